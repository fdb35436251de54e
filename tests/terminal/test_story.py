"""What happened, in paragraphs that can be taken in at a glance."""

from typing import Any

from stammtisch.games import load
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
    return table.sit_at(script("q"), START, bot=bot).out.split("\n")


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


def test_a_turn_of_ones_own_begins_with_the_whole_table(table: Table) -> None:
    result = table.sit_at(script("", "done"), {**START, "You": {"hand": ["hastur", "tiny"]}, "Mia": {}})
    own = result.out.partition("It is your turn.")[2]
    assert own.count("    Room: ") >= len(NAMES)
    assert own.count("    #1 ") == 2  # the cards in full once, and again after the empty line
