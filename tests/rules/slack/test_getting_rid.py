"""1.6 Getting rid of People."""

import pytest

from tests.rules.slack.board import Board, cthulhu


@pytest.mark.rule("SLACK-53", "SLACK-54")
@pytest.mark.parametrize("edition", ["de", "en"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_with_four_to_six_a_guest_leaves(die: int, edition: str) -> None:
    board = Board(3, phase="roll", dice=[die], options={"edition": edition}, ann={"room": ["cultist_from_3b", "tiny"]})
    board.do("ann: evict cultist_from_3b to cem" if edition == "de" else "ann: evict cultist_from_3b")
    if edition == "en" and die >= 4:
        assert (board.asked, board.prompt) == (["ann"], "door")
        assert sorted(board.moves("ann")) == ["choose bob", "choose cem", "choose discard"]
        board.do("ann: choose cem")
    leaves = die >= 4
    assert board["ann"]["room"] == (["tiny"] if leaves else ["cultist_from_3b", "tiny"])
    assert board["cem"]["room"] == (["cultist_from_3b"] if leaves else [])
    assert board.table["phase"] == "call"


@pytest.mark.rule("SLACK-53", "SLACK-29")
@pytest.mark.parametrize(("by", "die", "leaves"), [(1, 2, False), (1, 3, True), (-1, 4, False), (-1, 5, True)])
def test_a_card_may_change_the_roll(by: int, die: int, leaves: bool) -> None:
    game = cthulhu(cards={"tiny": {"in_play": [{"mod": "evict", "by": by}]}})
    board = Board(game=game, phase="roll", dice=[die], ann={"room": ["cultist_from_3b", "tiny"]})
    board.do("ann: evict cultist_from_3b to discard")
    assert ("cultist_from_3b" not in board["ann"]["room"]) == leaves


@pytest.mark.rule("SLACK-50", "SLACK-51", "SLACK-52", "SLACK-60", "AMB-03", "DIFF-11")
def test_what_is_offered_in_the_roll_phase() -> None:
    room = ["tiny", "anime_girl", "cultist_from_3b", "sprouts", "sleep"]
    board = Board(3, phase="roll", dice=[1], ann={"room": room}, cem={"room": ["can_of_worms"]})
    assert [move for move in board.moves("ann") if move.startswith("evict")] == [
        "evict anime_girl to cem",
        "evict anime_girl to discard",
        "evict cultist_from_3b to bob",
        "evict cultist_from_3b to cem",
        "evict cultist_from_3b to discard",
    ]
    board.do("ann: evict cultist_from_3b to bob")
    assert [move for move in board.moves("ann") if "cultist" in move] == []
    assert board.rule("ann: evict cultist_from_3b to cem") == "AMB-03"


@pytest.mark.rule("SLACK-50")
def test_the_roll_phase_waits_only_when_somebody_can_be_asked_to_leave() -> None:
    # Public grounds: what lies in the room decides, not what is in the hand.
    for room, phase in ((["tiny", "sprouts"], "call"), (["cultist_from_3b"], "roll"), ([], "call")):
        board = Board(phase="roll", ann={"room": room, "hand": ["elder_sign", "wrong_door"]})
        assert (board.table["phase"], board.asked) == (phase, ["ann"])


@pytest.mark.rule("AMB-03")
def test_every_guest_may_be_asked_again_next_turn() -> None:
    hand = ["sleep", "tv", "sprouts", "economicon", "narconomicon"]
    board = Board(phase="roll", dice=[1, 6], ann={"room": ["cultist_from_3b"], "hand": hand}, bob={"hand": ["tiny"]})
    board.do("ann: evict cultist_from_3b to discard", "ann: done", "ann: done", "ann: discard")
    board.do("bob: done", "bob: done", "bob: discard tiny")
    assert (board.table["turn"], board.table["phase"]) == ("ann", "roll")
    board.do("ann: evict cultist_from_3b to discard")
    assert board["ann"]["room"] == []


@pytest.mark.rule("AMB-03", "AMB-02")
def test_guests_may_be_asked_in_any_order_and_each_gets_its_own_die() -> None:
    room = ["cultist_from_3b", "landlord_below", "aunt_from_arkham"]
    for order in (room, room[::-1]):
        board = Board(phase="roll", dice=[6, 1, 6], ann={"room": room})
        for guest in order:
            board.do(f"ann: evict {guest} to discard")
        assert board["ann"]["room"] == [order[1]]


@pytest.mark.rule("SLACK-57", "SLACK-58", "SLACK-59", "AMB-17")
@pytest.mark.parametrize(
    ("lines", "dice", "left"),
    [
        (["ann: done"], [], ["sprouts"]),  # nobody asked: two pests eat
        (["ann: evict bill_the_all_consuming to discard", "ann: done"], [6], ["sprouts", "tiny"]),  # one pest is gone
        (["ann: evict bill_the_all_consuming to discard", "ann: done"], [1], ["sprouts"]),
    ],
)
def test_pests_eat_after_all_attempts(lines: list[str], dice: list[int], left: list[str]) -> None:
    room = ["bill_the_all_consuming", "mindless_flautist", "sprouts", "tiny", "sleep"]
    board = Board(phase="roll", dice=dice, ann={"room": room})
    assert "sleep" in board["ann"]["room"]
    board.do(*lines)
    if board.prompt == "give_up":
        board.do("ann: choose tiny")
    assert [id for id in board["ann"]["room"] if id in ("sprouts", "tiny", "sleep")] == left


@pytest.mark.rule("SLACK-61", "SLACK-119")
def test_a_guest_sent_on_is_worth_what_it_is_worth_there() -> None:
    game = cthulhu(jobs={"lackey": {"traits": [{"mod": "bonus", "of": ["person"], "by": 1}]}})
    ann = {"room": [{"card": "cultist_from_3b", "slack": 7}]}
    board = Board(game=game, phase="roll", dice=[4], ann=ann, bob={"job": "lackey"})
    board.do("ann: evict cultist_from_3b to bob")
    assert board["bob"]["slack_of"] == {"cultist_from_3b": 3}  # printed 2, and 1 for his Job; the old marks are gone


@pytest.mark.rule("SLACK-54", "SLACK-95")
def test_a_guest_sent_on_can_make_its_new_host_win() -> None:
    board = Board(phase="roll", dice=[4], ann={"room": ["deep_one_westley"]}, bob={"loose": 19})
    board.do("ann: evict deep_one_westley to bob")
    assert board.table["winner"] == "bob"


@pytest.mark.rule("SLACK-61", "SLACK-60")
def test_wrong_door_sends_a_guest_of_any_room_where_its_player_likes() -> None:
    board = Board(
        4,
        phase="call",
        ann={"hand": ["wrong_door", "sleep"]},
        bob={"room": ["bill_the_all_consuming"]},
        dan={"room": ["sprouts"]},
    )
    board.do("ann: play wrong_door on bob bill_the_all_consuming", "pass")
    assert (board.asked, sorted(board.moves("ann"))) == (["ann"], ["choose ann", "choose cem", "choose dan"])
    assert board.rule("ann: choose discard") == "SLACK-61"
    assert board.rule("ann: choose bob") == "SLACK-49"  # there he is
    board.do("ann: choose dan")
    assert (board["bob"]["room"], board["dan"]["room"]) == ([], ["bill_the_all_consuming"])
    assert board.discard == ["sprouts", "wrong_door"]


@pytest.mark.rule("SLACK-55", "SLACK-56")
def test_a_door_that_closes_before_the_die_falls_means_the_discard_pile() -> None:
    # German edition: cem's room is announced, but the die is rolled at once, so the door cannot close in between.
    board = Board(3, phase="roll", dice=[6], ann={"room": ["anime_girl"]}, cem={"room": ["can_of_worms"]})
    board.do("ann: evict anime_girl to cem")
    assert (board["cem"]["room"], board.discard) == (["anime_girl"], ["can_of_worms"])
