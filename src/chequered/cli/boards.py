"""`chequered board …`: layouts on paper."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from cyclopts import Parameter

from chequered.cli.games import DEFAULT_GAME, board_named, game_named, joined
from chequered.cli.wrong import DONE, NOT_SO
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.text import GameSentences


def check(
    *code: Annotated[str, Parameter(help="Name or code of the board; a code may be given with or without quotes.")],
    game: Annotated[str, Parameter(help="Whose boards.")] = DEFAULT_GAME,
) -> int:
    """Say whether a layout can be played."""
    found = game_named(game)
    text = joined(code)
    try:
        board = found.boards.load(text)
    except BoardError as error:
        print(f"refused: {error}")
        return NOT_SO
    print(f"accepted: {board.code}")
    print(_figures(board, GameSentences("en", found)))
    return DONE


def show(
    *code: Annotated[str, Parameter(help="Name or code of the board; by default the one offered first.")],
    game: Annotated[str, Parameter(help="Whose boards.")] = DEFAULT_GAME,
) -> int:
    """Draw a board, unrolled: driven from left to right, the left lane on top."""
    from rich.console import Console
    from rich.segment import Segments

    from chequered.cli.terminal.bands import cut
    from chequered.cli.terminal.palette import paint_of
    from chequered.cli.terminal.ribbon import Marks, Ribbon, Scale

    found = game_named(game)
    board = board_named(found, " ".join(code))
    paints = [paint_of(word) for word in found.spec.vocabularies["colour"]]
    ribbon = Ribbon(board.drawing, paints, Scale(1, 1))
    console = Console(highlight=False)
    for line in cut(ribbon.draw(Marks()), -(-ribbon.width // console.width), console.width, 0):
        console.print(Segments(line), end="")
        console.print()
    return DONE


def _figures(board: LoadedBoard, words: GameSentences) -> str:
    """How long it is and what it is made of."""
    drawing = board.drawing
    kinds = Counter(cell.kind for cell in drawing.cells)
    paints = Counter(cell.paint for cell in drawing.cells if cell.paint)
    marks = Counter(cell.mark for cell in drawing.cells if cell.mark)
    lines = [
        ("length", f"{drawing.length} units, {drawing.lanes} lanes"),
        ("cells", f"{len(drawing.cells)}: " + ", ".join(f"{count} {kind}" for kind, count in kinds.items())),
        ("colours", ", ".join(f"{count} {words.paint(paint)}" for paint, count in sorted(paints.items()))),
        ("marks", ", ".join(f"{count} {words.of('mark', mark)}" for mark, count in sorted(marks.items()))),
    ]
    return "\n".join(f"  {name:8}{value}" for name, value in lines if value)
