"""All the commands with their options. Each imports what it needs when it runs, so that starting stays quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click

from stammtisch import __version__
from stammtisch.cli import param_types
from stammtisch.cli.exit_codes import BAD_INPUT, FAILED
from stammtisch.cli.param_types import FilePath, GameOrFile, Number, Offered, OneOf
from stammtisch.cli.wording import CONTEXT, Argument, Command, GamesToo, Group, Option, Reader, complain
from stammtisch.engine.problem import BadRecord, Problem

COMMANDS: Final = GamesToo("stammtisch", key="stammtisch", context_settings=CONTEXT)
CARDS: Final = Group("cards", key="cards")

Run = Callable[..., int]
FORMS: Final = ("life", "job", "set")


def command(name: str, group: Group = COMMANDS) -> Callable[[Run], click.Command]:
    key = name if group is COMMANDS else f"{group.name}-{name}"
    return group.command(name, cls=Command, key=key)


def argument(name: str, metavar: str, **settings: Any) -> Callable[[Run], Run]:
    return click.argument(name, cls=Argument, metavar=metavar, **settings)


def option(*names: str, key: str, **settings: Any) -> Callable[[Run], Run]:
    return click.option(*names, cls=Option, key=key, **settings)


def _version(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:
    if is_asked and not ctx.resilient_parsing:
        print(f"stammtisch {__version__}", flush=True)
        ctx.exit()


# The reader has already found the language, wherever it stands: help and errors use it, too.
LANGUAGE: Final[dict[str, Any]] = {"key": "lang", "type": OneOf(param_types.languages), "expose_value": False}
COMMANDS.params += [
    Option(["--version"], key="version", is_flag=True, is_eager=True, expose_value=False, callback=_version),
    Option(["--lang"], **LANGUAGE),
]
CARDS.params.append(Option(["--lang"], **LANGUAGE))

lang = option("--lang", **LANGUAGE)
as_json = option("--json", "as_json", key="json", is_flag=True)
settings = option(
    "--option", "-o", "settings", key="option", multiple=True, metavar="setting", type=Offered(param_types.settings)
)
preset = option("--preset", key="preset", metavar="name", type=Offered(param_types.presets))
seats = option("--seats", key="seats", type=Number(), default=4, show_default=True, metavar="number")

# Of the laboratory.
games = option("--games", key="games", type=Number(1), default=1000, show_default=True, metavar="number")
bots = option("--bots", key="bots", default="", metavar="bots", type=Offered(param_types.bots))
rotate = option("--rotate", key="rotate", is_flag=True)
seed = option("--seed", key="seed", default="0", show_default=True, metavar="text")
jobs = option("--jobs", key="jobs", type=Number(1), default=1, show_default=True, metavar="number")
cluster = option("--cluster", key="cluster", default="", metavar="address")
out = option("--out", key="out", type=FilePath(), metavar="file")
section = option("--report", key="report", type=FilePath(), metavar="file")


@command("play")
@argument("game", "game", required=False, type=Offered(param_types.games))
@seats
@option("--humans", key="humans", type=Number(0), default=1, show_default=True, metavar="number")
@option("--name", "names", key="name", multiple=True, metavar="name")
@option("--bot", key="bot", default="", metavar="name", type=Offered(param_types.bots))
@option("--seed", key="seed", metavar="text")
@settings
@preset
@option("--save", key="save", type=FilePath(), metavar="file")
@option("--resume", key="resume", is_flag=True)
@option("--record", key="record", type=FilePath(), metavar="file")
@lang
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
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
) -> int:
    from stammtisch.terminal import play as table

    reader: Reader = ctx.obj
    if resume or record:
        _refuse_new(ctx, "--record" if record else "--resume")
        return table.resume(record, reader.chosen, game=game)
    return table.run(
        game_name=game or param_types.games(ctx)[0],
        options=_options(settings, preset),
        names=list(names) or None,
        humans=max(humans, len(names)),
        seats=seats,
        bot=bot,
        seed=seed,
        language=reader.words.language,
        save_to=save,
    )


def _refuse_new(ctx: click.Context, saved: str) -> None:
    """A saved game has its seats, names and options; naming others means a new game."""
    for param in ctx.command.params:
        is_given = ctx.get_parameter_source(str(param.name)) is click.core.ParameterSource.COMMANDLINE
        if is_given and isinstance(param, click.Option) and param.name not in ("resume", "record", "lang"):
            raise Problem("only_for_new_games", option=param.opts[0], saved=saved)


@command("serve")
@option("--port", key="port", type=Number(0, 65535), metavar="number")
@option("--lan", key="lan", is_flag=True)
@option("--store", key="store", type=FilePath(), metavar="file")
@option("--origin", "origins", key="origin", multiple=True, metavar="address")
@option("--proxy", "proxies", key="proxy", multiple=True, metavar="address")
@option("--keep-days", key="keep-days", type=Number(1, is_whole=False), metavar="number")
@option("--open/--no-open", "is_opened", key="browser", default=False)
@lang
@click.pass_obj
def serve(
    reader: Reader,
    port: int | None,
    lan: bool,
    store: Path | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    keep_days: float | None,
    is_opened: bool,
) -> int:
    from stammtisch.server import run as server

    path, site = store or server.default_store(), server.make_site(origins, proxies)
    return server.serve(reader.words, path, port, site, lan=lan, is_opened=is_opened, keep_days=keep_days)


@command("simulate")
@argument("game", "game", type=Offered(param_types.games))
@games
@seats
@bots
@rotate
@seed
@jobs
@cluster
@settings
@preset
@out
@as_json
@section
@lang
@click.pass_obj
def simulate(
    reader: Reader,
    game: str,
    games: int,
    seats: int,
    bots: str,
    rotate: bool,
    seed: str,
    jobs: int,
    cluster: str,
    settings: tuple[str, ...],
    preset: str | None,
    out: Path | None,
    as_json: bool,
    report: Path | None,
) -> int:
    from stammtisch.boxes import load, usual_bot
    from stammtisch.lab import commands
    from stammtisch.lab.plan import FIXED, ROTATE, make_plan

    names = bots.split(",") if bots else [usual_bot(load(game))]
    table = len(names) if len(names) > 1 else seats
    plan = make_plan(game, _options(settings, preset), names, table, seed, ROTATE if rotate else FIXED)
    return commands.simulate(reader.words, plan, games, commands.Place(jobs, cluster, out, report, as_json))


@command("arena")
@argument("bots", "bot", nargs=-1, required=True, type=Offered(param_types.bots))
@option("--game", key="arena-game", required=True, metavar="game", type=Offered(param_types.games))
@games
@option("--seats", key="arena-seats", type=Number(1), metavar="number")
@seed
@jobs
@cluster
@settings
@preset
@out
@as_json
@section
@lang
@click.pass_obj
def arena(
    reader: Reader,
    bots: tuple[str, ...],
    game: str,
    games: int,
    seats: int | None,
    seed: str,
    jobs: int,
    cluster: str,
    settings: tuple[str, ...],
    preset: str | None,
    out: Path | None,
    as_json: bool,
    report: Path | None,
) -> int:
    from stammtisch.boxes import find_box
    from stammtisch.lab import commands
    from stammtisch.lab.arena import arena_plan

    least, most = find_box(game).kind.seats
    table = seats or max(least, min(most, len(bots)))
    plan = arena_plan(game, _options(settings, preset), bots, table, seed)
    return commands.hold_arena(reader.words, plan, games, commands.Place(jobs, cluster, out, report, as_json))


@command("compare")
@argument("a", "side", type=GameOrFile(param_types.games))
@argument("b", "side", type=GameOrFile(param_types.games))
@games
@seats
@bots
@rotate
@seed
@jobs
@cluster
@as_json
@section
@lang
@click.pass_obj
def compare(
    reader: Reader,
    a: str,
    b: str,
    games: int,
    seats: int,
    bots: str,
    rotate: bool,
    seed: str,
    jobs: int,
    cluster: str,
    as_json: bool,
    report: Path | None,
) -> int:
    from stammtisch.lab import commands
    from stammtisch.lab.compare import read_side

    names = bots.split(",") if bots else []
    table = len(names) if len(names) > 1 else seats
    sides = [read_side(text, names, table, seed, rotate=rotate) for text in (a, b)]
    place = commands.Place(jobs, cluster, report=report, as_json=as_json)
    return commands.compare_sides(reader.words, (a, b), sides, names, games, place)


@command("report")
@argument("run", "run", type=FilePath(is_read=True))
@option("--out", key="page", type=FilePath(), metavar="file")
@lang
@click.pass_obj
def report(reader: Reader, run: Path, out: Path | None) -> int:
    from stammtisch.lab import commands

    return commands.report(reader.words, run, out or run.with_suffix(".html"))


@command("train")
@argument("games", "game", nargs=-1, type=Offered(param_types.games))
@option("--games", "count", key="train-games", type=Number(1), metavar="number")
@option("--bot", key="train-bot", default="", metavar="name", type=Offered(param_types.bots))
@option("--seed", key="seed", default="0", show_default=True, metavar="text")
@option("--jobs", key="jobs", type=Number(1), default=1, show_default=True, metavar="number")
@option("--again", key="again", is_flag=True)
@lang
@click.pass_obj
def train(
    reader: Reader, games: tuple[str, ...], count: int | None, bot: str, seed: str, jobs: int, again: bool
) -> int:
    from stammtisch.lab.train import train_games

    train_games(reader.words, games, count, bot, seed, jobs, again=again)
    return 0


@command("scenario")
@argument("paths", "path", nargs=-1, required=True, type=FilePath(is_read=True))
@as_json
@option("--open", "is_opened", key="open-table", is_flag=True)
@option("--port", key="port", type=Number(0, 65535), metavar="number")
@option("--store", key="store", type=FilePath(), metavar="file")
@option("--server", key="server", default="", metavar="address")
@lang
@click.pass_obj
def scenario(
    reader: Reader,
    paths: tuple[Path, ...],
    as_json: bool,
    is_opened: bool,
    port: int | None,
    store: Path | None,
    server: str,
) -> int:
    from stammtisch.terminal import show

    if is_opened:
        return _open_scenario(reader, paths, port, store, server)
    return 0 if show.run_scenarios(reader.words, paths, as_json=as_json) else FAILED


def _open_scenario(reader: Reader, paths: tuple[Path, ...], port: int | None, store: Path | None, server: str) -> int:
    """As a table in the browser: of a server that runs here from now on, or of one that runs already."""
    from stammtisch.server import run
    from stammtisch.terminal import show

    if len(paths) != 1 or paths[0].is_dir():
        raise Problem("one_scenario")
    position, path = show.read_scenario(paths[0]), store or run.default_store()
    if server:
        return run.visit(reader.words, path, server, position)
    return run.serve(reader.words, path, port, run.make_site((), ()), lan=False, is_opened=True, position=position)


@command("replay")
@argument("file", "file", type=FilePath(is_read=True))
@option("--seat", key="seat", metavar="name")
@option("--to", "length", key="to", type=Number(0), metavar="number")
@option("--open", "is_open", key="open", is_flag=True)
@option("--steps", "is_stepped", key="steps", is_flag=True)
@as_json
@lang
@click.pass_obj
def replay(
    reader: Reader, file: Path, seat: str | None, length: int | None, is_open: bool, is_stepped: bool, as_json: bool
) -> int:
    from stammtisch.terminal import show

    say = reader.words
    try:
        show.show_replay(say, file, seat, length, is_open=is_open, as_json=as_json, is_stepped=is_stepped)
    except BadRecord as problem:
        complain(say, say("cli-in-file", file=str(file), why=say.problem(problem)))
        return FAILED if problem.code in ("record_move", "record_diverged") else BAD_INPUT
    return 0


@command("saves")
@argument("game", "game", required=False, default="", type=Offered(param_types.games))
@lang
@click.pass_obj
def list_saves(reader: Reader, game: str) -> int:
    from stammtisch.boxes import load
    from stammtisch.terminal.screen import own_screen
    from stammtisch.terminal.unfinished import list_unfinished

    list_unfinished(own_screen(), reader.words, load(game).kind.id if game else "")
    return 0


@command("rules")
@argument("game", "book", type=Offered(param_types.books))
@argument("rule", "rule", required=False, default="", type=Offered(param_types.rules))
@option("--tests", key="tests", type=FilePath(), default=Path("tests"), metavar="folder")
@as_json
@lang
@click.pass_obj
def rules(reader: Reader, game: str, rule: str, tests: Path, as_json: bool) -> int:
    if game == "coverage":
        from stammtisch.lab import coverage

        return 0 if coverage.show(reader.words, tests, as_json=as_json) else FAILED
    from stammtisch.terminal import show

    show.show_rules(reader.words, game, rule, as_json=as_json)
    return 0


COMMANDS.add_command(CARDS)


@command("list", CARDS)
@argument("set_name", "set", type=Offered(param_types.sets))
@option("--kind", key="kind", metavar="text")
@option("--tag", key="tag", metavar="text")
@as_json
@lang
@click.pass_obj
def list_cards(reader: Reader, set_name: str, kind: str | None, tag: str | None, as_json: bool) -> int:
    from stammtisch.terminal import cards

    cards.list_cards(reader.words, set_name, kind, tag, as_json=as_json)
    return 0


@command("show", CARDS)
@argument("set_name", "set", type=Offered(param_types.sets))
@argument("id", "card", type=Offered(param_types.cards))
@as_json
@lang
@click.pass_obj
def show_card(reader: Reader, set_name: str, id: str, as_json: bool) -> int:
    from stammtisch.terminal import cards

    cards.show_card(reader.words, set_name, id, as_json=as_json)
    return 0


@command("variety", CARDS)
@argument("set_names", "set", nargs=-1, type=Offered(param_types.sets))
@as_json
@lang
@click.pass_obj
def show_variety(reader: Reader, set_names: tuple[str, ...], as_json: bool) -> int:
    from stammtisch.terminal import cards

    cards.show_variety(reader.words, set_names, as_json=as_json)
    return 0


@command("lint", CARDS)
@argument("files", "file", nargs=-1, required=True, type=FilePath(is_read=True))
@as_json
@lang
@click.pass_obj
def lint_cards(reader: Reader, files: tuple[Path, ...], as_json: bool) -> int:
    from stammtisch.terminal import cards

    return 0 if cards.lint_files(reader.words, files, as_json=as_json) else FAILED


@command("schema", CARDS)
@argument("form", "form", required=False, type=OneOf(lambda: FORMS), default=FORMS[0])
@lang
def show_schema(form: str) -> int:
    from stammtisch.terminal import cards

    cards.show_schema(form)
    return 0


@command("bench")
@option("--seconds", key="seconds", type=Number(0.01, is_whole=False), default=1.0, show_default=True, metavar="number")
@as_json
@lang
def bench(seconds: float, as_json: bool) -> int:
    from stammtisch.lab import commands

    return commands.run_bench(seconds, as_json=as_json)


def _options(settings: Sequence[str], preset: str | None) -> dict[str, object]:
    """`-o stack_size=7 -o copies=4,4,4,8,8,8,4,4,4`"""
    options: dict[str, object] = {} if preset is None else {"preset": preset}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise Problem("bad_setting", setting=setting)
        options[name] = value
    return options
