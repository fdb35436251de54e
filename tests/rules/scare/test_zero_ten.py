"""The 0/10 card: announced, played alone, and it lifts instead of turning up."""

import pytest

from stammtisch.engine.event import EVERYONE
from stammtisch.engine.problem import Refused
from stammtisch.games.scare.events import PLAYED
from tests.rules.scare.board import Board, named


@pytest.mark.rule("TRK-24")
@pytest.mark.parametrize("said", [0, 10])
def test_the_number_is_announced_to_everybody(said: int) -> None:
    board = Board([["0/10", 6], [1, 6], [2, 6]], places=[6] * 3)
    events = board.do(f"ann: play 0/10 as {said}")
    assert events == [(PLAYED, EVERYONE, 0, 10, said)]
    for viewer in (0, 1, 2, 60):
        assert board.game.view(board.state, viewer).trick == [(0, 1, 10, said)]


@pytest.mark.rule("TRK-24")
@pytest.mark.parametrize(
    "line", ["play 0/10", "play 0/10 as", "play 0/10 as 5", "play 0/10 as 0 10", "play 0/10 as ten"]
)
def test_the_number_must_be_announced(line: str) -> None:
    board = Board([["0/10", 6], [1, 6], [2, 6]], places=[6] * 3)
    with pytest.raises(Refused) as caught:
        board.do(f"ann: {line}")
    assert (caught.value.rule, caught.value.code) == ("TRK-24", "wild_value")
    assert board.state.trick == []


@pytest.mark.rule("TRK-24")
def test_the_number_is_final() -> None:
    board = Board([["0/10", 6], [1, 6], [2, 6]], places=[6] * 3)
    board.do("ann: play 0/10 as 10")
    with pytest.raises(Refused) as caught:
        board.do("ann: play 0/10 as 0")
    assert caught.value.rule == "TRK-01"
    board.trick("1", "2")
    assert board.state.leader == 0


@pytest.mark.rule("TRK-25", "TRK-26")
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_nothing_is_turned_up_and_one_card_is_lifted(size: int) -> None:
    for place in range(1, size + 1):
        board = Board([["0/10", 6], [9, 6], [5, 5, 5, 6]], places=[6, place, 6], sizes=[6, size, 6])
        events = board.trick("0/10 as 0", "9", "5 5 5")
        assert named(board.game, events, "lifted") == [{"seat": 1}]
        assert named(board.game, events, "turned_up") == named(board.game, events, "scared") == []
        assert board.state.stack_sizes == [6, size, 6]
        assert board.state.turned == [0, 6 - size, 0]
        assert board.state.places == [6, 1 if place == size else place + 1, 6]
        assert board.state.round == 1


@pytest.mark.rule("TRK-26")
def test_the_card_is_lifted_unseen() -> None:
    # What the others hear and see is the same, whether the Scare card or a Relaxed card came up.
    told = []
    for place in (3, 6):
        board = Board([["0/10", 6], [9, 6], [1, 6]], places=[6, place, 6])
        events = board.trick("0/10 as 0", "9", "1")
        told.append([events, [board.game.view(board.state, viewer).to_json() for viewer in (0, 2, 60)]])
    assert told[0] == told[1]


@pytest.mark.rule("TRK-26")
def test_what_the_others_know_moves_with_the_cards() -> None:
    # bob turned two up, so his Scare card lies at 1..4 of 4; a trick later at 1..3 of 3; lifting leaves all three.
    board = Board([["0/10", 1, 6], [9, 9, 6], [1, 2, 6]], places=[6, 3, 6], sizes=[6, 4, 6], leader=1)
    assert board.game.view(board.state, 0).possible[1] == 0b11110
    board.trick("9", "1", "1")
    assert board.state.leader == 1
    assert board.game.view(board.state, 0).possible[1] == 0b1110
    board.trick("9", "2", "0/10 as 0")
    assert board.game.view(board.state, 0).possible[1] == 0b1110
    assert board.state.places[1] == 3  # 3, then 2, then lifted over: 3


@pytest.mark.rule("TRK-26", "REC-02")
def test_a_place_that_was_forbidden_becomes_possible_by_lifting() -> None:
    # Two Relaxed cards lie on top, so the Scare card is at 3..6; after lifting it is at 4..6 or 1.
    board = Board([["0/10", 6], [9, 6], [1, 6]], fright_min_above=2)
    board.do("ann: stack 3", "bob: stack 6", "cem: stack 4")
    assert board.game.view(board.state, 0).possible[1] == 0b1111000
    board.trick("0/10 as 0", "9", "1")
    assert board.game.view(board.state, 0).possible == [0b1111000, 0b1110010, 0b1111000]
    assert board.state.places == [3, 1, 4]


@pytest.mark.rule("TRK-27")
def test_a_single_card_stays() -> None:
    board = Board([["0/10", 6], [9, 6], [5, 6]], places=[6, 1, 6], sizes=[6, 1, 6])
    events = board.trick("0/10 as 0", "9", "5")
    assert named(board.game, events, "spared") == [{"seat": 1}]
    assert named(board.game, events, "lifted") == []
    assert (board.state.places[1], board.state.stack_sizes[1], board.state.turned[1]) == (1, 1, 5)
    assert (board.state.round, board.state.scores) == (1, [0, 0, 0])


@pytest.mark.rule("TRK-25")
def test_the_owner_of_the_card_is_spared_too() -> None:
    board = Board([["0/10", 6], [9, 6], [5, 6]], places=[1, 6, 6])
    board.trick("0/10 as 10", "9", "5")
    assert board.state.leader == 0
    assert (board.state.places[0], board.state.turned[0], board.state.round) == (2, 0, 1)


@pytest.mark.rule("AMB-48")
@pytest.mark.parametrize("said", ["0", "10"])
def test_two_in_one_trick_lift_one_card(said: str) -> None:
    board = Board([["0/10", 6], ["0/10", 6], [9, 6]], places=[4, 4, 4], wild_count=2)
    events = board.trick(f"0/10 as {said}", f"0/10 as {said}", "9")
    taker = 1 if said == "10" else 2  # 10, 10, 9: the later 10; or 0, 0, 9
    assert named(board.game, events, "lifted") == [{"seat": taker}]
    assert board.state.places == [5 if seat == taker else 4 for seat in range(3)]
    assert board.state.discard[10] == 2


@pytest.mark.rule("AMB-43", "REC-09")
@pytest.mark.parametrize("line", ["play 0/10 0/10", "play 0/10 0/10 as 10", "play 0/10 as 10 0/10 as 10"])
def test_two_are_never_played_together(line: str) -> None:
    board = Board([["0/10", "0/10"], [1, 6], [2, 6]], places=[6] * 3, wild_count=2)
    with pytest.raises(Refused) as caught:
        board.do(f"ann: {line}")
    assert (caught.value.rule, caught.value.code) == ("AMB-43", "wild_alone")
    assert [board.game.write(move, board.names) for move in board.game.moves(board.state, 0)] == [
        "play 0/10 as 0",
        "play 0/10 as 10",
    ]


@pytest.mark.rule("TRK-24", "TRK-03")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    board = Board([[8, 6], ["0/10", 6], [2, 6]], places=[6] * 3)
    with pytest.raises(Refused) as caught:
        board.do("ann: play 0/10 as 10")
    assert (caught.value.rule, caught.value.code) == ("TRK-03", "cards_not_held")


@pytest.mark.rule("TRK-24")
@pytest.mark.parametrize("said", [0, 10])
def test_whatever_is_said_one_card_lies_in_the_trick(said: int) -> None:
    board = Board([["0/10", 6], [1, 1, 6], [2, 6]], places=[6] * 3)
    board.do(f"ann: play 0/10 as {said}", "bob: play 1 1")
    table, seats = board.game.observe(board.state, board.names)
    assert table["trick"] == ["0/10", "1", "1"]
    assert [seat["hand_size"] for seat in seats] == [1, 1, 2]
