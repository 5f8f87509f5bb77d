"""Reads all the cards and the money, from the shipped file or from a record file, and refuses what is damaged.

A description is a table of TOML or an object of JSON; the head of `data/cards.toml` says what is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chequered.games.lamborghini.notation import CARDS, CARS, DRIVERS, MANOEUVRES, MOST_MONEY, SUPPLIERS
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.spec import (
    FASTEST,
    FEET,
    MOST_CARS,
    PAIR,
    SEATS,
    SLOWEST,
    SPEC,
    TYPES,
)
from chequered.kernel.boards import BoardError
from chequered.kernel.reading import check_keys, read_list, read_table, read_whole, refused

OF_A_SUPPLIER, OF_MANOEUVRE, NOTES = 13, 39, 39
"""How many cards there are (LB-1.2)."""

MOST_STAT, MOST_EXTRA, MOST_WORTH = 2, 3, 4
"""Of a car or driver (LB-12), and of a technology card."""

CAR_PRICES, DRIVER_PRICES = (4, 18), (2, 10)
"""In thousands (LB-12)."""

TECHNOLOGY_KINDS = CARDS[: -len(MANOEUVRES)]
_KEYS = ("start_money", "prizes", "repair", "discount", "notes", "cars", "drivers", "technology", "manoeuvre")
_CREW_KEYS = ("speed", "handling", "technology", "manoeuvres", "price")


@dataclass(frozen=True, slots=True)
class Crew:
    """A car or a driver card: two stats, how many extra cards of the two sorts it brings, its price in thousands."""

    speed: int
    handling: int
    technology: int
    manoeuvres: int
    price: int


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of technology or manoeuvre card: how many there are, what one gives (0 for none), its value as speed."""

    count: int
    worth: int
    foot: int


@dataclass(frozen=True, slots=True)
class Cards:
    """All the cards, in the order of `notation`. `start_money` is that of 2, 3 … players, all money in thousands."""

    cars: tuple[Crew, ...]
    drivers: tuple[Crew, ...]
    kinds: tuple[Kind, ...]
    notes: tuple[int, ...]
    start_money: tuple[int, ...]
    prizes: tuple[int, ...]
    repair: int
    discount: int


def read_cards(entry: Any, where: str) -> Cards:
    """The cards that this description describes.

    Raises:
        BoardError: anything missing, unknown, out of range or against LB-1, or money that does not buy a car and a
            driver; the message names `where`, place and rule.
    """
    entry = read_table(entry, where)
    check_keys(entry, _KEYS, where)
    cards = Cards(
        cars=tuple(_crew(entry["cars"], CARS, CAR_PRICES, f"{where}, cars")),
        drivers=tuple(_crew(entry["drivers"], DRIVERS, DRIVER_PRICES, f"{where}, drivers")),
        kinds=(
            *_kinds(entry["technology"], TECHNOLOGY_KINDS, ("worth",), f"{where}, technology"),
            *_kinds(entry["manoeuvre"], MANOEUVRES, (), f"{where}, manoeuvre"),
        ),
        notes=_wholes(entry["notes"], FEET, NOTES, f"{where}, notes", Rule.LB_1_3),
        start_money=_wholes(entry["start_money"], SEATS - 1, MOST_MONEY, f"{where}, start_money", Rule.LB_1_6),
        prizes=_wholes(entry["prizes"], MOST_CARS, MOST_MONEY, f"{where}, prizes", Rule.LB_14_1),
        repair=read_whole(entry["repair"], 0, MOST_MONEY, f"{where}, repair", SPEC.rule_name(Rule.LB_14_2)),
        discount=read_whole(entry["discount"], 0, MOST_MONEY, f"{where}, discount", SPEC.rule_name(Rule.LB_14_4)),
    )
    for fault, rule in _faults(cards):
        raise refused(f"{where}, {fault}", SPEC.rule_name(rule))
    return cards


def _crew(entries: Any, names: Sequence[str], prices: tuple[int, int], where: str) -> Iterator[Crew]:
    rule = SPEC.rule_name(Rule.LB_1_1)
    for name, entry in _tables(entries, names, where, rule):
        here = f"{where}, {name}"
        check_keys(entry, _CREW_KEYS, here)
        most = {"speed": MOST_STAT, "handling": MOST_STAT, "technology": MOST_EXTRA, "manoeuvres": MOST_EXTRA}
        numbers = {key: read_whole(entry[key], 0, limit, f"{here}, {key}", rule) for key, limit in most.items()}
        price = read_whole(entry["price"], *prices, f"{here}, price", SPEC.rule_name(Rule.LB_1_4))
        yield Crew(**numbers, price=price)


def _kinds(entries: Any, names: Sequence[str], more: Sequence[str], where: str) -> Iterator[Kind]:
    counts, feet = SPEC.rule_name(Rule.LB_1_2), SPEC.rule_name(Rule.LB_1_3)
    for name, entry in _tables(entries, names, where, counts):
        here = f"{where}, {name}"
        check_keys(entry, ("count", *more, "foot"), here)
        yield Kind(
            count=read_whole(entry["count"], 0, OF_MANOEUVRE, f"{here}, count", counts),
            worth=read_whole(entry["worth"], 1, MOST_WORTH, f"{here}, worth", counts) if more else 0,
            foot=read_whole(entry["foot"], SLOWEST, FASTEST, f"{here}, foot", feet),
        )


def _tables(entries: Any, names: Sequence[str], where: str, rule: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """A table for each of these names."""
    entries = read_table(entries, where)
    try:
        check_keys(entries, names, where)
    except BoardError as error:
        raise refused(str(error), rule) from None
    for name in names:
        yield name, read_table(entries[name], f"{where}, {name}")


def _wholes(values: Any, count: int, most: int, where: str, rule: Rule) -> tuple[int, ...]:
    """So many whole numbers from 0 to `most`."""
    number = SPEC.rule_name(rule)
    if len(read_list(values, where, number, most=count)) != count:
        raise refused(f"{where}: expected {count} numbers, got {len(values)}", number)
    return tuple(read_whole(value, 0, most, f"{where}[{k}]", number) for k, value in enumerate(values))


def _faults(cards: Cards) -> Iterator[tuple[str, Rule]]:
    for k, supplier in enumerate(SUPPLIERS):
        count = sum(kind.count for kind in cards.kinds[k * TYPES : (k + 1) * TYPES])
        if count != OF_A_SUPPLIER:
            yield f"technology: expected {OF_A_SUPPLIER} cards of {supplier}, got {count}", Rule.LB_1_2
    count = sum(kind.count for kind in cards.kinds[len(TECHNOLOGY_KINDS) :])
    if count != OF_MANOEUVRE:
        yield f"manoeuvre: expected {OF_MANOEUVRE} cards, got {count}", Rule.LB_1_2
    if sum(cards.notes) != NOTES:
        yield f"notes: expected {NOTES}, got {sum(cards.notes)}", Rule.LB_1_2
    if max(cards.notes) == sum(cards.notes):
        # Cards may all be in hands, but notes never leave the speed pile: with two values in it no tie lasts.
        yield "notes: expected more than one value, or cars could tie for ever when they qualify", Rule.LB_5_5
    if list(cards.prizes) != sorted(cards.prizes, reverse=True):
        yield "prizes: expected none to be larger than the one before it", Rule.LB_14_1
    for k, money in enumerate(cards.start_money):
        seats = k + 2
        set_aside = _dearest(cards, PAIR if seats == 2 else 1)
        if money < set_aside:
            fault = f"expected at least {set_aside} for {seats} players, what the dearest cars and drivers cost"
            yield f"start_money[{k}]: {fault}, got {money}", Rule.LB_4_2


def _dearest(cards: Cards, each: int) -> int:
    """The price of so many of the dearest cars and drivers (LB-4.2)."""
    return sum(sum(sorted(crew.price for crew in crews)[-each:]) for crews in (cards.cars, cards.drivers))
