"""The club bot's search: every way to place the dice in hand, and the tiles, to the ends that the turn can have.

What a turn leaves depends only on the cell, the dice and the tiles left, so a place that was reached before is not
looked at again. A die is used before a tile of its colour: whatever follows, the die would be lost and the tile kept.
"""

from __future__ import annotations

from chequered.games.monza.board import Board
from chequered.games.monza.bot.outlook import DIE_PRICE
from chequered.games.monza.bot.scratch import MEMORY, Scratch
from chequered.games.monza.bot.worth import tiles_left, with_tiles, worth_of_end
from chequered.games.monza.spec import COLOUR_COUNT, FIRST_DIE, FIRST_TILE, SIDE_COUNT, STOP
from chequered.games.monza.state import Phase, State
from chequered.kernel.record import Int

WORST = 1 << 60
"""More than any value."""

_DICE = 7
_KEYS = 1 << 33
"""More than any place's number: 7^6 hands, 2^6 sets of tiles, 400 cells."""

_MIX = 0x3C6EF372
"""Spreads the numbers of places over the memory; the product stays within 64 bits."""


def search(board: Board, s: State, x: Scratch) -> None:
    """Leave the best first action and its value in `x.action` and `x.value`."""
    x.searches = (x.searches + 1) % (1 << 29)
    x.action = -1
    x.value = WORST
    dice = 0
    for colour in range(COLOUR_COUNT):
        x.hand[colour] = s.hand[colour]
        dice += s.hand[colour]
        x.tiles[colour] = s.tiles[s.turn][colour] if s.phase == Phase.PLACE else 0
    explore(board, s, x, s.at, dice, tiles_left(s, s.turn), 0, -1)


def explore(board: Board, s: State, x: Scratch, cell: Int, dice: Int, tiles: Int, placed: Int, first: Int) -> None:
    """Look at all that can follow from a cell with `dice` and `tiles` left, `placed` placed, `first` of them first."""
    if cell == board.finish:
        consider(x, first, (s.used + placed) * DIE_PRICE)
        return
    if is_known(x, cell):
        return
    a_die_fits = False
    for side in range(SIDE_COUNT):
        front = board.front[cell][side]
        if front < 0 or board.blocked[front]:
            continue
        colour = board.colour[front]
        if x.hand[colour] > 0:
            a_die_fits = True
            x.hand[colour] -= 1
            explore(board, s, x, front, dice - 1, tiles, placed + 1, FIRST_DIE + side if first < 0 else first)
            x.hand[colour] += 1
        elif x.tiles[colour] > 0:
            x.tiles[colour] -= 1
            explore(board, s, x, front, dice, tiles - 1, placed + 1, FIRST_TILE + side if first < 0 else first)
            x.tiles[colour] += 1
    if not a_die_fits or s.free_stop or s.phase == Phase.TURBO:
        consider(x, STOP if first < 0 else first, worth_of_stop(board, s, x, cell, dice, tiles))


def consider(x: Scratch, action: Int, value: Int) -> None:
    """Keep the better of the best way so far and this one."""
    if value < x.value:
        x.value = value
        x.action = action


def worth_of_stop(board: Board, s: State, x: Scratch, cell: Int, dice: Int, tiles: Int) -> Int:
    """Placing ends here. If all six dice are placed, the turbo roll follows before anything is settled (MZ-7.5)."""
    if s.challenge and s.phase == Phase.PLACE and dice == 0:
        return with_tiles(x, x.turbo_need[cell], tiles)
    return worth_of_end(board, s, x, cell, tiles)


def is_known(x: Scratch, cell: Int) -> bool:
    """Whether this search has been here with the same dice and tiles; from now on it has."""
    place = cell
    for colour in range(COLOUR_COUNT):
        place = place * _DICE + x.hand[colour]
    for colour in range(COLOUR_COUNT):
        place = place * 2 + x.tiles[colour]
    slot = (place * _MIX >> 24) % MEMORY
    entry = x.searches * _KEYS + place
    if x.memory[slot] == entry:
        return True
    x.memory[slot] = entry
    return False
