"""Everything that passes between the page and the server, as typed messages; `make types` gives them to the page.

The life of a socket (`/api/tables/{id}/socket`): the client sends `Hello` with the number of the last step it has seen
(-1 for none); the server answers `Welcome` with the steps since. Then each `Act` is answered by `Ack` or `Refused`, and
every screen at the table gets a `Step` with the next number. A gap in the numbers means: say `Hello` again.

A client that falls far behind gets a `Welcome` instead of the steps it missed.

Three links lead to a table: `/#/table/<id>` to watch, `/#/table/<id>/<secret>` to take a seat, and
`/#/seat/<id>/<secret>` to take over one's own seat on another device. What stands behind `#` never reaches a log.

Seats are 0-based. Rules are named as in the game's README (`MZ-3.4`). Nothing is the truth but what the server says.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from chequered.kernel.drawn import Drawing

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=36)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Code: TypeAlias = Annotated[str, Meta(max_length=400)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$(?!\\n)")]
"""What a browser adds to the chance of a match: up to 64 random bytes, in hexadecimal.

Python's `$` alone would let a line break through; the page's would not.
"""

Secret: TypeAlias = Annotated[str, Meta(max_length=80)]
Phase: TypeAlias = Literal["gathering", "running", "over"]
Order: TypeAlias = Literal["given", "drawn"]

FaultId: TypeAlias = Literal[
    "fault-already-seated",
    "fault-already-started",
    "fault-attribute-taken",
    "fault-bad-board",
    "fault-bad-message",
    "fault-bad-name",
    "fault-bad-options",
    "fault-bad-seats",
    "fault-foreign-origin",
    "fault-name-taken",
    "fault-no-such-action",
    "fault-no-such-game",
    "fault-no-such-seat",
    "fault-no-such-table",
    "fault-not-found",
    "fault-not-host",
    "fault-not-started",
    "fault-not-your-seat",
    "fault-not-yours",
    "fault-over",
    "fault-seat-taken",
    "fault-seats-free",
    "fault-stale",
    "fault-stopping",
    "fault-table-full",
    "fault-too-fast",
    "fault-too-large",
    "fault-too-many-connections",
    "fault-unexpected",
    "fault-unknown-field",
]
"""What can be wrong with a request or a message: the id of its sentence."""

MAX_PLAN = 16
"""The most tokens in one `Act`."""


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all structs: unknown fields are refused."""


# ------------------------------------------------------------------------------------------- games, over HTTP


class OptionInfo(Message, frozen=True):
    """An option of a game: an integer from `low` to `high`; 0 to 1 is a switch.

    `board` is the preset to offer first while the option is not 0, or empty.
    """

    name: str
    default: int
    low: int
    high: int
    board: str


class AttributeInfo(Message, frozen=True):
    """Something each seat has, such as a colour; `unique` if no two seats share it."""

    name: str
    values: list[str]
    unique: bool


class ArgumentInfo(Message, frozen=True):
    """An argument of an event: `kind` is `seat`, `cell`, `count` or the name of a vocabulary."""

    name: str
    kind: str


class EventInfo(Message, frozen=True):
    """An event: its sentence is the text `<game>-event-<name>`."""

    id: int
    name: str
    arguments: list[ArgumentInfo]


class BlockInfo(Message, frozen=True):
    """A kind of decision, with its tokens."""

    name: str
    tokens: list[str]
    target: str


class RuleInfo(Message, frozen=True):
    """A rule of record: the printed game's (`rule`), our `ruling`, or `ours`."""

    rule: str
    kind: Literal["rule", "ruling", "ours"]


class GameInfo(Message, frozen=True):
    """What a page needs to know of a game."""

    id: str
    code: str
    version: int
    min_seats: int
    max_seats: int
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
    """A board with what is drawn of it."""

    name: str
    code: str
    drawing: Drawing


# ------------------------------------------------------------------------------------------- tables, over HTTP


class NewSeat(Message, frozen=True):
    """A seat of a new table: mine, another person's at my screen, anybody's with the invite link, or a bot's."""

    kind: Literal["me", "guest", "open", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Annotated[str, Meta(max_length=24)] = ""
    attributes: dict[str, str] = {}


class NewTable(Message, frozen=True):
    """The wish to open a table. `board` is a preset's id or a code; `order` says whether the seats are drawn."""

    game: Annotated[str, Meta(max_length=40)]
    board: Code
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, int] = {}
    order: Order = "drawn"
    entropy: Entropy = ""


class Join(Message, frozen=True):
    """The wish to take an open seat: which one (or the first), under which name, with which attributes."""

    name: Name
    invite: Secret
    seat: Seat | None = None
    attributes: dict[str, str] = {}
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
    `trophies`: races won in this series; `champion`: won (or shared) the latest of them.
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


class TableInfo(Message, frozen=True):
    """A table as one browser may see it.

    `link` is the whole invite link, for those who may hand it on, else empty. `race` counts from 1 in a series of
    rematches; `next_table` is the id of the rematch, or empty. `abandoned`: it ended because all people had left.
    `commitment` is the SHA-256 of the secret behind the dice; `entropy` (what all browsers added, joined) is there once
    the match has begun; `secret` once it is over.
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
    next_table: str
    abandoned: bool
    commitment: str
    entropy: str
    secret: str


class SeatLine(Message, frozen=True):
    """Who sits on a seat, as far as a list of tables says it; `level` is empty unless it is a bot."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str


class TableLine(Message, frozen=True):
    """A table in the lobby's list of your own tables: who sits there, and when it was opened (ISO 8601)."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatLine]
    your_turn: bool
    opened: str


class Problem(Message, frozen=True):
    """Why a request was refused: the text id of a sentence, a detail in English, and the rule if a rule forbids it.

    If `reason` is not empty, the game's sentence `<game>-layout-<reason>` says with `values` what `detail` says.
    """

    fault: FaultId
    detail: str = ""
    rule: str = ""
    reason: str = ""
    values: dict[str, str | int] = {}


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


# ------------------------------------------------------------------------------------------- client → server


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the number of the last step seen, -1 for none. `entropy` counts while the table gathers."""

    last: Annotated[int, Meta(ge=-1, lt=2**31)]
    entropy: Entropy = ""


class Act(Message, frozen=True, tag="act"):
    """Play `tokens` from `seat` in the position after step `after`. `id` comes back in `Ack` or `Refused`.

    A seat gives each of its acts an id of its own; only the very same act may come again with the same one.
    """

    id: ClientId
    seat: Seat
    after: Annotated[int, Meta(ge=0, lt=2**31)]
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MAX_PLAN)]


class Why(Message, frozen=True, tag="why"):
    """Which rule forbids `seat` to point at `target` now?"""

    id: ClientId
    seat: Seat
    target: Annotated[int, Meta(ge=0, lt=2**31)]


# ------------------------------------------------------------------------------------------- server → client


class Happening(Message, frozen=True):
    """One event: its number, the rule that caused it, and its arguments as the viewer may see them."""

    event: int
    rule: str
    args: list[int]


class EntryInfo(Message, frozen=True):
    """One action or outcome: seat (-1 for chance), token, whether it was the only possibility, and what it caused.

    Step 0 may begin with an entry without token: what happened when the match was set up.
    """

    seat: int
    token: str
    forced: bool
    events: list[Happening]


class Choice(Message, frozen=True):
    """A legal action of the deciding seat; `target` is what it points at, or -1."""

    token: str
    block: str
    target: int


class Plan(Message, frozen=True):
    """A target that several actions of the same seat reach in turn, with no chance between them."""

    target: int
    tokens: list[str]
    targets: list[int]


class Position(Message, frozen=True):
    """Where the match stands after step `number`. `choices` and `plans` are filled for the seats that you play."""

    number: int
    view: dict[str, Any]
    actor: int
    choices: list[Choice]
    plans: list[Plan]
    over: bool
    places: list[int]
    winners: list[int]


class StepInfo(Message, frozen=True):
    """One step: a decision with every outcome and forced answer that followed."""

    number: int
    entries: list[EntryInfo]


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `Hello`: the table, the steps you have not seen, and where the match stands (none before it)."""

    table: TableInfo
    steps: list[StepInfo]
    position: Position | None


class Step(Message, frozen=True, tag="step"):
    """A step was played: everybody at the table hears it after it is safe in the store."""

    step: StepInfo
    position: Position


class Table(Message, frozen=True, tag="table"):
    """Something about the table changed: who sits, who is here, its phase."""

    table: TableInfo


class Ack(Message, frozen=True, tag="ack"):
    """Your act is part of the match, in step `number`."""

    id: str
    number: int


class Refused(Message, frozen=True, tag="refused"):
    """Your act was refused, and nothing changed: by a rule, or (where `rule` is empty) for the reason in `fault`."""

    id: str
    rule: str
    fault: FaultId | Literal[""]


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `Why`: the rule that forbids it, or empty if nothing does."""

    id: str
    rule: str


class Fault(Message, frozen=True, tag="fault"):
    """A message could not be taken: the text id of a sentence. The socket may be closed after it."""

    fault: FaultId
    detail: str


ClientMessage: TypeAlias = Hello | Act | Why
ServerMessage: TypeAlias = Welcome | Step | Table | Ack | Refused | Reason | Fault
