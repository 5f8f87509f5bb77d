"""Guards that a game's README is what its sentences, spec and proofs say today, and that its links lead somewhere."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from chequered.games import GAMES, game

SCENARIOS = Path(__file__).parents[1] / "scenarios"
SCRIPT = Path(__file__).parents[2] / "scripts/game_readme.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("game_readme", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", GAMES)
def test_the_readme_is_not_stale(name: str, script: ModuleType):
    written = script.target(name).read_text(encoding="utf-8")
    assert written == script.readme(game(name)), "renew it: make goldens"


@pytest.mark.parametrize("name", GAMES)
def test_the_readme_has_every_rule_once_and_in_order_with_its_proof(name: str, script: ModuleType):
    spec, text = game(name).spec, script.target(name).read_text(encoding="utf-8")
    assert re.findall(r"^\*\*([A-Z]+-\d+\.\d+) ", text, re.M) == [spec.rule_name(number) for number in spec.rules]
    assert len(re.findall(r"^\*Proof: .+\*$", text, re.M)) == len(spec.rules)


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_that_scenarios_prove_leads_to_every_file_that_names_it(name: str, script: ModuleType):
    text = script.target(name).read_text(encoding="utf-8")
    rules, proofs = re.findall(r"^\*\*([A-Z]+-\d+\.\d+) ", text, re.M), re.findall(r"^\*Proof: (.+)\*$", text, re.M)
    files = {path.stem: path.read_text(encoding="utf-8") for path in sorted((SCENARIOS / name).glob("*.toml"))}
    named = {stem: " ".join(re.findall(r"^rules = \[(.+)\]$", text, re.M)) for stem, text in files.items()}
    linked = {
        rule: re.findall(r"\[(\w+)\]", proof) for rule, proof in zip(rules, proofs, strict=True) if "scenarios" in proof
    }
    assert len(linked) > len(rules) / 2
    assert linked == {rule: [stem for stem, listed in named.items() if f'"{rule}"' in listed] for rule in linked}


@pytest.mark.parametrize("name", GAMES)
def test_the_readme_s_links_lead_to_files(name: str, script: ModuleType):
    path = script.target(name)
    links = re.findall(r"\]\(([^)]+)\)", path.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (path.parent / link).exists()] == []
