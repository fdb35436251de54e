"""The form of card files, as data: the linter, the loader and the JSON Schemas for editors all read these tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

KINDS: Final = ("person", "pet", "thing", "activity", "whenever")
CONTENT: Final = ("drugs", "sex")
MECHANICS: Final = ("madness",)
WHO: Final = ("owner", "player", "target", "everyone", "others", "neighbors")
SLACK_DICE: Final = {"die": 0, "die-1": -1, "die-2": -2, "die+1": 1}

ID: Final = "[a-z][a-z0-9_]*"  # moves are read in lower case
ICON: Final = "[a-z0-9]+(-[a-z0-9]+)*"
RANGE: Final = "([0-9]{1,2})/([0-9]{1,2})"
# Words of the notation: what stands beside cards in a move, and the verbs. The plain Job belongs to scenarios.
RESERVED: Final = frozenset(
    [
        *("on", "to", "as", "discard", "hand", "room", "yes", "no", "raid", "plain"),
        *("play", "shop", "evict", "choose", "pass", "done", "show", "ask", "offer", "give", "trade", "stack"),
    ]
)


@dataclass(frozen=True)
class Number:
    least: int
    most: int
    is_zero_fine: bool = True


# What a field holds: a Number, a tuple of the values it may have, or one of "line" (both languages, one line each),
# "slack" (a number or a die), "range" (a number or "2/4"), "id", "icon", "tag", "tags", "filter" (tags or kinds),
# "cancels", "content", "effects", "modifiers"; of a set: "seats", "mechanics", "new_tags", "same".
Form = str | Number | tuple[str, ...]

CHANGE: Final = Number(-20, 20, is_zero_fine=False)
COUNT: Final = Number(1, 10)
MONEY: Final = Number(0, 20)
SLACK: Final = Number(-20, 20)
SEATS: Final = Number(2, 10)

CARD: Final[dict[str, Form]] = {
    "kind": KINDS,
    "tags": "tags",
    "content": "content",
    "stand_in": "id",
    "cost": MONEY,
    "slack": "slack",
    "copies": Number(0, 20),
    "name": "line",
    "joke": "line",
    "icon": "icon",
    "effects": "effects",
    "each_turn": "effects",
    "in_play": "modifiers",
    "lasts": ("turn",),
    "when": ("own_turn",),
    "target": ("player", "other", "card"),
    "of": "filter",
    "where": ("own", "other", "any"),
    "cancels": "cancels",
    "needs": "tag",
}
JOB: Final[dict[str, Form]] = {
    "name": "line",
    "joke": "line",
    "icon": "icon",
    "income": "range",
    "free_time": "range",
    "goal": Number(1, 99),
    "copies": Number(0, 1),
    "traits": "modifiers",
    "each_turn": "effects",
}
SET: Final[dict[str, Form]] = {
    "id": "id",
    "name": "line",
    "seats": "seats",
    "mechanics": "mechanics",
    "tags": "new_tags",
    "same": "same",
}
EFFECTS: Final[dict[str, dict[str, Form]]] = {
    "slack": {"by": CHANGE, "who": WHO},
    "madness": {"by": CHANGE, "who": WHO},
    "draw": {"n": COUNT, "who": WHO},
    "drop": {"n": COUNT, "who": WHO},
    "discard": {"of": "filter", "n": COUNT, "who": WHO},
    "steal": {"n": COUNT},
    "take": {},
    "remove": {},
    "mark": {"by": CHANGE},
    "negate": {},
    "send": {},
    "new_job": {"who": WHO},
    "free_play": {"of": "filter", "who": WHO},
    "roll": {"least": Number(2, 6), "then": "effects", "else": "effects"},
}
MODIFIERS: Final[dict[str, dict[str, Form]]] = {
    "income": {"by": CHANGE},
    "free_time": {"by": CHANGE},
    "goal": {"by": CHANGE},
    "draw_to": {"by": CHANGE},
    "cost": {"of": "filter", "by": CHANGE},
    "call": {"by": CHANGE},
    "evict": {"by": CHANGE},
    "roll": {"of": "filter", "by": CHANGE},
    "bonus": {"of": "filter", "by": CHANGE},
    "immune": {"of": "filter"},
    "forbid": {"of": "filter"},
}
NEEDED: Final[dict[str, Sequence[str]]] = {
    "life": ("kind", "name", "joke", "icon"),
    "job": ("name", "joke", "icon", "income", "free_time", "goal"),
    "set": ("id", "name", "seats", "mechanics", "tags"),
}
OPTIONAL: Final = frozenset({"n", "who", "then", "else"})  # fields of effects that have a default

# JSON Schema ---------------------------------------------------------------------------------------------------------

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SCHEMAS: Final = ("life", "job", "set")


def json_schema(name: str) -> dict[str, Any]:
    """One of `SCHEMAS`, for editors: `#:schema ./life.schema.json` on top of a file gives completion and squiggles."""
    if name == "set":
        return {"$schema": DIALECT, "title": "A Stammtisch set", **_table(SET, NEEDED["set"])}
    fields, title = (JOB, "Jobs of a Stammtisch set") if name == "job" else (CARD, "Life cards of a Stammtisch set")
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "minProperties": 1,
        "propertyNames": {"pattern": f"^{ID}$", "not": {"enum": sorted(RESERVED)}},
        "additionalProperties": _table(fields, NEEDED[name]),
        "$defs": {
            "effect": {"oneOf": [_entry("op", op, fields) for op, fields in EFFECTS.items()]},
            "modifier": {"oneOf": [_entry("mod", mod, fields) for mod, fields in MODIFIERS.items()]},
        },
    }


def _table(fields: Mapping[str, Form], needed: Sequence[str]) -> dict[str, Any]:
    properties = {name: _value(form) for name, form in fields.items()}
    return {"type": "object", "properties": properties, "required": list(needed), "additionalProperties": False}


def _entry(key: str, word: str, fields: Mapping[str, Form]) -> dict[str, Any]:
    table = _table(fields, [key, *[name for name in fields if name not in OPTIONAL]])
    table["properties"] = {key: {"const": word}, **table["properties"]}
    return table


def _value(form: Form) -> dict[str, Any]:
    if isinstance(form, Number):
        number: dict[str, Any] = {"type": "integer", "minimum": form.least, "maximum": form.most}
        return number if form.is_zero_fine else {**number, "not": {"const": 0}}
    return {"enum": list(form)} if isinstance(form, tuple) else JSON[form]


def _list(items: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items, "minItems": 1}


TEXT: Final = {"type": "string", "minLength": 1}
WORD_LIST: Final = {**_list(TEXT), "uniqueItems": True}
LINE: Final = {"type": "string", "pattern": r"^[^\r\n]+$"}
JSON: Final[dict[str, dict[str, Any]]] = {
    "line": {
        "type": "object",
        "required": ["en", "de"],
        "properties": {"en": LINE, "de": LINE},
        "additionalProperties": False,
    },
    "slack": {"anyOf": [_value(SLACK), {"enum": list(SLACK_DICE)}]},
    "range": {"anyOf": [_value(MONEY), {"type": "string", "pattern": f"^{RANGE}$"}]},
    "id": {"type": "string", "pattern": f"^{ID}$"},
    "icon": {"type": "string", "pattern": f"^{ICON}$"},
    "tag": TEXT,
    "tags": WORD_LIST,
    "filter": WORD_LIST,
    "cancels": WORD_LIST,
    "content": {**_list({"enum": list(CONTENT)}), "uniqueItems": True},
    "effects": _list({"$ref": "#/$defs/effect"}),
    "modifiers": _list({"$ref": "#/$defs/modifier"}),
    "seats": {"type": "array", "items": _value(SEATS), "minItems": 2, "maxItems": 2},
    "mechanics": {"type": "array", "items": {"enum": list(MECHANICS)}, "uniqueItems": True},
    "new_tags": {"type": "array", "items": {"type": "string", "pattern": f"^{ID}$"}, "uniqueItems": True},
    "same": {"type": "object", "additionalProperties": TEXT},
}
