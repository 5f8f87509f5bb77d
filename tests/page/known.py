"""What the page's tests take as given, made by the server's own code: chance, what is in front of what, a game's rules.

`python -m tests.page.known`, then `make fmt`, write all files anew; the tests beside this file say when that is due.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

from chequered.circuit import Lane, Look, Part, Sizes, Stretch, bend, drawing, fronts, join, straight
from chequered.games.lamborghini.rules import checks, holding, sums
from chequered.games.lamborghini.spec import KINDS, SLOWEST, Check
from chequered.games.lamborghini.spec import SPEC as LAMBORGHINI_SPEC
from chequered.games.lamborghini.state import LAPS, MOST_CHECKS, Phase
from chequered.games.lamborghini.state import Status as CarStatus
from chequered.games.moto_strategy import GAME as MOTO_STRATEGY_GAME
from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.notation import CARDS
from chequered.games.moto_strategy.rules.effects import MOST_TO_STOP
from chequered.games.motogp import GAME
from chequered.games.motogp.circuits import GRID_SPACES
from chequered.games.motogp.rules.qualifying import ROLLS
from chequered.games.motogp.rules.way import is_perfect, points
from chequered.games.motogp.spec import SIX
from chequered.games.motogp.state import State, Status
from chequered.kernel.views import view
from chequered.match import Match
from chequered.match.chance import VerifiableChance, commitment, joint_entropy
from tests.page.hints import hints

FOLDER = Path(__file__).parents[2] / "web/tests"
CHANCE = FOLDER / "known-chance.json"
BOARD = FOLDER / "known-board.json"
MOTOGP = FOLDER / "known-motogp.json"
LAMBORGHINI = FOLDER / "known-lamborghini.json"
LAMBORGHINI_HINTS = FOLDER / "known-lamborghini-hints.json"
MOTO_STRATEGY = FOLDER / "known-moto-strategy.json"

COLOURS = ("blue", "green", "purple", "red", "white", "yellow")


def chance() -> dict[str, Any]:
    """As much of a record as the page reads to check dice: four steps of ten outcomes and a decision each."""
    secret, entropy = bytes(range(32)), [bytes(range(100, 132)), b"\x07"]
    source = VerifiableChance(secret, joint_entropy(entropy))
    steps: list[dict[str, Any]] = []
    for number in range(4):
        weights = [[1] * 6] * 6 + [[3, 0, 7, 1, 0, 2]] * 4
        drawn = [
            {"seat": -1, "token": COLOURS[source.draw(10 * number + k, each)], "weights": each, "events": []}
            for k, each in enumerate(weights)
        ]
        decision = {"seat": number % 2, "token": "left", "events": []}
        steps.append({"number": number, "entries": [*drawn[:6], decision, *drawn[6:]]})
    promised = {"commitment": commitment(secret), "entropy": [part.hex() for part in entropy], "secret": secret.hex()}
    return {"chance": promised, "steps": steps}


def board() -> dict[str, Any]:
    """A circuit with cells of many lengths, with level and with crossing borders, and the cells in front of each."""
    first = Part("A", 12, (_lane(3, 4, 5), _lane(2, 4, 6), _lane(5, 2, 5)), straight(240.0))
    second = Part("B", 10, (_lane(4, 6), _lane(1, 2, 7), _lane(4, 1, 5)), bend(160.0, 90.0))
    circuit = join([first, second, first.reversed()])
    drawn = drawing(circuit, Sizes(lane=36.0, verge=6.0, start=48.0, finish=48.0), Look(COLOURS, "LMR", 6))
    return {"drawing": msgspec.to_builtins(drawn), "front": fronts(circuit)}


def motogp() -> dict[str, Any]:
    """What Table-MotoGP's page says before the rules have: lanes and points of dice, and some numbers.

    `half` are the points of a die in a turn that began in the pit lane, `spaces` those of a circuit.
    """
    circuit = GAME.boards.load(GAME.boards.presets()[0])
    board, s = circuit.record, State()
    dice = []
    for face in range(1, SIX + 1):
        s.die, s.first = 1, face
        s.cell[0] = board.grid[0]
        full = points(board, s, face)
        s.cell[0] = board.pit
        dice.append({"face": face, "perfect": is_perfect(s), "points": full, "half": points(board, s, face)})
    cells = [{"kind": cell.kind, "start": cell.start, "end": cell.end} for cell in circuit.drawing.cells]
    return {
        "dice": dice,
        "rolls": ROLLS,
        "grid": GRID_SPACES,
        "statuses": [status.name.lower() for status in Status],
        "cards": list(GAME.spec.vocabularies["card"]),
        "drawing": {"length": circuit.drawing.length, "cells": cells},
        "spaces": board.spaces,
    }


def lamborghini() -> dict[str, Any]:
    """The numbers of Lamborghini's phases, cars and checks, and the figures of its rules that its page shows."""
    return {
        "phases": [phase.name.lower().replace("_", "-") for phase in Phase],
        "statuses": [status.name.lower() for status in CarStatus],
        "checks": [check.name.lower() for check in Check],
        "cards": list(LAMBORGHINI_SPEC.vocabularies["card"]),
        "card_rules": [LAMBORGHINI_SPEC.rule_name(holding.rule_of(card)) for card in range(KINDS)],
        "cars": list(LAMBORGHINI_SPEC.vocabularies["car"]),
        "laps": LAPS,
        "crippled": sums.CRIPPLED,
        "most_checks": MOST_CHECKS,
        "lowest": SLOWEST,
        "accident": checks.ACCIDENT,
        "won": checks.WON_CELL,
        "arrow": checks.FIRST_ARROW,
    }


EVENTFUL = 1537
"""The seed of a match of Moto Strategy in which almost everything happens that can happen."""


def moto_strategy() -> dict[str, Any]:
    """A short match of three seats as the first sees it: what happens in each step, and at times where it stands."""
    match = _eventful_match()
    spec, deck = match.game.spec, cast(Deck, match.board.record)
    happened = [[h for entry in step.entries for h in entry.events] for step in match.steps_for(0)]
    happened[0] = [*match.opening_for(0), *happened[0]]
    told = [[" ".join([spec.event_of[h.event].name, *map(str, h.args)]) for h in step] for step in happened]
    eventful = [number for number, step in enumerate(told) if {word.split()[0] for word in step} - ROUTINE]
    return {
        "most_to_stop": MOST_TO_STOP,
        "points": {card: points for card, points in zip(CARDS, deck.points, strict=True) if points},
        "cards": list(spec.vocabularies["card"]),
        "events": {event.name: int(event.id) for event in spec.events},
        "steps": [" · ".join(step) for step in told],
        "views": {number: _seen_by_the_first(match, number) for number in eventful},
    }


ROUTINE = {"turn", "laid", "drew"}
"""What happens in almost every step of Moto Strategy."""

SEEN_OF_MOTO_STRATEGY = (
    *("target", "deal", "phase", "turn", "waiting", "starter", "total", "points", "out", "owed"),
    *("hand_size", "hand", "laid", "pile_size", "cancelled", "removed"),
)
"""The fields of its state that its page reads."""


def _seen_by_the_first(match: Match, number: int) -> dict[str, str]:
    seen = view(match.state_after(number), 0).as_dict()
    return {name: json.dumps(seen[name], separators=(",", ":")) for name in SEEN_OF_MOTO_STRATEGY}


def _eventful_match() -> Match:
    """Played by chance to its end; whoever may lay a LONG LAP between turns does so now and then."""
    game, random = MOTO_STRATEGY_GAME, Random(EVENTFUL)
    options = game.Options.from_dict({"seats": 3, "target": 1000, "max_deals": 3})
    chance = VerifiableChance(bytes([EVENTFUL % 256, EVENTFUL // 256] * 16), joint_entropy([b"x"]))
    match = Match(game, game.boards.load(game.boards.presets()[0]), options, chance)
    while not match.over:
        if match.is_standing:
            offered = {seat: match.beforehand(seat) for seat in range(match.seats)}
            answers = {
                seat: random.choice(found).token for seat, found in offered.items() if found and random.random() < 0.3
            }
            match.accept(match.propose_answers(answers))
        else:
            match.play(match.actor, random.choice(match.choices()).token)
    return match


def _lane(*lengths: int) -> Lane:
    ends = [sum(lengths[: k + 1]) for k in range(len(lengths))]
    return Lane(tuple(Stretch(end - length, end, k) for k, (end, length) in enumerate(zip(ends, lengths, strict=True))))


def written(known: dict[str, Any]) -> str:
    return json.dumps(known, indent=1) + "\n"


if __name__ == "__main__":
    CHANCE.write_text(written(chance()), encoding="utf-8")
    BOARD.write_text(written(board()), encoding="utf-8")
    MOTOGP.write_text(written(motogp()), encoding="utf-8")
    LAMBORGHINI.write_text(written(lamborghini()), encoding="utf-8")
    LAMBORGHINI_HINTS.write_text(written(hints()), encoding="utf-8")
    MOTO_STRATEGY.write_text(written(moto_strategy()), encoding="utf-8")
