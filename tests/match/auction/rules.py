"""The rules of the auction.

AU-1.1 Seat after seat bids, hidden from the others, AU-1.2 once, AU-1.3 and no more than it has. AU-2.1 Then all bids
are open, and the cars of higher bidders drive first: twelve steps, each ahead or to a lane beside. AU-2.2 Instead of
the last one a car in the middle lane may go to its pit. AU-3.1 Whose car stands furthest to the left wins.
"""

from chequered.kernel.chance import below
from chequered.kernel.contract import CHANCE, OVER, emit
from tests.match.auction.spec import CARS, FIRST_BID, FIRST_STEP, LANES, MOST, PAIR, PIT, SEATS, STEPS, Event, Rule
from tests.match.auction.state import Phase


def setup(board, options, s):
    s.seats = options.seats
    s.each = PAIR if s.seats == PAIR else 1
    s.phase = Phase.BID
    s.turn = 0
    s.car = 0
    s.steps = 0
    for seat in range(SEATS):
        s.has_bid[seat] = 0
        s.sealed[seat] = 0
        s.bid[seat] = 0
    for car in range(CARS):
        s.driven[car] = 0
        s.cell[car] = 1


def actor(board, s):
    if s.phase == Phase.OVER:
        return OVER
    return CHANCE if s.phase == Phase.WEATHER else s.turn


def outcomes(board, s, weights):
    weights[0] = 1
    weights[1] = 1
    return 2


def beforehand(board, s, seat, action):
    if s.phase != Phase.BID or action < FIRST_BID or action >= FIRST_STEP:
        return Rule.AU_1_1
    if s.has_bid[seat] == 1:
        return Rule.AU_1_2
    return Rule.AU_1_3 if action - FIRST_BID > board.money else 0


def refusal(board, s, seat, action):
    if s.phase == Phase.OVER or s.phase == Phase.WEATHER or seat != s.turn:
        return Rule.AU_1_1
    if s.phase == Phase.BID:
        return beforehand(board, s, seat, action)
    if action == PIT:
        return 0 if s.steps == 1 and lane_of(s) == 1 else Rule.AU_2_2
    return 0 if action >= FIRST_STEP and 0 <= lane_after(s, action) < LANES else Rule.AU_2_1


def legal(board, s, ids):
    n = 0
    for action in range(FIRST_BID, PIT + 1):
        if refusal(board, s, s.turn, action) == 0:
            ids[n] = action
            n += 1
    return n


def target(board, s, action):
    if s.phase != Phase.DRIVE or action < FIRST_STEP or action == PIT or not 0 <= lane_after(s, action) < LANES:
        return -1
    return cell_after(s, action)


def lane_of(s):
    return s.cell[s.car] % LANES


def lane_after(s, action):
    side = action - FIRST_STEP
    if side == 1:
        return lane_of(s) - 1
    return lane_of(s) + 1 if side == 2 else lane_of(s)


def cell_after(s, action):
    return s.cell[s.car] - lane_of(s) + LANES + lane_after(s, action)


def apply(board, s, action):
    if s.phase == Phase.BID:
        make_bid(s, action - FIRST_BID)
    elif s.phase == Phase.DRIVE:
        drive(s, action)
    else:
        emit(Event.WEATHER, Rule.AU_3_1, action, 0, 0)
        s.phase = Phase.OVER
        emit(Event.WON, Rule.AU_3_1, best(s), 0, 0)


def make_bid(s, money):
    s.has_bid[s.turn] = 1
    s.sealed[s.turn] = money
    emit(Event.BID, Rule.AU_1_1, s.turn, money, 0)
    s.turn += 1
    if s.turn == s.seats:
        for seat in range(s.seats):
            s.bid[seat] = s.sealed[seat]
            s.sealed[seat] = 0
            emit(Event.OPENED, Rule.AU_2_1, seat, s.bid[seat], 0)
        s.phase = Phase.DRIVE
        begin_drive(s)


def begin_drive(s):
    first = -1
    for car in range(s.seats * s.each):
        if s.driven[car] == 0 and (first < 0 or s.bid[car // s.each] > s.bid[first // s.each]):
            first = car
    if first < 0:
        s.phase = Phase.WEATHER
        return
    s.car = first
    s.turn = first // s.each
    s.steps = STEPS


def drive(s, action):
    if action != PIT:
        s.cell[s.car] = cell_after(s, action)
        emit(Event.STEPPED, Rule.AU_2_1, s.car, s.cell[s.car], 0)
    s.steps -= 1
    if s.steps == 0:
        s.driven[s.car] = 1
        begin_drive(s)


def lane(s, seat):
    least = LANES
    for car in range(seat * s.each, (seat + 1) * s.each):
        least = min(least, s.cell[car] % LANES)
    return least


def best(s):
    first = 0
    for seat in range(s.seats):
        if lane(s, seat) < lane(s, first):
            first = seat
    return first


def places(board, s, out):
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += lane(s, other) < lane(s, seat)


def classify(board, s, out, points):
    for car in range(s.seats * s.each):
        out[car] = 1
        for other in range(s.seats * s.each):
            out[car] += s.cell[other] % LANES < s.cell[car] % LANES
        points[car] = s.cell[car]


def resample(board, s, seat, rng):
    for other in range(s.seats):
        if other != seat and s.phase == Phase.BID and s.has_bid[other] == 1:
            s.sealed[other] = below(rng, min(board.money + 1, MOST))
