"""Values and messages cut to a line: a refusal quotes what it was given, and anybody may have given it anything.

>>> print(shortened({"laps": [1] * 1000}))
{'laps': [1, 1, 1, 1, ...]}
>>> print(shortened("x" * 1000))
'xxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxx'
"""

from __future__ import annotations

from reprlib import Repr

LONGEST_VALUE = 80
LONGEST_MESSAGE = 300
MOST_BITS = 128
"""Of a number that is quoted; Python itself refuses to write down very large ones."""


class _Short(Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxdict = 4
        self.maxstring = self.maxlong = self.maxother = 40

    def repr_int(self, number: int, level: int) -> str:
        if number.bit_length() > MOST_BITS:
            return f"a number of {number.bit_length()} bits"
        return super().repr_int(number, level)


_SHORT = _Short()


def shortened(value: object) -> str:
    """The value as Python writes it, but of a large one only some."""
    return cut(_SHORT.repr(value), LONGEST_VALUE)


def cut(text: str, most: int = LONGEST_MESSAGE) -> str:
    """The text, or the beginning of one that is longer than `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
