"""Steps as one seat may see them: the only way in which a step leaves the table before the match is over."""

from __future__ import annotations

from collections.abc import Sequence

from chequered.kernel.game import Spec
from chequered.kernel.views import redact
from chequered.match.journal import Entry, Happening, Step


def seen(spec: Spec, step: Step, seat: int | None) -> Step:
    """The step as `seat` (None: a spectator) may see it.

    Event arguments it may not see are hidden, and the token of the entry with them, for it tells the same; so are
    weights and digests, which would tell of hidden piles and hands.
    """
    return Step(step.number, tuple(_seen_entry(spec, entry, seat) for entry in step.entries), "")


def seen_events(spec: Spec, events: Sequence[Happening], seat: int | None) -> tuple[Happening, ...]:
    """The events as `seat` (None: a spectator) may see them."""
    return tuple(Happening(h.event, h.rule, redact(spec.event_of[h.event], h.args, seat)) for h in events)


def _seen_entry(spec: Spec, entry: Entry, seat: int | None) -> Entry:
    events = seen_events(spec, entry.events, seat)
    return Entry(entry.seat, entry.token if events == entry.events else "", entry.forced, (), events)
