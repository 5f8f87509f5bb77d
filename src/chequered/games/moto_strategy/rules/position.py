"""Moto Strategy: what follows from the cards, in positions that are set up by hand."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.around import count_of
from chequered.games.moto_strategy.spec import KINDS
from chequered.games.moto_strategy.state import Phase, State


# MS-1.1 No card is lost: what lies nowhere else is in the pile.
def complete(deck: Deck, s: State) -> None:
    for kind in range(KINDS):
        s.pile[kind] = deck.count[kind] - s.cancelled[kind] - s.removed[kind]
    for seat in range(s.seats):
        s.hand_size[seat] = count_of(s.hand[seat])
        s.points[seat] = 0
        for kind in range(KINDS):
            s.pile[kind] -= s.hand[seat][kind] + s.laid[seat][kind]
            s.points[seat] += s.laid[seat][kind] * deck.points[kind]
    s.pile_size = count_of(s.pile)
    if s.phase != Phase.DEAL and s.phase != Phase.DRAW:
        s.draws = 0
