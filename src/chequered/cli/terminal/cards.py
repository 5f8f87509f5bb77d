"""A game of cards as text: what lies on the table, player by player, and the hand from which is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from chequered.cli.terminal.canvas import styled
from chequered.cli.terminal.looks import Held, Pile, Player, Spread
from chequered.cli.terminal.palette import paint_of
from chequered.cli.terminal.panels import ACTIVE, BOLD, DIM, GAP, IDLE, filled
from chequered.cli.terminal.ribbon import AIMED, KEY
from chequered.cli.terminal.scene import Scene

LIGHT = styled("#15181c", "#ffd003", bold=True)
ROOMY, TALL = 70, 30
"""From so many columns on cards of a hand have names beside their letters; from so many rows on, what lies before a
player may take several lines."""

LONGEST_NAME, LONGEST_NAME_IN_LITTLE = 16, 10
FACT_LINES = 2
INDENT = 5
"""Columns before a hand that is shown below its player."""

WORDS = 2
"""The first columns of a player are words; numbers follow."""


@dataclass(frozen=True, slots=True)
class Room:
    """How much room there is: columns, and the rows of the window."""

    columns: int
    rows: int

    @property
    def is_roomy(self) -> bool:
        """Whether cards can have their names."""
        return self.columns >= ROOMY

    @property
    def is_short(self) -> bool:
        """Whether each player has but a line."""
        return not self.is_roomy and self.rows < TALL


def spread_text(scene: Scene, spread: Spread, mover: int, hand: int, room: Room) -> Text:
    """What lies on the table: what holds for all, then a line or more for each player.

    Below that stand the hands that the reader may see, but for that of seat `hand`, which is shown larger.
    """
    light = Text(f" {spread.light} ", LIGHT)
    facts = filled([light, *(Text(fact, DIM) for fact in spread.facts)], room.columns)
    heads = [_head(scene, seat, player, mover, room) for seat, player in enumerate(spread.players)]
    named = [_names(spread)] if room.is_roomy else []
    columns = zip(*(*named, *heads), strict=True)
    widths = [max(cell.cell_len for cell in column) for column in columns]
    lines = [*facts[: FACT_LINES if room.is_short else None], *(_aligned(names, widths) for names in named)]
    for seat, player in enumerate(spread.players):
        lines += _beside(_aligned(heads[seat], widths), _before(scene, player), room)
        if player.hand and seat != hand:
            front = Text.assemble(" " * INDENT, (scene.words.sentence("terminal-hand"), DIM), " ")
            lines += _beside(front, [_pile(scene, pile) for pile in player.hand], room)
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def hand_text(scene: Scene, hand: Sequence[Held], keys: Mapping[str, str], cursor: int | None, room: Room) -> Text:
    """The hand, each kind behind the key that lays it; what cannot be laid now has none and is dim."""
    return Text("\n").join(filled([_held(scene, held, keys, cursor, room) for held in hand], room.columns))


def _names(spread: Spread) -> list[Text]:
    """The names of the columns, where there is room for them."""
    return [Text(), Text(), *(Text(name, DIM) for name in spread.names)]


def _head(scene: Scene, seat: int, player: Player, mover: int, room: Room) -> list[Text]:
    """The columns of a player: who it is, how many cards, points of the deal, total."""
    name = Text(scene.names[seat], BOLD if seat == mover else "")
    name.truncate(LONGEST_NAME if room.is_roomy else LONGEST_NAME_IN_LITTLE, overflow="ellipsis")
    return [
        Text.assemble((ACTIVE if seat == mover else IDLE, BOLD), scene.badge(seat), " ", name),
        Text("" if player.is_out else player.cards),
        Text(f"+{player.points}", BOLD),
        Text(str(player.total)),
    ]


def _aligned(columns: Sequence[Text], widths: Sequence[int]) -> Text:
    """The columns side by side: who and what to the left, numbers to the right."""
    cells = []
    for number, (column, width) in enumerate(zip(columns, widths, strict=True)):
        blank = " " * (width - column.cell_len)
        cells.append(Text.assemble(column, blank) if number < WORDS else Text.assemble(blank, column))
    return Text(GAP).join(cells)


def _before(scene: Scene, player: Player) -> list[Text]:
    """What is to be said of a player, and what lies before it."""
    notes = [Text(note, LIGHT if player.is_out else BOLD) for note in player.notes]
    return [*notes, *(_pile(scene, pile) for pile in player.laid)]


def _beside(front: Text, words: Sequence[Text], room: Room) -> list[Text]:
    """The front, and the words beside it in as many lines as they need, or in one where there is little room."""
    rest = filled(words, max(1, room.columns - front.cell_len - len(GAP)), " ") or [Text()]
    if room.is_short:
        rest = [Text(" ").join(words)]
    blank = Text(" " * front.cell_len)
    return [Text.assemble(front if number == 0 else blank, GAP, line) for number, line in enumerate(rest)]


def _pile(scene: Scene, pile: Pile) -> Text:
    """One word, so that no line ends within it."""
    return Text.assemble(_badge(scene, pile.word, ""), f"×{pile.count}" if pile.count > 1 else "")


def _held(scene: Scene, held: Held, keys: Mapping[str, str], cursor: int | None, room: Room) -> Text:
    laid_by = [keys[token] for token in held.tokens if keys.get(token)]
    key = "–".join(dict.fromkeys((laid_by[0], laid_by[-1]))) if laid_by else " "
    style = AIMED if held.kind == cursor else "" if laid_by else DIM
    name = f" {scene.words.word('card', held.word)}" if room.is_roomy else ""
    front = (f" {key} ", KEY if laid_by else "")
    return Text.assemble(front, _badge(scene, held.word), (f"{name}{_times(held.count)}", style))


def _badge(scene: Scene, word: str, blank: str = " ") -> Text:
    paint = scene.look.cards.get(word, paint_of(word))
    return Text(f"{blank}{paint.shape}{blank}", styled(paint.ink, paint.fill, bold=True))


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
