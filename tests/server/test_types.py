"""Guards that the page's types are those of the protocol: made again, they must be those that the page was built with.

They are not kept in git; make has made them before the tests run.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from chequered.server import protocol

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "web/src/generated/protocol.ts"
SCRIPT = ROOT / "scripts/gen_types.py"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> str:
    if not (ROOT / "web/node_modules").is_dir():
        assert "CI" not in os.environ, "the page's tools are not installed"
        pytest.skip("the page's tools are not installed: make install")
    made = tmp_path_factory.mktemp("types") / "protocol.ts"
    subprocess.run([sys.executable, str(SCRIPT), str(made)], check=True)
    return made.read_text("utf-8")


def test_the_types_of_the_page_are_up_to_date(fresh: str):
    assert TYPES.read_text("utf-8") == fresh, "make types"


def test_every_struct_of_the_protocol_is_a_type_of_the_page(fresh: str):
    structs = {
        name
        for name, value in vars(protocol).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value not in (protocol.Message, msgspec.Struct)
    }
    assert structs <= set(re.findall(r"^export interface (\w+)", fresh, re.MULTILINE))


def test_what_the_server_sends_is_whole_and_what_the_page_sends_may_lack_what_has_a_default(fresh: str):
    def fields(name: str) -> set[str]:
        found = re.search(rf"^export interface {name} {{\n(.*?)^}}", fresh, re.MULTILINE | re.DOTALL)
        assert found
        return set(re.findall(r"^  (\w+\??):", found[1], re.MULTILINE))

    assert fields("Problem") == {"fault", "detail", "rule", "reason", "values"}
    assert fields("Join") == {"name", "invite", "seat?", "attributes?", "entropy?"}
    assert fields("Hello") == {"type", "last", "entropy?"}


def test_a_message_is_told_by_its_type(fresh: str):
    assert "export type ClientMessage = Hello | Act | Beforehand | Why;" in fresh
    assert 'type: "hello";' in fresh
