"""Guards the club bot's decisions in Monza: its search against every sequence of legal actions, and what it is for.

How strong it is, `benchmarks/bots.py` measures; `tests/lab` looks at it in few matches.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement, pairwise

import pytest

from chequered.games import game
from chequered.games.monza.bot import CLUB
from chequered.games.monza.bot.outlook import DIE_PRICE
from chequered.games.monza.bot.scratch import TURN
from chequered.games.monza.notation import COLOURS
from chequered.games.monza.spec import FIRST_PICK, REROLL, STAY, STOP
from chequered.games.monza.state import Phase
from tests.bots.positions import positions

MONZA = game("monza")
TRACK = MONZA.boards.load("medium")
BOARD = TRACK.record
SCRATCH = CLUB.prepare(BOARD)
PLAIN = MONZA.plain(drivers=CLUB.modules)
TILE_AHEAD = MONZA.spec.ids["tile-ahead"]


def placing(choices: dict[str, int], count: int, most_tiles: int = 6) -> Iterator:
    """Positions in which dice and tiles are placed."""
    for state in positions(MONZA, TRACK, choices, 40 * count):
        tiles = PLAIN.tiles_left(state, state.turn)
        if state.phase in (Phase.PLACE, Phase.TURBO) and tiles <= most_tiles and count > 0:
            count -= 1
            yield state


def legal(state) -> list[int]:
    ids = [0] * len(MONZA.spec.tokens)
    return ids[: PLAIN.legal(BOARD, state, ids)]


def ends(state) -> Iterator[int]:
    """The worth of every end of the turn that legal placing leads to, found by carrying it out."""
    for action in legal(state):
        if action < FIRST_PICK:
            after = state.copy()
            PLAIN.apply(BOARD, after, action)
            if after.turn == state.turn and after.round == state.round and after.phase == state.phase:
                yield from ends(after)
            else:
                yield worth(state, action)
        elif action == STOP:
            yield worth(state, None)


def worth(state, action: int | None) -> int:
    """The worth of the end that this last die or tile, or a stop, makes, by the position in which placing ended."""
    last = state.copy()
    if action is not None:
        # The rules end the turn at once; one die that fits nowhere, given and taken, shows the place before that.
        cell = PLAIN.target(BOARD, state, action)
        tile = action >= FIRST_PICK - 3
        (last.tiles[last.turn] if tile else last.hand)[BOARD.colour[cell]] -= 1
        last.dice_placed += not tile and last.phase == Phase.PLACE
        last.used += 1
        last.at = cell
    tiles = PLAIN.tiles_left(last, last.turn)
    if last.at == BOARD.finish:
        return last.used * DIE_PRICE
    return PLAIN.worth_of_stop(BOARD, last, SCRATCH, last.at, sum(last.hand), tiles)


@pytest.mark.parametrize(
    ("choices", "most_tiles"),
    [({}, 0), ({"bonus_step": 1}, 0), ({"free_stop": 1}, 0), ({"challenge": 1}, 3)],
    ids=["basic", "bonus step", "free stop", "challenge"],
)
def test_the_search_finds_the_best_of_all_ways_to_place(choices: dict[str, int], most_tiles: int):
    looked_at = 0
    for state in placing(choices, 150, most_tiles):
        before = state.copy()
        PLAIN.search(BOARD, state, SCRATCH)
        assert SCRATCH.value == min(ends(state))
        assert SCRATCH.action in legal(state)
        assert state == before
        looked_at += 1
    assert looked_at == 150


def test_the_first_action_leads_to_the_value_that_the_search_promised():
    for state in placing({"challenge": 1}, 60):
        PLAIN.search(BOARD, state, SCRATCH)
        promised, action = SCRATCH.value, SCRATCH.action
        after = state.copy()
        PLAIN.apply(BOARD, after, action)
        if (after.turn, after.round, after.phase) == (state.turn, state.round, state.phase):
            PLAIN.search(BOARD, after, SCRATCH)
            assert SCRATCH.value == promised


def opened(choices: dict[str, int], cells: list[int], hand: str, turn: int = 0):
    """A position in which the seat whose turn it is has rolled these dice (by the colours' first letters)."""
    state = MONZA.State()
    PLAIN.setup(BOARD, MONZA.options(len(cells), choices), state)
    PLAIN.begin_turn(state, turn)
    state.cell[: len(cells)] = cells
    state.at = cells[turn]
    state.phase, state.to_roll = Phase.PLACE, 0
    for letter in hand:
        state.hand[[colour[0] for colour in COLOURS].index(letter)] += 1
    return state


def choose(state) -> int:
    return PLAIN.choose(BOARD, [state], [0] * 4, SCRATCH)


def test_pushing_a_car_back_is_worth_something_and_the_further_the_more():
    cell = next(c for c in range(20, BOARD.finish) if not BOARD.blocked[c] and not BOARD.blocked[BOARD.behind[c]])
    behind = BOARD.behind[cell]
    alone = opened({}, [1, 1], "bbbbbb")
    pushed = opened({}, [1, cell], "bbbbbb")
    further = opened({}, [1, cell, behind], "bbbbbb")
    worths = [PLAIN.worth_of_end(BOARD, state, SCRATCH, cell, 0) for state in (alone, pushed, further)]
    assert worths[0] == SCRATCH.need[cell]
    loss = SCRATCH.need[behind] - SCRATCH.need[cell]
    assert worths[1] == worths[0] - loss * 30 // 100
    if loss > 0:
        assert worths[2] < worths[1] < worths[0]


def test_a_car_that_does_not_move_pushes_nobody():
    state = opened({}, [5, 9], "bbbbbb")
    assert PLAIN.worth_of_end(BOARD, state, SCRATCH, 5, 0) == SCRATCH.need[5]


def test_who_can_finish_does_so_with_the_fewest_dice():
    finished = 0
    for state in placing({}, 4000):
        fewest = fewest_dice_to_finish(state)
        if fewest is not None:
            finished += 1
            used = state.used
            while state.phase == Phase.PLACE and state.finished_with[state.turn] == 0:
                seat = state.turn
                PLAIN.apply(BOARD, state, choose(state))
                if state.finished_with[seat]:
                    assert state.finished_with[seat] == used + fewest
                    break
            else:
                pytest.fail("the car did not finish")
    assert finished >= 20


def fewest_dice_to_finish(state) -> int | None:
    if state.at == BOARD.finish:
        return 0
    found = []
    for action in legal(state):
        if action < FIRST_PICK:
            after = state.copy()
            PLAIN.apply(BOARD, after, action)
            if after.finished_with[state.turn]:
                return 1
            if (after.turn, after.round) == (state.turn, state.round):
                more = fewest_dice_to_finish(after)
                if more is not None:
                    found.append(1 + more)
    return min(found, default=None)


def test_a_hopeless_roll_is_rolled_again_and_the_best_of_all_is_not():
    cell = next(c for c in range(8, BOARD.finish) if not BOARD.blocked[c])
    fits = {BOARD.colour[n] for n in BOARD.front[cell] if n >= 0 and not BOARD.blocked[n]}
    useless = next(COLOURS[c][0] for c in range(6) if c not in fits)
    assert FIRST_PICK <= choose(opened({"challenge": 1}, [cell, 1], useless * 6)) < REROLL
    best = min(combinations_with_replacement("bgprwy", 6), key=lambda hand: value_of(cell, "".join(hand)))
    assert choose(opened({"challenge": 1}, [cell, 1], "".join(best))) < FIRST_PICK


def value_of(cell: int, hand: str) -> int:
    PLAIN.search(BOARD, opened({}, [cell, 1], hand), SCRATCH)
    return SCRATCH.value


def test_without_the_re_roll_tile_no_die_is_rolled_again():
    for state in placing({"challenge": 1}, 200):
        if state.phase == Phase.PLACE and not state.reroll_tile[state.turn]:
            assert not FIRST_PICK <= choose(state) <= REROLL


def test_the_dice_to_roll_again_are_taken_one_by_one_and_the_best_are_kept():
    cells = [cell for cell in range(1, BOARD.finish - 5, 3) if not BOARD.blocked[cell]]
    begun = [opened({"challenge": 1}, [cell, 1], hand) for cell in cells for hand in ("bbbbgw", "pppprr", "rryyyy")]
    rerolls = [state for state in begun if FIRST_PICK <= choose(state) < REROLL]
    assert len(rerolls) >= 5
    kept = 0
    for state in rerolls:
        dice = sum(state.hand)
        while (action := choose(state)) != REROLL:
            assert FIRST_PICK <= action < REROLL
            PLAIN.apply(BOARD, state, action)
        PLAIN.find_keep(state, SCRATCH)
        assert SCRATCH.keep == state.hand
        assert sum(state.hand) + state.to_roll == dice
        kept += sum(state.hand)
    assert kept > 0


def test_a_tile_that_finishes_is_spent():
    last = BOARD.finish - 1
    state = opened({"challenge": 1}, [last, 1], "bbbbbb")
    state.reroll_tile[0] = 0
    assert choose(state) == TILE_AHEAD
    PLAIN.apply(BOARD, state, TILE_AHEAD)
    assert state.finished_with[0] == 1


def test_the_bonus_step_goes_where_the_way_is_shortest():
    taken = 0
    for state in positions(MONZA, TRACK, {"bonus_step": 1}, 3000):
        if state.phase == Phase.BONUS:
            steps = {a: SCRATCH.need[PLAIN.target(BOARD, state, a)] for a in legal(state) if a != STAY}
            if min(steps.values()) < SCRATCH.need[state.cell[state.stepper]]:
                taken += 1
                assert steps[choose(state)] == min(steps.values())
    assert taken > 50


def test_a_bonus_step_that_makes_the_way_longer_is_left():
    left = 0
    for cell in range(1, BOARD.finish):
        ways = [n for n in BOARD.front[cell] if n >= 0 and not BOARD.blocked[n] and n != BOARD.finish]
        worse = [n for n in ways if SCRATCH.need[n] >= SCRATCH.need[cell]]
        if worse and not BOARD.blocked[cell]:
            state = opened({"bonus_step": 1}, [cell, *(n for n in ways if n not in worse), 1], "")
            state.phase, state.stepper = Phase.BONUS, 0
            left += 1
            assert len(legal(state)) > 1
            assert choose(state) == STAY
    assert left > 0


def test_values_fall_along_the_track_though_not_at_every_cell():
    needs = [SCRATCH.need[c] for c in range(BOARD.cells) if not BOARD.blocked[c]]
    assert needs[0] > 8 * TURN
    assert needs[-1] == 0
    assert sum(a > b for a, b in pairwise(needs)) > 0.6 * len(needs)
