"""Renews the golden transcripts in tests/goldens/<game>/: whole games, entry by entry, to be read by people.

`goldens.toml` of each folder says which games, and of a long one how many `entries`. Each is played by a seeded line of
play: half of the decisions are the first legal action, the others any; outcomes fall by their weights. A test compares;
review a difference by the rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from chequered.kernel.chance import below, seed_stream, weighted
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.record import Record
from chequered.match.scenario_files import Course
from chequered.match.scenario_words import Words
from chequered.match.twins import Twin, twin_of

FOLDER = Path(__file__).parents[1] / "tests/goldens"
WIDTH = 118


def main() -> None:
    for path in files():
        path.write_text(text_of(path), encoding="utf-8")


def files() -> list[Path]:
    """The file of each transcript, game by game in the order of their lists."""
    listings = sorted(FOLDER.glob("*/goldens.toml"))
    return [listing.with_name(f"{name}.txt") for listing in listings for name in _tables(listing)]


def text_of(path: Path) -> str:
    """What belongs into the file of a transcript: its game is played."""
    golden, boards = _tables(path.with_name("goldens.toml"))[path.stem], _tables(path.with_name("boards.toml"))
    return "\n".join(transcript(path.parent.name, golden, Course(**boards[golden["board"]]))) + "\n"


def _tables(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def transcript(name: str, golden: dict[str, Any], course: Course) -> Iterator[str]:
    """The lines of one game."""
    twin = twin_of(name)
    board = twin.game.boards.from_content(course.content)
    cells = [cell.name for cell in board.drawing.cells] if board.drawing else []
    words = Words(twin.game.spec, cells, golden["seats"])
    options = twin.game.options(golden["seats"], golden.get("options"), golden.get("attributes"))
    yield f"{golden['about']} Board: {golden['board']}, seed {golden['seed']}."
    yield from legend(words, golden["seats"])
    twin.setup(board.record, options)
    yield ""
    yield from told(twin, words, twin.game.State())
    yield from entries(twin, words, golden["seed"], golden.get("entries"))
    if twin.actor() == OVER:
        yield f"over: places {' '.join(map(str, twin.places()))}"


def legend(words: Words, seats: int) -> Iterator[str]:
    """What the numbers in the fields stand for."""
    each = words.spec.pieces_of(seats)
    pieces = [words.piece(k) for k in range(words.spec.seats[1] * each)] if each > 1 else []
    named = {"cell": words.cells, "piece": pieces, **words.spec.vocabularies}
    for kind, names in ((kind, names) for kind, names in named.items() if names):
        yield from wrap(f"{kind}: " + ", ".join(f"{k} {name}" for k, name in enumerate(names)), WIDTH)


def entries(twin: Twin, words: Words, seed: int, most: int | None) -> Iterator[str]:
    """Each entry, or `most` of them: who decides, what is possible, what is taken, what happens, what changes."""
    rng = [0] * 4
    seed_stream(rng, seed, 0)
    number = 0
    while (who := twin.actor()) != OVER and number != most:
        number += 1
        possible, taken = chosen(twin, who, rng)
        tokens = [words.spec.tokens[k] for k in possible]
        before = twin.s.copy()
        twin.events.clear()
        twin.apply(taken)
        actor = "chance" if who == CHANCE else f"seat {who}"
        yield f"{number}. {actor}: {' '.join(tokens)} > {words.spec.tokens[taken]}"
        yield from told(twin, words, before)


def chosen(twin: Twin, who: int, rng: list[int]) -> tuple[list[int], int]:
    """What is possible, and what of it is taken."""
    if who == CHANCE:
        weights = twin.outcomes()
        return [k for k, weight in enumerate(weights) if weight > 0], weighted(rng, weights, len(weights))
    legal = twin.legal()
    return legal, legal[0] if below(rng, 2) else legal[below(rng, len(legal))]


def told(twin: Twin, words: Words, before: Record) -> Iterator[str]:
    """The events, and the fields that are no longer what they were, but for those that only bots reckon with."""
    for event in twin.events:
        yield f"    {words.event(*event)}"
    values = {field: getattr(twin.s, field) for field, f in twin.s.FIELDS.items() if f.shown}
    changed = [text for field, value in values.items() for text in changes(field, getattr(before, field), value)]
    yield from wrap("; ".join(changed), WIDTH, initial_indent="    ", subsequent_indent="        ")


def changes(name: str, was: Any, value: Any) -> Iterator[str]:
    """`hand[1][3] 2` for each number that is another one."""
    if isinstance(value, list):
        for k, (old, item) in enumerate(zip(was, value, strict=True)):
            yield from changes(f"{name}[{k}]", old, item)
    elif value != was:
        yield f"{name} {value}"


if __name__ == "__main__":
    main()
