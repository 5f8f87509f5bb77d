"""What every screen of a match needs: its game, its sentences, its circuit, and how seats, pieces and cells look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from rich.text import Text

from chequered.cli.terminal.canvas import styled
from chequered.cli.terminal.looks import Held, Part, Spread, look_of
from chequered.cli.terminal.narrator import Line, Narrator
from chequered.cli.terminal.palette import DARK, LIGHT, OBSTACLE, PALETTE, Paint, paint_of
from chequered.cli.terminal.panels import RunnerLine, paint_badge, piece_badge
from chequered.cli.terminal.pieces import OFF, Pieces
from chequered.cli.terminal.ribbon import Piece
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game
from chequered.match import Classified
from chequered.text import GameSentences

NOBODY = -1

DIE = styled(DARK, LIGHT, bold=True)


class Scene:
    """One match as the terminal shows it."""

    def __init__(
        self,
        game: Game,
        language: str,
        board: LoadedBoard,
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
        self.board = board
        self.names = list(names)
        self.narrator = Narrator(self.words, game, self.names, board.cells)
        self.rule_names = {number: self.spec.rule_name(number) for number in self.spec.rules}
        self.paints = [_paint_chosen(chosen, seat) for seat, chosen in enumerate(attributes)]
        self._liveries: Sequence[Paint] = ()
        track = [self.words.of("board", board.name)] if board.name in game.boards.presets() else []
        self.title = " · ".join([self.words.of("name"), *track, *self._chosen(choices)])

    def _chosen(self, choices: Mapping[str, int]) -> list[str]:
        """The options that are not as usual, in words; with their value, where it is more than on."""
        known = {option.name: option for option in self.spec.options}
        unusual = [known[name] for name, value in choices.items() if name in known and value != known[name].default]
        named = [(option, self.words.of("option", option.name)) for option in unusual]
        switches = {option.name for option in unusual if not (option.default or option.words or option.high > 1)}
        return [
            name if option.name in switches else f"{name}: {self.words.value(option, choices[option.name])}"
            for option, name in named
        ]

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.names)

    @property
    def pieces(self) -> int:
        """How many pieces each seat has."""
        return self.spec.pieces_of(self.seats)

    @property
    def has_teams(self) -> bool:
        """Whether each seat has several pieces, which are told by their numbers then."""
        return self.pieces > 1

    @property
    def is_table(self) -> bool:
        """Whether this is a game of cards, played on a table instead of a board."""
        return self.board.drawing is None

    def pieces_at_start(self) -> Pieces:
        """The pieces before anything has happened."""
        return Pieces.at_start(self.spec, self.board.cells, self.seats, self.look.start)

    # ------------------------------------------------------------------------------------------------ pieces

    def label(self, piece: int) -> str:
        """A piece's number; where each seat has one, the letter of the seat."""
        return str(piece + 1) if self.has_teams else ascii_uppercase[piece]

    def seat_of(self, piece: int) -> int:
        """Whose piece it is."""
        return self.spec.seat_of(piece, self.seats)

    def paint(self, piece: int) -> Paint:
        """A piece's look, which is its seat's where the game gives it none of its own."""
        return self._liveries[piece] if self._liveries else self.paints[self.seat_of(piece)]

    def dress(self, view: Any) -> None:
        """Give the pieces the looks that they have in this view, if it is known and they have any."""
        if view is not None:
            self._liveries = self.look.liveries(view)

    def drawn(self, pieces: Pieces, mover: int) -> list[Piece]:
        """The pieces that stand on the board; among those of teams the mover is pointed out."""
        return [
            Piece(self.label(k), self.paint(k), cell, spot, is_active=self.has_teams and k == mover)
            for k, (cell, spot) in enumerate(zip(pieces.cells, pieces.spots, strict=True))
            if cell != OFF
        ]

    def standing(self, pieces: Pieces) -> dict[int, str]:
        """Whoever stands on a cell that has room for no other piece, by the cell."""
        cells = self.board.cells
        return {
            cell: self.words.piece(piece, self.names)
            for piece, cell in enumerate(pieces.cells)
            if cell != OFF and len(cells[cell].spots) == 1
        }

    def badge(self, piece: int) -> Text:
        """A piece beside a line of text."""
        return piece_badge(self.label(piece), self.paint(piece))

    def badge_of(self, line: Line) -> Text:
        """Whom a line of the log concerns."""
        if line.piece >= 0:
            return self.badge(line.piece)
        return self.seat_badge(line.seat) if line.seat >= 0 else Text()

    def seat_badge(self, seat: int) -> Text:
        """A seat beside a line of text: its piece, or of several what they have in common."""
        return paint_badge(self.paints[seat]) if self.has_teams else self.badge(seat)

    @property
    def badge_width(self) -> int:
        """Columns of the widest badge."""
        return max(self.badge(piece).cell_len for piece in range(self.seats * self.pieces))

    # ------------------------------------------------------------------------------------------------ panels

    def runner_lines(
        self, pieces: Pieces, mover: int, view: Any, classified: Sequence[Classified], places: Sequence[int]
    ) -> list[RunnerLine]:
        """Who races, a line each; `view`, `classified` and `places` are empty as long as they are not known."""
        runners = self.look.runners(view, self.board, classified, self.words) if view is not None else []
        if not runners:
            return [self._line_of(piece, pieces, mover, places) for piece in range(len(pieces.cells))]
        return [
            RunnerLine(
                self.badge(runner.piece),
                self.names[self.seat_of(runner.piece)],
                runner.where,
                "".join(f" {note}" for note in runner.notes),
                str(runner.place or "–"),
                is_active=runner.piece == mover,
            )
            for runner in runners
        ]

    def _line_of(self, piece: int, pieces: Pieces, mover: int, places: Sequence[int]) -> RunnerLine:
        seat, cell = self.seat_of(piece), pieces.cells[piece]
        note = f" {self.words.sentence('result-place', place=places[seat])}" if places else ""
        return RunnerLine(self.badge(piece), self.names[seat], self._where(cell), note, is_active=piece == mover)

    def _where(self, cell: int) -> str:
        """By its number; the end of a road, from where nothing leads on, has a flag."""
        if cell == OFF:
            return ""
        return str(self.board.cells[cell].position) if self.board.cells[cell].fronts else "⚑"

    def hand(self, view: Any, seat: int) -> Text:
        """What a seat holds: each kind by name, and behind it badges of what has a look, or how many."""
        text = Text()
        for holding in self.look.holdings(view, seat):
            text.append(self.words.of(*holding.text) + " ")
            for word in dict.fromkeys(word for word in holding.words if word in PALETTE):
                text.append_text(paint_badge(paint_of(word), list(holding.words).count(word))).append(" ")
            if holding.count is not None:
                text.append(f"{holding.count} ", "bold")
            text.append(" ")
        return text

    def spread(self, view: Any, seat: int = NOBODY) -> Spread | None:
        """What lies on the table in a game of cards, with the hand of a seat; nothing where it is not known."""
        return self.look.spread(view, seat, self.words) if self.look.spread and view is not None else None

    def hand_of_cards(self, view: Any, seat: int) -> Sequence[Held]:
        """The cards from which a seat chooses; none where there are none, or where they are not known."""
        spread = self.spread(view, seat)
        return spread.hand if spread else ()

    def stage(self, view: Any) -> Sequence[Part]:
        """What is shown instead of the circuit, while nothing happens on it."""
        return self.look.stage(view, self.board, self.names, self.words) if view is not None else ()

    def worth(self, view: Any, token: str) -> str:
        """What an action is worth, in sentences."""
        return self.look.worth(view, self.board, token, self.words)

    def about(self, view: Any, token: str) -> str:
        """What an action does, and what it is worth."""
        return self.words.sentence("word-labelled", label=self.words.action(token), text=self.worth(view, token))

    def dice(self, view: Any) -> Text:
        """The dice of the turn, each with what it means, in a line of its own; nothing where they say no more."""
        dice = self.look.dice(view, self.board, self.words) if view is not None else []
        return Text("  ").join(Text.assemble((f" {die.face} ", DIE), f" {die.meaning}") for die in dice)

    def legend(self) -> Text:
        """The marks on this circuit, by the letter that stands for each there."""
        marks = dict.fromkeys(cell.mark for cell in self.board.cells if cell.mark in self.look.grounds)
        grounds = [(self.look.grounds[mark], self.words.of("mark", mark)) for mark in marks]
        return Text("  ").join(
            Text.assemble(
                (f" {ground.paint.shape or ground.fill} ", styled(ground.paint.ink, ground.paint.fill)), f" {name}"
            )
            for ground, name in grounds
        )

    def hands(self, view: Any) -> Iterator[tuple[Text, list[tuple[str, int]]]]:
        """Where all is open: what each seat holds, by kind, behind its badge."""
        for seat, name in enumerate(self.names if self.look.is_open else ()):
            badge = Text.assemble(paint_badge(self.paints[seat]), f" {name}")
            held = self.look.holdings(view, seat)
            yield badge, [(self.words.of(*holding.text), holding.count or len(holding.words)) for holding in held]


def _paint_chosen(chosen: Mapping[str, str], seat: int) -> Paint:
    """The look of the first thing chosen that has one; of a seat that has nothing to choose, the next one free."""
    if not chosen:
        return list(PALETTE.values())[seat]
    return next((PALETTE[value] for value in chosen.values() if value in PALETTE), OBSTACLE)
