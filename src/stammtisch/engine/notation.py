"""Moves as text: `ann: play 8 8 8`. Records, logs, scenarios, the terminal and outside bots share this one form."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import Unreadable
from stammtisch.engine.state import Move, State

LONGEST_NAME = 20
MOST_NAMES = 20  # no game has as many seats


def check_names(names: Sequence[str]) -> None:
    """Names are single words, because moves mention them; they differ, because moves mean one of them."""
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


def parse(game: AnyGame, line: str, names: Sequence[str], state: State | None = None) -> Move:
    """The move that a line says; with a state also one that is said in other words for what is asked there."""
    name, words = split(line)
    if not name:
        raise Unreadable("no_seat", line=line)
    if not words:
        raise Unreadable("no_move", line=line)
    move = game.read(seat_of(name, names), words, names)
    return move if state is None else game.meant(state, move)


def write(game: AnyGame, move: Move, names: Sequence[str]) -> str:
    return f"{names[move[0]]}: {game.write(move, names)}"
