"""`chequered scenario FILE…`: rules as tests."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from chequered.cli.wrong import DONE, NOT_SO, WrongUse, one_line


def scenario(
    *files: Annotated[Path, Parameter(help="Scenario files, or folders of them.")],
    failed: Annotated[bool, Parameter(help="Name only those that failed.")] = False,
) -> int:
    """Play scenarios, plain and compiled side by side, and say which hold.

    Exit code 0: all hold; 1: one does not; 2: a file cannot be read.
    """
    from chequered.match.scenario_files import ScenarioError
    from chequered.match.scenarios import play_file

    if not files:
        raise WrongUse("expected a scenario file; see chequered scenario --help")
    reports = []
    for file in _all_files(files):
        try:
            reports += play_file(file)
        except (ScenarioError, OSError) as error:
            raise WrongUse(one_line(error)) from None
        except RecursionError:
            raise WrongUse(f"{file}: it is nested too deeply") from None
    bad = [report for report in reports if not report.is_passed]
    for report in bad if failed else reports:
        print(report)
    print(f"{len(reports) - len(bad)} of {len(reports)} scenarios hold")
    return NOT_SO if bad else DONE


def _all_files(files: Sequence[Path]) -> Iterator[Path]:
    for file in files:
        if not file.is_dir():
            yield file
            continue
        found = [path for path in sorted(file.rglob("*.toml")) if _has_scenarios(path)]
        if not found:
            raise WrongUse(f"there is no scenario file in {file}")
        yield from found


def _has_scenarios(file: Path) -> bool:
    """Boards may lie beside the scenarios; what cannot be read is for the reader to refuse."""
    try:
        return "scenario" in tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError):
        return True
