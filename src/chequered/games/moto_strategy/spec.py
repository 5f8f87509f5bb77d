"""Moto Strategy: facts. Numbers of seats, options, ids of actions and outcomes, events, rule numbers."""

from __future__ import annotations

from enum import IntEnum

from chequered.games.moto_strategy.notation import CARDS, LAYS, LONG_LAPS, MOST_SEATS
from chequered.kernel.game import Argument, Block, Kind, Option, Spec
from chequered.kernel.game import Event as EventSpec

SEATS = MOST_SEATS
"""The most seats, and so the length of every field by seat."""

KINDS = len(CARDS)

# Ids of outcomes and actions, in the order of the spec's blocks.
FIRST_LAY = KINDS
FIRST_LONG_LAP = FIRST_LAY + KINDS - 1
DRAW = FIRST_LONG_LAP + SEATS
PASS = DRAW + 1
DECLINE = PASS + 1
IDS = DECLINE + 1


class Card(IntEnum):
    """The kinds of cards (MS-1.1), in the order of `notation.CARDS`."""

    MOTO_1 = 0
    MOTO_2 = 1
    MOTO_3 = 2
    Q1 = 3
    Q2 = 4
    STARTER = 5
    WARM_UP = 6
    RED_FLAG = 7
    STOP = 8
    LONG_LAP = 9


class Rule(IntEnum):
    """The rules of record: MS_4_8 is the number that events and refusals carry."""

    MS_1_1 = 101
    MS_1_2 = 102
    MS_1_3 = 103
    MS_1_4 = 104
    MS_2_1 = 201
    MS_3_1 = 301
    MS_3_2 = 302
    MS_3_3 = 303
    MS_3_4 = 304
    MS_3_5 = 305
    MS_4_1 = 401
    MS_4_2 = 402
    MS_4_3 = 403
    MS_4_4 = 404
    MS_4_5 = 405
    MS_4_6 = 406
    MS_4_7 = 407
    MS_4_8 = 408
    MS_4_9 = 409
    MS_4_10 = 410
    MS_4_11 = 411
    MS_5_1 = 501
    MS_5_2 = 502
    MS_5_3 = 503
    MS_6_1 = 601
    MS_6_2 = 602
    MS_6_3 = 603
    MS_6_4 = 604
    MS_6_5 = 605
    MS_7_1 = 701
    MS_7_2 = 702
    MS_7_3 = 703


RULINGS = frozenset(
    {
        Rule.MS_1_2,
        Rule.MS_1_3,
        Rule.MS_1_4,
        Rule.MS_2_1,
        Rule.MS_3_2,
        Rule.MS_3_3,
        Rule.MS_3_4,
        Rule.MS_4_5,
        Rule.MS_4_7,
        Rule.MS_4_8,
        Rule.MS_4_9,
        Rule.MS_4_10,
        Rule.MS_4_11,
        Rule.MS_5_3,
        Rule.MS_6_1,
        Rule.MS_6_2,
        Rule.MS_6_3,
        Rule.MS_6_4,
    }
)
OURS = frozenset({Rule.MS_5_1, Rule.MS_5_2, Rule.MS_6_5, Rule.MS_7_1, Rule.MS_7_2, Rule.MS_7_3})


class Event(IntEnum):
    """What the rules report."""

    DEAL = 1
    DEALT = 2
    TURN = 3
    LAID = 4
    STARTED = 5
    START_STANDS = 6
    START_CANCELLED = 7
    RED_FLAG = 8
    LONG_LAP = 9
    TURN_LOST = 10
    DREW = 11
    NOTHING_TO_DRAW = 12
    PASSED = 13
    RESHUFFLED = 14
    NO_EFFECT = 15
    ELIMINATED = 16
    STOPPED = 17
    LAST_CARD = 18
    LAST_LEFT = 19
    SCORED = 20
    DEAL_OVER = 21
    TIE = 22
    MATCH_OVER = 23
    WON = 24


_SEAT = Argument("seat", "seat")
_CARD = Argument("card", "card")
_HIDDEN = Argument("card", "card", see="owner")
_CARDS = Argument("cards", "count")
_POINTS = Argument("points", "count")
_TOTAL = Argument("total", "count")
_DEAL = Argument("deal", "count")


def _kind(rule: Rule) -> Kind:
    if rule in RULINGS:
        return "ruling"
    return "ours" if rule in OURS else "rule"


SPEC = Spec(
    id="moto_strategy",
    code="MS",
    version=1,
    seats=(2, SEATS),
    options=(Option("target", 10_000, 1_000, 20_000), Option("max_deals", 100, 1, 100)),
    attributes=(),
    blocks=(
        Block("card", CARDS, chance=True),
        Block("lay", LAYS, "card", Rule.MS_5_1),
        Block("long-lap", LONG_LAPS, "seat", Rule.MS_5_1),
        Block("draw", ("draw",)),
        Block("pass", ("pass",)),
        Block("decline", ("decline",), standing=True),
    ),
    events=(
        EventSpec(Event.DEAL, "deal", (_DEAL, _SEAT), onward=True),
        EventSpec(Event.DEALT, "dealt", (_SEAT, _HIDDEN), passing=True),
        EventSpec(Event.TURN, "turn", (_SEAT,), onward=True),
        EventSpec(Event.LAID, "laid", (_SEAT, _CARD, _POINTS)),
        EventSpec(Event.STARTED, "started", (_SEAT,)),
        EventSpec(Event.START_STANDS, "start-stands", (_SEAT,)),
        EventSpec(Event.START_CANCELLED, "start-cancelled", (_SEAT, _CARDS)),
        EventSpec(Event.RED_FLAG, "red-flag", (_SEAT, _CARDS)),
        EventSpec(Event.LONG_LAP, "long-lap", (_SEAT, Argument("target", "seat"))),
        EventSpec(Event.TURN_LOST, "turn-lost", (_SEAT, Argument("left", "count"))),
        EventSpec(Event.DREW, "drew", (_SEAT, _HIDDEN)),
        EventSpec(Event.NOTHING_TO_DRAW, "nothing-to-draw", (_SEAT,)),
        EventSpec(Event.PASSED, "passed", (_SEAT,)),
        EventSpec(Event.RESHUFFLED, "reshuffled", (_CARDS,)),
        EventSpec(Event.NO_EFFECT, "no-effect", (_SEAT, _CARD)),
        EventSpec(Event.ELIMINATED, "eliminated", (_SEAT, _CARDS), opens=True),
        EventSpec(Event.STOPPED, "stopped", (_SEAT,)),
        EventSpec(Event.LAST_CARD, "last-card", (_SEAT,)),
        EventSpec(Event.LAST_LEFT, "last-left", (_SEAT,)),
        EventSpec(Event.SCORED, "scored", (_SEAT, _POINTS, _TOTAL)),
        EventSpec(Event.DEAL_OVER, "deal-over", (_DEAL,), chapter=True),
        EventSpec(Event.TIE, "tie", (_TOTAL,)),
        EventSpec(Event.MATCH_OVER, "match-over"),
        EventSpec(Event.WON, "won", (_SEAT, _TOTAL)),
    ),
    vocabularies={"card": CARDS},
    rules={int(rule): _kind(rule) for rule in Rule},
    longest=2_000_000,
    win=Event.WON,
    open_choice="waiting",
)
