"""What somebody at a socket must not read in any message: a generic reader of all that the server says.

It knows of a game only who may see which field of its state and which argument of its events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from chequered.kernel.game import Game
from chequered.kernel.views import UNSEEN, is_unseen
from chequered.server import protocol

_decoder = msgspec.json.Decoder(protocol.ServerMessage)


def leaks(game: Game, heard: Iterable[str], seat: int | None) -> list[str]:
    """Whatever the messages tell `seat` (None: a spectator) that it must not know."""
    return [leak for text in heard for leak in _leaks(game, _decoder.decode(text), seat)]


def _leaks(game: Game, message: protocol.ServerMessage, seat: int | None) -> Iterator[str]:
    match message:
        case protocol.Welcome():
            for step in message.steps:
                yield from step_leaks(game, step, seat)
            if message.position:
                yield from position_leaks(game, message.position, seat)
            yield from _table_leaks(message.table)
        case protocol.Step():
            yield from step_leaks(game, message.step, seat)
            yield from position_leaks(game, message.position, seat)
        case protocol.Kept():
            yield from _envelope_leaks(message.beforehand, seat)
            if seat is None and not any(block.sealed for block in game.spec.blocks):
                yield "a spectator hears that an answer was given"
        case protocol.Table():
            yield from _table_leaks(message.table)


def _table_leaks(table: protocol.TableInfo) -> Iterator[str]:
    if table.secret and table.phase != "over":
        yield "the secret behind the cards is told before the end"


def step_leaks(game: Game, step: protocol.StepInfo, seat: int | None) -> Iterator[str]:
    for entry in step.entries:
        hidden = [leak for event in entry.events for leak in event_leaks(game, event, seat)]
        yield from hidden
        if any(hides(game, event) for event in entry.events) and entry.token:
            yield f"step {step.number}: the token {entry.token} tells what its event hides"


def hides(game: Game, told: protocol.Happening) -> bool:
    return any(map(is_unseen, game.spec.event_of[told.event].arguments, told.args))


def event_leaks(game: Game, told: protocol.Happening, seat: int | None) -> Iterator[str]:
    event = game.spec.event_of[told.event]
    owner = next((value for a, value in zip(event.arguments, told.args, strict=True) if a.kind == "seat"), None)
    for argument, value in zip(event.arguments, told.args, strict=True):
        may_see = argument.see == "all" or (argument.see == "owner" and owner == seat)
        if not may_see and value != UNSEEN:
            yield f"event {event.name}: {argument.name} {value} is told to seat {seat}"


def position_leaks(game: Game, position: protocol.Position, seat: int | None) -> Iterator[str]:
    for name, f in game.State.FIELDS.items():
        if not f.shown:
            if name in position.view:
                yield f"the field {name} is sent to a screen"
            continue
        blank = getattr(game.State(), name)
        if f.see == "owner":
            rows = position.view[name]
            unseen = [row for owner, row in enumerate(rows) if owner != seat and row != blank[owner]]
            if unseen:
                yield f"{name} of another than {seat}: {unseen}"
        elif f.see == "nobody" and position.view[name] != blank:
            yield f"{name}, which nobody may see: {position.view[name]}"
    if position.viewer != (-1 if seat is None else seat):
        yield f"a view for {position.viewer} is sent to {seat}"
    if (position.choices or position.plans) and (position.actor != seat or position.pauses):
        yield f"the choices of seat {position.actor} are told to {seat}"
    yield from _envelope_leaks(position.beforehand, seat)


def _envelope_leaks(envelope: protocol.Envelope | None, seat: int | None) -> Iterator[str]:
    if envelope and envelope.seat != seat:
        yield f"what seat {envelope.seat} answers beforehand is told to {seat}"
