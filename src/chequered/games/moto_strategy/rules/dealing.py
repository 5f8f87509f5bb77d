"""Moto Strategy: the beginning of a deal, and how cards come into hands."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.around import count_of, next_in
from chequered.games.moto_strategy.rules.notes import forget_notes, note, note_drawn, note_pool
from chequered.games.moto_strategy.spec import KINDS, SEATS, Event, Rule
from chequered.games.moto_strategy.state import EPOCHS, Note, Options, Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints


# MS-2.1 The first deal is opened by the first seat.
def setup(deck: Deck, options: Options, s: State) -> None:
    s.seats = options.seats
    s.target = options.target
    s.max_deals = options.max_deals
    s.deal = 0
    for seat in range(SEATS):
        s.total[seat] = 0
    begin_deal(deck, s, 0)


# MS-6.4 All cards are shuffled. MS-1.2 They are dealt one at a time, clockwise from the opener. MS-4.11 Nobody owes
# turns of the deal before. MS-3.1 The deal waits on the grid.
def begin_deal(deck: Deck, s: State, opener: Int) -> None:
    s.deal += 1
    s.opener = opener
    s.turn = opener
    s.asked = -1
    s.waiting = 1
    s.starter = -1
    for seat in range(SEATS):
        s.points[seat] = 0
        s.out[seat] = 0
        s.owed[seat] = 0
        s.hand_size[seat] = 0
        for kind in range(KINDS):
            s.hand[seat][kind] = 0
            s.laid[seat][kind] = 0
        for pile in range(EPOCHS):
            s.drawn[seat][pile] = 0
    for pile in range(EPOCHS):
        s.pools[pile] = 0
    for kind in range(KINDS):
        s.pile[kind] = deck.count[kind]
        s.cancelled[kind] = 0
        s.removed[kind] = 0
    s.pile_size = count_of(deck.count)
    s.epoch = 0
    note_pool(s)
    forget_notes(s)
    s.phase = Phase.DEAL
    s.draws = deck.hand * s.seats
    s.drawer = opener
    s.reason = Rule.MS_1_2
    emit(Event.DEAL, Rule.MS_6_4 if s.deal > 1 else Rule.MS_2_1, s.deal, opener, 0)


# Every card of the pile is as likely as any other, so a kind is as likely as there are cards of it.
def outcomes(deck: Deck, s: State, weights: Ints) -> Int:
    for kind in range(KINDS):
        weights[kind] = s.pile[kind]
    return KINDS


def take_card(s: State, kind: Int) -> None:
    """The drawer takes a card of this kind from the pile; the next one draws next."""
    seat = s.drawer
    s.pile[kind] -= 1
    s.pile_size -= 1
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    if s.phase == Phase.DEAL:
        emit(Event.DEALT, s.reason, seat, kind, 0)
    else:
        note_drawn(s, seat, kind)
        note(s, Note.DREW, seat, 0)
        emit(Event.DREW, s.reason, seat, kind, 0)
    s.draws -= 1
    s.drawer = next_in(s, seat)


# MS-1.3 With an empty pile the cancelled cards become a new one, in the middle of a Q1 or Q2 too; if nothing is
# cancelled either, no card that is still to be drawn is drawn or owed.
def can_go_on_drawing(s: State) -> bool:
    """Whether a card is drawn next; if so, the pile has it."""
    if s.draws == 0:
        return False
    if s.pile_size == 0:
        if count_of(s.cancelled) == 0:
            emit(Event.NOTHING_TO_DRAW, Rule.MS_1_3, s.drawer, 0, 0)
            s.draws = 0
            return False
        reshuffle(s)
    return True


def reshuffle(s: State) -> None:
    for kind in range(KINDS):
        s.pile[kind] = s.cancelled[kind]
        s.cancelled[kind] = 0
    s.pile_size = count_of(s.pile)
    s.epoch += 1
    note_pool(s)
    note(s, Note.SHUFFLED, 0, 0)
    emit(Event.RESHUFFLED, Rule.MS_1_3, s.pile_size, 0, 0)
