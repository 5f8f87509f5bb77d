"""Moto Strategy, the card game of hidden hands: rules in `rules/`, numbered in README.md."""

from __future__ import annotations

from chequered.games.moto_strategy import cards, tally, text
from chequered.games.moto_strategy.bot import CLUB
from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.examples import EXAMPLES
from chequered.games.moto_strategy.rules import (
    around,
    dealing,
    effects,
    ending,
    evidence,
    guessing,
    knowledge,
    legality,
    notes,
    order,
    origins,
    position,
    turn,
)
from chequered.games.moto_strategy.spec import SPEC
from chequered.games.moto_strategy.state import Options, State
from chequered.kernel import chance
from chequered.kernel.game import Game, Watch

GAME = Game(
    spec=SPEC,
    rules=(
        *(around, notes, dealing, ending, order, effects, legality, turn),
        *(chance, evidence, origins, guessing, knowledge),
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
