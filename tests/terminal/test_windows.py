"""Games with windows, in which several people may answer what one of them announces."""

import re

import pytest

from stammtisch.terminal.screen import HIDE
from tests.terminal.driver import HAND_OVER, PROMPT, Table, moves

WINDOW = re.compile(r"Enter (shows your cards|zeigt deine Karten) > $")
PEOPLE = ["Ann", "Bob"]


def first_choice(prompt: str) -> str:
    return "pass" if WINDOW.search(prompt) else "1" if PROMPT.search(prompt) else ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_alone_with_bots(table: Table, language: str) -> None:
    result = table.play(first_choice, game_name="cthulhu", language=language)
    assert result.code == 0


def test_who_could_only_pass_is_not_asked(table: Table) -> None:
    result = table.play(first_choice, game_name="cthulhu")
    assert not re.search(r"Do you stop it\?\n  \[1\] [^\[]*\n\[1\] > ", result.out)
    assert "You: pass" in moves(table.only_file())


def test_undo_goes_back_to_the_question_before(table: Table) -> None:
    """Passing that happened by itself is taken back with what was chosen before it."""
    lengths: list[int] = []

    def answer(prompt: str) -> str | None:
        lengths.append(len(moves(table.only_file())))
        return {20: "undo", 21: "undo", 22: "undo", 23: None}.get(len(lengths), "1")

    table.play(answer, game_name="cthulhu")
    assert lengths[20:23] == [lengths[18], lengths[17], lengths[16]]


def test_nobody_needs_to_look_at_cards_to_let_something_pass(table: Table) -> None:
    asked = []

    def answer(prompt: str) -> str | None:
        asked.append(prompt)
        return first_choice(prompt) if len(asked) < 60 else None

    result = table.play(answer, game_name="cthulhu", names=PEOPLE, humans=2)
    assert result.code == 3
    assert [prompt for prompt in asked if WINDOW.search(prompt)]
    assert [prompt for prompt in asked if HAND_OVER.search(prompt)]
    assert re.search(r"^Bob: Ann .* Do you stop it\?$", result.out, re.MULTILINE)
    assert [move for move in moves(table.only_file()) if move == "Bob: pass"]
    for screen in result.out.split(HIDE):
        # The public part of each screen, before somebody sits down, shows no cards of anybody.
        public = screen.partition("this is for your eyes only.")[0]
        assert "Your hand" not in public
        assert "Drawn:" not in public
        assert len(re.findall("this is for your eyes only", screen)) <= 1


def test_an_answer_needs_the_keyboard(table: Table) -> None:
    answers = {"window": iter(["1", "play sleep", "table", ""]), "seats": iter(["", "", ""])}

    def answer(prompt: str) -> str | None:
        if WINDOW.search(prompt):
            return next(answers["window"], None)
        return next(answers["seats"], None) if HAND_OVER.search(prompt) else "1"

    result = table.play(answer, game_name="cthulhu", names=PEOPLE, humans=2)
    refused = re.findall(r"Only (Ann|Bob) may answer now\.", result.out)
    assert len(refused) == 2
    assert refused[0] == refused[1]
    assert f"{refused[0]}, this is for your eyes only." in result.out
