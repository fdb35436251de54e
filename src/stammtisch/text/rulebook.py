"""The rules in our own words, by id: for `rules`, for `why`, and for the report on rules without a test."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import NamedTuple

from stammtisch.text.words import Words


@dataclass(frozen=True)
class Rule:
    """One rule: `source` is the place in the rulebook (or why there is none), which nobody at a table reads; `option`
    is the table option that changes it, if there is one. `untestable` says why no program can test it: it is about
    manners or about the components in the box.
    """

    id: str
    section: str
    source: str
    option: str = ""
    untestable: str = ""
    nouns: tuple[str, ...] = ()  # what this game calls things: a rule may have a wording with one of them

    @property
    def origin(self) -> str:
        """`rulebook`, or which kind of our own rules it is."""
        if self.source in ("silent", "assumed", "missing"):
            return self.source
        return "open" if self.id.startswith("AMB-") else "rulebook"


class RulesFile(NamedTuple):
    """A file of rules, and what the messages of its sections begin with after `rules-section-`."""

    prefix: str
    file: Traversable
    nouns: tuple[str, ...] = ()


def read_rules(files: Iterable[RulesFile]) -> tuple[Rule, ...]:
    """The rules in reading order."""
    return tuple(
        Rule(
            rule["id"],
            f"{prefix}-{section['key']}",
            rule["source"],
            rule.get("option", ""),
            rule.get("untestable", ""),
            nouns,
        )
        for prefix, file, nouns in files
        for section in tomllib.loads(file.read_text("utf-8"))["section"]
        for rule in section["rules"]
    )


def rule_text(rule: Rule, words: Words) -> str:
    """What the rule says, with its example. Rules that are not the publisher's say so."""
    keys = [f"rule-{rule.id}-{noun}" for noun in rule.nouns]
    text = words(next(filter(words.has, keys), f"rule-{rule.id}"))
    if words.has(f"rule-{rule.id}.example"):
        text = words("rule-with-example", rule=text, example=words(f"rule-{rule.id}.example"))
    return text if rule.origin == "rulebook" else words("rule-own", rule=text, source=source_text(rule, words))


def source_text(rule: Rule, words: Words) -> str:
    """Where a rule comes from, in one sentence."""
    return words("rule-source", kind=rule.origin, section=words(f"rules-section-{rule.section}"))
