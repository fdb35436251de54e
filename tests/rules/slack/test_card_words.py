"""The rarer words of the card language, each on a card of ours that is rewritten for the test."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.boxes import load
from stammtisch.engine.event import facts
from stammtisch.games.slack import Slack
from stammtisch.games.slack.state import TURN, WINDOW
from stammtisch.games.slack.sums import total
from tests.rules.slack.board import Board, cthulhu


def with_thing(**fields: Any) -> Any:
    """The game with another Ironic T-Shirt, which is a Thing."""
    return cthulhu(cards={"ironic_t_shirt": {"cost": 0, "slack": 0, **fields}})


def with_activity(**fields: Any) -> Any:
    return cthulhu(cards={"sleep": fields})


def with_whenever(**fields: Any) -> Any:
    """The game with another Sacrifice."""
    usual = {"effects": None, "in_play": None, "lasts": None, "target": None, "when": None, "cancels": None, "of": None}
    return cthulhu(cards={"mutation": {**usual, "kind": "whenever", **fields}})


@pytest.mark.parametrize(
    ("amount", "slack"),
    [
        ({"per": "person"}, 2),
        ({"per": "pet"}, 1),
        ({"per": "person", "plus": 1, "most": 2}, 2),
        ({"per": "person", "times": -1}, -2),
        ({"per": "person", "times": -2, "most": 1}, -2),
        ({"per": "person", "where": "others"}, 1),
        ({"per": "person", "where": "any"}, 3),
        ({"per": "sleep"}, 0),  # a card does not count itself
    ],
)
def test_an_amount_counts_what_lies_in_rooms(amount: dict[str, Any], slack: int) -> None:
    game = with_activity(slack=0, effects=[{"op": "slack", "by": amount}])
    board = Board(
        game=game,
        phase="free_time",
        ann={"hand": ["sleep"], "room": ["tiny", "bill_the_all_consuming"]},
        bob={"room": ["hastur"]},
    )
    board.do("ann: play sleep", "pass")
    assert board.state.loose[0] == slack


def test_a_rolled_number() -> None:
    game = with_activity(slack=0, effects=[{"op": "slack", "by": "die-2"}])
    board = Board(game=game, phase="free_time", dice=[5], ann={"hand": ["sleep"]}).do("ann: play sleep", "pass")
    assert board.state.loose[0] == 3
    nothing = Board(game=game, phase="free_time", dice=[2], ann={"hand": ["sleep"]}).do("ann: play sleep", "pass")
    assert nothing.state.loose[0] == 0


@pytest.mark.parametrize(("room", "slack"), [([], 2), (["tiny"], 1), (["tiny", "hastur"], 1)])
def test_a_condition_looks_at_the_room(room: list[str], slack: int) -> None:
    one, two = [{"op": "slack", "by": 1}], [{"op": "slack", "by": 2}]
    game = with_activity(slack=0, effects=[{"op": "if", "has": ["person"], "then": one, "else": two}])
    board = Board(game=game, phase="free_time", ann={"hand": ["sleep"], "room": room}).do("ann: play sleep", "pass")
    assert board.state.loose[0] == slack


def test_a_condition_about_everybody_picks_those_who_have_something() -> None:
    effect = {"op": "if", "has": ["pet"], "who": "everyone", "then": [{"op": "slack", "by": -1}]}
    game = with_activity(slack=0, effects=[effect])
    board = Board(3, game=game, phase="free_time", ann={"hand": ["sleep"]}, cem={"room": ["tiny"]})
    assert board.do("ann: play sleep", "pass").state.loose == [0, 0, -1]


def test_worth_counts_only_as_long_as_the_card_is_there() -> None:
    game = with_thing(in_play=[{"mod": "worth", "of": ["pet"], "by": 2, "who": "everyone"}])
    board = Board(game=game, phase="free_time", ann={"hand": ["ironic_t_shirt"]}, bob={"room": ["tiny"]})
    board.do("ann: shop ironic_t_shirt", "pass")
    assert total(board.state, 1) == 3
    assert board.state.slack[board.state.rooms[1][0]] == 1  # nothing is marked on the card


def test_what_concerns_the_others_does_not_concern_its_owner() -> None:
    game = with_thing(in_play=[{"mod": "cost", "of": ["book"], "by": 3, "who": "others"}])
    board = Board(
        game=game,
        turn="bob",
        phase="free_time",
        ann={"room": ["ironic_t_shirt"]},
        bob={"hand": ["narconomicon"], "income": 5},
    )
    refused = board.refusal("bob: shop narconomicon")
    assert refused is not None
    assert refused.facts["cost"] == 6


def test_a_round_ends_at_the_start_of_the_next_turn() -> None:
    game = with_whenever(lasts="round", in_play=[{"mod": "worth", "by": 2}])
    board = Board(game=game, phase="discard", ann={"hand": ["mutation", "sleep"]})
    board.do("ann: play mutation", "pass")
    assert total(board.state, 0) == 2
    board.do("ann: discard")
    assert (board.state.turn, total(board.state, 0)) == (1, 2)
    board.do("bob: done", "bob: done", "bob: discard " + board.game.rules.of[board.state.hands[1][0]].id)
    assert (board.state.turn, total(board.state, 0)) == (0, 0)
    assert "mutation" in [board.game.rules.of[card].id for card in board.state.discard]


def test_what_is_locked_is_locked_for_the_others_until_then() -> None:
    game = with_whenever(lasts="round", in_play=[{"mod": "lock", "of": ["shopping"]}])
    board = Board(game=game, phase="free_time", ann={"hand": ["mutation", "sprouts"], "income": 4})
    board.do("ann: play mutation", "pass")
    assert board.refusal("ann: shop sprouts") is None
    assert board.state.forbids[1]


def test_a_trigger_hears_of_what_enters_and_not_of_itself() -> None:
    trigger = {"mod": "on", "when": "enters", "of": ["thing"], "then": [{"op": "slack", "by": 1}]}
    game = with_thing(in_play=[trigger])
    board = Board(
        game=game, phase="free_time", ann={"hand": ["ironic_t_shirt", "sprouts"], "income": 9, "free_time": 3}
    )
    assert board.do("ann: shop ironic_t_shirt", "pass").state.loose[0] == 0
    assert board.do("ann: shop sprouts", "pass").state.loose[0] == 1


def test_a_card_passed_on_from_a_hand_is_seen_by_two_players_only() -> None:
    """Nothing leaks: everybody hears that a card was passed, and only giver and receiver which."""
    game = with_activity(effects=[{"op": "pass_left", "from": "hand"}])
    board = Board(
        3,
        game=game,
        phase="free_time",
        ann={"hand": ["sleep", "tiny"]},
        bob={"hand": ["hastur"]},
        cem={"hand": ["sprouts"]},
    )
    board.do("ann: play sleep", "pass", "bob: choose hastur", "cem: choose sprouts")
    assert [board.game.view(board.state, seat).secrets for seat in (0, 1)] == [
        [-1, -2, -2],
        [-2, board.state.secrets[1], -2],
    ]
    board.do("ann: choose tiny")
    rules, kinds = board.game.rules, board.game.kind.events
    hands = [[rules.of[card].id for card in hand] for hand in board.state.hands]
    assert hands == [["sprouts"], ["tiny"], ["hastur"]]
    told = [event for event in board.events if kinds[event[0]].name == "passed_card"]
    assert [event[1] for event in told] == [0b011, 0b110, 0b101]
    assert all("card" not in facts(kinds, event) for event in board.events if kinds[event[0]].name == "passed_on")
    views = [board.game.view(board.state, seat) for seat in range(3)]
    assert [views[seat].known[0] for seat in (1, 2)] == [[], board.state.hands[0]]
    assert views[0].known[1] == board.state.hands[1]  # he had chosen before it came, so it is still there
    assert board.state.secrets == [-1, -1, -1]


def test_what_comes_from_the_right_does_not_go_on() -> None:
    """All choose at once: bob has no Thing, and what ann hands him stays with him."""
    game = with_activity(effects=[{"op": "pass_left", "of": ["thing"]}])
    board = Board(
        3,
        game=game,
        phase="free_time",
        ann={"hand": ["sleep"], "room": ["sprouts"]},
        cem={"room": ["can_of_worms", "narconomicon"]},
    )
    board.do("ann: play sleep", "pass")
    decision = board.game.decision(board.state)
    assert decision is not None
    assert decision.asked == (2,)  # whoever has one Thing is not asked, and nothing goes before
    assert board.ids(board.state.rooms[0]) == ["sprouts", "sleep"]
    board.do("cem: choose narconomicon")
    assert [board.ids(room) for room in board.state.rooms] == [["sleep", "narconomicon"], ["sprouts"], ["can_of_worms"]]


def test_whoever_takes_what_is_borrowed_gives_it_back() -> None:
    """At the start of the turn of whoever has it then."""
    borrowing = {"target": "card", "of": ["thing"], "where": "other", "effects": [{"op": "borrow"}]}
    board = Board(
        3, game=with_whenever(**borrowing), phase="call", ann={"hand": ["mutation"]}, cem={"room": ["ironic_t_shirt"]}
    )
    board.do("ann: play mutation on cem ironic_t_shirt", "pass")
    assert [len(room) for room in board.state.rooms] == [1, 0, 0]
    assert board.state.lasting[1] == 2  # whose it is


def test_a_card_that_cancels_may_do_more() -> None:
    game = with_whenever(cancels=["activity"], effects=[{"op": "slack", "by": 1}])
    board = Board(game=game, phase="free_time", ann={"hand": ["sleep"]}, bob={"hand": ["mutation"]})
    board.do("ann: play sleep", "bob: play mutation", "pass")
    assert board.state.loose == [0, 1]
    assert not board.state.rooms[0]


@pytest.mark.rule("CTH-06", "CTH-08")
def test_madness_becomes_slack_on_the_card() -> None:
    board = Board(phase="free_time", ann={"hand": ["cthulhu_plush"], "madness": 2, "income": 1, "free_time": 1})
    board.do("ann: shop cthulhu_plush", "pass")
    assert (board["ann"]["madness"], board["ann"]["slack_of"]) == (1, {"cthulhu_plush": 2})
    assert board["ann"]["total"] == 1


@pytest.mark.rule("CTH-06")
def test_madness_can_be_guarded_forbidden_and_waited_for() -> None:
    waiting = {"mod": "on", "when": "madness", "who": "everyone", "then": [{"op": "slack", "by": 1}]}
    for mod, by, left, slack in (
        ({"mod": "forbid", "of": ["madness"]}, 1, 2, 0),
        ({"mod": "forbid", "of": ["madness"]}, -1, 1, 0),
        ({"mod": "immune", "of": ["madness"]}, 1, 3, 0),
        ({"mod": "immune", "of": ["madness"]}, -1, 2, 0),
        (waiting, 1, 3, 1),
        (waiting, -1, 1, 0),
    ):
        game = cthulhu(
            cards={"ironic_t_shirt": {"in_play": [mod]}, "sleep": {"effects": [{"op": "madness", "by": by}]}}
        )
        ann = {"hand": ["sleep"], "room": ["ironic_t_shirt"], "madness": 2}
        board = Board(game=game, phase="free_time", ann=ann).do("ann: play sleep", "pass")
        assert (board["ann"]["madness"], board.state.loose[0]) == (left, slack), (mod, by)


@pytest.mark.rule("AMB-09")
def test_no_window_opens_where_nothing_could_answer() -> None:
    """Geek's only card against Whenevers stops what is aimed at its player, so nobody is asked about anything else."""
    game = load("geek")
    assert isinstance(game, Slack)
    board = Board(
        game=game, phase="free_time", ann={"hand": ["deposit_bottles", "fired_by_fax"]}, bob={"hand": ["not_it"]}
    )
    assert board.do("ann: play deposit_bottles").state.stack[-1][0] == TURN
    assert board.do("ann: play fired_by_fax on bob").state.stack[-1][0] == WINDOW
