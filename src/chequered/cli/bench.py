"""`chequered bench`: how fast this machine plays, beside another engine in the same run."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, validators

from chequered.cli.games import board_named, game_named
from chequered.cli.wrong import DONE, WrongUse
from chequered.games import GAMES

if TYPE_CHECKING:
    from chequered.kernel.boards import LoadedBoard
    from chequered.kernel.game import Game
    from chequered.lab import Play


def bench(
    *,
    game: Annotated[str, Parameter(help="Only this game; by default all.")] = "",
    seats: Annotated[int, Parameter(help="Number of seats.")] = 4,
    board: Annotated[str, Parameter(help="Name or code of the board; by default the one offered first.")] = "",
    seconds: Annotated[
        float, Parameter(validator=validators.Number(gt=0, lte=60), help="About so long each measurement takes.")
    ] = 1.0,
    bots: Annotated[bool, Parameter(help="Measure too how long bots think.")] = False,
) -> int:
    """Measure random play: compiled and plain, one core, beside OpenSpiel's C++ where it is installed.

    All actions and outcomes count as steps, as OpenSpiel counts them.
    """
    from chequered.cli.printing import printer
    from chequered.lab import answers_table, machine, race, speed_table, thinking

    games = [(found, board_named(found, board)) for found in ([game_named(game)] if game else map(game_named, GAMES))]
    for found, _ in games:
        low, high = found.spec.seats
        if not low <= seats <= high:
            raise WrongUse(f"{found.spec.id} is for {low} to {high} seats, got {seats}")
    console = printer()
    console.print(machine())
    ours = [play for found, loaded in games for play in _plays(found, loaded, seats)]
    theirs = _reference()
    speeds = race([*ours, *theirs], seconds)
    console.print(speed_table("Random play, one core", speeds[: len(ours)], speeds[-1] if theirs else None))
    for found, loaded in games if bots else []:
        console.print(answers_table(f"How long bots think: {found.spec.id}", thinking(found, loaded, {})))
    return DONE


def _plays(game: Game, board: LoadedBoard, seats: int) -> list[Play]:
    """Compiled and plain, and compiled with every switch of the game on, if it has any."""
    from chequered.lab import CompiledPlay, PlainPlay

    switches = {option.name: 1 for option in game.spec.options if (option.low, option.high) == (0, 1)}
    switched = [CompiledPlay(game, board, seats, switches)] if switches else []
    return [CompiledPlay(game, board, seats, {}), *switched, PlainPlay(game, board, seats, {})]


def _reference() -> list[Play]:
    from chequered.lab import OpenSpielMissingError, OpenSpielPlay

    try:
        return [OpenSpielPlay()]
    except OpenSpielMissingError as missing:
        print(missing, file=sys.stderr)
        return []
