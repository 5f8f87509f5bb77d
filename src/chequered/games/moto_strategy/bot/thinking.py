"""How a deal goes on in the club bot's mind: cards nobody showed it are handed out, and all play by habit."""

from __future__ import annotations

from typing import Any

from chequered.games.moto_strategy.bot.habits import habit
from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.knowing.redraw import hand_out_unseen
from chequered.games.moto_strategy.rules.around import can_draw
from chequered.games.moto_strategy.rules.legality import can_lay
from chequered.games.moto_strategy.rules.notes import stop_noting
from chequered.games.moto_strategy.rules.order import begin_turn
from chequered.games.moto_strategy.rules.turn import apply
from chequered.games.moto_strategy.spec import DRAW, FIRST_LAY, KINDS, PASS, Card
from chequered.games.moto_strategy.state import Phase, State
from chequered.kernel.chance import weighted
from chequered.kernel.contract import copy
from chequered.kernel.record import Int, Ints

BEST = 300
"""What it is worth, in points, to be the best scorer of a deal."""


def imagine(deck: Deck, s: State, seat: Int, rng: Ints) -> None:
    """Hand out what the seat does not see, at random, for a deal that is played to its end and no further."""
    hand_out_unseen(deck, s, seat, rng)
    stop_noting(s)
    s.max_deals = s.deal
    for other in range(s.seats):
        s.total[other] = 0


def try_out(deck: Deck, states: Any, seat: Int, action: Int, rng: Ints) -> Int:
    """What the deal in `states[1]` is worth to the seat that begins with this action; it is played in `states[2]`."""
    copy(states, 2, 1)
    s = states[2]
    apply(deck, s, action)
    while s.phase != Phase.OVER:
        if s.phase == Phase.DRAW:
            apply(deck, s, weighted(rng, s.pile, KINDS))
        elif s.phase == Phase.WINDOW:
            begin_turn(s)
        else:
            apply(deck, s, turn_by_habit(s))
    return worth(s, seat)


def turn_by_habit(s: State) -> Int:
    """What the player on turn does."""
    if s.phase == Phase.GRID and s.hand[s.turn][Card.STARTER] > 0:
        return FIRST_LAY + Card.STARTER
    if s.phase == Phase.GRID or not can_lay(s, s.turn):
        return DRAW if can_draw(s) else PASS
    return habit(s)


def worth(s: State, seat: Int) -> Int:
    """Of a deal that is over: the points by which the seat is ahead of the best of the others, or behind."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.total[other])
    lead = s.total[seat] - best
    if lead > 0:
        return lead + BEST
    return lead - BEST if lead < 0 else 0
