"""Bots answer promises that are built from blocks, and keep or break them by their temper."""

from __future__ import annotations

import pytest

from stammtisch.bots.characters import temper_of
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import WHENEVER
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import DO_PASS, DO_PLAY, NO_CARD, NOBODY
from stammtisch.server import clock, commands, deals
from stammtisch.server.live import LiveTable
from tests.server.tables import started

ANN, ADA, BRUNO, CARLA = range(4)
NO_WHENEVERS = {"will": "no", "what": "whenever", "until": "end"}


@pytest.fixture
def live() -> LiveTable:
    found = started("cthulhu", people=1, bots=3)
    assert [temper_of(chair.name) for chair in found.chairs[1:]] == ["loyal", "vengeful", "sly"]
    return found


def offer(live: LiveTable, to: int, blocks: dict[str, str] | None) -> None:
    commands.promise(live, ANN, to, "I will leave you alone.", 1.0, None, blocks)


def aimed(live: LiveTable, by: int, at: int) -> list[Move]:
    """Passing, and a Whenever at somebody."""
    game = live.playing.game
    assert isinstance(game, Slack)
    whenever = next(number for number, card in enumerate(game.rules.cards) if card.kind == WHENEVER)
    return [(by, DO_PASS), (by, DO_PLAY, whenever, at, NO_CARD)]


def settle(live: LiveTable) -> None:
    while answers := deals.answers(live):
        deals.give(live, answers[0], answers[0].at)


def test_a_bot_shakes_after_a_moment_and_promises_the_same(live: LiveTable) -> None:
    offer(live, ADA, NO_WHENEVERS)
    [answer] = deals.answers(live)
    assert answer.at == 1.0 + deals.PAUSE
    due = clock.due_at(live)
    assert due is not None
    assert due <= answer.at
    settle(live)
    assert live.deals[0]["is_shaken"]
    assert [(deal["by"], deal["to"], deal["what"]) for deal in live.deals] == [
        (ANN, ADA, "whenever"),
        (ADA, ANN, "whenever"),
    ]
    assert deals.answers(live) == []


@pytest.mark.parametrize("blocks", [None, {**NO_WHENEVERS, "will": "yes"}, {**NO_WHENEVERS, "what": "winner"}])
def test_a_bot_does_not_answer_what_it_does_not_understand(live: LiveTable, blocks: dict[str, str] | None) -> None:
    offer(live, ADA, blocks)
    assert deals.answers(live) == []


def test_whether_a_promise_is_kept_is_a_matter_of_the_temper(live: LiveTable) -> None:
    for bot in (ADA, CARLA):
        offer(live, bot, NO_WHENEVERS)
    settle(live)
    kept, broken = aimed(live, ADA, ANN), aimed(live, CARLA, ANN)
    assert deals.keeps(live, ADA, kept) == kept[:1]
    assert deals.keeps(live, CARLA, broken) == broken
    others = aimed(live, ADA, BRUNO)
    assert deals.keeps(live, ADA, others) == others


def test_a_promise_holds_as_long_as_the_other_one_behaves(live: LiveTable) -> None:
    """Who is attacked says that the deal was broken, and is free."""
    offer(live, ADA, NO_WHENEVERS)
    settle(live)
    live.banter.attacks[ADA] = [(ANN, 1)]
    settle(live)
    assert live.deals[0]["verdicts"] == {ADA: "broken"}
    moves = aimed(live, ADA, ANN)
    assert deals.keeps(live, ADA, moves) == moves


def test_somebody_vengeful_makes_no_deal_with_an_attacker(live: LiveTable) -> None:
    live.banter.attacks[BRUNO] = live.banter.attacks[ADA] = [(ANN, 1)]
    for bot in (ADA, BRUNO):
        offer(live, bot, NO_WHENEVERS)
    assert [answer.body["chair"] for answer in deals.answers(live) if answer.kind == "shook"] == [ADA]


def test_a_promise_ends_with_the_next_turn(live: LiveTable) -> None:
    offer(live, ADA, {**NO_WHENEVERS, "until": "mine"})
    settle(live)
    moves, now = aimed(live, ADA, ANN), 10.0
    assert deals.keeps(live, ADA, moves) == moves[:1]
    while live.view(ANN).turn != ADA:
        due = clock.due_at(live)
        if ANN in live.asked or due is None:
            game = live.playing.game
            own = game.moves(live.playing.state, ANN)
            commands.move(live, ANN, game.write(own[0] if live.is_window else own[-1], live.playing.names), now)
        else:
            now = max(now, due)
            clock.tick(live, now)
    assert deals.keeps(live, ADA, moves) == moves
    assert moves[1][3] == ANN != NOBODY
