"""`chequered play GAME`: a match in the terminal, with bots and with people at the same keyboard."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from chequered.bots import levels
from chequered.cli.games import SeasonOption, board_named, season_named
from chequered.cli.per_game import per_game
from chequered.cli.seats import ME, drawn, read_seats
from chequered.cli.wrong import DONE, WrongUse, unknown
from chequered.kernel.game import Game
from chequered.text import LANGUAGES, best_language

LanguageOption = Annotated[str, Parameter(help=f"One of {', '.join(LANGUAGES)}; by default this machine's.")]


def play(
    game: Game,
    choices: Mapping[str, int],
    *,
    seats: Annotated[
        str,
        Parameter(
            help="Who sits, in the order of play: me, bots by level, people at this screen by name. "
            "By default me and two of the best bots, in an order drawn by lot."
        ),
    ] = "",
    drawn_seats: Annotated[bool, Parameter(name="--drawn", help="Draw the order of the seats by lot.")] = False,
    board: Annotated[str, Parameter(help="Name or code of the board; by default the one offered first.")] = "",
    season: SeasonOption = None,
    name: Annotated[str, Parameter(help="What `me` is called; by default your language's word for you.")] = "",
    language: LanguageOption = "",
    pace: Annotated[
        float,
        Parameter(
            validator=validators.Number(gte=0, lte=60), help="Seconds that a bot lets pass; 0: no more than it thinks."
        ),
    ] = 0.6,
    pause: Annotated[
        float,
        Parameter(
            validator=validators.Number(gte=0, lte=60),
            help="Seconds between two turns in which cards can be laid out of turn, in games that have such cards; "
            "0: no more than bots think, by which it may be told what they hold.",
        ),
    ] = 1.5,
    save: Annotated[Path | None, Parameter(help="Where the record goes at the end; else you are asked.")] = None,
) -> int:
    """Play in the terminal. `chequered verify` proves every die and card of the record."""
    from chequered.cli.terminal.season import LocalSeason
    from chequered.cli.terminal.table import LocalTable

    spoken = language_named(language)
    # The seats are drawn unless somebody orders them.
    is_drawn = drawn_seats or not seats
    sitters = read_seats(game, seats or f"{ME},{levels(game)[-1]},{levels(game)[-1]}", levels(game), spoken, name)
    order = drawn(sitters) if is_drawn else sitters
    circuits = season_named(game, season, board)
    if circuits:
        series: LocalSeason | LocalTable = LocalSeason(game, circuits, choices, order)
    else:
        series = LocalTable(game, board_named(game, board, choices), choices, order)
    if save and not save.absolute().parent.is_dir():
        raise WrongUse(f"there is no folder {save.absolute().parent}")
    if save and save.is_dir():
        raise WrongUse(f"expected a file for --save, got the folder {save}")
    need_terminal()

    from chequered.cli.terminal.apps import PlayApp

    PlayApp(series, spoken, pace=pace, pause=pause, save=save).run()
    return DONE


def language_named(language: str) -> str:
    """The language asked for, by default the one of the environment; raises `WrongUse`."""
    if not language:
        names = ("LC_ALL", "LC_MESSAGES", "LANG")
        return best_language(next((os.environ[name] for name in names if os.environ.get(name)), ""))
    if language not in LANGUAGES:
        raise unknown("language", language, LANGUAGES)
    return language


def need_terminal() -> None:
    """Refuse to draw a screen where there is none."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise WrongUse("this needs a terminal; input or output is redirected")


app = per_game("play", play, "Play in the terminal.")
