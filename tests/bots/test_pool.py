"""Guards the worker processes: bots answer, and a table never waits for one that died, hangs or errs."""

import asyncio
import logging
import os
import signal

import pytest
import pytest_asyncio

from chequered.bots import BotPool
from chequered.bots.warming import opening, pieces
from chequered.games import GAMES, game

MONZA = game("monza")
BOARD = MONZA.boards.load("short")
VIEW = opening(MONZA, BOARD.record).as_dict()


def legal_tokens() -> set[str]:
    ids = [0] * len(MONZA.spec.tokens)
    count = MONZA.plain().legal(BOARD.record, MONZA.State.from_dict(VIEW), ids)
    return {MONZA.spec.tokens[k] for k in ids[:count]}


async def ask(pool: BotPool, level: str = "club", seed: int = 1) -> str:
    return await pool.choose("monza", BOARD.content, VIEW, level, seed)


def pids(pool: BotPool) -> list[int]:
    return [worker.pid for worker in pool._workers if worker.pid]


@pytest_asyncio.fixture
async def pool():
    made = BotPool(workers=1, longest_thought=20.0)
    yield made
    await made.close()


async def test_a_worker_chooses_what_the_seed_says(pool: BotPool):
    first = [await ask(pool, "novice", seed) for seed in range(8)]
    assert set(first) <= legal_tokens()
    assert first == [await ask(pool, "novice", seed) for seed in range(8)]
    assert pool.failures == 0


async def test_an_unknown_level_or_game_is_refused_and_costs_no_worker(pool: BotPool):
    with pytest.raises(ValueError, match="no bot 'grandmaster'"):
        await ask(pool, "grandmaster")
    with pytest.raises(KeyError, match="no game 'ludo'"):
        await pool.choose("ludo", BOARD.content, VIEW, "club", 1)
    assert await ask(pool) in legal_tokens()


async def test_the_novice_stands_in_for_a_worker_that_died_and_another_takes_its_place(pool: BotPool, caplog):
    await ask(pool)
    (before,) = pids(pool)
    os.kill(before, signal.SIGKILL)
    with caplog.at_level(logging.WARNING):
        assert await ask(pool) in legal_tokens()
    assert pool.failures == 1
    assert "the novice did: its process died" in caplog.text
    assert await ask(pool) in legal_tokens()
    assert pool.failures == 1
    assert before not in pids(pool)


async def test_the_novice_stands_in_for_a_worker_that_hangs(pool: BotPool, caplog, monkeypatch):
    """The short patience begins when the worker has started: on a busy machine starting alone takes longer."""
    await ask(pool)
    monkeypatch.setattr(pool, "_longest_thought", 0.5)
    os.kill(pids(pool)[0], signal.SIGSTOP)
    with caplog.at_level(logging.WARNING):
        assert await ask(pool) in legal_tokens()
    assert pool.failures == 1
    assert "no answer within 0.5 s" in caplog.text


async def test_a_worker_that_errs_lives_on(pool: BotPool, caplog):
    await ask(pool)
    before = pids(pool)
    with caplog.at_level(logging.WARNING), pytest.raises(ValueError, match="nobody decides"):
        # The novice cannot stand in here either: in this view the dice are in the air.
        await pool.choose("monza", BOARD.content, MONZA.State().as_dict(), "club", 1)
    assert "nobody decides here" in caplog.text
    assert await ask(pool) in legal_tokens()
    assert pids(pool) == before


async def test_who_gives_up_waiting_leaves_the_worker_to_the_next(pool: BotPool):
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.001):
            await ask(pool)
    assert await ask(pool) in legal_tokens()
    assert pool.failures == 0


async def test_a_closed_pool_refuses_and_leaves_no_process(pool: BotPool):
    await ask(pool)
    (pid,) = pids(pool)
    await pool.close()
    with pytest.raises(RuntimeError, match="closed"):
        await ask(pool)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_closing_ends_whoever_waits(pool: BotPool):
    waiting = asyncio.ensure_future(ask(pool))
    await asyncio.sleep(0)
    await pool.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_bots_play_while_they_are_compiled_and_choose_the_same_afterwards(pool: BotPool):
    plain = [await ask(pool, seed=seed) for seed in range(3)]
    told: list[tuple[str, int, int]] = []
    (before,) = pids(pool)
    warming = asyncio.ensure_future(pool.warm(lambda *progress: told.append(progress)))
    assert await ask(pool) == plain[1]
    await warming
    totals = {name: len(pieces(game(name))) for name in GAMES}
    assert told == [(name, done, total) for name, total in totals.items() for done in range(total + 1)]
    assert pids(pool) != [before]
    assert [await ask(pool, seed=seed) for seed in range(3)] == plain
    assert pool.failures == 0


async def test_a_failed_compilation_leaves_the_plain_bots(pool: BotPool, monkeypatch, caplog):
    monkeypatch.setattr("chequered.bots.pool.pieces", lambda game: ("club", "grandmaster"))
    told: list[int] = []
    with caplog.at_level(logging.ERROR):
        await pool.warm(lambda game_id, done, total: told.append(done))
    assert told == [0, 1]
    assert "no bot 'grandmaster'" in caplog.text
    assert await ask(pool) in legal_tokens()
