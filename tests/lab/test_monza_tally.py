"""Guards what the lab counts in Monza: the same as the events tell, in races of every kind."""

from collections import Counter

import pytest

from chequered.games import game
from chequered.games.monza import tally as counting
from chequered.games.monza.spec import Event
from chequered.games.monza.tally import Tally
from chequered.kernel import chance, drivers
from chequered.kernel.contract import OVER

MONZA = game("monza")
SHORT = MONZA.boards.load("short").record


@pytest.mark.parametrize("choices", [{}, {"challenge": 1}], ids=str)
def test_the_tally_agrees_with_the_events(choices: dict[str, int]):
    events: list[tuple[int, ...]] = []
    bound = MONZA.plain(lambda *event: events.append(event), (drivers, chance, counting))
    room, weights, rng = [0] * 30, [0] * 30, [0] * 4
    for seed in range(12):
        events.clear()
        state, tally = MONZA.State(), Tally()
        bound.seed_stream(rng, seed, 0)
        bound.setup(SHORT, MONZA.options(3, choices), state)
        bound.observe(SHORT, state, tally)
        while bound.actor(SHORT, state) != OVER:
            bound.apply(SHORT, state, bound.random_entry(SHORT, state, rng, room, weights))
            bound.observe(SHORT, state, tally)
        told = Counter(event[0] for event in events)
        assert tally.turns == told[Event.TURN] == 3 * tally.rounds
        assert tally.stayed == told[Event.STAYED]
        assert tally.coloured == tally.turns - tally.stayed - told[Event.FINISHED] == sum(tally.ended_on)
        assert tally.ended_on == colours_of_ends(events)


def colours_of_ends(events: list[tuple[int, ...]]) -> list[int]:
    """The colour of the cell on which each turn ended, from the last move in it."""
    counts = [0] * 6
    last = -1
    for event, _, _, _, to in [*events, (Event.TURN, 0, 0, 0, 0)]:
        if event == Event.MOVED:
            last = to
        elif event == Event.TURN:
            if last >= 0 and last != SHORT.finish:
                counts[SHORT.colour[last]] += 1
            last = -1
    return counts
