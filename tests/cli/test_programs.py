"""Guards what needs a terminal or a server, as a user starts it; what it imports; and every example of the help."""

import re
import shlex
import signal
import sys
from pathlib import Path
from subprocess import PIPE
from subprocess import run as run_any

import httpx
import pytest

from chequered.games import GAMES, game
from chequered.match.record import MatchRecord, load
from chequered.match.verify import verify
from tests.cli.conftest import Ask
from tests.cli.records import record_file, view_file
from tests.cli.running import in_terminal, run, serving

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "monza"
COMMANDS = ("serve", "replay", "verify", "scenario", "bench", "board check", "board show")
PER_GAME = ("play", "new", "perft", "lab match", "lab ladder", "lab balance")
WITHOUT_OPENSPIEL = "this comparison needs open_spiel: pip install 'chequered[bench]'\n"
"""What `bench` says where the other engine is not installed."""

DEAR = {"numba", "textual", "litestar", "uvicorn", "sqlalchemy"}
"""What takes long to import."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the examples name."""
    here = tmp_path_factory.mktemp("examples")
    record_file(here)
    view_file(here)
    (here / "tests").mkdir()
    (here / "tests/scenarios").symlink_to(SCENARIOS)
    (here / "overtaking.toml").write_bytes((SCENARIOS / "overtaking.toml").read_bytes())
    (here / "boards.toml").write_bytes((SCENARIOS / "boards.toml").read_bytes())
    return here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with serving(data=tmp_path_factory.mktemp("data")) as (address, _):
        yield address


# ------------------------------------------------------------------------------------------------ imports


@pytest.mark.parametrize("words", ["--help", "serve --help"])
def test_help_imports_nothing_dear(words: str):
    code = f"import sys; from chequered.cli import main; main({words.split()!r}); print(*sys.modules, file=sys.stderr)"
    done = run_any([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Usage: chequered")
    assert DEAR & set(done.stderr.split()) == set()


def test_a_server_runs_without_numba_and_textual(tmp_path: Path):
    code = "import sys; from chequered.cli import main; main(); print(*sys.modules)"
    with serving(data=tmp_path, command=(sys.executable, "-c", code)) as (address, process):
        assert httpx.get(f"{address}/").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.stdout
        imported = set(process.stdout.read().split())
    assert {"litestar", "uvicorn"} <= imported
    assert imported & {"numba", "textual"} == set()


# ------------------------------------------------------------------------------------------------ serve, new


def test_a_server_that_cannot_start_says_why_in_one_line(server: str):
    port = server.rpartition(":")[2]
    for words, reason in [
        (["--port", port], f"port {port} is taken; choose another with --port"),
        (["--database", "nonsense"], "database"),
    ]:
        done = run("serve", "--no-browser", *words)
        assert (done.code, done.out) == (2, "")
        assert reason in done.err
        assert done.err.count("\n") == 1


def test_a_table_is_opened_on_a_running_server_and_its_links_lead_to_it(server: str):
    done = run("new", "monza", "--server", server, "--seats", "Ben,me:red,open,club", "--name", "Ada", "--challenge")
    assert (done.code, done.err) == (0, "")
    links = dict(line.split() for line in done.out.splitlines())
    assert list(links) == ["play", "invite", "watch"]
    table = links["watch"].removeprefix(f"{server}/#/table/")
    secret = links["play"].removeprefix(f"{server}/#/seat/{table}/")
    with httpx.Client(base_url=server) as browser:
        claimed = browser.post(f"/api/tables/{table}/claim", json={"secret": secret}).raise_for_status().json()
    assert claimed["host"]
    assert claimed["options"]["challenge"] == 1
    assert [(seat["kind"], seat["name"], seat["yours"]) for seat in claimed["seats"][:3]] == [
        ("person", "Ben", True),
        ("person", "Ada", True),
        ("open", "", False),
    ]
    assert claimed["seats"][1]["attributes"] == {"colour": "red"}
    assert claimed["seats"][3]["level"] == "club"
    assert links["invite"].startswith(f"{server}/#/table/{table}/")


def test_a_table_that_cannot_be_opened_is_refused_in_one_line(server: str, ask: Ask):
    wrong = [
        (["--server", server, "--seats", "me:red,Ben:red"], "has already chosen that"),
        (["--server", "http://127.0.0.1:9"], "no server answers"),
        (["--server", "nonsense"], "expected a server"),
        (["--server", f"{server}/nowhere"], "refuses"),
        (["--seats", "me"], "2 to 6 seats"),
        (["--board", "S1 S1"], "MZ-2.5"),
    ]
    for words, reason in wrong:
        done = ask("new", "monza", *words)
        assert (done.code, done.out) == (2, ""), words
        assert reason in done.err
        assert done.err.count("\n") == 1


# ------------------------------------------------------------------------------------------------ screens


def test_a_race_is_played_in_a_terminal_and_its_record_verifies(tmp_path: Path):
    words = [
        "play",
        "monza",
        "--seats",
        "me,novice",
        "--name",
        "Ada",
        "--board",
        "S1",
        "--pace",
        "0",
        "--language",
        "en",
    ]
    code, drawn = in_terminal(*words, "--save", "race.json", keys="\r" * 14 + "\x1b" + "qq", cwd=tmp_path)
    assert code == 0, drawn
    assert "Ada" in drawn
    record = load((tmp_path / "race.json").read_bytes())
    assert isinstance(record, MatchRecord)
    assert [seat.name for seat in record.seats] == ["Ada", "Novice bot 1"]
    assert verify(record).verifies


def test_a_record_is_replayed_in_a_terminal(folder: Path):
    code, drawn = in_terminal("replay", "race.chequered.json", "--language", "en", keys="\x1b[C\x1b[Fq", cwd=folder)
    assert code == 0, drawn
    assert "Step 0 of" in drawn


@pytest.mark.parametrize("keys", ["\x03", "\x04"])
def test_a_replay_is_left_by_the_keys_that_end_programs(keys: str, folder: Path):
    code, drawn = in_terminal("replay", "race.chequered.json", keys=keys, cwd=folder)
    assert code == 0, drawn


def test_bytes_that_are_no_text_do_not_end_a_replay(folder: Path):
    code, drawn = in_terminal("replay", "race.chequered.json", "--language", "en", keys=b"\xff\xfe\x1b[Fq", cwd=folder)
    assert code == 0, drawn
    assert "Traceback" not in drawn


def test_a_full_disk_is_told_in_one_line(folder: Path):
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        words = [sys.executable, "-m", "chequered", "verify", "race.chequered.json"]
        done = run_any(words, cwd=folder, stdout=full, stderr=PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "chequered: [Errno 28] No space left on device\n")


# ------------------------------------------------------------------------------------------------ examples of the help


@pytest.mark.parametrize("name", GAMES)
def test_every_game_brings_examples_for_the_commands_that_play_it(name: str):
    assert set(game(name).examples) == set(PER_GAME)


@pytest.mark.parametrize("command", [*COMMANDS, *(f"{command} {name}" for command in PER_GAME for name in GAMES)])
def test_the_examples_of_the_help_work(
    command: str, folder: Path, server: str, tmp_path: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(folder)
    examples = re.findall(r"^  (chequered .+)$", ask(*command.split(), "--help").out, re.MULTILINE)
    assert examples
    for example in examples:
        assert example.startswith(f"chequered {command}")
        words = shlex.split(example)[1:]
        if command == "serve":
            with serving(*(word for word in words[1:] if word != "--no-browser"), data=tmp_path) as (address, _):
                assert httpx.get(address).status_code == 200
        elif command.startswith("play ") or (command == "replay" and "--plain" not in words):
            assert in_terminal(*words, keys="q\r", cwd=folder)[0] == 0, example
        else:
            given = words[: words.index("--server")] if "--server" in words else words
            there = ["--server", server] if command.startswith("new ") else []
            there += ["--seconds", "0.01"] if command == "bench" else []
            shell = [
                path for word in given for path in (sorted(map(str, Path().glob(word))) if "*" in word else [word])
            ]
            done = ask(*shell, *there)
            assert (done.code, done.err.replace(WITHOUT_OPENSPIEL, "")) == (0, ""), example
