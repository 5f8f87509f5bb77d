"""Guards what the lab counts in Table-MotoGP: the same as the events tell, in races of every kind, and by hand."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from chequered.games import game
from chequered.games.motogp import tally as counting
from chequered.games.motogp.spec import FIRST_LOT, Event
from chequered.games.motogp.state import Phase, Status
from chequered.games.motogp.tally import Tally
from chequered.kernel import chance, drivers
from chequered.kernel.contract import CHANCE, OVER
from chequered.match.referee import referee
from chequered.match.ways import find_ways
from tests.games.motogp.circuits import small

MOTOGP = game("motogp")
THIRSTY = small()
THIRSTY["marks"]["fuel"] = [5, 6, 11, 15, 17]
LOADED = MOTOGP.boards.from_content(THIRSTY)
BOARD = LOADED.record
CELLS = {cell.name: cell.id for cell in LOADED.drawing.cells}
EVENTS: list[tuple[int, ...]] = []
PLAIN = MOTOGP.plain(lambda *event: EVENTS.append(event), (drivers, chance, counting))
ROOM = len(MOTOGP.spec.tokens)


def raced(seed: int, choices: dict[str, int]):
    """A race by chance: its last state, its tally, and the orders with which its rounds began."""
    EVENTS.clear()
    room, weights, rng = [0] * ROOM, [0] * ROOM, [0] * 4
    state, tally, orders = MOTOGP.State(), Tally(), []
    PLAIN.seed_stream(rng, seed, 0)
    PLAIN.setup(BOARD, MOTOGP.options(4, choices), state)
    PLAIN.observe(BOARD, state, tally)
    while PLAIN.actor(BOARD, state) != OVER:
        told = len(EVENTS)
        PLAIN.apply(BOARD, state, PLAIN.random_entry(BOARD, state, rng, room, weights))
        PLAIN.observe(BOARD, state, tally)
        if any(event[0] == Event.ROUND for event in EVENTS[told:]):
            orders.append([m for m in state.order if m >= 0])
    return state, tally, orders


@pytest.mark.parametrize("choices", [{}, {"qualifying": 0, "lapped": 1}, {"extra_power_six": 1}], ids=str)
def test_the_tally_agrees_with_the_events(choices: dict[str, int]):
    seen: Counter[str] = Counter()
    for seed in range(25):
        state, tally, orders = raced(seed, choices)
        told = Counter(event[0] for event in EVENTS)
        assert tally.rounds == told[Event.ROUND] == state.round
        assert tally.engines == told[Event.BROKE_DOWN]
        assert tally.fuel == told[Event.OUT_OF_FUEL]
        assert tally.lappings == (told[Event.LAPPED] > 0)
        assert tally.lappings <= tally.lapped <= told[Event.LAPPED]
        assert tally.visits >= told[Event.PIT_IN]
        assert tally.classified == told[Event.CLASSIFIED]
        assert tally.running == sum(status in (Status.RACING, Status.FINISHED) for status in state.status)
        assert (tally.races, tally.started) == (1, 8)
        assert tally.overtakes == sum(swapped(*pair) for pair in pairwise(orders))
        winners = [event[2] for event in EVENTS if event[0] == Event.CLASSIFIED and event[3] == 1]
        assert [k + 1 for k, hit in enumerate(tally.won_from) if hit] == [state.grid[m] for m in winners]
        assert tally.asked_lane >= tally.matters > 0
        seen.update({name: getattr(tally, name) for name in ("fuel", "engines", "lapped", "visits", "overtakes")})
    assert min(seen.values()) > 0


def swapped(before: list[int], after: list[int]) -> int:
    """Pairs of motorcycles in both orders that stand the other way round in the second."""
    both = [m for m in before if m in after]
    return sum(after.index(a) > after.index(b) for a, b in combinations(both, 2))


def begun():
    """Two teams on the grid in the order 1a 1b 2a 2b, the tally that has seen it, and how to go on."""
    state, tally = MOTOGP.State(), Tally()
    PLAIN.setup(BOARD, MOTOGP.options(2, {"qualifying": 0}), state)
    PLAIN.observe(BOARD, state, tally)
    for lot in (0, 1, 2):
        play(state, tally, FIRST_LOT + lot)
    return state, tally


def play(state, tally, *entries: int) -> None:
    for entry in entries:
        PLAIN.apply(BOARD, state, entry)
        PLAIN.observe(BOARD, state, tally)


def test_a_first_round_played_by_hand_is_counted_by_hand():
    """1a, 1b and 2a stand on 25, 2b on 24; they roll 1, 2, 3 and 4, and none plays Extra Power.

    That leads to 0, 1, 2 and 2: 2a and 2b have both passed 1a and 1b, and 1b has passed 1a.
    """
    state, tally = begun()
    for face in (1, 2, 3, 4):
        play(state, tally, face - 1, MOTOGP.spec.ids["keep"])
    assert state.order[:4] == [2, 3, 1, 0]
    assert (tally.rounds, tally.overtakes) == (2, 5)
    assert (tally.asked_extra, tally.asked_lane, tally.asked_card) == (4, 0, 0)


def test_a_visit_is_counted_when_the_pit_lane_is_entered_and_not_again_inside():
    state, tally = begun()
    state.failure[0], state.lap[0], state.cell[0] = 1, 1, CELLS["23"]
    state.hand[0][0] = 0
    PLAIN.observe(BOARD, state, tally)
    play(state, tally, 0)
    assert state.cell[0] == CELLS["p1"]
    assert tally.visits == 1
    state.mover = tally.mover = 0
    state.phase, tally.in_pit, tally.failure = Phase.ROLL, 1, 1
    play(state, tally, 0)
    assert state.cell[0] == CELLS["p2"]
    assert tally.visits == 1


@pytest.mark.parametrize("stops", [0, 1])
def test_lanes_matter_where_the_ways_that_a_match_would_offer_are_several(stops: int):
    judge, asked = referee(MOTOGP), Counter[bool]()
    for seed in range(12):
        room, weights, rng = [0] * ROOM, [0] * ROOM, [0] * 4
        state, tally = MOTOGP.State(), Tally()
        PLAIN.seed_stream(rng, seed, 0)
        PLAIN.setup(BOARD, MOTOGP.options(4, {"qualifying": 0, "laps": 1}), state)
        state.stops[:] = [stops] * len(state.stops)
        PLAIN.observe(BOARD, state, tally)
        while PLAIN.actor(BOARD, state) != OVER:
            before = tally.asked_lane, tally.matters
            PLAIN.apply(BOARD, state, PLAIN.random_entry(BOARD, state, rng, room, weights))
            PLAIN.observe(BOARD, state, tally)
            if tally.asked_lane > before[0]:
                matters = tally.matters > before[1]
                assert matters == (len(find_ways(judge, BOARD, state)) > 1)
                asked[matters] += 1
    assert min(asked[False], asked[True]) > 0


def test_lanes_that_lead_to_two_cells_matter():
    state, tally = begun()
    state.lap[0], state.cell[0] = 1, CELLS["2"]
    state.hand[0][0] = 0
    play(state, tally, 1)
    assert PLAIN.actor(BOARD, state) != CHANCE
    assert (tally.asked_lane, tally.matters) == (1, 1)
