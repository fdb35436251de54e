"""Several people at one keyboard: nobody sees what belongs to another."""

import re

import pytest

from stammtisch.boxes import game_text, load
from stammtisch.engine.event import visible
from stammtisch.engine.notation import parse
from stammtisch.engine.table import Table as EngineTable
from stammtisch.terminal import saves
from stammtisch.terminal.screen import HIDE
from stammtisch.text.words import words
from tests.terminal.driver import AGAIN, HAND_OVER, PROMPT, Table, first_choice, script, then

PEOPLE = ["Ann", "Bob", "Cem"]


def private_lines(table: Table) -> dict[str, set[str]]:
    """By person: every hand, deal and hiding place they may see in the course of the game."""
    record, _ = saves.read(table.only_file())
    game = load(record.game, record.options)
    played = EngineTable(game, record.seats, record.seed)
    text = game_text(words("en"), game, record.seats)
    own: dict[str, set[str]] = {name: set() for name in PEOPLE}

    def look() -> None:
        for seat, name in enumerate(PEOPLE):
            view = game.view(played.state, seat)
            own[name] |= {line for line in text.table(view) if line.startswith("Your ")}

    look()
    for move in record.moves:
        played.apply(parse(game, move, record.seats))
        look()
    for seat, name in enumerate(PEOPLE):
        for events in [played.opening, *(step.events for step in played.steps)]:
            told = [text.event(event, seat) for event in visible(events, seat)]
            own[name] |= {line for line in told if "You are dealt" in line or "Your Scare card" in line}
    return own


def test_nobody_sees_another_hand(table: Table) -> None:
    """Different places for each, and commands that show things at every opportunity."""
    places = {"Ann": "stack 2", "Bob": "stack 4", "Cem": "stack 5"}
    rest = ["table", "log", "why", "scores", "play 9 9 9 9", "why"]
    asked: list[str] = []

    def answer(prompt: str) -> str:
        if HAND_OVER.search(prompt):
            asked.append(prompt.split("’")[0].removeprefix("Now it is "))
            rest.append("table")
            return ""
        if rest and PROMPT.search(prompt):
            return rest.pop()
        if AGAIN.search(prompt):
            return ""
        return places[asked[-1]] if prompt.startswith("[1-6]") and len(asked) < 4 else first_choice(prompt)

    result = table.play(answer, names=PEOPLE, humans=3, seats=4, bot="careful")
    assert result.code == 0
    own = private_lines(table)
    screens = result.out.split(HIDE)
    assert len(screens) > 20
    seen = dict.fromkeys(PEOPLE, 0)
    for screen in screens:
        (name,) = re.findall(r"^(\w+), this is for your eyes only\.$", screen, re.MULTILINE)
        private = re.findall(r"^Your .*$|You are dealt [\d/ ]+\.|Your Scare card lies at .*\.$", screen, re.MULTILINE)
        assert private
        for line in private:
            assert line in own[name]
        seen[name] += 1
        others = {line for other in PEOPLE for line in own[other] if other != name} - own[name]
        for line in others:
            assert f"{line}\n" not in screen
    assert min(seen.values()) > 5


def test_a_move_typed_at_the_hand_over_is_not_taken(table: Table) -> None:
    result = table.play(script("1", "", "1", "1", "", "q"), names=PEOPLE[:2], humans=2)
    assert result.out.count("Only Ann may answer now.") == 1
    assert result.out.count("Only Bob may answer now.") == 1


def test_commands_at_the_hand_over_show_public_things_only(table: Table) -> None:
    result = table.play(script("", "2", "table", "log", "why", "help", "scores", "undo x"), names=PEOPLE[:2], humans=2)
    handing = result.out.rpartition("Now it is Bob’s turn. Hand over the keyboard, then press Enter: undo")[0]
    handing = handing.partition("Now it is Bob’s turn.")[2]
    assert "Round 1 of 6" in handing
    assert "Your " not in handing
    assert "dealt" not in handing


def test_language_belongs_to_the_person(table: Table) -> None:
    result = table.play(then("lang de", "1", "1", "1", after=lambda prompt: None), names=PEOPLE[:2], humans=2)
    ann, bob, ann_again, *_ = result.out.split(HIDE)
    assert "Ab jetzt auf Deutsch." in ann
    assert "Where in your stack" in bob
    assert "Was spielst du?" in ann_again
    assert "Jetzt ist Ann dran." in bob


def test_everybody_is_asked_for_a_secret_decision(table: Table) -> None:
    result = table.play(then("stack 1", "stack 2", "stack 3", after=lambda prompt: None), names=PEOPLE, humans=3)
    assert result.out.count("Where in your stack do you hide") == 3


def test_in_the_end_all_may_look(table: Table) -> None:
    result = table.play(first_choice, names=PEOPLE[:2], humans=2)
    assert result.code == 0
    end = result.out.partition("everybody may look at the screen now.")[2]
    assert "Your " not in end
    assert "Total" in end


@pytest.mark.parametrize(
    ("language", "names"), [("en", "Player1, Player2 and Mia"), ("de", "Person1, Person2 und Mia")]
)
def test_people_without_names(table: Table, language: str, names: str) -> None:
    assert names in table.play(script(), humans=2, language=language).out
