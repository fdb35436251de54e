"""Joining sets (CTH-25): what two of them have in common, and where they do not fit together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from stammtisch.engine.problem import CannotJoin

Table = Mapping[str, Any]

FOR_THE_EYE: Final = ("name", "joke", "icon")  # what the rules do not read
MAY_DIFFER: Final = (*FOR_THE_EYE, "copies")
OF_A_THING: Final = (*FOR_THE_EYE, "kind", "cost", "slack", "copies")  # what a Thing keeps when it is lent (GUE-91)
MOST_JOINED_SEATS: Final = 8  # however many sets are joined


def join_tables(files: Iterable[tuple[str, Mapping[str, Table]]]) -> dict[str, Table]:
    """The cards of several sets, or their Jobs, in the order of the sets. Cards of the same id must be the same card to
    the rules; their copies add up (AMB-57), and what the first set says about them is shown.
    """
    joined: dict[str, Table] = {}
    first: dict[str, str] = {}
    for name, tables in files:
        for id, table in tables.items():
            if id in joined and not copies_of(table):
                continue  # it is not in the deck: every set has a blank card
            if id in joined and copies_of(joined[id]):
                for field in dict.fromkeys([*joined[id], *table]):
                    if field not in MAY_DIFFER and joined[id].get(field) != table.get(field):
                        raise CannotJoin("AMB-57", "sets_differ", card=id, field=field, first=first[id], second=name)
                table = {**joined[id], "copies": copies_of(joined[id]) + copies_of(table)}
            joined[id] = table
            first.setdefault(id, name)
    return joined


def lend_things(
    cards: Mapping[str, Table], lent: Iterable[Mapping[str, Table]], tags: Iterable[str]
) -> dict[str, Table]:
    """These cards with the Things of other sets (GUE-91): they cost what they cost and bring their Slack, and the table
    knows them by the tags that it has itself. What else is printed on them stays at home. A Thing that is here already
    is the same card, and its copies add up (AMB-57).
    """
    known, found = set(tags), dict(cards)
    for tables in lent:
        for id, table in tables.items():
            if table["kind"] != "thing" or not copies_of(table):
                continue
            thing = {field: table[field] for field in OF_A_THING if field in table}
            thing["tags"] = [tag for tag in table.get("tags", []) if tag in known]
            here = found.get(id, {**thing, "copies": 0})
            found[id] = {**here, "copies": copies_of(here) + copies_of(thing)}
    return found


def copies_of(card: Table) -> int:
    copies: int = card.get("copies", 1)
    return copies


def check_ids(cards: Iterable[str], jobs: Iterable[str]) -> None:
    """A move names Jobs and Life cards in the same way, so nothing can be both."""
    for id in sorted(set(cards) & set(jobs)):
        raise CannotJoin("AMB-57", "sets_card_and_job", card=id)


def join_seats(seats: Sequence[Sequence[int]], jobs: int) -> tuple[int, int]:
    """A single set says how many players it takes. Joined sets take as many as all of them together, but nobody is left
    without a Job, and a table does not grow forever.
    """
    least = max(span[0] for span in seats)
    most = sum(span[1] for span in seats)
    return (least, most) if len(seats) == 1 else (least, min(most, MOST_JOINED_SEATS, jobs))


def equate(pairs: Iterable[tuple[str, str]], known: Iterable[str]) -> dict[str, list[str]]:
    """For every tag, the others that count as it, both ways and through third ones (CTH-26). Tags that no set at the
    table knows equate nothing.
    """
    tags = set(known)
    alike: dict[str, set[str]] = {}
    for tag, other in pairs:
        if tag in tags and other in tags:
            group = alike.get(tag, {tag}) | alike.get(other, {other})
            alike |= dict.fromkeys(group, group)
    return {tag: sorted(group - {tag}) for tag, group in sorted(alike.items())}


def join_sides(sets: Iterable[tuple[str, Iterable[str]]]) -> dict[str, frozenset[str]]:
    """The sides on which the holders of each Job are: a set may make all of its Jobs one (GOTH-21)."""
    found: dict[str, frozenset[str]] = {}
    for side, jobs in sets:
        for id in jobs:
            found[id] = found.get(id, frozenset()) | ({side} if side else frozenset())
    return found


def split_cards(sets: Sequence[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """Whom the cards of a set are for, if the table splits them (GOTH-33): those of a side for that side, all others
    for the rest; what is in both is for everybody.
    """
    sides = [side for side, _ in sets if side]
    if len(sides) in (0, len(sets)):
        return {}
    found: dict[str, str] = {}
    for side, cards in sets:
        meant = side or f"not {sides[0]}"
        for id in cards:
            found[id] = "" if found.get(id, meant) != meant else meant
    return {id: side for id, side in found.items() if side}
