"""Guards how much a phone has to load: the first screen, and what a game adds when a table needs it."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest

import chequered
from chequered.games import GAMES
from chequered.text import LANGUAGES

STATIC = Path(chequered.__file__).parent / "server/static"
ASSETS = STATIC / "assets"
FIRST_KB = 120
GAME_KB = 80
IMPORT = re.compile(r"""(?:\bimport|\bfrom)\s*["']\./([\w-]+\.js)["']""")


@pytest.fixture(scope="module", autouse=True)
def _the_page_is_built() -> None:
    if not (STATIC / "index.html").is_file():
        assert "CI" not in os.environ, "the page is not built"
        pytest.skip("the page is not built: make page")


def with_all_it_needs(script: str, seen: set[str] | None = None) -> set[str]:
    """A script and all that it imports at once; what it fetches later is not among them."""
    seen = set() if seen is None else seen
    if script not in seen:
        seen.add(script)
        for needed in IMPORT.findall((ASSETS / script).read_text(encoding="utf-8")):
            with_all_it_needs(needed, seen)
    return seen


def kilobytes(scripts: set[str]) -> float:
    return sum(len(gzip.compress((ASSETS / script).read_bytes())) for script in scripts) / 1000


def largest_texts(count: int) -> set[str]:
    """The largest scripts that hold Fluent files, so many as one language has."""
    named = [path for path in ASSETS.glob("*.js") if path.name.startswith(tuple(f"{tag}-" for tag in LANGUAGES))]
    return {path.name for path in sorted(named, key=lambda path: path.stat().st_size)[-count:]}


def entry_script() -> str:
    (script,) = re.findall(r'src="/assets/([\w-]+\.js)"', (STATIC / "index.html").read_text(encoding="utf-8"))
    return str(script)


def test_the_first_screen_is_small():
    common_game_and_titles = 3
    size = kilobytes(with_all_it_needs(entry_script()) | largest_texts(common_game_and_titles))
    print(f"first screen: {size:.1f} kB of script, gzipped")
    assert size <= FIRST_KB


@pytest.mark.parametrize("name", GAMES)
def test_a_game_adds_little(name: str):
    (script,) = [path.name for path in ASSETS.glob(f"{name}-*.js")]
    size = kilobytes(with_all_it_needs(script) - with_all_it_needs(entry_script()))
    print(f"{name}: {size:.1f} kB more")
    assert size <= GAME_KB
