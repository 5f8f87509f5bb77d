"""Messages to a table's socket: good ones, and what is none or has a wrong or unknown field."""

from __future__ import annotations

import json

from chequered.server.protocol import MAX_PLAN
from tests.server.served import Json

HELLO = {"type": "hello", "last": -1}
ACT = {"type": "act", "id": "x", "seat": 0, "after": 0, "tokens": ["left"]}
WHY = {"type": "why", "id": "x", "seat": 0, "target": 3}
BEFOREHAND = {"type": "beforehand", "id": "x", "seat": 0, "token": "left"}

BAD_TEXTS = {
    "nothing": "",
    "not JSON": "{",
    "a word": "hello",
    "a number": "1",
    "nothing at all": "null",
    "a list": "[]",
    "no type": "{}",
    "a type of ours": json.dumps({"type": "ack", "id": "x", "number": 1}),
    "no such type": json.dumps({**HELLO, "type": "shout"}),
    "a type that is no text": json.dumps({**HELLO, "type": 5}),
    "two messages": json.dumps(HELLO) * 2,
    "deep": "[" * 8000,
    "deep inside": '{"type":"hello","last":' + "[" * 8000,
    "not a number": '{"type":"hello","last":NaN}',
    "lone surrogate": '{"type":"why","id":"\\ud800","seat":0,"target":1}',
}

BAD_FIELDS: list[Json] = [
    {**HELLO, "last": "0"},
    {**HELLO, "last": -2},
    {**HELLO, "last": 2**31},
    {**HELLO, "last": 0.5},
    {**HELLO, "last": None},
    {**HELLO, "last": True},
    {**HELLO, "entropy": "0"},
    {**HELLO, "entropy": "00\n"},
    {**HELLO, "entropy": 7},
    {**HELLO, "more": 1},
    {**ACT, "id": ""},
    {**ACT, "id": "x" * 37},
    {**ACT, "id": 1},
    {**ACT, "seat": -1},
    {**ACT, "seat": 64},
    {**ACT, "seat": "0"},
    {**ACT, "after": -1},
    {**ACT, "after": 10**30},
    {**ACT, "tokens": []},
    {**ACT, "tokens": "left"},
    {**ACT, "tokens": ["left"] * (MAX_PLAN + 1)},
    {**ACT, "tokens": [""]},
    {**ACT, "tokens": ["x" * 41]},
    {**ACT, "tokens": [1]},
    {**ACT, "token": "left"},
    {key: value for key, value in ACT.items() if key != "after"},
    {**WHY, "target": -1},
    {**WHY, "target": [3]},
    {**WHY, "seat": None},
    {**WHY, "token": 3},
    {**WHY, "token": "x" * 41},
    {**BEFOREHAND, "token": None},
    {**BEFOREHAND, "token": "x" * 41},
    {**BEFOREHAND, "token": ["left"]},
    {**BEFOREHAND, "id": ""},
    {**BEFOREHAND, "more": 1},
    {key: value for key, value in BEFOREHAND.items() if key != "token"},
]
