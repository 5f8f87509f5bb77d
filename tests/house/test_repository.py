"""Guards what is in the repository: sources only, free of any one machine, and documents that name real targets."""

import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]

# One letter in brackets, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:h[o]me|r[o]ot|t[m]p|w[o]rk|U[s]ers)/")
BARE_EXCEPTION = re.compile(r"# (?:type: i[g]nore\[[\w, -]+\]|n[o]qa: \w+|f[m]t: \w+)\s*$")
PACKAGE_HOST = re.compile(r"https?://[a-z.-]*(?:npm[j]s|py[p]i|pythonh[o]sted|y[a]rnpkg)")


def git_lines(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments, "-z"], cwd=ROOT, check=True, capture_output=True)
    return [line for line in done.stdout.decode().split("\0") if line]


def texts() -> list[tuple[str, str]]:
    found = []
    for name in git_lines("ls-files"):
        path = ROOT / name
        if path.is_file() and b"\0" not in (data := path.read_bytes()):
            found.append((name, data.decode("utf-8")))
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_holds_a_path_of_somebody_s_machine():
    assert lines_with(MACHINE_PATH) == []


def test_no_file_holds_the_address_of_a_package_registry():
    assert lines_with(PACKAGE_HOST) == []


def test_every_exception_from_a_check_says_why():
    assert lines_with(BARE_EXCEPTION) == []


def test_the_lock_names_versions_and_checksums_but_no_addresses():
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {name: entry for name, entry in packages.items() if name}
    assert installed
    assert not [name for name, entry in installed.items() if "resolved" in entry]
    assert not [name for name, entry in installed.items() if "integrity" not in entry]


def test_the_page_s_dependencies_are_exact_versions():
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert not {name: text for name, text in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", text)}


def test_nothing_generated_is_in_the_repository():
    assert git_lines("ls-files", "--cached", "--ignored", "--exclude-standard") == []


def test_the_documents_name_only_targets_that_the_makefile_has():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))
    documents = [text for name, text in texts() if name in {"README.md", "CONTRIBUTING.md"}]
    named = {name for text in documents for name in re.findall(r"(?:^|`)make ([a-z-]+)", text, flags=re.MULTILINE)}
    assert {"test"} <= named <= targets
