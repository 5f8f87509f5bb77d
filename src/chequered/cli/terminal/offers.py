"""The choices of the seat that decides, as lines that can be chosen by a key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase

from chequered.cli.terminal.looks import Look
from chequered.cli.terminal.narrator import Narrator
from chequered.cli.terminal.palette import PALETTE, Paint
from chequered.kernel.drawn import DrawnCell
from chequered.kernel.game import Block, Spec
from chequered.match.journal import Choice, Happening, Plan
from chequered.match.movement import NOWHERE, movement, way_of
from chequered.text import GameSentences

RESERVED = "hlmqtvz"
"""Letters with a meaning of their own on the screen: never the key of a choice."""

SPARE_KEYS = "123456789" + "".join(letter for letter in ascii_lowercase if letter not in RESERVED)


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice: its key, what it does in words, its tokens, the cells they point at, that cell's paint.

    `told` is what a whole way would cause, in sentences. One that stands for a `number` (else -1) is typed, not keyed.
    """

    key: str
    text: str
    tokens: tuple[str, ...]
    cells: tuple[int, ...] = ()
    paint: Paint | None = None
    told: str = ""
    number: int = -1

    @property
    def target(self) -> int:
        """The cell to which it leads in the end, -1 for none."""
        return self.cells[-1] if self.cells else -1


class Offering:
    """Makes offers for one match."""

    def __init__(
        self, words: GameSentences, spec: Spec, cells: Sequence[DrawnCell], look: Look, narrator: Narrator
    ) -> None:
        self._words = words
        self._spec = spec
        self._cells = cells
        self._keys = look.keys
        self._numbers = look.numbers
        self._narrator = narrator

    def offers(
        self, choices: Sequence[Choice], plans: Sequence[Plan] = (), standing: Mapping[int, str] | None = None
    ) -> list[Offer]:
        """The choices in their order. In place of the steps of a way stand the whole ways among `plans`.

        Those that the game names no key for get the first that is free. `standing` names whoever stands on a cell.
        """
        made: list[Offer] = []
        waiting = [plan for plan in plans if self._block(plan.tokens[0]).way]
        for choice in choices:
            if not self._block(choice.token).way:
                made.append(self._single(choice, standing or {}))
            else:
                made += [self._whole(plan, len(choices) > 1) for plan in waiting if plan.tokens[0] == choice.token]
        taken = {offer.key for offer in made}
        spare = iter([key for key in SPARE_KEYS if key not in taken])
        is_keyed = [bool(offer.key) or offer.number >= 0 for offer in made]
        return [o if k else replace(o, key=next(spare, "")) for o, k in zip(made, is_keyed, strict=True)]

    def _single(self, choice: Choice, standing: Mapping[int, str]) -> Offer:
        target = self._block(choice.token).target
        cell = choice.target if target == "cell" else -1
        seat = self._narrator.seat(choice.target) if target == "seat" else ""
        word = self._cells[cell].paint if cell >= 0 else choice.token.removeprefix(f"{choice.block}-")
        text = self._words.action(choice.token, word if cell >= 0 else "", seat)
        if cell in standing:
            text = self._words.sentence("word-labelled", label=text, text=standing[cell])
        cells = (cell,) if cell >= 0 else ()
        number = int(word) if choice.block in self._numbers else -1
        key = self._keys.get(choice.token, "")
        return Offer(key, text, (choice.token,), cells, PALETTE.get(word), number=number)

    def _whole(self, plan: Plan, has_others: bool) -> Offer:
        """A way: where it ends, behind what begins it if that points nowhere; and what it would cause."""
        text = self._narrator.cell(plan.target) if plan.target >= 0 else self._words.action(plan.tokens[0])
        if plan.target >= 0 and plan.targets[0] < 0 and has_others:
            text = self._words.sentence("word-labelled", label=self._words.action(plan.tokens[0]), text=text)
        told = " ".join(line.text for line in self._narrator.told(0, self._caused(plan)))
        return Offer("", text, plan.tokens, way_of(self._spec, plan.events), None, told)

    def _caused(self, plan: Plan) -> list[Happening]:
        """What a way causes, beside that its piece comes to stand where it ends, and that somebody comes next."""
        return [happening for happening in plan.events if not self._is_plain(happening)]

    def _is_plain(self, happening: Happening) -> bool:
        moved = movement(self._spec, happening)
        return self._spec.event_of[happening.event].onward or bool(moved and moved.to != NOWHERE)

    def _block(self, token: str) -> Block:
        return self._spec.block_of[self._spec.ids[token]]


def keys_by_cell(made: Iterable[Offer]) -> dict[int, str]:
    """The key that chooses each cell: the first one, where several choices point at it."""
    found: dict[int, str] = {}
    for offer in made:
        if offer.target >= 0:
            found.setdefault(offer.target, offer.key)
    return found
