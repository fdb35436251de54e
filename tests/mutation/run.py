"""Do the tests notice when the rules are changed? `python3 dev.py mutate [FILES] [OPTIONS]`.

Everything is loaded once. For each mutant a forked process exchanges the code of one function and runs the tests that
reach it, the likeliest first, until one fails. What is done when a module is imported needs a fresh start, which takes
longer. Results are kept in `.mutants/`, so an interrupted run goes on; a mutant is tried again when its function has
changed, or with --again if it has survived. `docs/mutants.md` lists the survivors that were judged.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import pickle
import random
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.mutants import Mutant, Source

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
KEPT = ROOT / ".mutants"
JUDGED = ROOT / "docs" / "mutants.md"
FIRST = ["tests/rules", "tests/mechanics", "tests/scenarios"]
TESTS = [*FIRST, "tests/engine", "tests/property", "tests/text"]
GIGABYTE = 1 << 30
FEW = 20  # tests
KILLED, SURVIVED, COLD, UNNOTICED = 1, 0, 2, 3  # how a process ends
FOUND = {SURVIVED: "survived", COLD: "needs a fresh start", UNNOTICED: "needs the properties"}


# The books ----------------------------------------------------------------------------------------------------------


class Book:
    """Every result so far, one line each; the last one counts."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        self.path = path
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self.found: dict[str, str] = {entry["key"]: entry["found"] for entry in map(json.loads, lines)}

    def write(self, mutant: Mutant, found: str, by: str = "") -> None:
        self.found[mutant.key] = found
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps({"key": mutant.key, "found": found, "line": mutant.line, "by": by}), file=file)


def judged() -> set[str]:
    """The mutants that the document calls equivalent: the lines of its lists, up to the reason."""
    text = JUDGED.read_text("utf-8") if JUDGED.exists() else ""
    return set(re.findall(r"^- (\S+ \S+: `.+` → `.+`(?: \(\d+\))?): ", text, re.MULTILINE))


# Which tests reach what ---------------------------------------------------------------------------------------------


class Reach:
    """For each line the tests that run it, as a mask; and how long each test takes. The properties, which take longest
    and play whole games, are not measured: they reach everything of their games.
    """

    def __init__(
        self, lines: dict[str, dict[int, int]], loading: dict[str, set[int]], seconds: dict[int, float]
    ) -> None:
        self.lines = lines
        self.loading = loading  # the lines that run before the first test
        self.seconds = seconds

    def tests(self, mutant: Mutant) -> list[int]:
        """The tests that are measured and run this, the fastest first. Where they are few, all that run something else
        of the file come after them: what is kept in a cache runs in one test and matters to many.
        """
        lines = self.lines.get(mutant.file, {})
        mask = around = 0
        for line, reached in lines.items():
            around |= reached
            if mutant.line <= line <= mutant.last_line:
                mask |= reached
        found = self._by_speed(mask)
        return found if len(found) >= FEW else [*found, *self._by_speed(around & ~mask)]

    def _by_speed(self, mask: int) -> list[int]:
        return sorted([i for i in self.seconds if mask >> i & 1], key=self.seconds.__getitem__)

    def runs_at_load(self, mutant: Mutant) -> bool:
        return not self.loading.get(mutant.file, set()).isdisjoint(range(mutant.line, mutant.last_line + 1))


def is_property(item: pytest.Item) -> bool:
    return item.path.parent.name == "property"


def is_about(item: pytest.Item, file: str) -> bool:
    """Whether a property can say something about this file: it plays a game whose rules are there, or that use it."""
    from stammtisch.boxes import boxes  # not before: the process that starts afresh must not have it

    games = [box.kind.family for box in boxes() if f"[{box.id}]" in item.name] or [item.path.stem.removeprefix("test_")]
    folders = {box.kind.family for box in boxes()} & set(Path(file).parts)
    return not folders or not folders.isdisjoint(games)


def measure(items: Sequence[pytest.Item], cover: coverage.Coverage) -> Reach:
    seconds: dict[int, float] = {}
    measured = [i for i, item in enumerate(items) if not is_property(item)]
    for i, following in zip(measured, [*measured[1:], -1], strict=True):
        cover.switch_context(str(i))
        start = time.perf_counter()
        if not passes(items[i], items[following] if following >= 0 else None):
            sys.exit(f"{items[i].nodeid} fails without any change")
        seconds[i] = time.perf_counter() - start
    cover.stop()
    data = cover.get_data()
    lines: dict[str, dict[int, int]] = {}
    loading: dict[str, set[int]] = {}
    for path in data.measured_files():
        file = str(Path(path).relative_to(SRC))
        lines[file] = {}
        for line, contexts in data.contexts_by_lineno(path).items():
            lines[file][line] = sum(1 << int(context) for context in contexts if context)
            if "" in contexts:
                loading.setdefault(file, set()).add(line)
    return Reach(lines, loading, seconds)


def digest() -> str:
    """Of everything that a measurement depends on."""
    files = [
        *(SRC / "stammtisch").rglob("*.py"),
        *(ROOT / "tests").rglob("*.py"),
        *(SRC / "stammtisch").rglob("*.toml"),
    ]
    return sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()


# One mutant ---------------------------------------------------------------------------------------------------------


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def changed(mutant: Mutant) -> CodeType:
    source = Source(mutant.file, (SRC / mutant.file).read_text("utf-8"))
    return compile(source.mutated(mutant), str(SRC / mutant.file), "exec")


def module_of(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def find_function(module: ModuleType, place: str) -> FunctionType:
    found: object = module
    for name in place.split("."):
        found = vars(found)[name]
    while not isinstance(found, FunctionType):  # a property, a class method, a function with a cache
        found = getattr(found, "__wrapped__", None) or getattr(found, "__func__", None) or getattr(found, "fget", None)
        if found is None:
            raise LookupError(place)
    return found


def find_code(code: CodeType, place: str, line: int) -> CodeType:
    *names, last = place.split(".")
    for name in names:
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    parts = [part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == last]
    return next(part for part in parts if part.co_firstlineno == line or len(parts) == 1)


def exchange(mutant: Mutant) -> None:
    """Puts the changed code into the function, wherever that is known. LookupError, ValueError: it cannot."""
    function = find_function(sys.modules[module_of(mutant.file)], mutant.place)
    function.__code__ = find_code(changed(mutant), mutant.place, function.__code__.co_firstlineno)


def fork(work: Callable[[], tuple[int, str]]) -> tuple[int, int]:
    """Starts the work in a process of its own; returns its id and where its last words can be read."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    code, words = KILLED, "the program breaks"
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # an endless loop ends the process
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_AS, (3 * GIGABYTE, 3 * GIGABYTE))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        code, words = work()
    except BaseException as error:
        words = repr(error)
    finally:
        with contextlib.suppress(OSError):
            os.write(writing, words[:2000].encode())
        os._exit(code)


def limit(seconds: float) -> None:
    signal.setitimer(signal.ITIMER_REAL, seconds)


# Everything loaded --------------------------------------------------------------------------------------------------


class Warm:
    """A plugin that tries mutants where pytest would run the tests it has found."""

    def __init__(self, mutants: Sequence[Mutant], book: Book, jobs: int, until: float, *, is_quick: bool) -> None:
        self.mutants = mutants
        self.book = book
        self.is_quick = is_quick
        self.jobs = jobs
        self.until = until
        self.killers: Counter[tuple[str, int]] = Counter()
        self.cover = coverage.Coverage(
            data_file=None,
            source=[str(SRC / "stammtisch" / "games"), str(SRC / "stammtisch" / "engine")],
            branch=False,
            config_file=False,
            messages=False,
        )
        self.kept = KEPT / f"reach-{digest()[:16]}.pickle"
        if not self.kept.exists():
            self.cover.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        if not self.kept.exists():
            print(f"Measuring what {len(self.items)} tests reach ...", flush=True)
            if not os.fork():
                code = 1
                try:
                    self.kept.write_bytes(pickle.dumps(measure(self.items, self.cover)))
                    code = 0
                except SystemExit as error:
                    print(error)
                finally:
                    sys.stdout.flush()
                    os._exit(code)
            self.cover.stop()
            if os.wait()[1]:
                raise pytest.exit.Exception("no measurement", returncode=1)
        self.reach: Reach = pickle.loads(self.kept.read_bytes())
        self.caches = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
        gc.freeze()
        try_all(self.mutants, self.book, self.jobs, self.until, self.start, self.note)
        return True

    def start(self, mutant: Mutant) -> Callable[[], tuple[int, str]]:
        """The tests that have killed something in the same function come first, the properties last."""
        ready: list[int] = []
        if mutant.place:
            ready = self.reach.tests(mutant)
            ready.sort(key=lambda i: -self.killers[mutant.file + mutant.place, i])
        if mutant.place and not self.is_quick:
            more = [i for i, item in enumerate(self.items) if is_property(item) and is_about(item, mutant.file)]
            ready += sorted(more, key=lambda i: -self.killers[mutant.file, i])
        return lambda: self.attempt(mutant, ready)

    def note(self, mutant: Mutant, code: int, words: str) -> None:
        if code == KILLED and words.isdecimal():
            self.killers[mutant.file + mutant.place, int(words)] += 1
            self.killers[mutant.file, int(words)] += 1

    def attempt(self, mutant: Mutant, tests: Sequence[int]) -> tuple[int, str]:
        if not mutant.place:
            return COLD, ""
        for cache in self.caches:
            cache.cache_clear()
        try:
            exchange(mutant)
        except (LookupError, StopIteration, ValueError) as error:
            return COLD, repr(error)
        for i, following in zip(tests, [*tests[1:], -1], strict=True):
            limit(60 + 20 * self.reach.seconds.get(i, 10))
            if not passes(self.items[i], self.items[following] if following >= 0 else None):
                return KILLED, str(i)
        if self.is_quick:
            return UNNOTICED, ""
        return (COLD if self.reach.runs_at_load(mutant) else SURVIVED), ""


# A fresh start ------------------------------------------------------------------------------------------------------


class Changed(importlib.machinery.SourceFileLoader):
    """Loads a module with a change in it."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(module_of(mutant.file), str(SRC / mutant.file))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return changed(self.mutant)


class Finder(importlib.abc.MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        if name != module_of(self.mutant.file):
            return None
        return importlib.util.spec_from_file_location(name, SRC / self.mutant.file, loader=Changed(self.mutant))


def start_afresh(mutant: Mutant) -> tuple[int, str]:
    sys.meta_path.insert(0, Finder(mutant))
    limit(600)
    for paths in (FIRST, [path for path in TESTS if path not in FIRST]):
        if pytest.main(["-x", "-q", "--tb=no", "-p", "no:cacheprovider", *paths]):
            return KILLED, "afresh"
    return SURVIVED, "afresh"


# All of them --------------------------------------------------------------------------------------------------------


def try_all(
    mutants: Sequence[Mutant],
    book: Book,
    jobs: int,
    until: float,
    start: Callable[[Mutant], Callable[[], tuple[int, str]]],
    note: Callable[[Mutant, int, str], None] = lambda mutant, code, words: None,
) -> None:
    running: dict[int, tuple[Mutant, int]] = {}
    todo = iter(mutants)
    tried = 0

    def wait() -> None:
        pid, status = os.wait()
        mutant, reading = running.pop(pid)
        with os.fdopen(reading, "rb") as pipe:
            words = pipe.read().decode()
        code = os.waitstatus_to_exitcode(status)
        note(mutant, code, words)
        found = FOUND.get(code, "killed" if code > 0 else "endless")
        book.write(mutant, found, words)
        if code in (SURVIVED, UNNOTICED):
            print(f"{found}: {mutant.name} (line {mutant.line})", flush=True)

    try:
        while time.monotonic() < until and (mutant := next(todo, None)):
            while len(running) >= jobs:
                wait()
            pid, reading = fork(start(mutant))
            running[pid] = mutant, reading
            tried += 1
            if tried % 100 == 0:
                print(f"{tried} of {len(mutants)} tried", flush=True)
    finally:
        for pid in [] if not sys.exc_info()[0] else running:
            os.kill(pid, signal.SIGKILL)
        while running:
            wait()


def mutants_of(files: Sequence[str]) -> Iterator[Mutant]:
    paths = [Path(file).resolve() for file in files] or [SRC / "stammtisch" / "games"]
    for path in paths:
        for one in [path] if path.is_file() else sorted(path.rglob("*.py")):
            yield from Source(str(one.relative_to(SRC)), one.read_text("utf-8")).mutants()


def report(mutants: Sequence[Mutant], all_names: set[str], book: Book) -> None:
    excused = judged()
    found = Counter(
        "equivalent"
        if book.found.get(mutant.key) == "survived" and mutant.name in excused
        else book.found.get(mutant.key, "not tried")
        for mutant in mutants
    )
    for mutant in mutants:
        if book.found.get(mutant.key) in (FOUND[SURVIVED], FOUND[UNNOTICED]) and mutant.name not in excused:
            print(f"- {mutant.name}: {book.found[mutant.key]}, line {mutant.line}")
    for name in sorted(excused - all_names):
        if any(name.startswith(f"{mutant.file} ") for mutant in mutants):
            print(f"no longer there: {name}")
    killed = found["killed"] + found["endless"]
    tried = killed + found["survived"]
    share = f"{100 * killed / tried:.1f} %" if tried else "none"
    print(f"{len(mutants)} mutants: {dict(found)}; killed of those that can be noticed: {share}")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 dev.py mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="*", help="files or folders in src/stammtisch; all of games/ if there are none")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at the same time")
    parser.add_argument("--sample", type=int, default=0, help="try only as many, picked at random")
    parser.add_argument("--seed", type=int, default=0, help="for another sample")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after as many")
    parser.add_argument("--again", action="store_true", help="try those again that survived")
    parser.add_argument("--quick", action="store_true", help="without the properties and without fresh starts")
    parser.add_argument("--report", action="store_true", help="try nothing, tell what is known")
    chosen = parser.parse_args(argv)
    os.chdir(ROOT)
    mutants = list(mutants_of(chosen.files))
    names = {mutant.name for mutant in mutants}
    if chosen.sample:
        mutants = random.Random(chosen.seed).sample(mutants, min(chosen.sample, len(mutants)))
    book = Book(KEPT / "results.jsonl")
    until = time.monotonic() + 60 * chosen.minutes
    done = ("killed", "endless") if chosen.again else ("killed", "endless", "survived")
    todo = [mutant for mutant in mutants if book.found.get(mutant.key) not in done]
    if todo and not chosen.report:
        print(f"{len(todo)} of {len(mutants)} mutants to try", flush=True)
        skipped = [FOUND[COLD], *([FOUND[UNNOTICED]] if chosen.quick else [])]
        warm = [mutant for mutant in todo if chosen.again or book.found.get(mutant.key) not in skipped]
        run_warm(warm, book, chosen.jobs, until, is_quick=chosen.quick)
        book = Book(book.path)
        cold = [mutant for mutant in todo if book.found.get(mutant.key) == FOUND[COLD] and not chosen.quick]
        try_all(cold, book, chosen.jobs, until, lambda mutant: lambda: start_afresh(mutant))
    report(mutants, names, book)
    return 0


def run_warm(mutants: Sequence[Mutant], book: Book, jobs: int, until: float, *, is_quick: bool) -> None:
    """In a process of its own: this one must not load the program, for the fresh starts."""
    pid = os.fork()
    if not pid:
        code = 1
        try:
            arguments = ["-q", "--tb=no", "-p", "no:cacheprovider", "--assert=plain", *TESTS]
            code = pytest.main(arguments, plugins=[Warm(mutants, book, jobs, until, is_quick=is_quick)])
        finally:
            sys.stdout.flush()
            os._exit(int(code))
    try:
        os.waitpid(pid, 0)
    except KeyboardInterrupt:
        os.waitpid(pid, 0)
        raise


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
