"""The referee: a game's plain rules with their events, one for each game and thread."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable

from chequered.kernel.game import Game
from chequered.kernel.record import Record
from chequered.kernel.views import has_hidden
from chequered.match.journal import CHANCE_SEAT, Choice, Classified, Entry, Happening, Refused, UnknownToken

_local = threading.local()


def referee(game: Game) -> Referee:
    """This thread's referee of a game (binding takes a while, and events are collected in one place)."""
    known: dict[str, Referee] = _local.__dict__.setdefault("referees", {})
    if game.spec.id not in known:
        known[game.spec.id] = Referee(game)
    return known[game.spec.id]


class Referee:
    """Asks and applies the rules of one game on a state, and collects what they emit."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.spec = game.spec
        self._heard: list[tuple[int, int, int, int, int]] = []
        self._rules = game.plain(lambda *event: self._heard.append(event))
        self._seals = any(block.sealed for block in self.spec.blocks)
        width = len(self.spec.tokens)
        self._ids = [0] * width
        self._weights = [0] * width

    def opening(self, board: Record, options: Record) -> tuple[Record, tuple[Happening, ...]]:
        """The state at the beginning, and what was emitted on the way."""
        state = self.game.State()
        self._heard.clear()
        self._rules.setup(board, options, state)
        return state, self._collected()

    def actor(self, board: Record, state: Record) -> int:
        """The seat that decides, `CHANCE` or `OVER`."""
        return int(self._rules.actor(board, state))

    def legal(self, board: Record, state: Record) -> list[int]:
        """The ids of the actor's legal actions."""
        n = self._rules.legal(board, state, self._ids)
        return self._ids[:n]

    def weights(self, board: Record, state: Record) -> tuple[int, ...]:
        """The weights of the outcomes, at chance."""
        n = self._rules.outcomes(board, state, self._weights)
        # In plain rules a condition may stand for 0 or 1, as it does in compiled ones; records hold integers.
        return tuple(int(weight) for weight in self._weights[:n])

    def refusal(self, board: Record, state: Record, seat: int, token: str) -> int:
        """0, or the number of the rule that forbids it."""
        return int(self._rules.refusal(board, state, seat, self.id_of(token)))

    def is_standing(self, board: Record, state: Record) -> bool:
        """Whether nobody is waited for: the actor's answer is the one given beforehand, or the default."""
        default = self.spec.standing_default
        seat = self.actor(board, state)
        return bool(default) and seat >= 0 and not self.refusal(board, state, seat, default)

    def is_sealed(self, board: Record, state: Record) -> bool:
        """Whether a sealed answer is due: every seat still to be asked may give its own before it decides."""
        if not self._seals or self.actor(board, state) < 0:
            return False
        return any(self.spec.block_of[action].sealed for action in self.legal(board, state))

    def has_secrets(self, board: Record, state: Record) -> bool:
        """Whether anything is hidden from anybody now, or is about to be, as a sealed answer is."""
        return self.game.hides and (has_hidden(state) or self.is_sealed(board, state))

    def may_force(self, state: Record) -> bool:
        """Whether an only answer may be played unasked here, or would tell what a hand holds."""
        field = self.spec.open_choice
        return not field or bool(getattr(state, field))

    def beforehand(self, board: Record, state: Record, seat: int) -> list[Choice]:
        """The answers that a seat may give to a decision to come; none in games that ask nobody so."""
        if not self.spec.answers_beforehand:
            return []
        actions = range(len(self.spec.chance_tokens), len(self.spec.tokens))
        allowed = [action for action in actions if not self._rules.beforehand(board, state, seat, action)]
        return [self._choice(board, state, action) for action in allowed]

    def beforehand_refusal(self, board: Record, state: Record, seat: int, token: str) -> int:
        """0, or the number of the rule that forbids `seat` to give this answer beforehand; raises `UnknownToken`.

        Raises:
            ValueError: this game has no decisions that can be answered beforehand.
        """
        if not self.spec.answers_beforehand:
            raise ValueError(f"{self.spec.id} has no decisions that are answered beforehand")
        return int(self._rules.beforehand(board, state, seat, self.id_of(token)))

    def id_of(self, token: str) -> int:
        """The id of a token.

        Raises:
            UnknownToken: the game has no such token.
        """
        number = self.spec.ids.get(token)
        if number is None:
            raise UnknownToken(f"{self.spec.id} has no action or outcome {token!r}")
        return number

    def act(self, board: Record, state: Record, seat: int, token: str, *, forced: bool = False) -> Entry:
        """Carry out a seat's action on `state`.

        Raises:
            Refused: a rule forbids it; the state is as it was.
            UnknownToken: the game has no such token.
        """
        rule = self.refusal(board, state, seat, token)
        if rule:
            raise Refused(rule, self.spec.rule_name(rule), token)
        return self._apply(board, state, seat, token, forced, ())

    def ask(self, board: Record, state: Record, answer: Callable[[int], str]) -> list[Entry]:
        """Where nobody is waited for: carry out on `state` what each who is asked answers, one after another.

        The walk ends with the first answer that is not the default, or where somebody is waited for. `answer` gives a
        seat's token; while it is called, `state` stands before that seat.

        Raises:
            Refused: a rule forbids an answer; those before it are carried out.
            UnknownToken: the game has no such token.
        """
        entries: list[Entry] = []
        while self.is_standing(board, state):
            seat = self.actor(board, state)
            entries.append(self.act(board, state, seat, answer(seat)))
            if entries[-1].token != self.spec.standing_default:
                break
        return entries

    def fall(self, board: Record, state: Record, outcome: int, weights: tuple[int, ...]) -> Entry:
        """Carry out an outcome on `state`; it must have a weight above zero."""
        if not (0 <= outcome < len(weights) and weights[outcome] > 0):
            raise ValueError(f"outcome {outcome} cannot fall; the weights are {list(weights)}")
        token = self.spec.tokens[outcome]
        return self._apply(board, state, CHANCE_SEAT, token, False, weights)

    def choices(self, board: Record, state: Record) -> list[Choice]:
        """The actor's legal actions; none at chance or after the end."""
        if self.actor(board, state) < 0:
            return []
        return [self._choice(board, state, action) for action in self.legal(board, state)]

    def why(self, board: Record, state: Record, seat: int, target: int) -> int:
        """The number of the rule that forbids `seat` to point at `target` now; 0 if it may.

        Of the actions that point there the first that is allowed counts, else the first refusal. Where no action
        points, the rule is the one that says what the decision's actions can point at.
        """
        reasons = [
            self._rules.refusal(board, state, seat, action)
            for action, block in enumerate(self.spec.block_of)
            if block.target != "nothing" and self._rules.target(board, state, action) == target
        ]
        if reasons:
            return 0 if 0 in reasons else int(reasons[0])
        return self._elsewhere(board, state, seat)

    def places(self, board: Record, state: Record, seats: int) -> list[int]:
        """Each seat's place; 1 is best."""
        places = [0] * seats
        self._rules.places(board, state, places)
        return places

    def classify(self, board: Record, state: Record, seats: int) -> list[Classified]:
        """Each piece's place and points."""
        count = seats * self.spec.pieces_of(seats)
        places, points = [0] * count, [0] * count
        self._rules.classify(board, state, places, points)
        return [Classified(*pair) for pair in zip(places, points, strict=True)]

    def _elsewhere(self, board: Record, state: Record, seat: int) -> int:
        if self.actor(board, state) != seat:
            return int(self._rules.refusal(board, state, seat, len(self.spec.chance_tokens)))
        for choice in self.choices(board, state):
            block = next(b for b in self.spec.blocks if b.name == choice.block)
            if block.elsewhere:
                return block.elsewhere
        return next((b.elsewhere for b in self.spec.blocks if b.elsewhere), 0)

    def _choice(self, board: Record, state: Record, action: int) -> Choice:
        target = int(self._rules.target(board, state, action))
        return Choice(self.spec.tokens[action], self.spec.block_of[action].name, target)

    def _apply(
        self, board: Record, state: Record, seat: int, token: str, forced: bool, weights: tuple[int, ...]
    ) -> Entry:
        self._heard.clear()
        self._rules.apply(board, state, self.spec.ids[token])
        return Entry(seat, token, forced, weights, self._collected())

    def _collected(self) -> tuple[Happening, ...]:
        events = tuple(self._happening(*heard) for heard in self._heard)
        self._heard.clear()
        return events

    def _happening(self, event: int, rule: int, *args: int) -> Happening:
        count = len(self.spec.event_of[event].arguments)
        return Happening(int(event), int(rule), tuple(int(arg) for arg in args[:count]))


def state_digest(state: Record) -> str:
    """The SHA-256 of the packed state, in hexadecimal."""
    return hashlib.sha256(state.pack().tobytes()).hexdigest()
