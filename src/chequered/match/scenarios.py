"""Plays scenarios, plain and compiled side by side. `chequered.match.scenario_files` says what a scenario is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from chequered.games import game as find_game
from chequered.kernel.boards import BoardError
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.game import Game, OptionsError
from chequered.kernel.record import Record
from chequered.match.scenario_files import Checks, Scenario, ScenarioError, read_scenarios
from chequered.match.scenario_words import Words, overlaid
from chequered.match.twins import EndlessError, TwinError, twin_of

ACTORS = {CHANCE: "chance", OVER: "over"}
LEGAL = "legal"


@dataclass(frozen=True)
class Failure:
    """What did not hold: the stage (from 1; 0 is the way to the position), what was looked at, expected and got."""

    stage: int
    what: str
    expected: object
    got: object

    def __str__(self) -> str:
        return f"stage {self.stage}, {self.what}\n    expected {self.expected}\n    got      {self.got}"


@dataclass(frozen=True)
class Report:
    """How a scenario went: `entries` outcomes and actions were played."""

    scenario: Scenario
    entries: int
    failures: tuple[Failure, ...]

    @property
    def is_passed(self) -> bool:
        """Whether everything held."""
        return not self.failures

    def __str__(self) -> str:
        head = f"{'passed' if self.is_passed else 'FAILED'}: {self.scenario.title} ({', '.join(self.scenario.rules)})"
        return "\n  ".join([head, *map(str, self.failures)])


def play_file(path: Path) -> list[Report]:
    """Play every scenario of a file.

    Raises:
        ScenarioError: the file cannot be read, or names what the game does not have; the message says where.
    """
    name, scenarios = read_scenarios(path)
    try:
        game = find_game(name)
    except KeyError as error:
        raise ScenarioError(f"{path}: {error.args[0]}") from error
    return [_played(game, scenario, path) for scenario in scenarios]


def play(game: Game, scenario: Scenario) -> Report:
    """Play one scenario.

    Raises:
        ScenarioError, OptionsError, BoardError: it names what the game does not have.
    """
    return _Play(game, scenario).run()


def opened(game: Game, scenario: Scenario) -> tuple[Record, Record]:
    """The board and the state where the stages of a scenario begin.

    Raises:
        ScenarioError, OptionsError, BoardError: it names what the game does not have, or a move cannot be made.
    """
    begun = _Play(game, scenario)
    try:
        begun.open()
    except _Stopped:
        raise ScenarioError(str(begun.failures[0])) from None
    return begun.board.record, begun.twin.s.copy()


def _played(game: Game, scenario: Scenario, path: Path) -> Report:
    try:
        return play(game, scenario)
    except (ScenarioError, OptionsError, BoardError) as error:
        raise ScenarioError(f"{path}, {scenario.title!r}: {error}") from error


def _chosen(attributes: Mapping[str, Sequence[str]]) -> dict[str, list[str | None]]:
    return {name: [value or None for value in values] for name, values in attributes.items()}


class _Stopped(Exception):  # noqa: N818  # no error: what went wrong is in the report
    """A scenario that cannot go on."""


class _Play:
    """One scenario on its way."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.scenario = scenario
        given = scenario.board
        self.board = game.boards.load(given) if isinstance(given, str) else game.boards.from_content(given.content)
        cells = self.board.drawing.cells if self.board.drawing else ()
        self.words = Words(game.spec, [cell.name for cell in cells], scenario.seats)
        self.options = game.options(scenario.seats, scenario.options, _chosen(scenario.attributes))
        self.twin = twin_of(game.spec.id)
        self.failures: list[Failure] = []
        self.entries = self.stage = 0

    def run(self) -> Report:
        try:
            self.open()
            for checks in self.scenario.stages:
                self.stage += 1
                self.twin.events.clear()
                self.move(checks.moves)
                self.check(checks)
        except _Stopped:
            pass
        except TwinError as error:
            self.failures.append(Failure(self.stage, "plain and compiled", "the same", error))
        except ScenarioError as error:
            raise ScenarioError(f"stage {self.stage}: {error}") from error
        except (IndexError, OverflowError) as error:
            fault = "the position has a number that the rules cannot use"
            raise ScenarioError(f"stage {self.stage}: {fault}: {error}") from error
        return Report(self.scenario, self.entries, tuple(self.failures))

    def open(self) -> None:
        for rule in self.scenario.rules:
            self.words.rule(rule)
        self.twin.setup(self.board.record, self.options)
        self.expect("opening", self.scenario.opening, self.events())
        for name, value in self.scenario.position.items():
            self.twin.put(name, overlaid(self.field(name), self.words.numbers(value), name))
        if self.scenario.position:
            self.twin.complete()
        self.move(self.scenario.before)

    def move(self, moves: str) -> None:
        for number, move in enumerate(moves.split(), 1):
            seat, action = self.seat_and_action(move)
            answer = self.answer(seat, action)
            self.expect(f"move {number}, {move}", LEGAL, answer)
            if answer != LEGAL:
                raise _Stopped
            try:
                self.twin.apply(action)
            except EndlessError as error:
                self.expect(f"move {number}, {move}", "an end", str(error))
                raise _Stopped from None
            self.entries += 1

    def check(self, checks: Checks) -> None:
        who, tokens = self.actor(), self.words.spec.tokens
        self.expect("actor", checks.actor, ACTORS.get(who, who))
        self.expect("events", checks.events, self.events())
        for name, value in checks.fields.items():
            got = self.field(name)
            self.expect(name, overlaid(got, self.words.numbers(value), name), got)
        legal = sorted(tokens[action] for action in self.twin.legal())
        self.expect("legal", None if checks.legal is None else sorted(checks.legal.split()), legal)
        for token, word in checks.targets.items():
            _, action = self.seat_and_action(token)
            self.expect(f"target of {token}", word, self.words.target(action, self.twin.target(action)))
        for text, rule in checks.refused.items():
            for token in text.split():
                self.expect(f"answer to {token}", self.words.rule(rule), self.answer(*self.seat_and_action(token)))
        weights = {tokens[k]: weight for k, weight in enumerate(self.twin.outcomes())}
        named = checks.outcomes or {}
        self.expect("outcomes", checks.outcomes, {word: n for word, n in weights.items() if n or word in named})
        self.expect("places", checks.places, self.twin.places())

    def expect(self, what: str, expected: object, got: object) -> None:
        if expected is not None and expected != got:
            self.failures.append(Failure(self.stage, what, expected, got))

    # ------------------------------------------------------------------------------------------------ asking

    def seat_and_action(self, text: str) -> tuple[int, int]:
        """The seat that is written in front of the token, else the actor; and the id."""
        seat, action = self.words.action(text)
        return (self.actor() if seat is None else seat), action

    def actor(self) -> int:
        """The seat that decides, or one of `ACTORS`; a position made by hand can have nobody who does."""
        who = self.twin.actor()
        if who not in ACTORS and not 0 <= who < self.scenario.seats:
            raise ScenarioError(
                f"the position has a number that the rules cannot use: there is no seat {who} to decide"
            )
        return who

    def answer(self, seat: int, action: int) -> str:
        """What the rules say to an action of a seat, or to an outcome of chance."""
        if seat >= 0:
            rule = self.twin.refusal(seat, action)
            return self.words.spec.rule_name(rule) if rule else LEGAL
        weights = self.twin.outcomes()
        possible = action < len(weights) and weights[action] > 0
        return LEGAL if possible else f"{ACTORS[seat]}: no seat decides, and this is no outcome"

    def events(self) -> list[str]:
        return [self.words.event(*event) for event in self.twin.events]

    def field(self, name: str) -> object:
        state = self.twin.s
        if name not in state.FIELDS:
            raise ScenarioError(f"the state has no field {name!r}; it has {', '.join(state.FIELDS)}")
        return getattr(state, name)
