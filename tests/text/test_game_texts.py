"""Guards that a game's files say exactly what its spec and rules need: nothing is missing, and nothing is left over."""

import ast
import fnmatch
import inspect
import re
from enum import IntEnum
from itertools import product

import pytest

from chequered.games import GAMES, game
from chequered.kernel.game import Event, Game
from chequered.text import LANGUAGES, GameSentences
from tests.text.fluent_files import PACKAGE, text_id, texts

PAGE_OF_GAMES = PACKAGE.parents[1] / "web/src/games"
LOOKS = PACKAGE / "cli/terminal/looks"


def needed(found: Game) -> set[str]:
    spec = found.spec
    actions = [block.name for block in spec.action_blocks]
    names = {"name", "tagline", "about"}
    names |= {f"option-{option.name}{part}" for option in spec.options for part in ("", ".help")}
    names |= {f"board-{preset}{part}" for preset in found.boards.presets() for part in ("", ".help")}
    names |= {f"attribute-{attribute.name}" for attribute in spec.attributes}
    names |= {f"{vocabulary}-{word}" for vocabulary, held in spec.vocabularies.items() for word in held}
    names |= {f"{kind}-{name}" for name in actions for kind in ("action", "ask")}
    names |= {f"event-{event.name}" for event in spec.events}
    names |= {f"event-{event.name}.unseen" for event in spec.events if hidden(event)}
    names |= {f"rule-{dashed(number)}{part}" for number in spec.rules for part in ("", ".title")}
    names |= {f"refusal-{dashed(number)}" for number in reasons(found)}
    if found.boards.reasons():
        names |= {"layout", "layout.help"} | {f"layout-{reason}" for reason in found.boards.reasons()}
    names |= {f"option-{option.name}-{word}" for option in spec.options for word in option.words}
    names |= {"piece"} if not spec.has_one_piece else set()
    cells = [cell for preset in found.boards.presets() for cell in found.boards.load(preset).cells]
    names |= {f"cell-{cell.kind}" for cell in cells} | {f"mark-{cell.mark}" for cell in cells if cell.mark}
    return {text_id(spec.id, name) for name in names}


def hidden(event: Event) -> set[str]:
    """The arguments that not everybody may see."""
    return {argument.name for argument in event.arguments if argument.see != "all"}


def reasons(found: Game) -> set[int]:
    """The rules that can forbid something: each block's `elsewhere`, and what `refusal` and all that it asks may name.

    A rule is named in a function, or in a table of the module that a function looks into.
    """
    (module,) = [module for module in found.rules if hasattr(module, "refusal") and hasattr(module, "legal")]
    beforehand = [module.beforehand for module in found.rules if hasattr(module, "beforehand")]
    asked, named = [module.refusal, *beforehand], set()
    for function in asked:
        for node in ast.walk(ast.parse(inspect.getsource(function))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Rule":
                named.add(int(function.__globals__["Rule"][node.attr]))
            elif isinstance(node, ast.Name):
                used = function.__globals__.get(node.id)
                named |= {int(rule) for rule in used if isinstance(rule, IntEnum)} if isinstance(used, tuple) else set()
                asked += [used] if inspect.isfunction(used) and used not in asked else []
    return named | {block.elsewhere for block in found.spec.blocks if block.elsewhere}


def dashed(number: int) -> str:
    return f"{number // 100}-{number % 100}"


def asked_on_its_page(name: str) -> set[str]:
    """What the game's own part of the page asks for, and for each kind of action the name of a way to a cell.

    A name may be put together (`flag-${icon}`); it then has a star. The game's look in the terminal asks for these too.
    """
    sources = [path.read_text(encoding="utf-8") for path in (PAGE_OF_GAMES / name).rglob("*") if path.is_file()]
    asked = [found for source in sources for found in re.findall(r'\bof\(\["page", (.+?)\]', source)]
    names = {either or put for found in asked for either, put in re.findall(r'"([a-z-]+)"|`([^`]+)`', found)}
    ways = {f"block-{block.name}" for block in game(name).spec.blocks if block.target == "cell"}
    return {re.sub(r"\$\{.*?\}", "*", found) for found in names} | ways | {"tally"} | asked_by_its_look(name)


def asked_by_its_look(name: str) -> set[str]:
    """What the game's look in the terminal asks for: behind "page" in a call or in the name of something held."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in LOOKS.glob(f"{name}*.py")]
    lists = [
        node.args if isinstance(node, ast.Call) else node.elts
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call | ast.Tuple)
    ]
    asked = [rest for first, *rest in filter(None, lists) if isinstance(first, ast.Constant) and first.value == "page"]
    return {"-".join(parts) for rest in asked for parts in product(*map(patterns, rest))}


def patterns(node: ast.expr) -> list[str]:
    """The words that an expression may give; what is not written there is a star."""
    if isinstance(node, ast.IfExp):
        return [*patterns(node.body), *patterns(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        return ["".join(patterns(part)[0] for part in node.values)]
    return [str(node.value)] if isinstance(node, ast.Constant) else ["*"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_all_that_its_spec_names_and_nothing_else(name: str):
    said = {text for text in texts(name, "en") if not text.startswith(text_id(name, "page-"))}
    assert said == needed(game(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_all_that_its_page_asks_for_and_nothing_else(name: str):
    prefix = text_id(name, "page-")
    said = {text.removeprefix(prefix) for text in texts(name, "en") if text.startswith(prefix)}
    asked = asked_on_its_page(name)
    assert {pattern for pattern in asked if not fnmatch.filter(said, pattern)} == set()
    assert {text for text in said if not any(fnmatch.fnmatchcase(text, pattern) for pattern in asked)} == set()


def test_no_part_of_the_terminal_that_all_games_share_asks_for_a_text_of_one_game_s_page():
    shared = [path for path in LOOKS.parent.glob("*.py") if '"page"' in path.read_text(encoding="utf-8")]
    assert shared == []
    assert all(asked_by_its_look(name) for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_an_event_s_sentence_uses_only_the_event_s_arguments(name: str):
    for event in game(name).spec.events:
        arguments = {argument.name for argument in event.arguments}
        assert texts(name, "en")[text_id(name, "event", event.name)].variables <= arguments, event.name


@pytest.mark.parametrize("name", GAMES)
def test_an_event_s_sentence_names_every_seat_piece_and_word_of_it(name: str):
    vocabularies = game(name).spec.vocabularies
    for event in game(name).spec.events:
        told = {argument.name for argument in event.arguments if argument.kind in {"seat", "piece", *vocabularies}}
        assert told <= texts(name, "en")[text_id(name, "event", event.name)].variables, event.name


@pytest.mark.parametrize("name", GAMES)
def test_what_a_reader_may_not_see_of_an_event_is_left_out_of_its_sentence_and_nothing_else_is(name: str):
    for event in game(name).spec.events:
        if hidden(event):
            whole, part = (texts(name, "en")[text_id(name, "event", event.name) + end] for end in ("", ".unseen"))
            assert part.variables == whole.variables - hidden(event), event.name


@pytest.mark.parametrize("name", GAMES)
def test_a_cell_s_sentence_says_where_it_is_and_how_it_is_painted(name: str):
    for text_name, text in texts(name, "en").items():
        if text_name.startswith(text_id(name, "cell-")):
            assert text.variables <= {"position", "lane", "paint"}, text_name


@pytest.mark.parametrize("name", GAMES)
def test_two_cells_of_a_track_are_never_told_alike(name: str):
    found = game(name)
    words = [GameSentences(language, found) for language in LANGUAGES]
    for preset in found.boards.presets():
        cells = found.boards.load(preset).cells
        for language in words:
            told = [(cell.sheet, language.cell(cell)) for cell in cells]
            assert len(set(told)) == len(told), (preset, language.language)


@pytest.mark.parametrize("name", GAMES)
def test_pieces_of_one_seat_are_told_apart(name: str):
    found = game(name)
    low, high = found.spec.seats
    for seats in range(low, high + 1):
        names = [f"Team {seat}" for seat in range(seats)]
        pieces = range(seats * found.spec.pieces_of(seats))
        for language in LANGUAGES:
            told = [GameSentences(language, found).piece(piece, names) for piece in pieces]
            assert len(set(told)) == len(told)
            assert all(names[found.spec.seat_of(piece, seats)] in said for piece, said in enumerate(told))


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_layout_s_sentence_names_every_value_of_its_reason(name: str):
    for reason, values in game(name).boards.reasons().items():
        assert texts(name, "en")[text_id(name, "layout", reason)].variables == values, reason


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_given_as_an_example_can_be_played(name: str):
    boards = game(name).boards
    if boards.reasons():
        code = texts(name, "en")[text_id(name, "layout")].source
        assert boards.load(code).code == code


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_asked_depends_on_the_kinds_of_actions_alone(name: str):
    blocks = {block.name for block in game(name).spec.action_blocks}
    for block in blocks:
        assert texts(name, "en")[text_id(name, "ask", block)].variables <= blocks


@pytest.mark.parametrize("name", GAMES)
def test_our_readings_and_our_own_data_are_marked_in_the_rule_that_holds_them(name: str):
    for number, kind in game(name).spec.rules.items():
        marks = texts(name, "en")[text_id(name, "rule", dashed(number))].terms
        assert marks == {"rule": frozenset(), "ruling": {"reading"}, "ours": {"own"}}[kind], number


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_one_short_sentence(name: str):
    for text_name, text in texts(name, "en").items():
        if text_name.startswith(text_id(name, "refusal-")):
            assert text.source.endswith(".")
            assert text.source.count(". ") == 0
            assert len(text.source) <= 120
