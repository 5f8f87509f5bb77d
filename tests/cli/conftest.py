"""The command line of this process, which is quicker than a process for every word."""

from typing import Protocol

import pytest

from chequered.cli import main
from tests.cli.running import Done


class Ask(Protocol):
    """Gives a command to the command line of this process."""

    def __call__(self, *arguments: str) -> Done: ...


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    def asked(*arguments: str) -> Done:
        code = main(arguments)
        return Done(code, *capsys.readouterr())

    return asked
