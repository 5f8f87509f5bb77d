"""The names every game defines: what drivers, bots and matches call without knowing which game they run.

The functions here are placeholders. The binder (`chequered.kernel.binding`) puts the game's own function of the same
name in the place of each; calling a placeholder itself is a mistake and says so.

Conventions: `board`, `options` and `s` are records (`chequered.kernel.record`); `seat` is 0-based; actions and outcomes
share one space of dense ids in which the outcomes come first, so that outcome k of `outcomes` has id k. Queries change
nothing. Everything is an int.
"""

from __future__ import annotations

from typing import Any, NoReturn

CHANCE = -1
"""`actor` at a die roll or a card draw: nobody decides."""

OVER = -2
"""`actor` when the match has ended."""


def setup(board: Any, options: Any, s: Any) -> None:
    """Bring `s`, whatever it held, to the opening position; what the rules need of `options` is copied into it."""
    _unbound("setup")


def actor(board: Any, s: Any) -> int:
    """The seat that decides now, or `CHANCE`, or `OVER`."""
    _unbound("actor")


def refusal(board: Any, s: Any, seat: int, action: int) -> int:
    """0 if `seat` may do `action` now, else the number of the rule that forbids it. The only predicate of legality."""
    _unbound("refusal")


def legal(board: Any, s: Any, ids: Any) -> int:
    """Write the ids of the actor's legal actions into `ids`, ascending; their number, at least 1 at a decision."""
    _unbound("legal")


def outcomes(board: Any, s: Any, weights: Any) -> int:
    """At chance: write the integer weight of outcome k into `weights[k]`; the number of outcomes."""
    _unbound("outcomes")


def apply(board: Any, s: Any, action: int) -> None:
    """Carry out a legal action or a given outcome. Nothing is rolled here; everything that happens is emitted."""
    _unbound("apply")


def beforehand(board: Any, s: Any, seat: int, action: int) -> int:
    """0 if `seat` may give `action` as its answer to a decision to come, else the number of the rule that forbids it.

    Only games with a block of `standing` or `sealed` actions define it. It depends on what the seat may know, and on
    nothing else; of sealed actions on what all may know. Where a sealed decision is due, every seat that still has to
    answer may, and the one that decides then too, whatever `refusal` allows it; nowhere else may a seat seal anything.
    """
    _unbound("beforehand")


def target(board: Any, s: Any, action: int) -> int:
    """The cell, card or seat that the action points at (the spec says which of them), or -1."""
    _unbound("target")


def places(board: Any, s: Any, out: Any) -> None:
    """Write each seat's place (1 is best, equal places are shared) into `out`."""
    _unbound("places")


def classify(board: Any, s: Any, places: Any, points: Any) -> None:
    """Write each piece's place (1 is best, 0 is none) and points into `places` and `points`."""
    _unbound("classify")


def resample(board: Any, s: Any, seat: int, rng: Any) -> None:
    """Redraw what `seat` cannot know, uniformly over what the open history allows; nothing in open games."""
    _unbound("resample")


def complete(board: Any, s: Any) -> None:
    """In a position made by hand, bring what follows from other fields into line with them (counts of cards, say).

    Only for scenarios; a game without such fields does not define it.
    """
    _unbound("complete")


def choose(board: Any, states: Any, rng: Any, scratch: Any) -> int:
    """A bot's: the id of the legal action that the actor of `states[0]` takes.

    That is what the actor sees of the match, and stays as it is; in the others, as many as the bot's level asks for, it
    can think. `rng` is four integers (`chequered.kernel.chance`), `scratch` the record that the level has prepared.
    """
    _unbound("choose")


def observe(board: Any, s: Any, tally: Any) -> None:
    """For the lab: note in `tally` what the last entry, or the setup, changed. It leaves `s` as it is."""
    _unbound("observe")


def emit(event: int, rule: int, a: int, b: int, c: int) -> None:
    """Report that something happened, which rule caused it, and up to three arguments."""
    _unbound("emit")


def copy(states: Any, to: int, source: int) -> None:
    """Make state `to` of an array (compiled) or list (plain) of states equal to state `source`."""
    _unbound("copy")


def look(seen: Any, states: Any, k: int, seat: int, masks: Any) -> None:
    """Make `seen[0]` what `seat` may know of `states[k]`.

    `seen` is an array or list, since compiled code can replace a record only in its place in an array. `masks` is that
    of `chequered.kernel.views`, all of its rows; plain play hides field by field and does without.
    """
    _unbound("look")


def _unbound(name: str) -> NoReturn:
    raise RuntimeError(f"{name} is a placeholder of the contract: bind a game first (chequered.kernel.binding)")


PLACEHOLDERS = (
    setup,
    actor,
    refusal,
    legal,
    outcomes,
    apply,
    beforehand,
    target,
    places,
    classify,
    resample,
    complete,
    choose,
    observe,
    emit,
    copy,
    look,
)
