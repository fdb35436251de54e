"""What can go wrong, as codes and facts: the engine holds no sentences, `text/` turns a problem into one.

Every problem is raised before anything has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

Fact = int | str


class Problem(Exception):
    """Bad input: `code` names the message in `text/`, `facts` are its variables."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


class Refused(Problem):
    """A move that the rules forbid, with the id of the rule that forbids it.

    `also` holds the ids of other rules that could be named as well: people are told one, a scenario may name any of
    them.
    """

    def __init__(self, rule: str, code: str, *, also: Sequence[str] = (), **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.rule = rule
        self.also = tuple(also)

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class Unreadable(Problem):
    """A line that is not a move in the notation."""


class UnknownCard(Unreadable):
    """A line that would be a move if there were such a card. Nobody can hold it, so a scenario counts it as refused."""

    rule: ClassVar[str]  # the one that asks for the card; a game derives its own class


class BadOption(Problem):
    """An unknown table option, a value it cannot have, or options that exclude each other."""


class CannotJoin(BadOption):
    """Games that do not go together, with the id of the rule that says so."""

    def __init__(self, rule: str, code: str, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.rule = rule


class BadPosition(Problem):
    """A scenario that cannot be set up; the fact `place` says where in the file."""


class BadRecord(Problem):
    """A record that is broken, from another version, or does not replay; the fact `line` says where in the file."""
