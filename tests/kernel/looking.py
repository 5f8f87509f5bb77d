"""A driver that looks at the second of two states, to be bound over each game."""

from chequered.kernel.contract import look


def look_at_second(seen, states, seat, masks):
    look(seen, states, 1, seat, masks)
