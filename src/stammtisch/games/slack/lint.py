"""What is wrong with a card file. Every fault names the file, the card, the field and the reason, and all of them are
named at once: a fault in the form of one field does not hide what makes no sense elsewhere.

No library reads the files for us: those that could check them stop at the first fault and name it in English, and the
rules, which refuse a set with a fault, use none.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from stammtisch.engine.problem import Problem
from stammtisch.engine.toml import wrong_place
from stammtisch.games.slack.cards import KINDS, RULES_TAGS
from stammtisch.games.slack.schema import (
    ALONE,
    AT_OTHERS,
    CARD,
    ENTRIES,
    FITTING,
    ICON,
    ID,
    INSTEAD,
    JOB,
    JOB_ALONE,
    LINE,
    MOST_MONEY,
    NEEDED,
    OP_FIELDS,
    RANGE,
    RESERVED,
    SET,
    SLACK_DICE,
    TAG,
    TOKENS,
    USUAL_OPS,
    Fields,
    Form,
    needed_in,
)

Table = Mapping[str, Any]
Place = Mapping[str, str]

DEEPEST: Final = 30  # levels in a file: a card needs about ten, and thousands would exhaust a recursive reader
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")  # line breaks, and what could garble a terminal


class BadCard(Problem):
    """A fault in a card file. Facts: file, card, field, and what the code needs."""


@dataclass(frozen=True)
class Names:
    """What a file may refer to, and what is taken: the tags of its set, the ids in the other file of the set, and the
    known icons, if any.
    """

    tags: Sequence[str]
    taken: Collection[str] = ()
    icons: Collection[str] = ()


# Reading -------------------------------------------------------------------------------------------------------------


def read_toml(file: str, data: bytes) -> dict[str, Any]:
    """The tables of a file. Raises BadCard if it is not TOML at all."""
    try:
        tables = tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadCard("card_not_text", file=file, line=data.count(b"\n", 0, error.start) + 1) from None
    except ValueError as error:  # the parser's own error with line and column, or a number of 5000 digits
        line, column = wrong_place(error)
        raise BadCard("card_toml", file=file, line=line, column=column) from None
    except RecursionError:
        raise BadCard("card_deep", file=file) from None
    if _depth(tables) > DEEPEST:
        raise BadCard("card_deep", file=file)
    return tables


def _depth(tables: object) -> int:
    """How deeply tables and lists are nested, counted without recursion."""
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
    """The tags that a set names, as far as they are valid."""
    return _words(head.get("tags"))


def form_of(tables: Table, file_name: str = "") -> str:
    """What a file holds, judging by its content: "life", "job" or "set". Its name decides only where that
    is not clear.
    """
    if any(key in tables and not isinstance(tables[key], dict) for key in ("id", "tags", "seats", "mechanics")):
        return "set"
    cards = [table for table in tables.values() if isinstance(table, dict)]
    life = sum("kind" in card for card in cards)
    jobs = sum(any(field in card for field in ("income", "goal", *INSTEAD)) for card in cards)
    if life == jobs:
        return {"jobs.toml": "job", "set.toml": "set"}.get(file_name, "life")
    return "job" if jobs > life else "life"


# Files ---------------------------------------------------------------------------------------------------------------


def lint_set(file: str, head: Table) -> Iterator[BadCard]:
    place = {"file": file, "card": "set"}
    yield from _lint_fields(place, "", head, SET, NEEDED["set"], ())
    seats: Any = head.get("seats")
    if _fits(seats, SET["seats"]) and seats[0] > seats[1]:
        yield BadCard("card_form", **place, field="seats", expected=_expected(SET["seats"]))
    for tag in tags_of(head):
        if tag in RULES_TAGS and tag not in CORE_TAGS:
            yield BadCard("card_reserved", **place, field="tags", word=tag)


def lint_cards(file: str, cards: Table, names: Names) -> Iterator[BadCard]:
    """Every fault of a file of Life cards."""
    if not cards:
        yield BadCard("card_none", file=file)
    for id, card in cards.items():
        place = {"file": file, "card": id}
        yield from _lint_entry(place, card, names)
        if isinstance(card, dict):
            yield from _lint_fields(place, "", card, CARD, NEEDED["life"], names.tags)
            yield from _lint_sense(place, card, cards)


def lint_jobs(file: str, jobs: Table, names: Names) -> Iterator[BadCard]:
    """Every fault of a file of Jobs."""
    if not jobs:
        yield BadCard("card_none", file=file)
    for id, job in jobs.items():
        place = {"file": file, "card": id}
        yield from _lint_entry(place, job, names)
        if isinstance(job, dict):
            yield from _lint_fields(place, "", job, JOB, NEEDED["job"], names.tags)
            yield from _lint_ranges(place, job)
            yield from _lint_goal(place, job)
            yield from _lint_alone(place, job, JOB_ALONE)
            yield from _lint_effects(place, "each_turn", job.get("each_turn"), {})
            yield from _lint_triggers(place, "traits", job.get("traits"))


def _lint_entry(place: Place, table: object, names: Names) -> Iterator[BadCard]:
    """That it is a table, what it is called, and its icon."""
    id = place["card"]
    if not isinstance(table, dict):
        yield BadCard("card_form", **place, field="-", expected="table")
        return
    if not _fits(id, ID):
        yield BadCard("card_id", **place, field="id", id=id)
    elif id in RESERVED:
        yield BadCard("card_reserved", **place, field="id", word=id)
    elif id in names.taken:
        yield BadCard("card_taken", **place, field="id")
    icon: Any = table.get("icon")
    if names.icons and _fits(icon, ICON) and icon not in names.icons:
        near = get_close_matches(icon, names.icons, 3)
        yield BadCard("card_icon", **place, field="icon", icon=icon, near=", ".join(near) or "none")


# The form of a table -------------------------------------------------------------------------------------------------

CORE_TAGS: Final = ("sleep", "nookie")
# What the words in a field may be, besides the tags of the set.
KNOWN: Final[dict[str, Sequence[str]]] = {
    "tags": (*CORE_TAGS, "pet"),  # a Thing may count as a Pet, too (GUE-89)
    "of": (*KINDS, *CORE_TAGS),
    "has": (*KINDS, *CORE_TAGS),
    "per": (*KINDS, *CORE_TAGS),
    "cancels": ("activity", "whenever", "shopping", "call", "free_time", *CORE_TAGS),
}
ANNOUNCED: Final = ("call", "shopping")  # what can be locked besides cards
COUNTABLE: Final = ("has", "per", "from")  # where tokens are words like any other
GUARDED: Final = ("immune", "forbid")  # modifiers that are about tokens, too
LOCKING: Final = ("lock", "forbid")


def _lint_fields(
    place: Place, prefix: str, table: Table, fields: Fields, needed: Sequence[str], tags: Sequence[str]
) -> Iterator[BadCard]:
    for name in needed:
        if name not in table:
            yield BadCard("card_missing", **place, field=prefix + name)
    for name, value in table.items():
        if name not in fields:
            yield BadCard("card_field", **place, field=prefix + name, known=", ".join(fields) or "-")
        elif "$ref" in fields[name].get("items", {}):
            yield from _lint_list(place, prefix + name, value, fields[name], tags)
        elif isinstance(value, dict) and "anyOf" in fields[name] and "properties" in fields[name]["anyOf"][-1]:
            amount = fields[name]["anyOf"][-1]
            yield from _lint_fields(place, f"{prefix}{name}.", value, amount["properties"], amount["required"], tags)
        else:
            tokens = TOKENS if name in COUNTABLE else ()
            yield from _lint_value(place, prefix + name, value, fields[name], [*KNOWN.get(name, ()), *tags, *tokens])


def _lint_value(place: Place, field: str, value: Any, form: Form, known: Sequence[str]) -> Iterator[BadCard]:
    number = form.get("anyOf", [form])[0]
    if type(value) is int and "minimum" in number:
        if not number["minimum"] <= value <= number["maximum"]:
            yield BadCard("card_range", **place, field=field, least=number["minimum"], most=number["maximum"])
        elif not value and "not" in number:
            yield BadCard("card_zero", **place, field=field)
    elif "uniqueItems" in form:
        yield from _lint_words(place, field, value, form, known)
    elif form is LINE:
        yield from _lint_line(place, field, value)
    elif form is ID and not _fits(value, form):
        yield BadCard("card_id", **place, field=field, id=str(value))
    elif not _fits(value, form):
        yield BadCard("card_form", **place, field=field, expected=_expected(form))
    elif form is TAG and value not in known:
        yield BadCard("card_tag", **place, field=field, tag=value, known=", ".join(known))


def _fits(value: Any, form: Form) -> bool:
    """Whether a value has a form that is not a table of fields."""
    if "anyOf" in form:
        return any(_fits(value, each) for each in form["anyOf"])
    if "enum" in form:
        return value in form["enum"]
    if "properties" in form:
        return False  # a table of fields is looked at one by one
    match form["type"]:
        case "boolean":
            return isinstance(value, bool)
        case "integer":
            return type(value) is int and form["minimum"] <= value <= form["maximum"]
        case "string":
            return isinstance(value, str) and re.fullmatch(form.get("pattern", "(?s).+"), value) is not None
        case "array":
            is_long = isinstance(value, list) and form["minItems"] <= len(value) <= form.get("maxItems", len(value))
            return is_long and all(_fits(item, form["items"]) for item in value)
    return isinstance(value, dict) and all(_fits(item, form["additionalProperties"]) for item in value.values())


def _expected(form: Form) -> str:
    return str(form.get("description") or " | ".join(form.get("enum", ["number"])))


def _lint_line(place: Place, field: str, value: Any) -> Iterator[BadCard]:
    is_table = isinstance(value, dict) and sorted(value) == ["de", "en"]
    if not is_table or not all(isinstance(text, str) and text.strip() for text in value.values()):
        yield BadCard("card_form", **place, field=field, expected=_expected(LINE))
        return
    for language, text in value.items():
        if CONTROL.search(text):
            yield BadCard("card_line", **place, field=f"{field}.{language}")


def _lint_words(place: Place, field: str, value: Any, form: Form, known: Sequence[str]) -> Iterator[BadCard]:
    if not _is_words(value) or len(value) < form["minItems"]:
        yield BadCard("card_form", **place, field=field, expected=_expected(form))
        return
    known = form["items"].get("enum", known)
    for word in dict.fromkeys(value):
        if form["items"] is ID:
            yield from _lint_value(place, field, word, ID, ())
        elif word not in known:
            yield BadCard("card_tag", **place, field=field, tag=word, known=", ".join(dict.fromkeys(known)))
        if value.count(word) > 1:
            yield BadCard("card_twice", **place, field=field, word=word)


def _lint_list(place: Place, field: str, value: Any, form: Form, tags: Sequence[str]) -> Iterator[BadCard]:
    """Effects or modifiers."""
    key, tables = ENTRIES[form["items"]["$ref"].removeprefix("#/$defs/")]
    if not isinstance(value, list) or not value:
        yield BadCard("card_form", **place, field=field, expected=_expected(form))
        return
    for number, entry in enumerate(value, start=1):
        here = f"{field} {number}"
        kind = entry.get(key) if isinstance(entry, dict) else None
        if isinstance(kind, str) and kind in tables:
            rest = {name: part for name, part in entry.items() if name != key}
            more = (*(TOKENS if kind in GUARDED else ()), *(ANNOUNCED if kind in LOCKING else ()))
            yield from _lint_fields(
                place, f"{here}.", rest, tables[kind], needed_in(kind, tables[kind]), [*tags, *more]
            )
        else:
            yield BadCard("card_form", **place, field=here, expected=f"{key} = {' | '.join(tables)}")


def _is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


# The sense of a card -------------------------------------------------------------------------------------------------

# What follows looks at cards whose form may be wrong: it asks only what the valid fields can answer.


def _lint_sense(place: Place, card: Table, cards: Table) -> Iterator[BadCard]:
    """What can never happen, or works only together with something that is missing."""
    kind = card.get("kind")
    if kind in KINDS:
        yield from _lint_kind(place, card, kind)
    yield from _lint_alone(place, card, ALONE)
    if "later" in card and card.get("lasts", "round") != "round":
        yield BadCard("card_alone", **place, field="later", needs='lasts = "round"')
    if "lasts" in card and "in_play" not in card and "later" not in card:
        yield BadCard("card_alone", **place, field="lasts", needs="in_play")
    if isinstance(card.get("stand_in"), str):
        yield from _lint_stand_in(place, card, card["stand_in"], cards)
    yield from _lint_effects(place, "effects", card.get("effects"), card)
    yield from _lint_effects(place, "each_turn", card.get("each_turn"), {"kind": kind})
    yield from _lint_effects(place, "later", card.get("later"), {"kind": kind})
    yield from _lint_effects(place, "ordered", card.get("ordered"), {"kind": kind, "target": "victim"})
    yield from _lint_triggers(place, "in_play", card.get("in_play"))


def _lint_triggers(place: Place, field: str, modifiers: Any) -> Iterator[BadCard]:
    """What triggers do: whoever set them off is the target."""
    for number, modifier in enumerate(modifiers if isinstance(modifiers, list) else [], start=1):
        if isinstance(modifier, dict):
            yield from _lint_effects(place, f"{field} {number}.then", modifier.get("then"), {"target": "trigger"})


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
        for field in ("in_play", "lasts", "target"):
            if field in card:
                yield BadCard("card_excluded", **place, field=field, other="cancels")
    elif "in_play" in card and "lasts" not in card:
        yield BadCard("card_alone", **place, field="in_play", needs='lasts = "turn"')


def _lint_ranges(place: Place, job: Table) -> Iterator[BadCard]:
    """`"2/4"`: the lower number, then the higher one."""
    for field in ("income", "free_time"):
        value = job.get(field)
        if isinstance(value, str) and _fits(value, RANGE):
            low, high = map(int, value.split("/"))
            if not low < high <= MOST_MONEY:
                yield BadCard("card_form", **place, field=field, expected=_expected(RANGE))


def _lint_goal(place: Place, job: Table) -> Iterator[BadCard]:
    """A Job has a goal of its own, or what a mechanic plays with instead; and only of those there are several."""
    others = [field for field in INSTEAD if field in job]
    if "goal" not in job and not others:
        yield BadCard("card_missing", **place, field="goal")
    if "goal" in job and others:
        yield BadCard("card_excluded", **place, field="goal", other=others[0])
    copies = job.get("copies", 1)
    if not others and _fits(copies, JOB["copies"]) and copies > 1:
        yield BadCard("card_range", **place, field="copies", least=0, most=1)


def _lint_alone(place: Place, table: Table, alone: Mapping[str, str]) -> Iterator[BadCard]:
    """Fields that say nothing without another one, or without something in it."""
    for field, needs in alone.items():
        if field in table and not _says(table, needs):
            yield BadCard("card_alone", **place, field=field, needs=needs)


def _says(table: Table, line: str) -> bool:
    """Whether a table has this field, or this line."""
    if "=" not in line:
        return line in table
    ((field, value),) = tomllib.loads(line).items()
    return set(value) <= set(_words(table.get(field))) if isinstance(value, list) else table.get(field) == value


def _lint_stand_in(place: Place, card: Table, id: str, cards: Table) -> Iterator[BadCard]:
    """A card that takes the place of another costs as much and is worth as much, so that the deck stays the same."""
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
    """Effects that have nothing to work on, including those in branches. `aim` is the card if its target is that of the
    effects.
    """
    for number, effect in enumerate(effects if isinstance(effects, list) else [], start=1):
        if not isinstance(effect, dict):
            continue
        op, here = effect.get("op"), f"{field} {number}"
        target = aim.get("target")
        is_own = op == "mark" and aim.get("kind", "whenever") != "whenever"  # the card itself
        if op in ("take", "remove", "mark", "negate", "send", "swap", "borrow") and target != "card" and not is_own:
            yield BadCard("card_alone", **place, field=f"{here}: {op}", needs='target = "card"')
        elif op in ("take", "borrow") and aim.get("where") == "own":
            yield BadCard("card_excluded", **place, field=f"{here}: {op}", other='where = "own"')
        elif op == "last" and "lasts" not in aim:
            yield BadCard("card_alone", **place, field=f"{here}: last", needs="lasts")
        elif op == "pass_left" and effect.get("from") == "hand" and "of" in effect:
            yield BadCard("card_excluded", **place, field=f"{here}.of", other='from = "hand"')
        elif op == "send" and not {"person", "pet"} >= set(_words(aim.get("of", ["thing"]))):
            yield BadCard("card_alone", **place, field=f"{here}: send", needs='of = ["person"]')
        if op in AT_OTHERS and target != "other":
            yield BadCard("card_alone", **place, field=f"{here}: {op}", needs='target = "other"')
        if effect.get("who") == "target" and not target:
            yield BadCard("card_alone", **place, field=f"{here}.who", needs="target")
        known: Fields = OP_FIELDS.get(op, {}) if isinstance(op, str) else {}
        if "then" in known and not ("then" in effect or "else" in effect):
            yield BadCard("card_missing", **place, field=f"{here}.then")
        # Whoever is asked about, or whom a mechanic has found, is the target of what follows.
        is_found = "who" in effect if op == "if" else isinstance(op, str) and op not in USUAL_OPS
        inner = {"target": "asked", **aim} if is_found else aim
        for branch in ("then", "else"):
            yield from _lint_effects(place, f"{here}.{branch}", effect.get(branch), inner)


def _words(value: Any) -> list[str]:
    return value if _is_words(value) else []
