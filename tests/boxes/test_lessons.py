"""Every guide is legal, has its words in both languages and ends with a win; every example is the one of its rule."""

from __future__ import annotations

import tomllib

import pytest

from stammtisch.boxes import boxes, example, example_cards, examples, guide, load, register
from stammtisch.boxes.missing import missing
from stammtisch.engine import scenario
from stammtisch.engine.problem import Problem
from stammtisch.text.words import LANGUAGES, words
from tests.fib import FIB_BOX
from tests.shelves import own_shelf

GUIDED = [box.id for box in boxes() if box.guide is not None]
EXAMPLES = [(box.id, rule) for box in boxes() for rule in examples(box.id)]


def test_the_games_that_have_a_guide() -> None:
    assert {"cthulhu", "goth", "geek", "guevara", "scare"} <= {*GUIDED}


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_played_to_a_win(game: str) -> None:
    found = scenario.read(guide(game), load)
    decision = found.game.decision(found.state)
    assert decision is not None
    person = decision.asked[0]
    scenario.run(found)
    assert found.state.winners == [person]


@pytest.mark.parametrize("game", GUIDED)
def test_every_step_of_the_player_says_something(game: str) -> None:
    data = tomllib.loads(guide(game))
    you, steps = data["seats"][0], data["step"]
    assert all(step.get("note") for step in steps if step.get("do", "").startswith(f"{you}:"))
    assert steps[-1].get("note"), "the end needs a word"


@pytest.mark.parametrize("game", GUIDED)
def test_a_message_that_a_guide_lacks_is_missing(game: str) -> None:
    box = next(box for box in boxes() if box.id == game)
    notes = [step["note"] for step in tomllib.loads(guide(game))["step"] if "note" in step]
    assert missing(box) == []
    for language in LANGUAGES:
        assert all(words(language).has(note) for note in notes)


@pytest.mark.parametrize(("game", "rule"), EXAMPLES, ids=[rule for _, rule in EXAMPLES])
def test_an_example_holds(game: str, rule: str) -> None:
    found = scenario.read(example(game, rule), load)
    assert found.rules == [rule]
    assert all(words(language).has(f"rule-{rule}.example") for language in LANGUAGES)
    assert any("expect" in step for step in found.steps)
    scenario.run(found)


def test_cards_of_an_example() -> None:
    assert example_cards("cthulhu", "SLACK-69") == ("switch_robes", "ironic_t_shirt", "narconomicon")
    assert example_cards("cthulhu", "SLACK-54") == ("bill_the_all_consuming",)
    assert example_cards("scare", "TRK-26") == ("0/10", "9", "1")


def test_there_is_no_other_example() -> None:
    with pytest.raises(Problem, match="no_example"):
        example("cthulhu", "SLACK-28")
    with own_shelf():
        register(FIB_BOX)
        with pytest.raises(Problem, match="no_guide"):
            guide("fib")
