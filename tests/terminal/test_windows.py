"""Games with windows, in which several people may answer what one of them announces."""

import re

import pytest

from stammtisch.boxes import load
from stammtisch.terminal.screen import HIDE
from tests.terminal.driver import HAND_OVER, Puppet, Table, first_choice, moves, script

WINDOW = re.compile(r"^\[(Ann|Bob)\] (to see your cards|zeigt deine Karten)")
PEOPLE = ["Ann", "Bob"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_alone_with_bots(table: Table, language: str) -> None:
    result = table.play(first_choice, game_name="cthulhu", language=language)
    assert result.code == 0


def test_seats_that_could_only_pass_are_not_asked(table: Table) -> None:
    result = table.play(first_choice, game_name="cthulhu")
    assert not re.search(r"^Enter: let it pass > ", result.out, re.MULTILINE)
    assert "You: pass" in moves(table.only_file())


def test_undo_goes_back_to_the_question_before(table: Table) -> None:
    """Automatic passes are taken back together with the choice before them."""
    lengths: list[int] = []

    def answer(prompt: str) -> str | None:
        lengths.append(len(moves(table.only_file())))
        return {20: "undo", 21: "undo", 22: "undo", 23: None}.get(len(lengths), first_choice(prompt))

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
        # The public part of each screen, before somebody sits down, shows nobody's cards.
        public = screen.partition("this is for your eyes only.")[0]
        assert "Your hand" not in public
        assert "Drawn:" not in public
        assert len(re.findall("this is for your eyes only", screen)) <= 1


def test_an_answer_needs_the_keyboard(table: Table) -> None:
    answers = {"window": iter(["1", "play sleep", "table", "Ann", "Bob"]), "seats": iter(["", "", ""])}

    def answer(prompt: str) -> str | None:
        if WINDOW.search(prompt):
            return next(answers["window"], None)
        return next(answers["seats"], None) if HAND_OVER.search(prompt) else first_choice(prompt)

    result = table.play(answer, game_name="cthulhu", names=PEOPLE, humans=2)
    refused = re.findall(r"Only (Ann|Bob) may answer now\.", result.out)
    assert len(refused) == 2
    assert refused[0] == refused[1]
    assert f"{refused[0]}, this is for your eyes only." in result.out


# What a question tells -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Do you stop it? Sleepwalk to Kadath (Activity: Sleep · Slack 2): Lose 1 Madness."
            " If it passes: Mia 4 → 6 of 20.",
        ),
        ("de", "Hältst du es auf? Schlafwandeln nach Kadath (Aktivität: Schlafen · Slack 2): Du verlierst 1 Wahnsinn."),
    ],
)
def test_the_announced_card_says_what_it_does(table: Table, language: str, said: str) -> None:
    start = {
        "turn": "Mia",
        "phase": "free_time",
        "You": {"hand": ["an_inconvenient_truth"]},
        "Mia": {"hand": ["sleepwalk_to_kadath"], "loose": 4},
    }
    bot = Puppet(load("cthulhu"), ["You", "Mia"], "Mia: play sleepwalk_to_kadath")
    assert said in table.sit_at(script("q"), start, bot=bot, language=language).text


@pytest.mark.parametrize("last", ["", "done", "fertig"])
def test_unspent_free_time_asks_once(table: Table, last: str) -> None:
    start = {"turn": "You", "phase": "free_time", "You": {"hand": ["sleep", "tiny"], "free_time": 2}, "Mia": {}}
    result = table.sit_at(script(last, last, "q"), start)
    assert result.text.count("You still have 2 Free Time and could use it.") == 1
    assert moves(table.only_file())[0] == "You: done"


def test_nobody_hesitates_without_reason(table: Table) -> None:
    start = {"turn": "You", "phase": "free_time", "You": {"hand": ["elder_sign"], "madness": 3}, "Mia": {}}
    result = table.sit_at(script("", "q"), start)
    assert "You still have" not in result.out
    assert moves(table.only_file())[0] == "You: done"


def test_every_choice_tells_its_total(table: Table) -> None:
    start = {
        "turn": "You",
        "phase": "free_time",
        "You": {"hand": ["sleep", "sprouts", "summon_something", "just_for_the_ritual"], "free_time": 2, "income": 3},
        "Mia": {"room": [{"card": "cyclopean_couch", "slack": 3}], "loose": 4},
    }
    shown = table.sit_at(script("q"), start).text
    assert "Sleep: +2 Slack (0 → 2 of 20)" in shown
    assert "(0 → 1 of 20)" in shown
    assert "+2 Madness (0 → −1 to 4 of 20)" in shown  # whatever the die shows
    assert "(You 0 → 3, Mia 7 → 4)" in shown
