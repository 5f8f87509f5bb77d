"""Guards whole games: the transcripts that people have reviewed by the rules are played again, to the letter."""

import re
from pathlib import Path

import pytest

from chequered.games import GAMES, game
from scripts.goldens import FOLDER, files, text_of

MANY = 30
"""A longer block of actions, such as sums of money, need not be shown to its last one."""


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_game_goes_as_it_was_written_down(path: Path):
    written = path.read_text(encoding="utf-8")
    assert written == text_of(path), "the rules or the transcript changed: make goldens, then review"


def test_no_transcript_lies_there_that_is_not_played():
    assert set(FOLDER.glob("*/*.txt")) == set(files())


@pytest.mark.parametrize("name", GAMES)
def test_the_transcripts_of_a_game_show_every_event_and_action_and_offer_every_outcome(name: str):
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / name).glob("*.txt"))
    spec = game(name).spec
    assert {event.name for event in spec.events} <= set(re.findall(r"^    \S+-[\d.]+ (\S+)", text, re.MULTILINE))
    entries = re.findall(r"^\d+\. [^:]+: (.+) > (\S+)$", text, re.MULTILINE)
    offered, taken = {token for tokens, _ in entries for token in tokens.split()}, {token for _, token in entries}
    assert set(spec.chance_tokens) <= offered
    for block in spec.action_blocks:
        assert taken & set(block.tokens) if len(block.tokens) > MANY else taken >= set(block.tokens), block.name
