"""Tools of the kernel's tests: modules of rules written down on the spot, and Monza, compiled once."""

import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from uuid import uuid4

import pytest

from chequered.games import game
from chequered.kernel import chance, drivers
from chequered.kernel.binding import Bound
from chequered.kernel.game import Game

MakeModule = Callable[..., ModuleType]


def load_module(path: Path, name: str | None = None) -> ModuleType:
    name = name or f"{path.stem}_{uuid4().hex[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def make_module(tmp_path: Path) -> Iterator[MakeModule]:
    """Writes a source into a file and imports it: `make_module(source, name)`."""
    before = set(sys.modules)

    def make(source: str, name: str = "rules", known_as: str | None = None) -> ModuleType:
        path = tmp_path / f"{name}.py"
        path.write_text(dedent(source), encoding="utf-8")
        return load_module(path, known_as)

    yield make
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.fixture
def private_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of compiled code for one test alone."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("CHEQUERED_CACHE", str(folder))
    return folder / "compiled"


@pytest.fixture(scope="session")
def monza() -> Game:
    return game("monza")


@pytest.fixture(scope="session")
def compiled_monza(monza: Game) -> Bound:
    return monza.compiled((drivers, chance))
