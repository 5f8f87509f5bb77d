"""Guards what a visitor downloads before the first picture: the page is small, and asks no other host for anything."""

import gzip
import os
import re
from pathlib import Path

import pytest

STATIC = Path(__file__).parents[2] / "src/chequered/server/static"
FIRST_ROUTE_GZIPPED = 120_000


@pytest.fixture(scope="module")
def index() -> str:
    if not (STATIC / "index.html").is_file():
        assert "CI" not in os.environ, "the page is not built"
        pytest.skip("the page is not built: make page")
    return (STATIC / "index.html").read_text(encoding="utf-8")


def test_the_first_route_s_scripts_are_small(index: str):
    scripts = re.findall(r'(?:src|href)="/?([^"]+\.js)"', index)
    assert scripts
    sizes = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in scripts}
    assert sum(sizes.values()) <= FIRST_ROUTE_GZIPPED, sizes


def test_the_page_loads_nothing_from_another_host(index: str):
    assert re.findall(r'(?:src|href)="(?:https?:)?//[^"]*"', index) == []
    styles = [path.read_text(encoding="utf-8") for path in STATIC.rglob("*.css")]
    assert [text for text in styles if re.search(r"url\(['\"]?(?:https?:)?//", text)] == []
