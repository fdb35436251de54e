"""Another game at the same table (SLACK-98)."""

import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch.terminal import saves
from tests.terminal.driver import AGAIN, EVERY_CARD, SEED, Table, entries, first_choice, moves, run, script, then


def rounds(games: int, word: str = "again", leaves: bool = False) -> Any:
    """Plays this many games, always with the first choice; leaves the last one at its first question if asked to."""
    left = [games - 1]

    def answer(prompt: str) -> str | None:
        if AGAIN.search(prompt):
            left[0] -= 1
            return word if left[0] >= 0 else ""
        if leaves and not left[0]:
            return None
        return first_choice(prompt)

    return answer


@pytest.mark.parametrize(
    ("language", "word", "offer", "greeting"),
    [
        ("en", "again", "“again” starts another game at the same table. Enter: leave.", "Another game of Scare!"),
        ("de", "nochmal", "„nochmal“ beginnt ein neues Spiel am selben Tisch", "Noch ein Spiel Schreck!"),
    ],
)
def test_again(table: Table, language: str, word: str, offer: str, greeting: str) -> None:
    result = table.play(rounds(2, word), language=language)
    assert result.code == 0
    assert result.text.count(offer) == 2
    assert result.text.count(greeting) == 1
    assert len(table.files()) == 2


def test_the_next_game_has_the_same_seats_and_a_new_seed(table: Table) -> None:
    options = {"target_score": 5}
    result = table.play(rounds(3), names=["Ann", "Bob"], humans=2, options=options, language="de")
    first, second, third = [entries(file)[0] for file in table.files()]
    for key in ("game", "seats", "options", "notes"):
        assert first[key] == second[key] == third[key]
    assert len({first["seed"], second["seed"], third["seed"]}) == 3
    assert len({first["salt"], second["salt"], third["salt"]}) == 3
    for header in (second, third):
        assert f"für Karten und Würfel: {header['commitment'][:12]}" in result.text
    assert all(saves.read(file)[0].moves for file in table.files())


def in_order(table: Table) -> list[Path]:
    """The first game has the seed it was given."""
    return sorted(table.files(), key=lambda file: entries(file)[0]["seed"] != SEED)


def test_the_first_game_is_told_where_it_is_saved(table: Table) -> None:
    result = table.play(rounds(2, leaves=True))
    assert result.code == 3
    first, second = in_order(table)
    assert f"stammtisch replay {first}" in result.out
    assert f"stammtisch play --record {second}" in result.out
    assert f"stammtisch play --record {first}" not in result.out


def winner_of(file: Path, out: str) -> str:
    names = entries(file)[0]["seats"]
    found = re.findall(r"^(\w+) (?:has|have) reached", out, re.MULTILINE)
    return str(found[0]) if found[0] in names else "You"


@pytest.mark.rule("SLACK-98")
def test_the_winner_picks_first(table: Table) -> None:
    result = table.play(rounds(2, leaves=True), game_name="cthulhu", bot="greedy")
    first, second = in_order(table)
    winner = winner_of(first, result.out)
    header = entries(second)[0]
    assert header["options"]["winner"] == header["seats"].index(winner) + 1
    assert moves(second)[0].startswith(f"{winner}: choose ")
    assert f"{winner} won last time and picks first." in result.out
    assert entries(first)[0]["options"]["winner"] == 0


@pytest.mark.rule("SLACK-98")
@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "You won last time, so you pick first. Which Job do you take?"), ("de", "Welchen Job nimmst du?")],
)
def test_a_person_who_has_won_is_asked(table: Table, language: str, question: str) -> None:
    result = table.play(script("gravedigger", "q"), game_name="cthulhu", options={"winner": 1}, language=language)
    assert question in result.text
    assert moves(table.only_file())[0] == f"{'You' if language == 'en' else 'Du'}: choose gravedigger"


def test_languages_and_stops_stay(table: Table) -> None:
    before, after = iter(["lang de", "stopps aus"]), iter(["stopps"])
    is_first = [True]

    def answer(prompt: str) -> str | None:
        if AGAIN.search(prompt):
            is_first[0] = False
            return "nochmal"
        return next(before, first_choice(prompt)) if is_first[0] else next(after, None)

    result = table.play(answer)
    end = result.out.partition("Noch ein Spiel Schreck!")[2]
    assert "Im Uhrzeigersinn am Tisch" in end
    assert "Du wirst nur gefragt, wenn du etwas Angekündigtes aufhalten könntest." in end


def test_what_else_can_be_typed_after_the_game(table: Table) -> None:
    lines = ["1", "undo", "show mia", "scores", "log 2", "xyzzy", ""]

    def answer(prompt: str) -> str:
        return lines.pop(0) if AGAIN.search(prompt) else first_choice(prompt)

    result = table.play(answer)
    assert result.code == 0
    assert not lines
    assert result.out.partition("\n> ")[2].count("The game is over.") == 4
    assert result.out.count("Total") == 2


def test_again_in_the_middle_of_a_game(table: Table) -> None:
    result = table.play(then("again", after=lambda prompt: None))
    assert "This game is not over yet." in result.text
    assert len(table.files()) == 1


def test_bots_among_themselves_are_not_asked(table: Table) -> None:
    result = table.play(script(), humans=0)
    assert result.code == 0
    assert "“again”" not in result.out


def test_input_that_ends_with_the_game(tmp_path: Path) -> None:
    """As many answers as there are questions: nothing is left for the last prompt."""
    whole = run(tmp_path, EVERY_CARD * 100)
    answers = re.findall(r"\] > (\d+)\n", whole.stdout.decode())
    done = run(tmp_path, "".join(f"{answer}\n" for answer in answers).encode())
    assert done.returncode == 0
    assert done.stderr == b""
    assert re.search(rb"To play again: \S+ -m stammtisch play scare\n", done.stdout)
