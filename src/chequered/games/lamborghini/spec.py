"""Lamborghini: facts. Numbers of seats, options, ids of actions and outcomes, events."""

from __future__ import annotations

from enum import IntEnum

from chequered.games.lamborghini.notation import (
    BIDS,
    CAR_LOTS,
    CAR_TAKES,
    CARDS,
    CARS,
    CHECKS,
    DIRECTIONS,
    DISMISSALS,
    DRIVER_LOTS,
    DRIVER_TAKES,
    DRIVERS,
    HITS,
    MANOEUVRES,
    PARTS,
    PILES,
    PLAYS,
    PUSHES,
    RETURNS,
    SALES,
    SLIPS,
    SPEEDS,
    STEPS,
    SUPPLIERS,
    SUPPLIES,
    TAKES,
    TECHNOLOGY,
    TOS,
    TURNS,
)
from chequered.games.lamborghini.rule_numbers import OURS, RULINGS, Rule
from chequered.kernel.game import Argument, Block, Kind, Option, Spec
from chequered.kernel.game import Event as EventSpec

SEATS = MOST_CARS = 5
"""The most players, and the most cars in a race: the lengths of every field by seat and by car (LB-1.5)."""

PAIR = 2
"""Two players have two cars each (LB-1.5)."""

KINDS = len(CARDS)
TYPES = len(TECHNOLOGY)
FIRST_MANOEUVRE = KINDS - len(MANOEUVRES)
CAR_CARDS = len(CARS)
DRIVER_CARDS = len(DRIVERS)
SUPPLIER_COUNT = len(SUPPLIERS)
PILE_COUNT = len(PILES)

FEET = len(SPEEDS)
SLOWEST = int(SPEEDS[0])
FASTEST = int(SPEEDS[-1])
"""The values at the foot of the cards (LB-1.3): outcome k of a draw is the value SLOWEST + k."""

# Ids of outcomes and actions, in the order of the spec's blocks.
FIRST_CARD_LOT = FEET
FIRST_CAR_LOT = FIRST_CARD_LOT + KINDS
FIRST_DRIVER_LOT = FIRST_CAR_LOT + CAR_CARDS
FIRST_BID = FIRST_DRIVER_LOT + DRIVER_CARDS
FIRST_TURN = FIRST_BID + len(BIDS)
FIRST_TAKE = FIRST_TURN + len(TURNS)
FIRST_TAKE_CAR = FIRST_TAKE + KINDS
FIRST_TAKE_DRIVER = FIRST_TAKE_CAR + CAR_CARDS
FIRST_TO = FIRST_TAKE_DRIVER + DRIVER_CARDS
FIRST_SUPPLY = FIRST_TO + PAIR
FIRST_PLAY = FIRST_SUPPLY + len(SUPPLIES)
KEEP = FIRST_PLAY + KINDS
FIRST_STEP = KEEP + 1
FIRST_SLIP = FIRST_STEP + len(STEPS)
FIRST_HIT = FIRST_SLIP + len(SLIPS)
FIRST_PUSH = FIRST_HIT + len(HITS)
END = FIRST_PUSH + len(PUSHES)
FIRST_RETURN = END + 1
FIRST_SALE = FIRST_RETURN + len(RETURNS)
FIRST_DISMISSAL = FIRST_SALE + len(SALES)
DONE = FIRST_DISMISSAL + len(DISMISSALS)
IDS = DONE + 1


class Card(IntEnum):
    """The manoeuvre cards, in the order of `notation.CARDS`, where they follow the technology."""

    SKILL = 21
    LUCK = 22
    FORTUNE = 23
    STEADY = 24
    SLIPSTREAM = 25
    ENGAGE = 26
    FAST = 27
    VICTORY = 28
    WILL = 29


class Technology(IntEnum):
    """The types of technology: card k is of type k % TYPES, from supplier k // TYPES."""

    AERO = 0
    BRAKES = 1
    SETUP = 2
    ENGINE = 3
    TYRES = 4
    FUEL = 5
    TEAM = 6


BLUE = SUPPLIERS.index("blue")
"""Whose Team card also repairs with a check (LB-11.7)."""


class Pile(IntEnum):
    """The piles of the draft (LB-3.1), in the order of `notation.PILES`."""

    TECHNOLOGY = 0
    MANOEUVRE = 1
    CARS = 2
    DRIVERS = 3


class Side(IntEnum):
    """Where from a car: as in `notation.STEPS`."""

    AHEAD = 0
    LEFT = 1
    RIGHT = 2


class Direction(IntEnum):
    """What a direction card says (LB-8.3), as in `notation.DIRECTIONS`: a side, plus one."""

    NONE = 0
    AHEAD = 1
    LEFT = 2
    RIGHT = 3


class Check(IntEnum):
    """What a check is made for, as in `notation.CHECKS`."""

    ARROW = 0
    SQUEEZE = 1
    ATTACK = 2
    DEFENCE = 3
    CHAIN = 4


class Part(IntEnum):
    """What a sum is made of (LB-6.3, LB-8.1), as in `notation.PARTS`."""

    CARD = 0
    CAR = 1
    DRIVER = 2
    PLAYED = 3
    RUNNING = 4
    DAMAGE = 5
    WON = 6
    ARROW = 7
    ENGAGE = 8
    STRONG = 9


class Event(IntEnum):
    """What the rules report."""

    BID = 1
    BID_OPENED = 2
    PICKS = 3
    TURNED_UP = 4
    TURNED_UP_CAR = 5
    TURNED_UP_DRIVER = 6
    VISIT = 7
    TOOK = 8
    TOOK_CAR = 9
    TOOK_DRIVER = 10
    BOUND = 11
    PICKED_NOTHING = 12
    DRAFT_OVER = 13
    CREW = 14
    SUPPLIED = 15
    GIVEN = 16
    LOT = 17
    NO_LOT = 18
    RACE = 19
    QUALIFIED = 20
    TIED = 21
    GRID = 22
    ROUND = 23
    TURN = 24
    PLAYED = 25
    REPAIRED = 26
    RESHUFFLED = 27
    DREW = 28
    PART = 29
    SPEED = 30
    STEPPED = 31
    SLIPSTREAM = 32
    SQUEEZE = 33
    HIT = 34
    PUSH = 35
    CHAIN = 36
    CHECK = 37
    CHECKED = 38
    HELD = 39
    CELL_WON = 40
    ACCIDENT = 41
    DAMAGED = 42
    PREVENTED = 43
    CRIPPLED = 44
    DIRECTION = 45
    OFF_TRACK = 46
    DIRECTION_SPENT = 47
    BLOCKED = 48
    WRECKED = 49
    LAP = 50
    MOVED = 51
    FINISHED = 52
    LEFT_TRACK = 53
    CLASSIFIED = 54
    PRIZE = 55
    RACE_OVER = 56
    REPAIR_PAID = 57
    MARKET = 58
    RETURNED = 59
    CHOSE = 60
    SOLD = 61
    BOUGHT = 62
    DISMISSED = 63
    HIRED = 64
    LEFT_MARKET = 65
    MATCH_OVER = 66
    WON = 67


_SEAT = Argument("seat", "seat")
_PIECE = Argument("piece", "piece")
_OTHER = Argument("other", "piece")
_CARD = Argument("card", "card")
_CAR = Argument("car", "car")
_DRIVER = Argument("driver", "driver")
_SUPPLIER = Argument("supplier", "supplier")
_SIDE = Argument("side", "side")
_FROM = Argument("from", "cell")
_TO = Argument("to", "cell")
_PLACE = Argument("place", "count")
_MONEY = Argument("money", "count")
_PRICE = Argument("price", "count")
_VALUE = Argument("value", "count")
_TOTAL = Argument("total", "count")
_POINTS = Argument("points", "count")
_LOST = Argument("lost", "count")


def _kind(rule: Rule) -> Kind:
    if rule in RULINGS:
        return "ruling"
    return "ours" if rule in OURS else "rule"


SPEC = Spec(
    id="lamborghini",
    code="LB",
    version=1,
    seats=(2, SEATS),
    pieces=1,
    pieces_at={PAIR: PAIR},
    piece_colours=True,
    options=(
        Option("long", 0, words=("short", "long"), board="park-forest"),
        Option("races", 2, 1, 4, beside="long"),
        Option("draft_trips", 4, 1, 12),
    ),
    attributes=(),
    blocks=(
        Block("speed", SPEEDS, chance=True),
        Block("card", CARDS, chance=True),
        Block("car", CAR_LOTS, chance=True),
        Block("driver", DRIVER_LOTS, chance=True),
        Block("bid", BIDS, sealed=True),
        Block("turn", TURNS),
        Block("take", TAKES),
        Block("take-car", CAR_TAKES),
        Block("take-driver", DRIVER_TAKES),
        Block("to", TOS),
        Block("supplier", SUPPLIES),
        Block("play", PLAYS),
        Block("keep", ("keep",)),
        Block("step", STEPS, "cell", Rule.LB_6_5, way=True),
        Block("slip", SLIPS, "cell", Rule.LB_10_1),
        Block("hit", HITS, "cell", Rule.LB_9_1),
        Block("push", PUSHES, "cell", Rule.LB_9_1),
        Block("end", ("end",)),
        Block("return", RETURNS),
        Block("sell", SALES),
        Block("dismiss", DISMISSALS),
        Block("done", ("done",)),
    ),
    events=(
        EventSpec(Event.BID, "bid", (_SEAT, Argument("money", "count", see="owner"))),
        EventSpec(Event.BID_OPENED, "bid-opened", (_SEAT, _MONEY), opens=True),
        EventSpec(Event.PICKS, "picks", (_SEAT, _PLACE)),
        EventSpec(Event.TURNED_UP, "turned-up", (_CARD,)),
        EventSpec(Event.TURNED_UP_CAR, "turned-up-car", (_CAR,)),
        EventSpec(Event.TURNED_UP_DRIVER, "turned-up-driver", (_DRIVER,)),
        EventSpec(Event.VISIT, "visit", (_SEAT, Argument("trip", "count")), onward=True),
        EventSpec(Event.TOOK, "took", (_SEAT, _CARD)),
        EventSpec(Event.TOOK_CAR, "took-car", (_SEAT, _CAR, _PRICE)),
        EventSpec(Event.TOOK_DRIVER, "took-driver", (_SEAT, _DRIVER, _PRICE)),
        EventSpec(Event.BOUND, "bound", (_SEAT, _SUPPLIER)),
        EventSpec(Event.PICKED_NOTHING, "picked-nothing", (_SEAT,)),
        EventSpec(Event.DRAFT_OVER, "draft-over"),
        EventSpec(Event.CREW, "crew", (_PIECE, _CAR, _DRIVER)),
        EventSpec(Event.SUPPLIED, "supplied", (_PIECE, _SUPPLIER)),
        EventSpec(Event.GIVEN, "given", (_PIECE, _CARD)),
        EventSpec(Event.LOT, "lot", (_PIECE, _CARD)),
        EventSpec(Event.NO_LOT, "no-lot", (_PIECE,)),
        EventSpec(Event.RACE, "race", (Argument("race", "count"), Argument("races", "count")), onward=True),
        EventSpec(Event.QUALIFIED, "qualified", (_PIECE, _TOTAL)),
        EventSpec(Event.TIED, "tied", (_PIECE,)),
        EventSpec(Event.GRID, "grid", (_PIECE, _TO, _PLACE)),
        EventSpec(Event.ROUND, "round", (Argument("round", "count"),), onward=True),
        EventSpec(Event.TURN, "turn", (_PIECE,), onward=True),
        EventSpec(Event.PLAYED, "played", (_PIECE, _CARD)),
        EventSpec(Event.REPAIRED, "repaired", (_PIECE, Argument("damage", "count"))),
        EventSpec(Event.RESHUFFLED, "reshuffled", (Argument("cards", "count"),)),
        EventSpec(Event.DREW, "drew", (_PIECE, _VALUE)),
        EventSpec(Event.PART, "part", (_PIECE, Argument("part", "part"), Argument("amount", "amount")), passing=True),
        EventSpec(Event.SPEED, "speed", (_PIECE, _POINTS)),
        EventSpec(Event.STEPPED, "stepped", (_PIECE, _FROM, _TO), passing=True),
        EventSpec(Event.SLIPSTREAM, "slipstream", (_PIECE,)),
        EventSpec(Event.SQUEEZE, "squeeze", (_PIECE, _SIDE)),
        EventSpec(Event.HIT, "hit", (_PIECE, _OTHER, _SIDE)),
        EventSpec(Event.PUSH, "push", (_PIECE, _OTHER, _SIDE)),
        EventSpec(Event.CHAIN, "chain", (_PIECE, _OTHER)),
        EventSpec(Event.CHECK, "check", (_PIECE, Argument("check", "check"))),
        EventSpec(Event.CHECKED, "checked", (_PIECE, _VALUE, _TOTAL)),
        EventSpec(Event.HELD, "held", (_PIECE,)),
        EventSpec(Event.CELL_WON, "cell-won", (_PIECE,)),
        EventSpec(Event.ACCIDENT, "accident", (_PIECE,)),
        EventSpec(Event.DAMAGED, "damaged", (_PIECE, Argument("damage", "count"))),
        EventSpec(Event.PREVENTED, "prevented", (_PIECE,)),
        EventSpec(Event.CRIPPLED, "crippled", (_PIECE,)),
        EventSpec(Event.DIRECTION, "direction", (_PIECE, Argument("direction", "direction"), _VALUE)),
        EventSpec(Event.OFF_TRACK, "off-track", (_PIECE, _LOST)),
        EventSpec(Event.DIRECTION_SPENT, "direction-spent", (_PIECE,)),
        EventSpec(Event.BLOCKED, "blocked", (_PIECE, _LOST)),
        EventSpec(Event.WRECKED, "wrecked", (_PIECE,)),
        EventSpec(Event.LAP, "lap", (_PIECE, Argument("lap", "count"))),
        EventSpec(Event.MOVED, "moved", (_PIECE, Argument("cells", "count"))),
        EventSpec(Event.FINISHED, "finished", (_PIECE,)),
        EventSpec(Event.LEFT_TRACK, "left-track", (_PIECE,), leaves=True),
        EventSpec(Event.CLASSIFIED, "classified", (_PIECE, _PLACE)),
        EventSpec(Event.PRIZE, "prize", (_PIECE, _MONEY)),
        EventSpec(Event.RACE_OVER, "race-over", (Argument("race", "count"),), chapter=True),
        EventSpec(Event.REPAIR_PAID, "repair-paid", (_PIECE, Argument("damage", "count"), _MONEY)),
        EventSpec(Event.MARKET, "market", (_SEAT,), onward=True),
        EventSpec(Event.RETURNED, "returned", (_PIECE, _CARD)),
        EventSpec(Event.CHOSE, "chose", (_PIECE, _CARD)),
        EventSpec(Event.SOLD, "sold", (_PIECE, _CAR, _PRICE)),
        EventSpec(Event.BOUGHT, "bought", (_PIECE, _CAR, _PRICE)),
        EventSpec(Event.DISMISSED, "dismissed", (_PIECE, _DRIVER, _PRICE)),
        EventSpec(Event.HIRED, "hired", (_PIECE, _DRIVER, _PRICE)),
        EventSpec(Event.LEFT_MARKET, "left-market", (_SEAT,)),
        EventSpec(Event.MATCH_OVER, "match-over"),
        EventSpec(Event.WON, "won", (_SEAT, _MONEY)),
    ),
    vocabularies={
        "card": CARDS,
        "car": CARS,
        "driver": DRIVERS,
        "supplier": SUPPLIERS,
        "side": STEPS,
        "direction": DIRECTIONS,
        "check": CHECKS,
        "part": PARTS,
        "pile": PILES,
    },
    rules={int(rule): _kind(rule) for rule in Rule},
    # In each round but some 200 of a race, in which all points are lost off the track, a car moves: with 5 cars, and 3
    # laps of at most 160 cells, that is 2 600 rounds at most. A turn without its steps has at most 40 entries: two
    # contacts with a check of every car, of a card, a draw and a direction each. A match has at most 4 races.
    longest=2_500_000,
    win=Event.WON,
)
