"""What every screen of a match needs: its game, its sentences, its circuit, and how seats and cells look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from chequered.cli.terminal.looks import look_of
from chequered.cli.terminal.narrator import Narrator
from chequered.cli.terminal.palette import OBSTACLE, PALETTE, Paint, paint_of
from chequered.cli.terminal.panels import SeatLine, paint_badge
from chequered.cli.terminal.pieces import Pieces
from chequered.kernel.game import Game
from chequered.text import GameSentences


class Scene:
    """One match as the terminal shows it."""

    def __init__(
        self,
        game: Game,
        language: str,
        drawing: Mapping[str, Any],
        board_name: str,
        names: Sequence[str],
        attributes: Sequence[Mapping[str, str]],
        choices: Mapping[str, int],
    ) -> None:
        """Prepare to show a match.

        `attributes` has what each seat has chosen, such as its colour; `choices` the values of the game's options.
        """
        self.game = game
        self.spec = game.spec
        self.words = GameSentences(language, game)
        self.look = look_of(game.spec.id)
        self.drawing = drawing
        self.names = list(names)
        self.narrator = Narrator(self.words, game, self.names, drawing)
        self.rule_names = {number: self.spec.rule_name(number) for number in self.spec.rules}
        self.paints = [paint_of(word) for word in self.spec.vocabularies.get("colour", ())]
        self.car_paints = [_car_paint(chosen) for chosen in attributes]
        board = [self.words.of("board", board_name)] if board_name in game.boards.presets() else []
        self.title = " · ".join([self.words.of("name"), *board, *self._chosen(choices)])

    def _chosen(self, choices: Mapping[str, int]) -> list[str]:
        """The options that are not as usual, in words; with their value, where it is more than on."""
        known = {option.name: option for option in self.spec.options}
        names = [name for name, value in choices.items() if name in known and value != known[name].default]
        return [self.words.of("option", name) + (f" {choices[name]}" if known[name].high > 1 else "") for name in names]

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.names)

    def seat_lines(self, pieces: Pieces, actor: int, places: Sequence[int]) -> list[SeatLine]:
        """Every seat's line; `places` is empty as long as they are open."""
        cells = self.drawing["cells"]
        lines = []
        for seat, name in enumerate(self.names):
            where = "⚑" if pieces.cells[seat] == len(cells) - 1 else str(cells[pieces.cells[seat]]["end"])
            note = f" {self.words.sentence('result-place', place=places[seat])}" if places else ""
            lines.append(SeatLine(name, self.car_paints[seat], where, note, seat == actor))
        return lines

    def hand(self, view: Any, seat: int) -> Text:
        """What a seat holds: each kind by name, and behind it badges of what has a look."""
        text = Text()
        for holding in self.look.holdings(view, seat):
            text.append(self.words.of("page", "hand", holding.kind) + " ")
            for word in dict.fromkeys(word for word in holding.words if word in PALETTE):
                text.append_text(paint_badge(paint_of(word), list(holding.words).count(word))).append(" ")
            text.append(" ")
        return text


def _car_paint(chosen: Mapping[str, str]) -> Paint:
    """The look of the first thing chosen that has one."""
    return next((PALETTE[value] for value in chosen.values() if value in PALETTE), OBSTACLE)
