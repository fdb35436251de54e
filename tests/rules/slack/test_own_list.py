"""AMB-49: a card's Slack and its own list of effects count together, then the winner is determined."""

from typing import Any

import pytest

from tests.rules.slack.board import Board, cthulhu

COUNTS = [0, -1, -2, -3, -3, -3, -3, -2, -1]  # CTH-08..11, by hand from the rulebook


@pytest.mark.rule("AMB-49", "CTH-16", "SLACK-95")
@pytest.mark.parametrize("madness", range(8))
@pytest.mark.parametrize("short", range(4))
def test_slack_and_madness_of_a_pet_count_together(madness: int, short: int) -> None:
    # Hastur: 2 Slack, 1 Madness. `short` is what ann lacks before he comes; her goal is 20.
    loose = 20 - short - COUNTS[madness]
    ann = {"hand": ["hastur", "sleep"], "loose": loose, "madness": madness}
    if not short:
        ann["loose"] = loose - 1  # nobody stands at the goal before a move
    board = Board(phase="call", ann=ann)
    before = board["ann"]["total"]
    board.do("ann: play hastur")
    after = before + 2 + COUNTS[madness + 1] - COUNTS[madness]
    assert board["ann"]["total"] == after
    assert board.table["winner"] == ("ann" if after >= 20 else "")


@pytest.mark.rule("AMB-49", "AMB-10", "CTH-13")
def test_the_ninth_madness_of_a_card_counts_with_its_slack() -> None:
    # 16 + 2 Slack and the step from 8 Madness (-1) to Stark Raving Mad (0)
    for loose, winner in ((17, ""), (18, "ann")):
        board = Board(phase="call", ann={"hand": ["hastur", "sleep"], "loose": loose, "madness": 8})
        board.do("ann: play hastur")
        assert (board["ann"]["mad"], board["ann"]["total"], board.table["winner"]) == (True, loose + 2, winner)


@pytest.mark.rule("AMB-49", "CTH-06")
def test_each_thing_of_a_trip_is_a_card_of_its_own() -> None:
    # Space Mead (3 Slack, 2 Madness) and then a T-shirt (1): 18 + 3 - 2 = 19, then 20. The other way round 19, then 20.
    hand = ["space_mead", "ironic_t_shirt", "sleep"]
    for basket in ("space_mead ironic_t_shirt", "ironic_t_shirt space_mead"):
        board = Board(phase="free_time", ann={"hand": hand, "loose": 18, "income": 4})
        board.do(f"ann: shop {basket}", "pass")
        assert (board["ann"]["total"], board.table["winner"]) == (20, "ann")
    # One more, and the T-shirt alone wins before the Mead is opened.
    board = Board(phase="free_time", ann={"hand": hand, "loose": 19, "income": 4})
    board.do("ann: shop ironic_t_shirt space_mead", "pass")
    assert (board["ann"]["total"], board["ann"]["madness"], board.table["winner"]) == (20, 0, "ann")


@pytest.mark.rule("AMB-49", "AMB-41")
@pytest.mark.parametrize(("madness", "winner"), [((0, 6, 0), "bob"), ((6, 6, 0), "ann"), ((0, 0, 0), "")])
def test_the_list_counts_for_everybody_it_concerns(madness: tuple[int, int, int], winner: str) -> None:
    # Truth or Dagon: die - 2 Slack, and 1 Madness for everyone. The seventh Madness is worth a Slack.
    ann, bob, cem = [{"loose": 19 - COUNTS[each], "madness": each, "hand": ["sleep"]} for each in madness]
    ann["loose"] = 18 - COUNTS[madness[0]]
    board = Board(
        3,
        phase="free_time",
        dice=[3],
        ann={**ann, "hand": ["truth_or_dagon", "sleep"]},
        bob=bob,
        cem={**cem, "loose": 9},
    )
    board.do("ann: play truth_or_dagon", "pass")
    assert board.table["winner"] == winner


@pytest.mark.rule("AMB-49", "SLACK-113")
@pytest.mark.parametrize(("loose", "madness", "winner"), [(19, 0, ""), (20, 6, ""), (21, 6, "ann")])
def test_a_thrown_tv_counts_with_its_madness(loose: int, madness: int, winner: str) -> None:
    # Test Card: 1 Slack and 1 Madness for the player who has to watch it
    ann = {"hand": ["sleep", "tiny"], "loose": loose, "madness": madness}
    board = Board(phase="free_time", ann=ann, bob={"hand": ["test_card", "sleep"]})
    board.do("ann: play sleep", "bob: play test_card on ann", "pass")
    assert board.table["winner"] == winner


@pytest.mark.rule("AMB-49", "SLACK-123")
@pytest.mark.parametrize(("loose", "winner"), [(14, ""), (15, "ann"), (16, "ann")])
def test_noise_comes_after_the_win(loose: int, winner: str) -> None:
    # Masked-Ball Nookie on a 6: 6 Slack, 1 Madness, and so loud that bob would lose a Sleep card.
    ann = {"hand": ["masked_ball_nookie", "tiny"], "loose": loose, "income": 2}
    board = Board(phase="free_time", dice=[6], ann=ann, bob={"hand": ["tv"], "room": ["sleep"]})
    board.do("ann: play masked_ball_nookie", "pass")
    assert (board["ann"]["total"], board.table["winner"]) == (loose + 5, winner)
    assert board["bob"]["room"] == (["sleep"] if winner else [])
    assert bool(board.told("neighbors_woken")) == (not winner)


@pytest.mark.rule("AMB-49", "SLACK-123")
def test_the_noise_of_a_card_that_does_more_comes_last() -> None:
    ann = {"hand": ["masked_ball_nookie", "tiny"], "income": 2}
    board = Board(3, phase="free_time", dice=[6], ann=ann, bob={"room": ["sleep"]}, cem={"room": ["sleep"]})
    board.do("ann: play masked_ball_nookie", "pass")
    names = [board.game.kind.events[event[0]].name for event in board.events]
    assert names.index("entered") < names.index("madness_changed") < names.index("neighbors_woken")
    assert names.count("lost") == 2


@pytest.mark.rule("AMB-49", "CTH-22")
def test_a_question_stops_the_list_and_whoever_is_at_the_goal_has_won() -> None:
    # The list of this guest asks before its Madness comes: what it has brought so far counts now.
    asks_first = [{"op": "free_play", "of": ["food"]}, {"op": "madness", "by": 2}]
    asks_last = asks_first[::-1]
    for effects, winner in ((asks_first, "ann"), (asks_last, "")):
        game = cthulhu(cards={"deep_one_westley": {"effects": effects}})
        ann = {"hand": ["deep_one_westley", "sprouts"], "loose": 19}
        board = Board(game=game, phase="call", dice=[6], ann=ann)
        board.do("ann: play deep_one_westley", "pass")
        assert board.table["winner"] == winner
    # With an empty hand nobody is asked, and all of it counts.
    game = cthulhu(cards={"deep_one_westley": {"effects": asks_first}})
    board = Board(game=game, phase="call", dice=[6], ann={"hand": ["deep_one_westley"], "loose": 19})
    board.do("ann: play deep_one_westley", "pass")
    assert (board.table["winner"], board["ann"]["total"]) == ("", 18)


@pytest.mark.rule("AMB-49", "SLACK-118")
@pytest.mark.parametrize(("room", "winner"), [(["sprouts"], ""), (["sprouts", "innsmouth_ale"], "ann")])
def test_a_loss_that_leaves_no_choice_counts_with_the_card(room: list[str], winner: str) -> None:
    # A pet worth 2 that eats Food or Booze. With one such card nobody is asked: it is gone, and then it counts.
    game = cthulhu(cards={"hastur": {"effects": [{"op": "discard", "of": ["food", "booze"]}]}})
    ann = {"hand": ["hastur", "tiny"], "room": room, "loose": 18 - len(room)}
    board = Board(game=game, phase="call", ann=ann)
    board.do("ann: play hastur")
    assert board.table["winner"] == winner


@pytest.mark.rule("AMB-49")
def test_what_is_played_for_free_is_a_card_of_its_own() -> None:
    # The gift reaches the goal; the Madness of the card that allowed it is still to come, and comes too late.
    effects = [{"op": "free_play", "of": ["food"]}, {"op": "madness", "by": 2}]
    game = cthulhu(cards={"deep_one_westley": {"effects": effects}})
    for gift, loose, winner in (("sprouts", 18, "ann"), ("leftovers_from_beyond", 18, "ann"), ("sprouts", 17, "")):
        ann = {"hand": ["deep_one_westley", gift], "loose": loose}
        board = Board(game=game, phase="call", dice=[6], ann=ann)
        board.do("ann: play deep_one_westley", "pass", f"ann: play {gift}")
        assert board.table["winner"] == winner


@pytest.mark.rule("AMB-49", "AMB-17")
def test_each_card_that_takes_its_toll_counts_for_itself() -> None:
    # First a Slack from one card, then two Madness from the next: 19 + 1 has won in between.
    game = cthulhu(
        cards={
            "tiny": {"each_turn": [{"op": "slack", "by": 1}]},
            "hastur": {"each_turn": [{"op": "madness", "by": 2}]},
        }
    )
    for room, winner in ((["tiny", "hastur"], "ann"), (["hastur", "tiny"], "")):
        board = Board(game=game, phase="roll", ann={"room": room, "loose": 16, "hand": ["sleep", "tv"]})
        assert board.table["winner"] == winner
    both = [{"op": "slack", "by": 1}, {"op": "madness", "by": 2}]
    game = cthulhu(cards={"tiny": {"each_turn": both}})
    board = Board(game=game, phase="roll", ann={"room": ["tiny"], "loose": 18, "hand": ["sleep", "tv"]})
    assert (board.table["winner"], board["ann"]["total"]) == ("", 18)


@pytest.mark.rule("AMB-49", "SLACK-96")
def test_what_others_do_afterwards_does_not_undo_it() -> None:
    bob = {"hand": ["whispers_in_the_radiator", "possessed"]}
    board = Board(phase="call", ann={"hand": ["hastur", "sleep"], "loose": 19}, bob=bob)
    board.do("ann: play hastur")
    assert (board.table["winner"], board.rule("bob: play possessed on ann hastur")) == ("ann", "SLACK-95")


@pytest.mark.rule("AMB-49")
@pytest.mark.parametrize(("by", "winner"), [(1, "ann"), (2, "")])
def test_a_whenever_counts_as_a_whole_too(by: int, winner: str) -> None:
    effects: list[dict[str, Any]] = [{"op": "slack", "by": 2}, {"op": "madness", "by": by}]
    game = cthulhu(cards={"grandma_calls": {"effects": effects}})
    board = Board(game=game, phase="call", ann={"hand": ["grandma_calls", "sleep"], "loose": 19})
    board.do("ann: play grandma_calls", "pass")
    assert (board.table["winner"], board.discard) == (winner, ["grandma_calls"])
