"""Table-MotoGP: facts. Numbers of seats, options, ids of actions and outcomes, events, rule numbers."""

from __future__ import annotations

from enum import IntEnum

from chequered.games.motogp.notation import CARDS, COLOURS, FACES, LANES, LOTS, TAKES
from chequered.kernel.game import Argument, Attribute, Block, Kind, Option, Spec
from chequered.kernel.game import Event as EventSpec

SEATS = 9
"""The most teams, and so the length of every field by seat."""

TEAM = 2
"""Motorcycles of a team (GP-1.1): motorcycle m is team m // TEAM's."""

MOTORCYCLES = SEATS * TEAM
"""The most motorcycles, and so the length of every field by motorcycle."""

PLACES = 3
"""Motorcycles side by side on a straight or pit space (GP-2.2, GP-2.6), and so in a row of the grid (GP-2.7)."""

FACE_COUNT = SIX = len(FACES)
"""As many faces as the highest of them says."""

CARD_COUNT = len(CARDS)
TAKE_COUNT = len(TAKES)

# Ids of outcomes and actions, in the order of the spec's blocks.
FIRST_LOT = FACE_COUNT
INNER = FIRST_LOT + MOTORCYCLES
OUTER = INNER + 1
KEEP = OUTER + 1
EXTRA = KEEP + 1
FIRST_TAKE = EXTRA + 1
IDS = FIRST_TAKE + TAKE_COUNT


class Card(IntEnum):
    """The kinds of cards (GP-1.2). The first `TAKE_COUNT` can be chosen at the line (GP-1.3)."""

    EXTRA = 0
    BOXES = 1
    CRASH = 2
    FUEL = 3


class Rule(IntEnum):
    """The rules of record: GP_3_4 is the number that events and refusals carry."""

    GP_1_1 = 101
    GP_1_2 = 102
    GP_1_3 = 103
    GP_1_4 = 104
    GP_2_1 = 201
    GP_2_2 = 202
    GP_2_3 = 203
    GP_2_4 = 204
    GP_2_5 = 205
    GP_2_6 = 206
    GP_2_7 = 207
    GP_2_8 = 208
    GP_3_1 = 301
    GP_3_2 = 302
    GP_3_3 = 303
    GP_3_4 = 304
    GP_4_1 = 401
    GP_4_2 = 402
    GP_4_3 = 403
    GP_4_4 = 404
    GP_5_1 = 501
    GP_5_2 = 502
    GP_5_3 = 503
    GP_6_1 = 601
    GP_6_2 = 602
    GP_6_3 = 603
    GP_6_4 = 604
    GP_6_5 = 605
    GP_6_6 = 606
    GP_6_7 = 607
    GP_6_8 = 608
    GP_6_9 = 609
    GP_7_1 = 701
    GP_7_2 = 702
    GP_7_3 = 703
    GP_7_4 = 704
    GP_7_5 = 705
    GP_8_1 = 801
    GP_8_2 = 802
    GP_9_1 = 901
    GP_9_2 = 902
    GP_9_3 = 903
    GP_9_4 = 904
    GP_10_1 = 1001
    GP_10_2 = 1002
    GP_11_1 = 1101
    GP_11_2 = 1102
    GP_11_3 = 1103
    GP_11_4 = 1104
    GP_12_1 = 1201
    GP_12_2 = 1202


RULINGS = frozenset(
    {
        Rule.GP_1_2,
        Rule.GP_1_3,
        Rule.GP_1_4,
        Rule.GP_2_2,
        Rule.GP_2_4,
        Rule.GP_2_5,
        Rule.GP_2_7,
        Rule.GP_3_2,
        Rule.GP_4_1,
        Rule.GP_4_2,
        Rule.GP_4_3,
        Rule.GP_5_2,
        Rule.GP_6_1,
        Rule.GP_6_8,
        Rule.GP_6_9,
        Rule.GP_7_1,
        Rule.GP_7_2,
        Rule.GP_7_3,
        Rule.GP_7_5,
        Rule.GP_8_1,
        Rule.GP_10_1,
        Rule.GP_11_2,
        Rule.GP_11_3,
        Rule.GP_11_4,
        Rule.GP_12_2,
    }
)
OURS = frozenset({Rule.GP_2_8, Rule.GP_4_4, Rule.GP_10_2, Rule.GP_11_1})


class Event(IntEnum):
    """What the rules report."""

    RIDES_OUT = 1
    QUALIFIED = 2
    GRID = 3
    ROUND = 4
    TURN = 5
    ROLLED = 6
    EXTRA = 7
    RODE = 8
    HELD_UP = 9
    MOVED = 10
    STAYED = 11
    LAP = 12
    CARD = 13
    PLAYED = 14
    FAILURE = 15
    PIT_IN = 16
    REPAIRED = 17
    AGAIN = 18
    PENALTY = 19
    STOPPED = 20
    MISSED = 21
    OUT_OF_FUEL = 22
    CRASHED = 23
    BROKE_DOWN = 24
    LAPPED = 25
    DISQUALIFIED = 26
    FINISHED = 27
    RACE_OVER = 28
    CLASSIFIED = 29
    WON = 30


_PIECE = Argument("piece", "piece")
_SEAT = Argument("seat", "seat")
_CARD = Argument("card", "card")
_FROM = Argument("from", "cell")
_TO = Argument("to", "cell")
_CELL = Argument("cell", "cell")
_PLACE = Argument("place", "count")
_POINTS = Argument("points", "count")


def _kind(rule: Rule) -> Kind:
    if rule in RULINGS:
        return "ruling"
    return "ours" if rule in OURS else "rule"


SPEC = Spec(
    id="motogp",
    code="GP",
    version=1,
    seats=(2, SEATS),
    pieces=TEAM,
    options=(
        Option("laps", 3, 1, 6),
        Option("qualifying", 1),
        Option("extra_power_six", 0),
        Option("lapped", 0, words=("team", "rider")),
    ),
    attributes=(Attribute("colour", COLOURS),),
    blocks=(
        Block("roll", FACES, chance=True),
        Block("lot", LOTS, chance=True),
        Block("lane", LANES, "cell", Rule.GP_3_4, way=True),
        Block("keep", ("keep",), way=True),
        Block("extra", ("extra",)),
        Block("take", TAKES),
    ),
    events=(
        EventSpec(Event.RIDES_OUT, "rides-out", (_PIECE, _TO), onward=True),
        EventSpec(Event.QUALIFIED, "qualified", (_PIECE, Argument("spaces", "count")), leaves=True),
        EventSpec(Event.GRID, "grid", (_PIECE, _TO, _PLACE)),
        EventSpec(Event.ROUND, "round", (Argument("round", "count"),), onward=True),
        EventSpec(Event.TURN, "turn", (_PIECE,), onward=True),
        EventSpec(Event.ROLLED, "rolled", (_PIECE, Argument("face", "count"))),
        EventSpec(Event.EXTRA, "extra", (_PIECE,)),
        EventSpec(Event.RODE, "rode", (_PIECE, _CELL), passing=True),
        EventSpec(Event.HELD_UP, "held-up", (_PIECE, _CELL)),
        EventSpec(Event.MOVED, "moved", (_PIECE, _FROM, _TO)),
        EventSpec(Event.STAYED, "stayed", (_PIECE, _TO)),
        EventSpec(Event.LAP, "lap", (_PIECE, Argument("lap", "count"))),
        EventSpec(Event.CARD, "card", (_SEAT, _CARD)),
        EventSpec(Event.PLAYED, "played", (_PIECE, _CARD)),
        EventSpec(Event.FAILURE, "failure", (_PIECE,)),
        EventSpec(Event.PIT_IN, "pit-in", (_PIECE,)),
        EventSpec(Event.REPAIRED, "repaired", (_PIECE,)),
        EventSpec(Event.AGAIN, "again", (_PIECE,)),
        EventSpec(Event.PENALTY, "penalty", (_PIECE, Argument("stops", "count"))),
        EventSpec(Event.STOPPED, "stopped", (_PIECE,)),
        EventSpec(Event.MISSED, "missed", (_PIECE, Argument("left", "count"))),
        EventSpec(Event.OUT_OF_FUEL, "out-of-fuel", (_PIECE,), leaves=True),
        EventSpec(Event.CRASHED, "crashed", (_PIECE,)),
        EventSpec(Event.BROKE_DOWN, "broke-down", (_PIECE,), leaves=True),
        EventSpec(Event.LAPPED, "lapped", (_PIECE,), leaves=True),
        EventSpec(Event.DISQUALIFIED, "disqualified", (_PIECE,), leaves=True),
        EventSpec(Event.FINISHED, "finished", (_PIECE, _PLACE), leaves=True),
        EventSpec(Event.RACE_OVER, "race-over"),
        EventSpec(Event.CLASSIFIED, "classified", (_PIECE, _PLACE, _POINTS)),
        EventSpec(Event.WON, "won", (_SEAT, _POINTS)),
    ),
    vocabularies={"colour": COLOURS, "card": CARDS, "lane": LANES},
    rules={int(rule): _kind(rule) for rule in Rule},
    longest=60_000,
    win=Event.WON,
    warm_up="qualifying",
    season=True,
)
