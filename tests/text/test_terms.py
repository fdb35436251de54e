"""One word for one thing: terms that we have decided against, in everything a person reads."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from stammtisch.boxes import known_games, rulebook
from stammtisch.games.slack.sets import load_set
from stammtisch.text.rulebook import rule_text, source_text
from stammtisch.text.words import LANGUAGES, words
from tests.text.golden import SETS
from tests.text.test_words import FILES, entries

ROOT = Path(__file__).parents[2]

JUNGLE = ("noun-summons", "jungle-", "guide-guevara-", "rule-GUE-", "rule-AMB-29")

# What nobody should read any more, what is said instead, and the messages that may say it (by their prefixes).
# Where a thousand games of the same game are played, a game is a Partie.
LABORATORY: Final = (
    *("simulate-", "report-", "compare-", "arena-", "lab-", "cli-simulate"),
    *("cli-option-games", "cli-option-rotate", "cli-option-out", "problem-empty_run", "problem-workers_died"),
)
BANNED: dict[str, list[tuple[str, str, tuple[str, ...]]]] = {
    "en": [
        (r"[Ff]latmates?", "roommates", ()),
        (r"\b(the|in|of) discards\b", "discard pile", ()),
        (r"Life pile|Job pile", "Life deck", ()),
        (r"[Uu]nwelcome|[Uu]nwanted", "uninvited", ()),
        (r"[Ll]et it go\b|everything go\b", "let it pass", ()),
        (r"peculiarit", "perk", ()),
        (r"written on it|[Mm]arkers?\b|[Tt]okens?\b", "counters", ()),
        (r"usual (is|are)\b", "Default: ...", ()),
        (r"\bdear\b", "expensive", ("goth.grandma_in_black",)),
        (r"to be had\b|\bneed not\b|\bWho wants\b", "plain English", ()),
        (r"which (counts|makes .* this turn)", "a colon", ()),
        (r"is now in\b", "Into ...: (names can be plural)", ()),
        (r"not the publisher’s rule", "the source line", ()),
        (r"cleared away", "deleted", ()),
    ],
    "de": [
        (r"[Aa]nsag|[Aa]ngesagt|\bsag(e|st|t)? [^.:;]*\ban[ .,;(]", "ankündigen", ("table-web-announce",)),
        (r"Einkauf|[Ss]hoppen\b", "Shopping-Tour", ("goth.friend_with_a_hearse",)),
        (r"\bAblage\b", "Ablagestapel", ()),
        (r"[Ll]ästig", "unerwünscht", ()),
        (r"[Vv]erhinder", "ungültig", ()),
        (r"[Aa]nhalten|[Aa]ngehalten", "aufhalten", ()),
        (r"\b[Ss]topp(en|t|e|st)\b|[Gg]estoppt", "aufhalten, ungültig machen", ()),
        (r"\brufen\b|\bgerufen", "anrufen", JUNGLE),  # there is no telephone
        (r"Besonderheit", "Vor- oder Nachteil", ()),
        (r"\bPartien?\b", "Spiel", LABORATORY),
        (r"\bScare\b", "Schreck", ()),
        (r"\bWähl\b", "Wähle", ()),
        (r"üblich (ist|sind)\b", "Standard: ...", ()),
        (r"keine Regel des Verlags", "die Zeile mit der Quelle", ()),
        (
            r"„?\b(play|shop|evict|discard|stack|pass)\b [#0-9]",
            "deutsche Befehle",
            ("problem-no_seat", "problem-not_a_"),
        ),
        (r"abgeräumt|gedeckt wie", "gelöscht", ()),
        (r"gefragt bist|Bin gleich wieder", "natürliches Deutsch", ()),
    ],
}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything we show, and where it comes from: messages as written, names and jokes of cards."""
    for name in FILES:
        for entry in entries(language, name):
            message = getattr(entry, "id", None)
            if message is not None:
                yield message.name, source(language, name, entry.span)
    for set_name in SETS:
        card_set = load_set(set_name)
        for id, table in {**card_set.raw, **card_set.raw_jobs}.items():
            for field in ("name", "joke"):
                if field in table:
                    yield f"{set_name}.{id}.{field}", table[field][language]


def source(language: str, name: str, span: object) -> str:
    text = (ROOT / "src/stammtisch/text/locale" / language / name).read_text("utf-8")
    written = text[span.start : span.end]  # type: ignore[attr-defined]
    return re.sub(r"\$\w+|^[\w-]+ =", "", written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_a_word_that_we_have_given_up(language: str) -> None:
    found = [
        (key, match[0], instead)
        for key, text in texts(language)
        for pattern, instead, allowed in BANNED[language]
        if not key.startswith(allowed or ("-",)) and (match := re.search(pattern, text))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_searched_for_at_all(language: str) -> None:
    """Each pattern finds what it is for."""
    old = {
        "en": ["flatmates", "to the discards", "in the discards", "Life pile", "unwelcome", "Let it go", "peculiarity",
               "1 written on it", "usual is “de”", "too dear", "is not to be had", "which counts −2",
               "Earplugs is now in Leo’s room", "not the publisher’s rule", "cleared away"],
        "de": ["Ann sagt „Schlafen“ an (Slack 2)", "was angesagt ist", "Einkaufstour", "einmal Shoppen",
               "in der Ablage", "lästige Gäste", "verhindert", "anzuhalten angehalten", "stoppt", "jemand gerufen",
               "Besonderheit", "Partie", "Scare", "Wähl eine", "üblich ist „de“", "keine Regel des Verlags",
               "play #6 on Mia", "abgeräumt", "gefragt bist"],
    }  # fmt: skip
    for pattern, *_ in BANNED[language]:
        assert any(re.search(pattern, text) for text in old[language]) or pattern.startswith("to be"), pattern
    assert sum(any(re.search(pattern, text) for pattern, *_ in BANNED[language]) for text in old[language]) == len(
        old[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_no_rule_tells_line_numbers_and_none_says_twice_whose_it_is(game: str, language: str) -> None:
    say = words(language)
    ours = ("Our ", "Unser")
    for rule in rulebook(game):
        told, origin = rule_text(rule, say), source_text(rule, say)
        assert not re.search(r"\d{3}:\d", told + origin), rule.id
        assert sum(told.count(word) for word in ours) <= 1, told
        assert (rule.origin == "rulebook") == (not any(word in told for word in ours)), told
        if rule.origin == "rulebook":
            assert say(f"rules-section-{rule.section}") in origin


def test_documents_speak_of_roommates() -> None:
    for file in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        assert "flatmate" not in file.read_text("utf-8").casefold(), file
