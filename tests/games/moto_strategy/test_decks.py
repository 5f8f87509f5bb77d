"""Guards decks: the shipped one, what is refused of others and where, how many may play, and which cards lie open."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chequered.games.moto_strategy import GAME
from chequered.games.moto_strategy.cards import MOST_CANCELLING
from chequered.kernel.boards import BoardError
from chequered.kernel.game import OptionsError
from chequered.kernel.views import view
from tests.games.damage import damaged
from tests.games.moto_strategy.matches import STANDARD, WORDS, Setting


def refused(**changes: Any) -> str:
    with pytest.raises(BoardError) as found:
        GAME.boards.from_content({**STANDARD, **{name.replace("_", "-"): value for name, value in changes.items()}})
    return str(found.value)


def test_the_shipped_deck_has_a_hundred_cards_and_deals_ten():
    """MS-1.1, MS-1.2."""
    assert GAME.boards.presets() == ("standard",)
    assert sum(STANDARD[word] for word in WORDS) == 100
    assert STANDARD["hand"] == 10


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_two_to_five_play(seats: int):
    """MS-1.2."""
    assert [GAME.options(number).as_dict()["seats"] for number in (2, 5)] == [2, 5]
    with pytest.raises(OptionsError, match=f"expected 2 to 5 seats, got {seats}"):
        GAME.options(seats)


def test_a_deck_that_has_a_name_is_recognised_and_another_has_none():
    assert GAME.boards.load(" Standard ").name == "standard"
    assert GAME.boards.from_content(dict(STANDARD)).name == "standard"
    assert GAME.boards.from_content({**STANDARD, "q1": 7}).name == ""
    assert GAME.boards.reasons() == {}
    with pytest.raises(BoardError, match="there is no deck 'small'; there are: standard"):
        GAME.boards.load("small")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"starter": 0}, "no deal can begin without a STARTER"),
        ({"stop": 0}, "with RED FLAGs and no STOP THE RACE a deal might never end"),
        ({"hand": 0}, "hand"),
        ({"hand": 21}, "hand"),
        ({"moto_1": 61}, "moto-1"),
        ({"q1": -1}, "q1"),
        ({"q1": "six"}, "q1"),
        ({"joker": 1}, "joker"),
        ({"hand": 20, "moto_3": 24}, "99 cards do not make 5 hands of 20"),
        ({"warm_up": MOST_CANCELLING, "red_flag": 1}, "at most 11 WARM-UPs and RED FLAGs together"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_by_what_is_wrong_with_it(changes: dict[str, Any], message: str):
    assert message in refused(**changes)


def test_a_deck_may_have_as_many_cancelling_cards_as_there_is_room_for_piles():
    deck = GAME.boards.from_content({**STANDARD, "warm-up": MOST_CANCELLING, "red-flag": 0})
    assert deck.content["warm-up"] == MOST_CANCELLING == 11


def test_a_deck_without_a_kind_is_refused():
    with pytest.raises(BoardError, match="q2"):
        GAME.boards.from_content({name: number for name, number in STANDARD.items() if name != "q2"})


@settings(deadline=None)
@given(st.data())
def test_whatever_a_file_says_of_a_deck_is_read_or_refused(data: st.DataObject):
    content = dict(STANDARD)
    damaged(data, content, [*WORDS, "hand"])
    try:
        deck = GAME.boards.from_content(content)
    except BoardError:
        return
    assert deck.content == content


def test_hands_and_pile_are_hidden_and_all_else_lies_open():
    """MS-1.2: those left when a deal ends are hidden too."""
    hidden = {name: field.see for name, field in GAME.State.FIELDS.items() if field.see != "all"}
    assert hidden == {"hand": "owner", "pile": "nobody", "drawn": "owner"}
    for step in Setting(tuple(STANDARD[word] for word in WORDS), 10, 3, seed=5).steps():
        s = step.after
        for seat in (None, *range(3)):
            seen = view(s, seat)
            assert [row for k, row in enumerate(seen.hand) if k != seat] == [[0] * 10] * (5 - (seat is not None))
            assert seat is None or seen.hand[seat] == s.hand[seat]
            assert seen.pile == [0] * 10
            open_cards = ("laid", "cancelled", "removed", "hand_size", "pile_size", "owed", "points", "total", "out")
            assert all(getattr(seen, name) == getattr(s, name) for name in open_cards)
