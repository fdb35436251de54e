"""The end of the game: a number of rounds, or a target score; most points win, and ties share."""

import pytest

from stammtisch.engine.problem import Refused
from stammtisch.games.scare.state import PLAY, STACK
from tests.rules.scare.board import Board, named, play_round, scare


@pytest.mark.rule("TRK-30", "TRK-31", "TRK-32", "TRK-33")
@pytest.mark.parametrize(("seats", "rounds", "times"), [(3, 6, 2), (4, 8, 2), (5, 5, 1), (6, 6, 1)])
def test_rounds_by_player_count_give_everyone_the_start_card_equally_often(seats: int, rounds: int, times: int) -> None:
    game = scare()
    state = game.new(seats, 11)
    holders: list[int] = []
    while game.decision(state) is not None:
        assert state.round == len(holders) + 1
        assert state.winners == []
        holders.append(state.holder)
        play_round(game, state)
    assert len(holders) == rounds
    assert [holders.count(seat) for seat in range(seats)] == [times] * seats
    assert state.winners != []


@pytest.mark.rule("TRK-30")
def test_another_number_of_rounds() -> None:
    for seats, rounds in ((3, 1), (4, 2), (5, 3), (6, 4)):
        game = scare(rounds=[1, 2, 3, 4])
        state = game.new(seats, 11)
        for _ in range(rounds - 1):
            play_round(game, state)
            assert not state.is_over
        play_round(game, state)
        assert state.is_over


@pytest.mark.rule("TRK-34")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ([14, 9, 11], [0]),  # 14, 13, 12
        ([12, 9, 11], [1]),  # 12, 13, 12
        ([12, 8, 12], [2]),  # 12, 12, 13
        ([13, 9, 11], [0, 1]),  # 13, 13, 12
        ([12, 9, 12], [1, 2]),  # 12, 13, 13
        ([13, 8, 12], [0, 2]),  # 13, 12, 13
        ([12, 8, 11], [0, 1, 2]),  # 12, 12, 12
    ],
)
def test_most_points_over_all_rounds_win_and_ties_share(scores: list[int], winners: list[int]) -> None:
    # The last round brings 0, 4 and 1: ann is scared, bob at place 2 of 6, cem at place 5 of 6.
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 2, 5], scores=scores, round=6)
    events = board.trick("9", "1", "2")
    assert board.state.winners == winners
    assert named(board.game, events, "game_won") == [{"seats": winners}]


@pytest.mark.rule("TRK-34")
def test_with_no_points_at_all_everybody_wins() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 6, 6], round=6)
    board.trick("9", "1", "2")
    assert board.state.winners == [0, 1, 2]


@pytest.mark.rule("TRK-34")
def test_nothing_can_be_done_after_the_end() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 6, 5], round=6)
    board.trick("9", "1", "2")
    assert board.game.decision(board.state) is None
    for seat in range(3):
        assert board.game.moves(board.state, seat) == []
        for move in ((seat, PLAY, 6, 1), (seat, STACK, 1)):
            with pytest.raises(Refused) as caught:
                board.game.apply(board.state, move)
            assert (caught.value.rule, caught.value.code) == ("TRK-34", "game_over")
    view = board.game.view(board.state, 0)
    assert (view.asked, view.prompt, view.moves, view.winners) == ([], "", [], [2])


@pytest.mark.rule("TRK-35", "AMB-46")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ([0, 20, 23], []),  # 0, 24, 24: nobody has 25
        ([24, 20, 23], []),
        ([0, 21, 0], [1]),  # exactly 25
        ([0, 0, 24], [2]),
        ([24, 23, 24], [1]),  # 27 against 25: the highest total
        ([24, 21, 24], [1, 2]),  # 25 and 25
        ([24, 20, 24], [2]),
    ],
)
def test_a_target_score_is_checked_after_the_round(scores: list[int], winners: list[int]) -> None:
    # The round brings 0, 4 and 1.
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 2, 5], scores=scores, target_score=25)
    board.do("ann: play 9", "bob: play 1")
    assert board.state.winners == []
    board.do("cem: play 2")
    assert board.state.winners == winners
    assert board.state.is_over == bool(winners)
    assert board.state.round == (1 if winners else 2)


@pytest.mark.rule("TRK-35")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_target_score_takes_the_place_of_the_number_of_rounds(seats: int) -> None:
    game = scare(target_score=200)
    state = game.new(seats, 2)
    most = 0
    while game.decision(state) is not None:
        assert most < 200
        assert state.round < 200
        play_round(game, state)
        most = max(state.scores)
    assert most >= 200
    assert state.round >= 20  # a round brings 10 points at most: 5 x 2, or Paranoia


@pytest.mark.rule("TRK-36", "TRK-34")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_sheet_of_points_adds_up_to_the_scores(seats: int) -> None:
    game = scare()
    state = game.new(seats, 4)
    totals = [0] * seats
    rounds = 0
    while game.decision(state) is not None:
        events = play_round(game, state)
        rounds += 1
        told = named(game, events, "scored")
        assert [event["seat"] for event in told] == list(range(seats))
        row = state.sheet[-seats:]
        assert [event["points"] for event in told] == row
        totals = [total + points for total, points in zip(totals, row, strict=True)]
        assert [event["total"] for event in told] == totals
        assert state.scores == totals
        assert len(state.sheet) == rounds * seats
    assert state.winners == [seat for seat in range(seats) if totals[seat] == max(totals)]
