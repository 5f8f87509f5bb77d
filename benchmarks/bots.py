"""The strength of bots: one against others of a lower level, seats rotated, by the lower end of the 95 % interval.

Of a game with seasons whole seasons count: one bot's team against the others' over several races.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from benchmarks.figures import CONSOLE, Figure
from chequered.games import game
from chequered.kernel.game import Game
from chequered.lab import Batch, Seasons, Share, play_batch, play_seasons, scores, scores_table, share

MATCHES = 20_000
SEASONS = 2_000
LONG_MATCHES = 2_000
"""Matches of many deals, between bots that think long."""
SEED = 1


@dataclass(frozen=True)
class Claim:
    """The first of the line-up wins at least this share of matches, or with several boards of seasons on them."""

    game: str
    boards: tuple[str, ...]
    line_up: tuple[str, ...]
    bar: float
    choices: Mapping[str, int] = field(default_factory=dict)
    matches: int = MATCHES
    deals: float = 0.0
    """Of matches of several deals: the first is best in this share of the deals that have a best scorer."""

    def title(self) -> str:
        """Game, boards and options, in words."""
        chosen = "".join(f", {name} {value}" for name, value in self.choices.items())
        return f"{self.game}, {' – '.join(self.boards)}{chosen}"

    def play(self, found: Game) -> Batch | Seasons:
        """The matches or seasons."""
        boards = [found.boards.load(name) for name in self.boards]
        if len(boards) > 1:
            return play_seasons(found, boards, self.line_up, SEASONS, choices=self.choices, seed=SEED)
        return play_batch(found, boards[0], self.line_up, self.matches, choices=self.choices, seed=SEED)


CLUB = ("club", "novice", "novice", "novice")

CLAIMS = (
    Claim("monza", ("medium",), CLUB, 0.72),
    Claim("monza", ("medium",), CLUB, 0.95, {"challenge": 1}),
    Claim("monza", ("medium",), CLUB, 0.72, {"bonus_step": 1}),
    Claim("monza", ("medium",), CLUB, 0.95, {"challenge": 1, "bonus_step": 1}),
    Claim("monza", ("short",), CLUB, 0.95, {"challenge": 1}),
    Claim("monza", ("long",), CLUB, 0.72),
    Claim("monza", ("long",), CLUB, 0.95, {"challenge": 1}),
    Claim("motogp", ("ironwood", "portovelo", "cloudpass"), CLUB, 0.7),
    Claim("motogp", ("dunemarch", "twinlakes", "saltflats"), CLUB, 0.7),
    Claim("motogp", ("ironwood", "cloudpass", "saltflats"), CLUB, 0.7, {"lapped": 1, "extra_power_six": 1}),
    Claim("moto_strategy", ("standard",), ("club", "novice"), 0.95, matches=LONG_MATCHES, deals=0.75),
    Claim("lamborghini", ("park",), ("club", "novice", "novice"), 0.65),
    Claim("lamborghini", ("forest",), ("club", "novice", "novice"), 0.65),
)


def figures() -> Iterator[Figure]:
    for claim in CLAIMS:
        batch = claim.play(game(claim.game))
        table = scores(batch)
        what = f"{batch.matches:,} {'seasons' if isinstance(batch, Seasons) else 'matches'}"
        CONSOLE.print(scores_table(f"{claim.title()}: {what}, seats rotated, seed {SEED}", table))
        wins = table[0].wins
        others = len(claim.line_up) - 1
        words = f"{claim.title()}: {claim.line_up[0]} wins {claim.bar:.0%} against {others} × {claim.line_up[1]}"
        yield Figure(words, str(wins), wins.low >= claim.bar)
        if isinstance(batch, Batch) and claim.deals:
            best = _best_in_deals(batch)
            words = f"{claim.title()}: {claim.line_up[0]} is best in {claim.deals:.0%} of the deals with a best scorer"
            yield Figure(words, str(best), best.low >= claim.deals)


def _best_in_deals(batch: Batch) -> Share:
    """The share of the deals with a best scorer in which that was the first of the line-up."""
    best = batch.tallies["best"][:, : len(batch.line_up)]
    return share(int(best[batch.players == 0].sum()), int(best.sum()))
