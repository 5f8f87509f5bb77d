"""The opening position, and what every action and outcome brings about."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rules.crew import crew_card, crew_pile
from chequered.games.lamborghini.rules.drafting import OPENING, draft, is_drafting, turn_up_first
from chequered.games.lamborghini.rules.market import (
    choose_card,
    give_back,
    invite,
    leave_market,
    part_with,
    receive,
    replace_crew,
)
from chequered.games.lamborghini.rules.market_legality import is_market
from chequered.games.lamborghini.rules.qualifying import prepare_race
from chequered.games.lamborghini.rules.turn import race
from chequered.games.lamborghini.rules.turn_begin import clear_turn
from chequered.games.lamborghini.spec import (
    CAR_CARDS,
    DONE,
    DRIVER_CARDS,
    FEET,
    FIRST_DISMISSAL,
    FIRST_RETURN,
    FIRST_SALE,
    FIRST_TAKE,
    FIRST_TO,
    KINDS,
    MOST_CARS,
    PAIR,
    SEATS,
    Direction,
    Pile,
)
from chequered.games.lamborghini.state import Options, Phase, State, Status, Where
from chequered.kernel.record import Int


# LB-1.6 A championship begins with money; a short game is one race without.
def setup(board: Board, options: Options, s: State) -> None:
    s.seats = options.seats
    s.each = PAIR if options.seats == PAIR else 1
    s.long = options.long
    s.races = options.races if options.long else 1
    s.draft_trips = options.draft_trips
    s.race = 0
    s.track = 0
    s.round = 0
    s.trip = 0
    s.visit = 0
    s.picks = 0
    s.next = 0
    s.mover = -1
    s.asked = -1
    s.dealing = -1
    s.dealt_to = 0
    s.exchanged = 0
    clear_players(board, s)
    clear_piles(board, s)
    for car in range(MOST_CARS):
        clear_car(s, car)
    clear_turn(s)
    s.opening = OPENING
    turn_up_first(s)


def clear_players(board: Board, s: State) -> None:
    for seat in range(SEATS):
        s.money[seat] = board.start_money[s.seats - 1] if s.long and seat < s.seats else 0
        s.sealed_bid[seat] = 0
        s.has_bid[seat] = 0
        s.bid[seat] = 0
        s.pick_order[seat] = -1
        s.left_market[seat] = 0
    for own in range(PAIR):
        s.owed[own] = 0
        s.returned[own] = -1
        s.sold[own] = 0
        s.dismissed[own] = 0


# LB-3.1 All cards are in their piles.
def clear_piles(board: Board, s: State) -> None:
    for card in range(KINDS):
        s.deck[card] = board.count[card]
        s.open[card] = 0
        s.undivided[card] = 0
    for car in range(CAR_CARDS):
        s.car_at[car] = Where.PILE
    for driver in range(DRIVER_CARDS):
        s.driver_at[driver] = Where.PILE
    for foot in range(FEET):
        s.speed[foot] = 0
        s.discards[foot] = 0
    s.speed_size = 0


def clear_car(s: State, car: Int) -> None:
    s.car_card[car] = -1
    s.driver[car] = -1
    s.supplier[car] = -1
    for card in range(KINDS):
        s.hand[car][card] = 0
        s.used[car][card] = 0
    s.qualified[car] = 0
    s.group[car] = 0
    s.grid[car] = 0
    s.order[car] = -1
    s.status[car] = Status.ABSENT
    s.cell[car] = -1
    s.lap[car] = -1
    s.place[car] = 0
    s.damage[car] = 0
    s.failing[car] = 0
    s.running[car] = 0
    s.direction[car] = Direction.NONE
    s.won[car] = 0
    s.has_moved[car] = 0
    s.is_blocked[car] = 0
    s.played[car] = -1
    s.hurt[car] = 0
    s.guard[car] = 0
    s.chained[car] = 0


def apply(board: Board, s: State, action: Int) -> None:
    if is_drafting(s):
        draft(board, s, action)
    elif is_market(s):
        deal(board, s, action)
    else:
        race(board, s, action)


# LB-14.4 In any order. When all have been in the market, the speed pile is made anew and qualifying held.
def deal(board: Board, s: State, action: Int) -> None:
    if action == DONE:
        leave_market(s)
        if not invite(board, s):
            prepare_race(board, s)
    elif action >= FIRST_DISMISSAL:
        part_with(board, s, action - FIRST_DISMISSAL, Pile.DRIVERS)
    elif action >= FIRST_SALE:
        part_with(board, s, action - FIRST_SALE, Pile.CARS)
    elif action >= FIRST_RETURN:
        give_back(s, (action - FIRST_RETURN) // KINDS, (action - FIRST_RETURN) % KINDS)
    else:
        complete_deal(board, s, action)


def complete_deal(board: Board, s: State, action: Int) -> None:
    if s.phase == Phase.CHOOSE:
        choose_card(s, action - FIRST_TAKE)
    elif s.phase == Phase.RECEIVE:
        receive(s, action - FIRST_TO)
    else:
        replace_crew(board, s, crew_pile(action), crew_card(action))
