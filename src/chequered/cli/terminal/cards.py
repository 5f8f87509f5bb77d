"""A game of cards as text: what lies on the table, player by player, and the hand from which is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from chequered.cli.terminal.canvas import styled
from chequered.cli.terminal.looks import Held, Pile, Player, Spread
from chequered.cli.terminal.palette import paint_of
from chequered.cli.terminal.panels import ACTIVE, BOLD, DIM, IDLE, filled
from chequered.cli.terminal.ribbon import AIMED, KEY
from chequered.cli.terminal.scene import Scene

LIGHT = styled("#15181c", "#ffd003", bold=True)
ROOMY, TALL = 70, 30
"""From so many columns on cards of a hand have names beside their letters; from so many rows on, what lies before a
player may take several lines."""

LONGEST_NAME, LONGEST_NAME_IN_LITTLE = 14, 10
FACT_LINES = 2


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


def spread_text(scene: Scene, spread: Spread, mover: int, hand: int, room: Room) -> Table:
    """What lies on the table: what holds for all, then a line or more for each player.

    Beside it stand the hands that the reader may see, but for that of seat `hand`, which is shown larger.
    """
    whole = Table.grid(expand=True)
    whole.add_column()
    light = Text(f" {spread.light} ", LIGHT)
    facts = filled([light, *(Text(fact, DIM) for fact in spread.facts)], room.columns)
    whole.add_row(Text("\n").join(facts[:FACT_LINES] if room.is_short else facts))
    table = _players(scene, room)
    for seat, player in enumerate(spread.players):
        table.add_row(*_row(scene, seat, player, mover, has_hand=seat != hand, is_roomy=room.is_roomy))
    whole.add_row(table)
    return whole


def hand_text(scene: Scene, hand: Sequence[Held], keys: Mapping[str, str], cursor: int | None, room: Room) -> Text:
    """The hand, each kind behind the key that lays it; what cannot be laid now has none and is dim."""
    return Text("\n").join(filled([_held(scene, held, keys, cursor, room) for held in hand], room.columns))


def _players(scene: Scene, room: Room) -> Table:
    """The columns; in a narrow window without heads, and with a line for each player where there are few."""
    said = scene.words.of
    table = Table(box=None, pad_edge=False, expand=True, header_style=DIM, padding=(0, 2, 0, 0))
    table.show_header = room.is_roomy
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    for name in ("points", "total"):
        table.add_column(said("page", name), justify="right", no_wrap=True)
    table.add_column(said("page", "laid"), ratio=1, no_wrap=room.is_short, overflow="ellipsis")
    return table


def _row(
    scene: Scene, seat: int, player: Player, mover: int, *, has_hand: bool, is_roomy: bool
) -> tuple[Text, str, Text, str, Text]:
    name = Text(scene.names[seat], BOLD if seat == mover else "")
    name.truncate(LONGEST_NAME if is_roomy else LONGEST_NAME_IN_LITTLE, overflow="ellipsis")
    return (
        Text.assemble((ACTIVE if seat == mover else IDLE, BOLD), scene.badge(seat), " ", name),
        "" if player.is_out else scene.words.of("page", "cards", count=player.cards),
        Text(f"+{player.points}", BOLD),
        str(player.total),
        _before(scene, player, has_hand=has_hand),
    )


def _before(scene: Scene, player: Player, *, has_hand: bool) -> Text:
    """What is to be said of a player, what lies before it, and below that the hand, if it may be seen."""
    notes = [Text(note, LIGHT if player.is_out else BOLD) for note in player.notes]
    laid = [_pile(scene, pile) for pile in player.laid]
    lines = [Text(" ").join([*notes, *laid])]
    if player.hand and has_hand:
        held = Text(" ").join(_pile(scene, pile) for pile in player.hand)
        lines.append(Text.assemble((f"{scene.words.sentence('terminal-hand')} ", DIM), held))
    return Text("\n").join(lines)


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
