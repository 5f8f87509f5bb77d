"""What a command answers when it is used wrongly: one line, and exit code 2."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

DONE = 0
NOT_SO = 1
"""The command did its work, and the answer is no: a record does not verify, a layout is refused."""
WRONG_USE = 2


class WrongUse(Exception):  # noqa: N818  the user's slip, said in one line
    """Something that was asked for cannot be done as asked; the message is a single line for the user."""


def unknown(what: str, given: str, known: Iterable[str]) -> WrongUse:
    """The refusal of a name that is none, with the nearest one that is.

    >>> print(unknown("game", "mnza", ["monza"]))
    no game 'mnza'; did you mean monza?
    """
    names = list(known)
    near = get_close_matches(given.lower(), names, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(names)}"
    return WrongUse(f"no {what} {given!r}; {hint}")


def one_line(error: BaseException) -> str:
    """The message of an error on a single line."""
    return printable(" ".join(str(error).split()))


def printable(text: str) -> str:
    r"""The text with all that a terminal could obey written as an escape.

    >>> print(printable("a\x1b[2Jb"))
    a\x1b[2Jb
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
