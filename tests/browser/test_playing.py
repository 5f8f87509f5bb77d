"""Guards the ways to play a step: keys alone, several steps at once, and what is asked or explained before."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from playwright.sync_api import Locator, expect

from chequered.match import Match
from chequered.server.protocol import NewSeat
from tests.browser.ahead import blocks, go_ahead
from tests.browser.seen import LONGEST_RACE, PHONE, Seen, Visit

SEATS = (NewSeat("me", "Ada"), NewSeat("bot", "Nova", "novice"))
MOST_TURNS = 60
TURNS_IN_SIGHT = 12
CHOICES_OUT_OF_REACH = """
() => [...document.querySelectorAll('.cell.near')].filter((cell) => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !there || !there.closest('.board svg[role=group]');
}).map((cell) => cell.dataset.cell)
"""
COUNT_TONES = """
window.tones = 0;
window.OscillatorNode = class extends OscillatorNode { start(when) { window.tones += 1; super.start(when); } };
"""


def test_a_race_is_played_with_the_keyboard_alone(visit: Visit):
    me = visit()
    keys = me.page.keyboard
    me.page.locator("li.seat").first.wait_for()
    me.short_track()
    me.button("Open the table").focus()
    keys.press("Enter")
    me.page.wait_for_url("**/#/table/*")
    directions = {"left": "ArrowLeft", "ahead": "ArrowUp", "right": "ArrowRight"}
    steps = 0
    me.until_turn()
    while not me.is_over:
        me.until(lambda: me.near.count() > 0 or me.is_over, "a turn")
        if me.is_over:
            break
        expect(me.page.locator(".cell:focus")).to_have_count(1)
        side = me.page.locator(".side:not(:disabled)").first.locator(".arrow")
        keys.press(directions[(side.get_attribute("class") or "").split()[1]])
        assert "near" in (me.page.locator(".cell:focus").get_attribute("class") or "")
        keys.press("Enter")
        steps += 1
        me.page.wait_for_timeout(80)
    assert steps > 0
    expect(me.page.locator(".result h2")).to_be_focused()


def test_tab_reaches_every_cell_that_can_be_played_and_no_other(visit: Visit):
    me = visit()
    me.open_table()
    me.until(lambda: me.near.count() > 1, "a turn")
    playable = {cell.get_attribute("data-cell") for cell in me.page.locator(".cell.near, .cell.far").all()}
    reached = {cell.get_attribute("data-cell") for cell in me.page.locator('.cell[tabindex="0"]').all()}
    home = me.page.locator(".cell:focus").get_attribute("data-cell")
    assert reached - {home} == playable - {home}


def test_a_cell_several_steps_away_shows_the_way_and_is_played_at_once(visit: Visit):
    me = visit()
    far = _turn_with_a_far_cell(me)
    cell = far.get_attribute("data-cell")
    before = len(me.page.locator(".race aside section li").all())
    far.hover()
    expect(me.page.locator(".path.under")).to_have_count(1)
    me.press(far)
    me.until(lambda: len(me.page.locator(".race aside section li").all()) > before, "the steps")
    assert cell is not None


def test_a_finger_sees_the_way_first_and_plays_it_with_the_second_touch(visit: Visit):
    me = visit(size=PHONE, touch=True)
    far = _turn_with_a_far_cell(me)
    hand = me.page.locator(".dice").inner_text()
    far.tap()
    expect(me.page.locator(".path.under")).to_have_count(1)
    me.page.wait_for_timeout(200)
    assert me.page.locator(".dice").inner_text() == hand
    far.tap()
    me.until(lambda: me.page.locator(".dice").inner_text() != hand, "the steps")


def test_a_cell_that_cannot_be_played_says_which_rule_forbids_it(visit: Visit):
    me = visit()
    me.open_table()
    me.until_turn()
    # Far round the bend: no way leads there in one turn.
    me.press(me.page.locator('.cell[data-cell="80"]'))
    note = me.page.locator(".note")
    expect(note).to_contain_text("That cell is not directly in front.")
    note.get_by_role("button", name="Open rule MZ-3.4").click()
    rule = me.page.get_by_role("dialog")
    expect(rule).to_contain_text("In front of a cell are the next cell of its lane")
    expect(rule.locator("mark")).to_have_text("Our reading:")
    expect(rule).to_contain_text("What follows “our reading” is how we settle a question")
    me.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    # What is asked stays beside it.
    expect(me.page.locator(".status .turn")).to_have_text("Your turn")
    note.get_by_role("button", name="Close").click()
    expect(note).to_be_empty()


def test_a_reason_goes_with_what_it_was_about(visit: Visit):
    """ "It is not your turn" stayed, in place of the question, when it had become one's turn."""
    me = visit()
    me.open_table()
    me.until_turn()
    me.press(me.page.locator('.cell[data-cell="80"]'))
    expect(me.page.locator(".note .word")).to_be_visible()
    # Another screen of the same person goes on; this one has pressed nothing.
    other = me.page.context.new_page()
    other.goto(me.page.url)
    near = other.locator(".cell.near").first
    near.wait_for()
    near.click()
    expect(me.page.locator(".note .word")).to_have_count(0)
    other.close()


def test_who_only_watches_is_offered_nothing(visit: Visit):
    me = visit()
    table = me.open_table()
    watcher = visit(table)
    expect(watcher.page.locator(".board")).to_be_visible()
    me.play_turns(2)
    me.until(lambda: me.near.count() > 0, "my turn")
    # What is shown of it has come to the watcher too.
    mine, told = (seen.log.locator("li") for seen in (me, watcher))
    expect(told).to_have_text(mine.all_inner_texts())
    assert watcher.page.locator(".cell.near, .cell.far").count() == 0
    assert watcher.page.locator(".side:not(:disabled)").count() == 0


def test_in_the_challenge_a_tile_is_asked_about_and_dice_are_rolled_again(visit: Visit, database: Path):
    me = visit()
    go_ahead(me, database, "monza", SEATS, a_die_fits_with_all_tiles_left, {"challenge": 1})
    me.until_turn()
    tiles = me.page.locator(".tile")
    assert tiles.count() == 6

    asked = me.page.locator(".status .question").first
    expect(asked).to_contain_text("next die")
    me.button("Re-roll tile").click()
    expect(asked).to_have_text("Choose the dice to roll again, then roll.")
    me.button("Cancel").click()
    expect(asked).to_contain_text("next die")
    me.button("Re-roll tile").click()
    me.page.locator(".dice .choice").first.click()
    me.button("Roll the chosen dice").click()
    expect(me.button("Re-roll tile")).to_have_count(0)

    me.until(lambda: me.page.locator(".tile:not(:disabled)").count() > 0, "a turn in which a tile fits")
    me.page.locator(".tile:not(:disabled)").first.click()
    expect(asked).to_have_text("Choose a cell for the tile.")
    me.page.get_by_role("button", name="Use a tile").first.click()
    me.until(lambda: tiles.count() == 5, "the tile to be spent")


def test_a_sentence_of_the_log_opens_its_rule(visit: Visit):
    me = visit()
    me.open_table()
    me.until_turn()
    expect(me.log).to_contain_text("Ada rolls")
    me.log.get_by_role("button", name="Open rule MZ-3.2").last.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Your turn begins with a roll of all six dice")


def test_motion_plays_and_ends_where_the_race_stands(visit: Visit):
    me = visit(motion="fast")
    me.open_table()
    me.play_turns(4)
    me.until_turn()
    me.page.reload()
    me.until(lambda: me.near.count() > 0, "the turn after a reload")


def test_sound_is_off_until_it_is_turned_on(visit: Visit):
    me = visit()
    me.page.add_init_script(COUNT_TONES)
    me.page.reload()
    me.open_table()
    me.play_turns(2)
    assert me.page.evaluate("tones") == 0
    me.button("Settings").click()
    me.page.get_by_role("group", name="Sound").get_by_label("on").check()
    me.page.keyboard.press("Escape")
    me.play_turns(2)
    me.until(lambda: me.page.evaluate("tones") > 0, "a sound")


def test_a_question_mark_opens_the_rules_without_leaving_the_table(visit: Visit):
    me = visit()
    table = me.open_table()
    me.until_turn()
    me.page.keyboard.press("?")
    rules = me.page.get_by_role("dialog", name="Rules of Monza")
    expect(rules).to_contain_text("MZ-7.1")
    me.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    assert me.page.url.endswith(table)
    assert me.near.count() > 0


def test_on_a_phone_the_camera_follows_the_car(visit: Visit):
    me = visit(size=PHONE, touch=True, motion="fast")
    me.open_table()
    for _ in range(6):
        me.until_turn()
        me.page.wait_for_timeout(700)
        me.until(lambda: lies_within(me.near.first, me.page.locator(".board")), "the cell in front")
        me.press(me.near.first)
        me.page.wait_for_timeout(150)


def test_on_a_phone_every_choice_is_in_sight_and_nothing_lies_over_it(visit: Visit):
    me = visit(size=PHONE, touch=True, motion="fast")
    me.page.get_by_role("checkbox", name="Challenge").check()
    me.page.locator("input[value=medium]").check()
    me.open_table()
    seen = 0
    while seen < TURNS_IN_SIGHT:
        me.until(lambda: me.near.count() + me.ends.count() > 0, "a turn", LONGEST_RACE)
        me.page.wait_for_timeout(700)
        me.until(lambda: me.page.evaluate(CHOICES_OUT_OF_REACH) == [], "every choice in sight")
        seen += me.near.count() > 0
        (me.near if me.near.count() else me.ends).first.click()
        me.page.wait_for_timeout(150)


def test_a_turn_without_a_choice_is_told_until_the_next(visit: Visit, database: Path):
    # The next turn, which may hold no choice either, comes only when this one has been seen.
    me = visit(motion="slow")
    go_ahead(me, database, "monza", SEATS, last_turn_held_no_choice)
    driven = me.page.locator(".status .driven")
    expect(driven).to_have_text("Your last turn held no choice: it was played for you.")
    me.press(me.near.first)
    expect(driven).to_have_count(0)


def a_die_fits_with_all_tiles_left(match: Match) -> bool:
    """Whether dice can be played, rolled again, and none has been: not every roll has one for a cell in front."""
    return {"die", "tile", "pick"} <= blocks(match) and min(match.state.tiles[match.actor]) > 0


def last_turn_held_no_choice(match: Match) -> bool:
    """Whether the actor's turn before this one, which begins now, was played unasked."""
    entries = (entry for step in match.steps for entry in step.entries if not entry.is_chance)
    turns = [(seat, all(entry.forced for entry in turn)) for seat, turn in groupby(entries, lambda entry: entry.seat)]
    return turns[-2:-1] == [(match.actor, True)]


def lies_within(place: Locator, window: Locator) -> bool:
    """Whether the middle of a place is inside a window."""
    inner, outer = place.bounding_box(), window.bounding_box()
    if not inner or not outer:
        return False
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    return outer["x"] <= x <= outer["x"] + outer["width"] and outer["y"] <= y <= outer["y"] + outer["height"]


def _turn_with_a_far_cell(me: Seen) -> Locator:
    """A cell that takes two steps or more, in sight."""
    me.open_table()
    for _ in range(MOST_TURNS):
        me.until_turn()
        if me.page.locator(".cell.far").count():
            return me.page.locator(".cell.far").first
        me.press(me.near.first)
        me.page.wait_for_timeout(80)
    raise AssertionError("no cell took two steps")
