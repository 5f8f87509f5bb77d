"""Guards what a user gets: the package under test is the one in src, and a wheel of it lacks nothing.

The wheel is packed without its build hook: the page has been built by make before, and Vite is not what is tested here.
"""

import os
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points, version
from pathlib import Path, PurePosixPath

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import chequered

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGE = ROOT / "src/chequered/server/static/index.html"


def tracked(*below: str) -> list[str]:
    listing = subprocess.run(["git", "ls-files", "-z", "--", *below], cwd=ROOT, check=True, capture_output=True)
    return [name for name in listing.stdout.decode().split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, "HATCH_BUILD_NO_HOOKS": "1"})
    (path,) = out.glob("*.whl")
    return zipfile.ZipFile(path)


def test_the_package_under_test_is_the_one_in_src():
    assert chequered.__file__ is not None
    assert Path(chequered.__file__).parent == ROOT / "src/chequered"


def test_the_installed_version_is_the_source_s_version():
    assert version("chequered") == chequered.__version__


def test_the_command_is_installed():
    (command,) = entry_points(group="console_scripts", name="chequered")
    assert command.value == "chequered.cli:main"


def test_every_file_of_the_package_is_in_the_wheel(wheel: zipfile.ZipFile):
    wanted = {str(PurePosixPath(name).relative_to("src")) for name in tracked("src/chequered")}
    assert wanted <= set(wheel.namelist())


def test_the_built_page_is_in_the_wheel(wheel: zipfile.ZipFile):
    if not PAGE.is_file():
        assert "CI" not in os.environ, "the page is not built"
        pytest.skip("the page is not built: make page")
    built = {str(path.relative_to(ROOT / "src").as_posix()) for path in PAGE.parent.rglob("*") if path.is_file()}
    assert built <= set(wheel.namelist())


def test_the_wheel_holds_the_package_and_its_licence_and_nothing_else(wheel: zipfile.ZipFile):
    names = wheel.namelist()
    assert {name.split("/")[0] for name in names} == {"chequered", f"chequered-{chequered.__version__}.dist-info"}
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert not [name for name in names if name.endswith((".pyc", ".nbi", ".nbc")) or "node_modules" in name]


def test_every_dependency_has_a_tried_version_and_its_bound_admits_it():
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = {canonicalize_name(r.name): r for r in map(Requirement, (line for line in lines if line[0] != "#"))}
    assert all(str(pin.specifier).startswith("==") and pin.url is None for pin in pins.values())
    extras = PROJECT["project"]["optional-dependencies"].values()
    for text in [*PROJECT["project"]["dependencies"], *(text for extra in extras for text in extra)]:
        wanted = Requirement(text)
        if wanted.name != "chequered":
            tried = str(pins[canonicalize_name(wanted.name)].specifier).removeprefix("==")
            assert wanted.specifier.contains(tried, prereleases=True), f"{tried} was tried, but {text} is asked for"


def test_the_build_and_the_development_use_the_same_node():
    build = [text for text in PROJECT["build-system"]["requires"] if "nodejs" in text]
    dev = [text for text in PROJECT["project"]["optional-dependencies"]["dev"] if "nodejs" in text]
    assert build == dev
    assert "==" in build[0]
