"""Whatever a screen tells people to type works there: on a turn, between turns, at a hand-over, after the game, and in
the shell.
"""

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from stammtisch.terminal.commands import fold
from stammtisch.terminal.spelling import VERBS
from stammtisch.text.words import words
from tests.terminal.driver import (
    AGAIN,
    HAND_OVER,
    PROMPT,
    Result,
    Table,
    environment,
    first_choice,
    run,
    script,
)

LANGUAGES = ["en", "de"]
QUOTED = re.compile("[“„]([^“”„]+)[”“]")
WINDOW = re.compile(r"^\[(Ann|Bob)\] (to see your cards|zeigt deine Karten), Enter: ")
LEAVING = {"quit", "ende", "again", "nochmal"}


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`save FILE` works too."""
    monkeypatch.chdir(tmp_path)


class Follower:
    """Comes to a moment of a game, asks for help there, types whatever is suggested, and leaves."""

    def __init__(self, table: Table, moment: re.Pattern[str]) -> None:
        self.table = table
        self.moment = moment
        self.typed = ""
        self.rest: list[str] = []
        self.answers: dict[str, str] = {}
        self.seen = 0

    def __call__(self, prompt: str) -> str | None:
        screen = self.table.typist.screen.getvalue()
        said, self.seen = screen[self.seen :], len(screen)
        if not self.typed:
            self.typed = "help" if self.moment.search(prompt) else ""
            return self.typed or first_choice(prompt)
        if self.typed == "help":
            self.rest = [line for line in dict.fromkeys(QUOTED.findall(said)) if not is_left_out(line)]
        else:
            self.answers[self.typed] = said
        self.typed = self.rest.pop(0) if self.rest else ""
        return self.typed or None


def is_left_out(line: str) -> bool:
    """What ends the test, and words that are only parts of a move."""
    return line in LEAVING or (fold(line) in VERBS and VERBS[fold(line)] not in ("pass", "done")) or "\n" in line


def is_refused(answer: str, language: str) -> bool:
    """Whether the answer says that this cannot be typed here. Being told why a move is against the rules is
    an answer.
    """
    say = words(language)
    hints = [
        say("terminal-refused", problem="", hint="help").strip(),
        say("problem-game_over"),
        say("terminal-sit-first"),
    ]
    return any(hint in " ".join(answer.split()) for hint in hints)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
@pytest.mark.parametrize("moment", [PROMPT, AGAIN], ids=["turn", "end"])
def test_what_is_suggested_at_a_prompt_works(table: Table, game: str, language: str, moment: re.Pattern[str]) -> None:
    follower = Follower(table, moment)
    table.play(follower, game_name=game, language=language, bot="random", options=SHORT[game])
    assert len(follower.answers) > 2
    assert [line for line, answer in follower.answers.items() if is_refused(answer, language)] == []


SHORT: dict[str, dict[str, object]] = {"scare": {"target_score": 5}, "cthulhu": {}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
def test_what_is_suggested_at_the_first_hand_over_works(table: Table, game: str, language: str) -> None:
    """Nobody has moved yet: nothing can be taken back, and nobody's cards can be shown."""
    first = table.play(script("help", "nonsense"), game_name=game, language=language, names=["Ann", "Bob"], humans=2)
    say = words(language)
    assert QUOTED.findall(say("terminal-hand-over-first", name="Ann", undo="yes", how="enter"))[
        0
    ] not in QUOTED.findall(first.out)
    for command in ("undo", "show", "again"):
        assert f"\n  {say(f'terminal-command-{command}')} (" not in first.out
    follower = Follower(table, HAND_OVER)
    table.play(follower, game_name=game, language=language, names=["Ann", "Bob"], humans=2)
    assert len(follower.answers) > 2
    assert [line for line, answer in follower.answers.items() if is_refused(answer, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_is_passed_with_enter(table: Table, language: str) -> None:
    """Two people at one keyboard: the person who is asked passes without looking at their cards."""
    passed: list[str] = []

    def answer(prompt: str) -> str | None:
        if not WINDOW.search(prompt):
            return first_choice(prompt)
        passed.append(prompt)
        return None if len(passed) > 3 else ""

    result = table.play(answer, game_name="cthulhu", language=language, names=["Ann", "Bob"], humans=2)
    assert len(passed) == 4
    for prompt in passed[:-1]:
        assert words(language)("terminal-turn-of", name="Bob") not in result.out.rpartition(prompt)[2][:40]
    assert not is_refused(result.out, language)


# In the shell ---------------------------------------------------------------------------------------------------------


def shown_commands(result: Result) -> list[str]:
    return re.findall(r"^(?:  |[^\n]*: )(\S+ -m stammtisch .*)$", result.out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
@pytest.mark.parametrize("is_finished", [False, True], ids=["left", "finished"])
def test_what_is_to_be_typed_into_the_shell_works(tmp_path: Path, game: str, language: str, is_finished: bool) -> None:
    """From another folder, with a folder of saves that has to be quoted."""
    folder = tmp_path / "my saves"
    labels = [f"{number}{letter}" for number in range(1, 11) for letter in ("", "a")] + ["a", ""]
    typed = "".join(f"{label}\n" for label in labels).encode() * 100 if is_finished else b"1\n"
    short = ["-o", "target_score=5"] if game == "scare" else []
    done = run(folder, typed, game, "--lang", language, *short)
    assert done.returncode == (0 if is_finished else 3)
    commands = shown_commands(Result(done.returncode, done.stdout.decode(), ""))
    assert len(commands) == (2 if is_finished else 1)
    for command in commands:
        again = subprocess.run(
            ["sh", "-c", command], cwd="/", env=environment(folder), input=b"", capture_output=True, timeout=60
        )
        assert (again.returncode, again.stderr) == (3 if shlex.split(command)[3] == "play" else 0, b""), command
        assert {"en": "You", "de": "Du"}[language] in again.stdout.decode()
