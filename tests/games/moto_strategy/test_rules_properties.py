"""Guards what holds in every match of Moto Strategy, whatever the deck, the hands and the play: random play looks for a
breach.
"""

from collections import Counter
from random import Random

from hypothesis import given, settings

from chequered.games.moto_strategy.spec import SPEC, Card
from chequered.games.moto_strategy.state import COUNT_BITS, Phase
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.views import view
from tests.games.moto_strategy.matches import RULES, WIDTH, Setting, counted, legal, settings_of_matches

matches = given(settings_of_matches())
rehearsed = settings(max_examples=40, deadline=None)
FEWEST_FOR_RED_FLAG = MOST_TO_STOP = 5
LONGEST_DEAL = 3_000
"""Entries; the longest seen has a few hundred."""


@rehearsed
@matches
def test_no_card_is_lost_or_there_twice(match: Setting):
    """MS-1.1, MS-6.4."""
    for step in match.steps():
        assert counted(step.after) == step.board.count


@rehearsed
@matches
def test_the_open_numbers_are_those_of_the_hidden_cards_and_none_is_below_zero(match: Setting):
    """MS-1.2."""
    for step in match.steps():
        s = step.after
        assert s.hand_size == [sum(hand) for hand in s.hand]
        assert s.pile_size == sum(s.pile)
        assert min(min(row) for row in [*s.hand, *s.laid, s.pile, s.cancelled, s.removed]) >= 0
        assert min(s.owed) >= 0


@rehearsed
@matches
def test_points_are_those_of_the_laid_moto_cards(match: Setting):
    """MS-4.2, MS-6.2."""
    for step in match.steps():
        s, worth = step.after, step.board.points
        assert s.points == [sum(n * each for n, each in zip(laid, worth, strict=True)) for laid in s.laid]
        for seat, points, total in step.named("scored"):
            assert total == step.before.total[seat] + points


@rehearsed
@matches
def test_every_deal_ends(match: Setting):
    entries = 0
    for step in match.steps():
        entries = 0 if step.named("deal-over") else entries + 1
        assert entries < LONGEST_DEAL


@rehearsed
@matches
def test_with_nothing_to_draw_on_the_grid_all_starters_are_in_hands(match: Setting):
    """MS-3.3: so somebody can start, and the deal goes on."""
    for step in match.steps():
        s = step.after
        if s.phase == Phase.GRID and s.pile_size == sum(s.cancelled) == 0:
            assert sum(hand[Card.STARTER] for hand in s.hand) == step.board.count[Card.STARTER]


@rehearsed
@matches
def test_no_stop_lies_on_the_table_of_a_running_deal_and_no_red_flag(match: Setting):
    """MS-4.5, MS-4.6, MS-6.1: it ends the deal, eliminates, or leaves the deal."""
    for step in match.in_the_deal():
        assert not any(laid[kind] for laid in step.after.laid for kind in (Card.STOP, Card.RED_FLAG))


@rehearsed
@matches
def test_a_deal_has_as_many_cancellations_as_cards_that_have_left_it(match: Setting):
    """MS-1.4: at most 11 with all the cards."""
    cancelled = 0
    for step in match.steps():
        cancelled = 0 if step.named("deal") else cancelled + len(step.named("red-flag", "start-cancelled"))
        removed, count = step.after.removed, step.board.count
        assert cancelled == sum(removed) == removed[Card.WARM_UP] + removed[Card.RED_FLAG] or step.named("match-over")
        assert cancelled <= min(count[Card.WARM_UP] + count[Card.RED_FLAG], 11)


@rehearsed
@matches
def test_on_the_grid_nothing_lies_but_long_laps_and_no_first_lap_is_run(match: Setting):
    """MS-3.1."""
    for step in match.in_the_deal():
        s = step.after
        if s.waiting:
            assert all(sum(laid) == laid[Card.LONG_LAP] for laid in s.laid)
            assert s.starter == -1


@rehearsed
@matches
def test_only_the_actor_may_act_and_legal_lists_exactly_what_is_not_refused(match: Setting):
    """MS-5.1; and asking changes nothing."""
    for step in match.steps():
        board, s, before = step.board, step.after, step.after.copy()
        who = RULES.actor(board, s)
        for seat in range(s.seats):
            allowed = [action for action in range(WIDTH) if RULES.refusal(board, s, seat, action) == 0]
            assert allowed == (legal(board, s) if seat == who else [])
        assert s == before


@rehearsed
@matches
def test_what_is_legal_depends_on_the_own_hand_and_open_facts_only(match: Setting):
    """MS-5.1, MS-7.2: with the hands of all others empty, and no card in the pile, the answers are the same."""
    for step in match.steps():
        s = step.after
        who = RULES.actor(step.board, s)
        if who >= 0:
            seen = s.copy()
            seen.pile = [0] * len(seen.pile)
            seen.hand = [hand if seat == who else [0] * len(hand) for seat, hand in enumerate(s.hand)]
            assert legal(step.board, seen) == legal(step.board, s)
            assert RULES.actor(step.board, seen) == who


@rehearsed
@matches
def test_red_flags_and_stops_follow_the_number_of_cards_in_hand(match: Setting):
    """MS-3.2, MS-4.5, MS-4.6."""
    for step in match.steps():
        held = step.before.hand_size
        assert all(held[args[0]] >= FEWEST_FOR_RED_FLAG for args in step.named("red-flag"))
        assert all(held[args[0]] <= MOST_TO_STOP for args in step.named("stopped"))
        assert all(held[args[0]] > MOST_TO_STOP for args in step.named("eliminated"))


@rehearsed
@matches
def test_the_turn_goes_clockwise_past_those_who_are_out_and_each_missed_turn_was_owed(match: Setting):
    """MS-2.1, MS-4.11, MS-5.3."""
    opener, last, owed = 0, -1, Counter[int]()
    for step in match.steps():
        for number, _, *args in step.events:
            name = SPEC.event_of[number].name
            if name == "deal":
                opener, last, owed = args[1], -1, Counter()
            if name == "long-lap":
                owed[args[1]] += 1
            if name in ("turn", "turn-lost"):
                between = [opener] if last < 0 else range(last + 1, last + 1 + match.seats)
                following = next(seat % match.seats for seat in between if not step.after.out[seat % match.seats])
                assert args[0] == following
                last = following
            if name == "turn-lost":
                owed[args[0]] -= 1
                assert owed[args[0]] == args[1] >= 0
            if name == "turn":
                assert owed[args[0]] == 0


@rehearsed
@matches
def test_windows_come_before_every_turn_unless_all_long_laps_lie_open(match: Setting):
    """MS-4.8: everybody still in is asked, the one about to play first, and after a LONG LAP all again."""
    asked: list[int] = []
    for step in match.steps():
        before, s = step.before, step.after
        if before.phase == Phase.WINDOW:
            asked.append(before.asked)
            if step.named("long-lap", "deal-over"):
                asked = []
        open_cards = s.cancelled[Card.LONG_LAP] + sum(laid[Card.LONG_LAP] for laid in s.laid)
        if step.named("turn"):
            still_in = [seat % s.seats for seat in range(s.turn, s.turn + s.seats) if not s.out[seat % s.seats]]
            assert asked == ([] if open_cards == step.board.count[Card.LONG_LAP] else still_in)
            asked = []
        if s.phase == Phase.WINDOW:
            assert open_cards < step.board.count[Card.LONG_LAP]


@rehearsed
@matches
def test_who_decides_follows_from_open_facts_and_chance_draws_what_is_in_the_pile(match: Setting):
    """MS-1.3, MS-7.2."""
    for step in match.steps():
        board, s = step.board, step.after
        who = RULES.actor(board, s)
        assert (s.asked >= 0) == (s.phase == Phase.WINDOW)
        assert (s.draws > 0) == (who == CHANCE) == (s.phase in (Phase.DEAL, Phase.DRAW))
        if who == CHANCE:
            weights = [0] * WIDTH
            assert weights[: RULES.outcomes(board, s, weights)] == s.pile
            assert s.pile_size > 0
        if step.named("drew", "dealt"):
            assert step.before.pile[step.entry] == s.pile[step.entry] + 1 or step.named("reshuffled")


@rehearsed
@matches
def test_places_count_who_has_more_points_and_the_winners_are_first(match: Setting):
    """MS-6.3, MS-6.5."""
    for step in match.steps():
        s, places = step.after, [0] * match.seats
        totals = s.total[: s.seats]
        RULES.places(step.board, s, places)
        assert places == [1 + sum(other > total for other in totals) for total in totals]
        if step.named("match-over"):
            assert RULES.actor(step.board, s) == OVER
            assert [seat for seat, _, _ in step.named("won")] == [k for k, place in enumerate(places) if place == 1]
            assert max(totals) >= s.target or s.deal == s.max_deals


@rehearsed
@matches
def test_what_is_redrawn_could_be_so_by_all_that_is_open_and_nothing_that_is_seen_changes(match: Setting):
    """MS-7.3: pile and cards drawn from it are what was shuffled, hands are as large as told, and no card is lost."""
    random = Random(match.seed)
    for step in match.steps():
        s = step.after
        if step.named("reshuffled", "turn", "eliminated"):
            viewer, other = random.randrange(s.seats), s.copy()
            RULES.resample(step.board, other, viewer, [random.getrandbits(32) for _ in range(4)])
            assert view(other, viewer) == view(s, viewer)
            assert counted(other) == step.board.count
            assert [sum(hand) for hand in other.hand] == s.hand_size
            drawn = sum(row[s.epoch] for row in other.drawn)
            left = sum(n << COUNT_BITS * kind for kind, n in enumerate(other.pile))
            assert drawn + left == s.pools[s.epoch] or s.epoch == 0
