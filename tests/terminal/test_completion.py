"""The Tab key."""

import pytest

from stammtisch.boxes import load, make_bot
from stammtisch.engine.table import Table as EngineTable
from stammtisch.terminal import saves
from stammtisch.terminal.completion import completions
from stammtisch.terminal.screen import Screen
from stammtisch.terminal.seating import Seating
from stammtisch.terminal.session import Session
from tests.terminal.driver import Process, Table, Typist, script

NAMES = ["Ann", "Bob", "Mia"]


def session(table: Table, language: str, humans: tuple[int, ...] = (0,)) -> Session:
    game = load("cthulhu")
    played = EngineTable(game, NAMES, "1")
    hand = {"hand": ["tiny", "cousin_from_innsmouth", "sleep"]}
    played.state = game.position({"turn": "Ann", "phase": "call"}, [hand, {}, {}], NAMES)
    typist = Typist(script())
    save = saves.SaveFile(table.folder / "none")
    found = Session(
        played, Seating(humans, "random", language), make_bot("random", game), save, Screen(typist, typist.screen, {})
    )
    found.keyboard = 0
    found.look_as(0)
    return found


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "sco", ["scores"]),
        ("de", "pun", ["punkte"]),
        ("en", "pl", ["play"]),
        ("de", "SP", ["sprache", "speichern", "spiel"]),
        ("en", "play t", ["play tiny"]),
        ("en", "play cousin_from_innsmouth ", ["play cousin_from_innsmouth on"]),
        (
            "en",
            "play cousin_from_innsmouth on ",
            ["play cousin_from_innsmouth on Bob", "play cousin_from_innsmouth on Mia"],
        ),
        ("de", "spiel cousin_aus_innsmouth auf b", ["spiel cousin_aus_innsmouth auf Bob"]),
        ("en", "play sl", []),  # not in this phase
        ("en", "info sl", ["info sleep"]),
        ("en", "stops t", ["stops turn"]),
        ("de", "stopps z", ["stopps zug"]),
        ("en", "lang ", ["lang en", "lang de"]),
        ("en", "show ", ["show Bob", "show Mia"]),
        ("en", "order pass un", ["order pass unless"]),
        ("en", "order pass unless m", ["order pass unless me", "order pass unless Mia"]),
        ("de", "auftrag spiel w", ["auftrag spiel winzi"]),
        ("en", "xyzzy", []),
    ],
)
def test_what_can_follow(table: Table, language: str, typed: str, found: list[str]) -> None:
    assert sorted(completions(session(table, language), typed)) == sorted(found)


def test_names_where_people_share_the_keyboard(table: Table) -> None:
    assert "Bob" in completions(session(table, "en", (0, 1)), "B")
    assert "Bob" not in completions(session(table, "en"), "B")


def test_the_key_itself(table: Table) -> None:
    """In a real terminal, with a real line editor."""
    with Process(table.folder, terminal=True) as process:
        process.read_until("] > ")
        process.type("sco\t")
        assert "Total" in process.read_until("] > ")
