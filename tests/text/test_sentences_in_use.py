"""Guards the places that speak: what the server, the terminal and the page ask for by its id exists.

An id may be put together (`seat-kind-${kind}`); then there must be sentences that begin like it.
"""

import fnmatch
import re
from typing import get_args

from chequered.server.protocol import FaultId
from tests.text.fluent_files import PACKAGE, PLACES, texts

COMMON = texts("common", "en")
PAGE = PACKAGE.parents[1] / "web/src"
ID = r"""\(\s*(?:f?"([^"]+)"|`([^`]+)`)"""


def asked() -> set[str]:
    """The ids in the sources; one that goes on with a variable ends with a star there."""
    python = [(path, rf"\.sentence{ID}") for path in PACKAGE.rglob("*.py")]
    page = [(path, rf"\bsay{ID}") for kind in ("*.svelte", "*.ts") for path in PAGE.rglob(kind)]
    found = [
        match[1] or match[2]
        for path, call in [*python, *page]
        if not path.name.endswith(".test.ts")
        for match in re.finditer(call, path.read_text(encoding="utf-8"))
    ]
    return {re.sub(r"\$?\{.*", "*", name) for name in found}


def test_every_fault_of_the_protocol_has_a_sentence_and_nothing_else_has():
    assert {name for name in COMMON if name.startswith("fault-")} == {*get_args(FaultId), "fault-title"}


def test_a_fault_tells_no_more_than_the_protocol_carries():
    for fault in get_args(FaultId):
        assert COMMON[fault].variables <= {"detail"}, fault


def test_every_sentence_that_is_asked_for_exists():
    known = {name for place in PLACES for name in texts(place, "en")}
    ids = asked()
    assert "rule-kind-*" in ids
    assert {name for name in ids if not fnmatch.filter(known, name)} == set()


def test_no_sentence_is_kept_that_nobody_asks_for():
    sources = [*PACKAGE.rglob("*.py"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    quoted = {
        name
        for path in sources
        if "generated" not in path.parts
        for name in re.findall(r"""["'`]([a-z][^"'`\n]*)["'`]""", path.read_text(encoding="utf-8"))
    }
    # Texts of a setting's values: `named(THEMES, "settings-theme")`.
    groups = {f"{name}-*" for name in quoted if name == "language" or name.startswith("settings-")}
    asked = {re.sub(r"\$?\{.*", "*", name) for name in quoted if re.match(r"[a-z]+-", name)} | groups
    own = {name for name in COMMON if not name.startswith(("-", "fault-"))}
    assert {name for name in own if not any(fnmatch.fnmatchcase(name, each) for each in asked)} == set()
