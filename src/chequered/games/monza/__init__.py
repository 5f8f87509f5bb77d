"""Monza, the children's colour-dice race: rules in `rules/`, numbered in README.md."""

from __future__ import annotations

from chequered.games.monza import board, tally, text
from chequered.games.monza.board import Board
from chequered.games.monza.bot import CLUB
from chequered.games.monza.examples import EXAMPLES
from chequered.games.monza.rules import endings, legality, opening, turn
from chequered.games.monza.spec import SPEC
from chequered.games.monza.state import Options, State
from chequered.kernel.game import Game, Watch

GAME = Game(
    spec=SPEC,
    rules=(legality, opening, endings, turn),
    State=State,
    Options=Options,
    Board=Board,
    boards=board,
    text=text,
    bots=(CLUB,),
    examples=EXAMPLES,
    watch=Watch((tally,), tally.Tally, tally.MEASURES),
)
