"""Matches at local tables for the tests beside this file: played by seeded random choices, with their records."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from msgspec import structs

from chequered.bots import levels
from chequered.cli.seats import read_seats
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.table import LocalTable
from chequered.games import game
from chequered.match import Match
from chequered.match.record import ViewRecord, dump, view_record

SECRET = bytes(range(32))
SPRINT = {"laps": 1, "qualifying": 0}
"""The shortest race of Table-MotoGP."""


def table(
    seats: str = "Ada,Ben,novice",
    choices: Mapping[str, int] | None = None,
    board: str = "short",
    name: str = "monza",
) -> LocalTable:
    found = game(name)
    sitters = read_seats(found, seats, levels(found))
    return LocalTable(
        found, found.boards.load(board), choices or {}, sitters, secret=SECRET, entropy=b"sixteen and more"
    )


def motogp(
    seats: str = "Ada,Ben,Chiara", choices: Mapping[str, int] | None = None, board: str = "ironwood"
) -> LocalTable:
    return table(seats, SPRINT if choices is None else choices, board, "motogp")


def moto_strategy(
    seats: str = "Ada,Ben,novice", choices: Mapping[str, int] | None = None, board: str = "standard"
) -> LocalTable:
    return table(seats, choices, board, "moto_strategy")


def season(seats: str = "Ada,Ben,Chiara", boards: tuple[str, ...] = ("ironwood", "portovelo")) -> LocalSeason:
    found = game("motogp")
    circuits = [found.boards.load(board) for board in boards]
    return LocalSeason(found, circuits, SPRINT, read_seats(found, seats, levels(found)))


def scene_of(at: LocalTable, language: str = "en") -> Scene:
    names = [sitter.name for sitter in at.sitters]
    attributes = [{name: values[seat] for name, values in at.attributes.items()} for seat in range(len(names))]
    return Scene(at.game, language, at.board, names, attributes, at.choices)


def answers(match: Match) -> list[tuple[str, ...]]:
    """All that the deciding seat can do: actions, and whole ways in place of their steps."""
    ways = {token for block in match.game.spec.blocks if block.way for token in block.tokens}
    single = [(choice.token,) for choice in match.choices() if choice.token not in ways]
    return single + [plan.tokens for plan in match.plans() if plan.tokens[0] in ways]


def play_on(at: LocalTable, dice: random.Random, steps: int = 100_000) -> None:
    """Play so many steps, or to the end."""
    while not at.match.over and steps:
        if at.match.is_standing:
            at.answer({})
        else:
            at.play(dice.choice(answers(at.match)))
        steps -= 1


PLAYED = "2026-11-30T20:00:00+00:00"
"""When the matches of files began: what was seen of one is played again for it, some moments later."""


def played(seed: int = 1, **arguments: object) -> LocalTable:
    at = table(**arguments)  # type: ignore[arg-type]  # who calls names them right
    play_on(at, random.Random(seed))
    return at


def record_file(folder: Path, seed: int = 1, **arguments: object) -> Path:
    file = folder / "race.chequered.json"
    file.write_bytes(dump(structs.replace(played(seed, **arguments).record(), played=PLAYED)))
    return file


def seen_by(at: LocalTable, seat: int) -> ViewRecord:
    """What a seat (-1: a spectator) has seen of the match so far."""
    whole = at.record()
    return view_record(
        at.game,
        played=whole.played,
        options=whole.options,
        seats=whole.seats,
        board=whole.board,
        commitment=whole.chance.commitment,
        seat=seat,
        steps=at.match.steps_for(None if seat < 0 else seat),
    )


def view_file(folder: Path) -> Path:
    """What the first seat saw of the match that `record_file` writes down."""
    file = folder / "mine.json"
    file.write_bytes(dump(structs.replace(seen_by(played(), 0), played=PLAYED)))
    return file
