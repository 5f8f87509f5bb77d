"""Who looks at the screen: while anything is hidden, as hands are, people take turns before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chequered.match import viewpoint


class Looking:
    """Whose hand the screen shows, and to whom it is to be passed before another one is."""

    def __init__(self, people: Sequence[int], hides: Callable[[], bool]) -> None:
        """`people` are the seats of those before the screen; one alone, or while nothing `hides`, keeps it."""
        self._people = people
        self._hides = hides
        self._seat: int | None = None
        self.passed_to: int | None = None

    @property
    def _takes_turns(self) -> bool:
        return len(self._people) > 1 and self._hides()

    def viewpoint(self, actor: int) -> int | None:
        """The seat whose view is shown while `actor` decides; None for what everybody may see."""
        return self._seat if self._takes_turns else viewpoint(self._people, actor)

    def is_kept_from(self, seat: int) -> bool:
        """Whether the screen has to be passed to this person before the choice is made."""
        return self._takes_turns and seat in self._people and seat != self._seat

    @property
    def following(self) -> int | None:
        """The person to whom it can be passed for a look: the next one of those before it; None for nobody."""
        if not self._takes_turns or self.passed_to is not None:
            return None
        later = [seat for seat in self._people if self._seat is None or seat > self._seat]
        return (later or list(self._people))[0]

    def share(self) -> None:
        """Have nobody in particular before the screen as long as nothing is hidden, so that nobody's is shown then."""
        if not self._takes_turns:
            self._seat = self.passed_to = None

    def cover(self, seat: int | None) -> None:
        """Show no hand any more; this person may look next."""
        self._seat = None
        self.passed_to = seat

    def uncover(self) -> None:
        """The person to whom the screen was passed looks at it."""
        self._seat, self.passed_to = self.passed_to, None
