"""The record of a game: versions, options, seats, seed and moves. A game *is* its record; everything else is a re-run.

As text a record is JSON lines, so that it can be appended to while the game goes on: a header, then one line per move
with a check sum of the state it led to, or a line that takes moves back. A line that was cut off in mid-write is the
only damage that is forgiven, because everything acknowledged before it is whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from stammtisch.engine.notation import MOST_NAMES
from stammtisch.engine.problem import BadRecord
from stammtisch.engine.rng import ALGORITHM, commitment
from stammtisch.engine.state import Json, State

FORMAT: Final = 1
# Limits that no honest record comes near: whoever reads one does not know who wrote it.
LONGEST_RECORD: Final = 8_000_000  # characters
LONGEST_LINE: Final = 20_000
LONGEST_SEED: Final = 200
LONGEST_WORD: Final = 60
HIGHEST_VERSION: Final = 10**6


def checksum(state: State) -> str:
    """Twelve digits that differ when states differ: the checkpoint after a move."""
    return sha256(_json_of(state).encode()).hexdigest()[:12]


def _json_of(state: State) -> str:
    """`json.dumps(state.to_json(), sort_keys=True)`, several times as fast: all is numbers and lists."""
    values = {name: getattr(state, name) for name in sorted(state.FIELDS)}
    values["rng"] = values["rng"].to_json()
    text = repr(values).replace(",)", "]").replace("(", "[").replace(")", "]")
    return text.replace("'", '"').replace("None", "null")


@dataclass
class Record:
    """What is needed to play the same game again. `notes` belong to the client (bots, language)."""

    game: str
    rules_version: int
    options: dict[str, object]
    seats: list[str]
    seed: str
    notes: dict[str, object] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    checks: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where in the file each move stands
    taken_back: int = 0
    is_cut: bool = False  # the last line was incomplete and left out

    def append(self, move: str, check: str, line: int = 0) -> None:
        self.moves.append(move)
        self.checks.append(check)
        self.lines.append(line)

    def truncate(self, length: int) -> None:
        self.taken_back += len(self.moves) - length
        del self.moves[length:], self.checks[length:], self.lines[length:]


def header_line(record: Record) -> str:
    return _line(
        {
            "stammtisch": FORMAT,
            "game": record.game,
            "rules": record.rules_version,
            "generator": ALGORITHM,
            "options": record.options,
            "seats": record.seats,
            "seed": record.seed,
            "commitment": commitment(record.seed),
            "notes": record.notes,
        }
    )


def move_line(move: str, check: str) -> str:
    return _line({"move": move, "check": check})


def undo_line(length: int) -> str:
    """From here on the record continues after its first `length` moves."""
    return _line({"undo_to": length})


def dump(record: Record) -> str:
    """The record as it stands; moves that were taken back are forgotten."""
    lines = [move_line(move, check) for move, check in zip(record.moves, record.checks, strict=True)]
    return "".join([header_line(record), *lines])


def load(text: str) -> Record:
    """Reads a record or raises BadRecord with the line and the reason."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord("record_too_large", line=1, most=LONGEST_RECORD)
    lines = text.split("\n")
    whole, rest = lines[:-1], lines[-1]
    if lines[0] and not lines[0].startswith("{"):  # somebody has taken the wrong file
        raise BadRecord("not_a_record", line=1)
    if not whole:
        raise BadRecord("record_empty", line=1)
    record = _read_header(_read_line(whole[0], 1))
    for number, line in enumerate(whole[1:], start=2):
        entry = _read_line(line, number)
        match entry:
            case {"move": str(move), "check": str(check)}:
                record.append(move, check, number)
            case {"undo_to": int(length)} if 0 <= length <= len(record.moves):
                record.truncate(length)
            case _:
                raise BadRecord("record_line", line=number)
    record.is_cut = bool(rest)
    return record


def _line(entry: Mapping[str, object]) -> str:
    return json.dumps(entry, ensure_ascii=False) + "\n"


def _read_line(line: str, number: int) -> Json:
    if len(line) > LONGEST_LINE:
        raise BadRecord("record_line_too_long", line=number, most=LONGEST_LINE)
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("record_json", line=number) from None
    if not isinstance(entry, dict):
        raise BadRecord("record_line", line=number)
    return entry


def _read_header(header: Json) -> Record:
    if header.get("stammtisch") != FORMAT:
        raise BadRecord("record_format", line=1, found=str(header.get("stammtisch"))[:LONGEST_WORD], known=FORMAT)
    match header:
        case {
            "game": str(game),
            "rules": int(rules),
            "generator": str(generator),
            "options": dict(options),
            "seats": list(seats),
            "seed": str(seed),
            "commitment": str(promise),
            "notes": dict(notes),
        } if _are_names(seats) and is_seed(seed) and _is_version(rules) and len(game + generator) <= LONGEST_WORD:
            pass
        case _:
            raise BadRecord("record_header", line=1)
    if generator != ALGORITHM:
        raise BadRecord("record_generator", line=1, found=generator, known=ALGORITHM)
    if promise != commitment(seed):
        raise BadRecord("record_seed", line=1)
    return Record(game, rules, options, seats, seed, notes)


def is_seed(seed: str) -> bool:
    """Neither endless nor with one of the half characters that JSON can spell and no file can hold."""
    return len(seed) <= LONGEST_SEED and not any("\ud800" <= letter <= "\udfff" for letter in seed)


def _is_version(version: int) -> bool:
    return 0 <= version <= HIGHEST_VERSION


def _are_names(seats: Sequence[object]) -> bool:
    return 0 < len(seats) <= MOST_NAMES and all(isinstance(name, str) for name in seats)
