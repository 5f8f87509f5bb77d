"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from chequered.kernel.drawn import Drawing
from chequered.match.seasons import MOST_RACES
from chequered.server.protocol.words import (
    Code,
    Entropy,
    FaultId,
    Message,
    Name,
    Order,
    Phase,
    Seat,
    Secret,
)

# ------------------------------------------------------------------------------------------- games


class OptionInfo(Message, frozen=True):
    """An option of a game: an integer from `low` to `high`; 0 to 1 is a switch.

    `board` is the preset to offer first while the option is not 0, or empty. `words` name the values, the first of them
    `low`; none where the number or switch says it.
    """

    name: str
    default: int
    low: int
    high: int
    board: str
    words: list[str]


class AttributeInfo(Message, frozen=True):
    """Something each seat has, such as a colour; `unique` if no two seats share it."""

    name: str
    values: list[str]
    unique: bool


class ArgumentInfo(Message, frozen=True):
    """An argument of an event: `kind` is `seat`, `piece`, `cell`, `count` or the name of a vocabulary.

    A cell called `to` is where the event's piece (or its seat's only one) stands from then on.
    """

    name: str
    kind: str


class EventInfo(Message, frozen=True):
    """An event: its sentence is the text `<game>-event-<name>`. `leaves`: its piece stands on the board no more.

    `passing`: a step of a way, to be drawn; what tells where ways end need not tell it. `onward`: it tells what comes
    next, which is no consequence of what was chosen before.
    """

    id: int
    name: str
    arguments: list[ArgumentInfo]
    leaves: bool
    passing: bool
    onward: bool


class BlockInfo(Message, frozen=True):
    """A kind of decision, or (`chance`) of outcomes, with its tokens. `way`: they are steps of one way."""

    name: str
    tokens: list[str]
    target: str
    chance: bool
    way: bool


class RuleInfo(Message, frozen=True):
    """A rule of record: the printed game's (`rule`), our `ruling`, or `ours`."""

    rule: str
    kind: Literal["rule", "ruling", "ours"]


class GameInfo(Message, frozen=True):
    """What a page needs to know of a game.

    Each seat has `pieces` pieces: piece p is seat `p // pieces`'s. `warm_up` is the field of a view that is 1 while a
    host may let bots play for all (`POST …/simulate`), or empty. `season`: several races can count as one championship.
    `layouts`: boards can be given as codes of one's own.
    """

    id: str
    code: str
    version: int
    min_seats: int
    max_seats: int
    pieces: int
    warm_up: str
    season: bool
    layouts: bool
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
    """A board with what is drawn of it; made for `min_seats` to `max_seats` seats, though others can play on it too."""

    name: str
    code: str
    min_seats: int
    max_seats: int
    drawing: Drawing


# ------------------------------------------------------------------------------------------- tables


class NewSeat(Message, frozen=True):
    """A seat of a new table: mine, another person's at my screen, anybody's with the invite link, or a bot's."""

    kind: Literal["me", "guest", "open", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Annotated[str, Meta(max_length=24)] = ""
    attributes: dict[str, str] = field(default_factory=dict)


class NewTable(Message, frozen=True):
    """The wish to open a table, for one race on `board` or for a `season` on several: preset ids or codes, in order.

    Exactly one of the two is given; the other is empty. `order` says whether the seats are drawn.
    """

    game: Annotated[str, Meta(max_length=40)]
    board: Code
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, int] = field(default_factory=dict)
    order: Order = "drawn"
    entropy: Entropy = ""
    season: Annotated[list[Code], Meta(max_length=MOST_RACES)] = field(default_factory=list)


class Join(Message, frozen=True):
    """The wish to take an open seat: which one (or the first), under which name, with which attributes."""

    name: Name
    invite: Secret
    seat: Seat | None = None
    attributes: dict[str, str] = field(default_factory=dict)
    entropy: Entropy = ""


class SeatChange(Message, frozen=True):
    """What the host makes of a seat while the table gathers, or a person of their own; what is None stays."""

    kind: Literal["guest", "open", "bot"] | None = None
    name: Annotated[str, Meta(max_length=24)] | None = None
    level: Annotated[str, Meta(max_length=24)] | None = None
    attributes: dict[str, str] | None = None


class Start(Message, frozen=True):
    """The host begins the match. Seats that are still open get bots of `level`, or go if it is empty."""

    level: Annotated[str, Meta(max_length=24)] = ""


class Rematch(Message, frozen=True):
    """The wish to race again with the same people; the start goes one seat on."""

    entropy: Entropy = ""


class Ready(Message, frozen=True):
    """Between two races of a season: this browser's people are ready for the next; it begins when all are.

    `now`: the host waits for nobody. `entropy` counts for the next race, whose commitment is shown already.
    """

    entropy: Entropy = ""
    now: bool = False


class Claim(Message, frozen=True):
    """The secret of a personal link; it works once."""

    secret: Secret


class LinkInfo(Message, frozen=True):
    """A personal link to one's own seats at a table; another device that opens it takes them over."""

    link: str


class SeatInfo(Message, frozen=True):
    """A seat of a table.

    `yours`: your browser plays it. `here`: its person is connected. `left`: its person has left, and a bot plays.
    `trophies`: races won in this series; `champion`: won (or shared) the latest of them. `ready`: between two races of
    a season nobody waits for this seat.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    attributes: dict[str, str]
    yours: bool
    here: bool
    left: bool
    trophies: int
    champion: bool
    ready: bool


class TableInfo(Message, frozen=True):
    """A table as one browser may see it.

    `link` is the whole invite link, for those who may hand it on, else empty. `race` counts from 1 in a season or a
    series of rematches; `season` has the circuits of a season's races (none: it is no season); `next_table` is the id
    of the next race or the rematch, or empty. `abandoned`: it ended because all people had left.
    `commitment` is the SHA-256 of the secret behind the dice; `entropy` (what all browsers added, joined) is there once
    the match has begun; `secret` once it is over. `waits`: a season's race is over, and the next begins when all are
    ready; `next_commitment` is then the commitment of its dice. `simulates`: bots play the warm-up for all.
    """

    id: str
    game: str
    phase: Phase
    board: BoardName
    options: dict[str, int]
    order: Order
    seats: list[SeatInfo]
    host: bool
    link: str
    watchers: int
    race: int
    season: list[BoardName]
    next_table: str
    abandoned: bool
    waits: bool
    simulates: bool
    commitment: str
    entropy: str
    secret: str
    next_commitment: str


class Classified(Message, frozen=True):
    """How a piece did in a race, or does as things stand: its place (1 is best, 0 is none) and points."""

    place: int
    points: int


class Standing(Message, frozen=True):
    """A piece's or seat's standing in a season: its place (equal ones are shared) and points.

    `finishes` counts its wins, second places, third places and so on: of equal points the more wins decide, then the
    more second places …; the first figure is always there.
    """

    place: int
    points: int
    finishes: list[int]


class Championships(Message, frozen=True):
    """The standing of each piece, and of each seat; none before a race of the season is over."""

    pieces: list[Standing]
    seats: list[Standing]


class RaceInfo(Message, frozen=True):
    """A race of a season: its circuit, its table (empty before it begins), and how it ended.

    `classification` has an entry for each piece; `championships` are those after this race. Both are empty until the
    race is over, and remain so if it was abandoned.
    """

    board: BoardName
    table: str
    classification: list[Classified]
    championships: Championships


class SeasonInfo(Message, frozen=True):
    """A season race by race; the last race that has standings tells how the championships stand."""

    races: list[RaceInfo]


class SeatLine(Message, frozen=True):
    """Who sits on a seat, as far as a list of tables says it; `level` is empty unless it is a bot."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str


class TableLine(Message, frozen=True):
    """A table in the lobby's list of your own tables: who sits there, and when it was opened (ISO 8601).

    `race` of `races` of a season (0: it is none); of a season only the latest race is listed. `waits`: it is over, and
    the next begins when all are ready.
    """

    id: str
    game: str
    phase: Phase
    seats: list[SeatLine]
    your_turn: bool
    opened: str
    race: int
    races: int
    waits: bool


class Problem(Message, frozen=True):
    """Why a request was refused: the text id of a sentence, a detail in English, and the rule if a rule forbids it.

    If `reason` is not empty, the game's sentence `<game>-layout-<reason>` says with `values` what `detail` says.
    """

    fault: FaultId
    detail: str = ""
    rule: str = ""
    reason: str = ""
    values: dict[str, str | int] = field(default_factory=dict)


class CompileInfo(Message, frozen=True):
    """How far a game's rules are compiled for the bots: `done` of `total` pieces."""

    game: str
    done: int
    total: int


class StatusInfo(Message, frozen=True):
    """The server: its version, where others reach it (empty if only this machine does), and what it still prepares."""

    version: str
    address: str
    compiling: list[CompileInfo]
