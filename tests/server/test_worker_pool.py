"""Records are replayed apart from the tables, by a few processes, and for no longer than it is worth."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from starlette.testclient import TestClient

from stammtisch.engine.problem import Problem
from stammtisch.server import worker, worker_pool
from stammtisch.server.worker import DONE, REFUSED, Show
from stammtisch.server.worker_pool import MOST_EACH, MOST_WAITING, WorkerPool
from tests.server.pages import open_table
from tests.server.test_http import finished_record

JOB = Show(finished_record(), -1, "en", False)


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    opened = WorkerPool()
    yield opened
    opened.close()


def do(
    pool: WorkerPool, *jobs: tuple[worker.Job, str], then: Callable[[], None] = lambda: None
) -> list[bytes | BaseException]:
    """All at once; `then` is called when all are under way."""

    async def doing() -> list[bytes | BaseException]:
        tasks = [asyncio.ensure_future(pool.do(*job)) for job in jobs]
        await asyncio.sleep(0)
        then()
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    with ThreadPoolExecutor(1) as thread:  # the browser tests leave an event loop behind in this one
        return thread.submit(asyncio.run, doing()).result()


def codes(answers: list[bytes | BaseException]) -> list[str]:
    return [answer.code if isinstance(answer, Problem) else "done" for answer in answers]


def test_a_process_starts_when_somebody_wants_it_and_stays(pool: WorkerPool) -> None:
    assert pool._workers == set()
    for _ in range(2):
        (answer,) = do(pool, (JOB, "Ann"))
        assert isinstance(answer, bytes)
        assert answer.startswith(DONE)
        assert msgspec.json.decode(answer[1:])["names"] == ["Ann", "Bob", "Cem"]
    assert 1 <= len(pool._workers) <= worker_pool.WORKERS


@pytest.mark.parametrize(("language", "says"), [("en", "is not JSON"), ("de", "kein JSON")])
def test_what_is_wrong_comes_as_a_sentence(pool: WorkerPool, language: str, says: str) -> None:
    (answer,) = do(pool, (Show("{hello\n", -1, language, False), "Ann"))
    assert isinstance(answer, bytes)
    assert answer.startswith(REFUSED)
    assert says in answer.decode()


def test_what_takes_too_long_is_ended_and_the_next_is_done() -> None:
    """By the kernel, whatever the process is busy with; a new one takes its place."""
    pool = WorkerPool(seconds=0.001, workers=1)
    try:
        assert codes(do(pool, (JOB, "Ann"))) == ["took_too_long"]
        (late,) = pool._workers
        assert not late.is_alive
        pool.seconds = worker_pool.SECONDS
        assert codes(do(pool, (JOB, "Ann"))) == ["done"]
    finally:
        pool.close()


def test_a_process_that_dies_is_a_fault_of_ours_and_the_next_is_done() -> None:
    pool = WorkerPool(workers=1)
    try:
        assert codes(do(pool, (JOB, "Ann"))) == ["done"]
        (one,) = pool._workers
        one.process.kill()
        one.process.wait()
        assert codes(do(pool, (JOB, "Ann"))) == ["done"]
    finally:
        pool.close()


def test_its_memory_is_limited() -> None:
    code = "import resource as r; import stammtisch.server.worker as w; w.main(1); print(r.getrlimit(r.RLIMIT_AS)[0])"
    run = subprocess.run([sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert run.stdout.strip() == str(worker.MOST_MEMORY), run.stderr


def test_it_ends_with_the_server() -> None:
    """However it ended: a pipe is closed then."""
    command = [sys.executable, "-m", "stammtisch.server.worker", "1"]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=30)
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")


def test_nobody_has_it_all_for_themselves(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    is_over = threading.Event()
    monkeypatch.setattr(worker_pool.Worker, "do", lambda worker, job: DONE if is_over.wait(30) else REFUSED)
    greedy = [(JOB, "Ann")] * (MOST_EACH + 1)
    others = [(JOB, f"other {number}") for number in range(MOST_WAITING - MOST_EACH)]
    late = [(JOB, "late")]
    expected = ["done"] * MOST_EACH + ["too_fast"] + ["done"] * len(others) + ["too_busy"]
    assert codes(do(pool, *greedy, *others, *late, then=is_over.set)) == expected
    assert codes(do(pool, *late)) == ["done"]


@pytest.mark.parametrize(("language", "says"), [("en", "Try again"), ("de", "Versuch es")])
def test_tables_do_not_wait_for_records(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    """Nine records that took twenty minutes each had kept everybody from opening a table."""
    is_over, asked = threading.Event(), []

    def wait(worker: object, job: bytes) -> bytes:
        is_over.wait(60)
        return DONE + b"{}"

    monkeypatch.setattr(worker_pool.Worker, "do", wait)
    monkeypatch.setattr(worker_pool, "MOST_EACH", 9)
    client.app.app.state.worker_pool = pool = WorkerPool()  # type: ignore[attr-defined]

    def ask() -> None:
        asked.append(client.post("/api/replay", json={"record": JOB.record}).status_code)

    threads = [threading.Thread(target=ask) for _ in range(MOST_WAITING)]
    try:
        for thread in threads:
            thread.start()
        while not pool._places.are_gone:
            open_table(client)  # works all the time
        answer = client.post("/api/replay", params={"language": language}, json={"record": JOB.record})
        assert (answer.status_code, answer.json()["code"]) == (503, "too_busy")
        assert says in answer.json()["text"]
        open_table(client)
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
        pool.close()
    assert asked == [200] * MOST_WAITING
