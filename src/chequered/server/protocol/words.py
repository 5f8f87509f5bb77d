"""The words that messages are made of: their shapes, and what can be wrong with a request."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
LONGEST_TOKEN = 40
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=36)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Code: TypeAlias = Annotated[str, Meta(max_length=400)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$(?!\\n)")]
"""What a browser adds to the chance of a match: up to 64 random bytes, in hexadecimal.

Python's `$` alone would let a line break through; the page's would not.
"""

Secret: TypeAlias = Annotated[str, Meta(max_length=80)]
Phase: TypeAlias = Literal["gathering", "running", "over"]
Order: TypeAlias = Literal["given", "drawn"]

FaultId: TypeAlias = Literal[
    "fault-already-seated",
    "fault-already-started",
    "fault-attribute-taken",
    "fault-bad-board",
    "fault-bad-message",
    "fault-bad-name",
    "fault-bad-options",
    "fault-bad-seats",
    "fault-bots-play",
    "fault-foreign-origin",
    "fault-hand-not-shown",
    "fault-name-taken",
    "fault-no-next-race",
    "fault-no-race-over",
    "fault-no-such-action",
    "fault-no-such-game",
    "fault-no-such-seat",
    "fault-no-such-table",
    "fault-no-warm-up",
    "fault-nobody-asked",
    "fault-not-found",
    "fault-not-host",
    "fault-not-started",
    "fault-not-your-seat",
    "fault-not-yours",
    "fault-over",
    "fault-seat-taken",
    "fault-season-goes-on",
    "fault-seats-free",
    "fault-stale",
    "fault-stopping",
    "fault-table-full",
    "fault-too-fast",
    "fault-too-large",
    "fault-too-many-connections",
    "fault-unexpected",
    "fault-unknown-field",
]
"""What can be wrong with a request or a message: the id of its sentence."""

MAX_PLAN = 32
"""The most tokens in one `Act`: no way has more steps."""


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all structs: unknown fields are refused."""
