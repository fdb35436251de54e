"""Every command, in both languages and with every kind of argument, at unusual moments."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from stammtisch.terminal.commands import COMMANDS, command_names
from tests.terminal.driver import AGAIN, PAUSE, PROMPT, Result, Table, first_choice

LEAVING = ("quit", "again")
OF_CARDS = ("", "1", "#1", "6", "9", "99", "0", "sleep", "sprouts", "schlafen", "tiny", "nookie", "y", "shop", "xyzzy")
OF_MOVES = ("play sleep", "shop 1 2", "discard 1", "evict bill to mia", "done", "pass", "choose mia", "stack 3", "8 8")
ARGUMENTS = {
    "log": ("", "1", "0", "x"),
    "rules": ("", "SLACK-79", "TRK-04", "tv", "fernsehen", "xyzzy"),
    "why": (*OF_CARDS, *OF_MOVES),
    "info": (*OF_CARDS, "dog walker"),
    "show": ("", "mia", "mia 1", "mia 9", "xyzzy", "you"),
    "stops": ("", "all", "zug", "aus", "xyzzy"),
    "lang": ("", "de", "en", "xyzzy"),
    "save": ("", "/nowhere/at/all"),
}


def every_command() -> list[str]:
    return [
        f"{name} {rest}".strip()
        for command in COMMANDS
        if command not in LEAVING
        for name in command_names(command, "en")
        for rest in ARGUMENTS.get(command, ("",))
    ]


def typing_at(moment: re.Pattern[str], lines: list[str]) -> Callable[[str], str | None]:
    """Types all the lines when the moment comes, and leaves. Until then, the first choice will do."""

    def answer(prompt: str) -> str | None:
        if not moment.search(prompt):
            return first_choice(prompt)
        return lines.pop(0) if lines else None

    return answer


def all_are_answered(result: Result, typed: list[str]) -> None:
    rest = result.out
    for line in typed:
        _, _, rest = rest.partition(f"> {line}\n")
        assert rest.partition("> ")[0].strip(), line


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "seats"), [("scare", 3), ("cthulhu", 2)])
@pytest.mark.parametrize(("moment", "code"), [(PROMPT, 3), (AGAIN, 0)], ids=["start", "end"])
def test_every_command(
    table: Table, game: str, seats: int, language: str, moment: re.Pattern[str], code: int, tmp_path: Path
) -> None:
    typed = [*every_command(), f"save {tmp_path / 'copy'}"]
    rest = list(typed)
    result = table.play(typing_at(moment, rest), game_name=game, seats=seats, language=language)
    assert result.code == code
    assert (rest, result.err) == ([], "")
    all_are_answered(result, typed)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_command_before_the_first_hand(table: Table, language: str) -> None:
    """The winner of the last game picks a Job: nobody has cards yet."""
    typed = every_command()
    rest = list(typed)
    options = {"winner": 1}
    result = table.play(typing_at(PROMPT, rest), game_name="cthulhu", seats=2, language=language, options=options)
    assert (result.code, rest, result.err) == (3, [], "")
    all_are_answered(result, typed)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_command_in_between(table: Table, language: str) -> None:
    """During somebody else's turn. A position was not played, so nothing in it can be taken back."""
    typed = [line for line in every_command() if line not in command_names("undo", "en")]
    rest = list(typed)
    position = {
        "turn": "Mia",
        "phase": "call",
        "You": {"hand": ["elder_sign", "sprouts", "sleep"], "madness": 2},
        "Mia": {"hand": ["tiny"]},
    }
    result = table.sit_at(typing_at(PAUSE, rest), position, language=language)
    assert (result.code, rest, result.err) == (3, [], "")
    all_are_answered(result, typed)
