from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.served import Browser, Served, served, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for a module; its tables do not know each other."""
    with served(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
async def ann(server: Served) -> AsyncIterator[Browser]:
    async with Browser(server) as browser:
        yield browser


@pytest.fixture
async def bob(server: Served) -> AsyncIterator[Browser]:
    async with Browser(server) as browser:
        yield browser


@pytest.fixture
async def eve(server: Served) -> AsyncIterator[Browser]:
    """Somebody who has no seat."""
    async with Browser(server) as browser:
        yield browser
