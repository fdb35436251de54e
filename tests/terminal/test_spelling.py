"""Moves in the reader's own words: whatever is shown as an example can be typed exactly like that, in every
language.
"""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.boxes import game_text, load
from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import Refused
from stammtisch.engine.rng import stream
from stammtisch.engine.state import Move
from stammtisch.games.slack.game import Slack
from stammtisch.terminal.answer import read, read_move
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.commands import read_command
from stammtisch.terminal.spelling import spelled_out
from stammtisch.text.gametext import GameText
from stammtisch.text.words import LANGUAGES, words

NAMES = ["Ann", "Bob", "Mia"]


def positions(game: AnyGame, seed: int) -> Iterator[Any]:
    """The views of everybody who can do something, in a game of random moves."""
    chance = random.Random(seed)
    state, _ = game.start(len(NAMES), stream(str(seed), "game"))
    while (decision := game.decision(state)) is not None:
        for seat in (*decision.asked, *decision.interject):
            yield game.view(state, seat)
        game.apply(state, chance.choice(game.moves(state, decision.asked[0])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"edition": "en", "winner": 2}], ids=["usual", "other"])
def test_every_move_of_cthulhu_is_read_as_it_is_shown(language: str, options: dict[str, object]) -> None:
    check_all(load("cthulhu", options), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_scare_is_read_as_it_is_shown(language: str) -> None:
    check_all(load("scare"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_guevara_is_read_as_it_is_shown(language: str) -> None:
    check_all(load("guevara"), language)


def check_all(game: AnyGame, language: str) -> None:
    text = game_text(words(language), game, NAMES)
    verbs = set()
    chance = random.Random(7)
    for view in positions(game, 1):
        for move in chance.sample(view.moves, min(len(view.moves), 6)):
            shown = spelled_out(text, view, game.write(move, NAMES), NAMES)
            verbs.add(shown.split()[0])
            assert read_move(game, text, view, shown.split(), NAMES) == move, shown
            assert read_move(game, text, view, shown.replace("#", "").split(), NAMES) == move, shown
    known = {words(language)(f"terminal-word-{verb}") for verb in ("play", "stack", "shop", "evict", "discard", "done")}
    assert len(verbs & known) >= 2
    assert language == "en" or not verbs & {"play", "shop", "evict", "choose", "discard", "pass", "done", "stack"}


def cthulhu() -> Slack:
    game = load("cthulhu")
    assert isinstance(game, Slack)
    return game


# A table where everything in the help can be tried: it is read, whatever the rules say about it.
HAND = ["deep_one_westley", "narconomicon", "sprouts", "sleep", "mutation"]  # as they are numbered


def quoted(language: str, key: str) -> list[str]:
    return re.findall("„(.*?)“" if language == "de" else "“(.*?)”", words(language)(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_in_the_help_of_cthulhu_can_be_typed(language: str) -> None:
    game = cthulhu()
    seats = [{"hand": HAND, "room": ["bill_the_all_consuming"]}, {}, {}]
    view = game.view(game.position({"phase": "roll"}, seats, NAMES), 0)
    text = game_text(words(language), game, NAMES)
    shown = [line for line in quoted(language, "slack-help-moves") if line not in ("w", "play", "spiel")]
    assert len(shown) >= 6
    for line in shown:
        assert understood(game, text, view, line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_in_the_help_of_scare_can_be_typed(language: str) -> None:
    game = load("scare")
    state, _ = game.start(len(NAMES), stream("1", "game"))
    text = game_text(words(language), game, NAMES)
    shown = quoted(language, "scare-help-moves")
    assert len(shown) >= 3
    for line in shown:
        assert understood(game, text, game.view(state, 0), line), line


def understood(game: AnyGame, text: GameText, view: Any, line: str) -> bool:
    """A rule may forbid it, but nobody has to guess what it means."""
    try:
        read(game, text, view, line, Choices(game, text, view, NAMES), NAMES)
    except Refused:
        return True
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_can_be_typed(language: str) -> None:
    """In help and hints: anything in quotation marks begins with a command or a verb."""
    say = words(language)
    keys = [
        *(f"terminal-help-{command}" for command in ("log", "why", "stops", "save", "lang")),
        *("slack-help-rules", "slack-help-why", "slack-help-info", "slack-help-show", "scare-help-rules"),
        *("terminal-pointer", "terminal-hint-pause", "terminal-again-later", "terminal-show-whom"),
    ]
    for key in keys:
        shown = quoted(language, key)
        assert shown or key == "terminal-hint-pause", key
        for line in shown:
            assert read_command(line)[0], (key, line)
    assert read_command(say("terminal-stops-which", known="-").rpartition(": ")[2])[0] == "stops"
    assert read_command(say("terminal-lang-which", here="-", known="-").rpartition(": ")[2])[0] == "lang"
    assert read_command(say("terminal-log-number", asked="-").rpartition(": ")[2])[0] == "log"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("spiel 5 auf Mia tiny", "play mutation on Mia tiny"),
        ("spiel #5 auf mia winzi", "play mutation on Mia tiny"),
        ("kauf 2 3", "shop narconomicon sprouts"),
        ("leg 1 2", "discard deep_one_westley narconomicon"),
        ("lege #1 #2", "discard deep_one_westley narconomicon"),
        ("bitte arne zu mia", "evict bill_the_all_consuming to Mia"),
        ("bitte arne zu ablagestapel", "evict bill_the_all_consuming to discard"),
        ("nimm ablagestapel", "choose discard"),
        ("nimm mia", "choose Mia"),
        ("ruf 1 zu mia", "play deep_one_westley on Mia"),
        ("passe", "pass"),
        ("fertig", "done"),
        ("zeig mia", "show Mia"),
        ("play 5 on mia tiny", "play mutation on Mia tiny"),
        ("discard 1 2", "discard deep_one_westley narconomicon"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_are_understood_by_everybody(line: str, move: str, language: str) -> None:
    game = cthulhu()
    seats = [{"hand": HAND, "room": ["bill_the_all_consuming"]}, {}, {"room": ["tiny"]}]
    view = game.view(game.position({"phase": "roll"}, seats, NAMES), 0)
    text = game_text(words(language), game, NAMES)
    if language == "en":
        line = line.replace("winzi", "tiny").replace("arne", "bill")
    read_as: Move = read_move(game, text, view, line.split(), NAMES)
    assert game.write(read_as, NAMES) == move


def test_equal_cards_have_different_numbers() -> None:
    game = cthulhu()
    seats = [{"hand": ["tiny", "sleep", "sleep", "tv"]}, {}, {}]
    view = game.view(game.position({"phase": "discard"}, seats, NAMES), 0)
    text = game_text(words("en"), game, NAMES)
    assert spelled_out(text, view, "discard sleep sleep tiny", NAMES) == "discard #2 #3 #1"
    text = game_text(words("de"), game, NAMES)
    assert spelled_out(text, view, "discard sleep sleep tiny", NAMES) == "leg #2 #3 #1"


@pytest.mark.parametrize("line", ["versteck 3", "verstecke 3", "stack 3", "hide 3"])
def test_hiding_the_scare_card_in_ones_own_words(line: str) -> None:
    game = load("scare")
    state, _ = game.start(len(NAMES), stream("1", "game"))
    text = game_text(words("de"), game, NAMES)
    assert game.write(read_move(game, text, game.view(state, 0), line.split(), NAMES), NAMES) == "stack 3"
