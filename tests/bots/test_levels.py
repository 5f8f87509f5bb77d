"""Guards the list of bots that a game offers, and the novice's evenness; the club bot has a file of its own."""

from collections import Counter

import pytest

from chequered.bots import NOVICE, Player, level, levels
from chequered.games import GAMES, game
from tests.bots.positions import positions
from tests.kernel.toy.game import GAME as TOY


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_novice_first_and_bots_of_its_own(name: str):
    assert levels(game(name))[0] == NOVICE
    assert len(levels(game(name))) >= 2
    assert [level(game(name), bot).name for bot in levels(game(name))] == list(levels(game(name)))


def test_a_game_without_bots_of_its_own_has_the_novice_alone():
    assert levels(TOY) == (NOVICE,)


def test_an_unknown_level_is_refused_with_the_levels_there_are():
    with pytest.raises(ValueError, match="monza has no bot 'grandmaster'; there are: novice, club"):
        level(game("monza"), "grandmaster")


@pytest.mark.parametrize("found", [game("monza"), TOY], ids=["monza", "toy"])
def test_the_novice_takes_every_legal_action_equally_often_and_no_other(found):
    board = found.boards.load(found.boards.presets()[0])
    player, bound = Player(found, board.record, NOVICE), found.plain()
    choices = {option.name: option.high for option in found.spec.options}
    for state in positions(found, board, choices, 40):
        ids = [0] * len(found.spec.tokens)
        legal = {found.spec.tokens[ids[k]] for k in range(bound.legal(board.record, state, ids))}
        view = state.as_dict()
        chosen = Counter(player.choose(view, seed) for seed in range(400))
        assert set(chosen) == legal
        # Five standard deviations, for forty positions; the seeds are fixed, so this passes always or never.
        assert max(abs(n - 400 / len(legal)) for n in chosen.values()) < 5 * (400 / len(legal)) ** 0.5
