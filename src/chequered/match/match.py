"""A match: a game, its board and options, and the journal of what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from chequered.kernel.boards import LoadedBoard
from chequered.kernel.contract import CHANCE, OVER
from chequered.kernel.game import SEATS, Game
from chequered.kernel.record import Record
from chequered.kernel.views import view
from chequered.match.chance import Chance
from chequered.match.journal import Choice, Classified, Entry, Happening, NotAwaited, Plan, Step
from chequered.match.plans import find_plans, outlooks
from chequered.match.referee import referee, state_digest
from chequered.match.seen import seen, seen_events
from chequered.match.ways import find_ways, only_answer

SNAPSHOT_EVERY = 16
"""Steps between two kept states: a compromise between memory and the time to go back."""


class FoldError(ValueError):
    """A journal that the rules do not reproduce; the message names step and entry."""


class Match:
    """A match in progress or at its end. The opening roll, if there is one, is step 0 and already played.

    >>> from chequered.games import game
    >>> from chequered.match import Match, VerifiableChance
    >>> monza = game("monza")
    >>> match = Match(monza, monza.boards.load("short"), monza.options(seats=2), VerifiableChance(bytes(32), b""))
    >>> match.actor, len(match.steps)
    (0, 1)
    """

    def __init__(self, game: Game, board: LoadedBoard, options: Record, chance: Chance) -> None:
        self.game = game
        self.board = board
        self.options = options
        self.seats = int(getattr(options, SEATS))
        self._chance = chance
        self._win = game.spec.win
        self._referee = referee(game)
        self._state, events = self._referee.opening(board.record, options)
        self._snapshots = {-1: self._state.copy()}
        self._opening_events = events
        self.steps: list[Step] = []
        self._draws = 0
        self._pending: tuple[Step, Record] | None = None
        state = self._state.copy()
        entries = self._run_on(state, 0)
        self._keep(self._step(entries, state), state)

    @classmethod
    def restore(cls, game: Game, board: LoadedBoard, options: Record, chance: Chance, steps: Sequence[Step]) -> Match:
        """The match that these steps fold to.

        Raises:
            FoldError: the rules do not give these steps; the message names the first step that differs.
        """
        match = cls(game, board, options, chance)
        for given in steps:
            if given.number == 0:
                made = match.steps[0]
            else:
                made = match._again(given)
            if made != given:
                raise FoldError(f"step {given.number}: the rules give another course of events than the journal")
        return match

    @property
    def actor(self) -> int:
        """The seat that decides now, or `OVER`."""
        return self._referee.actor(self.board.record, self._state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor == OVER

    @property
    def is_standing(self) -> bool:
        """Whether nobody is waited for now: the next step is `propose_answers`."""
        return self._referee.is_standing(self.board.record, self._state)

    @property
    def is_sealed(self) -> bool:
        """Whether the actor's answer stays hidden until all have answered: who is still to be asked may answer now."""
        return self._referee.is_sealed(self.board.record, self._state)

    @property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody now, or is about to be, as a sealed answer is."""
        return self._referee.has_secrets(self.board.record, self._state)

    @property
    def state(self) -> Record:
        """The whole truth: for the referee's own use; what goes to a seat is a `view`."""
        return self._state

    def opening_for(self, seat: int | None) -> tuple[Happening, ...]:
        """What the set-up itself reported, before any entry, as `seat` (None: a spectator) may see it."""
        return seen_events(self.game.spec, self._opening_events, seat)

    def view(self, seat: int | None) -> Record:
        """What a seat may see of the state, or (None) a spectator."""
        return view(self._state, seat)

    def places(self) -> list[int]:
        """Each seat's place as things stand; final when the match is over. 1 is best, equal places are shared."""
        return self._referee.places(self.board.record, self._state, self.seats)

    def classification(self) -> list[Classified]:
        """Each piece's place (0 is none) and points as things stand; final when the match is over."""
        return self._referee.classify(self.board.record, self._state, self.seats)

    def winners(self) -> list[int]:
        """The seats that have won or share the win; none before the end, or if the match was stopped."""
        return self._winners_in(self.steps)

    def winners_by(self, step: Step) -> list[int] | None:
        """The winners if the step proposed last is accepted and ends the match; None if it does not end it.

        Raises:
            ValueError: it is not the step proposed last.
        """
        _, state = self._proposed(step)
        is_end = self._referee.actor(self.board.record, state) == OVER
        return self._winners_in([*self.steps, step]) if is_end else None

    def classification_by(self, step: Step) -> list[Classified]:
        """The classification if the step proposed last is accepted; raises as `winners_by`."""
        _, state = self._proposed(step)
        return self._referee.classify(self.board.record, state, self.seats)

    def choices(self) -> list[Choice]:
        """The legal actions of the seat that decides; none when the match is over."""
        return self._referee.choices(self.board.record, self._state)

    def plans(self) -> list[Plan]:
        """What the deciding seat reaches by several actions in turn without chance, the shortest way each.

        None where anything is hidden: how long the search takes would tell what, say, a hand holds.
        """
        if self.has_secrets:
            return []
        return find_plans(self._referee, self.board.record, self._state)

    def outlooks(self) -> list[Plan]:
        """What each action of the deciding seat that points at nothing would cause; none where anything is hidden."""
        return [] if self.has_secrets else outlooks(self._referee, self.board.record, self._state)

    def refusal(self, seat: int, token: str) -> int:
        """0, or the number of the rule that forbids `seat` to play `token` now; raises `UnknownToken`."""
        return self._referee.refusal(self.board.record, self._state, seat, token)

    def beforehand(self, seat: int) -> list[Choice]:
        """The answers that a seat may give to a decision to come: a standing or a sealed one."""
        return self._referee.beforehand(self.board.record, self._state, seat)

    def beforehand_refusal(self, seat: int, token: str) -> int:
        """0, or the number of the rule that forbids `seat` to give this answer beforehand.

        Raises:
            UnknownToken: the game has no such token.
            ValueError: this game has no decisions that can be answered beforehand.
        """
        return self._referee.beforehand_refusal(self.board.record, self._state, seat, token)

    def why(self, seat: int, target: int) -> int:
        """The number of the rule that forbids `seat` to point at `target` now, 0 if it may.

        A cell that ways only pass, though a step points at it, is none that can be pointed at: ways are offered whole.
        """
        ways = find_ways(self._referee, self.board.record, self._state) if seat == self.actor else []
        if any(way.target == target for way in ways):
            return 0
        rule = self._referee.why(self.board.record, self._state, seat, target)
        if rule or not ways:
            return rule
        return next(block.elsewhere for block in self.game.spec.blocks if block.way and block.elsewhere)

    def propose(self, seat: int, tokens: Sequence[str]) -> Step:
        """The step that would follow if `seat` played `tokens` one after another; the match stays as it is.

        Raises:
            Refused: a rule forbids one of them.
            UnknownToken: one of them is no word of the game.
            NotAwaited: nobody is waited for where one of them would be played.
            ValueError: no token is given.
        """
        if not tokens:
            raise ValueError("expected at least one token")
        state = self._state.copy()
        entries: list[Entry] = []
        for token in tokens:
            if self._referee.is_standing(self.board.record, state):
                raise NotAwaited("expected no action here: nobody is waited for")
            entries.append(self._referee.act(self.board.record, state, seat, token))
        return self._proposal(entries, state)

    def propose_answers(self, answers: Mapping[int, str]) -> Step:
        """The step that would follow if those who are asked now, one after another, answered so.

        A seat without an answer gives the default. The step ends with the first other answer, so that everybody can
        see it before the next one, or where somebody is waited for. The match stays as it is.

        Raises:
            Refused: a rule forbids one of them.
            UnknownToken: one of them is no word of the game.
            ValueError: somebody is waited for.
        """
        if not self.is_standing:
            raise ValueError("expected a decision at which nobody is waited for")
        state, default = self._state.copy(), self.game.spec.standing_default
        entries = self._referee.ask(self.board.record, state, lambda seat: answers.get(seat, default))
        return self._proposal(entries, state)

    def accept(self, step: Step) -> None:
        """Make the step proposed last the present.

        Raises:
            ValueError: it is not the step proposed last.
        """
        self._keep(*self._proposed(step))

    def play(self, seat: int, *tokens: str) -> Step:
        """Propose and accept in one; raises as `propose`."""
        step = self.propose(seat, tokens)
        self.accept(step)
        return step

    def steps_for(self, seat: int | None, since: int = 0) -> list[Step]:
        """The steps from number `since` on, as `seat` (None: a spectator) may see them (`chequered.match.seen`)."""
        return [seen(self.game.spec, step, seat) for step in self.steps[since:]]

    def state_after(self, number: int) -> Record:
        """The state after step `number` (-1: before anything): an independent copy."""
        nearest = max(kept for kept in self._snapshots if kept <= number)
        state = self._snapshots[nearest].copy()
        for step in self.steps[nearest + 1 : number + 1]:
            for entry in step.entries:
                self._replay(state, entry)
        return state

    def _again(self, given: Step) -> Step:
        """Play what a step of a journal began with; raises `FoldError` if nothing can begin with it."""
        decided = _decisions(given)
        if self.is_standing:
            step = self.propose_answers(dict(decided))
        elif len({seat for seat, _ in decided}) > 1:
            raise FoldError(f"step {given.number}: two seats decide in it")
        else:
            step = self.propose(decided[0][0], [token for _, token in decided])
        self.accept(step)
        return step

    def _proposal(self, entries: Sequence[Entry], state: Record) -> Step:
        step = self._step([*entries, *self._run_on(state, self._draws)], state)
        self._pending = (step, state)
        return step

    def _replay(self, state: Record, entry: Entry) -> None:
        if entry.is_chance:
            self._referee.fall(self.board.record, state, self._referee.id_of(entry.token), entry.weights)
        else:
            self._referee.act(self.board.record, state, entry.seat, entry.token)

    def _run_on(self, state: Record, draws: int) -> list[Entry]:
        """Play outcomes and forced answers up to the next real decision, or the end."""
        entries: list[Entry] = []
        board = self.board.record
        while (who := self._referee.actor(board, state)) != OVER:
            if who == CHANCE:
                weights = self._referee.weights(board, state)
                entries.append(self._referee.fall(board, state, self._chance.draw(draws, weights), weights))
                draws += 1
                continue
            only = only_answer(self._referee, board, state)
            if not only:
                break
            entries.append(self._referee.act(board, state, who, only, forced=True))
        return entries

    def _proposed(self, step: Step) -> tuple[Step, Record]:
        if self._pending is None or self._pending[0] is not step:
            raise ValueError(f"expected the step proposed last, got step {step.number}")
        return self._pending

    def _winners_in(self, steps: Sequence[Step]) -> list[int]:
        return [h.args[0] for step in steps for e in step.entries for h in e.events if h.event == self._win]

    def _step(self, entries: Sequence[Entry], state: Record) -> Step:
        return Step(len(self.steps), tuple(entries), state_digest(state))

    def _keep(self, step: Step, state: Record) -> None:
        self.steps.append(step)
        self._state = state
        self._pending = None
        self._draws += sum(entry.is_chance for entry in step.entries)
        if step.number % SNAPSHOT_EVERY == 0:
            self._snapshots[step.number] = state.copy()


def _decisions(step: Step) -> list[tuple[int, str]]:
    """The seats and tokens that began a step: its actions before the first outcome or forced answer."""
    decided = takewhile(lambda entry: not (entry.is_chance or entry.forced), step.entries)
    found = [(entry.seat, entry.token) for entry in decided]
    if not found:
        raise FoldError(f"step {step.number}: it does not begin with a decision")
    return found
