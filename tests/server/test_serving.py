"""Guards the start and the stop of the server as a process: what it says, what it refuses, what it does not load."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chequered.server import CannotListenError, Settings, StoreError, run
from tests.server.killing import free_port
from tests.server.served import GUEST, ME, PATIENCE, Browser, Served


@contextmanager
def started(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server started with these options of `run`, and what it has said."""
    code = f"from chequered.server import run; run({', '.join(('bots=False', *options))})"
    environment = {**os.environ, "CHEQUERED_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", code]
    with subprocess.Popen(
        command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        try:
            assert server.stdout
            yield server, server.stdout.readline()
        finally:
            server.kill()


def port_in(said: str) -> int:
    found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
    assert found, said
    return int(found[1])


def test_it_says_where_it_is_and_is_there(tmp_path: Path):
    port = free_port()
    with started(tmp_path, f"port={port}") as (server, said):
        assert said == f"Chequered is at http://127.0.0.1:{port}\n"
        assert httpx.get(f"http://127.0.0.1:{port}/api/status", verify=False).status_code == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
        assert server.stderr
        assert server.stderr.read() == ""
    assert (tmp_path / "chequered.sqlite3").is_file()


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path):
    with started(tmp_path) as (_, first), started(tmp_path) as (_, second):
        assert port_in(first) != port_in(second)


def test_in_the_local_network_it_says_where_others_reach_it(tmp_path: Path):
    with started(tmp_path, f"port={free_port()}", "lan=True") as (_, said):
        others = re.search(r"for others at (http://[\d.]+:\d+)", said)
        assert others, said
        assert httpx.get(f"{others[1]}/api/status", verify=False).json()["address"] == others[1]


def test_on_this_machine_only_it_does_not_answer_its_network(tmp_path: Path):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            pytest.skip("this machine is in no network")
        address = probe.getsockname()[0]
    with started(tmp_path) as (_, said), pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{address}:{port_in(said)}/api/status", verify=False)


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListenError, match=f"port {port} is taken; choose another with --port"):
            run(port=port, database=f"sqlite:///{tmp_path / 'test.sqlite3'}")


def test_a_database_that_cannot_be_used_is_refused_before_anything_is_served(tmp_path: Path):
    for database in ("nonsense", f"sqlite:///{tmp_path / 'missing' / 'test.sqlite3'}"):
        with pytest.raises(StoreError):
            run(port=free_port(), database=database)


def test_a_place_for_games_that_cannot_be_made_is_refused_in_one_sentence(tmp_path: Path):
    (tmp_path / "file").touch()
    environment = {**os.environ, "CHEQUERED_DATA": str(tmp_path / "file" / "folder")}
    command = [sys.executable, "-m", "chequered", "serve", "--no-browser", "--port", str(free_port())]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "there is no place to keep games in" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="the modes of files are POSIX's")
async def test_nobody_else_on_the_machine_can_read_the_games(tmp_path: Path):
    folder = tmp_path / "games"
    with started(folder, f"port={(port := free_port())}"):
        async with Browser(Served(port, Settings(""))) as ann:
            await ann.open(ME, GUEST)
        modes = {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}
    assert modes == {
        "games": 0o700,
        **dict.fromkeys(("chequered.sqlite3", "chequered.sqlite3-wal", "chequered.sqlite3-shm"), 0o600),
    }


def modes_of(database: Path) -> list[int]:
    """Those of the database and of the files that SQLite keeps beside it."""
    return [Path(f"{database}{end}").stat().st_mode & 0o777 for end in ("", "-wal", "-shm")]


@pytest.mark.skipif(os.name != "posix", reason="the modes of files are POSIX's")
async def test_a_database_that_is_named_is_made_for_its_owner_only_and_one_that_is_there_keeps_its_mode(tmp_path: Path):
    shared = tmp_path / "shared.sqlite3"
    shared.touch()
    shared.chmod(0o640)
    for file, mode in ((tmp_path / "own.sqlite3", 0o600), (shared, 0o640)):
        with started(tmp_path / "unused", f"port={(port := free_port())}", f"database='sqlite:///{file}'"):
            async with Browser(Served(port, Settings(""))) as ann:
                await ann.open(ME, GUEST)
            modes = modes_of(file)
        assert modes == [mode] * 3


async def test_whoever_is_connected_is_told_that_the_server_stops(tmp_path: Path):
    port = free_port()
    with started(tmp_path, f"port={port}") as (server, _):
        async with Browser(Served(port, Settings(""))) as ann:
            table = await ann.open(ME, GUEST)
            async with ann.line(table["id"]) as line:
                server.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    await line.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1012
        assert server.wait(PATIENCE) == -signal.SIGTERM


def test_the_way_to_the_first_page_loads_no_compiler_and_migrates_only_once(tmp_path: Path):
    """Numba takes a second to import, Alembic half of one."""
    code = f"""
import asyncio, sys
from chequered.server import Settings, create_app
from chequered.server.store import Store
async def start():
    app = create_app(Settings("sqlite:///{tmp_path}/test.sqlite3", bots=False))
    async with app.lifespan():
        print(*sorted({{"numba", "alembic"}} & sys.modules.keys()))
asyncio.run(start())
"""
    for loaded in ("alembic", ""):
        done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        assert done.stdout.strip() == loaded
