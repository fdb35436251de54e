"""Commands whose help is in the reader's language, headings and all. Words are looked up when somebody reads them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import click

from stammtisch.cli.exit_codes import BAD_INPUT
from stammtisch.engine.problem import Problem

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from stammtisch.text.words import Words

WIDEST: Final = 110
CONTEXT: Final = {"max_content_width": WIDEST}
PROGRAM: Final = "  stammtisch "  # how an example begins


class Reader:
    """The person who reads the output. Their words are loaded when the first one is needed; `--version` needs none."""

    def __init__(self, arguments: Sequence[str] = (), environ: Mapping[str, str] = os.environ) -> None:
        self._arguments = arguments
        self._environ = environ

    @cached_property
    def chosen(self) -> str | None:
        """The value of `--lang`, wherever it stands; a wrong one is reported when it is parsed."""
        from stammtisch.text.words import LANGUAGES

        found = None
        for argument, following in zip(self._arguments, [*self._arguments[1:], ""], strict=False):
            name, equals, value = argument.partition("=")
            if name == "--lang":
                found = value if equals else following
        return found if found in LANGUAGES else None

    @cached_property
    def words(self) -> Words:
        from stammtisch.text.words import language_of, words

        return words(self.chosen or language_of(self._environ))


def reader_of(ctx: click.Context) -> Reader:
    return ctx.ensure_object(Reader)


def complain(say: Words, sentence: str) -> int:
    """One line on stderr, whatever the sentence looks like."""
    print(say("cli-error", what=" ".join(sentence.split())), file=sys.stderr)
    return BAD_INPUT


class Option(click.Option):
    """An option with its help in `cli-option-<key>` and its placeholder in `cli-metavar-<metavar>`."""

    def __init__(self, *names: Any, key: str = "", **settings: Any) -> None:
        super().__init__(*names, **settings)
        self.key = key

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        say = reader_of(ctx).words
        text, default = say(f"cli-option-{self.key}"), self.get_help_extra(ctx).get("default")
        return self.get_help_spec(ctx), f"{text} {say('cli-default', value=default)}" if default else text

    def make_metavar(self, ctx: click.Context) -> str:
        return reader_of(ctx).words(f"cli-metavar-{self.metavar}") if self.metavar else super().make_metavar(ctx)


class Argument(click.Argument):
    """An argument with its name in `cli-metavar-<metavar>`."""

    def make_metavar(self, ctx: click.Context) -> str:
        name = reader_of(ctx).words(f"cli-metavar-{self.metavar}")
        many = "..." if self.nargs != 1 else ""
        return f"{name}{many}" if self.required else f"[{name}{many}]"


def _show_help(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:
    """Not with click's echo, which assumes UTF-8 for a terminal that has only ASCII."""
    if is_asked and not ctx.resilient_parsing:
        print(ctx.get_help(), flush=True)
        ctx.exit()


@click.pass_context
def _show_commands(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


class _Worded(click.Command):
    """`key` names the messages: `cli-<key>` and, if there are any, `cli-<key>-examples`."""

    def __init__(self, name: str, *, key: str, **more: Any) -> None:
        super().__init__(name, add_help_option=False, **more)
        self.key = key
        shown = {"is_flag": True, "is_eager": True, "expose_value": False, "callback": _show_help}
        self.params.append(Option(["-h", "--help"], key="help", **shown))

    def put_into_words(self, say: Words) -> None:
        """For every part of click that reads `help`."""
        self.help = say(f"cli-{self.key}")
        for param in self.params:
            if isinstance(param, Option):
                param.help = say(f"cli-option-{param.key}")

    def get_short_help_str(self, limit: int = WIDEST) -> str:
        """The first sentence, however long: it can be wrapped."""
        return (self.help or "").partition(". ")[0].removesuffix(".") + "."

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{reader_of(ctx).words('cli-usage')} ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.options_metavar = f"[{reader_of(ctx).words('cli-metavar-options')}]"
        return super().collect_usage_pieces(ctx)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.put_into_words(reader_of(ctx).words)
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say, rows = reader_of(ctx).words, []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, Option):
                rows.append(record)
        with formatter.section(say("cli-options")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples, the way they can be typed here."""
        from stammtisch.terminal.program import program

        say, examples = reader_of(ctx).words, f"cli-{self.key}-examples"
        if say.has(examples):
            formatter.write_paragraph()
            for line in say(examples).splitlines():
                formatter.write(line.replace(PROGRAM, f"  {program()} ", 1) + "\n")

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        self.put_into_words(reader_of(ctx).words)
        return super().shell_complete(ctx, incomplete)


class Command(_Worded):
    """One command. Extra words are refused in the reader's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Problem("extra_arguments", count=len(rest), rest=" ".join(rest))
        return rest


class Group(_Worded, click.Group):
    """Commands; without one, it lists what there is."""

    def __init__(self, name: str, *, key: str, **more: Any) -> None:
        super().__init__(name, key=key, invoke_without_command=True, **more)
        self.callback = _show_commands

    def put_into_words(self, say: Words) -> None:
        super().put_into_words(say)
        for command in self.commands.values():
            if isinstance(command, _Worded):
                command.help = say(f"cli-{command.key}")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = reader_of(ctx).words("cli-metavar-command")
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(reader_of(ctx).words("cli-commands")):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in self.commands.items()])


class GamesToo(Group):
    """A game is a command, too: `stammtisch scare` means `stammtisch play scare`."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            from stammtisch.boxes import known_games

            if args[0].split("+")[0] in known_games():  # joined sets too; whether they fit, `play` will tell
                args = ["play", *args]
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        from stammtisch.boxes import known_games

        games = [CompletionItem(game) for game in known_games() if game.startswith(incomplete)]
        return [*super().shell_complete(ctx, incomplete), *games]
