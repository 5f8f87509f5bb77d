"""What playing and replaying have in common: a screen with board, seats, hand and log, wide or narrow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static

from chequered.cli.terminal.board import BoardView
from chequered.cli.terminal.cards import Room, hand_text
from chequered.cli.terminal.choices import ChoicesPanel
from chequered.cli.terminal.field import Field, Shown
from chequered.cli.terminal.modals import RuleScreen, RulesScreen
from chequered.cli.terminal.panels import BOLD, DIM, HandsPanel, LogPanel, Prose, RunnersPanel
from chequered.cli.terminal.scene import Scene
from chequered.cli.terminal.table_view import TableView
from chequered.match import Classified

LEAST = 50, 16
"""The smallest window: columns and rows."""

WIDE = 100
"""From this width on the log stands beside the board."""

OTHER_LINES = 10
"""Title, hand, prompt, choices, seats and keys, where everything stands in one column."""

CARD_LINES = 12
"""The same with a hand of cards instead of seats, and two lines of the log."""

LOG_SHARE = 5
"""The log has at least one line in so many, there."""

LOG_BELOW = 15
"""Rows beside those of runners and hands that a wide window has for the log and the rest before hands are shown."""

MARGINS = 4
"""Columns of the title's line beside its texts."""

Keys = Sequence[tuple[str, str]]
Result = TypeVar("Result")


def lines(*parts: Text) -> Text:
    """The parts that say something, one below another."""
    return Text("\n").join(part for part in parts if part)


class RaceScreen(Screen[None]):
    """The frame around a match."""

    CSS = """
    #title { height: 1; background: $panel; padding: 0 1; }
    #main { height: 1fr; }
    #left { height: auto; }
    #field { height: 7; }
    #hand { height: auto; max-height: 4; padding: 0 1; }
    #prompt { height: auto; min-height: 2; max-height: 5; padding: 0 1; }
    #choices { padding: 0 1; }
    #right { height: 1fr; }
    #seats { height: auto; max-height: 3; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    #hands { display: none; height: auto; padding: 0 1 1 1; }
    #log { height: 1fr; border: none; padding: 0; background: $surface; scrollbar-size-vertical: 1; }
    #log > .option-list--option-highlighted { background: $surface; text-style: none; }
    #log:focus > .option-list--option-highlighted { background: $primary 40%; }
    #log > .option-list--option { padding: 0 1; }
    #keys { height: 1; background: $panel; padding: 0 1; }
    #small { display: none; height: 1fr; content-align: center middle; }
    .wide #main { layout: horizontal; }
    .wide #left { width: 1fr; height: 1fr; }
    .wide #field { height: 1fr; margin: 0 1; }
    .wide #right { width: 46; border-left: vkey $panel; }
    .wide #seats { padding: 1 1; max-height: 100%; }
    .wide #prompt { max-height: 7; }
    .wide #hand { margin: 0 0 1 0; }
    .cards #field { padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    .cards #prompt { min-height: 1; }
    .staged #field, .staged #left { height: 1fr; }
    .staged #right { height: 4; }
    .staged #seats, .staged #hand { display: none; }
    .wide.staged #right { height: 1fr; }
    .wide.staged #seats { display: block; }
    .tiny #main { display: none; }
    .tiny #small { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "look", show=False),
        Binding("t", "rules", show=False),
        Binding("escape", "back", show=False),
        Binding("q,ctrl+c,ctrl+d", "quit", show=False),
    ]

    AUTO_FOCUS = ""
    """Nothing: the field would be the first, and its cursor would ask before anybody has."""

    card_lines = CARD_LINES

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self.words = scene.words
        self.pieces = scene.pieces_at_start()

    def compose(self) -> ComposeResult:
        """All parts; how they lie is the style's."""
        width, height = LEAST
        with Vertical(id="frame"):
            yield Static(id="title")
            with Vertical(id="main"):
                with Vertical(id="left"):
                    yield self._new_field()
                    yield Static(id="hand")
                    yield Prose(id="prompt")
                    yield ChoicesPanel(id="choices")
                with Vertical(id="right"):
                    yield RunnersPanel(id="seats")
                    yield HandsPanel(id="hands")
                    yield LogPanel(self.scene.rule_names, self.scene.badge_of, self.scene.badge_width, id="log")
            yield Static(Text(self.words.sentence("terminal-small", width=width, height=height)), id="small")
            yield Static(id="keys")

    def _new_field(self) -> Field:
        drawing = self.scene.board.drawing
        return BoardView(self.scene, drawing, id="field") if drawing else TableView(self.scene, id="field")

    @property
    def field(self) -> Field:
        """The circuit, or the table."""
        return self.query_one(Field)

    @property
    def choices(self) -> ChoicesPanel:
        """The list of choices."""
        return self.query_one(ChoicesPanel)

    @property
    def log_panel(self) -> LogPanel:
        """The log."""
        return self.query_one(LogPanel)

    def on_resize(self, event: Resize) -> None:
        """Wide windows have the log at the side, narrow ones below."""
        width, height = event.size
        frame = self.query_one("#frame")
        frame.set_class(width >= WIDE, "wide")
        frame.set_class(width < LEAST[0] or height < LEAST[1], "tiny")
        frame.set_class(self.scene.is_table, "cards")
        self._fit()
        self.redraw()

    def _fit(self) -> None:
        """Give the field the rows that it fills; or all the rest, with the log at the side or with a stage in it."""
        width, height = self.size
        frame = self.query_one("#frame")
        others = self.card_lines if self.scene.is_table else OTHER_LINES + height // LOG_SHARE
        takes_rest = frame.has_class("wide") or frame.has_class("staged")
        self.field.fit(width, None if takes_rest else height - others)

    def redraw(self) -> None:
        """Bring every part up to date: the screens of playing and of replaying each do it in their own way."""
        # No abstract base: Textual's screens have a metaclass of their own.
        raise NotImplementedError

    def draw(self, shown: Shown, classified: Sequence[Classified], places: Sequence[int]) -> None:
        """Show this in the middle, and who races; `classified` and `places` are empty while they are not known."""
        view, mover, frame = shown.view, shown.mover, self.query_one("#frame")
        self.scene.dress(view)
        stage = self.scene.stage(view)
        if frame.has_class("staged") != bool(stage):
            frame.set_class(bool(stage), "staged")
            self._fit()
        self.field.show(replace(shown, stage=stage))
        runners = self.scene.runner_lines(self.pieces, mover, view, classified, places)
        is_wide = frame.has_class("wide")
        panel = self.query_one(RunnersPanel)
        panel.show(runners, width=self.size.width - 2, is_list=is_wide)
        if self.scene.is_table:  # everybody has a line on the table already
            panel.display = is_wide
        hands = list(self.scene.hands(view)) if view is not None else []
        has_room = is_wide and self.size.height >= len(runners) + len(hands) + LOG_BELOW
        self.query_one(HandsPanel).show(hands if has_room else [])

    def say(self, title: str, prompt: Text | str, hand: Text, keys: Keys) -> None:
        """Show the lines of text."""
        heading = Text(self.scene.title, BOLD)
        if title:  # what is news has its room
            heading.truncate(max(0, self.size.width - MARGINS - cell_len(title)), overflow="ellipsis")
        self.query_one("#title", Static).update(Text.assemble(heading, f"  {title}"))
        self.query_one("#prompt", Prose).tell(prompt if isinstance(prompt, Text) else Text(prompt))
        self.query_one("#hand", Static).update(hand)
        told = [Text.assemble((f"{key} ", BOLD), (f"{self.words.sentence(name)}  ", DIM)) for key, name in keys]
        while len(told) > 1 and sum(each.cell_len for each in told) > max(self.size.width, LEAST[0]):
            del told[-2]  # how to leave is told in any case
        self.query_one("#keys", Static).update(Text("", no_wrap=True, overflow="ellipsis").join(told))

    def open(self, window: Screen[Result], then: Callable[[Result | None], None] | None = None) -> None:
        """Open a small window, unless there is one already (keys typed ahead open no second one)."""
        if self.is_active:
            self.app.push_screen(window, then)

    def hand_of(self, view: Any, seat: int, keys: Mapping[str, str]) -> Text:
        """What a seat holds, cards with the keys of their tokens; nothing where the state is not known."""
        if view is None or seat < 0:
            return Text()
        held = self.scene.hand_of_cards(view, seat)
        if not held:
            return self.scene.hand(view, seat)
        room = Room(self.query_one("#hand").size.width, self.size.height)
        return hand_text(self.scene, held, keys, self.field.cursor, room)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line of the log was chosen: open its rule."""
        rule = self.log_panel.rule_at(event.option_index)
        if rule:
            self.open(RuleScreen(self.words, rule))

    def action_rules(self) -> None:
        """Show all rules."""
        self.open(RulesScreen(self.words, list(self.scene.spec.rules)))

    def action_look(self) -> None:
        """Ask about places, or leave it again; where there are none, all that helps are the rules."""
        if self.field.has_places:
            (self.choices if self.field.has_focus else self.field).focus()
        else:
            self.action_rules()

    def action_back(self) -> None:
        """Leave whatever has the focus for the choices."""
        self.choices.focus()

    def action_quit(self) -> None:
        """Leave the screen."""
        self.app.exit()
