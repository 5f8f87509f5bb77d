"""`chequered perft GAME`: how many sequences of actions and outcomes there are, depth by depth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from cyclopts import Parameter, validators

from chequered.cli.games import board_named
from chequered.cli.per_game import per_game
from chequered.cli.wrong import DONE, WrongUse, one_line
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game, OptionsError
from chequered.kernel.record import Record

DEEPEST = 60


def perft(
    game: Game,
    choices: Mapping[str, int],
    *,
    depth: Annotated[
        int, Parameter(validator=validators.Number(gte=1, lte=DEEPEST), help="Actions and outcomes in a row.")
    ] = 4,
    seats: Annotated[int, Parameter(help="Number of seats; by default the fewest.")] = 0,
    board: Annotated[str, Parameter(help="Name or code of the board; by default the one offered first.")] = "",
    compiled: Annotated[bool, Parameter(help="Count in machine code: quicker from depth 7 on.")] = False,
) -> int:
    """Count the sequences of actions and outcomes from the opening position.

    An outcome counts once, however likely it is.
    """
    try:
        options = game.options(seats or game.spec.seats[0], choices)
    except OptionsError as error:
        raise WrongUse(one_line(error)) from None
    loaded = board_named(game, board, choices)
    counts = _compiled_counts if compiled else _plain_counts
    print(f"{'depth':>5}  {'sequences':>20}")
    for level, count in enumerate(counts(game, loaded, options, depth), 1):
        print(f"{level:>5}  {count:>20}", flush=True)
    return DONE


def _plain_counts(game: Game, board: LoadedBoard, options: Record, depth: int) -> Iterator[int]:
    from chequered.kernel import chance, drivers

    rules = game.plain(drivers=(chance, drivers))
    width = len(game.spec.tokens)
    ids, weights = ([[0] * width for _ in range(depth)] for _ in range(2))
    for level in range(1, depth + 1):
        states = [game.State() for _ in range(level + 1)]
        rules.setup(board.record, options, states[0])
        yield rules.perft(board.record, states, level, ids, weights)


def _compiled_counts(game: Game, board: LoadedBoard, options: Record, depth: int) -> Iterator[int]:
    import numpy as np

    from chequered.kernel import chance, drivers

    rules = game.compiled(drivers=(chance, drivers))
    ids, weights = (np.zeros((depth, len(game.spec.tokens)), np.int64) for _ in range(2))
    packed = board.record.pack()
    for level in range(1, depth + 1):
        states = game.State.packed(level + 1)
        rules.setup(packed, options.pack(), states[0])
        yield int(rules.perft(packed, states, level, ids, weights))


app = per_game("perft", perft, "Count the sequences of actions and outcomes.")
