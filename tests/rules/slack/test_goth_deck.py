"""What the deck of Chez Goth is made of: the cards that the rulebook names, how many there are of what, and how little
of it repeats itself. Read from the files: the deck is checked as it is printed.
"""

from collections import Counter
from typing import Any

import pytest

from stammtisch.games.slack.variety import variety
from tests.rules.slack.decks import in_the_deck, read, words_in

CARDS, JOBS, HEAD = read("goth", "cards.toml"), read("goth", "jobs.toml"), read("goth", "set.toml")
DECK = {id: card for id, card in CARDS.items() if in_the_deck(card)}


# By hand from the rulebook: id, English name, facts.
NAMED: list[tuple[str, str, dict[str, Any]]] = [
    ("european_import", "European Import", {"kind": "person", "slack": 0}),
    ("coffin", "Coffin", {"kind": "thing", "cost": 3, "slack": 2}),
    ("absinthe", "Absinthe", {"kind": "thing", "tags": ["booze"], "cost": 2, "slack": 2}),
    ("ankh", "Ankh", {"kind": "thing", "tags": ["shiny"]}),
    ("velvet_cape", "Velvet Cape", {"kind": "thing", "tags": ["clothes"]}),
    ("torn_fishnets", "Torn Fishnets", {"kind": "thing", "tags": ["clothes"], "slack": 1}),
    ("graveyard_nookie", "Graveyard Nookie", {"kind": "activity", "tags": ["nookie"], "slack": "die-1"}),
    ("ex_friend_nookie", "Ex-Friend Nookie", {"kind": "activity", "tags": ["nookie"], "slack": "die-1"}),
    ("sleep", "Sleep", {"kind": "activity", "tags": ["sleep"], "slack": 2}),
    ("tv", "TV", {"kind": "activity", "tags": ["tv"], "slack": 1, "cancels": ["free_time"]}),
    ("moping", "Moping", {"kind": "activity"}),
    ("complaining", "Complaining", {"kind": "activity"}),
    ("blog", "Blog", {"kind": "activity", "tags": ["net"]}),
    ("online_shopping", "Online Shopping", {"kind": "activity", "tags": ["net"]}),
    ("graveyard_shift", "Graveyard Shift", {"kind": "whenever"}),
    ("faint_dramatically", "Faint Dramatically", {"cancels": ["whenever"], "aimed": "me"}),
    ("cant_find_clothes", "Can’t Find Clothes", {"kind": "whenever"}),
    ("found_wallet", "Found Wallet", {"lasts": "turn", "in_play": [{"mod": "income", "by": 3}]}),
    ("borrow_clothes", "Borrow Clothes", {"of": ["clothes"], "where": "other", "effects": [{"op": "take"}]}),
    ("mr_sunshine", "Mr. Sunshine", {"kind": "whenever", "cancels": ["sleep"]}),
    ("new_job", "New Job", {"target": "player", "effects": [{"op": "new_job"}]}),
    ("window_cleaner", "Window Cleaner", {"of": ["thing"], "effects": [{"op": "remove"}]}),
    ("bad_day_at_work", "Bad Day at Work", {"target": "other", "in_play": [{"mod": "income", "by": -2}]}),
    ("lucifer", "Lucifer", {"kind": "pet", "slack": 1}),
]


@pytest.mark.rule("GOTH-06", "GOTH-17", "GOTH-18", "GOTH-19", "GOTH-32")
@pytest.mark.parametrize(("id", "english", "facts"), NAMED, ids=[row[0] for row in NAMED])
def test_a_life_card_that_the_rulebook_names(id: str, english: str, facts: dict[str, Any]) -> None:
    assert CARDS[id]["name"]["en"] == english
    assert {name: CARDS[id].get(name) for name in facts} == facts
    assert in_the_deck(CARDS[id]) >= (2 if id in ("sleep", "tv") else 1)


@pytest.mark.rule("GOTH-06")
def test_european_import_takes_clothes_or_shinies_at_once_and_each_turn() -> None:
    takes = [{"op": "discard", "of": ["clothes", "shiny"], "n": 1}]
    assert (CARDS["european_import"]["effects"], CARDS["european_import"]["each_turn"]) == (takes, takes)
    assert "needs" not in CARDS["european_import"]  # any room will do


@pytest.mark.rule("GOTH-29", "GOTH-30")
def test_painted_windows_work_while_they_last() -> None:
    """A modifier, not a gift: what leaves play takes it back."""
    sides = {mod["side"]: mod["by"] for mod in CARDS["paint_windows_black"]["in_play"]}
    assert sides == {"goth": 1, "not goth": -1}
    assert HEAD["side"] == "goth"


@pytest.mark.rule("GOTH-03", "GOTH-04", "GOTH-20", "GOTH-31")
def test_the_jobs_that_the_rulebook_names() -> None:
    assert sum(in_the_deck(job) for job in JOBS.values()) == 8
    assert all(isinstance(job["free_time"], int) for job in JOBS.values())
    assert JOBS["barista"]["income"] == "2/3"
    assert {"mod": "bonus", "of": ["sleep"], "by": 1} in JOBS["barista"]["traits"]
    assert JOBS["video_clerk"]["goal"] == 21
    assert {"mod": "bonus", "of": ["book"], "by": 1} in JOBS["morgue_attendant"]["traits"]
    assert not any("book" in trait.get("of", []) for trait in JOBS["artiste"].get("traits", []))
    assert {id for id, job in JOBS.items() if "carefree" in job.get("tags", [])} == {"poet"}
    assert {id for id, card in DECK.items() if card.get("spares") == ["carefree"]} >= {"bad_day_at_work", "dress_code"}
    assert all(16 <= job["goal"] <= 22 for job in JOBS.values())


@pytest.mark.rule("GOTH-05")
def test_six_people_drop_in_and_some_of_them_cost_slack() -> None:
    uninvited = [card["slack"] for card in DECK.values() if card["kind"] == "person" and card["slack"] <= 0]
    assert sorted(uninvited) == [-2, -1, 0, 0, 0, 0]


def test_102_life_cards() -> None:
    kinds = Counter[str]()
    tags = Counter[str]()
    for card in DECK.values():
        kinds[card["kind"]] += in_the_deck(card)
        tags.update(dict.fromkeys(card.get("tags", []), in_the_deck(card)))
    assert kinds == {"person": 14, "pet": 3, "thing": 26, "activity": 31, "whenever": 28}
    assert tags == {
        "clothes": 9,
        "shiny": 7,
        "book": 6,
        "music": 5,
        "booze": 4,
        "food": 3,
        "weather": 3,
        "cigarettes": 2,
        "sleep": 7,
        "nookie": 5,
        "tv": 6,
        "net": 4,
        "gloomy": 7,
    }
    assert {*tags} <= {*HEAD["tags"]}


def test_few_cards_do_nothing_but_bring_slack() -> None:
    plain = variety(DECK).plain
    assert {"sleep", "tv"} < {*plain}
    assert len(plain) <= 12


def test_most_cards_do_something_of_their_own() -> None:
    assert variety(DECK).signatures >= 55


def test_every_word_that_makes_the_set_play_differently_is_there() -> None:
    said = words_in(DECK)
    for word in ("per", "forbid", "convert", "worth", "clear", "on", "aimed", "if", "swap", "fetch", "goal"):
        assert said[word], word


def test_every_nookie_has_a_harmless_stand_in_of_its_own() -> None:
    stand_ins = [card["stand_in"] for card in DECK.values() if "nookie" in card.get("tags", [])]
    assert len({*stand_ins}) == len(stand_ins) == 5
    for id, card in DECK.items():
        if "stand_in" in card:
            stand_in = CARDS[card["stand_in"]]
            assert not in_the_deck(stand_in), id
            assert [stand_in.get(field) for field in ("cost", "slack", "effects")] == [
                card.get(field) for field in ("cost", "slack", "effects")
            ], id


def test_weather_replaces_weather() -> None:
    weather = [card for card in DECK.values() if "weather" in card.get("tags", [])]
    assert len(weather) == 3
    assert all(card["effects"] == [{"op": "clear", "of": ["weather"], "who": "everyone"}] for card in weather)


def test_no_icon_is_used_twice() -> None:
    icons = Counter(table["icon"] for table in (*CARDS.values(), *JOBS.values()))
    assert max(icons.values()) == 1


@pytest.mark.parametrize(("language", "words"), [("en", ("Nobody", "nobody")), ("de", ("Keiner", "keiner", "iemand"))])
def test_jokes_have_more_than_one_form(language: str, words: tuple[str, ...]) -> None:
    jokes = [table["joke"][language] for table in (*CARDS.values(), *JOBS.values())]
    assert max(map(len, jokes)) <= 70
    assert sum(any(word in joke for word in words) for joke in jokes) <= 2
    assert sum(joke.count(". ") == 1 and joke.endswith(".") for joke in jokes) * 3 <= len(jokes)
