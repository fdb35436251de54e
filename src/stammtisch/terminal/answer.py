"""Answers as people type them: the number of a choice, or a move in the notation with a little less to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import seat_of, split
from stammtisch.engine.problem import Problem, Unreadable
from stammtisch.engine.state import Move
from stammtisch.terminal.commands import fold
from stammtisch.terminal.spelling import VERBS, Speller, spelled_out
from stammtisch.text.tell import GameText

# What the notation says then has moves as files hold them; people here read one in their own words.
NOT_A_MOVE: Final = ("not_a_slack_move", "not_a_scare_move")


def read(game: AnyGame, text: GameText, view: Any, line: str, moves: Sequence[Move], names: Sequence[str]) -> Move:
    """The move that the viewer meant. Raises Problem with the reason when there is none."""
    number = " ".join(line.removeprefix("[").removesuffix("]").split())
    typed = {text.typed(view, move)[0]: move for move in moves}
    if typed.get(number):
        return typed[number]
    if number.isdecimal() and (not typed or "" in typed):
        # Cards have numbers too, but a single number always means a choice: nobody should play the wrong card.
        if 1 <= int(number) <= len(moves):
            return moves[int(number) - 1]
        if not moves:
            raise Problem("no_choices")
        example = spelled_out(text, view, game.write(moves[-1], names), names)
        raise Unreadable("no_such_choice", number=number, last=len(moves), example=example)
    name, said = split(number if line.startswith("[") else line)
    if name and seat_of(name, names) != view.viewer:
        raise Problem("not_your_seat", name=name)
    if not said:
        raise Unreadable("no_move", line=line)
    try:
        return read_move(game, text, view, said, names)
    except Unreadable as unreadable:
        if unreadable.code not in NOT_A_MOVE or not moves:
            raise
        example = spelled_out(text, view, game.write(moves[-1], names), names)
        raise Unreadable("not_understood", line=line, example=example) from None


def read_move(game: AnyGame, text: GameText, view: Any, said: Sequence[str], names: Sequence[str]) -> Move:
    """A move in the notation, with verbs and cards as people write them, or a card alone."""
    if not (said[0][0].isalpha() or said[0].startswith("#")):  # `8 8 8`, `3 on mia`
        said = [text.bare_verb(view) if len(said) == 1 and said[0].isdecimal() else "play", *said]
    try:
        return game.read(view.viewer, said, names)
    except Unreadable as unreadable:
        try:
            return _read_freely(game, text, view, said, names)
        except Unreadable as closer:  # what was typed is named as it was typed
            raise (unreadable if closer.code == unreadable.code else closer) from None


def _read_freely(game: AnyGame, text: GameText, view: Any, said: Sequence[str], names: Sequence[str]) -> Move:
    """A verb always is a verb: `shop` is not the beginning of Shopping Channel."""
    speller = Speller(text, view, names)
    verb = VERBS.get(fold(said[0]))
    if verb is None:
        return _use_card(game, text, view, speller, said, names)
    try:
        return game.read(view.viewer, [verb, *speller.spell(said[1:], verb)], names)
    except Unreadable as unreadable:
        raise (Unreadable("incomplete_move", line=said[0]) if len(said) == 1 else unreadable) from None


def _use_card(
    game: AnyGame, text: GameText, view: Any, speller: Speller, said: Sequence[str], names: Sequence[str]
) -> Move:
    """A card without a verb: the one thing that can be done with it, or what the rules have to say about it."""
    size, card = speller.first_card(said)
    if card in speller.spoken and size == len(said):
        uses = sorted(text.uses(view, card), key=len)
        if len(uses) == 1 or (uses and len(uses[0]) < len(uses[1])):
            return uses[0]
        attempt = None if uses else text.attempt(view, card)
        if attempt is not None:
            return attempt
    elif card not in speller.spoken:
        return game.read(view.viewer, said, names)  # which says that this is no move
    return game.read(view.viewer, ["play", card, *speller.spell(said[size:])], names)
