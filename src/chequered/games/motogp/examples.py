"""Table-MotoGP on the command line: what the help shows behind `chequered COMMAND motogp`; a test runs it all."""

from __future__ import annotations

EXAMPLES = {
    "play": ("", "--seats Ada:red,Ben:blue,club,club --no-qualifying", "--season all --save season.chequered.json"),
    "new": ("", "--seats me,open,club,club --laps 2 --lapped rider", "--season all"),
    "perft": ("--depth 4", "--depth 6 --seats 3 --compiled"),
    "lab match": ("--matches 200", "--bots club,novice --laps 1 --matches 200"),
    "lab ladder": ("--matches 200 --laps 1",),
    "lab balance": ("--seats 6 --lapped rider --laps 1 --matches 200",),
}
