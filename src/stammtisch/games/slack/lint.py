"""What is wrong with a card file. Every fault names the file, the card, the field and the reason, and all are named in
one go: a fault in the form of one field does not hide what makes no sense elsewhere.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from stammtisch.engine.problem import Problem
from stammtisch.games.slack.cards import CORE_WORDS
from stammtisch.games.slack.schema import (
    CARD,
    CONTENT,
    EFFECTS,
    ICON,
    ID,
    JOB,
    KINDS,
    MECHANICS,
    MODIFIERS,
    MONEY,
    NEEDED,
    OPTIONAL,
    RANGE,
    RESERVED,
    SEATS,
    SET,
    SLACK,
    SLACK_DICE,
    Form,
    Number,
)

Table = Mapping[str, Any]
Place = Mapping[str, str]

DEEPEST: Final = 30  # levels in a file: a card needs about ten, and thousands would exhaust whoever walks through it
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")  # line breaks, and what could garble a terminal


class BadCard(Problem):
    """A fault in a card file. Facts: file, card, field, and what the code needs."""


@dataclass(frozen=True)
class Names:
    """What a file may refer to, and what is taken: the tags of its set, the ids of the other file of the set, and the
    icons there are, if anybody knows them.
    """

    tags: Sequence[str]
    taken: Collection[str] = ()
    icons: Collection[str] = ()


# Reading -------------------------------------------------------------------------------------------------------------


def read_toml(file: str, data: bytes) -> dict[str, Any]:
    """The tables of a file. Raises BadCard when it is no TOML at all."""
    try:
        tables = tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadCard("card_not_text", file=file, line=data.count(b"\n", 0, error.start) + 1) from None
    except ValueError as error:  # the parser's own with line and column, and a number of 5000 digits
        raise BadCard("card_toml", file=file, why=str(error)) from None
    except RecursionError:
        raise BadCard("card_deep", file=file) from None
    if _depth(tables) > DEEPEST:
        raise BadCard("card_deep", file=file)
    return tables


def _depth(tables: object) -> int:
    """How deep the tables and lists lie in each other, counted without recursion."""
    depth = 0
    level: list[object] = [tables]
    while level:
        depth += 1
        inner = [value.values() if isinstance(value, dict) else value for value in level]
        level = [part for values in inner if isinstance(values, Collection) for part in values if _is_nested(part)]
    return depth


def _is_nested(value: object) -> bool:
    return isinstance(value, dict | list)


def tags_of(head: Table) -> list[str]:
    """The tags that a set names, as far as they are any."""
    return _words(head.get("tags"))


def form_of(tables: Table, file_name: str = "") -> str:
    """What a file holds, by what is in it: "life", "job" or "set". Only where that leaves it open its name decides."""
    if any(key in tables and not isinstance(tables[key], dict) for key in ("id", "tags", "seats", "mechanics")):
        return "set"
    cards = [table for table in tables.values() if isinstance(table, dict)]
    life = sum("kind" in card for card in cards)
    jobs = sum("income" in card or "goal" in card for card in cards)
    if life == jobs:
        return {"jobs.toml": "job", "set.toml": "set"}.get(file_name, "life")
    return "job" if jobs > life else "life"


# Files ---------------------------------------------------------------------------------------------------------------


def lint_set(file: str, head: Table) -> Iterator[BadCard]:
    place = {"file": file, "card": "set"}
    yield from _lint_table(place, head, SET, NEEDED["set"], ())


def lint_cards(file: str, cards: Table, names: Names) -> Iterator[BadCard]:
    """Every fault of a file of Life cards."""
    if not cards:
        yield BadCard("card_none", file=file)
    for id, card in cards.items():
        place = {"file": file, "card": id}
        yield from _lint_entry(place, card, names)
        if isinstance(card, dict):
            yield from _lint_table(place, card, CARD, NEEDED["life"], names.tags)
            yield from _lint_sense(place, card, cards)


def lint_jobs(file: str, jobs: Table, names: Names) -> Iterator[BadCard]:
    """Every fault of a file of Jobs."""
    if not jobs:
        yield BadCard("card_none", file=file)
    for id, job in jobs.items():
        place = {"file": file, "card": id}
        yield from _lint_entry(place, job, names)
        if isinstance(job, dict):
            yield from _lint_table(place, job, JOB, NEEDED["job"], names.tags)
            yield from _lint_effects(place, "each_turn", job.get("each_turn"), {})


def _lint_entry(place: Place, table: object, names: Names) -> Iterator[BadCard]:
    """That it is a table, and what it is called."""
    id = place["card"]
    if not isinstance(table, dict):
        yield BadCard("card_form", **place, field="-", expected="table")
    elif not re.fullmatch(ID, id):
        yield BadCard("card_id", **place, field="id", id=id)
    elif id in RESERVED:
        yield BadCard("card_reserved", **place, field="id", word=id)
    elif id in names.taken:
        yield BadCard("card_taken", **place, field="id")
    if isinstance(table, dict) and names.icons and _has_form(table.get("icon"), "icon"):
        icon = str(table["icon"])
        if icon not in names.icons:
            near = get_close_matches(icon, names.icons, 3)
            yield BadCard("card_icon", **place, field="icon", icon=icon, near=", ".join(near) or "none")


# The form of a table -------------------------------------------------------------------------------------------------


def _lint_table(
    place: Place, table: Table, fields: Mapping[str, Form], needed: Sequence[str], tags: Sequence[str]
) -> Iterator[BadCard]:
    for name in needed:
        if name not in table:
            yield BadCard("card_missing", **place, field=name)
    for name, value in table.items():
        if name not in fields:
            yield BadCard("card_field", **place, field=name, known=", ".join(fields))
        else:
            yield from _lint_value(place, name, value, fields[name], tags)


def _lint_value(place: Place, field: str, value: Any, form: Form, tags: Sequence[str]) -> Iterator[BadCard]:
    if isinstance(form, Number):
        yield from _lint_number(place, field, value, form)
    elif isinstance(form, tuple):
        if value not in form:
            yield BadCard("card_form", **place, field=field, expected=" | ".join(form))
    elif form in ("effects", "modifiers"):
        yield from _lint_list(place, field, value, form == "effects", tags)
    elif form in WORDS:
        yield from _lint_words(place, field, value, [*WORDS[form], *(tags if form in WITH_TAGS else ())])
    elif form == "tag":
        if value not in tags:
            yield BadCard("card_tag", **place, field=field, tag=str(value), known=", ".join(tags))
    elif form == "slack" and not isinstance(value, str):
        yield from _lint_number(place, field, value, SLACK, EXPECTED[form])
    elif form == "range" and not isinstance(value, str):
        yield from _lint_number(place, field, value, MONEY, EXPECTED[form])
    elif form == "id":
        if not isinstance(value, str) or not re.fullmatch(ID, value):
            yield BadCard("card_id", **place, field=field, id=str(value))
    elif form == "line":
        yield from _lint_line(place, field, value)
    elif form == "new_tags":
        yield from _lint_new_tags(place, field, value)
    elif not _has_form(value, form):
        yield BadCard("card_form", **place, field=field, expected=EXPECTED[form])


# What the words in a list may be besides the tags of the set, and the lists that tags belong to.
WORDS: Final[dict[str, Sequence[str]]] = {
    "tags": ("sleep", "nookie"),
    "filter": (*KINDS, "sleep", "nookie"),
    "cancels": ("activity", "whenever", "shopping", "call", "free_time", "sleep", "nookie"),
    "content": CONTENT,
    "mechanics": MECHANICS,
}
WITH_TAGS: Final = ("tags", "filter", "cancels")
EMPTY: Final = ("mechanics", "new_tags")  # lists that may be empty
EXPECTED: Final = {
    "slack": f"number | {' | '.join(SLACK_DICE)}",
    "range": 'number | "2/4"',
    "icon": '"name-of-an-icon"',
    "line": '{ en = "...", de = "..." }',
    "words": '["...", ...]',
    "seats": "[2, 5]",
    "same": '{ ... = "..." }',
}


def _lint_number(place: Place, field: str, value: Any, form: Number, expected: str = "number") -> Iterator[BadCard]:
    if type(value) is not int:
        yield BadCard("card_form", **place, field=field, expected=expected)
    elif not form.least <= value <= form.most:
        yield BadCard("card_range", **place, field=field, least=form.least, most=form.most)
    elif not value and not form.is_zero_fine:
        yield BadCard("card_zero", **place, field=field)


def _lint_line(place: Place, field: str, value: Any) -> Iterator[BadCard]:
    is_table = isinstance(value, dict) and sorted(value) == ["de", "en"]
    if not is_table or not all(isinstance(text, str) and text.strip() for text in value.values()):
        yield BadCard("card_form", **place, field=field, expected=EXPECTED["line"])
        return
    for language, text in value.items():
        if CONTROL.search(text):
            yield BadCard("card_line", **place, field=f"{field}.{language}")


def _has_form(value: Any, form: str) -> bool:
    match form:
        case "slack":
            return value in SLACK_DICE
        case "range":
            found = re.fullmatch(RANGE, value)
            return found is not None and int(found[1]) < int(found[2]) <= MONEY.most
        case "icon":
            return isinstance(value, str) and re.fullmatch(ICON, value) is not None
        case "seats":
            are_numbers = isinstance(value, list) and [type(number) for number in value] == [int, int]
            return are_numbers and SEATS.least <= value[0] <= value[1] <= SEATS.most
    return isinstance(value, dict) and all(isinstance(word, str) for word in value.values())  # "same"


def _lint_words(place: Place, field: str, value: Any, known: Sequence[str]) -> Iterator[BadCard]:
    if not _is_words(value) or (not value and field not in EMPTY):
        yield BadCard("card_form", **place, field=field, expected=EXPECTED["words"])
        return
    for word in dict.fromkeys(value):
        if word not in known:
            yield BadCard("card_tag", **place, field=field, tag=word, known=", ".join(dict.fromkeys(known)))
    yield from _lint_twice(place, field, value)


def _lint_new_tags(place: Place, field: str, value: Any) -> Iterator[BadCard]:
    """The tags that a set brings: words of their own, which no kind of card and nothing announced is called."""
    if not _is_words(value):
        yield BadCard("card_form", **place, field=field, expected=EXPECTED["words"])
        return
    for tag in dict.fromkeys(value):
        if not re.fullmatch(ID, tag):
            yield BadCard("card_id", **place, field=field, id=tag)
        elif tag in CORE_WORDS and tag not in WORDS["tags"]:
            yield BadCard("card_reserved", **place, field=field, word=tag)
    yield from _lint_twice(place, field, value)


def _is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _lint_twice(place: Place, field: str, value: Sequence[str]) -> Iterator[BadCard]:
    for word in dict.fromkeys(value):
        if value.count(word) > 1:
            yield BadCard("card_twice", **place, field=field, word=word)


def _lint_list(place: Place, field: str, value: Any, is_effects: bool, tags: Sequence[str]) -> Iterator[BadCard]:
    tables, key = (EFFECTS, "op") if is_effects else (MODIFIERS, "mod")
    if not isinstance(value, list) or not value:
        yield BadCard("card_form", **place, field=field, expected="[{ ... }, ...]")
        return
    for number, entry in enumerate(value, start=1):
        here = f"{field} {number}"
        kind = entry.get(key) if isinstance(entry, dict) else None
        if not isinstance(kind, str) or kind not in tables:
            yield BadCard("card_form", **place, field=here, expected=f"{key} = {' | '.join(tables)}")
            continue
        fields = tables[kind]
        for missing in fields:
            if missing not in entry and missing not in OPTIONAL:
                yield BadCard("card_missing", **place, field=f"{here}.{missing}")
        for inner, inner_value in entry.items():
            if inner == key:
                continue
            if inner not in fields:
                yield BadCard("card_field", **place, field=f"{here}.{inner}", known=", ".join(fields) or "-")
            else:
                yield from _lint_value(place, f"{here}.{inner}", inner_value, fields[inner], tags)


# The sense of a card -------------------------------------------------------------------------------------------------

# What follows looks at cards whose form may be wrong: it asks only what the fields that are right can answer.

# Kinds of cards that a field fits; all others fit every kind.
FITTING: Final = {
    "slack": ("person", "pet", "thing", "activity"),
    "lasts": ("whenever",),
    "when": ("whenever",),
    "target": ("whenever",),
    "cancels": ("whenever", "activity"),
    "needs": ("person",),
    "each_turn": ("person", "pet", "thing", "activity"),
    "cost": ("thing", "activity"),
}


def _lint_sense(place: Place, card: Table, cards: Table) -> Iterator[BadCard]:
    """What can never happen, or works only together with something that is not there."""
    kind = card.get("kind")
    if kind in KINDS:
        yield from _lint_kind(place, card, kind)
    for field in ("of", "where"):
        if field in card and card.get("target") != "card":
            yield BadCard("card_alone", **place, field=field, needs='target = "card"')
    for field, other in (("content", "stand_in"), ("stand_in", "content")):
        if field in card and other not in card:
            yield BadCard("card_alone", **place, field=field, needs=other)
    if isinstance(card.get("stand_in"), str):
        yield from _lint_stand_in(place, card, card["stand_in"], cards)
    yield from _lint_effects(place, "effects", card.get("effects"), card)
    yield from _lint_effects(place, "each_turn", card.get("each_turn"), {})


def _lint_kind(place: Place, card: Table, kind: str) -> Iterator[BadCard]:
    for field, kinds in FITTING.items():
        if field in card and kind not in kinds:
            yield BadCard("card_never", **place, field=field, kind=kind)
    if kind != "whenever":
        if kind != "activity" and card.get("slack") in [*SLACK_DICE]:
            yield BadCard("card_never", **place, field="slack", kind=kind)
        if kind == "activity" and card.get("cancels", ["free_time"]) != ["free_time"]:
            yield BadCard("card_form", **place, field="cancels", expected='["free_time"]')
        return
    if "cancels" in card:
        for field in ("effects", "in_play", "lasts", "target"):
            if field in card:
                yield BadCard("card_excluded", **place, field=field, other="cancels")
    elif "in_play" in card and "lasts" not in card:
        yield BadCard("card_alone", **place, field="in_play", needs='lasts = "turn"')
    elif "lasts" in card and "in_play" not in card:
        yield BadCard("card_alone", **place, field="lasts", needs="in_play")


def _lint_stand_in(place: Place, card: Table, id: str, cards: Table) -> Iterator[BadCard]:
    """The card that takes the place of another costs as much and is worth as much, so that the deck stays the same."""
    other = cards.get(id)
    if not isinstance(other, dict):
        yield BadCard("card_no_stand_in", **place, field="stand_in", other=id)
        return
    if "content" in other:
        yield BadCard("card_not_harmless", **place, field="stand_in", other=id)
    for what, usual in (("kind", None), ("cost", 0), ("slack", 0)):
        if other.get(what, usual) != card.get(what, usual):
            yield BadCard("card_unlike", **place, field="stand_in", other=id, what=what)


def _lint_effects(place: Place, field: str, effects: Any, aim: Table) -> Iterator[BadCard]:
    """Effects that have nothing to work on, in branches too. `aim` is the card if its target is that of the effects."""
    for number, effect in enumerate(effects if isinstance(effects, list) else [], start=1):
        if not isinstance(effect, dict):
            continue
        op, here = effect.get("op"), f"{field} {number}"
        target = aim.get("target")
        if op in ("take", "remove", "mark", "negate", "send") and target != "card":
            yield BadCard("card_alone", **place, field=f"{here}: {op}", needs='target = "card"')
        elif op == "take" and aim.get("where") == "own":
            yield BadCard("card_excluded", **place, field=f"{here}: take", other='where = "own"')
        elif op == "send" and not {"person", "pet"} >= set(_words(aim.get("of", ["thing"]))):
            yield BadCard("card_alone", **place, field=f"{here}: send", needs='of = ["person"]')
        if op == "steal" and target != "other":
            yield BadCard("card_alone", **place, field=f"{here}: steal", needs='target = "other"')
        if effect.get("who") == "target" and not target:
            yield BadCard("card_alone", **place, field=f"{here}.who", needs="target")
        if op == "roll" and not ("then" in effect or "else" in effect):
            yield BadCard("card_missing", **place, field=f"{here}.then")
        for branch in ("then", "else"):
            yield from _lint_effects(place, f"{here}.{branch}", effect.get(branch), aim)


def _words(value: Any) -> list[str]:
    return value if _is_words(value) else []
