"""Acts that a table has played: the same act sent again is the same step, and not another one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from chequered.match import Step
from chequered.server.faults import Faulty
from chequered.server.protocol import Act
from chequered.server.store import StepRow


class Acts:
    """Which step each act has become."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}

    def remember(self, row: StepRow) -> None:
        """A step that is written, if it is somebody's act."""
        if row.browser is not None and row.act is not None:
            self._numbers[row.browser, row.act] = row.step.number

    def find(self, browser: str, act: Act, steps: Sequence[Step]) -> int:
        """The number of the step that this act has become, or 0: step 0 is nobody's act.

        Raises:
            Faulty: another act of this seat had the same id.
        """
        number = self._numbers.get((browser, kept_id(act)), 0)
        if number and not (steps and act.after == number - 1 and _begins(steps[number], act)):
            raise Faulty("fault-bad-message", "another act has this id")
        return number


def kept_id(act: Act) -> str:
    """An act's id as the store keeps it: ids count for each seat by itself."""
    return f"{act.seat}:{act.id}"


def _begins(step: Step, act: Act) -> bool:
    """Whether the step is what came of this act: its decision is all that stands before chance or a forced answer."""
    decided = takewhile(lambda entry: not (entry.is_chance or entry.forced), step.entries)
    return [(entry.seat, entry.token) for entry in decided] == [(act.seat, token) for token in act.tokens]
