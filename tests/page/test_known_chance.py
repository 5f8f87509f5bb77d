"""Guards that the page checks dice by the same scheme as `chequered.match.chance`: both keep to one list of outcomes.

The page's own test (`web/tests/verify.test.ts`) reads the same file.
"""

import json
from pathlib import Path

from chequered.games import game
from chequered.match.chance import VerifiableChance, commitment, joint_entropy

KNOWN = Path(__file__).parents[2] / "web/tests/known-chance.json"


def test_the_outcomes_that_the_page_accepts_are_those_of_the_server():
    known = json.loads(KNOWN.read_text(encoding="utf-8"))
    secret = bytes.fromhex(known["chance"]["secret"])
    assert commitment(secret) == known["chance"]["commitment"]

    chance = VerifiableChance(secret, joint_entropy(map(bytes.fromhex, known["chance"]["entropy"])))
    tokens = game("monza").spec.chance_tokens
    outcomes = [entry for step in known["steps"] for entry in step["entries"] if entry["seat"] < 0]
    assert len({tuple(entry["weights"]) for entry in outcomes}) > 1
    drawn = [tokens[chance.draw(number, entry["weights"])] for number, entry in enumerate(outcomes)]
    assert drawn == [entry["token"] for entry in outcomes]
