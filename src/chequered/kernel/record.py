"""Records: the flat, typed, documented state that every rule reads and writes.

A record class lists its fields once. From that list come the *plain* form (a slotted object holding Python ints and
lists, quick in the interpreter) and the *packed* form (one element of a NumPy structured array, quick when compiled).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal, Self, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from chequered.kernel.unrolled import filler, lister

Int: TypeAlias = int
Ints: TypeAlias = list[int]
Grid: TypeAlias = list[list[int]]
See: TypeAlias = Literal["all", "owner", "nobody"]
Packed: TypeAlias = npt.NDArray[np.void]

_VISIBILITIES = ("all", "owner", "nobody")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record: its shape (`()` is a single integer), who may see it, and what it means.

    `shown`: screens show it; what is not shown is there for those who reckon. `printed`: of a board, what stands on its
    cards or is laid down for the match, so that screens show it.
    """

    shape: tuple[int, ...]
    see: See
    doc: str
    shown: bool = True
    printed: bool = False


def field(*shape: int, see: See = "all", shown: bool = True, printed: bool = False, doc: str) -> Any:
    """Declare a field of a record: `turn: Int = field(doc="seat to move")`.

    `shape` gives zero, one or two axis lengths; `see` says who may know the value: `all`, the `owner` (the first axis
    is then the seat) or `nobody`; a field that is not `shown` is sent to bots and not to screens. Of a
    board screens get only what is `printed`.

    Raises:
        ValueError: more than two axes, a length below one, an unknown `see`, or `owner` on a field without axes.
    """
    if len(shape) > 2 or any(length < 1 for length in shape):
        raise ValueError(f"expected at most two axis lengths, each at least 1, got {shape}")
    if see not in _VISIBILITIES:
        raise ValueError(f"expected see to be one of {', '.join(_VISIBILITIES)}, got {see!r}")
    if see == "owner" and not shape:
        raise ValueError("a field seen by its owner needs a first axis: the seat")
    return Field(shape, see, doc, shown, printed)


class _RecordType(type):
    """Turns the declared fields into slots, keeps their list in `FIELDS`, and writes out what is done to each."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _RecordType:
        if any(getattr(base, "FIELDS", None) for base in bases):
            raise TypeError(f"{name}: a record lists all its fields itself; it does not extend another record")
        fields = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        kept = {key: value for key, value in namespace.items() if key not in fields}
        kept["__slots__"] = tuple(fields)
        kept["FIELDS"] = MappingProxyType(fields)
        shapes = {key: f.shape for key, f in fields.items()}
        kept["_fill"], kept["_numbers"] = staticmethod(filler(shapes)), staticmethod(lister(shapes))
        return super().__new__(mcs, name, bases, kept)


class Record(metaclass=_RecordType):
    """Base of all records. An instance is the plain form, all zeros at first; every number is a 64-bit integer."""

    FIELDS: ClassVar[Mapping[str, Field]]
    _fill: ClassVar[Callable[[Any, Any], None]]
    _numbers: ClassVar[Callable[[Any], tuple[int, ...]]]

    def __init__(self) -> None:
        for name, f in self.FIELDS.items():
            setattr(self, name, zeros(f.shape))

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[np.void]:
        """The packed layout: fields in the order of their declaration, little-endian, without gaps."""
        return np.dtype([(name, "<i8", f.shape) if f.shape else (name, "<i8") for name, f in cls.FIELDS.items()])

    @classmethod
    def packed(cls, count: int = 1) -> Packed:
        """An array of `count` packed records, all zeros."""
        return np.zeros(count, cls.dtype())

    @classmethod
    def unpack(cls, row: np.void) -> Self:
        """The plain form of one packed record."""
        plain = cls.__new__(cls)
        for name, value in zip(cls.FIELDS, row.item(), strict=True):
            setattr(plain, name, value.tolist() if isinstance(value, np.ndarray) else value)
        return plain

    def pack(self) -> np.void:
        """The packed form of this record; equal records give equal bytes."""
        numbers = np.frombuffer(array("q", type(self)._numbers(self)), np.int64)
        return cast(np.void, numbers.astype("<i8", copy=False).view(self.dtype())[0])

    def numbers(self) -> tuple[int, ...]:
        """All its numbers in the order in which they are packed: the same for equal records of one type, and hashed."""
        return type(self)._numbers(self)

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self).__new__(type(self))
        type(self)._fill(other, self)
        return other

    def assign(self, other: Self) -> None:
        """Take over every value of `other`."""
        type(self)._fill(self, other)

    def as_dict(self) -> dict[str, Any]:
        """The fields by name, as ints and (nested) lists of ints: independent of this record."""
        return {name: _copied(getattr(self, name)) for name in self.FIELDS}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The record with these values; a field that is not named is zero.

        Raises:
            ValueError: a name that is no field, or a value of another shape than the field's.
        """
        plain = cls()
        for name, value in values.items():
            if name not in cls.FIELDS:
                raise ValueError(f"{cls.__name__} has no field {name!r}; it has {', '.join(cls.FIELDS)}")
            shape = cls.FIELDS[name].shape
            if not _has_shape(value, shape):
                raise ValueError(f"{cls.__name__}.{name}: expected {_shape_in_words(shape)}, got {value!r}")
            setattr(plain, name, _copied(value))
        return plain

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]  # mutable, as a list is

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.FIELDS)})"


def zeros(shape: tuple[int, ...]) -> Any:
    """What a field of this shape holds in a new record."""
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [zeros(shape[1:]) for _ in range(shape[0])]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [row.copy() for row in value] if value and isinstance(value[0], list) else value.copy()
    return value


def _has_shape(value: Any, shape: tuple[int, ...]) -> bool:
    if not shape:
        return isinstance(value, int) and not isinstance(value, bool) and -(2**63) <= value < 2**63
    return isinstance(value, list) and len(value) == shape[0] and all(_has_shape(v, shape[1:]) for v in value)


def _shape_in_words(shape: tuple[int, ...]) -> str:
    return "a 64-bit integer" if not shape else f"integers in the shape {'×'.join(map(str, shape))}"
