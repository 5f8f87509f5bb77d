"""Guards what holds in every match of Lamborghini, whatever the board, the options and the play.

Random play looks for a breach. Matches are long, so few are played for each property.
"""

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings

from chequered.games.lamborghini.spec import FIRST_BID, SLOWEST, SPEC, Check
from chequered.games.lamborghini.state import LAPS, Phase, State, Status, Where
from chequered.kernel.contract import OVER
from chequered.kernel.views import view
from tests.games.lamborghini.races import (
    RULES,
    WIDTH,
    Setting,
    Step,
    cells_of,
    distance_of,
    legal,
    settings_of_matches,
)

matches = given(settings_of_matches())
championships = given(settings_of_matches(long=True))
rehearsed = settings(max_examples=6, deadline=None)

MOST_CHECKS = MOST_DAMAGES = 2
CRIPPLED = 3
EVERY = 17
"""Of so many positions one is asked for every refusal."""


# ------------------------------------------------------------------------------------------------ cards


@rehearsed
@matches
def test_no_card_is_lost_or_there_twice(match: Setting):
    """LB-1.2, LB-5.4, LB-14.4."""
    for step in match.steps():
        s, board = step.after, step.board
        for kind, count in enumerate(board.count):
            held = sum(s.hand[car][kind] + s.used[car][kind] for car in step.cars)
            assert held + s.deck[kind] + s.open[kind] + s.undivided[kind] + s.returned.count(kind) == count
        assert min(map(min, [*s.hand, *s.used, s.deck, s.open, s.undivided])) >= 0
        for where, cards in ((s.car_at, s.car_card), (s.driver_at, s.driver)):
            held_by = [cards[car] for car in step.cars if cards[car] >= 0]
            assert sorted(held_by) == [card for card, at in enumerate(where) if at == Where.HELD]


@rehearsed
@matches
def test_the_speed_pile_and_its_discards_are_all_the_cards_that_nobody_holds_and_all_notes(match: Setting):
    """LB-1.3, LB-5.4: 117 cards with what is held."""
    for step in match.steps():
        s, board = step.after, step.board
        assert s.speed_size == sum(s.speed)
        assert min([*s.speed, *s.discards]) >= 0
        if Phase.QUALIFY <= s.phase <= Phase.DIRECTION:
            feet = list(board.notes)
            for kind, number in enumerate(s.deck):
                feet[board.foot[kind] - SLOWEST] += number
            assert [a + b for a, b in zip(s.speed, s.discards, strict=True)] == feet
            assert sum(feet) + sum(map(sum, [*s.hand, *s.used])) == sum(board.count) + sum(board.notes) == 117


@rehearsed
@matches
def test_in_one_turn_at_most_one_card_is_played_for_a_car_and_it_is_used_up(match: Setting):
    """LB-6.4, LB-11.17."""
    played: Counter[int] = Counter()
    for step in match.steps():
        hands = [row.copy() for row in step.before.hand]
        for car, kind, _ in step.named("played"):
            played[car] += 1
            hands[car][kind] -= 1
            assert step.after.used[car][kind] > step.before.used[car][kind] or step.named("race-over")
        assert max(played.values(), default=0) <= 1
        if step.named("turn"):
            played.clear()
        elif step.is_race:
            assert step.after.hand == hands


# ------------------------------------------------------------------------------------------------ the track


@rehearsed
@matches
def test_no_cell_holds_two_cars_and_all_stand_on_the_track_of_the_race(match: Setting):
    """LB-1.6, LB-2.2."""
    tracks = [cells_of(match.board, track) for track in range(len(match.board.split("-")))]
    for step in match.steps():
        s = step.after
        stand = [s.cell[car] for car in step.cars if s.cell[car] >= 0]
        assert len(set(stand)) == len(stand)
        assert tracks[s.track].issuperset(stand)


@rehearsed
@matches
def test_cars_move_forward_only_in_their_turn_and_into_free_cells_in_front(match: Setting):
    """LB-2.1, LB-2.2, LB-6.5."""
    for step in match.steps():
        before, after, board = step.before, step.after, step.board
        stand = list(before.cell)
        for car, left, to in step.named("stepped"):
            assert (car, stand[car]) == (before.mover, left)
            assert to in (board.ahead[left], board.left[left], board.right[left])
            assert to not in stand
            stand[car] = to
        if step.is_race:
            for car in step.cars:
                assert after.cell[car] in (stand[car], -1)
                if after.cell[car] >= 0:
                    passed = distance_of(board, after, car) - distance_of(board, before, car)
                    assert passed == 0 if after.cell[car] == before.cell[car] else passed > 0
                    assert after.lap[car] <= LAPS


@rehearsed
@matches
def test_points_are_never_below_zero_and_a_paid_step_costs_one(match: Setting):
    """LB-6.3, LB-6.5, LB-8.3."""
    for step in match.steps():
        before, after = step.before, step.after
        assert after.points >= 0
        assert min([*after.won, *after.running, *after.guard]) >= 0
        if before.phase == after.phase == Phase.MOVE and before.mover == after.mover and not step.named("turn"):
            lost = sum(points for _, points, _ in step.named("off-track"))
            free = len(step.named("slipstream")) + len(step.named("played"))
            assert before.points - after.points == len(step.named("stepped")) - free + lost


@rehearsed
@matches
def test_a_car_makes_at_most_two_checks_of_its_own_in_a_turn_and_suffers_at_most_two_damages(match: Setting):
    """LB-6.8, LB-8.4."""
    own, damages = 0, Counter[int]()
    for step in match.steps():
        own += len([car for car, check, _ in step.named("check") if check <= Check.ATTACK])
        damages.update(car for car, _, _ in step.named("damaged"))
        assert own <= MOST_CHECKS
        assert max(damages.values(), default=0) <= MOST_DAMAGES
        assert step.after.checks in (own, 0)
        if step.named("turn", "race-over"):
            own, damages = 0, Counter()


@rehearsed
@matches
def test_damage_is_told_and_a_crippled_car_stays_crippled_for_the_race(match: Setting):
    """LB-8.4, LB-11.7, LB-14.2."""
    for step in match.steps():
        before, after = step.before, step.after
        change: Counter[int] = Counter(car for car, _, _ in step.named("damaged"))
        change.subtract(car for car, _, _ in step.named("repaired"))
        change.subtract({car: number for car, number, _ in step.named("repair-paid")})
        for car in step.cars:
            assert after.damage[car] == before.damage[car] + change[car]
            assert 0 <= after.damage[car] <= CRIPPLED
            if step.is_race:
                assert (after.failing[car] > 0) == (after.damage[car] == CRIPPLED)
                assert before.damage[car] < CRIPPLED or after.damage[car] == CRIPPLED
                assert before.status[car] != Status.WRECK or after.status[car] == Status.WRECK


@rehearsed
@matches
def test_nothing_of_a_turn_stays_for_the_next(match: Setting):
    """LB-6.2, LB-6.4, LB-8.4, LB-11.2."""
    for step in match.steps():
        s = step.after
        if step.named("turn"):
            assert s.phase in (Phase.REPAIR, Phase.DRAW)
            assert (s.drawn, s.checks, s.is_fixed, s.points, s.stepped, s.in_lane, s.slip, s.slipped) == (0,) * 8
            assert (s.checker, s.with_check, s.struck, s.strong, s.engaged) == (-1, -1, -1, 0, 0)
            assert set(s.played) == {-1}
            assert set(s.hurt) == set(s.guard) == set(s.chained) == {0}


# ------------------------------------------------------------------------------------------------ rounds and races


@rehearsed
@matches
def test_in_every_round_each_car_that_races_has_one_turn_further_ahead_first(match: Setting):
    """LB-6.1."""
    had: list[int] = []
    for step in match.steps():
        for event, _, *arguments in step.events:
            name = SPEC.event_of[event].name
            if name in ("round", "race-over"):
                had = []
            elif name == "turn":
                had.append(arguments[0])
                assert had == [car for car in step.after.order if car >= 0][: len(had)]
        if step.named("round"):
            s = step.after
            order = [car for car in s.order if car >= 0]
            assert sorted(order) == step.racing
            distances = [distance_of(step.board, s, car) for car in order]
            assert s.round == 1 or all(a >= b for a, b in pairwise(distances))
            assert s.round > 1 or [s.grid[car] for car in order] == sorted(s.grid[car] for car in order)


@rehearsed
@matches
def test_every_race_ends_with_each_place_once_and_every_match_with_a_winner(match: Setting):
    """LB-13.1 to LB-13.3, LB-14.1, LB-14.5."""
    races, entries, last = 0, 0, None
    for step in match.steps():
        entries, last = entries + 1, step
        if step.named("race-over"):
            races += 1
            assert sorted(step.after.place[car] for car in step.cars) == [car + 1 for car in step.cars]
            assert step.named("classified") == [(c, place, 0) for place, c in enumerate(by_place(step), 1)]
            laps = [step.after.lap[car] for car in by_place(step)]
            assert laps == sorted(laps, reverse=True)
    assert last is not None
    s, seats = last.after, range(last.after.seats)
    assert (s.phase, RULES.actor(last.board, s)) == (Phase.OVER, OVER)
    assert races == (match.choices["races"] if match.choices["long"] else 1)
    assert entries <= SPEC.longest
    places = [0] * match.seats
    RULES.places(last.board, s, places)
    winners = [seat for seat in seats if places[seat] == 1]
    assert winners == [seat for seat, _, _ in last.named("won")]
    best = max(seats, key=lambda seat: (s.money[seat] if s.long else 0, -best_place(s, seat)))
    assert winners == [best]


def by_place(step: Step) -> list[int]:
    return sorted(step.cars, key=lambda car: step.after.place[car])


def best_place(s: State, seat: int) -> int:
    return min(s.place[seat * s.each : (seat + 1) * s.each])


# ------------------------------------------------------------------------------------------------ money


@rehearsed
@championships
def test_money_is_never_below_zero_and_changes_by_what_is_told_alone(match: Setting):
    """LB-4.2, LB-4.3, LB-14.1, LB-14.2, LB-14.4."""
    for step in match.steps():
        money, each = list(step.before.money), step.after.each
        for seat, bid, _ in step.named("bid-opened"):
            money[seat] -= bid
        for seat, _, price in step.named("took-car", "took-driver"):
            money[seat] -= price
        for car, prize, _ in step.named("prize"):
            money[car // each] += prize
        for car, _, paid in step.named("repair-paid"):
            money[car // each] -= paid
        for car, _, price in step.named("sold", "dismissed"):
            money[car // each] += price
        for car, _, price in step.named("bought", "hired"):
            money[car // each] -= price
        assert step.after.money == money
        assert min(money) >= 0


@rehearsed
@championships
def test_nobody_sees_a_bid_of_another_until_all_are_in(match: Setting):
    """LB-1.4, LB-4.2."""
    bids: list[int] = []
    for step in match.steps():
        if step.before.phase != Phase.BID and bids:
            break
        if step.before.phase == Phase.BID:
            bids.append(step.entry - FIRST_BID)
        s = step.after
        if s.phase == Phase.BID:
            assert [s.sealed_bid[seat] for seat in range(len(bids))] == bids
            for viewer in (None, *range(s.seats)):
                own = [bid if seat == viewer else 0 for seat, bid in enumerate(bids)]
                assert view(s, viewer).sealed_bid[: len(bids)] == own
                assert set(view(s, viewer).bid) == {0}
        elif bids:
            assert len(bids) == s.seats
            assert s.bid[: s.seats] == bids
            assert set(s.sealed_bid) == {0}
            assert s.pick_order[: s.seats] == sorted(range(s.seats), key=lambda seat: (-bids[seat], seat))


# ------------------------------------------------------------------------------------------------ what may be done


@rehearsed
@matches
def test_only_the_actor_may_act_and_legal_lists_exactly_what_is_not_refused(match: Setting):
    """LB-15.1: in every phase where somebody decides."""
    for number, step in enumerate(match.steps()):
        board, s = step.board, step.after
        who = RULES.actor(board, s)
        if who < 0 or (number % EVERY and step.before.phase == s.phase == Phase.MOVE):
            continue
        assert [action for action in range(WIDTH) if RULES.refusal(board, s, who, action) == 0] == legal(board, s)
        other = (who + 1) % s.seats
        assert all(RULES.refusal(board, s, other, action) for action in legal(board, s))
