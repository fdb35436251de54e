"""Whole games, from the welcome to the seed."""

import re
from hashlib import sha256

import pytest

from stammtisch.boxes import load
from stammtisch.engine.table import replay
from stammtisch.terminal import saves
from tests.terminal.driver import SEED, Table, first_choice, moves, script


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["Welcome to Scare!", "Clockwise around the table: You, Mia and Leo.", "What do you play?", "You play 1."],
        ),
        ("de", ["Willkommen bei Schreck!", "am Tisch: Du, Mia und Leo.", "Was spielst du?", "Du spielst 1."]),
    ],
)
def test_a_game_to_its_end(table: Table, language: str, said: list[str]) -> None:
    result = table.play(first_choice, language=language)
    assert (result.code, result.err) == (0, "")
    story = result.text
    for sentence in said:
        assert sentence in story
    record, _ = saves.read(table.only_file())
    sealed = f"blake2b-1:{record.salt}:{SEED}"
    fingerprint = sha256(sealed.encode()).hexdigest()[:12]
    before, _, after = story.partition("[1-6] >")
    assert fingerprint in before
    assert sealed in after
    assert record.salt not in before
    assert fingerprint in after
    assert f"stammtisch replay {table.only_file()}" in story
    ended = replay(load("scare", record.options), record)
    assert ended.state.winners


def test_who_wins_is_told_before_the_score_sheet(table: Table) -> None:
    result = table.play(first_choice)
    end = result.out[result.out.rindex("Round 1 ") - 200 :]
    assert re.search(r"(wins? the game[.!]|share the win\.)\n\n +You ", end)
    assert end.count("Total") == 1


def test_languages_play_the_same_game(table: Table) -> None:
    for language in ("en", "de"):
        table.play(first_choice, language=language)
    english, german = (moves(file) for file in table.files())
    assert [move.partition(":")[2] for move in english] == [move.partition(":")[2] for move in german]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_strong_bots_and_every_number_of_seats(table: Table, seats: int) -> None:
    result = table.play(first_choice, seats=seats, bot="careful", options={"target_score": 5})
    assert result.code == 0


def test_bots_alone_need_no_input(table: Table) -> None:
    result = table.play(script(), humans=0)
    assert result.code == 0
    assert "Mia plays" in result.out
    assert "You " not in result.out.partition("Round 1.")[2].partition("The seed was")[0]


def test_options_are_played(table: Table) -> None:
    result = table.play(script("3"), options={"preset": "balanced-7"})
    assert "[3] place 3" in result.out


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"game_name": "chess"}, "no game “chess”"),
        ({"options": {"stack_size": 99}}, "stack_size cannot be “99”"),
        ({"seats": 2}, "2 players are not possible"),
        ({"humans": 4}, "4 people do not fit"),
        ({"names": ["a", "b", "c", "d"], "humans": 3}, "4 names are too many"),
        ({"names": ["two words"]}, "“two words” cannot be a name"),
        ({"names": ["Ann", "ann"], "humans": 2}, "cannot both be called"),
        ({"bot": "chess"}, "no bot “chess”"),
        ({"language": "tlh"}, "no language “tlh”"),
    ],
)
def test_bad_input_is_one_line(table: Table, settings: dict[str, object], why: str) -> None:
    result = table.play(script(), **settings)
    assert result.code == 2
    assert result.out == ""
    assert why in result.err
    assert result.err.count("\n") == 1
    assert table.files() == []


def test_bots_do_not_take_names_of_people(table: Table) -> None:
    result = table.play(script(), names=["mia", "LEO"], humans=3, seats=5)
    assert "mia, LEO, Player1, Ana and Cem." in result.out


def test_a_seed_is_drawn_when_none_is_given(table: Table) -> None:
    for _ in range(2):
        table.play(script(), seed=None)
    records = [saves.read(file)[0] for file in table.files()]
    secrets = [secret for record in records for secret in (record.seed, record.salt)]
    assert len(set(secrets)) == 4
    assert all(re.fullmatch("[0-9a-f]{32}", secret) for secret in secrets)  # 128 bits each
