"""The last steps of a match as they are sent: encoded once for each way in which somebody looks on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from chequered.server import protocol
from chequered.server.tables.positions import AtTable, Eye, position, step_infos

KEPT_STEPS = 32
"""Steps kept for slow screens; one that is further behind is welcomed anew."""


class SentSteps:
    """What screens fetch. A step is encoded while the match stands behind it: later, its position would be gone."""

    def __init__(self) -> None:
        self._kept: deque[tuple[int, dict[Eye, bytes]]] = deque(maxlen=KEPT_STEPS)

    def keep_last(self, at: AtTable, eyes: Iterable[Eye]) -> None:
        """Keep the step that has just been played."""
        number = len(at.match.steps) - 1
        self._kept.append((number, {eye: _encoded(at, number, eye) for eye in set(eyes)}))

    def find(self, number: int, eye: Eye) -> bytes | None:
        """The message about a step, or None if it is not kept (any more) for who looks on like this."""
        for kept, by_eye in self._kept:
            if kept == number:
                return by_eye.get(eye)
        return None

    def clear(self) -> None:
        """Forget them all."""
        self._kept.clear()


def _encoded(at: AtTable, number: int, eye: Eye) -> bytes:
    (step,) = step_infos(at.match, eye, number)
    return msgspec.json.encode(protocol.Step(step, position(at, eye)))
