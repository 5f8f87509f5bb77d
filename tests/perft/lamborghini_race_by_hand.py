"""A race of Lamborghini once more, in another way, to count by: for `lamborghini_by_hand`.

Written from the rule text (LB-6 to LB-11) for players with one car each. It knows no classification, and no end of a
race: counts are too shallow for a car to pass the line for the last time.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tests.perft.lamborghini_things_by_hand import AHEAD, LEFT, RIGHT, Car, Cards, Track, type_of

FOR_SPEED = {"aero", "engine", "tyres", "fuel", "skill", "fast", "victory", "will"}
FOR_CHECKS = {"brakes", "setup", "team", "steady"}
MOST_CHECKS = MOST_DAMAGES = 2

Choice = tuple[str, Any]


@dataclass
class Race:
    """A moment. `order` are the cars of this round, and `turn` says whose turn of it is on."""

    track: Track
    cards: Cards
    cars: list[Car]
    pile: dict[int, int]
    order: list[int]
    turn: int = 0
    waits: str = "draw"
    gone: dict[int, int] = field(default_factory=dict)
    drawn: int = 0
    checks: int = 0
    points: int | None = None
    in_lane: bool = False
    slip: bool = False
    slipped: bool = False
    check: str = ""
    checker: int = 0
    with_check: str = ""
    side: int = AHEAD
    is_free: bool = False
    is_push: bool = False
    struck: int = 0
    done: list[int] = field(default_factory=list)
    engaged: bool = False
    strong: bool = False

    @property
    def me(self) -> Car:
        return self.cars[self.order[self.turn]]

    def nexts(self) -> Iterator[Race]:
        """What can come next, one for each action or outcome."""
        for what, value in self.choices():
            after = copy(self)
            after.cars = [copy(car) for car in self.cars]
            for car in after.cars:
                car.hand = dict(car.hand)
            after.pile, after.gone, after.done = dict(self.pile), dict(self.gone), list(self.done)
            after.order = list(self.order)
            getattr(after, what)(value)
            yield after

    def choices(self) -> Iterator[Choice]:
        if self.waits in ("draw", "settle", "direct"):
            left = self.pile if any(self.pile.values()) else self.gone
            yield from ((self.waits, foot) for foot, number in left.items() if number)
        elif self.waits == "move":
            yield from self.moves()
        else:
            yield from ((self.waits, kind) for kind in [*self.playable(), ""])

    def drew(self, foot: int) -> int:
        if not any(self.pile.values()):
            self.pile, self.gone = self.gone, {}
        self.pile[foot] -= 1
        self.gone[foot] = self.gone.get(foot, 0) + 1
        return foot

    # --------------------------------------------------------------------------------------------------------- cards

    def playable(self) -> list[str]:
        """LB-6.4, LB-9.5, LB-11."""
        car = self.cars[self.checker] if self.waits == "answer" else self.me
        held = [] if car.has_played else [kind for kind, number in car.hand.items() if number]
        return [kind for kind in held if self.fits(type_of(kind))]

    def fits(self, kind: str) -> bool:
        if self.waits == "repair":
            return kind == "team" and self.me.damage in (1, 2)
        if self.waits == "fortune":
            return kind == "fortune"
        if self.waits == "answer":
            extra = {"attack": "engage", "squeeze": "luck"}.get(self.check)
            return kind in FOR_CHECKS or kind == extra
        if kind not in FOR_SPEED or self.me.running:
            return False
        place = self.places().index(self.order[self.turn]) + 1
        if kind == "victory":
            return place in (2, 3)
        return kind != "will" or place >= len(self.places()) - 1

    def places(self) -> list[int]:
        """Who races, further ahead first; level cars as they come in this round."""
        racing = [m for m in self.order if self.cars[m].is_racing]
        return sorted(racing, key=lambda m: (-self.distance(m), self.order.index(m)))

    def distance(self, m: int) -> Fraction:
        return self.cars[m].lap * self.track.lap + self.track.span(self.cars[m].cell)[1]

    def play(self, car: Car, kind: str) -> None:
        car.hand[kind] -= 1
        car.has_played = True

    def ask(self, waits: str) -> bool:
        self.waits = waits
        return bool(self.playable())

    # ------------------------------------------------------------------------------------------- the turn to its sum

    def begin(self) -> None:
        if not self.ask("repair"):
            self.waits = "draw"

    def repair(self, kind: str) -> None:
        if kind:
            self.play(self.me, kind)
            self.me.damage -= 1
        self.waits = "draw"

    def draw(self, foot: int) -> None:
        self.drawn = self.drew(foot)
        if not self.ask("fortune"):
            self.heed()

    def fortune(self, kind: str) -> None:
        if kind:
            self.play(self.me, kind)
            self.waits = "draw"
        else:
            self.heed()

    def heed(self) -> None:
        if self.drawn >= 10:
            self.begin_check(self.order[self.turn], "arrow")
        else:
            self.open_speed()

    def open_speed(self) -> None:
        if not self.ask("speed"):
            self.speed("")

    def speed(self, kind: str) -> None:
        """LB-6.3, LB-11."""
        car, place = self.me, self.places()
        loss = car.failing if car.damage == 3 else car.damage
        total = self.drawn + self.cards.crew(car.card, car.driver, "speed") + (car.running > 0) - loss
        more = {"victory": 2, "will": 3 if place[-1] == self.order[self.turn] else 2}
        more |= {"skill": max(0, min(3, 12 - total)), "fast": max(0, min(4, 14 - total))}
        if kind:
            self.play(car, kind)
        if type_of(kind) in ("aero", "engine"):
            total += self.cards.kinds[kind]["worth"]
        total += more.get(kind, 0)
        car.running -= car.running > 0
        if type_of(kind) in ("tyres", "fuel"):
            car.running = self.cards.kinds[kind]["worth"]
        self.in_lane = type_of(kind) == "aero"
        if car.damage == 3 and total <= 0:
            car.is_racing, car.direction, car.won, car.running = False, None, 0, 0
            self.end("")
            return
        self.points, car.won = max(0, total) + car.won, 0
        self.go_on()

    # --------------------------------------------------------------------------------------------------------- checks

    def begin_check(self, m: int, check: str) -> None:
        self.checker, self.check, self.with_check = m, check, ""
        if not self.ask("answer"):
            self.waits = "settle"

    def answer(self, kind: str) -> None:
        car = self.cars[self.checker]
        self.waits = "settle"
        if not kind:
            return
        self.play(car, kind)
        if kind == "luck":
            self.squeezed()
            return
        self.with_check = kind
        if type_of(kind) == "brakes":
            car.guard += self.cards.kinds[kind]["worth"]
        if kind == "blue-team" and car.damage in (1, 2):
            car.damage -= 1
        self.engaged = self.engaged or kind == "engage"

    def settle(self, foot: int) -> None:
        """LB-8.1, LB-8.2."""
        car, kind = self.cars[self.checker], type_of(self.with_check)
        total = self.drew(foot) + self.cards.crew(car.card, car.driver, "handling") - car.damage
        total += {"team": 1, "steady": 2, "engage": 1}.get(kind, 0)
        total += self.cards.kinds[self.with_check]["worth"] if kind == "setup" else 0
        total -= self.drawn - 10 if self.check == "arrow" else 0
        total -= self.engaged + self.strong if self.check == "defence" else 0
        self.checks += self.check in ("arrow", "squeeze", "attack")
        if total <= 7:
            self.suffer(car)
            self.waits = "direct"
            return
        if total >= 10 and car is self.me and self.points is not None:
            self.points += 1
        elif total >= 10:
            car.won += 1
        self.strong = total >= 12 and self.check == "attack"
        self.checked(has_accident=False)

    def suffer(self, car: Car) -> None:
        """LB-8.4, LB-11.2."""
        if car.damage == 3 or car.hurt == MOST_DAMAGES:
            return
        if car.guard:
            car.guard -= 1
            return
        car.hurt, car.damage = car.hurt + 1, car.damage + 1
        car.failing = 3 if car.damage == 3 else 0
        if car is self.me and self.points:
            self.points -= 1

    def direct(self, foot: int) -> None:
        self.drew(foot)
        told = AHEAD if foot <= 7 else RIGHT if foot <= 9 else LEFT
        self.cars[self.checker].direction = told if foot < 12 else None
        self.checked(has_accident=True)

    def checked(self, *, has_accident: bool) -> None:
        if self.check == "arrow":
            self.open_speed()
        elif self.check == "squeeze" and not has_accident:
            self.squeezed()
        elif self.check == "squeeze":
            self.go_on()
        else:
            self.strike(has_accident)

    def strike(self, has_accident: bool) -> None:
        """LB-9.2, LB-9.4."""
        if self.check == "attack":
            following, check = self.struck, "defence"
        else:
            cell = self.cars[self.struck].cell
            cell = self.track.beside(cell, self.side) if self.is_push else self.track.front(cell, AHEAD)
            following, check = self.on(cell) if has_accident else -1, "chain"
        is_due = following >= 0 and following not in (*self.done, self.order[self.turn])
        if is_due and self.cars[following].is_racing:
            self.done.append(following)
            self.struck = following
            self.begin_check(following, check)
        else:
            self.go_on()

    # ------------------------------------------------------------------------------------------------------- the move

    def on(self, cell: str) -> int:
        return next((m for m, car in enumerate(self.cars) if cell and car.cell == cell), -1)

    def has_check(self) -> bool:
        return self.checks < MOST_CHECKS

    def usable(self, side: int) -> str:
        """The cell in front, if there is one that the car may use (LB-11.1)."""
        cell = self.track.front(self.me.cell, side)
        return "" if self.in_lane and side != AHEAD and self.track.front(self.me.cell, AHEAD) else cell

    def is_free_front(self, side: int) -> bool:
        cell = self.usable(side)
        return bool(cell) and self.on(cell) < 0

    def squeezes(self, side: int) -> bool:
        around = (self.track.front(self.me.cell, AHEAD), self.track.beside(self.me.cell, side))
        return side != AHEAD and all(self.on(cell) >= 0 for cell in around)

    def may_enter(self, side: int) -> bool:
        has_luck = self.me.hand.get("luck", 0) > 0 and not self.me.has_played
        return self.is_free_front(side) and (self.has_check() or has_luck or not self.squeezes(side))

    def may_strike(self, cell: str) -> bool:
        other = self.on(cell)
        return other >= 0 and self.cars[other].is_racing and self.has_check()

    def moves(self) -> Iterator[Choice]:
        """LB-6.5 to LB-6.8, LB-9.1, LB-10.1."""
        sides = (AHEAD, LEFT, RIGHT)
        must = bool(self.points) and self.has_check() and not any(map(self.is_free_front, sides))
        has_way = any(self.is_free_front(side) and not self.squeezes(side) for side in sides)
        has_card = self.me.hand.get("slipstream", 0) and not self.me.has_played
        ahead = self.track.front(self.me.cell, AHEAD)
        if self.slipped and has_card and ahead and self.on(ahead) < 0:
            yield "stream", ""
        yield from (("step", side) for side in sides if self.points and self.may_enter(side))
        yield from (("slip_out", side) for side in sides[1:] if self.may_slip(side))
        for side in sides:
            if self.may_strike(self.track.front(self.me.cell, side)) or (must and self.usable(side)):
                yield "hit", side
        yield from (("push", side) for side in sides[1:] if self.may_strike(self.track.beside(self.me.cell, side)))
        if not self.points or (not self.has_check() and not has_way):
            yield "end", ""

    def may_slip(self, side: int) -> bool:
        return self.slip and not self.in_lane and self.may_enter(side)

    def go_on(self) -> None:
        """LB-8.3, then what the player may do."""
        while self.points and self.me.direction is not None:
            side, self.me.direction = self.me.direction, None
            cell = self.track.front(self.me.cell, side)
            if not cell:
                self.points = max(0, self.points - 3)
            elif self.on(cell) < 0:
                self.enter(side, is_free=False)
            elif self.has_check():
                self.hit(side)
                return
        self.waits = "move"
        if all(what == "end" for what, _ in self.moves()):
            self.end("")

    def enter(self, side: int, *, is_free: bool) -> None:
        car = self.me
        car.lap += self.track.span(car.cell)[1] == self.track.lap
        car.cell = self.track.front(car.cell, side)
        self.points = (self.points or 0) - (not is_free)
        other = self.on(self.track.front(car.cell, AHEAD))
        self.slip, self.slipped = other >= 0 and self.cars[other].is_racing, False

    def step(self, side: int) -> None:
        self.side, self.is_free = side, False
        self.try_step()

    def slip_out(self, side: int) -> None:
        self.side, self.is_free = side, True
        self.try_step()

    def try_step(self) -> None:
        if not self.squeezes(self.side):
            self.squeezed()
            return
        self.slip = self.slipped = False
        if self.has_check():
            self.begin_check(self.order[self.turn], "squeeze")
        else:
            self.play(self.me, "luck")
            self.squeezed()

    def squeezed(self) -> None:
        self.enter(self.side, is_free=self.is_free)
        self.slipped = self.is_free
        self.go_on()

    def stream(self, _: str) -> None:
        self.play(self.me, "slipstream")
        self.enter(AHEAD, is_free=True)
        self.go_on()

    def hit(self, side: int) -> None:
        self.attack(side, self.track.front(self.me.cell, side), is_push=False)

    def push(self, side: int) -> None:
        self.attack(side, self.track.beside(self.me.cell, side), is_push=True)

    def attack(self, side: int, cell: str, *, is_push: bool) -> None:
        self.side, self.is_push, self.struck = side, is_push, self.on(cell)
        self.done, self.engaged, self.strong, self.slip, self.slipped = [], False, False, False, False
        self.begin_check(self.order[self.turn], "attack")

    def end(self, _: str) -> None:
        """The turn is over: the next one begins, of this round or of a new one (LB-6.1, LB-8.4)."""
        self.me.failing += self.me.failing > 0
        for car in self.cars:
            car.has_played, car.hurt, car.guard = False, 0, 0
        self.drawn, self.checks, self.points, self.in_lane, self.slip, self.slipped = 0, 0, None, False, False, False
        self.turn += 1
        if self.turn == len(self.order):
            self.order, self.turn = self.places(), 0
        self.begin()
