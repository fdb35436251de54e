"""1.15 TV cards."""

import pytest

from tests.rules.slack.board import Board, card, cthulhu

TVS = [one.id for one in cthulhu().rules.cards if one.copies and one.tags & cthulhu().rules.set.mask(["tv"])]


@pytest.mark.rule("SLACK-109", "SLACK-110")
@pytest.mark.parametrize("id", TVS)
def test_every_tv_card_can_be_watched_or_thrown(id: str) -> None:
    game = cthulhu(cards={id: {"effects": []}})
    watched = Board(game=game, phase="free_time", ann={"hand": [id, "sleep", "tiny"]}, bob={"hand": ["sprouts"]})
    watched.do(f"ann: play {id}", "pass")
    assert (watched["ann"]["room"], watched["ann"]["total"]) == ([id], card(game, id).slack)
    thrown = Board(game=game, phase="free_time", ann={"hand": ["sleep", "tiny", "hastur"]}, bob={"hand": [id]})
    thrown.do("ann: play sleep", f"bob: play {id} on ann", "pass")
    assert (thrown["ann"]["room"], thrown["ann"]["total"]) == ([id], card(game, id).slack)
    assert (thrown["bob"]["room"], thrown["bob"]["hand"], thrown.discard) == ([], [], ["sleep"])


@pytest.mark.rule("SLACK-110", "SLACK-111")
@pytest.mark.parametrize("id", ["sleep", "evil_ritual_nookie", "eight_armed_massage", "tv", "non_euclidean_jigsaw"])
def test_any_activity_can_be_hit(id: str) -> None:
    ann = {"hand": [id, "tiny", "hastur"], "income": 5}
    board = Board(phase="free_time", dice=[], ann=ann, bob={"hand": ["deep_sea_documentary", "sprouts"]})
    board.do(f"ann: play {id}", "bob: play deep_sea_documentary on ann", "pass")
    assert (board["ann"]["room"], board.discard) == (["deep_sea_documentary"], [id])
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (5, 1)


@pytest.mark.rule("SLACK-113", "SLACK-119")
def test_a_thrown_tv_works_for_its_victim() -> None:
    game = cthulhu(
        cards={"tv": {"effects": [{"op": "madness", "by": 2}, {"op": "slack", "by": 1}]}},
        jobs={"lackey": {"traits": [{"mod": "bonus", "of": ["tv"], "by": 3}]}},
    )
    board = Board(
        game=game, phase="free_time", ann={"job": "lackey", "hand": ["sleep", "tiny", "tv"]}, bob={"hand": ["tv"]}
    )
    board.do("ann: play sleep", "bob: play tv on ann", "pass")
    assert (board["ann"]["slack_of"], board["ann"]["madness"], board["ann"]["loose"]) == ({"tv": 4}, 2, 1)
    assert (board["bob"]["madness"], board["bob"]["loose"]) == (0, 0)


@pytest.mark.rule("SLACK-110")
def test_a_tv_is_thrown_at_others_only() -> None:
    board = Board(3, phase="free_time", ann={"hand": ["sleep", "tv"]}, bob={"hand": ["tv"]}, cem={"hand": ["tv"]})
    assert board.rule("bob: play tv on cem") == "SLACK-110"
    board.do("ann: play sleep")
    assert board.rule("bob: play tv on cem") == "SLACK-110"
    assert board.rule("ann: play tv on ann") != ""
    board.do("bob: play tv on ann")
    assert "play tv on ann" in board.moves("cem")  # at the thrown one
    assert board.moves("ann") == ["pass"]  # the victim cannot throw one at herself


@pytest.mark.rule("AMB-07", "SLACK-110")
def test_a_third_tv() -> None:
    board = Board(
        4,
        phase="free_time",
        ann={"hand": ["sleep", "tiny", "hastur"]},
        bob={"hand": ["tv"]},
        cem={"hand": ["tv"]},
        dan={"hand": ["deep_sea_documentary"]},
    )
    board.do(
        "ann: play sleep", "bob: play tv on ann", "cem: play tv on ann", "dan: play deep_sea_documentary on ann", "pass"
    )
    assert (board["ann"]["room"], sorted(board.discard)) == (["deep_sea_documentary"], ["sleep", "tv", "tv"])
    assert board["ann"]["free_time"] == 1


@pytest.mark.rule("AMB-07")
@pytest.mark.parametrize(("option", "total", "free_time"), [("stands", 2, 1), ("lost", 0, 1)])
def test_a_cancelled_tv(option: str, total: int, free_time: int) -> None:
    board = Board(
        3,
        phase="free_time",
        options={"tv_stack": option},
        ann={"hand": ["sleep", "tiny", "hastur"]},
        bob={"hand": ["tv"]},
        cem={"hand": ["an_inconvenient_truth"]},
    )
    board.do("ann: play sleep", "bob: play tv on ann", "cem: play an_inconvenient_truth", "pass")
    assert (board["ann"]["total"], board["ann"]["free_time"]) == (total, free_time)
    assert sorted(board.discard) == sorted(["tv", "an_inconvenient_truth", *([] if total else ["sleep"])])


@pytest.mark.rule("AMB-07")
@pytest.mark.parametrize("option", ["stands", "lost"])
def test_a_cancelled_cancel_of_a_tv(option: str) -> None:
    # The Truth at the TV is canceled, so the TV is on, whatever the option.
    board = Board(
        3,
        phase="free_time",
        options={"tv_stack": option},
        ann={"hand": ["sleep", "an_inconvenient_truth", "tiny"]},
        bob={"hand": ["tv", "chalk_circle"]},
        cem={"hand": ["economicon"]},
    )
    board.do(
        "ann: play sleep", "bob: play tv on ann", "ann: play an_inconvenient_truth", "bob: play chalk_circle", "pass"
    )
    assert (board["ann"]["room"], board["ann"]["total"]) == (["tv"], 1)
    assert sorted(board.discard) == ["an_inconvenient_truth", "chalk_circle", "sleep"]


@pytest.mark.rule("SLACK-114")
@pytest.mark.parametrize("id", ["cultist_from_3b", "bill_the_all_consuming", "tiny"])
def test_people_are_safe_from_tv(id: str) -> None:
    board = Board(phase="call", dice=[3], ann={"hand": [id, "sleep"]}, bob={"hand": ["tv"]})
    assert board.rule("bob: play tv on ann") == "SLACK-114"
    board.do(f"ann: play {id}")
    assert board.rule("bob: play tv on ann") == "SLACK-114"
    assert [move for move in board.moves("bob") if "tv" in move] == []


@pytest.mark.rule("SLACK-113", "SLACK-95")
@pytest.mark.parametrize("line", ["ann: play sleep", "ann: shop ironic_t_shirt"])
def test_a_thrown_tv_can_win_for_its_victim(line: str) -> None:
    board = Board(phase="free_time", ann={"loose": 19, "hand": ["sleep", "ironic_t_shirt"]}, bob={"hand": ["tv"]})
    board.do(line, "bob: play tv on ann", "pass")
    assert (board.table["winner"], board["ann"]["total"]) == ("ann", 20)
