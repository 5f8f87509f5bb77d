"""The strength of bots: one against others of a lower level, seats rotated, by the lower end of the 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from benchmarks.figures import CONSOLE, Figure
from chequered.games import game
from chequered.lab import play_batch, scores, scores_table

MATCHES = 20_000
SEED = 1


@dataclass(frozen=True)
class Claim:
    """The first of the line-up wins at least this share."""

    game: str
    board: str
    line_up: tuple[str, ...]
    bar: float
    choices: Mapping[str, int] = field(default_factory=dict)

    def title(self) -> str:
        """Game, board and options, in words."""
        chosen = "".join(f", {name} {value}" for name, value in self.choices.items())
        return f"{self.game}, {self.board}{chosen}"


CLUB = ("club", "novice", "novice", "novice")

CLAIMS = (
    Claim("monza", "medium", CLUB, 0.72),
    Claim("monza", "medium", CLUB, 0.95, {"challenge": 1}),
    Claim("monza", "medium", CLUB, 0.72, {"bonus_step": 1}),
    Claim("monza", "medium", CLUB, 0.95, {"challenge": 1, "bonus_step": 1}),
    Claim("monza", "short", CLUB, 0.95, {"challenge": 1}),
    Claim("monza", "long", CLUB, 0.72),
    Claim("monza", "long", CLUB, 0.95, {"challenge": 1}),
)


def figures() -> Iterator[Figure]:
    for claim in CLAIMS:
        found = game(claim.game)
        board = found.boards.load(claim.board)
        batch = play_batch(found, board, claim.line_up, MATCHES, choices=claim.choices, seed=SEED)
        table = scores(batch)
        CONSOLE.print(scores_table(f"{claim.title()}: {MATCHES:,} matches, seats rotated, seed {SEED}", table))
        wins = table[0].wins
        others = len(claim.line_up) - 1
        words = f"{claim.title()}: {claim.line_up[0]} wins {claim.bar:.0%} against {others} × {claim.line_up[1]}"
        yield Figure(words, str(wins), wins.low >= claim.bar)
