"""What the lab counts: how races go, how many cars are left, and which cars, drivers, suppliers and seats win."""

from __future__ import annotations

from chequered.games.lamborghini.board import Board
from chequered.games.lamborghini.rules.positions import cars
from chequered.games.lamborghini.spec import CAR_CARDS, DRIVER_CARDS, KINDS, MOST_CARS, SEATS, SUPPLIER_COUNT, Check
from chequered.games.lamborghini.state import Phase, State, Status
from chequered.kernel.game import Measure
from chequered.kernel.record import Int, Ints, Record, field

WIN = 60
"""A win, in parts that can be divided among three, four or five cars: what each of them is due is a share of it."""


class Tally(Record):
    """Counts of one match; the first block is what is being watched."""

    race: Int = field(doc="race that is being watched, 0 for none")
    phase: Int = field(doc="what was waited for when it was last looked: a Phase")
    check: Int = field(doc="check that was waited for, if it was one: a Check")
    damage: Ints = field(MOST_CARS, doc="damages of each car then")
    lying: Int = field(doc="cards of this race that had been played then")
    status: Ints = field(MOST_CARS, doc="what had become of each car then: a Status")

    matches: Int = field(doc="always 1")
    races: Int = field(doc="races that have ended")
    started: Int = field(doc="cars at the start of them")
    running: Int = field(doc="of them, those that are no wrecks at the end: finished, or still racing")
    wrecks: Int = field(doc="of them, the wrecks (LB-8.4)")
    rounds: Int = field(doc="rounds (LB-6.1)")
    accidents: Int = field(doc="accidents (LB-8.3)")
    damages: Int = field(doc="damages suffered (LB-8.4)")
    crippled: Int = field(doc="cars crippled (LB-8.4)")
    checks: Ints = field(len(Check), doc="checks made, by what they are made for: a Check")
    drafted: Int = field(doc="technology and manoeuvre cards that were picked")
    held: Int = field(doc="those with which cars come to the first race")
    used: Int = field(doc="cards played (LB-11.17), but for one with which a race ends: it is ready again at once")
    won_seat: Ints = field(SEATS, doc="wins of each seat's cars, in parts of `WIN`")
    due_seat: Ints = field(SEATS, doc="their fair share of the wins of the races that they take part in")
    won_car: Ints = field(CAR_CARDS, doc="wins of each car card, in parts of `WIN`")
    due_car: Ints = field(CAR_CARDS, doc="its fair share of the wins of the races that it takes part in")
    won_driver: Ints = field(DRIVER_CARDS, doc="the same of each driver")
    due_driver: Ints = field(DRIVER_CARDS, doc="the same of each driver")
    won_supplier: Ints = field(SUPPLIER_COUNT, doc="the same of the cars that are bound to each supplier")
    due_supplier: Ints = field(SUPPLIER_COUNT, doc="the same of the cars that are bound to each supplier")
    raced_car: Ints = field(CAR_CARDS, doc="races that each car card takes part in")
    raced_driver: Ints = field(DRIVER_CARDS, doc="races that each driver takes part in")
    raced_supplier: Ints = field(SUPPLIER_COUNT, doc="cars in races that are bound to each supplier")
    grid: Ints = field(MOST_CARS, doc="wins from each place on the grid, the first is pole")
    players: Int = field(doc="players of a championship")
    bids: Int = field(doc="what they have bid, in thousands (LB-4.2)")
    money: Int = field(doc="what they have at the end, in thousands")
    richest: Int = field(doc="what the richest has")


MEASURES = (
    Measure("rounds of a race", "rounds", per="races", mean=True),
    Measure("cars kept to the end", "running", per="started"),
    Measure("wrecks", "wrecks", per="started"),
    Measure("cars crippled", "crippled", per="started"),
    Measure("accidents of a car", "accidents", per="started", mean=True),
    Measure("damages of a car", "damages", per="started", mean=True),
    Measure("checks of a race, for", "checks", per="races", words="check", mean=True),
    Measure("cards drafted for a car", "drafted", per="started", mean=True),
    Measure("cards of a car at the first start", "held", per="started", mean=True),
    Measure("cards played for a car", "used", per="started", mean=True),
    Measure("wins from place on the grid", "grid", per="races"),
    Measure("races with car", "raced_car", per="races", words="car"),
    Measure("races with driver", "raced_driver", per="races", words="driver"),
    Measure("cars with supplier", "raced_supplier", per="started", words="supplier"),
    Measure("wins in fair shares: seat", "won_seat", per="due_seat", mean=True),
    Measure("wins in fair shares: car", "won_car", per="due_car", words="car", mean=True),
    Measure("wins in fair shares: driver", "won_driver", per="due_driver", words="driver", mean=True),
    Measure("wins in fair shares: supplier", "won_supplier", per="due_supplier", words="supplier", mean=True),
    Measure("bid, in thousands", "bids", per="players", mean=True),
    Measure("money at the end, in thousands", "money", per="players", mean=True),
    Measure("money of the richest, in thousands", "richest", per="matches", mean=True),
)


def observe(board: Board, s: State, tally: Tally) -> None:
    """The contract's `observe`. It is asked after every action and outcome, so nothing happens twice between."""
    tally.matches = 1
    note_picks(s, tally)
    if s.phase < Phase.QUALIFY:
        tally.phase = s.phase
        return
    if s.race != tally.race and s.phase != Phase.OVER:
        note_start(s, tally)
    note_check(s, tally)
    note_cars(s, tally)
    if tally.race > 0 and s.mover < 0 and tally.phase < Phase.MARKET:
        note_end(s, tally)
    if s.phase == Phase.OVER:
        note_money(s, tally)
    tally.phase = s.phase
    tally.check = s.check


def note_picks(s: State, tally: Tally) -> None:
    """LB-3.3 Cards taken lie with the players; before the extra cards come, nothing else does."""
    if s.phase <= Phase.PICK:
        tally.drafted = 0
        for car in range(cars(s)):
            for card in range(KINDS):
                tally.drafted += s.hand[car][card]


def note_start(s: State, tally: Tally) -> None:
    """A race begins, with qualifying."""
    tally.race = s.race
    for car in range(cars(s)):
        tally.started += 1
        tally.damage[car] = s.damage[car]
        tally.status[car] = Status.RACING
        tally.raced_car[s.car_card[car]] += 1
        tally.raced_driver[s.driver[car]] += 1
        if s.supplier[car] >= 0:
            tally.raced_supplier[s.supplier[car]] += 1
        if s.race == 1:
            for card in range(KINDS):
                tally.held += s.hand[car][card]


def note_check(s: State, tally: Tally) -> None:
    """The check that was waited for has been drawn; an accident has to be given a direction."""
    if tally.phase == Phase.CHECK_DRAW:
        tally.checks[tally.check] += 1
        tally.accidents += s.phase == Phase.DIRECTION


def note_cars(s: State, tally: Tally) -> None:
    """Damages, wrecks and cards played. Damages that are repaired are less, not more."""
    lying = 0
    for car in range(cars(s)):
        if s.damage[car] > tally.damage[car]:
            tally.damages += 1
            tally.crippled += s.failing[car] > 0
        for card in range(KINDS):
            lying += s.used[car][card]
        tally.damage[car] = s.damage[car]
        tally.wrecks += s.status[car] == Status.WRECK and tally.status[car] != Status.WRECK
        tally.status[car] = s.status[car]
    tally.used += max(0, lying - tally.lying)
    tally.lying = lying


def note_end(s: State, tally: Tally) -> None:
    """LB-13.1 A race has ended: `place` is certain for all."""
    tally.races += 1
    tally.rounds += s.round
    due = WIN // cars(s)
    for car in range(cars(s)):
        won = WIN if s.place[car] == 1 else 0
        tally.running += s.status[car] != Status.WRECK
        tally.won_seat[car // s.each] += won
        tally.due_seat[car // s.each] += due
        tally.won_car[s.car_card[car]] += won
        tally.due_car[s.car_card[car]] += due
        tally.won_driver[s.driver[car]] += won
        tally.due_driver[s.driver[car]] += due
        if s.supplier[car] >= 0:
            tally.won_supplier[s.supplier[car]] += won
            tally.due_supplier[s.supplier[car]] += due
        tally.grid[s.grid[car] - 1] += s.place[car] == 1


def note_money(s: State, tally: Tally) -> None:
    """LB-14.5 What a championship leaves."""
    if s.long:
        tally.players = s.seats
        for seat in range(s.seats):
            tally.bids += s.bid[seat]
            tally.money += s.money[seat]
            tally.richest = max(tally.richest, s.money[seat])
