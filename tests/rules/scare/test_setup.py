"""Before the first trick: the deck, the hands, the stacks. What the lost page said is ours, and optional."""

import pytest

from stammtisch.engine.problem import BadOption, Refused
from stammtisch.games.scare.state import STACK
from tests.rules.scare.board import Board, all_cards, hand, named, scare


@pytest.mark.rule("REC-03", "REC-04", "REC-05", "AMB-42")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_deck_is_eight_of_each_number_and_one_zero_ten_for_every_player_count(seats: int) -> None:
    assert all_cards(scare().new(seats, 1)) == [0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1]


@pytest.mark.rule("REC-03", "REC-04")
def test_the_deck_follows_the_options() -> None:
    game = scare(copies=[12, 11, 10, 9, 8, 7, 6, 5, 0], wild_count=4)
    assert all_cards(game.new(6, 1)) == [0, 12, 11, 10, 9, 8, 7, 6, 5, 0, 4]


@pytest.mark.rule("REC-06")
@pytest.mark.parametrize("size", [7, 10, 12])
def test_everyone_is_dealt_a_hand(size: int) -> None:
    state = scare(hand_size=size).new(4, 1)
    assert [sum(hand(state, seat)) for seat in range(4)] == [size] * 4
    assert state.hand_sizes == [size] * 4
    assert len(state.bag) == 73 - 4 * size


@pytest.mark.rule("REC-06")
def test_a_deck_that_is_too_small_for_the_hands() -> None:
    game = scare(copies=[4] * 9, hand_size=12)  # 37 cards: enough for 3 x 12, not for 4 x 12
    assert game.new(3, 1).hand_sizes == [12, 12, 12]
    with pytest.raises(BadOption) as caught:
        game.new(4, 1)
    assert (caught.value.code, caught.value.facts) == ("deck_too_small", {"needed": 48, "cards": 37, "seats": 4})


@pytest.mark.rule("TRK-30", "TRK-33")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_three_to_six_people_play(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        scare().new(seats, 1)
    assert (caught.value.code, caught.value.facts) == ("bad_seats", {"seats": seats, "least": 3, "most": 6})


@pytest.mark.rule("TRK-09", "REC-01")
@pytest.mark.parametrize("size", [3, 6, 7, 8])
def test_a_stack_has_one_scare_card_and_otherwise_relaxed_cards(size: int) -> None:
    # Whatever the place: the cards above it are turned up without a scare, and then the card there scares.
    for place in range(1, size + 1):
        board = Board([[9] * 8, [1] * 8, [2] * 8], places=[place, size, size], stack_size=size)
        for done in range(1, place):
            board.trick("9", "1", "2")
            assert (board.state.turned[0], board.state.round) == (done, 1)
        events = board.trick("9", "1", "2")
        assert named(board.game, events, "scared") == [{"seat": 0}]


@pytest.mark.rule("TRK-21", "REC-02")
@pytest.mark.parametrize("size", [6, 7, 8])
def test_every_place_of_the_stack_may_be_chosen(size: int) -> None:
    game = scare(stack_size=size)
    state = game.new(3, 1)
    assert game.moves(state, 1) == [(1, STACK, place) for place in range(1, size + 1)]
    for place in range(1, size + 1):
        copy = state.clone()
        game.apply(copy, (1, STACK, place))
        assert copy.places == [0, place, 0]
        assert copy.stack_sizes == [size] * 3
    for place in (0, size + 1):
        with pytest.raises(Refused) as caught:
            game.apply(state, (1, STACK, place))
        assert (caught.value.rule, caught.value.code) == ("TRK-21", "no_such_place")
        assert caught.value.facts == {"place": place, "first": 1, "last": size}


@pytest.mark.rule("TRK-21")
def test_the_scare_card_is_placed_anew_every_round() -> None:
    board = Board([[9, 6], [1, 6], [2, 6]], places=[1, 2, 3])
    board.trick("9", "1", "2")
    assert board.state.round == 2
    assert board.state.places == [0, 0, 0]
    assert board.asked == [0, 1, 2]
    board.do("cem: stack 6", "ann: stack 4", "bob: stack 5")
    assert board.state.places == [4, 5, 6]


@pytest.mark.rule("REC-02", "TRK-21")
@pytest.mark.parametrize(("above", "first"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_relaxed_cards_that_must_lie_on_top(above: int, first: int) -> None:
    game = scare(fright_min_above=above)
    assert [place for _, _, place in game.moves(game.new(3, 1), 0)] == list(range(first, 7))


@pytest.mark.rule("REC-02")
def test_more_cards_on_top_than_the_stack_has() -> None:
    game = scare(stack_size=3, fright_min_above=2)
    assert [place for _, _, place in game.moves(game.new(3, 1), 0)] == [3]
    with pytest.raises(BadOption) as caught:
        scare(stack_size=3, fright_min_above=3).new(3, 1)
    assert (caught.value.code, caught.value.facts) == ("too_many_above", {"above": 3, "most": 2})


@pytest.mark.rule("REC-07")
@pytest.mark.parametrize(("lead", "leader"), [("holder", 0), ("left", 1)])
def test_who_leads_the_first_trick(lead: str, leader: int) -> None:
    game = scare(first_lead=lead)
    state = game.new(3, 1)
    assert (state.holder, state.leader) == (0, leader)
    for seat in range(3):
        game.apply(state, (seat, STACK, 1))
    decision = game.decision(state)
    assert decision is not None
    assert decision.asked == (leader,)


@pytest.mark.rule("REC-02")
def test_placing_is_secret() -> None:
    game = scare()
    state = game.new(3, 1)
    other = state.clone()
    told = game.apply(state, (0, STACK, 2))
    told_otherwise = game.apply(other, (0, STACK, 5))
    for viewer in (1, 2, 60):
        assert [e for e in told if e[1] >> viewer & 1] == [e for e in told_otherwise if e[1] >> viewer & 1]
        assert game.view(state, viewer) == game.view(other, viewer)
    assert game.view(state, 0).place == 2
    assert game.view(other, 0).place == 5


@pytest.mark.rule("TRK-35", "TRK-17", "TRK-22")
@pytest.mark.parametrize("stack_size", [3, 4])
@pytest.mark.parametrize("target_score", [0, 1, 50])
@pytest.mark.parametrize("paranoia_points", [0, 1])
def test_a_target_that_nobody_could_ever_reach_is_refused(
    stack_size: int, target_score: int, paranoia_points: int
) -> None:
    """With all Relaxed cards above the Scare card none can lie below it, and only Paranoia can score."""
    options = {"stack_size": stack_size, "target_score": target_score, "paranoia_points": paranoia_points}
    for above in range(min(stack_size, 4)):
        game = scare(**options, fright_min_above=above)
        if target_score and above == stack_size - 1 and not paranoia_points:
            with pytest.raises(BadOption) as caught:
                game.new(3, 1)
            assert (caught.value.code, caught.value.facts) == ("nobody_scores", {})
        else:
            assert game.new(3, 1).seats == 3
