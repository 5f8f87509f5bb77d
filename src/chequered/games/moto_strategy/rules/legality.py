"""Moto Strategy: what may be done, and which rule forbids the rest.

The only predicate is `refusal`; `legal` is its quicker list, and a test compares the two. Both read of the hands none
but that of the seat they are asked for.
"""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.around import can_draw
from chequered.games.moto_strategy.rules.ending import rule_of_end
from chequered.games.moto_strategy.spec import DECLINE, DRAW, FIRST_LAY, FIRST_LONG_LAP, PASS, Card, Rule
from chequered.games.moto_strategy.state import Phase, State
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.record import Int, Ints

FEWEST_FOR_RED_FLAG = 5
"""MS-4.5: cards in hand, the RED FLAG included."""


def actor(deck: Deck, s: State) -> Int:
    if s.phase == Phase.WINDOW:
        return s.asked
    if s.phase == Phase.DEAL or s.phase == Phase.DRAW:
        return CHANCE
    return OVER if s.phase == Phase.OVER else s.turn


# MS-5.1 gives the order: the end of the match, out of turn, a card not held, a window, the grid, then what a turn in
# the race allows.
def refusal(deck: Deck, s: State, seat: Int, action: Int) -> Int:
    if s.phase == Phase.OVER:
        return rule_of_end(s)
    if seat != actor(deck, s) or action < FIRST_LAY:
        return Rule.MS_5_1
    if action < DRAW and s.hand[seat][card_of(action)] == 0:
        return Rule.MS_5_1
    if s.phase == Phase.WINDOW or action == DECLINE:
        return window_refusal(s, seat, action)
    if s.phase == Phase.GRID:
        return grid_refusal(s, seat, action)
    return race_refusal(s, seat, action)


def card_of(action: Int) -> Int:
    """The kind of card that an action lays."""
    return action - FIRST_LAY if action < FIRST_LONG_LAP else Card.LONG_LAP


# MS-4.8 In a window a LONG LAP is laid or none; elsewhere nobody is asked.
def window_refusal(s: State, seat: Int, action: Int) -> Int:
    if s.phase != Phase.WINDOW:
        return Rule.MS_4_8
    if action == DECLINE:
        return 0
    if action < FIRST_LONG_LAP or action >= DRAW:
        return Rule.MS_4_8
    return target_refusal(s, seat, action - FIRST_LONG_LAP)


# MS-4.7 Another player who is still in the deal.
def target_refusal(s: State, seat: Int, target: Int) -> Int:
    if target >= s.seats or target == seat or s.out[target] > 0:
        return Rule.MS_5_1
    return 0


# MS-3.1 Nothing but a STARTER. MS-3.3 Who holds one must start; else a card is drawn, or the turn passes.
def grid_refusal(s: State, seat: Int, action: Int) -> Int:
    if action < DRAW:
        return 0 if card_of(action) == Card.STARTER else Rule.MS_3_1
    if s.hand[seat][Card.STARTER] > 0:
        return Rule.MS_3_3
    return 0 if (action == DRAW) == can_draw(s) else Rule.MS_3_3


def race_refusal(s: State, seat: Int, action: Int) -> Int:
    if action >= DRAW:
        return instead_refusal(s, seat, action)
    if action >= FIRST_LONG_LAP:
        return target_refusal(s, seat, action - FIRST_LONG_LAP)
    if card_of(action) == Card.RED_FLAG and s.hand_size[seat] < FEWEST_FOR_RED_FLAG:
        return Rule.MS_4_5
    return 0


# MS-4.1 Who can lay a card lays one. MS-4.10 Who cannot draws one, and passes only with nothing to draw.
def instead_refusal(s: State, seat: Int, action: Int) -> Int:
    if can_lay(s, seat):
        return Rule.MS_4_1
    return 0 if (action == DRAW) == can_draw(s) else Rule.MS_4_10


# MS-4.5, MS-4.10 Only RED FLAGs in a hand of fewer than five cannot be laid.
def can_lay(s: State, seat: Int) -> bool:
    return s.hand_size[seat] > s.hand[seat][Card.RED_FLAG] or s.hand_size[seat] >= FEWEST_FOR_RED_FLAG


def legal(deck: Deck, s: State, ids: Ints) -> Int:
    if s.phase == Phase.WINDOW:
        n = long_laps(s, s.asked, ids, 0)
        ids[n] = DECLINE
        return n + 1
    if s.phase == Phase.GRID and s.hand[s.turn][Card.STARTER] > 0:
        ids[0] = FIRST_LAY + Card.STARTER
        return 1
    if s.phase == Phase.GRID or not can_lay(s, s.turn):
        ids[0] = DRAW if can_draw(s) else PASS
        return 1
    return cards(s, s.turn, ids)


def cards(s: State, seat: Int, ids: Ints) -> Int:
    """The cards that can be laid in the race."""
    n = 0
    for kind in range(Card.LONG_LAP):
        if s.hand[seat][kind] > 0 and (kind != Card.RED_FLAG or s.hand_size[seat] >= FEWEST_FOR_RED_FLAG):
            ids[n] = FIRST_LAY + kind
            n += 1
    return long_laps(s, seat, ids, n)


def long_laps(s: State, seat: Int, ids: Ints, n: Int) -> Int:
    """Add a LONG LAP on each that it can be laid on, if the seat holds one."""
    if s.hand[seat][Card.LONG_LAP] > 0:
        for target in range(s.seats):
            if target_refusal(s, seat, target) == 0:
                ids[n] = FIRST_LONG_LAP + target
                n += 1
    return n


# MS-7.2 A LONG LAP can be set for the next window at any moment of a deal by a player who is in it and holds one.
def beforehand(deck: Deck, s: State, seat: Int, action: Int) -> Int:
    if s.phase == Phase.OVER:
        return rule_of_end(s)
    if s.out[seat] > 0:
        return Rule.MS_5_3
    if action < FIRST_LONG_LAP or action >= DRAW:
        return Rule.MS_4_8
    if s.hand[seat][Card.LONG_LAP] == 0:
        return Rule.MS_5_1
    return target_refusal(s, seat, action - FIRST_LONG_LAP)


def target(deck: Deck, s: State, action: Int) -> Int:
    """The kind of card that is laid, or the seat that a LONG LAP is laid on."""
    if action < FIRST_LAY or action >= DRAW:
        return -1
    if action < FIRST_LONG_LAP:
        return action - FIRST_LAY
    return action - FIRST_LONG_LAP if action - FIRST_LONG_LAP < s.seats else -1
