"""Who plays the games: this process, several, or a Dask cluster. The results are the same, in the same order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event as Flag
from threading import Thread
from time import perf_counter
from typing import Any, Final, NamedTuple

from stammtisch.engine.problem import Fact, Problem
from stammtisch.lab.extras import need
from stammtisch.lab.plan import Plan
from stammtisch.lab.result import Result, play_games

MOST_AT_ONCE: Final = 50  # games that a worker plays before it reports
SECONDS: Final = 1.0  # ... or about as many as it plays in this time
PATIENCE: Final = 20  # seconds until a cluster answers
DEATHS: Final = 3  # of all workers in a row, without a single game in between


class Work(NamedTuple):
    """What a worker sends back. A problem travels as its code and facts."""

    results: list[Result]
    seconds: float
    problem: tuple[str, dict[str, Fact]] | None = None


def work(plan: Plan, first: int, last: int) -> Work:
    """These games, `last` included. Runs on other machines too, so it takes and returns plain data."""
    begun, results = perf_counter(), []
    try:
        for result in play_games(plan, range(first, last + 1)):
            results.append(result)
            if is_stopped is not None and is_stopped.is_set():
                break
    except Problem as problem:
        return Work([], 0, (problem.code, problem.facts))
    return Work(results, perf_counter() - begun)


@dataclass(frozen=True)
class Crew:
    """Opens an executor, says how many workers it has, and ends it."""

    open: Callable[[], Executor]
    count: Callable[[Executor], int]
    close: Callable[[Executor], None]


def play(plan: Plan, first: int, last: int, jobs: int = 1, cluster: str = "") -> Iterator[Result]:
    """The games with these numbers, `last` included."""
    if cluster:
        return _play_with(dask_crew(cluster), plan, first, last)
    if jobs > 1:
        return _play_with(local_crew(jobs), plan, first, last)
    return play_games(plan, range(first, last + 1))


def _play_with(crew: Crew, plan: Plan, first: int, last: int) -> Iterator[Result]:
    deaths = 0
    while first <= last:
        executor = crew.open()
        try:
            for result in _play_on(executor, crew.count(executor), plan, first, last):
                first, deaths = result["game"] + 1, 0
                yield result
        except (BrokenExecutor, CancelledError):  # a worker was killed: whatever was not told yet is played again
            deaths += 1
            if deaths >= DEATHS:
                raise Problem("workers_died", game=first) from None
        finally:  # also after Ctrl-C, or when the reader has seen enough
            crew.close(executor)


def _play_on(executor: Executor, workers: int, plan: Plan, first: int, last: int) -> Iterator[Result]:
    """Small portions at first, then as large as fits: fast games are not worth a message each, slow ones are."""
    waiting: deque[Future[Work]] = deque()
    size = 1
    while first <= last or waiting:
        while first <= last and len(waiting) <= 2 * workers:  # so that no worker gets far ahead of the reader
            end = min(first + size - 1, last)
            waiting.append(executor.submit(work, plan, first, end))
            first = end + 1
        done = waiting.popleft().result()
        if done.problem is not None:
            code, facts = done.problem
            raise Problem(code, **facts)
        size = max(1, min(MOST_AT_ONCE, int(len(done.results) * SECONDS / max(done.seconds, 1e-6))))
        yield from done.results


# Processes on this machine -------------------------------------------------------------------------------------------

is_stopped: Flag | None = None  # in a worker: set when nobody wants its results any more


def _start_worker(flag: Flag) -> None:
    global is_stopped
    is_stopped = flag
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed parent cannot tell anybody to stop, and its workers would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class LocalPool(ProcessPoolExecutor):
    """Workers must not receive Ctrl-C themselves: this process tells them. They inherit the mask when they start."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        self.flag = context.Event()
        super().__init__(jobs, context, _start_worker, (self.flag,))

    def submit(self, *call: Any, **more: Any) -> Future[Any]:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return super().submit(*call, **more)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def local_crew(jobs: int) -> Crew:
    def close(executor: Executor) -> None:
        assert isinstance(executor, LocalPool)
        executor.flag.set()
        executor.shutdown(cancel_futures=True)

    return Crew(lambda: LocalPool(jobs), lambda executor: jobs, close)


# Many machines -------------------------------------------------------------------------------------------------------


def dask_crew(address: str) -> Crew:
    """A scheduler that is already running, with its workers. It gives the work of one that dies to another."""
    distributed = need("distributed", "cluster")
    clients: list[Any] = []

    def open() -> Executor:
        try:
            client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise Problem("no_cluster", address=address, why=str(error)) from None
        clients.append(client)
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            client.close()
            raise Problem("no_workers", address=address) from None
        executor: Executor = client.get_executor(pure=False)
        return executor

    def count(executor: Executor) -> int:
        threads: dict[str, int] = clients[-1].nthreads()
        return max(1, sum(threads.values()))

    def close(executor: Executor) -> None:
        executor.shutdown(wait=False)
        with suppress(OSError, TimeoutError):
            clients.pop().close()

    return Crew(open, count, close)
