"""Guards what holds in every race, whatever the circuit, the options and the dice: random play looks for a breach."""

from collections import Counter

from hypothesis import given, settings

from chequered.games.motogp.board import Ground
from chequered.games.motogp.rules.classification import POINTS
from chequered.games.motogp.spec import EXTRA, FACE_COUNT, SPEC, Card
from chequered.games.motogp.state import Phase, Status
from chequered.kernel.contract import OVER
from tests.games.motogp.races import RULES, WIDTH, Setting, Step, distance_of, legal, position_of, settings_of_races

races = given(settings_of_races())
rehearsed = settings(max_examples=40, deadline=None)

MOST_SPACES = 12
GOES_OUT = {
    (Status.RACING, Status.FINISHED): "finished",
    (Status.RACING, Status.BROKEN): "broke-down",
    (Status.FINISHED, Status.OUT): "disqualified",
    (Status.BROKEN, Status.OUT): "disqualified",
}
"""What can become of a motorcycle, and the event that says so; a racing one is put out by several."""

PUT_OUT = ("out-of-fuel", "lapped", "disqualified")


# ------------------------------------------------------------------------------------------------ room and places


@rehearsed
@races
def test_no_cell_holds_more_than_it_has_room_for_and_nobody_shares_a_place(race: Setting):
    """GP-2.2 to GP-2.6."""
    for step in race.steps():
        s, board = step.after, step.board
        if step.is_race:
            stand = Counter(s.cell[m] for m in step.racing)
            assert all(count <= (1 if board.room[cell] == 1 else 3) for cell, count in stand.items())
            assert all(0 <= s.place[m] < board.room[s.cell[m]] for m in step.racing)
            assert len({(s.cell[m], s.place[m]) for m in step.racing}) == len(step.racing)


@rehearsed
@races
def test_one_that_arrives_takes_the_innermost_free_place_and_nobody_else_changes_theirs(race: Setting):
    """GP-2.2."""
    for step in race.steps():
        before, after = step.before, step.after
        if before.round == 0:
            continue
        moved = {m: to for m, _, to in step.named("moved")}
        for m in step.racing:
            if m not in moved:
                assert (after.cell[m], after.place[m]) == (before.cell[m], before.place[m])
        for m, to in moved.items():
            others = [k for k in range(2 * before.seats) if before.status[k] == Status.RACING and before.cell[k] == to]
            taken = {before.place[k] for k in others}
            if after.status[m] == Status.RACING:
                assert after.place[m] == min({0, 1, 2} - taken)


# ------------------------------------------------------------------------------------------------ the way


@rehearsed
@races
def test_every_step_leads_to_a_cell_in_front_and_the_inner_lane_is_for_perfect_speed_only(race: Setting):
    """GP-3.1, GP-3.2, GP-5.1, GP-5.2, GP-7.2: step by step, against the cells and the faces of the dice."""
    ridden: list[int] = []
    for step in race.steps():
        board, before = step.board, step.before
        for m, cell, _ in step.named("rode"):
            at = ridden[-1] if ridden else before.cell[m]
            if cell == board.pit:
                assert at == board.entry
                assert before.failure[m] == 1
            else:
                assert cell in (board.inner[at], board.outer[at])
            ridden.append(cell)
            if cell == board.inner[at] != board.outer[at]:
                assert face_of_point(step, len(ridden)) <= 4
        if step.named("moved", "stayed", "finished"):
            ridden = []


def face_of_point(step: Step, number: int) -> int:
    """The face of the die whose points the step of this number, from 1, belongs to."""
    s, entry = step.before, step.entry
    faces = [s.first, s.second]
    if entry < FACE_COUNT and s.phase != Phase.THIRD:
        faces[s.phase in (Phase.SECOND, Phase.EXTRA_ROLL) and not s.qualifying] = entry + 1
    if entry == EXTRA:
        faces[not s.qualifying] = FACE_COUNT
    half = step.board.ground[s.cell[s.mover]] == Ground.PIT
    first = (faces[0] + 1) // 2 if half else faces[0]
    return faces[0] if number <= first else faces[1]


@rehearsed
@races
def test_no_turn_moves_more_than_twelve_spaces_and_none_that_begins_in_the_pit_lane_more_than_six(race: Setting):
    """GP-6.3, GP-7.3."""
    ridden = 0
    for step in race.steps():
        rode = step.named("rode")
        ridden += len(rode)
        in_pit = any(step.board.ground[step.before.cell[m]] == Ground.PIT for m, _, _ in rode)
        assert ridden <= MOST_SPACES // (2 if in_pit else 1)
        if step.named("moved", "stayed", "finished"):
            ridden = 0


@rehearsed
@races
def test_motorcycles_only_move_forward_from_where_they_stood_and_only_in_their_turn(race: Setting):
    """GP-3.3, GP-6.7."""
    for step in race.steps():
        before, after = step.before, step.after
        for m, left, to in step.named("moved"):
            assert m == before.mover
            assert before.cell[m] == left != to
            if before.round:
                assert (after.status[m] != Status.RACING) or after.cell[m] == to
        if before.round:
            for m in step.racing:
                assert distance_of(step.board, after, m) >= distance_of(step.board, before, m)
                assert after.lap[m] - before.lap[m] in (0, 1)
                assert m == before.mover or after.cell[m] == before.cell[m]


@rehearsed
@races
def test_in_the_pit_lane_are_only_those_with_a_failure(race: Setting):
    """GP-2.6, GP-7.2, GP-7.4."""
    for step in race.steps():
        s = step.after
        for m in step.racing if step.is_race else ():
            if step.board.ground[s.cell[m]] == Ground.PIT:
                assert s.failure[m] == 1
            else:
                assert s.again[m] == 0


# ------------------------------------------------------------------------------------------------ hands


@rehearsed
@races
def test_hands_change_by_cards_given_and_played_alone_and_are_never_negative(race: Setting):
    """GP-1.2, GP-1.3, GP-4.2, GP-6.3, GP-7.1, GP-9.1, GP-9.2."""
    for step in race.steps():
        hands = [row.copy() for row in step.before.hand]
        for seat, card, _ in step.named("card"):
            hands[seat][card] += 1
        for m, card, _ in step.named("played"):
            hands[m // 2][card] -= 1
        for m, _, _ in step.named("extra"):
            hands[m // 2][Card.EXTRA] -= 1
        assert step.after.hand == hands
        assert min(map(min, hands)) >= 0


@rehearsed
@races
def test_a_team_gets_two_cards_for_every_lap_of_a_motorcycle_while_one_of_it_races(race: Setting):
    """GP-1.3, GP-1.4."""
    got: Counter[int] = Counter()
    earned: Counter[int] = Counter()
    for step in race.steps():
        got.update(seat for seat, _, _ in step.named("card"))
        mover, before, after = step.before.mover, step.before, step.after
        if before.round == 0 or mover < 0 or not step.named("moved", "finished"):
            continue
        team = [m for m in step.racing if m // 2 == mover // 2]
        if step.named("finished") or (after.lap[mover] > before.lap[mover] >= 1):
            waits = after.phase == Phase.CARD and after.mover == mover
            assert waits == bool(team)
            earned[mover // 2] += 2 * waits
    assert got == earned


# ------------------------------------------------------------------------------------------------ rounds


@rehearsed
@races
def test_every_round_has_a_total_order_of_those_racing_and_all_have_one_turn_in_it(race: Setting):
    """GP-6.1, GP-9.4: a turn, or a missed one; who goes out before it has none."""
    had: list[int] = []
    order: list[int] = []
    for step in race.steps():
        for event, _, *arguments in step.events:
            name = SPEC.event_of[event].name
            if name in ("round", "race-over"):
                assert had == [m for m in order if m in had]
                assert set(order) - set(had) <= {m for m in order if step.after.status[m] == Status.OUT}
                had, order = [], [m for m in step.after.order if m >= 0]
            elif name in ("turn", "missed"):
                had.append(arguments[0])
        if len(step.named("round")) == 1 and not step.named("missed"):
            places = [position_of(step.board, step.after, m) for m in order]
            assert places == sorted(set(places))
            assert sorted(order) == step.racing


@rehearsed
@races
def test_what_becomes_of_a_motorcycle_is_told_and_nothing_else_can(race: Setting):
    """GP-9.1, GP-9.3, GP-10.1, GP-11.1."""
    for step in race.steps():
        told = Counter(SPEC.event_of[event].name for event, *_ in step.events)
        for m in range(2 * race.seats):
            was, now = Status(step.before.status[m]), Status(step.after.status[m])
            if (was, now) == (Status.RACING, Status.OUT):
                assert any(m == other for other, _, _ in step.named(*PUT_OUT))
            elif was != now and not (was == Status.RACING and now == Status.OUT):
                assert any(m == other for other, _, _ in step.named(GOES_OUT[was, now]))
            assert (step.after.finished[m] > 0) >= (now == Status.FINISHED)
            assert (step.after.broken[m] > 0) >= (now == Status.BROKEN)
        assert told["finished"] <= 1
        assert told["broke-down"] <= 1
        for numbers in (step.after.finished, step.after.broken):
            crossed = sorted(number for number in numbers if number)
            assert crossed == list(range(1, len(crossed) + 1))


@rehearsed
@races
def test_until_one_has_finished_nobody_who_races_is_more_than_a_lap_behind_another(race: Setting):
    """GP-10.1."""
    for step in race.steps():
        if step.is_race and not any(step.after.finished):
            spaces = [distance_of(step.board, step.after, m) for m in step.racing]
            assert not spaces or max(spaces) - min(spaces) <= step.board.spaces


@rehearsed
@races
def test_nothing_of_a_turn_stays_for_the_next(race: Setting):
    """GP-6.9."""
    for step in race.steps():
        s = step.after
        if step.named("turn"):
            assert s.phase == Phase.ROLL
            assert (s.first, s.second, s.third, s.die, s.left, s.at, s.ridden, s.moved) == (0,) * 8


@rehearsed
@races
def test_only_the_actor_may_act_and_legal_lists_exactly_what_is_not_refused(race: Setting):
    for step in race.steps():
        board, s = step.board, step.after
        who = RULES.actor(board, s)
        for seat in {0, 1, max(who, 0)}:
            allowed = [action for action in range(WIDTH) if RULES.refusal(board, s, seat, action) == 0]
            assert allowed == (legal(board, s) if seat == who else [])


# ------------------------------------------------------------------------------------------------ the end


@rehearsed
@races
def test_every_race_ends_when_three_have_finished_or_none_is_left(race: Setting):
    """GP-11.2."""
    last, entries = None, 0
    for step in race.steps():
        last, entries = step, entries + 1
        assert len(step.named("race-over")) == (step.after.phase == Phase.OVER)
    assert last is not None
    statuses = Counter(last.after.status)
    assert statuses[Status.FINISHED] >= 3 or statuses[Status.RACING] == 0
    assert RULES.actor(last.board, last.after) == OVER
    assert entries <= SPEC.longest


@rehearsed
@races
def test_places_are_one_to_n_for_those_classified_and_follow_finish_and_distance(race: Setting):
    """GP-11.3, GP-11.4."""
    last = race.end()
    s, count = last.after, 2 * race.seats
    places, points, of_teams = [0] * count, [0] * count, [0] * race.seats
    RULES.classify(last.board, s, places, points)
    RULES.places(last.board, s, of_teams)
    classified = [m for m in range(count) if s.status[m] != Status.OUT]
    ranked = sorted(classified, key=lambda m: key_of(last, m))
    assert [places[m] for m in ranked] == list(range(1, len(ranked) + 1))
    assert all(places[m] == points[m] == 0 for m in range(count) if m not in classified)
    assert all(points[m] == (*POINTS, 0, 0, 0)[places[m] - 1] for m in classified)
    assert last.named("classified") == [(m, places[m], points[m]) for m in ranked]
    teams = [(-sum(points[2 * k : 2 * k + 2]), best_of(places[2 * k : 2 * k + 2])) for k in range(race.seats)]
    assert of_teams == [1 + sum(other < team for other in teams) for team in teams]


def key_of(step: Step, m: int) -> tuple[int, ...]:
    s = step.after
    if s.status[m] == Status.FINISHED:
        return (0, s.finished[m])
    distance, *lane = position_of(step.board, s, m)
    return (1, distance, 1, s.broken[m]) if s.status[m] == Status.BROKEN else (1, distance, 0, *lane)


def best_of(places: list[int]) -> int:
    return min((place for place in places if place), default=99)
