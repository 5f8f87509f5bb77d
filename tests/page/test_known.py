"""Guards that the page's tests take nothing as given that the server's own code would not say."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.page import known

MADE = [
    (known.CHANCE, known.chance()),
    (known.BOARD, known.board()),
    (known.MOTOGP, known.motogp()),
    (known.LAMBORGHINI, known.lamborghini()),
    (known.LAMBORGHINI_HINTS, known.hints()),
    (known.MOTO_STRATEGY, known.moto_strategy()),
]


@pytest.mark.parametrize(("file", "made"), MADE)
def test_what_the_page_takes_as_given_is_what_the_server_says(file: Path, made: dict[str, Any]):
    given = json.loads(file.read_text(encoding="utf-8"))
    assert given == json.loads(known.written(made)), "python -m tests.page.known writes it anew"
