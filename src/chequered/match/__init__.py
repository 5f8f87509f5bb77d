"""Matches: the journal and its fold, verifiable chance, record files."""

from chequered.match.chance import Chance, GivenChance, VerifiableChance, commitment, joint_entropy, new_secret
from chequered.match.journal import (
    CHANCE_SEAT,
    Choice,
    Classified,
    Entry,
    Happening,
    NotAwaited,
    Plan,
    Refused,
    Step,
    UnknownToken,
    ends_chapter,
)
from chequered.match.match import FoldError, Match
from chequered.match.standing import Given, StandingAnswers
from chequered.match.trial import Trial
from chequered.match.viewpoint import viewpoint

__all__ = [
    "CHANCE_SEAT",
    "Chance",
    "Choice",
    "Classified",
    "Entry",
    "FoldError",
    "Given",
    "GivenChance",
    "Happening",
    "Match",
    "NotAwaited",
    "Plan",
    "Refused",
    "StandingAnswers",
    "Step",
    "Trial",
    "UnknownToken",
    "VerifiableChance",
    "commitment",
    "ends_chapter",
    "joint_entropy",
    "new_secret",
    "viewpoint",
]
