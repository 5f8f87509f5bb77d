"""Measures and prints; the exit code is 1 if a figure misses its bar."""

from __future__ import annotations

import sys

from benchmarks import balance, bots, cards, speed, tuning
from benchmarks.figures import CONSOLE

PARTS = {
    "speed": speed.figures,
    "bots": bots.figures,
    "balance": balance.figures,
    "tuning": tuning.figures,
    "cards": cards.figures,
}


def main(arguments: list[str]) -> int:
    unknown = [name for name in arguments if name not in PARTS]
    if unknown:
        sys.stderr.write(f"benchmarks: no part {unknown[0]!r}; there are: {', '.join(PARTS)}\n")
        return 2
    fails = 0
    for name in arguments or PARTS:
        for figure in PARTS[name]():
            figure.show()
            fails += not figure.holds
    CONSOLE.print("All figures hold." if not fails else f"{fails} figures miss their bar.")
    return 1 if fails else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
