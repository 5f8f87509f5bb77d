"""What is refused, and how HTTP says so."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import get_args

from chequered.server.protocol import FaultId, Problem

_STATUS: dict[FaultId, int] = {
    "fault-bad-board": 422,
    "fault-foreign-origin": 403,
    "fault-no-such-game": 404,
    "fault-no-such-seat": 404,
    "fault-no-such-table": 404,
    "fault-not-found": 404,
    "fault-not-host": 403,
    "fault-not-your-seat": 403,
    "fault-not-yours": 403,
    "fault-stopping": 503,
    "fault-too-fast": 429,
    "fault-too-large": 413,
    "fault-too-many-connections": 429,
    "fault-unexpected": 500,
    "fault-bad-message": 400,
    "fault-bad-name": 400,
    "fault-bad-options": 400,
    "fault-bad-seats": 400,
    "fault-no-such-action": 400,
    "fault-unknown-field": 400,
}
"""What is not named here is a conflict: right at another time, or in another order."""

FAULTS: tuple[FaultId, ...] = get_args(FaultId)


class Faulty(Exception):  # noqa: N818  the protocol's word
    """A request or message that is refused; nothing has changed."""

    def __init__(
        self,
        fault: FaultId,
        detail: str = "",
        rule: str = "",
        reason: str = "",
        values: Mapping[str, str | int] = MappingProxyType({}),
    ) -> None:
        super().__init__(fault, detail)
        self.fault: FaultId = fault
        self.detail = detail
        self.rule = rule
        self.reason = reason
        self.values = dict(values)

    @property
    def status(self) -> int:
        """The HTTP status of the refusal."""
        return _STATUS.get(self.fault, 409)

    @property
    def problem(self) -> Problem:
        """The refusal as it is sent."""
        return Problem(self.fault, self.detail, self.rule, self.reason, self.values)
