"""The rules in our own words, by id: for `rules`, for `why`, and for the report of rules without a test."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from stammtisch.engine.problem import Problem
from stammtisch.text.words import Words


@dataclass(frozen=True)
class Rule:
    """One rule: `source` is the place in the rulebook, `option` the table option that changes it, if there is one."""

    id: str
    section: str
    source: str
    option: str = ""


@cache
def rulebook(game: str) -> tuple[Rule, ...]:
    """The rules of a game in reading order."""
    text = (files("stammtisch.games") / game / "rules.toml").read_text("utf-8")
    return tuple(
        Rule(rule["id"], section["key"], rule["source"], rule.get("option", ""))
        for section in tomllib.loads(text)["section"]
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
