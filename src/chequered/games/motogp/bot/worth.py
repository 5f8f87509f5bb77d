"""What the end of a way is worth to the team that moves: turns still needed, fewer is better, in units of `TURN`."""

from __future__ import annotations

from chequered.games.motogp.board import MAX_CELLS, Board, Mark
from chequered.games.motogp.bot.hands import MOST, SIZES
from chequered.games.motogp.bot.scratch import BROKEN, LAPS, OUT, STATES, TURN, Scratch
from chequered.games.motogp.rules.positions import distance, distance_at, is_pit
from chequered.games.motogp.spec import CARD_COUNT, TEAM, Card
from chequered.games.motogp.state import State, Status
from chequered.kernel.record import Int

MATE = 25
"""Per cent: what cards are worth to the team-mate counts so much, for only one of the two can play a card; fitted."""

LAPPING = 2 * TURN
"""What it is worth to lap another team."""

NEAR = 9
"""Spaces: a motorcycle that is less than this from being lapped is in danger of it."""

WORST = 1 << 60
"""More than any value."""


def worth_of_end(board: Board, s: State, x: Scratch, cell: Int, lap: Int, state: Int) -> Int:
    """A way ends on this cell in this lap, with or without a failure. Cards come first, then the mark acts (GP-6.9)."""
    value = worth_of_place(board, s, x, distance_at(board, lap, cell))
    if lap == s.lap[s.mover] or s.lap[s.mover] == 0:
        return value + worth_of_cell(board, s, x, cell, lap, state)
    return value + worth_of_cards(board, s, x, cell, lap, state)


def worth_of_cards(board: Board, s: State, x: Scratch, cell: Int, lap: Int, state: Int) -> Int:
    """The line brings a Fuel card and the best of the others (GP-1.3). The hand is left as it was."""
    x.hand[Card.FUEL] += 1
    best = WORST
    for card in range(CARD_COUNT):
        if card != Card.FUEL:
            best = min(best, worth_of_card(board, s, x, cell, lap, state, card))
    x.hand[Card.FUEL] -= 1
    return best


def worth_of_card(board: Board, s: State, x: Scratch, cell: Int, lap: Int, state: Int, card: Int) -> Int:
    """The same with one card more in the hand, which is left as it was; -1 stands for the cell beyond the finish."""
    x.hand[card] += 1
    value = worth_of_mate(board, s, x) if cell < 0 else worth_of_cell(board, s, x, cell, lap, state)
    x.hand[card] -= 1
    return value


def worth_of_finish(board: Board, s: State, x: Scratch) -> Int:
    """The line is passed for the last time: nothing more is needed, and the cards are for the team-mate."""
    value = worth_of_place(board, s, x, s.laps * board.spaces)
    if x.mate < 0 or s.lap[s.mover] == 0:
        return value
    return value + worth_of_cards(board, s, x, -1, s.laps, 0)


def worth_of_staying(board: Board, s: State, x: Scratch) -> Int:
    """The motorcycle stays where and as it was (GP-6.7)."""
    m = s.mover
    return need(s, x, s.cell[m], s.lap[m], state_of(board, s, m)) + worth_of_mate(board, s, x)


def worth_of_cell(board: Board, s: State, x: Scratch, cell: Int, lap: Int, state: Int) -> Int:
    """The mark acts on the motorcycle that moves (GP-7.1, GP-9); then what it and its team-mate need."""
    mark = board.mark[cell]
    card = card_against(mark)
    if card < 0 or (mark == Mark.BOXES and lap == s.laps):
        value = need(s, x, cell, lap, state)
        if mark == Mark.ENGINE:
            value += min(value, BROKEN)
        return value + worth_of_mate(board, s, x)
    if x.hand[card] == 0:
        return without_card(s, x, cell, lap, state, mark) + worth_of_mate(board, s, x)
    x.hand[card] -= 1
    value = need(s, x, cell, lap, state) + worth_of_mate(board, s, x)
    x.hand[card] += 1
    return value


def without_card(s: State, x: Scratch, cell: Int, lap: Int, state: Int, mark: Int) -> Int:
    """Turns needed by one whose team has no card against the mark."""
    if mark == Mark.BOXES:
        return need(s, x, cell, lap, 1)
    return need(s, x, cell, lap, state) + (OUT if mark == Mark.FUEL else TURN)


def card_against(mark: Int) -> Int:
    """The card that a mark takes, -1 for none."""
    if mark == Mark.FUEL:
        return Card.FUEL
    if mark == Mark.BOXES:
        return Card.BOXES
    return Card.CRASH if mark == Mark.CRASH else -1


def need(s: State, x: Scratch, cell: Int, lap: Int, state: Int) -> Int:
    """Turns needed from a cell at the beginning of a turn, with the hand in `x.hand`."""
    number = 0
    for card in range(CARD_COUNT):
        number = number * SIZES[card] + min(x.hand[card], MOST[card])
    laps = s.laps - max(lap, 1) + 1
    more = 0 if lap > 0 else x.lap
    if laps > LAPS:
        more += (laps - LAPS) * x.lap
        laps = LAPS
    return x.need[((laps - 1) * MAX_CELLS + cell) * STATES + state][number] + more


def worth_of_mate(board: Board, s: State, x: Scratch) -> Int:
    """The share that counts of the turns that the team-mate needs with the hand in `x.hand`; 0 if it races no more."""
    if x.mate < 0:
        return 0
    return need(s, x, s.cell[x.mate], s.lap[x.mate], state_of(board, s, x.mate)) * MATE // 100


def state_of(board: Board, s: State, m: Int) -> Int:
    """With or without a failure; in the pit lane, what it will leave with (GP-7.4)."""
    return s.again[m] if is_pit(board, s.cell[m]) else s.failure[m]


def worth_of_place(board: Board, s: State, x: Scratch, at: Int) -> Int:
    """What it means to be at this distance for who is lapped, or soon may be (GP-10.1)."""
    if x.may_lap == 0:
        return 0
    value = 0
    if x.mate >= 0 and at - x.mate_at > board.spaces:
        value += OUT if s.lapped else TEAM * OUT
    if at - x.rear > board.spaces:
        value -= LAPPING
    danger = x.front - at - (board.spaces - NEAR)
    if danger > 0:
        value += danger * OUT // NEAR
    return value


def look_around(board: Board, s: State, x: Scratch) -> None:
    """Note where the others are, and the hand."""
    m = s.mover
    for card in range(CARD_COUNT):
        x.hand[card] = s.hand[m // TEAM][card]
    x.mate = -1
    x.rear = WORST
    x.front = -WORST
    x.may_lap = 1
    for other in range(s.seats * TEAM):
        if s.finished[other] > 0:
            x.may_lap = 0
        if other != m and s.status[other] == Status.RACING:
            at = distance(board, s, other)
            x.front = max(x.front, at)
            if other // TEAM == m // TEAM:
                x.mate = other
                x.mate_at = at
            else:
                x.rear = min(x.rear, at)
