"""A trial: how the seat that decides could go on, without the match hearing of it."""

from __future__ import annotations

from chequered.kernel.record import Record
from chequered.kernel.views import view
from chequered.match.journal import Choice
from chequered.match.match import Match
from chequered.match.referee import referee
from chequered.match.ways import is_on_way


class Trial:
    """A match's present, and what its actor has tried since.

    >>> from chequered.games import game
    >>> from chequered.match import Match, Trial, VerifiableChance
    >>> monza = game("monza")
    >>> match = Match(monza, monza.boards.load("short"), monza.options(seats=2), VerifiableChance(bytes(32), b""))
    >>> trial = Trial(match)
    >>> trial.play(trial.choices()[0].token)
    >>> len(match.steps)
    1
    """

    def __init__(self, match: Match, state: Record | None = None) -> None:
        """Begin with the match's present, or with another state of it."""
        self._board = match.board.record
        self._referee = referee(match.game)
        self._state = (state or match.state).copy()
        self.seat = self._referee.actor(self._board, self._state)

    @classmethod
    def of_asked(cls, match: Match) -> list[Trial]:
        """Where nobody is waited for: for each seat that is asked, how it stands if those before it give the default.

        With another answer than that, whoever comes after it is asked anew.
        """
        state = match.state.copy()
        trials: list[Trial] = []

        def look(_seat: int) -> str:
            trials.append(cls(match, state))
            return match.game.spec.standing_default

        referee(match.game).ask(match.board.record, state, look)
        return trials

    @property
    def is_on_way(self) -> bool:
        """Whether the same seat decides, and about nothing but steps of its way."""
        is_same = self._referee.actor(self._board, self._state) == self.seat
        return is_same and is_on_way(self.choices(), self._referee)

    @property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody now."""
        return self._referee.has_secrets(self._board, self._state)

    def choices(self) -> list[Choice]:
        """What the actor could do now."""
        return self._referee.choices(self._board, self._state)

    def view(self) -> Record:
        """What the seat may see now."""
        return view(self._state, self.seat)

    def play(self, token: str) -> None:
        """Try an action; raises `Refused` and `UnknownToken`."""
        self._referee.act(self._board, self._state, self.seat, token)
