"""The `chequered` command."""

from chequered.cli.app import main

__all__ = ["main"]
