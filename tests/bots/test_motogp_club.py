"""Guards the club bot's decisions in Table-MotoGP: its search against all ways by the rules, and what it is for.

How strong it is, `benchmarks/bots.py` measures; `tests/lab` looks at it in few seasons.
"""

from collections.abc import Iterator

import pytest

from chequered.games import game
from chequered.games.motogp.bot import CLUB
from chequered.games.motogp.rules.positions import RANKS
from chequered.games.motogp.spec import EXTRA, FIRST_TAKE, INNER, KEEP, OUTER, Card, Event
from chequered.games.motogp.state import Phase, Status
from chequered.kernel import chance
from chequered.kernel.contract import CHANCE, OVER
from tests.games.motogp.circuits import small

MOTOGP = game("motogp")
LOADED = MOTOGP.boards.from_content(small())
BOARD = LOADED.record
CELLS = {cell.name: cell.id for cell in LOADED.drawing.cells}
SCRATCH = CLUB.prepare(BOARD)
HEARD: list[tuple[int, ...]] = []
PLAIN = MOTOGP.plain(lambda *event: HEARD.append(event), (*CLUB.modules, chance))


def race(*cells: str, lap: int = 2, hand: tuple[int, int, int, int] = (0, 0, 0, 0)):
    """Two teams, their motorcycles on these cells in the same lap, one with one hand for each team; 0's turn."""
    state = MOTOGP.State()
    PLAIN.setup(BOARD, MOTOGP.options(2, {"qualifying": 0}), state)
    for m in range(4):
        state.grid[m], state.order[m] = m + 1, m
        state.cell[m], state.place[m], state.lap[m] = CELLS[(*cells, "0", "0", "0")[m]], m and m - 1, lap
    state.hand[:2] = list(hand), list(hand)
    state.round, state.next, state.mover, state.phase = 20, 0, 0, Phase.ROLL
    return state


def rolled(state, *faces: int):
    for face in faces:
        PLAIN.apply(BOARD, state, face - 1)
    return state


def choose(state, board=BOARD, scratch=SCRATCH) -> int:
    before = state.copy()
    action: int = PLAIN.choose(board, [state], [1, 2, 3, 4], scratch)
    assert state == before
    assert not PLAIN.refusal(board, state, PLAIN.actor(board, state), action)
    return action


def ridden(state) -> str:
    """The name of the cell on which the bot's way ends, after it has answered all that it is asked before."""
    HEARD.clear()
    while state.mover == 0 and state.phase not in (Phase.ROLL, Phase.EXTRA_ROLL, Phase.CARD):
        PLAIN.apply(BOARD, state, choose(state))
    to = next(event[4] for event in reversed(HEARD) if event[0] == Event.MOVED)
    return next(name for name, cell in CELLS.items() if cell == to)


# ------------------------------------------------------------------------------------------------ ways


def ways(board, state) -> Iterator[tuple[int, object, list[tuple[int, ...]]]]:
    """Every way as the rules ride it: its first lane, the state behind it, and what was reported on it."""
    for lane in (INNER, OUTER):
        after, begun = state.copy(), len(HEARD)
        PLAIN.apply(board, after, lane)
        events = HEARD[begun:]
        if after.phase == Phase.WAY and after.mover == state.mover and after.ridden > state.ridden:
            for _, end, more in ways(board, after):
                yield lane, end, events + more
        else:
            yield lane, after, events


def worth(board, scratch, state, after, events: list[tuple[int, ...]]) -> int:
    """What the bot thinks of the place where the way has led, as the rules report it."""
    m = state.mover
    PLAIN.look_around(board, state, scratch)
    ends = [event for event in events if event[0] in (Event.MOVED, Event.STAYED, Event.FINISHED) and event[2] == m]
    kind, _, _, _, to = ends[0]
    if kind == Event.FINISHED:
        return PLAIN.worth_of_finish(board, state, scratch)
    if kind == Event.STAYED:
        return PLAIN.worth_of_staying(board, state, scratch)
    begun = PLAIN.state_of(board, state, m)
    seen = [state.cell[m], *state.way[: state.ridden], *(event[3] for event in events if event[0] == Event.RODE)]
    turned_in = any(cell >= board.pit for cell in seen[1 : seen.index(to) + 1]) and state.cell[m] < board.pit
    value = PLAIN.worth_of_end(board, state, scratch, to, after.lap[m], 0 if turned_in else begun)
    stops = state.stops[m] > 0 and to == board.chequered
    return value + 1_000_000 * stops


@pytest.mark.parametrize("name", ["small", "cloudpass"])
def test_the_search_finds_the_best_of_all_ways_that_the_rules_ride(name: str):
    board = BOARD if name == "small" else MOTOGP.boards.load(name).record
    scratch = CLUB.prepare(board)
    looked_at = several = 0
    for state in lanes_to_choose(board, 250):
        values: dict[int, int] = {}
        for lane, after, events in ways(board, state):
            values[lane] = min(worth(board, scratch, state, after, events), values.get(lane, 1 << 60))
        HEARD.clear()
        assert values[choose(state, board, scratch)] == min(values.values())
        looked_at += 1
        several += values[INNER] != values[OUTER]
    assert several > looked_at / 2


def lanes_to_choose(board, count: int) -> Iterator:
    """Positions of races by chance in which a lane is chosen; in every other one all motorcycles are worse off."""
    rng, weights = [0] * 4, [0] * len(MOTOGP.spec.tokens)
    ids = list(weights)
    PLAIN.seed_stream(rng, 3, 0)
    found = 0
    while found < count:
        state = MOTOGP.State()
        PLAIN.setup(board, MOTOGP.options(4, {"qualifying": 0}), state)
        while (who := PLAIN.actor(board, state)) != OVER and found < count:
            if who == CHANCE:
                entry = PLAIN.weighted(rng, weights, PLAIN.outcomes(board, state, weights))
            else:
                entry = ids[PLAIN.below(rng, PLAIN.legal(board, state, ids))]
            if state.phase == Phase.WAY and PLAIN.below(rng, 4) == 0:
                worse = state.copy()
                worse.failure[state.mover], worse.stops[state.mover] = found % 2, found % 3 == 1
                worse.failure[state.mover] |= state.failure[state.mover]
                found += 1
                yield worse
            PLAIN.apply(board, state, entry)
        HEARD.clear()


def test_without_a_fuel_card_it_does_not_end_on_fuel_where_a_lane_leads_elsewhere():
    assert ridden(rolled(race("2"), 3)) == "4I"
    assert ridden(rolled(race("2", hand=(0, 0, 0, 4)), 3)) == "5"


def test_it_takes_the_inner_lane_when_nothing_speaks_against_it():
    assert ridden(rolled(race("2"), 4)) == "6"
    assert ridden(rolled(race("12"), 4)) != "16"
    assert ridden(rolled(race("12", hand=(0, 0, 2, 0)), 3)) == "15"


def test_it_does_not_ride_into_a_cell_without_room_that_throws_it_back():
    """4I is taken: the way along the inner lane would end on 3I, and one that leaves it leads to 4A."""
    cards = (0, 1, 2, 3)
    assert ridden(rolled(race("2", "4I", hand=cards), 2)) == "4A"
    assert ridden(rolled(race("2", "11", hand=cards), 2)) == "4I"


# ------------------------------------------------------------------------------------------------ Extra Power


def test_extra_power_is_played_against_engine_and_fuel():
    for start, face in (("9", 3), ("10", 2), ("11", 1)):
        assert choose(rolled(race(start, hand=(1, 1, 2, 2)), face)) == EXTRA
    assert choose(rolled(race("5", hand=(1, 1, 2, 0)), 1)) == KEEP


def test_the_last_extra_power_is_kept_in_front_of_an_engine():
    """From 9 a roll of 1 or 2 ends well, and ENGINE is in reach of the next one."""
    for face in (1, 2):
        assert choose(rolled(race("9", hand=(1, 1, 2, 2)), face)) == KEEP
    assert choose(rolled(race("20", hand=(3, 1, 2, 2), lap=3), 5)) == EXTRA


def test_in_qualifying_no_card_is_spent_for_a_place_or_two():
    state = MOTOGP.State()
    PLAIN.setup(BOARD, MOTOGP.options(2), state)
    asked = 0
    while state.qualifying:
        if PLAIN.actor(BOARD, state) == CHANCE:
            PLAIN.apply(BOARD, state, 0)
        else:
            asked += state.phase == Phase.EXTRA
            assert choose(state) in (KEEP, INNER)
            PLAIN.apply(BOARD, state, choose(state))
    assert asked > 0


def test_in_qualifying_a_card_is_spent_that_brings_many_places():
    """The last of eighteen stands on 0 after its sixth roll. Seventeen are one space ahead, or far away."""
    state = MOTOGP.State()
    PLAIN.setup(BOARD, MOTOGP.options(9), state)
    state.mover = state.next = 17
    state.cell[17], state.lap[17], state.rolls, state.phase = CELLS["0"], 2, 6, Phase.EXTRA
    for ahead, answer in ((1, EXTRA), (20, KEEP)):
        state.qualified[:17] = [PLAIN.advance(BOARD, state, 17) + ahead * RANKS] * 17
        assert choose(state) == answer


# ------------------------------------------------------------------------------------------------ cards


@pytest.mark.parametrize(
    ("hand", "short"),
    [((0, 2, 3, 3), Card.EXTRA), ((4, 0, 3, 3), Card.BOXES), ((4, 2, 0, 3), Card.CRASH)],
    ids=["extra", "boxes", "crash"],
)
def test_at_the_line_it_takes_the_card_that_is_short(hand: tuple[int, int, int, int], short: Card):
    state = rolled(race("25", "24", "24", "23", lap=1, hand=hand), 3)
    if state.phase == Phase.EXTRA:
        PLAIN.apply(BOARD, state, KEEP)
    assert choose(state) == FIRST_TAKE + short


def test_a_card_against_the_mark_on_which_it_has_come_is_taken_before_the_mark_acts():
    """Beyond the line the pit lane's BOXES waits; without the card one more visit would be owed (GP-7.4)."""
    state = race("p1", hand=(3, 0, 2, 2), lap=1)
    state.failure[0] = 1
    rolled(state, 3)
    assert state.cell[0] == CELLS["p3"]
    assert choose(state) == FIRST_TAKE + Card.BOXES


# ------------------------------------------------------------------------------------------------ the lapped


def test_a_bot_does_not_lap_its_own_team_mate_if_it_need_not():
    """The lap has 26 spaces: on 4 the other is a lap behind, on 5 it would be lapped, and the team out (GP-10.1)."""
    state = race("2", "2")
    state.lap[1], state.cell[1] = 1, CELLS["4I"]
    assert ridden(rolled(state, 4)) == "4B"
    assert state.status[:2] == [Status.RACING] * 2
    assert ridden(rolled(race("2", "4I"), 4)) == "6"
