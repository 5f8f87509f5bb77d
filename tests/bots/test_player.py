"""Guards that a bot is the same in the interpreter and compiled, keeps to the rules, and changes nothing it sees."""

import pytest

from chequered.bots import Player, levels
from chequered.games import game
from tests.bots.positions import positions

OPTIONS = [
    ("monza", {}, 300),
    ("monza", {"bonus_step": 1}, 300),
    ("monza", {"challenge": 1}, 300),
    ("monza", {"challenge": 1, "bonus_step": 1, "free_stop": 1}, 300),
    ("motogp", {"laps": 1}, 300),
    ("motogp", {"qualifying": 0, "lapped": 1}, 300),
    ("motogp", {"qualifying": 0, "extra_power_six": 1, "laps": 5}, 300),
    ("moto_strategy", {}, 60),
]
MONZA = game("monza")


@pytest.fixture(scope="module")
def board():
    return MONZA.boards.load("medium")


@pytest.mark.parametrize(("game_id", "choices", "count"), OPTIONS, ids=str)
@pytest.mark.parametrize("name", levels(MONZA))
def test_plain_and_compiled_choose_the_same_legal_action(name: str, game_id: str, choices: dict[str, int], count: int):
    found = game(game_id)
    board = found.boards.load(found.boards.presets()[0])
    plain, compiled = (Player(found, board.record, name, compiled=c) for c in (False, True))
    bound = found.plain()
    for seed, state in enumerate(positions(found, board, choices, count)):
        view = state.as_dict()
        token = plain.choose(view, seed)
        assert compiled.choose(view, seed) == token
        assert not bound.refusal(board.record, state, bound.actor(board.record, state), found.spec.ids[token])
        assert view == state.as_dict()


def test_a_big_seed_counts_in_all_its_bits(board):
    player = Player(MONZA, board.record, "novice")
    views = [state.as_dict() for state in positions(MONZA, board, {"challenge": 1}, 60)]
    low = [player.choose(view, 7) for view in views]
    assert low == [player.choose(view, 7) for view in views]
    assert low != [player.choose(view, 7 + (1 << 62)) for view in views]


def test_a_bot_is_not_asked_while_the_dice_roll(board):
    state = MONZA.State()
    MONZA.plain().setup(board.record, MONZA.options(2), state)
    with pytest.raises(ValueError, match="nobody decides here"):
        Player(MONZA, board.record, "club").choose(state.as_dict(), 1)


def test_a_damaged_view_is_refused(board):
    with pytest.raises(ValueError, match="State has no field 'dice'"):
        Player(MONZA, board.record, "club").choose({"dice": [1, 2]}, 1)
