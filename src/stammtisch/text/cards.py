"""Cards in words, written from what they do: a second reader of the same tables that the rules compile.

Every effect and modifier becomes a clause with a subject, a verb and a rest, and clauses become sentences (`clauses`).
The forms that a language needs are data in cards.ftl; the program only picks them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.games.slack.schema import SLACK_DICE
from stammtisch.games.slack.sets import CardSet
from stammtisch.text.clauses import REACHING, UNNAMED, Table, Writer, capitalized
from stammtisch.text.tags import minus, several, with_pets, word
from stammtisch.text.words import Words

SEPARATOR: Final = " · "


# What clients ask for ------------------------------------------------------------------------------------------------


def card_text(words: Words, card_set: CardSet, id: str) -> list[str]:
    """What a Life card does, sentence by sentence; cost and Slack are shown separately."""
    return life_sentences(words, card_set.raw[id])


def job_text(words: Words, card_set: CardSet, id: str) -> list[str]:
    return job_sentences(words, card_set.raw_jobs[id])


def name_of(words: Words, table: Table) -> str:
    """A scenario's plain Job has no name of its own."""
    return str(table["name"][words.language]) if "name" in table else words("card-no-job")


def render_card(words: Words, table: Table) -> list[str]:
    """The whole card, line by line: name, kind and numbers, what it does, the joke."""
    return _whole(words, table, card_facts(words, table), life_sentences(words, table))


def render_job(words: Words, table: Table) -> list[str]:
    facts = SEPARATOR.join([words("card-kind-rank" if "rank" in table else "card-kind-job"), job_facts(words, table)])
    return _whole(words, table, facts, job_sentences(words, table))


def _whole(words: Words, table: Table, facts: str, sentences: Sequence[str]) -> list[str]:
    text = [" ".join(sentences)] if sentences else []
    return [name_of(words, table), facts, *text, str(table["joke"][words.language])]


def card_facts(words: Words, table: Table) -> str:
    """`Thing: Weed, Book · Cost 3 · Slack 3`."""
    kind, slack, cost = table["kind"], table.get("slack", 0), table.get("cost", 0)
    line = word(words, kind)
    if kind == "person":
        line = words(f"card-kind-{'invited' if slack > 0 else 'uninvited'}", kind=line)
    tags = [word(words, tag) for tag in with_pets(table.get("tags", []))]
    facts = [words("card-kind-tags", kind=line, tags=", ".join(tags)) if tags else line]
    if kind == "thing" or cost:
        facts.append(words("card-cost", cost=cost))
    if kind != "whenever":
        facts.append(slack_text(words, slack))
    return SEPARATOR.join(facts)


def slack_text(words: Words, slack: int | str) -> str:
    """The Slack of a card as in its file: a number, or the die that gives it."""
    if isinstance(slack, str):
        return words("card-slack-die", roll=words("card-roll", die=SLACK_DICE[slack]))
    return words("card-slack", slack=minus(slack))


def job_facts(words: Words, table: Table) -> str:
    """`Income 2, Free Time 3, Slack Goal 20`, and its tags. A rank counts itself instead of having a goal (GUE-04)."""
    income, free_time = str(table["income"]), str(table["free_time"])
    if "rank" in table:
        numbers = words("card-rank-numbers", income=income, free_time=free_time, slack=table.get("slack", 0))
    else:
        numbers = words("card-job-numbers", income=income, free_time=free_time, goal=table["goal"])
    tags = [word(words, tag) for tag in table.get("tags", [])]
    return SEPARATOR.join([", ".join(tags), numbers] if tags else [numbers])


# Sentences -----------------------------------------------------------------------------------------------------------


def life_sentences(words: Words, table: Table) -> list[str]:
    writer = Writer(words, table)
    return [capitalized(sentence) for sentence in writer.life_card()]


def job_sentences(words: Words, table: Table) -> list[str]:
    writer = Writer(words, table)
    found = writer.sentences("", writer.modifiers(table.get("traits", [])))
    found += writer.sentences("front-turn-card", writer.effects(table.get("each_turn", [])))
    if table.get("tags"):
        found.append(words("card-spared", jobs=several(words, table["tags"], "and")))  # GOTH-31
    return [capitalized(sentence) for sentence in found]


def lasting(words: Words, table: Table, name: str, *, is_you: bool) -> str:
    """What a lasting Whenever brings somebody until the end of the turn: `Mia has −1 Free Time`."""
    subject, person = (words("who-you"), "you") if is_you else (name, "one")
    told: list[str] = []
    for modifier in table["in_play"]:
        writer = Writer(words, table)
        if not is_you and modifier["mod"] == "on" and modifier.get("who") in REACHING:
            writer.name = name
        clause = writer.modifier(modifier, subject, person)
        said = words("clause-first", subject=clause.subject, verb=clause.verb, rest=clause.rest)
        is_named = is_you or writer.name or modifier["mod"] not in UNNAMED
        told.append(" ".join(said.split()) if is_named else words("words-for", who=name, what=" ".join(said.split())))
    return capitalized(words.listed(told))
