"""1.5 Call People: invited, uninvited, Pets, and the doors that are closed to some."""

from typing import Any

import pytest

from stammtisch.games.slack.cards import PERSON, PET
from tests.rules.slack.board import Board, card, cthulhu

PEOPLE = [one.id for one in cthulhu().rules.cards if one.copies and one.kind == PERSON]
PETS = [one.id for one in cthulhu().rules.cards if one.copies and one.kind == PET]


@pytest.mark.rule("SLACK-44", "SLACK-45")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_and_two_are_not_at_home(die: int) -> None:
    board = Board(phase="call", dice=[die], ann={"hand": ["deep_one_westley"]})
    board.do("ann: play deep_one_westley", "pass")
    comes = die >= 3
    assert board["ann"]["room"] == (["deep_one_westley"] if comes else [])
    assert board.discard == ([] if comes else ["deep_one_westley"])
    assert board.told("call_rolled")[0]["die"] == die


@pytest.mark.rule("SLACK-44", "SLACK-29")
@pytest.mark.parametrize(("by", "die", "comes"), [(1, 1, False), (1, 2, True), (-2, 4, False), (-2, 5, True)])
def test_a_card_may_change_the_callers_roll(by: int, die: int, comes: bool) -> None:
    game = cthulhu(cards={"tiny": {"in_play": [{"mod": "call", "by": by}]}})
    board = Board(game=game, phase="call", dice=[die, die], ann={"hand": ["deep_one_westley"], "room": ["tiny"]})
    board.do("ann: play deep_one_westley on bob", "pass")
    assert board["bob"]["room"] == (["deep_one_westley"] if comes else [])
    other = Board(game=game, phase="call", dice=[2], ann={"hand": ["deep_one_westley"]}, bob={"room": ["tiny"]})
    assert other.do("ann: play deep_one_westley on bob", "pass")["bob"]["room"] == ["tiny"]  # his card, her call


@pytest.mark.rule("SLACK-39", "SLACK-40", "SLACK-42", "SLACK-48")
@pytest.mark.parametrize("id", [*PEOPLE, *PETS])
def test_people_with_slack_roll_after_a_window_and_all_others_come_at_once(id: str) -> None:
    is_called = id in PEOPLE and card(cthulhu(), id).slack > 0
    table: dict[str, Any] = {"phase": "call", "dice": [3, 3] if is_called else []}
    board = Board(ann={"hand": [id], "room": ["can_of_worms"]}, bob={"hand": ["economicon"]}, **table)
    board.do(f"ann: play {id}")
    assert (board.asked == ["bob"]) == is_called
    assert (id in board["ann"]["room"]) != is_called
    board.do("pass")
    assert id in board["ann"]["room"]
    assert len(board.state.rng.script or ()) == (1 if is_called else 0)


@pytest.mark.rule("SLACK-41", "SLACK-46")
@pytest.mark.parametrize("host", ["bob", "cem", "dan"])
def test_a_person_may_go_to_any_room(host: str) -> None:
    board = Board(4, phase="call", dice=[3], ann={"hand": ["deep_one_westley", "sleep"]})
    board.do(f"ann: play deep_one_westley on {host}", "pass")
    assert {name: board[name]["total"] for name in board.names} == {name: int(name == host) for name in board.names}


@pytest.mark.rule("SLACK-41")
def test_your_own_name_is_your_own_room() -> None:
    board = Board(phase="call", dice=[3], ann={"hand": ["deep_one_westley"]})
    assert board.do("ann: play deep_one_westley on ann", "pass")["ann"]["room"] == ["deep_one_westley"]


@pytest.mark.rule("SLACK-47", "SLACK-48")
@pytest.mark.parametrize("id", PETS)
def test_a_pet_goes_to_your_own_room_only(id: str) -> None:
    board = Board(3, phase="call", dice=[], ann={"hand": [id, "sleep"]})
    assert board.rule(f"ann: play {id} on bob") == "SLACK-48"
    assert [move for move in board.moves("ann") if id in move] == [f"play {id}"]


@pytest.mark.rule("SLACK-49", "CTH-20", "AMB-19")
def test_only_rooms_that_may_be_entered_are_offered() -> None:
    board = Board(
        4,
        phase="call",
        ann={"hand": ["anime_girl", "sleep"], "room": ["can_of_worms"]},
        bob={"room": ["sprouts"]},
        cem={"room": ["cthulhu_plush"]},
    )
    assert [move for move in board.moves("ann") if "anime" in move] == ["play anime_girl", "play anime_girl on cem"]
    assert board.rule("ann: play anime_girl on bob") == board.rule("ann: play anime_girl on dan") == "SLACK-49"


@pytest.mark.rule("SLACK-49", "AMB-19")
def test_a_called_person_whose_door_closes_meanwhile_is_discarded() -> None:
    # While the call waits for its window, the only Tentacle is taken out of the room.
    game = cthulhu(cards={"anime_girl": {"slack": 1}, "just_for_the_ritual": {"when": "own_turn"}})
    ann = {"hand": ["anime_girl", "just_for_the_ritual", "sleep"]}
    board = Board(game=game, phase="call", dice=[6], ann=ann, bob={"room": ["can_of_worms"], "hand": ["economicon"]})
    board.do("ann: play anime_girl on bob", "ann: play just_for_the_ritual on bob can_of_worms", "pass")
    assert (board["ann"]["room"], board["bob"]["room"]) == (["can_of_worms"], [])
    assert sorted(board.discard) == ["anime_girl", "just_for_the_ritual"]


@pytest.mark.rule("SLACK-37")
def test_calling_goes_on_until_the_player_is_done() -> None:
    hand = ["tiny", "hastur", "bill_the_all_consuming", "landlord_below", "mindless_flautist"]
    board = Board(phase="call", ann={"hand": hand})
    for id in hand:
        assert board.table["phase"] == "call"
        board.do(f"ann: play {id} on bob" if id in PEOPLE else f"ann: play {id}")
    assert (board.asked, board.table["phase"], board["ann"]["hand"]) == (["ann"], "call", [])


@pytest.mark.rule("SLACK-36")
@pytest.mark.parametrize("phase", ["roll", "free_time", "discard"])
@pytest.mark.parametrize("id", ["deep_one_westley", "bill_the_all_consuming", "tiny"])
def test_people_are_for_the_call_phase(phase: str, id: str) -> None:
    ann = {"hand": [id, "sleep"], "room": ["cultist_from_3b"]}
    board = Board(phase=phase, ann=ann)
    assert board.table["phase"] == phase
    assert board.rule(f"ann: play {id}") == "SLACK-36"
    assert not [move for move in board.moves("ann") if move.startswith(f"play {id}")]


@pytest.mark.rule("CTH-22")
def test_the_gift_is_for_things_of_the_right_kind_in_the_hand() -> None:
    hand = ["deep_one_westley", "sprouts", "can_of_worms", "narconomicon", "punch_with_eyes", "ironic_t_shirt"]
    board = Board(phase="call", dice=[3], ann={"hand": hand, "income": 0})
    board.do("ann: play deep_one_westley", "pass")
    assert (board.asked, board.prompt) == (["ann"], "gift")
    assert sorted(board.moves("ann")) == [
        "pass",
        "play can_of_worms",
        "play narconomicon",
        "play punch_with_eyes",
        "play sprouts",
    ]
    assert board.moves("bob") == []


@pytest.mark.rule("CTH-22")
def test_a_gift_is_put_into_the_room_of_its_owner_only() -> None:
    board = Board(phase="call", dice=[3], ann={"hand": ["deep_one_westley", "sprouts"]})
    board.do("ann: play deep_one_westley", "pass")
    assert board.rule("ann: play sprouts on bob") != ""


@pytest.mark.rule("CTH-22", "SLACK-119")
def test_a_gift_counts_like_anything_else_that_comes_into_play() -> None:
    game = cthulhu(jobs={"lackey": {"traits": [{"mod": "bonus", "of": ["food"], "by": 2}]}})
    ann = {"job": "lackey", "hand": ["deep_one_westley", "sprouts"]}
    board = Board(game=game, phase="call", dice=[3], ann=ann)
    board.do("ann: play deep_one_westley", "pass", "ann: play sprouts")
    assert board["ann"]["slack_of"]["sprouts"] == card(game, "sprouts").slack + 2
    assert board.told("entered")[-1]["slack"] == card(game, "sprouts").slack + 2


@pytest.mark.rule("CTH-22")
def test_nobody_with_an_empty_hand_is_asked_about_a_gift() -> None:
    board = Board(phase="call", dice=[3], ann={"hand": ["deep_one_westley"]})
    board.do("ann: play deep_one_westley", "pass")
    assert (board.asked, board.prompt) == (["ann"], "call")
