"""Guards the places that speak: what the server, the terminal and the page ask for by its id exists.

An id may be put together (`seat-kind-${kind}`); then there must be sentences that begin like it.
"""

import fnmatch
import re
from typing import get_args

from chequered.server.protocol import FaultId
from tests.text.fluent_files import PACKAGE, PLACES, texts

COMMON = texts("common", "en")
SPEAKING = [
    *(PACKAGE.parents[1] / "web/src").rglob("*.svelte"),
    *(PACKAGE.parents[1] / "web/src").rglob("*.ts"),
    *PACKAGE.rglob("*.py"),
]
ASKED = re.compile(r"""(?:\bsay|\.sentence)\(\s*(?:f?"([^"]+)"|`([^`]+)`)""")


def asked() -> set[str]:
    """The ids in the sources; one that goes on with a variable ends with a star there."""
    sources = [path.read_text(encoding="utf-8") for path in SPEAKING if not path.name.endswith(".test.ts")]
    found = [match[1] or match[2] for source in sources for match in ASKED.finditer(source)]
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
