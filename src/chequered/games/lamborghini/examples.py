"""Lamborghini on the command line: what the help shows behind `chequered COMMAND lamborghini`; a test runs it all."""

from __future__ import annotations

EXAMPLES = {
    "play": ("", "--seats Ada,Ben,club,club --board forest", "--long long --races 3 --save title.chequered.json"),
    "new": ("", "--seats me,open,club --long long", "--server http://192.168.1.20:8000"),
    "perft": ("--depth 2", "--depth 3 --seats 3 --compiled"),
    "lab match": ("--matches 200", "--bots club,novice --matches 20"),
    "lab ladder": ("--matches 20",),
    "lab balance": ("--seats 4 --board forest --matches 200",),
}
