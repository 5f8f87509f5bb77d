"""`chequered board …`: layouts on paper."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from cyclopts import Parameter

from chequered.cli.games import DEFAULT_GAME, game_named, joined
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


def _figures(board: LoadedBoard, words: GameSentences) -> str:
    """How long it is and what it is made of."""
    cells = board.drawing["cells"]
    between = cells[1:-1]
    colours = Counter(cell["paint"] for cell in between if not cell["blocked"])
    lines = [
        ("length", f"{cells[-1]['start']} units, {len(board.drawing['lanes'])} lanes"),
        ("cells", f"{len(cells)} with start and finish, {sum(cell['blocked'] for cell in between)} of them obstacles"),
        ("colours", ", ".join(f"{count} {words.word('colour', paint)}" for paint, count in sorted(colours.items()))),
    ]
    return "\n".join(f"  {name:8}{value}" for name, value in lines)
