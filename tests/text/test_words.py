"""Both languages say the same things, and everything that the program can say is there."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import stammtisch
from stammtisch.boxes import find_box, known_games, load
from stammtisch.games.slack import Slack
from stammtisch.games.slack.question import Question
from stammtisch.text.words import LANGUAGES, Words, words

SOURCE = Path(stammtisch.__file__).parent
LOCALE = Path(str(files("stammtisch.text"))) / "locale"
FILES = sorted({file.name for language in LANGUAGES for file in (LOCALE / language).iterdir()})

Used = dict[str, frozenset[str]]  # message, or message.attribute -> its variables


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def variables(node: fluent.BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


@cache
def entries(language: str, name: str) -> list[fluent.EntryType]:
    return FluentParser().parse((LOCALE / language / name).read_text("utf-8")).body


def messages(language: str, name: str) -> Used:
    found: Used = {}
    for entry in entries(language, name):
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@cache
def all_messages(language: str) -> Used:
    return {key: used for name in FILES for key, used in messages(language, name).items()}


# The files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_has_junk(language: str, name: str) -> None:
    assert [entry.content for entry in entries(language, name) if isinstance(entry, fluent.Junk)] == []


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_and_variables(name: str) -> None:
    first, *others = (messages(language, name) for language in LANGUAGES)
    for other in others:
        assert first == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    names = [e.id.name for name in FILES for e in entries(language, name) if isinstance(e, fluent.Message)]
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_without_reading_the_others(language: str) -> None:
    """A start is quick because only the messages in use are parsed, and each one is cut out of its file as a whole."""
    say = Words(language)
    assert say._bundle._messages == {}
    found = {key for key in all_messages(language) if say.has(key)}
    assert found == set(all_messages(language))
    for name in FILES:
        for entry in entries(language, name):
            if isinstance(entry, fluent.Message):
                assert say._bundle._messages[entry.id.name].equals(entry, ["span", "comment"]), entry.id.name


# Problems -------------------------------------------------------------------------------------------------------------


TREES = {file: ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def problem_classes() -> dict[str, int]:
    """Problem and all its subclasses, and which of their arguments is the code."""
    found = {"Problem": 0, "Refused": 1, "CannotJoin": 1}
    bases = {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    while new := {name: found[base] for name in bases.keys() - found for base in bases[name] if base in found}:
        found |= new
    return found


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where, which code, with which facts: every problem that the program raises."""
    problems = problem_classes()
    for file, tree in TREES.items():
        told = literals(tree)
        caused = {id(node.exc) for node in ast.walk(tree) if isinstance(node, ast.Raise) and has_cause(node)}
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name), args=arguments) if name in problems:
                    code = arguments[problems[name]]
                    if not isinstance(code, ast.Constant):
                        continue  # a problem that is reworded
                    facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                    for keyword in node.keywords:
                        if keyword.arg is None and isinstance(keyword.value, ast.Name):
                            facts |= told[keyword.value.id]
                    if id(node) in caused:
                        facts.add("why")  # Words.problem gives the cause
                    yield f"{file.relative_to(SOURCE)}:{node.lineno}", str(code.value), facts


def literals(tree: ast.Module) -> dict[str, set[str]]:
    """The dictionaries that a module names, with their keys."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict(keys=keys)):
                found.setdefault(name, set()).update(str(key.value) for key in keys if isinstance(key, ast.Constant))
    return found


def has_cause(node: ast.Raise) -> bool:
    return node.cause is not None and not isinstance(node.cause, ast.Constant)


RAISED = list(raised())


def test_problems_are_found() -> None:
    """The search above would be useless if it found nothing."""
    found = {code for _, code, _ in RAISED}
    assert {
        "game_over",
        "not_your_turn",
        "card_form",
        "bad_toml",
        "unknown_card",
        "step_refused",
        "game_in_use",
    } <= found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "code", "facts"), RAISED, ids=[f"{code} {place}" for place, code, _ in RAISED])
def test_every_problem_has_a_sentence_with_facts_it_gets(place: str, code: str, facts: set[str], language: str) -> None:
    known = all_messages(language)
    assert f"problem-{code}" in known, place
    assert known[f"problem-{code}"] <= facts, place


def test_a_word_has_as_many_forms_as_the_one_it_replaces() -> None:
    nouns = [pair for game in known_games() if isinstance(loaded := load(game), Slack)
             for pair in loaded.rules.set.nouns.items()]  # fmt: skip
    for language in LANGUAGES:
        say = words(language)
        for usual, noun in nouns:
            if say.has(f"noun-{noun}"):
                assert len(say(f"noun-{usual}").split(" | ")) == len(say(f"noun-{noun}").split(" | ")), noun


def test_no_problem_is_left_over() -> None:
    codes = {f"problem-{code}" for _, code, _ in RAISED}
    codes |= {code.replace("pet", "cat") for code in codes}  # what some sets call a Pet
    assert {key for key in all_messages("en") if key.startswith("problem-")} - codes == set()


# Events and questions -------------------------------------------------------------------------------------------------


def family(game: str) -> str:
    """The family of a game, whose name begins its messages: for cthulhu it is slack."""
    return find_box(game).kind.family


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_every_event_has_a_sentence(game: str, language: str) -> None:
    say = words(language)
    kinds = {kind.name for kind in find_box(game).kind.events}
    assert {kind for kind in kinds if not say.has(f"{family(game)}-event-{kind}")} == set()
    told = {key.removeprefix(f"{family(game)}-event-") for key in all_messages(language) if "-event-" in key}
    relatives = [other for other in known_games() if family(other) == family(game)]
    every = {kind.name for other in relatives for kind in find_box(other).kind.events}
    assert {kind for kind in told if "-event-" not in kind} - every == set()


def prompts(game: str) -> set[str]:
    """What a game can ask: what its rules list, or else the first argument of every Decision it makes."""
    loaded = load(game)
    if isinstance(loaded, Slack):
        questions = {work.ID for work in loaded.rules.frames if isinstance(work, Question)} - {"turn"}
        return questions | {phase.ID for phase in loaded.rules.phases} - {"draw"}  # which asks nothing
    module = import_module(f"stammtisch.games.{family(game)}.game")
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    named: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                texts = {part.value for part in ast.walk(value) if isinstance(part, ast.Constant)}
                named.setdefault(name, set()).update(text for text in texts if isinstance(text, str))
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Decision"), args=[ast.Constant(value=str(prompt)), *_]):
                found.add(prompt)
            case ast.Call(func=ast.Name(id="Decision"), args=[ast.Name(id=name), *_]):
                found |= named[name]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_every_question_has_a_sentence(game: str, language: str) -> None:
    asked = prompts(game)
    assert asked
    assert {prompt for prompt in asked if not words(language).has(f"{family(game)}-ask-{prompt}")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_depends_on_all_of_its_variables_and_on_nothing_else(language: str) -> None:
    say = words(language)
    for key, used in all_messages(language).items():
        assert set(say.variables(key)) == used, key
    assert say("and", most="Ann", last="Bob") != say("and", most="Ann", last="Cem")
    assert say("and", most="Ann", last="Bob", nobody="asks") == say("and", most="Ann", last="Bob")


def test_what_is_missing_is_missed_however_often_it_is_said() -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="last"):
            words("en")("and", most="Ann")
        with pytest.raises(KeyError, match="no message"):
            words("en")("no-such-message")


def test_other_nouns_are_said_form_by_form_and_in_sentences_of_their_own() -> None:
    camp = {"pet": "cat", "room": "tent", "job": "grade", "call": "summons", "slack": "jungle"}
    english, german = (words(language).calling(camp) for language in ("en", "de"))
    assert english("slack-room-to", whose="other", name="Ann") == "to Ann’s tent"
    assert german("slack-room-to", whose="you", name="") == "in dein Zelt"
    assert german("slack-phase-call") == "Personen rufen"  # jungle-phase-call
    assert english("slack-sheet-loose") == "Below rank"
    assert german("word-pet.a") == "eine Katze"
    assert words("en")("slack-room-to", whose="other", name="Ann") == "to Ann’s room"  # nobody else has moved out
    assert english.calling({}) is english
    room = words("en").calling({"room": "tent"})
    assert (
        room("effect-pass_left", **{"from": "room", "cards": "a Thing"})
        == "a Thing from their tent to the left, all at the same time"
    )


def test_a_language_does_not_remember_everything_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.text.words.MOST_REMEMBERED", 5)
    say = Words("en")
    for number in range(20):
        assert say("number", number=number) == str(number)
        assert len(say._numbers) <= 5
        assert "Ann" in say("table-waits", names="Ann", count=number)
        assert len(say._messages["table-waits"].wordings) <= 5


VALUES = (0, 1, 2, 1500, -3, 2.5, "yes", "no", "other", "100 %", "%(name)s", "{ $count }")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_was_said_before_a_sentence_is_what_fluent_makes_of_it(language: str) -> None:
    say, told = Words(language), 0
    for key, used in all_messages(language).items():
        for shift in range(len(VALUES)):
            values = {name: VALUES[(shift + 5 * place) % len(VALUES)] for place, name in enumerate(sorted(used))}
            expected, errors = say._bundle.format_pattern(say._pattern(key), values)
            if not errors:  # otherwise it wants a number and got a text
                assert say(key, **values) == expected, key
                told += 1
    assert told > 10 * len(all_messages(language))
