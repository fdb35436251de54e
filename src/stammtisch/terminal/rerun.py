"""Plays a record again; what is wrong with it is explained to people, not to programs."""

from __future__ import annotations

from stammtisch.boxes import game_text, load_recorded
from stammtisch.engine.problem import BadRecord, Problem
from stammtisch.engine.record import Record
from stammtisch.engine.table import Table, replay
from stammtisch.text.words import Words


def play_again(say: Words, record: Record, length: int | None = None) -> Table:
    """Like `replay`, for the game that the record names. The reason why a move is impossible becomes a sentence here,
    where the names of seats and cards are known.
    """
    game = load_recorded(record.game, record.options)
    try:
        return replay(game, record, length)
    except BadRecord as bad:
        if isinstance(bad.__cause__, Problem):
            bad.facts["why"] = game_text(say, game, record.seats).problem(bad.__cause__)
        raise bad from None
