"""The Paranoia scoring: the Scare card as the very last card of the stack, by taking a trick."""

import pytest

from stammtisch.engine.rng import stream
from tests.rules.scare.board import Board, named


@pytest.mark.rule("TRK-22")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_paranoia_needs_the_last_card(size: int) -> None:
    for place in range(1, size + 1):
        board = Board([[9, 6], [5, 5, 5, 5, 6], [2, 6]], places=[place, 1, 4], sizes=[size, 6, 6])
        events = board.trick("9", "5 5 5 5", "2")  # 1 + 4 cards: any of these places is reached
        assert board.state.round == 2
        if place == size:
            assert board.state.scores == [10, 0, 0]
            assert named(board.game, events, "paranoia_struck") == [{"seat": 0, "points": 10}]
        else:
            assert board.state.scores == [0, 10, 2]  # bob 5 x 2, cem 6 - 4
            assert named(board.game, events, "paranoia_struck") == []


@pytest.mark.rule("TRK-22")
def test_the_stacks_of_the_others_stay_hidden() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 3, 4], sizes=[1, 6, 6], round=6)
    events = board.trick("9", "1", "2")
    assert named(board.game, events, "stack_shown") == []
    assert board.state.turned == [6, 0, 0]
    assert board.state.stack_sizes == [0, 6, 6]
    assert board.game.view(board.state, 0).place == 0
    assert board.game.view(board.state, 1).place == 3  # bob knows his own, the others still do not
    assert board.game.view(board.state, 2).possible[1] == 0b1111110


@pytest.mark.rule("TRK-22")
@pytest.mark.parametrize("points", [0, 7, 20])
def test_paranoia_points(points: int) -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 1, 1], sizes=[1, 6, 6], scores=[3, 3, 3], paranoia_points=points)
    board.trick("9", "1", "2")
    assert board.state.scores == [3 + points, 3, 3]
    assert board.state.sheet == [points, 0, 0]


@pytest.mark.rule("TRK-23")
def test_not_if_the_hands_run_out() -> None:
    board = Board([[1], [9], [2]], places=[1, 3, 6], sizes=[1, 6, 6])
    events = board.trick("1", "9", "2")
    assert named(board.game, events, "paranoia_struck") == []
    assert board.state.scores == [0, 3, 0]  # bob turned one up: place 2 of 5


@pytest.mark.rule("TRK-23")
def test_not_if_somebody_else_is_scared() -> None:
    board = Board([[1, 6], [9, 6], [2, 6]], places=[1, 1, 6], sizes=[1, 6, 6])
    events = board.trick("1", "9", "2")
    assert named(board.game, events, "paranoia_struck") == []
    assert board.state.scores == [0, 0, 0]


@pytest.mark.rule("TRK-22", "TRK-14")
def test_paranoia_in_the_very_last_trick() -> None:
    board = Board([[9], [1], [2]], places=[1, 1, 1], sizes=[1, 6, 6])
    board.trick("9", "1", "2")
    assert board.state.scores == [10, 0, 0]


@pytest.mark.rule("AMB-47", "AMB-44")
@pytest.mark.parametrize("stops", [True, False])
def test_more_cards_due_than_there_are(stops: bool) -> None:
    board = Board([[9, 6], [5, 5, 5, 5, 5, 6], [2, 6]], places=[2, 6, 6], sizes=[2, 6, 6], round=6, stop_at_scare=stops)
    board.trick("9", "5 5 5 5 5", "2")  # 6 due, 2 there
    assert (board.state.turned[0], board.state.stack_sizes[0]) == (6, 0)
    assert board.state.scores == [10, 0, 0]


@pytest.mark.rule("AMB-44")
@pytest.mark.parametrize(
    ("stops", "fives", "turned"),
    [
        (True, 1, 2),
        (True, 4, 2),
        (False, 1, 2),
        (False, 2, 3),
        (False, 3, 4),
        (False, 4, 5),
        (False, 5, 6),
        (False, 7, 6),
    ],
)
def test_what_is_turned_up_after_the_scare_card(stops: bool, fives: int, turned: int) -> None:
    # Scare card at place 2 of 6: with f fives, 1 + f cards are due.
    board = Board([[9, 6], [*[5] * fives, 6], [2, 6]], places=[2, 6, 6], round=6, stop_at_scare=stops)
    board.trick("9", " ".join(["5"] * fives), "2")
    assert (board.state.turned[0], board.state.stack_sizes[0]) == (turned, 6 - turned)
    assert board.state.scores == [0, 0, 0]  # never Paranoia: cards lay behind it


@pytest.mark.rule("AMB-44", "TRK-10", "TRK-13")
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("fives", [0, 1, 2])
@pytest.mark.parametrize("stops", [True, False])
def test_everybody_hears_what_is_turned_up_before_and_after_the_scare_card(place: int, fives: int, stops: bool) -> None:
    """The trick is worth one card, and one more for each five; six lie in the stack."""
    hands = [[9, 6], [*[5] * (fives or 1), 6] if fives else [1, 6], [2, 6]]
    board = Board(hands, places=[place, 6, 6], round=6, stop_at_scare=stops)
    events = board.trick("9", f"5x{fives}" if fives else "1", "2")
    due = 1 + fives
    names = [board.game.kind.events[event[0]].name for event in events]
    turned = [told["count"] for told in named(board.game, events, "turned_up")]
    if due < place:
        assert (turned, "scared" in names) == ([due], False)
    else:
        rest = 0 if stops else due - place
        assert turned == [count for count in (place - 1, rest) if count]
        assert names.count("scared") == 1
        after = names[names.index("scared") :].count("turned_up")
        assert after == (1 if rest else 0)


def test_a_position_begins_with_the_dice_of_seed_0() -> None:
    state = Board([[9, 6], [1, 6], [2, 6]], places=[6] * 3).state
    assert state.rng.to_json()[0] == stream("0", "game").to_json()[0]
