"""Guards the numbers that Monza's club bot judges by: the exact solution for a car alone, against other ways to it."""

from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from chequered.games import game
from chequered.games.monza.bot.hands import CHANCE, HANDS, LESS, MORE, SIZE, of_size
from chequered.games.monza.bot.outlook import DIE_PRICE, prepare
from chequered.games.monza.bot.scratch import SAVING_STEP, SAVINGS, TURN

MONZA = game("monza")
BOARD = MONZA.boards.load("S1 B2").record
SCRATCH = prepare(BOARD)
LAST_CELLS = [cell for cell in range(1, BOARD.finish) if set(BOARD.front[cell]) == {-1, BOARD.finish}]
OPEN_CELLS = [cell for cell in range(BOARD.finish) if not BOARD.blocked[cell]]


def test_there_are_as_many_hands_as_multisets_of_up_to_six_dice():
    assert HANDS == sum(factorial(n + 5) // factorial(n) // factorial(5) for n in range(7)) == 924
    assert list(SIZE) == sorted(SIZE)
    for size in range(7):
        assert CHANCE[of_size(size)].sum() == pytest.approx(1)


def test_a_die_put_to_a_hand_and_taken_away_again_leaves_it():
    for hand, colour in product(range(HANDS), range(6)):
        if SIZE[hand] < 6:
            more = MORE[hand, colour]
            assert SIZE[more] == SIZE[hand] + 1
            assert LESS[more, colour] == hand
        else:
            assert MORE[hand, colour] == -1


def test_in_front_of_the_finish_the_wait_is_for_a_white_die():
    assert len(LAST_CELLS) == 3
    for cell in LAST_CELLS:
        white = 1 - (5 / 6) ** 6
        assert SCRATCH.need[cell] == pytest.approx(TURN / white + DIE_PRICE, abs=1)


def test_the_turns_needed_are_those_of_a_solution_written_down_roll_by_roll():
    """Every multiset of six dice, played out dice by dice with dictionaries, from the finish back to the start."""
    rolls = [
        (roll, factorial(6) // prod(factorial(roll.count(c)) for c in set(roll)) / 6**6)
        for roll in combinations_with_replacement(range(6), 6)
    ]
    need: dict[int, float] = {}

    @cache
    def best(cell: int, hand: tuple[int, ...]) -> float | None:
        """Turns needed after this turn, None if it ends on the cell where it stands at first."""
        if cell == BOARD.finish:
            return (6 - len(hand)) * DIE_PRICE / TURN
        ways = []
        for front in BOARD.front[cell]:
            if front >= 0 and not BOARD.blocked[front] and BOARD.colour[front] in hand:
                left = list(hand)
                left.remove(BOARD.colour[front])
                ways.append(best(front, tuple(left)))
        if not ways:
            return need.get(cell)
        return min(way for way in ways if way is not None)

    for cell in reversed(OPEN_CELLS):
        values = [(best(cell, roll), chance) for roll, chance in rolls]
        moving = sum(chance for value, chance in values if value is not None)
        need[cell] = (1 + sum(value * chance for value, chance in values if value is not None)) / moving
        best.cache_clear()
        assert SCRATCH.need[cell] == pytest.approx(need[cell] * TURN, abs=1)


def test_a_turn_begun_with_no_die_kept_is_a_turn():
    for cell in OPEN_CELLS:
        assert SCRATCH.challenge_need[cell] == pytest.approx(TURN + SCRATCH.kept_need[cell][0], abs=1)


def test_what_is_kept_is_worth_the_mean_over_the_die_that_is_rolled():
    for cell, hand in product(OPEN_CELLS[::3], range(of_size(6).start)):
        mean = sum(SCRATCH.kept_need[cell][MORE[hand, colour]] for colour in range(6)) / 6
        assert SCRATCH.kept_need[cell][hand] == pytest.approx(mean, abs=1)


def test_the_turbo_roll_shortens_the_race_and_never_harms():
    for cell in OPEN_CELLS:
        assert SCRATCH.turbo_need[cell] <= SCRATCH.challenge_need[cell] <= SCRATCH.need[cell]
    assert SCRATCH.turbo_need[0] < SCRATCH.challenge_need[0] < SCRATCH.need[0]


def test_a_tile_saves_more_the_longer_the_way_but_never_the_last_turn():
    assert list(SCRATCH.saving) == sorted(SCRATCH.saving)
    after = [k * SAVING_STEP - SCRATCH.saving[k] for k in range(SAVINGS)]
    assert all(left >= TURN for k, left in enumerate(after) if k * SAVING_STEP >= 1.1 * TURN)
    assert SCRATCH.saving[TURN // SAVING_STEP] == 0
