"""A game as the layers above see it: its facts, its record types, its rules, its boards and its bots."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from chequered.kernel.binding import Bound, Function, bind_compiled, bind_plain
from chequered.kernel.boards import Boards
from chequered.kernel.record import Record, See
from chequered.kernel.shortened import shortened

Target = Literal["nothing", "cell", "seat", "card"]
Kind = Literal["rule", "ruling", "ours"]
SEATS = "seats"
"""The name of the options field that holds the number of seats."""

FROM, TO = "from", "to"
"""Names of an event's cells: where its piece came from, and where it stands from then on."""


class OptionsError(ValueError):
    """Options or seat attributes that the game does not have or allow; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is opened: an integer from `low` to `high`; 0 to 1 is a switch.

    `board` is the preset to offer first while the option is not 0, empty if it makes no difference. `words` name the
    values, the first of them `low`, where a number or a switch would not say what they mean. `beside` is another option
    without which (0) this one makes no difference, so that nobody need be asked; empty for none.
    """

    name: str
    default: int
    low: int = 0
    high: int = 1
    board: str = ""
    words: tuple[str, ...] = ()
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Attribute:
    """Something each seat has from the start, such as a car's colour: one of `values`; `unique` if no two share it."""

    name: str
    values: tuple[str, ...]
    unique: bool = True


@dataclass(frozen=True, slots=True)
class Block:
    """A run of ids for one kind of decision, or for one kind of outcomes of chance.

    Blocks of `chance` stand before all others; the first block always is one. `target` is what its actions point at;
    `elsewhere` is the number of the rule that says what they can point at, the answer to "why not here?" where no
    action of the block leads. `way`: its actions are steps of one way, and what counts is where that ends; such ways
    are offered whole, and a step is not asked for if all ways end alike. `standing`: where its first action is legal,
    nobody is waited for; the seat's answer is the one it has given beforehand (`contract.beforehand`), or this action.
    `sealed`: what its actions say stays hidden until all have answered. People are waited for, seat after seat, but
    every seat that is still to be asked may answer beforehand, while another one decides.
    """

    name: str
    tokens: tuple[str, ...]
    target: Target = "nothing"
    elsewhere: int = 0
    chance: bool = False
    way: bool = False
    standing: bool = False
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument of an event.

    `kind` is `seat`, `piece`, `cell`, `count`, `amount` (which can be below zero) or the name of one of the spec's
    vocabularies. A cell called `to` is where the event's piece (or its seat's only one) stands from then on; any other
    cell but `from` is one it passes.
    """

    name: str
    kind: str
    see: See = "all"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that the rules report; its sentence is the text `<game>-event-<name>`.

    `leaves`: its piece stands on the board no more. `passing`: a step of a way, to be drawn; a log that tells where
    ways end need not tell it. `onward`: it tells what comes next, which is no consequence of what was chosen before.
    `chapter`: a part of the match ends with it, as a deal does; answers given beforehand lapse, and people look at it.
    `opens`: something that was hidden lies open to all from now on, as the hand of a player who is out does.
    """

    id: int
    name: str
    arguments: tuple[Argument, ...] = ()
    leaves: bool = False
    passing: bool = False
    onward: bool = False
    chapter: bool = False
    opens: bool = False


@dataclass(frozen=True)
class Spec:
    """The facts of a game.

    `id` names it in files and texts, `code` begins its rule numbers, `version` changes whenever a result could.
    `vocabularies` give words to small numbers (colour 0 is blue); `rules` says of each rule number whether it is the
    printed game's, our ruling, or our own data. Whose a piece is, `seat_of` says.
    """

    id: str
    code: str
    version: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    attributes: tuple[Attribute, ...]
    blocks: tuple[Block, ...]
    events: tuple[Event, ...]
    vocabularies: Mapping[str, tuple[str, ...]]
    rules: Mapping[int, Kind]
    longest: int
    """No match has more entries than this."""
    win: int
    """The number of the event by which a seat, its first argument, has won or shares the win."""
    pieces: int = 1
    """How many cars or motorcycles each seat has, but for the numbers of seats in `pieces_at`."""
    pieces_at: Mapping[int, int] = field(default_factory=dict)
    """How many it has at other numbers of seats than usual."""
    piece_colours: bool = False
    """Whether pieces get colours in the match, of their own and not their seat's, which then is shown without."""
    warm_up: str = ""
    """The field of the state that is 1 before the race itself, while a table may let bots play for all; or none."""
    open_choice: str = ""
    """The field of the state that is 1 where an only answer may be played unasked, or none: everywhere. In a game of
    hidden hands that is where whatever the hand holds there is but one, for else it would tell what the hand holds."""
    season: bool = False
    """Whether points of several matches add up to a season's championships."""

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The token of each id."""
        return tuple(token for block in self.blocks for token in block.tokens)

    @cached_property
    def ids(self) -> Mapping[str, int]:
        """The id of each token."""
        return {token: number for number, token in enumerate(self.tokens)}

    @cached_property
    def block_of(self) -> tuple[Block, ...]:
        """The block of each id."""
        return tuple(block for block in self.blocks for _ in block.tokens)

    @cached_property
    def event_of(self) -> Mapping[int, Event]:
        """The event with each number."""
        return {event.id: event for event in self.events}

    @cached_property
    def standing_default(self) -> str:
        """What answers for a seat that nobody waits for and that has given no answer beforehand; empty for none."""
        return next((block.tokens[0] for block in self.blocks if block.standing), "")

    @cached_property
    def answers_beforehand(self) -> bool:
        """Whether there are decisions that seats can answer before they are asked (`contract.beforehand`)."""
        return any(block.standing or block.sealed for block in self.blocks)

    def pieces_of(self, seats: int) -> int:
        """How many pieces each seat has in a match of so many seats; those of seat 0 come first, and so on."""
        return self.pieces_at.get(seats, self.pieces)

    def seat_of(self, piece: int, seats: int) -> int:
        """Whose piece it is in a match of so many seats."""
        return piece // self.pieces_of(seats)

    @cached_property
    def most_pieces(self) -> int:
        """The most pieces in any match."""
        low, high = self.seats
        return max(seats * self.pieces_of(seats) for seats in range(low, high + 1))

    @property
    def has_one_piece(self) -> bool:
        """Whether no seat ever has several pieces: then a seat that an event names stands for its piece."""
        return self.pieces == 1 and not self.pieces_at

    @property
    def chance_tokens(self) -> tuple[str, ...]:
        """The tokens of the outcomes of chance, by id."""
        return tuple(token for block in self.chance_blocks for token in block.tokens)

    @property
    def chance_blocks(self) -> tuple[Block, ...]:
        """The blocks of outcomes."""
        return tuple(block for block in self.blocks if block.chance)

    @property
    def action_blocks(self) -> tuple[Block, ...]:
        """The blocks of actions."""
        return tuple(block for block in self.blocks if not block.chance)

    def rule_name(self, number: int) -> str:
        """`MZ-3.4` for 304."""
        return f"{self.code}-{number // 100}.{number % 100}"

    def rule_number(self, name: str) -> int:
        """304 for `MZ-3.4`.

        Raises:
            ValueError: this game has no such rule.
        """
        by_name = {self.rule_name(number): number for number in self.rules}
        if name not in by_name:
            raise ValueError(f"{self.id} has no rule {name!r}")
        return by_name[name]


@dataclass(frozen=True)
class BotLevel:
    """A bot: its level's name, its code, and what it works out before it plays.

    `modules` define the contract's `choose`; they are bound over the game's rules, plain or compiled. `prepare(board)`
    gives the record that `choose` thinks in, with all that holds for a whole match on this board: ordinary Python,
    called once for a board, within about a tenth of a second. `choose` gets room for so many `states`, the one that it
    sees included.
    """

    name: str
    modules: tuple[types.ModuleType, ...]
    prepare: Callable[[Any], Record]
    states: int = 1


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure of tallies: the field `of` for each match, or all of it as a share of the field `per`.

    A `per` with the axis of `of` counts entry by entry, another one all of it.
    If the field has an axis, its entries are named by the vocabulary `words`, or else by their numbers from 1. `mean`:
    it is no share but a number for each `per`.
    """

    name: str
    of: str
    per: str = ""
    words: str = ""
    mean: bool = False


@dataclass(frozen=True)
class Watch:
    """What the lab counts in matches beside their results.

    `modules` define the contract's `observe`; it is called after the setup, with a `Tally` of zeros, and after each
    action and outcome.
    """

    modules: tuple[types.ModuleType, ...]
    Tally: type[Record]
    measures: tuple[Measure, ...]


@dataclass(frozen=True)
class Game:
    """Everything the layers above need of one game."""

    spec: Spec
    rules: tuple[types.ModuleType, ...]
    State: type[Record]
    Options: type[Record]
    Board: type[Record]
    boards: Boards
    text: types.ModuleType
    """The package that holds the sentences, one Fluent file a language."""
    bots: tuple[BotLevel, ...] = field(default=())
    examples: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What may stand behind a command and the game's id, by command: `"lab ladder": ("--matches 2000",)`."""
    watch: Watch | None = None

    @cached_property
    def hides(self) -> bool:
        """Whether there can be anything that not everybody may see; `chequered.kernel.views.has_hidden`: is now."""
        return any(f.see != "all" for f in self.State.FIELDS.values())

    def plain(self, emit: Function | None = None, drivers: Sequence[types.ModuleType] = ()) -> Bound:
        """The rules (and drivers) bound for the interpreter; `emit` hears of every event."""
        return bind_plain((*self.rules, *drivers), emit)

    def compiled(self, drivers: Sequence[types.ModuleType] = (), *, bounds_check: bool = False) -> Bound:
        """The rules (and drivers) as machine code, without events."""
        return bind_compiled((*self.rules, *drivers), bounds_check=bounds_check)

    def options(
        self,
        seats: int,
        choices: Mapping[str, int] | None = None,
        attributes: Mapping[str, Sequence[str | None]] | None = None,
    ) -> Record:
        """The options record for `seats` seats; what is not chosen gets its default, or the first value left.

        Raises:
            OptionsError: a number of seats, option or attribute that the game does not have or allow.
        """
        low, high = self.spec.seats
        if not _is_int(seats) or not low <= seats <= high:
            raise OptionsError(f"{self.spec.id}: expected {low} to {high} seats, got {seats!r}")
        values: dict[str, Any] = {SEATS: seats, **self._choices(choices or {})}
        given = dict(attributes or {})
        for attribute in self.spec.attributes:
            chosen = given.pop(attribute.name, ())
            values[attribute.name] = self._attribute(attribute, seats, chosen)
        if given:
            raise OptionsError(f"{self.spec.id}: no seat attribute {min(given)!r}")
        return self.Options.from_dict(values)

    def offered_board(self, choices: Mapping[str, int]) -> str:
        """The preset to offer first with these options."""
        wished = (o.board for o in self.spec.options if o.board and choices.get(o.name, o.default))
        return next(wished, self.boards.presets()[0])

    def _choices(self, choices: Mapping[str, int]) -> dict[str, int]:
        values = {option.name: option.default for option in self.spec.options}
        for name, value in choices.items():
            option = next((o for o in self.spec.options if o.name == name), None)
            if option is None:
                known = ", ".join(values) or "none"
                raise OptionsError(f"{self.spec.id}: no option {shortened(name)}; there are: {known}")
            if not _is_int(value) or not option.low <= value <= option.high:
                raise OptionsError(
                    f"{self.spec.id}: {name} is from {option.low} to {option.high}, got {shortened(value)}"
                )
            values[name] = int(value)
        return values

    def _attribute(self, attribute: Attribute, seats: int, chosen: Sequence[str | None]) -> list[int]:
        if len(chosen) > seats:
            raise OptionsError(f"{self.spec.id}: {attribute.name} for {len(chosen)} seats, but there are {seats}")
        wanted = [*chosen, *[None] * (seats - len(chosen))]
        for value in wanted:
            if value is not None and value not in attribute.values:
                allowed = ", ".join(attribute.values)
                raise OptionsError(f"{self.spec.id}: {attribute.name} is one of {allowed}, got {shortened(value)}")
            if attribute.unique and value is not None and wanted.count(value) > 1:
                raise OptionsError(f"{self.spec.id}: two seats have the {attribute.name} {value}")
        free = [value for value in attribute.values if value not in wanted]
        numbers = [attribute.values.index(free.pop(0) if value is None else value) for value in wanted]
        length = self.Options.FIELDS[attribute.name].shape[0]
        return numbers + [-1] * (length - seats)


def _is_int(value: object) -> bool:
    return isinstance(value, int)
