"""What the Tab key completes: commands with what can follow them, and moves that are possible now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stammtisch.engine.event import SPECTATOR
from stammtisch.terminal.commands import COMMANDS, command_names, fold, read_command
from stammtisch.terminal.orders import order_words
from stammtisch.terminal.session import Session
from stammtisch.terminal.spelling import slug, spelled_out
from stammtisch.terminal.stops import STOPS
from stammtisch.text.words import LANGUAGES

MOST: Final = 400  # lines to look at: the choices of a turn can be very many


def completions(session: Session, typed: str) -> list[str]:
    """Every line that begins like this, up to the end of the word at the cursor."""
    *before, word = typed.split(" ")
    command, _ = read_command(" ".join(before))
    if before and command:
        follow = _arguments(session, command, before[1:])
    elif before:
        follow = _next_words(session, before)
    else:
        follow = [*_commands(session), *_next_words(session, []), *_people(session)]
    start = " ".join([*before, ""])
    return [start + each for each in dict.fromkeys(follow) if fold(each).startswith(fold(word))]


def _commands(session: Session) -> list[str]:
    """In the reader's language only: all others work, but would be in the way."""
    return [command_names(each, session.words.language)[0] for each in COMMANDS if session.offers(each)]


def _people(session: Session) -> list[str]:
    return [session.table.names[seat] for seat in session.humans] if len(session.humans) > 1 else []


def _next_words(session: Session, before: Sequence[str]) -> list[str]:
    """The next word of every possible move that begins with these."""
    if session.viewer == SPECTATOR:
        return []
    said = [fold(word) for word in before]
    moves = [move.split() for move in _possible(session)]
    return [move[len(said)] for move in moves if len(move) > len(said) and [*map(fold, move[: len(said)])] == said]


def _possible(session: Session) -> Iterable[str]:
    """All moves as this reader types them, with cards by number and by name."""
    view, names = session.view(), session.table.names
    numbers = {f"#{number}": card for number, card in session.text.numbers(view).items()}
    spoken = session.text.card_names(view)
    for move in view.moves[:MOST]:
        line = spelled_out(session.text, view, session.game.write(move, names), names)
        named = [slug(spoken[numbers[word]]) if word in numbers else word for word in line.split()]
        yield " ".join(named)
        yield line


def _arguments(session: Session, command: str, said: Sequence[str]) -> list[str]:
    say, text = session.words, session.text
    if command == "stops":
        return [say(f"terminal-stops-{each}") for each in STOPS]
    if command == "lang":
        return [*LANGUAGES]
    if command == "order":
        return order_words(session, said)
    if command == "more":
        return [say("terminal-more-on"), say("terminal-more-off")]
    if command in ("info", "why") and session.viewer != SPECTATOR:
        view = session.view()
        spoken = text.card_names(view)
        return [slug(spoken[card]) for card in (*text.numbers(view).values(), *text.in_play(view)) if card in spoken]
    if command == "show" and not said:
        return [name for seat, name in enumerate(session.table.names) if seat != session.viewer]
    return []
