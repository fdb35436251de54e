"""Scoring: what lies behind the Scare card counts, and twice if it is the first card turned up."""

import pytest

from tests.rules.scare.board import Board, named

# scare.md, section 2, for a stack of N: place p from the top as it was put, r cards turned up by tricks before.
# One line per place: the score if r = p - 1 (the Scare card is next), and the score if fewer were turned up.
EXACT = {
    6: [10, 8, 6, 4, 2, 0],
    7: [12, 10, 8, 6, 4, 2, 0],
    8: [14, 12, 10, 8, 6, 4, 2, 0],
}
FEWER = {
    6: [None, 4, 3, 2, 1, 0],
    7: [None, 5, 4, 3, 2, 1, 0],
    8: [None, 6, 5, 4, 3, 2, 1, 0],
}


def scored(size: int, place: int, turned: int) -> int:
    """What bob gets when ann is scared, having put his Scare card at that place and turned up that many cards."""
    board = Board(
        [[9, 6], [1, 6], [2, 6]],
        places=[1, place - turned, size],
        sizes=[size, size - turned, size],
        stack_size=size,
    )
    board.trick("9", "1", "2")
    assert board.state.scores[0] == 0
    return board.state.scores[1]


@pytest.mark.rule("TRK-16", "TRK-17", "TRK-18", "TRK-19")
@pytest.mark.parametrize("size", [6, 7, 8])
def test_the_table_of_points(size: int) -> None:
    for place in range(1, size + 1):
        for turned in range(place):
            expected = EXACT[size][place - 1] if turned == place - 1 else FEWER[size][place - 1]
            assert scored(size, place, turned) == expected, (place, turned)


@pytest.mark.rule("TRK-15", "TRK-22")
@pytest.mark.parametrize("size", [6, 7, 8])
def test_the_table_of_points_for_whoever_is_scared(size: int) -> None:
    # 0 at every place but the last one, which is Paranoia: 10.
    for place in range(1, size + 1):
        for turned in range(place):
            fives = place - turned - 1  # just enough to reach the Scare card
            board = Board(
                [[9, 6], [*[5] * fives, 1, 6], [2, 6]],
                places=[place - turned, size, size],
                sizes=[size - turned, size, size],
                stack_size=size,
            )
            board.trick("9", " ".join(["5"] * fives) or "1", "2")
            assert board.state.round == 2
            assert board.state.scores[0] == (10 if place == size else 0), (place, turned)


@pytest.mark.rule("TRK-15", "TRK-17", "TRK-18", "TRK-19")
def test_the_example_of_the_rulebook() -> None:
    # Anni at the bottom, Hedda first with three behind, Emely three Relaxed above and two behind, Lukas is scared.
    board = Board([[1, 6], [2, 6], [3, 6], [9, 6]], places=[6, 1, 4, 1], sizes=[6, 4, 6, 3])
    board.trick("1", "2", "3", "9")
    assert board.state.scores == [0, 6, 2, 0]


@pytest.mark.rule("TRK-16")
def test_stacks_are_shown_as_far_as_the_scare_card() -> None:
    board = Board([[9, 6], [1, 6], [2, 6], [3, 6]], places=[1, 3, 4, 1], sizes=[6, 5, 4, 4], round=8)
    events = board.trick("9", "1", "2", "3")
    assert named(board.game, events, "stack_shown") == [
        {"seat": 1, "above": 2, "below": 2},
        {"seat": 2, "above": 3, "below": 0},
        {"seat": 3, "above": 0, "below": 3},
    ]
    assert board.state.turned == [1, 4, 6, 3]  # 1; 1 + 3; 2 + 4; 2 + 1
    assert board.state.stack_sizes == [5, 2, 0, 3]
    assert board.state.places == [0, 0, 0, 0]


@pytest.mark.rule("TRK-20")
def test_after_empty_hands_everyone_turns_up_their_stack() -> None:
    board = Board([[9], [1], [2]], places=[3, 1, 4], round=6)
    events = board.trick("9", "1", "2")
    assert named(board.game, events, "stack_shown") == [
        {"seat": 0, "above": 1, "below": 3},  # one card had been turned up by the trick
        {"seat": 1, "above": 0, "below": 5},
        {"seat": 2, "above": 3, "below": 2},
    ]
    assert board.state.scores == [3, 10, 2]


@pytest.mark.rule("TRK-18", "TRK-26")
def test_a_lifted_scare_card_on_top_scores_double() -> None:
    # The loophole: Scare card at the bottom, the own 0/10 card as 10 lifts it, all five others lie behind it.
    board = Board([["0/10"], [1], [2]], places=[6, 6, 6])
    board.trick("0/10 as 10", "1", "2")
    assert board.state.scores == [10, 0, 0]


@pytest.mark.rule("TRK-36")
def test_points_are_told_and_noted_for_every_seat() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 4, 1], scores=[8, 5, 0], round=2)
    events = board.trick("9", "1", "2")
    assert named(board.game, events, "scored") == [
        {"seat": 0, "points": 0, "total": 8},
        {"seat": 1, "points": 2, "total": 7},
        {"seat": 2, "points": 10, "total": 10},
    ]
    assert board.state.sheet[-3:] == [0, 2, 10]
    assert board.state.scores == [8, 7, 10]


@pytest.mark.rule("TRK-17")
def test_hidden_places_are_shown_to_all_by_the_points() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 4, 2])
    events = board.trick("9", "1", "2")
    shown = named(board.game, events, "stack_shown")
    points = {event["seat"]: event["points"] for event in named(board.game, events, "scored")}
    for event in shown:
        double = 2 if event["above"] == 0 else 1
        below = event["below"]
        assert isinstance(below, int)
        assert points[event["seat"]] == below * double
    assert len(shown) == 2


@pytest.mark.rule("TRK-36")
@pytest.mark.parametrize("round", [1, 2, 4])
def test_a_position_in_a_later_round_has_a_sheet_for_the_rounds_before(round: int) -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[6] * 3, round=round)
    assert board.state.round == round
    assert board.state.sheet == [0] * (3 * (round - 1))
