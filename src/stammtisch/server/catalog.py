"""What a page asks before anybody plays: the games with their options, and the cards as they read."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from stammtisch.bots import known_bots
from stammtisch.engine.game import AnyGame
from stammtisch.engine.option import Option
from stammtisch.games import GAMES, load
from stammtisch.games.slack.game import Slack
from stammtisch.text.brief import brief_each_turn
from stammtisch.text.cards import card_facts, card_text, job_facts, job_text, name_of
from stammtisch.text.howto import how_to_play
from stammtisch.text.rulebook import rule_text, rulebook
from stammtisch.text.words import Words, words

# Which options belong together: the first group is what people ask for, all others can wait until somebody looks.
GROUPS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "slack": {
        "essential": ("edition", "madness", "drugs", "sex"),
        "stop": ("reaction_order", "own_card_closes", "cancelled_cost", "tv_stack", "empty_whenever"),
        "turn": ("evict_target", "short_of_money", "variable_dice", "midturn_job", "hand_cap", "show_hand"),
        "noise": ("madness_overflow", "srm_rate", "noisy_two"),
        "end": ("simultaneous_win", "winner"),
    },
    "scare": {
        "essential": ("rounds", "target_score", "stack_size"),
        "stack": ("fright_min_above", "paranoia_points", "stop_at_scare", "extra_reveal_face"),
        "cards": ("copies", "wild_count", "hand_size", "allow_sets", "max_set", "refill"),
        "trick": ("first_lead", "solo_tail"),
    },
}

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


class GameFacts(Struct):
    id: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    bots: list[str]  # from the weakest to the strongest
    presets: dict[str, dict[str, Any]]
    options: list[OptionFacts]
    how: list[HowToFacts]  # how to play, on about one screen
    has_windows: bool  # whether somebody can say stop at all


class JobNumbers(Struct):
    income: str  # a number, or two of them by die: "2/4" (SLACK-14)
    free_time: str
    goal: int


class CardFacts(Struct):
    id: str
    kind: str
    tags: list[str]
    cost: int
    slack: Any  # a number, or by die: "die-1"
    name: str
    facts: str
    text: str
    joke: str
    icon: str
    each_turn: list[str] = []  # what it does in a room at the start of every turn, in a few words
    is_answer: bool = False  # whether it can cancel something that is announced
    job: JobNumbers | None = None


class RuleFacts(Struct):
    id: str
    section: str
    text: str


@cache
def games(language: str) -> list[GameFacts]:
    return [_game(load(id), words(language)) for id in GAMES]


def _game(game: AnyGame, say: Words) -> GameFacts:
    least, most = game.SEATS
    return GameFacts(
        id=game.ID,
        title=say(f"game-{game.ID}"),
        about=say(f"game-{game.ID}.about"),
        least_seats=least,
        most_seats=most,
        bots=known_bots(game),
        presets={name: dict(options) for name, options in game.PRESETS.items()},
        options=[_option(game, option, say) for option in game.OPTIONS],
        has_windows=isinstance(game, Slack),
        how=[HowToFacts(part.title, part.text, list(part.rules)) for part in how_to_play(game.ID, say)],
    )


def _option(game: AnyGame, option: Option, say: Words) -> OptionFacts:
    key = f"option-{game.FAMILY}-{option.name}"
    choices = [OptionChoice(value, say(f"{key}.is-{value}"), say(f"{key}.on-{value}")) for value in option.choices]
    if isinstance(option.default, bool):
        choices = [
            OptionChoice(value, say(f"option-{word}"), say(f"{key}.on-{word}")) for value, word in YES_AND_NO.items()
        ]
    group = next(group for group, names in GROUPS[game.FAMILY].items() if option.name in names)
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
    """All cards of a game, Jobs included, in the reader's language; a game whose cards are numbers has none."""
    game, say = load(id), words(language)
    if not isinstance(game, Slack):
        return []
    card_set = game.rules.set
    found = [
        _card(say, id, table, table["kind"], card_facts(say, table), " ".join(card_text(say, card_set, id)))
        for id, table in card_set.raw.items()
    ]
    for card in found:
        card.each_turn = brief_each_turn(say, card_set.raw[card.id])
        card.is_answer = game.rules.cards[game.rules.ids[card.id]].cancels != 0
    for id, table in card_set.raw_jobs.items():
        if "name" in table:
            text = " ".join(job_text(say, card_set, id))
            found.append(_card(say, id, table, "job", job_facts(say, table), text))
            found[-1].job = JobNumbers(str(table["income"]), str(table["free_time"]), table["goal"])
    return found


def _card(say: Words, id: str, table: Any, kind: str, facts: str, text: str) -> CardFacts:
    return CardFacts(
        id=id,
        kind=kind,
        tags=list(table.get("tags", [])),
        cost=table.get("cost", 0),
        slack=table.get("slack", 0),
        name=name_of(say, table),
        facts=facts,
        text=text,
        joke=table["joke"][say.language],
        icon=table["icon"],
    )


@cache
def rules(id: str, language: str) -> list[RuleFacts]:
    load(id)  # refuses a game that there is not
    say = words(language)
    return [RuleFacts(rule.id, say(f"rules-section-{rule.section}"), rule_text(rule, say)) for rule in rulebook(id)]
