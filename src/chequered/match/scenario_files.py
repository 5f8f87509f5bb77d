"""Scenario files: rules as tests, in TOML, and how they are read. What is not known is refused with its place.

A file names its game and holds scenarios. `boards` may name a file beside it whose tables are boards of its own:
`content` as the game's boards object reads it, of which a board that is `like` an earlier one gives what differs.
`common` holds what all scenarios of the file share; a table in it is completed by the scenario's own table of that
name, anything else replaced.

    game = "monza"
    boards = "boards.toml"
    common = { seats = 2 }                           # of all scenarios, where they say nothing else

    [[scenario]]
    title = "A die goes on a cell of its colour"     # a sentence
    rules = ["MZ-3.3"]                               # what it proves
    board = "brick"                                  # of the boards file, a shipped one, a code, or a table of its own
    seats = 3
    options = { challenge = 1 }
    attributes = { colour = ["red", "blue"] }
    position = { cell = ["M2", "M1"], at = "M2" }    # fields of the state, put over the opening position
    before = "red red red blue green white"          # played before anything is looked at

    moves = "ahead"                                  # outcomes of chance and actions; `1:left` is seat 1's
    events = ["MZ-3.3 placed seat=0 cell=M3 colour=purple"]
    fields = { used = 1 }
    actor = 0                                        # a seat, "chance" or "over"
    legal = "left stop"                              # exactly these
    targets = { left = "L3", right = "none" }        # a cell, a card, the number of a seat, or none
    refused = { right = "MZ-3.4", "1:left" = "MZ-3.1" }

The lines from `moves` on are a stage, to which `outcomes` (the weight of each possible outcome of chance) and `places`
(of the seats) belong too: the moves, then what holds after them. `events` are those of the stage's moves, all of them,
in order. A scenario of several stages has them in `[[scenario.stage]]` instead. `opening` are the events of the
opening.

A list in `position` or `fields` may be shorter than the field: it then speaks of the first entries. A table speaks of
the entries that its keys name, by index or word. Words stand for numbers: names of cells as drawn, the game's own words
such as colours and cards, and where seats have several pieces `1a`, `1b` … for those of the first seat. A word that two
vocabularies of the game have for different numbers needs its vocabulary, as in `supplier.yellow`. An empty word in
`attributes` chooses nothing. What follows from other fields, such as the number of cards in a hand, need not be
given in a `position` if the game can tell it (`contract.complete`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

Value = int | str | list[Any] | dict[str, Any]
"""What a field of the state is given or compared with; the lists and tables hold more of the same."""


class ScenarioError(ValueError):
    """A scenario file that cannot be read or played; the message says which file and where in it."""


class Checks(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stage: moves, and what must hold after them; what is not given is not looked at."""

    moves: str = ""
    events: list[str] | None = None
    fields: dict[str, Value] = {}
    actor: int | str | None = None
    legal: str | None = None
    targets: dict[str, str] = {}
    refused: dict[str, str] = {}
    outcomes: dict[str, int] | None = None
    places: list[int] | None = None

    def is_empty(self) -> bool:
        """Whether nothing is looked at."""
        given = (self.events, self.actor, self.legal, self.outcomes, self.places)
        return all(value is None for value in given) and not (self.fields or self.targets or self.refused)


class Course(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board of the scenarios' own: its content for the game's boards object.

    It may be `like` another of its file: then it says only what is different.
    """

    content: dict[str, Any]
    like: str = ""


class Scenario(Checks, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One scenario: a position, then stages."""

    title: str
    rules: list[str]
    board: str | Course = ""
    seats: int = 2
    options: dict[str, int] = {}
    attributes: dict[str, list[str]] = {}
    opening: list[str] | None = None
    position: dict[str, Value] = {}
    before: str = ""
    stage: list[Checks] = []

    @property
    def stages(self) -> list[Checks]:
        """The stages; a scenario without a list of them is a stage itself."""
        return self.stage or [self]


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    boards: str = ""
    common: dict[str, Any] = {}
    scenario: list[dict[str, Any]]


class _Completed(msgspec.Struct, frozen=True, kw_only=True):
    scenario: list[Scenario]


def read_scenarios(path: Path) -> tuple[str, list[Scenario]]:
    """The id of the file's game, and its scenarios, with the boards of the boards file put in.

    Raises:
        ScenarioError: no such file, no TOML, or a key or value that no scenario has.
    """
    file = _read(path, _File)
    courses = _courses(path.parent / file.boards) if file.boards else {}
    completed = {"scenario": [_over(file.common, own) for own in file.scenario]}
    scenarios = _converted(path, completed, _Completed).scenario
    return file.game, [_checked(scenario, courses, path) for scenario in scenarios]


def _courses(path: Path) -> dict[str, Course]:
    courses: dict[str, Course] = {}
    for name, course in _read(path, dict[str, Course]).items():
        if course.like and course.like not in courses:
            raise ScenarioError(f"{path}, {name}: there is no board {course.like!r} before it")
        model = courses[course.like].content if course.like else {}
        courses[name] = Course(content=_over(model, course.content))
    return courses


def _read(path: Path, shape: Any) -> Any:
    try:
        return _converted(path, tomllib.loads(path.read_text("utf-8")), shape)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ScenarioError(f"{path}: {error}") from error


def _converted(path: Path, value: object, shape: Any) -> Any:
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{path}: {error}") from error


def _over(common: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Both together; where both hold a table, those together, else the own value."""
    both = {name: _over(common[name], value) for name, value in own.items() if _are_tables(common.get(name), value)}
    return {**common, **own, **both}


def _are_tables(*values: object) -> bool:
    return all(isinstance(value, dict) for value in values)


def _checked(scenario: Scenario, courses: Mapping[str, Course], path: Path) -> Scenario:
    where = f"{path}, {scenario.title!r}"
    if not scenario.board:
        raise ScenarioError(f"{where}: expected a board, got none")
    if not scenario.rules:
        raise ScenarioError(f"{where}: expected the numbers of the rules it proves, got none")
    if scenario.stage and (scenario.moves or not scenario.is_empty()):
        raise ScenarioError(f"{where}: expected moves and checks in the stages only, or no stages")
    for number, stage in enumerate(scenario.stages, 1):
        if stage.is_empty() and scenario.opening is None:
            raise ScenarioError(f"{where}, stage {number}: nothing is looked at")
    if isinstance(scenario.board, str) and scenario.board in courses:
        return msgspec.structs.replace(scenario, board=courses[scenario.board])
    return scenario
