"""1.14 Canceling: windows, who is asked in them, and what happens to the cards."""

from itertools import permutations

import pytest

from stammtisch.games.slack.room import look_at_all
from tests.rules.slack.board import Board, cthulhu


def _sleep(**options: object) -> Board:
    """Ann has announced Sleep; the three others hold cards."""
    board = Board(
        4,
        phase="free_time",
        options=options,
        ann={"hand": ["sleep", "tiny", "hastur"]},
        bob={"hand": ["an_inconvenient_truth", "sprouts"]},
        cem={"hand": ["foghorn_at_four", "economicon"]},
        dan={"hand": ["chalk_circle", "narconomicon"]},
    )
    return board.do("ann: play sleep")


@pytest.mark.rule("SLACK-100", "AMB-08")
@pytest.mark.parametrize("order", list(permutations(["bob", "cem", "dan"])))
def test_a_window_can_be_answered_in_any_order(order: tuple[str, ...]) -> None:
    board = _sleep()
    assert board.asked == ["bob", "cem", "dan"]
    for i, name in enumerate(order):
        assert board["ann"]["total"] == 0
        board.do(f"{name}: pass")
        left = [other for other in ("bob", "cem", "dan") if other not in order[: i + 1]]
        assert board.asked == (left or ["ann"])
    assert board["ann"]["total"] == 2


@pytest.mark.rule("AMB-08")
@pytest.mark.parametrize("name", ["bob", "cem"])
def test_whoever_answers_first_is_first(name: str) -> None:
    board = _sleep()
    card = {"bob": "an_inconvenient_truth", "cem": "foghorn_at_four"}[name]
    board.do("dan: pass", f"{name}: play {card}")
    assert sorted(board.asked) == sorted({"ann", "bob", "cem", "dan"} - {name})  # even those who have passed
    board.do("pass")
    assert (board["ann"]["total"], board["ann"]["free_time"], sorted(board.discard)) == (0, 1, sorted(["sleep", card]))


@pytest.mark.rule("AMB-08")
def test_one_after_the_other_clockwise_from_the_player_whose_turn_it_is() -> None:
    board = _sleep(reaction_order="clockwise")
    assert board.asked == ["bob"]
    assert board.rule("cem: play foghorn_at_four") != ""
    assert board.rule("dan: pass") != ""
    assert board.moves("cem") == []
    board.do("bob: pass", "cem: play foghorn_at_four")
    assert board.asked == ["ann"]  # a new window: the player whose turn it is first, then clockwise
    board.do("ann: pass")
    assert board.asked == ["bob"]
    board.do("bob: pass")
    assert board.asked == ["dan"]


@pytest.mark.rule("AMB-08")
def test_drivers_without_people_ask_clockwise_from_the_player_whose_turn_it_is() -> None:
    board = _sleep()
    assert board.asked == ["bob", "cem", "dan"]
    board.do("cem: play foghorn_at_four")
    assert board.asked == ["ann", "bob", "dan"]
    board.do("dan: play chalk_circle")
    assert board.asked == ["ann", "bob", "cem"]


@pytest.mark.rule("SLACK-100")
def test_only_those_who_hold_cards_are_asked() -> None:
    board = Board(4, phase="free_time", ann={"hand": ["sleep", "tv"]}, cem={"hand": ["sprouts"]})
    assert board.do("ann: play sleep").asked == ["cem"]
    alone = Board(3, phase="free_time", ann={"hand": ["sleep", "tv", "tiny"]})
    assert alone.do("ann: play sleep")["ann"]["total"] == 2  # nobody could answer


@pytest.mark.rule("AMB-09", "SLACK-100")
@pytest.mark.parametrize("hand", [["an_inconvenient_truth"], ["sprouts"], ["tiny"], ["sleep"], ["elder_sign"]])
def test_whether_a_window_opens_says_nothing_about_a_hand(hand: list[str]) -> None:
    board = Board(phase="free_time", ann={"hand": ["sleep", "tv"]}, bob={"hand": hand})
    board.do("ann: play sleep")
    assert (board.asked, board.prompt) == (["bob"], "answer")
    assert "pass" in board.moves("bob")


@pytest.mark.rule("SLACK-99")
@pytest.mark.parametrize(
    ("announced", "answers"),
    [
        ("sleep", ["an_inconvenient_truth", "foghorn_at_four", "tv"]),
        ("tv", ["an_inconvenient_truth", "tv"]),
        ("evil_ritual_nookie", ["an_inconvenient_truth", "tv"]),
        ("shop ironic_t_shirt", ["the_shop_was_never_there", "tv"]),
        ("cultist_from_3b", ["the_number_has_died"]),
        ("elder_sign", ["chalk_circle", "mispronounced"]),
    ],
)
def test_which_card_cancels_what(announced: str, answers: list[str]) -> None:
    cancels = [
        "an_inconvenient_truth",
        "foghorn_at_four",
        "the_shop_was_never_there",
        "the_number_has_died",
        "chalk_circle",
        "mispronounced",
        "tv",
    ]
    hand = ["sleep", "tv", "evil_ritual_nookie", "ironic_t_shirt", "cultist_from_3b", "elder_sign"]
    phase = "call" if announced == "cultist_from_3b" else "free_time"
    board = Board(phase=phase, ann={"hand": hand}, bob={"hand": cancels})
    board.do(f"ann: {announced}" if announced.startswith("shop") else f"ann: play {announced}")
    for id in cancels:
        rule = board.rule(f"bob: play {id}")
        assert (rule == "") == (id in answers), id
        assert rule in ("", "SLACK-99", "SLACK-110", "SLACK-114")
    offered = [move.split()[1] for move in board.moves("bob") if move != "pass"]
    assert offered == [id for id in cancels if id in answers]


@pytest.mark.rule("SLACK-99", "SLACK-105")
def test_answers_are_answered_to_any_depth() -> None:
    # Sleep, Truth, Chalk Circle, Mispronounced: an odd number of answers stops the Sleep, an even number does not.
    answers = ["bob: play an_inconvenient_truth", "cem: play chalk_circle", "bob: play mispronounced"]
    for depth in range(4):
        board = Board(
            3,
            phase="free_time",
            ann={"hand": ["sleep", "tiny", "hastur"]},
            bob={"hand": ["an_inconvenient_truth", "mispronounced", "sprouts"]},
            cem={"hand": ["chalk_circle", "economicon"]},
        )
        board.do("ann: play sleep", *answers[:depth], "pass")
        assert board["ann"]["total"] == (0 if depth % 2 else 2)
        played = [line.split()[-1] for line in answers[:depth]]
        assert sorted(board.discard) == sorted([*played, *(["sleep"] if depth % 2 else [])])
        assert len(board.told("cancelled")) == (depth + 1) // 2


@pytest.mark.rule("SLACK-101")
def test_the_next_card_waits_until_the_window_has_closed() -> None:
    board = Board(phase="free_time", ann={"hand": ["sleep", "tv", "ironic_t_shirt"]}, bob={"hand": ["sprouts"]})
    board.do("ann: play sleep")
    for line in ("ann: play tv", "ann: shop ironic_t_shirt", "ann: done"):
        assert board.rule(line) == "SLACK-101"
    board.do("bob: pass")
    assert board.rule("ann: play tv") == ""


@pytest.mark.rule("SLACK-103", "SLACK-99")
def test_after_the_window_it_is_too_late_in_every_later_phase() -> None:
    bob = {"hand": ["an_inconvenient_truth", "foghorn_at_four", "sprouts", "economicon", "elder_sign", "possessed"]}
    board = Board(phase="free_time", ann={"hand": ["sleep", "tiny", "tv"]}, bob=bob)
    board.do("ann: play sleep", "pass")
    for line in ("ann: done", "ann: discard"):
        assert board.rule("bob: play an_inconvenient_truth") == board.rule("bob: play foghorn_at_four") == "SLACK-99"
        board.do(line)
    assert board.table["turn"] == "bob"
    assert board.rule("bob: play an_inconvenient_truth") == "SLACK-99"


@pytest.mark.rule("SLACK-105", "DIFF-19", "SLACK-44")
def test_a_cancelled_call_into_another_room() -> None:
    ann = {"hand": ["deep_one_westley", "tiny"]}
    board = Board(3, phase="call", dice=[], ann=ann, cem={"hand": ["the_number_has_died"]})
    board.do("ann: play deep_one_westley on bob", "cem: play the_number_has_died", "pass")
    assert (board["ann"]["room"], board["bob"]["room"]) == ([], [])
    assert sorted(board.discard) == ["deep_one_westley", "the_number_has_died"]


@pytest.mark.rule("SLACK-87", "SLACK-105")
def test_a_cancelled_lasting_whenever_never_lasts() -> None:
    board = Board(phase="call", ann={"hand": ["time_loop", "sleep"]}, bob={"hand": ["chalk_circle"]})
    board.do("ann: play time_loop", "bob: play chalk_circle", "pass")
    assert (board["ann"]["free_time"], board.table["table"], sorted(board.discard)) == (
        2,
        [],
        ["chalk_circle", "time_loop"],
    )


@pytest.mark.rule("SLACK-104", "AMB-28")
def test_what_lies_on_the_table_gives_neither_slack_nor_effects() -> None:
    game = cthulhu(cards={"ironic_t_shirt": {"in_play": [{"mod": "income", "by": 5}, {"mod": "goal", "by": -19}]}})
    board = Board(
        game=game, phase="free_time", ann={"hand": ["ironic_t_shirt", "tv"], "loose": 1}, bob={"hand": ["tiny"]}
    )
    board.do("ann: shop ironic_t_shirt")
    assert (board["ann"]["income"], board["ann"]["goal"], board.table["winner"]) == (2, 20, "")
    board.do("pass")
    assert board.table["winner"] == "ann"


@pytest.mark.rule("SLACK-101", "AMB-23")
def test_a_whenever_in_a_window_opens_the_window_again_for_all() -> None:
    board = _sleep()
    board.state.hands[3].append(board.state.deck.pop())  # dan has one card more, whatever it is
    game = cthulhu(cards={"narconomicon": {"kind": "whenever", "tags": [], "effects": [{"op": "slack", "by": 1}]}})
    board.game = game
    look_at_all(game.rules, board.state)
    board.do("bob: pass", "cem: pass", "dan: play narconomicon")
    assert board.asked == ["ann", "bob", "cem"]
    board.do("ann: pass", "bob: pass", "cem: pass")
    assert (board["dan"]["loose"], board.asked) == (1, ["bob", "cem", "dan"])
    board.do("pass")
    assert board["ann"]["total"] == 2


@pytest.mark.rule("SLACK-101", "SLACK-105")
def test_a_cancelled_whenever_in_a_window_opens_the_window_again_too() -> None:
    board = Board(
        3,
        phase="free_time",
        ann={"hand": ["sleep", "tiny", "hastur"]},
        bob={"hand": ["elder_sign", "an_inconvenient_truth"], "madness": 4},
        cem={"hand": ["chalk_circle", "economicon"]},
    )
    board.do("ann: play sleep", "bob: play elder_sign", "cem: play chalk_circle", "ann: pass", "bob: pass")
    assert (board["bob"]["madness"], board.asked) == (4, ["bob", "cem"])
    board.do("bob: play an_inconvenient_truth", "pass")
    assert board["ann"]["room"] == []
