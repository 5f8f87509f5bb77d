"""Plans: what a seat can reach by several actions in a row, found by trying the rules; no game is known here.

Where actions are steps of a way, plans are whole ways (`chequered.match.ways`).
"""

from __future__ import annotations

from collections import deque

from chequered.kernel.record import Record
from chequered.match.journal import Choice, Plan
from chequered.match.referee import Referee
from chequered.match.ways import find_ways

MOST_STATES = 400
"""Positions tried for one list of plans: the bound on its time (a few milliseconds)."""


def find_plans(referee: Referee, board: Record, state: Record) -> list[Plan]:
    """The targets that the actor reaches by two or more actions of one kind without chance, the shortest way each.

    If some of its actions are steps of a way: all that these lead to instead, by one action or more.

    Of two ways of equal length the one whose actions come first by id is given. An action is followed only if it
    points at something and belongs to the block of the first one, so that no plan mixes kinds (and spends, say, a
    tile unasked).
    """
    seat = referee.actor(board, state)
    ways = find_ways(referee, board, state)
    if ways:
        return ways
    found: dict[tuple[str, int], Plan] = {}
    direct = {choice.target for choice in referee.choices(board, state)}
    waiting: deque[tuple[Record, str, tuple[str, ...], tuple[int, ...]]] = deque([(state, "", (), ())])
    seen: set[tuple[int, ...]] = set()
    while waiting and len(seen) < MOST_STATES:
        here, block, tokens, targets = waiting.popleft()
        position = here.numbers()
        if referee.actor(board, here) != seat or referee.is_standing(board, here) or position in seen:
            continue
        seen.add(position)
        for choice in _followed(referee.choices(board, here), block):
            there = here.copy()
            referee.act(board, there, seat, choice.token)
            way = (*tokens, choice.token), (*targets, choice.target)
            waiting.append((there, choice.block, *way))
            if tokens and choice.target not in direct:
                found.setdefault((choice.block, choice.target), Plan(choice.target, *way))
    return list(found.values())


def outlooks(referee: Referee, board: Record, state: Record) -> list[Plan]:
    """What each of the actor's actions that point at nothing would cause, with no target.

    Actions that point at something are shown by where they lead; of these nothing else tells what comes of them.
    """
    seat = referee.actor(board, state)
    found: list[Plan] = []
    for choice in referee.choices(board, state):
        if choice.target < 0:
            entry = referee.act(board, state.copy(), seat, choice.token)
            found.append(Plan(choice.target, (choice.token,), (choice.target,), entry.events))
    return found


def _followed(choices: list[Choice], block: str) -> list[Choice]:
    return [choice for choice in choices if choice.target >= 0 and block in ("", choice.block)]
