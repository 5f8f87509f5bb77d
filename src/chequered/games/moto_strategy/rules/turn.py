"""Moto Strategy: what an action or an outcome brings about."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.dealing import can_go_on_drawing, take_card
from chequered.games.moto_strategy.rules.effects import carry_out, draw_one, end_with_last_card, lay
from chequered.games.moto_strategy.rules.legality import card_of
from chequered.games.moto_strategy.rules.notes import note
from chequered.games.moto_strategy.rules.order import (
    answer_with_long_lap,
    decline,
    next_turn,
    open_window,
    owe_turn,
)
from chequered.games.moto_strategy.spec import DRAW, FIRST_LAY, FIRST_LONG_LAP, Card, Event, Rule
from chequered.games.moto_strategy.state import Note, Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


def apply(deck: Deck, s: State, action: Int) -> None:
    if action < FIRST_LAY:
        draw_card(deck, s, action)
    elif s.phase == Phase.WINDOW:
        answer_window(deck, s, action)
    elif action < DRAW:
        play_card(deck, s, action)
    elif action == DRAW:
        draw_instead(deck, s)
    else:
        pass_turn(deck, s)


# MS-2.1 When all is dealt, the opener comes first.
def draw_card(deck: Deck, s: State, kind: Int) -> None:
    take_card(s, kind)
    if can_go_on_drawing(s):
        return
    if s.phase == Phase.DEAL:
        open_window(deck, s)
    else:
        next_turn(deck, s)


# MS-4.8 A window's LONG LAP is not the turn of the one who lays it.
def answer_window(deck: Deck, s: State, action: Int) -> None:
    if action >= DRAW:
        decline(s)
        return
    seat = s.asked
    lay(deck, s, seat, Card.LONG_LAP, Rule.MS_4_8)
    if s.hand_size[seat] == 0:
        end_with_last_card(deck, s, seat)
    else:
        answer_with_long_lap(deck, s, action - FIRST_LONG_LAP)


# MS-4.1 One card is laid, and does what it does.
def play_card(deck: Deck, s: State, action: Int) -> None:
    seat = s.turn
    kind = card_of(action)
    lay(deck, s, seat, kind, lay_rule(s, kind))
    if s.hand_size[seat] == 0:
        end_with_last_card(deck, s, seat)
    elif s.phase == Phase.GRID:
        start(s, seat)
    elif kind == Card.LONG_LAP:
        owe_turn(s, seat, action - FIRST_LONG_LAP, Rule.MS_4_7)
        next_turn(deck, s)
    else:
        carry_out(deck, s, kind)


def lay_rule(s: State, kind: Int) -> Int:
    """The number of the rule by which a card of this kind is laid on one's turn."""
    if s.phase == Phase.GRID:
        return Rule.MS_3_3
    if s.phase == Phase.SECOND:
        return Rule.MS_3_2
    return Rule.MS_4_2 if kind <= Card.MOTO_3 else Rule.MS_4_1


# MS-3.2 The starter lays one more card in the same turn, without a window between. MS-3.4 The first lap begins.
def start(s: State, seat: Int) -> None:
    s.waiting = 0
    s.starter = seat
    s.phase = Phase.SECOND
    emit(Event.STARTED, Rule.MS_3_2, seat, 0, 0)


# MS-3.3 On the grid because no STARTER is held, MS-4.10 in the race because only RED FLAGs are.
def draw_instead(deck: Deck, s: State) -> None:
    note_hand(s)
    draw_one(deck, s, Rule.MS_3_3 if s.phase == Phase.GRID else Rule.MS_4_10)


def pass_turn(deck: Deck, s: State) -> None:
    note_hand(s)
    emit(Event.PASSED, Rule.MS_3_3 if s.phase == Phase.GRID else Rule.MS_4_10, s.turn, 0, 0)
    next_turn(deck, s)


# MS-7.3 What everybody learns of a hand from which no card is laid.
def note_hand(s: State) -> None:
    note(s, Note.NO_STARTER if s.phase == Phase.GRID else Note.ONLY_RED_FLAGS, s.turn, 0)
