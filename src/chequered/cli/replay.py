"""`chequered replay FILE`: a record, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from chequered.cli.play import LanguageOption, language_named, need_terminal
from chequered.cli.records import read_record
from chequered.cli.wrong import DONE

if TYPE_CHECKING:
    from chequered.cli.terminal.reading import Reading


def replay(
    file: Annotated[Path, Parameter(help="Record file.")],
    /,
    *,
    plain: Annotated[bool, Parameter(help="Print everything that happened, and end.")] = False,
    step: Annotated[int, Parameter(help="Begin at this step.")] = 0,
    race: Annotated[int | None, Parameter(help="Of a season's file, this race, from 1.")] = None,
    language: LanguageOption = "",
) -> int:
    """Step through a record, forward and back, or print it."""
    from chequered.cli.terminal.reading import Reading

    reading = Reading(read_record(file, race), language_named(language))
    if plain:
        print_all(reading)
        return DONE
    need_terminal()

    from chequered.cli.terminal.apps import ReplayApp

    ReplayApp(reading, step).run()
    return DONE


def print_all(reading: Reading) -> None:
    """What happened, a line for each event, behind the number of its step."""
    scene = reading.scene
    print(scene.title)
    lines = [*scene.narrator.told(0, reading.opening), *scene.narrator.lines(reading.steps)]
    for line in lines:
        rule = f" ({scene.rule_names[line.rule]})" if line.rule in scene.rule_names else ""
        print(f"{line.step:>4}  {line.text}{rule}")
