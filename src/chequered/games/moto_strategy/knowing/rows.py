"""Moto Strategy: the scratch of what a seat knows and guesses: rows of whole numbers, and where each number stands.

A *place* is a card in a hand. Where it came from is its *source*: 0 is the deal, 1 + p the pile of epoch p. A history
is counted in numbers so small that rows of them are all that the compiled rules need; they are read as
`m[ROW][row_at(...)]`, with one function for each order.

| row | a number for each | what it says |
|---|---|---|
| TELLS, WHOSE, WHICH | note | what it tells (a `Note`), of which seat, of which card |
| HELD | note | how many cards the hand held |
| ROOM | note | how many of these at most may have been this card |
| SURE | note | the pile that the card is sure to come from: 0 for none, else 1 + p |
| NEED | note, pile: `need_at` | places from the pile that the hand must keep for cards to come that are sure of it |
| POOL | pile, kind: `pool_at` | cards that others have or had, or that are in the pile, but for those that are sure |
| MOST | pile | places that may hold a STARTER in the end, at most |
| SIZE | seat | while hands are followed: cards in the hand |
| ONLY_RED | seat | the same: 1 if it has shown that it holds nothing but RED FLAGs |
| HAD, FRESH | seat, pile: `hand_at` | the same: places from the pile, at most; those that may hold a STARTER |
| LEFT | guess, pile, kind: `left_at` | POOL without what the guess has taken |
| PLAIN | guess, pile: `plain_at` | how many of these are no STARTERs |
| PLACES | guess, seat, source: `places_at` | places that may hold a STARTER; in the next number, those that cannot |
| REDS | guess, seat: `reds_at` | cards in hand that must be RED FLAGs |
| DRAWN | guess, seat, pile: `drawn_at` | cards drawn, as in `State.drawn` |
"""

from __future__ import annotations

from chequered.games.moto_strategy.spec import KINDS, SEATS
from chequered.games.moto_strategy.state import EPOCHS, State
from chequered.kernel.record import Grid, Int

TELLS = 0
WHOSE = 1
WHICH = 2
HELD = 3
ROOM = 4
SURE = 5
NEED = 6
POOL = 7
MOST = 8
SIZE = 9
ONLY_RED = 10
HAD = 11
FRESH = 12
LEFT = 13
PLAIN = 14
PLACES = 15
REDS = 16
DRAWN = 17

OF_SEAT = 2 * (EPOCHS + 1)
"""How many numbers PLACES has for a seat in a guess."""


def scratch(s: State, guesses: Int) -> Grid:
    """Room for what follows from the notes, and for so many guesses."""
    return [
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * s.noted,
        [0] * need_at(s.noted, 0),
        [0] * pool_at(EPOCHS, 0),
        [0] * EPOCHS,
        [0] * SEATS,
        [0] * SEATS,
        [0] * hand_at(SEATS, 0),
        [0] * hand_at(SEATS, 0),
        [0] * left_at(guesses, 0, 0),
        [0] * plain_at(guesses, 0),
        [0] * places_at(guesses, 0, 0),
        [0] * reds_at(guesses, 0),
        [0] * drawn_at(guesses, 0, 0),
    ]


def need_at(i: Int, pile: Int) -> Int:
    """Where NEED has what a note leaves to be kept from a pile."""
    return i * EPOCHS + pile


def pool_at(pile: Int, kind: Int) -> Int:
    """Where POOL counts the cards of a kind in a pile."""
    return pile * KINDS + kind


def hand_at(other: Int, pile: Int) -> Int:
    """Where HAD and FRESH count a seat's places from a pile; of the first pile, dealt or drawn."""
    return other * EPOCHS + pile


def left_at(g: Int, pile: Int, kind: Int) -> Int:
    """Where LEFT counts the cards of a kind that are left of a pile."""
    return (g * EPOCHS + pile) * KINDS + kind


def plain_at(g: Int, pile: Int) -> Int:
    """Where PLAIN counts the cards that are left of a pile, but for STARTERs."""
    return g * EPOCHS + pile


def places_at(g: Int, other: Int, source: Int) -> Int:
    """Where PLACES counts a seat's places from a source that may hold STARTERs; those that cannot come next."""
    return (g * SEATS + other) * OF_SEAT + 2 * source


def reds_at(g: Int, other: Int) -> Int:
    """Where REDS counts a seat's cards that must be RED FLAGs."""
    return g * SEATS + other


def drawn_at(g: Int, other: Int, pile: Int) -> Int:
    """Where DRAWN counts, by kind, what a seat has drawn from a pile."""
    return (g * SEATS + other) * EPOCHS + pile


def pile_of(source: Int) -> Int:
    """The epoch of the pile that a source is, or was dealt from."""
    return max(source - 1, 0)
