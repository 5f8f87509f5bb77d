"""Hands: the cards of the teams, dealt, brought by the line, and played by the marks."""

from __future__ import annotations

from chequered.games.motogp.spec import CARD_COUNT, TEAM, Card, Event, Rule
from chequered.games.motogp.state import Phase, State, Status
from chequered.kernel.contract import emit
from chequered.kernel.record import Int


# GP-1.2 Before each race every hand is dealt afresh: two Extra Power, one Boxes, two Crash, two Fuel.
def deal(s: State, seat: Int) -> None:
    for card in range(CARD_COUNT):
        dealt = 1 if card == Card.BOXES else 2
        s.hand[seat][card] = dealt if seat < s.seats else 0


# GP-1.3 Passing the line brings cards to a team that has a motorcycle racing. GP-1.4 Leaving the grid does not count.
def gets_cards(s: State, m: Int, lap: Int) -> bool:
    has_passed = s.finished[m] > 0 or (lap > 0 and s.lap[m] > lap)
    return has_passed and still_racing(s, m // TEAM) > 0


def still_racing(s: State, seat: Int) -> Int:
    """How many motorcycles of a team are."""
    found = 0
    for m in range(seat * TEAM, seat * TEAM + TEAM):
        found += s.status[m] == Status.RACING
    return found


# GP-1.3 One Fuel card, and one of the player's choice that may not be declined.
def give_cards(s: State, m: Int) -> None:
    if s.finished[m] == 0:
        emit(Event.LAP, Rule.GP_1_3, m, s.lap[m], 0)
    take_card(s, m // TEAM, Card.FUEL)
    s.phase = Phase.CARD


def take_card(s: State, seat: Int, card: Int) -> None:
    s.hand[seat][card] += 1
    emit(Event.CARD, Rule.GP_1_3, seat, card, 0)


# Marks play their cards by themselves.
def play_card(s: State, m: Int, card: Int, rule: Int) -> bool:
    """Whether the team had one."""
    seat = m // TEAM
    if s.hand[seat][card] == 0:
        return False
    s.hand[seat][card] -= 1
    emit(Event.PLAYED, rule, m, card, 0)
    return True
