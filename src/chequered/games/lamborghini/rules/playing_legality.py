"""When which card may be played, and which rule forbids the rest."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.checks import can_play_with_check, is_check_card
from chequered.games.lamborghini.rules.holding import has_card, is_running_type, is_type, rule_of
from chequered.games.lamborghini.rules.positions import place_on_track, placed_cars
from chequered.games.lamborghini.rules.turn_begin import can_repair
from chequered.games.lamborghini.spec import (
    FIRST_PLAY,
    KEEP,
    KINDS,
    Card,
    Technology,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.record import Int, Ints


def is_window(s: State) -> bool:
    """Whether a card may be played now, or none."""
    return s.phase == Phase.REPAIR or s.phase == Phase.FORTUNE or s.phase == Phase.SPEED or s.phase == Phase.CHECK


def car_to_play_for(s: State) -> Int:
    """The car for which a card may be played."""
    return s.checker if s.phase == Phase.CHECK else s.mover


# LB-11.7 Team before the draw of its own turn. LB-11.11 Fortune for the speed card just drawn, and for no other draw.
def can_play(board: Board, s: State, card: Int) -> bool:
    if s.phase == Phase.CHECK:
        return can_play_with_check(s, card)
    if s.phase == Phase.REPAIR:
        return is_type(card, Technology.TEAM) and has_card(s, s.mover, card) and can_repair(s, s.mover)
    if s.phase == Phase.FORTUNE:
        return card == Card.FORTUNE and has_card(s, s.mover, card)
    return can_play_for_speed(board, s, card)


# LB-6.4 Speed cards: none may be played for a car whose tyres or fuel tank still run.
def is_speed_card(card: Int) -> bool:
    if is_type(card, Technology.AERO) or is_type(card, Technology.ENGINE) or is_running_type(card):
        return True
    return card == Card.SKILL or card == Card.FAST or card == Card.VICTORY or card == Card.WILL


def can_play_for_speed(board: Board, s: State, card: Int) -> bool:
    if not has_card(s, s.mover, card) or not is_speed_card(card) or s.running[s.mover] > 0:
        return False
    return has_its_place(board, s, card)


# LB-11.15 Victory when second or third. LB-11.16 Will when last or second to last.
def has_its_place(board: Board, s: State, card: Int) -> bool:
    if card == Card.VICTORY:
        place = place_on_track(board, s, s.mover)
        return place == 2 or place == 3
    return card != Card.WILL or place_on_track(board, s, s.mover) >= placed_cars(s) - 1


def can_play_any_for_speed(board: Board, s: State) -> bool:
    for card in range(KINDS):
        if can_play_for_speed(board, s, card):
            return True
    return False


# LB-15.1 A card not held or already played. LB-6.4 A second card in the same turn, or one for speed while tyres run.
def play_refusal(board: Board, s: State, action: Int) -> Int:
    if action == KEEP:
        return 0
    card = action - FIRST_PLAY
    if card < 0 or card >= KINDS:
        return Rule.LB_6_2
    if can_play(board, s, card):
        return 0
    if s.hand[car_to_play_for(s)][card] == 0:
        return Rule.LB_15_1
    if not has_card(s, car_to_play_for(s), card):
        return Rule.LB_6_4
    return untimely(s, card)


def untimely(s: State, card: Int) -> Int:
    """The number of the rule by which a card that is held cannot be played just now."""
    if s.phase == Phase.SPEED and is_speed_card(card):
        return Rule.LB_6_4 if s.running[s.mover] > 0 else rule_of(card)
    return Rule.LB_6_2 if is_speed_card(card) or is_check_card(card) else rule_of(card)


def plays(board: Board, s: State, ids: Ints) -> Int:
    """The ids of the cards that may be played, ascending, and of playing none; their number."""
    n = 0
    for card in range(KINDS):
        if s.hand[car_to_play_for(s)][card] > 0 and can_play(board, s, card):
            ids[n] = FIRST_PLAY + card
            n += 1
    ids[n] = KEEP
    return n + 1
