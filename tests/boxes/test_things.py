"""Guevara stays alone (GUE-90), but Things go back and forth (GUE-91): rules, words, lobby, records and commands."""

from __future__ import annotations

import pytest

from stammtisch.boxes import find_box, game_text, load
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import BadOption, Problem
from stammtisch.engine.record import dump
from stammtisch.engine.record import load as load_record
from stammtisch.engine.table import Table, replay
from stammtisch.games.slack import Slack
from stammtisch.games.slack.cards import THING
from stammtisch.games.slack.joining import lend_things
from stammtisch.server import catalog
from stammtisch.text.slack import SlackText
from stammtisch.text.words import LANGUAGES, words
from tests.rules.slack.board import Board

APARTMENTS = ("cthulhu", "goth", "geek")


def slack(id: str, *lenders: str) -> Slack:
    game = load(id, {"things_from": [*lenders]})
    assert isinstance(game, Slack)
    return game


@pytest.mark.rule("GUE-90")
@pytest.mark.parametrize("id", ["cthulhu+guevara", "guevara+goth", "goth+geek+guevara"])
def test_guevara_cannot_be_joined_and_the_rule_says_so(id: str) -> None:
    with pytest.raises(BadOption, match="stays_alone") as refused:
        load(id)
    for language in LANGUAGES:
        assert "GUE-90" in words(language).problem(refused.value)
        assert "things_from" in words(language).problem(refused.value)
    assert find_box("guevara").join is None
    facts = catalog.game("guevara", "en")
    assert facts.family == ""  # the lobby offers no boxes to tick, and says why
    assert [note.rule for note in facts.joined] == ["GUE-90"]


@pytest.mark.rule("GUE-91")
@pytest.mark.parametrize(
    ("id", "lender"), [*[(id, "guevara") for id in APARTMENTS], *[("guevara", id) for id in APARTMENTS]]
)
def test_only_things_are_lent_and_only_cost_and_slack_count(id: str, lender: str) -> None:
    alone, lent, home = slack(id), slack(id, lender), slack(lender)
    assert [card.id for card in lent.rules.cards][: len(alone.rules.cards)] == [card.id for card in alone.rules.cards]
    things = {card.id: card for card in home.rules.cards if card.kind == THING and card.copies}
    assert {card.id for card in lent.rules.cards} == {card.id for card in alone.rules.cards} | things.keys()
    here = {card.id for card in alone.rules.cards}
    for card in lent.rules.cards:
        if card.id in here or card.id not in things:
            continue
        there = things[card.id]
        assert (card.cost, card.slack, card.copies) == (there.cost, there.slack, there.copies)
        assert (card.mods, card.effects, card.each_turn) == ([], -1, -1)
    copies = sum(card.copies for card in things.values())
    assert len(lent.rules.of) == len(alone.rules.of) + copies
    assert [job.id for job in lent.rules.jobs] == [job.id for job in alone.rules.jobs]
    assert lent.rules.set.mechanics == alone.rules.set.mechanics
    assert lent.digest() != alone.digest()


@pytest.mark.rule("GUE-91")
def test_a_grenade_keeps_its_slack_and_loses_its_perk() -> None:
    board = Board(game=slack("cthulhu", "guevara"), phase="free_time", ann={"hand": ["glue_on_beard", "sleep"]})
    board.do("ann: shop glue_on_beard", "pass")
    assert board["ann"]["room"] == ["glue_on_beard"]
    text = game_text(words("en"), board.game, ["Ann", "Bob", "Cem"])
    assert isinstance(text, SlackText)
    assert text.card_text(board.game.rules.cards[board.game.rules.ids["glue_on_beard"]]) == ""


@pytest.mark.rule("GUE-91")
def test_several_lenders_and_every_spelling() -> None:
    option = next(option for option in find_box("guevara").kind.options if option.name == "things_from")
    assert option.default == []
    assert option.choices == ("cthulhu", "geek", "goth")
    spellings: list[object] = [["goth", "cthulhu"], "goth, cthulhu", "cthulhu+goth", "goth cthulhu"]
    assert [option.read(value) for value in spellings] == [["cthulhu", "goth"]] * 4
    assert option.read("") == []
    for wrong in (["guevara"], ["scare"], "geek, guevara", 3, [1], True):
        with pytest.raises(BadOption, match="bad_option_value"):
            option.read(wrong)
    both = slack("guevara", "goth", "cthulhu")
    assert {"ankh", "narconomicon"} <= {card.id for card in both.rules.of}
    with pytest.raises(BadOption, match="bad_option_value"):
        load("goth", {"things_from": ["geek"]})  # whole sets are joined instead


@pytest.mark.rule("AMB-57", "GUE-91")
def test_a_thing_that_is_here_already_is_the_same_card() -> None:
    thing = {
        "kind": "thing",
        "cost": 1,
        "slack": 2,
        "tags": ["food", "weapon"],
        "in_play": [{"mod": "income", "by": 1}],
    }
    lent = lend_things({"tin": {"kind": "thing", "copies": 2, "cost": 3}}, [{"tin": thing, "can": thing}], ["food"])
    assert lent["tin"] == {"kind": "thing", "copies": 3, "cost": 3}
    assert lent["can"] == {"kind": "thing", "cost": 1, "slack": 2, "tags": ["food"], "copies": 1}
    other: dict[str, dict[str, object]] = {"nap": {"kind": "activity"}, "out": {**thing, "copies": 0}}
    assert lend_things({}, [other], ["food"]) == {}  # no Thing, and one that is not in its deck


@pytest.mark.rule("GUE-91")
def test_a_table_without_drugs_borrows_none() -> None:
    game = load("guevara", {"things_from": ["cthulhu"], "drugs": False})
    assert isinstance(game, Slack)
    ids = {card.id for card in game.rules.of}
    assert "climbing_hemp" not in ids
    assert "narconomicon" not in ids
    assert "climbing_hemp" in {card.id for card in slack("guevara", "cthulhu").rules.of}


@pytest.mark.rule("GUE-91")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_offers_the_option_and_knows_the_cards(language: str) -> None:
    facts = {option.name: option for option in catalog.game("geek", language).options}["things_from"]
    assert (facts.default, facts.rule) == ([], "GUE-91")
    assert [choice.value for choice in facts.choices] == ["guevara"]
    cards = {card.id: card for card in catalog.cards("geek", language)}
    assert (cards["soap"].sets, cards["soap"].copies, cards["soap"].text) == (["guevara"], 0, "")
    assert "promotion" not in cards


@pytest.mark.rule("GUE-91")
def test_a_record_remembers_who_lent_what() -> None:
    table = Table(slack("guevara", "geek"), ["ann", "bob"], seed="3")
    move = table.game.moves(table.state, table.game.decision(table.state).asked[0])[0]  # type: ignore[union-attr]
    table.apply(move)
    record = load_record(dump(table.record))
    assert record.options["things_from"] == ["geek"]
    assert replay(load(record.game, record.options), record).state == table.state


@pytest.mark.rule("GUE-90", "GUE-91")
def test_nothing_else_of_the_jungle_can_be_played_in_an_apartment() -> None:
    board = Board(game=slack("goth", "guevara"), phase="free_time", ann={"hand": ["soap"]})
    for line in ("ann: play promotion", "ann: play raid"):
        with pytest.raises(Problem, match="unknown_card"):
            parse(board.game, line, ["ann", "bob", "cem"])
