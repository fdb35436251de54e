"""A turn is ended with one press, whatever one holds: so the press tells nobody anything (table-ux.md, 7.3)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.problem import Problem
from stammtisch.server import clock, commands
from stammtisch.server.chair import PERSON
from stammtisch.server.entries import ENDED, IDLE
from stammtisch.server.live import LiveTable, rebuild
from tests.server.tables import NAMES, started


def laid(phase: str, hand: list[str], game: str = "cthulhu", **own: object) -> LiveTable:
    """Ann's turn, among people."""
    live = started(game, people=3, bots=0)
    live.take_fresh()
    other = ["sleep"] if game == "cthulhu" else ["tv"]
    seats: list[dict[str, Any]] = [{"hand": hand, **own}, {"hand": other}, {"hand": []}]
    table = live.playing
    table.state = table.game.position({"turn": NAMES[0], "phase": phase}, seats, NAMES[:3])
    live.decision = table.game.decision(table.state)
    return live


def moves(live: LiveTable) -> list[tuple[str, str]]:
    found = [told.entry.body for told in live.take_fresh() if told.entry.kind == "moved"]
    return [(str(body["move"]), str(body["by"])) for body in found]


def state(live: LiveTable) -> Any:
    return live.playing.state


def asked(live: LiveTable) -> tuple[tuple[int, ...], str]:
    assert live.decision is not None
    return live.asked, live.decision.prompt


@pytest.mark.rule("SLACK-28")
@pytest.mark.parametrize("hand", [[], ["sleep", "tv"], ["cousin_from_innsmouth", "sprouts", "elder_sign"]])
@pytest.mark.parametrize("phase", ["call", "free_time"])
def test_one_press_declines_all_phases_whatever_one_holds(phase: str, hand: list[str]) -> None:
    live = laid(phase, hand)
    commands.end_turn(live, 0, 5.0, "0:end")
    told = moves(live)
    assert told[0] == ("Ann: done", ENDED)
    assert {by for _, by in told[1:]} <= {IDLE}
    assert state(live).turn == 1
    assert state(live).hands[0] == live.playing.game.view(state(live), 0).hand
    assert len(state(live).hands[0]) == len(hand)
    assert live.clients == {**live.clients, "0:end": live.length - len(told) + 1}  # sent again, it happens once


@pytest.mark.rule("SLACK-81")
def test_a_full_hand_must_still_be_reduced() -> None:
    """That is public, so the question gives nothing away."""
    live = laid("call", ["sleep", "tv", "sprouts", "earplugs", "mutation", "possessed", "elder_sign"])
    commands.end_turn(live, 0, 5.0)
    assert asked(live) == ((0,), "discard")
    assert clock.ending(live) is None
    with pytest.raises(Problem, match="nothing_to_end"):
        commands.end_turn(live, 0, 6.0)
    commands.move(live, 0, "discard sleep tv", 7.0)
    assert state(live).turn == 1


@pytest.mark.rule("GOTH-08", "GOTH-10")
def test_it_goes_on_after_a_window() -> None:
    """Nobody was called, so Gloom fades, and others may answer that; after it nothing more is asked."""
    live = laid("call", [], "goth", gloom=4, job="poet")
    commands.end_turn(live, 0, 5.0)
    passes = 0
    while live.is_window:
        commands.move(live, live.asked[0], "pass", 6.0)
        passes += 1
    assert passes
    assert state(live).turn == 0
    while (due := clock.due_at(live)) is not None and state(live).turn == 0:
        assert clock.tick(live, due)
    assert state(live).turn == 1
    assert moves(live)[-1][1] == IDLE


def test_whoever_answers_something_is_asked_again() -> None:
    live = laid("call", ["sleep", "tv", "sprouts", "earplugs", "mutation", "possessed", "elder_sign"])
    commands.end_turn(live, 0, 5.0)
    assert live.ending == 0
    commands.move(live, 0, "discard sleep tv", 6.0)
    assert live.ending == -1


def test_only_in_ones_own_turn() -> None:
    live = laid("call", [])
    for chair in (1, 2):
        with pytest.raises(Problem, match="nothing_to_end"):
            commands.end_turn(live, chair, 5.0)
    assert asked(live) == ((0,), "call")


def test_it_is_taken_back_as_one_move() -> None:
    live = started("cthulhu", people=2, bots=0)
    table, now = live.playing, 1.0
    while live.asked != (0,) or live.decision is None or live.decision.prompt != "call":
        chair = live.asked[0]
        commands.move(live, chair, table.game.write(table.game.moves(table.state, chair)[-1], table.names), now)
    before = len(table.record.moves)
    told = live.take_fresh()
    commands.end_turn(live, 0, now)
    fresh = live.take_fresh()
    assert len(fresh) > 1
    assert [one.entry.body["by"] for one in fresh] == [ENDED, *[IDLE] * (len(fresh) - 1)]
    assert live.undo_from(0) == fresh[0].number
    again = rebuild(live.id, [one.entry for one in [*told, *fresh]])
    assert (again.ending, again.asked, again.undo_from(0)) == (live.ending, live.asked, live.undo_from(0))
    live.add("undone", {"chair": 0}, now)
    assert len(table.record.moves) == before
    assert asked(live) == ((0,), "call")
    assert clock.ending(live) is None
    assert live.chairs[0].kind == PERSON
