"""A match on this machine alone: its seats, its verifiable chance, and the record that proves it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path

from chequered.bots import levels
from chequered.cli.seats import Sitter
from chequered.cli.wrong import WrongUse, one_line
from chequered.kernel.boards import LoadedBoard
from chequered.kernel.game import Game, OptionsError
from chequered.match import Match, StandingAnswers, Step, VerifiableChance, commitment, joint_entropy, new_secret
from chequered.match.record import ChancePart, MatchRecord, SeatPart, dump, match_record
from chequered.match.series import moved_on

ENTROPY_BYTES = 16


class LocalTable:
    """A match and who plays it. The secret behind the dice is drawn before the match; the record shows it."""

    def __init__(
        self,
        game: Game,
        board: LoadedBoard,
        choices: Mapping[str, int],
        sitters: Sequence[Sitter],
        *,
        secret: bytes | None = None,
        entropy: bytes | None = None,
    ) -> None:
        """Sit down and begin. Without `secret` and `entropy` they are drawn.

        Raises:
            WrongUse: options or attributes that the game does not allow.
        """
        self.game = game
        self.board = board
        self.sitters = list(sitters)
        self.choices = dict(choices)
        self._secret = secret or new_secret()
        self._entropy = [secrets.token_bytes(ENTROPY_BYTES) if entropy is None else entropy]
        self.simulates = False
        self._began = datetime.now().astimezone()
        attributes = {a.name: [s.attributes.get(a.name) for s in sitters] for a in game.spec.attributes}
        try:
            options = game.options(len(sitters), choices, attributes)
        except OptionsError as error:
            raise WrongUse(one_line(error)) from None
        self.attributes = {
            a.name: [a.values[number] for number in getattr(options, a.name)[: len(sitters)]]
            for a in game.spec.attributes
        }
        chance = VerifiableChance(self._secret, joint_entropy(self._entropy))
        self.match = Match(game, board, options, chance)
        self.standing = StandingAnswers()

    @property
    def people(self) -> list[int]:
        """The seats of those who are not bots."""
        return [seat for seat, sitter in enumerate(self.sitters) if not sitter.is_bot]

    @property
    def bots(self) -> dict[int, str]:
        """The levels of the bots, by seat."""
        return {seat: sitter.level for seat, sitter in enumerate(self.sitters) if sitter.is_bot}

    @property
    def bot_to_move(self) -> Sitter | None:
        """The bot whose decision it is, if it is one's; during a simulated warm-up, one in the place of a person."""
        if self.match.over or self.match.is_standing:
            return None
        sitter = self.sitters[self.match.actor]
        if self.simulates and self.is_warming_up and not sitter.is_bot:
            return replace(sitter, level=levels(self.game)[-1])
        return sitter if sitter.is_bot else None

    @property
    def is_warming_up(self) -> bool:
        """Whether the race itself has not begun, so that bots may play for all."""
        field = self.game.spec.warm_up
        return bool(field) and not self.match.over and getattr(self.match.state, field) == 1

    def play(self, tokens: Sequence[str]) -> Step:
        """What the deciding seat does."""
        step = self.match.play(self.match.actor, *tokens)
        self.standing.lapse(self.match)
        return step

    def answer(self, answers: Mapping[int, str]) -> Step:
        """Go on where nobody is waited for: with these answers of bots, and with those that people have given."""
        step = self.match.propose_answers({**answers, **self.standing.answers()})
        self.match.accept(step)
        self.standing.lapse(self.match)
        return step

    def change_answer(self, seat: int) -> None:
        """Let the seat's answer beforehand be the next of those it may give; after the last one, none."""
        tokens = [choice.token for choice in self.match.beforehand(seat)]
        later = tokens[tokens.index(self.standing.of(seat)) + 1 :] if self.standing.of(seat) in tokens else tokens
        if later:
            self.standing.give(self.match, seat, later[0])
        else:
            self.standing.take_back(seat)

    def seated(self) -> list[Sitter]:
        """Everybody with what they have or got, such as their colour."""
        return [
            replace(sitter, attributes={name: values[seat] for name, values in self.attributes.items()})
            for seat, sitter in enumerate(self.sitters)
        ]

    def rematch(self) -> LocalTable:
        """A new match of the same people; the start goes one seat on (the seats move, what is theirs stays theirs)."""
        return LocalTable(self.game, self.board, self.choices, moved_on(self.seated()))

    def record(self) -> MatchRecord:
        """The whole match so far, with the secret: to be shown when it is over."""
        return match_record(
            self.match,
            played=self._began.isoformat(timespec="seconds"),
            options=self.choices,
            seats=[self._seat_part(seat) for seat in range(len(self.sitters))],
            chance=ChancePart(commitment(self._secret), [part.hex() for part in self._entropy], self._secret.hex()),
        )

    def record_bytes(self) -> bytes:
        """The record as a file holds it."""
        return dump(self.record())

    def file_name(self) -> str:
        """What the record may be called: the game and when it began."""
        return f"{self.game.spec.id}-{self._began:%Y-%m-%d-%H%M}.chequered.json"

    def _seat_part(self, seat: int) -> SeatPart:
        sitter = self.sitters[seat]
        attributes = {name: values[seat] for name, values in self.attributes.items()}
        return SeatPart("bot" if sitter.is_bot else "person", sitter.name, sitter.level, attributes)


def unused(file: Path) -> Path:
    """This file's name, or if there is such a file the first like it that is free: no record is written over another.

    >>> unused(Path("nowhere/race.chequered.json")).name
    'race.chequered.json'
    """
    name, dot, endings = file.name.partition(".")
    others = (file.with_name(f"{name}-{number}{dot}{endings}") for number in count(2))
    return file if not file.exists() else next(other for other in others if not other.exists())
