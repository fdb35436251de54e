"""One reader's language: messages from the Fluent files in locale/, which the browser reads too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from stammtisch.engine.problem import BadOption, Problem, Refused

LANGUAGES: Final = {"en": "en-US", "de": "de-DE"}

Variable = int | float | str

NO_CARDS: Final[Mapping[str, str]] = MappingProxyType({})
MOST, LAST = "\uf8fe", "\uf8ff"  # stand for the parts of a list: no two lists are alike, but all are put together alike
MOST_SAID: Final = 50_000  # sentences that a language remembers


class _Variables(Visitor):
    """Collects what a message refers to; messages of ours refer to no others."""

    def __init__(self) -> None:
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor wants that name)
        self.found[node.id.name] = None


class Words:
    """Says things in one language. An unknown message or a missing variable is an error in the program, not a shrug."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._said: dict[tuple[object, ...], str] = {}
        self._variables: dict[str, tuple[str, ...]] = {}
        self._bundle = FluentBundle([LANGUAGES[language]], use_isolating=False)
        for file in locale_files(language):
            self._bundle.add_resource(FluentResource(file))

    def __call__(self, key: str, **variables: Variable) -> str:
        """The message `key`, or with a dot the attribute of one: `option-scare-rounds.help`.

        People at a table read the same few thousand sentences again and again, so each is put together once.
        """
        wish = (key, *[variables.get(name) for name in self.variables(key)])
        text = self._said.get(wish)
        if text is None:
            text = self._say(key, variables)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[wish] = text
        return text

    def _say(self, key: str, variables: dict[str, Variable]) -> str:
        text, errors = self._bundle.format_pattern(self._pattern(key), variables)
        if errors:
            raise ValueError(f"message {key} in {self.language}: {errors[0]!r}")
        return str(text)

    def variables(self, key: str) -> tuple[str, ...]:
        """What the message depends on."""
        found = self._variables.get(key)
        if found is None:
            named = _Variables()
            named.visit(self._pattern(key))
            found = self._variables[key] = tuple(named.found)
        return found

    def _pattern(self, key: str) -> Pattern:
        if not self.has(key):
            raise KeyError(f"no message {key} in {self.language}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return pattern

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def problem(
        self,
        problem: Problem,
        names: Sequence[str] = (),
        cards: Mapping[str, str] = NO_CARDS,
        tags: Mapping[str, str] = NO_CARDS,
    ) -> str:
        """What is wrong, in one sentence; for a refused move with the rule that forbids it. `names` are those of the
        seats; `cards` and `tags` have what a reader calls the cards and tags that a refusal names by their ids.
        """
        facts: dict[str, Variable] = dict(problem.facts)
        if isinstance(problem, Refused):
            facts |= {fact: cards[id] for fact in ("card", "aim") if (id := str(facts.get(fact))) in cards}
            if (tag := str(facts.get("needs"))) in tags:
                facts["needs"] = tags[tag]
        seat = facts.get("seat")
        if isinstance(seat, int):
            facts["seat"] = names[seat] if seat < len(names) else str(seat + 1)
        if isinstance(problem.__cause__, Problem):  # a problem within a problem tells its reason as a sentence too
            facts["why"] = self.problem(problem.__cause__, names, cards, tags)
        sentence = self(f"problem-{problem.code}", **facts)
        return self("refused", why=sentence, rule=problem.rule) if isinstance(problem, Refused) else sentence

    def listed(self, items: Iterable[str]) -> str:
        """`Ann, Bob and Cem`."""
        *most, last = items
        if not most:
            return last
        return self("and", most=MOST, last=LAST).replace(MOST, ", ".join(most)).replace(LAST, last)


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


def locale_files(language: str) -> list[str]:
    folder = files("stammtisch.text") / "locale" / language
    return [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]
