"""Answers as people type them: the number of a choice, or a move in the notation with a little less to write."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import seat_of, split
from stammtisch.engine.problem import Problem, Unreadable
from stammtisch.engine.state import Move


def read(game: AnyGame, line: str, seat: int, moves: Sequence[Move], names: Sequence[str]) -> Move:
    """The move that was meant. Raises Problem with the reason when there is none."""
    number = line.removeprefix("[").removesuffix("]").strip()
    if number.isdecimal():
        # Cards are numbers too, but a single number always means a choice: nobody shall play the wrong card.
        if 1 <= int(number) <= len(moves):
            return moves[int(number) - 1]
        raise Unreadable("no_such_choice", number=number, last=len(moves), example=game.write(moves[-1], names))
    name, said = split(line)
    if name and seat_of(name, names) != seat:
        raise Problem("not_your_seat", name=name)
    if not said:
        raise Unreadable("no_move", line=line)
    if not said[0][0].isalpha():  # `8 8 8`
        return game.read(seat, ["play", *said], names)
    try:
        return game.read(seat, said, names)
    except Unreadable as unreadable:
        try:  # a card's name alone
            return game.read(seat, ["play", *said], names)
        except Problem:
            raise unreadable from None
