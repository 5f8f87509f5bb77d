"""`chequered verify`: record files checked without the server."""

from __future__ import annotations

import codecs
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from chequered.cli.wrong import DONE, NOT_SO, WRONG_USE, WrongUse, one_line, printable
from chequered.match.record import AnyFile, AnyRecord, MatchRecord, RecordError, SeasonRecord, load
from chequered.match.showable import check_texts

if TYPE_CHECKING:
    from chequered.match.verify import Report

LARGEST = 64 * 2**20
"""Bytes of a record file; the longest match that the rules allow is far below."""

CHECKS = {
    "commitment": "the secret is the one promised before the start",
    "outcomes": "every die and card is the one that the secret gives",
    "rules": "every entry is legal and has the consequences recorded",
    "result": "the match has ended with the places recorded",
    "header": "every race is one of this season: its seats, options and circuits",
    "chance": "every race has a secret of its own",
    "standings": "points and places are those of the races",
}


def verify(*files: Annotated[Path, Parameter(help="Record files.")]) -> int:
    """Prove from record files that the dice were those promised and that the rules were kept.

    Exit code 0: all verify; 1: one does not; 2: one cannot be read.
    """
    if not files:
        raise WrongUse("expected a record file; see chequered verify --help")
    return max(_verify_one(file) for file in files)


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


def _verify_one(file: Path) -> int:
    try:
        reports, verifies = _reports(file)
    except WrongUse as error:
        print(f"chequered verify: {one_line(error)}", file=sys.stderr)
        return WRONG_USE
    except RecordError as error:
        print(f"chequered verify: {printable(f'{file}: {error}')}", file=sys.stderr)
        return WRONG_USE
    print(f"{printable(str(file))}: {'verifies' if verifies else 'DOES NOT VERIFY'}")
    for title, report in reports:
        if title:
            print(f"  {title}")
        for finding in report.findings:
            told = printable(finding.detail) or CHECKS[finding.check]
            print(f"  {'yes' if finding.holds else 'NO':5}{finding.check:12}{told}")
    return DONE if verifies else NOT_SO


def _reports(file: Path) -> tuple[list[tuple[str, Report]], bool]:
    """What was found in a file, part by part, and whether all of it holds."""
    from chequered.match.season_record import verify_season
    from chequered.match.verify import verify

    record = read_file(file)
    if isinstance(record, MatchRecord):
        report = verify(record)
        return [("", report)], report.verifies
    if isinstance(record, SeasonRecord):
        season = verify_season(record)
        titles = [f"race {number} of {len(record.circuits)}" for number in range(1, len(season.races) + 1)]
        return [*zip(titles, season.races, strict=True), ("the season", season.whole)], season.verifies
    raise WrongUse(f"{file}: it holds what one seat saw, without the secret; a match record can be verified")
