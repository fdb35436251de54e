"""Guevara: wounds, what heals them, and what a restful turn is."""

from typing import Any

import pytest

from stammtisch.games.slack.mechanics.wounds import is_resting
from stammtisch.games.slack.outlook import could_win
from tests.rules.slack.board import RANKS, Board, guevara

HURTS = {
    "lucky_devil": {
        "lasts": None,
        "copies": 3,
        "in_play": None,
        "target": "player",
        "effects": [{"op": "wound", "by": 1, "who": "target"}],
    }
}
HEALS = {
    "lucky_devil": {
        "lasts": None,
        "copies": 3,
        "in_play": None,
        "target": "player",
        "effects": [{"op": "wound", "by": -1, "who": "target"}],
    }
}
ANSWERED = {"bomb_building_practice": {"cancels": ["whenever"]}}
PLAIN: dict[str, dict[str, Any]] = {
    "sleep": {"slack": 2, "cost": 0, "effects": None, "in_play": None},
    "soap": {"slack": 1, "cost": 1, "effects": None, "in_play": None},
    "dig_holes": {"slack": 0, "cost": 0, "effects": None, "ordered": None},
}


def jungle(cards: Any = None, **options: Any) -> Any:
    return guevara(cards={**PLAIN, **(cards or {})}, jobs=RANKS, **options)


def turn(phase: str = "call", **given: Any) -> Board:
    """Ann has two wounds and five cards of different kinds, and no card more to come."""
    ann = {"wounds": 2, "hand": ["the_general", "sleep", "soap", "lucky_devil", "toady"], **given.pop("ann", {})}
    return Board(3, game=given.pop("game", None) or jungle(), phase=phase, ann=ann, **given)


@pytest.mark.rule("GUE-24", "GUE-25")
def test_each_wound_is_a_marker_and_counts_one_less() -> None:
    board = Board(3, game=jungle(HURTS), phase="call", ann={"hand": ["lucky_devil"]}, bob={"wounds": 1, "loose": 5})
    assert board["bob"]["total"] == 4
    board.do("ann: play lucky_devil on bob", "pass")
    assert (board["bob"]["wounds"], board["bob"]["total"]) == (2, 3)
    assert [(told["seat"], told["by"], told["wounds"]) for told in board.told("wounded")] == [(1, 1, 2)]


@pytest.mark.rule("GUE-25")
def test_20_slack_and_two_wounds_are_two_short_of_winning() -> None:
    four: dict[str, dict[str, Any]] = {"bob": {}, "cem": {}, "dan": {}}
    board = Board(
        4, game=jungle(), phase="free_time", ann={"wounds": 2, "loose": 18, "hand": ["sleep", "soap"]}, **four
    )
    board.do("ann: play sleep", "pass")
    assert (board["ann"]["total"], board["ann"]["goal"], board.table["winner"]) == (18, 20, "")


@pytest.mark.rule("GUE-26")
def test_cards_heal_and_nobody_has_less_than_no_wound() -> None:
    hand = ["lucky_devil", "lucky_devil"]
    board = Board(3, game=jungle(HEALS), phase="call", ann={"hand": hand, "wounds": 1, "loose": 3})
    board.do("ann: play lucky_devil", "pass")
    assert (board["ann"]["wounds"], board["ann"]["total"]) == (0, 3)
    assert [(told["by"], told["wounds"]) for told in board.told("wounded")] == [(-1, 0)]
    board.do("ann: play lucky_devil", "pass")
    assert (board["ann"]["wounds"], board.told("wounded")) == (0, [])


@pytest.mark.rule("GUE-26", "SLACK-95")
@pytest.mark.parametrize(("loose", "winner"), [(20, "ann"), (19, "")])
def test_healing_may_win(loose: int, winner: str) -> None:
    board = Board(3, game=jungle(HEALS), phase="call", ann={"hand": ["lucky_devil"], "wounds": 1, "loose": loose})
    assert board.do("ann: play lucky_devil", "pass").table["winner"] == winner


@pytest.mark.rule("GUE-26")
def test_everybody_can_tell_that_a_healing_card_would_win() -> None:
    ann = {"hand": ["lucky_devil"], "wounds": 1, "loose": 20}
    bob = {"hand": ["bomb_building_practice"]}
    board = Board(3, game=jungle({**HEALS, **ANSWERED}), phase="call", ann=ann, bob=bob).do("ann: play lucky_devil")
    assert could_win(board.game.rules, board.game.view(board.state, 1))


# Resting -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-10", "GUE-23")
def test_whoever_only_discards_gets_rid_of_a_wound_in_the_sixth_phase() -> None:
    board = turn().do("ann: done", "ann: done")
    assert board["ann"]["wounds"] == 2
    board.do("ann: discard sleep")
    phases = [board.game.rules.phases[int(told["phase"])].ID for told in board.told("phase_started")]  # type: ignore[arg-type]
    assert phases[0] == "heal"
    assert [(told["seat"], told["by"], told["wounds"]) for told in board.told("wounded")] == [(0, -1, 1)]
    assert (board["ann"]["wounds"], board.table["turn"]) == (1, "bob")


@pytest.mark.rule("GUE-10", "SLACK-28")
def test_a_turn_has_six_phases() -> None:
    assert [phase.ID for phase in jungle().rules.phases] == ["draw", "roll", "call", "free_time", "discard", "heal"]


@pytest.mark.rule("GUE-23")
@pytest.mark.parametrize("line", ["ann: play the_general", "ann: play toady", "ann: play the_general on bob"])
def test_whoever_calls_somebody_does_not_rest(line: str) -> None:
    board = turn(dice=[1]).do(line, "pass")
    assert not is_resting(board.game.rules, board.game.view(board.state, 2))
    board.do("ann: done", "ann: done", "ann: discard")
    assert (board["ann"]["wounds"], board.table["turn"]) == (2, "bob")


@pytest.mark.rule("GUE-23")
@pytest.mark.parametrize("line", ["ann: play sleep", "ann: shop soap"])
def test_whoever_uses_free_time_does_not_rest(line: str) -> None:
    board = turn("free_time").do(line, "pass", "ann: done", "ann: discard")
    assert (board["ann"]["wounds"], board.table["turn"]) == (2, "bob")


@pytest.mark.rule("GUE-23")
def test_only_the_own_turn_is_for_resting() -> None:
    # What ann did in her turn is forgotten in bob's, and his rest is not hers.
    board = turn("free_time", bob={"wounds": 1}).do("ann: play sleep", "pass", "ann: done", "ann: discard")
    while board.table["turn"] == "bob":
        extra = board["bob"]["hand"][0]
        board.do(f"bob: discard {extra}" if board.table["phase"] == "discard" else "bob: done")
    assert (board["ann"]["wounds"], board["bob"]["wounds"]) == (2, 0)


@pytest.mark.rule("GUE-23", "SLACK-95")
@pytest.mark.parametrize(("loose", "winner"), [(20, "ann"), (19, "")])
def test_a_rest_may_win_before_the_next_turn_begins(loose: int, winner: str) -> None:
    board = turn("discard", ann={"wounds": 1, "loose": loose}, cem={"loose": 5}).do("ann: discard")
    assert board.table["winner"] == winner
    assert board.table["turn"] == ("ann" if winner else "bob")


GUEST = {"room": ["gordo"]}


@pytest.mark.rule("AMB-29", "GUE-23")
@pytest.mark.parametrize(("is_strict", "wounds"), [(False, 1), (True, 2)])
def test_playing_a_whenever_is_a_rest(is_strict: bool, wounds: int) -> None:
    board = turn(game=jungle(heal_strict=is_strict)).do("ann: play lucky_devil", "pass")
    board.do("ann: done", "ann: done", "ann: discard")
    assert board["ann"]["wounds"] == wounds


@pytest.mark.rule("AMB-29", "GUE-23")
@pytest.mark.parametrize(("is_strict", "wounds"), [(False, 1), (True, 2)])
def test_asking_somebody_to_leave_is_a_rest(is_strict: bool, wounds: int) -> None:
    board = turn("roll", game=jungle(heal_strict=is_strict), ann=GUEST, dice=[6])
    board.do("ann: evict gordo to discard", "ann: done", "ann: done", "ann: discard")
    assert board["ann"]["wounds"] == wounds


@pytest.mark.rule("AMB-29", "GUE-23")
@pytest.mark.parametrize(("is_strict", "wounds"), [(False, 1), (True, 2)])
def test_being_ordered_around_is_a_rest(is_strict: bool, wounds: int) -> None:
    sergeant = {"rank": "sergeant", "hand": ["dig_holes"]}
    board = turn("free_time", game=jungle(heal_strict=is_strict), bob=sergeant)
    board.do("ann: play sleep", "bob: play dig_holes on ann", "pass", "ann: done", "ann: discard")
    assert board["ann"]["wounds"] == wounds


@pytest.mark.rule("GUE-12", "SLACK-35")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (2, 0)])
def test_some_cards_demand_a_roll_in_the_roll_phase(die: int, wounds: int) -> None:
    each_turn = [{"op": "roll", "least": 2, "else": [{"op": "wound", "by": 1}]}]
    game = jungle({"bomb_expert": {"each_turn": each_turn}})
    board = Board(3, game=game, phase="roll", dice=[die], ann={"room": ["bomb_expert"], "hand": ["soap", "sleep"]})
    if board.table["phase"] == "roll":  # the guest may be asked to leave first (SLACK-58)
        board.do("ann: done")
    assert board["ann"]["wounds"] == wounds


@pytest.mark.rule("GUE-25", "SLACK-92")
def test_wounds_are_saved_and_seen_by_everybody() -> None:
    board = turn().do("ann: play the_general", "pass")
    for viewer in (0, 2, 60):
        view = board.game.view(board.state, viewer)
        assert (view.tokens, view.counted) == (board.state.tokens, board.state.counted)
    saved = board.game.state_from_json(board.state.to_json())
    assert (saved, saved.counted) == (board.state, board.state.counted)
    assert not is_resting(board.game.rules, saved)
