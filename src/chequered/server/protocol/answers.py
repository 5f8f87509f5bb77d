"""What is answered where something else was asked for, and how the server is."""

from __future__ import annotations

from msgspec import field

from chequered.server.protocol.words import FaultId, Message


class Problem(Message, frozen=True):
    """Why a request was refused: the text id of a sentence, a detail in English, and the rule if a rule forbids it.

    If `reason` is not empty, the game's sentence `<game>-layout-<reason>` says with `values` what `detail` says.
    """

    fault: FaultId
    detail: str = ""
    rule: str = ""
    reason: str = ""
    values: dict[str, str | int] = field(default_factory=dict)


class CompileInfo(Message, frozen=True):
    """How far a game's rules are compiled for the bots: `done` of `total` pieces."""

    game: str
    done: int
    total: int


class StatusInfo(Message, frozen=True):
    """The server: its version, where others reach it (empty if only this machine does), and what it still prepares."""

    version: str
    address: str
    compiling: list[CompileInfo]
