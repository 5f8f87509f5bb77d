"""Small windows over the match: a rule, all rules, a question, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from chequered.cli.terminal.panels import BOLD, DIM
from chequered.text import GameSentences

Result = TypeVar("Result")
FRAME = """
    align: center middle;
    & > .frame {
        width: 76; max-width: 96%; height: auto; max-height: 92%;
        border: round $accent; padding: 0 1; background: $surface;
    }
"""


class Window(ModalScreen[Result]):
    """What all have in common: closed once, however often the key was pressed."""

    def action_close(self, result: Result | None = None) -> None:
        """Close, and hand on the result."""
        if self.is_active:
            self.dismiss(result)


class RuleScreen(Window[None]):
    """A rule in our words."""

    DEFAULT_CSS = f"RuleScreen {{ {FRAME} }}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,ctrl+c,ctrl+d", "close", show=False)]

    def __init__(self, words: GameSentences, number: int) -> None:
        super().__init__()
        self._rule = words.rule(number)
        self._close = words.sentence("button-close")

    def compose(self) -> ComposeResult:
        """Name, title, text, and whose rule it is."""
        rule = self._rule
        with VerticalScroll(classes="frame") as frame:
            frame.border_title = f"{rule.name} · {rule.title}"
            frame.border_subtitle = f"esc {self._close}"
            yield Static(Text(rule.text))
            yield Static(Text(f"\n{rule.kind}", DIM))


class RulesScreen(Window[None]):
    """All rules by number and title; Enter opens one."""

    DEFAULT_CSS = f"""RulesScreen {{ {FRAME}
        OptionList, OptionList:focus {{ border: none; padding: 0; height: auto; max-height: 100%; }}
    }}"""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,ctrl+c,ctrl+d", "close", show=False)]

    def __init__(self, words: GameSentences, numbers: Sequence[int]) -> None:
        super().__init__()
        self._words = words
        self._numbers = numbers

    def compose(self) -> ComposeResult:
        """The list."""
        rules = [self._words.rule(number) for number in self._numbers]
        options = [Option(Text.assemble((f"{rule.name:8}", BOLD), rule.title)) for rule in rules]
        with Vertical(classes="frame") as frame:
            frame.border_title = self._words.sentence("rule-title")
            frame.border_subtitle = f"esc {self._words.sentence('button-close')}"
            yield OptionList(*options)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the rule, once."""
        if self.is_active:
            self.app.push_screen(RuleScreen(self._words, self._numbers[event.option_index]))


class AskScreen(Window[bool]):
    """A question with yes (Enter) and no (Escape)."""

    DEFAULT_CSS = f"AskScreen {{ {FRAME} }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,ctrl+c,ctrl+d", "close(True)", show=False),
        Binding("escape,n", "close(False)", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question = question
        self._answers = f"⏎ {yes}   esc {no}"

    def compose(self) -> ComposeResult:
        """The question and its keys."""
        with Vertical(classes="frame"):
            yield Static(Text(self._question))
            yield Static(Text(f"\n{self._answers}", DIM))


class FileScreen(Window[str]):
    """Asks under which name to save something; Escape does not save."""

    DEFAULT_CSS = f"FileScreen {{ {FRAME} }}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, name: str, answers: str) -> None:
        super().__init__()
        self._title = title
        self._file = name
        self._answers = answers

    def compose(self) -> ComposeResult:
        """The name, to be changed."""
        with Vertical(classes="frame") as frame:
            frame.border_title = self._title
            frame.border_subtitle = self._answers
            yield Input(self._file)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Save under this name."""
        self.action_close(event.value.strip() or None)
