"""Table-MotoGP once more, in another way, to count by: a race that never changes and yields all that can come after it.

Written from the rule text, for shallow counts only; it shares nothing with the game but the words of the files. It
counts ways and knows no classification.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from chequered.match.scenario_files import Scenario

EXTRA, BOXES, CRASH, FUEL = range(4)
FACES = range(1, 7)
RACING, FINISHED = 1, 2
RIDERS = ("status", "cell", "place", "lap", "failure", "again", "stops", "missing")


class Circuit:
    """Cells by name, from the description of a circuit (GP-2)."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.kinds = [s["kind"] for s in content["stretches"] for _ in range(s["spaces"])]
        self.spaces = len(self.kinds)
        self.marks = {str(space): mark for mark, spaces in content["marks"].items() for space in spaces}
        self.chequered = str(content["chequered"])
        pit = content["pit"]
        self.entry, self.exit, self.pits = pit["entry"], pit["exit"], pit["spaces"]
        if pit["boxes"]:
            self.marks[f"p{pit['boxes']}"] = "boxes"

    def space(self, cell: str) -> int:
        """Its space, or the one beside (GP-7.5)."""
        if not cell.startswith("p"):
            return int(cell.rstrip("IAB"))
        avoided = list(range(self.entry + 1, self.spaces)) + list(range(self.exit))
        number = int(cell[1:]) * len(avoided)
        return avoided[number // self.pits + (number % self.pits > 0) - 1]

    def is_straight(self, cell: str) -> bool:
        return cell.isdecimal() and self.kinds[int(cell)] == "straight"

    def room(self, cell: str) -> int:
        return 3 if self.is_straight(cell) or cell.startswith("p") else 1

    def fronts(self, cell: str) -> tuple[str, str]:
        """The inner cell in front, or nothing, and the other one (GP-3.1, GP-3.2)."""
        if cell.startswith("p"):
            number = int(cell[1:])
            return "", f"p{number + 1}" if number < self.pits else str(self.exit)
        space = self.space(cell)
        if cell.endswith("A"):
            return f"{space}I", f"{space}B"
        following = (space + 1) % self.spaces
        if self.kinds[following] == "corner":
            return f"{following}I", f"{following}A"
        return "", str(following)


@dataclass(frozen=True)
class Rider:
    team: int
    cell: str = ""
    place: int = 0
    lap: int = 0
    is_racing: bool = True
    failure: bool = False
    again: bool = False
    stops: int = 0
    missing: int = 0


@dataclass(frozen=True)
class Race:
    """A moment. `order` are those who have a turn in this round yet, in front the one whose turn it is."""

    circuit: Circuit
    riders: tuple[Rider, ...]
    hands: tuple[tuple[int, ...], ...]
    laps: int = 3
    card_is_six: bool = False
    only_the_lapped: bool = False
    crossed: int = 0
    podium: int = 0
    order: tuple[int, ...] = ()
    grid: tuple[int, ...] = ()
    waits: str = "roll"
    start: str = ""
    dice: tuple[int, ...] = ()
    way: tuple[tuple[str, int], ...] = ()

    @property
    def mover(self) -> Rider:
        return self.riders[self.order[0]]

    def nexts(self) -> Iterator[Race]:
        """What can come next, one for each action or outcome."""
        if self.waits == "lot":
            yield from (self.named(m) for m in range(len(self.riders)) if m not in self.grid)
        elif self.waits == "extra":
            yield replace(self, waits="").ridden()
            yield self.with_card_played()
        elif self.waits == "lane":
            inner, outer = self.circuit.fronts(self.at())
            yield from (self.stepped(cell).ridden() for cell in (inner, outer))
        elif self.waits == "card":
            yield from (self.with_card(self.mover.team, card, 1).acted() for card in (EXTRA, BOXES, CRASH))
        elif self.waits != "over":
            yield from (self.rolled(face) for face in FACES)

    # -------------------------------------------------------------------------------------------- the grid and dice

    def named(self, m: int) -> Race:
        grid = (*self.grid, m)
        left = [k for k in range(len(self.riders)) if k not in grid]
        if len(left) > 1:
            return replace(self, grid=grid)
        grid = (*grid, *left)
        race = self
        for place, k in enumerate(grid):
            cell = str(self.circuit.spaces - 1 - place // 3)
            race = race.with_rider(k, cell=cell, place=place % 3)
        return replace(race, grid=grid, order=grid, waits="roll")

    def rolled(self, face: int) -> Race:
        race = replace(self, dice=(*self.dice, face), start=self.mover.cell)
        sixes = self.dice.count(6)
        if face == 6 and self.waits in ("roll", "again") and sixes < 2:
            return replace(race, waits="again")
        if self.waits == "roll" and self.may_play_extra():
            return replace(race, waits="extra")
        return replace(race, waits="").ridden()

    def may_play_extra(self) -> bool:
        rider = self.mover
        has_card = self.hands[rider.team][EXTRA] > 0
        return has_card and self.circuit.is_straight(rider.cell) and not rider.failure

    def with_card_played(self) -> Race:
        race = self.with_card(self.mover.team, EXTRA, -1)
        if self.card_is_six:
            return replace(race, dice=(*self.dice, 6), waits="").ridden()
        return replace(race, waits="power")

    # ------------------------------------------------------------------------------------------------------ the way

    def points(self) -> list[int]:
        """The face of the die to which each point belongs (GP-5.2, GP-7.3)."""
        is_half = self.start.startswith("p")
        return [face for face in self.dice[:2] for _ in range((face + 1) // 2 if is_half else face)]

    def at(self) -> str:
        return self.way[-1][0] if self.way else self.mover.cell

    def at_lap(self) -> int:
        return self.way[-1][1] if self.way else self.mover.lap

    def stepped(self, cell: str) -> Race:
        is_over_line = self.circuit.space(cell) < self.circuit.space(self.at())
        return replace(self, way=(*self.way, (cell, self.at_lap() + is_over_line)), waits="")

    def ridden(self) -> Race:
        """On from here, up to a choice of lanes or what follows the move."""
        points, at = self.points(), self.at()
        is_stopped = bool(self.way) and self.mover.stops > 0 and at == self.circuit.chequered
        if self.at_lap() > self.laps or is_stopped or len(self.way) == len(points):
            return self.moved()
        if at == str(self.circuit.entry) and self.mover.failure and self.at_lap() < self.laps:
            return self.stepped("p1").ridden()
        inner, outer = self.circuit.fronts(at)
        if inner and points[len(self.way)] <= 4:
            return replace(self, waits="lane")
        return self.stepped(outer).ridden()

    # --------------------------------------------------------------------------------------------- the end of a move

    def moved(self) -> Race:
        m, before = self.order[0], self.mover
        if self.at_lap() > self.laps:
            race = replace(self.with_rider(m, is_racing=False), crossed=self.crossed + 1, podium=self.podium + 1)
            race = race.without_lapped(self.laps * self.circuit.spaces) if self.crossed == 0 else race
            return race.given_cards()
        with_room = [k for k, (cell, _) in enumerate(self.way) if self.taken(cell) < self.circuit.room(cell)]
        if not with_room:
            return replace(self, way=()).noted()
        way = self.way[: with_room[-1] + 1]
        cell, lap = way[-1]
        race = replace(self.with_rider(m, cell=cell, lap=lap, place=self.free_place(cell)), way=way)
        if self.crossed == 0:
            race = race.without_lapped(max(race.distance(r) for r in race.riders if r.is_racing))
        return race.given_cards() if lap > before.lap > 0 else race.acted()

    def taken(self, cell: str) -> int:
        return sum(rider.is_racing and rider.cell == cell for rider in self.riders)

    def free_place(self, cell: str) -> int:
        return min({0, 1, 2} - {rider.place for rider in self.riders if rider.is_racing and rider.cell == cell})

    def distance(self, rider: Rider) -> int:
        return (rider.lap - 1) * self.circuit.spaces + self.circuit.space(rider.cell)

    def without_lapped(self, lead: int) -> Race:
        behind = {m for m, r in enumerate(self.riders) if r.is_racing and lead - self.distance(r) > self.circuit.spaces}
        teams = {self.riders[m].team for m in behind}
        race = self
        for m, rider in enumerate(self.riders):
            if m in behind or (rider.team in teams and not self.only_the_lapped):
                has_finished = self.at_lap() > self.laps and m == self.order[0]
                race = replace(race.with_rider(m, is_racing=False), podium=race.podium - has_finished)
        return race

    def given_cards(self) -> Race:
        team = self.mover.team
        if not any(rider.is_racing and rider.team == team for rider in self.riders):
            return self.acted()
        return replace(self.with_card(team, FUEL, 1), waits="card")

    def acted(self) -> Race:
        """Leaving the pit lane, the cell, an owed stop (GP-6.9)."""
        m, race = self.order[0], self
        if not self.mover.is_racing:
            return self.noted()
        cells = [cell for cell, _ in self.way]
        if any(cell.startswith("p") for cell in (self.start, *cells)) and not cells[-1].startswith("p"):
            race = race.with_rider(m, failure=self.mover.again, again=False)
        race = race.marked(self.circuit.marks.get(cells[-1], ""))
        if race.mover.stops and cells[-1] == self.circuit.chequered:
            race = race.with_rider(m, stops=race.mover.stops - 1, missing=race.mover.missing + 1)
        return race.noted()

    def marked(self, mark: str) -> Race:
        m, rider = self.order[0], self.mover
        card = {"fuel": FUEL, "boxes": BOXES, "crash": CRASH}.get(mark)
        if mark == "boxes" and rider.lap == self.laps:
            return self
        if card is not None and self.hands[rider.team][card] > 0:
            return self.with_card(rider.team, card, -1)
        if mark in ("fuel", "engine"):
            return self.with_rider(m, is_racing=False)
        if mark == "crash":
            return self.with_rider(m, missing=rider.missing + 1)
        if mark == "boxes":
            in_pit = rider.cell.startswith("p")
            return self.with_rider(m, failure=True, again=in_pit)
        return self

    def noted(self) -> Race:
        """A new penalty, then the next turn."""
        race = self
        if self.dice == (6, 6, 6) and self.mover.is_racing:
            race = race.with_rider(self.order[0], stops=race.mover.stops + 1)
        return replace(race, dice=(), way=(), order=race.order[1:]).gone_on()

    def gone_on(self) -> Race:
        race = self
        while True:
            if not race.order:
                racing = [m for m, rider in enumerate(race.riders) if rider.is_racing]
                if race.podium >= 3 or not racing:
                    return replace(race, waits="over")
                race = replace(race, order=tuple(sorted(racing, key=race.position)))
            m = race.order[0]
            if race.riders[m].is_racing and race.riders[m].missing == 0:
                return replace(race, waits="roll")
            if race.riders[m].is_racing:
                race = race.with_rider(m, missing=race.riders[m].missing - 1)
            race = replace(race, order=race.order[1:])

    def position(self, m: int) -> tuple[int, int, int, int]:
        """Smaller is ahead (GP-6.1, GP-7.5)."""
        rider = self.riders[m]
        cell = rider.cell
        if cell.startswith("p"):
            return (-self.distance(rider), 3, -int(cell[1:]), rider.place)
        return (-self.distance(rider), {"B": 1, "A": 2}.get(cell[-1], 0), 0, rider.place)

    # --------------------------------------------------------------------------------------------------------- parts

    def with_rider(self, m: int, **changes: Any) -> Race:
        return replace(self, riders=(*self.riders[:m], replace(self.riders[m], **changes), *self.riders[m + 1 :]))

    def with_card(self, team: int, card: int, number: int) -> Race:
        hand = tuple(count + (k == card) * number for k, count in enumerate(self.hands[team]))
        return replace(self, hands=(*self.hands[:team], hand, *self.hands[team + 1 :]))


def race_of(content: dict[str, Any], scenario: Scenario) -> Race:
    """The position of a scenario, straight from the words of the file; without one the grid is drawn by lot."""
    options, given = scenario.options, scenario.position
    count = 2 * scenario.seats
    race = Race(
        circuit=Circuit(content),
        riders=tuple(rider_of(given, m) for m in range(count)),
        hands=tuple(hand_of(given.get("hand", {}), team) for team in range(scenario.seats)),
        laps=options.get("laps", 3),
        card_is_six=bool(options.get("extra_power_six", 0)),
        only_the_lapped=bool(options.get("lapped", 0)),
        crossed=len(given.get("finished", {})),
        podium=list(given.get("status", {}).values()).count(FINISHED),
        waits="roll" if given else "lot",
    )
    order = [word for word in given.get("order", []) if word != -1][given.get("next", 0) :]
    return replace(race, order=tuple(map(number_of, order)))


def number_of(name: str) -> int:
    return 2 * int(name[0]) - 2 + "ab".index(name[1])


def rider_of(given: Mapping[str, Any], m: int) -> Rider:
    name = f"{m // 2 + 1}{'ab'[m % 2]}"
    words = {key: table.get(name, 0) for key, table in given.items() if key in RIDERS}
    racing = words.pop("status", RACING) == RACING
    return Rider(team=m // 2, is_racing=racing, **words)


def hand_of(given: Mapping[str, Any], team: int) -> tuple[int, ...]:
    dealt = dict(zip(("extra", "boxes", "crash", "fuel"), (2, 1, 2, 2), strict=True))
    return tuple({**dealt, **given.get(str(team), {})}.values())
