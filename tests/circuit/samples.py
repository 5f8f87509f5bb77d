"""Parts for the tests: quick to write by hand, or drawn by Hypothesis."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import strategies as st

from chequered.circuit import UNPAINTED, Curve, Lane, Part, Stretch, straight

RED, GREEN, BLUE = 0, 1, 2
_LETTERS = "rgb"


def lane(text: str) -> Lane:
    """A lane such as `<rrgx]`: one letter a unit (x: obstacle); `<` and `>` are open ends, `[` and `]` closed ones.

    A bar parts two stretches of one colour: `[rr|rr]`.
    """
    stretches: list[Stretch] = []
    letters = text[1:-1]
    unit = 0
    for k, letter in enumerate(letters):
        if letter == "|":
            continue
        paint, blocked = (UNPAINTED, True) if letter == "x" else (_LETTERS.index(letter), False)
        if stretches and letters[k - 1] == letter:
            stretches[-1] = Stretch(stretches[-1].start, unit + 1, paint, blocked)
        else:
            stretches.append(Stretch(unit, unit + 1, paint, blocked))
        unit += 1
    return Lane(tuple(stretches), text[0] == "<", text[-1] == ">")


def part(*lanes: str, name: str = "P", curve: Curve | None = None) -> Part:
    """A part of lanes written as in `lane`, from left to right."""
    strips = tuple(lane(text) for text in lanes)
    return Part(name, strips[0].stretches[-1].end, strips, curve or straight(100.0))


@st.composite
def lanes(draw: st.DrawFn, units: int) -> Lane:
    """A lane of random stretches."""
    borders = draw(st.sets(st.integers(1, units - 1), max_size=6)) | {0, units}
    ordered = sorted(borders)
    stretches = []
    for start, end in pairwise(ordered):
        paint = draw(st.sampled_from([RED, GREEN, BLUE, UNPAINTED]))
        stretches.append(Stretch(start, end, paint, paint == UNPAINTED))
    return Lane(tuple(stretches), draw(st.booleans()), draw(st.booleans()))


@st.composite
def parts(draw: st.DrawFn, lane_count: int = 3) -> Part:
    """A part of random lanes on a random curve."""
    units = draw(st.integers(2, 12))
    turn = draw(st.sampled_from([0.0, 0.0, 30.0, -30.0, 90.0, -90.0]))
    curve = Curve(draw(st.integers(150, 300)) * 1.0, turn)
    return Part("P", units, tuple(draw(lanes(units)) for _ in range(lane_count)), curve)


def layouts(most: int = 5) -> st.SearchStrategy[list[Part]]:
    """One to `most` random parts, each laid either way."""
    either_way = st.tuples(parts(), st.booleans()).map(lambda pair: pair[0].reversed() if pair[1] else pair[0])
    return st.lists(either_way, min_size=1, max_size=most)
