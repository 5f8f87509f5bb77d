"""`chequered verify`: record files checked without the server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from chequered.cli.wrong import DONE, NOT_SO, WRONG_USE, WrongUse, one_line
from chequered.match.record import AnyRecord, MatchRecord, RecordError, load

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
        return load(file.read_bytes())
    except OSError as error:
        raise WrongUse(f"{file}: {error.strerror or error}") from None
    except RecordError as error:
        raise WrongUse(f"{file}: {one_line(error)}") from None


def _verify_one(file: Path) -> int:
    from chequered.match.verify import verify as findings_of

    try:
        record = read_record(file)
        if not isinstance(record, MatchRecord):
            raise WrongUse(f"{file}: it holds what one seat saw, without the secret; a match record can be verified")
        report = findings_of(record)
    except WrongUse as error:
        print(f"chequered verify: {error}", file=sys.stderr)
        return WRONG_USE
    except RecordError as error:
        print(f"chequered verify: {file}: {one_line(error)}", file=sys.stderr)
        return WRONG_USE
    print(f"{file}: {'verifies' if report.verifies else 'DOES NOT VERIFY'}")
    for finding in report.findings:
        print(f"  {'yes' if finding.holds else 'NO':5}{finding.check:12}{finding.detail or CHECKS[finding.check]}")
    return DONE if report.verifies else NOT_SO
