"""Lamborghini: the words of its actions and outcomes.

| token | means |
|---|---|
| `5` … `12` | chance: a card drawn from the speed pile has this value |
| `red-aero` … `blue-team`, `skill` … `will` | chance: this technology or manoeuvre card is turned up or dealt |
| `car-white` …, `driver-abel` … | chance: this car or driver card is turned up |
| `bid-0` … `bid-99` | bid so many thousands |
| `turn-technology`, `turn-manoeuvre`, `turn-cars`, `turn-drivers` | turn up the next card of this pile |
| `take-red-aero` …, `take-car-white` …, `take-driver-abel` … | take this card |
| `to-1`, `to-2` | what is asked about goes to the player's first, or second, car |
| `supplier-red`, `supplier-yellow`, `supplier-blue` | the car gets its technology from this supplier |
| `play-red-aero` … `play-will` | play this card |
| `keep` | play none now |
| `ahead`, `left`, `right` | a step into the cell in front, paid with a point |
| `slip-left`, `slip-right` | the free step out of a slipstream |
| `hit-ahead`, `hit-left`, `hit-right` | declare a hit on the car in that cell in front |
| `push-left`, `push-right` | declare a push on the car beside |
| `end` | end the turn |
| `return-1-red-aero` … `return-2-will` | give back this card of the player's first, or second, car |
| `sell-1`, `sell-2`, `dismiss-1`, `dismiss-2` | sell the car card, or dismiss the driver, of that car |
| `done` | leave the market |
"""

from __future__ import annotations

SUPPLIERS = ("red", "yellow", "blue")
"""From the worst to the best (LB-1.2)."""

TECHNOLOGY = ("aero", "brakes", "setup", "engine", "tyres", "fuel", "team")
"""Types of technology cards: aerodynamics, brakes, set-up, engine, tyres, fuel tank, team (LB-1.2)."""

MANOEUVRES = ("skill", "luck", "fortune", "steady", "slipstream", "engage", "fast", "victory", "will")
"""Types of manoeuvre cards; the one that is called Manoeuvre itself is `steady` here (LB-11.12)."""

CARDS = (*(f"{supplier}-{kind}" for supplier in SUPPLIERS for kind in TECHNOLOGY), *MANOEUVRES)
"""The kinds of cards that are held and played; kind k of the rules is the k-th word."""

CARS = ("white", "black", "green", "orange", "yellow")
"""The car cards, by the colour of their miniature (LB-5.1)."""

DRIVERS = ("abel", "bruno", "carla", "dario", "elsa", "fausto", "gina", "hugo", "ines", "jonas")

SPEEDS = tuple(str(value) for value in range(5, 13))
"""The values at the foot of the cards (LB-1.3)."""

CAR_LOTS = tuple(f"car-{car}" for car in CARS)
DRIVER_LOTS = tuple(f"driver-{driver}" for driver in DRIVERS)

MOST_MONEY = 99
"""Thousands that a player can have at the start."""

BIDS = tuple(f"bid-{thousands}" for thousands in range(MOST_MONEY + 1))
PILES = ("technology", "manoeuvre", "cars", "drivers")
TURNS = tuple(f"turn-{pile}" for pile in PILES)
TAKES = tuple(f"take-{card}" for card in CARDS)
CAR_TAKES = tuple(f"take-{car}" for car in CAR_LOTS)
DRIVER_TAKES = tuple(f"take-{driver}" for driver in DRIVER_LOTS)
OWN_CARS = ("1", "2")
TOS = tuple(f"to-{car}" for car in OWN_CARS)
SUPPLIES = tuple(f"supplier-{supplier}" for supplier in SUPPLIERS)
PLAYS = tuple(f"play-{card}" for card in CARDS)
STEPS = ("ahead", "left", "right")
SLIPS = ("slip-left", "slip-right")
HITS = tuple(f"hit-{step}" for step in STEPS)
PUSHES = ("push-left", "push-right")
RETURNS = tuple(f"return-{car}-{card}" for car in OWN_CARS for card in CARDS)
SALES = tuple(f"sell-{car}" for car in OWN_CARS)
DISMISSALS = tuple(f"dismiss-{car}" for car in OWN_CARS)

DIRECTIONS = ("none", "ahead", "left", "right")
"""What a direction card can say (LB-8.3); `none` leaves the choice free."""

CHECKS = ("arrow", "squeeze", "attack", "defence", "chain")
"""What a check is made for."""

PARTS = ("card", "car", "driver", "played", "running", "damage", "won", "arrow", "engage", "strong")
"""What a sum is made of: the speed of LB-6.3 and the check of LB-8.1."""
