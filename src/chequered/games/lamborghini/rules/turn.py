"""What an action or an outcome of a turn in the race brings about."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.checks import (
    FIRST_ARROW,
    begin_check,
    draw_check,
    draw_direction,
    play_with_check,
    repair,
)
from chequered.games.lamborghini.rules.contact import begin_contact, can_declare, goes_on, has_check_left
from chequered.games.lamborghini.rules.holding import has_card, is_running_type, is_type, use_card
from chequered.games.lamborghini.rules.moving import end_move, go_on_moving, is_squeeze, make_step, slip_out
from chequered.games.lamborghini.rules.playing_legality import can_play_any_for_speed, is_window
from chequered.games.lamborghini.rules.positions import seat_of, taken_around
from chequered.games.lamborghini.rules.qualifying import qualify
from chequered.games.lamborghini.rules.rounds import wreck
from chequered.games.lamborghini.rules.speed_pile import draw_speed
from chequered.games.lamborghini.rules.sums import CRIPPLED, from_card, sum_without_card, tell_sum
from chequered.games.lamborghini.rules.turn_begin import clear_check
from chequered.games.lamborghini.rules.waiting import ask, wait_for_chance
from chequered.games.lamborghini.spec import (
    END,
    FIRST_HIT,
    FIRST_PLAY,
    FIRST_PUSH,
    FIRST_SLIP,
    FIRST_STEP,
    KEEP,
    Card,
    Check,
    Event,
    Side,
    Technology,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


def race(board: Board, s: State, action: Int) -> None:
    if s.phase == Phase.MOVE:
        move(board, s, action)
    elif is_window(s):
        answer_window(board, s, action - FIRST_PLAY if action < KEEP else -1)
    elif s.phase == Phase.DRAW:
        draw(board, s, action)
    elif s.phase == Phase.QUALIFY:
        qualify(board, s, action)
    elif s.phase == Phase.CHECK_DRAW:
        draw_check(board, s, action)
        if not s.has_accident:
            after_check(board, s)
    else:
        draw_direction(s, action)
        after_check(board, s)


# LB-6.2 A speed card is drawn; Fortune may replace it.
def draw(board: Board, s: State, outcome: Int) -> None:
    s.drawn = draw_speed(s, outcome)
    emit(Event.DREW, Rule.LB_6_2, s.mover, s.drawn, 0)
    if has_card(s, s.mover, Card.FORTUNE):
        ask(s, Phase.FORTUNE, seat_of(s, s.mover))
    else:
        heed_arrow(board, s)


# LB-7.1 An arrow forces a check. LB-7.2 Its outcome is applied before the move.
def heed_arrow(board: Board, s: State) -> None:
    if s.drawn >= FIRST_ARROW:
        begin_check(s, s.mover, Check.ARROW)
    else:
        open_speed_window(board, s)


# LB-6.2 One speed card may be played: now or not at all this turn.
def open_speed_window(board: Board, s: State) -> None:
    if can_play_any_for_speed(board, s):
        ask(s, Phase.SPEED, seat_of(s, s.mover))
    else:
        fix(board, s, -1)


# LB-11.7 Team repairs before the draw. LB-11.11 Fortune draws a new card, and only that one counts (LB-6.2).
def answer_window(board: Board, s: State, card: Int) -> None:
    """Play a card, or none (-1)."""
    if s.phase == Phase.CHECK:
        answer_check(board, s, card)
        return
    if card >= 0:
        use_card(s, s.mover, card)
    if s.phase == Phase.SPEED:
        fix(board, s, card)
    elif s.phase == Phase.FORTUNE and card < 0:
        heed_arrow(board, s)
    else:
        if s.phase == Phase.REPAIR and card >= 0:
            repair(s, s.mover)
        s.drawn = 0
        wait_for_chance(s, Phase.DRAW)


# LB-11.10 Luck makes a squeeze without a check.
def answer_check(board: Board, s: State, card: Int) -> None:
    if card >= 0:
        use_card(s, s.checker, card)
    if card == Card.LUCK:
        squeeze_through(board, s)
        go_on_moving(board, s)
        return
    if card >= 0:
        play_with_check(board, s, card)
    wait_for_chance(s, Phase.CHECK_DRAW)


# LB-6.3 It must all be used: no braking. LB-8.5 Cells won come on top. LB-11.5 Tyres run from the next turn on.
def fix(board: Board, s: State, card: Int) -> None:
    """Reckon the movement with the card played for speed (-1 for none), and begin the move."""
    car = s.mover
    total = sum_without_card(board, s) + from_card(board, s, card)
    is_wreck = s.damage[car] == CRIPPLED and total <= 0
    tell_sum(board, s, card)
    s.points = 0 if is_wreck else max(0, total) + s.won[car]
    s.won[car] = 0
    s.is_fixed = 1
    emit(Event.SPEED, Rule.LB_6_3, car, s.points, 0)
    if s.running[car] > 0:
        s.running[car] -= 1
    if card >= 0 and is_running_type(card):
        s.running[car] = board.worth[card]
    s.in_lane = int(card >= 0 and is_type(card, Technology.AERO))
    if is_wreck:
        wreck(board, s)
    else:
        go_on_moving(board, s)


# LB-7.2 After an arrow's check the turn goes on with the cards. LB-6.6 A squeeze is made unless it was an accident.
# LB-9.2, LB-9.4 A contact goes on with the struck cars.
def after_check(board: Board, s: State) -> None:
    if s.check == Check.ARROW:
        clear_check(s)
        open_speed_window(board, s)
        return
    if s.check >= Check.ATTACK and goes_on(board, s):
        return
    if s.check == Check.SQUEEZE and not s.has_accident:
        squeeze_through(board, s)
    else:
        clear_check(s)
    go_on_moving(board, s)


def squeeze_through(board: Board, s: State) -> None:
    side = s.side
    is_free = s.is_free
    clear_check(s)
    step(board, s, side, is_free)


def step(board: Board, s: State, side: Int, is_free: Int) -> None:
    if is_free:
        slip_out(board, s, side)
    else:
        make_step(board, s, side, 0)


def move(board: Board, s: State, action: Int) -> None:
    if action == END:
        end_move(board, s)
    elif action >= FIRST_PUSH:
        begin_contact(board, s, action - FIRST_PUSH + Side.LEFT, 1, Rule.LB_9_1)
    elif action >= FIRST_HIT:
        side = action - FIRST_HIT
        begin_contact(
            board, s, side, 0, Rule.LB_9_1 if can_declare(board, s, taken_around(board, s), side, 0) else Rule.LB_6_7
        )
    elif action >= FIRST_SLIP:
        try_step(board, s, action - FIRST_SLIP + Side.LEFT, 1)
    elif action >= FIRST_STEP:
        try_step(board, s, action - FIRST_STEP, 0)
    else:
        play_slipstream(board, s)


# LB-6.6 A squeeze needs a check first. LB-6.8 With the checks used up only Luck helps.
def try_step(board: Board, s: State, side: Int, is_free: Int) -> None:
    if is_squeeze(taken_around(board, s), side):
        emit(Event.SQUEEZE, Rule.LB_6_6, s.mover, side, 0)
        s.side = side
        s.is_free = is_free
        s.slip = 0
        s.slipped = 0
        if has_check_left(s):
            begin_check(s, s.mover, Check.SQUEEZE)
            return
        use_card(s, s.mover, Card.LUCK)
        squeeze_through(board, s)
    else:
        step(board, s, side, is_free)
    go_on_moving(board, s)


# LB-10.1 Played right after a step out of a slipstream, it adds a free step ahead.
def play_slipstream(board: Board, s: State) -> None:
    use_card(s, s.mover, Card.SLIPSTREAM)
    make_step(board, s, Side.AHEAD, 1)
    go_on_moving(board, s)
