"""What the page is told about sets: which can be joined, what that changes, where each card comes from, and sides."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.boxes import find_box, known_games, load, painter_of, shared_text
from stammtisch.boxes.slack.picture import SlackPicture
from stammtisch.engine.event import SPECTATOR
from stammtisch.games.slack import Slack
from stammtisch.server import catalog
from stammtisch.text.words import LANGUAGES, words
from tests.boxes.test_scenes import only, staged
from tests.rules.slack.board import Board

BOTH = "goth+geek"


def joined(phase: str, **given: Any) -> Board:
    game = load(BOTH)
    assert isinstance(game, Slack)
    return Board(game=game, phase=phase, **given)


def test_families_are_told_not_known() -> None:
    families = {id: catalog.game(id, "en").family for id in known_games()}
    assert families["scare"] == ""
    assert len({families[id] for id in ("cthulhu", "goth", "geek")} - {""}) == 1
    assert all((find_box(id).join is None) == (family == "") for id, family in families.items())


@pytest.mark.rule("CTH-26", "GOTH-23", "AMB-55")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_joining_changes_is_told_with_its_rules(language: str) -> None:
    first, alike, side = catalog.game("geek+cthulhu+goth", language).joined
    assert [note.rule for note in (first, alike, side)] == ["AMB-55", "CTH-26", "GOTH-23"]
    assert "Chez Geek" in first.text
    assert words(language)("word-tentacle") in alike.text
    assert words(language)("slack-token-gloom") in side.text
    assert "Chez Goth" in catalog.game("goth+geek", language).joined[0].text
    assert catalog.game("goth", language).joined == []
    sets = catalog.game("geek+goth", language).sets
    assert [each.id for each in sets] == ["geek", "goth"]


@pytest.mark.rule("GOTH-21", "AMB-57")
def test_cards_of_joined_sets_say_where_they_come_from() -> None:
    cards = {card.id: card for card in catalog.cards(BOTH, "en")}
    assert cards["sleep"].sets == ["goth", "geek"]
    assert (cards["poet"].sets, cards["poet"].side) == (["goth"], "goth")
    assert (cards["temp"].sets, cards["temp"].side) == (["geek"], "")
    alone = {card.id: card for card in catalog.cards("goth", "en")}
    assert (alone["poet"].sets, alone["poet"].side) == ([], "")  # everybody is one there


@pytest.mark.rule("GOTH-22", "GOTH-25")
@pytest.mark.parametrize(
    ("job", "new", "gloom", "expected"),
    [
        ("temp", "barista", 0, "bob is a Goth now"),
        ("poet", "temp", 0, "bob is no longer a Goth"),
        ("poet", "barista", 2, ""),
    ],
)
def test_a_change_of_sides_is_a_scene_of_its_own(job: str, new: str, gloom: int, expected: str) -> None:
    board = joined("free_time", jobs=[new], ann={"hand": ["new_job"]}, bob={"job": job, "gloom": gloom})
    scenes = staged(board.do("ann: play new_job on bob", "pass"))
    if expected:
        turned = only(scenes, "side_changed")
        assert (turned.title, turned.target, turned.cards, turned.is_own) == (expected, 1, [new], True)
    else:
        assert "side_changed" not in [scene.kind for scene in scenes]


@pytest.mark.rule("GOTH-08", "GOTH-09")
@pytest.mark.parametrize(
    ("phase", "room", "gloom", "fading"),
    [("call", [], 3, 1), ("call", [], 0, 0), ("call", ["grandma_in_black"], 3, 0), ("free_time", [], 3, 0)],
)
def test_the_picture_tells_what_fades(phase: str, room: list[str], gloom: int, fading: int) -> None:
    ann = {"job": "poet", "room": room, "gloom": gloom, "hand": ["sleep"]}
    board = joined(phase, ann=ann, bob={"job": "barista", "gloom": 2})
    view = board.game.view(board.state, SPECTATOR)
    picture = painter_of(board.game).public(board.game, view, shared_text(words("en"), board.game))
    assert isinstance(picture, SlackPicture)
    assert [token.fading for seat in picture.seats for token in seat.tokens if token.id == "gloom"] == [fading, 0]
    if fading:
        board.do("ann: done", "pass")
        assert board.told("gloom_faded") == [{"seat": 0, "by": -1, "gloom": gloom - 1}]


@pytest.mark.rule("SLACK-48")
@pytest.mark.parametrize(("language", "cat", "pet"), [("en", "A Cat", "A Pet"), ("de", "Eine Katze", "Ein Haustier")])
def test_the_rules_of_the_family_say_what_each_set_says(language: str, cat: str, pet: str) -> None:
    for id, noun in (("goth", cat), ("geek", cat), ("goth+geek", cat), ("cthulhu", pet)):
        told = {rule.id: rule.text for rule in catalog.rules(id, language)}
        assert told["SLACK-48"].startswith(noun), id
        others = [rule for rule in ("SLACK-16", "SLACK-47", "SLACK-52") if pet.split()[1] in told[rule]]
        assert len(others) == (3 if noun == pet else 0), id
