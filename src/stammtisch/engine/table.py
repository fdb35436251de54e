"""A table: a game that is being played, its record and its log. Clients hold one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from stammtisch.engine.event import Event, reveals, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import check_names, parse, write
from stammtisch.engine.problem import BadOption, BadRecord, Problem
from stammtisch.engine.record import LONGEST_SEED, Record, checksum, is_seed
from stammtisch.engine.rng import stream
from stammtisch.engine.state import Move, State


@dataclass(frozen=True)
class Step:
    """One move and what it led to."""

    move: Move
    events: list[Event]
    reveals: bool  # chance or a hidden card had a say in it


class Table:
    """Owns the state. Whoever moves here is recorded. `check` is another way to work out the same `checksum`."""

    def __init__(
        self,
        game: AnyGame,
        names: Sequence[str],
        seed: str,
        notes: Mapping[str, object] | None = None,
        check: Callable[[State], str] = checksum,
    ) -> None:
        check_names(names)
        if not is_seed(seed):
            raise BadOption("bad_seed", longest=LONGEST_SEED)
        self.game = game
        self.names = list(names)
        self._check = check
        self.record = Record(game.ID, game.RULES_VERSION, dict(game.options), self.names, seed, dict(notes or {}))
        self._open()

    def _open(self) -> None:
        self.steps: list[Step] = []
        self.state: State
        self.opening: list[Event]  # what happened before the first decision
        self.state, self.opening = self.game.start(len(self.names), stream(self.record.seed, "game"))

    def _play(self, move: Move) -> list[Event]:
        count = self.state.rng.count
        events = self.game.apply(self.state, move)
        is_chance = self.state.rng.count != count
        self.steps.append(Step(move, events, is_chance or reveals(self.game.EVENTS, events)))
        return events

    def apply(self, move: Move) -> list[Event]:
        events = self._play(move)
        self.record.append(write(self.game, move, self.names), self._check(self.state))
        return events

    def log(self, viewer: int) -> list[Event]:
        """Everything that happened, as far as the viewer may know it."""
        events = visible(self.opening, viewer)
        for step in self.steps:
            events += visible(step.events, viewer)
        return events

    def is_undo_free(self, seat: int) -> bool:
        """Whether this seat may take its last move back without asking: nobody has moved since, and it told nobody
        anything by chance or from a hidden place. Everything else needs the others' consent.
        """
        return bool(self.steps) and self.steps[-1].move[0] == seat and not self.steps[-1].reveals

    def undo(self, seat: int) -> int:
        """Takes back everything from this seat's last move on; returns how many moves are left.

        Whether that is all right is the client's matter (`is_undo_free`, else consent). The game is played again up to
        there, so there is nothing that an undo could forget.
        """
        moves = [step.move for step in self.steps]
        while moves and moves[-1][0] != seat:
            moves.pop()
        if not moves:
            raise Problem("nothing_to_undo")
        moves.pop()
        self.record.truncate(len(moves))
        self._open()
        for move in moves:
            self._play(move)
        return len(moves)


def replay(game: AnyGame, record: Record, length: int | None = None) -> Table:
    """Plays a record again, up to its first `length` moves, and compares every checkpoint on the way."""
    if record.rules_version != game.RULES_VERSION:
        raise BadRecord("record_rules", line=1, found=record.rules_version, known=game.RULES_VERSION)
    if record.game != game.ID or game.options != {**game.options, **record.options}:
        raise BadRecord("record_game", line=1, game=record.game)
    try:
        table = Table(game, record.seats, record.seed, record.notes)
    except Problem as problem:
        raise BadRecord("record_seats", line=1, why=str(problem)) from problem
    for i, text in enumerate(record.moves[:length]):
        try:
            table.apply(parse(game, text, table.names))
        except Problem as problem:
            raise BadRecord("record_move", line=record.lines[i], number=i + 1, move=text, why=str(problem)) from problem
        if table.record.checks[i] != record.checks[i]:
            raise BadRecord("record_diverged", line=record.lines[i], number=i + 1, move=text)
    table.record.lines = record.lines[:length]
    table.record.taken_back = record.taken_back
    table.record.is_cut = record.is_cut
    return table
