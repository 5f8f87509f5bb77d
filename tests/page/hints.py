"""What Lamborghini's rules do in many positions of which its page reckons something ahead.

Matches by chance; of a position only the fields stand here by which the page reckons, beside what then happens.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from chequered.games.lamborghini import GAME
from chequered.games.lamborghini.rules import draft
from chequered.games.lamborghini.spec import FEET, FIRST_BID, FIRST_DISMISSAL, FIRST_SALE, FIRST_TO, Event, Pile
from chequered.games.lamborghini.spec import SPEC as LAMBORGHINI
from chequered.games.lamborghini.state import Phase, State
from tests.games.playing import Playing, Step

MATCHES = (("park-forest", 2, 1), ("park-forest", 2, 2), ("park", 3, 3), ("park-forest", 5, 4))
"""Championships: a board, a number of players, a seed."""

RACES = 2
EVERY = {"piles": 9, "odds": 5, "choosing": 2, "dealt": 5, "pairs": 3, "deals": 2}
"""Of so many positions of a kind one stands here."""

FIGURES = ("car_price", "driver_price", "discount", "car_handling", "driver_handling", "car_speed", "driver_speed")
PLAYING = Playing(GAME, Step)
RULES = PLAYING.rules


def hints() -> dict[str, Any]:
    """The figures of the cards, the events of money, and by what is reckoned positions with what the rules do there."""
    found: dict[str, list[dict[str, Any]]] = {}
    figures: dict[str, Any] = {}
    for name, seats, seed in MATCHES:
        board = GAME.boards.load(name).record
        figures = {field: _plain(getattr(board, field)) for field in FIGURES}
        match = PLAYING.steps(board, GAME.options(seats, {"long": 1, "races": RACES}), seed)
        # What stands behind an entry is the state that the match goes on with.
        steps = [replace(step, after=step.after.copy()) for step in match]
        found.setdefault("money", []).append(_money(steps))
        found.setdefault("visits", []).extend(_trips(steps))
        found.setdefault("pairs", []).extend(_pairs(steps))
        for kind, known in (each for step in steps for each in _of(step)):
            found.setdefault(kind, []).append(known)
    events = [{"id": int(event.id), "name": event.name} for event in LAMBORGHINI.events if event.id in PAYING]
    some = {kind: known[:: EVERY.get(kind, 1)] for kind, known in found.items()}
    return {"figures": figures, "events": events} | some


def _of(step: Step) -> Iterator[tuple[str, dict[str, Any]]]:
    """What can be reckoned ahead where this was decided or drawn."""
    s, board = step.before, step.board
    if s.phase == Phase.BID:
        most = max(PLAYING.legal(board, s)) - FIRST_BID
        yield "bids", {"view": _view(s, "money", "each"), "seat": s.turn, "most": most}
    if s.phase == Phase.PICK:
        sizes = [draft.pile_size(s, pile) for pile in Pile]
        yield "piles", {"view": _view(s, "deck", "car_at", "driver_at"), "sizes": sizes}
    if s.phase == Phase.CHECK_DRAW and s.with_check < 0:
        yield "odds", _odds(board, s)
    if s.phase == Phase.MARKET:
        yield from (("deals", deal) for deal in _deals(board, s))
    if s.phase == Phase.CHOOSE:
        yield "choosing", _choosing(board, s)
    if s.phase == Phase.LOT or s.phase == Phase.CHOOSE_SUPPLIER:
        given = step.named("lot", "no-lot", "supplied")
        yield "dealt", {"view": _view(s, "pick_order", "dealt_to", "each"), "car": given[0][0]}


def _odds(board: Any, s: State) -> dict[str, Any]:
    """How many of the cards that can be drawn for this check bring what."""
    weights = [0] * PLAYING.width
    results = {"accident": 0, "held": 0, "won": 0, "all": 0}
    for outcome in range(RULES.outcomes(board, s, weights)):
        if weights[outcome]:
            results[_result(board, s, outcome)] += weights[outcome]
            results["all"] += weights[outcome]
    fields = ("speed", "discards", "drawn", "engaged", "strong", "car_card", "driver", "damage")
    return {"view": _view(s, *fields), "piece": s.checker, "check": s.check, "odds": results}


def _result(board: Any, s: State, outcome: int) -> str:
    assert outcome < FEET
    heard = _after(board, s, outcome)[1]
    checked = next(k for k, event in enumerate(heard) if event[0] == Event.CHECKED)
    names = {Event.ACCIDENT: "accident", Event.HELD: "held", Event.CELL_WON: "won"}
    return next(names[event[0]] for event in heard[checked:] if event[0] in names)


def _deals(board: Any, s: State) -> Iterator[dict[str, Any]]:
    """Every sale and dismissal that is allowed: what it brings, and what can be taken instead."""
    for action in PLAYING.legal(board, s):
        crew = next((crew for crew, ids in CREWS.items() if action in ids), None)
        if crew is None:
            continue
        car = s.turn * s.each + CREWS[crew].index(action)
        sold = _after(board, s, action)[0]
        takes = [LAMBORGHINI.tokens[take] for take in PLAYING.legal(board, sold)]
        yield {
            "view": _view(s, "car_at", "driver_at"),
            "crew": crew,
            "card": (s.car_card if crew == "car" else s.driver)[car],
            "money": [s.money[s.turn], sold.money[s.turn]],
            "takes": [LAMBORGHINI.vocabularies[crew].index(take.split("-")[-1]) for take in takes],
        }


CREWS = {"car": range(FIRST_SALE, FIRST_DISMISSAL), "driver": range(FIRST_DISMISSAL, FIRST_DISMISSAL + 2)}


def _choosing(board: Any, s: State) -> dict[str, Any]:
    """Which cards can be chosen in an exchange, and which of the player's cars may get each."""
    cars = list(range(s.turn * s.each, s.turn * s.each + s.each))
    kinds = []
    for action in PLAYING.legal(board, s):
        after, heard = _after(board, s, action)
        got = [args[0] for event, _, *args in heard if event == Event.CHOSE]
        card = LAMBORGHINI.vocabularies["card"].index(LAMBORGHINI.tokens[action].removeprefix("take-"))
        kinds.append({"kind": card, "count": s.deck[card], "cars": cars if after.phase == Phase.RECEIVE else got})
    return {"view": _view(s, "deck", "supplier"), "cars": cars, "kinds": kinds}


def _trips(steps: list[Step]) -> Iterator[dict[str, Any]]:
    """Every whole trip of a draft: who was visited, and how often each picked or had to pass."""
    trips: dict[int, list[dict[str, int]]] = {}
    for step in steps:
        for event, _, *args in step.events:
            if event == Event.VISIT:
                trips.setdefault(args[1], []).append({"seat": args[0], "picks": 0})
            if event in (Event.TOOK, Event.TOOK_CAR, Event.TOOK_DRIVER, Event.PICKED_NOTHING):
                list(trips.values())[-1][-1]["picks"] += 1
    view = _view(next(step.after for step in steps if step.named("visit")), "pick_order", "seats")
    whole = list(trips.values())[:-1]
    yield from ({"view": view, "visits": visits} for visits in whole)


def _pairs(steps: list[Step]) -> Iterator[dict[str, Any]]:
    """Every set-up of two cars, from each of its questions on: the answers, and what the cars then had."""
    asking = (Phase.ASSIGN_DRIVER, Phase.ASSIGN_SUPPLIER, Phase.DIVIDE)
    asked = [step for step in steps if step.before.phase in asking]
    for seat in sorted({step.before.turn for step in asked}):
        own = [step for step in asked if step.before.turn == seat]
        first, after = 2 * seat, own[-1].after
        for k, step in enumerate(own):
            yield {
                "view": _view(step.before, "phase", "driver", "supplier", "hand", "undivided"),
                "first": first,
                "answers": [each.entry - FIRST_TO for each in own[k:]],
                "cars": [
                    {"driver": after.driver[car], "supplier": after.supplier[car], "hand": list(after.hand[car])}
                    for car in (first, first + 1)
                ],
            }


def _money(steps: list[Step]) -> dict[str, Any]:
    """What each race told, and the money of all behind it."""
    chapters: list[list[dict[str, Any]]] = [[]]
    money = []
    for step in steps:
        for event, _, *args in step.events:
            chapters[-1].append({"event": event, "args": args, "rule": ""})
            if event == Event.RACE_OVER:
                chapters.append([])
                money.append(list(_at_the_end(step)[: step.after.seats]))
    s = steps[0].before
    told = [[each for each in chapter if each["event"] in PAYING] for chapter in chapters[:-1]]
    return {"seats": s.seats, "each": s.each, "start": s.money[0], "chapters": told, "money": money}


PAYING = (
    *(Event.BID_OPENED, Event.TOOK_CAR, Event.TOOK_DRIVER, Event.PRIZE, Event.REPAIR_PAID),
    *(Event.SOLD, Event.BOUGHT, Event.DISMISSED, Event.HIRED),
)


def _at_the_end(step: Step) -> list[int]:
    """The money when the race was over: repairs are paid in the same breath, and belong to what comes next."""
    money = list(step.after.money)
    for car, _, paid in step.named("repair-paid"):
        money[car // step.after.each] += paid
    return money


def _after(board: Any, s: State, entry: int) -> tuple[State, list[tuple[int, ...]]]:
    copy = s.copy()
    PLAYING.heard.clear()
    RULES.apply(board, copy, entry)
    return copy, PLAYING.heard.copy()


def _view(s: State, *fields: str) -> dict[str, Any]:
    return {field: _plain(getattr(s, field)) for field in fields}


def _plain(value: Any) -> Any:
    if isinstance(value, int):
        return value
    try:
        return [_plain(each) for each in value]
    except TypeError:
        return int(value)
