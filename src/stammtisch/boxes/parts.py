"""What clients take out of a box: the words of a game, its rules and how to play it, and its bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from stammtisch.bots.bot import Bot, RandomBot
from stammtisch.boxes.announcement import Announcement
from stammtisch.boxes.picture import Painter, Picture
from stammtisch.boxes.plain import PlainPainter, PlainPicture
from stammtisch.boxes.shelf import boxes, find_box
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.problem import BadOption, Problem
from stammtisch.engine.state import AnyState, Move
from stammtisch.text.gametext import GameText
from stammtisch.text.placeholders import PLACEHOLDERS
from stammtisch.text.rulebook import Rule, read_rules
from stammtisch.text.words import Words

# Words ---------------------------------------------------------------------------------------------------------------


def game_title(words: Words, id: str) -> str:
    """What people call this game. One that we do not have, as in the record of somebody else, has only its id."""
    return " + ".join([words(f"game-{part}") if words.has(f"game-{part}") else part for part in id.split("+")])


def game_about(words: Words, id: str) -> str:
    """The game in a sentence, or a sentence for each set."""
    return " ".join([words(f"game-{part}.about") for part in id.split("+")])


def game_intro(words: Words, id: str) -> str:
    """Enough to begin with, if there is something to read."""
    intros = [f"game-{part}.intro" for part in id.split("+")]
    return "\n".join([words(intro) for intro in intros if words.has(intro)])


def game_text(words: Words, game: AnyGame, names: Sequence[str]) -> GameText:
    text = find_box(game.kind.id).text
    assert text is not None  # `register` has seen to it
    return text(words, game, names)


@lru_cache(256)
def shared_text(words: Words, game: AnyGame) -> GameText:
    """One for all tables of a game, which remembers what it has said: placeholders stand for the names
    (`with_names`).
    """
    return game_text(words, game, PLACEHOLDERS)


class HowTo(NamedTuple):
    title: str
    text: str
    rules: Sequence[str]


def how_to_play(id: str, words: Words) -> list[HowTo]:
    """On about one screen: for people who have never seen the game and want to begin."""
    return [HowTo(words(part), words(f"{part}.text"), rules) for part, rules in find_box(id).how.items()]


# For the page --------------------------------------------------------------------------------------------------------


@lru_cache(256)
def painter_of(game: AnyGame) -> Painter[Any, Any, Any]:
    box = find_box(game.kind.id)
    assert box.text is not None
    return box.painter or PlainPainter(box.text)


def picture_types() -> tuple[type[Picture], ...]:
    """Of all games on the shelf."""
    drawn = [box.painter.PICTURE for box in boxes() if box.painter is not None]
    return (*dict.fromkeys(drawn), PlainPicture)


def announcement(game: AnyGame, view: AnyView) -> Announcement | None:
    """What the open window is about, as a spectator sees it; None in a game without announcements."""
    return find_box(game.kind.id).announcement(game, view)


def ending_move(game: AnyGame, state: AnyState, seat: int) -> Move | None:
    """How this seat declines what it is asked in its turn; None: it has to answer, or somebody else is asked."""
    ending, decision = find_box(game.kind.id).ending, game.decision(state)
    if ending is None or decision is None or decision.shape == RESPOND or decision.asked != (seat,):
        return None
    return ending(game, game.moves(state, seat))


# Rules ---------------------------------------------------------------------------------------------------------------


@cache
def rulebook(id: str) -> tuple[Rule, ...]:
    """The rules of a game in reading order."""
    return read_rules(find_box(id).rulebook)


def find_rule(id: str, asked: str) -> Rule:
    for rule in rulebook(id):
        if rule.id.casefold() == asked.casefold():
            return rule
    raise Problem("unknown_rule", rule=asked, game=id)


# Bots ----------------------------------------------------------------------------------------------------------------


def levels(game: AnyGame) -> list[str]:
    """What people can choose from, from the weakest to the strongest."""
    return [*find_box(game.kind.id).bots] or [RandomBot.NAME]


def known_bots(game: AnyGame) -> list[str]:
    """The random bot, the levels, and names from earlier versions."""
    box = find_box(game.kind.id)
    return [RandomBot.NAME, *box.bots, *box.older_bots]


def usual_bot(game: AnyGame) -> str:
    return find_box(game.kind.id).usual_bot


def best_bot(game: AnyGame) -> str:
    return levels(game)[-1]


def make_bot(name: str, game: AnyGame) -> Bot:
    """Raises BadOption if there is no such bot."""
    if name not in known_bots(game):
        raise BadOption("unknown_bot", bot=name, known=", ".join(known_bots(game)))
    box = find_box(game.kind.id)
    return RandomBot() if name == RandomBot.NAME else {**box.bots, **box.older_bots}[name](game)
