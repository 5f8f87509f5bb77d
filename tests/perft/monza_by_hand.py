"""Monza once more, in another way, to count by: a race that never changes and yields all that can come after it.

Written from the rule text, for shallow counts only; it shares nothing with the game but the words of the files.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from chequered.match.scenario_files import Scenario

COLOURS = ("blue", "green", "purple", "red", "white", "yellow")
START, FINISH = "start", "finish"

Track = dict[str, tuple[int, int, int, str]]
"""Cells by name: lane, back edge, front edge, colour."""


def track_of(content: dict[str, Any]) -> Track:
    """The cells of a track of one part."""
    (part,) = content["parts"]
    track: Track = {}
    for lane, name in enumerate(("left", "middle", "right")):
        reached = 0
        for number, stretch in enumerate(part[name], 1):
            colour, units = stretch.split()
            track[f"{'LMR'[lane]}{number}"] = (lane, reached, reached + int(units), colour)
            reached += int(units)
    return track


def ways(track: Track, cell: str) -> list[str]:
    """The cells in front that are no obstacles (MZ-3.4 to 3.6, 3.8)."""
    if cell == START:
        return [name for name in ("L1", "M1", "R1") if track[name][3] != "obstacle"]
    if cell == FINISH:
        return []
    lane, _, edge, _ = track[cell]
    found = []
    for name, (other, back, front, colour) in track.items():
        ahead = other == lane and back == edge
        beside = abs(other - lane) == 1 and back < edge < front
        if (ahead or beside) and colour != "obstacle":
            found.append(name)
    is_last = edge == max(front for _, _, front, _ in track.values())
    return [FINISH] if is_last else found


@dataclass(frozen=True)
class Race:
    """A moment: `laid` are the colours placed in this turn, `dice` how many of them are of the six."""

    track: Track
    front: dict[str, list[str]]
    colours: tuple[str, ...]
    cars: tuple[str, ...]
    tiles: tuple[tuple[str, ...], ...]
    rerolls: tuple[bool, ...]
    challenge: bool
    bonus: bool
    turn: int = 0
    waits: str = "roll"
    air: int = 6
    hand: tuple[str, ...] = ()
    at: str = START
    laid: tuple[str, ...] = ()
    dice: int = 0

    def nexts(self) -> Iterator[Race]:
        """What can come next, one for each action or outcome."""
        if self.waits in ("roll", "reroll", "turbo roll"):
            yield from (self.rolled(colour) for colour in COLOURS)
        elif self.waits == "bonus":
            yield self.after_turn()
            yield from (self.with_car(self.stepper(), cell).after_turn() for cell in self.steps())
        elif self.waits != "nothing":
            yield from self.decisions()

    def decisions(self) -> Iterator[Race]:
        if self.waits != "pick":
            yield from (self.with_die(cell) for cell in self.fitting(self.hand))
        if self.waits == "place":
            yield from (self.with_tile(cell) for cell in self.fitting(self.tiles[self.turn]))
        if self.waits == "pick" or self.may_pick():
            yield from (self.picked(colour) for colour in sorted(set(self.hand)))
        if self.waits == "pick":
            yield replace(self, waits="reroll")
        elif self.waits == "turbo" or not self.fitting(self.hand):
            yield self.placing_ended()

    # --------------------------------------------------------------------------------------------- dice and tiles

    def fitting(self, colours: tuple[str, ...]) -> list[str]:
        """The cells in front of the last one placed onto which one of these leads."""
        return [cell for cell in self.front[self.at] if self.colour(cell) in colours]

    def colour(self, cell: str) -> str:
        return "white" if cell == FINISH else self.track[cell][3]

    def may_pick(self) -> bool:
        return self.challenge and self.waits == "place" and not self.laid and self.rerolls[self.turn]

    def rolled(self, colour: str) -> Race:
        race = replace(self, hand=(*self.hand, colour), air=self.air - 1)
        if race.air:
            return race
        return replace(race, waits="turbo" if self.waits == "turbo roll" else "place").gone_on()

    def picked(self, colour: str) -> Race:
        rerolls = tuple(left and seat != self.turn for seat, left in enumerate(self.rerolls))
        return replace(self, waits="pick", hand=without(self.hand, colour), air=self.air + 1, rerolls=rerolls)

    def with_die(self, cell: str) -> Race:
        hand = without(self.hand, self.colour(cell))
        return replace(self, hand=hand, dice=self.dice + (self.waits == "place")).at_cell(cell)

    def with_tile(self, cell: str) -> Race:
        left = without(self.tiles[self.turn], self.colour(cell))
        tiles = tuple(left if seat == self.turn else kept for seat, kept in enumerate(self.tiles))
        return replace(self, tiles=tiles).at_cell(cell)

    def at_cell(self, cell: str) -> Race:
        return replace(self, at=cell, laid=(*self.laid, self.colour(cell))).gone_on()

    def gone_on(self) -> Race:
        if self.fitting(self.hand) or self.may_pick():
            return self
        if self.waits == "place" and self.fitting(self.tiles[self.turn]):
            return self
        return self.placing_ended()

    # --------------------------------------------------------------------------------------------- the end of a turn

    def placing_ended(self) -> Race:
        moved = self.with_car(self.turn, self.at)
        if self.challenge and self.waits == "place" and self.dice == 6 and self.at != FINISH:
            return replace(moved, waits="turbo roll", air=2, hand=())
        settled = moved.overtaken() if self.laid else moved
        return replace(settled, waits="bonus") if settled.steps() else settled.after_turn()

    def overtaken(self) -> Race:
        others = [seat for seat, cell in enumerate(self.cars) if cell == self.at and seat != self.turn]
        if self.at in (START, FINISH) or not others:
            return self
        lane, number = self.at[0], int(self.at[1:])
        back = [f"{lane}{k}" for k in range(number - 1, 0, -1)]
        free = [cell for cell in back if self.track[cell][3] != "obstacle" and cell not in self.cars]
        return self.with_car(others[0], free[0] if free else START)

    def stepper(self) -> int:
        """The seat whose car has the colour of the last die or tile."""
        return self.colours.index(self.laid[-1])

    def steps(self) -> list[str]:
        """Where a bonus step may lead."""
        if not self.bonus or not self.laid or self.laid[-1] not in self.colours:
            return []
        return [c for c in self.front[self.cars[self.stepper()]] if c != FINISH and c not in self.cars]

    def after_turn(self) -> Race:
        turn = (self.turn + 1) % len(self.cars)
        if turn == 0 and FINISH in self.cars:
            return replace(self, waits="nothing")
        return replace(self, turn=turn, waits="roll", air=6, hand=(), at=self.cars[turn], laid=(), dice=0)

    def with_car(self, seat: int, cell: str) -> Race:
        return replace(self, cars=(*self.cars[:seat], cell, *self.cars[seat + 1 :]))


def without(colours: tuple[str, ...], colour: str) -> tuple[str, ...]:
    k = colours.index(colour)
    return colours[:k] + colours[k + 1 :]


def race_of(content: dict[str, Any], scenario: Scenario) -> Race:
    """The position of a scenario, straight from the words of the file."""
    given, fields = scenario, scenario.position
    challenge = given.options.get("challenge", 0)
    tiles = (fields.get("tiles") or [[]] * given.seats)[: given.seats]
    track = track_of(content)
    race = Race(
        track=track,
        front={cell: ways(track, cell) for cell in (START, *track, FINISH)},
        colours=tuple(given.attributes.get("colour") or COLOURS[: given.seats]),
        cars=tuple(fields.get("cell") or [START] * given.seats),
        tiles=tuple(tiles_of(row or [challenge] * len(COLOURS)) for row in tiles),
        rerolls=tuple(fields.get("reroll_tile") or [challenge] * given.seats),
        challenge=bool(challenge),
        bonus=bool(given.options.get("bonus_step", 0)),
        turn=fields.get("turn", 0),
        at=fields.get("at", START),
    )
    for colour in given.before.split():
        race = race.rolled(colour)
    return race


def tiles_of(row: list[int]) -> tuple[str, ...]:
    return tuple(colour for colour, number in zip(COLOURS, row, strict=True) for _ in range(number))
