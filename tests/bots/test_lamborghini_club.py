"""Guards the club bot of Lamborghini: legal in every phase, the same compiled, blind to sealed bids, and sensible.

How strong it is, `benchmarks/bots.py` measures.
"""

from collections import Counter
from functools import cache

import pytest

from chequered.bots import Player
from chequered.games.lamborghini import GAME
from chequered.games.lamborghini.bot import CLUB
from chequered.games.lamborghini.notation import CARDS, CARS, DRIVERS
from chequered.games.lamborghini.spec import KINDS, Check
from chequered.games.lamborghini.state import Phase, State, Status
from chequered.kernel import chance
from chequered.kernel.contract import OVER
from chequered.kernel.views import view
from tests.bots.positions import positions

LOADED = GAME.boards.load("park-forest")
BOARD = LOADED.record
CELLS = {cell.name: cell.id for cell in GAME.boards.load("park").drawing.cells}
SCRATCH = CLUB.prepare(BOARD)
PLAIN = GAME.plain(drivers=(*CLUB.modules, chance))
DECIDED = {phase for phase in Phase if phase not in (Phase.REVEAL, Phase.LOT, Phase.QUALIFY, Phase.DRAW)} - {
    Phase.CHECK_DRAW,
    Phase.DIRECTION,
    Phase.OVER,
}


def choose(state: State) -> str:
    """What it does, which is legal and leaves the state as it was."""
    before, seat = state.copy(), PLAIN.actor(BOARD, state)
    action = PLAIN.choose(BOARD, [state], [1, 2, 3, 4], SCRATCH)
    assert state == before
    assert PLAIN.refusal(BOARD, state, seat, action) == 0
    return GAME.spec.tokens[action]


@cache
def decisions(seats: int, seed: int) -> list[State]:
    """Where somebody decides in a championship of clubs, in which every fourth answer is one by chance."""
    rng, ids, weights = [0] * 4, [0] * len(GAME.spec.tokens), [0] * len(GAME.spec.tokens)
    PLAIN.seed_stream(rng, seed, 0)
    state, found = GAME.State(), []
    PLAIN.setup(BOARD, GAME.options(seats, {"long": 1}), state)
    while (who := PLAIN.actor(BOARD, state)) != OVER:
        if who < 0:
            entry = PLAIN.weighted(rng, weights, PLAIN.outcomes(BOARD, state, weights))
        else:
            found.append(state.copy())
            action = PLAIN.choose(BOARD, [state], rng, SCRATCH)
            number = PLAIN.legal(BOARD, state, ids)
            entry = ids[PLAIN.below(rng, number)] if PLAIN.below(rng, 4) == 0 else action
        PLAIN.apply(BOARD, state, entry)
    return found


# ------------------------------------------------------------------------------------------------ all of it


def test_its_answer_is_legal_whatever_it_is_asked():
    asked = Counter[int]()
    matches = [(2, 1), (4, 2), (2, 3)]
    for state in (state for match in matches for state in decisions(*match)):
        asked[state.phase] += 1
        if asked[state.phase] <= 40:
            choose(state)
    # What comes seldom is asked below.
    assert set(asked) >= DECIDED - {Phase.CHOOSE_SUPPLIER, Phase.BUY_CAR, Phase.HIRE, Phase.RECEIVE}


def test_compiled_it_chooses_the_same():
    player, seen = Player(GAME, BOARD, "club", compiled=True), Counter[int]()
    for state in (*decisions(2, 1), *decisions(4, 2)):
        seen[state.phase] += 1
        if seen[state.phase] <= 25:
            assert player.choose(state.as_dict(), 1) == choose(state)
    assert seen[Phase.MOVE] > 25


def test_it_bids_the_same_whatever_the_others_have_sealed():
    rng, differed = [1, 2, 3, 4], 0
    for state in positions(GAME, LOADED, {"long": 1}, 400):
        if state.phase == Phase.BID:
            seat, other = PLAIN.actor(BOARD, state), state.copy()
            PLAIN.resample(BOARD, other, seat, rng)
            differed += other != state
            assert choose(state) == choose(other) == choose(view(state, seat))
    assert differed > 0


# ------------------------------------------------------------------------------------------------ the draft


def draft(lying: str, **fields: object) -> State:
    """The first pick of three players among these cards, in a short game unless `long` is given."""
    state = GAME.State()
    PLAIN.setup(BOARD, GAME.options(3, {}), state)
    for word in lying.split():
        kind, _, name = word.rpartition("-")
        if kind == "car":
            state.car_at[CARS.index(name)] = 1
        elif kind == "driver":
            state.driver_at[DRIVERS.index(name)] = 1
        else:
            state.open[CARDS.index(word)] += 1
    state.opening, state.trip, state.picks, state.pick_order = 0, 1, 1, [0, 1, 2, -1, -1]
    state.phase, state.turn = Phase.PICK, 0
    for name, value in fields.items():
        setattr(state, name, value)
    PLAIN.complete(BOARD, state)
    return state


def test_of_a_kind_it_takes_the_better_supplier_s():
    assert choose(draft("red-engine blue-engine")) == "take-blue-engine"
    assert choose(draft("red-setup yellow-setup luck")) != "take-red-setup"


def test_once_bound_it_takes_what_it_may_have():
    state = draft("red-engine blue-engine luck")
    state.supplier[0] = 0
    assert choose(state) == "take-red-engine"


def test_without_a_supplier_it_takes_the_best():
    state = draft("", phase=Phase.CHOOSE_SUPPLIER, owed=[2, 0])
    state.car_card[:3], state.driver[:3] = [0, 1, 2], [0, 1, 2]
    PLAIN.complete(BOARD, state)
    assert choose(state) == "supplier-blue"


def test_it_bids_little():
    for seats in (2, 3, 5):
        state = draft("car-white car-black driver-abel driver-ines", long=1, races=2, phase=Phase.BID)
        state.seats, state.money = seats, [52] * 5
        PLAIN.complete(BOARD, state)
        assert int(choose(state).removeprefix("bid-")) <= 5


# ------------------------------------------------------------------------------------------------ the race


def race(*cells: str, points: int = 0, hand: str = "", **fields: object) -> State:
    """Three cars on these cells of the park, in the second lap; the first is moving, white with abel."""
    state = GAME.State()
    PLAIN.setup(BOARD, GAME.options(3, {}), state)
    state.race, state.round, state.mover, state.turn, state.next = 1, 5, 0, 0, 0
    state.order, state.pick_order = [0, 1, 2, -1, -1], [0, 1, 2, -1, -1]
    for car, cell in enumerate(cells):
        state.status[car], state.cell[car], state.lap[car], state.grid[car] = Status.RACING, CELLS[cell], 1, car + 1
    state.car_card[:3], state.driver[:3] = [0, 1, 2], [0, 1, 2]
    for word in hand.split():
        state.hand[0][CARDS.index(word)] += 1
    state.drawn, state.is_fixed, state.points, state.phase = 8, 1, points, Phase.MOVE
    for name, value in fields.items():
        setattr(state, name, value)
    PLAIN.complete(BOARD, state)
    return state


def finished(state: State) -> str:
    """The name of the cell on which its move ends."""
    while state.phase == Phase.MOVE and state.mover == 0:
        PLAIN.apply(BOARD, state, GAME.spec.ids[choose(state)])
    to = state.cell[0]
    return next(name for name, cell in CELLS.items() if cell == to)


def test_it_goes_to_the_inside_of_a_bend():
    """Behind the last chicane the road bends right: the inside lane is D."""
    lanes = {finished(race(start, "B2", "B3", points=12))[0] for start in ("B15", "C15", "D13")}
    assert lanes <= {"C", "D"}


def test_alone_it_loses_no_cell_on_the_shortest_way():
    for start in CELLS:
        state = race(start, "A1", "A2", points=6)
        if state.cell[0] in state.cell[1:3]:
            continue
        state.status[1] = state.status[2] = Status.FINISHED
        state.cell[1] = state.cell[2] = -1
        before = PLAIN.steps_to_go(state, SCRATCH, 0)
        finished(state)
        assert before - PLAIN.steps_to_go(state, SCRATCH, 0) == 6


def test_it_does_not_squeeze_where_a_free_way_is_as_good():
    state = race("B3", "B4", "A3", points=3)
    assert choose(state) == "right"


def test_it_takes_the_slipstream_that_is_offered():
    state = race("C3", "C4", "A1", points=1, slip=1)
    assert choose(state).startswith("slip")


def test_it_strikes_when_it_cannot_have_an_accident_and_not_when_it_is_likely_to():
    state = race("B3", "B4", "A1", points=0)
    sure, unsure = state.copy(), state
    sure.car_card[:2] = [CARS.index("orange"), 0]
    sure.driver[0] = DRIVERS.index("dario")
    assert choose(sure) == "hit-ahead"
    unsure.damage[0] = 2
    assert choose(unsure) == "end"


# ------------------------------------------------------------------------------------------------ cards


def window(phase: Phase, hand: str, **fields: object) -> State:
    return race("B3", "C20", "C30", hand=hand, phase=phase, is_fixed=0, **fields)


def test_it_replaces_a_low_draw_and_no_high_one():
    assert choose(window(Phase.FORTUNE, "fortune", drawn=5)) == "play-fortune"
    assert choose(window(Phase.FORTUNE, "fortune", drawn=9)) == "keep"


def test_it_plays_a_card_with_a_cap_when_it_gives_all():
    low = choose(window(Phase.SPEED, "skill fast", drawn=5))
    assert low == "play-fast"
    assert choose(window(Phase.SPEED, "skill", drawn=9, damage=[0] * 5)) == "keep"


def test_in_the_last_turn_every_cell_counts():
    state = window(Phase.SPEED, "skill", drawn=6)
    state.lap[0], state.cell[0] = 2, CELLS["C40"]
    assert choose(state) == "play-skill"


def test_it_repairs_early_and_not_at_the_end():
    state = window(Phase.REPAIR, "blue-team", damage=[1, 0, 0, 0, 0], drawn=0)
    assert choose(state) == "play-blue-team"
    state.lap[0], state.cell[0] = 2, CELLS["C50"]
    assert choose(state) == "keep"


@pytest.mark.parametrize("card", ["blue-setup", "blue-brakes", "steady"])
def test_it_plays_a_check_card_where_an_accident_is_likely_and_would_be_dear(card: str):
    state = window(Phase.CHECK, card, drawn=12, checker=0, check=int(Check.ARROW), damage=[1, 0, 0, 0, 0])
    assert choose(state) == f"play-{card}"


def test_it_keeps_a_check_card_when_nothing_can_happen():
    state = window(Phase.CHECK, "blue-brakes", drawn=10, checker=0, check=int(Check.ARROW))
    state.car_card[:2] = [CARS.index("orange"), 0]
    state.driver[0] = DRIVERS.index("dario")
    assert choose(state) == "keep"


# ------------------------------------------------------------------------------------------------ the market


def market(phase: Phase, **fields: object) -> State:
    """The first of three players in the market, with 40 000, before the second of two races."""
    state = race("B3", "B4", "B5", hand="luck slipstream", phase=phase, **fields)
    state.long, state.races, state.money, state.mover = 1, 2, [40] * 5, -1
    state.supplier[:3] = [2, 2, 2]
    PLAIN.complete(BOARD, state)
    return state


def test_it_gives_two_useless_cards_for_a_good_one_and_keeps_good_ones():
    poor = market(Phase.MARKET)
    rich = market(Phase.MARKET)
    for word, number in {"luck": 0, "slipstream": 0, "fast": 1, "blue-aero": 1}.items():
        rich.hand[0][CARDS.index(word)] = number
    PLAIN.complete(BOARD, rich)
    assert choose(poor).startswith("return-1-")
    assert not choose(rich).startswith("return")


def test_it_buys_what_is_best_on_the_track_for_its_price():
    """What is free is `yellow` and `orange`, and as drivers all from `dario` on."""
    assert choose(market(Phase.BUY_CAR, dealing=0)) == "take-car-yellow"
    assert choose(market(Phase.HIRE, dealing=0)) in ("take-driver-ines", "take-driver-jonas")


def test_of_what_can_be_chosen_it_takes_the_best():
    state = market(Phase.CHOOSE, returned=[CARDS.index("luck")] * 2)
    assert choose(state) in ("take-team", "take-blue-team", "take-blue-aero", "take-fast")


def test_no_card_is_worth_nothing():
    assert all(PLAIN.worth_of_card(BOARD, card) > 0 for card in range(KINDS))
