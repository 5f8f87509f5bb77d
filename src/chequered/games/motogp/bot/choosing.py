"""The club bot's decisions: Extra Power, lanes, and the card at the line."""

from __future__ import annotations

from typing import Any

from chequered.games.motogp.board import Board
from chequered.games.motogp.bot.riding import best_way, rest_of_way
from chequered.games.motogp.bot.scratch import TURN, Scratch
from chequered.games.motogp.bot.worth import MATE, WORST, look_around, need, state_of, worth_of_card
from chequered.games.motogp.rules.positions import RANKS, distance, motorcycles
from chequered.games.motogp.spec import EXTRA, FACE_COUNT, FIRST_TAKE, INNER, KEEP, PLACES, SIX, TAKE_COUNT, Card
from chequered.games.motogp.state import Phase, State
from chequered.kernel.record import Int

GRID_PLACE = TURN // (4 * PLACES)
"""What a place on the grid is worth: three are a space, and four spaces nearly a turn."""


def choose(board: Board, states: Any, rng: Any, x: Scratch) -> Int:
    """The contract's `choose`; the club bot needs no random numbers."""
    return decide(board, states[0], x)


def decide(board: Board, s: State, x: Scratch) -> Int:
    """The best action in this position."""
    look_around(board, s, x)
    if s.phase == Phase.CARD:
        return choose_card(board, s, x)
    if s.qualifying:
        # Alone on the circuit nothing leads further than the inner lane.
        return INNER if s.phase == Phase.WAY else choose_ride(board, s, x)
    return choose_extra(board, s, x) if s.phase == Phase.EXTRA else rest_of_way(board, s, x)


def choose_extra(board: Board, s: State, x: Scratch) -> Int:
    """GP-6.3 The card, if the best ways with the second die leave less on average than the best without."""
    kept = best_way(board, s, x, s.first, 0)
    x.hand[Card.EXTRA] -= 1
    played = 0
    for face in range(1, FACE_COUNT + 1):
        # GP-6.4 With the option the card counts as a 6.
        played += best_way(board, s, x, s.first, SIX if s.extra_power_six else face)
    return EXTRA if played // FACE_COUNT < kept else KEEP


def choose_card(board: Board, s: State, x: Scratch) -> Int:
    """GP-1.3 The card with which the team needs the fewest turns. The cell acts after it (GP-6.9)."""
    m = s.mover
    state = 0
    if s.cell[m] >= 0:
        state = s.again[m] if s.left_pit else state_of(board, s, m)
    best = FIRST_TAKE
    value = WORST
    for take in range(TAKE_COUNT):
        with_it = worth_of_card(board, s, x, s.cell[m], s.lap[m], state, take)
        if with_it < value:
            value = with_it
            best = FIRST_TAKE + take
    return best


def choose_ride(board: Board, s: State, x: Scratch) -> Int:
    """GP-4.2 One more roll, if the places that it gains are worth the card that will be missing in the race."""
    with_it = need(s, x, board.grid[0], 1, 0)
    x.hand[Card.EXTRA] -= 1
    price = need(s, x, board.grid[0], 1, 0) - with_it
    return EXTRA if places_gained(board, s) * GRID_PLACE > price + price * MATE // 100 else KEEP


def places_gained(board: Board, s: State) -> Int:
    """Places that one more roll gains on average; those who have not ridden yet are taken to be like those who have."""
    m = s.mover
    here = distance(board, s, m)
    passed = 0
    for other in range(m):
        for face in range(1, FACE_COUNT + 1):
            passed += here < s.qualified[other] // RANKS <= here + face
    return passed * (motorcycles(s) - 1) // (max(m, 1) * FACE_COUNT)
