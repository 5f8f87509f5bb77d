"""Monza: facts. Numbers of seats, options, ids of actions and outcomes, events, rule numbers."""

from __future__ import annotations

from enum import IntEnum

from chequered.games.monza.notation import COLOURS, DICE, PICKS, SIDES, STEPS, TILES
from chequered.kernel.game import Argument, Attribute, Block, Kind, Option, Spec
from chequered.kernel.game import Event as EventSpec

SEATS = 6
"""The most seats, and so the length of every field by seat."""

COLOUR_COUNT = len(COLOURS)
SIDE_COUNT = len(SIDES)

# Ids of outcomes and actions, in the order of the spec's blocks.
FIRST_DIE = COLOUR_COUNT
FIRST_TILE = FIRST_DIE + SIDE_COUNT
FIRST_PICK = FIRST_TILE + SIDE_COUNT
REROLL = FIRST_PICK + COLOUR_COUNT
STOP = REROLL + 1
FIRST_BONUS = STOP + 1
STAY = FIRST_BONUS + SIDE_COUNT


class Rule(IntEnum):
    """The rules of record: MZ_3_4 is the number that events and refusals carry."""

    MZ_1_1 = 101
    MZ_1_2 = 102
    MZ_1_3 = 103
    MZ_1_4 = 104
    MZ_2_1 = 201
    MZ_2_2 = 202
    MZ_2_3 = 203
    MZ_2_4 = 204
    MZ_2_5 = 205
    MZ_2_6 = 206
    MZ_2_7 = 207
    MZ_3_1 = 301
    MZ_3_2 = 302
    MZ_3_3 = 303
    MZ_3_4 = 304
    MZ_3_5 = 305
    MZ_3_6 = 306
    MZ_3_7 = 307
    MZ_3_8 = 308
    MZ_3_9 = 309
    MZ_3_10 = 310
    MZ_3_11 = 311
    MZ_4_1 = 401
    MZ_4_2 = 402
    MZ_4_3 = 403
    MZ_5_1 = 501
    MZ_5_2 = 502
    MZ_5_3 = 503
    MZ_5_4 = 504
    MZ_5_5 = 505
    MZ_5_6 = 506
    MZ_6_1 = 601
    MZ_7_1 = 701
    MZ_7_2 = 702
    MZ_7_3 = 703
    MZ_7_4 = 704
    MZ_7_5 = 705
    MZ_8_1 = 801
    MZ_8_2 = 802
    MZ_8_3 = 803
    MZ_8_4 = 804


RULINGS = frozenset(
    {
        Rule.MZ_1_1,
        Rule.MZ_1_2,
        Rule.MZ_2_1,
        Rule.MZ_2_4,
        Rule.MZ_3_4,
        Rule.MZ_3_9,
        Rule.MZ_4_1,
        Rule.MZ_5_3,
        Rule.MZ_5_4,
        Rule.MZ_7_3,
        Rule.MZ_7_4,
        Rule.MZ_8_2,
        Rule.MZ_8_3,
    }
)
OURS = frozenset({Rule.MZ_2_2, Rule.MZ_2_7, Rule.MZ_3_1, Rule.MZ_5_5, Rule.MZ_6_1})


class Event(IntEnum):
    """What the rules report."""

    TURN = 1
    ROLLED = 2
    PLACED = 3
    TILE_PLACED = 4
    PICKED = 5
    MOVED = 6
    STAYED = 7
    TURBO = 8
    PUSHED_BACK = 9
    BONUS_OFFERED = 10
    BONUS_STEP = 11
    BONUS_DECLINED = 12
    FINISHED = 13
    RACE_OVER = 14
    WON = 15


_SEAT = Argument("seat", "seat")
_COLOUR = Argument("colour", "colour")
_FROM = Argument("from", "cell")
_TO = Argument("to", "cell")


def _kind(rule: Rule) -> Kind:
    if rule in RULINGS:
        return "ruling"
    return "ours" if rule in OURS else "rule"


SPEC = Spec(
    id="monza",
    code="MZ",
    version=1,
    seats=(2, SEATS),
    # MZ-2.6: with the Challenge the long track is offered first.
    options=(Option("challenge", 0, board="long"), Option("bonus_step", 0), Option("free_stop", 0)),
    attributes=(Attribute("colour", COLOURS),),
    blocks=(
        Block("roll", COLOURS, chance=True),
        Block("die", DICE, "cell", Rule.MZ_3_4),
        Block("tile", TILES, "cell", Rule.MZ_3_4),
        Block("pick", PICKS),
        Block("reroll", ("reroll",)),
        Block("stop", ("stop",)),
        Block("bonus", STEPS, "cell", Rule.MZ_8_1),
        Block("stay", ("stay",)),
    ),
    events=(
        EventSpec(Event.TURN, "turn", (_SEAT, Argument("round", "count")), onward=True),
        EventSpec(Event.ROLLED, "rolled", (_SEAT, _COLOUR)),
        EventSpec(Event.PLACED, "placed", (_SEAT, Argument("cell", "cell"), _COLOUR)),
        EventSpec(Event.TILE_PLACED, "tile-placed", (_SEAT, Argument("cell", "cell"), _COLOUR)),
        EventSpec(Event.PICKED, "picked", (_SEAT, _COLOUR)),
        EventSpec(Event.MOVED, "moved", (_SEAT, _FROM, _TO)),
        EventSpec(Event.STAYED, "stayed", (_SEAT,)),
        EventSpec(Event.TURBO, "turbo", (_SEAT,)),
        EventSpec(Event.PUSHED_BACK, "pushed-back", (_SEAT, _FROM, _TO)),
        EventSpec(Event.BONUS_OFFERED, "bonus-offered", (_SEAT, _COLOUR)),
        EventSpec(Event.BONUS_STEP, "bonus-step", (_SEAT, _FROM, _TO)),
        EventSpec(Event.BONUS_DECLINED, "bonus-declined", (_SEAT,)),
        EventSpec(Event.FINISHED, "finished", (_SEAT, Argument("dice", "count"))),
        EventSpec(Event.RACE_OVER, "race-over"),
        EventSpec(Event.WON, "won", (_SEAT, Argument("dice", "count"))),
    ),
    vocabularies={"colour": COLOURS, "side": SIDES},
    rules={int(rule): _kind(rule) for rule in Rule},
    longest=60_000,
    win=Event.WON,
)
