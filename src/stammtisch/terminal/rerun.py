"""A record is played again; what is wrong with it is told to people, not to programs."""

from __future__ import annotations

from stammtisch.engine.problem import BadRecord, Problem
from stammtisch.engine.record import Record
from stammtisch.engine.table import Table, replay
from stammtisch.games import load
from stammtisch.text.tell import game_text
from stammtisch.text.words import Words


def play_again(say: Words, record: Record, length: int | None = None) -> Table:
    """Like `replay`, for the game that the record names. Why a move is not possible is a sentence here already: only
    here the names of the seats and cards are known.
    """
    game = load(record.game, record.options)
    try:
        return replay(game, record, length)
    except BadRecord as bad:
        if isinstance(bad.__cause__, Problem):
            bad.facts["why"] = game_text(say, game, record.seats).problem(bad.__cause__)
        raise bad from None
