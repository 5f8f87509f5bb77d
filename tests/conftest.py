"""Shared by all tests: machine code is kept in pytest's cache folder, so that only the first run has to compile."""

import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    cache = getattr(config, "cache", None)  # absent with -p no:cacheprovider
    if cache is not None:
        os.environ.setdefault("CHEQUERED_CACHE", str(cache.mkdir("chequered")))
