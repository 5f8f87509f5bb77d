"""Guards what is read of cards and money: each kind of damage is refused, and where it is; all of it is recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chequered.games.lamborghini import board
from chequered.games.lamborghini.cards import CAR_PRICES, DRIVER_PRICES, read_cards
from chequered.games.lamborghini.notation import CARDS, CARS, DRIVERS, MOST_MONEY
from chequered.kernel.boards import BoardError
from tests.games.damage import damaged
from tests.games.lamborghini.boards import small

Damage = Callable[[dict[str, Any]], object]


def _refusal(damage: Damage) -> str:
    cards = small()["cards"]
    damage(cards)
    with pytest.raises(BoardError) as refused:
        read_cards(cards, "cards")
    assert (refused.value.reason, refused.value.values) == ("", {})
    return str(refused.value)


def _with(**values: Any) -> Damage:
    return lambda cards: cards.update(values)


def _card(sort: str, name: str, **values: Any) -> Damage:
    return lambda cards: cards[sort][name].update(values)


def _priced(car: int, driver: int) -> Damage:
    def damage(cards: dict[str, Any]) -> None:
        for sort, price in (("cars", car), ("drivers", driver)):
            for card in cards[sort].values():
                card["price"] = price

    return damage


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        # LB-1.1: five car cards and ten driver cards
        (lambda cards: cards["cars"].pop("white"), "cars: white is missing (LB-1.1)"),
        (lambda cards: cards["drivers"].update(karl={}), "drivers: 'karl' is unknown (LB-1.1)"),
        (_card("cars", "white", speed=3), "cars, white, speed: expected a whole number from 0 to 2, got 3 (LB-1.1)"),
        (
            _card("drivers", "abel", handling=-1),
            "drivers, abel, handling: expected a whole number from 0 to 2, got -1 (LB-1.1)",
        ),
        (
            _card("cars", "green", technology=4),
            "cars, green, technology: expected a whole number from 0 to 3, got 4 (LB-1.1)",
        ),
        (
            _card("drivers", "gina", manoeuvres="1"),
            "drivers, gina, manoeuvres: expected a whole number from 0 to 3, got '1' (LB-1.1)",
        ),
        # LB-1.2: 13 technology cards of each supplier, 39 manoeuvre cards, 39 banknotes
        (_card("technology", "red-aero", count=3), "technology: expected 13 cards of red, got 14 (LB-1.2)"),
        (_card("technology", "blue-team", count=0), "technology: expected 13 cards of blue, got 12 (LB-1.2)"),
        (_card("manoeuvre", "luck", count=5), "manoeuvre: expected 39 cards, got 40 (LB-1.2)"),
        (_with(notes=[4, 5, 6, 7, 7, 4, 3, 4]), "notes: expected 39, got 40 (LB-1.2)"),
        (lambda cards: cards["technology"].pop("red-team"), "technology: red-team is missing (LB-1.2)"),
        (lambda cards: cards["manoeuvre"].pop("will"), "manoeuvre: will is missing (LB-1.2)"),
        (
            _card("technology", "red-aero", count=-1),
            "technology, red-aero, count: expected a whole number from 0 to 39, got -1 (LB-1.2)",
        ),
        (
            _card("technology", "red-aero", worth=0),
            "technology, red-aero, worth: expected a whole number from 1 to 4, got 0 (LB-1.2)",
        ),
        # LB-1.3: 5 to 12 at the foot
        (
            _card("technology", "red-aero", foot=4),
            "technology, red-aero, foot: expected a whole number from 5 to 12, got 4 (LB-1.3)",
        ),
        (
            _card("manoeuvre", "will", foot=13),
            "manoeuvre, will, foot: expected a whole number from 5 to 12, got 13 (LB-1.3)",
        ),
        (
            _with(notes=[0, 0, 39, 0, 0, 0, 0, 0]),
            "notes: expected more than one value, or cars could tie for ever when they qualify (LB-5.5)",
        ),
        (_with(notes=[39]), "notes: expected 8 numbers, got 1 (LB-1.3)"),
        (_with(notes=[4, 5, 6, 7, 7, 4, 3, -1]), "notes[7]: expected a whole number from 0 to 39, got -1 (LB-1.3)"),
        (_with(notes={"5": 39}), "notes: expected a list, got {'5': 39} (LB-1.3)"),
        # LB-1.4: whole thousands
        (
            _card("cars", "white", price=16.5),
            "cars, white, price: expected a whole number from 4 to 18, got 16.5 (LB-1.4)",
        ),
        (
            _card("cars", "white", price=16000),
            "cars, white, price: expected a whole number from 4 to 18, got 16000 (LB-1.4)",
        ),
        (
            _card("drivers", "jonas", price=1),
            "drivers, jonas, price: expected a whole number from 2 to 10, got 1 (LB-1.4)",
        ),
        (_with(start_money=[60, 60, 60]), "start_money: expected 4 numbers, got 3 (LB-1.6)"),
        (
            _with(start_money=[60, 60, 60, 100]),
            "start_money[3]: expected a whole number from 0 to 99, got 100 (LB-1.6)",
        ),
        # LB-14.1, LB-14.2, LB-14.4
        (_with(prizes=[50, 35, 20, 10]), "prizes: expected 5 numbers, got 4 (LB-14.1)"),
        (_with(prizes=[50, 35, 20, 10, -5]), "prizes[4]: expected a whole number from 0 to 99, got -5 (LB-14.1)"),
        (_with(prizes=[50, 35, 20, 25, 5]), "prizes: expected none to be larger than the one before it (LB-14.1)"),
        (_with(repair=-1), "repair: expected a whole number from 0 to 99, got -1 (LB-14.2)"),
        (_with(discount=None), "discount: expected a whole number from 0 to 99, got None (LB-14.4)"),
    ],
)
def test_cards_that_break_a_rule_are_refused_and_the_card_named(damage: Damage, message: str):
    assert _refusal(damage) == f"cards, {message}"


@pytest.mark.parametrize(
    ("money", "message"),
    [
        ([55, 60, 60, 52], "start_money[0]: expected at least 56 for 2 players"),
        ([60, 27, 60, 52], "start_money[1]: expected at least 28 for 3 players"),
        ([60, 60, 60, 27], "start_money[3]: expected at least 28 for 5 players"),
    ],
)
def test_nobody_can_start_without_the_price_of_the_dearest_cars_and_drivers(money: list[int], message: str):
    """LB-4.2: two of each for two players, who have two cars each."""
    cards = small()["cards"]
    _priced(18, 10)(cards)
    cards["start_money"] = [56, 28, 28, 28]
    read_cards(cards, "cards")
    cards["start_money"] = money
    with pytest.raises(BoardError) as refused:
        read_cards(cards, "cards")
    got = next(m for m, n in zip(money, [56, 28, 28, 28], strict=True) if m < n)
    expected = f"cards, {message}, what the dearest cars and drivers cost, got {got} (LB-4.2)"
    assert str(refused.value) == expected


def test_the_dearest_prices_leave_room_below_the_most_money():
    assert 2 * (CAR_PRICES[1] + DRIVER_PRICES[1]) <= MOST_MONEY


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_with(bank=3), "cards: 'bank' is unknown"),
        (lambda cards: cards.pop("prizes"), "cards: prizes is missing"),
        (_with(cars=[]), "cards, cars: expected a table, got []"),
        (_card("cars", "white", wheels=4), "cards, cars, white: 'wheels' is unknown"),
        (lambda cards: cards["drivers"]["abel"].pop("price"), "cards, drivers, abel: price is missing"),
        (lambda cards: cards["drivers"].update(abel=7), "cards, drivers, abel: expected a table, got 7"),
        (_card("manoeuvre", "skill", worth=3), "cards, manoeuvre, skill: 'worth' is unknown"),
    ],
)
def test_damaged_cards_are_refused_and_the_place_named(damage: Damage, message: str):
    refusal = _refusal(damage)
    assert refusal == message


def test_every_number_is_recorded_where_the_rules_look_for_it():
    cards = small()["cards"]
    cards["technology"]["yellow-setup"]["worth"] = 4
    cards["manoeuvre"]["steady"]["foot"] = 12
    cards["cars"]["green"].update(speed=0, handling=2, technology=1, manoeuvres=3, price=7)
    cards["drivers"]["ines"].update(speed=1, handling=0, technology=2, manoeuvres=3, price=6)
    cards.update(prizes=[9, 8, 7, 6, 5], repair=3, discount=4, start_money=[91, 92, 93, 94])
    record = board.from_content({**small(), "cards": cards}).record.as_dict()
    setup, steady, green, ines = (
        words.index(word)
        for words, word in ((CARDS, "yellow-setup"), (CARDS, "steady"), (CARS, "green"), (DRIVERS, "ines"))
    )
    assert (record["count"][setup], record["worth"][setup], record["foot"][setup]) == (2, 4, 9)
    assert (record["count"][steady], record["worth"][steady], record["foot"][steady]) == (4, 0, 12)
    stats = ("speed", "handling", "technology", "manoeuvres", "price")
    assert [record[f"car_{stat}"][green] for stat in stats] == [0, 2, 1, 3, 7]
    assert [record[f"driver_{stat}"][ines] for stat in stats] == [1, 0, 2, 3, 6]
    assert list(record["notes"]) == cards["notes"]
    assert list(record["prizes"]) == [9, 8, 7, 6, 5]
    assert list(record["start_money"]) == [0, 91, 92, 93, 94]  # nobody plays alone
    assert (record["repair"], record["discount"]) == (3, 4)


@settings(deadline=None)
@given(st.data())
def test_whatever_is_damaged_cards_are_read_or_refused(data: st.DataObject):
    entry = small()["cards"]
    damaged(data, entry, ["white", "abel", "red-aero", "skill"])
    try:
        cards = read_cards(entry, "cards")
    except BoardError:
        return
    assert sum(kind.count for kind in cards.kinds) == 78
    assert sum(cards.notes) == 39
