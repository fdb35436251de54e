"""Asking the camp for a raid card (GUE-42..44, AMB-39): the same silent question to all, and nothing leaks."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from stammtisch.engine.event import SPECTATOR, visible
from stammtisch.engine.notation import parse, write
from stammtisch.engine.rng import stream
from stammtisch.games.slack.state import NO_SECRET, UNKNOWN
from tests.rules.slack.board import Board
from tests.rules.slack.camp import camp, guevara, why_not

HANDS = (["raid", "sleep"], ["sleep", "soap"], ["raid", "raid"])


def asking(*hands: list[str], **given: Any) -> Board:
    """Ann asks Bob, Cem and Dan, who hold these cards."""
    others: dict[str, Any] = dict(zip(("bob", "cem", "dan"), [{"hand": hand} for hand in hands], strict=True))
    return camp(4, ann={"hand": ["sleep"]}, **others, **given).do("ann: ask raid")


@pytest.mark.rule("GUE-42", "AMB-39")
def test_all_others_are_asked_the_same_and_only_those_who_have_one_can_offer_it() -> None:
    board = asking(*HANDS)
    assert (board.prompt, board.asked) == ("lend_raid", ["bob", "cem", "dan"])
    assert board.moves("bob") == ["pass", "offer raid"]
    assert board.moves("cem") == ["pass"]
    assert board.moves("ann") == []
    assert why_not(board, "bob: offer sleep") == "GUE-42"
    assert why_not(board, "cem: offer raid") == "SLACK-65"
    assert why_not(board, "ann: done") == "AMB-23"
    board.do("dan: pass", "bob: offer raid")  # in any order
    assert board.asked == ["cem"]
    assert why_not(board, "bob: pass") == "AMB-08"  # once


@pytest.mark.rule("GUE-42")
@pytest.mark.parametrize(
    ("ann", "line", "rule"),
    [
        ({"hand": ["raid"]}, "ann: ask raid", "GUE-42"),  # whoever has one does not ask
        ({"hand": ["sleep"]}, "bob: ask raid", "SLACK-27"),
        ({"hand": ["sleep"]}, "bob: offer raid", "AMB-23"),  # nobody has asked
    ],
)
def test_who_may_ask(ann: dict[str, object], line: str, rule: str) -> None:
    board = camp(ann=ann, bob={"hand": ["raid"]})
    assert why_not(board, line) == rule


@pytest.mark.rule("GUE-39", "GUE-42")
def test_whoever_may_not_lead_a_raid_may_not_ask_for_one() -> None:
    board = camp(ann={"hand": ["sleep"]}, bob={"hand": ["raid"], "rank": "corporal"})
    assert why_not(board, "ann: ask raid") == "GUE-39"
    assert "ask raid" not in board.moves("ann")


@pytest.mark.rule("GUE-42")
def test_asking_belongs_to_free_time_and_somebody_has_to_hold_cards() -> None:
    board = camp(phase="call", ann={"hand": ["sleep"]}, bob={"hand": ["raid"]})
    assert why_not(board, "ann: ask raid") == "SLACK-28"
    assert why_not(camp(ann={"hand": ["sleep"]}), "ann: ask raid") == "GUE-42"


@pytest.mark.rule("AMB-39")
def test_one_may_ask_once_in_a_free_time_phase() -> None:
    """Ours: the rulebook does not say how often, and a turn has to end."""
    board = asking(*HANDS).do("bob: pass", "cem: pass", "dan: pass")
    assert board.told("offers_made") == [{"seat": 0, "by": 0}]
    assert (board.prompt, board["ann"]["free_time"]) == ("free_time", 2)  # nothing was spent
    assert why_not(board, "ann: ask raid") == "GUE-42"
    assert "ask raid" not in board.moves("ann")


@pytest.mark.rule("GUE-42", "GUE-43", "AMB-39")
def test_giving_is_voluntary_and_the_asker_takes_one_offer_unseen_or_none() -> None:
    board = asking(*HANDS).do("bob: offer raid", "cem: pass", "dan: offer raid")
    assert board.told("offers_made") == [{"seat": 0, "by": 2}]
    assert (board.prompt, board.asked) == ("take_offer", ["ann"])
    assert board.moves("ann") == ["pass", "choose bob", "choose dan"]
    assert why_not(board, "ann: choose cem") == "GUE-42"
    before = board.state.clone()
    board.do("ann: pass")
    assert (board.prompt, board["bob"]["hand"]) == ("free_time", ["raid", "sleep"])
    assert board.state.secrets.count(NO_SECRET) == len(board.state.secrets)
    board.state = before
    board.do("ann: choose dan")
    assert (board["bob"]["hand_size"], board["dan"]["hand_size"]) == (2, 1)  # only one is accepted


@pytest.mark.rule("GUE-22", "GUE-44")
def test_a_raid_card_that_was_given_is_used_at_once() -> None:
    draws = ["promotion", "promotion", "lucky_devil", "lucky_devil"]
    board = asking(*HANDS, dice=[2, 1, 1, 1], draws=draws).do("bob: offer raid", "cem: pass", "dan: pass")
    board.do("ann: choose bob", "pass")
    assert [board.id(fact["card"]) for fact in board.told("raid_lent")] == ["raid"]  # type: ignore[arg-type]
    assert (board.prompt, board.asked) == ("loot", ["ann"])  # she leads it
    assert (board["ann"]["free_time"], board["ann"]["room"]) == (1, ["raid"])


@pytest.mark.rule("GUE-42")
def test_it_may_be_another_kind_of_raid() -> None:
    game = guevara({"dig_holes": {"tags": ["raid"], "loot": 3}})
    board = camp(2, game=game, ann={"hand": ["sleep"]}, bob={"hand": ["raid", "dig_holes", "raid"]}).do("ann: ask raid")
    assert board.moves("bob") == ["pass", "offer raid", "offer dig_holes"]
    board.do("bob: offer dig_holes", "ann: choose bob")
    assert board["bob"]["hand"] == ["raid", "raid"]


# What nobody may learn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-39", "SLACK-19")
def test_asking_the_camp_leaks_nothing() -> None:
    """Whoever holds the raid cards, everybody else sees and hears exactly the same until an offer is taken: with the
    hands of the others swapped in every way, and whether somebody who has already answered has offered or declined.
    """
    seen = []
    for hands in permutations(HANDS):
        for bob in ("pass", "offer raid"):
            if bob != "pass" and "raid" not in hands[0]:
                continue
            board = asking(*hands)
            story = [_public(board)]
            for line in (f"bob: {bob}", "dan: pass"):
                events = board.game.apply(board.state, parse(board.game, line, board.names))
                assert [visible(events, viewer) for viewer in (0, 2, SPECTATOR)] == [[], [], []]
                story.append(_public(board))
            seen.append(story)
    assert len(seen) > 6
    assert all(story == seen[0] for story in seen)


def _public(board: Board) -> list[object]:
    """What Ann and a spectator know, and who is asked."""
    decision = board.game.decision(board.state)
    assert decision is not None
    views = [json.dumps(board.game.view(board.state, viewer).to_json()) for viewer in (0, SPECTATOR)]
    return [*views, decision.asked, decision.interject, decision.can_pass, board.game.interjectors(board.state, [0, 1])]


@pytest.mark.rule("AMB-39")
def test_an_offer_is_a_secret_and_what_was_not_taken_stays_one() -> None:
    board = asking(*HANDS).do("bob: offer raid", "cem: pass")
    game, state = board.game, board.state
    first = next(mechanic for mechanic in game.rules.mechanics if mechanic.ID == "raids").first_secret * 4
    card = next(card for card in state.hands[1] if board.id(card) == "raid")
    assert game.view(state, 1).secrets[first : first + 4] == [UNKNOWN, card, UNKNOWN, UNKNOWN]
    assert game.view(state, 0).secrets[first : first + 4] == [NO_SECRET, UNKNOWN, UNKNOWN, UNKNOWN]
    assert game.state_from_json(json.loads(json.dumps(state.to_json()))) == state
    passed = asking(*HANDS).do("bob: pass", "cem: pass").state
    assert game.checksum_facts(state) != game.checksum_facts(passed)
    board.do("dan: offer raid", "ann: choose dan")
    assert board.known("ann", of="bob") == []
    assert state.secrets[first : first + 4] == [NO_SECRET] * 4


def holds_raid(board: Board, cards: list[int]) -> bool:
    return any("loot" in board.game.rules.set.raw[board.id(card)] for card in cards)


@pytest.mark.rule("AMB-39")
def test_worlds_behind_a_view_have_the_cards_that_were_offered() -> None:
    board = asking(*HANDS).do("bob: offer raid", "cem: pass", "dan: offer raid")
    game = board.game
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = game.view(board.state, viewer)
        found = set()
        for seed in range(20):
            world = game.sample(view, stream(str(seed), "sample"))
            assert game.view(world, viewer) == view
            assert all(holds_raid(board, world.hands[seat]) for seat in (1, 3))
            found.add(tuple(world.hands[1]))
            game.apply(world, parse(game, "ann: choose dan", board.names))
            assert world.winners == []
        assert len(found) == 1 if viewer == 1 else len(found) > 1


@pytest.mark.rule("AMB-39")
def test_what_was_shown_before_is_not_made_up() -> None:
    board = camp(3, ann={"hand": ["sleep"]}, bob={"hand": ["raid"]}, cem={"hand": ["raid", "soap"]})
    board.do("bob: show ann", "ann: ask raid", "bob: offer raid", "cem: offer raid")
    view = board.game.view(board.state, 0)
    for seed in range(20):
        world = board.game.sample(view, stream(str(seed), "sample"))
        assert world.hands[1] == board.state.hands[1]
        assert holds_raid(board, world.hands[2])
        assert board.game.view(world, 0) == view


@pytest.mark.rule("GUE-42", "GUE-43")
def test_its_moves_are_read_as_they_are_written() -> None:
    board = asking(*HANDS)
    for line in ("bob: pass", "bob: offer raid"):
        assert write(board.game, parse(board.game, line, board.names), board.names) == line
    assert write(board.game, parse(board.game, "ann: ask raid", board.names), board.names) == "ann: ask raid"
    for words in ("ann: choose room", "ann: choose hand", "ann: choose bob", "ann: choose soap"):
        assert write(board.game, parse(board.game, words, board.names), board.names) == words
