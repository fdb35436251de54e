"""How to play, on about one screen: for people who have never seen the game and would like to begin."""

from __future__ import annotations

from typing import Final, NamedTuple

from stammtisch.text.words import Words

# What is told about a game, in this order, each with the rules behind it.
HOW: Final[dict[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "cthulhu": (
        ("goal", ("SLACK-95", "SLACK-96")),
        ("turn", ("SLACK-28", "SLACK-54", "SLACK-45", "SLACK-62", "SLACK-81")),
        ("stop", ("SLACK-80", "SLACK-99", "SLACK-110")),
        ("whenever", ("SLACK-84", "SLACK-85")),
        ("madness", ("CTH-08", "CTH-13", "CTH-16")),
        ("talk", ("SLACK-20", "SLACK-21")),
        ("colors", ()),
    ),
    "scare": (
        ("goal", ("TRK-17",)),
        ("hide", ("TRK-21", "TRK-18", "TRK-19")),
        ("trick", ("TRK-01", "TRK-04", "TRK-05", "TRK-06")),
        ("scare", ("TRK-07", "TRK-08", "TRK-13", "TRK-15")),
        ("wild", ("TRK-24", "TRK-26")),
        ("paranoia", ("TRK-22",)),
    ),
}


class HowTo(NamedTuple):
    title: str
    text: str
    rules: tuple[str, ...]


def how_to_play(game: str, words: Words) -> list[HowTo]:
    return [HowTo(words(f"how-{game}-{part}"), words(f"how-{game}-{part}.text"), rules) for part, rules in HOW[game]]
