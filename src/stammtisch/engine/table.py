"""A table: a game that is being played, its record and its log. Clients hold one of these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from stammtisch.engine.event import Event, reveals, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import check_names, parse, write
from stammtisch.engine.option import lost_options, read_options
from stammtisch.engine.problem import BadOption, BadPosition, BadRecord, Problem
from stammtisch.engine.record import LONGEST_SEED, Record, find_change, is_salt, is_seed, new_record, record_from
from stammtisch.engine.rng import KEYED, stream
from stammtisch.engine.scenario import lay
from stammtisch.engine.state import AnyState, Move


class Step(NamedTuple):
    """One move and what it led to."""

    move: Move
    events: list[Event]
    reveals: bool  # chance or a hidden card played a part


class Table:
    """Owns the state. Every move made here is recorded.

    `seed` and `salt` come from the client, which draws them from something that nobody can guess; the salt is written
    in hexadecimal digits. A table that came from a record may be `outdated`: played by other rules or with other cards,
    or not as its record says. It is then shown as far as its record still holds, and does not go on.
    """

    def __init__(
        self,
        game: AnyGame,
        names: Sequence[str],
        seed: str,
        notes: Mapping[str, object] | None = None,
        *,
        salt: str = "",
        generator: str = KEYED,
    ) -> None:
        self._begin(game, new_record(game, names, seed, notes or {}, salt, generator))

    @classmethod
    def begin_at(cls, game: AnyGame, names: Sequence[str], position: str) -> Table:
        """A table that begins in the position of a scenario instead of a deal. Raises BadPosition."""
        table = cls.__new__(cls)
        table._begin(game, record_from(game, names, position))
        return table

    @classmethod
    def begin_again(cls, game: AnyGame, record: Record) -> Table:
        """The table of a record before its first move. Raises BadRecord."""
        # Options are read as of today: one may be new since then, and one that is gone makes the game outdated.
        kind = game.kind
        lost = lost_options(kind.options, kind.presets, record.options)
        kept = {name: value for name, value in record.options.items() if name not in lost}
        if record.game != kind.id or game.options != read_options(kind.options, kind.presets, kept):
            raise BadRecord("record_game", line=1, game=record.game)
        table = cls.__new__(cls)
        try:
            table._begin(game, record.blank())
        except BadPosition as problem:
            raise BadRecord("record_position", line=1, why=str(problem)) from problem
        except Problem as problem:
            raise BadRecord("record_seats", line=1, why=str(problem)) from problem
        table.outdated = find_change(game, record, lost)
        return table

    def _begin(self, game: AnyGame, record: Record) -> None:
        check_names(record.seats)
        if not is_seed(record.seed) or not is_salt(record.salt):
            raise BadOption("bad_seed", longest=LONGEST_SEED)
        self.game = game
        self.record = record
        self.names = record.seats
        self.outdated: BadRecord | None = None
        self.unplayed = 0  # moves on record that are no longer possible, or lead elsewhere
        self._open()

    def _open(self) -> None:
        self.steps: list[Step] = []
        self.state: AnyState
        self.opening: list[Event]  # what happened before the first decision
        if self.record.position:
            self.state, self.opening = lay(self.record.position, self.game, len(self.names)), []
            return
        chance = stream(self.record.seed, "game", self.record.generator)
        self.state, self.opening = self.game.start(len(self.names), chance)

    def _play(self, move: Move) -> list[Event]:
        count = self.state.rng.count
        events = self.game.apply(self.state, move)
        is_chance = self.state.rng.count != count
        self.steps.append(Step(move, events, is_chance or reveals(self.game.kind.events, events)))
        return events

    def apply(self, move: Move) -> list[Event]:
        events = self._play(move)
        text = write(self.game, move, self.names)
        self.record.append(text, self.record.checksum(self.game, self.state, text))
        return events

    def repeat(self, text: str, checksum: str, line: int = 0) -> list[Event]:
        """Plays a recorded move. Raises BadRecord, and changes nothing, if the move is impossible or leads elsewhere
        than it did.
        """
        number = len(self.steps) + 1
        try:
            move = parse(self.game, text, self.names)
            events = self._play(move)
        except Problem as problem:
            raise BadRecord("record_move", line=line, number=number, move=text, why=str(problem)) from problem
        written = write(self.game, move, self.names)
        if self.record.checksum(self.game, self.state, written) not in ("", checksum):
            self._rewind(number - 1)
            raise BadRecord("record_diverged", line=line, number=number, move=text)
        self.record.append(written, checksum, line)
        return events

    def _rewind(self, length: int) -> None:
        """Nothing is lost by this: the game is played again up to there."""
        moves = [step.move for step in self.steps[:length]]
        self._open()
        for move in moves:
            self._play(move)

    @property
    def is_closed(self) -> bool:
        """Whether nobody can move here any more."""
        return self.state.is_over or self.outdated is not None

    def log(self, viewer: int) -> list[Event]:
        """Everything that happened, as far as the viewer may know it."""
        events = visible(self.opening, viewer)
        for step in self.steps:
            events += visible(step.events, viewer)
        return events

    def is_undo_free(self, seat: int) -> bool:
        """Whether this seat may take its last move back without asking: nobody has moved since, and the move told
        nobody anything by chance or from a hidden place. Everything else needs the others' consent.
        """
        return bool(self.steps) and self.steps[-1].move[0] == seat and not self.steps[-1].reveals

    def undo(self, seat: int) -> int:
        """Takes back everything from this seat's last move on, and returns how many moves are left. Whether that is
        allowed is up to the client (`is_undo_free`, otherwise consent).
        """
        moves = [step.move for step in self.steps]
        while moves and moves[-1][0] != seat:
            moves.pop()
        if not moves:
            raise Problem("nothing_to_undo")
        self.record.truncate(len(moves) - 1)
        self._rewind(len(moves) - 1)
        return len(self.steps)


def replay(game: AnyGame, record: Record, length: int | None = None) -> Table:
    """Plays a record again, up to its first `length` moves, and compares every checksum on the way. Raises BadRecord;
    but where rules or cards have changed since, the table is `outdated` and stands where its record last agreed.
    """
    table = Table.begin_again(game, record)
    for i, text in enumerate(record.moves[:length]):
        try:
            table.repeat(text, record.checksums[i], record.lines[i])
        except BadRecord:
            if table.outdated is None:
                raise
            table.unplayed = len(record.moves[:length]) - i
            break
    table.record.taken_back = record.taken_back
    table.record.is_cut = record.is_cut
    return table
