"""Guards the conformance kit: it passes the games that we ship, and finds each kind of mistake in a game that has it.

The mistakes are made in the toy game, by changing a line of its rules.
"""

import inspect
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from chequered.games import GAMES, game
from chequered.kernel import chance, views
from chequered.kernel.boards import BoardError
from chequered.kernel.conformance import ConformanceError, check, hiding
from chequered.kernel.conformance.failing import Unfit
from chequered.kernel.conformance.happening import check_event
from chequered.kernel.game import Argument, Block, Event, Game, Option, Spec
from chequered.kernel.record import Ints, Record, field
from tests.kernel.conftest import MakeModule
from tests.kernel.mistakes import MISTAKES, Changes
from tests.kernel.toy import rules
from tests.kernel.toy.game import GAME as TOY
from tests.kernel.toy.spec import SEATS, SPEC
from tests.kernel.toy.state import State

Break = Callable[[Changes], Game]


@pytest.mark.parametrize("name", GAMES)
def test_the_games_that_ship_conform(name: str):
    check(game(name), entries=6_000)


def cards_of_the_pile(board: Record, s: State) -> int:
    return sum(s.pile) - s.pile_size


def test_the_toy_game_conforms():
    check(TOY, seeds=(1, 2), entries=1_500, conserved=(cards_of_the_pile,))


# ------------------------------------------------------------------------------------------------ mistakes in rules


@pytest.fixture
def broken(make_module: MakeModule) -> Break:
    """The toy game with some texts of its rules replaced."""

    def make(changes: Changes) -> Game:
        source = inspect.getsource(rules)
        for old, new in changes.items():
            assert source.count(old) == 1, f"{old!r} is not there, or more than once"
            source = source.replace(old, new)
        return replace(TOY, rules=(make_module(source, "broken_rules"), chance))

    return make


@pytest.mark.parametrize(("name", "changes"), [(name, changes) for name, all_ in MISTAKES.items() for changes in all_])
def test_a_mistake_in_the_rules_is_found_by_its_check(name: str, changes: Changes, broken: Break):
    with pytest.raises(ConformanceError) as found:
        check(broken(changes), entries=1_500, compiled=False)
    assert found.value.check == name, str(found.value)


def test_a_difference_between_plain_and_compiled_is_found_where_it_begins(broken: Break):
    """A number that leaves the 64 bits for a moment comes back unharmed in plain Python only."""
    game = broken({"    s.cell[s.turn] = to\n": "    s.cell[s.turn] = (to << 61) >> 61\n"})
    check(game, entries=200, compiled=False)
    with pytest.raises(
        ConformanceError, match=r"plain and compiled agree: the state's cell is .* plain and .* compiled"
    ) as found:
        check(game, entries=200)
    landed = [token for token in found.value.journal if token in SPEC.tokens]
    assert found.value.journal[-1] in {*SPEC.chance_tokens, *SPEC.blocks[1].tokens}
    assert len(landed) == len(found.value.journal) < 30


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (
            "return cell + board.slope[cell]",
            "return cell + (board.slope[cell] + 4 << 61 >> 61) - 4",
            "the answer targets is",
        ),
        ("        out[seat] = 1\n", "        out[seat] = (s.phase + 2 << 61 >> 61) - 4\n", "the places are"),
    ],
)
def test_a_difference_in_an_answer_is_found_too(old: str, new: str, what: str, broken: Break):
    with pytest.raises(ConformanceError, match=f"plain and compiled agree: {what}"):
        check(broken({old: new}), entries=200)


def test_a_count_that_is_not_conserved_is_found(broken: Break):
    game = broken({"    s.pile_size -= 1\n": "    s.pile_size -= 1 if kind else 0\n"})
    check(game, entries=200, compiled=False)
    with pytest.raises(ConformanceError, match="counts are conserved: cards_of_the_pile was 0 at the opening"):
        check(game, entries=200, compiled=False, conserved=(cards_of_the_pile,))


def test_a_view_that_shows_too_much_is_found(monkeypatch: pytest.MonkeyPatch):
    def careless(state: Any, seat: int | None) -> Any:
        seen = views.view(state, seat)
        seen.buried = state.buried
        return seen

    monkeypatch.setattr(hiding, "view", careless)
    with pytest.raises(ConformanceError, match=r"views reveal nothing: .* sees what it must not"):
        check(TOY, entries=200, compiled=False)


# ------------------------------------------------------------------------------------------------ mistakes in facts


def with_spec(**changes: Any) -> Game:
    return replace(TOY, spec=replace(SPEC, **changes))


class Owned(Record):
    hand: Ints = field(SEATS + 1, see="owner", doc="a row too many")


SEAT = Argument("seat", "seat")
CARD = Argument("card", "number", "owner")
FACTS: dict[str, Game] = {
    "tokens occur twice: one": with_spec(blocks=(*SPEC.blocks, Block("again", ("one",)))),
    "'Roll it' is no token": with_spec(blocks=(*SPEC.blocks, Block("shout", ("Roll it",)))),
    "the block odd names a rule 999": with_spec(blocks=(*SPEC.blocks, Block("odd", ("odd",), "cell", 999))),
    "event numbers occur twice: 5": with_spec(events=(*SPEC.events, Event(5, "again"))),
    "event names occur twice: won": with_spec(events=(*SPEC.events, Event(6, "won"))),
    "has more than 3 arguments": with_spec(events=(Event(1, "a", tuple(Argument(k, "count") for k in "abcd")),)),
    "arguments of the event a occur twice: seat": with_spec(events=(Event(1, "a", (SEAT, SEAT)),)),
    "an argument of the unknown kind colour": with_spec(events=(Event(1, "a", (Argument("c", "colour"),)),)),
    "shows card to its owner, but has no seat": with_spec(events=(Event(1, "a", (CARD,)),)),
    "a moves a piece, but names none": with_spec(events=(Event(1, "a", (Argument("to", "cell"),)),)),
    "b moves a piece, but names none": with_spec(pieces=2, events=(Event(1, "b", (SEAT,), leaves=True),)),
    "the options record has no field quick": with_spec(options=(Option("quick", 0),)),
    "the default of long is out of its range": with_spec(options=(Option("long", 2),)),
    "long is asked for beside quick, which is no": with_spec(options=(Option("long", 0, beside="quick"),)),
    "the state's hand has 4 rows for 3 owners": replace(TOY, State=Owned),
}  # fmt: skip  # a line for each


@pytest.mark.parametrize("what", FACTS)
def test_a_mistake_in_the_facts_is_found(what: str):
    with pytest.raises(ConformanceError, match="toy: the facts agree: ") as found:
        check(FACTS[what], compiled=False)
    assert what in found.value.what


def test_an_amount_can_be_below_zero_and_a_count_cannot():
    """Parts of a sum are told one by one, what it loses too."""
    below = (9, int(min(SPEC.rules)), -1, 0, 0)
    for kind in ("amount", "count"):
        spec = with_spec(events=(*SPEC.events, Event(9, "part", (Argument("of", kind),)))).spec
        if kind == "amount":
            check_event(spec, below, 2)
        else:
            with pytest.raises(Unfit) as found:
                check_event(spec, below, 2)
            assert found.value.what == "part: -1 is no count"


def test_a_token_that_names_another_id_is_found():
    class Crossed(Spec):
        ids = {**SPEC.ids, "one": 1, "two": 0}  # noqa: RUF012  # a spec is read only

    crossed = Crossed(**{name: getattr(SPEC, name) for name in SPEC.__dataclass_fields__})
    with pytest.raises(ConformanceError, match="one does not round-trip"):
        check(replace(TOY, spec=crossed), compiled=False)


# ------------------------------------------------------------------------------------------------ how it is told


def test_the_message_says_where_and_gives_the_journal_up_to_there(broken: Break):
    old = "emit(Event.PLAYED, Rule.TOY_2_1, s.turn, kind, 0)"
    with pytest.raises(ConformanceError) as found:
        check(broken({old: old.replace("2_1", "2_1 + 700")}), boards=("short",), seeds=(5,), compiled=False)
    error, message = found.value, str(found.value)
    assert message.startswith("toy, board short, Options(seats=")
    assert ", seed 5: events are as declared: played: there is no rule 901" in message
    assert message.endswith("\njournal: " + " ".join(error.journal))
    assert error.journal[-1].startswith("play-")
    assert not [token for token in error.journal[:-1] if token.startswith("play-")]


def test_the_journal_leads_to_the_failure_again(broken: Break):
    game = broken({"cell = min(s.cell[s.turn] + steps, board.finish)": "cell = s.cell[s.turn] + 5 * steps"})
    with pytest.raises(ConformanceError) as found:
        check(game, boards=("flat",), compiled=False)
    options = eval(found.value.where.split(", ", 2)[2].rsplit(", seed", 1)[0], {"Options": lambda **o: o})
    s, board, plain = State(), game.boards.load("flat").record, game.plain()
    plain.setup(board, game.Options.from_dict(options), s)
    for token in found.value.journal:
        plain.apply(board, s, SPEC.ids[token])
    with pytest.raises(IndexError):
        plain.target(board, s, SPEC.ids["play-three"])


def test_the_same_call_finds_the_same(broken: Break):
    game = broken({"s.cell[other] > s.cell[seat]": "s.cell[other] >= s.cell[seat]"})
    told = []
    for _ in range(2):
        with pytest.raises(ConformanceError) as found:
            check(game, compiled=False)
        told.append(str(found.value))
    assert told[0] == told[1]


def test_only_the_boards_that_are_named_are_played():
    with pytest.raises(BoardError, match="no board 'hill'"):
        check(TOY, boards=("hill",), compiled=False)
