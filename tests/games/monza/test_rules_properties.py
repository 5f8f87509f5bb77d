"""Guards what holds in every race, whatever the track, the options and the dice: random play looks for a breach."""

from itertools import pairwise

from hypothesis import given, settings

from chequered.games.monza.rules.endings import LAST_ROUND
from chequered.games.monza.spec import SPEC
from chequered.games.monza.state import Phase, State
from chequered.kernel.contract import OVER
from tests.games.monza.races import RULES, WIDTH, Setting, Step, legal, settings_of_races

races = given(settings_of_races())
rehearsed = settings(max_examples=40, deadline=None)
MOST_ENTRIES_OF_A_TURN = 6 + 6 + 1 + 6 + 6 + 6 + 1 + 2 + 2 + 1 + 1
"""The roll, dice picked, rolled again and placed, tiles, stop, turbo dice rolled and placed, stop, bonus step."""

TURBO = (Phase.TURBO_ROLL, Phase.TURBO)


@rehearsed
@races
def test_cars_share_no_cell_but_start_and_finish(race: Setting):
    """MZ-2.4, MZ-4.1; only a car that waits for its turbo dice stands with another (MZ-7.5)."""
    for step in race.steps():
        s = step.after
        waiting = {s.turn} if s.phase in TURBO else set()
        cells = [s.cell[seat] for seat in range(s.seats) if seat not in waiting]
        on_the_road = [cell for cell in cells if cell not in (0, step.board.finish)]
        assert len(on_the_road) == len(set(on_the_road))


@rehearsed
@races
def test_no_car_stands_on_an_obstacle_or_off_the_track(race: Setting):
    """MZ-3.6."""
    for step in race.steps():
        for cell in step.after.cell[: step.after.seats]:
            assert 0 <= cell <= step.board.finish
            assert not step.board.blocked[cell]


@rehearsed
@races
def test_six_dice_are_in_the_air_in_the_hand_or_on_the_track_and_two_in_the_turbo_roll(race: Setting):
    """MZ-3.2, MZ-3.3, MZ-7.1, MZ-7.3."""
    placed = 0
    for step in race.steps():
        if step.named("turn") or step.named("turbo"):
            placed = 0
        elif step.named("placed"):
            placed += 1
        s = step.after
        if s.phase not in (Phase.BONUS, Phase.OVER):
            assert s.to_roll + sum(s.hand) + placed == (2 if s.phase in TURBO else 6)
            assert s.dice_placed == (6 if s.phase in TURBO else placed)
        assert min(s.hand) >= 0


@rehearsed
@races
def test_a_tile_is_spent_by_its_seat_when_it_is_used_and_never_comes_back(race: Setting):
    """MZ-1.3, MZ-7.1, MZ-7.2."""
    for step in race.steps():
        before, after = step.before, step.after
        spent = [
            [was - now for was, now in zip(*rows, strict=True)] for rows in zip(before.tiles, after.tiles, strict=True)
        ]
        used = [[0] * 6 for _ in range(6)]
        for seat, _, colour in step.named("tile-placed"):
            used[seat][colour] += 1
        assert spent == used
        begun = [seat for seat, _, _ in step.named("picked") if before.phase == Phase.PLACE]
        rerolls = zip(before.reroll_tile, after.reroll_tile, strict=True)
        assert [seat for seat, (was, now) in enumerate(rerolls) if was != now] == begun
        assert min(min(row) for row in after.tiles) >= 0


@rehearsed
@races
def test_a_car_goes_forward_in_its_turn_and_back_only_when_it_is_overtaken(race: Setting):
    """MZ-3.4, MZ-4.1, MZ-8.1: cars change their cells by these events, each one step by step, and in no other way."""
    for step in race.steps():
        cells, edge = step.before.cell.copy(), step.board.end
        for name, forward in (("moved", True), ("pushed-back", False), ("bonus-step", True)):
            for seat, left, reached in step.named(name):
                assert cells[seat] == left
                assert (edge[reached] > edge[left]) == forward
                cells[seat] = reached
        assert cells == step.after.cell
        assert all(seat == step.before.turn for seat, _, _ in step.named("moved"))
        assert all(seat != step.before.turn for seat, _, _ in step.named("pushed-back"))


@rehearsed
@races
def test_every_die_and_tile_lies_in_front_of_the_one_before_on_its_own_colour(race: Setting):
    """MZ-3.3, MZ-3.4, MZ-3.8: measured on the track's lanes."""
    for step in race.steps():
        for _, cell, colour in step.named("placed") + step.named("tile-placed"):
            assert step.board.colour[cell] == colour
            assert is_in_front(step, step.before.at, cell)


def is_in_front(step: Step, cell: int, other: int) -> bool:
    board = step.board
    if cell == 0:
        return board.start[other] == 0
    if other == board.finish or board.lane[other] == board.lane[cell]:
        return board.start[other] == board.end[cell]
    beside = abs(board.lane[other] - board.lane[cell]) == 1
    return beside and board.start[other] < board.end[cell] < board.end[other]


@rehearsed
@races
def test_only_the_actor_may_act_and_legal_lists_exactly_what_is_not_refused(race: Setting):
    """MZ-6.1; and asking changes nothing."""
    for step in race.steps():
        board, s, before = step.board, step.after, step.after.copy()
        who = RULES.actor(board, s)
        for seat in range(s.seats):
            allowed = [action for action in range(WIDTH) if RULES.refusal(board, s, seat, action) == 0]
            assert allowed == (legal(board, s) if seat == who else [])
        for action in range(WIDTH):
            RULES.target(board, s, action)
        RULES.places(board, s, [0] * s.seats)
        assert s == before


@rehearsed
@races
def test_all_seats_have_had_as_many_turns_at_the_end(race: Setting):
    """MZ-3.1, MZ-5.1."""
    turns = [0] * race.seats
    turns[0] = 1  # the first one begins with the race
    last = 0
    for step in race.steps():
        for seat, number, _ in step.named("turn"):
            turns[seat] += 1
            assert seat == (last + 1) % race.seats
            assert number == turns[seat]
            last = seat
    assert turns == [step.after.round] * race.seats


@rehearsed
@races
def test_the_race_ends_with_the_first_round_that_has_a_finisher(race: Setting):
    """MZ-5.1, MZ-5.3, MZ-5.5."""
    rounds: dict[int, int] = {}
    for step in race.steps():
        for seat, dice, _ in step.named("finished"):
            assert seat not in rounds
            assert dice == step.before.used + 1 == step.after.finished_with[seat]
            rounds[seat] = step.before.round
    s = step.after
    assert set(rounds.values()) == ({s.round} if rounds else set())
    assert rounds or s.round == LAST_ROUND
    assert [seat for seat in range(s.seats) if s.cell[seat] == step.board.finish] == sorted(rounds)
    assert RULES.actor(step.board, s) == OVER


@rehearsed
@races
def test_places_follow_dice_then_the_track_and_count_who_is_better(race: Setting):
    """MZ-5.2, MZ-5.4."""
    last = race.end()
    s, places = last.after, [0] * race.seats
    RULES.places(last.board, s, places)
    keys = [key_of(last, seat) for seat in range(s.seats)]
    assert places == [1 + sum(other < key for other in keys) for key in keys]
    winners = [seat for seat, _, _ in last.named("won")]
    best = [seat for seat in range(s.seats) if places[seat] == 1]
    assert winners == (best if any(s.finished_with) else [])


def key_of(step: Step, seat: int) -> tuple[int, int]:
    s = step.after
    if s.cell[seat] == step.board.finish:
        return (0, s.finished_with[seat])
    assert s.finished_with[seat] == 0
    return (1, -step.board.end[s.cell[seat]])


@rehearsed
@races
def test_a_turn_and_so_a_race_has_a_bounded_number_of_entries(race: Setting):
    starts = [0, *(k for k, step in enumerate(race.steps(), 1) if step.named("turn") or step.named("race-over"))]
    assert max(end - start for start, end in pairwise(starts)) <= MOST_ENTRIES_OF_A_TURN
    assert SPEC.longest >= LAST_ROUND * SPEC.seats[1] * MOST_ENTRIES_OF_A_TURN


@rehearsed
@races
def test_the_state_says_who_decides_and_nothing_of_the_last_turn_stays(race: Setting):
    """MZ-3.2, MZ-8.1."""
    for step in race.steps():
        s: State = step.after
        assert (s.stepper >= 0) == (s.phase == Phase.BONUS)
        if step.named("turn"):
            assert (s.phase, s.to_roll, s.hand, s.used, s.last_colour) == (Phase.ROLL, 6, [0] * 6, 0, -1)
            assert s.at == s.cell[s.turn]
