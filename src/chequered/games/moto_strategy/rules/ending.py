"""Moto Strategy: how a deal ends, what it scores, who opens the next one, and how the match ends."""

from __future__ import annotations

from chequered.games.moto_strategy.cards import Deck
from chequered.games.moto_strategy.rules.dealing import begin_deal
from chequered.games.moto_strategy.spec import Event, Rule
from chequered.games.moto_strategy.state import Phase, State
from chequered.kernel.contract import emit
from chequered.kernel.record import Int, Ints


# MS-6.2 Each adds what lies before it; an eliminated player has nothing there (MS-5.3).
def end_deal(deck: Deck, s: State) -> None:
    s.asked = -1
    s.draws = 0
    for seat in range(s.seats):
        s.total[seat] += s.points[seat]
        emit(Event.SCORED, Rule.MS_6_2, seat, s.points[seat], s.total[seat])
    emit(Event.DEAL_OVER, Rule.MS_6_2, s.deal, 0, 0)
    end_match_or_go_on(deck, s)


# MS-6.3 Totals count once a deal has ended; a tie for first is played on by all. MS-6.5 Unless it was the last deal.
def end_match_or_go_on(deck: Deck, s: State) -> None:
    best = best_total(s)
    if has_winner(s) or s.deal == s.max_deals:
        end_match(s, best, rule_of_end(s))
    else:
        if best >= s.target:
            emit(Event.TIE, Rule.MS_6_3, best, 0, 0)
        begin_deal(deck, s, next_opener(s))


def has_winner(s: State) -> bool:
    best = best_total(s)
    return best >= s.target and seats_with(s, best) == 1


def rule_of_end(s: State) -> Int:
    """The number of the rule by which a match that is over has ended."""
    return Rule.MS_6_3 if has_winner(s) else Rule.MS_6_5


def end_match(s: State, best: Int, rule: Int) -> None:
    s.phase = Phase.OVER
    emit(Event.MATCH_OVER, rule, 0, 0, 0)
    for seat in range(s.seats):
        if s.total[seat] == best:
            emit(Event.WON, rule, seat, best, 0)


def best_total(s: State) -> Int:
    best = 0
    for seat in range(s.seats):
        best = max(best, s.total[seat])
    return best


def seats_with(s: State, total: Int) -> Int:
    number = 0
    for seat in range(s.seats):
        number += s.total[seat] == total
    return number


# MS-2.1 The best scorer of the deal among those not eliminated; of several the first clockwise from the seat after the
# last opener, who comes last.
def next_opener(s: State) -> Int:
    best = -1
    opener = s.opener
    for step in range(s.seats):
        seat = (s.opener + 1 + step) % s.seats
        if s.out[seat] == 0 and s.points[seat] > best:
            best = s.points[seat]
            opener = seat
    return opener


# MS-6.3 Places by total; equal totals share one.
def place(s: State, seat: Int) -> Int:
    better = 0
    for other in range(s.seats):
        better += s.total[other] > s.total[seat]
    return better + 1


def places(deck: Deck, s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = place(s, seat)


# Each seat is its own piece here, and its points are those of the match.
def classify(deck: Deck, s: State, places: Ints, points: Ints) -> None:
    for seat in range(s.seats):
        places[seat] = place(s, seat)
        points[seat] = s.total[seat]
