"""The facts of the auction: sealed bids for the right to drive first, then a drive of many steps over three lanes.

Two players have two cars each, more have one.
"""

from enum import IntEnum

from chequered.kernel.game import Argument, Block, Spec
from chequered.kernel.game import Event as EventSpec

SEATS = 3
CARS = 4
PAIR = 2
MOST = 4
LANES = 3
STEPS = 12

OUTCOMES = ("dry", "wet")
FIRST_BID = len(OUTCOMES)
FIRST_STEP = FIRST_BID + MOST
PIT = FIRST_STEP + LANES


class Rule(IntEnum):
    AU_1_1 = 101
    AU_1_2 = 102
    AU_1_3 = 103
    AU_2_1 = 201
    AU_2_2 = 202
    AU_3_1 = 301


class Event(IntEnum):
    BID = 1
    OPENED = 2
    STEPPED = 3
    WEATHER = 4
    WON = 5


_SEAT = Argument("seat", "seat")
_PIECE = Argument("piece", "piece")

SPEC = Spec(
    id="auction",
    code="AU",
    version=1,
    seats=(2, SEATS),
    options=(),
    attributes=(),
    blocks=(
        Block("weather", OUTCOMES, chance=True),
        Block("bid", tuple(f"bid-{k}" for k in range(MOST)), sealed=True),
        Block("step", ("ahead", "left", "right"), "cell", Rule.AU_2_1, way=True),
        Block("pit", ("pit",)),
    ),
    events=(
        EventSpec(Event.BID, "bid", (_SEAT, Argument("money", "count", "owner"))),
        EventSpec(Event.OPENED, "opened", (_SEAT, Argument("money", "count")), opens=True),
        EventSpec(Event.STEPPED, "stepped", (_PIECE, Argument("to", "cell")), passing=True),
        EventSpec(Event.WEATHER, "weather", (Argument("kind", "kind"),)),
        EventSpec(Event.WON, "won", (_SEAT,)),
    ),
    vocabularies={"kind": OUTCOMES},
    rules=dict.fromkeys((int(rule) for rule in Rule), "rule"),
    longest=80,
    win=Event.WON,
    pieces_at={2: PAIR},
)
