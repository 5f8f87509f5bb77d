"""Guards batch play: the same matches for the same seed whoever plays them, in machine code or by the plain rules."""

import numpy as np
import pytest

from chequered.bots import level
from chequered.games import game
from chequered.kernel import chance
from chequered.kernel.binding import bind_plain
from chequered.kernel.game import OptionsError
from chequered.kernel.views import masks
from chequered.lab import batch as batches
from chequered.lab import play_batch, stepping
from tests.kernel.toy.game import GAME as TOY

MONZA = game("monza")
SHORT = MONZA.boards.load("short")
MIXED = ("club", "novice", "novice")


def test_a_seed_gives_the_same_matches_on_one_thread_and_on_several():
    one, many = (play_batch(MONZA, SHORT, MIXED, 2500, seed=5, threads=threads) for threads in (1, 3))
    assert np.array_equal(one.places, many.places)
    assert np.array_equal(one.tallies, many.tallies)
    assert np.array_equal(one.attributes["colour"], many.attributes["colour"])


def test_more_matches_begin_with_the_same_ones_and_another_seed_gives_others():
    few, more = (play_batch(MONZA, SHORT, MIXED, n, seed=5) for n in (300, 1300))
    assert np.array_equal(few.places, more.places[:300])
    assert not np.array_equal(few.places, play_batch(MONZA, SHORT, MIXED, 300, seed=6).places)


def test_each_entry_of_a_line_up_sits_equally_often_in_each_seat():
    batch = play_batch(MONZA, SHORT, MIXED, 300)
    for seat in range(3):
        assert np.bincount(batch.players[:, seat], minlength=3).tolist() == [100, 100, 100]
    assert all(sorted(row) == [0, 1, 2] for row in batch.players.tolist())


def test_without_rotation_each_keeps_its_seat():
    batch = play_batch(MONZA, SHORT, MIXED, 50, rotate=False)
    assert (batch.players == np.arange(3)).all()


def test_the_wins_of_a_match_are_one_in_all_and_shared_equally():
    batch = play_batch(MONZA, SHORT, ("novice", "novice"), 400)
    assert batch.wins.sum(axis=1) == pytest.approx(1)
    shared = (batch.places == 1).all(axis=1)
    assert shared.any()
    assert (batch.wins[shared] == 0.5).all()
    assert set(np.unique(batch.wins[~shared])) == {0.0, 1.0}


def test_colours_are_drawn_for_each_match_and_no_two_cars_share_one():
    colours = play_batch(MONZA, SHORT, MIXED, 600).attributes["colour"]
    assert all(len(set(row)) == 3 for row in colours.tolist())
    counts = np.bincount(colours.ravel(), minlength=6)
    assert counts.min() > 240
    assert counts.max() < 360


@pytest.mark.parametrize(
    ("name", "preset", "choices"),
    [
        ("monza", "short", {}),
        ("monza", "short", {"challenge": 1, "bonus_step": 1}),
        ("motogp", "cloudpass", {"laps": 2}),
        ("motogp", "dunemarch", {"qualifying": 0, "extra_power_six": 1, "lapped": 1}),
        ("moto_strategy", "standard", {"max_deals": 1}),
    ],
)
def test_the_lab_s_matches_are_those_of_the_plain_rules(name: str, preset: str, choices: dict[str, int]):
    """The same drivers and bots in the interpreter, on plain records, give the same places, points and tallies."""
    found, matches, line_up = game(name), 3, ("club", "novice")
    loaded, watch = found.boards.load(preset), found.watch
    assert watch is not None
    compiled = play_batch(found, loaded, line_up, matches, choices=choices, seed=9)
    modules = (*found.rules, stepping, chance, *watch.modules)
    bots = [level(found, bot) for bot in line_up]
    bound = [bind_plain((*modules, *bot.modules)) for bot in bots]
    scratch = [[bot.prepare(loaded.record) for _ in line_up] for bot in bots]
    states, tallies = [found.State() for _ in range(matches)], [watch.Tally() for _ in range(matches)]
    options = [found.options(2, choices) for _ in range(matches)]
    for attribute, values in compiled.attributes.items():
        for one, row in zip(options, values.tolist(), strict=True):
            getattr(one, attribute)[:2] = row
    rngs = [[[0] * 4 for _ in range(3)] for _ in range(matches)]
    ids, weights = ([0] * len(found.spec.tokens) for _ in range(2))
    shown = masks(found.State, 2).tolist()
    rooms = [[[found.State() for _ in range(bot.states)] for _ in line_up] for bot in bots]
    bound[0].begin_matches(loaded.record, options, states, matches, rngs, 9, 0, tallies)
    waiting = matches
    while waiting:
        for k, bot in enumerate(bound):
            mine = (compiled.players == k).astype(int).tolist()
            waiting = bot.play_on(
                loaded.record, states, matches, mine, rngs, ids, weights, tallies, scratch[k], rooms[k], shown
            )
    places, of_pieces, points = ([[0] * 18 for _ in range(matches)] for _ in range(3))
    bound[0].read_places(loaded.record, states, matches, places, of_pieces, points)
    pieces = 2 * found.spec.pieces_of(2)
    assert [row[:2] for row in places] == compiled.places.tolist()
    assert [row[:pieces] for row in of_pieces] == compiled.classification.places.tolist()
    assert [row[:pieces] for row in points] == compiled.classification.points.tolist()
    assert [tally.as_dict() for tally in tallies] == [watch.Tally.unpack(row).as_dict() for row in compiled.tallies]


def test_a_game_that_counts_nothing_is_played_all_the_same():
    batch = play_batch(TOY, TOY.boards.load("short"), ("novice", "novice"), 200)
    assert batch.wins.sum() == pytest.approx(200)
    assert batch.places.shape == (200, 2)


def test_progress_is_told_match_by_match_up_to_all(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(batches, "CHUNK", 100)
    told: list[tuple[int, int]] = []
    play_batch(MONZA, SHORT, MIXED, 250, told=lambda *counts: told.append(counts))
    assert told == [(100, 250), (200, 250), (250, 250)]


def test_wrong_wishes_are_refused():
    with pytest.raises(ValueError, match="at least one match, got 0"):
        play_batch(MONZA, SHORT, MIXED, 0)
    with pytest.raises(ValueError, match="seed from 0 to 2³² - 1, got -1"):
        play_batch(MONZA, SHORT, MIXED, 1, seed=-1)
    with pytest.raises(ValueError, match="no bot 'grandmaster'"):
        play_batch(MONZA, SHORT, ("grandmaster", "novice"), 1)
    with pytest.raises(OptionsError, match="2 to 6 seats, got 1"):
        play_batch(MONZA, SHORT, ("novice",), 1)
    with pytest.raises(OptionsError, match="no option 'rain'"):
        play_batch(MONZA, SHORT, MIXED, 1, choices={"rain": 1})
