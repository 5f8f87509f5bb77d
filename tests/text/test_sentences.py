"""Guards the loader: which language is chosen, where English stands in, and how misuse is answered."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from chequered.games import game
from chequered.games.lamborghini import GAME as LAMBORGHINI
from chequered.games.moto_strategy import GAME as MOTO_STRATEGY
from chequered.kernel.views import UNSEEN
from chequered.text import LANGUAGES, GameSentences, Sentences, best_language

MONZA = game("monza")
MOTOGP = game("motogp")
SPEC = MONZA.spec
TEAMS = ["Ada", "Ben"]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A package with texts of its own, the French ones incomplete."""
    folder = tmp_path / "half_french"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "en.ftl").write_text(
        "both = both\n    .help = help\nonly = only { $what }\nbroken = { $count } { gone }\n"
    )
    (folder / "fr.ftl").write_text("both = les deux\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield __import__("half_french")
    del sys.modules["half_french"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("fr", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "fr"),
        ("en;q=0.5, de;q=0.7", "de"),
        ("pt, nl", "en"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh", "zh-Hant"),
        ("de_AT.UTF-8", "de"),
        ("sv:fr_FR:en", "fr"),
        ("fr@euro", "fr"),
        ("C", "en"),
        ("POSIX", "en"),
        ("", "en"),
        (None, "en"),
        (",;q=;,q=1", "en"),
        ("french", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_first_that_there_is(wanted: str | None, language: str):
    assert best_language(wanted) == language


def test_every_language_is_found_by_its_own_tag():
    assert [best_language(language) for language in LANGUAGES] == list(LANGUAGES)


def test_an_unknown_language_is_refused_by_name():
    with pytest.raises(ValueError, match="expected a language of en, fr, de, zh-Hant, got 'it'"):
        Sentences("it")


def test_a_sentence_that_is_missing_is_said_in_english(package: ModuleType):
    french = Sentences("fr", [package])
    assert french.sentence("both") == "les deux"
    assert french.sentence("both.help") == "help"
    assert french.sentence("only", what=3) == "only 3"
    assert (french.has("both"), french.has("both.help"), french.has("only")) == (True, False, False)


def test_a_sentence_that_is_missing_everywhere_is_a_mistake(package: ModuleType):
    for name in ("nowhere", "both.nowhere", "button-ok.help"):
        with pytest.raises(KeyError, match=rf"no sentence '{name}' in chequered\.text, half_french"):
            Sentences("fr", [package]).sentence(name)


def test_a_variable_without_a_value_is_a_mistake_that_names_the_sentence(package: ModuleType):
    with pytest.raises(ValueError, match=r"sentence only \(en\): .*what"):
        Sentences("fr", [package]).sentence("only")


def test_a_reference_that_leads_nowhere_is_a_mistake(package: ModuleType):
    with pytest.raises(ValueError, match=r"sentence broken \(en\): .*gone"):
        Sentences("en", [package]).sentence("broken", count=1)


def test_names_stay_free_of_hidden_characters():
    assert Sentences("fr").sentence("table-waiting", seat="Zoé") == "On attend Zoé"


def test_a_list_ends_as_the_language_ends_it():
    assert [Sentences("en").listed(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert Sentences("zh-Hant").listed(["a", "b", "c"]) == "a、b和c"


def test_an_event_is_told_with_names_words_and_cells():
    english = GameSentences("en", MONZA)
    event = next(event.id for event in SPEC.events if event.name == "placed")
    said = english.event(event, (1, 7, 4), ["Ada", "Ben"], lambda cell: f"cell no. {cell}")
    assert said == "Ben places white on cell no. 7."
    assert english.event(event, (0, 7, 0), ["Ada", "Ben"]) == "Ada places blue on 7."


def test_an_event_may_carry_more_values_than_it_has_arguments():
    event = next(event.id for event in SPEC.events if event.name == "stayed")
    assert GameSentences("en", MONZA).event(event, (0, 0, 0), ["Ada"]) == "Ada does not move."


def test_a_card_is_told_to_whoever_may_see_it_and_to_others_that_a_card_was_drawn():
    drew = next(event.id for event in MOTO_STRATEGY.spec.events if event.name == "drew")
    english = GameSentences("en", MOTO_STRATEGY)
    assert english.event(drew, (1, 3), TEAMS) == "Ben draws Q1."
    assert english.event(drew, (1, UNSEEN), TEAMS) == "Ben draws a card."


def test_an_action_that_points_at_a_seat_names_it():
    english = GameSentences("en", MOTO_STRATEGY)
    assert english.action("long-lap-1", seat="Ben") == "LONG LAP on Ben"
    assert english.action("lay-q2") == "Lay Q2"


def test_an_action_is_told_with_the_words_of_its_token_and_target():
    english = GameSentences("en", MONZA)
    assert english.action("left", "blue") == "Place a die: left, blue"
    assert english.action("tile-right", "red") == "Use a tile: right, red"
    assert english.action("pick-green") == "Roll again: green"
    assert english.action("bonus-ahead", "red") == "Bonus step: ahead"
    assert english.action("stop") == "Stop here"


def test_a_seat_is_asked_by_the_first_kind_of_action_it_has():
    english = GameSentences("en", MONZA)
    assert english.ask(["left", "ahead"]) == "Choose the cell for your next die."
    assert english.ask(["stop", "left"]) == "Choose the cell for your next die, or stop."
    assert english.ask(["tile-left", "stop"]) == "No die fits. Use a tile, or stop."
    assert english.ask(["pick-red", "stop"]) == "No die fits. Choose dice to roll again, or stop."
    assert english.ask(["pick-red", "reroll"]) == "Choose more dice to roll again, or roll."
    assert english.ask(["bonus-left", "stay"]) == "Your colour was last. Take a bonus step?"


def test_a_rule_comes_with_its_name_its_title_and_whose_it_is():
    english = GameSentences("en", MONZA)
    rule = english.rule(304)
    assert (rule.name, rule.title) == ("MZ-3.4", "What “in front” means")
    assert "Our reading: cells that touch only at a corner" in rule.text
    assert rule.kind == english.sentence("rule-kind-ruling")
    assert english.rule(402).kind == english.sentence("rule-kind-rule")
    assert english.rule(505).kind == english.sentence("rule-kind-ours")


def test_cells_are_told_by_kind_lane_front_edge_and_colour():
    english = GameSentences("en", MONZA)
    drawing = MONZA.boards.load("S1").drawing
    told = {cell.name: english.cell(cell) for cell in drawing.cells}
    assert (told["start"], told["finish"]) == ("the start", "the finish")
    road = next(cell for cell in drawing.cells if (cell.kind, cell.lane) == ("road", 1))
    assert told[road.name] == f"cell {road.position} in the middle lane ({road.paint})"


def test_a_piece_is_called_by_its_seat_and_by_its_number_where_seats_have_several():
    assert [GameSentences("en", MONZA).piece(piece, TEAMS) for piece in range(2)] == ["Ada", "Ben"]
    numbered = ["Ada #1", "Ada #2", "Ben #3", "Ben #4"]
    assert [GameSentences("de", MOTOGP).piece(piece, TEAMS) for piece in range(4)] == numbered


def test_an_event_s_piece_is_named_in_its_sentence():
    english = GameSentences("en", MOTOGP)
    ids = {event.name: event.id for event in MOTOGP.spec.events}
    assert english.event(ids["rolled"], (3, 5, 0), TEAMS) == "Ben #4 rolls 5."
    assert english.event(ids["card"], (1, 0, 0), TEAMS) == "Ben gets Extra Power for passing the line."
    moved = english.event(ids["moved"], (0, 3, 9), TEAMS, lambda cell: f"cell no. {cell}")
    assert moved == "Ada #1 rides to cell no. 9."


def test_values_of_options_are_told_by_word_as_a_switch_or_as_a_number():
    english = GameSentences("en", MOTOGP)
    told = {option.name: [english.value(option, value) for value in (0, 1)] for option in MOTOGP.spec.options}
    assert told["qualifying"] == ["Off", "On"]
    assert told["lapped"] == ["its whole team", "only that motorcycle"]
    assert told["laps"] == ["0", "1"]


def test_a_token_s_word_is_told_whichever_vocabulary_has_it():
    english = GameSentences("en", MOTOGP)
    assert english.action("inner") == "Ride on: inner lane"
    assert english.action("take-crash") == "Take Crash"
    assert english.action("keep") == "Without Extra Power"


def test_a_token_s_number_is_told_alone_or_before_a_word():
    english = GameSentences("en", LAMBORGHINI)
    assert english.action("bid-12") == "Bid 12,000"
    assert english.action("bid-0") == "Bid nothing"
    assert english.action("return-1-red-brakes") == "Give back Brakes (red)"
    assert english.action("return-2-will") == "Give back Will of the second car"
    assert english.action("take-will") == "Take Will"


def test_a_rule_above_nine_is_found_by_both_its_numbers():
    english = GameSentences("en", MOTOGP)
    assert (english.rule(1001).name, english.rule(1001).title) == ("GP-10.1", "Lapped")
    assert english.refusal(1102) == "The race is over."
