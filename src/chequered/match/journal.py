"""The journal: what was done and what fell, grouped in steps. The journal is the truth; a state is its fold."""

from __future__ import annotations

from dataclasses import dataclass

from chequered.kernel.game import Spec

CHANCE_SEAT = -1
"""The seat of an entry that is an outcome of chance."""


class Refused(ValueError):  # noqa: N818  the rules' own word for it
    """An action that a rule forbids; `rule` is its number, `name` its name (`MZ-3.4`). Nothing has changed."""

    def __init__(self, rule: int, name: str, token: str) -> None:
        super().__init__(f"{token} is refused by {name}")
        self.rule = rule
        self.name = name
        self.token = token


class UnknownToken(ValueError):  # noqa: N818  named as what it is
    """A word that is no action or outcome of the game."""


class NotAwaited(ValueError):  # noqa: N818  named as what it is
    """An action where nobody is waited for: answers are given beforehand (`chequered.match.standing`)."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One event: its number, the number of the rule that caused it, and its arguments."""

    event: int
    rule: int
    args: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One action or outcome and what it caused.

    `weights` are those the outcome was drawn with (empty for an action); `forced` says that the action was the only
    legal one and nobody was asked.
    """

    seat: int
    token: str
    forced: bool
    weights: tuple[int, ...]
    events: tuple[Happening, ...]

    @property
    def is_chance(self) -> bool:
        """Whether this is an outcome and not somebody's action."""
        return self.seat == CHANCE_SEAT


@dataclass(frozen=True, slots=True)
class Step:
    """One decision with every outcome and forced answer up to the next real one; one transaction, one broadcast.

    Step 0 holds what comes before the first decision. `digest` is the SHA-256 of the packed state after the step
    (every field in the order of its declaration, as little-endian 64-bit integers), in hexadecimal.
    """

    number: int
    entries: tuple[Entry, ...]
    digest: str


def ends_chapter(spec: Spec, step: Step) -> bool:
    """Whether a part of the match, such as a deal, has ended in this step (`Event.chapter`)."""
    return any(spec.event_of[h.event].chapter for entry in step.entries for h in entry.events)


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action of the seat that decides; `target` is the cell, card or seat it points at, or -1."""

    token: str
    block: str
    target: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A target that actions of one seat reach in turn, with no chance between them; `targets` has one for each.

    `events` is what they would cause, as far as no chance and nobody's next decision stands in between.
    """

    target: int
    tokens: tuple[str, ...]
    targets: tuple[int, ...]
    events: tuple[Happening, ...] = ()


@dataclass(frozen=True, slots=True)
class Classified:
    """How a piece did in a race, or does as things stand: its place (1 is best, 0 is none) and points."""

    place: int
    points: int
