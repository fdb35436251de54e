"""Joining sets (CTH-25, CTH-26), with a set of two cards beside the real one."""

from __future__ import annotations

import tomllib

import pytest

from stammtisch.boxes import load
from stammtisch.engine.problem import BadOption
from stammtisch.games.slack.cards import CardDef
from stammtisch.games.slack.joining import join_tables
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sets import CardSet, SetFiles, join_sets, read_set

WORDS = 'name = { en = "x", de = "x" }\njoke = { en = "x", de = "x" }\nicon = "x"\n'
CARDS = f"""
[pack_of_ten]
kind = "thing"
tags = ["cigarettes"]
{WORDS}
[smoke_detector]
kind = "whenever"
target = "card"
of = ["cigarettes"]
effects = [{{ op = "remove" }}]
{WORDS}
[sofa]
kind = "thing"
{WORDS}
"""
JOBS = f"""
[tester]
income = 3
free_time = 2
goal = 19
{WORDS}
"""


def joined() -> CardSet:
    name = {"en": "Flat", "de": "Bude"}
    head = {"id": "flat", "name": name, "seats": [2, 5], "mechanics": [], "tags": ["cigarettes", "sleep"]}
    return join_sets([read_set("cthulhu"), SetFiles("flat", head, tomllib.loads(CARDS), tomllib.loads(JOBS))])


def card(cards: CardSet, id: str) -> CardDef:
    return next(definition for definition in cards.cards if definition.id == id)


@pytest.mark.rule("CTH-25", "SLACK-02")
def test_two_sets_make_one_deck_and_one_pile_of_jobs() -> None:
    cards = joined()
    rules = Rules(cards, load("cthulhu").options)
    assert len(rules.of) == 101 + 3
    assert len(rules.pile) == 9 + 1
    assert rules.tokens == ["madness", "stark_raving_mad"]  # the mechanics of both
    assert cards.seats == (2, 8)


@pytest.mark.rule("CTH-26", "SLACK-122")
def test_cigarettes_and_tentacles_answer_to_each_other() -> None:
    cards = joined()
    detector, mutation, anime_girl = (card(cards, id) for id in ("smoke_detector", "mutation", "anime_girl"))
    pack, worms, sofa = (card(cards, id) for id in ("pack_of_ten", "can_of_worms", "sofa"))
    assert detector.filter & worms.tags  # a card against cigarettes hits tentacles ...
    assert mutation.filter & pack.tags  # ... and one for tentacles helps cigarettes
    assert anime_girl.needs & pack.tags
    assert not detector.filter & sofa.tags


@pytest.mark.rule("CTH-26")
def test_alone_the_set_knows_no_cigarettes() -> None:
    alone = join_sets([read_set("cthulhu")])
    assert "cigarettes" not in alone.tag_bits
    assert card(alone, "mutation").filter == alone.tag_bits["tentacle"]


def test_copies_of_the_same_card_add_up() -> None:
    """Cards of the same id must be the same card; one without copies is not in the deck."""
    card = {"kind": "thing", "slack": 1}
    assert join_tables([("a", {"soap": card}), ("b", {"soap": card})])["soap"]["copies"] == 2
    twice = join_tables([("a", {"soap": {**card, "copies": 2}}), ("b", {"soap": {**card, "copies": 3}})])
    assert twice["soap"] == {**card, "copies": 5}
    blank = {**card, "slack": 7, "copies": 0}
    assert join_tables([("a", {"soap": card}), ("b", {"soap": blank})])["soap"] == card
    assert join_tables([("a", {"soap": blank}), ("b", {"soap": card})])["soap"] == card
    with pytest.raises(BadOption) as caught:
        join_tables([("a", {"soap": card}), ("b", {"soap": {**card, "slack": 2}})])
    told = {"card": "soap", "field": "slack", "first": "a", "second": "b"}
    assert (caught.value.code, caught.value.facts) == ("sets_differ", told)
