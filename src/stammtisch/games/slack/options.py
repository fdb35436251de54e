"""The options of a Slack table: the open points (AMB) and the differences between the editions (DIFF)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stammtisch.engine.option import Option, Value
from stammtisch.games.slack.mechanics.mechanic import Mechanic
from stammtisch.games.slack.schema import MOST_SEATS

# Every point on which the two rulebooks make different games, as each of them has it: DIFF-12, DIFF-23.
EDITIONS: Final[dict[str, dict[str, Value]]] = {
    "de": {"evict_target": "before"},
    "en": {"evict_target": "after"},
}

OPTIONS: Final = (
    Option("evict_target", "edition", "AMB-05", choices=("edition", "before", "after")),
    Option("variable_dice", "two", "AMB-01", choices=("two", "one")),
    Option("cancelled_cost", "free", "AMB-06", choices=("free", "charged")),
    Option("tv_stack", "stands", "AMB-07", choices=("stands", "lost")),
    Option("own_card_closes", False, "AMB-51"),
    Option("short_of_money", "partial", "AMB-52", choices=("partial", "as_announced")),
    Option("noisy_two", "once", "AMB-13", choices=("once", "twice")),
    Option("hand_cap", "capped", "AMB-15", choices=("capped", "open")),
    Option("midturn_job", "difference", "AMB-21", choices=("difference", "keep")),
    Option("show_hand", "snapshot", "AMB-24", choices=("snapshot", "lasting")),
    Option("reaction_order", "first", "AMB-08", choices=("first", "clockwise")),
    Option("empty_whenever", "allowed", "AMB-25", choices=("allowed", "refused")),
    Option("simultaneous_win", "active", "AMB-41", choices=("active", "shared")),
    Option("drugs", True, "CTH-05"),
    Option("sex", True, "CTH-05"),
    Option("winner", 0, "SLACK-98", least=0, most=MOST_SEATS),  # the seat (from 1) that won last time and picks its Job
)

# What a rulebook may see differently (AMB-55): open wherever one of the sets at the table does.
BOOK_OPTIONS: Final = (
    Option("evict_discard", "any", "AMB-55", choices=("any", "no_room")),
    Option("evict_cats", False, "AMB-26"),
)

THINGS_FROM: Final = "things_from"  # sets that lend their Things

PRESETS: Final[dict[str, dict[str, Value]]] = {"classic": {}}


def options_of(
    mechanics: Sequence[type[Mechanic]], books: Sequence[Mapping[str, str]], lenders: Sequence[str]
) -> list[Option]:
    """Those of every table, and those of its mechanics, which also know what each edition says about theirs. Where the
    books of the sets differ, that of the first set rules, unless the table wants it otherwise.
    """
    named = {name for book in books for name in book}
    usual = [*OPTIONS, *[option for option in BOOK_OPTIONS if option.name in named]]
    editions = {name: dict(values) for name, values in EDITIONS.items()}
    for mechanic in mechanics:
        for name, values in mechanic.EDITIONS.items():
            editions[name] |= values
    edition = Option("edition", "de", "DIFF-12", choices=tuple(editions), sets=editions)
    return [
        edition,
        *[_as_in(books[0], option) for option in usual],
        *([Option(THINGS_FROM, [], "GUE-91", choices=lenders)] if lenders else []),
        *[option for mechanic in mechanics for option in mechanic.OPTIONS],
    ]


def _as_in(book: Mapping[str, str], option: Option) -> Option:
    if option.name not in book:
        return option
    return Option(option.name, option.read(book[option.name]), option.rule, choices=option.choices)
