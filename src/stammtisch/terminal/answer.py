"""Answers as people type them: the number of a choice, or a move in the notation with a little less to write."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import seat_of, split
from stammtisch.engine.problem import Problem, Unreadable
from stammtisch.engine.state import Move
from stammtisch.terminal.commands import fold
from stammtisch.terminal.spelling import VERBS, Speller
from stammtisch.text.tell import GameText


def read(game: AnyGame, text: GameText, view: Any, line: str, moves: Sequence[Move], names: Sequence[str]) -> Move:
    """The move that the viewer meant. Raises Problem with the reason when there is none."""
    number = line.removeprefix("[").removesuffix("]").strip()
    if number.isdecimal():
        # Cards have numbers too, but a single number always means a choice: nobody shall play the wrong card.
        if 1 <= int(number) <= len(moves):
            return moves[int(number) - 1]
        if not moves:
            raise Problem("no_choices")
        raise Unreadable("no_such_choice", number=number, last=len(moves), example=game.write(moves[-1], names))
    name, said = split(line)
    if name and seat_of(name, names) != view.viewer:
        raise Problem("not_your_seat", name=name)
    if not said:
        raise Unreadable("no_move", line=line)
    return read_move(game, text, view, said, names)


def read_move(game: AnyGame, text: GameText, view: Any, said: Sequence[str], names: Sequence[str]) -> Move:
    """A move in the notation, with cards as people write them, or a card alone."""
    seat, (verb, *rest) = view.viewer, said
    if not (verb[0].isalpha() or verb.startswith("#")):  # `8 8 8`
        return game.read(seat, ["play", *said], names)
    try:
        return game.read(seat, said, names)
    except Unreadable as unreadable:
        speller = Speller(text, view, names)
        try:
            return game.read(seat, [VERBS.get(fold(verb), verb), *speller.spell(rest)], names)
        except Unreadable as closer:
            move = _use_card(game, text, view, speller, said, names)
            if move is None:
                raise (closer if closer.code == "ambiguous_card" else unreadable) from None
            return move


def _use_card(
    game: AnyGame, text: GameText, view: Any, speller: Speller, said: Sequence[str], names: Sequence[str]
) -> Move | None:
    """A card without a verb: the one thing that can be done with it, or what the rules have to say about it."""
    try:
        card, *rest = speller.spell(said)
    except Unreadable:
        if len(said) == 1:
            raise
        return None
    uses = [] if rest else sorted(text.uses(view, card), key=len)
    if len(uses) == 1 or (uses and len(uses[0]) < len(uses[1])):
        return uses[0]
    attempt = None if uses or rest else text.attempt(view, card)
    if attempt is not None:
        return attempt
    with suppress(Problem):
        return game.read(view.viewer, ["play", card, *rest], names)
    return None
