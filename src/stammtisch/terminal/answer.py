"""Answers as people type them: what is in brackets before a choice, or a move with a little less to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import seat_of, split
from stammtisch.engine.problem import Problem, Unreadable
from stammtisch.engine.state import Move
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.commands import fold, is_no, is_yes
from stammtisch.terminal.spelling import NUMBER, VERBS, Speller, spelled_out, straightened
from stammtisch.text.gametext import GameText

# Messages that suggest the notation of files; people here read a sentence in their own words instead.
NOT_A_MOVE: Final = ("not_a_slack_move", "not_a_scare_move")


def read(game: AnyGame, text: GameText, view: Any, line: str, choices: Choices, names: Sequence[str]) -> Move:
    """The move that the viewer meant. Raises Problem with the reason if there is none."""
    chosen = choices.find(line) or _yes_or_no(choices, line)
    if chosen is not None:
        return chosen
    name, said = split(" ".join(line.removeprefix("[").removesuffix("]").split()) if line.startswith("[") else line)
    if name and seat_of(name, names) != view.viewer:
        raise Problem("not_your_seat", name=name)
    if not said:
        raise Unreadable("no_move", line=line)
    moves = choices.moves or view.moves
    if not moves:
        raise Problem("no_choices")
    if len(said) == 1 and NUMBER.fullmatch(said[0]) and (held := text.numbers(view)):
        ways = choices.ways(held.get(int(said[0].removeprefix("#")), ""))
        if len(ways) > 1:
            raise Unreadable("several_ways", number=said[0], ways=", ".join(ways))
    try:
        return read_move(game, text, view, said, names)
    except Unreadable as unreadable:
        if unreadable.code not in NOT_A_MOVE:
            raise
        example = spelled_out(text, view, game.write(moves[-1], names), names)
        raise Unreadable("not_understood", line=line, example=example) from None


def _yes_or_no(choices: Choices, line: str) -> Move | None:
    """What yes and no mean where one thing is offered and can be declined. Raises Problem if it is more than one."""
    if is_no(line):
        return choices.no
    if not is_yes(line) or choices.go_on != choices.no or not choices.offered:
        return None
    if choices.offered > 1:
        raise Problem("yes_to_several", ways=", ".join(f"[{label}]" for label in choices.labels[: choices.offered]))
    return choices.moves[0]


def read_move(game: AnyGame, text: GameText, view: Any, said: Sequence[str], names: Sequence[str]) -> Move:
    """A move in the notation, with verbs and cards as people write them, or a card alone."""
    said = straightened(said)
    if not (said[0][0].isalpha() or said[0].startswith("#")):  # `8 8 8`, `3 on mia`
        said = [text.bare_verb(view) if len(said) == 1 and said[0].isdecimal() else "play", *said]
    try:
        return game.read(view.viewer, said, names)
    except Unreadable as unreadable:
        try:
            return _read_freely(game, text, view, said, names)
        except Unreadable as closer:  # name what was typed the way it was typed
            raise (unreadable if closer.code == unreadable.code else closer) from None


def _read_freely(game: AnyGame, text: GameText, view: Any, said: Sequence[str], names: Sequence[str]) -> Move:
    """A verb is always a verb: `shop` is not the beginning of Shopping Channel."""
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
    """A card without a verb: the one thing that can be done with it, or what the rules say about it."""
    size, card = speller.first_card(said)
    if card in speller.spoken and size == len(said):
        uses = sorted(text.uses(view, card), key=len)
        if len(uses) == 1 or (uses and len(uses[0]) < len(uses[1])):
            return uses[0]
        attempt = None if uses else text.attempt(view, card)
        if attempt is not None:
            return attempt
    elif card not in speller.spoken:
        return game.read(view.viewer, said, names)  # raises: this is not a move
    return game.read(view.viewer, ["play", card, *speller.spell(said[size:])], names)
