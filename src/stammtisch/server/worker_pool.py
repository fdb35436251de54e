"""Where records are played again and bots think: a few processes, started on demand and ended if they take too long."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from stammtisch.engine.problem import Problem
from stammtisch.server.limits import Places
from stammtisch.server.worker import Job, receive, send

SECONDS: Final = 30.0  # for one record; the longest that are allowed take a quarter of it
WORKERS: Final = 2
MOST_WAITING: Final = 8  # jobs, including those in progress ...
MOST_EACH: Final = 2  # ... and of one visitor


class Worker:
    """A process and its pipes; one job at a time."""

    def __init__(self, seconds: float) -> None:
        command = [sys.executable, "-P", "-m", "stammtisch.server.worker", str(seconds)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def do(self, job: bytes) -> bytes:
        """The answer to a job; raises Problem if the process did not live to give one."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            send(self.process.stdin, job)
            return receive(self.process.stdout)
        except (EOFError, OSError):
            if self.end() == -signal.SIGALRM:
                raise Problem("took_too_long") from None
            raise Problem("server_fault") from None

    def end(self) -> int:
        self.process.terminate()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except OSError:  # what it has not taken is lost
                continue
        return self.process.wait()


class WorkerPool:
    def __init__(self, seconds: float = SECONDS, workers: int = WORKERS, places: Places | None = None) -> None:
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(workers, "worker_pool")  # each waits for a process of its own ...
        self._own = threading.local()  # ... which is here, once there was a job for it
        self._workers: set[Worker] = set()
        self._places = places or Places(MOST_EACH, MOST_WAITING)
        self._lock = threading.Lock()  # for the places: a thread gives back what the event loop has taken

    async def do(self, job: Job, visitor: str) -> bytes:
        """The answer to a job. Raises `too_busy` if there are too many, `too_fast` if they are the visitor's own."""
        with self._lock:
            if self._places.are_gone_for(visitor):
                raise Problem("too_fast")
            if self._places.are_gone:
                raise Problem("too_busy")
            self._places.take(visitor)
        work = self._threads.submit(self._work, msgspec.json.encode(job))
        work.add_done_callback(lambda _: self._finish(visitor))  # however it ends, even if the visitor has gone
        return await asyncio.wrap_future(work)

    def _finish(self, visitor: str) -> None:
        with self._lock:
            self._places.give_back(visitor)

    def _work(self, job: bytes) -> bytes:
        worker: Worker | None = getattr(self._own, "worker", None)
        if worker is None or not worker.is_alive:
            if worker is not None:
                self._end(worker)
            worker = self._own.worker = Worker(self.seconds)
            self._workers.add(worker)
        return worker.do(job)

    def _end(self, worker: Worker) -> None:
        worker.end()
        self._workers.discard(worker)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in [*self._workers]:
            self._end(worker)
