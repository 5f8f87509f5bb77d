"""The club bot's decisions: where to place, whether and which dice to roll again, and the bonus step."""

from __future__ import annotations

from typing import Any

from chequered.games.monza.board import Board
from chequered.games.monza.bot.scratch import Scratch
from chequered.games.monza.bot.search import WORST, search
from chequered.games.monza.bot.worth import tiles_left, with_tiles, worth_of_cell
from chequered.games.monza.rules.legality import may_begin_reroll, step_refusal
from chequered.games.monza.spec import COLOUR_COUNT, FIRST_BONUS, FIRST_PICK, REROLL, SIDE_COUNT, STAY
from chequered.games.monza.state import Phase, State
from chequered.kernel.record import Int

NO_HAND = 0
"""The number of the hand without dice."""


def choose(board: Board, states: Any, rng: Any, x: Scratch) -> Int:
    """The contract's `choose`; the club bot needs no random numbers."""
    return decide(board, states[0], x)


def decide(board: Board, s: State, x: Scratch) -> Int:
    """The best action in this position."""
    if s.phase == Phase.BONUS:
        return choose_step(board, s, x)
    if s.phase == Phase.PICK:
        find_keep(s, x)
        return pick(s, x)
    search(board, s, x)
    if may_begin_reroll(s):
        without = x.value
        find_keep(s, x)
        # The re-roll tile is among the tiles, and would be spent.
        if pick(s, x) != REROLL and with_tiles(x, x.value, tiles_left(s, s.turn) - 1) < without:
            return pick(s, x)
    return x.action


def choose_step(board: Board, s: State, x: Scratch) -> Int:
    """The step to the free cell from which the fewest turns are needed, if fewer than from here."""
    seat = s.stepper
    tiles = tiles_left(s, seat)
    best = STAY
    value = worth_of_cell(s, x, s.cell[seat], tiles)
    for side in range(SIDE_COUNT):
        front = board.front[s.cell[seat]][side]
        if step_refusal(board, s, front) == 0 and worth_of_cell(s, x, front, tiles) < value:
            value = worth_of_cell(s, x, front, tiles)
            best = FIRST_BONUS + side
    return best


def pick(s: State, x: Scratch) -> Int:
    """The next die that is not kept, or the roll when there is none."""
    for colour in range(COLOUR_COUNT):
        if s.hand[colour] > x.keep[colour]:
            return FIRST_PICK + colour
    return REROLL


def find_keep(s: State, x: Scratch) -> None:
    """Leave in `x.keep` the dice best kept if the rest of the six is rolled again, in `x.value` the turns needed then.

    That value knows nothing of tiles.
    """
    x.value = WORST
    try_keeps(s, x, 0, NO_HAND)


def try_keeps(s: State, x: Scratch, colour: Int, hand: Int) -> None:
    """Try every number of dice of this and the later colours beside the hand that is kept of the earlier ones."""
    if colour == COLOUR_COUNT:
        if x.kept_need[s.at][hand] < x.value:
            x.value = x.kept_need[s.at][hand]
            for kept in range(COLOUR_COUNT):
                x.keep[kept] = x.hand[kept]
        return
    for count in range(s.hand[colour] + 1):
        x.hand[colour] = count
        try_keeps(s, x, colour + 1, hand)
        hand = x.more[hand][colour]
