"""The command `stammtisch`. Each subcommand imports what it needs when it runs, so that starting stays quick.

Exit codes: 0 all is well, 1 a check did not hold, 2 bad usage or input, 3 a game was left unfinished (it is saved),
130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click

from stammtisch import __version__
from stammtisch.engine.problem import BadRecord, Problem
from stammtisch.text.words import LANGUAGES, Words, language_of, words

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line and ends the process with its exit code."""
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Runs the command line. Everything that is wrong with the input becomes one line on stderr, with a hint."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    say = words(_language(arguments))
    try:
        return int(build(say).main(arguments, "stammtisch", standalone_mode=False) or 0)
    except Problem as problem:
        return _complain(say, say.problem(problem))
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "stammtisch"
        return _complain(say, say("cli-usage-error", why=error.format_message().rstrip(".?"), command=command))
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(say("cli-interrupted"), err=True)
        return INTERRUPTED
    except BrokenPipeError:  # `stammtisch rules scare | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _complain(say, say("cli-os-error", file=str(error.filename or "-"), why=str(error.strerror or error)))


def _complain(say: Words, sentence: str) -> int:
    click.echo(say("cli-error", what=" ".join(sentence.split())), err=True)
    return BAD_INPUT


def _language(arguments: Sequence[str]) -> str:
    """The language for help and errors, before anything is parsed."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            chosen = value or "".join(arguments[i + 1 : i + 2])
            return chosen if chosen in LANGUAGES else language_of(os.environ)
    return language_of(os.environ)


def build(say: Words) -> click.Group:
    """The command with all subcommands, its help in the reader's language."""

    @click.group(
        help=say("cli-help"), epilog=_examples(say("cli-examples")), context_settings={"max_content_width": 110}
    )
    @click.version_option(__version__, prog_name="stammtisch", help=say("cli-version"))
    def group() -> None: ...

    def command(name: str) -> Callable[[Callable[..., int]], click.Command]:
        return group.command(name, help=say(f"cli-{name}"), epilog=_examples(say(f"cli-{name}-examples")))

    def option(*names: str, key: str, **settings: Any) -> Callable[[Callable[..., int]], Callable[..., int]]:
        return click.option(*names, help=say(f"cli-option-{key}"), **settings)

    lang = option("--lang", key="lang", type=click.Choice(list(LANGUAGES)), default=say.language, show_default=True)
    as_json = option("--json", "as_json", key="json", is_flag=True)
    settings = option("--option", "-o", "settings", key="option", multiple=True, metavar="NAME=VALUE")
    preset = option("--preset", key="preset", metavar="NAME")
    seats = option("--seats", key="seats", type=int, default=4, show_default=True, metavar="N")

    @command("play")
    @click.argument("game", default="scare")
    @seats
    @option("--humans", key="humans", type=click.IntRange(0), default=1, show_default=True, metavar="N")
    @option("--name", "names", key="name", multiple=True)
    @option("--bot", key="bot", default="", metavar="NAME")
    @option("--seed", key="seed")
    @settings
    @preset
    @option("--save", key="save", type=click.Path(path_type=Path, dir_okay=False))
    @option("--resume", key="resume", is_flag=True)
    @option("--record", key="record", type=click.Path(path_type=Path, dir_okay=False))
    @lang
    def play(
        game: str,
        seats: int,
        humans: int,
        names: tuple[str, ...],
        bot: str,
        seed: str | None,
        settings: tuple[str, ...],
        preset: str | None,
        save: Path | None,
        resume: bool,
        record: Path | None,
        lang: str,
    ) -> int:
        from stammtisch.terminal import play as table

        if resume or record:
            return table.resume(record, lang)
        return table.run(
            game_name=game,
            options=_options(settings, preset),
            names=list(names) or None,
            humans=max(humans, len(names)),
            seats=seats,
            bot=bot,
            seed=seed,
            language=lang,
            save_to=save,
        )

    @command("serve")
    @option("--port", key="port", type=click.IntRange(0, 65535), metavar="N")
    @option("--lan", key="lan", is_flag=True)
    @option("--store", key="store", type=click.Path(path_type=Path, dir_okay=False))
    @option("--origin", "origins", key="origin", multiple=True, metavar="ADDRESS")
    @option("--keep-days", key="keep-days", type=click.FloatRange(1), metavar="N")
    @option("--open/--no-open", "is_opened", key="browser", default=False)
    @lang
    def serve(
        port: int | None,
        lan: bool,
        store: Path | None,
        origins: tuple[str, ...],
        keep_days: float | None,
        is_opened: bool,
        lang: str,
    ) -> int:
        from stammtisch.server import run as server

        path = store or server.default_store()
        return server.serve(words(lang), path, port, list(origins), lan=lan, is_opened=is_opened, keep_days=keep_days)

    @command("simulate")
    @click.argument("game")
    @option("--games", key="games", type=click.IntRange(1), default=1000, show_default=True, metavar="N")
    @seats
    @option("--bots", key="bots", default="", metavar="A,B,...")
    @option("--rotate", key="rotate", is_flag=True)
    @option("--seed", key="seed", default="0", show_default=True)
    @option("--jobs", key="jobs", type=click.IntRange(1), default=1, show_default=True, metavar="N")
    @settings
    @preset
    @as_json
    @option("--report", key="report", type=click.Path(path_type=Path, dir_okay=False, writable=True))
    @lang
    def simulate(
        game: str,
        games: int,
        seats: int,
        bots: str,
        rotate: bool,
        seed: str,
        jobs: int,
        settings: tuple[str, ...],
        preset: str | None,
        as_json: bool,
        report: Path | None,
        lang: str,
    ) -> int:
        from stammtisch.bots import best_bot
        from stammtisch.games import load
        from stammtisch.lab.report import simulate_games

        kinds = bots.split(",") if bots else [best_bot(load(game))]
        if len(kinds) == 1:
            kinds *= seats
        return simulate_games(
            words(lang),
            game,
            _options(settings, preset),
            kinds,
            games,
            seed,
            jobs,
            rotate=rotate,
            as_json=as_json,
            report=report,
        )

    @command("scenario")
    @click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
    @as_json
    @lang
    def scenario(paths: tuple[Path, ...], as_json: bool, lang: str) -> int:
        from stammtisch.terminal import show

        return 0 if show.run_scenarios(words(lang), paths, as_json=as_json) else FAILED

    @command("replay")
    @click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
    @option("--seat", key="seat", metavar="NAME")
    @option("--to", "length", key="to", type=click.IntRange(0), metavar="N")
    @option("--open", "is_open", key="open", is_flag=True)
    @as_json
    @lang
    def replay(file: Path, seat: str | None, length: int | None, is_open: bool, as_json: bool, lang: str) -> int:
        from stammtisch.terminal import show

        try:
            show.show_replay(words(lang), file, seat, length, is_open=is_open, as_json=as_json)
        except BadRecord as problem:
            _complain(say, say("cli-in-file", file=str(file), why=words(lang).problem(problem)))
            return FAILED if problem.code in ("record_move", "record_diverged") else BAD_INPUT
        return 0

    @command("rules")
    @click.argument("game", metavar="GAME|coverage")
    @click.argument("rule", default="", metavar="[RULE]")
    @option("--tests", key="tests", type=click.Path(path_type=Path, file_okay=False), default=Path("tests"))
    @as_json
    @lang
    def rules(game: str, rule: str, tests: Path, as_json: bool, lang: str) -> int:
        if game == "coverage":
            from stammtisch.lab import coverage

            return 0 if coverage.show(words(lang), tests, as_json=as_json) else FAILED
        from stammtisch.terminal import show

        show.show_rules(words(lang), game, rule, as_json=as_json)
        return 0

    @group.group("cards", help=say("cli-cards"), epilog=_examples(say("cli-cards-examples")))
    def cards() -> None: ...

    @cards.command("list", help=say("cli-cards-list"))
    @click.argument("set_name", metavar="SET")
    @option("--kind", key="kind")
    @option("--tag", key="tag")
    @as_json
    @lang
    def list_cards(set_name: str, kind: str | None, tag: str | None, as_json: bool, lang: str) -> int:
        from stammtisch.terminal import cards

        cards.list_cards(words(lang), set_name, kind, tag, as_json=as_json)
        return 0

    @cards.command("show", help=say("cli-cards-show"))
    @click.argument("set_name", metavar="SET")
    @click.argument("id", metavar="CARD")
    @as_json
    @lang
    def show_card(set_name: str, id: str, as_json: bool, lang: str) -> int:
        from stammtisch.terminal import cards

        cards.show_card(words(lang), set_name, id, as_json=as_json)
        return 0

    @cards.command("lint", help=say("cli-cards-lint"))
    @click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True, dir_okay=False))
    @as_json
    @lang
    def lint_cards(files: tuple[Path, ...], as_json: bool, lang: str) -> int:
        from stammtisch.terminal import cards

        return 0 if cards.lint_files(words(lang), files, as_json=as_json) else FAILED

    @cards.command("schema", help=say("cli-cards-schema"))
    @click.argument("form", type=click.Choice(["life", "job", "set"]), default="life")
    def show_schema(form: str) -> int:
        from stammtisch.terminal import cards

        cards.show_schema(form)
        return 0

    @command("bench")
    @option("--seconds", key="seconds", type=click.FloatRange(0.01), default=1.0, show_default=True)
    @as_json
    def bench(seconds: float, as_json: bool) -> int:
        from stammtisch.lab import report

        return report.run_bench(seconds, as_json=as_json)

    return group


def _examples(lines: str) -> str:
    return "\b\n" + lines  # \b keeps click from joining the lines


def _options(settings: Sequence[str], preset: str | None) -> dict[str, object]:
    """`-o stack_size=7 -o copies=4,4,4,8,8,8,4,4,4`"""
    options: dict[str, object] = {} if preset is None else {"preset": preset}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise Problem("bad_setting", setting=setting)
        options[name] = value
    return options
