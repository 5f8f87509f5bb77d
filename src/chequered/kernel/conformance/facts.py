"""Conformance: the facts of a game agree with each other and with its records."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from chequered.kernel.conformance.failing import demand
from chequered.kernel.game import SEATS, TO, Event, Game, Spec

FACTS = "the facts agree"
MAX_ARGUMENTS = 3


def check_facts(game: Game) -> None:
    """Tokens, events, rule numbers, options and who may see which field."""
    spec = game.spec
    _check_tokens(spec)
    _check_rules(spec)
    _unique("event numbers", [event.id for event in spec.events])
    _unique("event names", [event.name for event in spec.events])
    for event in spec.events:
        _check_event(spec, event)
    _check_win(spec)
    for name in (SEATS, *(o.name for o in spec.options), *(a.name for a in spec.attributes)):
        demand(name in game.Options.FIELDS, FACTS, f"the options record has no field {name}")
    for option in spec.options:
        demand(option.low <= option.default <= option.high, FACTS, f"the default of {option.name} is out of its range")
        worded = len(option.words) in (0, option.high - option.low + 1)
        demand(worded, FACTS, f"the option {option.name} has {len(option.words)} words for its values")
        known = option.beside in {"", *(other.name for other in spec.options if other is not option)}
        demand(known, FACTS, f"the option {option.name} is asked for beside {option.beside}, which is no other option")
    _check_blocks(spec)
    _check_pieces(spec)
    if spec.warm_up:
        field = game.State.FIELDS.get(spec.warm_up)
        demand(field is not None and field.shape == (), FACTS, f"the state has no number {spec.warm_up}")
    owned = {name: f.shape[0] for name, f in game.State.FIELDS.items() if f.see == "owner"}
    for name, rows in owned.items():
        demand(rows == spec.seats[1], FACTS, f"the state's {name} has {rows} rows for {spec.seats[1]} owners")


def _check_tokens(spec: Spec) -> None:
    _unique("tokens", spec.tokens)
    for number, token in enumerate(spec.tokens):
        demand(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", token) is not None, FACTS, f"{token!r} is no token")
        demand(
            spec.tokens[spec.ids[token]] == token and spec.ids[token] == number, FACTS, f"{token} does not round-trip"
        )


def _check_rules(spec: Spec) -> None:
    for number in spec.rules:
        demand(spec.rule_number(spec.rule_name(number)) == number, FACTS, f"rule {number} does not round-trip")
    for block in spec.blocks:
        known = block.elsewhere == 0 or block.elsewhere in spec.rules
        demand(known, FACTS, f"the block {block.name} names a rule {block.elsewhere} that the spec does not list")


def _check_blocks(spec: Spec) -> None:
    first = spec.blocks[: len(spec.chance_blocks)]
    demand(bool(first) and first == spec.chance_blocks, FACTS, "the blocks of chance do not stand before all others")
    for block in spec.blocks:
        several = block.chance + block.standing + block.sealed > 1
        demand(not several, FACTS, f"the block {block.name} is more than one of chance, standing and sealed")


def _check_event(spec: Spec, event: Event) -> None:
    arguments = event.arguments
    demand(len(arguments) <= MAX_ARGUMENTS, FACTS, f"the event {event.name} has more than {MAX_ARGUMENTS} arguments")
    _unique(f"arguments of the event {event.name}", [argument.name for argument in arguments])
    kinds = {"seat", "piece", "cell", "count", "amount", *spec.vocabularies}
    for argument in arguments:
        demand(argument.kind in kinds, FACTS, f"{event.name} has an argument of the unknown kind {argument.kind}")
        demand(argument.kind != "amount" or argument.see == "all", FACTS, f"{event.name} hides an amount")
        owned = argument.see != "owner" or any(a.kind == "seat" for a in arguments)
        demand(owned, FACTS, f"{event.name} shows {argument.name} to its owner, but has no seat")
    moves = event.leaves or any(a.kind == "cell" and a.name == TO for a in arguments)
    named = any(a.kind == "piece" or (a.kind == "seat" and spec.has_one_piece) for a in arguments)
    demand(named or not moves, FACTS, f"{event.name} moves a piece, but names none")


def _check_pieces(spec: Spec) -> None:
    low, high = spec.seats
    for seats, pieces in spec.pieces_at.items():
        demand(low <= seats <= high, FACTS, f"pieces_at: nobody plays with {seats} seats")
        demand(pieces != spec.pieces, FACTS, f"pieces_at: {pieces} pieces are no exception with {seats} seats")
    fewest = min([spec.pieces, *spec.pieces_at.values()])
    demand(fewest > 0, FACTS, f"seats have {fewest} pieces")


def _check_win(spec: Spec) -> None:
    demand(spec.win in spec.event_of, FACTS, f"the event {spec.win} that tells a win is not among the events")
    arguments = spec.event_of[spec.win].arguments
    told = bool(arguments) and arguments[0].kind == "seat" and arguments[0].see == "all"
    demand(told, FACTS, f"the first argument of {spec.event_of[spec.win].name}, which tells a win, is no open seat")


def _unique(what: str, values: Iterable[object]) -> None:
    twice = [str(value) for value, times in Counter(values).items() if times > 1]
    demand(not twice, FACTS, f"{what} occur twice: {', '.join(twice)}")
