"""Lamborghini: the numbers of the rules of record, and which of them are our rulings or our own data."""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """The rules of record: LB_8_4 is the number that events and refusals carry."""

    LB_1_1 = 101
    LB_1_2 = 102
    LB_1_3 = 103
    LB_1_4 = 104
    LB_1_5 = 105
    LB_1_6 = 106
    LB_2_1 = 201
    LB_2_2 = 202
    LB_2_3 = 203
    LB_2_4 = 204
    LB_3_1 = 301
    LB_3_2 = 302
    LB_3_3 = 303
    LB_3_4 = 304
    LB_3_5 = 305
    LB_3_6 = 306
    LB_4_1 = 401
    LB_4_2 = 402
    LB_4_3 = 403
    LB_5_1 = 501
    LB_5_2 = 502
    LB_5_3 = 503
    LB_5_4 = 504
    LB_5_5 = 505
    LB_6_1 = 601
    LB_6_2 = 602
    LB_6_3 = 603
    LB_6_4 = 604
    LB_6_5 = 605
    LB_6_6 = 606
    LB_6_7 = 607
    LB_6_8 = 608
    LB_7_1 = 701
    LB_7_2 = 702
    LB_8_1 = 801
    LB_8_2 = 802
    LB_8_3 = 803
    LB_8_4 = 804
    LB_8_5 = 805
    LB_9_1 = 901
    LB_9_2 = 902
    LB_9_3 = 903
    LB_9_4 = 904
    LB_9_5 = 905
    LB_10_1 = 1001
    LB_11_1 = 1101
    LB_11_2 = 1102
    LB_11_3 = 1103
    LB_11_4 = 1104
    LB_11_5 = 1105
    LB_11_6 = 1106
    LB_11_7 = 1107
    LB_11_8 = 1108
    LB_11_9 = 1109
    LB_11_10 = 1110
    LB_11_11 = 1111
    LB_11_12 = 1112
    LB_11_13 = 1113
    LB_11_14 = 1114
    LB_11_15 = 1115
    LB_11_16 = 1116
    LB_11_17 = 1117
    LB_13_1 = 1301
    LB_13_2 = 1302
    LB_13_3 = 1303
    LB_14_1 = 1401
    LB_14_2 = 1402
    LB_14_3 = 1403
    LB_14_4 = 1404
    LB_14_5 = 1405
    LB_15_1 = 1501


RULINGS = frozenset(
    {
        Rule.LB_3_2,
        Rule.LB_3_6,
        Rule.LB_4_2,
        Rule.LB_5_3,
        Rule.LB_5_4,
        Rule.LB_6_2,
        Rule.LB_6_4,
        Rule.LB_8_3,
        Rule.LB_8_5,
        Rule.LB_9_1,
        Rule.LB_9_4,
        Rule.LB_10_1,
        Rule.LB_11_9,
        Rule.LB_13_2,
        Rule.LB_14_1,
    }
)
OURS = frozenset({Rule.LB_1_4, Rule.LB_2_3})
