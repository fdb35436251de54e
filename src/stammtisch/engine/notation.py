"""Moves as text: `ann: play 8 8 8`. Records, logs, scenarios, the terminal and outside bots share this one form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import Unreadable
from stammtisch.engine.state import AnyState, Move

PREPOSITIONS: Final = ("on", "to", "as")  # between cards and names in a move, whatever the game
THE_DISCARDS: Final = "discard"  # as a place, where a move could name a seat
LONGEST_NAME = 20
MOST_NAMES = 20  # more than any game has seats


def check_names(names: Sequence[str]) -> None:
    """Names are single words, because moves mention them, and all different, because a move means one of them."""
    if len(names) > MOST_NAMES:
        raise Unreadable("too_many_seats", most=MOST_NAMES)
    seen: dict[str, str] = {}
    for number, name in enumerate(names):
        if len(name) > LONGEST_NAME or ":" in name or not name.isprintable() or name.split() != [name]:
            raise Unreadable("bad_name", name=name[: 2 * LONGEST_NAME], longest=LONGEST_NAME)
        first = seen.setdefault(name.casefold(), name)
        if len(seen) <= number:
            raise Unreadable("same_name", name=first)


def seat_of(name: str, names: Sequence[str]) -> int:
    for seat, other in enumerate(names):
        if other.casefold() == name.casefold():
            return seat
    raise Unreadable("unknown_seat", name=name, known=", ".join(names))


def split(line: str) -> tuple[str, list[str]]:
    """`ann: play 8 8` gives ("ann", ["play", "8", "8"]); without a seat the name is empty."""
    name, colon, rest = line.partition(":")
    if not colon:
        return "", line.split()
    return name.strip(), rest.split()


def parse(game: AnyGame, line: str, names: Sequence[str], state: AnyState | None = None) -> Move:
    """The move on this line. With a state, it may also be one that is worded differently for what is asked there."""
    name, words = split(line)
    if not name:
        raise Unreadable("no_seat", line=line)
    if not words:
        raise Unreadable("no_move", line=line)
    move = game.read(seat_of(name, names), words, names)
    return move if state is None else game.canonical(state, move)


def write(game: AnyGame, move: Move, names: Sequence[str]) -> str:
    return f"{names[move[0]]}: {game.write(move, names)}"
