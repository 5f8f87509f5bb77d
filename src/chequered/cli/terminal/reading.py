"""A record opened for replay: folded to every position if this program has its rules, else told from its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chequered.bots import levels
from chequered.cli.seats import LONGEST_NAME, bot_name
from chequered.cli.terminal.scene import Scene
from chequered.cli.wrong import WrongUse, one_line, printable, unknown
from chequered.games import GAMES, game
from chequered.kernel.boards import BoardError
from chequered.kernel.game import Game
from chequered.kernel.shortened import cut
from chequered.match import Classified, FoldError, GivenChance, Match
from chequered.match.journal import Happening, Refused, Step, UnknownToken
from chequered.match.record import AnyRecord, MatchRecord, RecordError, SeatPart, steps_of
from chequered.match.referee import referee
from chequered.match.showable import check_steps
from chequered.match.verify import open_record
from chequered.text import Sentences


class Reading:
    """A record's scene and steps; `match` is there if the record can be folded."""

    def __init__(self, record: AnyRecord, language: str) -> None:
        """Open a record.

        Raises:
            WrongUse: a game, a board, a number of seats or an event that this program cannot show.
        """
        if record.game not in GAMES:
            raise unknown("game", record.game, GAMES)
        found = game(record.game)
        try:
            board = found.boards.from_content(record.board.content)
        except BoardError as error:
            raise WrongUse(f"the record's board: {one_line(error)}") from None
        seats, (fewest, most) = record.seats, found.spec.seats
        if not fewest <= len(seats) <= most:
            raise WrongUse(f"the record has {len(seats)} seats, but {record.game} is for {fewest} to {most}")
        words = Sentences(language)
        names = [_name(words, found, seat, number) for number, seat in enumerate(seats, 1)]
        attributes = [seat.attributes for seat in seats]
        # Another version of the rules may have had other values, for which there are no words.
        known = {option.name: range(option.low, option.high + 1) for option in found.spec.options}
        self._choices = {name: value for name, value in record.options.items() if value in known.get(name, ())}
        self.scene = Scene(found, language, board, names, attributes, self._choices)
        self.steps = steps_of(record.steps)
        try:
            check_steps(self.steps, found.spec, len(seats), len(board.cells))
        except RecordError as error:
            raise WrongUse(f"the record cannot be shown: {one_line(error)}") from None
        self.match = _folded(found, record, self.steps)

    @property
    def opening(self) -> tuple[Happening, ...]:
        """What was reported before any entry; a record of events alone does not hold it."""
        return self.match.opening_for(None) if self.match else ()

    def view_after(self, number: int) -> Any | None:
        """The state after a step, all of it: a match record is open to everybody who has it.

        Of a record of events alone it is what a game of cards can tell from these, with the hands that they show.
        """
        if self.match:
            return self.match.state_after(number)
        scene, steps = self.scene, self.steps[: number + 1]
        heard = (happening for step in steps for entry in step.entries for happening in entry.events)
        return scene.look.told(heard, scene.board, scene.seats, self._choices)

    def classified_after(self, number: int) -> Sequence[Classified]:
        """How each piece does as things stand after a step; nothing where the state is not known."""
        if self.match is None:
            return ()
        state = self.match.state_after(number)
        return referee(self.match.game).classify(self.match.board.record, state, self.match.seats)

    def actor_of(self, number: int) -> int:
        """The seat that began step `number`, or that decides after the last one; -1 for nobody."""
        later = self.steps[number + 1 : number + 2]
        return later[0].entries[0].seat if later and later[0].entries else -1


def _name(words: Sentences, found: Game, seat: SeatPart, number: int) -> str:
    """A seat's name, or what it is called without; a level that there is no more is told as it was written down."""
    if seat.name:
        return seat.name
    if seat.level in levels(found):
        return bot_name(words, seat.level, number)
    if seat.level:
        return words.sentence("seat-bot-name", level=cut(printable(seat.level), LONGEST_NAME), number=number)
    return words.sentence("seat-number", number=number)


def _folded(found: Game, record: AnyRecord, steps: list[Step]) -> Match | None:
    if not isinstance(record, MatchRecord):
        return None
    ids = found.spec.ids
    outcomes = [ids.get(entry.token, -1) for step in steps for entry in step.entries if entry.is_chance]
    try:
        _, board, options = open_record(record)
        return Match.restore(found, board, options, GivenChance(outcomes), steps)
    except (RecordError, FoldError, Refused, UnknownToken, IndexError, ValueError):
        # Of another version of the rules, or changed by hand: what it tells can be shown all the same.
        return None
