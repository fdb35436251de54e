"""How long the words on a card may be: anything longer does not fit, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stammtisch.games.slack.lint import BadCard
from stammtisch.text.cards import job_sentences, life_sentences
from stammtisch.text.clauses import JOB, Table
from stammtisch.text.words import LANGUAGES, words

MOST: Final = {"text": 140, "joke": 70}  # characters


def too_long(file: str, tables: Table) -> Iterator[BadCard]:
    """What does not fit, among cards or Jobs that have no other fault."""
    for id, table in tables.items():
        sentences = life_sentences if table.get("kind", JOB) != JOB else job_sentences
        for language in LANGUAGES:
            said = {"text": " ".join(sentences(words(language), table)), "joke": table["joke"][language]}
            for field, most in MOST.items():
                if len(said[field]) > most:
                    place = {"file": file, "card": id, "field": field}
                    yield BadCard("card_long", **place, language=language, length=len(said[field]), most=most)
