"""Ways: all that steps of one way (`Block.way`) can lead to, tried whole; no game is known here."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

from chequered.kernel.record import Record
from chequered.match.journal import Choice, Plan
from chequered.match.movement import NOWHERE, way_of
from chequered.match.referee import Referee

MOST_TRIED = 1500
"""Actions tried for one list of ways: the bound on its time (some ten milliseconds). Ways that meet in one state go on
as one, so that not even twelve steps to each of three sides come near it."""


@dataclass(frozen=True, slots=True)
class _Trial:
    """A way as far as it has been tried."""

    state: Record
    plan: Plan


def is_on_way(choices: list[Choice], referee: Referee) -> bool:
    """Whether nothing but steps of a way can be chosen."""
    return bool(choices) and all(_is_step(choice, referee) for choice in choices)


def find_ways(referee: Referee, board: Record, state: Record) -> list[Plan]:
    """What the actor's steps of a way can lead to, up to where chance, another seat or another decision comes.

    Ways that come to the same state are one from there on; of two the one with fewer actions is given, of equally many
    the one whose actions come first by id. They are listed in the order of these. The target is the cell on which the
    actor's piece comes to stand, else the last it passed.
    None if there are too many to try: then the steps are chosen one by one, and none is taken for the only one.
    """
    seat = referee.actor(board, state)
    ended: list[Plan] = []
    waiting = deque([_Trial(state.copy(), Plan(NOWHERE, (), ()))])
    known = {state.numbers()}
    tried = 0
    while waiting:
        trial = waiting.popleft()
        choices = referee.choices(board, trial.state) if referee.actor(board, trial.state) == seat else []
        if trial.plan.tokens and not is_on_way(choices, referee):
            ended.append(_aimed(trial.plan, referee))
            continue
        for choice in choices:
            if _is_step(choice, referee):
                further = _after(referee, board, trial, seat, choice)
                tried += 1
                # Breadth first, and by id: whoever comes to a state first has come on the way that is to be given.
                if (position := further.state.numbers()) not in known:
                    known.add(position)
                    waiting.append(further)
        if tried > MOST_TRIED:
            return []
    return sorted(ended, key=lambda plan: [referee.spec.ids[token] for token in plan.tokens])


def only_answer(referee: Referee, board: Record, state: Record) -> str:
    """The token that is played unasked: the only legal one, or the next step of the only way; empty for none.

    Nothing is played unasked where that would tell what a hand holds, or where nobody is waited for: who declines
    is to look like who has nothing to decline with.
    """
    if referee.is_standing(board, state) or not referee.may_force(state):
        return ""
    choices = referee.choices(board, state)
    if len(choices) == 1:
        return choices[0].token
    if is_on_way(choices, referee) and not _has_two_ends(referee, board, state):
        ways = find_ways(referee, board, state)
        return ways[0].tokens[0] if len(ways) == 1 else ""
    return ""


def _has_two_ends(referee: Referee, board: Record, state: Record) -> bool:
    """Whether steps of a way lead to two states at least, or are too many to try; asked before every such step.

    Depth first: mostly the last step of the first way has an alternative, and little need be tried.
    """
    seat = referee.actor(board, state)
    waiting, known, ended, tried = [state], {state.numbers()}, 0, 0
    while waiting:
        here = waiting.pop()
        choices = referee.choices(board, here) if referee.actor(board, here) == seat else []
        if here is not state and not is_on_way(choices, referee):
            ended += 1
        else:
            for choice in reversed(choices):
                further = here.copy()
                referee.act(board, further, seat, choice.token)
                tried += 1
                if (position := further.numbers()) not in known:
                    known.add(position)
                    waiting.append(further)
        if ended > 1 or tried > MOST_TRIED:
            return True
    return False


def _is_step(choice: Choice, referee: Referee) -> bool:
    return referee.spec.block_of[referee.spec.ids[choice.token]].way


def _after(referee: Referee, board: Record, trial: _Trial, seat: int, choice: Choice) -> _Trial:
    state, plan = trial.state.copy(), trial.plan
    entry = referee.act(board, state, seat, choice.token)
    tokens, targets = (*plan.tokens, choice.token), (*plan.targets, choice.target)
    return _Trial(state, Plan(NOWHERE, tokens, targets, (*plan.events, *entry.events)))


def _aimed(plan: Plan, referee: Referee) -> Plan:
    return replace(plan, target=(NOWHERE, *way_of(referee.spec, plan.events))[-1])
