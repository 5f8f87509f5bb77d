"""Guards that that every rule of a game is proven: by a scenario, or by a test that names its number."""

import ast
import tomllib
from pathlib import Path

import pytest

from chequered.games import GAMES, game
from chequered.match.scenario_files import read_scenarios

TESTS = Path(__file__).parent
PROOFS = {name: tomllib.loads((TESTS / "proofs" / f"{name}.toml").read_text(encoding="utf-8")) for name in GAMES}
LISTED = [(name, rule, proof) for name, proofs in PROOFS.items() for rule, proof in proofs.items()]


def rules_in_scenarios(name: str) -> set[str]:
    files = [path for path in (TESTS / "scenarios" / name).glob("*.toml") if path.name != "boards.toml"]
    return {rule for path in files for scenario in read_scenarios(path)[1] for rule in scenario.rules}


def source_of(path: Path, function: str) -> str:
    text = path.read_text(encoding="utf-8")
    functions = [n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    found = [node for node in functions if node.name == function]
    assert len(found) == 1, f"{path} has no test {function}"
    return ast.get_source_segment(text, found[0]) or ""


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_of_a_game_has_a_proof_and_nothing_else_has(name: str):
    spec = game(name).spec
    assert list(PROOFS[name]) == [spec.rule_name(number) for number in spec.rules]


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_proven_by_scenarios_has_one(name: str):
    said = {rule for rule, proof in PROOFS[name].items() if proof == "scenario"}
    assert said - rules_in_scenarios(name) == set()


@pytest.mark.parametrize(("name", "rule", "proof"), [entry for entry in LISTED if entry[2] != "scenario"])
def test_a_test_that_is_named_as_proof_is_there_and_names_the_rule(name: str, rule: str, proof: str):
    kind, _, place = proof.partition(": ")
    assert kind == "test", f"{name}, {rule}: expected scenario or test: path::name, got {proof!r}"
    path, _, function = place.partition("::")
    assert rule in source_of(TESTS.parent / path, function)
