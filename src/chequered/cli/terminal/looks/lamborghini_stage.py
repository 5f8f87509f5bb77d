"""Lamborghini away from the track: bids, the draft, the set-up of a pair, the market, and what each choice is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from chequered.cli.terminal.looks import Bit, Part
from chequered.cli.terminal.palette import LIGHT, OBSTACLE, PALETTE, Paint
from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.notation import CARDS, DRIVERS, SUPPLIERS
from chequered.games.lamborghini.notation import CARS as CAR_WORDS
from chequered.games.lamborghini.rules.holding import is_technology, supplier_of
from chequered.games.lamborghini.rules.market import proceeds
from chequered.games.lamborghini.spec import FIRST_MANOEUVRE, KINDS, Pile
from chequered.games.lamborghini.state import Phase, Where
from chequered.kernel.boards import LoadedBoard
from chequered.text import GameSentences

BLACK = Paint("#2a2e33", LIGHT, "◆")
CARS: Mapping[str, Paint] = {word: BLACK if word == "black" else PALETTE[word] for word in CAR_WORDS}
"""Cars by their card: the colours of the palette, and the black of the page for the one that it lacks."""

NO_CARD = Paint(OBSTACLE.fill, LIGHT, "")
"""A car whose car card is not known yet."""

TAKE_CAR, TAKE_DRIVER = "take-car-", "take-driver-"

DRAFT = frozenset({Phase.REVEAL, Phase.TURN_CARD, Phase.TURN_CREW, Phase.PICK})
PAIR = frozenset({Phase.ASSIGN_DRIVER, Phase.ASSIGN_SUPPLIER, Phase.DIVIDE, Phase.CHOOSE_SUPPLIER, Phase.LOT})
MARKET = frozenset({Phase.MARKET, Phase.RETURN, Phase.CHOOSE, Phase.RECEIVE, Phase.BUY_CAR, Phase.HIRE})


def carpaint(card: int) -> Paint:
    """The look of a car with this car card, -1 for none."""
    return CARS[CAR_WORDS[card]] if card >= 0 else NO_CARD


def stage(view: Any, board: LoadedBoard, names: Sequence[str], words: GameSentences) -> Sequence[Part]:
    """What is seen instead of the track; nothing in a race, and once the match is over."""
    table = _Table(view, board, names, words)
    if view.phase == Phase.BID:
        return list(table.bids())
    if view.phase in DRAFT:
        return list(table.draft())
    if view.phase in PAIR:
        return list(table.pairs())
    return list(table.market()) if view.phase in MARKET else ()


def worth(view: Any, board: LoadedBoard, token: str, words: GameSentences) -> str:
    """What an action is worth: stats and price, what a card does, what a sale brings, how many cards there are."""
    return _Table(view, board, (), words).worth(token)


class _Table:
    """What lies on the table, in words."""

    def __init__(self, view: Any, board: LoadedBoard, names: Sequence[str], words: GameSentences) -> None:
        self.view = view
        self.record = cast(Board, board.record)  # looks are found by the game's name
        self.names = names
        self.words = words

    # ------------------------------------------------------------------------------------------------- parts

    def bids(self) -> Iterator[Part]:
        """LB-4.2 Whose bid is sealed, and what a bid is for."""
        help_texts = (self._said("bid-secret"), self._said("bid-lost"))
        yield Part(self._said("bid-title"), [[Bit(text, quiet=True) for text in help_texts]], flows=True)
        rows = []
        for seat, name in enumerate(self.names):
            state = self._said("bid-is-sealed" if self.view.has_bid[seat] else "bid-is-awaited")
            rows.append([Bit(name), Bit(self._sum(self.view.money[seat])), Bit(state)])
        yield Part("", rows)

    def draft(self) -> Iterator[Part]:
        """LB-3.1 What lies open, how many cards the piles have, what everybody has."""
        view = self.view
        trips = "draft-forced" if view.trip > view.draft_trips else "draft-trips"
        trip = f"{self._said('draft-title')} · {self._said('draft-trip', trip=max(1, view.trip))}"
        yield Part(trip, [[Bit(self._said(trips, trips=view.draft_trips), quiet=True)]], flows=True)
        yield self._open_crews()
        cards = [self._card(kind, view.open[kind], f"take-{CARDS[kind]}") for kind in range(KINDS) if view.open[kind]]
        yield Part(self._said("draft-open-cards"), [cards], flows=True)
        seats = len(self.names)
        yield from (self._player((max(0, view.turn) + k) % seats) for k in range(seats))
        piles = zip(("technology", "manoeuvre", "cars", "drivers"), self._pile_sizes(), strict=True)
        counts = [Bit(f"{self.words.word('pile', word)} {count}", token=f"turn-{word}") for word, count in piles]
        yield Part(self._said("draft-piles"), [counts], flows=True)

    def pairs(self) -> Iterator[Part]:
        """LB-5.2, LB-5.3 What each car has, and what is to be given to one."""
        yield Part(self._said("pair-title"), [[Bit(self._asked())]], flows=True)
        yield from (self._car(car, "") for car in range(self.view.seats * self.view.each))

    def market(self) -> Iterator[Part]:
        """LB-14.4 Who is there, the cars and drivers for sale, and what the player in the market can give away."""
        view = self.view
        title = self._said("market-title", race=view.race, races=view.races)
        yield Part(title, [[Bit(self._said("market-order"), quiet=True)]], flows=True)
        rows = []
        for seat, name in enumerate(self.names):
            state = "here" if seat == view.turn else "gone" if view.left_market[seat] else "waits"
            rows.append([Bit(name), Bit(self._sum(view.money[seat])), Bit(self._said(f"market-{state}"))])
        yield Part("", rows)
        yield from self._crews_for_sale()
        if view.turn >= 0:
            own = range(view.turn * view.each, (view.turn + 1) * view.each)
            yield from (self._car(car, str(number)) for number, car in enumerate(own, 1))

    def _open_crews(self) -> Part:
        """LB-3.1 The cars and drivers that lie open."""
        cars, drivers = self._crews(lambda at: at == Where.OPEN)
        return Part(self._said("draft-open-crews"), [[self._legend, *cars, *drivers]], flows=True)

    def _crews_for_sale(self) -> Iterator[Part]:
        """LB-14.4 The cars and drivers that nobody has."""
        cars, drivers = self._crews(lambda at: at != Where.HELD)
        yield Part(self._said("market-cars" if cars else "market-no-cars"), [[self._legend, *cars]], flows=True)
        yield Part(self._said("market-drivers" if drivers else "market-no-drivers"), [drivers], flows=True)

    def _crews(self, is_shown: Callable[[int], bool]) -> tuple[list[Bit], list[Bit]]:
        """The cars and the drivers of which this holds of where they are."""
        cars, drivers = (
            [number for number, at in enumerate(places) if is_shown(at)]
            for places in (self.view.car_at, self.view.driver_at)
        )
        return (
            [self._crew("car", car, f"{TAKE_CAR}{CAR_WORDS[car]}", CARS[CAR_WORDS[car]]) for car in cars],
            [self._crew("driver", driver, f"{TAKE_DRIVER}{DRIVERS[driver]}") for driver in drivers],
        )

    @property
    def _legend(self) -> Bit:
        return Bit(f"{self._stats_named()}:", quiet=True)

    def _player(self, seat: int) -> Part:
        """What a player has drafted: of two cars the cards are not divided yet."""
        view = self.view
        cars = range(seat * view.each, (seat + 1) * view.each)
        bits = [Bit(self._sum(view.money[seat]))] if view.long else []
        bits += [bit for car in cars for bit in self._crew_of(car)]
        sign = "▶" if seat == view.turn else " "
        return Part(f"{sign}{self.names[seat]}", [[*bits, *self._cards_of(cars)]], flows=True)

    def _car(self, car: int, own: str) -> Part:
        """What a car has; in the market, where it is the player's car `own`, what giving something away brings."""
        bits = [replace(bit, token=token) for bit, token in zip(self._crew_of(car), _sales(own), strict=False)]
        return Part(self.words.piece(car, self.names), [[*bits, *self._cards_of([car], own)]], flows=True)

    # -------------------------------------------------------------------------------------------------- bits

    def _crew_of(self, car: int) -> list[Bit]:
        """Car card, driver and supplier of a car, or that it lacks them."""
        view = self.view
        card, driver, supplier = view.car_card[car], view.driver[car], view.supplier[car]
        bits = [self._crew("car", card, "", carpaint(card)) if card >= 0 else Bit(self._said("draft-no-car"))]
        bits.append(self._crew("driver", driver) if driver >= 0 else Bit(self._said("draft-no-driver")))
        if supplier >= 0:
            bits.append(Bit(self.words.word("supplier", supplier), PALETTE[SUPPLIERS[supplier]]))
        return bits

    def _cards_of(self, cars: Sequence[int], own: str = "") -> list[Bit]:
        counts = [sum(self.view.hand[car][kind] for car in cars) for kind in range(KINDS)]
        tokens = [f"return-{own}-{word}" if own else "" for word in CARDS]
        return [self._card(kind, count, tokens[kind]) for kind, count in enumerate(counts) if count]

    def _card(self, kind: int, count: int, token: str) -> Bit:
        times = f" ×{count}" if count > 1 else ""
        paint = PALETTE[SUPPLIERS[supplier_of(kind)]] if is_technology(kind) else None
        return Bit(f"{self.words.word('card', kind)}{times}", paint, token)

    def _crew(self, sort: str, number: int, token: str = "", paint: Paint | None = None) -> Bit:
        """A car or driver, with its stats in the order of `_stats_named`."""
        speed, handling, technology, manoeuvres, price = self._stats(sort, number)
        stats = f"{self.words.word(sort, number)} {speed}/{handling}"
        if token:
            stats += f" +{technology}/{manoeuvres}"
            stats += f" {self._sum(price)}" if self.view.long else ""
        return Bit(stats, paint, token)

    def _stats(self, sort: str, number: int) -> list[int]:
        """Speed, manoeuvre, extra cards of both sorts, price."""
        names = ("speed", "handling", "technology", "manoeuvres", "price")
        return [getattr(self.record, f"{sort}_{name}")[number] for name in names]

    def _stats_named(self) -> str:
        named = [self._said(f"draft-stat-{name}") for name in ("speed", "handling", "technology", "manoeuvres")]
        return f"{named[0]}/{named[1]} {named[2]}/{named[3]}"

    def _pile_sizes(self) -> list[int]:
        """How many cards are in each pile (LB-3.1)."""
        view = self.view
        return [
            sum(view.deck[:FIRST_MANOEUVRE]),
            sum(view.deck[FIRST_MANOEUVRE:KINDS]),
            sum(at == Where.PILE for at in view.car_at),
            sum(at == Where.PILE for at in view.driver_at),
        ]

    def _asked(self) -> str:
        """What is given to one of two cars now (LB-5.2, LB-14.4)."""
        view = self.view
        first = view.turn * view.each
        if view.phase == Phase.ASSIGN_DRIVER:
            return self.words.word("driver", view.driver[first])
        if view.phase == Phase.ASSIGN_SUPPLIER:
            return self.words.word("supplier", view.supplier[first])
        return self.words.word("card", view.asked) if view.asked >= 0 else ""

    # ------------------------------------------------------------------------------------------------- worth

    def worth(self, token: str) -> str:
        """What an action is worth."""
        for front, sort, vocabulary in ((TAKE_CAR, "car", CAR_WORDS), (TAKE_DRIVER, "driver", DRIVERS)):
            if token.startswith(front):
                return self._worth_of_crew(sort, vocabulary.index(token.removeprefix(front)))
        block, _, rest = token.partition("-")
        card = next((kind for kind, word in enumerate(CARDS) if token.endswith(f"-{word}")), -1)
        if block in {"take", "play", "return"}:
            return self._effect(card)
        if block in {"sell", "dismiss"}:
            return self._worth_of_sale("car" if block == "sell" else "driver", int(rest))
        if block == "bid":
            return self._said("market-left", money=self._sum(self.view.money[self.view.turn] - int(rest)))
        if block in {"turn", "supplier"}:
            return self._said("supply-left", count=self._cards_behind(block, rest))
        return self._asked() if block == "to" else ""

    def _effect(self, card: int) -> str:
        """What a card does, in one short sentence (LB-11)."""
        sort = CARDS[card].rpartition("-")[2]
        is_blue = sort == "team" and SUPPLIERS[supplier_of(card)] == "blue"
        return self._said(f"card-{sort}{'-blue' if is_blue else ''}", worth=self.record.worth[card])

    def _worth_of_crew(self, sort: str, number: int) -> str:
        speed, handling, technology, manoeuvres, price = self._stats(sort, number)
        stats = self._said("pair-sums", speed=speed, handling=handling, technology=technology, manoeuvres=manoeuvres)
        if not self.view.long:
            return stats
        money = self.view.money[self.view.turn]
        costs = {"price": price, "money": money, "left": money - price}
        return f"{stats}  {self._said('draft-pays', **{name: self._sum(value) for name, value in costs.items()})}"

    def _worth_of_sale(self, sort: str, own: int) -> str:
        view = self.view
        held = (view.car_card if sort == "car" else view.driver)[view.turn * view.each + own - 1]
        brings = self._sum(proceeds(self.record, self._stats(sort, held)[-1]))
        return f"{self.words.word(sort, held)}: {self._said('market-brings', money=brings)}"

    def _cards_behind(self, block: str, word: str) -> int:
        """How many cards a pile has, or a supplier still has."""
        if block == "turn":
            return self._pile_sizes()[Pile[word.upper()]]
        supplier = SUPPLIERS.index(word)
        return sum(self.view.deck[kind] for kind in range(FIRST_MANOEUVRE) if supplier_of(kind) == supplier)

    def _sum(self, money: int) -> str:
        return self._said("draft-sum", money=money)

    def _said(self, name: str, **values: str | int) -> str:
        return self.words.of("page", name, **values)


def _sales(own: str) -> tuple[str, str, str]:
    """The tokens by which car card, driver and supplier of the player's car `own` are given away; none for no car."""
    return (f"sell-{own}", f"dismiss-{own}", "") if own else ("", "", "")
