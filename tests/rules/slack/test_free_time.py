"""1.7 Free Time, and when phases pass automatically."""

import pytest

from tests.rules.slack.board import Board, cthulhu


@pytest.mark.rule("SLACK-62", "SLACK-64")
def test_a_free_time_is_spent_when_it_is_announced() -> None:
    ann = {"hand": ["sleep", "ironic_t_shirt", "tv"], "free_time": 2}
    for line in ("ann: play sleep", "ann: shop ironic_t_shirt"):
        board = Board(phase="free_time", ann=ann, bob={"hand": ["economicon"]})
        board.do(line)
        assert (board["ann"]["free_time"], board.asked) == (1, ["bob"])


@pytest.mark.rule("SLACK-62")
def test_nothing_else_costs_free_time() -> None:
    hand = ["elder_sign", "tiny", "bill_the_all_consuming", "sleep", "tv"]
    board = Board(phase="call", ann={"hand": hand}, bob={"hand": ["tv"]})
    board.do(
        "ann: play tiny", "ann: play bill_the_all_consuming on bob", "ann: play elder_sign", "pass", "ann: show bob"
    )
    assert board["ann"]["free_time"] == 2
    board.do(
        "ann: done", "ann: play sleep", "bob: play tv on ann", "pass"
    )  # the thrown TV costs the victim's, not more
    assert board["ann"]["free_time"] == 1


@pytest.mark.rule("SLACK-11", "SLACK-28")
@pytest.mark.parametrize("free_time", [0, 1, 3])
def test_the_phase_passes_by_itself_only_when_no_free_time_is_left(free_time: int) -> None:
    ann = {"hand": ["economicon", "elder_sign"], "free_time": free_time, "income": 0}  # nothing she could do
    board = Board(phase="free_time", ann=ann)
    assert (board.table["phase"], board.asked) == ("free_time" if free_time else "discard", ["ann"])


@pytest.mark.rule("SLACK-28", "AMB-16")
@pytest.mark.parametrize(("held", "turn"), [(0, "bob"), (1, "bob"), (2, "ann"), (5, "ann")])
def test_where_no_card_gives_free_time_the_discard_phase_passes_by_itself_with_fewer_than_two_cards(
    held: int, turn: str
) -> None:
    game = cthulhu(cards={"time_loop": {"copies": 0}})
    hand = ["sleep", "tiny", "hastur", "tv", "sprouts"][:held]
    board = Board(game=game, phase="discard", ann={"hand": hand})
    assert (board.table["turn"], board["ann"]["hand"]) == (turn, hand)


@pytest.mark.rule("SLACK-28")
def test_call_people_never_passes_by_itself() -> None:
    board = Board(phase="call", ann={"hand": []})
    assert (board.table["phase"], board.asked, board.moves("ann")) == ("call", ["ann"], ["done"])


@pytest.mark.rule("SLACK-63", "SLACK-66")
def test_free_time_that_goes_away_and_comes_back() -> None:
    game = cthulhu(cards={"tiny": {"in_play": [{"mod": "free_time", "by": -1}]}})
    ann = {"hand": ["sleep", "sleep", "tv", "sacrifice", "sprouts"], "room": ["tiny"], "free_time": 2}
    board = Board(game=game, phase="free_time", ann=ann)
    board.do("ann: play sleep", "pass", "ann: play sacrifice on ann tiny", "pass")
    assert board["ann"]["free_time"] == 2  # 2 - 1, and the one that Tiny took


@pytest.mark.rule("SLACK-65")
def test_every_listed_move_is_made_of_cards_in_hand() -> None:
    ann = {"hand": ["sleep", "sleep", "ironic_t_shirt", "narconomicon"], "income": 4, "room": ["tv", "economicon"]}
    board = Board(phase="free_time", ann=ann)
    assert sorted(sorted(move.split()) for move in board.moves("ann")) == [
        ["done"],
        ["ironic_t_shirt", "narconomicon", "shop"],
        ["ironic_t_shirt", "shop"],
        ["narconomicon", "shop"],
        ["play", "sleep"],
    ]


@pytest.mark.rule("AMB-50", "SLACK-63", "SLACK-66")
@pytest.mark.parametrize("held", [1, 2, 3, 6])
def test_free_time_gained_in_the_discard_phase_leads_back(held: int) -> None:
    hand = ["time_loop", "sleep", "tiny", "tv", "sprouts", "hastur"][:held]
    board = Board(phase="free_time", ann={"hand": hand, "free_time": 0})
    assert (board.table["phase"], board.asked) == ("discard", ["ann"])
    board.do("ann: play time_loop", "pass")
    assert (board.table["turn"], board.table["phase"], board["ann"]["free_time"]) == ("ann", "free_time", 1)
    if held > 1:
        board.do("ann: play sleep", "pass")
        assert board["ann"]["room"] == ["sleep"]
        assert (board.table["turn"], board.table["phase"]) == (("bob", "call") if held == 2 else ("ann", "discard"))


@pytest.mark.rule("AMB-50", "SLACK-82")
def test_after_discarding_the_turn_is_over() -> None:
    ann = {"hand": ["time_loop", "sleep", "tiny"], "free_time": 0}
    board = Board(phase="free_time", ann=ann).do("ann: discard tiny")
    assert board.table["turn"] == "bob"
    assert board.rule("ann: play time_loop") == "SLACK-84"


@pytest.mark.rule("AMB-50")
@pytest.mark.parametrize("declined", [1, 2])
def test_free_time_that_was_declined_does_not_lead_back_by_itself(declined: int) -> None:
    ann = {"hand": ["time_loop", "sleep", "tiny"], "free_time": declined}
    board = Board(phase="free_time", ann=ann).do("ann: done")
    assert (board.table["phase"], board["ann"]["free_time"]) == ("discard", declined)
    board.do("ann: play time_loop", "pass")
    assert (board.table["phase"], board["ann"]["free_time"]) == ("free_time", declined + 1)
    assert Board(phase="discard", ann=ann).table["phase"] == "discard"  # a position begins with what is left over


@pytest.mark.rule("AMB-50")
def test_free_time_that_is_taken_and_given_back_in_the_discard_phase() -> None:
    ann = {"hand": ["time_loop", "sleep", "tiny"], "free_time": 1}
    board = Board(phase="free_time", ann=ann, bob={"hand": ["chore_wheel_of_doom"]}).do("ann: done")
    board.do("bob: play chore_wheel_of_doom on ann", "pass")
    assert (board.table["phase"], board["ann"]["free_time"]) == ("discard", 0)
    board.do("ann: play time_loop", "pass")
    assert (board.table["phase"], board["ann"]["free_time"]) == ("free_time", 1)


@pytest.mark.rule("AMB-50", "AMB-21")
def test_a_new_job_with_more_free_time_leads_back_too() -> None:
    ann = {"job": "lackey", "hand": ["new_job", "sleep"], "free_time": 0}
    board = Board(phase="free_time", jobs=["lighthouse_keeper"], ann=ann)
    board.state.used, board.state.free_time = 1, 1  # her one Free Time is spent
    board.do("ann: play new_job", "pass")
    assert (board.table["phase"], board["ann"]["free_time"]) == ("free_time", 1)


@pytest.mark.rule("AMB-50", "AMB-16")
@pytest.mark.parametrize("hand", [["sleep"], ["time_loop"], ["tiny"]])
def test_with_one_card_the_turn_waits_whatever_that_card_is(hand: list[str]) -> None:
    # It depends on the deck alone: waiting must not tell what somebody holds.
    board = Board(phase="discard", ann={"hand": hand, "free_time": 0})
    assert (board.table["turn"], board.asked) == ("ann", ["ann"])
    assert "discard" in board.moves("ann")
    assert board.rule(f"ann: discard {hand[0]}") == "SLACK-82"
    assert board.do("ann: done").table["turn"] == "bob"
    game = cthulhu(cards={"time_loop": {"in_play": [{"mod": "income", "by": 1}]}})
    assert Board(game=game, phase="discard", ann={"hand": hand}).table["turn"] == "bob"


@pytest.mark.rule("AMB-50")
def test_with_an_empty_hand_the_turn_ends_by_itself() -> None:
    assert Board(phase="discard", ann={"hand": []}).table["turn"] == "bob"
