"""A saved game told again: to a spectator, as one of the players saw it, and in the other language."""

import re
from pathlib import Path

import pytest

from stammtisch.cli import run
from tests.terminal.driver import Table, first_choice

YOU = {"en": "You", "de": "Du"}


@pytest.fixture(params=["scare", "cthulhu"])
def played(request: pytest.FixtureRequest, table: Table) -> Path:
    """A whole game by somebody who has not given a name."""
    result = table.play(first_choice, game_name=request.param, bot="random", options=OPTIONS[request.param])
    assert result.code == 0
    return table.only_file()


OPTIONS = {"scare": {"target_score": 5}, "cthulhu": {}}


def told(file: Path, language: str, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert run(["replay", str(file), "--lang", language, *more]) == 0
    return capsys.readouterr().out


def verbs(story: str, name: str) -> set[str]:
    """What follows the name at the beginning of a sentence."""
    return set(re.findall(rf"(?:^ *\d* *|[.!] ){name} (\w+)", story, re.MULTILINE))


@pytest.mark.parametrize("more", [[], ["--open"], ["--seat", "You"], ["--seat", "you", "--open"]], ids=" ".join)
def test_a_person_without_a_name_is_spoken_to(
    played: Path, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """“You draw” and “Du ziehst”: not “You draws”, and not “Du zieht”."""
    english, german = (told(played, language, capsys, *more) for language in YOU)
    assert len(verbs(english, "You")) > 4
    assert [verb for verb in verbs(english, "You") if verb.endswith("s") and not verb.endswith("ss")] == []
    assert len(verbs(german, "Du")) > 4
    assert [verb for verb in verbs(german, "Du") if not verb.endswith("st")] == []
    assert "You" not in german
    assert " with Mia and Leo, " in english
    assert " mit Mia und Leo, " in german


@pytest.mark.parametrize("language", ["en", "de"])
def test_told_as_another_saw_it_you_are_the_other(
    played: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    story = told(played, language, capsys, "--seat", "Mia")
    assert verbs(story, YOU[language])
    assert not verbs(story, "Mia")
    other = {"en": "Player1", "de": "Person1"}[language]
    assert len(verbs(story, other)) > 4
    assert not verbs(story, other) & verbs(story, YOU[language])


def test_watching_tells_no_more_than_before(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Being addressed does not mean seeing one's cards: a spectator does not."""
    story = told(played, "en", capsys)
    assert "You are dealt" not in story
    assert "You draw: " not in story


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_that_were_given_stay(table: Table, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    table.play(first_choice, names=["Ann"], options=OPTIONS["scare"])
    story = told(table.only_file(), language, capsys)
    assert verbs(story, "Ann")
    assert not verbs(story, YOU[language])
    assert f"{'Scare with' if language == 'en' else 'Schreck mit'} Ann, Mia" in story
