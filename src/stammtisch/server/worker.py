"""A process that works for the server, `python -m stammtisch.server.worker SECONDS`: it plays records again, or lets a
bot think.

The sender of a record decides how much work it is, so that work is done here, apart from the tables: with a time limit
that the kernel enforces, little memory, and lower priority than everybody else. Jobs come in and answers go out as a
length followed by that many bytes; the process ends with its input, or when it has been idle for a while.
"""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import struct
import sys
from typing import IO, Final

import msgspec

from stammtisch.engine.problem import Problem
from stammtisch.server import commands, figures, replays
from stammtisch.server.endpoint import ProblemBody
from stammtisch.server.live import LiveTable
from stammtisch.server.thoughts import Advise, Think
from stammtisch.store import Entry
from stammtisch.text.words import words

LENGTH: Final = struct.Struct(">Q")
DONE: Final = b"+"
REFUSED: Final = b"-"
MOST_MEMORY: Final = 2**30  # bytes
IDLE: Final = 300.0  # seconds
NICE: Final = 10


class Show(msgspec.Struct, tag="show"):
    """A record step by step, as one viewer sees it."""

    record: str
    viewer: int
    language: str
    is_open: bool

    def work(self) -> bytes:
        shown = replays.show(self.record, self.viewer, self.language, is_open=self.is_open)
        return msgspec.json.encode(shown)


class GoOn(msgspec.Struct, tag="go_on"):
    """The first entries of a table at which a recorded game goes on."""

    record: str
    step: int
    seat: int
    ticket: str
    language: str
    table: str
    now: float

    def work(self) -> bytes:
        live, record = LiveTable(self.table), replays.read(self.record)
        commands.go_on_from(live, record, self.step, self.seat, self.ticket, self.language, self.now)
        return msgspec.json.encode([told.entry for told in live.take_fresh()])


class Tell(msgspec.Struct, tag="tell"):
    """What many records tell together; the names are the reader's own in each."""

    records: list[str]
    names: list[str]
    language: str

    def work(self) -> bytes:
        return msgspec.json.encode(figures.tell(self.records, self.names, self.language))


Job = Show | GoOn | Tell | Think | Advise
ENTRIES: Final[msgspec.json.Decoder[list[Entry]]] = msgspec.json.Decoder(list[Entry])
JOBS: Final[msgspec.json.Decoder[Job]] = msgspec.json.Decoder(Job)


def answer(job: Job) -> bytes:
    try:
        return DONE + job.work()
    except Problem as problem:  # a sentence, since a problem may have another one as its reason
        told = ProblemBody(problem.code, words(job.language).problem(problem))
        return REFUSED + msgspec.json.encode(told)


def send(stream: IO[bytes], message: bytes) -> None:
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    """The next message; raises EOFError if there is none."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    message = stream.read(length)
    if len(message) < length:
        raise EOFError
    return message


def main(seconds: float) -> None:
    with contextlib.suppress(OSError, ValueError):  # not every system has this limit
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends this process in the middle of anything
    coming, going = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.suppress(EOFError, BrokenPipeError):
        while select.select([coming], [], [], IDLE)[0]:
            job = JOBS.decode(receive(coming))
            signal.setitimer(signal.ITIMER_REAL, seconds)
            message = answer(job)
            signal.setitimer(signal.ITIMER_REAL, 0)
            send(going, message)


if __name__ == "__main__":
    main(float(sys.argv[1]))
