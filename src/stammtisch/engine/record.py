"""The record of a game: versions, options, seats, seed and moves. A game *is* its record; everything else is a re-run.

As text, a record is JSON lines, so that it can be appended to while the game goes on: a header, then one line per move
with a checksum of what it led to, a line that takes moves back, or one that a client notes something in. A line cut off
in mid-write is the only damage that is forgiven, because everything acknowledged before it is whole.

A record outlives the code. Its header names the rules, cards, options and generator it was played with, and its
checksums cover facts of the game (`Game.checksum_facts`), not the memory layout of a state. Format 1 did not do that
yet: its records have no digest and no salt, and their checksums are compared only where a game still knows what they
covered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final

from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import MOST_NAMES
from stammtisch.engine.problem import BadRecord
from stammtisch.engine.rng import GENERATORS, KEYED, MIXER, SCENARIO_SEED
from stammtisch.engine.state import AnyState, Json, plain

FORMAT: Final = 2
FORMATS: Final = (1, 2)
HEX: Final = frozenset("0123456789abcdef")
# Limits that no honest record comes near: the reader of a record does not know who wrote it.
LONGEST_RECORD: Final = 8_000_000  # characters
LONGEST_LINE: Final = 20_000
LONGEST_SEED: Final = 200
LONGEST_POSITION: Final = 8_000
LONGEST_WORD: Final = 60
HIGHEST_VERSION: Final = 10**6


@dataclass
class Record:
    """What is needed to play the same game again. `notes` belong to the client (bots, language, standing orders)."""

    game: str
    rules_version: int
    options: dict[str, object]
    seats: list[str]
    seed: str
    notes: dict[str, object] = field(default_factory=dict)
    salt: str = ""
    generator: str = KEYED
    digest: str = ""  # of rules and cards
    position: str = ""  # the scenario that the game begins with, where nothing is dealt
    format: int = FORMAT
    moves: list[str] = field(default_factory=list)
    checksums: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where in the file each move stands
    taken_back: int = 0
    is_cut: bool = False  # the last line was incomplete and left out

    @property
    def sealed(self) -> str:
        """What the table commits to when it starts, and shows at the end. The salt is random, so that the commitment
        does not give away even a seed that could be guessed.
        """
        return f"stammtisch:{self.seed}" if self.format == 1 else f"{self.generator}:{self.salt}:{self.seed}"

    @property
    def commitment(self) -> str:
        """What the table shows when it starts, so that anybody can check the seed and the salt that it shows at the
        end.
        """
        return sha256(self.sealed.encode()).hexdigest()

    def blank(self) -> Record:
        """The same game before its first move."""
        return replace(self, moves=[], checksums=[], lines=[], taken_back=0, is_cut=False)

    def append(self, move: str, checksum: str, line: int = 0) -> None:
        self.moves.append(move)
        self.checksums.append(checksum)
        self.lines.append(line)

    def truncate(self, length: int) -> None:
        self.taken_back += len(self.moves) - length
        del self.moves[length:], self.checksums[length:], self.lines[length:]

    def checksum(self, game: AnyGame, state: AnyState, move: str) -> str:
        """Twelve digits for the next move and the state it leads to. Each checksum covers those before it, so that no
        line can be changed, left out or moved.
        """
        if self.format == 1:
            return _format_1_checksum(game, state)
        before = self.checksums[-1] if self.checksums else self.commitment
        return sha256(f"{before}\n{move}\n{game.checksum_facts(state)}".encode()).hexdigest()[:12]


def _format_1_checksum(game: AnyGame, state: AnyState) -> str:
    """As in format 1: of the state as it was in memory. Empty if that has changed."""
    if not game.kind.format_1_fields:
        return ""
    text = json.dumps({name: plain(getattr(state, name)) for name in game.kind.format_1_fields}, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:12]


def new_record(
    game: AnyGame, seats: Sequence[str], seed: str, notes: Mapping[str, object], salt: str, generator: str
) -> Record:
    """For a game that begins under today's rules, with every option as it stands today."""
    kind, options = game.kind, dict[str, object](game.options)
    return Record(kind.id, kind.version, options, list(seats), seed, dict(notes), salt, generator, game.digest())


def record_from(game: AnyGame, seats: Sequence[str], position: str) -> Record:
    """For a game that begins in the position of a scenario. Its cards and dice come from the generator and the seed of
    all scenarios (`Game.position`), which are no secret.
    """
    return replace(new_record(game, seats, SCENARIO_SEED, {}, "", MIXER), position=position)


def find_change(game: AnyGame, record: Record, lost: Sequence[str]) -> BadRecord | None:
    """Why this game might go differently today: it was played by other rules, with options that are `lost`, or with
    other cards.
    """
    if record.rules_version != game.kind.version:
        return BadRecord("record_rules", line=1, found=record.rules_version, known=game.kind.version)
    if lost:
        return BadRecord("record_options", line=1, options=", ".join(lost)[:LONGEST_WORD])
    if record.format > 1 and record.digest != game.digest():
        return BadRecord("record_cards", line=1)
    return None


def header(record: Record) -> dict[str, object]:
    """The first line: everything but the moves."""
    first: dict[str, object] = {
        "stammtisch": record.format,
        "game": record.game,
        "rules": record.rules_version,
        "generator": record.generator,
        "options": record.options,
        "seats": record.seats,
        "seed": record.seed,
        "commitment": record.commitment,
        "notes": record.notes,
    }
    if record.format == 1:
        return first
    position: dict[str, object] = {"position": record.position} if record.position else {}
    return first | {"salt": record.salt, "digest": record.digest} | position


def header_line(record: Record) -> str:
    return _line(header(record))


def move_line(move: str, checksum: str) -> str:
    return _line({"move": move, "check": checksum})


def undo_line(length: int) -> str:
    """The record continues after its first `length` moves."""
    return _line({"undo_to": length})


def note_line(notes: Mapping[str, object]) -> str:
    """From here on, these notes of the client replace those of the same names."""
    return _line({"note": notes})


def dump(record: Record) -> str:
    """The record as it stands; moves that were taken back are left out."""
    lines = [move_line(move, checksum) for move, checksum in zip(record.moves, record.checksums, strict=True)]
    return "".join([header_line(record), *lines])


def load(text: str) -> Record:
    """Reads a record or raises BadRecord with the line and the reason."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord("record_too_large", line=1, most=LONGEST_RECORD)
    lines = text.split("\n")
    whole, rest = lines[:-1], lines[-1]
    if lines[0] and not lines[0].startswith("{"):  # somebody picked the wrong file
        raise BadRecord("not_a_record", line=1)
    if not whole:
        raise BadRecord("record_empty", line=1)
    record = read_header(_read_line(whole[0], 1))
    for number, line in enumerate(whole[1:], start=2):
        entry = _read_line(line, number)
        match entry:
            case {"move": str(move), "check": str(checksum)}:
                record.append(move, checksum, number)
            case {"undo_to": int(length)} if 0 <= length <= len(record.moves):
                record.truncate(length)
            case {"note": dict(notes)}:
                record.notes |= notes
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


def read_header(first: Json) -> Record:
    """The inverse of `header`."""
    found = first.get("stammtisch")
    if type(found) is not int or found not in FORMATS:
        raise BadRecord("record_format", line=1, found=str(found)[:LONGEST_WORD], known=FORMAT)
    match {"position": "", **({"salt": "", "digest": ""} if found == 1 else {})} | first:
        case {
            "game": str(game),
            "rules": int(rules),
            "generator": str(generator),
            "options": dict(options),
            "seats": list(seats),
            "seed": str(seed),
            "commitment": str(promise),
            "notes": dict(notes),
            "salt": str(salt),
            "digest": str(digest),
            "position": str(position),
        } if _are_names(seats) and is_seed(seed) and is_salt(salt) and _is_version(rules) and len(game) <= LONGEST_WORD:
            pass
        case _:
            raise BadRecord("record_header", line=1)
    if generator not in GENERATORS or (found == 1 and generator != MIXER):
        raise BadRecord("record_generator", line=1, found=generator[:LONGEST_WORD], known=", ".join(GENERATORS))
    if len(position) > LONGEST_POSITION or (position and (found == 1 or seed != SCENARIO_SEED or generator != MIXER)):
        raise BadRecord("record_header", line=1)
    record = Record(game, rules, options, seats, seed, notes, salt, generator, digest, position, found)
    if promise != record.commitment:
        raise BadRecord("record_seed", line=1)
    return record


def is_seed(seed: str) -> bool:
    """Neither endless nor containing half characters, which JSON can spell but no file can hold."""
    return len(seed) <= LONGEST_SEED and not any("\ud800" <= letter <= "\udfff" for letter in seed)


def is_salt(salt: str) -> bool:
    """Hexadecimal digits, so that there is only one way to take the sealed text apart."""
    return len(salt) <= LONGEST_WORD and HEX.issuperset(salt)


def _is_version(version: int) -> bool:
    return 0 <= version <= HIGHEST_VERSION


def _are_names(seats: Sequence[object]) -> bool:
    return 0 < len(seats) <= MOST_NAMES and all(isinstance(name, str) for name in seats)
