"""What the deck of Chez Geek is made of: the cards that the rulebooks name, how many there are of what, and how little
of it repeats itself. Read from the files: the deck is checked as it is printed.
"""

from collections import Counter
from typing import Any

import pytest

from stammtisch.games.slack.variety import variety
from tests.rules.slack.decks import in_the_deck, read, words_in

CARDS, JOBS = read("geek", "cards.toml"), read("geek", "jobs.toml")
DECK = {id: card for id, card in CARDS.items() if in_the_deck(card)}


# By hand from the rulebooks: id, English name, German name, facts.
NAMED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("surf_the_net", "Surf the Net", "Im Netz surfen", {"kind": "activity", "tags": ["net"]}),
    (
        "somebody_picks_up",
        "Somebody Picks Up the Phone",
        "Jemand hebt den Hörer ab",
        {"kind": "whenever", "cancels": ["net"]},
    ),
    (
        "pack_of_smokes",
        "Pack of Smokes",
        "Schachtel Kippen",
        {"kind": "thing", "tags": ["cigarettes"], "cost": 1, "slack": 1},
    ),
    ("sleep", "Sleep", "Schlafen", {"kind": "activity", "tags": ["sleep"], "slack": 2}),
    ("tv", "TV", "Fernsehen", {"kind": "activity", "tags": ["tv"], "slack": 1}),
]


@pytest.mark.rule("GOTH-32", "CTH-26")
@pytest.mark.parametrize(("id", "english", "german", "facts"), NAMED, ids=[row[0] for row in NAMED])
def test_a_life_card_that_a_rulebook_names(id: str, english: str, german: str, facts: dict[str, Any]) -> None:
    assert CARDS[id]["name"] == {"en": english, "de": german}
    assert {name: CARDS[id][name] for name in facts} == facts
    assert in_the_deck(CARDS[id]) >= (2 if id in ("sleep", "tv", "surf_the_net") else 1)


@pytest.mark.rule("GOTH-31")
def test_the_jobs_that_a_rulebook_names() -> None:
    assert JOBS["drummer"]["free_time"] == "2/3"
    assert {"mod": "roll", "of": ["nookie"], "by": 1} in JOBS["drummer"]["traits"]
    assert {"mod": "draw_to", "by": 1} in JOBS["corporate_drone"]["traits"]  # up to seven
    assert {id for id, job in JOBS.items() if "carefree" in job.get("tags", [])} == {"drummer", "temp"}
    assert all(card["spares"] == ["carefree"] for id, card in DECK.items() if id in ("overtime", "fired_by_fax"))


def test_101_life_cards_and_nine_jobs() -> None:
    kinds = Counter[str]()
    tags = Counter[str]()
    for card in DECK.values():
        kinds[card["kind"]] += in_the_deck(card)
        tags.update(dict.fromkeys(card.get("tags", []), in_the_deck(card)))
    assert kinds == {"person": 13, "pet": 3, "thing": 27, "activity": 31, "whenever": 27}
    assert tags == {
        "food": 8,
        "game": 6,
        "gadget": 6,
        "booze": 5,
        "cigarettes": 5,
        "music": 4,
        "book": 3,
        "clothes": 2,
        "weed": 2,
        "sleep": 8,
        "nookie": 5,
        "tv": 6,
        "net": 6,
    }
    assert sum(in_the_deck(job) for job in JOBS.values()) == 9
    assert all(16 <= job["goal"] <= 22 for job in JOBS.values())


def test_few_cards_do_nothing_but_bring_slack() -> None:
    plain = variety(DECK).plain
    assert {"sleep", "tv"} < {*plain}
    assert len(plain) <= 12
    assert sum(DECK[id]["kind"] == "thing" for id in plain) <= 5


def test_most_cards_do_something_of_their_own() -> None:
    assert variety(DECK).signatures >= 55


def test_every_word_that_makes_the_set_play_differently_is_there() -> None:
    said = words_in(DECK)
    for word in ("lock", "per", "borrow", "reroll", "fetch", "pass_left", "keep_call", "canceled", "swap", "if"):
        assert said[word], word


def test_no_icon_is_used_twice() -> None:
    icons = Counter(table["icon"] for table in (*CARDS.values(), *JOBS.values()))
    assert max(icons.values()) == 1


@pytest.mark.parametrize(("language", "words"), [("en", ("Nobody", "nobody")), ("de", ("Keiner", "keiner", "Niemand"))])
def test_jokes_have_more_than_one_form(language: str, words: tuple[str, ...]) -> None:
    jokes = [table["joke"][language] for table in (*CARDS.values(), *JOBS.values())]
    assert max(map(len, jokes)) <= 70
    assert sum(any(word in joke for word in words) for joke in jokes) <= 2
    assert sum(joke.count(". ") == 1 and joke.endswith(".") for joke in jokes) * 3 <= len(jokes)
