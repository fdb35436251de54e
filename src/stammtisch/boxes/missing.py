"""What a game box lacks. Whoever adds a game is told all of it at once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Final

from stammtisch.boxes.box import AnyBox
from stammtisch.engine.option import Option
from stammtisch.text.rulebook import read_rules
from stammtisch.text.words import LANGUAGES, words

SUFFIX: Final = ".toml"


def missing(box: AnyBox) -> list[str]:
    """Parts of the box by their names, facts that the game does not have, and messages with their languages."""
    return [*_parts(box), *_names(box), *_messages(box)]


def _parts(box: AnyBox) -> Iterator[str]:
    for part in ("text", "rulebook", "how", "tally"):
        if not getattr(box, part):
            yield part
    grouped = {name for group in box.option_groups.values() for name in group}
    for option in box.kind.options:
        if option.name not in grouped:
            yield f"option_groups: {option.name}"


def _names(box: AnyBox) -> Iterator[str]:
    """Of events, options and rules that are named in the box but not in the game."""
    options = {option.name for option in box.kind.options}
    for names in box.option_groups.values():
        yield from [f"options: {name}" for name in names if name not in options]
    if box.tally is not None:
        events = {event.name for event in box.kind.events}
        yield from [f"events: {name}" for name in _events(box) if name not in events]
    rules = {rule.id for rule in read_rules(box.rulebook)}
    told = [file.name.removesuffix(SUFFIX) for file in files_of(box.examples)]
    yield from [f"rulebook: {rule}" for rule in told if rule not in rules]
    for behind in (*box.how.values(), box.rules_needed):
        yield from [f"rulebook: {rule}" for rule in behind if rule not in rules]


def _events(box: AnyBox) -> list[str]:
    tally, counting = box.tally, box.counting
    assert tally is not None
    tallied = [tally.round_started, *tally.counted.values(), *(dealt.event for dealt in tally.dealt.values())]
    return [*tallied, *counting.sends, *counting.brings, *counting.most.values()]


def _messages(box: AnyBox) -> Iterator[str]:
    needed = list(dict.fromkeys(_needed(box)))
    for language in LANGUAGES:
        yield from [f"{key} ({language})" for key in needed if not words(language).has(key)]


def _needed(box: AnyBox) -> Iterator[str]:
    for part in box.id.split("+"):
        yield from (f"game-{part}", f"game-{part}.about")
    for part in box.how:
        yield from (part, f"{part}.text")
    for rule in read_rules(box.rulebook):
        yield from (f"rules-section-{rule.section}", f"rule-{rule.id}")
    for group in box.option_groups:
        yield f"option-group-{group}"
    for option in box.kind.options:
        yield from _option(f"option-{box.kind.family}-{option.name}", option)
    yield from _notes(box.guide)
    yield from [f"reason-{box.kind.family}-{reason.replace('_', '-')}" for reason in sorted(box.reasons)]
    if box.tally is not None:
        yield from [f"simulate-{name}" for name in (*box.tally.counted, *box.tally.dealt)]
        yield from [f"report-{name}" for name in box.tally.dealt]
        yield from [f"simulate-part-{name}" for name in box.tally.parts]
    yield from [f"statistics-most-{name}" for name in box.counting.most]


def _notes(guide: Traversable | None) -> list[str]:
    """What a guide says at its steps."""
    steps = [] if guide is None else tomllib.loads(guide.read_text("utf-8")).get("step", [])
    return [step["note"] for step in steps if "note" in step]


def _option(key: str, option: Option) -> Iterator[str]:
    yield from (key, f"{key}.help")
    values = ("yes", "no") if isinstance(option.default, bool) else ()
    yield from [f"{key}.on-{value}" for value in (*values, *option.choices)]
    yield from [f"{key}.is-{value}" for value in option.choices]


def files_of(folder: Traversable | None) -> list[Traversable]:
    found = [] if folder is None else [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return sorted(found, key=lambda file: file.name)
