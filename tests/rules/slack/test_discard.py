"""1.10 Discard."""

import pytest

from tests.rules.slack.board import Board, cthulhu

SIX = ["sleep", "tiny", "hastur", "tv", "sprouts", "possessed"]


@pytest.mark.rule("SLACK-81", "SLACK-82")
@pytest.mark.parametrize("held", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("drop", [0, 1, 2, 3, 4, 5, 6])
def test_how_many_cards_may_be_discarded(held: int, drop: int) -> None:
    if drop > held:
        return
    board = Board(phase="discard", ann={"hand": SIX[:held]})
    expected = "SLACK-81" if held - drop > 5 else "SLACK-82" if drop == held else ""
    line = " ".join(["ann: discard", *SIX[:drop]])
    assert board.rule(line) == expected
    listed = {len(move.split()) - 1 for move in board.moves("ann") if move.startswith("discard")}
    assert (drop in listed) == (not expected)
    if not expected:
        board.do(line)
        assert (board["ann"]["hand"], sorted(board.discard)) == (SIX[drop:held], sorted(SIX[:drop]))
        assert board.table["turn"] == "bob"


@pytest.mark.rule("SLACK-81")
@pytest.mark.parametrize("held", [2, 5, 6])
def test_done_drops_nothing(held: int) -> None:
    board = Board(phase="discard", ann={"hand": SIX[:held]})
    assert board.rule("ann: done") == ("SLACK-81" if held == 6 else "")
    assert board.rule("ann: discard") == board.rule("ann: done")


@pytest.mark.rule("SLACK-81")
def test_a_larger_hand_has_to_go_down_to_five_as_well() -> None:
    board = Board(phase="discard", ann={"hand": [*SIX, "economicon"], "job": "lackey"})
    assert board.rule("ann: discard tv") == "SLACK-81"
    assert board.rule("ann: discard tv economicon") == ""


@pytest.mark.rule("SLACK-65")
def test_copies_count() -> None:
    board = Board(phase="discard", ann={"hand": ["sleep", "sleep", "tv", "tiny"]})
    assert board.rule("ann: discard tv tv") == "SLACK-65"
    assert board.rule("ann: discard sleep sleep sleep") == "SLACK-65"
    board.do("ann: discard sleep sleep")
    assert board["ann"]["hand"] == ["tv", "tiny"]


@pytest.mark.rule("SLACK-17", "SLACK-82")
def test_discards_are_public() -> None:
    board = Board(3, phase="discard", ann={"hand": SIX})
    board.do("ann: discard tiny tv")
    assert [board.id(int(str(fact["card"]))) for fact in board.told("discarded")] == ["tiny", "tv"]
    assert board.ids(board.game.view(board.state, 60).discard) == ["tiny", "tv"]


@pytest.mark.rule("SLACK-83")
def test_a_hand_that_was_played_out_stays_empty() -> None:
    board = Board(phase="call", ann={"hand": ["tiny", "hastur", "sleep"], "free_time": 1}, bob={"hand": ["tv"]})
    board.do("ann: play tiny", "ann: play hastur", "ann: done", "ann: play sleep", "pass")
    assert (board.table["turn"], board["ann"]["hand"], board.discard) == ("bob", [], [])


@pytest.mark.rule("SLACK-82", "SLACK-29")
def test_a_card_may_take_the_last_card_of_a_hand() -> None:
    game = cthulhu(cards={"house_meeting": {"effects": [{"op": "drop", "n": 2, "who": "others"}]}})
    ann = {"hand": ["house_meeting", "sleep", "tv"]}
    board = Board(
        3, game=game, phase="free_time", ann=ann, bob={"hand": ["tiny"]}, cem={"hand": ["hastur", "sprouts", "tv"]}
    )
    board.do("ann: play house_meeting", "pass")
    assert (board["ann"]["hand_size"], board["bob"]["hand"], board["cem"]["hand_size"]) == (2, [], 1)
    assert [fact["seat"] for fact in board.told("dropped")] == [1, 2, 2]  # clockwise from the player who caused it
