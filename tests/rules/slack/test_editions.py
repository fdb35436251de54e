"""DIFF: an edition is a preset of option values, each of which has its own option."""

from typing import Any

import pytest

from stammtisch.boxes import load
from stammtisch.engine.problem import BadOption
from stammtisch.games.slack import CTHULHU
from tests.rules.slack.board import Board, cthulhu

EDITIONS = next(option.sets for option in CTHULHU.options if option.name == "edition")

# Every point on which the two rulebooks make different games, read from them by hand.
GERMAN = {"evict_target": "before", "srm_rate": "point"}  # 000:173, 000:258
ENGLISH = {"evict_target": "after", "srm_rate": "event"}  # 001:72,80, 001:149


@pytest.mark.rule("DIFF-12", "DIFF-23", "AMB-05", "AMB-11")
@pytest.mark.parametrize(
    ("given", "points"), [({}, GERMAN), ({"edition": "de"}, GERMAN), ({"edition": "en"}, ENGLISH)], ids=str
)
def test_an_edition_sets_every_point_at_once(given: dict[str, Any], points: dict[str, str]) -> None:
    options = load("cthulhu", given).options
    assert {name: options[name] for name in points} == points
    assert "edition" not in options.values()  # all of them are resolved


@pytest.mark.rule("DIFF-12", "DIFF-23")
@pytest.mark.parametrize("edition", ["de", "en"])
@pytest.mark.parametrize(("name", "value"), [(name, each[name]) for each in (GERMAN, ENGLISH) for name in each])
def test_every_point_can_be_set_by_its_own_option(edition: str, name: str, value: str) -> None:
    options = load("cthulhu", {"edition": edition, name: value}).options
    others = {key: said for key, said in (GERMAN if edition == "de" else ENGLISH).items() if key != name}
    assert options[name] == value
    assert {key: options[key] for key in others} == others


@pytest.mark.rule("DIFF-12", "DIFF-23")
def test_what_is_resolved_stays_as_it_is() -> None:
    """The next game at a table, and a record, get the resolved options."""
    for edition in EDITIONS:
        options = load("cthulhu", {"edition": edition}).options
        assert load("cthulhu", options).options == options
        asked = {**options, **dict.fromkeys(EDITIONS[edition], "edition")}
        assert load("cthulhu", asked).options == options


def test_editions_differ_in_the_same_points_and_only_where_there_is_an_option() -> None:
    known = {option.name: option for option in CTHULHU.options}
    assert {frozenset(points) for points in EDITIONS.values()} == {frozenset(GERMAN)}
    for name in GERMAN:
        assert known[name].default == "edition"
        assert {points[name] for points in EDITIONS.values()} == set(known[name].choices) - {"edition"}


def test_no_other_option_can_be_left_to_the_edition() -> None:
    with pytest.raises(BadOption):
        load("cthulhu", {"hand_cap": "edition"})


@pytest.mark.rule("DIFF-23", "CTH-15", "AMB-11")
@pytest.mark.parametrize(("edition", "gain"), [("de", 2), ("en", 1)])
def test_slack_of_the_stark_raving_mad_in_both_editions(edition: str, gain: int) -> None:
    game = cthulhu(edition=edition)
    bob = {"mad": True, "loose": 5}
    board = Board(game=game, phase="call", ann={"hand": ["whispers_in_the_radiator"]}, bob=bob)  # 2 Madness
    board.do("ann: play whispers_in_the_radiator on bob", "pass")
    assert board["bob"]["loose"] == 5 + gain


@pytest.mark.rule("DIFF-12", "SLACK-55")
@pytest.mark.parametrize(("edition", "rules"), [("de", ("", "SLACK-55")), ("en", ("AMB-05", ""))])
def test_the_destination_of_a_guest_in_both_editions(edition: str, rules: tuple[str, str]) -> None:
    board = Board(phase="roll", options={"edition": edition}, ann={"room": ["cultist_from_3b"], "hand": ["tv"]})
    assert (board.rule("ann: evict cultist_from_3b to bob"), board.rule("ann: evict cultist_from_3b")) == rules
