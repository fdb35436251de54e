"""What the deck of Chez Guevara is made of: the cards that the rulebook names, how many there are of what, and how
little of it repeats itself. Read from the files: the deck is checked as it is printed.
"""

from collections import Counter
from typing import Any

import pytest

from stammtisch.games.slack.variety import variety
from tests.rules.slack.decks import in_the_deck, read, words_in

CARDS, JOBS, HEAD = read("guevara", "cards.toml"), read("guevara", "jobs.toml"), read("guevara", "set.toml")
DECK = {id: card for id, card in CARDS.items() if in_the_deck(card)}
EATS = {"glorious_leader": "cigarettes", "gordo": "food", "party_mouse": "booze"}


# By hand from the rulebook: id, German name, facts.
NAMED: list[tuple[str, str, dict[str, Any]]] = [
    ("glorious_leader", "Ruhmreicher Anführer", {"kind": "person", "slack": 0, "stays": True}),
    ("gordo", "Gordo", {"kind": "person", "slack": 0}),
    ("party_mouse", "Die Partymaus", {"kind": "person", "slack": 0}),
    ("toady", "Speichellecker", {"kind": "person", "in_play": [{"mod": "strike_back"}]}),
    ("nature_boy", "Naturbursche", {"in_play": [{"mod": "immune", "of": ["pet"]}]}),
    ("bomb_expert", "Bombenexperte", {"kind": "person"}),
    ("soap", "Seife", {"kind": "thing", "cost": 1, "slack": 1}),
    ("the_art_of_war", "Die Kunst des Krieges", {"kind": "thing", "tags": ["book"], "cost": 3, "slack": 3}),
    ("little_red_book", "Mao-Bibel", {"tags": ["book"], "in_play": [{"mod": "accused", "by": 1}]}),
    ("ak_47", "AK-47", {"kind": "thing", "tags": ["weapon"]}),
    ("hand_grenade", "Handgranate", {"kind": "thing", "tags": ["weapon"]}),
    ("new_beret", "Neues Barett", {"kind": "thing", "tags": ["clothes"], "slack": 1}),
    ("jerky", "Trockenfleisch", {"kind": "thing", "tags": ["food"]}),
    ("potato", "Kartoffel", {"kind": "thing", "tags": ["food"]}),
    ("goat", "Ziege", {"kind": "thing", "tags": ["pet", "food"]}),
    ("sleep", "Schlafen", {"kind": "activity", "tags": ["sleep"], "slack": 2}),
    (
        "nookie_for_promotion",
        "Schäferstündchen für die Beförderung",
        {"kind": "activity", "tags": ["nookie"], "slack": "die-1"},
    ),
    ("raid", "Überfall", {"kind": "activity", "tags": ["raid"], "loot": 4}),
    ("the_general", "Der General (Katze)", {"kind": "pet", "slack": 1}),
    ("rolled_cigarettes", "Selbstgedrehte", {"kind": "thing", "tags": ["cigarettes"], "cost": 1, "slack": 1}),
    ("dig_holes", "Löcher buddeln", {"kind": "activity", "slack": 0}),
    ("kitchen_duty", "Küchendienst", {"kind": "activity", "slack": 0}),
    ("lucky_devil", "Glückspilz", {"lasts": "turn", "in_play": [{"mod": "income", "by": 1}]}),
    ("promotion", "Beförderung", {"kind": "whenever", "effects": [{"op": "rank", "by": 1}]}),
    ("demotion", "Degradierung", {"kind": "whenever", "effects": [{"op": "rank", "by": -1}]}),
    ("denounced", "Denunziert!", {"kind": "whenever", "target": "other", "effects": [{"op": "denounce"}]}),
    ("confiscation", "Konfiszierung", {"of": ["thing"], "where": "other", "effects": [{"op": "take"}]}),
    ("bomb_building_practice", "Bombenbauübung", {"kind": "whenever", "cancels": ["sleep"]}),
]
SEVERAL = ("sleep", "promotion", "demotion", "denounced")


@pytest.mark.rule("GUE-12", "GUE-18", "GUE-20", "GUE-38", "GUE-74", "GUE-87", "GUE-88", "GUE-89")
@pytest.mark.parametrize(("id", "german", "facts"), NAMED, ids=[row[0] for row in NAMED])
def test_a_life_card_that_the_rulebook_names(id: str, german: str, facts: dict[str, Any]) -> None:
    assert CARDS[id]["name"]["de"] == german
    assert {name: CARDS[id].get(name) for name in facts} == facts
    assert in_the_deck(CARDS[id]) >= (2 if id in SEVERAL else 1)


@pytest.mark.rule("GUE-83", "GUE-84")
@pytest.mark.parametrize(("id", "food"), EATS.items())
def test_three_guests_take_a_card_at_once_and_each_turn(id: str, food: str) -> None:
    takes = [{"op": "discard", "of": [food], "n": 1}]
    assert (CARDS[id]["effects"], CARDS[id]["each_turn"]) == (takes, takes)
    assert "needs" not in CARDS[id]  # any tent will do


@pytest.mark.rule("GUE-12")
def test_the_bomb_expert_demands_a_roll_in_the_roll_phase() -> None:
    assert [effect["op"] for effect in CARDS["bomb_expert"]["each_turn"]] == ["roll"]


@pytest.mark.rule("GUE-02", "GUE-03", "GUE-05", "GUE-51", "AMB-59")
def test_eight_ranks_in_order() -> None:
    ranks = sorted((job for job in JOBS.values() if in_the_deck(job)), key=lambda job: int(job["rank"]))
    assert [job["name"]["de"] for job in ranks] == ["Gefreiter", "Korporal", "Sergeant"]
    assert [in_the_deck(job) for job in ranks] == [5, 2, 1]
    assert [job.get("slack", 0) for job in ranks] == [0, 1, 3]  # a higher one always has more
    minus = [sum(trait["by"] for trait in job["traits"] if trait["mod"] == "accused") for job in ranks]
    assert minus == [0, -1, -2]
    assert (JOBS["corporal"]["income"], JOBS["corporal"]["free_time"]) == (3, 2)
    assert {"mod": "loot", "by": 1} in JOBS["sergeant"]["traits"]
    assert all({trait["mod"] for trait in job["traits"]} - {"accused"} for job in ranks)  # a perk each


@pytest.mark.rule("GUE-15", "GUE-92")
def test_104_life_cards() -> None:
    kinds = Counter[str]()
    tags = Counter[str]()
    for card in DECK.values():
        kinds[card["kind"]] += in_the_deck(card)
        tags.update(dict.fromkeys(card.get("tags", []), in_the_deck(card)))
    assert kinds == {"person": 12, "pet": 3, "thing": 36, "activity": 27, "whenever": 26}
    assert tags == {
        "food": 8,
        "weapon": 5,
        "cigarettes": 5,
        "clothes": 5,
        "book": 5,
        "booze": 4,
        "decadent": 5,
        "pet": 3,
        "sleep": 5,
        "nookie": 4,
        "raid": 6,
        "duty": 6,
        "denunciation": 4,
        "leader": 1,
    }
    assert {*tags} - {"pet"} <= {*HEAD["tags"]}


def test_half_of_the_people_come_uninvited() -> None:
    slack = [card["slack"] for card in DECK.values() if card["kind"] == "person"]
    assert (sum(each > 0 for each in slack), sum(each <= 0 for each in slack)) == (6, 6)


def test_as_many_whenevers_of_each_sort_as_planned() -> None:
    def count(*ops: tuple[str, int]) -> int:
        found = [card for card in DECK.values() if card["kind"] == "whenever"]
        return sum(in_the_deck(card) for card in found if _does(card) in [[op] for op in ops])

    assert count(("rank", 1)) == 3
    assert count(("rank", -1)) == 3
    assert count(("denounce", 0)) == 4
    assert sum(in_the_deck(card) for card in DECK.values() if card["kind"] == "whenever" and "cancels" in card) == 4


def _does(card: dict[str, Any]) -> list[tuple[str, int]]:
    return [(effect["op"], effect.get("by", 0)) for effect in card.get("effects", [])]


def test_decadent_things_bring_one_slack_more_than_they_cost_and_look_bad() -> None:
    for id, card in DECK.items():
        if "decadent" in card.get("tags", []):
            assert {"mod": "accused", "by": -1} in card["in_play"], id
            assert card["slack"] == card["cost"] + (0 if len(card["in_play"]) > 1 else 1), id


def test_few_cards_do_nothing_but_bring_slack() -> None:
    plain = variety(DECK).plain
    assert {"sleep", "beans_again", "the_art_of_war"} < {*plain}
    assert len(plain) <= 12


def test_most_cards_do_something_of_their_own() -> None:
    assert variety(DECK).signatures >= 55


def test_every_word_that_makes_the_set_play_differently_is_there() -> None:
    said = words_in(DECK)
    for word in ("loot_from", "first", "ordered", "accused", "raid", "loot", "wound", "rank", "denounce", "vote"):
        assert said[word], word
    for word in ("look", "open_hand", "only", "hits", "shield", "swap_ranks", "lure", "most", "convert", "stays"):
        assert said[word], word


def test_everything_with_content_has_a_harmless_stand_in_of_its_own() -> None:
    stand_ins = [card["stand_in"] for card in DECK.values() if "content" in card]
    assert len({*stand_ins}) == len(stand_ins) == 5
    for id, card in DECK.items():
        if "stand_in" in card:
            stand_in = CARDS[card["stand_in"]]
            assert not in_the_deck(stand_in), id
            assert [stand_in.get(field) for field in ("cost", "slack", "effects")] == [
                card.get(field) for field in ("cost", "slack", "effects")
            ], id


def test_no_icon_is_used_twice() -> None:
    icons = Counter(table["icon"] for table in (*CARDS.values(), *JOBS.values()))
    assert max(icons.values()) == 1


@pytest.mark.parametrize(("language", "words"), [("en", ("Nobody", "nobody")), ("de", ("Keiner", "keiner", "iemand"))])
def test_jokes_have_more_than_one_form(language: str, words: tuple[str, ...]) -> None:
    jokes = [table["joke"][language] for table in (*CARDS.values(), *JOBS.values())]
    assert max(map(len, jokes)) <= 70
    assert sum(any(word in joke for word in words) for joke in jokes) <= 2
    assert sum(joke.count(". ") == 1 and joke.endswith(".") for joke in jokes) * 3 <= len(jokes)
