"""What a game will be remembered for is told at its end, as in the browser."""

import pytest

from stammtisch.boxes import count_game, find_box
from stammtisch.engine.record import load
from stammtisch.terminal.rerun import play_again
from stammtisch.text import statistics
from stammtisch.text.words import words
from tests.terminal.driver import Table, first_choice

TITLES = {"en": "What this game will be remembered for", "de": "Was von diesem Spiel bleibt"}


def told(table: Table, language: str) -> list[str]:
    """What the browser would tell of the saved game."""
    say = words(language)
    played = play_again(say, load(table.only_file().read_text("utf-8")))
    found = count_game(played)
    cards = {card.id: card.name for card in find_box(played.game.kind.id).cards(played.game, say)}
    dice = [statistics.tell_dice(say, found.dice)] if found.dice else []
    luck = [statistics.tell_luck(say, *each) for each in zip(played.names, found.dice, strict=bool(found.dice))]
    return [*statistics.tell(say, found, played.names, cards), *dice, *luck]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "least"), [("scare", 2), ("cthulhu", 7)])
def test_statistics_follow_the_score_sheet(table: Table, game: str, least: int, language: str) -> None:
    names = ["Ann"]
    result = table.play(first_choice, game_name=game, language=language, names=names, bot="random")
    lines = told(table, language)
    assert len(lines) >= least
    assert f"{TITLES[language]} {' '.join(lines)}" in result.text


def test_whoever_has_no_name_is_spoken_to(table: Table) -> None:
    result = table.play(first_choice, game_name="cthulhu")
    assert "You rolled" in result.text.partition(TITLES["en"])[2]
    german = table.resume(first_choice, table.only_file(), "de").text
    assert "Du hast" in german.partition(TITLES["de"])[2]
    assert "Du hat" not in german


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["brought you 3", "You had it in for Mia: one blow.", "Only you were ever ahead."]),
        ("de", ["hat dir 3", "Du hattest es auf Mia abgesehen: ein Treffer.", "In Führung lagst immer nur du."]),
    ],
)
def test_sentences_about_the_reader(language: str, said: list[str]) -> None:
    say, names = words(language), [words(language)("terminal-you"), "Mia"]
    best, blows = statistics.BestCard(0, "tv", 3), [[0, 1], [0, 0]]
    lines = statistics.tell(say, statistics.Statistics([], blows, best, [2, 0], 0, {}), names, {}, you=0)
    assert all(part in line for part, line in zip(said, lines, strict=True))
    hit = statistics.tell(say, statistics.Statistics([], [[0, 0], [1, 0]], None, [0, 0], 0, {}), names, {}, you=0)
    assert hit[0].startswith("Mia had it in for you" if language == "en" else "Mia hatte es auf dich abgesehen")
