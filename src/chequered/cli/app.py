"""The command line: which commands there are, and what happens when one is used wrongly.

A command's module is imported when the command is run, and what is dear (Numba, Textual, the server) inside it, so
that `chequered --help` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from chequered import __version__
from chequered.cli.help import HelpFormatter
from chequered.cli.wrong import DONE, WRONG_USE, WrongUse, one_line

INTERRUPTED = 130
"""What shells expect of a program that Ctrl+C has ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (by default the program's own); the exit code."""
    try:
        code = command_line()(arguments, exit_on_error=False, print_error=False, result_action="return_value") or DONE
        sys.stdout.flush()  # here it can still be said that it fails
        return int(code)
    except CycloptsError as error:
        return _wrong(_command_of(error), _usage(error))
    except WrongUse as error:
        return _wrong("chequered", one_line(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()  # the reader (head, less) has seen enough
        return DONE
    except OSError as error:
        _close_output()
        return _wrong("chequered", one_line(error))


def command_line() -> App:
    """The command with all that stand behind it; none of their modules is imported yet."""
    app = App(
        name="chequered",
        help="Tabletop motor racing: a table for friends and bots, a referee, and a pit wall.",
        version=__version__,
        default_parameter=Parameter(negative=()),
        help_format="plaintext",
        help_formatter=HelpFormatter(),
        help_epilogue="`chequered COMMAND --help` shows examples.",
    )
    board = App(name="board", help="Check or draw a board: a track layout.", help_epilogue="")
    app.command("chequered.cli.serve:serve", help="Start the server and open the browser.", help_epilogue=SERVE)
    app.command("chequered.cli.play:app", name="play", help="Play in the terminal.")
    app.command("chequered.cli.replay:replay", help="Step through a record, or print it.", help_epilogue=REPLAY)
    app.command(
        "chequered.cli.records:verify", help="Prove a record: its dice and cards, and its rules.", help_epilogue=VERIFY
    )
    app.command("chequered.cli.new:app", name="new", help="Open a table on a running server; print its links.")
    app.command("chequered.cli.scenario:scenario", help="Play rules as tests.", help_epilogue=SCENARIO)
    app.command("chequered.cli.perft:app", name="perft", help="Count the sequences of actions and outcomes.")
    app.command("chequered.cli.bench:bench", help="Measure how fast this machine plays.", help_epilogue=BENCH)
    app.command("chequered.cli.lab:app", name="lab", help="Play many matches between bots, and report.")
    app.command(board)
    board.command("chequered.cli.boards:check", help="Whether a layout can be played, or why not.", help_epilogue=CHECK)
    board.command("chequered.cli.boards:show", help="Draw a board.", help_epilogue=SHOW)
    return app


def _examples(*commands: str) -> str:
    return "\n".join(["Examples:", *(f"  {command}" for command in commands)])


SERVE = _examples("chequered serve", "chequered serve --lan", "chequered serve --port 8123 --no-browser")
REPLAY = _examples("chequered replay race.chequered.json", "chequered replay race.chequered.json --plain")
VERIFY = _examples(
    "chequered verify race.chequered.json",
    "chequered verify *.chequered.json",
    "chequered verify race.chequered.json --seen mine.json",
)
SCENARIO = _examples("chequered scenario overtaking.toml", "chequered scenario --failed tests/scenarios")
BENCH = _examples("chequered bench", "chequered bench --game motogp --board ironwood --bots")
CHECK = _examples("chequered board check S1 B1 B6 S5 S8 B2 B8 S7", "chequered board check ironwood --game motogp")


SHOW = _examples(
    "chequered board show long",
    "chequered board show S1 B1 B6 S5 S8 B2 B8 S7",
    "chequered board show ironwood --game motogp",
)


def _close_output() -> None:
    """Python must not fail again when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _wrong(command: str, message: str) -> int:
    print(f"{command}: {message}", file=sys.stderr)
    return WRONG_USE


def _usage(error: CycloptsError) -> str:
    if isinstance(error, UnusedCliTokensError):
        return f"unexpected argument {(error.unused_tokens or [''])[0]!r}; see {_command_of(error)} --help"
    said, _, others = one_line(error).partition(" Available commands: ")
    # Whoever meant a command is not helped by the names of eight others.
    message = said if not others or "Did you mean" in said else f"{said} There are: {others.removesuffix(', ...')}"
    return f"{message.rstrip('.')}; see {_command_of(error)} --help"


def _command_of(error: CycloptsError) -> str:
    return " ".join(("chequered", *(error.command_chain or ())))
