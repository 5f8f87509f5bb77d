"""Guards the numbers by which Table-MotoGP's club bot judges: one motorcycle alone, against other ways to solve it."""

from itertools import product
from statistics import mean

import pytest

from chequered.games import game
from chequered.games.motogp.board import MAX_CELLS
from chequered.games.motogp.bot import CLUB
from chequered.games.motogp.bot.hands import HANDS, HAS, LESS, MORE, MOST, SIZES
from chequered.games.motogp.bot.scratch import LAPS, STATES, TURN
from chequered.games.motogp.spec import Card
from chequered.games.motogp.state import Status
from chequered.kernel import chance
from chequered.kernel.contract import CHANCE, OVER
from tests.games.motogp.circuits import small

MOTOGP = game("motogp")
BOARD = MOTOGP.boards.from_content(small()).record
SCRATCH = CLUB.prepare(BOARD)
NO_CARDS, FULL = 0, HANDS - 1


def need(laps: int, cell: int, state: int = 0, hand: int = NO_CARDS) -> float:
    return SCRATCH.need[((laps - 1) * MAX_CELLS + cell) * STATES + state][hand] / TURN


def hand(*cards: int) -> int:
    """The number of the hand with so many Extra Power, Boxes, Crash and Fuel cards."""
    number = 0
    for size, count in zip(SIZES, cards, strict=True):
        number = number * size + count
    return number


def test_a_hand_has_a_number_and_cards_come_and_go():
    assert hand(0, 0, 0, 0) == NO_CARDS
    assert hand(*MOST) == FULL
    for extra, boxes, crash, fuel in product(*(range(size) for size in SIZES)):
        here = hand(extra, boxes, crash, fuel)
        assert bool(HAS[Card.CRASH][here]) == (crash > 0)
        assert LESS[Card.EXTRA][here] == hand(max(extra - 1, 0), boxes, crash, fuel)
        assert MORE[Card.FUEL][here] == hand(extra, boxes, crash, min(fuel + 1, MOST[Card.FUEL]))


@pytest.mark.parametrize("cards", range(MOST[0] + 1))
def test_on_the_last_straight_the_turns_needed_are_those_of_a_recursion_over_the_spaces_left(cards: int):
    """k spaces before the line, k up to six: a roll of k or more finishes, and a 6 always does."""

    def left(spaces: int, extra: int) -> float:
        if spaces <= 0:
            return 0.0
        total = 0.0
        for face in range(1, 6):
            kept = left(spaces - face, extra)
            if extra and kept:
                kept = min(kept, mean(left(spaces - face - more, extra - 1) for more in range(1, 7)))
            total += kept
        return 1 + total / 6

    for row, cell in enumerate(BOARD.grid):
        assert need(1, cell, hand=hand(cards, 0, 0, 0)) == pytest.approx(left(row + 1, cards), abs=2 / TURN)


def test_a_motorcycle_alone_on_the_circuit_needs_as_many_turns_as_foretold():
    bound = MOTOGP.plain(drivers=(*CLUB.modules, chance))
    rng, weights = [0] * 4, [0] * len(MOTOGP.spec.tokens)
    turns = []
    for seed in range(80):
        bound.seed_stream(rng, seed, 0)
        state = MOTOGP.State()
        bound.setup(BOARD, MOTOGP.options(2, {"laps": 1, "qualifying": 0}), state)
        while state.round == 0:
            bound.apply(BOARD, state, bound.weighted(rng, weights, bound.outcomes(BOARD, state, weights)))
        alone(state)
        while (who := bound.actor(BOARD, state)) != OVER:
            if who == CHANCE:
                bound.apply(BOARD, state, bound.weighted(rng, weights, bound.outcomes(BOARD, state, weights)))
            else:
                bound.apply(BOARD, state, bound.choose(BOARD, [state], rng, SCRATCH))
        turns.append(state.round)
    # It starts on the last space of the lap before; a roll of one leads it to space 0.
    foretold = need(2, BOARD.grid[0], hand=FULL) - need(1, BOARD.grid[0], hand=FULL)
    assert mean(turns) == pytest.approx(foretold, abs=1.0)


def alone(state) -> None:
    """Leave the first motorcycle of the order alone on the first place of the grid, with all cards."""
    first = state.order[0]
    for m in range(4):
        if m != first:
            state.status[m], state.cell[m] = Status.OUT, -1
    state.hand[first // 2] = [9, 9, 9, 9]


def test_more_cards_never_need_more_turns():
    for laps, cell, state, here in product(range(1, LAPS + 1), range(BOARD.cells), range(STATES), range(HANDS)):
        for card in Card:
            assert need(laps, cell, state, MORE[card][here]) <= need(laps, cell, state, here) + 1e-6


def test_a_failure_costs_turns_but_not_in_the_last_lap_without_extra_power():
    later = [cell for cell in range(BOARD.pit) if BOARD.space[cell] > 0]
    for cell in later:
        assert need(1, cell, state=1) == need(1, cell)
        assert need(2, cell, state=1, hand=FULL) > need(2, cell, hand=FULL)


def test_another_lap_costs_about_as_much_as_the_one_before():
    lap = need(3, BOARD.grid[0], hand=FULL) - need(2, BOARD.grid[0], hand=FULL)
    assert SCRATCH.lap / TURN == pytest.approx(lap, abs=0.001)
    assert BOARD.spaces / 7 < lap < BOARD.spaces / 3
