"""What can stand in one place of the command line: how it is read, what is said if it is wrong, and what a shell
offers.

Types that need the games import them on demand.
"""

from __future__ import annotations

import errno
import math
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from stammtisch.engine.problem import Problem

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from stammtisch.engine.kind import GameKind


def _label(param: click.Parameter | None) -> str:
    """`--seats`, or the name of an argument."""
    return str(param.opts[0] if param and param.opts else "")


class Number(click.ParamType[Any, Any]):
    """A number within limits."""

    name = "number"

    def __init__(self, least: float | None = None, most: float | None = None, *, is_whole: bool = True) -> None:
        self.least = least
        self.most = most
        self.is_whole = is_whole

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = int(value) if self.is_whole else float(value)
        except ValueError:
            number = math.nan
        if not self._fits(number):
            limits = "none" if self.least is None else "least" if self.most is None else "both"
            raise Problem(
                "bad_number",
                option=_label(param),
                value=str(value),
                whole="yes" if self.is_whole else "no",
                limits=limits,
                least=str(self.least),
                most=str(self.most),
            )
        return number

    def _fits(self, number: float) -> bool:
        least = -math.inf if self.least is None else self.least
        most = math.inf if self.most is None else self.most
        return math.isfinite(number) and least <= number <= most


class OneOf(click.ParamType[Any, Any]):
    """One of a few words."""

    name = "word"

    def __init__(self, known: Callable[[], Iterable[str]]) -> None:
        self.known = known

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(self.known())}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.known():
            raise Problem("not_one_of", option=_label(param), value=str(value), known=", ".join(self.known()))
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _beginning(self.known(), incomplete)


class FilePath(click.ParamType[Any, Any]):
    """A file, or a folder. If it is to be read, it has to exist, or be `-` for the standard input."""

    name = "file"

    def __init__(self, *, is_read: bool = False) -> None:
        self.is_read = is_read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        if self.is_read and str(value) != "-" and not Path(value).exists():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(value))
        return Path(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type="file")]


class Offered(click.ParamType[Any, Any]):
    """Any text; the command that reads it knows what is allowed. A shell offers what `known` finds for the rest of the
    line.
    """

    name = "text"

    def __init__(self, known: Callable[[click.Context], Iterable[str]]) -> None:
        self.known = known

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _beginning(self.known(ctx), incomplete)


class GameOrFile(Offered):
    """A game, perhaps with options, or a file."""

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        return [*super().shell_complete(ctx, param, incomplete), CompletionItem(incomplete, type="file")]


def _beginning(words: Iterable[str], incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(word) for word in words if word.startswith(incomplete)]


# What a shell offers -------------------------------------------------------------------------------------------------


def languages() -> Sequence[str]:
    from stammtisch.text.words import LANGUAGES

    return list(LANGUAGES)


def games(ctx: click.Context) -> Sequence[str]:
    from stammtisch.boxes import known_games

    return known_games()


def presets(ctx: click.Context) -> Sequence[str]:
    return list(_kind(ctx).presets)


def settings(ctx: click.Context) -> Sequence[str]:
    """`stack_size=`, or with its value where there are only a few."""
    found = []
    for option in _kind(ctx).options:
        is_flag = isinstance(option.default, bool)
        found += [f"{option.name}={value}" for value in option.choices or (["true", "false"] if is_flag else [""])]
    return found


def bots(ctx: click.Context) -> Sequence[str]:
    from stammtisch.boxes import known_bots, load

    return known_bots(load(_kind(ctx).id))


def books(ctx: click.Context) -> Sequence[str]:
    return [*games(ctx), "coverage"]


def rules(ctx: click.Context) -> Sequence[str]:
    from stammtisch.boxes import rulebook

    return [rule.id for rule in rulebook(_kind(ctx).id)]


def sets(ctx: click.Context) -> Sequence[str]:
    from stammtisch.terminal.cards import set_names

    return set_names()


def cards(ctx: click.Context) -> Sequence[str]:
    from stammtisch.games.slack.sets import read_set

    chosen = str(ctx.params.get("set_name"))
    if chosen not in sets(ctx):
        return []
    found = read_set(chosen)
    return [*found.cards, *found.jobs]


def _kind(ctx: click.Context) -> GameKind:
    """The game named on the line, or the usual one. On a line that ends with an option, the words are not
    sorted yet.
    """
    from stammtisch.boxes import find_box

    known = games(ctx)
    named = [game for game in map(str, (ctx.params.get("game"), *ctx.args)) if set(game.split("+")) <= set(known)]
    return find_box((named or known)[0]).kind
