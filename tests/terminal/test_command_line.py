"""`stammtisch` itself: help, mistakes, what is read from where, and what a shell offers."""

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete

from stammtisch.boxes import find_box, known_games
from stammtisch.cli import COMPLETION, run
from stammtisch.cli.commands import COMMANDS
from stammtisch.cli.wording import Option
from stammtisch.terminal.program import VARIABLE, command_line, program
from stammtisch.text.words import words
from tests.terminal.driver import Table, environment, script

ROOT = Path(__file__).parents[2]


def every_command(group: click.Group = COMMANDS, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from every_command(command, (*path, name))
        else:
            yield (*path, name)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


# Help ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", [[], ["cards"]], ids=["stammtisch", "cards"])
def test_a_group_without_a_command_shows_its_help(
    path: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*path, "--lang", language]) == 0
    alone = capsys.readouterr()
    assert run([*path, "-h", "--lang", language]) == 0
    assert (alone.out, alone.err) == (capsys.readouterr().out, "")
    assert words(language)("cli-commands") in alone.out


@pytest.mark.parametrize("asked", ["-h", "--help"])
@pytest.mark.parametrize("path", [*every_command()], ids=" ".join)
def test_help_is_in_one_language(path: tuple[str, ...], asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    """None of it is click's own English."""
    assert run([*path, asked, "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Aufruf: ")
    assert "Diese Hilfe zeigen und aufhören." in said
    assert not re.search(r"Usage|Options|Commands|COMMAND|ARGS|default|this message|FILE|DIRECTORY|INTEGER|FLOAT", said)


@pytest.mark.parametrize("path", [*every_command()], ids=" ".join)
def test_every_option_says_what_it_is_for(path: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    command: click.Command = COMMANDS
    for name in path:
        assert isinstance(command, click.Group)
        command = command.commands[name]
    assert run([*path, "-h"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for param in command.params:
        if isinstance(param, Option):
            assert words("en")(f"cli-option-{param.key}") in said
            assert param.opts[-1] in said


def test_examples_are_written_as_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, "./play")
    assert run(["rules", "-h"]) == 0
    said = capsys.readouterr().out
    assert "Usage: ./play rules " in said
    assert "\n  ./play rules scare\n" in said
    assert "stammtisch rules" not in said


def test_the_version_comes_without_words_and_games() -> None:
    """Quick means not loading what is not needed: no Fluent, no game, no server."""
    code = """
import sys
from stammtisch.cli import run

heavy = ("fluent", "babel", "sqlalchemy", *(f"stammtisch.{each}" for each in ("text", "games", "bots", "server")))
assert run(["--version"]) == 0
assert [name for name in sys.modules if name.startswith(heavy)] == []
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"stammtisch \d+\.\d+\.\d+\n", done.stdout)


# Mistakes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "english", "german"),
    [
        ("--foo", "There is no option --foo.", "Die Option --foo gibt es nicht."),
        ("play --seat 3", "did you mean --seats", "meinst du --seats"),
        ("plya", "did you mean play", "meinst du play"),
        ("sacre", "did you mean scare, saves, arena?", "meinst du scare, saves, arena?"),
        ("cards lnit", "did you mean list, lint?", "meinst du list, lint?"),
        ("play --seats", "--seats needs a value.", "Zu --seats gehört ein Wert."),
        ("play --resume=3", "--resume stands alone", "--resume steht allein"),
        (
            "play --seats x",
            "--seats has to be a whole number, not “x”.",
            "--seats muss eine ganze Zahl sein, nicht „x“.",
        ),
        ("play --seats 3.5", "--seats has to be a whole number", "--seats muss eine ganze Zahl sein"),
        ("play --humans -1", "a whole number of at least 0, not “-1”.", "eine ganze Zahl ab 0 sein, nicht „-1“."),
        ("serve --port 99999", "from 0 to 65535, not “99999”.", "von 0 bis 65535 sein, nicht „99999“."),
        ("serve --keep-days nan", "a number of at least 1, not “nan”.", "eine Zahl ab 1 sein, nicht „nan“."),
        ("play --lang fr", "--lang cannot be “fr”. There are: en, de.", "--lang kann nicht „fr“ sein."),
        ("cards schema cat", "There are: life, job, set.", "Zur Wahl stehen: life, job, set."),
        ("scenario", "FILE|FOLDER... is missing.", "DATEI|ORDNER... fehlt."),
        ("replay", "FILE is missing.", "DATEI fehlt."),
        ("simulate", "GAME is missing.", "SPIEL fehlt."),
        ("rules scare TRK-04 x y", "There are 2 words too many: x y.", "Da sind 2 Wörter zu viel: x y."),
        ("replay /nowhere", "/nowhere: there is no such file or folder.", "/nowhere: diese Datei oder"),
        ("replay /", "/: it is a folder.", "/: das ist ein Ordner."),
        ("cards lint /", "/: it is a folder.", "/: das ist ein Ordner."),
        ("play chess", "There is no game “chess”.", "„chess“"),
        ("play chess --resume", "There is no game “chess”.", "„chess“"),
        ("play --resume --seats 3", "--seats is for new games", "--seats gibt es nur für neue Spiele"),
        ("play --record x --name A", "--name is for new games; --record", "--name gibt es nur für neue Spiele"),
    ],
)
def test_mistakes_are_told_in_one_line_and_one_language(
    typed: str, english: str, german: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, expected in (("en_US.UTF-8", english), ("de_AT.UTF-8", german)):
        monkeypatch.setenv("LC_ALL", language)
        assert run(typed.split()) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert expected in said.err
        assert said.err.startswith("stammtisch: ")
        assert said.err.count("\n") == 1
        assert "Error" not in said.err


# What is read ---------------------------------------------------------------------------------------------------------


def pipe(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_files_from_the_standard_input(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table.play(script("1", "1"))
    record = table.only_file()
    example = next(iter(sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))))
    cards = ROOT / "src/stammtisch/games/slack/sets/cthulhu/set.toml"
    for command, file in (("replay", record), ("scenario", example), ("cards lint", cards)):
        assert run([*command.split(), str(file)]) == 0
        from_file = capsys.readouterr().out.replace(str(file), "-")
        pipe(monkeypatch, file.read_bytes())
        assert run([*command.split(), "-"]) == 0
        assert capsys.readouterr().out == from_file


def test_nothing_on_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pipe(monkeypatch, b"")
    assert run(["replay", "-"]) == 2
    assert "-: The record is empty." in capsys.readouterr().err


# What to type next ----------------------------------------------------------------------------------------------------


def test_the_program_is_called_as_it_was_started(tmp_path: Path) -> None:
    found = tmp_path / "stammtisch"
    found.touch(mode=0o755)
    package = str(ROOT / "src/stammtisch/__main__.py")
    assert program(["/x/bin/stammtisch"], {"PATH": str(tmp_path)}) == "stammtisch"
    assert program(["/x y/bin/stammtisch"], {"PATH": "/nowhere"}) == "'/x y/bin/stammtisch'"
    assert program([package], {"PATH": "/nowhere"}) == f"{sys.executable} -m stammtisch"
    assert (
        program([package], {"PATH": str(Path(sys.executable).parent)}) == f"{Path(sys.executable).name} -m stammtisch"
    )
    assert program(["/x/bin/stammtisch"], {VARIABLE: "./play"}) == "./play"


def test_the_language_goes_along_if_it_is_not_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "./play")
    assert command_line("replay", "a b", language="en") == "./play replay 'a b'"
    assert command_line("replay", "a b", language="de") == "./play replay 'a b' --lang de"


# What a shell offers --------------------------------------------------------------------------------------------------


def offered(*typed: str) -> list[str]:
    *before, incomplete = typed
    shell = ShellComplete(COMMANDS, {}, "stammtisch", COMPLETION)
    return [str(item.value) for item in shell.get_completions(before, incomplete)]


def test_a_shell_offers_commands_and_games() -> None:
    assert offered("pl") == ["play"]
    assert offered("sc") == ["scenario", "scare"]  # short for `play scare`
    assert offered("cards", "l") == ["lint", "list"]
    assert offered("play", "") == known_games()
    assert offered("rules", "") == [*known_games(), "coverage"]
    assert offered("simulate", "ct") == ["cthulhu"]
    assert offered("compare", "sc") == ["scare", "sc"]  # or a file
    assert offered("arena", "--game", "cth") == ["cthulhu"]
    assert offered("arena", "--game", "scare", "c") == ["careful"]
    assert {"TRK-01", "TRK-09"} <= set(offered("rules", "scare", "TRK-0"))
    assert offered("cards", "show", "cthulhu", "tin") == ["tiny"]


def test_a_shell_offers_options_with_their_values() -> None:
    assert {"--seats", "--preset", "--resume", "--lang", "--help"} <= set(offered("play", "-"))
    assert offered("play", "--lang", "") == ["en", "de"]
    assert offered("play", "--preset", "") == [*find_box("scare").kind.presets]
    assert offered("play", "cthulhu", "--preset", "") == [*find_box("cthulhu").kind.presets]
    assert offered("play", "scare", "--bot", "") == ["random", "guest", "regular", "rival", "master", "careful"]
    assert offered("play", "cthulhu", "--bot", "") == ["random", "guest", "regular", "rival", "master", "greedy"]
    names = {option.split("=")[0] for option in offered("play", "cthulhu", "-o", "")}
    assert names == {option.name for option in find_box("cthulhu").kind.options}
    assert offered("play", "-o", "stack_s") == ["stack_size="]
    assert offered("play", "-o", "allow_sets=") == ["allow_sets=true", "allow_sets=false"]


@pytest.mark.parametrize(
    ("words", "replies"),
    [
        (["play", "cthulhu", "-o", "edition", "=", "e"], ["en"]),
        (["play", "cthulhu", "-o", "edition", "="], ["de", "en"]),  # the cursor is right behind it
        (["play", "cthulhu", "-o", "edition", "=", "en", "-o", "noisy_two", "=", "t"], ["twice"]),
        (["play", "cthulhu", "-o", "editi"], ["edition=de", "edition=en"]),
        (["play", "--lang", "=", "d"], ["de"]),
        (["simulate", "ct"], ["cthulhu"]),
    ],
)
def test_bash_completes_values_behind_an_equals_sign(words: list[str], replies: list[str], tmp_path: Path) -> None:
    """With the words as bash splits them, in a bash that has read the documented line."""
    typed = " ".join(f"'{word}'" for word in ("stammtisch", *words))
    script = f"""
        stammtisch() {{ {sys.executable} -m stammtisch "$@"; }}; export -f stammtisch
        complete() {{ :; }}; env() {{ local -x "${{@:1:3}}"; "${{@:4}}"; }}
        eval "$({COMPLETION}=bash_source stammtisch)"
        COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _stammtisch_completion stammtisch
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        ["bash", "--norc", "-c", script], env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == replies


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_documented_line_sets_a_shell_up(shell: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "terminal.md").read_text("utf-8")
    assert f"{COMPLETION}={shell}_source stammtisch" in page
    made = subprocess.run(
        [sys.executable, "-m", "stammtisch"],
        env=environment(tmp_path, **{COMPLETION: f"{shell}_source"}),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (made.returncode, made.stderr) == (0, "")
    assert f"{COMPLETION}={shell}_complete" in made.stdout
    assert "stammtisch" in made.stdout
