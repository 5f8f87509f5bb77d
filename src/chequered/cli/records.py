"""`chequered verify`: record files checked without the server."""

from __future__ import annotations

import codecs
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from chequered.cli.wrong import DONE, NOT_SO, WRONG_USE, WrongUse, one_line, printable
from chequered.match.record import AnyRecord, MatchRecord, RecordError, load
from chequered.match.showable import check_texts

LARGEST = 64 * 2**20
"""Bytes of a record file; the longest match that the rules allow is far below."""

CHECKS = {
    "commitment": "the secret is the one promised before the start",
    "outcomes": "every die and card is the one that the secret gives",
    "rules": "every entry is legal and has the consequences recorded",
    "result": "the match has ended with the places recorded",
}


def verify(*files: Annotated[Path, Parameter(help="Record files.")]) -> int:
    """Prove from record files that the dice were those promised and that the rules were kept.

    Exit code 0: all verify; 1: one does not; 2: one cannot be read.
    """
    if not files:
        raise WrongUse("expected a record file; see chequered verify --help")
    return max(_verify_one(file) for file in files)


def read_record(file: Path) -> AnyRecord:
    """The record in a file; raises `WrongUse` with the file's name, the place and the reason."""
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
    from chequered.match.verify import verify as findings_of

    try:
        record = read_record(file)
        if not isinstance(record, MatchRecord):
            raise WrongUse(f"{file}: it holds what one seat saw, without the secret; a match record can be verified")
        report = findings_of(record)
    except WrongUse as error:
        print(f"chequered verify: {one_line(error)}", file=sys.stderr)
        return WRONG_USE
    except RecordError as error:
        print(f"chequered verify: {printable(f'{file}: {error}')}", file=sys.stderr)
        return WRONG_USE
    print(f"{printable(str(file))}: {'verifies' if report.verifies else 'DOES NOT VERIFY'}")
    for finding in report.findings:
        print(f"  {'yes' if finding.holds else 'NO':5}{finding.check:12}{finding.detail or CHECKS[finding.check]}")
    return DONE if report.verifies else NOT_SO
