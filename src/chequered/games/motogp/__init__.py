"""Table-MotoGP: a dice race of teams with corners, pit lane and cards. Rules in `rules/`, numbered in README.md."""

from __future__ import annotations

from chequered.games.motogp import board, tally, text
from chequered.games.motogp.board import Board
from chequered.games.motogp.bot import CLUB
from chequered.games.motogp.examples import EXAMPLES
from chequered.games.motogp.rules import (
    classification,
    hands,
    lapping,
    legality,
    marks,
    positions,
    qualifying,
    rounds,
    settling,
    turn,
    way,
)
from chequered.games.motogp.spec import SPEC
from chequered.games.motogp.state import Options, State
from chequered.kernel.game import Game, Watch

GAME = Game(
    spec=SPEC,
    rules=(positions, classification, rounds, hands, lapping, marks, settling, qualifying, legality, way, turn),
    State=State,
    Options=Options,
    Board=Board,
    boards=board,
    text=text,
    bots=(CLUB,),
    examples=EXAMPLES,
    watch=Watch((tally,), tally.Tally, tally.MEASURES),
)
