"""`chequered verify`: record files checked without the server."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from chequered.cli.wrong import DONE, NOT_SO, WRONG_USE, WrongUse, one_line, printable
from chequered.match.record import AnyFile, AnyRecord, MatchRecord, RecordError, SeasonRecord, ViewRecord, load
from chequered.match.showable import check_texts

if TYPE_CHECKING:
    from chequered.match.verify import Report

LARGEST = 64 * 2**20
"""Bytes of a record file; the longest match that the rules allow is far below."""

CHECKS = {
    "commitment": "the secret is the one promised before the start",
    "outcomes": "every die and card is the one that the secret gives",
    "rules": "every entry is legal, in its step, and has the consequences recorded",
    "result": "the match has ended with the places recorded",
    "header": "every race is one of this season: its seats, options and circuits",
    "chance": "every race has a secret of its own",
    "standings": "points and places are those of the races",
    "seen": "the record tells of every step what was seen of it",
}


def verify(
    *files: Annotated[Path, Parameter(help="Record files.")],
    seen: Annotated[
        tuple[Path, ...],
        Parameter(help="What a seat saw, downloaded during the match: is it what the record says of it?"),
    ] = (),
) -> int:
    """Prove from record files that dice and cards were those promised and that the rules were kept.

    Exit code 0: all verify; 1: one does not; 2: one cannot be read.
    """
    if not files:
        raise WrongUse("expected a record file; see chequered verify --help")
    if seen and len(files) > 1:
        raise WrongUse("expected one record file with --seen")
    return max(_verify_one(file, seen) for file in files)


def read_record(file: Path, race: int | None = None) -> AnyRecord:
    """The record of a match in a file, of this race (from 1) if it holds a season; raises `WrongUse` as `read_file`."""
    record = read_file(file)
    if not isinstance(record, SeasonRecord):
        if race is not None:
            raise WrongUse(f"{file}: it holds one match, so it has no race {race}")
        return record
    if race is None or not 1 <= race <= len(record.races):
        raise WrongUse(f"{file}: it holds a season of {len(record.races)} races; choose one with --race")
    return record.races[race - 1]


def read_file(file: Path) -> AnyFile:
    """What a file holds; raises `WrongUse` with the file's name, the place and the reason."""
    try:
        record = load(_content(file))
        check_texts(record)
        return record
    except OSError as error:
        raise WrongUse(f"{file}: {error.strerror or error}") from None
    except RecordError as error:
        raise WrongUse(f"{file}: {one_line(error)}") from None
    except RecursionError:
        raise WrongUse(f"{file}: it is nested too deeply for a record") from None


def _content(file: Path) -> bytes:
    """What stands in the file, without the mark that some editors set in front."""
    if file.exists() and not (file.is_file() or file.is_dir()):
        raise RecordError("it is no ordinary file")
    with file.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise RecordError(f"no record has more than {LARGEST // 2**20} MiB")
    data = data.removeprefix(codecs.BOM_UTF8)
    if data.strip() and not data.lstrip().startswith(b"{"):
        raise RecordError("it is no Chequered record, which is a file of JSON")
    return data


def _verify_one(file: Path, seen: Sequence[Path]) -> int:
    try:
        reports, verifies = _reports(file, seen)
    except WrongUse as error:
        print(f"chequered verify: {one_line(error)}", file=sys.stderr)
        return WRONG_USE
    except RecordError as error:
        print(f"chequered verify: {printable(f'{file}: {error}')}", file=sys.stderr)
        return WRONG_USE
    print(f"{printable(str(file))}: {'verifies' if verifies else 'DOES NOT VERIFY'}")
    for title, report in reports:
        if title:
            print(f"  {printable(title)}")
        for finding in report.findings:
            told = printable(finding.detail) or CHECKS[finding.check]
            print(f"  {'yes' if finding.holds else 'NO':5}{finding.check:12}{told}")
    return DONE if verifies else NOT_SO


def _reports(file: Path, seen: Sequence[Path]) -> tuple[list[tuple[str, Report]], bool]:
    """What was found in a file, part by part, and whether all of it holds; `seen` are files of what seats saw."""
    from chequered.match.season_record import verify_season
    from chequered.match.verify import verify

    record = read_file(file)
    if isinstance(record, MatchRecord):
        report = verify(record)
        found = [("", report), *(_compared(view, [record]) for view in seen)]
        return found, all(each.verifies for _, each in found)
    if isinstance(record, SeasonRecord):
        season = verify_season(record)
        titles = [f"race {number} of {len(record.circuits)}" for number in range(1, len(season.races) + 1)]
        compared = [_compared(view, record.races) for view in seen]
        found = [*zip(titles, season.races, strict=True), ("the season", season.whole), *compared]
        return found, season.verifies and all(each.verifies for _, each in compared)
    raise WrongUse(f"{file}: it holds what one seat saw, without the secret; a match record can be verified")


def _compared(file: Path, records: Sequence[MatchRecord]) -> tuple[str, Report]:
    """Whether what a seat saw is what the record says that it saw: of several the one with the same commitment."""
    from chequered.match.verify import Report, compare

    view = read_file(file)
    if not isinstance(view, ViewRecord):
        raise WrongUse(f"{file}: expected what a seat saw, which can be downloaded before the match is over")
    if not records:
        raise WrongUse(f"{file}: the record to compare it with has no race yet")
    record = next((each for each in records if each.chance.commitment == view.commitment), records[0])
    sitter = view.seats[view.seat] if 0 <= view.seat < len(view.seats) else None
    who = (sitter.name or sitter.level) if sitter else "a spectator"
    return f"as {who} saw it, {len(view.steps)} steps", Report((compare(record, view),))
