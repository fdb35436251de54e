"""1.13 Winning."""

from typing import Any

import pytest

from stammtisch.engine.problem import Refused
from tests.rules.slack.board import Board, cthulhu


@pytest.mark.rule("SLACK-95", "SLACK-12")
@pytest.mark.parametrize(("loose", "winner"), [(16, ""), (17, ""), (18, "ann"), (19, "ann")])
def test_reaching_or_exceeding_the_goal(loose: int, winner: str) -> None:
    board = Board(phase="free_time", ann={"loose": loose, "hand": ["sleep", "tiny", "tv"]})
    board.do("ann: play sleep", "pass")  # 2 Slack, goal 20
    assert board.table["winner"] == winner
    assert (board.asked == []) == bool(winner)
    assert bool(board.told("game_won")) == bool(winner)


@pytest.mark.rule("SLACK-95")
def test_after_the_game_nothing_is_allowed() -> None:
    board = Board(3, phase="call", ann={"loose": 19, "hand": ["tiny", "sleep"]}, bob={"hand": ["elder_sign", "tv"]})
    board.do("ann: play tiny")
    assert board.state.is_over
    assert board.game.decision(board.state) is None
    for line in ("ann: done", "bob: play elder_sign", "cem: pass", "bob: show ann", "ann: discard", "bob: choose tiny"):
        assert board.rule(line) == "SLACK-95"
    assert [board.moves(name) for name in board.names] == [[], [], []]


@pytest.mark.rule("SLACK-96")
@pytest.mark.parametrize("line", ["bob: play possessed on ann tiny", "bob: play trail_of_herrings on ann tiny"])
def test_what_lowers_slack_afterwards_does_not_undo_a_win(line: str) -> None:
    game = cthulhu(cards={"trail_of_herrings": {"when": None}})
    bob = {"hand": ["possessed", "trail_of_herrings"]}
    board = Board(game=game, phase="call", ann={"loose": 19, "hand": ["tiny", "sleep"]}, bob=bob)
    board.do("ann: play tiny")
    assert board.rule(line) == "SLACK-95"
    assert (board.table["winner"], board["ann"]["total"]) == ("ann", 20)


@pytest.mark.rule("SLACK-97", "SLACK-104")
@pytest.mark.parametrize(
    ("hand", "answer"),
    [("sleep", "an_inconvenient_truth"), ("sleep", "foghorn_at_four"), ("tv", "an_inconvenient_truth")],
)
def test_a_cancelled_card_never_wins(hand: str, answer: str) -> None:
    board = Board(
        phase="free_time", ann={"loose": 19, "hand": [hand, "tiny", "hastur"]}, bob={"hand": [answer, "sprouts"]}
    )
    board.do(f"ann: play {hand}", f"bob: play {answer}", "pass")
    assert (board.table["winner"], board["ann"]["total"]) == ("", 19)


@pytest.mark.rule("AMB-09")
def test_a_class_that_no_card_of_the_deck_cancels_has_no_window() -> None:
    # Without the cards that cancel calls, a call is rolled at once; nobody's hand has anything to do with it.
    for copies, asked in ((1, ["bob"]), (0, [])):
        game = cthulhu(cards={"the_number_has_died": {"copies": copies}, "blank_life": {"copies": 1 - copies}})
        ann = {"loose": 19, "hand": ["deep_one_westley", "sleep"]}
        board = Board(game=game, phase="call", dice=[3], ann=ann, bob={"hand": ["sprouts"]})
        board.do("ann: play deep_one_westley")
        assert board.asked == asked
        assert board.table["winner"] == ("" if copies else "ann")


@pytest.mark.rule("SLACK-95", "AMB-41")
@pytest.mark.parametrize(
    ("turn", "ready", "shared", "winner"),
    [
        ("ann", "ann bob cem", False, "ann"),
        ("bob", "ann bob cem", False, "bob"),
        ("bob", "ann cem", False, "cem"),  # clockwise from the player whose turn it is
        ("cem", "ann bob", False, "ann"),
        ("cem", "bob", False, "bob"),
        ("bob", "ann cem", True, "ann cem"),
        ("ann", "ann bob cem", True, "ann bob cem"),
        ("ann", "cem", True, "cem"),
    ],
)
def test_several_at_the_goal_by_one_effect(turn: str, ready: str, shared: bool, winner: str) -> None:
    game = cthulhu(
        cards={"grandma_calls": {"effects": [{"op": "slack", "by": 1, "who": "everyone"}]}},
        simultaneous_win="shared" if shared else "active",
    )
    seats: dict[str, Any] = {name: {"loose": 19 if name in ready else 5, "hand": []} for name in ("ann", "bob", "cem")}
    seats["bob"]["hand"] = ["grandma_calls"]
    board = Board(3, game=game, phase="call", turn=turn, **seats)
    board.do("bob: play grandma_calls", "pass")
    assert board.table["winner"] == winner


@pytest.mark.rule("SLACK-95", "SLACK-12")
def test_a_goal_that_comes_closer_can_be_reached_too() -> None:
    for effects in (
        {"in_play": [{"mod": "goal", "by": -2}], "slack": 0},
        {"in_play": [{"mod": "goal", "by": -3}], "slack": -1},
    ):
        game = cthulhu(cards={"tiny": effects})
        board = Board(game=game, phase="call", ann={"loose": 18, "hand": ["tiny", "sleep"]})
        assert board.do("ann: play tiny").table["winner"] == "ann"


@pytest.mark.rule("SLACK-95", "SLACK-12")
def test_a_burden_that_leaves_can_make_its_host_win() -> None:
    # Tiny raises her owner's goal; when she is taken away, the owner has reached the old one.
    game = cthulhu(cards={"tiny": {"in_play": [{"mod": "goal", "by": 5}], "slack": 0}})
    board = Board(game=game, phase="call", ann={"hand": ["trail_of_herrings"]}, bob={"loose": 22, "room": ["tiny"]})
    assert board["bob"]["goal"] == 25
    assert board.do("ann: play trail_of_herrings on bob tiny", "pass").table["winner"] == "bob"


@pytest.mark.rule("SLACK-95", "SLACK-89")
def test_a_lasting_whenever_that_changes_a_goal_is_checked_when_it_comes_and_when_it_goes() -> None:
    comes = cthulhu(cards={"switch_robes": {"in_play": [{"mod": "goal", "by": -1}]}})
    board = Board(game=comes, phase="call", ann={"loose": 19, "hand": ["switch_robes", "sleep"]})
    assert board.do("ann: play switch_robes", "pass").table["winner"] == "ann"
    goes = cthulhu(cards={"switch_robes": {"in_play": [{"mod": "goal", "by": 9}]}})
    board = Board(game=goes, phase="call", ann={"loose": 18, "hand": ["switch_robes", "tiny", "hastur", "tv"]})
    board.do("ann: play switch_robes", "pass", "ann: play tiny", "ann: play hastur")
    assert (board["ann"]["total"] >= 20, board["ann"]["goal"], board.table["winner"]) == (True, 29, "")
    board.do("ann: done", "ann: done", "ann: done")
    assert (board.table["table"], board.table["winner"]) == ([], "ann")


@pytest.mark.rule("SLACK-95")
def test_a_refusal_after_the_end_is_a_refusal() -> None:
    board = Board(phase="call", ann={"loose": 19, "hand": ["tiny"]})
    board.do("ann: play tiny")
    with pytest.raises(Refused):
        board.do("ann: done")
