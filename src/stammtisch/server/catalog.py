"""What a page asks for before anybody plays: the games with their options, and the text of the cards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from stammtisch.boxes import (
    AnyBox,
    CardFacts,
    example_cards,
    examples,
    find_box,
    game_about,
    game_title,
    how_to_play,
    known_games,
    levels,
    load,
    rulebook,
    usual_bot,
)
from stammtisch.engine.option import Option
from stammtisch.text.rulebook import rule_text
from stammtisch.text.words import Words, words

YES_AND_NO: Final = {True: "yes", False: "no"}


class OptionChoice(Struct):
    value: Any
    title: str
    note: str  # what it means


class OptionFacts(Struct):
    name: str
    title: str
    help: str  # for an option without choices
    group: str
    group_title: str
    rule: str
    default: Any
    choices: list[OptionChoice]
    least: int
    most: int


class HowToFacts(Struct):
    title: str
    text: str
    rules: list[str]


class SetFacts(Struct):
    id: str
    title: str


class JoinFacts(Struct):
    """What is different because sets are joined."""

    text: str
    rule: str  # "" if this game has no such rule


class GameFacts(Struct):
    id: str
    title: str
    about: str
    family: str  # games of the same family can be joined: `cthulhu+geek`; "" for one that stays alone
    sets: list[SetFacts]  # it is made of these
    joined: list[JoinFacts]
    least_seats: int
    most_seats: int
    bots: list[str]  # levels, from the weakest to the strongest ...
    usual_bot: str  # ... and the one for people who have not chosen
    presets: dict[str, dict[str, Any]]
    options: list[OptionFacts]
    how: list[HowToFacts]  # how to play, on about one screen
    has_guide: bool  # whether there is a first game that teaches it
    has_windows: bool  # whether there is a bell to stop a window


class RuleFacts(Struct):
    id: str
    section: str
    text: str
    has_example: bool  # that can be opened as a table
    cards: list[str]  # played in it


def games(language: str) -> list[GameFacts]:
    return [game(id, language) for id in known_games()]


@cache
def game(id: str, language: str) -> GameFacts:
    box, say = find_box(id), words(language)
    least, most = box.kind.seats
    rules = {rule.id for rule in rulebook(id)}
    notes = box.join_notes(load(id), say)
    return GameFacts(
        id=id,
        title=game_title(say, id),
        about=game_about(say, id),
        family=box.kind.family if box.join is not None else "",
        sets=[SetFacts(part, game_title(say, part)) for part in id.split("+")],
        joined=[JoinFacts(note.text, note.rule if note.rule in rules else "") for note in notes],
        least_seats=least,
        most_seats=most,
        bots=levels(load(id)),
        usual_bot=usual_bot(load(id)),
        presets={name: dict(options) for name, options in box.kind.presets.items()},
        options=[_option(box, option, say) for option in box.kind.options],
        has_guide=box.guide is not None,
        has_windows=box.has_windows,
        how=[HowToFacts(part.title, part.text, list(part.rules)) for part in how_to_play(id, say)],
    )


def _option(box: AnyBox, option: Option, say: Words) -> OptionFacts:
    key = f"option-{box.kind.family}-{option.name}"
    choices = [OptionChoice(value, say(f"{key}.is-{value}"), say(f"{key}.on-{value}")) for value in option.choices]
    if isinstance(option.default, bool):
        choices = [
            OptionChoice(value, say(f"option-{word}"), say(f"{key}.on-{word}")) for value, word in YES_AND_NO.items()
        ]
    group = next(group for group, names in box.option_groups.items() if option.name in names)
    return OptionFacts(
        name=option.name,
        title=say(key),
        help="" if choices else say(f"{key}.help"),
        group=group,
        group_title=say(f"option-group-{group}"),
        rule=option.rule,
        default=option.default,
        choices=choices,
        least=option.least,
        most=option.most,
    )


@cache
def cards(id: str, language: str) -> list[CardFacts]:
    """All cards of a game in the reader's language; a game whose cards are numbers has none."""
    return find_box(id).cards(load(id), words(language))


@cache
def rules(id: str, language: str) -> list[RuleFacts]:
    load(id)  # refuses a game that there is not
    say = words(language)
    played = examples(id)
    known = {card.id for card in cards(id, language)}
    return [
        RuleFacts(
            rule.id,
            say(f"rules-section-{rule.section}"),
            rule_text(rule, say),
            rule.id in played,
            # A move may name a seat, and an example of a mixed game a card of another set.
            [card for card in example_cards(id, rule.id) if card in known or not known] if rule.id in played else [],
        )
        for rule in rulebook(id)
    ]
