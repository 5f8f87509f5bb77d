"""Games, boards, and how the server is."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

import chequered
from chequered.games import GAMES
from chequered.server.facts import board_info, find_board, find_game, game_info
from chequered.server.protocol import BoardInfo, GameInfo, StatusInfo


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games, in the order in which they are offered."""
    return [game_info(find_game(name)) for name in GAMES]


@get("/api/boards/{game:str}", sync_to_thread=True)
def show_board(game: FromPath[str], code: FromQuery[str]) -> BoardInfo:
    """The board with this preset id or code, or the rule that refuses it."""
    return board_info(find_board(find_game(game), code))


@get("/api/status", sync_to_thread=False)
def show_status(state: State) -> StatusInfo:
    """The version, the address for others, and what is still being compiled."""
    return StatusInfo(chequered.__version__, state.settings.address, state.preparing.infos())
