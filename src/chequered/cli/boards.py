"""`chequered board …`: layouts on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter

from chequered.cli.games import DEFAULT_GAME, board_named, game_named, joined
from chequered.cli.wrong import DONE, NOT_SO, WrongUse
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
    from rich.segment import Segments

    from chequered.cli.printing import printer
    from chequered.cli.terminal.bands import whole_of
    from chequered.cli.terminal.looks import look_of
    from chequered.cli.terminal.ribbon import Marks, Ribbon, Scale

    found = game_named(game)
    drawing = board_named(found, " ".join(code)).drawing
    if drawing is None:
        raise WrongUse(f"{game} is played without a board; `chequered board check` says what its cards are")
    ribbon = Ribbon(drawing, look_of(found.spec.id).grounds, Scale(2 if drawing.is_loop else 1, 1))
    console = printer()
    for line in whole_of(ribbon.draw(Marks()), console.width):
        console.print(Segments(line), end="")
        console.print()
    return DONE


def _figures(board: LoadedBoard, words: GameSentences) -> str:
    """How long it is and what it is made of."""
    drawing = board.drawing
    if drawing is None:
        return "\n".join(f"  {name:12}{value}" for name, value in board.content.items())
    lines = [
        ("length", f"{drawing.length} units, {drawing.lanes} lanes{', a loop' if drawing.is_loop else ''}"),
        ("cells", f"{len(drawing.cells)}: {_counted(cell.kind for cell in drawing.cells)}"),
        ("colours", _counted(words.paint(cell.paint) for cell in drawing.cells if cell.paint)),
        ("marks", _counted(words.of("mark", cell.mark) for cell in drawing.cells if cell.mark)),
    ]
    return "\n".join(f"  {name:8}{value}" for name, value in lines if value)


def _counted(words: Iterable[str]) -> str:
    """How often each word occurs, the frequent ones first; empty words do not count."""
    counts = Counter(word for word in words if word)
    return ", ".join(f"{count} {word}" for word, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
