"""OpenSpiel's own speed at a race game, to compare with in the same run: rollouts that run wholly in its C++.

A rollout is made inside OpenSpiel's Monte Carlo tree search: asked for one simulation, it evaluates the position with
as many random matches as its evaluator is told, without a step through Python. That counts no steps, so the mean number
of a match's steps is taken from matches played through its Python interface.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from chequered.lab.speed import Speed

MAEDN = "maedn(players=4)"
"""The race game of OpenSpiel that is nearest to ours, with four players."""

_SEED = 1
_LENGTH_GAMES = 400


class OpenSpielMissingError(ImportError):
    """The package open_spiel is not installed."""


@dataclass(frozen=True, slots=True)
class _Length:
    """The mean number of steps of a match, and of those with two or more possibilities."""

    steps: float
    choices: float


class OpenSpielPlay:
    """Random play of one of OpenSpiel's games."""

    def __init__(self, name: str = MAEDN) -> None:
        """Load the game and learn how long its matches are: some seconds.

        Raises:
            OpenSpielMissingError: the package is not installed.
        """
        try:
            import pyspiel
        except ImportError as error:
            raise OpenSpielMissingError("this comparison needs open_spiel: pip install 'chequered[bench]'") from error
        self.name = f"OpenSpiel {version('open_spiel')}, {name}, C++"
        self._spiel: Any = pyspiel
        self._game: Any = pyspiel.load_game(name)
        self._length = self._mean_length(_LENGTH_GAMES)

    def play(self, games: int) -> Speed:
        """Play so many matches, from the first decision on."""
        evaluator = self._spiel.RandomRolloutEvaluator(games, _SEED)
        search = self._spiel.MCTSBot(self._game, evaluator, 1.0, 1, 10, False, _SEED, False)
        state, skipped = self._first_decision()
        begun = time.process_time()
        search.mcts_search(state)
        seconds = time.process_time() - begun
        steps, choices = self._length.steps - skipped, self._length.choices - skipped
        return Speed(self.name, seconds, games * steps, games * choices, games)

    def _first_decision(self) -> tuple[Any, int]:
        """The opening with its first outcomes, for the search starts only where a player decides; their number."""
        state, outcomes = self._game.new_initial_state(), 0
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            outcomes += 1
        return state, outcomes

    def _mean_length(self, games: int) -> _Length:
        drawn, steps, choices = random.Random(_SEED), 0, 0
        for _ in range(games):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    action = drawn.choices(actions, weights)[0]
                else:
                    actions = state.legal_actions()
                    action = drawn.choice(actions)
                state.apply_action(action)
                steps += 1
                choices += len(actions) > 1
        return _Length(steps / games, choices / games)
