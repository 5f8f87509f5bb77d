"""Moto Strategy on the command line: what the help shows behind `chequered COMMAND moto_strategy`; a test runs it."""

from __future__ import annotations

EXAMPLES = {
    "play": ("", "--seats Ada,Ben,club --target 3000", "--language fr --save evening.chequered.json"),
    "new": ("", "--seats me,open,club --target 3000", "--server http://192.168.1.20:8000"),
    "perft": ("--depth 4", "--depth 6 --seats 3 --compiled"),
    "lab match": ("--matches 20", "--bots club,novice --matches 20"),
    "lab ladder": ("--matches 20 --target 1000",),
    "lab balance": ("--seats 4 --target 1000 --matches 20",),
}
