"""Guards the terminal where each seat has several pieces: who stands where, whole ways, order, hands, and seasons."""

import random
from pathlib import Path

import pytest

from chequered.bots import levels
from chequered.cli.seats import read_seats
from chequered.cli.terminal.decision import Decision
from chequered.cli.terminal.offers import Offer
from chequered.cli.terminal.pieces import OFF
from chequered.cli.terminal.season import LocalSeason
from chequered.cli.terminal.table import LocalTable
from chequered.cli.wrong import WrongUse
from chequered.games import game
from chequered.games.motogp.rules.qualifying import ROLLS
from chequered.games.motogp.state import Status
from chequered.match.record import SeasonRecord, load
from chequered.match.season_record import verify_season
from chequered.match.verify import verify
from chequered.text import LANGUAGES
from tests.cli.records import SPRINT, motogp, play_on, scene_of, season, table

RACE = {"laps": 1}
"""A race with qualifying."""


def offers_of(at: LocalTable, language: str = "en") -> list[Offer]:
    return list(Decision(scene_of(at, language), at.match, is_asked=True).offers)


# ------------------------------------------------------------------------------------------------ pieces


@pytest.mark.parametrize("choices", [RACE, SPRINT], ids=["qualifying", "grid by lot"])
def test_motorcycles_told_by_events_stand_where_the_state_has_them(choices: dict[str, int]):
    at, dice = motogp("Ada,Ben,Chiara,Dan", choices), random.Random(4)
    pieces = scene_of(at).pieces_at_start()
    assert set(pieces.cells) == {OFF}
    pieces.hear(at.match.opening_for(None))
    pieces.follow(at.match.steps)
    seen = set()
    while not at.match.over:
        state = at.match.state
        for m, cell in enumerate(pieces.cells):
            stands = state.status[m] == Status.RACING and state.cell[m] >= 0
            assert (cell != OFF) == stands, m
            if stands:
                assert (cell, pieces.spots[m]) == (state.cell[m], state.place[m]) or state.qualifying
                seen.add(pieces.spots[m])
        assert pieces.of_seat(at.match.actor) in {state.mover, 2 * at.match.actor, 2 * at.match.actor + 1}
        known = len(at.match.steps)
        play_on(at, dice, 1)
        pieces.follow(at.match.steps[known:])
    assert seen == {0, 1, 2}


def test_whoever_has_left_is_not_drawn_and_all_others_bear_their_number():
    at = motogp()
    play_on(at, random.Random(1))
    scene = scene_of(at)
    pieces = scene.pieces_at_start()
    pieces.follow(at.match.steps)
    drawn = {piece.label for piece in scene.drawn(pieces, OFF)}
    racing = {str(m + 1) for m in range(6) if at.match.state.status[m] == Status.RACING}
    assert drawn == racing
    assert len(drawn) < 6


def test_each_colour_of_nine_teams_has_a_look_and_each_motorcycle_a_badge_of_its_own():
    at = motogp(",".join(f"Team {k}" for k in range(1, 10)))
    scene = scene_of(at)
    assert len({scene.paint(piece) for piece in range(18)}) == 9
    assert len({scene.badge(piece).plain for piece in range(18)}) == 18
    assert scene.badge(17).cell_len == scene.badge_width


# ------------------------------------------------------------------------------------------------ choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_a_whole_way_or_no_way_with_a_key_and_words_of_its_own(language: str):
    at, dice = motogp(choices=RACE), random.Random(2)
    ways = {token for block in at.game.spec.blocks if block.way for token in block.tokens}
    longest = told = 0
    while not at.match.over and len(at.match.steps) < 120:
        made = offers_of(at, language)
        assert len({offer.key for offer in made}) == len({offer.text for offer in made}) == len(made) > 1
        for offer in made:
            assert offer.key
            # After its last roll a motorcycle has qualified: without Extra Power it goes nowhere.
            stays = offer.tokens == ("keep",) and at.match.state.rolls >= ROLLS
            assert (offer.tokens[0] in ways and not stays) == (offer.target >= 0)
            longest, told = max(longest, len(offer.tokens)), told + bool(offer.told)
        at.play(dice.choice(made).tokens)
    assert longest > 2
    assert told


def test_a_way_leads_to_the_cell_that_was_offered_and_causes_what_was_told():
    at, dice, checked = motogp(), random.Random(6), 0
    while not at.match.over:
        offer = dice.choice(offers_of(at))
        mover = at.match.state.mover
        told = offer.told
        step = at.play(offer.tokens)
        if offer.target >= 0:
            lines = [line.text for line in scene_of(at).narrator.lines([step])]
            assert all(sentence in " ".join(lines) for sentence in told.split(". ") if sentence), (told, lines)
            landed = [
                h.args[-1]
                for e in step.entries
                for h in e.events
                if at.game.spec.event_of[h.event].name == "moved" and h.args[0] == mover
            ]
            if landed:
                assert landed[0] == offer.target
                checked += 1
    assert checked > 10


def test_the_log_tells_no_steps_of_a_way():
    at = motogp()
    play_on(at, random.Random(1))
    lines = list(scene_of(at).narrator.lines(at.match.steps))
    rode = [
        h for step in at.match.steps for e in step.entries for h in e.events if at.game.spec.event_of[h.event].passing
    ]
    assert rode
    assert not any(" passes " in line.text for line in lines)
    assert any(" rides to " in line.text for line in lines)


# ------------------------------------------------------------------------------------------------ panels


def test_the_order_of_the_race_is_that_of_its_classification_with_gaps_and_what_lies_ahead():
    at, notes = motogp(seats="Ada,Ben,Chiara,Dan"), set()
    scene, dice = scene_of(at), random.Random(8)
    while not at.match.over:
        runners = scene.look.runners(at.match.view(None), scene.board, at.match.classification(), scene.words)
        places = [classified.place for classified in at.match.classification()]
        assert sorted(runner.piece for runner in runners) == list(range(8))
        assert [runner.place for runner in runners] == [places[runner.piece] for runner in runners]
        placed = [runner.place for runner in runners if runner.place]
        assert placed == sorted(placed)
        state = at.match.state
        for runner in runners:
            if state.failure[runner.piece] and state.status[runner.piece] == Status.RACING:
                assert any("failure" in note for note in runner.notes)
            notes |= set(runner.notes)
        play_on(at, dice, 1)
    assert "finished" in {
        note
        for runner in scene.look.runners(at.match.view(None), scene.board, at.match.classification(), scene.words)
        for note in runner.notes
    }
    assert any(note.startswith("+") for note in notes)


def test_while_the_grid_is_ridden_for_those_who_have_ridden_stand_by_how_far_they_came():
    at, dice = motogp(choices=RACE), random.Random(3)
    scene, told = scene_of(at), dict[int, str]()
    while at.is_warming_up:
        runners = scene.look.runners(at.match.view(None), scene.board, at.match.classification(), scene.words)
        done = {runner.piece: " ".join(runner.notes) for runner in runners if runner.notes}
        assert list(done) == [runner.piece for runner in runners][: len(done)]
        far = [int(words.split()[0]) for words in done.values()]
        assert far == sorted(far, reverse=True)
        assert all(runner.place == 0 for runner in runners)
        for piece, words in told.items():
            assert done[piece] == words
        told = done
        play_on(at, dice, 1)
    spaces = {
        h.args[0]: h.args[1]
        for step in at.match.steps
        for e in step.entries
        for h in e.events
        if at.game.spec.event_of[h.event].name == "qualified"
    }
    assert len(told) == 5
    assert {piece: words.split()[0] for piece, words in told.items()} == {m: str(spaces[m]) for m in told}


def test_all_hands_are_shown_by_kind():
    at = motogp()
    hands = list(scene_of(at).hands(at.match.view(0)))
    assert [badge.plain.split()[-1] for badge, _ in hands] == ["Ada", "Ben", "Chiara"]
    assert {tuple(count for _, count in held) for _, held in hands} == {(2, 1, 2, 2)}
    assert [kind for kind, _ in hands[0][1]] == ["Extra Power", "Boxes", "Crash", "Fuel"]
    assert "Extra Power 2" in scene_of(at).hand(at.match.view(0), 0).plain


def test_dice_are_told_with_the_lane_that_each_opens_and_by_halves_from_the_pit_lane():
    at = motogp()
    scene, state = scene_of(at), at.match.state
    assert scene.dice(None).plain == ""
    state.first, state.second, state.third, state.mover, state.cell[0] = 4, 5, 0, 0, cell_of_kind(at, "straight")
    inner, outer = "perfect speed: inner lane open", "too fast: outer lane only"
    assert scene.dice(state).plain == f" 4  {inner}   5  {outer}"
    state.first, state.second, state.third, state.cell[0] = 6, 6, 2, cell_of_kind(at, "pit")
    half = f"{outer}, pit lane: half, so 3 spaces"
    assert scene.dice(state).plain == f" 6  {half}   6  {half}   2  not moved: only a 6 counts"
    state.first = state.second = state.third = 0
    assert scene.dice(state).plain == ""


def cell_of_kind(at: LocalTable, kind: str) -> int:
    return next(cell.id for cell in at.board.drawing.cells if cell.kind == kind)


def test_the_legend_names_each_mark_of_the_circuit_by_its_sign_and_no_other():
    scene = scene_of(motogp(board="saltflats"))
    for sign, mark, name in (
        ("F", "fuel", "FUEL"),
        ("E", "engine", "ENGINE BREAK DOWN"),
        ("▚", "chequered", "chequered"),
    ):
        assert any(cell.mark == mark for cell in scene.board.cells) == (f" {sign}  {name}" in scene.legend().plain)
    assert " F  FUEL" in scene.legend().plain
    assert scene_of(table()).legend().plain == ""


def test_laps_and_spaces_of_the_order_stand_one_below_another():
    at = motogp()
    play_on(at, random.Random(8), 25)
    scene = scene_of(at)
    runners = scene.look.runners(at.match.view(None), scene.board, at.match.classification(), scene.words)
    where = [runner.where for runner in runners if runner.where]
    assert len({len(text) for text in where}) == 1
    assert len({len(text.rstrip()) for text in where}) > 1


def test_options_that_are_not_as_usual_are_named_with_their_value():
    unusual = motogp(choices={"laps": 2, "qualifying": 0, "lapped": 1, "extra_power_six": 1})
    assert scene_of(unusual).title.split(" · ")[2:] == [
        "Laps: 2",
        "Qualifying: Off",
        "Lapped: only that motorcycle",
        "Extra Power is a six",
    ]
    assert scene_of(motogp(choices={"laps": 3, "qualifying": 1})).title == "Table-MotoGP · Ironwood"


# ------------------------------------------------------------------------------------------------ warm-up, season


def test_bots_ride_for_people_until_the_race_begins_and_no_longer():
    at, dice = motogp(choices=RACE), random.Random(3)
    assert at.is_warming_up
    assert at.bot_to_move is None
    at.simulates = True
    while at.is_warming_up:
        assert at.bot_to_move
        assert at.bot_to_move.level == levels(at.game)[-1]
        play_on(at, dice, 1)
    assert at.bot_to_move is None
    assert not motogp().is_warming_up


def test_the_record_of_a_race_verifies():
    at = motogp()
    play_on(at, random.Random(5))
    assert verify(load(at.record_bytes())).verifies


def test_a_season_goes_from_circuit_to_circuit_with_the_same_seats_and_its_record_verifies():
    races = season()
    assert (races.race, races.waits, races.classifications) == (1, True, [])
    play_on(races.tables[0], random.Random(1))
    first = races.championships()
    assert [team.points for team in first.seats] == [
        sum(races.classifications[0][m].points for m in (2 * seat, 2 * seat + 1)) for seat in range(3)
    ]
    following = races.next_table()
    assert (races.race, races.waits, following.board.name) == (2, False, "portovelo")
    assert following.sitters == races.tables[0].seated()
    assert following.attributes == races.tables[0].attributes
    half_way = load(races.record_bytes())
    play_on(following, random.Random(2))
    record = load(races.record_bytes())
    for each, count in ((half_way, 1), (record, 2)):
        assert isinstance(each, SeasonRecord)
        assert len(each.races) == count
        assert verify_season(each).verifies
    assert sum(team.points for team in races.championships().seats) > sum(team.points for team in first.seats)
    again = races.again()
    assert (again.race, again.tables[0].sitters) == (1, following.seated())


def test_a_season_s_seats_are_judged_like_a_race_s():
    found = game("motogp")
    with pytest.raises(WrongUse, match="2 to 9 seats"):
        read_seats(found, ",".join("abcdefghij"), levels(found))
    twins = read_seats(found, "a:red,b:red", levels(found))
    with pytest.raises(WrongUse, match="two seats have the colour red"):
        LocalSeason(found, [found.boards.load("ironwood")], SPRINT, twins)
    assert Path(season().file_name()).suffixes[-2:] == [".chequered", ".json"]
