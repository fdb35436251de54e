"""The form of card files, as data: the linter, the loader and the JSON Schema for editors all read these tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

KINDS: Final = ("person", "pet", "thing", "activity", "whenever")
CONTENT: Final = ("drugs", "sex")
WHO: Final = ("owner", "player", "target", "everyone", "others", "neighbors")

# What a field holds: "int", "int+" (1 or more), "text", "words" (both languages), "slack" (a number or a die), "range"
# (a number or "2/4"), "tag", "tags", "filter" (tags or kinds), "cancels", "content", "effects", "modifiers", or a tuple
# of the values it may have.
Form = str | tuple[str, ...]

CARD: Final[dict[str, Form]] = {
    "kind": KINDS,
    "tags": "tags",
    "content": "content",
    "stand_in": "text",
    "cost": "int",
    "slack": "slack",
    "copies": "int",
    "name": "words",
    "joke": "words",
    "icon": "text",
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
    "name": "words",
    "joke": "words",
    "icon": "text",
    "income": "range",
    "free_time": "range",
    "goal": "int+",
    "copies": "int",
    "traits": "modifiers",
    "each_turn": "effects",
}
EFFECTS: Final[dict[str, dict[str, Form]]] = {
    "slack": {"by": "int", "who": WHO},
    "madness": {"by": "int", "who": WHO},
    "draw": {"n": "int+", "who": WHO},
    "drop": {"n": "int+", "who": WHO},
    "discard": {"of": "filter", "n": "int+", "who": WHO},
    "steal": {"n": "int+"},
    "take": {},
    "remove": {},
    "mark": {"by": "int"},
    "negate": {},
    "send": {},
    "new_job": {"who": WHO},
    "free_play": {"of": "filter", "who": WHO},
    "roll": {"least": "int+", "then": "effects", "else": "effects"},
}
MODIFIERS: Final[dict[str, dict[str, Form]]] = {
    "income": {"by": "int"},
    "free_time": {"by": "int"},
    "goal": {"by": "int"},
    "draw_to": {"by": "int"},
    "cost": {"of": "filter", "by": "int"},
    "call": {"by": "int"},
    "evict": {"by": "int"},
    "roll": {"of": "filter", "by": "int"},
    "bonus": {"of": "filter", "by": "int"},
    "immune": {"of": "filter"},
    "forbid": {"of": "filter"},
}
NEEDED: Final = {
    "card": ("kind", "name", "joke", "icon"),
    "job": ("name", "joke", "icon", "income", "free_time", "goal"),
}
OPTIONAL: Final = frozenset({"n", "who", "then", "else", "by"})  # fields of effects that have a default
SLACK_DICE: Final = {"die": 0, "die-1": -1, "die-2": -2, "die+1": 1}


def json_schema() -> dict[str, Any]:
    """For editors: `#:schema cards.schema.json` at the top of a card file gives completion and squiggles."""
    words = {"type": "object", "required": ["en", "de"], "additionalProperties": False}
    words["properties"] = {"en": {"type": "string"}, "de": {"type": "string"}}
    strings = {"type": "array", "items": {"type": "string"}}
    forms: dict[str, Any] = {
        "int": {"type": "integer"},
        "int+": {"type": "integer", "minimum": 1},
        "text": {"type": "string"},
        "tag": {"type": "string"},
        "words": words,
        "slack": {"anyOf": [{"type": "integer"}, {"enum": list(SLACK_DICE)}]},
        "range": {"anyOf": [{"type": "integer"}, {"type": "string", "pattern": "^[0-9]+/[0-9]+$"}]},
        "tags": strings,
        "filter": strings,
        "content": {"type": "array", "items": {"enum": list(CONTENT)}},
        "cancels": strings,
        "effects": {"type": "array", "items": {"$ref": "#/$defs/effect"}},
        "modifiers": {"type": "array", "items": {"$ref": "#/$defs/modifier"}},
    }

    def table(fields: Mapping[str, Form], **first: Any) -> dict[str, Any]:
        properties = first | {
            name: {"enum": list(form)} if isinstance(form, tuple) else forms[form] for name, form in fields.items()
        }
        return {"type": "object", "properties": properties, "additionalProperties": False}

    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Life cards of a Stammtisch set",
        "type": "object",
        "additionalProperties": table(CARD) | {"required": list(NEEDED["card"])},
        "$defs": {
            "effect": {"oneOf": [table(fields, op={"const": op}) for op, fields in EFFECTS.items()]},
            "modifier": {"oneOf": [table(fields, mod={"const": mod}) for mod, fields in MODIFIERS.items()]},
        },
    }
