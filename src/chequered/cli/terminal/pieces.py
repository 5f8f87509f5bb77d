"""Where the cars stand, told from the events alone, so that a record of events can be drawn as well as a match.

An event with the cells `from` and `to` moves its seat's car; one with any other cell marks it on the way of the turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from chequered.kernel.game import Spec
from chequered.match.journal import Happening, Step

FROM, TO = "from", "to"


@dataclass(slots=True)
class Pieces:
    """The cell of each seat's car, and the cells marked since a car last moved."""

    cells: list[int]
    trail: list[int] = field(default_factory=list)

    @classmethod
    def at_start(cls, seats: int) -> Pieces:
        """All cars on the start cell."""
        return cls([0] * seats)

    def follow(self, spec: Spec, steps: Iterable[Step]) -> None:
        """Move as the events of these steps tell."""
        for step in steps:
            for entry in step.entries:
                for happening in entry.events:
                    self._follow_one(spec, happening)

    def _follow_one(self, spec: Spec, happening: Happening) -> None:
        arguments = dict(zip(spec.event_of[happening.event].arguments, happening.args, strict=True))
        values = {argument.name: value for argument, value in arguments.items()}
        if FROM in values and TO in values:
            self.cells[values["seat"]] = values[TO]
            self.trail.clear()
        else:
            self.trail += [value for argument, value in arguments.items() if argument.kind == "cell"]
