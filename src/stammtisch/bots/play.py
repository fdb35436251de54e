"""The driver without people: bots play a game to its end. This is the loop that the benchmark measures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from stammtisch.bots.bot import Bot
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame


def bot_streams(seed: str, seats: int) -> list[Random]:
    """A stream for each seat: no bot can foresee the deal, and none disturbs another's numbers."""
    return [Random(f"bot {seat}\n{seed}") for seat in range(seats)]


def stream_at(seed: str, name: str, steps: int) -> Random:
    """A bot's stream after this many moves of a game with people: a game that is resumed goes on as it would have
    anyway.
    """
    return Random(f"{name}\n{steps}\n{seed}")


def play_out(
    game: AnyGame, state: Any, bots: Sequence[Bot], streams: Sequence[Random], out: list[Event] | None = None
) -> int:
    """Plays until the game is over and returns how many decisions that took; events go to `out`, if given.

    Seats that are asked together answer in the listed order. The decision is looked up again after each answer, because
    an answer may change what the next seat is asked. In a window, only seats that could do more than pass are asked.
    Before a turn goes on, at the start of each phase and after each play, everybody else is offered an interjection.
    """
    decision, moves, view = game.decision, game.moves, game.view
    apply, carry_out = game.apply, game.carry_out
    fast_forward, interjectors = game.fast_forward, game.interjectors
    choose = [bot.choose for bot, _ in zip(bots, streams, strict=True)]
    interject = [bot.interject for bot in bots]
    looks = [bot.NEEDS_VIEW for bot in bots]
    picks = [bot.PICKS for bot in bots]
    count = 0
    while (due := decision(state)) is not None:
        if due.can_pass and fast_forward(state, [] if out is None else out):
            due = decision(state)
            if due is None:
                break
        move = None
        if due.interject and due.shape != RESPOND:
            for seat in interjectors(state, due.interject):
                count += 1
                if not bots[seat].is_tempted(streams[seat]):
                    continue
                offered = moves(state, seat)
                move = interject[seat](offered, view(state, seat) if looks[seat] else None, streams[seat])
                if move is not None:
                    break
        if move is None:
            seat = due.asked[0]
            offered = moves(state, seat)
            move = choose[seat](offered, view(state, seat) if looks[seat] else None, streams[seat])
            count += 1
        events = carry_out(state, move) if picks[seat] or move in offered else apply(state, move)
        if out is not None:
            out += events
    return count
