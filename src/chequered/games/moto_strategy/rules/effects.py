"""Moto Strategy: what the cards do when they are laid."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.around import next_in, players
from chequered.games.moto_strategy.rules.dealing import can_go_on_drawing
from chequered.games.moto_strategy.rules.ending import end_deal
from chequered.games.moto_strategy.rules.notes import note, note_shown
from chequered.games.moto_strategy.rules.order import next_turn
from chequered.games.moto_strategy.spec import KINDS, Card, Event, Rule
from chequered.games.moto_strategy.state import Note, Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int

MOST_TO_STOP = 5
"""MS-4.6: cards in hand, the STOP THE RACE included."""


def lay(deck: Deck, s: State, seat: Int, kind: Int, rule: Int) -> None:
    """Lay a card from the hand before its seat; a MOTO counts from now on (MS-4.2)."""
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    s.laid[seat][kind] += 1
    s.points[seat] += deck.points[kind]
    note(s, Note.LAID, seat, kind)
    emit(Event.LAID, rule, seat, kind, deck.points[kind])


# MS-6.1 With the last card of a hand the deal ends at once: a MOTO counts, and nothing else is carried out.
def end_with_last_card(deck: Deck, s: State, seat: Int) -> None:
    emit(Event.LAST_CARD, Rule.MS_6_1, seat, 0, 0)
    end_deal(deck, s)


def carry_out(deck: Deck, s: State, kind: Int) -> None:
    """What the card does that the player on turn has laid; LONG LAP is `owe_turn`."""
    if kind == Card.Q1:
        all_draw(deck, s, 1, Rule.MS_4_3)
    elif kind == Card.Q2:
        all_draw(deck, s, 2, Rule.MS_4_4)
    elif kind == Card.STOP:
        stop(deck, s)
    else:
        if kind == Card.WARM_UP and s.starter >= 0:
            cancel_start(s)
        elif kind == Card.RED_FLAG:
            raise_red_flag(s)
        elif kind == Card.WARM_UP or kind == Card.STARTER:
            # MS-4.9, and MS-3.2 for a second STARTER.
            emit(Event.NO_EFFECT, Rule.MS_4_9, s.turn, kind, 0)
        next_turn(deck, s)


# MS-4.3 Every player still in draws a card, the layer first, then clockwise. MS-4.4 Q2 the same twice round.
def all_draw(deck: Deck, s: State, rounds: Int, rule: Int) -> None:
    s.draws = rounds * players(s)
    s.drawer = s.turn
    s.reason = rule
    draw_or_go_on(deck, s)


# MS-3.3, MS-4.10 The turn is one card drawn instead of laid.
def draw_one(deck: Deck, s: State, rule: Int) -> None:
    s.draws = 1
    s.drawer = s.turn
    s.reason = rule
    draw_or_go_on(deck, s)


def draw_or_go_on(deck: Deck, s: State) -> None:
    if can_go_on_drawing(s):
        s.phase = Phase.DRAW
    else:
        next_turn(deck, s)


# MS-3.4 The start is cancelled, and all that was laid; the WARM-UP leaves the deal (MS-1.4) and play waits again.
def cancel_start(s: State) -> None:
    cards = cancel_all_laid(s, Card.WARM_UP)
    emit(Event.START_CANCELLED, Rule.MS_3_4, s.turn, cards, 0)
    wait_on_grid(s)


# MS-4.5 All other laid cards are cancelled; the RED FLAG leaves the deal (MS-1.4) and play waits for a new STARTER.
def raise_red_flag(s: State) -> None:
    cards = cancel_all_laid(s, Card.RED_FLAG)
    emit(Event.RED_FLAG, Rule.MS_4_5, s.turn, cards, 0)
    wait_on_grid(s)


def cancel_all_laid(s: State, by: Int) -> Int:
    """Cancel what lies before all players but the card just laid, which leaves the deal; the number of cards."""
    s.laid[s.turn][by] -= 1
    s.removed[by] += 1
    cards = 0
    for seat in range(s.seats):
        s.points[seat] = 0
        cards += cancel_laid(s, seat)
    return cards


def cancel_laid(s: State, seat: Int) -> Int:
    cards = 0
    for kind in range(KINDS):
        cards += s.laid[seat][kind]
        s.cancelled[kind] += s.laid[seat][kind]
        s.laid[seat][kind] = 0
    return cards


# MS-3.1, MS-3.5 Until the next STARTER, with which a new first lap begins.
def wait_on_grid(s: State) -> None:
    s.waiting = 1
    s.starter = -1


# MS-4.6 The deal ends, or with more than five cards in hand, the STOP included, the player is eliminated.
def stop(deck: Deck, s: State) -> None:
    if s.hand_size[s.turn] + 1 <= MOST_TO_STOP:
        emit(Event.STOPPED, Rule.MS_4_6, s.turn, 0, 0)
        end_deal(deck, s)
    else:
        eliminate(deck, s, s.turn)


# MS-5.3 Hand, laid cards and the STOP are cancelled, nothing is owed any more; with one player left the deal ends.
def eliminate(deck: Deck, s: State, seat: Int) -> None:
    s.out[seat] = 1
    s.owed[seat] = 0
    s.points[seat] = 0
    note_shown(s, seat)
    cards = cancel_laid(s, seat) + s.hand_size[seat]
    for kind in range(KINDS):
        s.cancelled[kind] += s.hand[seat][kind]
        s.hand[seat][kind] = 0
    s.hand_size[seat] = 0
    emit(Event.ELIMINATED, Rule.MS_5_3, seat, cards, 0)
    if players(s) == 1:
        emit(Event.LAST_LEFT, Rule.MS_5_3, next_in(s, seat), 0, 0)
        end_deal(deck, s)
    else:
        next_turn(deck, s)
