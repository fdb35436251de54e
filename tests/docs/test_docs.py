"""The documents tell the truth: code runs, scenarios hold, commands work and links lead somewhere."""

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from stammtisch.boxes import known_games, load
from stammtisch.engine import scenario
from stammtisch.games.slack import position
from tests.docs.blocks import Block, blocks
from tests.shelves import own_shelf

ROOT = Path(__file__).resolve().parents[2]
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
EXISTING = [page for page in GUIDES if page.exists()]  # `test_page_is_there` fails for the others
UNFINISHED = 3  # the exit code of `play` when its input ends before the game


def is_scenario(block: Block) -> bool:
    return block.language == "toml" and "game" in tomllib.loads(block.text)


def without_code(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def prose(page: Path) -> str:
    """The page without code: a link in an example is not a link."""
    return re.sub(r"`[^`\n]*`", "", without_code(page))


def commands(page: Path) -> list[tuple[int, str]]:
    """The command lines of a page with their line numbers. A backslash at the end of a line joins it with
    the next one.
    """
    found: list[tuple[int, str]] = []
    for block in blocks(page):
        if block.language in ("sh", "console"):
            number = block.line
            for line in re.split(r"(?<!\\)\n", block.text):
                command = line.removeprefix("$ ").replace("\\\n", " ").strip()
                if command.startswith(("stammtisch ", "./", "python3 dev.py")):
                    found.append((number, command))
                number += line.count("\n") + 1
    return found


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


COMMANDS = [
    pytest.param(page, command, id=f"{named(page)}:{number} {command}")
    for page in EXISTING
    for number, command in commands(page)
]


@pytest.mark.parametrize("page", GUIDES, ids=named)
def test_page_is_there(page: Path) -> None:
    assert page.read_text("utf-8").startswith("# ")


# Code and scenarios ---------------------------------------------------------------------------------------------------


@pytest.fixture
def _games() -> Iterator[None]:
    """A page may add a game; afterwards it is gone again."""
    with own_shelf():
        yield


@pytest.mark.usefixtures("_games")
@pytest.mark.parametrize("page", EXISTING, ids=named)
def test_examples_hold(page: Path) -> None:
    """From top to bottom: Python in one namespace, with the output that the page shows below it, and scenarios."""
    namespace: dict[str, object] = {"__name__": f"docs_{page.stem}"}
    printed: io.StringIO | None = None  # by the previous block
    for block in blocks(page):
        if block.language == "python":
            # Leading empty lines give a traceback the line numbers of the page.
            code = compile("\n" * (block.line - 1) + block.text, str(page), "exec", dont_inherit=True)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(code, namespace)
            continue
        if block.language == "text" and printed is not None:
            assert printed.getvalue() == block.text, f"{named(page)}:{block.line}"
        elif is_scenario(block):
            scenario.run(scenario.read(block.text, load))
        printed = None


@pytest.mark.parametrize("block", [block for block in blocks(ROOT / "docs" / "cards.md") if block.language == "toml"])
def test_a_card_is_shown_as_its_file_has_it(block: Block) -> None:
    cards = (ROOT / "src/stammtisch/games/slack/sets/cthulhu/cards.toml").read_text("utf-8")
    assert block.text.startswith("#:schema") or f"\n{block.text}\n" in cards


def test_everything_that_a_scenario_of_cthulhu_may_say_is_told() -> None:
    _, _, told = (ROOT / "docs" / "scenarios.md").read_text("utf-8").partition("\n## Cthulhu\n")
    told, _, _ = told.partition("\n## ")
    table, seats = load("cthulhu").observe(load("cthulhu").new(2, 0), ["ann", "bob"])
    facts = re.findall(r"^\| (`.*?`) \| (?:table|seat) \|", told, re.MULTILINE)
    assert {name for cell in facts for name in re.findall(r"`(\w+)`", cell)} == {*table, *seats[0], "asked"}
    keys = set(re.findall(r"`(?:seat\.NAME\.)?(\w+)`", "".join(re.findall(r"^\| (.*?) \|", told, re.MULTILINE))))
    assert {*position.TABLE_KEYS, *position.SEAT_KEYS} <= keys


# Commands -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder where the commands of a page find what a reader of the page would have."""
    for name in ("tests", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    command = tmp_path / "bin" / "stammtisch"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m stammtisch "$@"\n')
    command.chmod(0o755)
    return tmp_path


def shell(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "STAMMTISCH_SAVES": str(folder / "saves"),
        "LC_ALL": "C.UTF-8",
    }
    return subprocess.run(["sh", "-c", command], cwd=folder, env=env, input="", capture_output=True, text=True)


def prepare(folder: Path, page: Path, words: list[str]) -> None:
    """Makes the files that a command reads: the page's first scenario or card, and an unfinished game."""
    for word in words:
        if word.endswith(".toml") and not (folder / word).exists():
            wants_cards = words[1] == "cards"
            shown = [block for block in blocks(page) if block.language == "toml" and is_scenario(block) != wants_cards]
            assert shown, f"{named(page)} shows nothing that could be {word}"
            (folder / word).write_text(shown[0].text, "utf-8")
    if words[1] == "replay" or "--record" in words or "--resume" in words:
        record = next((word for word in words if word.endswith(".jsonl")), None)
        save = f"--save {record}" if record else ""
        game = next((word for word in words if word in known_games()), "scare")
        assert shell(folder, f"stammtisch play {game} --seed 7 --name Ann {save}").returncode == UNFINISHED


def expected_code(command: str, words: list[str]) -> int:
    said = re.search(r"#.*\bexit code (\d+)", command)
    if said:
        return int(said[1])
    is_played = words[1] in ("play", *known_games()) and "--help" not in words and " --humans 0" not in command
    return UNFINISHED if is_played else 0


def serve_for_a_moment(folder: Path, arguments: list[str]) -> None:
    """What `./play` does without a game, once everything is set up: the page is up."""
    command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--store", str(folder / "t.db"), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        try:
            deadline = time.monotonic() + 20
            while not page_at(address[0]):
                assert time.monotonic() < deadline
        finally:
            server.terminate()


def page_at(address: str) -> bool:
    with contextlib.suppress(OSError), urlopen(address, timeout=5) as answer:
        return b"<title>Stammtisch</title>" in answer.read()
    return False


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_command_works(page: Path, command: str, folder: Path) -> None:
    words = shlex.split(command, comments=True)
    if words[0] == "./play":
        assert os.access(ROOT / "play", os.X_OK)
        if words[1:2] == [] or words[1].startswith("-"):
            serve_for_a_moment(folder, words[1:])
            return
        words[:1] = ["stammtisch", "play"]  # that is all it does, once everything is set up
        command = command.replace("./play", "stammtisch play", 1)
    if words[0] == "stammtisch":
        if words[1] == "bench":
            command = "stammtisch bench --help"  # its peers are not installed here
        prepare(folder, page, words)
        done = shell(folder, command)
        assert done.returncode == expected_code(command, words), done.stdout + done.stderr
    elif words[0] == "python3":
        known = re.search(r"dev\.py ([\w|]+)", (ROOT / "dev.py").read_text("utf-8"))
        assert known is not None
        assert words[2] in known[1].split("|")
    else:
        assert os.access(ROOT / words[0], os.X_OK)


# Links ----------------------------------------------------------------------------------------------------------------


def is_ours(page: Path) -> bool:
    folders = page.relative_to(ROOT).parts[:-1]
    return not any(name.startswith(".") or name in ("node_modules", "site-packages") for name in folders)


def anchors(page: Path) -> set[str]:
    """The names of the headings, as GitHub makes them."""
    titles = re.findall(r"^#+ +(.+)$", without_code(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", sorted(filter(is_ours, ROOT.rglob("*.md"))), ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for target in re.findall(r"\[[^\]]*\]\(([^)\s]+)[^)]*\)", prose(page)):
        if re.match(r"[a-z]+:", target):
            continue  # an address outside
        name, _, anchor = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        if not file.exists() or not file.is_relative_to(ROOT) or (anchor and anchor not in anchors(file)):
            lost.append(target)
    assert lost == []


# What the front page shows --------------------------------------------------------------------------------------------


def test_the_card_on_the_front_page_is_the_one_in_the_deck_and_reads_as_shown(folder: Path) -> None:
    front = ROOT / "README.md"
    [card] = [block.text for block in blocks(front) if block.language == "toml"]
    cards = (ROOT / "src/stammtisch/games/slack/sets/cthulhu/cards.toml").read_text("utf-8")
    assert f"\n{card}\n" in cards
    [console] = [block.text for block in blocks(front) if block.language == "console"]
    command, _, shown = console.partition("\n")
    assert shell(folder, command.removeprefix("$ ")).stdout == shown


@pytest.mark.parametrize("picture", sorted((ROOT / "docs/pictures").glob("play-*.webp")), ids=lambda path: path.name)
def test_a_picture_that_moves_is_small_and_has_frames(picture: Path) -> None:
    data = picture.read_bytes()
    assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8X")
    assert len(data) <= 250_000
    assert 6 <= data.count(b"ANMF") <= 20
