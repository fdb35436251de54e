"""1.16 Uninvited People that take cards."""

import pytest

from tests.rules.slack.board import Board, cthulhu

PESTS = {
    "bill_the_all_consuming": ["sprouts", "calamari_with_bite", "tiny", "hastur"],
    "anime_girl": ["can_of_worms", "calamari_with_bite", "cthulhu_plush"],
}


@pytest.mark.rule("SLACK-115", "SLACK-116", "CTH-19", "CTH-21")
@pytest.mark.parametrize("pest", PESTS)
def test_on_entry_the_host_may_give_up_any_card_of_the_kinds_and_no_other(pest: str) -> None:
    room = ["sprouts", "calamari_with_bite", "tiny", "hastur", "can_of_worms", "cthulhu_plush", "sleep", "economicon"]
    for chosen in PESTS[pest]:
        board = Board(3, phase="call", ann={"hand": [pest, "tv"]}, bob={"room": room})
        board.do(f"ann: play {pest} on bob")
        assert (board.asked, board.prompt) == (["bob"], "give_up")
        assert sorted(board.moves("bob")) == sorted(f"choose {id}" for id in PESTS[pest])
        board.do(f"bob: choose {chosen}")
        assert sorted(board["bob"]["room"]) == sorted([*[id for id in room if id != chosen], pest])
        assert board.discard == [chosen]
        assert board.asked == ["ann"]


@pytest.mark.rule("SLACK-117", "SLACK-118", "DIFF-21")
@pytest.mark.parametrize("pest", PESTS)
def test_a_pest_eats_in_every_turn_of_its_host_until_nothing_is_left_and_stays(pest: str) -> None:
    food = PESTS[pest][:2]
    hand = ["sleep", "tv", "economicon", "narconomicon", "elder_sign"]
    room = [pest, *food]
    board = Board(phase="roll", dice=[], ann={"room": room, "hand": hand}, bob={"hand": ["tv", "tv", "sleep"]})
    left = list(food)
    for _ in range(4):
        assert (board.table["turn"], board.table["phase"]) == ("ann", "roll")
        board.do("ann: done")
        if len(left) > 1:
            board.do(f"ann: choose {left[0]}")
        left = left[1:]
        assert board["ann"]["room"] == [pest, *left]
        for name in ("ann", "bob"):
            board.do(f"{name}: done", f"{name}: done")
            held = board[name]["hand"]
            board.do(" ".join([f"{name}: discard", *held[5:]]))
            assert board["ann"]["room"] == [pest, *left]  # nothing happens in other phases and turns


@pytest.mark.rule("SLACK-117", "SLACK-58")
def test_two_pests_are_served_one_after_the_other() -> None:
    room = ["bill_the_all_consuming", "anime_girl", "calamari_with_bite", "sprouts", "cthulhu_plush"]
    board = Board(phase="roll", ann={"room": room})
    board.do("ann: done")
    assert sorted(board.moves("ann")) == ["choose calamari_with_bite", "choose sprouts"]  # Bill came first
    board.do("ann: choose calamari_with_bite")
    assert board["ann"]["room"] == ["bill_the_all_consuming", "anime_girl", "sprouts"]  # for her one was left: taken
    assert board.table["phase"] == "call"


@pytest.mark.rule("SLACK-116", "SLACK-91")
def test_of_equal_cards_the_least_is_given_up() -> None:
    for room in (
        [("sleep", 2), ("sleep", 3)],
        [("sleep", 3), ("sleep", 2)],
        [("sleep", 2), ("sleep", -1), ("sleep", 3)],
    ):
        cards = [{"card": id, "slack": slack} for id, slack in room]
        board = Board(phase="call", ann={"hand": ["mindless_flautist"]}, bob={"room": cards})
        board.do("ann: play mindless_flautist on bob")
        kept = sorted(slack for _, slack in room)[1:]
        flautist, *sleeps = sorted(board.state.rooms[1], key=lambda one: board.id(one) == "sleep")
        assert sorted(board.state.slack[one] for one in sleeps) == kept
        assert board.id(flautist) == "mindless_flautist"


@pytest.mark.rule("SLACK-116", "SLACK-91")
def test_among_several_kinds_the_least_copy_of_the_chosen_one_is_given_up() -> None:
    cards = [{"card": "sleep", "slack": 5}, {"card": "sleep", "slack": 2}, "power_nap"]
    board = Board(phase="call", ann={"hand": ["mindless_flautist"]}, bob={"room": cards})
    board.do("ann: play mindless_flautist on bob", "bob: choose sleep")
    assert board["bob"]["slack_of"]["sleep"] == 5


@pytest.mark.rule("SLACK-118", "SLACK-49")
def test_bill_may_enter_a_room_without_anything_for_him() -> None:
    board = Board(phase="call", ann={"hand": ["bill_the_all_consuming", "tv"]}, bob={"room": ["sleep"]})
    board.do("ann: play bill_the_all_consuming on bob")
    assert (board["bob"]["room"], board.asked) == (["sleep", "bill_the_all_consuming"], ["ann"])


@pytest.mark.rule("SLACK-115")
def test_a_pest_takes_from_its_own_room_only() -> None:
    board = Board(
        3, phase="call", ann={"hand": ["bill_the_all_consuming"], "room": ["sprouts"]}, cem={"room": ["tiny"]}
    )
    board.do("ann: play bill_the_all_consuming on bob")
    assert (board["ann"]["room"], board["cem"]["room"], board.discard) == (["sprouts"], ["tiny"], [])


@pytest.mark.rule("SLACK-115", "SLACK-95")
def test_a_card_worth_less_than_nothing_may_be_fed_to_a_pest_and_that_may_win() -> None:
    bob = {"loose": 20, "room": [{"card": "tiny", "slack": -1}]}
    board = Board(phase="call", ann={"hand": ["bill_the_all_consuming", "tv"]}, bob=bob)
    assert board["bob"]["total"] == 19
    board.do("ann: play bill_the_all_consuming on bob")
    assert board.table["winner"] == "bob"


@pytest.mark.rule("SLACK-117")
def test_a_pest_that_eats_itself_would_be_silly() -> None:
    game = cthulhu(cards={"bill_the_all_consuming": {"effects": [{"op": "discard", "of": ["person", "food"]}]}})
    board = Board(
        game=game, phase="call", ann={"hand": ["bill_the_all_consuming", "tv"]}, bob={"room": ["cultist_from_3b"]}
    )
    board.do("ann: play bill_the_all_consuming on bob")
    assert board["bob"]["room"] == ["bill_the_all_consuming"]
