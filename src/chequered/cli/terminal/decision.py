"""The decision that is due: what can be chosen, which cells or cards that reaches, and why others cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from chequered.cli.terminal.looks import Held
from chequered.cli.terminal.offers import Offer, Offering
from chequered.cli.terminal.scene import NOBODY, Scene
from chequered.cli.terminal.stage import places_of
from chequered.match import Match, Plan


@dataclass(frozen=True, slots=True)
class Way:
    """The tokens that lead to a cell, and the cells that they touch."""

    tokens: Sequence[str]
    cells: Sequence[int]


class Decision:
    """What the deciding person can do; nothing, where nobody is asked."""

    def __init__(
        self,
        scene: Scene,
        match: Match,
        *,
        is_asked: bool,
        hand: int = NOBODY,
        standing: Mapping[int, str] | None = None,
    ) -> None:
        """Look at the match as it stands.

        `is_asked` says whether a person decides, `hand` whose cards are shown, `standing` who stands on which cell.
        """
        self._scene = scene
        self._match = match
        self._is_asked = is_asked
        self._hand = hand
        offering = Offering(scene.words, scene.spec, scene.board.cells, scene.look, scene.narrator)
        plans = match.plans() if is_asked else []
        self.offers: Sequence[Offer] = offering.offers(match.choices() if is_asked else [], plans, standing)
        self._plans: Mapping[int, Plan] = {plan.target: plan for plan in plans}

    def way_to(self, cell: int) -> Way | None:
        """How a cell is reached now: by one action, or by several without chance between them."""
        offer = self._offer_of(cell)
        if offer:
            return Way(offer.tokens, offer.cells)
        plan = self._plans.get(cell)
        return Way(plan.tokens, plan.targets) if plan else None

    def rule_against(self, cell: int) -> int:
        """The number of the rule that forbids the cell, 0 for none."""
        return self._match.why(self._match.actor, cell) if self._is_asked else 0

    def about(self, cell: int) -> str:
        """What a cell is, and how it is reached or why not, in a sentence."""
        words, where = self._scene.words, self._scene.narrator.cell(cell)
        offer, way = self._offer_of(cell), self.way_to(cell)
        if offer:
            return f"{offer.text}  {offer.told}".rstrip()
        if way:
            return words.sentence("table-path", count=len(way.tokens), target=where)
        return f"{where}: {self._reason_against(cell)}"

    def _offer_of(self, cell: int) -> Offer | None:
        return next((offer for offer in self.offers if offer.target == cell), None)

    def _reason_against(self, cell: int) -> str:
        words = self._scene.words
        if not self._is_asked:
            return words.sentence("why-not-now")
        rule = self.rule_against(cell)
        if not rule:
            return words.sentence("why-nothing")
        return words.sentence("refused-by", reason=words.refusal(rule), rule=self._scene.rule_names[rule])


class StageDecision(Decision):
    """What can be done while something else is seen instead of the circuit: its places are what may be chosen there."""

    def way_to(self, place: int) -> Way | None:
        """The action that a place stands for, if it is possible now."""
        token = self._token(place)
        return Way((token,), ()) if any(offer.tokens == (token,) for offer in self.offers) else None

    def rule_against(self, place: int) -> int:
        """The number of the rule that forbids what a place stands for, 0 for none."""
        token = self._token(place)
        return self._match.refusal(self._match.actor, token) if self._is_asked and token else 0

    def about(self, place: int) -> str:
        """What the action is and what it is worth, and why it is not possible now, in sentences."""
        token = self._token(place)
        if not token:
            return ""
        said = self._scene.about(self._match.view(self._match.actor), token)
        return said if self.way_to(place) else f"{said}  {self._reason_against(place)}"

    def _token(self, place: int) -> str:
        """What a place stands for; nothing, where the cursor is still on what was seen before."""
        places = places_of(self._scene.stage(self._match.view(self._match.actor)))
        return places[place] if place < len(places) else ""


class CardDecision(Decision):
    """What can be done in a game of cards: its places are the kinds of cards in the hand that is shown."""

    def way_to(self, place: int) -> Way | None:
        """How a card of this kind is laid now, if that can be done in one way only."""
        tokens = [token for token in self._tokens(place) if token in self._offered]
        return Way(tokens, ()) if len(tokens) == 1 else None

    def rule_against(self, place: int) -> int:
        """The number of the rule that forbids to lay such a card now, 0 for none."""
        reasons = [self._match.refusal(self._hand, token) for token in self._tokens(place)]
        return 0 if 0 in reasons else next(iter(reasons), 0)

    def about(self, place: int) -> str:
        """What a card does, and why it cannot be laid now, in sentences."""
        held = self._held(place)
        if held is None:
            return ""
        said = self._scene.words.sentence(
            "word-labelled",
            label=self._scene.words.word("card", held.word),
            text=held.told,
        )
        return f"{said}  {self._reason_against(place)}" if self.rule_against(place) else said

    @property
    def _offered(self) -> set[str]:
        return {token for offer in self.offers for token in offer.tokens}

    def _tokens(self, place: int) -> Sequence[str]:
        held = self._held(place)
        return held.tokens if held else ()

    def _held(self, place: int) -> Held | None:
        hand = self._scene.hand_of_cards(self._match.view(self._hand), self._hand) if self._hand >= 0 else ()
        return next((held for held in hand if held.kind == place), None)
