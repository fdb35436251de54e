"""Files of runs: first the plan, then a line per game. What a killed run has written is not played again.

A Parquet file has no room for half a run, so its lines are collected in a file beside it and moved over at the end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import IO, Any, Final, Literal, NamedTuple, cast

from stammtisch.engine.problem import Problem
from stammtisch.lab.executors import play
from stammtisch.lab.extras import need
from stammtisch.lab.plan import Plan
from stammtisch.lab.result import Result

PARQUET: Final = ".parquet"
PLAN: Final = b"stammtisch"  # where a Parquet file has its plan
NAMED: Final[tuple[Literal["counts", "dealt", "parts"], ...]] = ("counts", "dealt", "parts")  # by name, not by seat
GROUP: Final = 5000  # games in a row group


class Run(NamedTuple):
    plan: Plan
    deck: list[str]
    results: list[Result]


def run_games(
    plan: Plan, games: int, file: Path | None = None, jobs: int = 1, cluster: str = ""
) -> tuple[list[Result], Iterator[Result]]:
    """What the file already has of these games, and the rest, which is written to the file while it is played.

    Faults are reported at once: a file of another run, a folder that is not there.
    """
    if file is None:
        return [], play(plan, 1, games, jobs, cluster)
    if is_parquet(file):
        need("pyarrow.parquet", "lab")
    begun = _begin(plan, file)
    return begun[:games], _write(plan, games, len(begun), file, play(plan, len(begun) + 1, games, jobs, cluster))


def is_parquet(file: Path) -> bool:
    return file.suffix == PARQUET


def _journal(file: Path) -> Path:
    """The lines of a run that goes on."""
    return file.with_name(f"{file.name}.jsonl") if is_parquet(file) else file


def _begin(plan: Plan, file: Path) -> list[Result]:
    """Makes a file for the run, or reads how far it has come. Half a line at the end is cut off."""
    journal = _journal(file)
    if not journal.exists() and is_parquet(file) and file.exists():
        done = read_run(file)
        plan.refuse_other(done.plan, str(file))
        _write_lines(journal, plan, done.results)
        return done.results
    whole = journal.read_bytes().rpartition(b"\n")[0] if journal.exists() else b""
    if not whole:
        _write_lines(journal, plan, [])
        return []
    found = _parse(whole, str(journal))
    plan.refuse_other(found.plan, str(journal))
    os.truncate(journal, len(whole) + 1)
    return found.results


def _write_lines(file: Path, plan: Plan, results: Iterable[Result]) -> None:
    with file.open("w", encoding="utf-8") as lines:
        _put(lines, plan.to_json())
        for result in results:
            _put(lines, result)


def _put(lines: IO[str], data: Any) -> None:
    lines.write(json.dumps(data, separators=(",", ":")) + "\n")


def _write(plan: Plan, games: int, begun: int, file: Path, results: Iterator[Result]) -> Iterator[Result]:
    journal = _journal(file)
    with journal.open("a", encoding="utf-8") as lines, closing(cast(Any, results)):
        for result in results:
            _put(lines, result)
            lines.flush()  # from here on it is safe, whichever process dies
            yield result
    if is_parquet(file):
        if begun < games or not file.exists():
            _write_parquet(read_run(journal), file)
        journal.unlink()


def show_lines(plan: Plan, results: Iterable[Result], out: IO[str]) -> Iterator[Result]:
    """The same lines for a program that reads them."""
    _put(out, plan.to_json())
    for result in results:
        _put(out, result)
        yield result


# Reading -------------------------------------------------------------------------------------------------------------


def read_run(file: Path) -> Run:
    if is_parquet(file):
        return _read_parquet(file)
    return _parse(file.read_bytes().rpartition(b"\n")[0], str(file))


def _parse(text: bytes, file: str) -> Run:
    head, *lines = text.split(b"\n")
    try:
        data = json.loads(head)
        plan, deck = Plan.from_json(data), list(data["deck"])
    except (KeyError, TypeError, ValueError):
        raise Problem("not_a_run", file=file) from None
    results = []
    for number, line in enumerate(lines, start=1):
        try:
            result: Result = json.loads(line)
            is_next = result["game"] == number
        except (KeyError, TypeError, ValueError):
            is_next = False
        if not is_next:
            raise Problem("damaged_run", file=file, line=number + 1)
        results.append(result)
    return Run(plan, deck, results)


# Parquet -------------------------------------------------------------------------------------------------------------


def _write_parquet(run: Run, file: Path) -> None:
    """Under another name until it is whole."""
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    head = json.dumps({**run.plan.to_json(), "deck": run.deck}).encode()
    table = arrow.Table.from_pylist(run.results, schema=_schema(arrow, run.results)).replace_schema_metadata(
        {PLAN: head}
    )
    begun = file.with_name(f"{file.name}.new")
    parquet.write_table(table, begun, row_group_size=GROUP, compression="zstd")
    os.replace(begun, file)


def _schema(arrow: Any, results: Sequence[Result]) -> Any:
    """Written down, not guessed: a list that is empty in every game has a type as well."""
    number, text = arrow.int64(), arrow.string()
    some, many = arrow.list_(number), arrow.list_(arrow.list_(number))
    named = {name: list(results[0][name]) if results else [] for name in NAMED}
    types = {
        **dict.fromkeys(("game", "rounds", "decisions", "changes"), number),
        "seed": text,
        "bots": arrow.list_(text),
        **dict.fromkeys(("scores", "winners", "leads", "asked", "answered"), some),
        **dict.fromkeys(("drawn", "played", "curve", "hits"), many),
        "counts": arrow.struct([(name, number) for name in named["counts"]]),
        "dealt": arrow.struct([(name, arrow.list_(text)) for name in named["dealt"]]),
        "parts": arrow.struct([(name, some) for name in named["parts"]]),
    }
    empty = [name for name, found in named.items() if not found]  # Parquet has no such columns
    return arrow.schema([(name, types[name]) for name in Result.__annotations__ if name not in empty])


def _read_parquet(file: Path) -> Run:
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    try:
        table = parquet.read_table(file)
        data = json.loads(table.schema.metadata[PLAN])
        games = [{**{name: {} for name in NAMED}, **row} for row in table.to_pylist()]
        return Run(Plan.from_json(data), list(data["deck"]), cast(list[Result], games))
    except (KeyError, TypeError, ValueError, arrow.ArrowInvalid):
        raise Problem("not_a_run", file=str(file)) from None
