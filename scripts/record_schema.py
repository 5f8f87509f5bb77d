"""Renews docs/record.schema.json, the published JSON Schema of record files."""

from __future__ import annotations

import json
from pathlib import Path

from chequered.match.record import schema

if __name__ == "__main__":
    target = Path(__file__).parents[1] / "docs" / "record.schema.json"
    target.write_text(json.dumps(schema(), indent=2) + "\n", encoding="utf-8")
