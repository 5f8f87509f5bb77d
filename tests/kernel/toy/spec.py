"""The facts of the toy game: a dice race with a hidden hand of cards."""

from enum import IntEnum

from chequered.kernel.game import Argument, Attribute, Block, Option, Spec
from chequered.kernel.game import Event as EventSpec

SEATS = 3
KINDS = 3
OF_A_KIND = 3
HAND = 2
CELLS = 12

FIRST_CARD = KINDS
ROLL = FIRST_CARD + KINDS


class Rule(IntEnum):
    TOY_1_1 = 101
    TOY_1_2 = 102
    TOY_2_1 = 201
    TOY_2_2 = 202
    TOY_3_1 = 301


class Event(IntEnum):
    BURIED = 1
    DEALT = 2
    PLAYED = 3
    MOVED = 4
    WON = 5


_SEAT = Argument("seat", "seat")
_TO = Argument("to", "cell")

SPEC = Spec(
    id="toy",
    code="TOY",
    version=1,
    seats=(2, SEATS),
    options=(Option("long", 0), Option("lucky", 0)),
    attributes=(Attribute("colour", ("red", "blue", "gold")),),
    blocks=(
        Block("chance", ("one", "two", "three"), chance=True),
        Block("card", ("play-one", "play-two", "play-three"), "cell", Rule.TOY_2_1),
        Block("roll", ("roll",)),
    ),
    events=(
        EventSpec(Event.BURIED, "buried", (Argument("card", "number", "nobody"),)),
        EventSpec(Event.DEALT, "dealt", (_SEAT, Argument("card", "number", "owner"))),
        EventSpec(Event.PLAYED, "played", (_SEAT, Argument("card", "number"))),
        EventSpec(Event.MOVED, "moved", (_SEAT, Argument("from", "cell"), _TO)),
        EventSpec(Event.WON, "won", (_SEAT,)),
    ),
    vocabularies={"number": ("one", "two", "three")},
    rules={
        Rule.TOY_1_1: "rule",
        Rule.TOY_1_2: "ruling",
        Rule.TOY_2_1: "rule",
        Rule.TOY_2_2: "rule",
        Rule.TOY_3_1: "ours",
    },
    longest=80,
    win=Event.WON,
)
