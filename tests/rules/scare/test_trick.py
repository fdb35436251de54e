"""A trick: what is played, who takes it, what that costs."""

from itertools import pairwise
from typing import Any

import pytest

from stammtisch.engine.problem import Refused, Unreadable
from stammtisch.games.scare.cards import WILD, value
from tests.rules.scare.board import Board, named

# Every play there is, from the lowest to the highest value, worked out by hand: 0, then 1, then 2, then the pairs
# (2.1 to 2.9), then 3, then the threes (3.1 to 3.9) and so on; a set of ten or more is higher than a 0/10 card as 10.
PLAYS = ["0", "1"]
for number in range(2, 10):
    PLAYS += [str(number), *[" ".join([str(face)] * number) for face in range(1, 10)]]
PLAYS += ["10", *[" ".join([str(face)] * 10) for face in range(1, 10)]]


def tenths(play: str) -> int:
    if play in ("0", "10"):
        return value(WILD, int(play))
    return value(int(play.split()[0]), len(play.split()))


@pytest.mark.rule("TRK-02", "TRK-04", "TRK-24")
def test_all_plays_in_the_order_of_their_values() -> None:
    worths = [tenths(play) for play in PLAYS]
    assert len(PLAYS) == 2 + 8 * 10 + 10
    assert all(lower < higher for lower, higher in pairwise(worths))


@pytest.mark.rule("TRK-04")
def test_the_example_of_the_rulebook() -> None:
    assert tenths("8 8 8") == 38  # 3.8
    assert tenths("8 8 8") < tenths("4")


@pytest.mark.rule("TRK-05", "TRK-06", "TRK-12")
@pytest.mark.parametrize(
    ("plays", "taker"),
    [
        (["1", "4", "5 5", "4"], 3),  # the rulebook's example
        (["9", "8", "7", "6"], 0),
        (["6", "9", "8", "7"], 1),
        (["6", "7", "9", "8"], 2),
        (["6", "7", "8", "9"], 3),
        (["9", "9", "9", "9"], 3),
        (["9", "9", "8", "8"], 1),
        (["2 2", "2", "1 1 1", "3"], 2),  # 2.2, 2, 3.1, 3
        (["9 9", "3", "2 2", "1"], 1),  # 2.9, 3, 2.2, 1
        (["3 3 3", "3", "3", "3 3 3"], 3),  # 3.3 twice
        (["1 1 1 1 1 1 1 1", "8", "9 9 9 9 9 9 9", "7"], 0),  # 8.1, 8, 7.9, 7
        (["1", "0/10 as 0", "1", "1 1"], 3),  # 1, 0, 1, 2.1
        (["9", "0/10 as 10", "9", "9"], 1),
        (["9 9 9 9", "0/10 as 0", "4", "4 4"], 0),  # 4.9, 0, 4, 2.4
    ],
)
def test_who_takes_the_trick(plays: list[str], taker: int) -> None:
    cards = [[word if word == "0/10" else int(word) for word in play.split(" as ")[0].split()] for play in plays]
    board = Board([[*hand, 6] if hand != [6] else [6, 3] for hand in cards], places=[6] * 4)
    events = board.trick(*plays)
    assert [event["seat"] for event in named(board.game, events, "trick_taken")] == [taker]
    assert board.state.leader == taker
    assert board.asked == [taker]


@pytest.mark.rule("TRK-01")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_everyone_plays_once_clockwise(leader: int) -> None:
    board = Board([[1, 6], [2, 6], [3, 6], [4, 6]], places=[6] * 4, leader=leader)
    order = [(leader + i) % 4 for i in range(4)]
    for i, seat in enumerate(order):
        assert board.asked == [seat]
        assert [play[0] for play in board.state.trick] == order[:i]
        for other in range(4):
            if other != seat:
                assert board.game.moves(board.state, other) == []
                with pytest.raises(Refused) as caught:
                    board.do(f"{board.names[other]}: play 6")
                assert (caught.value.rule, caught.value.code, caught.value.facts) == (
                    "TRK-01",
                    "not_your_turn",
                    {"seat": seat},
                )
        events = board.do(f"{board.names[seat]}: play {seat + 1}")
        assert len(named(board.game, events, "trick_taken")) == (1 if i == 3 else 0)


@pytest.mark.rule("TRK-01")
def test_nobody_may_pass() -> None:
    board = Board([[1, 6], [2, 6], [3, 6]], places=[6] * 3)
    with pytest.raises(Refused) as caught:
        board.do("ann: pass")
    assert (caught.value.rule, caught.value.code) == ("TRK-01", "no_passing")


@pytest.mark.rule("TRK-03")
def test_a_hand_may_be_played_singly_or_in_sets_of_identical_cards() -> None:
    board = Board([[8, 8, 8, 3, "0/10"], [1], [2]], places=[6] * 3)
    written = [board.game.write(move, board.names) for move in board.game.moves(board.state, 0)]
    assert written == ["play 3", "play 8", "play 8 8", "play 8 8 8", "play 0/10 as 0", "play 0/10 as 10"]


@pytest.mark.rule("TRK-03")
@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("play 8 3", "not_identical", {}),
        ("play 3 8 8", "not_identical", {}),
        ("play 8 0/10", "not_identical", {}),
        ("play 0/10 8", "not_identical", {}),
        ("play 8 8 8 8", "cards_not_held", {"face": 8, "count": 4, "held": 3}),
        ("play 3 3", "cards_not_held", {"face": 3, "count": 2, "held": 1}),
        ("play 9", "cards_not_held", {"face": 9, "count": 1, "held": 0}),
    ],
)
def test_what_may_not_be_played(line: str, code: str, facts: dict[str, int]) -> None:
    board = Board([[8, 8, 8, 3, "0/10"], [1], [2]], places=[6] * 3)
    before = board.state.to_json()
    with pytest.raises(Refused) as caught:
        board.do(f"ann: {line}")
    assert (caught.value.rule, caught.value.code, caught.value.facts) == ("TRK-03", code, facts)
    assert board.state.to_json() == before


@pytest.mark.rule("TRK-03", "REC-08")
@pytest.mark.parametrize(("options", "most"), [({"allow_sets": False}, 1), ({"max_set": 2}, 2), ({"max_set": 12}, 4)])
def test_the_largest_set(options: dict[str, Any], most: int) -> None:
    board = Board([[8, 8, 8, 8], [1], [2]], places=[6] * 3, **options)
    assert [move[3] for move in board.game.moves(board.state, 0)] == list(range(1, most + 1))
    if most < 4:
        with pytest.raises(Refused) as caught:
            board.do("ann: play" + " 8" * (most + 1))
        assert (caught.value.code, caught.value.facts) == ("set_too_large", {"count": most + 1, "most": most})


@pytest.mark.rule("TRK-07", "TRK-08", "TRK-10")
@pytest.mark.parametrize(
    ("plays", "turned"),
    [
        (["9", "1", "2", "3"], 1),
        (["9", "5", "2", "3"], 2),
        (["9", "5 5", "2", "3"], 3),  # the rulebook's example: one for the trick, two for the 5s
        (["9", "5", "5", "5"], 4),
        (["9", "5 5", "5 5", "3"], 5),
        (["5", "1", "2", "3"], 2),  # the taker's own 5
        (["5 5 5", "1", "2", "3"], 4),  # a set of 5s that takes the trick: 3.5
        (["9", "4 4", "6 6", "3"], 1),
    ],
)
def test_one_card_for_the_trick_and_one_for_every_five(plays: list[str], turned: int) -> None:
    board = Board([[9, 6, 5, 5, 5], [1, 6, 5, 5, 4, 4], [2, 6, 5, 5, 6, 6], [3, 5]], places=[6] * 4)
    events = board.trick(*plays)
    assert named(board.game, events, "turned_up") == [{"seat": 0, "count": turned}]
    assert board.state.turned == [turned, 0, 0, 0]
    assert board.state.stack_sizes == [6 - turned, 6, 6, 6]
    assert board.state.places == [6 - turned, 6, 6, 6]
    assert board.state.round == 1
    assert board.state.scores == [0, 0, 0, 0]


@pytest.mark.rule("TRK-11")
def test_the_whole_trick_is_discarded_and_public() -> None:
    board = Board([[9, 6], [5, 5, 6], ["0/10", 6]], places=[6] * 3)
    board.trick("9", "5 5", "0/10 as 0")
    discarded = [0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1]
    assert board.state.discard == discarded
    assert board.state.trick == []
    assert all(board.game.view(board.state, viewer).discard == discarded for viewer in (0, 1, 2, 60))


@pytest.mark.rule("AMB-45", "REC-11", "REC-12")
def test_empty_hands_are_skipped_in_every_trick() -> None:
    board = Board([[9, 3, 2], [1], [8, 4, 4, 4], [2]], places=[6] * 4)
    board.trick("9", "1", "8", "2")  # ann takes it; bob and dan have no cards left
    assert board.asked == [0]
    board.do("ann: play 3")
    assert board.asked == [2]
    board.do("cem: play 4 4 4")  # 3.4 > 3
    assert (board.state.leader, board.asked) == (0, [0])  # his hand is empty: the next one with cards leads
    assert board.state.turned == [1, 0, 1, 0]


@pytest.mark.rule("REC-10")
def test_drawing_back_reshuffles_the_discard_pile_when_the_monster_stack_is_used_up() -> None:
    # 28 cards: three 8s, three 1s, twelve 2s, ten 3s. All are in the hands but two 2s.
    copies = [3, 12, 10, 0, 0, 0, 0, 3, 0]
    hands: list[list[int | str]] = [[8, 8, 8, 3, 3, 3], [1, 1, 1, 3, 3, 3, 3], [*[2] * 10, 3, 3, 3]]
    board = Board(hands, places=[6] * 3, refill="equalise", copies=copies, wild_count=0, hand_size=7)
    assert sorted(board.state.bag) == [2, 2]
    events = board.do("ann: play 8 8 8")  # draws 2: the stack is empty now
    assert named(board.game, events, "drew") == [{"seat": 0, "count": 2}]
    assert board.state.bag == []
    events = board.do("bob: play 1 1 1")  # nothing to draw: the discard pile is empty too, the trick is not part of it
    assert named(board.game, events, "drew") == [{"seat": 1, "count": 0}]
    assert board.state.hand_sizes == [5, 4, 13]
    board.do("cem: play 3")  # ann takes it with 3.8
    assert board.state.discard == [0, 3, 0, 1, 0, 0, 0, 0, 3, 0, 0]
    events = board.do("ann: play 3 3")  # draws 1 of the 7 discarded cards
    assert named(board.game, events, "drew") == [{"seat": 0, "count": 1}]
    assert board.state.discard == [0] * 11
    assert len(board.state.bag) == 6
    assert board.state.hand_sizes == [4, 4, 12]


@pytest.mark.rule("REC-10")
def test_what_is_drawn_is_told_to_the_drawer_only() -> None:
    board = Board([[8, 8, 1], [1, 6], [2, 6]], places=[6] * 3, refill="equalise")
    events = board.do("ann: play 8 8")
    kinds = {viewer: [board.game.kind.events[e[0]].name for e in events if e[1] >> viewer & 1] for viewer in (0, 1, 60)}
    assert kinds == {0: ["played", "drew", "drawn"], 1: ["played", "drew"], 60: ["played", "drew"]}


def test_a_line_that_is_not_a_card() -> None:
    board = Board([[8, 6], [1, 6], [2, 6]], places=[6] * 3)
    for line in ("play 12", "play x", "play 8x", "play", "eat 8"):
        with pytest.raises((Refused, Unreadable)):
            board.do(f"ann: {line}")
    assert board.state.trick == []
