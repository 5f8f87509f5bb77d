"""Lamborghini once more, in another way, to count by: a draft and the market; a race is in a file beside this one.

Written from the rule text (LB-3, LB-14), for shallow counts and players with one car each; it shares nothing with the
game but the words of the files. A draft that ends, and a pile used up in it, are beyond these counts, and said so.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from chequered.match.scenario_files import Scenario
from tests.perft.lamborghini_race_by_hand import Choice, Race
from tests.perft.lamborghini_things_by_hand import AHEAD, LEFT, RIGHT, Car, Cards, Track

PICK, MOVE, MARKET = 4, 15, 19
"""What positions wait for (`phase`)."""

RACING = 1
"""A car's `status`; the others stand where they are."""

DIRECTIONS = {0: None, 1: AHEAD, 2: LEFT, 3: RIGHT}


Held = dict[str, int]
"""How many there are of each kind of which there are any."""


def move(kind: str, there: Held, here: Held) -> None:
    """Move a card from one place to another."""
    there[kind] -= 1
    here[kind] = here.get(kind, 0) + 1
    if not there[kind]:
        del there[kind]


class BeyondError(NotImplementedError):
    """The counts go on behind what is reckoned here."""


@dataclass
class Player:
    """What a player has; in a short game there is no money."""

    hand: Held
    car: str = ""
    driver: str = ""
    supplier: str = ""
    money: int = 0


@dataclass
class _Cards:
    """A moment outside of races. Cards by name: where they are."""

    cards: Cards
    players: list[Player]
    deck: Held
    cars: list[str]
    drivers: list[str]
    seat: int
    waits: str

    def nexts(self) -> Iterator[Any]:
        """What can come next, one for each action or outcome."""
        for what, value in self.choices():
            after = copy(self)
            after.own()
            yield getattr(after, what)(value) or after

    def own(self) -> None:
        """Share nothing with the moment before."""
        self.deck, self.cars, self.drivers = dict(self.deck), list(self.cars), list(self.drivers)
        self.players = [copy(player) for player in self.players]
        for player in self.players:
            player.hand = dict(player.hand)

    def choices(self) -> Iterator[Choice]:
        raise NotImplementedError

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def is_technology(self, kind: str) -> bool:
        return kind in self.cards.content["technology"]

    def suits(self, kind: str) -> bool:
        """LB-3.4, LB-14.4."""
        return not self.is_technology(kind) or self.me.supplier == kind.split("-", maxsplit=1)[0]


@dataclass
class Draft(_Cards):
    """LB-3. `cars` and `drivers` lie open, the others are in the piles."""

    open: Held
    left: list[str]
    visit: int = 0
    picks: int = 1

    def own(self) -> None:
        super().own()
        self.open, self.left = dict(self.open), list(self.left)

    def choices(self) -> Iterator[Choice]:
        me = self.me
        if self.waits == "pick":
            fitting = [kind for kind in self.open if self.suits(kind) or not me.supplier]
            yield from (("take", kind) for kind in fitting)
            yield from (("take_car", car) for car in self.cars if not me.car)
            yield from (("take_driver", driver) for driver in self.drivers if not me.driver)
        elif self.waits in ("first", "second"):
            yield from ((self.waits, pile) for pile in range(2) if self.pile(self.waits, pile))
        else:
            which, pile = self.waits.split()
            yield from ((f"{which}_shown", card) for card in self.pile(which, int(pile)))

    def pile(self, which: str, pile: int) -> list[str]:
        if which == "first":
            return [kind for kind in self.deck if self.is_technology(kind) == (pile == 0)]
        return [card for card in self.left if (card in self.cards.content["cars"]) == (pile == 0)]

    def first(self, pile: int) -> None:
        self.waits = f"first {pile}"

    def second(self, pile: int) -> None:
        self.waits = f"second {pile}"

    def first_shown(self, kind: str) -> None:
        move(kind, self.deck, self.open)
        self.turn_crew()

    def second_shown(self, card: str) -> None:
        self.left.remove(card)
        (self.cars if card in self.cards.content["cars"] else self.drivers).append(card)
        self.waits = "pick"

    def turn_crew(self) -> None:
        self.choose("second")

    def choose(self, which: str) -> None:
        """A pile is chosen, if there are two with cards."""
        there = [pile for pile in range(2) if self.pile(which, pile)]
        if not there:
            raise BeyondError
        self.waits = which if len(there) > 1 else f"{which} {there[0]}"

    def take(self, kind: str) -> None:
        move(kind, self.open, self.me.hand)
        if self.is_technology(kind):
            self.me.supplier = kind.split("-", maxsplit=1)[0]
        self.picked()

    def take_car(self, car: str) -> None:
        self.cars.remove(car)
        self.me.car = car
        self.picked()

    def take_driver(self, driver: str) -> None:
        self.drivers.remove(driver)
        self.me.driver = driver
        self.picked()

    def picked(self) -> None:
        """LB-3.2: out, the last twice, and back from the last but one."""
        count = len(self.players)
        self.picks -= 1
        if all(player.car and player.driver for player in self.players):
            raise BeyondError
        if self.picks:
            self.waits = "pick"
            return
        self.visit = (self.visit + 1) % (2 * count - 1)
        self.seat = self.visit if self.visit < count else 2 * count - 2 - self.visit
        self.picks = 1 + (self.visit == count - 1)
        self.choose("first")


@dataclass
class Market(_Cards):
    """LB-14.4, then LB-5.5. `cars` and `drivers` are those that nobody has; `queue` who comes after this player."""

    queue: list[int]
    returned: tuple[str, ...] = ()
    dealt: frozenset[str] = frozenset()
    track: Track | None = None
    grid: tuple[str, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    sums: tuple[int, ...] = ()
    pile: dict[int, int] = field(default_factory=dict)
    gone: dict[int, int] = field(default_factory=dict)

    def own(self) -> None:
        super().own()
        self.queue, self.pile, self.gone = list(self.queue), dict(self.pile), dict(self.gone)

    def choices(self) -> Iterator[Choice]:
        me = self.me
        if self.waits == "market":
            if "cards" not in self.dealt and sum(me.hand.values()) > 1 and any(map(self.suits, self.deck)):
                yield from (("give_back", kind) for kind in me.hand)
            for what, card, others in (("cars", me.car, self.cars), ("drivers", me.driver, self.drivers)):
                if what not in self.dealt and self.affordable(what, others, me.money + self.proceeds(what, card)):
                    yield "give_up", what
            yield "leave", ""
        elif self.waits == "return":
            yield from (("give_back", kind) for kind in me.hand)
        elif self.waits == "choose":
            yield from (("choose", kind) for kind in self.deck if self.suits(kind))
        elif self.waits == "qualify":
            yield from (("qualify", foot) for foot, number in self.pile.items() if number)
        else:
            others = self.cars if self.waits == "cars" else self.drivers
            yield from (("buy", card) for card in self.affordable(self.waits, others, me.money))

    def price(self, what: str, card: str) -> int:
        return int(self.cards.content[what][card]["price"])

    def proceeds(self, what: str, card: str) -> int:
        return max(0, self.price(what, card) - int(self.cards.content["discount"]))

    def affordable(self, what: str, others: list[str], money: int) -> list[str]:
        return [card for card in others if self.price(what, card) <= money]

    def give_back(self, kind: str) -> None:
        move(kind, self.me.hand, {})
        self.returned = (*self.returned, kind)
        self.waits = "return" if len(self.returned) == 1 else "choose"

    def choose(self, kind: str) -> None:
        move(kind, self.deck, self.me.hand)
        for returned in self.returned:
            self.deck[returned] = self.deck.get(returned, 0) + 1
        self.returned, self.dealt, self.waits = (), self.dealt | {"cards"}, "market"

    def give_up(self, what: str) -> None:
        self.me.money += self.proceeds(what, self.me.car if what == "cars" else self.me.driver)
        self.dealt, self.waits = self.dealt | {what}, what

    def buy(self, card: str) -> None:
        me = self.me
        self.me.money -= self.price(self.waits, card)
        if self.waits == "cars":
            self.cars[self.cars.index(card)], me.car = me.car, card
        else:
            self.drivers[self.drivers.index(card)], me.driver = me.driver, card
        self.waits = "market"

    def leave(self, _: str) -> None:
        self.dealt = frozenset()
        if self.queue:
            self.seat = self.queue.pop(0)
        else:
            self.waits, self.pile = "qualify", self.cards.pile(self.deck, {})
            self.groups = (tuple(range(len(self.players))),)

    def qualify(self, foot: int) -> Race | None:
        """LB-5.5: the first group of equals draws, one after another, and is parted; then the race begins."""
        self.pile[foot] -= 1
        self.gone[foot] = self.gone.get(foot, 0) + 1
        at = next(k for k, group in enumerate(self.groups) if len(group) > 1)
        group = self.groups[at]
        player = self.players[group[len(self.sums)]]
        self.sums = (*self.sums, foot + self.cards.crew(player.car, player.driver, "speed"))
        if len(self.sums) < len(group):
            return None
        drawn = list(zip(group, self.sums, strict=True))
        ranks = sorted(set(self.sums), reverse=True)
        parted = tuple(tuple(m for m, own in drawn if own == rank) for rank in ranks)
        self.groups, self.sums = (*self.groups[:at], *parted, *self.groups[at + 1 :]), ()
        return self.started() if len(self.groups) == len(self.players) else None

    def started(self) -> Race:
        assert self.track is not None
        order = [m for (m,) in self.groups]
        cars = [Car(p.car, p.driver, self.grid[order.index(m)], -1, p.hand) for m, p in enumerate(self.players)]
        return Race(self.track, self.cards, cars, self.pile, order, gone=self.gone)


def race_of(content: dict[str, Any], scenario: Scenario) -> Any:
    """The position of a scenario, straight from the words of the file."""
    given, cards = scenario.position, Cards(content["cards"])
    track, phase = Track(content["tracks"][0]), given["phase"]
    if phase == PICK:
        return _draft(cards, given, scenario.seats)
    if phase == MARKET:
        return _market(track, cards, given, scenario.seats, content["tracks"][0]["grid"])
    return _race(track, cards, given, scenario.seats)


def _row(given: dict[str, Any], name: str, seat: int, otherwise: Any) -> Any:
    """A seat's, or its car's, part of a field; without what tells cars from suppliers."""
    rows = given.get(name, {})
    value = rows.get(str(seat), otherwise) if isinstance(rows, dict) else [*rows, otherwise][seat]
    return value.rpartition(".")[2] if isinstance(value, str) else value


def _players(given: dict[str, Any], seats: int) -> list[Player]:
    found = []
    for seat in range(seats):
        car, driver, supplier = (_row(given, name, seat, "") for name in ("car_card", "driver", "supplier"))
        hand = {name.rpartition(".")[2]: number for name, number in _row(given, "hand", seat, {}).items()}
        found.append(Player(hand, car, driver, supplier, _row(given, "money", seat, 0)))
    return found


def _deck(cards: Cards, *held: Held) -> Held:
    deck = {kind: printed["count"] - sum(hand.get(kind, 0) for hand in held) for kind, printed in cards.kinds.items()}
    return {kind: number for kind, number in deck.items() if number}


def _draft(cards: Cards, given: dict[str, Any], seats: int) -> Draft:
    cars, drivers = ([name.rpartition(".")[2] for name in given[where]] for where in ("car_at", "driver_at"))
    left = [name for name in (*cards.content["cars"], *cards.content["drivers"]) if name not in (*cars, *drivers)]
    players, deck = [Player({}) for _ in range(seats)], _deck(cards, given["open"])
    return Draft(cards, players, deck, cars, drivers, given["turn"], "pick", dict(given["open"]), left)


def _market(track: Track, cards: Cards, given: dict[str, Any], seats: int, grid: list[str]) -> Market:
    players = _players(given, seats)
    cars = [car for car in cards.content["cars"] if car not in {player.car for player in players}]
    drivers = [name for name in cards.content["drivers"] if name not in {player.driver for player in players}]
    places = given["place"]
    queue = sorted((seat for seat in range(seats) if seat != given["turn"]), key=lambda seat: -places[seat])
    deck = _deck(cards, *(player.hand for player in players))
    found = Market(cards, players, deck, cars, drivers, given["turn"], "market", queue)
    found.track, found.grid = track, tuple(grid)
    return found


def _race(track: Track, cards: Cards, given: dict[str, Any], seats: int) -> Race:
    cars = []
    for seat, player in enumerate(_players(given, seats)):
        car = Car(player.car, player.driver, _row(given, "cell", seat, ""), _row(given, "lap", seat, 0), player.hand)
        for name in ("damage", "failing", "running", "won"):
            setattr(car, name, _row(given, name, seat, 0))
        car.is_racing = _row(given, "status", seat, RACING) == RACING
        car.direction = DIRECTIONS[_row(given, "direction", seat, 0)]
        cars.append(car)
    pile = cards.pile(_deck(cards, *(car.hand for car in cars)), {})
    race = Race(track, cards, cars, pile, [m for m in given["order"] if m >= 0])
    if given["phase"] == MOVE:
        race.waits, race.points = "move", given["points"]
    return race
