"""The sentences of a game, found by the names in its spec: the same patterns of ids for every game.

| sentence | id |
|---|---|
| name, tagline, description | `<game>-name`, `<game>-tagline`, `<game>-about` |
| an option, a board | `<game>-option-<name>`, `<game>-board-<name>` |
| an attribute of the seats | `<game>-attribute-<name>` |
| a word of a vocabulary | `<game>-<vocabulary>-<word>` |
| a cell, its mark | `<game>-cell-<kind>`, `<game>-mark-<mark>` |
| an action, what a seat is asked | `<game>-action-<block>`, `<game>-ask-<block>` |
| an event; where part of it may not be seen | `<game>-event-<name>`, `<game>-event-<name>.unseen` |
| rule 3.4, why it refuses something | `<game>-rule-3-4`, `<game>-refusal-3-4` |

Options and boards have an attribute `.help`, rules have `.title`. An underscore of a name is a dash in an id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from chequered.kernel.drawn import DrawnCell
from chequered.kernel.game import Game, Option
from chequered.kernel.views import is_unseen
from chequered.text.sentences import Sentences, Value


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule as people read it: `MZ-3.4`, a few words, the rule, and whether it is the printed game's or ours."""

    name: str
    title: str
    text: str
    kind: str


class GameSentences(Sentences):
    """The sentences of one game in one language, beside the common ones.

    >>> from chequered.games import game
    >>> monza = GameSentences("de", game("monza"))
    >>> monza.word("colour", "blue")
    'Blau'
    """

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, [game.text])
        self._spec = game.spec

    def of(self, *parts: str, **values: Value) -> str:
        """The sentence `<game>-<part>-<part>…`: `of("option", "bonus_step")`, `of("board", "short.help")`."""
        name = "-".join((self._spec.id, *parts)).replace("_", "-")
        return self.sentence(name, **values)

    def word(self, vocabulary: str, word: str | int) -> str:
        """What a word of the spec's vocabularies (or its number) is called."""
        word = self._spec.vocabularies[vocabulary][word] if isinstance(word, int) else word
        return self.of(vocabulary, word)

    def piece(self, piece: int, names: Sequence[str]) -> str:
        """A piece, by the name of its seat, and by its number where seats have several. `names` are the seats'."""
        name = names[self._spec.seat_of(piece, len(names))]
        return name if self._spec.pieces_of(len(names)) == 1 else self.of("piece", name=name, number=piece + 1)

    def value(self, option: Option, value: int) -> str:
        """A value of an option: its word, on or off for a switch, else the number."""
        if option.words:
            return self.of("option", option.name, option.words[value - option.low])
        if (option.low, option.high) == (0, 1):
            return self.sentence("switch-on" if value else "switch-off")
        return str(value)

    def event(
        self, event: int, values: Sequence[int], names: Sequence[str], describe: Callable[[int], str] | None = None
    ) -> str:
        """The sentence of an event with these arguments.

        `names` are the names of the seats; `describe` says a cell in words (by default its number).
        """
        spec = self._spec.event_of[event]
        filled: dict[str, Value] = {}
        for argument, value in zip(spec.arguments, values, strict=False):  # events carry three values, used or not
            if is_unseen(argument, value):
                continue
            if argument.kind == "seat":
                filled[argument.name] = names[value]
            elif argument.kind == "piece":
                filled[argument.name] = self.piece(value, names)
            elif argument.kind == "cell":
                filled[argument.name] = describe(value) if describe else str(value)
            elif argument.kind in self._spec.vocabularies:
                filled[argument.name] = self.word(argument.kind, value)
            else:
                filled[argument.name] = value
        return self.happened(spec.name, len(filled) < len(spec.arguments), **filled)

    def happened(self, event: str, is_hidden: bool, **values: Value) -> str:
        """The sentence of the event of this name; another one if part of it `is_hidden` from the reader."""
        return self.of("event", f"{event}.unseen" if is_hidden else event, **values)

    def action(self, token: str, paint: str = "", seat: str = "") -> str:
        """What the action does: for a button, a key or a screen reader.

        What stands in the token beside its block's name is filled in: a word (`pick-blue`: the colour), a number
        (`bid-12`: `number`), or a word behind a number. `paint` is that of the cell at which the action points:
        `action("left", "blue")` for a blue cell to the left; `seat` is the name of the seat at which it points.
        """
        block = self._spec.block_of[self._spec.ids[token]]
        beside = self._beside(token.removeprefix(f"{block.name}-"))
        return self.of("action", block.name, **beside, paint=self.paint(paint), seat=seat)

    def _beside(self, rest: str) -> dict[str, Value]:
        """What the rest of a token, beside its block's name, fills in."""
        number, _, word = rest.partition("-")
        return {"number": int(number), **self._words(word)} if number.isdecimal() else {**self._words(rest)}

    def _words(self, word: str) -> dict[str, str]:
        """What a word is called, by the vocabularies that have it."""
        return {name: self.word(name, word) for name, words in self._spec.vocabularies.items() if word in words}

    def paint(self, word: str) -> str:
        """What a cell's paint is called, by whichever vocabulary has the word; empty for none."""
        return next(iter(self._words(word).values()), "")

    def ask(self, tokens: Iterable[str]) -> str:
        """What the seat is asked that has these legal actions: the sentence of the first block that has any.

        Every block of actions is a variable of the sentence: how many of its actions are legal.
        """
        counts = {block.name: 0 for block in self._spec.action_blocks}
        for token in tokens:
            counts[self._spec.block_of[self._spec.ids[token]].name] += 1
        first = next(name for name, count in counts.items() if count)
        return self.of("ask", first, **counts)

    def rule(self, number: int) -> RuleText:
        """The rule with this number."""
        name = f"rule-{_dashed(number)}"
        kind = self.sentence(f"rule-kind-{self._spec.rules[number]}")
        return RuleText(self._spec.rule_name(number), self.of(f"{name}.title"), self.of(name), kind)

    def refusal(self, number: int) -> str:
        """Why something is not allowed, by the number of the rule that forbids it: one short sentence."""
        return self.of("refusal", _dashed(number))

    def cell(self, cell: DrawnCell) -> str:
        """A cell of a board in words, with its mark."""
        where = self.of("cell", cell.kind, lane=cell.lane, position=cell.position, paint=self.paint(cell.paint))
        return self.sentence("cell-marked", cell=where, mark=self.of("mark", cell.mark)) if cell.mark else where


def _dashed(number: int) -> str:
    """`3-4` for 304."""
    return f"{number // 100}-{number % 100}"
