"""Phases are data of a set: it may leave out a usual one, and whatever belongs there is refused (SLACK-28)."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.bots.play import bot_streams
from stammtisch.boxes import make_bot
from stammtisch.engine.problem import Refused
from stammtisch.games.slack.schema import USUAL_PHASES
from stammtisch.games.slack.state import DO_DISCARD, DO_EVICT, DO_PLAY, DO_SHOP, NO_CARD, NOBODY, TO_DISCARD
from stammtisch.text.slack import SlackText
from stammtisch.text.words import LANGUAGES, words
from tests.rules.slack.board import NAMES, Board, cthulhu


def without(*phases: str) -> list[str]:
    return [phase for phase in USUAL_PHASES if phase not in phases]


@pytest.mark.rule("SLACK-28")
@pytest.mark.parametrize("phase", USUAL_PHASES)
def test_a_game_without_one_of_the_phases_can_be_played(phase: str) -> None:
    """Whatever anybody tries, the answer is a refusal."""
    game, rng = cthulhu(phases=without(phase)), Random(phase)
    bots, streams = [make_bot("greedy", game) for _ in range(3)], bot_streams("7", 3)
    state = game.new(3, "7")
    for _ in range(300):
        decision = game.decision(state)
        if decision is None:
            break
        assert decision.prompt != phase
        for seat in range(3):
            listed = game.moves(state, seat)
            for number in {game.rules.number[card] for card in (*state.hands[seat], *state.rooms[seat])}:
                for move in (
                    (seat, DO_PLAY, number, NOBODY, NO_CARD),
                    (seat, DO_SHOP, number),
                    (seat, DO_EVICT, number, TO_DISCARD),
                    (seat, DO_DISCARD, number),
                ):
                    try:
                        game.check(state, move)
                    except Refused:
                        assert move not in listed
        seat = decision.asked[0]
        view, moves = game.view(state, seat), game.moves(state, seat)
        bot = bots[seat].choose(moves, view, streams[seat])
        game.apply(state, bot if rng.random() < 0.5 else rng.choice(moves))


@pytest.mark.rule("SLACK-28")
@pytest.mark.parametrize(
    ("phase", "now", "line"),
    [
        ("call", "free_time", "ann: play tiny"),
        ("free_time", "call", "ann: play sleep"),
        ("free_time", "call", "ann: shop sprouts"),
        ("roll", "call", "ann: evict deep_one_westley to bob"),
        ("discard", "call", "ann: discard sleep"),
    ],
)
def test_what_belongs_in_a_phase_that_there_is_not_is_refused(phase: str, now: str, line: str) -> None:
    game = cthulhu(phases=without(phase))
    ann = {"hand": ["tiny", "sleep", "sprouts"], "room": ["deep_one_westley"]}
    board = Board(game=game, phase=now, ann=ann, bob={"hand": ["tv"]})
    refused = board.refusal(line)
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts["needed"]) == ("SLACK-28", "no_such_phase", phase)
    for language in LANGUAGES:
        say = words(language)
        assert say(f"slack-phase-{phase}") in SlackText(say, game, NAMES[:2]).problem(refused)


@pytest.mark.rule("SLACK-28", "SLACK-110")
def test_a_tv_is_refused_by_its_own_rule_where_nobody_is_called() -> None:
    game = cthulhu(phases=without("call"))
    board = Board(game=game, phase="free_time", ann={"hand": ["sleep", "tiny"]}, bob={"hand": ["tv"]})
    refused = board.refusal("bob: play tv on ann")
    assert refused is not None
    assert refused.rule == "SLACK-110"


@pytest.mark.rule("AMB-21", "SLACK-14")
@pytest.mark.parametrize("has_roll", [True, False])
def test_a_new_job_is_rolled_for_only_where_turns_have_a_roll_phase(has_roll: bool) -> None:
    jobs = {"lackey": {"income": "1/6", "free_time": 2, "traits": None, "each_turn": None}}
    game = cthulhu(jobs=jobs, phases=without() if has_roll else without("roll"))
    board = Board(game=game, phase="call", ann={"hand": ["new_job", "tiny"]}, jobs=["lackey"], dice=[6])
    board.do("ann: play new_job", "pass")
    assert board["ann"]["job"] == "lackey"
    assert board["ann"]["income"] == (6 if has_roll else 1)


@pytest.mark.rule("AMB-50")
def test_more_free_time_leads_back_only_where_there_is_such_a_phase() -> None:
    more = {"kind": "whenever", "slack": None, "lasts": "turn", "in_play": [{"mod": "free_time", "by": 2}]}
    game = cthulhu(cards={"tiny": more}, phases=without("free_time"))
    board = Board(game=game, phase="discard", ann={"hand": ["tiny", "sleep", "tv"]}, bob={"hand": ["tv"]})
    board.do("ann: play tiny", "pass")
    assert board.table["phase"] == "discard"
