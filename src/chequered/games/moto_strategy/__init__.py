"""Moto Strategy, the card game of hidden hands: rules in `rules/`, numbered in README.md.

What a seat can know of hidden cards is reckoned in `knowing/`.
"""

from __future__ import annotations

from chequered.games.moto_strategy import cards, tally, text
from chequered.games.moto_strategy.bot import CLUB
from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.examples import EXAMPLES
from chequered.games.moto_strategy.knowing import evidence, guessing, origins, redraw, rows
from chequered.games.moto_strategy.rules import around, dealing, effects, ending, legality, notes, order, position, turn
from chequered.games.moto_strategy.spec import SPEC
from chequered.games.moto_strategy.state import Options, State
from chequered.kernel import chance
from chequered.kernel.game import Game, Watch

GAME = Game(
    spec=SPEC,
    rules=(
        *(around, notes, dealing, ending, order, effects, legality, turn),
        *(chance, rows, evidence, origins, guessing, redraw),
        position,
    ),
    State=State,
    Options=Options,
    Board=Deck,
    boards=cards,
    text=text,
    bots=(CLUB,),
    examples=EXAMPLES,
    watch=Watch((tally,), tally.Tally, tally.MEASURES),
)
