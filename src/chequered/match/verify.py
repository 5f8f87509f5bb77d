"""Verifying a record without the server: were the dice those promised, and does the match follow the rules?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from chequered.games import GAMES, game
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.game import Game, OptionsError, Spec
from chequered.kernel.record import Record
from chequered.kernel.shortened import LONGEST_VALUE, cut, shortened
from chequered.match.chance import MOST_WEIGHT, VerifiableChance, commitment, joint_entropy
from chequered.match.division import Division
from chequered.match.journal import Classified, Entry, Refused, Step, UnknownToken
from chequered.match.record import (
    BoardPart,
    ClassifiedPart,
    MatchRecord,
    RecordError,
    ViewRecord,
    classified_parts,
    steps_of,
)
from chequered.match.referee import Referee, referee, state_digest
from chequered.match.seen import seen


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing checked: what, whether it holds, and where it breaks if it does not."""

    check: str
    holds: bool
    detail: str


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in a record. It verifies if everything checked holds."""

    findings: tuple[Finding, ...]

    @property
    def verifies(self) -> bool:
        """Whether every check holds."""
        return all(finding.holds for finding in self.findings)


class _Broken(Exception):  # noqa: N818  a place, not an error of ours
    """Where a check stops, in words."""


def verify(record: MatchRecord) -> Report:
    """Check commitment, outcomes, rules and result of a record, in this order; each check stops at its first fault.

    Raises:
        RecordError: the record's game, options or board cannot be used at all.
    """
    found_game = _game(record)
    table = _Table(record, found_game)
    checks = (
        ("commitment", _check_commitment(record)),
        ("outcomes", _check_outcomes(record)),
        ("rules", table.check_rules()),
        ("result", table.check_result()),
    )
    return Report(tuple(finding(name, faults) for name, faults in checks))


def compare(record: MatchRecord, view: ViewRecord) -> Finding:
    """Check that a whole record tells of each step what one seat (or a spectator) saw of it while the match went on.

    Raises:
        RecordError: the record's game cannot be used at all.
    """
    return finding("seen", _differences(record, view, _game(record).spec))


def _differences(record: MatchRecord, view: ViewRecord, spec: Spec) -> Iterator[str]:
    for field in ("game", "rules_version", "played", "options", "board"):
        if getattr(record, field) != getattr(view, field):
            yield f"field `{field}` is another one"
    if record.chance.commitment != view.commitment:
        yield "another secret was promised before the start"
    if len(view.seats) != len(record.seats) or view.seat >= len(record.seats):
        yield f"it is of seat {view.seat} of {len(view.seats)}, and there are {len(record.seats)}"
    for number, (saw, sits) in enumerate(zip(view.seats, record.seats, strict=False)):
        if saw != sits:
            yield f"somebody else was seen in seat {number}"
    seat = view.seat if view.seat >= 0 else None
    for told, step in zip_longest(steps_of(view.steps), steps_of(record.steps)[: len(view.steps)]):
        if step is None or told is None:
            yield f"more steps were seen than the {len(record.steps)} of the record"
        elif told != seen(spec, step, seat):
            yield f"step {step.number} was seen otherwise"


def finding(check: str, faults: Iterator[str]) -> Finding:
    """What a check has found that yields its faults."""
    first = next(faults, "")
    return Finding(check, not first, cut(first))


def _game(record: MatchRecord) -> Game:
    if record.game not in GAMES:
        raise RecordError(f"field `game`: no game {shortened(record.game)}; there are: {', '.join(GAMES)}")
    found = game(record.game)
    if record.rules_version != found.spec.version:
        raise RecordError(
            f"played by version {record.rules_version} of the rules of {record.game}; this program has version "
            f"{found.spec.version}: the record can be read, but only its own version can replay it"
        )
    return found


def open_record(record: MatchRecord) -> tuple[Game, LoadedBoard, Record]:
    """The game, board and options that a record was played with.

    Raises:
        RecordError: they are not usable, with the field and the reason.
    """
    found = _game(record)
    board = open_board(found, record.board, "board")
    attributes = {
        attribute.name: [seat.attributes.get(attribute.name) for seat in record.seats]
        for attribute in found.spec.attributes
    }
    try:
        options = found.options(len(record.seats), record.options, attributes)
    except OptionsError as error:
        raise RecordError(f"fields `options` and `seats`: {error}") from None
    return found, board, options


def open_board(found: Game, part: BoardPart, path: str) -> LoadedBoard:
    """The board that stands at this path of a record.

    Raises:
        RecordError: it is none of this game, or not the one that it is called.
    """
    try:
        board = found.boards.from_content(part.content)
    except BoardError as error:
        raise RecordError(f"field `{path}.content`: {error}") from None
    if (board.name, board.code) != (part.name, part.code):
        raise RecordError(f"field `{path}`: the content is that of {board.name or 'no preset'}, {board.code}")
    return board


def _check_commitment(record: MatchRecord) -> Iterator[str]:
    if not record.chance.secret:
        yield "the secret is not in the record: it is shown when the match has ended"
    elif commitment(bytes.fromhex(record.chance.secret)) != record.chance.commitment:
        yield "the secret is not the one that was promised before the first entry"


def _check_outcomes(record: MatchRecord) -> Iterator[str]:
    """Every outcome is the one that secret, entropy and its number give."""
    entropy = joint_entropy(bytes.fromhex(part) for part in record.chance.entropy)
    chance = VerifiableChance(bytes.fromhex(record.chance.secret), entropy)
    tokens = game(record.game).spec.chance_tokens
    number = 0
    for step in steps_of(record.steps):
        for place, entry in enumerate(step.entries):
            if entry.is_chance:
                fault = _outcome_fault(chance, number, entry, tokens)
                if fault:
                    yield f"step {step.number}, entry {place} (outcome {number}): {fault}"
                number += 1


def _outcome_fault(chance: VerifiableChance, number: int, entry: Entry, tokens: tuple[str, ...]) -> str:
    if not 0 < sum(entry.weights) <= MOST_WEIGHT or len(entry.weights) > len(tokens):
        return "it has no weights to be drawn with"
    due = tokens[chance.draw(number, entry.weights)]
    return "" if due == entry.token else f"it is {cut(entry.token, LONGEST_VALUE)}, but the secret gives {due}"


def _words(piece: ClassifiedPart | None) -> str:
    return f"place {piece.place} with {piece.points} points" if piece else "nothing"


class _Table:
    """A record folded again by the rules."""

    def __init__(self, record: MatchRecord, found: Game) -> None:
        _, self._board, self._options = open_record(record)
        self._record = record
        self._referee: Referee = referee(found)
        self._state, _ = self._referee.opening(self._board.record, self._options)

    def check_rules(self) -> Iterator[str]:
        """Every entry is legal or possible, and causes the events and the state that the record tells."""
        for expected, step in enumerate(steps_of(self._record.steps)):
            try:
                self._fold(step, expected)
            except _Broken as broken:
                yield f"step {step.number}{broken}"
                return

    def check_result(self) -> Iterator[str]:
        """The record is of a match that has ended, and the places are those it ended with."""
        if self._referee.actor(self._board.record, self._state) != OVER:
            yield "the match in the record has not ended"
        places = self._referee.places(self._board.record, self._state, len(self._record.seats))
        if places != self._record.places:
            yield f"the record says places {shortened(self._record.places)}, the rules say {places}"
        for piece, (told, due) in enumerate(
            zip_longest(self._record.classification, classified_parts(self._classified()))
        ):
            if told != due:
                yield f"piece {piece}: {_words(told)} in the record, {_words(due)} by the rules"

    def _classified(self) -> list[Classified]:
        """What counts for a season, if the game has seasons."""
        if not self._referee.spec.season:
            return []
        return self._referee.classify(self._board.record, self._state, len(self._record.seats))

    def _fold(self, step: Step, expected: int) -> None:
        if step.number != expected:
            raise _Broken(f": expected step {expected} here")
        division = Division(self._referee, self._board.record, opening=expected == 0)
        last: Entry | None = None
        for place, entry in enumerate(step.entries):
            # Before the entry is carried out: what it could be depends on the state that it meets.
            astray = division.fault(self._state, last, entry)
            fault = self._entry_fault(entry) or astray
            if fault:
                raise _Broken(f", entry {place}: {fault}")
            last = entry
        astray = division.end_fault(self._state, last)
        if astray:
            raise _Broken(f": {astray}")
        if state_digest(self._state) != step.digest:
            raise _Broken(": the state after it has another digest")

    def _entry_fault(self, entry: Entry) -> str:
        board, state = self._board.record, self._state
        try:
            if not entry.is_chance:
                made = self._referee.act(board, state, entry.seat, entry.token)
            elif self._referee.actor(board, state) != CHANCE:
                return "an outcome where a decision is due"
            else:
                outcome = self._referee.id_of(entry.token)
                made = self._referee.fall(board, state, outcome, self._referee.weights(board, state))
        except (Refused, UnknownToken, ValueError) as error:
            return str(error)
        if made.weights != entry.weights:
            return f"its weights are {shortened(list(entry.weights))}, the rules say {list(made.weights)}"
        return "" if made.events == entry.events else "its events are not those that the rules give"
