"""Commands with one form for each game, whose options become flags: `chequered play monza --challenge`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Literal, get_args

from cyclopts import App, Parameter, validators

from chequered.games import GAMES
from chequered.games import game as find
from chequered.kernel.game import Game, Option
from chequered.text import GameSentences

Run = Callable[..., int]


def per_game(command: str, run: Run, summary: str) -> App:
    """An app with a command for each game. `run` gets the game and its options' values first, then what it declares.

    `command` is what stands behind `chequered`; its help shows the examples that each game brings.
    """
    app = App(name=command.rsplit(maxsplit=1)[-1], help=summary)
    for name in GAMES:
        game = find(name)
        lines = [f"  chequered {command} {name} {example}".rstrip() for example in game.examples.get(command, ("",))]
        app.command(_for_game(run, game), name=name, help_epilogue="\n".join(["Examples:", *lines]))
    return app


def unusual(game: Game, choices: Mapping[str, int]) -> list[str]:
    """The options that are not as they are by default, as one would write their flags: `challenge`, `laps 1`."""
    told = []
    for option in game.spec.options:
        value = choices.get(option.name, option.default)
        flag = option.name.replace("_", "-")
        if value == option.default:
            continue
        if option.words:
            told.append(f"{flag} {option.words[value - option.low]}")
        elif (option.low, option.high) == (0, 1):
            told.append(flag if value else f"no-{flag}")
        else:
            told.append(f"{flag} {value}")
    return told


def _for_game(run: Run, game: Game) -> Callable[..., int]:
    words = GameSentences("en", game)
    parameters = list(inspect.signature(run, eval_str=True).parameters.values())[2:]
    declared = [_with_presets(p, game) for p in parameters if p.name != "season" or game.spec.season]
    options = {option.name: option for option in game.spec.options}

    def command(*arguments: Any, **values: Any) -> int:
        given = {name: values.pop(name) for name in options if name in values}
        choices = {name: _number(options[name], value) for name, value in given.items()}
        return run(game, choices, *arguments, **values)

    flags = [_flag(option, words) for option in options.values()]
    command.__signature__ = inspect.Signature([*declared, *flags])  # type: ignore[attr-defined]  # a function takes one; mypy does not know
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in (*declared, *flags)}
    command.__doc__ = f"{words.of('name')}: {words.of('tagline')}\n\n{run.__doc__}"
    return command


def _with_presets(parameter: inspect.Parameter, game: Game) -> inspect.Parameter:
    """What a command declares; the help of its `board` names those that ship with the game, if there is a choice.

    Only games in which points of several races add up have a `season`.
    """
    if parameter.name != "board":
        return parameter
    kind, declared = get_args(parameter.annotation)
    presets = game.boards.presets()
    is_choice = len(presets) > 1 or bool(game.boards.reasons())
    asked = Parameter.combine(
        declared, Parameter(help=f"{declared.help} There are: {', '.join(presets)}.", show=is_choice)
    )
    return parameter.replace(annotation=Annotated[kind, asked])


def _flag(option: Option, words: GameSentences) -> inspect.Parameter:
    """An option of the game as a flag; as one of its words, or as a number, where it is more than a switch.

    A switch that is on by default can be turned off: `--no-qualifying`.
    """
    said = words.of("option", f"{option.name}.help")
    kind: Any = int
    default: bool | int | str = option.default
    asked = Parameter(help=said, validator=validators.Number(gte=option.low, lte=option.high))
    if option.words:
        kind, default = Literal[option.words], option.words[option.default - option.low]
        asked = Parameter(help=f"{said} {', '.join(_valued(option, words))}.")
    elif (option.low, option.high) == (0, 1):
        kind, default = bool, bool(option.default)
        asked = Parameter(help=said, negative="no-" + option.name.replace("_", "-") if default else ())
    return inspect.Parameter(
        option.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, asked]
    )


def _valued(option: Option, words: GameSentences) -> Iterator[str]:
    """Each word of an option with what it means."""
    yield from (f"{word}: {words.of('option', option.name, word)}" for word in option.words)


def _number(option: Option, value: bool | int | str) -> int:
    """The value of an option as the game counts it."""
    return option.low + option.words.index(value) if isinstance(value, str) else int(value)
