"""What is said over the socket of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from chequered.server.protocol.seasons import Classified
from chequered.server.protocol.tables import TableInfo
from chequered.server.protocol.words import LONGEST_TOKEN, MAX_PLAN, ClientId, Entropy, FaultId, Message, Seat, Token

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


class Beforehand(Message, frozen=True, tag="beforehand"):
    """Let `token` be the answer of `seat` when it is asked; an empty one takes it back.

    It is asked so where nobody is waited for, and where answers are sealed.
    """

    id: ClientId
    seat: Seat
    token: Annotated[str, Meta(max_length=LONGEST_TOKEN)]


class Why(Message, frozen=True, tag="why"):
    """Which rule forbids `seat` to point at `target`, or to play `token`, now? One of the two is given."""

    id: ClientId
    seat: Seat
    target: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    token: Annotated[str, Meta(max_length=LONGEST_TOKEN)] = ""


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
    """A target that several actions of the same seat reach in turn, with no chance between them.

    `targets` has what each of them points at; `events` is what would happen until chance or somebody's next decision.
    """

    target: int
    tokens: list[str]
    targets: list[int]
    events: list[Happening]


class Envelope(Message, frozen=True):
    """What `seat` may answer before it is asked, and the token of what it has answered (empty for nothing).

    Nobody but the browser that plays this seat hears of it before it is played. It lapses when it is played, when the
    rules do not allow it any more, and with an event of a `chapter`.
    """

    seat: int
    choices: list[Choice]
    given: str


class Position(Message, frozen=True):
    """Where the match stands after step `number`. `choices` and `plans` are filled for the seats that you play.

    `outlooks` has for each of the choices that point at nothing what it would cause; none while `secrets`.

    `viewer` is the seat that `view` shows the hidden things of, -1 for none: your only seat, or at a shared screen
    the one that decides. `secrets`: something is hidden from somebody now. `beforehand` is that seat's, in games that
    have it; `sealed` are the seats, of all, that have sealed an answer and are still to be asked. Who has sealed one is
    offered nothing when its turn comes: the table plays the answer.

    `pauses`: nobody is waited for, whoever `actor` is; the table plays on by itself when `pause` milliseconds have
    passed since the step. Until then answers can be given beforehand.

    As things stand: `places` and `points` are those of the seats, `classification` those of the pieces. What a piece
    wins, its seat wins too.
    """

    number: int
    view: dict[str, Any]
    viewer: int
    secrets: bool
    actor: int
    pauses: bool
    pause: int
    choices: list[Choice]
    plans: list[Plan]
    outlooks: list[Plan]
    beforehand: Envelope | None
    sealed: list[int]
    over: bool
    places: list[int]
    points: list[int]
    classification: list[Classified]
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


class Kept(Message, frozen=True, tag="kept"):
    """Your answer given beforehand has changed, in the position after step `number`. Only your own screens hear it.

    But if another seat has `sealed` an answer or taken it back, all hear that, and nothing else of it.
    """

    number: int
    beforehand: Envelope | None
    sealed: list[int]


class Ack(Message, frozen=True, tag="ack"):
    """Your act is part of the match, in step `number`; or your answer is kept for later, given after that step."""

    id: str
    number: int


class Refused(Message, frozen=True, tag="refused"):
    """What you sent was refused, and nothing changed: by a rule, or (without `rule`) for the reason in `fault`."""

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


ClientMessage: TypeAlias = Hello | Act | Beforehand | Why
ServerMessage: TypeAlias = Welcome | Step | Table | Kept | Ack | Refused | Reason | Fault
