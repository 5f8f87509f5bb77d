"""The rules of the toy game.

TOY-1.1 One card is put away unseen, then each seat is dealt its hand. TOY-1.2 Who sits first begins.
TOY-2.1 In a turn play a card and go as far as it says, TOY-2.2 or roll the die. TOY-3.1 The first at the finish wins.
"""

from chequered.kernel.chance import weighted
from chequered.kernel.contract import CHANCE, OVER, emit
from tests.kernel.toy.spec import FIRST_CARD, HAND, KINDS, OF_A_KIND, ROLL, SEATS, Event, Rule
from tests.kernel.toy.state import Phase


def setup(board, options, s):
    s.seats = options.seats
    s.lucky = options.lucky
    s.hand_limit = HAND if options.long else 1
    s.phase = Phase.DEAL
    s.turn = 0
    s.buried = -1
    for kind in range(KINDS):
        s.pile[kind] = OF_A_KIND
    s.pile_size = KINDS * OF_A_KIND
    for seat in range(SEATS):
        s.cell[seat] = 0
        s.hand_size[seat] = 0
        for kind in range(KINDS):
            s.hand[seat][kind] = 0


def actor(board, s):
    if s.phase == Phase.OVER:
        return OVER
    return s.turn if s.phase == Phase.PLAY else CHANCE


def outcomes(board, s, weights):
    for kind in range(KINDS):
        weights[kind] = s.pile[kind] if s.phase == Phase.DEAL else 2
    if s.phase == Phase.ROLL and s.lucky:
        weights[1] = 0
    return KINDS


def refusal(board, s, seat, action):
    if s.phase == Phase.OVER:
        return Rule.TOY_3_1
    if s.phase != Phase.PLAY or seat != s.turn or action < FIRST_CARD:
        return Rule.TOY_1_2
    if action == ROLL:
        return 0
    return 0 if s.hand[seat][action - FIRST_CARD] > 0 else Rule.TOY_2_1


def legal(board, s, ids):
    n = 0
    for kind in range(KINDS):
        if s.hand[s.turn][kind] > 0:
            ids[n] = FIRST_CARD + kind
            n += 1
    ids[n] = ROLL
    return n + 1


def target(board, s, action):
    if s.phase == Phase.PLAY and FIRST_CARD <= action < ROLL:
        return landing(board, s, action - FIRST_CARD + 1)
    return -1


def landing(board, s, steps):
    cell = min(s.cell[s.turn] + steps, board.finish)
    return cell + board.slope[cell]


def apply(board, s, action):
    if s.phase == Phase.DEAL:
        deal(s, action)
    elif action < FIRST_CARD:
        move(board, s, action + 1)
    elif action == ROLL:
        s.phase = Phase.ROLL
    else:
        play(board, s, action - FIRST_CARD)


def deal(s, kind):
    s.pile[kind] -= 1
    s.pile_size -= 1
    if s.buried < 0:
        s.buried = kind
        emit(Event.BURIED, Rule.TOY_1_1, kind, 0, 0)
        return
    s.hand[s.turn][kind] += 1
    s.hand_size[s.turn] += 1
    emit(Event.DEALT, Rule.TOY_1_1, s.turn, kind, 0)
    s.turn = (s.turn + 1) % s.seats
    if s.hand_size[s.turn] == s.hand_limit:
        s.phase = Phase.PLAY


def play(board, s, kind):
    s.hand[s.turn][kind] -= 1
    s.hand_size[s.turn] -= 1
    emit(Event.PLAYED, Rule.TOY_2_1, s.turn, kind, 0)
    move(board, s, kind + 1)


def move(board, s, steps):
    to = landing(board, s, steps)
    emit(Event.MOVED, Rule.TOY_2_2, s.turn, s.cell[s.turn], to)
    s.cell[s.turn] = to
    if to >= board.finish:
        s.phase = Phase.OVER
        emit(Event.WON, Rule.TOY_3_1, s.turn, 0, 0)
    else:
        s.phase = Phase.PLAY
        s.turn = (s.turn + 1) % s.seats


def places(board, s, out):
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += s.cell[other] > s.cell[seat]


def classify(board, s, out, points):
    places(board, s, out)
    for seat in range(s.seats):
        points[seat] = s.cell[seat]


def resample(board, s, seat, rng):
    for other in range(s.seats):
        if other != seat:
            take_back(s, other)
    if s.buried >= 0:
        s.pile[s.buried] += 1
        s.buried = draw(s, rng)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.hand_size[other]):
                s.hand[other][draw(s, rng)] += 1


def take_back(s, seat):
    for kind in range(KINDS):
        s.pile[kind] += s.hand[seat][kind]
        s.hand[seat][kind] = 0


def draw(s, rng):
    kind = weighted(rng, s.pile, KINDS)
    s.pile[kind] -= 1
    return kind
