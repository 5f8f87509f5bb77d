"""Guards the cache of machine code: never the wrong code, whatever has changed, and never a failure of its own.

Numba's own cache sees neither replaced globals nor constants nor callees in other files, names the symbols of two games
that share a driver alike, and was not made for several processes that write at once.
"""

import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
import pytest

from chequered.kernel.binding import bind_compiled, cache, cache_root, compiling
from chequered.kernel.binding.bound import Program
from chequered.kernel.binding.compiling import function_keys
from tests.kernel.conftest import MakeModule, load_module

CHAIN = """
LEAST = 1
MOST = 9
def top(s, n):
    return middle(s, n) + 100
def middle(s, n):
    return bottom(s, n) + 10 * LEAST
def bottom(s, n):
    return n * LEAST
def aside(s, n):
    return MOST
"""


def keys(make_module: MakeModule, source: str = CHAIN, bounds_check: bool = False) -> dict[str, str]:
    return function_keys(Program((make_module(source, known_as="rules_of_the_chain"),)), bounds_check)


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {name for name in before if before[name] != after[name]}


def test_the_same_sources_give_the_same_keys_also_with_other_comments(make_module: MakeModule):
    commented = CHAIN.replace("def top", "# a remark\ndef top").replace(
        "    return MOST", "    # here too\n    return MOST"
    )
    assert changed(keys(make_module), keys(make_module, commented)) == set()


@pytest.mark.parametrize(
    ("old", "new", "feel_it"),
    [
        ("LEAST = 1", "LEAST = 2", {"top", "middle", "bottom"}),
        ("MOST = 9", "MOST = 8", {"aside"}),
        ("return n * LEAST", "return LEAST * n", {"top", "middle", "bottom"}),
        ("+ 100", "+ 101", {"top"}),
        ("def aside(s, n)", "def aside(s, m)", {"aside"}),
    ],
)
def test_what_changes_has_a_new_key_and_so_has_all_that_calls_it(
    old: str, new: str, feel_it: set[str], make_module: MakeModule
):
    assert changed(keys(make_module), keys(make_module, CHAIN.replace(old, new))) == feel_it


def test_another_game_behind_the_contract_s_names_gives_a_driver_another_key(make_module: MakeModule):
    driver = make_module(
        "from chequered.kernel.contract import actor\ndef drive(board, s):\n    return actor(board, s)", "driver"
    )
    games = [make_module(f"def actor(board, s):\n    return {k}", f"game{k}", "rules_of_a_game") for k in (1, 1, 2)]
    found = [function_keys(Program((driver, game)), False)["drive"] for game in games]
    assert found[0] == found[1] != found[2]


def test_checked_bounds_have_keys_of_their_own(make_module: MakeModule):
    assert changed(keys(make_module), keys(make_module, bounds_check=True)) == {
        "top", "middle", "bottom", "aside", "emit", "copy", "look",
    }  # fmt: skip  # a list of words


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        (compiling, "FORMAT", 0),
        (numba, "__version__", "0.0.1"),
        (llvmlite, "__version__", "0.0.1"),
        (np, "__version__", "0.0.1"),
        (numba.config, "OPT", 1),
        (numba.config, "BOUNDSCHECK", 1),
    ],
)
def test_versions_and_flags_are_in_every_key(
    where: Any, name: str, value: object, make_module: MakeModule, monkeypatch: pytest.MonkeyPatch
):
    before = keys(make_module)
    monkeypatch.setattr(where, name, value)
    assert changed(before, keys(make_module)) == set(before)


def test_a_changed_constant_is_never_answered_from_the_cache(make_module: MakeModule, private_cache: Path):
    s = np.zeros(1, np.int64)
    found = []
    for source in (CHAIN, CHAIN.replace("LEAST = 1", "LEAST = 2"), CHAIN):
        found.append(bind_compiled((make_module(source, known_as="rules_of_the_chain"),)).top(s, 3))
    assert found == [3 + 10 + 100, 6 + 20 + 100, 3 + 10 + 100]


# ------------------------------------------------------------------------------------------------ several processes

WORKER = """
import sys, time
from pathlib import Path
import numpy as np
from numba.core.caching import IndexDataCacheFile
save_index = IndexDataCacheFile._save_index
def save_slowly(self, overloads):
    time.sleep(float(sys.argv[4]))
    save_index(self, overloads)
IndexDataCacheFile._save_index = save_slowly
from chequered.kernel.binding import bind_compiled
from tests.kernel.conftest import load_module
modules = [load_module(Path(path), Path(path).stem) for path in sys.argv[2].split(",")]
bound = bind_compiled(modules)
while time.time() < float(sys.argv[3]):
    pass
print([eval(question) for question in sys.argv[1].split(";")])
compiled = [c for f in bound.functions.values() for c in (f, f.part)]
print(sum(sum(c.stats.cache_misses.values()) for c in compiled))
"""


@pytest.fixture
def ask(private_cache: Path) -> Callable[..., subprocess.Popen[str]]:
    """Starts a process that binds the modules and, at a time, answers questions about `bound`.

    It pauses between reading and writing the index of a function, so that others come in between if they can.
    """

    def start(question: str, *modules: Path, at: float = 0, pause: float = 0) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", WORKER, question, ",".join(map(str, modules)), str(at), str(pause)]
        return subprocess.Popen(command, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True)

    return start


def answer(process: subprocess.Popen[str]) -> tuple[list[int], int]:
    """The answers, and how many functions were not in the cache."""
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    told, misses = out.splitlines()
    return eval(told), int(misses)


def test_another_process_finds_all_in_the_cache(tmp_path: Path, ask):
    path = tmp_path / "chain.py"
    path.write_text(CHAIN, encoding="utf-8")
    question = "bound.top(np.zeros(1, np.int64), 3);bound.aside(np.zeros(1, np.int64), 3)"
    assert answer(ask(question, path)) == ([113, 9], 4)
    assert answer(ask(question, path)) == ([113, 9], 0)


def test_processes_that_compile_at_once_lose_nothing(tmp_path: Path, ask):
    """Four processes file four signatures of one function in one moment; then all are there, each with its own code."""
    path = tmp_path / "sizes.py"
    path.write_text("def f(a):\n    n = 0\n    for row in a:\n        n += row.size\n    return n", encoding="utf-8")
    shapes = ["(2, 3)", "(2, 3, 4)", "(2, 1, 1, 5)", "(2, 1, 1, 1, 6)"]
    questions = [f"bound.f(np.zeros({shape}, np.int64))" for shape in shapes]
    at = time.time() + 2
    started = [ask(question, path, at=at, pause=0.3) for question in questions]
    found = [answer(process) for process in started]
    assert [answers for answers, _ in found] == [[6], [24], [10], [12]]
    assert answer(ask(";".join(questions), path)) == ([6, 24, 10, 12], 0)


DRIVER = """
from chequered.kernel.contract import actor
def drive(board, s):
    return again(board, s, 3) + 2 * again(board, s, 5)
def again(board, s, n):
    if n == 0:
        return actor(board, s) * 10
    return 1000 + again(board, s, n - 1) + again(board, s, 0)
"""


def test_two_games_that_share_a_driver_do_not_run_each_other_s_rules(tmp_path: Path, ask):
    """The story: each compiled in its own process, then both read from the cache by a third, which mixed them up."""
    (tmp_path / "driver.py").write_text(DRIVER, encoding="utf-8")
    for k in (1, 2):
        (tmp_path / f"game{k}.py").write_text(f"def actor(board, s):\n    return {k} + s[0]", encoding="utf-8")
    driver, *games = (tmp_path / f"{name}.py" for name in ("driver", "game1", "game2"))
    question = "bound.drive(np.zeros(1, np.int64), np.zeros(1, np.int64))"
    alone = [answer(ask(question, driver, game))[0][0] for game in games]
    assert alone == [13160, 13320]
    board = np.zeros(1, np.int64)
    bound = [bind_compiled((load_module(driver, "driver"), load_module(game, game.stem))) for game in games]
    assert [rules.drive(board, board) for rules in bound] == alone
    assert [sum(rules.drive.stats.cache_misses.values()) for rules in bound] == [0, 0]


def test_code_from_the_cache_brings_along_what_it_needs_of_numba(make_module: MakeModule, private_cache: Path):
    """The story: `min` is a function of Numba's own; only code that had not been in the cache brought it along."""
    least = "def least(a, b):\n    return min(a, b)\n"
    for driver in ("def one(a):\n    return least(a, 7)", "def two(a):\n    return least(a, 5)"):
        bound = bind_compiled((make_module(least + driver, known_as="rules_with_a_minimum"),))
        assert (bound.one if "one" in driver else bound.two)(9) == (7 if "one" in driver else 5)
    assert sum(bound.least.part.stats.cache_misses.values()) == 0
    assert sum(bound.least.part.stats.cache_hits.values()) == 1


# ------------------------------------------------------------------------------------------------ a cache that fails


def test_where_no_folder_can_be_made_the_rules_compile_without_a_cache(
    make_module: MakeModule, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    occupied = tmp_path / "occupied"
    occupied.write_text("a file, not a folder", encoding="utf-8")
    monkeypatch.setenv("CHEQUERED_CACHE", str(occupied))
    bound = bind_compiled((make_module(CHAIN),))
    assert bound.top(np.zeros(1, np.int64), 3) == 113
    assert bound.top.stats.cache_path is None


def test_without_a_home_folder_the_rules_compile_without_a_cache(
    make_module: MakeModule, monkeypatch: pytest.MonkeyPatch
):
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("CHEQUERED_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert bind_compiled((make_module(CHAIN),)).top(np.zeros(1, np.int64), 3) == 113


def test_a_cache_that_is_removed_meanwhile_costs_nothing_but_time(make_module: MakeModule, private_cache: Path):
    bound = bind_compiled((make_module(CHAIN),))
    shutil.rmtree(private_cache)
    private_cache.write_text("in the way", encoding="utf-8")
    assert bound.top(np.zeros(1, np.int64), 3) == 113


@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
@pytest.mark.parametrize("kept", [0, 40])
def test_damaged_files_are_replaced(suffix: str, kept: int, make_module: MakeModule, private_cache: Path):
    module, s = make_module(CHAIN), np.zeros(1, np.int64)
    bind_compiled((module,)).top(s, 3)
    damaged = list(private_cache.rglob(f"*{suffix}"))
    assert len(damaged) == 3
    for path in damaged:
        path.write_bytes(path.read_bytes()[:kept])
    assert bind_compiled((module,)).top(s, 3) == 113
    mended = bind_compiled((module,))
    assert mended.top(s, 3) == 113
    assert sum(mended.top.stats.cache_misses.values()) == 0


@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
@pytest.mark.parametrize("seed", range(20))
def test_files_of_any_bytes_are_replaced(suffix: str, seed: int, make_module: MakeModule, private_cache: Path):
    """Random bytes as a pickle fail with errors of a dozen kinds; the last ones begin as Numba's index does."""
    module, s, dice = make_module("def f(s, n):\n    return n + 1"), np.zeros(1, np.int64), random.Random(seed)
    bind_compiled((module,)).f(s, 3)
    (damaged,) = private_cache.rglob(f"*{suffix}")
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2 if seed >= 10 else 0] + dice.randbytes(200))
    assert bind_compiled((module,)).f(s, 3) == 4
    mended = bind_compiled((module,))
    assert mended.f(s, 3) == 4
    assert sum(mended.f.stats.cache_misses.values()) == 0


@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
@pytest.mark.parametrize("data", [b"\x82\x93.", b"N.", b"]."])
def test_pickles_of_something_else_are_replaced(suffix: str, data: bytes, make_module: MakeModule, private_cache: Path):
    """An extension that nobody has registered, nothing, a list."""
    module, s = make_module("def f(s, n):\n    return n + 1"), np.zeros(1, np.int64)
    bind_compiled((module,)).f(s, 3)
    (damaged,) = private_cache.rglob(f"*{suffix}")
    damaged.write_bytes(data)
    assert bind_compiled((module,)).f(s, 3) == 4
    mended = bind_compiled((module,))
    assert mended.f(s, 3) == 4
    assert sum(mended.f.stats.cache_misses.values()) == 0


# ------------------------------------------------------------------------------------------------ old folders


def test_only_old_folders_beyond_the_kept_ones_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cache, "KEPT", 2)
    hours = {"a" * 24: 1, "b" * 24: 30, "c" * 24: 20, "d" * 24: 40, "e" * 24: 50, "not-ours": 1000}
    for name, old in hours.items():
        folder = tmp_path / name
        folder.mkdir()
        (folder / "code.nbc").touch()
        os.utime(folder, (time.time() - old * 3600,) * 2)
    cache.prune(tmp_path)
    assert {path.name[0] for path in tmp_path.iterdir()} == {"a", "c", "n"}


def test_a_folder_that_is_used_counts_as_new(make_module: MakeModule, private_cache: Path):
    module = make_module(CHAIN)
    bind_compiled((module,))
    folders = [path for path in private_cache.iterdir() if path.is_dir()]
    assert len(folders) == 4 + 3
    for folder in folders:
        os.utime(folder, (0, 0))
    bind_compiled((module,))
    assert all(time.time() - folder.stat().st_mtime < 60 for folder in folders)


def test_the_cache_lies_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("CHEQUERED_CACHE", str(tmp_path / "chosen"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_root() == tmp_path / "chosen" / "compiled"
    monkeypatch.delenv("CHEQUERED_CACHE")
    assert cache_root() == tmp_path / "xdg" / "chequered" / "compiled"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    assert cache_root() == tmp_path / "home" / ".cache" / "chequered" / "compiled"
