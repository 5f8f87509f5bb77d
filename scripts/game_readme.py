"""Renews src/chequered/games/<game>/README.md: the rules as enforced, each with its proof.

The rules come from the game's English sentences (`text/en.ftl`), whose they are from its spec, and the proofs from
tests/proofs/<game>.toml: for each rule "scenario", or "test: path::name" of the test that proves it. Which scenarios
these are, the files in tests/scenarios/<game>/ say.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from fluent.syntax import FluentParser, ast

from chequered.games import GAMES, game
from chequered.kernel.game import Game
from chequered.match.scenario_files import read_scenarios
from chequered.text import GameSentences

ROOT = Path(__file__).parents[1]
UP = "../../../.."
"""From the game's folder to the root."""

BOARDS = "boards.toml"
"""Not scenarios, but the boards of them."""

INTRODUCTION = """# {name}: the rules as enforced

{about}

These are the rules that Chequered enforces, in our own words; the numbers are those that every event and every refusal
carries. Not implemented: nothing.

Whose a rule is: *printed* is the publisher's, in our words; a *ruling* holds an answer of ours to a question that the
printed rules leave open, behind the words “our reading”; what is *ours* stands behind “our own”. Chequered is not
affiliated with the publisher.

Proofs are [scenarios]({up}/tests/scenarios/{id}), written from the rule's text, or the test that is named. This page is
made by `scripts/game_readme.py` from `text/en.ftl` and [`tests/proofs/{id}.toml`]({up}/tests/proofs/{id}.toml); a
test fails when it is stale.
"""

WIDTH = 120
KINDS = {"rule": "printed", "ruling": "ruling", "ours": "ours"}


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        target(name).write_text(readme(game(name)), encoding="utf-8")


def target(name: str) -> Path:
    return ROOT / "src/chequered/games" / name / "README.md"


def readme(found: Game) -> str:
    words, spec = GameSentences("en", found), found.spec
    head = INTRODUCTION.format(name=words.of("name"), about=fill(words.of("about"), WIDTH), id=spec.id, up=UP)
    return "\n".join([head, *options(found, words), *rules(found, words, proofs(spec.id))])


def options(found: Game, words: GameSentences) -> Iterator[str]:
    yield "## Options\n"
    yield "| option | default | |"
    yield "|---|---|---|"
    for option in found.spec.options:
        default = words.value(option, option.default).lower()
        label, help_text = words.of("option", option.name), words.of("option", f"{option.name}.help")
        yield f"| `{option.name}`: {label} | {default} | {help_text} |"
    yield ""


def rules(found: Game, words: GameSentences, proved: dict[str, str]) -> Iterator[str]:
    """The rules in the order and under the headings of the file of sentences."""
    of = found.spec.id.replace("_", "-")
    numbers = {f"{of}-rule-{number // 100}-{number % 100}": number for number in found.spec.rules}
    for entry in sentences(found.spec.id):
        if isinstance(entry, ast.GroupComment) and entry.content.startswith("Rules: "):
            heading = entry.content.removeprefix("Rules: ")
            yield f"## {heading[0].upper()}{heading[1:]}\n"
        elif isinstance(entry, ast.Message) and entry.id.name in numbers:
            number = numbers[entry.id.name]
            rule, kind = words.rule(number), KINDS[found.spec.rules[number]]
            yield fill(f"**{rule.name} {rule.title}** ({kind}). {rule.text}", WIDTH) + "\\"
            yield f"*Proof: {proved[rule.name]}*\n"


def sentences(name: str) -> list[ast.EntryType]:
    text = (ROOT / "src/chequered/games" / name / "text/en.ftl").read_text(encoding="utf-8")
    body: list[ast.EntryType] = FluentParser().parse(text).body
    return body


def proofs(name: str) -> dict[str, str]:
    """The proof of each rule as people read it."""
    listed = tomllib.loads((ROOT / "tests/proofs" / f"{name}.toml").read_text(encoding="utf-8"))
    places = scenarios(name)
    return {rule: links(places[rule]) if proof == "scenario" else test(proof) for rule, proof in listed.items()}


def scenarios(name: str) -> dict[str, list[Path]]:
    """The files whose scenarios prove each rule."""
    found: dict[str, list[Path]] = {}
    files = sorted((ROOT / "tests/scenarios" / name).glob("*.toml"))
    for path in [path for path in files if path.name != BOARDS]:
        for rule in {rule for scenario in read_scenarios(path)[1] for rule in scenario.rules}:
            found.setdefault(rule, []).append(path)
    return found


def links(paths: list[Path]) -> str:
    return "scenarios: " + ", ".join(f"[{path.stem}]({UP}/{path.relative_to(ROOT).as_posix()})" for path in paths)


def test(text: str) -> str:
    """A test's name is a sentence, and leads to its file."""
    path, _, function = text.removeprefix("test: ").partition("::")
    return f"a test, [{function.removeprefix('test_').replace('_', ' ')}]({UP}/{path})"


if __name__ == "__main__":
    main()
