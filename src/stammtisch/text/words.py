"""One reader's language: messages from the Fluent files in locale/, which the browser reads too."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import BaseNode, FunctionReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from stammtisch.engine.problem import BadOption, CannotJoin, Problem, Refused

LANGUAGES: Final = {"en": "en-US", "de": "de-DE"}
LOCALES: Final[list[Traversable]] = [files("stammtisch.text") / "locale"]  # folders with the messages by language

Variable = int | float | str

NO_CARDS: Final[Mapping[str, str]] = MappingProxyType({})
FIRST_SIGN: Final = 0xF000  # none of our texts contain these: they stand for what is inserted into a sentence
MOST_REMEMBERED: Final = 50_000  # wordings, numbers and keys that a language remembers
ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)  # a message, up to the next


class _Variables(Visitor):
    """Sorts the variables of a message (our messages refer to no others): those that select a wording, or have a format
    of their own, are decisive; all others only appear somewhere in it.
    """

    def __init__(self) -> None:
        self.found: dict[str, bool] = {}  # and whether it is decisive
        self._is_decisive = False

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor requires such names)
        self.found[node.id.name] = self._is_decisive or self.found.get(node.id.name, False)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self._visit_decisive(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self._visit_decisive(node.arguments)

    def _visit_decisive(self, node: BaseNode) -> None:
        before, self._is_decisive = self._is_decisive, True
        self.visit(node)
        self._is_decisive = before


class _Message:
    """A message and the wordings it was seen to have, with `%s` for what is inserted."""

    def __init__(self, pattern: Pattern) -> None:
        found = _Variables()
        found.visit(pattern)
        self.pattern = pattern
        self.variables = tuple(found.found)
        self.decisive = tuple([name for name, is_decisive in found.found.items() if is_decisive])
        self.placed = tuple([name for name, is_decisive in found.found.items() if not is_decisive])
        self.wordings: dict[tuple[Variable | None, ...], tuple[str, tuple[str, ...]]] = {}  # and what each inserts


class Words:
    """Says things in one language. An unknown message or a missing variable is a bug, not a shrug.

    Parsing Fluent takes a second for all the files together, so each message is parsed when it is first used.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._messages: dict[str, _Message] = {}
        self._numbers: dict[int | float, str] = {}
        self._plain: dict[str, str] = {}  # messages that were said without variables
        self._known: dict[str, bool] = {}  # see `has`
        self._variants: dict[tuple[tuple[str, str], ...], Words] = {}
        self._bundle = FluentBundle([LANGUAGES[language]], use_isolating=False)
        for folder in LOCALES:
            self.learn(folder)

    def learn(self, locale: Traversable) -> None:
        """Takes in the messages of this language that are in the folder."""
        for file in locale_files(locale, self.language):
            self._sources |= {found[1]: found[0] for found in ENTRY.finditer(file)}
        self._known.clear()
        self._variants.clear()

    def calling(self, nouns: Mapping[str, str]) -> Words:
        """The same language where something has another name. With `{"room": "tent"}` it says what `noun-tent` lists
        wherever it would say what `noun-room` lists, form by form; and where there is a message about tents, that one
        replaces the message about rooms of otherwise the same name: `problem-tent_full` for `problem-room_full`.
        """
        if not nouns:
            return self
        key = tuple(sorted(nouns.items()))
        if key not in self._variants:
            other = copy(self)
            other._messages, other._numbers, other._variants = {}, {}, {}
            other._plain, other._known = {}, {}
            other._bundle = FluentBundle([LANGUAGES[self.language]], use_isolating=False)
            renamed = self._renamed(nouns)
            other._sources = dict(renamed)
            for usual, noun in nouns.items():
                said = re.compile(rf"(?:^|(?<=-)){noun}(?=s?(_|-|$))")
                for message, text in renamed.items():
                    if said.search(message):
                        instead = said.sub(usual, message)
                        other._sources[instead] = text.replace(message, instead, 1)
            self._variants[key] = other
        return self._variants[key]

    def _renamed(self, nouns: Mapping[str, str]) -> dict[str, str]:
        """All messages with other nouns in the forms that both have; keys, selectors and variables stay as they are."""
        forms: dict[str, str] = {}
        for pair in nouns.items():
            if all(f"noun-{noun}" in self._sources for noun in pair):
                usual, instead = (self(f"noun-{noun}").split(" | ") for noun in pair)
                forms |= dict(zip(usual, instead, strict=True))
        if not forms:
            return dict(self._sources)
        longest = sorted(forms, key=len, reverse=True)
        said = re.compile(rf"(?<![\w\[$.-])({'|'.join(re.escape(form) for form in longest)})(?![\w\]-])")
        found = {}
        for message, text in self._sources.items():
            key, equals, rest = text.partition("=")
            found[message] = key + equals + said.sub(lambda form: forms[form[0]], rest)
        return found

    def __call__(self, key: str, **variables: Variable) -> str:
        """The message `key`, or with a dot one of its attributes: `option-scare-rounds.help`.

        People at a table read the same few wordings again and again, with different names and numbers. Fluent is slow,
        so each wording is put together once.
        """
        if variables:
            return self.find(key, variables.get)
        if key not in self._plain:
            self._plain[key] = self.find(key, variables.get)
        return self._plain[key]

    def find(self, key: str, variable: Callable[[str], Variable | None]) -> str:
        """The same for variables that take some work: only those that the wording needs are asked for."""
        message = self._messages.get(key) or self._message(key)
        decided = tuple(map(variable, message.decisive))
        wording = message.wordings.get(decided)
        if wording is None:
            wording = self._word(key, message, decided)
        text, names = wording
        if not names:
            return text
        inserted: list[str] = []
        for name in names:
            value = variable(name)
            if value is None:
                raise ValueError(f"message {key} in {self.language} lacks {name}")
            inserted.append(value if isinstance(value, str) else self._numbers.get(value) or self._number(value))
        return text % tuple(inserted)

    def _word(self, key: str, message: _Message, decided: tuple[Variable | None, ...]) -> tuple[str, tuple[str, ...]]:
        variables = {name: value for name, value in zip(message.decisive, decided, strict=True) if value is not None}
        signs = {chr(FIRST_SIGN + number): name for number, name in enumerate(message.placed)}
        text = self._say(key, message.pattern, {**variables, **{name: sign for sign, name in signs.items()}})
        names = tuple([signs[letter] for letter in text if letter in signs])  # in this order, some more than once
        if names:
            text = text.replace("%", "%%")
            for sign in signs:
                text = text.replace(sign, "%s")
        if len(message.wordings) >= MOST_REMEMBERED:
            message.wordings.clear()
        message.wordings[decided] = text, names
        return text, names

    def _say(self, key: str, pattern: Pattern, variables: dict[str, Variable]) -> str:
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise ValueError(f"message {key} in {self.language}: {errors[0]!r}")
        return str(text)

    def _number(self, number: int | float) -> str:
        """As this language writes it."""
        if len(self._numbers) >= MOST_REMEMBERED:
            self._numbers.clear()
        text = self._numbers[number] = self._say("number", self._pattern("number"), {"number": number})
        return text

    def variables(self, key: str) -> tuple[str, ...]:
        """What the message depends on."""
        return self._message(key).variables

    def _message(self, key: str) -> _Message:
        if key not in self._messages:
            self._messages[key] = _Message(self._pattern(key))
        return self._messages[key]

    def _pattern(self, key: str) -> Pattern:
        pattern = self._find(key)
        if pattern is None:
            raise KeyError(f"no message {key} in {self.language}")
        return pattern

    def has(self, key: str) -> bool:
        if key not in self._known:
            if len(self._known) >= MOST_REMEMBERED:  # somebody may ask for anything
                self._known.clear()
            self._known[key] = self._find(key) is not None
        return self._known[key]

    def _find(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if name not in self._sources:
            return None
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._sources[name]))
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def problem(
        self,
        problem: Problem,
        names: Sequence[str] = (),
        cards: Mapping[str, str] = NO_CARDS,
        tags: Mapping[str, str] = NO_CARDS,
    ) -> str:
        """What is wrong, in one sentence; for a refused move, or games that do not go together, with the rule.

        `names` are those of the seats; `cards` and `tags` hold what a reader calls the cards and tags that a refusal
        names by their ids.
        """
        facts: dict[str, Variable] = dict(problem.facts)
        if isinstance(problem, Refused):
            facts |= {fact: cards[id] for fact in ("card", "aim") if (id := str(facts.get(fact))) in cards}
            if (tag := str(facts.get("needs"))) in tags:
                facts["needs"] = tags[tag]
        seat = facts.get("seat")
        if isinstance(seat, int):
            facts["seat"] = names[seat] if seat < len(names) else str(seat + 1)
        if isinstance(problem.__cause__, Problem):  # a problem within a problem gives its reason as a sentence, too
            facts["why"] = self.problem(problem.__cause__, names, cards, tags)
        sentence = self(f"problem-{problem.code}", **facts)
        if isinstance(problem, (Refused, CannotJoin)):
            return self("refused", why=sentence, rule=problem.rule)
        return sentence

    def listed(self, items: Iterable[str]) -> str:
        """`Ann, Bob and Cem`."""
        *most, last = items
        if not most:
            return last
        return self("and", most=", ".join(most), last=last)


@cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise BadOption("unknown_language", language=language, known=", ".join(LANGUAGES))
    return Words(language)


def language_of(environment: Mapping[str, str]) -> str:
    """The reader's language as their system has it (LC_ALL, LC_MESSAGES, LANG), English where we cannot tell."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"


def learn(locale: Traversable) -> None:
    """From now on all languages have the messages of this folder too."""
    if locale not in LOCALES:
        LOCALES.append(locale)
        for language in LANGUAGES:
            words(language).learn(locale)


def locale_files(locale: Traversable, language: str) -> list[str]:
    folder = locale / language
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [file.read_text("utf-8") for file in found]
