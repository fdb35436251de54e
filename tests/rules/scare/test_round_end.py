"""How a round ends: with a Scare card, or with empty hands. Then everything starts over, one seat further."""

import pytest

from stammtisch.games.scare.state import STACK
from tests.rules.scare.board import Board, all_cards, hand, named, play_round, scare


@pytest.mark.rule("TRK-13", "TRK-10")
@pytest.mark.parametrize("fives", [0, 1, 2])
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_the_round_ends_exactly_when_the_scare_card_is_reached(place: int, fives: int) -> None:
    board = Board([[9, 6], [5, 5, 1, 6], [2, 6]], places=[place, 6, 6])
    events = board.trick("9", " ".join(["5"] * fives) or "1", "2")
    is_scared = place <= 1 + fives
    assert board.state.round == (2 if is_scared else 1)
    assert named(board.game, events, "scared") == ([{"seat": 0}] if is_scared else [])


@pytest.mark.rule("TRK-13")
def test_the_scare_cards_of_others_do_not_end_the_round() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[2, 1, 1])
    board.trick("9", "1", "2")
    assert (board.state.round, board.asked) == (1, [0])


@pytest.mark.rule("TRK-14")
def test_the_round_goes_on_while_anybody_has_a_card() -> None:
    board = Board([[9], [1, 2], [2, 3, 4]], places=[6] * 3)
    board.trick("9", "1", "2")
    assert (board.state.round, board.asked) == (1, [1])
    board.trick("2", "3")
    assert (board.state.round, board.asked) == (1, [2])
    events = board.trick("4")
    assert board.state.round == 2
    assert len(named(board.game, events, "hands_emptied")) == 1


@pytest.mark.rule("TRK-13", "TRK-14", "TRK-15")
def test_a_scare_in_the_last_trick_ends_the_round_by_scare_and_not_by_empty_hands() -> None:
    board = Board([[9], [1], [2]], places=[1, 3, 6])
    events = board.trick("9", "1", "2")
    assert named(board.game, events, "scared") == [{"seat": 0}]
    assert named(board.game, events, "hands_emptied") == []
    assert board.state.scores == [0, 3, 0]  # ann would have 10 by empty hands


@pytest.mark.rule("REC-13")
def test_the_last_person_with_cards_ends_the_round_where_the_table_agreed_so() -> None:
    board = Board([[9], [1], [2, 3]], places=[6] * 3, solo_tail="end")
    events = board.trick("9", "1", "2")
    assert board.state.round == 2
    assert len(named(board.game, events, "hands_emptied")) == 1


@pytest.mark.rule("TRK-28")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_cards_are_shuffled_together_for_the_next_round(seats: int) -> None:
    game = scare()
    state = game.new(seats, 5)
    deck = [0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1]
    deals: list[list[int]] = []
    while game.decision(state) is not None:
        deals.append(list(state.hands))
        assert all_cards(state) == deck
        assert state.discard == [0] * 11
        assert [sum(hand(state, seat)) for seat in range(seats)] == [10] * seats
        play_round(game, state)
    assert len(deals) == {3: 6, 4: 8, 5: 5, 6: 6}[seats]
    assert len({tuple(deal) for deal in deals}) == len(deals)  # never the same cards twice
    assert all_cards(state) == deck


@pytest.mark.rule("TRK-28")
def test_a_card_that_was_played_can_be_dealt_to_anybody_in_the_next_round() -> None:
    owners = set()
    for seed in range(60):
        game = scare(copies=[0, 8, 8, 8, 8, 8, 8, 8, 8], wild_count=1, hand_size=12)  # 65 cards, one of them 0/10
        state = game.new(5, seed)
        play_round(game, state)
        owners |= {seat for seat in range(5) if hand(state, seat)[10]}
    assert owners == {0, 1, 2, 3, 4}


@pytest.mark.rule("TRK-28", "TRK-29")
def test_hands_are_dealt_before_anybody_stacks() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 6, 6])
    events = board.trick("9", "1", "2")
    names = [board.game.kind.events[event[0]].name for event in events]
    assert names[-4:] == ["round_started", "dealt", "dealt", "dealt"]
    assert [event[1] for event in events[-3:]] == [1 << 0, 1 << 1, 1 << 2]  # each is told their own hand only
    assert [len(event) - 3 for event in events[-3:]] == [10, 10, 10]
    assert board.asked == [0, 1, 2]


@pytest.mark.rule("TRK-29")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("lead", ["holder", "left"])
def test_the_start_card_goes_left_and_round_the_table(seats: int, lead: str) -> None:
    game = scare(first_lead=lead)
    state = game.new(seats, 3)
    holders = []
    while game.decision(state) is not None:
        holders.append(state.holder)
        assert state.leader == (state.holder + (1 if lead == "left" else 0)) % seats
        started = play_round(game, state)
        if game.decision(state) is not None:
            told = named(game, started, "round_started")
            assert told == [{"round": len(holders) + 1, "seat": state.holder}]
    assert holders == [turn % seats for turn in range(len(holders))]


@pytest.mark.rule("TRK-29")
def test_the_start_card_does_not_follow_the_taker() -> None:
    for taker in range(3):
        hands: list[list[int | str]] = [[1, 6], [1, 6], [1, 6]]
        hands[taker][0] = 9
        places = [1 if seat == taker else 6 for seat in range(3)]
        board = Board(hands, places=places, leader=1)
        board.trick(*[str(hands[seat][0]) for seat in (1, 2, 0)])
        assert (board.state.holder, board.state.leader) == (2, 2)
        for seat in range(3):
            board.game.apply(board.state, (seat, STACK, 1))
        assert board.asked == [2]
