"""Who sits at a table, as a user writes it: `me,club,Ada:red`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count

from chequered.cli.wrong import WrongUse, unknown
from chequered.kernel.game import Game
from chequered.text import Sentences

ME = "me"
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat's person, or (with a `level`) its bot, and what it has chosen, such as a colour."""

    name: str
    level: str = ""
    attributes: dict[str, str] = field(default_factory=dict)

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits here."""
        return bool(self.level)


def read_seats(game: Game, text: str, levels: Sequence[str], language: str = "en", name: str = "") -> list[Sitter]:
    """The sitters that `text` lists, apart by commas.

    Each is `me`, the level of a bot, or the name of a person at this screen; behind a colon may stand what the seat
    has chosen (`me:red`). `name` is what `me` is called, by default the language's word for
    you. Names are made different.

    Raises:
        WrongUse: too few or too many seats for the game, an empty or long name, or a value that nobody can choose.
    """
    words = Sentences(language)
    sitters: list[Sitter] = []
    for item in text.split(","):
        who, *chosen = (part.strip() for part in item.split(":"))
        taken = {sitter.name for sitter in sitters}
        known = {level.lower(): level for level in levels}
        if who.lower() in known:
            level = known[who.lower()]
            sitter = Sitter(_free(partial(bot_name, words, level), taken), level)
        else:
            wanted = (name or words.sentence("terminal-me")) if who.lower() == ME else who
            sitter = Sitter(_checked(wanted, taken))
        sitters.append(replace(sitter, attributes=_attributes(game, chosen)))
    low, high = game.spec.seats
    if not low <= len(sitters) <= high:
        raise WrongUse(f"{game.spec.id} is for {low} to {high} seats, got {len(sitters)}: {text}")
    return sitters


def drawn(sitters: Sequence[Sitter]) -> list[Sitter]:
    """The same people in an order that is drawn by lot."""
    return secrets.SystemRandom().sample(sitters, len(sitters))


def bot_name(words: Sentences, level: str, number: int) -> str:
    """What a bot of this level is called that has no name of its own."""
    return words.sentence("seat-bot-name", level=words.sentence(f"level-{level}"), number=number)


def _free(named: Callable[[int], str], taken: set[str]) -> str:
    """The first name that is free, counting from 1."""
    return next(named(number) for number in count(1) if named(number) not in taken)


def _checked(name: str, taken: set[str]) -> str:
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise WrongUse(f"expected a name of 1 to {LONGEST_NAME} characters, got {name!r}")
    return name if name not in taken else _free(lambda k: f"{name} {k}", taken)


def _attributes(game: Game, chosen: Sequence[str]) -> dict[str, str]:
    """What stands behind the colons: values of the game's seat attributes, in any order."""
    found: dict[str, str] = {}
    for value in chosen:
        attribute = next((a for a in game.spec.attributes if value in a.values), None)
        if attribute is None:
            raise unknown("choice", value, [value for a in game.spec.attributes for value in a.values])
        found[attribute.name] = value
    return found
