"""Lamborghini: draft, contact, damage and money. Rules in `rules/`, numbered in README.md."""

from __future__ import annotations

from chequered.games.lamborghini import board, tally, text
from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.bot import CLUB
from chequered.games.lamborghini.examples import EXAMPLES
from chequered.games.lamborghini.rules import (
    applying,
    bidding,
    checks,
    classification,
    completing,
    contact,
    crew,
    draft,
    drafting,
    ending,
    holding,
    legality,
    market,
    market_legality,
    move_legality,
    moving,
    picking,
    picking_legality,
    playing_legality,
    positions,
    qualifying,
    rounds,
    setting_up,
    speed_pile,
    sums,
    turn,
    turn_begin,
    waiting,
)
from chequered.games.lamborghini.spec import SPEC
from chequered.games.lamborghini.state import Options, State
from chequered.kernel import chance
from chequered.kernel.game import Game, Watch

GAME = Game(
    spec=SPEC,
    rules=(
        chance,
        waiting,
        positions,
        crew,
        holding,
        speed_pile,
        sums,
        classification,
        ending,
        market,
        turn_begin,
        rounds,
        qualifying,
        setting_up,
        draft,
        picking,
        bidding,
        checks,
        contact,
        moving,
        move_legality,
        playing_legality,
        picking_legality,
        market_legality,
        legality,
        drafting,
        turn,
        applying,
        completing,
    ),
    State=State,
    Options=Options,
    Board=Board,
    boards=board,
    text=text,
    bots=(CLUB,),
    examples=EXAMPLES,
    watch=Watch((tally,), tally.Tally, tally.MEASURES),
)
