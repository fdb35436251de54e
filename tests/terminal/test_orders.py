"""Standing orders in the terminal: the same meaning as in the browser."""

import json
import re
from typing import Any

import pytest

from stammtisch.boxes import load
from tests.terminal.driver import Puppet, Result, Table, moves, script

NAMES = ["You", "Mia", "Leo"]
DISCARD = {
    "turn": "You",
    "phase": "discard",
    "You": {"hand": ["an_inconvenient_truth", "tv", "sprouts"]},
    "Mia": {"hand": ["sleep", "tiny"]},
    "Leo": {"hand": ["sleep", "earplugs"]},
}
SLEEPS = ("Mia: play sleep", "Leo: play sleep")


def ordered(table: Table, *lines: str, language: str = "en", **changes: Any) -> Result:
    bot = Puppet(load("cthulhu"), NAMES, *SLEEPS)
    return table.sit_at(script(*lines), {**DISCARD, **changes}, bot=bot, language=language)


def stopped(result: Result) -> int:
    return result.out.count("Do you stop it?") + result.out.count("Hältst du es auf?")


def test_without_an_order_one_is_asked(table: Table) -> None:
    assert stopped(ordered(table, "", "", "", "q")) == 2


@pytest.mark.parametrize(
    ("language", "order", "said"),
    [
        ("en", "order pass", "Until your next turn you let everything pass, except what would win."),
        ("de", "auftrag durchlassen", "lässt du alles durch, außer was das Spiel gewinnen würde."),
        ("de", "order pass always", "Bis zu deinem nächsten Zug lässt du alles durch."),
    ],
)
def test_everything_passes_until_the_next_turn(table: Table, language: str, order: str, said: str) -> None:
    result = ordered(table, order, "", "auftrag", "q", language=language)
    assert said in result.text
    assert stopped(result) == 0
    assert moves(table.only_file()).count("You: pass") == 2
    none = "You have no standing order." if language == "en" else "Du hast keinen Dauerauftrag."
    assert none in result.text  # it was good until this turn


@pytest.mark.parametrize(
    ("order", "count"),
    [
        ("order pass unless mia", 1),
        ("order pass unless activity", 2),
        ("auftrag durchlassen außer aktivität", 2),
        ("order pass me win", 0),
        ("order pass shopping leo mia", 2),
        ("order off", 2),
    ],
)
def test_exceptions(table: Table, order: str, count: int) -> None:
    assert stopped(ordered(table, order, "", "", "", "q")) == count


def test_what_would_win_is_asked(table: Table) -> None:
    result = ordered(table, "order pass", "", "q", Mia={"hand": ["sleep", "tiny"], "loose": 19})
    assert "Mia would WIN with it. Do you stop it?" in result.text


@pytest.mark.parametrize(
    ("order", "played"),
    [
        ("order play 3", "Mia"),
        ("order play truth leo", "Leo"),
        ("auftrag spiel 3 aktivität leo 2+", "Leo"),
        ("order play 3 shopping", ""),
        ("order play 3 activity 9+", ""),
    ],
)
def test_a_card_plays_itself_once(table: Table, order: str, played: str) -> None:
    result = ordered(table, order, "order pass always", "", "q")
    answers = [move for move in moves(table.only_file()) if move == "You: play an_inconvenient_truth"]
    assert len(answers) == (1 if played else 0)
    assert stopped(result) == 0
    if played:
        assert f"{played} 0 of 20: Sleep canceled by An Inconvenient Truth" in result.text


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ("order hello", "An order cannot say “hello”."),
        ("order pass unless zoe", "An order cannot say “zoe”."),
        ("order play 3 sometimes", "An order cannot say “sometimes”."),
        ("order play hastur", "You do not hold “hastur”"),
        ("order play 9", "There is no #9"),
    ],
)
def test_an_order_that_makes_no_sense(table: Table, order: str, why: str) -> None:
    result = ordered(table, order, "order")
    assert why in result.text
    assert "You have no standing order." in result.text


def test_orders_of_others_cannot_be_given_from_a_screen_for_all_eyes(table: Table) -> None:
    bot = Puppet(load("cthulhu"), NAMES)
    result = table.sit_at(script("order pass"), DISCARD, humans=(0, 1), bot=bot)
    assert "Nobody sits at the keyboard now" in result.text


# Going on later ------------------------------------------------------------------------------------------------------

EQUALS = "83"  # the seed of a game in which the first hand has two equal cards, #4 and #5
ORDER = "order pass unless mia"
STANDS = "Until your next turn you let everything pass, except what Mia plays."


def held(table: Table, *lines: str) -> list[str]:
    """The cards of the hand with their numbers, after these lines and again after resuming the game."""
    shown = table.play(script(*lines, "all", "q"), game_name="cthulhu", seed=EQUALS, bot="greedy").out
    again = table.resume(script("all", "q")).out
    both = [re.findall(r"^ +(#\d \w+)", out.partition("Your hand:")[2], re.MULTILINE) for out in (shown, again)]
    assert both[0] == both[1]
    return both[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_order_is_there_when_the_game_goes_on(table: Table, language: str) -> None:
    table.play(script(ORDER, "q"), game_name="cthulhu", seed=EQUALS, bot="greedy")
    back = table.resume(script("order", "order off", "q"), language=language)
    said = STANDS if language == "en" else "Bis zu deinem nächsten Zug lässt du alles durch, außer was Mia spielt."
    assert back.text.count(said) == 2  # it is said at once, and when asked for
    assert STANDS not in table.resume(script("q"), language="en").text


def test_an_order_that_has_ended_is_not_there(table: Table) -> None:
    """It was good until the next turn, and that has begun."""
    lines = (ORDER, "", "", "", "discard 4")
    table.play(script(*lines, "order", "q"), game_name="cthulhu", seed=EQUALS, bot="greedy")
    assert STANDS in table.resume(script("q")).text
    table.only_file().unlink()
    bot_turns = table.play(script(*lines, *[""] * 6, "q"), game_name="cthulhu", seed=EQUALS, bot="greedy")
    assert bot_turns.text.count("Your turn") > 3
    assert STANDS not in table.resume(script("q")).text


@pytest.mark.parametrize(
    "notes",
    [
        {"orders": []},
        {"orders": {"0": None, "1": {}, "x": {"lets_go": True, "unless": [], "unless_by": [], "reflex": None}}},
        {"orders": {"0": {"lets_go": True, "unless": ["me"], "unless_by": [9], "reflex": {"card": 1}}}},
        {"named": {"0": [99], "two": [1], "1": "4", "2": ["4"]}},
    ],
)
def test_notes_that_make_no_sense_are_left_out(table: Table, notes: dict[str, Any]) -> None:
    table.play(script("q"), game_name="cthulhu", seed=EQUALS, bot="greedy")
    with table.only_file().open("a") as file:
        file.write(json.dumps({"note": notes}) + "\n")
    back = table.resume(script("order", "q"))
    assert back.out.startswith("Welcome back")
    assert "You have no standing order." in back.text


@pytest.mark.parametrize("typed", ["discard {}", "{}", "#{}", "[{}]"])
@pytest.mark.parametrize(("named", "left"), [(4, 5), (5, 4)])
def test_of_two_equal_cards_the_one_that_was_named_leaves(table: Table, typed: str, named: int, left: int) -> None:
    before = ["#1 Cat", "#2 Narconomicon", "#3 Lighthouse", "#4 TV", "#5 TV", "#6 Chore"]
    assert held(table) == before
    table.only_file().unlink()
    assert held(table, "", "", "", typed.format(named)) == [card for card in before if card[:2] != f"#{named}"]
    assert f"#{left} TV" in before


def test_numbers_are_as_they_were_when_a_move_is_taken_back(table: Table) -> None:
    assert held(table, "", "", "", "4", "undo", "5")[3:] == ["#4 TV", "#6 Chore"]
    table.only_file().unlink()
    assert held(table, "", "", "", "5", "undo", "4")[3:] == ["#5 TV", "#6 Chore"]
