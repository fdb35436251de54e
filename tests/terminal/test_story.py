"""What happened, in paragraphs that can be taken in at a glance."""

from typing import Any

import pytest

from stammtisch.boxes import load
from tests.terminal.driver import Puppet, Table, script

NAMES = ["You", "Mia", "Leo"]
START: dict[str, Any] = {
    "turn": "Mia",
    "phase": "call",
    "You": {"hand": ["tiny", "sprouts"]},
    "Mia": {"hand": ["hastur", "sleep", "tv"], "free_time": 1},
    "Leo": {},
}


def story(table: Table) -> list[str]:
    bot = Puppet(load("cthulhu"), NAMES, "Mia: play hastur", "Mia: play sleep")
    return table.sit_at(script("more on", "more", "q"), START, bot=bot).out.split("\n")


def test_a_turn_of_somebody_else_is_one_line(table: Table) -> None:
    bot = Puppet(load("cthulhu"), NAMES, "Mia: play hastur", "Mia: play sleep")
    start = {**START, "turn": "You", "phase": "discard", "Mia": {"hand": ["hastur", "sleep", "tv"]}}
    lines = table.sit_at(script("", "", "q"), start, bot=bot).out.split("\n")
    assert "Mia 0 → 3 of 20: Hastur +2, Madness 1, Sleep +2." in lines
    assert "Leo 0 of 20: nothing happens." in lines


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Mia sends Bill the All-Consuming to your room. Bill the All-Consuming takes your Sprouts."),
        ("de", "Mia schickt „Arne der Allesfresser“ in dein Zimmer. „Arne der Allesfresser“ nimmt dir"),
    ],
)
def test_what_concerns_the_reader_is_told_in_full(table: Table, language: str, said: str) -> None:
    start = {**START, "Mia": {"hand": ["bill_the_all_consuming"]}, "You": {"hand": ["tiny"], "room": ["sprouts"]}}
    bot = Puppet(load("cthulhu"), NAMES, "Mia: play bill_the_all_consuming on You")
    told = table.sit_at(script("q"), start, bot=bot, language=language).text
    assert said in told


def test_every_announcement_begins_a_line_below_its_phase(table: Table) -> None:
    lines = story(table)
    start = lines.index("Mia brings Hastur home (+2 Slack). Mia gains 1 Madness (now 1: −1 Slack).")
    assert lines[start + 1] == "– Free Time – Mia announces Sleep (Slack 2)."
    assert lines[start + 2] == "  Into Mia’s room: Sleep (+2 Slack)."


def test_phases_in_which_nothing_happens_are_not_told(table: Table) -> None:
    told = "\n".join(story(table))
    assert "Leo’s turn. Leo draws 6 cards." in told
    assert "– Draw –" not in told  # that is plain to see
    assert "– Roll –" not in told


def test_there_are_never_two_empty_lines(table: Table) -> None:
    assert "\n\n\n" not in "\n".join(story(table))


def test_a_turn_of_ones_own_begins_with_everybodys_standing(table: Table) -> None:
    result = table.sit_at(script("all", "done"), {**START, "You": {"hand": ["hastur", "tiny"]}, "Mia": {}})
    brief, _, whole = result.out.partition("It is your turn.")[2].partition("> all")
    assert [line.split()[0] for line in brief.splitlines() if " of 20" in line][:3] == NAMES
    assert whole.count("    Room: ") == len(NAMES)
    assert (brief.count("\n#1 "), whole.count("    #1 ")) == (1, 1)


@pytest.mark.parametrize(
    ("language", "said", "wrong"),
    [
        ("en", "You play Just for the Ritual", "by You"),
        ("de", "Du spielst", "von Du"),
    ],
)
def test_what_the_reader_plays_in_between_is_told_in_full(table: Table, language: str, said: str, wrong: str) -> None:
    start = {**START, "You": {"hand": ["elder_sign"], "madness": 2}, "Leo": {"madness": 3}}
    told = table.sit_at(script("stops all", "#1b", "q"), start, language=language).text
    assert said.split()[0] + " " + said.split()[1] in told
    assert wrong not in told


def test_what_a_card_does_is_said_above_its_choices_only_once(table: Table) -> None:
    start = {
        "turn": "You",
        "phase": "call",
        "You": {"hand": ["elder_sign", "sleep"], "madness": 2},
        "Mia": {},
        "Leo": {"madness": 3},
    }
    asked = table.sit_at(script("", "all", "q"), start).out.split(" > ")
    assert "play Elder Sign: Any player loses 2 Madness." in asked[0]
    assert "  play Elder Sign:\n" in asked[1]
    assert "play Elder Sign: Any player loses 2 Madness." in asked[2]
