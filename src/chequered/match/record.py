"""Record files (`.chequered.json`): a whole match or season on paper, or what one seat saw of a match.

A *match record* folds again to every position and can be verified. A *view record* is what a seat may download before
the end: its events, without weights, digests or secret; it can be read but not folded. A *season record* has match
records of several races under one header. `docs/records.md` explains the format, `docs/record.schema.json` is its JSON
Schema.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Protocol, Self, TypeAlias

import msgspec
from msgspec import Meta, Struct

from chequered.kernel.game import Game
from chequered.kernel.shortened import cut, shortened
from chequered.match.journal import Classified, Entry, Happening, Step
from chequered.match.match import Match
from chequered.match.seasons import MOST_RACES

FORMAT = "chequered"
FORMAT_VERSION = 1

# Not `$`, which lets a line end through in Python; this holds the same in JSON Schema's dialect.
Hex: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2})*(?![\s\S])")]

# States hold 64-bit integers, and a file is to hold no number that takes long to write down.
Number: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class RecordError(ValueError):
    """A file that is no readable record; the message says where it breaks and why, in a line."""

    def __init__(self, message: str) -> None:
        super().__init__(cut(message))


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the record's parts: a field that does not belong is an error."""


class HappeningPart(_Part, frozen=True, array_like=True):
    """An event: its number, the number of the rule that caused it, its arguments."""

    event: Count
    rule: Count
    args: list[Number]


class EntryPart(_Part, frozen=True, omit_defaults=True):
    """An action of a seat, or (seat -1) an outcome with the weights it was drawn with."""

    seat: Annotated[int, Meta(ge=-1, le=2**63 - 1)]
    token: str
    forced: bool = False
    weights: list[Count] = []
    events: list[HappeningPart] = []


class StepPart(_Part, frozen=True):
    """A decision and all that followed; the digest is the SHA-256 of the packed state after it."""

    number: Count
    digest: Hex
    entries: list[EntryPart]


class SeatPart(_Part, frozen=True, omit_defaults=True):
    """Who sat there: a person's name or a bot's level, and what the seat had from the start."""

    kind: Literal["person", "bot"]
    name: str
    level: str = ""
    attributes: dict[str, str] = {}


class Board(Protocol):
    """What a record tells of a board; it may be loaded, or only written down."""

    @property
    def name(self) -> str:
        """The preset's id, or empty."""
        ...

    @property
    def code(self) -> str:
        """What it can be pasted from."""
        ...

    @property
    def content(self) -> dict[str, Any]:
        """All of it."""
        ...


class BoardPart(_Part, frozen=True):
    """The board by content, so that the record still folds when the boards that ship have changed."""

    name: str
    code: str
    content: dict[str, Any]

    @classmethod
    def of(cls, board: Board) -> Self:
        """This board as it stands in a record."""
        return cls(board.name, board.code, board.content)


class ChancePart(_Part, frozen=True):
    """The commitment, each contribution to the joint entropy, and the secret (empty before the end)."""

    commitment: Hex
    entropy: list[Hex]
    secret: Hex


class ClassifiedPart(_Part, frozen=True, array_like=True):
    """How a piece did: its place (0: none) and points."""

    place: Count
    points: Count


class MatchRecord(_Part, frozen=True, omit_defaults=True, tag="match", tag_field="kind"):
    """A whole match. `places` are those of the seats; `classification`, by piece, if it counts for a season."""

    format: Literal["chequered"]
    format_version: Annotated[int, Meta(ge=1, le=FORMAT_VERSION)]
    game: str
    rules_version: Annotated[int, Meta(ge=1, le=2**63 - 1)]
    played: str
    options: dict[str, Number]
    seats: list[SeatPart]
    board: BoardPart
    chance: ChancePart
    steps: list[StepPart]
    places: list[Number]
    classification: list[ClassifiedPart] = []

    def __post_init__(self) -> None:
        most = len(self.classification)
        if any(piece.place > most for piece in self.classification):
            raise ValueError(f"expected places up to {most} in `classification`, one for each piece")


class ViewRecord(_Part, frozen=True, tag="view", tag_field="kind"):
    """What one seat (-1: a spectator) saw of a match so far. It cannot be folded."""

    format: Literal["chequered"]
    format_version: Annotated[int, Meta(ge=1, le=FORMAT_VERSION)]
    game: str
    rules_version: Annotated[int, Meta(ge=1, le=2**63 - 1)]
    played: str
    options: dict[str, Number]
    seats: list[SeatPart]
    board: BoardPart
    commitment: Hex
    seat: Annotated[int, Meta(ge=-1, le=2**63 - 1)]
    steps: list[StepPart]


class StandingPart(_Part, frozen=True):
    """A standing: its place (equal ones are shared), points, and how often it came first, second, third and so on."""

    place: Count
    points: Count
    finishes: list[Count]


class ChampionshipsPart(_Part, frozen=True):
    """The standing of each piece and of each seat; none before a race is over."""

    pieces: list[StandingPart]
    seats: list[StandingPart]


class SeasonRecord(_Part, frozen=True, tag="season", tag_field="kind"):
    """A season as far as its races are over: they stand in the order of `circuits`, of which more may be to come."""

    format: Literal["chequered"]
    format_version: Annotated[int, Meta(ge=1, le=FORMAT_VERSION)]
    game: str
    options: dict[str, Number]
    seats: list[SeatPart]
    circuits: Annotated[list[BoardPart], Meta(max_length=MOST_RACES)]
    championships: ChampionshipsPart
    races: Annotated[list[MatchRecord], Meta(max_length=MOST_RACES)]


AnyRecord: TypeAlias = MatchRecord | ViewRecord
AnyFile: TypeAlias = AnyRecord | SeasonRecord


class _Opening(Struct):
    """As much of a file as tells whether it is ours and how old."""

    format: str = ""
    format_version: Number = 0


def dump(record: AnyFile) -> bytes:
    """The bytes of the file, UTF-8 JSON with a line for each step.

    Equal records give equal bytes, and `load` gives the record back.
    """
    if isinstance(record, SeasonRecord):
        return _with_list(record, "races", b",\n".join(dump(race).rstrip() for race in record.races))
    return _with_list(record, "steps", b",\n  ".join(msgspec.json.encode(step) for step in record.steps))


def _with_list(record: AnyFile, field: str, items: bytes) -> bytes:
    """The record with its items for this field, which is empty in the frame."""
    frame = msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(record, **{field: []})), indent=1)
    # Only a field of the record itself stands one space in, so the frame has this line once.
    empty = b'\n "%s": []' % field.encode()
    return frame.replace(empty, empty[:-1] + b"\n  " + items + b"\n ]") + b"\n"


def load(data: bytes) -> AnyFile:
    """Read a record file.

    Raises:
        RecordError: not JSON (with the place), cut short, not a record of ours, of a newer format, or with a field
            that is missing, unknown or of another type (with the field's path).
    """
    try:
        opening = msgspec.json.decode(data, type=_Opening)
    except msgspec.ValidationError as error:
        raise RecordError(f"not a Chequered record: {error}") from None
    except msgspec.DecodeError as error:
        raise RecordError(f"damaged or cut short: {error} (of {len(data)} bytes)") from None
    if opening.format != FORMAT:
        raise RecordError(f"not a Chequered record: field `format` is {shortened(opening.format)}, expected {FORMAT!r}")
    if opening.format_version > FORMAT_VERSION:
        raise RecordError(
            f"written in format version {opening.format_version}, but this program reads up to {FORMAT_VERSION}: "
            "a newer Chequered can read it"
        )
    try:
        return msgspec.json.decode(data, type=AnyFile)
    except msgspec.ValidationError as error:
        raise RecordError(f"field does not fit: {error}") from None
    except msgspec.DecodeError as error:
        # The first look passes over fields that it does not know, and so over bytes that are no UTF-8 there.
        raise RecordError(f"damaged: {error} (of {len(data)} bytes)") from None


def schema() -> dict[str, Any]:
    """The JSON Schema of record files."""
    found = msgspec.json.schema(AnyFile)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Chequered record", **found}


def step_parts(steps: Sequence[Step]) -> list[StepPart]:
    """Steps as they stand in a record."""
    return [StepPart(step.number, step.digest, [_entry_part(entry) for entry in step.entries]) for step in steps]


def steps_of(parts: Sequence[StepPart]) -> list[Step]:
    """The steps that stand in a record."""
    return [Step(part.number, tuple(_entry(entry) for entry in part.entries), part.digest) for part in parts]


def match_record(
    match: Match, *, played: str, options: dict[str, int], seats: Sequence[SeatPart], chance: ChancePart
) -> MatchRecord:
    """A record in the present format, of the game's present rules; `played` is a date and time in ISO 8601."""
    return MatchRecord(
        format="chequered",
        format_version=FORMAT_VERSION,
        game=match.game.spec.id,
        rules_version=match.game.spec.version,
        played=played,
        options=options,
        seats=list(seats),
        board=BoardPart.of(match.board),
        chance=chance,
        steps=step_parts(match.steps),
        places=match.places(),
        classification=classified_parts(match.classification()) if match.game.spec.season else [],
    )


def classified_parts(classification: Sequence[Classified]) -> list[ClassifiedPart]:
    """A classification as it stands in a record."""
    return [ClassifiedPart(piece.place, piece.points) for piece in classification]


def view_record(
    game: Game,
    *,
    played: str,
    options: dict[str, int],
    seats: Sequence[SeatPart],
    board: BoardPart,
    commitment: str,
    seat: int,
    steps: Sequence[Step],
) -> ViewRecord:
    """What `seat` saw so far, from steps already redacted for it (`Match.steps_for`)."""
    return ViewRecord(
        format="chequered",
        format_version=FORMAT_VERSION,
        game=game.spec.id,
        rules_version=game.spec.version,
        played=played,
        options=options,
        seats=list(seats),
        board=board,
        commitment=commitment,
        seat=seat,
        steps=step_parts(steps),
    )


def _entry_part(entry: Entry) -> EntryPart:
    events = [HappeningPart(h.event, h.rule, list(h.args)) for h in entry.events]
    return EntryPart(entry.seat, entry.token, entry.forced, list(entry.weights), events)


def _entry(part: EntryPart) -> Entry:
    events = tuple(Happening(h.event, h.rule, tuple(h.args)) for h in part.events)
    return Entry(part.seat, part.token, part.forced, tuple(part.weights), events)
