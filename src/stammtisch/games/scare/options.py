"""The options of a Scare table. The rulebook's first page is lost: what it must have said is ours, and optional."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.engine.option import Option, Value, number_of, numbers_of
from stammtisch.engine.problem import BadOption

SEATS: Final = (3, 6)

OPTIONS: Final = (
    Option("stack_size", 6, "REC-01", least=3, most=8),
    Option("fright_min_above", 0, "REC-02", least=0, most=3),
    Option("copies", [8] * 9, "REC-03", least=0, most=12),
    Option("wild_count", 1, "REC-04", least=0, most=4),
    Option("hand_size", 10, "REC-06", least=7, most=12),
    Option("first_lead", "holder", "REC-07", choices=("holder", "left")),
    Option("allow_sets", True, "REC-08"),
    Option("max_set", 8, "REC-08", least=2, most=12),
    Option("refill", "none", "REC-10", choices=("none", "equalise")),
    Option("solo_tail", "play", "REC-13", choices=("play", "end")),
    Option("extra_reveal_face", 5, "TRK-08", least=0, most=9),
    Option("paranoia_points", 10, "TRK-22", least=0, most=20),
    Option("stop_at_scare", True, "AMB-44"),
    Option("rounds", [6, 8, 5, 6], "TRK-30", least=1, most=20, places=("3", "4", "5", "6")),  # by players: TRK-30..33
    Option("target_score", 0, "TRK-35", least=0, most=200),  # 0: play by rounds
)

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "classic": {},
    "balanced-7": {"stack_size": 7, "fright_min_above": 2},
}


def check_together(options: Mapping[str, Value], seats: int) -> None:
    """Refuses options that exclude each other at a table of this size."""
    stack_size, above = number_of(options, "stack_size"), number_of(options, "fright_min_above")
    if above > stack_size - 1:
        raise BadOption("too_many_above", above=above, most=stack_size - 1)
    if number_of(options, "target_score") and above == stack_size - 1 and not number_of(options, "paranoia_points"):
        raise BadOption("nobody_scores")  # no card can lie below the Scare card: the target would never be reached
    cards = sum(numbers_of(options, "copies")) + number_of(options, "wild_count")
    needed = number_of(options, "hand_size") * seats
    if needed > cards:
        raise BadOption("deck_too_small", needed=needed, cards=cards, seats=seats)
