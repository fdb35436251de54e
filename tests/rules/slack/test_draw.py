"""1.3 Draw, and the Life pile: what happens when it runs out."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.engine.event import EVERYONE
from stammtisch.engine.rng import stream
from tests.rules.slack.board import LIFE_CARDS, SPECTATOR, Board, all_cards, cthulhu

SIX = ["sleep", "tiny", "hastur", "tv", "sprouts", "possessed"]


def _play_out(board: Board, name: str) -> None:
    """The rest of somebody's turn, without doing anything."""
    while board.table["turn"] == name:
        discards = [move for move in board.moves(name) if move.startswith("discard")]
        board.do(f"{name}: {discards[0] if discards else 'done'}")


def _short_pile(left: int, hand: int, discarded: int, seed: int = 0) -> Board:
    """Ann's Discard phase is before her; Bob will draw. The pile holds `left` cards, the discards `discarded`."""
    board = Board(phase="discard", ann={"hand": ["sleep", "tv"]}, bob={"hand": SIX[1:][:hand]})
    state = board.state
    state.rng = stream(str(seed), "game")
    state.rooms[0] += state.deck[left + discarded :]  # out of the way
    state.discard = state.deck[left : left + discarded]
    state.deck = state.deck[:left]
    return board


@pytest.mark.rule("SLACK-32", "SLACK-33", "SLACK-34")
@pytest.mark.parametrize("held", [0, 1, 2, 3, 4, 5, 6])
def test_draw_until_you_hold_six(held: int) -> None:
    board = Board(phase="draw", ann={"hand": SIX[:held]}, bob={"hand": ["economicon"]})
    assert board["ann"]["hand_size"] == 6
    assert board["ann"]["hand"][:held] == SIX[:held]
    assert board["bob"]["hand_size"] == 1  # only the player on turn draws


@pytest.mark.rule("SLACK-32")
def test_how_many_cards_were_drawn_is_public_and_which_is_not() -> None:
    board = Board(phase="discard", ann={"hand": ["sleep", "tv"]}, bob={"hand": SIX[1:3]})
    board.do("ann: discard")
    told = {board.game.kind.events[event[0]].name: event for event in board.events}
    assert told["drew"][1:] == (EVERYONE, 1, 4)
    assert told["drawn"][1] == 0b10
    assert list(told["drawn"][3:]) == board.state.hands[1][-4:]


@pytest.mark.rule("SLACK-33", "AMB-15")
@pytest.mark.parametrize(("held", "after"), [(0, 2), (3, 5), (4, 6), (5, 6)])
def test_an_effect_draws_up_to_six_as_well(held: int, after: int) -> None:
    game = cthulhu(cards={"parcel_for_the_neighbors": {"effects": [{"op": "draw", "n": 2}]}})
    board = Board(game=game, phase="call", ann={"hand": ["parcel_for_the_neighbors", *SIX[:held]]})
    board.do("ann: play parcel_for_the_neighbors", "pass")
    assert board["ann"]["hand_size"] == after


@pytest.mark.rule("AMB-15")
def test_a_thief_with_a_full_hand_gets_nothing() -> None:
    game = cthulhu(cards={"hand_in_the_dark": {"effects": [{"op": "steal", "n": 2}]}})
    for held, gets in ((3, 2), (5, 1)):
        board = Board(
            game=game, phase="call", ann={"hand": ["hand_in_the_dark", *SIX[:held]]}, bob={"hand": ["sleep", "tv"]}
        )
        board.do("ann: play hand_in_the_dark on bob", "pass")
        assert (board["ann"]["hand_size"], board["bob"]["hand_size"]) == (held + gets, 2 - gets)


@pytest.mark.rule("AMB-15")
def test_an_open_hand_has_no_limit_for_effects() -> None:
    changes = {"hand_in_the_dark": {"effects": [{"op": "steal", "n": 2}]}}
    game = cthulhu(cards=changes, hand_cap="open")
    board = Board(game=game, phase="call", ann={"hand": ["hand_in_the_dark", *SIX[:5]]}, bob={"hand": ["sleep", "tv"]})
    board.do("ann: play hand_in_the_dark on bob", "pass")
    assert (board["ann"]["hand_size"], board["bob"]["hand_size"]) == (7, 0)


@pytest.mark.rule("SLACK-18")
def test_the_discards_become_the_pile_in_the_middle_of_a_draw() -> None:
    board = _short_pile(left=2, hand=1, discarded=20)
    pile, discards = set(board.state.deck), set(board.state.discard)
    board.do("ann: discard")
    assert board["bob"]["hand_size"] == 6
    drawn = board.state.hands[1][1:]
    assert set(drawn[:2]) == pile  # what was left comes first
    assert set(drawn[2:]) <= discards
    assert set(board.state.deck) == discards - set(drawn)
    assert board.state.discard == []
    assert len(board.told("reshuffled")) == 1
    assert all_cards(board.state) == list(range(LIFE_CARDS))


@pytest.mark.rule("SLACK-18")
def test_the_discards_are_shuffled() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(200):
        board = _short_pile(left=0, hand=4, discarded=10, seed=seed)
        board.do("ann: discard")
        drawn.update(board.state.hands[1][4:])
    assert len(drawn) == 10
    assert max(drawn.values()) < 70  # 40 expected


@pytest.mark.rule("SLACK-18")
def test_a_pile_that_is_just_enough_is_not_shuffled() -> None:
    board = _short_pile(left=5, hand=1, discarded=20)
    discards = list(board.state.discard)
    board.do("ann: discard")
    assert (board["bob"]["hand_size"], board.state.deck, board.state.discard) == (6, [], discards)
    assert not board.told("reshuffled")


@pytest.mark.rule("AMB-22")
def test_no_pile_and_no_discards_no_draw() -> None:
    board = _short_pile(left=0, hand=1, discarded=0)
    board.do("ann: discard")
    assert (board["bob"]["hand_size"], board.state.deck, board.state.discard) == (1, [], [])
    assert board.asked == ["bob"]
    assert not board.told("drew")
    assert all_cards(board.state) == list(range(LIFE_CARDS))


@pytest.mark.rule("AMB-22", "SLACK-18")
def test_what_there_is_is_drawn() -> None:
    board = _short_pile(left=1, hand=1, discarded=2)
    board.do("ann: discard")
    assert (board["bob"]["hand_size"], board.state.deck, board.state.discard) == (4, [], [])
    assert board.told("drew") == [{"seat": 1, "count": 3}]


@pytest.mark.rule("SLACK-18")
def test_a_reshuffled_card_is_known_to_nobody() -> None:
    # Bob and cem saw ann's cards. They were discarded and shuffled, and bob drew one of them: cem cannot know which.
    board = Board(3, phase="discard", ann={"hand": ["sleep", "ironic_t_shirt", "elder_sign"]}, bob={"hand": SIX[1:]})
    board.do("ann: show bob", "ann: show cem")
    board.state.rooms[0] += board.state.deck
    board.state.deck = []
    board.do("ann: discard sleep ironic_t_shirt")
    assert board.table["turn"] == "bob"
    assert board["bob"]["hand"][5] in ("sleep", "ironic_t_shirt")
    for viewer in ("ann", "cem", SPECTATOR):
        assert board.known(viewer, "bob") == []
    assert board.known("cem", "ann") == ["elder_sign"]


@pytest.mark.rule("SLACK-33")
def test_things_that_return_never_make_seven_cards() -> None:
    game = cthulhu(cards={"parcel_for_the_neighbors": {"effects": [{"op": "draw", "n": 2}], "when": "own_turn"}})
    ann = {"hand": ["ironic_t_shirt", "narconomicon", "parcel_for_the_neighbors", *SIX[:3]], "income": 4}
    board = Board(game=game, phase="free_time", ann=ann, bob={"hand": ["the_shop_was_never_there", "economicon"]})
    board.do("ann: shop ironic_t_shirt narconomicon", "ann: play parcel_for_the_neighbors", "bob: pass")
    board.do("bob: play the_shop_was_never_there", "pass")
    assert {"ironic_t_shirt", "narconomicon"} <= set(board["ann"]["hand"])  # SLACK-70
    assert board["ann"]["hand_size"] <= 6


@pytest.mark.rule("AMB-54", "CTH-24", "SLACK-121")
@pytest.mark.parametrize("target", ["ann", "bob"])
def test_what_a_new_job_adds_to_the_hand_waits_for_the_next_draw_phase(target: str) -> None:
    # A Lackey holds seven cards; somebody who becomes one in the middle of a turn fills up to six until their next
    # turn.
    hand = ["parcel_for_the_neighbors", "sleep", "sleep", "tv", "tv", "tiny"]
    seats: dict[str, Any] = {name: {"hand": []} for name in ("ann", "bob")}
    seats[target] = {"hand": hand}
    seats["cem"] = {"hand": ["displeased_the_master", "tv"]}
    board = Board(3, phase="call", jobs=["lackey"], **seats)
    board.do(f"cem: play displeased_the_master on {target}", "pass", f"{target}: play parcel_for_the_neighbors", "pass")
    assert (board[target]["job"], board[target]["hand_size"]) == ("lackey", 6)
    _play_out(board, "ann")
    if target == "ann":
        _play_out(board, "bob")
        _play_out(board, "cem")
    assert (board.table["turn"], board[target]["hand_size"]) == (target, 7)


@pytest.mark.rule("AMB-54", "SLACK-81")
def test_cards_above_a_limit_that_has_fallen_stay_until_the_own_discard_phase() -> None:
    hand = ["sleep", "sleep", "tv", "tv", "tiny", "hastur", "parcel_for_the_neighbors"]
    ann = {"job": "lackey", "hand": hand, "room": ["oracle_next_door"]}
    board = Board(3, phase="call", jobs=["dog_walker"], ann=ann, bob={"hand": ["wrong_door", "displeased_the_master"]})
    board.do("bob: play wrong_door on ann oracle_next_door", "pass", "bob: choose cem")
    board.do("bob: play displeased_the_master on ann", "pass")
    assert (board["ann"]["job"], board["ann"]["hand_size"]) == ("dog_walker", 7)
    board.do("ann: play parcel_for_the_neighbors", "pass")
    assert board["ann"]["hand_size"] == 6  # nothing to draw, nothing to drop
    board.do("ann: done", "ann: done")
    assert board.rule("ann: discard") == "SLACK-81"
    board.do("ann: discard tiny")
    assert board["ann"]["hand_size"] == 5


@pytest.mark.rule("AMB-54", "SLACK-30")
def test_a_guest_who_raises_the_limit_does_so_at_once() -> None:
    hand = ["oracle_next_door", "parcel_for_the_neighbors", "sleep", "sleep", "tv", "tv"]
    board = Board(phase="call", dice=[6], ann={"hand": hand})
    board.do("ann: play oracle_next_door", "pass", "ann: play parcel_for_the_neighbors", "pass")
    assert board["ann"]["hand_size"] == 6
    board = Board(phase="call", dice=[6], ann={"hand": hand[1:], "room": ["oracle_next_door"]})
    board.do("ann: play parcel_for_the_neighbors", "pass")
    assert board["ann"]["hand_size"] == 6
    full = [*hand[1:], "tiny"]
    board = Board(phase="call", ann={"hand": full, "room": ["oracle_next_door"]})
    assert board.do("ann: play parcel_for_the_neighbors", "pass")["ann"]["hand_size"] == 7
