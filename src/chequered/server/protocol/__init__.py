"""Everything that passes between the page and the server, as typed messages; `make types` gives them to the page.

The life of a socket (`/api/tables/{id}/socket`): the client sends `Hello` with the number of the last step it has seen
(-1 for none); the server answers `Welcome` with the steps since. Then each `Act` is answered by `Ack` or `Refused`, and
every screen at the table gets a `Step` with the next number. A gap in the numbers means: say `Hello` again.

Where nobody is waited for (`Position.pauses`), each seat's answer is the one it has given `Beforehand`. That is
private: only the browser's own screens hear of it (`Kept`), and what others are sent does not change by a byte.

A client that falls far behind gets a `Welcome` instead of the steps it missed.

Three links lead to a table: `/#/table/<id>` to watch, `/#/table/<id>/<secret>` to take a seat, and
`/#/seat/<id>/<secret>` to take over one's own seat on another device. What stands behind `#` never reaches a log.

Seats are 0-based. Rules are named as in the game's README (`MZ-3.4`). Nothing is the truth but what the server says.
"""

from __future__ import annotations

from chequered.server.protocol.answers import CompileInfo, Problem, StatusInfo
from chequered.server.protocol.games import (
    ArgumentInfo,
    AttributeInfo,
    BlockInfo,
    BoardInfo,
    BoardName,
    EventInfo,
    GameInfo,
    OptionInfo,
    RuleInfo,
)
from chequered.server.protocol.seasons import Championships, Classified, RaceInfo, Ready, SeasonInfo, Standing
from chequered.server.protocol.socket import (
    Ack,
    Act,
    Beforehand,
    Choice,
    ClientMessage,
    EntryInfo,
    Envelope,
    Fault,
    Happening,
    Hello,
    Kept,
    Plan,
    Position,
    Reason,
    Refused,
    ServerMessage,
    Step,
    StepInfo,
    Table,
    Welcome,
    Why,
)
from chequered.server.protocol.tables import (
    Claim,
    Join,
    LinkInfo,
    NewSeat,
    NewTable,
    Rematch,
    SeatChange,
    SeatInfo,
    SeatLine,
    Start,
    TableInfo,
    TableLine,
)
from chequered.server.protocol.words import (
    MAX_PLAN,
    ClientId,
    Code,
    Entropy,
    FaultId,
    Message,
    Name,
    Order,
    Phase,
    Seat,
    Secret,
    Token,
)

__all__ = [
    "MAX_PLAN",
    "Ack",
    "Act",
    "ArgumentInfo",
    "AttributeInfo",
    "Beforehand",
    "BlockInfo",
    "BoardInfo",
    "BoardName",
    "Championships",
    "Choice",
    "Claim",
    "Classified",
    "ClientId",
    "ClientMessage",
    "Code",
    "CompileInfo",
    "Entropy",
    "EntryInfo",
    "Envelope",
    "EventInfo",
    "Fault",
    "FaultId",
    "GameInfo",
    "Happening",
    "Hello",
    "Join",
    "Kept",
    "LinkInfo",
    "Message",
    "Name",
    "NewSeat",
    "NewTable",
    "OptionInfo",
    "Order",
    "Phase",
    "Plan",
    "Position",
    "Problem",
    "RaceInfo",
    "Ready",
    "Reason",
    "Refused",
    "Rematch",
    "RuleInfo",
    "SeasonInfo",
    "Seat",
    "SeatChange",
    "SeatInfo",
    "SeatLine",
    "Secret",
    "ServerMessage",
    "Standing",
    "Start",
    "StatusInfo",
    "Step",
    "StepInfo",
    "Table",
    "TableInfo",
    "TableLine",
    "Token",
    "Welcome",
    "Why",
]
