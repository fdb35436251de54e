"""Bots that think do so in other processes; a table waits for its own, not for long, and never for those of others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from stammtisch.bots.bot import Bot
from stammtisch.boxes import make_bot
from stammtisch.engine.problem import Problem
from stammtisch.server import clock, commands
from stammtisch.server.clock import THOUGHT
from stammtisch.server.hub import Hub
from stammtisch.server.live import LiveTable
from stammtisch.server.thoughts import ADVICE, Think, advise
from stammtisch.server.worker import Job, answer
from stammtisch.server.worker_pool import WorkerPool
from stammtisch.store import open_store

LIMIT = 30  # seconds, on a machine that does much else


def prepare(live: LiveTable, now: float = 0.0, **pace: float) -> None:
    """A person, and two masters who have to hide their Scare cards."""
    commands.open_table(live, "scare", {}, 3, pace, now)
    host = commands.sit(live, "Ann", "ticket", "en", now)
    for chair in (1, 2):
        commands.seat_bot(live, host, chair, "master", now)
    commands.start(live, host, "seed", now)


@pytest.fixture
def live() -> LiveTable:
    found = LiveTable("abcd2345")
    prepare(found)
    return found


def moves_of(live: LiveTable) -> int:
    return len(live.playing.steps)


def test_a_table_waits_for_a_thought_until_it_has_come_to_an_end(live: LiveTable) -> None:
    assert clock.thinkers(live) == [1, 2]
    planned = clock.due_at(live)
    assert planned is not None
    jobs = {chair: clock.begin_to_think(live, chair) for chair in clock.thinkers(live)}
    assert clock.thinkers(live) == []
    assert clock.due_at(live) == planned + THOUGHT
    assert not clock.tick(live, planned + THOUGHT / 2)
    move = tuple(msgspec.json.decode(jobs[1].work(), type=list[int]))
    clock.end_thought(live, 1, live.question, move)
    due = clock.due_at(live)
    assert due is not None
    assert due < planned + THOUGHT
    assert clock.tick(live, due)
    assert live.playing.steps[0].move == move


@pytest.mark.parametrize("is_over", [True, False])
def test_whoever_does_not_come_to_an_end_plays_without_thinking(
    live: LiveTable, is_over: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits longer than that."""

    def think(*_: object) -> None:
        raise AssertionError("there is no time for that")

    monkeypatch.setattr(type(make_bot("master", live.playing.game)), "rate", think)
    for chair in (1, 2):
        clock.begin_to_think(live, chair)
        if is_over:
            clock.end_thought(live, chair, live.question, None)
    due = clock.due_at(live)
    assert due is not None
    assert clock.tick(live, due)
    assert moves_of(live) == 1


def test_a_thought_about_another_question_counts_nothing(live: LiveTable) -> None:
    for chair in (1, 2):
        clock.end_thought(live, chair, live.question - 1, live.playing.game.moves(live.playing.state, chair)[3])
    assert clock.thinkers(live) == [1, 2]


def test_a_worker_thinks_as_the_bot_would_here(live: LiveTable) -> None:
    """And gets neither the state nor the seed."""
    job = clock.begin_to_think(live, 1)
    passed = msgspec.json.decode(msgspec.json.encode(job), type=Job)
    assert isinstance(passed, Think)
    assert live.playing.record.seed.encode() not in passed.seen
    move = tuple(msgspec.json.decode(answer(passed)[1:], type=list[int]))
    assert move in live.playing.game.moves(live.playing.state, 1)


def run(folder: Path, pool: WorkerPool, act: Callable[[Hub], object]) -> None:
    async def running() -> None:
        opened = Hub(open_store(folder / "tables.db"), time.time, thinkers=pool)
        await opened.start()
        try:
            table = await opened.open(lambda live: prepare(live, time.time(), bots=0.0))
            act(opened)
            async with asyncio.timeout(LIMIT):
                while moves_of(table.live) < 2:
                    await asyncio.sleep(0.01)
        finally:
            await opened.stop()

    with ThreadPoolExecutor(1) as thread:  # the browser tests leave an event loop behind in this one
        thread.submit(asyncio.run, running()).result()
    pool.close()


def test_the_server_lets_bots_think_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(clock, "THOUGHT", float(LIMIT))

    async def watch(pool: WorkerPool, job: Job, visitor: str) -> bytes:
        asked.append(visitor)
        return await do(pool, job, visitor)

    def think_here(bot: Bot, *_: object) -> None:
        raise AssertionError("a thought in the server's own process")

    do = WorkerPool.do
    monkeypatch.setattr(WorkerPool, "do", watch)
    pool = WorkerPool()
    monkeypatch.setattr("stammtisch.bots.scare_master.ScareMasterBot.rate", think_here)
    monkeypatch.setattr("stammtisch.bots.scare_master.ScareMasterBot.hurry", think_here)
    run(tmp_path, pool, lambda opened: None)
    assert len(asked) >= 2
    assert len(set(asked)) == 1


def test_the_game_goes_on_when_nobody_can_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(pool: WorkerPool, job: Job, visitor: str) -> bytes:
        raise Problem("too_busy")

    monkeypatch.setattr(WorkerPool, "do", refuse)
    run(tmp_path, WorkerPool(), lambda opened: None)


def test_a_hint_names_the_best_moves_with_their_chances(live: LiveTable) -> None:
    found = ADVICE.decode(advise(live.playing.game, live.view(0)).work())
    chances = [advice.chance for advice in found]
    assert len(found) == 6
    assert None not in chances
    assert chances == sorted(chances, key=lambda chance: -(chance or 0.0))
