"""Table options: what a group may agree on before the game, with the rule or open point behind each."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import final

from stammtisch.engine.problem import BadOption

Value = int | str | bool | list[int] | list[str]
LONGEST_VALUE = 80  # how much of a wrong value is repeated
_WORDS = re.compile(r"\w+")  # `cthulhu, geek` or `cthulhu+geek`


@final
class Option:
    """One option: a whole number within `least..most`, one of `choices`, yes or no, a list of `length` numbers, or, if
    the default is a list, any number of `choices`.

    An option that `sets` others is a preset for them: those that have its name as their value get what its own value
    says.
    """

    __slots__ = ("choices", "default", "is_some", "least", "length", "most", "name", "places", "rule", "sets")

    def __init__(
        self,
        name: str,
        default: Value,
        rule: str,
        *,
        least: int = 0,
        most: int = 0,
        choices: Sequence[str] = (),
        places: Sequence[str] = (),
        sets: Mapping[str, Mapping[str, Value]] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.least = least
        self.most = most
        self.choices = tuple(choices)
        self.places = tuple(places)  # names for the numbers of a list, which may then be given as a table too
        self.sets = dict(sets or {})
        self.is_some = bool(choices) and isinstance(default, list)
        self.length = len(default) if isinstance(default, list) else 0

    @property
    def allowed(self) -> str:
        """The values it can have, as a person would write them."""
        if self.choices:
            return " | ".join(self.choices)
        if isinstance(self.default, bool):
            return "true | false"
        span = f"{self.least}..{self.most}"
        return f"{self.length} x {span}" if self.length else span

    def read(self, value: object) -> Value:
        """The value, or BadOption. Accepts text as typed on a command line, too."""
        if isinstance(value, str) and not self.choices:
            value = _from_text(value)
        if self.is_some:
            named = _WORDS.findall(value) if isinstance(value, str) else value
            if isinstance(named, list) and all(name in self.choices for name in named):
                return [name for name in self.choices if name in named]
        elif self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
        elif isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif self.length:
            if isinstance(value, dict) and set(value) == set(self.places):
                value = [value[place] for place in self.places]
            elif self._fits(value):  # the same number in every place
                value = [value] * self.length
            if isinstance(value, list) and len(value) == self.length and all(self._fits(item) for item in value):
                return list(value)
        elif isinstance(value, int) and self._fits(value):
            return value
        raise BadOption("bad_option_value", option=self.name, value=str(value)[:LONGEST_VALUE], allowed=self.allowed)

    def _fits(self, number: object) -> bool:
        return type(number) is int and self.least <= number <= self.most


def _from_text(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    try:
        numbers = [int(word) for word in text.replace(",", " ").split()]
    except ValueError:
        return text
    return numbers[0] if len(numbers) == 1 else numbers


def snake_case(name: str) -> str:
    """`stackSize` and `stack-size` are `stack_size`: JSON and command lines spell names in their own way."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).replace("-", "_")


def lost_options(
    options: Sequence[Option], presets: Mapping[str, Mapping[str, Value]], given: Mapping[str, object]
) -> list[str]:
    """Which of these were possible once, when a game was recorded with them, and are no more."""
    lost = []
    for name, value in given.items():
        try:
            read_options(options, presets, {name: value})
        except BadOption:
            lost.append(name)
    return lost


def read_options(
    options: Sequence[Option], presets: Mapping[str, Mapping[str, Value]], given: Mapping[str, object]
) -> dict[str, Value]:
    """All options with their values: the default, then the preset, then what is given. None means not given. A value
    that is left to another option (`evict_target = "edition"`) is resolved here, so that nobody has to look twice.
    """
    asked = {snake_case(name): value for name, value in given.items() if value is not None}
    preset = asked.pop("preset", next(iter(presets), ""))
    if presets and (not isinstance(preset, str) or preset not in presets):
        raise BadOption("bad_option_value", option="preset", value=str(preset), allowed=" | ".join(presets))
    known = {option.name for option in options}
    for name in asked:
        if name not in known:
            raise BadOption("unknown_option", option=name, known=", ".join(sorted({*known, "preset"})))
    values: dict[str, Value] = {}
    for option in options:
        chosen = asked.get(option.name, presets.get(str(preset), {}).get(option.name, option.default))
        values[option.name] = option.read(chosen)
    for option in options:
        if option.sets:
            for name, value in option.sets[str(values[option.name])].items():
                if values[name] == option.name:
                    values[name] = value
    return values


def number_of(options: Mapping[str, Value], name: str) -> int:
    number = options[name]
    assert isinstance(number, int)
    return number


def numbers_of(options: Mapping[str, Value], name: str) -> list[int]:
    values = options[name]
    assert isinstance(values, list)
    return [value for value in values if isinstance(value, int)]
