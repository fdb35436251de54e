"""Answers: what is shown in brackets, and moves with a little less to type."""

import re

import pytest

from stammtisch.boxes import game_text, load
from stammtisch.engine.problem import Problem, Refused, Unreadable
from stammtisch.games.scare.state import PLAY, STACK
from stammtisch.terminal.answer import read
from stammtisch.terminal.choices import Choices
from stammtisch.text.numbering import Numbering
from stammtisch.text.words import words
from tests.terminal.driver import PROMPT, Result, Table, entries, moves, script

NAMES = ["Ann", "Bob", "Cem"]
MOVES = [(0, PLAY, 8, 1), (0, PLAY, 8, 2), (0, PLAY, 10, 0)]
TWO_SLEEPS = {"hand": ["sleep", "sleep", "tiny", "cousin_from_innsmouth"], "free_time": 2}


def answer(line: str) -> tuple[int, ...]:
    game = load("scare")
    view, text = game.view(game.new(seats=3, seed=7), 0), game_text(words("en"), game, NAMES)
    view.moves, view.prompt = MOVES, "play"
    return read(game, text, view, line, Choices(game, text, view, NAMES), NAMES)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("8", (0, PLAY, 8, 1)),
        ("[8]", (0, PLAY, 8, 1)),
        ("[ 8 ]", (0, PLAY, 8, 1)),
        ("[8 8]", (0, PLAY, 8, 2)),
        ("0", (0, PLAY, 10, 0)),
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


@pytest.mark.parametrize("face", range(1, 10))
def test_a_number_is_the_card_in_scare(table: Table, face: int) -> None:
    """Whatever its place in a list. The person holds 1 2 2 3 5 5 7 8 8 8."""
    result = table.play(script("stack 6", str(face)))
    played = [move for move in moves(table.only_file()) if move.startswith("You: play")]
    if face in (1, 2, 3, 5, 7, 8):
        assert played == [f"You: play {face}"]
    else:
        assert played == []
        assert "You do not hold that card. (TRK-03)" in result.text


@pytest.mark.parametrize("place", range(8))
def test_a_number_is_the_place_in_the_stack(table: Table, place: int) -> None:
    """With these options the places are 3 to 7, so the first choice is not the place 1."""
    result = table.play(script(str(place)), options={"preset": "balanced-7"})
    hidden = [move for move in moves(table.only_file()) if move.startswith("You: stack")]
    assert "[3] place 3: " in result.out
    assert "[3-7] > " in result.out
    if place >= 3:
        assert hidden == [f"You: stack {place}"]
    else:
        assert hidden == []
        assert f"Place {place} is not open: hide the Scare card at place 3 to 7." in result.text


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_choice_can_be_typed_as_it_is_shown(table: Table, language: str) -> None:
    """Plays what is in some pair of brackets, all through a game with the 0/10 card."""
    shown: list[str] = []

    def answer(prompt: str) -> str:
        if not PROMPT.search(prompt):
            return ""
        listed = table.typist.screen.getvalue().rpartition("?")[2]
        labels = re.findall(r"  \[([\d ]+)\]", listed)
        shown.append(labels[len(shown) % len(labels)])
        return shown[-1]

    result = table.play(answer, language=language, options={"wild_count": 4})
    assert result.code == 0
    assert {"0", "10", "8 8"} & set(shown)
    own = [move for move in moves(table.only_file()) if move.startswith(("You:", "Du:"))]
    assert len(own) == len(shown)  # none was refused


def hand(table: Table, *lines: str) -> Result:
    start = {"turn": "You", "phase": "call", "You": TWO_SLEEPS, "Mia": {}, "Leo": {}}
    return table.sit_at(script(*lines), start)


def numbers(shown: str) -> dict[str, str]:
    """The cards of the hand by number, as they are shown last."""
    return dict(re.findall(r"^#(\d) (\w+)", shown, re.MULTILINE))


def test_a_number_is_the_card_and_a_letter_one_of_its_ways(table: Table) -> None:
    """The letter of a seat is always the same: `b` sits to the left."""
    result = hand(table, "1", "1c")
    assert "There are several ways to play 1: 1a, 1b, 1c." in result.text
    assert "You call Cousin from Innsmouth to Leo’s room." in result.out


def test_a_card_keeps_its_number(table: Table) -> None:
    """Tiny is played, the others stay what they were, and either number of two equal cards will do."""
    result = hand(table, "2", "", "all", "4")
    before, _, after = result.out.partition("[1a ... 2]")
    assert numbers(before) == {"1": "Cousin", "2": "Tiny", "3": "Sleep", "4": "Sleep"}
    assert re.findall(r"^ +#(\d) (\w+)", after, re.MULTILINE) == [("1", "Cousin"), ("3", "Sleep"), ("4", "Sleep")]
    assert "[3] Sleep: +2 Slack" in after
    assert "You announce Sleep" in after


def test_numbering_is_kept_and_given_back() -> None:
    numbering = Numbering()
    assert numbering.of([10, 20, 30]) == {1: 10, 2: 20, 3: 30}
    assert numbering.of([10, 30]) == {1: 10, 3: 30}
    assert numbering.of([10, 20, 30, 40]) == {1: 10, 2: 20, 3: 30, 4: 40}  # taken back: 20 is what it was
    assert numbering.of([5, 30, 40]) == {1: 5, 3: 30, 4: 40}
    assert numbering.of([5, 10, 30, 40]) == {1: 5, 2: 10, 3: 30, 4: 40}  # its old number belongs to somebody else


@pytest.mark.parametrize(
    ("line", "kind", "code"),
    [
        ("8 9", Refused, "not_identical"),
        ("0/10", Refused, "wild_value"),
        ("8 y", Refused, "not_a_card"),
        ("hello", Unreadable, "not_understood"),
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
    ("language", "said"), [("en", "There is no #9: you hold #1, #2"), ("de", "#9 gibt es nicht: Du hast #1, #2")]
)
def test_no_such_number(table: Table, language: str, said: str) -> None:
    assert said in table.play(script("9"), game_name="cthulhu", language=language).text


@pytest.mark.parametrize(
    ("language", "hint"), [("en", "“help” shows what you can type."), ("de", "„hilfe“ zeigt, was du eintippen kannst.")]
)
def test_what_cannot_be_read_points_to_the_help(table: Table, language: str, hint: str) -> None:
    assert f". {hint}" in table.play(script("hello"), language=language).text


def test_what_was_chosen_is_echoed(table: Table) -> None:
    result = table.play(script("stack 6", "8x2"))
    assert "Your Scare card lies at place 6 from the top." in result.out
    assert "You play 8 8 (counts 2.8)." in result.out
    assert "[8 8] = 2.8" in result.out  # shown before it was played
    played = [entry["move"] for entry in entries(table.only_file())[1:] if "move" in entry]
    assert "You: stack 6" in played
    assert "You: play 8 8" in played
