"""The rules in our own words, by id: for `rules`, for `why`, and for the report of rules without a test."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from stammtisch.engine.problem import Problem
from stammtisch.text.words import Words


@dataclass(frozen=True)
class Rule:
    """One rule: `source` is the place in the rulebook, `option` the table option that changes it, if there is one.

    `untestable` says why no program can test it: it is about manners or about the components in the box.
    """

    id: str
    section: str
    source: str
    option: str = ""
    untestable: str = ""


# Where the rules of a game are, in reading order: the prefix of their sections, and the file.
FILES: Final = {
    "scare": (("scare", "scare/rules.toml"),),
    "cthulhu": (("slack", "slack/rules.toml"), ("cthulhu", "slack/sets/cthulhu/rules.toml")),
}


@cache
def rulebook(game: str) -> tuple[Rule, ...]:
    """The rules of a game in reading order."""
    return tuple(
        Rule(
            rule["id"],
            f"{prefix}-{section['key']}",
            rule["source"],
            rule.get("option", ""),
            rule.get("untestable", ""),
        )
        for prefix, file in FILES[game]
        for section in tomllib.loads((files("stammtisch.games") / file).read_text("utf-8"))["section"]
        for rule in section["rules"]
    )


def find_rule(game: str, id: str) -> Rule:
    for rule in rulebook(game):
        if rule.id.casefold() == id.casefold():
            return rule
    raise Problem("unknown_rule", rule=id, game=game)


def rule_text(rule: Rule, words: Words) -> str:
    """What the rule says, with its example."""
    text = words(f"rule-{rule.id}")
    if words.has(f"rule-{rule.id}.example"):
        text = words("rule-with-example", rule=text, example=words(f"rule-{rule.id}.example"))
    return text
