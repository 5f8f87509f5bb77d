"""What is told of games and boards."""

from __future__ import annotations

from typing import Any, Literal

from chequered.kernel.drawn import Drawing
from chequered.kernel.record import See
from chequered.server.protocol.words import Message


class OptionInfo(Message, frozen=True):
    """An option of a game: an integer from `low` to `high`; 0 to 1 is a switch.

    `board` is the preset to offer first while the option is not 0, or empty. `words` name the values, the first of them
    `low`; none where the number or switch says it. While the option `beside` is 0 this one makes no difference.
    """

    name: str
    default: int
    low: int
    high: int
    board: str
    words: list[str]
    beside: str


class AttributeInfo(Message, frozen=True):
    """Something each seat has, such as a colour; `unique` if no two seats share it."""

    name: str
    values: list[str]
    unique: bool


class ArgumentInfo(Message, frozen=True):
    """An argument of an event: `kind` is `seat`, `piece`, `cell`, `count` or the name of a vocabulary.

    A cell called `to` is where the event's piece (or its seat's only one) stands from then on. `see` says who may know
    it: `owner` is the seat that the event's argument of kind `seat` names.
    """

    name: str
    kind: str
    see: See


class EventInfo(Message, frozen=True):
    """An event: its sentence is the text `<game>-event-<name>`. `leaves`: its piece stands on the board no more.

    `passing`: a step of a way, to be drawn; what tells where ways end need not tell it. `onward`: it tells what comes
    next, which is no consequence of what was chosen before. `chapter`: a part of the match ends with it.
    """

    id: int
    name: str
    arguments: list[ArgumentInfo]
    leaves: bool
    passing: bool
    onward: bool
    chapter: bool


class BlockInfo(Message, frozen=True):
    """A kind of decision, or (`chance`) of outcomes, with its tokens. `way`: they are steps of one way.

    `standing`: where the first of its actions can be played, nobody is waited for; answers are given beforehand.
    `sealed`: who is still to be asked may answer beforehand, hidden until all have.
    """

    name: str
    tokens: list[str]
    target: str
    chance: bool
    way: bool
    standing: bool
    sealed: bool


class RuleInfo(Message, frozen=True):
    """A rule of record: the printed game's (`rule`), our `ruling`, or `ours`."""

    rule: str
    kind: Literal["rule", "ruling", "ours"]


class GameInfo(Message, frozen=True):
    """What a page needs to know of a game.

    Each seat has `pieces` pieces, or at the numbers of seats that `pieces_at` names so many as it says there; those of
    the first seat come first. Only where seats never have several does a seat in an event stand for its piece.
    `piece_colours`: pieces get colours in the match, of their own and not their seat's, which then is shown without.

    `warm_up` is the field of a view that is 1 while a host may let bots play for all (`POST …/simulate`), or empty.
    `season`: several races can count as one championship. `layouts`: boards can be given as codes of one's own.
    `secrets`: there can be states of which not everybody may see all. `standing_default` is what a seat answers that
    nobody waits for and that has given no answer beforehand, or empty.
    """

    id: str
    code: str
    version: int
    min_seats: int
    max_seats: int
    pieces: int
    pieces_at: dict[int, int]
    piece_colours: bool
    warm_up: str
    season: bool
    layouts: bool
    secrets: bool
    standing_default: str
    options: list[OptionInfo]
    attributes: list[AttributeInfo]
    presets: list[str]
    levels: list[str]
    blocks: list[BlockInfo]
    events: list[EventInfo]
    vocabularies: dict[str, list[str]]
    rules: list[RuleInfo]


class BoardName(Message, frozen=True):
    """A board: `name` is the preset's id or empty; `code` can be pasted."""

    name: str
    code: str


class BoardInfo(Message, frozen=True):
    """A board with what is drawn of it; made for `min_seats` to `max_seats` seats, though others can play on it too.

    Nothing is drawn of a deck of cards. `figures` is what stands on its cards or is laid down for the match, such as
    prices: numbers, lists of them, or lists of lists, by names of the game's own.
    """

    name: str
    code: str
    min_seats: int
    max_seats: int
    drawing: Drawing | None
    figures: dict[str, Any]
