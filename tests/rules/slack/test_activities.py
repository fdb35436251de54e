"""1.9 Activities: what they cost, what they are worth, and when they fail."""

from typing import Any

import pytest

from tests.rules.slack.board import Board, cthulhu


@pytest.mark.rule("SLACK-73", "SLACK-08")
@pytest.mark.parametrize(("income", "rule"), [(0, "SLACK-73"), (1, "SLACK-73"), (2, ""), (5, "")])
def test_an_activity_has_to_be_affordable(income: int, rule: str) -> None:
    game = cthulhu(cards={"sleep": {"cost": 2}})
    board = Board(game=game, phase="free_time", ann={"hand": ["sleep", "tv"], "income": income}, bob={"hand": ["tiny"]})
    assert board.rule("ann: play sleep") == rule
    assert ("play sleep" in board.moves("ann")) == (not rule)
    if not rule:
        board.do("ann: play sleep")
        assert board["ann"]["income"] == income  # no payment before the window closes
        board.do("pass")
        assert board["ann"]["income"] == income - 2


@pytest.mark.rule("SLACK-76", "SLACK-77", "SLACK-78", "SLACK-91")
@pytest.mark.parametrize("slack", ["die", "die-1", "die+1", "die-2"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_slack_by_die(slack: str, die: int) -> None:
    worth = die + {"die": 0, "die-1": -1, "die+1": 1, "die-2": -2}[slack]
    game = cthulhu(cards={"summon_something": {"slack": slack, "cost": 1, "effects": []}})
    board = Board(game=game, phase="free_time", dice=[die], ann={"hand": ["summon_something", "tv", "sleep"]})
    board.do("ann: play summon_something", "pass")
    assert board["ann"]["total"] == max(worth, 0)
    assert board["ann"]["room"] == (["summon_something"] if worth > 0 else [])
    assert board.discard == ([] if worth > 0 else ["summon_something"])
    assert board["ann"]["free_time"] == 1
    assert board["ann"]["income"] == 1  # AMB-06: a failed roll is charged


@pytest.mark.rule("AMB-06")
@pytest.mark.parametrize("option", ["free", "charged"])
def test_a_failed_roll_is_charged_in_any_case(option: str) -> None:
    game = cthulhu(cards={"evil_ritual_nookie": {"cost": 2}}, cancelled_cost=option)
    board = Board(
        game=game, phase="free_time", dice=[1], ann={"hand": ["evil_ritual_nookie", "tv", "sleep"], "income": 3}
    )
    assert board.do("ann: play evil_ritual_nookie", "pass")["ann"]["income"] == 1


@pytest.mark.rule("SLACK-77")
def test_a_failed_activity_has_no_effects() -> None:
    game = cthulhu(cards={"evil_ritual_nookie": {"effects": [{"op": "slack", "by": 5}]}})
    board = Board(game=game, phase="free_time", dice=[1, 2], ann={"hand": ["evil_ritual_nookie"] * 2 + ["tv", "sleep"]})
    assert board.do("ann: play evil_ritual_nookie", "pass")["ann"]["loose"] == 0
    assert board.do("ann: play evil_ritual_nookie", "pass")["ann"]["loose"] == 5


@pytest.mark.rule("SLACK-76", "SLACK-29")
@pytest.mark.parametrize(("by", "die", "total"), [(1, 1, 1), (2, 3, 4), (-1, 2, 0)])
def test_a_card_may_change_the_roll_of_some_activities(by: int, die: int, total: int) -> None:
    game = cthulhu(cards={"tiny": {"slack": 0, "in_play": [{"mod": "roll", "of": ["nookie"], "by": by}]}})
    ann = {"hand": ["evil_ritual_nookie", "tv", "sleep"], "room": ["tiny"]}
    board = Board(game=game, phase="free_time", dice=[die], ann=ann)
    board.do("ann: play evil_ritual_nookie", "pass")
    assert board["ann"]["total"] == total


@pytest.mark.rule("SLACK-79", "SLACK-80", "SLACK-102")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_die_is_rolled_before_everybody_has_answered(seats: int) -> None:
    others: dict[str, Any] = {
        name: {"hand": ["sprouts" if name == "bob" else "tv"]} for name in ("bob", "cem", "dan", "eve")[: seats - 1]
    }
    board = Board(seats, phase="free_time", dice=[6], ann={"hand": ["evil_ritual_nookie", "sleep"]}, **others)
    board.do("ann: play evil_ritual_nookie")
    for name in reversed(board.asked):
        assert board.state.rng.script == (6,)
        assert board["ann"]["total"] == 0
        board.do(f"{name}: pass")
    assert board.state.rng.script == ()
    assert board["ann"]["total"] == 5


@pytest.mark.rule("SLACK-79")
def test_a_cancelled_roll_uses_no_die() -> None:
    ann = {"hand": ["evil_ritual_nookie", "sleep", "tv"]}
    board = Board(phase="free_time", dice=[6], ann=ann, bob={"hand": ["an_inconvenient_truth"]})
    board.do("ann: play evil_ritual_nookie", "bob: play an_inconvenient_truth", "pass")
    assert board.state.rng.script == (6,)
    assert not board.told("slack_rolled")


@pytest.mark.rule("SLACK-75")
def test_an_activity_is_done_by_the_player_whose_turn_it_is() -> None:
    board = Board(phase="free_time", ann={"hand": ["sleep", "tv"]}, bob={"hand": ["sleep", "sprouts"]})
    assert board.rule("bob: play sleep") == "SLACK-27"
    assert board.rule("bob: shop sprouts") == "SLACK-27"
    assert board.rule("ann: play sleep on bob") == "SLACK-62"
