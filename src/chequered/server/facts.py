"""The facts of the games, as the page gets them; looked up, never known."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from chequered.bots import levels
from chequered.games import GAMES, game
from chequered.kernel.boards import BoardError, LoadedBoard
from chequered.kernel.game import Block, Event, Game, Option
from chequered.server.faults import Faulty
from chequered.server.protocol import (
    ArgumentInfo,
    AttributeInfo,
    BlockInfo,
    BoardInfo,
    EventInfo,
    GameInfo,
    OptionInfo,
    RuleInfo,
)

KEPT_BOARDS = 64
"""Boards kept in memory, for each way in which they are asked for."""


def find_game(name: str) -> Game:
    """The game with this id; raises `Faulty`."""
    if name not in GAMES:
        raise Faulty("fault-no-such-game", name)
    return game(name)


def find_board(found: Game, text: str) -> LoadedBoard:
    """The board with this preset id or code; raises `Faulty` with the rule that it breaks and the reason."""
    try:
        return _loaded(found.spec.id, " ".join(text.split()))
    except BoardError as error:
        rule = found.spec.rule_name(error.rule) if error.rule else ""
        raise Faulty("fault-bad-board", str(error), rule, error.reason, error.values) from None


def board_of(found: Game, content: dict[str, Any]) -> LoadedBoard:
    """The board that a table was opened with."""
    return _described(found.spec.id, msgspec.json.encode(content))


# To read a board takes a tenth of a second, and most tables play on few boards. Nothing changes a board.
@lru_cache(KEPT_BOARDS)
def _loaded(game_id: str, text: str) -> LoadedBoard:
    return game(game_id).boards.load(text)


@lru_cache(KEPT_BOARDS)
def _described(game_id: str, content: bytes) -> LoadedBoard:
    return game(game_id).boards.from_content(msgspec.json.decode(content))


def board_info(board: LoadedBoard) -> BoardInfo:
    """A board with its drawing, if it has one, and with what is printed on its cards."""
    return BoardInfo(board.name, board.code, *board.seats, board.drawing, board.figures)


def game_info(found: Game) -> GameInfo:
    """All that a page needs to know of a game."""
    spec = found.spec
    return GameInfo(
        id=spec.id,
        code=spec.code,
        version=spec.version,
        min_seats=spec.seats[0],
        max_seats=spec.seats[1],
        pieces=spec.pieces,
        pieces_at=dict(spec.pieces_at),
        piece_colours=spec.piece_colours,
        warm_up=spec.warm_up,
        season=spec.season,
        layouts=bool(found.boards.reasons()),
        secrets=found.hides,
        standing_default=spec.standing_default,
        options=[_option_info(option) for option in spec.options],
        attributes=[AttributeInfo(a.name, list(a.values), a.unique) for a in spec.attributes],
        presets=list(found.boards.presets()),
        levels=list(levels(found)),
        blocks=[_block_info(block) for block in spec.blocks],
        events=[_event_info(event) for event in spec.events],
        vocabularies={name: list(words) for name, words in spec.vocabularies.items()},
        rules=[RuleInfo(spec.rule_name(number), kind) for number, kind in spec.rules.items()],
    )


def _option_info(option: Option) -> OptionInfo:
    values = option.default, option.low, option.high
    return OptionInfo(option.name, *values, option.board, list(option.words), option.beside)


def _block_info(block: Block) -> BlockInfo:
    kinds = block.chance, block.way, block.standing, block.sealed
    return BlockInfo(block.name, list(block.tokens), block.target, *kinds)


def _event_info(event: Event) -> EventInfo:
    arguments = [ArgumentInfo(a.name, a.kind, a.see) for a in event.arguments]
    return EventInfo(event.id, event.name, arguments, event.leaves, event.passing, event.onward, event.chapter)
