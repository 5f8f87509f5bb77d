"""Everything that passes between the page and the server, as typed messages. The page's TypeScript types come from here.

The life of a socket (`/api/tables/{id}/socket`): the client sends `Hello` with the number of the last step it has seen
(-1 for none); the server answers `Welcome` with the steps since. Then each `Act` is answered by `Ack` or `Refused`, and
every screen at the table gets a `Step` with the next number. A gap in the numbers means: say `Hello` again.

Seats are 0-based. Rules are named as in the game's README (`MZ-3.4`). Nothing here is the truth but what the server says.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Code: TypeAlias = Annotated[str, Meta(max_length=400)]

MAX_PLAN = 16
"""The most tokens in one `Act`."""


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all structs: unknown fields are refused."""


# ------------------------------------------------------------------------------------------- games, over HTTP


class OptionInfo(Message):
    """An option of a game: an integer from `low` to `high`; 0 to 1 is a switch."""

    name: str
    default: int
    low: int
    high: int


class AttributeInfo(Message):
    """Something each seat has, such as a colour; `unique` if no two seats share it."""

    name: str
    values: list[str]
    unique: bool


class ArgumentInfo(Message):
    """An argument of an event: `kind` is `seat`, `cell`, `count` or the name of a vocabulary."""

    name: str
    kind: str


class EventInfo(Message):
    """An event: its sentence is the text `<game>-event-<name>`."""

    id: int
    name: str
    arguments: list[ArgumentInfo]


class BlockInfo(Message):
    """A kind of decision, with its tokens."""

    name: str
    tokens: list[str]
    target: str


class RuleInfo(Message):
    """A rule of record: the printed game's (`rule`), our `ruling`, or `ours`."""

    rule: str
    kind: Literal["rule", "ruling", "ours"]


class GameInfo(Message):
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


class BoardInfo(Message):
    """A board: `name` is the preset's id or empty; `drawing` is the circuit's drawing data."""

    name: str
    code: str
    drawing: dict[str, Any]


# ------------------------------------------------------------------------------------------- tables, over HTTP


class NewSeat(Message):
    """A seat of a new table: mine, another person's at my screen, anybody's with the invite link, or a bot's."""

    kind: Literal["me", "guest", "open", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Annotated[str, Meta(max_length=24)] = ""
    attributes: dict[str, str] = {}


class NewTable(Message):
    """The wish to open a table. `board` is a preset's id or a code; `order` says whether the seats are drawn."""

    game: Annotated[str, Meta(max_length=40)]
    board: Code
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, int] = {}
    order: Literal["given", "drawn"] = "drawn"


class Join(Message):
    """The wish to take an open seat: which one (or the first), under which name, with which attributes."""

    name: Name
    seat: Seat | None = None
    attributes: dict[str, str] = {}


class SeatInfo(Message):
    """A seat of a table. `yours`: your browser plays it. `here`: its person is connected. `trophies`: races won."""

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


class TableInfo(Message):
    """A table as one browser may see it. `invite` is the secret of the invite link, for those who may hand it on."""

    id: str
    game: str
    phase: Literal["gathering", "running", "over"]
    board: BoardInfo
    options: dict[str, int]
    order: Literal["given", "drawn"]
    seats: list[SeatInfo]
    host: bool
    invite: str
    watchers: int
    race: int
    next_table: str
    commitment: str
    secret: str


class TableLine(Message):
    """A table in the lobby's list of your own tables."""

    id: str
    game: str
    phase: Literal["gathering", "running", "over"]
    seats: list[str]
    your_turn: bool
    opened: str


class Problem(Message):
    """Why a request was refused: the text id of a sentence (`fault-…`), and the rule if a rule forbids it."""

    fault: str
    detail: str = ""
    rule: str = ""


# ------------------------------------------------------------------------------------------- client → server


class Hello(Message, tag="hello"):
    """The first message: the number of the last step seen, -1 for none."""

    last: Annotated[int, Meta(ge=-1, lt=2**31)]


class Act(Message, tag="act"):
    """Play `tokens` from `seat` in the position after step `after`. `id` comes back in `Ack` or `Refused`."""

    id: ClientId
    seat: Seat
    after: Annotated[int, Meta(ge=0, lt=2**31)]
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MAX_PLAN)]


class Why(Message, tag="why"):
    """Which rule forbids `seat` to point at `target` now?"""

    id: ClientId
    seat: Seat
    target: Annotated[int, Meta(ge=0, lt=2**31)]


# ------------------------------------------------------------------------------------------- server → client


class Happening(Message):
    """One event: its number, the rule that caused it, and its arguments as the viewer may see them."""

    event: int
    rule: str
    args: list[int]


class EntryInfo(Message):
    """One action or outcome: seat (-1 for chance), token, whether it was the only possibility, and what it caused."""

    seat: int
    token: str
    forced: bool
    events: list[Happening]


class Choice(Message):
    """A legal action of the deciding seat; `target` is what it points at, or -1."""

    token: str
    block: str
    target: int


class Plan(Message):
    """A target that several actions of the same seat reach in turn, with no chance between them."""

    target: int
    tokens: list[str]
    targets: list[int]


class Position(Message):
    """Where the match stands after step `number`. `choices` and `plans` are filled for the seats that you play."""

    number: int
    view: dict[str, Any]
    actor: int
    choices: list[Choice]
    plans: list[Plan]
    over: bool
    places: list[int]


class StepInfo(Message):
    """One step: a decision with every outcome and forced answer that followed."""

    number: int
    entries: list[EntryInfo]


class Welcome(Message, tag="welcome"):
    """The answer to `Hello`: the table, the steps you have not seen, and where the match stands (none before it)."""

    table: TableInfo
    steps: list[StepInfo]
    position: Position | None


class Step(Message, tag="step"):
    """A step was played: everybody at the table hears it after it is safe in the store."""

    step: StepInfo
    position: Position


class Table(Message, tag="table"):
    """Something about the table changed: who sits, who is here, its phase."""

    table: TableInfo


class Ack(Message, tag="ack"):
    """Your act is part of the match, in step `number`."""

    id: str
    number: int


class Refused(Message, tag="refused"):
    """Your act was refused, and nothing changed; `rule` is empty if it is not a rule but the `fault` that forbids it."""

    id: str
    rule: str
    fault: str


class Reason(Message, tag="reason"):
    """The answer to `Why`: the rule that forbids it, or empty if nothing does."""

    id: str
    rule: str


class Fault(Message, tag="fault"):
    """A message could not be taken: the text id of a sentence. The socket may be closed after it."""

    fault: str
    detail: str


ClientMessage: TypeAlias = Hello | Act | Why
ServerMessage: TypeAlias = Welcome | Step | Table | Ack | Refused | Reason | Fault
