"""The text of every card and Job as it was last approved: golden/cthulhu.en.txt and golden/cthulhu.de.txt.

When cards or their words change, write the files anew with `python -m tests.text.golden`, and read the diff as a player
would read the cards.
"""

from pathlib import Path
from typing import Final

from stammtisch.games.slack.sets import load_set, read_file
from stammtisch.text.cards import render_card, render_job
from stammtisch.text.words import LANGUAGES, words

SETS: Final = ("cthulhu",)


def golden_file(set_name: str, language: str) -> Path:
    return Path(__file__).with_name("golden") / f"{set_name}.{language}.txt"


def set_text(set_name: str, language: str) -> str:
    """All cards of a set as a player reads them, those that are not in the deck too."""
    say = words(language)
    cards = {id: render_card(say, table) for id, table in load_set(set_name).raw.items()}
    jobs = {id: render_job(say, table) for id, table in read_file(set_name, "jobs.toml").items()}
    return "\n".join("\n".join([f"[{id}]", *lines, ""]) for id, lines in (*cards.items(), *jobs.items()))


if __name__ == "__main__":
    for name in SETS:
        for language in LANGUAGES:
            golden_file(name, language).write_text(set_text(name, language), "utf-8")
