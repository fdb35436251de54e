"""What everybody sees of a camp: free ranks, a trial before the die falls, orders on orders, the loot, and the question
to all others.
"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.boxes import game_text, painter_of, shared_text
from stammtisch.boxes.slack.camp import Camp
from stammtisch.boxes.slack.picture import SlackPicture
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.game import AnyView
from stammtisch.text.words import words
from tests.boxes.test_scenes import only, staged
from tests.rules.slack.board import Board, cthulhu, guevara
from tests.rules.slack.camp import camp


def picture(board: Board, viewer: int = SPECTATOR, language: str = "en") -> SlackPicture:
    text = game_text(words(language), board.game, board.names)
    view: AnyView = board.game.view(board.state, viewer)
    found = painter_of(board.game).public(board.game, view, text)
    assert isinstance(found, SlackPicture)
    return found


def shown(board: Board, **given: Any) -> Camp:
    found = picture(board, **given).camp
    assert found is not None
    return found


@pytest.mark.rule("GUE-02", "GUE-09")
def test_ranks_that_nobody_has_lie_face_up() -> None:
    board = camp(3, ann={"rank": "sergeant"}, bob={"rank": "corporal"})
    assert sorted(shown(board).free) == ["corporal", "private", "private", "private", "private"]


def test_a_table_without_ranks_is_no_camp() -> None:
    board = Board(2)
    assert board.game.kind.id == cthulhu().kind.id
    assert picture(board).camp is None


@pytest.mark.rule("GUE-75", "GUE-76")
def test_everything_that_counts_is_told_before_the_die_falls() -> None:
    accused = {"rank": "corporal", "room": ["little_red_book", "soap"], "hand": ["sleep"]}
    board = camp(3, game=guevara(), ann={"hand": ["denounced"]}, bob=accused).do("ann: play denounced on bob")
    trial = shown(board).trial
    assert trial is not None
    assert (trial.accuser, trial.accused, trial.verdict) == (0, 1, "")
    assert sorted((each.by, each.card) for each in trial.modifiers) == [
        (-1, ""),
        (1, "little_red_book"),
        (1, "soap"),
    ]
    assert trial.needed == 2
    assert {each.name for each in trial.modifiers if not each.card} == {"Rank"}


@pytest.mark.rule("GUE-77", "GUE-80")
@pytest.mark.parametrize(("die", "verdict"), [(6, "innocent"), (1, "guilty")])
def test_the_verdict_stands_until_it_has_been_dealt_with(die: int, verdict: str) -> None:
    accused = {"hand": ["sleep"], "room": ["gordo"]}
    board = camp(3, dice=[die], ann={"hand": ["denounced"]}, bob=accused).do("ann: play denounced on bob", "pass")
    trial = shown(board).trial
    assert trial is not None
    assert (trial.accuser, trial.accused, trial.verdict) == (0, 1, verdict)
    board.do("bob: pass" if verdict == "innocent" else "ann: pass")
    assert shown(board).trial is None


@pytest.mark.rule("GUE-73")
def test_an_order_lies_on_what_it_has_taken_the_place_of() -> None:
    others = {"bob": {"rank": "corporal", "hand": ["dig_holes"]}, "cem": {"rank": "sergeant", "hand": ["kitchen_duty"]}}
    board = camp(3, game=guevara(), ann={"hand": ["sleep", "jerky"]}, **others).do("ann: play sleep")
    [wanted] = picture(board).announced
    assert (wanted.covered, wanted.rivals) == ([], [])
    [order] = picture(board.do("bob: play dig_holes on ann")).announced
    assert [(each.seat, [card.id for card in each.cards]) for each in order.covered] == [(0, ["sleep"])]
    assert order.rivals == [2]
    [order] = picture(board.do("cem: play kitchen_duty on ann")).announced
    assert [(each.seat, [card.id for card in each.cards]) for each in order.covered] == [
        (0, ["sleep"]),
        (1, ["dig_holes"]),
    ]
    assert (order.seat, order.rivals) == (2, [])


@pytest.mark.rule("GUE-42", "GUE-43", "AMB-39")
def test_who_has_answered_is_known_and_what_is_not() -> None:
    board = camp(3, bob={"hand": ["raid"]}, cem={"hand": ["sleep"]}).do("ann: ask raid")
    asking = shown(board).asking
    assert asking is not None
    assert (asking.by, asking.waiting, asking.offers) == (0, [1, 2], None)
    asking = shown(board.do("bob: offer raid")).asking
    assert asking is not None
    assert (asking.waiting, asking.offers) == ([2], None)
    asking = shown(board.do("cem: pass")).asking
    assert asking is not None
    assert (asking.waiting, asking.offers) == ([], [1])


@pytest.mark.rule("GUE-45", "GUE-47", "GUE-48", "GUE-53", "GUE-55")
def test_dice_and_loot_of_a_raid() -> None:
    board = camp(3, dice=[6, 6, 2, 1, 6], draws=["soap", "jerky", "promotion", "new_beret"], ann={"hand": ["raid"]})
    board.do("ann: play raid")
    first, again = [scene for scene in staged(board) if scene.kind == "raid_rolled"]
    assert [(each.seat, each.die, each.is_best, each.is_hurt) for each in first.throws] == [
        (0, 6, True, True),
        (1, 6, True, True),
        (2, 2, False, False),
    ]
    assert [(each.seat, each.die, each.is_best, each.is_hurt) for each in again.throws] == [
        (0, 1, False, False),
        (1, 6, True, False),
    ]
    assert only(staged(board), "raid_won").cards == ["corporal"]
    loot = shown(board).loot
    assert loot is not None
    assert (loot.leader, loot.order, loot.step) == (0, [0], "first")
    assert sorted(card.id for card in loot.cards) == ["jerky", "new_beret", "promotion", "soap"]
    loot = shown(board.do("ann: choose promotion")).loot
    assert loot is not None
    assert (loot.order, loot.step) == ([0], "naming")
    loot = shown(board.do("ann: choose cem")).loot
    assert loot is not None
    assert (loot.order, loot.step) == ([2, 1], "others")


@pytest.mark.rule("GUE-23")
def test_a_turn_of_rest_is_in_sight_until_somebody_does_something() -> None:
    board = camp(3, phase="call", ann={"wounds": 1, "hand": ["gordo"]})
    assert shown(board).is_resting
    assert not shown(board.do("ann: play gordo on bob")).is_resting
    assert not shown(camp(3, phase="call", ann={"hand": ["gordo"]})).is_resting


@pytest.mark.rule("GUE-80")
def test_no_doors_are_closed_to_somebody_who_strikes_back() -> None:
    """A guest who lets them strike back is no call: nobody else's tent is closed to it."""
    accused = {"room": ["toady", "little_red_book"], "hand": ["sleep"]}
    board = camp(3, dice=[6], ann={"hand": ["denounced"]}, bob=accused).do("ann: play denounced on bob", "pass")
    view = board.game.view(board.state, 1)
    assert view.prompt == "strike_back"
    assert shared_text(words("en"), board.game).closed(view) == []
