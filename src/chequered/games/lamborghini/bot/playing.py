"""The club bot's decisions in a turn: which card to play, and where to move."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot.driving import (
    begin_at,
    begin_search,
    look_from,
    spot_of,
    walk_ways,
    worth_of_end,
    worth_of_step,
)
from chequered.games.lamborghini.bot.odds import (
    look_at_contacts,
    price_of_damage,
    turns_to_go,
    worth_of_blow,
    worth_of_check,
)
from chequered.games.lamborghini.bot.scratch import CELL, WORST, Scratch
from chequered.games.lamborghini.rules.checks import ENGAGE, FIRST_ARROW, STEADY, TEAM
from chequered.games.lamborghini.rules.holding import is_running_type, is_technology, is_type
from chequered.games.lamborghini.rules.move_legality import aim
from chequered.games.lamborghini.rules.playing_legality import is_speed_card
from chequered.games.lamborghini.rules.positions import car_on
from chequered.games.lamborghini.rules.sums import CRIPPLED, FAST, SKILL, VICTORY, from_card, sum_without_card
from chequered.games.lamborghini.spec import (
    BLUE,
    END,
    FASTEST,
    FIRST_HIT,
    FIRST_PLAY,
    FIRST_SLIP,
    FIRST_STEP,
    KEEP,
    KINDS,
    SLOWEST,
    TYPES,
    Card,
    Check,
    Side,
    Technology,
)
from chequered.games.lamborghini.state import LAPS, Phase, State
from chequered.kernel.record import Int

KEPT = 70
"""What a card for a check, Luck or Slipstream is worth in hand while the race is long: less than most are worth played
(`worth.MANOEUVRE_WORTH`), since there are more cards than turns that call for one."""

KEPT_FORTUNE = 150
"""The same of Fortune, for which a worse card will come: two thirds of what it is worth played."""

LONG = 8 * CELL
"""Turns to go, in hundredths, from which on the race is long: half of the 15 that it takes."""

SPARE = 4 * CELL
"""With so many more turns than cards for speed, in hundredths, half of what a card gives is left by keeping it."""


def crossings_of(s: State) -> Int:
    """How often the mover still has to pass the line."""
    return max(0, LAPS - s.lap[s.mover])


# ---------------------------------------------------------------------------------------------------- the move


def look_for_ways(board: Board, s: State, x: Scratch) -> None:
    """Find the ways of the move that goes on."""
    cell = s.cell[s.mover]
    begin_search(x)
    begin_at(x, cell, crossings_of(s), s.points)
    if s.slipped and board.ahead[cell] >= 0:
        begin_at(x, board.ahead[cell], max(0, crossings_of(s) - board.is_last[cell]), s.points)
    walk_ways(board, s, x, cell)
    look_from(board, s, x, cell)


def worth_of_move(board: Board, s: State, x: Scratch, action: Int) -> Int:
    """What one of the things is worth that the mover may do now."""
    cell = s.cell[s.mover]
    if action == END:
        return worth_of_end(x, cell, crossings_of(s))
    if action >= FIRST_HIT:
        return x.contact[car_on(s, aim(board, s, action))] + x.value[spot_of(cell, s.points, s.checks + 1)]
    if action >= FIRST_SLIP:
        return worth_of_step(s, x, action - FIRST_SLIP + Side.LEFT, s.points, s.checks, 1)
    if action >= FIRST_STEP:
        return worth_of_step(s, x, action - FIRST_STEP, s.points, s.checks, 0)
    return x.entered[spot_of(board.ahead[cell], s.points, s.checks)] - kept_for(board, s, x, s.mover, KEPT)


# ---------------------------------------------------------------------------------------------------- cards


def kept_for(board: Board, s: State, x: Scratch, car: Int, worth: Int) -> Int:
    """What a card is worth in hand: less when few turns are left to play it."""
    return worth * min(turns_to_go(board, s, x, car), LONG) // LONG


def worth_of_play(board: Board, s: State, x: Scratch, action: Int) -> Int:
    """What it is worth to play this card now, or none: of all answers in a window the best is wanted."""
    card = action - FIRST_PLAY if action < KEEP else -1
    if s.phase == Phase.SPEED:
        return worth_for_speed(board, s, x, card)
    if card < 0:
        return 0 if s.phase != Phase.CHECK else worth_of_this_check(board, s, x, -1)
    if s.phase == Phase.CHECK:
        return worth_of_this_check(board, s, x, card) - kept_for(board, s, x, s.checker, KEPT)
    if s.phase == Phase.FORTUNE:
        return worth_of_new_draw(board, s, x) - kept_for(board, s, x, s.mover, KEPT_FORTUNE)
    return turns_to_go(board, s, x, s.mover) - CELL


def look_for_speeds(board: Board, s: State, x: Scratch, is_aero: Int) -> None:
    """Find the ways of the moves that any card for speed could give."""
    cell = s.cell[s.mover]
    begin_search(x)
    s.in_lane = is_aero
    for card in range(-1, KINDS):
        if card < 0 or (s.hand[s.mover][card] > 0 and is_speed_card(card)):
            begin_at(x, cell, crossings_of(s), points_with(board, s, card))
    walk_ways(board, s, x, cell)
    s.in_lane = 0


# LB-6.3, LB-8.5
def points_with(board: Board, s: State, card: Int) -> Int:
    """The points of the move with this card, -1 for none."""
    return max(0, sum_without_card(board, s) + from_card(board, s, card)) + s.won[s.mover]


# LB-11.1 Aerodynamics: in its lane. LB-11.5 Tyres and fuel tank: in the turns to come.
def worth_for_speed(board: Board, s: State, x: Scratch, card: Int) -> Int:
    """What the move with this card (-1: with none) is worth, and what is left of the card."""
    is_aero = card >= 0 and is_type(card, Technology.AERO)
    if is_aero:
        look_for_speeds(board, s, x, 1)
    value = x.value[spot_of(s.cell[s.mover], points_with(board, s, card), s.checks)]
    if is_aero:
        look_for_speeds(board, s, x, 0)
    if card < 0:
        return value
    turns = turns_to_go(board, s, x, s.mover)
    if is_running_type(card):
        value += min(board.worth[card] * CELL, max(0, turns - CELL))
    cards = 0
    for other in range(KINDS):
        cards += s.hand[s.mover][other] * is_speed_card(other)
    spare = max(0, turns - cards * CELL)
    return value - printed(board, card) * CELL * spare // (spare + SPARE)


def printed(board: Board, card: Int) -> Int:
    """The cells that a card for speed gives when all goes well."""
    if is_technology(card):
        return board.worth[card]
    if card == Card.SKILL:
        return SKILL
    return FAST if card == Card.FAST else VICTORY


# LB-11.11 A new speed card for the one just drawn. LB-7.1 An arrow forces a check.
def worth_of_new_draw(board: Board, s: State, x: Scratch) -> Int:
    """By how much the average draw is better than the one just made."""
    mean = 0
    before = 0
    for value in range(SLOWEST, FASTEST + 1):
        mean += (x.up_to[value] - before) * worth_of_draw(board, s, x, value) // 1000
        before = x.up_to[value]
    return mean - worth_of_draw(board, s, x, s.drawn)


def worth_of_draw(board: Board, s: State, x: Scratch, value: Int) -> Int:
    """What it is worth to draw this value for speed."""
    arrow = worth_of_check(board, s, x, s.mover, FIRST_ARROW - value) if value >= FIRST_ARROW else 0
    return value * CELL + arrow


# LB-8.1 With the modifiers named, and what the card adds.
def worth_of_this_check(board: Board, s: State, x: Scratch, card: Int) -> Int:
    """What the check that is due is worth with this card, -1 for none."""
    modifiers = 0
    if s.check == Check.ARROW:
        modifiers = FIRST_ARROW - s.drawn
    elif s.check == Check.DEFENCE:
        modifiers = -s.engaged - s.strong
    if card == Card.LUCK:
        return 0
    if card < 0:
        return worth_of_check(board, s, x, s.checker, modifiers)
    if is_type(card, Technology.BRAKES):
        s.guard[s.checker] += board.worth[card]
        value = worth_of_check(board, s, x, s.checker, modifiers)
        s.guard[s.checker] -= board.worth[card]
        return value
    return worth_with_bonus(board, s, x, card, modifiers)


def worth_with_bonus(board: Board, s: State, x: Scratch, card: Int, modifiers: Int) -> Int:
    """The same for the cards that add something to the check."""
    car = s.checker
    if is_type(card, Technology.SETUP):
        return worth_of_check(board, s, x, car, modifiers + board.worth[card])
    if card == Card.STEADY:
        return worth_of_check(board, s, x, car, modifiers + STEADY)
    if card == Card.ENGAGE:
        blow = worth_of_blow(board, s, x, s.struck, ENGAGE) - worth_of_blow(board, s, x, s.struck, 0)
        return worth_of_check(board, s, x, car, modifiers + ENGAGE) + blow
    repaired = card == BLUE * TYPES + Technology.TEAM and 0 < s.damage[car] < CRIPPLED
    return worth_of_check(board, s, x, car, modifiers + TEAM) + repaired * price_of_damage(board, s, x, car)


def choose_in_turn(board: Board, s: State, x: Scratch, n: Int) -> Int:
    """The best of the first n of `x.ids` in a turn of the race."""
    look_at_contacts(board, s, x)
    if s.phase == Phase.MOVE:
        look_for_ways(board, s, x)
    elif s.phase == Phase.SPEED:
        look_for_speeds(board, s, x, 0)
    best = x.ids[0]
    most = WORST - 1
    for k in range(n):
        action = x.ids[k]
        is_move = s.phase == Phase.MOVE
        value = worth_of_move(board, s, x, action) if is_move else worth_of_play(board, s, x, action)
        if value > most:
            most = value
            best = action
    return best
