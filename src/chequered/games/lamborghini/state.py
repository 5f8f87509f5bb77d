"""Lamborghini: the options of a match and its state. Only bids are hidden, until all are made (LB-1.4).

Cards of a kind are alike (LB-12), so hands and piles are counts by kind; the speed pile is counts by value.
"""

from __future__ import annotations

from enum import IntEnum

from chequered.games.lamborghini.spec import CAR_CARDS, DRIVER_CARDS, FEET, KINDS, MOST_CARS, PAIR, SEATS
from chequered.kernel.record import Grid, Int, Ints, Record, field

LAPS = 3
"""Of every race (LB-13.1)."""

MOST_CHECKS = 2
"""Own checks of a car in its turn (LB-6.8)."""


class Phase(IntEnum):
    """What the match waits for, in the order of a match.

    `is_drafting`, `is_market` and the lab's tally rely on it: up to LOT the cars are put together, up to DIRECTION they
    qualify and race, from MARKET to HIRE somebody is in the market.
    """

    REVEAL = 0
    BID = 1
    TURN_CARD = 2
    TURN_CREW = 3
    PICK = 4
    ASSIGN_DRIVER = 5
    ASSIGN_SUPPLIER = 6
    DIVIDE = 7
    CHOOSE_SUPPLIER = 8
    LOT = 9
    QUALIFY = 10
    REPAIR = 11
    DRAW = 12
    FORTUNE = 13
    SPEED = 14
    MOVE = 15
    CHECK = 16
    CHECK_DRAW = 17
    DIRECTION = 18
    MARKET = 19
    RETURN = 20
    CHOOSE = 21
    RECEIVE = 22
    BUY_CAR = 23
    HIRE = 24
    OVER = 25


class Where(IntEnum):
    """Where a car or driver card is; in a championship the open ones are the market (LB-14.4)."""

    PILE = 0
    OPEN = 1
    HELD = 2


class Status(IntEnum):
    """What has become of a car."""

    ABSENT = 0
    RACING = 1
    FINISHED = 2
    WRECK = 3


class Options(Record):
    """What is chosen when the table is opened."""

    seats: Int = field(doc="number of players, 2 to 5; two have two cars each (LB-1.5)")
    long: Int = field(doc="1: a championship with money (LB-1.6), 0: one race without")
    races: Int = field(doc="races of a championship (LB-1.6)")
    draft_trips: Int = field(doc="trips of the draft after which lacking cards must be taken (LB-3.6)")


class State(Record):
    """One moment of a match. Car c is the only one of seat c, or of two players' cars one of seat c // 2."""

    seats: Int = field(doc="number of players")
    each: Int = field(doc="cars of each player: 1 or 2")
    long: Int = field(doc="option: 1 for a championship")
    races: Int = field(doc="races of the match")
    draft_trips: Int = field(doc="option: trips of the draft before lacking cards must be taken")

    phase: Int = field(doc="what the match waits for: a Phase")
    turn: Int = field(doc="seat that decides, -1 where none does")
    race: Int = field(doc="current race, from 1; 0 before the first")
    track: Int = field(doc="track of the current race: an index of the board's tracks")
    money: Ints = field(SEATS, doc="thousands that each player has; 0 in a short game")

    sealed_bid: Ints = field(SEATS, see="owner", doc="what each player has bid, in thousands, before all bids are open")
    has_bid: Ints = field(SEATS, doc="1 for who has bid")
    bid: Ints = field(SEATS, doc="the bids in thousands, once all are open (LB-4.2)")
    pick_order: Ints = field(SEATS, doc="seats in the order of the draft, -1 behind the last")
    trip: Int = field(doc="trip of the draft, from 1 (LB-3.2)")
    visit: Int = field(doc="visit of this trip, from 0; the way back begins with the last seat but one")
    picks: Int = field(doc="cards still to be picked in this visit")
    opening: Int = field(doc="cards still to be turned up before the first visit (LB-3.1)")
    pile: Int = field(doc="pile from which a card is being turned up: a Pile")
    deck: Ints = field(KINDS, doc="technology and manoeuvre cards in the draft's piles, by kind")
    open: Ints = field(KINDS, doc="technology and manoeuvre cards that lie open, by kind")
    car_at: Ints = field(CAR_CARDS, doc="where each car card is: a Where")
    driver_at: Ints = field(DRIVER_CARDS, doc="where each driver card is: a Where")

    car_card: Ints = field(MOST_CARS, doc="car card of each car, -1 for none yet")
    driver: Ints = field(MOST_CARS, doc="driver card of each car, -1 for none yet")
    supplier: Ints = field(MOST_CARS, doc="supplier of each car, -1 for none; of a pair in the draft both that bind it")
    hand: Grid = field(MOST_CARS, KINDS, doc="cards of each car, by kind; of a pair in the draft all at its first car")
    used: Grid = field(MOST_CARS, KINDS, doc="cards of each car that have been played in this race, by kind (LB-11.17)")
    undivided: Ints = field(KINDS, doc="cards of the pair that is set up that neither car has yet (LB-5.2)")
    asked: Int = field(doc="card that is to be divided, or that the market gives to one of a pair, -1 for none")
    dealt_to: Int = field(doc="how many cars have got their extra cards (LB-5.3), in pick order")
    owed: Ints = field(2, doc="extra technology and manoeuvre cards still to be drawn by the next of them")

    speed: Ints = field(FEET, doc="cards of the speed pile by value, 5 first (LB-5.4)")
    speed_size: Int = field(doc="number of cards in the speed pile")
    discards: Ints = field(FEET, doc="cards drawn from it since it was shuffled, by value")
    qualified: Ints = field(MOST_CARS, doc="sum of each car's last qualifying draw, 0 before it (LB-5.5)")
    group: Ints = field(MOST_CARS, doc="cars known to be better qualified than each; equal ones draw again")
    grid: Ints = field(MOST_CARS, doc="place on the grid, from 1; 0 before it is known")

    round: Int = field(doc="current round, from 1; 0 before the race")
    order: Ints = field(MOST_CARS, doc="cars in the order of this round (LB-6.1), -1 behind the last")
    next: Int = field(doc="whose turn it is: an index of `order`")
    mover: Int = field(doc="car whose turn it is, -1 for none; while qualifying the car that draws")
    status: Ints = field(MOST_CARS, doc="what has become of each car: a Status")
    cell: Ints = field(MOST_CARS, doc="cell of each car, -1 for none")
    lap: Ints = field(MOST_CARS, doc="laps done by each car; -1 on the grid (LB-2.4)")
    place: Ints = field(MOST_CARS, doc="place in the race once it is certain, from 1; else 0 (LB-13.2)")
    damage: Ints = field(MOST_CARS, doc="damages of each car; 3 is crippled (LB-8.4)")
    failing: Ints = field(MOST_CARS, doc="what a crippled car's speed loses in its turn, 0 for others (LB-8.4)")
    running: Ints = field(MOST_CARS, doc="turns for which tyres or fuel tank still run (LB-11.5)")
    direction: Ints = field(MOST_CARS, doc="where each car's next paid step must lead: a Direction (LB-8.3)")
    won: Ints = field(MOST_CARS, doc="cells won in checks that each car adds to its move (LB-8.5)")
    has_moved: Ints = field(MOST_CARS, doc="1 for cars that have moved in this round")
    is_blocked: Ints = field(MOST_CARS, doc="1 for cars whose move this round ended for want of a free cell (LB-6.8)")

    played: Ints = field(MOST_CARS, doc="card played for each car in this turn, -1 for none (LB-6.4)")
    hurt: Ints = field(MOST_CARS, doc="damages of each car in this turn (LB-8.4)")
    guard: Ints = field(MOST_CARS, doc="damages that brakes still prevent in this turn (LB-11.2)")
    drawn: Int = field(doc="value of the turn's speed card, 0 before it is drawn")
    checks: Int = field(doc="own checks of the mover in this turn, up to MOST_CHECKS (LB-6.8)")
    is_fixed: Int = field(doc="1 once the movement of LB-6.3 is reckoned")
    points: Int = field(doc="points that are left to move")
    stepped: Int = field(doc="steps of this turn")
    in_lane: Int = field(doc="1 if the car may not change lane in this turn (LB-11.1)")
    slip: Int = field(doc="1 if a slipstream is offered: nothing was done since the car entered it (LB-10.1)")
    slipped: Int = field(doc="1 right after a step out of a slipstream, when the Slipstream card can be played")

    checker: Int = field(doc="car that makes a check, -1 for none")
    check: Int = field(doc="what it is made for: a Check")
    with_check: Int = field(doc="card played with it, -1 for none")
    side: Int = field(doc="side of the step or contact that the check is for: a Side")
    is_free: Int = field(doc="1 if the step is a slipstream's, and no point is paid")
    is_push: Int = field(doc="1 if the contact is a push, 0 for a hit")
    struck: Int = field(doc="car struck last in this contact, -1 for none")
    chained: Ints = field(MOST_CARS, doc="1 for cars that are done with this contact (LB-9.4)")
    engaged: Int = field(doc="1 if Engage was played with it (LB-9.5)")
    strong: Int = field(doc="1 if the attacker's check came to 12 or more (LB-8.2)")
    has_accident: Int = field(doc="1 if the check that is being settled was an accident")

    dealing: Int = field(doc="car whose card is bought or chosen in the market, -1 for none")
    left_market: Ints = field(SEATS, doc="1 for who has been in the market after this race (LB-14.4)")
    exchanged: Int = field(doc="1 once the player in the market has exchanged cards")
    returned: Ints = field(PAIR, doc="cards given back in this exchange, -1 for none; nobody can choose them yet")
    sold: Ints = field(PAIR, doc="1 if the player in the market has sold this car's car card")
    dismissed: Ints = field(PAIR, doc="1 if the player in the market has dismissed this car's driver")
