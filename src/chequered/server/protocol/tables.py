"""What is asked about tables over HTTP, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from chequered.match.seasons import MOST_RACES
from chequered.server.protocol.games import BoardName
from chequered.server.protocol.words import Code, Entropy, Message, Name, Order, Phase, Seat, Secret


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
