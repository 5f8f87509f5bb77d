"""The tracks and cards of Lamborghini as the rules read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chequered.games.lamborghini.cards import Cards, read_cards
from chequered.games.lamborghini.cells import Cells, lay
from chequered.games.lamborghini.picture import draw
from chequered.games.lamborghini.road import build
from chequered.games.lamborghini.rule_numbers import Rule
from chequered.games.lamborghini.spec import (
    CAR_CARDS,
    DRIVER_CARDS,
    FEET,
    KINDS,
    MOST_CARS,
    SPEC,
)
from chequered.games.lamborghini.tracks import read_track
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.reading import (
    Shipped,
    check_keys,
    read_id,
    read_list,
    read_named,
    read_shipped,
    read_table,
    refused,
)
from chequered.kernel.record import Grid, Int, Ints, Record, field

_PACKAGE = "chequered.games.lamborghini"
_TRACKS, _CARDS = "tracks.toml", "cards.toml"

MAX_TRACKS = 2
MAX_CELLS = 640
"""The most tracks of a championship (LB-1.6), and the most cells of all of them."""


class Board(Record):
    """One or two tracks and all the cards. The cells of the second track follow those of the first.

    `left` and `right` of a cell are seen in the direction of the race; the inside lane of a clockwise track is on the
    right (LB-2.3).
    """

    tracks: Int = field(doc="number of tracks")
    cells: Int = field(doc="number of cells of all tracks")
    lap: Ints = field(MAX_TRACKS, doc="length of a lap, in the units of `front`")
    grid: Grid = field(MAX_TRACKS, MOST_CARS, doc="grid cells of each track, best first (LB-2.3)")
    front: Ints = field(MAX_CELLS, doc="front edge of each cell, measured from the line (LB-2.1)")
    is_last: Ints = field(MAX_CELLS, doc="1 for cells that end at the line")
    ahead: Ints = field(MAX_CELLS, doc="cell ahead of each (LB-2.1), -1 for none")
    left: Ints = field(MAX_CELLS, doc="cell in front in the lane to the left, -1 for none")
    right: Ints = field(MAX_CELLS, doc="cell in front in the lane to the right, -1 for none")
    beside_left: Ints = field(MAX_CELLS, doc="cell beside in the lane to the left (LB-2.4), -1 for none")
    beside_right: Ints = field(MAX_CELLS, doc="cell beside in the lane to the right, -1 for none")

    count: Ints = field(KINDS, printed=True, doc="technology and manoeuvre cards of each kind (LB-1.2)")
    foot: Ints = field(KINDS, printed=True, doc="value at the foot of each kind, 5 to 12 (LB-1.3)")
    worth: Ints = field(KINDS, printed=True, doc="what technology gives: cells, points, turns (LB-11.1–11.7); else 0")
    notes: Ints = field(FEET, printed=True, doc="banknotes by the value at their foot, 5 first (LB-1.3)")
    car_speed: Ints = field(CAR_CARDS, printed=True, doc="speed of each car card (LB-1.1)")
    car_handling: Ints = field(CAR_CARDS, printed=True, doc="its manoeuvre")
    car_technology: Ints = field(CAR_CARDS, printed=True, doc="extra technology cards that it brings (LB-5.3)")
    car_manoeuvres: Ints = field(CAR_CARDS, printed=True, doc="extra manoeuvre cards that it brings")
    car_price: Ints = field(CAR_CARDS, printed=True, doc="its price in thousands")
    driver_speed: Ints = field(DRIVER_CARDS, printed=True, doc="speed of each driver card (LB-1.1)")
    driver_handling: Ints = field(DRIVER_CARDS, printed=True, doc="its manoeuvre")
    driver_technology: Ints = field(DRIVER_CARDS, printed=True, doc="extra technology cards that it brings (LB-5.3)")
    driver_manoeuvres: Ints = field(DRIVER_CARDS, printed=True, doc="extra manoeuvre cards that it brings")
    driver_price: Ints = field(DRIVER_CARDS, printed=True, doc="its price in thousands")
    start_money: Ints = field(
        MOST_CARS, printed=True, doc="thousands at the start of a championship for 1, 2 … players"
    )
    prizes: Ints = field(MOST_CARS, printed=True, doc="thousands for each place, from the first (LB-14.1)")
    repair: Int = field(printed=True, doc="thousands that the repair of a damage costs (LB-14.2)")
    discount: Int = field(printed=True, doc="thousands by which a sale brings less than the price (LB-14.4)")


def from_content(content: dict[str, Any]) -> LoadedBoard:
    """The board that a record file describes: its `name`, its `tracks` and its `cards`, as the shipped files do.

    Raises:
        BoardError: a damaged or foreign description, one that breaks LB-1 or LB-2, or one that cannot be drawn; the
            message says where.
    """
    read_table(content, "board")
    check_keys(content, ("name", "tracks", "cards"), "board")
    read_id(content["name"], "board, name", more="-")
    entries = read_list(content["tracks"], "board, tracks", SPEC.rule_name(Rule.LB_1_6), most=MAX_TRACKS)
    if not entries:
        raise refused("board, tracks: expected at least one", SPEC.rule_name(Rule.LB_1_6))
    cells, roads = [], []
    for k, entry in enumerate(entries):
        where = f"board, tracks[{k}]"
        track = read_track(entry, where)
        cells.append(lay(track, where))
        roads.append(build(track, where))
    record = _record(cells, read_cards(content["cards"], "board, cards"))
    name = _SHIPPED.name_of(content)
    return LoadedBoard(name, name, content, record, draw(roads, cells), SPEC.seats)


def _shipped() -> dict[str, dict[str, Any]]:
    """Each track by itself, then all of them, all with the same cards."""
    tracks = read_named(read_shipped(_PACKAGE, _TRACKS), "track", _TRACKS, read_track)
    cards = read_shipped(_PACKAGE, _CARDS)
    read_cards(cards, _CARDS)
    boards = {name: [track] for name, track in tracks.items()}
    boards["-".join(tracks)] = list(tracks.values())
    return {name: {"name": name, "tracks": each, "cards": cards} for name, each in boards.items()}


_SHIPPED = Shipped("board", _shipped, from_content)
# With `from_content` what `chequered.kernel.boards.Boards` asks for.
presets, reasons, load = _SHIPPED.presets, _SHIPPED.reasons, _SHIPPED.load


def _record(tracks: Sequence[Cells], cards: Cards) -> Board:
    board = Board()
    board.tracks = len(tracks)
    for number, track in enumerate(tracks):
        _put_track(board, number, track)
    _put_cards(board, cards)
    board.start_money = [0, *cards.start_money]
    board.prizes = list(cards.prizes)
    board.repair, board.discount = cards.repair, cards.discount
    return board


def _put_track(board: Board, number: int, track: Cells) -> None:
    """Its cells behind those that are there."""
    first = board.cells
    board.cells += len(track.all)
    board.lap[number] = track.lap
    board.grid[number] = [first + cell for cell in track.grid]
    for k, cell in enumerate(track.all, first):
        board.front[k], board.is_last[k] = cell.end, int(cell.end == track.lap)
        board.ahead[k], board.left[k], board.right[k] = (_after(first, n) for n in (cell.ahead, cell.left, cell.right))
        board.beside_left[k], board.beside_right[k] = _after(first, cell.beside_left), _after(first, cell.beside_right)


def _after(first: int, cell: int) -> int:
    return cell if cell < 0 else first + cell


def _put_cards(board: Board, cards: Cards) -> None:
    board.notes = list(cards.notes)
    board.count = [kind.count for kind in cards.kinds]
    board.foot = [kind.foot for kind in cards.kinds]
    board.worth = [kind.worth for kind in cards.kinds]
    board.car_speed, board.driver_speed = ([c.speed for c in crews] for crews in (cards.cars, cards.drivers))
    board.car_handling, board.driver_handling = ([c.handling for c in crews] for crews in (cards.cars, cards.drivers))
    board.car_technology, board.driver_technology = (
        [c.technology for c in crews] for crews in (cards.cars, cards.drivers)
    )
    board.car_manoeuvres, board.driver_manoeuvres = (
        [c.manoeuvres for c in crews] for crews in (cards.cars, cards.drivers)
    )
    board.car_price, board.driver_price = ([c.price for c in crews] for crews in (cards.cars, cards.drivers))
