"""What can be typed besides moves. The names come from the words of all languages, and all of them always work."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from stammtisch.terminal.plain import plain
from stammtisch.text.words import LANGUAGES, words

COMMANDS: Final = (
    "help", "all", "table", "scores", "ranks", "more", "log", "rules", "why", "info", "show", "stops", "order", "rest",
    "finish", "undo", "save", "lang", "again", "quit",
)  # fmt: skip
LINKS: Final = ("on", "to", "at", "auf", "gegen", "zu", "bei", "an")  # what comes next is a person or a place
SHORT: Final = {"?": "help", "q": "quit", "totals": "scores", "stand": "scores", "rank": "ranks", "rang": "ranks"}


def command_names(command: str, language: str) -> list[str]:
    """All names of a command, those in the reader's language first."""
    order = [language, *(other for other in LANGUAGES if other != language)]
    names = [words(each)(f"terminal-command-{command}") for each in order]
    return [*dict.fromkeys(names), *(name for name, meant in SHORT.items() if meant == command)]


def fold(text: str) -> str:
    """Ignores spelling that does not matter: case, and `zurueck` for `zurück`."""
    return plain(unicodedata.normalize("NFC", text).casefold())


@cache
def _meanings() -> dict[str, str]:
    return {fold(name): command for command in COMMANDS for name in command_names(command, "en")}


def read_command(line: str) -> tuple[str, str]:
    """The command and the rest of the line; the command is empty if it is none."""
    name, _, rest = line.partition(" ")
    command = _meanings().get(fold(name), "")
    if command == "order" and any(fold(word) in LINKS for word in rest.split()):
        return "", ""  # `order 4 to leo` is given to a player, not to the terminal
    return command, rest.strip()


def is_yes(line: str) -> bool:
    return fold(line) in _answers("yes")


def is_no(line: str) -> bool:
    return fold(line) in _answers("no")


@cache
def _answers(answer: str) -> set[str]:
    """`y`, `yes`, `j`, `ja`: the word in every language, and its first letter."""
    names = [words(language)(f"terminal-{answer}") for language in LANGUAGES]
    return {fold(name) for name in names} | {fold(name)[0] for name in names}
