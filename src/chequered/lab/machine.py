"""Which machine a figure was measured on."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from pathlib import Path

from chequered import __version__

_CPU_FACTS = Path("/proc/cpuinfo")


def machine() -> str:
    """The processor, the number of cores, the system, and the versions that speed depends on."""
    versions = ", ".join([f"chequered {__version__}", *(f"{name} {version(name)}" for name in ("numba", "numpy"))])
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}; {python}, {versions}"


def _processor() -> str:
    if _CPU_FACTS.is_file():
        for line in _CPU_FACTS.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
