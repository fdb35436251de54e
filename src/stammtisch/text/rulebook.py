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
    """One rule: `source` is the place in the rulebook (or why there is none), which nobody at a table reads; `option`
    the table option that changes it, if there is one.

    `untestable` says why no program can test it: it is about manners or about the components in the box.
    """

    id: str
    section: str
    source: str
    option: str = ""
    untestable: str = ""

    @property
    def origin(self) -> str:
        """`rulebook`, or what kind of a rule of ours it is."""
        if self.source in ("silent", "assumed", "missing"):
            return self.source
        return "open" if self.id.startswith("AMB-") else "rulebook"


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
    """What the rule says, with its example. What is not the publisher's says so."""
    text = words(f"rule-{rule.id}")
    if words.has(f"rule-{rule.id}.example"):
        text = words("rule-with-example", rule=text, example=words(f"rule-{rule.id}.example"))
    return text if rule.origin == "rulebook" else words("rule-own", rule=text, source=source_text(rule, words))


def source_text(rule: Rule, words: Words) -> str:
    """Where a rule comes from, in one sentence."""
    return words("rule-source", kind=rule.origin, section=words(f"rules-section-{rule.section}"))
