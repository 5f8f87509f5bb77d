"""Guards what lies behind the screen of a match in the terminal: seats, choices, the log, the pieces, the record."""

import random
from collections import Counter
from pathlib import Path

import pytest

from chequered.bots import levels
from chequered.cli.seats import Sitter, drawn, read_seats
from chequered.cli.terminal.looks import LOOKS, Look, look_of
from chequered.cli.terminal.narrator import Narrator
from chequered.cli.terminal.offers import RESERVED, Offer, Offering, keys_by_cell
from chequered.cli.terminal.pieces import Pieces
from chequered.cli.terminal.table import LocalTable, unused
from chequered.cli.wrong import WrongUse
from chequered.games import GAMES, game
from chequered.match.record import load
from chequered.match.verify import verify
from chequered.text import LANGUAGES, GameSentences
from tests.cli.records import played, scene_of, table

MONZA = game("monza")
CHALLENGE = {"challenge": 1, "bonus_step": 1, "free_stop": 1}


def seats(text: str, language: str = "en", name: str = "Ada") -> list[Sitter]:
    return read_seats(MONZA, text, levels(MONZA), language, name)


# ------------------------------------------------------------------------------------------------ seats


def test_seats_are_people_bots_by_level_and_me():
    assert seats("me, novice , Ben:red") == [
        Sitter("Ada"),
        Sitter("Novice bot 1", "novice"),
        Sitter("Ben", attributes={"colour": "red"}),
    ]


def test_no_two_seats_have_the_same_name():
    names = [sitter.name for sitter in seats("me,me,novice,NOVICE,Ada", "de")]
    assert names == ["Ada", "Ada 1", names[2], names[2].replace("1", "2"), "Ada 2"]
    assert "Bot 1" in names[2]


@pytest.mark.parametrize("text", ["me", "a,b,c,d,e,f,g", "me,", "me,novice:pink", f"me,{'x' * 25}", "me,a\tb"])
def test_seats_that_cannot_be_are_refused(text: str):
    with pytest.raises(WrongUse):
        seats(text)


def test_drawn_seats_are_the_same_people_in_any_order():
    sitters = seats("a,b,c")
    orders = Counter(tuple(sitter.name for sitter in drawn(sitters)) for _ in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 40


def test_a_rematch_moves_the_start_one_seat_on_and_leaves_everyone_their_car():
    first = table("Ada:red,Ben,Chiara")
    again = first.rematch()
    assert [sitter.name for sitter in again.sitters] == ["Ben", "Chiara", "Ada"]
    cars = [dict(zip((s.name for s in at.sitters), at.attributes["colour"], strict=True)) for at in (first, again)]
    assert cars[0] == cars[1]
    assert again.record().chance != first.record().chance


# ------------------------------------------------------------------------------------------------ record


def test_the_record_of_a_match_in_the_terminal_verifies():
    at = played(choices=CHALLENGE)
    record = load(at.record_bytes())
    assert verify(record).verifies
    assert [(seat.kind, seat.name) for seat in record.seats] == [
        ("person", "Ada"),
        ("person", "Ben"),
        ("bot", "Novice bot 1"),
    ]
    assert record.options == CHALLENGE


def test_two_matches_have_different_dice():
    monza, sitters = game("monza"), seats("a,b")
    first, second = (LocalTable(monza, monza.boards.load("short"), {}, sitters) for _ in range(2))
    assert first.record().chance.secret != second.record().chance.secret
    assert first.record().chance.entropy != second.record().chance.entropy


def test_no_record_is_written_over_another(tmp_path: Path):
    file = tmp_path / "race.chequered.json"
    assert unused(file) == file
    file.touch()
    assert unused(file) == tmp_path / "race-2.chequered.json"
    unused(file).touch()
    assert unused(file) == tmp_path / "race-3.chequered.json"


# ------------------------------------------------------------------------------------------------ what is shown


@pytest.mark.parametrize("choices", [{}, CHALLENGE])
def test_the_pieces_told_by_events_are_those_of_the_state(choices: dict[str, int]):
    at, dice = table(choices=choices), random.Random(5)
    pieces = Pieces.at_start(MONZA.spec, at.board.cells, 3, "start")
    pieces.follow(at.match.steps)
    trails = 0
    while not at.match.over:
        pieces.follow([at.play([dice.choice(at.match.choices()).token])])
        assert pieces.cells == at.match.state.cell[:3]
        if pieces.trail:
            assert pieces.trail[-1] == at.match.state.at
            trails += 1
    assert trails > 20


def offers_of(at: LocalTable, words: GameSentences, look: Look) -> list[Offer]:
    narrator = Narrator(words, at.game, [sitter.name for sitter in at.sitters], at.board.cells)
    offering = Offering(words, at.game.spec, at.board.cells, look, narrator)
    return offering.offers(at.match.choices(), at.match.plans())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_match_has_a_key_of_its_own_and_words(language: str):
    words, at, dice = GameSentences(language, MONZA), table(choices=CHALLENGE), random.Random(2)
    blocks = set()
    while not at.match.over:
        choices = at.match.choices()
        made = offers_of(at, words, look_of("monza"))
        keys = [offer.key for offer in made]
        assert len(set(keys)) == len(keys) == len(choices)
        assert not set(keys) & {*RESERVED, ""}
        assert all(offer.text for offer in made)
        assert keys_by_cell(made).keys() == {offer.target for offer in made if offer.target >= 0}
        blocks |= {choice.block for choice in choices}
        at.play([dice.choice(choices).token])
    assert blocks >= {"die", "tile", "pick", "stop", "bonus", "stay"}


def test_choices_without_keys_of_their_own_get_the_first_that_are_free():
    words, at = GameSentences("en", MONZA), table()
    choices = at.match.choices()
    made = offers_of(at, words, Look({choices[0].token: "2"}))
    assert [offer.key for offer in made] == ["2", "1", "3"][: len(choices)]


def test_only_games_that_there_are_have_a_look_and_it_names_only_their_tokens():
    assert set(LOOKS) <= set(GAMES)
    for name in LOOKS:
        assert set(look_of(name).keys) <= set(game(name).spec.tokens)
    assert not look_of("no-such-game").keys


def test_the_log_tells_six_dice_in_one_line_and_leaves_nothing_out():
    at = played(choices=CHALLENGE)
    narrator = Narrator(GameSentences("en", MONZA), MONZA, [s.name for s in at.sitters], at.board.cells)
    lines = list(narrator.lines(at.match.steps))
    happenings = [h for step in at.match.steps for entry in step.entries for h in entry.events]
    assert lines[0].text.startswith("Ada rolls ")
    assert lines[0].text.count(",") + lines[0].text.count(" and ") == 5
    told = Counter(line.rule for line in lines)
    for rule, count in Counter(h.rule for h in happenings).items():
        assert 0 < told[rule] <= count
    singles = [h for h in happenings if MONZA.spec.event_of[h.event].name in {"placed", "moved", "won"}]
    assert sum(line.rule in {h.rule for h in singles} for line in lines) >= len(singles)


def test_what_is_told_by_its_paint_is_not_counted_and_shown_of_nobody_else():
    at = table(choices=CHALLENGE)
    scene, view = scene_of(at), at.match.view(at.match.actor)
    shown = scene.hand(view, at.match.actor).plain
    assert scene.words.of("page", "hand", "reroll") in shown
    assert not any(sign.isdigit() for sign in shown)
    assert list(scene.hands(view)) == []


def test_without_a_name_me_is_called_a_player_and_with_one_by_it():
    for language, player in (("en", "Player"), ("de", "Spieler"), ("fr", "Joueur"), ("zh-Hant", "玩家")):
        sitters = read_seats(MONZA, "me,me", levels(MONZA), language)
        assert [sitter.name for sitter in sitters] == [player, f"{player} 1"]
        assert read_seats(MONZA, "me,Ada", levels(MONZA), language, "Zoe")[0].name == "Zoe"
