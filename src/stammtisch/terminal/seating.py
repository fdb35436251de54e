"""Who sits where: people at this keyboard first, then bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from stammtisch.bots.names import endless
from stammtisch.engine.problem import Problem
from stammtisch.text.words import LANGUAGES, Words, words

BOT_NAMES: Final = ("Mia", "Leo", "Ana", "Cem", "Kim", "Zoe", "Ben", "Ida", "Max", "Eva", "Tom", "Lea")


@dataclass(frozen=True)
class Seating:
    """What the notes of a record say about a table."""

    humans: tuple[int, ...]
    bot: str
    language: str

    def to_notes(self) -> dict[str, object]:
        return {"client": "terminal", "humans": list(self.humans), "bot": self.bot, "language": self.language}


def seating_from_notes(notes: Mapping[str, object], seats: int) -> Seating:
    """The seating of a saved game. In a record written by another client, the first seat is a person's, and no bot
    is named.
    """
    humans, bot, language = notes.get("humans"), notes.get("bot"), notes.get("language")
    if not isinstance(humans, list) or not all(type(seat) is int and 0 <= seat < seats for seat in humans):
        humans = [0]
    return Seating(
        tuple(sorted(set(humans))),
        bot if isinstance(bot, str) else "",
        language if isinstance(language, str) and language in LANGUAGES else "en",
    )


def seat_names(given: Sequence[str], humans: int, seats: int, say: Words) -> list[str]:
    """A name for every seat: the names given, then default names for people, then names for bots."""
    if humans > seats:
        raise Problem("too_many_humans", humans=humans, seats=seats)
    if len(given) > seats:
        raise Problem("too_many_names", names=len(given), seats=seats)
    names = list(given)
    taken = {name.casefold() for name in names}
    number = 0
    while len(names) < humans:
        number += 1
        name = say("terminal-you") if humans == 1 else say("terminal-player", number=number)
        if name.casefold() not in taken:
            names.append(name)
    free = (name for name in endless(BOT_NAMES) if name.casefold() not in taken)
    return [*names, *islice(free, seats - len(names))]


def shown_names(names: Sequence[str], humans: Sequence[int], language: str) -> list[str]:
    """The names as a reader of this language sees them: somebody called `You` is called `Du` in German."""
    shown, you = list(names), called_you(names, humans)
    if you is not None:
        shown[you] = words(language)("terminal-you")
    return shown


def called_you(names: Sequence[str], humans: Sequence[int]) -> int | None:
    """The seat of a person alone with bots who has not given a name."""
    is_named = len(humans) != 1 or names[humans[0]] not in {words(each)("terminal-you") for each in LANGUAGES}
    return None if is_named else humans[0]


def company(names: Sequence[str], say: Words) -> str:
    """With whom a game is played: the names, as shown to a reader, without one who is only called `You`."""
    return say.listed([name for name in names if name != say("terminal-you")])


def replay_names(names: Sequence[str], notes: Mapping[str, object], viewer: int, say: Words) -> tuple[list[str], int]:
    """The names in the story of a saved game, and the seat that it addresses: the viewer, or else a person without a
    name, so that it says "You draw". If the viewer is somebody else, that person needs a name, because "you" are the
    viewer.
    """
    humans = seating_from_notes(notes, len(names)).humans
    shown, you = shown_names(names, humans, say.language), called_you(names, humans)
    if viewer < len(names) and you not in (None, viewer):
        shown[humans[0]] = say("terminal-player", number=humans[0] + 1)
    return shown, you if viewer >= len(names) and you is not None else viewer
