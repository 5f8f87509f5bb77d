"""Monza on the command line: what the help shows behind `chequered COMMAND monza`; a test runs it all."""

from __future__ import annotations

EXAMPLES = {
    "play": (
        "",
        "--seats Ada:red,Ben:blue,novice --challenge",
        "--language de --save race.chequered.json",
    ),
    "new": ("", "--seats me,open,club --board medium --challenge", "--server http://192.168.1.20:8000"),
    "perft": ("--depth 6", "--depth 8 --seats 4 --challenge --compiled"),
    "lab match": ("--matches 2000", "--bots club,club,novice --challenge --matches 2000"),
    "lab ladder": ("--matches 2000",),
    "lab balance": ("--board medium --bonus-step --matches 2000",),
}
