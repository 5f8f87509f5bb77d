"""Sealed bids for the order of the draft."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.rules.draft import begin_draft
from chequered.games.lamborghini.rules.waiting import ask
from chequered.games.lamborghini.spec import (
    CAR_CARDS,
    DRIVER_CARDS,
    FIRST_BID,
    FIRST_TURN,
    Event,
)
from chequered.games.lamborghini.state import Phase, State
from chequered.kernel.chance import below
from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints


# LB-4.1 In a short game the first seat starts. LB-4.2 In a championship first all bid.
def begin_picks(board: Board, s: State) -> None:
    if s.long:
        ask(s, Phase.BID, 0)
        return
    for seat in range(s.seats):
        s.pick_order[seat] = seat
    begin_draft(board, s)


# LB-4.2 Up to what remains after setting aside the price of the dearest car and driver, of two cars the two dearest.
def highest_bid(board: Board, s: State, seat: Int) -> Int:
    return (
        s.money[seat] - dearest(board.car_price, CAR_CARDS, s.each) - dearest(board.driver_price, DRIVER_CARDS, s.each)
    )


def dearest(prices: Ints, length: Int, number: Int) -> Int:
    """The sum of the highest, or of the two highest, of these prices."""
    first = 0
    second = 0
    for k in range(length):
        second = max(second, min(first, prices[k]))
        first = max(first, prices[k])
    return first + second if number > 1 else first


def bid_refusal(board: Board, s: State, seat: Int, action: Int) -> Int:
    if action < FIRST_BID or action >= FIRST_TURN:
        return Rule.LB_4_2
    return Rule.LB_4_2 if action - FIRST_BID > highest_bid(board, s, seat) else 0


# LB-4.2 Who has not bid yet may seal a bid while others are asked.
def beforehand(board: Board, s: State, seat: Int, action: Int) -> Int:
    if s.phase != Phase.BID or seat >= s.seats or s.has_bid[seat]:
        return Rule.LB_4_2
    return bid_refusal(board, s, seat, action)


# LB-1.4 Secret until all are made.
def bid(board: Board, s: State, thousands: Int) -> None:
    seat = s.turn
    s.sealed_bid[seat] = thousands
    s.has_bid[seat] = 1
    emit(Event.BID, Rule.LB_4_2, seat, thousands, 0)
    if seat + 1 < s.seats:
        ask(s, Phase.BID, seat + 1)
    else:
        open_bids(s)
        begin_draft(board, s)


# LB-4.2 All bids are lost to the bank; higher ones pick earlier; equal bids by seat.
def open_bids(s: State) -> None:
    for seat in range(s.seats):
        s.bid[seat] = s.sealed_bid[seat]
        s.sealed_bid[seat] = 0
        s.money[seat] -= s.bid[seat]
        emit(Event.BID_OPENED, Rule.LB_4_2, seat, s.bid[seat], 0)
    for seat in range(s.seats):
        place = 0
        for other in range(s.seats):
            place += s.bid[other] > s.bid[seat] or (s.bid[other] == s.bid[seat] and other < seat)
        s.pick_order[place] = seat
    for place in range(s.seats):
        emit(Event.PICKS, Rule.LB_4_2, s.pick_order[place], place + 1, 0)


def resample(board: Board, s: State, seat: Int, rng: Ints) -> None:
    """Redraw the others' bids while they are sealed: any that LB-4.2 allows is as likely as any other."""
    if s.phase == Phase.BID:
        for other in range(s.seats):
            if other != seat and s.has_bid[other]:
                s.sealed_bid[other] = below(rng, highest_bid(board, s, other) + 1)
