"""What somebody may see of a match: its steps and where it stands; the only way from the match to the wire."""

from __future__ import annotations

from collections.abc import Iterable

from chequered.kernel.game import Game
from chequered.kernel.views import redact
from chequered.match import CHANCE_SEAT, Entry, Happening, Match, Plan, viewpoint
from chequered.server import protocol

Eye = frozenset[int]
"""The seats through which somebody looks at a match: none for watchers, several at a shared screen."""


def position(match: Match, eye: Eye, *, asks: bool) -> protocol.Position:
    """Where the match stands, as seen through `eye`; people are asked (`asks`) unless bots play for all."""
    actor = match.actor
    decides = asks and actor in eye
    pieces, classified = match.game.spec.pieces, match.classification()
    return protocol.Position(
        number=len(match.steps) - 1,
        view=match.view(viewpoint(eye, actor)).as_dict(),
        actor=actor,
        choices=[protocol.Choice(c.token, c.block, c.target) for c in match.choices()] if decides else [],
        plans=[_plan(match.game, plan, actor) for plan in match.plans()] if decides else [],
        over=match.over,
        places=match.places(),
        points=[sum(p.points for p in classified[k : k + pieces]) for k in range(0, len(classified), pieces)],
        classification=[protocol.Classified(piece.place, piece.points) for piece in classified],
        winners=match.winners(),
    )


def step_infos(match: Match, eye: Eye, since: int) -> list[protocol.StepInfo]:
    """The steps from number `since` on, as seen through `eye`."""
    seat = viewpoint(eye, match.actor)
    steps = [
        protocol.StepInfo(step.number, [_entry(match.game, e) for e in step.entries])
        for step in match.steps_for(seat, since)
    ]
    opening = match.opening_for(seat)
    if since == 0 and opening:
        # What happened when the match was set up, as an entry without token.
        steps[0].entries.insert(0, _entry(match.game, Entry(CHANCE_SEAT, "", False, (), opening)))
    return steps


def _entry(game: Game, entry: Entry) -> protocol.EntryInfo:
    return protocol.EntryInfo(entry.seat, entry.token, entry.forced, _happenings(game, entry.events))


def _plan(game: Game, plan: Plan, seat: int) -> protocol.Plan:
    """A plan for the seat that may choose it; something may happen that even this seat does not see."""
    known = game.spec.event_of
    events = [Happening(h.event, h.rule, redact(known[h.event], h.args, seat)) for h in plan.events]
    return protocol.Plan(plan.target, list(plan.tokens), list(plan.targets), _happenings(game, events))


def _happenings(game: Game, events: Iterable[Happening]) -> list[protocol.Happening]:
    return [protocol.Happening(h.event, game.spec.rule_name(h.rule), list(h.args)) for h in events]
