"""Where `./play` leads: to the terminal, to any command, or to the page. What `./test` runs at a time."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


class Started(Exception):
    """The process would have become this one."""


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    built: list[str] = []

    def start(python: str, *arguments: str) -> None:
        raise Started(*built, *arguments)

    monkeypatch.setattr(module, "setup", lambda lock: "python")
    monkeypatch.setattr(module, "build_page", lambda python: built.append("(page)"))
    monkeypatch.setattr(module, "start", start)
    monkeypatch.setenv("STAMMTISCH_PROGRAM", "")
    return module


@pytest.mark.parametrize(
    ("typed", "started"),
    [
        ("", "(page) serve --open"),
        ("--lan", "(page) serve --open --lan"),
        ("--no-open --port 80", "(page) serve --open --no-open --port 80"),
        ("--lang de", "(page) serve --open --lang de"),
        ("serve --port 80", "(page) serve --port 80"),
        ("scare", "scare"),
        ("cthulhu --resume", "cthulhu --resume"),
        ("--resume", "play --resume"),
        ("--lang de --resume", "play --lang de --resume"),
        ("--record=x.jsonl", "play --record=x.jsonl"),
        ("replay x.jsonl", "replay x.jsonl"),
        ("--version", "--version"),
        ("-h", "-h"),
        ("--help", "--help"),
    ],
)
def test_play_goes_where_its_words_lead(dev: ModuleType, typed: str, started: str) -> None:
    with pytest.raises(Started) as found:
        dev.main("play", *typed.split())
    assert " ".join(found.value.args) == started


@pytest.mark.parametrize(("folder", "program"), [(ROOT, "./play"), (ROOT / "docs", str(ROOT / "play"))])
def test_what_to_type_next_begins_with_play(
    dev: ModuleType, folder: Path, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    with pytest.raises(Started):
        dev.main("play", "scare")
    assert os.environ["STAMMTISCH_PROGRAM"] == program


# Stands in for pytest: tells what it was asked for, and fails if that is the group in WRONG.
GROUP = """import os, sys
paths, ignored = [arg for arg in sys.argv if arg.startswith("tests")], "--ignore=tests/browser" in sys.argv
group = "rest" if ignored else "+".join(paths) or "named"
print(group, *[arg for arg in sys.argv[1:] if "tests" not in arg], flush=True)
sys.exit(3 if group == os.environ["WRONG"] else 0)
"""


@pytest.mark.parametrize("wrong", ["", "tests/browser", "rest", "tests/browser/test_sizes.py"])
def test_all_tests_run_in_groups_and_each_can_fail(
    dev: ModuleType, wrong: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WRONG", wrong)
    assert dev.run_tests([sys.executable, "-c", GROUP], ["--long"]) == (3 if wrong else 0)
    told = capfd.readouterr().out.split("\n\n")
    assert told[:3] == ["tests/browser --long", "rest --long", "tests/browser/test_sizes.py --long"]


def test_the_groups_are_all_tests(dev: ModuleType) -> None:
    """The paths exist, and whatever one group leaves out is in another."""
    named = {path for group in dev.GROUPS for path in group if not path.startswith("-")}
    left_out = {path.removeprefix("--ignore=") for group in dev.GROUPS for path in group if path.startswith("-")}
    assert named == left_out == {dev.BROWSER, dev.SIZES}
    assert all((ROOT / path).exists() for path in named)


def test_tests_that_are_named_run_by_themselves(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WRONG", "named")
    assert dev.run_tests([sys.executable, "-c", GROUP], ["-k", "dice"]) == 3
    told = capfd.readouterr()
    assert told.out.split() == ["named", "-k", "dice"]
    assert told.err == ""
