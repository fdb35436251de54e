"""The words of the card language that only the cards of the jungle need, on those cards."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.event import EVERYONE, facts, visible
from stammtisch.engine.rng import stream
from stammtisch.games.slack.mechanics.ranks import rank_of
from stammtisch.games.slack.state import UNKNOWN
from stammtisch.games.slack.sums import total
from tests.rules.slack.board import Board, guevara

RANKS: dict[str, Any] = {"bob": {"rank": "sergeant"}, "cem": {"rank": "corporal"}}


def jungle(seats: int = 3, **given: Any) -> Board:
    return Board(seats, **{"game": guevara(), "phase": "free_time", **given})


def ranks(board: Board) -> list[int]:
    return [rank_of(board.game.rules, board.state, seat) for seat in range(board.state.seats)]


def room(board: Board, seat: int) -> list[str]:
    return [board.game.rules.of[card].id for card in board.state.rooms[seat]]


def hand(board: Board, seat: int) -> list[str]:
    return [board.game.rules.of[card].id for card in board.state.hands[seat]]


def told(board: Board, name: str) -> list[dict[str, Any]]:
    kinds = board.game.kind.events
    return [facts(kinds, event) for event in board.events if kinds[event[0]].name == name]


# vote ----------------------------------------------------------------------------------------------------------------


def ballot(**given: Any) -> Board:
    board = jungle(**{"ann": {"hand": ["free_and_secret_vote", "soap"]}, **RANKS, **given})
    return board.do("ann: play free_and_secret_vote", "pass")


def test_whoever_is_named_most_often_is_demoted() -> None:
    board = ballot()
    assert board.asked == ["ann", "bob", "cem"]
    board.do("cem: choose bob", "ann: choose bob", "bob: choose cem")
    assert ranks(board) == [1, 2, 2]
    assert told(board, "votes_counted") == [{"votes": [0, 2, 1]}]


def test_a_tied_vote_hits_nobody() -> None:
    board = ballot().do("ann: choose bob", "bob: choose cem", "cem: choose ann")
    assert ranks(board) == [1, 3, 2]
    assert told(board, "vote_tied")


def test_a_vote_names_somebody_else_and_only_once() -> None:
    board = ballot()
    assert board.refusal("ann: choose ann") is not None
    board.do("ann: choose bob")
    assert board.refusal("ann: choose cem") is not None
    assert board.asked == ["bob", "cem"]


def test_a_vote_is_secret_before_and_after() -> None:
    board = ballot().do("ann: choose bob")
    game, mechanic = board.game, next(each for each in board.game.rules.mechanics if each.ID == "ballots")
    assert [mechanic.known_secrets(board.state, seat)[0] for seat in range(3)] == [1, UNKNOWN, UNKNOWN]
    assert not [event for event in board.events if event[1] == EVERYONE and game.kind.events[event[0]].reveals]
    for seat in (1, 2):
        sampled = game.sample(game.view(board.state, seat), stream("vote", str(seat)))
        assert mechanic.secret(sampled, 0) in (1, 2)
    board.do("bob: choose cem", "cem: choose bob")
    assert {*mechanic.all_secrets(board.state)} == {-1}  # who has named whom is forgotten


# look and an open hand -----------------------------------------------------------------------------------------------


def censor(**given: Any) -> Board:
    bob = {"hand": ["soap", "promotion", "sleep"]}
    board = jungle(**{"ann": {"hand": ["the_censor", "jerky"]}, "bob": bob, **given})
    return board.do("ann: play the_censor on bob", "pass")


def test_a_censor_reads_a_hand_and_discards_a_card_of_one_kind() -> None:
    board = censor()
    assert board.refusal("ann: choose soap") is not None
    board.do("ann: choose promotion")
    assert hand(board, 1) == ["soap", "sleep"]
    assert "promotion" in board.discard


def test_only_the_censor_sees_the_hand() -> None:
    board = censor()
    kinds = board.game.kind.events
    for seat, sees in ((0, True), (1, True), (2, False)):
        names = [kinds[event[0]].name for event in visible(board.events, seat)]
        assert ("hand_seen" in names) == sees
    board.do("ann: pass")
    assert hand(board, 1) == ["soap", "promotion", "sleep"]


def test_a_hand_is_open_as_long_as_the_guest_stays() -> None:
    ann, bob = {"hand": ["lost_tourist", "soap"]}, {"hand": ["jerky", "sleep"]}
    board = jungle(phase="call", ann=ann, bob=bob, dice=[6])
    board.do("ann: play lost_tourist on bob", "pass")
    assert [len(event["cards"]) for event in told(board, "hand_opened")] == [2]
    for seat in (0, 2):
        assert sorted(board.game.view(board.state, seat).known[1]) == sorted(board.state.hands[1])
    board.do("ann: done", "ann: done", "ann: discard")
    drawn = board.state.hands[1]
    assert sorted(board.game.view(board.state, 2).known[1]) == sorted(drawn)  # what is drawn is seen, too
    board.do("bob: evict lost_tourist to discard")
    assert board.state.open_to[1] == 0


# who may play it, and on whom ----------------------------------------------------------------------------------------


def test_some_cards_are_only_for_privates() -> None:
    held = {"hand": ["assembly_of_privates", "polite_mutiny"]}
    board = jungle(ann={**held, "rank": "corporal"}, bob={"rank": "sergeant"})
    for line in ("ann: play assembly_of_privates", "ann: play polite_mutiny on bob"):
        assert board.refusal(line) is not None
    assert [move for move in board.game.moves(board.state, 0) if move[1] == 0] == []
    board = jungle(ann=held, bob={"rank": "sergeant"}).do("ann: play polite_mutiny on bob", "pass")
    assert ranks(board) == [1, 2, 1]


def test_some_cards_hit_only_the_highest_rank() -> None:
    board = jungle(ann={"hand": ["polite_mutiny", "soap"]}, **RANKS)
    assert board.refusal("ann: play polite_mutiny on cem") is not None
    assert board.refusal("ann: play polite_mutiny on bob") is None


def test_guard_duty_shields_from_denunciations_until_the_next_turn() -> None:
    board = jungle(ann={"hand": ["guard_duty", "soap"]}, bob={"hand": ["denounced", "demotion"]})
    board.do("ann: play guard_duty", "pass")
    assert board.refusal("bob: play denounced on ann") is not None
    assert board.refusal("bob: play denounced on cem") is None
    assert board.refusal("bob: play demotion on ann") is None  # of a Private, without effect


# ranks and the Leader ------------------------------------------------------------------------------------------------


def test_ranks_are_swapped_until_the_end_of_the_turn() -> None:
    board = jungle(ann={"hand": ["long_live_whoever", "soap"]}, **RANKS)
    assert board.refusal("ann: play long_live_whoever on bob") is not None  # two ranks above
    board.do("ann: play long_live_whoever on cem", "pass")
    assert (ranks(board), total(board.state, 0)) == ([2, 3, 1], 1)
    board.do("ann: done", "ann: discard")
    assert (ranks(board), total(board.state, 0)) == ([1, 3, 2], 0)


@pytest.mark.parametrize(
    ("cigarettes", "host"),
    [([0, 1, 0], 1), ([1, 1, 0], 1), ([1, 0, 0], 0), ([0, 0, 1], 2), ([0, 0, 0], 2)],
)
def test_the_leader_goes_where_there_is_most_to_smoke(cigarettes: list[int], host: int) -> None:
    smokes = ["rolled_cigarettes", "cigar_for_the_photo", "homegrown_tobacco"]
    tents = [[smokes[seat]] * count for seat, count in enumerate(cigarettes)]
    board = jungle(
        ann={"hand": ["leader_needs_a_light", "soap"], "room": tents[0]},
        bob={"room": tents[1]},
        cem={"room": [*tents[2], "glorious_leader"]},
    )
    board.do("ann: play leader_needs_a_light", "pass")
    assert ["glorious_leader" in room(board, seat) for seat in range(3)] == [seat == host for seat in range(3)]
    moves = host != 2
    assert board.discard == [*([smokes[host]] if moves else []), "leader_needs_a_light"]  # he comes in and smokes


# wounds and plans ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "slack"), [(0, 1), (1, 2), (3, 3)])
def test_scars_become_slack_before_an_audience(wounds: int, slack: int) -> None:
    board = jungle(ann={"hand": ["show_the_scar", "soap"], "room": ["the_general"], "wounds": wounds})
    board.do("ann: play show_the_scar", "pass")
    assert board.state.slack[board.state.rooms[0][-1]] == slack
    assert total(board.state, 0) == 1 + slack - max(wounds - 2, 0)
    alone = jungle(ann={"hand": ["show_the_scar", "soap"], "wounds": 2}).do("ann: play show_the_scar", "pass")
    assert total(alone.state, 0) == 1 - 2


@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_a_slow_plan_grows_by_one_each_turn_up_to_five(before: int, after: int) -> None:
    """The toll is taken at the end of the Roll phase."""
    board = jungle(phase="roll", ann={"hand": ["soap"], "room": ["five_year_plan", "gordo"]}, dice=[1])
    board.state.slack[board.state.rooms[0][0]] = before
    board.state.worth[0] = before
    board.do("ann: done")
    assert board.state.slack[board.state.rooms[0][0]] == after


def test_a_memoir_counts_wounds_as_long_as_there_are_any() -> None:
    board = jungle(ann={"hand": ["letter_from_mom", "soap"], "room": ["write_your_memoirs"], "wounds": 2})
    assert total(board.state, 0) == 1 + 2 - 2
    board.do("ann: play letter_from_mom", "pass")
    assert total(board.state, 0) == 1 + 1 - 1


def test_a_parrot_congratulates_whoever_is_promoted() -> None:
    board = jungle(ann={"hand": ["promotion", "soap"]}, bob={"hand": ["jerky"], "room": ["parrot_of_protocol"]})
    board.do("ann: play promotion", "pass")
    assert ranks(board) == [2, 1, 1]
    assert len(board.state.hands[1]) == 2
