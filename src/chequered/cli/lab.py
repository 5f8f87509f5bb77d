"""`chequered lab …`: many matches between bots, and what they show."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter, validators

from chequered.bots import levels
from chequered.cli.games import board_named
from chequered.cli.per_game import per_game, unusual
from chequered.cli.wrong import DONE, WrongUse, one_line, unknown
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game, OptionsError

if TYPE_CHECKING:
    from rich.table import Table

    from chequered.lab import Told

LINE_UP = "club,novice,novice,novice"

BoardOption = Annotated[str, Parameter(help="Name or code of the board; by default the one offered first.")]
MatchesOption = Annotated[int, Parameter(validator=validators.Number(gte=1), help="How many matches.")]
SeedOption = Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**32), help="Another one, other matches.")]
SeatsOption = Annotated[int, Parameter(help="Number of seats.")]


def match(
    game: Game,
    choices: Mapping[str, int],
    *,
    bots: Annotated[
        str, Parameter(help="The levels, one for each seat; seats are rotated.")
    ] = "club,novice,novice,novice",
    matches: MatchesOption = 20_000,
    board: BoardOption = "",
    seed: SeedOption = 1,
) -> int:
    """How often each of these bots wins: shares with their 95 % intervals; a shared win counts its part."""
    from chequered.lab import play_batch, scores, scores_table

    line_up = [_level(game, name) for name in bots.split(",")]
    loaded = board_named(game, board, choices)
    try:
        batch = play_batch(game, loaded, line_up, matches, choices=choices, seed=seed, told=_telling())
    except (ValueError, OptionsError) as error:
        raise WrongUse(one_line(error)) from None
    _show(scores_table(_title(game, loaded, choices, matches, seed), scores(batch)))
    return DONE


def ladder(
    game: Game,
    choices: Mapping[str, int],
    *,
    seats: SeatsOption = 4,
    matches: MatchesOption = 20_000,
    board: BoardOption = "",
    seed: SeedOption = 1,
) -> int:
    """Each level of bots alone against tables full of each other level."""
    from chequered.lab import ladder as climbed
    from chequered.lab import ladder_table

    loaded = board_named(game, board, choices)
    try:
        rungs = climbed(game, loaded, levels(game), seats=seats, matches=matches, choices=choices, seed=seed)
    except (ValueError, OptionsError) as error:
        raise WrongUse(one_line(error)) from None
    _show(ladder_table(_title(game, loaded, choices, matches, seed), rungs))
    return DONE


def balance(
    game: Game,
    choices: Mapping[str, int],
    *,
    level: Annotated[str, Parameter(help="The level of all bots.")] = "club",
    seats: SeatsOption = 4,
    matches: MatchesOption = 100_000,
    board: BoardOption = "",
    seed: SeedOption = 1,
) -> int:
    """Whether seats and what seats choose are fair between equal bots, and what the game counts."""
    from chequered.lab import balance as balanced
    from chequered.lab import balance_tables

    loaded, name = board_named(game, board, choices), _level(game, level)
    try:
        report = balanced(game, loaded, name, seats=seats, matches=matches, choices=choices, seed=seed, told=_telling())
    except (ValueError, OptionsError) as error:
        raise WrongUse(one_line(error)) from None
    _show(*balance_tables(_title(game, loaded, choices, matches, seed), report))
    return DONE


def _level(game: Game, name: str) -> str:
    wanted = name.strip().lower()
    if wanted not in levels(game):
        raise unknown("bot", name.strip(), levels(game))
    return wanted


def _title(game: Game, board: LoadedBoard, choices: Mapping[str, int], matches: int, seed: int) -> str:
    parts = [game.spec.id, board.name or board.code, *unusual(game, choices), f"{matches:,} matches", f"seed {seed}"]
    return ", ".join(parts)


def _telling() -> Told | None:
    """Progress on a terminal, and none elsewhere."""
    if not sys.stderr.isatty():
        return None

    def told(done: int, total: int) -> None:
        print(f"\r{done:,} of {total:,}", end="" if done < total else "\n", file=sys.stderr, flush=True)

    return told


def _show(*tables: Table) -> None:
    from chequered.cli.printing import printer

    for table in tables:
        printer().print(table)


app = App(name="lab", help="Many matches between bots, and what they show.")
app.command(per_game("lab match", match, "How often each bot of a line-up wins."))
app.command(per_game("lab ladder", ladder, "Each level against each other."))
app.command(per_game("lab balance", balance, "Whether seats and their choices are fair."))
