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
from chequered.cli.wrong import DONE, WRONG_USE, WrongUse, one_line

INTERRUPTED = 130
"""What shells expect of a program that Ctrl+C has ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (by default the program's own); the exit code."""
    try:
        return _app()(arguments, exit_on_error=False, print_error=False, result_action="return_value") or DONE
    except CycloptsError as error:
        return _wrong(_command_of(error), _usage(error))
    except WrongUse as error:
        return _wrong("chequered", one_line(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (head, less) has seen enough; Python must not fail again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _wrong(command: str, message: str) -> int:
    print(f"{command}: {message}", file=sys.stderr)
    return WRONG_USE


def _usage(error: CycloptsError) -> str:
    if isinstance(error, UnusedCliTokensError):
        return f"unexpected argument {(error.unused_tokens or [''])[0]!r}; see {_command_of(error)} --help"
    return f"{one_line(error).rstrip('.')}; see {_command_of(error)} --help"


def _command_of(error: CycloptsError) -> str:
    return " ".join(("chequered", *(error.command_chain or ())))


def _app() -> App:
    app = App(
        name="chequered",
        help="Tabletop motor racing: a table for friends and bots, a referee, and a pit wall.",
        version=__version__,
        default_parameter=Parameter(negative=()),
        help_format="plaintext",
        help_formatter="plain",
        help_epilogue="`chequered COMMAND --help` shows examples.",
    )
    board = App(name="board", help="Check or draw a track layout.")
    app.command(board)
    for parent, name, function, summary, examples in COMMANDS:
        lines = "\n".join(f"  {example}" for example in examples)
        target = app if not parent else board
        target.command(f"chequered.cli.{function}", name=name, help=summary, help_epilogue=f"Examples:\n{lines}")
    return app


COMMANDS = (
    (
        "",
        "serve",
        "serve:serve",
        "Start the server and open the browser.",
        ("chequered serve", "chequered serve --lan", "chequered serve --port 8123 --no-browser"),
    ),
    (
        "",
        "verify",
        "records:verify",
        "Prove from record files that the dice were those promised and that the rules were kept.",
        ("chequered verify race.chequered.json", "chequered verify *.chequered.json"),
    ),
    (
        "board",
        "check",
        "boards:check",
        "Say whether a layout can be played, or which part breaks which rule.",
        ("chequered board check S1 B1 B6 S5 S8 B2 B8 S7", "chequered board check medium"),
    ),
)
"""Parent, name, function, summary and examples of each command."""
