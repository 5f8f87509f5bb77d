"""Bots of the toy game that try to know more than their seats do, to be bound over it: for `test_secrecy.py`."""

from chequered.kernel.chance import next_word
from tests.kernel.toy.spec import FIRST_CARD, KINDS, ROLL


def choose(board, states, rng, scratch):
    """Roll the die where another's hand, the pile or the card put away can be seen; else play the lowest card held.

    It would also remember that it was asked for another seat. It may draw random numbers first and spoil the position.
    """
    s = states[0]
    for _ in range(scratch.draws):
        next_word(rng)
    seen = s.buried
    if scratch.asked > 0 and scratch.asked != 1 + s.turn:
        seen += 1
    scratch.asked = 1 + s.turn
    for kind in range(KINDS):
        seen += s.pile[kind]
        for seat in range(s.seats):
            seen += s.hand[seat][kind] if seat != s.turn else 0
    found = ROLL
    for kind in range(KINDS):
        if s.hand[s.turn][kind] > 0 and found == ROLL and (seen == 0 or scratch.blind):
            found = FIRST_CARD + kind
    if scratch.spoils:
        s.turn = 1 - s.turn
        s.cell[0] = s.cell[1] = 0
    return found
