"""Answers: numbers of choices, and moves with a little less to write."""

import pytest

from stammtisch.engine.problem import Problem, Refused, Unreadable
from stammtisch.games import load
from stammtisch.games.scare.state import PLAY, STACK
from stammtisch.terminal.answer import read
from stammtisch.text.tell import game_text
from stammtisch.text.words import words
from tests.terminal.driver import Table, entries, script

NAMES = ["Ann", "Bob", "Cem"]
MOVES = [(0, PLAY, 8, 1), (0, PLAY, 8, 2), (0, PLAY, 10, 0)]


def answer(line: str) -> tuple[int, ...]:
    game = load("scare")
    view = game.view(game.new(seats=3, seed=7), 0)
    return read(game, game_text(words("en"), game, NAMES), view, line, MOVES, NAMES)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("1", (0, PLAY, 8, 1)),
        ("[2]", (0, PLAY, 8, 2)),
        ("[ 2]", (0, PLAY, 8, 2)),
        ("8 8 8", (0, PLAY, 8, 3)),
        ("8x3", (0, PLAY, 8, 3)),
        ("play 8", (0, PLAY, 8, 1)),
        ("PLAY 8 8", (0, PLAY, 8, 2)),
        ("play 8x2", (0, PLAY, 8, 2)),
        ("0/10 as 10", (0, PLAY, 10, 10)),
        ("play 0/10 as 0", (0, PLAY, 10, 0)),
        ("stack 6", (0, STACK, 6)),
        ("stack scare 6", (0, STACK, 6)),
        ("ann: play 8 8", (0, PLAY, 8, 2)),
    ],
)
def test_understood(line: str, move: tuple[int, ...]) -> None:
    assert answer(line) == move


def test_a_single_number_is_never_a_card() -> None:
    with pytest.raises(Unreadable) as refusal:
        answer("8")
    assert refusal.value.code == "no_such_choice"


@pytest.mark.parametrize(
    ("line", "kind", "code"),
    [
        ("8 9", Refused, "not_identical"),
        ("0/10", Refused, "wild_value"),
        ("8 y", Refused, "not_a_card"),
        ("hello", Unreadable, "not_a_scare_move"),
        ("bob: play 8", Problem, "not_your_seat"),
        ("dan: play 8", Unreadable, "unknown_seat"),
        ("ann:", Unreadable, "no_move"),
    ],
)
def test_not_understood(line: str, kind: type[Problem], code: str) -> None:
    with pytest.raises(kind) as refusal:
        answer(line)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("language", "choices", "said"),
    [
        ("en", 3, "There is no [9], only [1] to [3]. Or write the move, for example “play 0/10 as 0”."),
        ("en", 1, "There is no [9], only [1]. Or write the move, for example “play 8”."),
        ("de", 3, "Eine [9] gibt es nicht, nur [1] bis [3]. Oder schreib den Zug, zum Beispiel „play 0/10 as 0“."),
        ("de", 1, "Eine [9] gibt es nicht, nur [1]. Oder schreib den Zug, zum Beispiel „play 8“."),
    ],
)
def test_no_such_choice(language: str, choices: int, said: str) -> None:
    game = load("scare")
    text = game_text(words(language), game, NAMES)
    with pytest.raises(Unreadable) as refusal:
        read(game, text, game.view(game.new(seats=3, seed=7), 0), "9", MOVES[:choices], NAMES)
    assert text.problem(refusal.value) == said


@pytest.mark.parametrize(
    ("language", "hint"), [("en", "“help” shows what you can type."), ("de", "„hilfe“ zeigt, was du eintippen kannst.")]
)
def test_what_cannot_be_read_points_to_the_help(table: Table, language: str, hint: str) -> None:
    assert f". {hint}" in table.play(script("hello"), language=language).text


def test_what_was_chosen_is_echoed(table: Table) -> None:
    result = table.play(script("stack 6", "8x2"))
    assert "Your Scare card lies at place 6 from the top." in result.out
    assert "You play 8 8 (counts 2.8)." in result.out
    assert "[ 9] 8 8 = 2.8" in result.out  # shown before it was played
    played = [entry["move"] for entry in entries(table.only_file())[1:] if "move" in entry]
    assert "You: stack 6" in played
    assert "You: play 8 8" in played
