"""A match made to differ in what somebody cannot know: in the hands and the pile behind it, and in its past."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from chequered.kernel.binding import Bound
from chequered.kernel.game import Game
from chequered.kernel.views import redact
from chequered.match import Entry, Happening, Match, Step

_known: dict[str, Bound] = {}


def disguise(match: Match, viewer: int | None, dice: Random) -> None:
    """Draw anew what the viewer, a seat or (None) a spectator, cannot know of a match."""
    game, state = match.game, match.state.copy()
    # A spectator knows less than any seat: what one of them cannot know, it cannot either.
    seat = dice.randrange(match.seats) if viewer is None else viewer
    _rules_of(game).resample(match.board.record, state, seat, [dice.getrandbits(32) for _ in range(4)])
    match._state = state
    match.steps = [disguised(game, step, viewer, dice) for step in match.steps]


def disguised(game: Game, step: Step, viewer: int | None, dice: Random) -> Step:
    """The step with other things where the viewer does not see them, and without what nobody is told of it."""
    return replace(step, entries=tuple(_entry(game, e, viewer, dice) for e in step.entries), digest="another")


def _rules_of(game: Game) -> Bound:
    """Bound once: it takes a while."""
    if game.spec.id not in _known:
        _known[game.spec.id] = game.plain()
    return _known[game.spec.id]


def _entry(game: Game, entry: Entry, viewer: int | None, dice: Random) -> Entry:
    known, chances = game.spec.event_of, game.spec.chance_tokens
    events = tuple(
        Happening(h.event, h.rule, _args(h.args, redact(known[h.event], h.args, viewer), len(chances), dice))
        for h in entry.events
    )
    if events == entry.events:
        return replace(entry, weights=())
    return replace(entry, token=dice.choice(chances), weights=(1, 2, 3), events=events)


def _args(true: tuple[int, ...], seen: tuple[int, ...], count: int, dice: Random) -> tuple[int, ...]:
    return tuple(a if a == b else (a + dice.randrange(1, count)) % count for a, b in zip(true, seen, strict=True))
