"""What somebody may see of a match: its steps and where it stands; the only way from the match to the wire."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from chequered.kernel.contract import OVER
from chequered.kernel.game import Game
from chequered.kernel.views import redact
from chequered.match import CHANCE_SEAT, Choice, Entry, Happening, Match, Plan, StandingAnswers, viewpoint
from chequered.server import protocol
from chequered.server.tables.pace import Pace

Eye = frozenset[int]
"""The seats through which somebody looks at a match: none for watchers, several at a shared screen."""

NOBODY = -1
"""The viewer of a view in which nothing hidden is shown."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """A match at its table: what is answered beforehand, its pace, and whether people are asked (`asks`) or bots."""

    match: Match
    standing: StandingAnswers
    pace: Pace
    asks: bool


def viewer(match: Match, eye: Eye) -> int | None:
    """The seat whose view is shown to `eye`: at a shared screen the one that decides, if somebody is waited for."""
    return viewpoint(eye, OVER if match.is_standing else match.actor)


def position(at: AtTable, eye: Eye) -> protocol.Position:
    """Where the match stands, as seen through `eye`."""
    match, pauses = at.match, at.match.is_standing
    actor, seat = match.actor, viewer(match, eye)
    decides = at.asks and actor in eye and not pauses and not at.standing.due(match)
    pieces, classified = match.game.spec.pieces_of(match.seats), match.classification()
    return protocol.Position(
        number=len(match.steps) - 1,
        view=_shown(match, seat),
        viewer=NOBODY if seat is None else seat,
        secrets=match.has_secrets,
        actor=actor,
        pauses=pauses,
        pause=round(1000 * at.pace.before(match)) if pauses else 0,
        choices=_choices(match.choices()) if decides else [],
        plans=[_plan(match.game, plan, actor) for plan in match.plans()] if decides else [],
        outlooks=[_plan(match.game, plan, actor) for plan in match.outlooks()] if decides else [],
        beforehand=envelope(at, eye),
        sealed=at.standing.sealed(match.game.spec),
        over=match.over,
        places=match.places(),
        points=[sum(p.points for p in classified[k : k + pieces]) for k in range(0, len(classified), pieces)],
        classification=[protocol.Classified(piece.place, piece.points) for piece in classified],
        winners=match.winners(),
    )


def envelope(at: AtTable, eye: Eye) -> protocol.Envelope | None:
    """What the seat that is shown to `eye` may answer beforehand, and has answered.

    Who decides where answers are sealed does so, and answers nothing beforehand.
    """
    match, seat = at.match, viewer(at.match, eye)
    if seat is None or match.over or not at.asks or not match.game.spec.answers_beforehand:
        return None
    decides = match.is_sealed and match.actor == seat
    return protocol.Envelope(seat, [] if decides else _choices(match.beforehand(seat)), at.standing.of(seat))


def step_infos(match: Match, eye: Eye, since: int) -> list[protocol.StepInfo]:
    """The steps from number `since` on, as seen through `eye`."""
    seat = viewer(match, eye)
    steps = [
        protocol.StepInfo(step.number, [_entry(match.game, e) for e in step.entries])
        for step in match.steps_for(seat, since)
    ]
    opening = match.opening_for(seat)
    if since == 0 and opening:
        # What happened when the match was set up, as an entry without token.
        steps[0].entries.insert(0, _entry(match.game, Entry(CHANCE_SEAT, "", False, (), opening)))
    return steps


def _shown(match: Match, seat: int | None) -> dict[str, Any]:
    """The view without what is there only for those who reckon."""
    fields = match.game.State.FIELDS
    return {name: value for name, value in match.view(seat).as_dict().items() if fields[name].shown}


def _choices(choices: Iterable[Choice]) -> list[protocol.Choice]:
    return [protocol.Choice(c.token, c.block, c.target) for c in choices]


def _entry(game: Game, entry: Entry) -> protocol.EntryInfo:
    return protocol.EntryInfo(entry.seat, entry.token, entry.forced, _happenings(game, entry.events))


def _plan(game: Game, plan: Plan, seat: int) -> protocol.Plan:
    """A plan for the seat that may choose it; something may happen that even this seat does not see."""
    known = game.spec.event_of
    events = [Happening(h.event, h.rule, redact(known[h.event], h.args, seat)) for h in plan.events]
    return protocol.Plan(plan.target, list(plan.tokens), list(plan.targets), _happenings(game, events))


def _happenings(game: Game, events: Iterable[Happening]) -> list[protocol.Happening]:
    return [protocol.Happening(h.event, game.spec.rule_name(h.rule), list(h.args)) for h in events]
