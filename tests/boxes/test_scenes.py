"""What is staged: the die, everything that is added to it, the sum, what it means, and who it is about."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.boxes import game_text, painter_of
from stammtisch.boxes.scene import ROLLED, SHOWN, Scene
from stammtisch.engine.event import SPECTATOR, visible
from stammtisch.text import log
from stammtisch.text.words import words
from tests.rules.slack.board import Board, cthulhu

LEASES = "Of Unspeakable Leases"
PAGES = "The King in Yellow Pages"
GUEST = "cultist_from_3b"
CALLED = "cousin_from_innsmouth"


def staged(board: Board, viewer: int = SPECTATOR, language: str = "en") -> list[Scene]:
    """The scenes of the last moves, as this viewer sees them."""
    text = game_text(words(language), board.game, board.names)
    lines, _ = log.lines(board.game, text, visible(board.events, viewer))
    found = [painter_of(board.game).scene(board.game, line, text, viewer) for line in lines]
    return [scene for scene in found if scene is not None]


def sum_of(scene: Scene) -> tuple[int | None, list[tuple[int, str]], int | None, str]:
    return scene.die, [(each.by, each.name) for each in scene.modifiers], scene.sum, scene.verdict


def only(scenes: list[Scene], kind: str) -> Scene:
    [found] = [scene for scene in scenes if scene.kind == kind]
    return found


@pytest.mark.rule("SLACK-51", "SLACK-53", "SLACK-54")
@pytest.mark.parametrize(
    ("job", "room", "die", "expected"),
    [
        (None, [GUEST], 3, (3, [], 3, "3 or less: stays")),
        (None, [GUEST], 4, (4, [], 4, "4 or more: off to bob’s room")),
        (None, [GUEST, "unspeakable_leases"], 3, (3, [(1, LEASES)], 4, "4 or more: off to bob’s room")),
        ("sanitarium_guard", [GUEST], 1, (1, [(2, "Job")], 3, "3 or less: stays")),
        (
            "sanitarium_guard",
            [GUEST, "unspeakable_leases"],
            1,
            (1, [(2, "Job"), (1, LEASES)], 4, "4 or more: off to bob’s room"),
        ),
    ],
)
def test_an_eviction_states_everything_that_was_added(
    job: str | None, room: list[str], die: int, expected: tuple[Any, ...]
) -> None:
    ann = {"room": room, **({"job": job} if job else {})}
    board = Board(3, phase="roll", dice=[die], ann=ann).do(f"ann: evict {GUEST} to bob")
    scene = only(staged(board), "evict_rolled")
    assert sum_of(scene) == expected
    assert scene.is_good == (scene.sum is not None and scene.sum >= 4)
    assert (scene.actor, scene.target, scene.cards) == (0, 1 if scene.is_good else None, [GUEST])
    assert scene.title == "ann asks Cultist from 3B to leave"
    # What is staged is what has happened.
    assert (GUEST in board["bob"]["room"]) == scene.is_good


@pytest.mark.rule("SLACK-54")
def test_a_guest_who_leaves_for_good_goes_to_nobodys_room() -> None:
    board = Board(2, phase="roll", dice=[6], ann={"room": [GUEST]}).do(f"ann: evict {GUEST} to discard")
    scene = only(staged(board), "evict_rolled")
    assert (scene.verdict, scene.target) == ("4 or more: gone for good", None)


@pytest.mark.rule("SLACK-54", "AMB-05")
def test_a_door_that_is_named_later_is_not_staged_yet() -> None:
    board = Board(3, phase="roll", dice=[5], options={"edition": "en"}, ann={"room": [GUEST]}).do(f"ann: evict {GUEST}")
    assert sum_of(only(staged(board), "evict_rolled")) == (5, [], 5, "4 or more: leaves")
    board.do("ann: choose cem")
    assert [(scene.kind, scene.actor, scene.target) for scene in staged(board)] == [("moved", 0, 2)]


@pytest.mark.rule("SLACK-44", "SLACK-45")
@pytest.mark.parametrize(
    ("job", "room", "die", "expected"),
    [
        (None, [], 2, (2, [], 2, "2 or less: not home")),
        (None, [], 3, (3, [], 3, "3 or more: comes to ann’s room")),
        (None, ["king_in_yellow_pages"], 2, (2, [(1, PAGES)], 3, "3 or more: comes to ann’s room")),
        (
            "cult_leader",
            ["king_in_yellow_pages"],
            1,
            (1, [(1, "Job"), (1, PAGES)], 3, "3 or more: comes to ann’s room"),
        ),
    ],
)
def test_a_call_states_everything_that_was_added(
    job: str | None, room: list[str], die: int, expected: tuple[Any, ...]
) -> None:
    ann = {"hand": [CALLED], "room": room, **({"job": job} if job else {})}
    board = Board(phase="call", dice=[die], ann=ann).do(f"ann: play {CALLED}", "pass")
    scene = only(staged(board), "call_rolled")
    assert sum_of(scene) == expected
    assert (CALLED in board["ann"]["room"]) == scene.is_good
    assert only(staged(board, 0), "call_rolled").title == "You call Cousin from Innsmouth"


@pytest.mark.rule("SLACK-76", "SLACK-77", "SLACK-123")
@pytest.mark.parametrize(
    ("die", "slack", "verdict"), [(1, 0, "0 or less: fails"), (4, 3, "3 Slack"), (6, 5, "5 Slack")]
)
def test_nookie_states_what_is_printed_on_it_and_whom_it_wakes(die: int, slack: int, verdict: str) -> None:
    bob = {"room": ["sleep"]}
    board = Board(phase="free_time", dice=[die], ann={"hand": ["evil_ritual_nookie"]}, bob=bob)
    board.do("ann: play evil_ritual_nookie", "pass")
    scenes = staged(board)
    scene = only(scenes, "slack_rolled")
    assert sum_of(scene) == (die, [(-1, "Evil Ritual Nookie")], slack, verdict)
    assert scene.is_good == (slack > 0)
    woken = [(each.actor, each.cards, each.is_own) for each in scenes if each.kind == "neighbors_woken"]
    assert woken == ([(0, ["evil_ritual_nookie"], True)] if slack >= 5 else [])
    lost = [(each.target, each.cards, each.is_own) for each in scenes if each.kind == "lost"]
    assert lost == ([(1, ["sleep"], False)] if slack >= 5 else [])


@pytest.mark.rule("SLACK-76", "SLACK-119")
def test_what_adds_to_a_roll_and_what_adds_to_slack_stand_side_by_side() -> None:
    tags = ["nookie"]
    game = cthulhu(
        cards={
            "tiny": {"in_play": [{"mod": "roll", "of": tags, "by": 2}]},
            "sprouts": {"in_play": [{"mod": "bonus", "of": tags, "by": 1}]},
        }
    )
    ann = {"hand": ["evil_ritual_nookie"], "room": ["tiny", "sprouts"]}
    board = Board(game=game, phase="free_time", dice=[2], ann=ann).do("ann: play evil_ritual_nookie", "pass")
    scene = only(staged(board), "slack_rolled")
    by = [each.by for each in scene.modifiers]
    assert (scene.die, by, scene.sum) == (2, [-1, 2, 1], 4)
    assert scene.sum == board["ann"]["total"] - 2


@pytest.mark.rule("SLACK-119")
def test_slack_without_a_die_has_its_sum_too() -> None:
    ann = {"hand": ["sleep"], "room": ["cyclopean_couch"]}
    board = Board(phase="free_time", ann=ann, bob={"hand": ["tv"]}).do("ann: play sleep").do("pass")
    scene = only(staged(board), "entered")
    assert (scene.die, scene.base, scene.sum) == (None, 2, 3)
    assert [(each.by, each.card) for each in scene.modifiers] == [(1, "cyclopean_couch")]


@pytest.mark.rule("SLACK-14", "SLACK-15")
@pytest.mark.parametrize(("die", "income"), [(3, 2), (4, 4)])
def test_a_payday_is_staged(die: int, income: int) -> None:
    board = Board(phase="discard", turn="ann", dice=[die], ann={"hand": ["sleep"]}, bob={"job": "gravedigger"}).do(
        "ann: discard"
    )
    scene = only(staged(board), "income_rolled")
    assert (scene.title, scene.die, scene.verdict) == ("bob’s payday", die, f"Income {income}")


@pytest.mark.rule("AMB-17", "SLACK-115")
def test_a_guest_who_takes_a_toll_stands_on_the_stage() -> None:
    room = ["bill_the_all_consuming", "tiny"]
    board = Board(phase="discard", turn="ann", ann={"hand": ["sleep"]}, bob={"room": room})
    board.do("ann: discard")
    board.do("bob: done")
    lost = only(staged(board), "lost")
    assert (lost.actor, lost.target, lost.cards, lost.falling) == (None, 1, ["bill_the_all_consuming"], ["tiny"])


@pytest.mark.rule("CTH-13")
def test_going_mad_is_a_scene_of_its_own() -> None:
    game = cthulhu(cards={"sleep": {"effects": [{"op": "madness", "by": 1}]}})
    board = Board(game=game, phase="free_time", ann={"hand": ["sleep"], "madness": 8}).do("ann: play sleep", "pass")
    mad = only(staged(board), "went_mad")
    assert (mad.target, mad.is_own, mad.seconds) == (0, True, SHOWN)


@pytest.mark.rule("SLACK-104")
def test_a_card_that_is_cancelled_falls() -> None:
    board = Board(phase="free_time", ann={"hand": ["sleep"]}, bob={"hand": ["tv"]})
    board.do("ann: play sleep", "bob: play tv on ann", "pass")
    scene = only(staged(board), "cancelled")
    assert (scene.cards, scene.falling) == (["tv"], ["sleep"])


def test_both_languages_say_the_same_number_of_things() -> None:
    board = Board(3, phase="roll", dice=[5], ann={"room": [GUEST]}).do(f"ann: evict {GUEST} to bob")
    german = only(staged(board, language="de"), "evict_rolled")
    assert (german.title, german.verdict) == (
        "ann bittet „Kultist aus 3B“ hinaus",
        "ab 4: zieht ins Zimmer von bob",
    )


def test_how_long_everybody_looks_depends_on_what_everybody_hears() -> None:
    painter = painter_of(cthulhu())
    board = Board(3, phase="roll", dice=[5, 2], ann={"room": [GUEST, "hastur"]})
    board.do(f"ann: evict {GUEST} to bob")
    assert painter.seconds(board.game, board.events) == ROLLED
    board.do("ann: done")
    assert painter.seconds(board.game, board.events) == 0
    board = Board(phase="free_time", ann={"hand": ["sleep"]}, bob={"hand": ["tv"]}).do("ann: play sleep")
    assert painter.seconds(board.game, board.events) == 0  # announced: the ring runs, and is the time to look at it
    board.do("pass")
    assert painter.seconds(board.game, board.events) == SHOWN
