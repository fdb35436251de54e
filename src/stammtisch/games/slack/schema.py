"""The form of card files, as data: the linter, the loader and editors all read these tables.

The form of a field is a JSON Schema; its description is what the linter says should be there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from stammtisch.games.slack.cards import KINDS, LASTS, WHERE
from stammtisch.games.slack.cards import TRIGGERS as USUAL_TRIGGERS

if TYPE_CHECKING:
    from stammtisch.games.slack.mechanics import Mechanic

Form = dict[str, Any]
Fields = Mapping[str, Form]
FormName = str | Sequence[str]

CONTENT: Final = ("drugs", "sex")
WHO: Final = ("owner", "player", "target", "everyone", "others", "neighbors")
SLACK_DICE: Final = {"die": 0, "die-1": -1, "die-2": -2, "die+1": 1}
MOST_MONEY: Final = 20
MOST_SEATS: Final = 9  # of any table
# Words of the notation: what appears next to cards in a move, and the verbs. The plain Job belongs to scenarios.
RESERVED: Final = frozenset(
    [
        *("on", "to", "as", "discard", "hand", "room", "yes", "no", "plain"),
        *("play", "shop", "evict", "choose", "pass", "done", "show", "ask", "offer", "give", "trade", "stack"),
    ]
)

# Forms ---------------------------------------------------------------------------------------------------------------


def number(least: int, most: int) -> Form:
    return {"type": "integer", "minimum": least, "maximum": most}


def choice(*values: str) -> Form:
    return {"enum": list(values)}


def words(items: Form, least: int = 1) -> Form:
    """A list of different words."""
    return {"type": "array", "items": items, "minItems": least, "uniqueItems": True, "description": '["...", ...]'}


def entries(definition: str) -> Form:
    """A list of tables."""
    items = {"$ref": f"#/$defs/{definition}"}
    return {"type": "array", "items": items, "minItems": 1, "description": "[{ ... }, ...]"}


def table(fields: Fields, needed: Sequence[str]) -> Form:
    return {"type": "object", "properties": dict(fields), "required": list(needed), "additionalProperties": False}


TEXT: Final[Form] = {"type": "string", "minLength": 1, "description": "text"}
ID: Final[Form] = {"type": "string", "pattern": "^[a-z][a-z0-9_]*$"}  # moves are read in lower case
ICON: Final[Form] = {
    "type": "string",
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "description": '"name-of-an-icon"',
}
ONE_LINE: Final[Form] = {"type": "string", "pattern": r"^[^\r\n]+$"}
LINE: Final[Form] = {
    **table({"en": ONE_LINE, "de": ONE_LINE}, ["en", "de"]),
    "description": '{ en = "...", de = "..." }',
}
CHANGE: Final[Form] = {**number(-20, 20), "not": {"const": 0}}
COUNT: Final = number(1, 10)
SLACK: Final[Form] = {
    "anyOf": [number(-20, 20), choice(*SLACK_DICE)],
    "description": f"number | {' | '.join(SLACK_DICE)}",
}
RANGE: Final[Form] = {  # rolled each turn (SLACK-14)
    "anyOf": [number(0, MOST_MONEY), {"type": "string", "pattern": "^[0-9]{1,2}/[0-9]{1,2}$"}],
    "description": 'number | "2/4"',
}
CONCERNED: Final = choice(*WHO)
WHOM: Final = choice("owner", "others", "everyone")  # of modifiers
FLAG: Final[Form] = {"type": "boolean", "description": "true | false"}
TAG: Final = dict(TEXT)  # of the set; the linter knows which there are
TAGS: Final = words(TEXT)
ROOMS: Final = choice(*WHERE)
AMOUNT_FIELDS: Final[dict[str, Form]] = {
    "per": TAG,
    "where": ROOMS,
    "plus": number(-20, 20),
    "most": number(1, 20),
    "times": {**number(-2, 2), "not": {"const": 0}},
}
_AMOUNT: Final = table(AMOUNT_FIELDS, ["per"])
AMOUNT: Final[Form] = {"anyOf": [CHANGE, _AMOUNT], "description": 'number | { per = "...", ... }'}
COUNTED: Final[Form] = {"anyOf": [_AMOUNT], "description": '{ per = "...", ... }'}
ROLLED: Final[Form] = {
    "anyOf": [CHANGE, choice(*SLACK_DICE), _AMOUNT],
    "description": f'number | {" | ".join(SLACK_DICE)} | {{ per = "...", ... }}',
}
MANY: Final[Form] = {"anyOf": [COUNT, _AMOUNT], "description": 'number | { per = "...", ... }'}
EFFECT_LIST: Final = entries("effect")
MODIFIER_LIST: Final = entries("modifier")

# Tables --------------------------------------------------------------------------------------------------------------

USUAL_CARD: Final[dict[str, Form]] = {
    "kind": choice(*KINDS),
    "tags": TAGS,
    "content": words(choice(*CONTENT)),
    "stand_in": ID,
    "cost": number(0, MOST_MONEY),
    "slack": SLACK,
    "copies": number(0, 20),
    "name": LINE,
    "joke": LINE,
    "icon": ICON,
    "effects": EFFECT_LIST,
    "each_turn": EFFECT_LIST,
    "in_play": MODIFIER_LIST,
    "lasts": choice(*LASTS[1:]),
    "later": EFFECT_LIST,
    "when": choice("own_turn"),
    "target": choice("player", "other", "card"),
    "of": TAGS,
    "where": choice("own", "other", "any"),
    "cancels": TAGS,
    "aimed": choice("me"),
    "spares": TAGS,
    "needs": TAG,
    "stays": FLAG,
    "uncalled": FLAG,
}
CARD: Final[dict[str, Form]] = {**USUAL_CARD}
USUAL_JOB: Final[dict[str, Form]] = {
    "name": LINE,
    "joke": LINE,
    "icon": ICON,
    "income": RANGE,
    "free_time": RANGE,
    "goal": number(1, 99),
    "tags": TAGS,
    "copies": number(0, 9),
    "traits": MODIFIER_LIST,
    "each_turn": EFFECT_LIST,
}
JOB: Final[dict[str, Form]] = {**USUAL_JOB}
USUAL_PHASES: Final = ("draw", "roll", "call", "free_time", "discard")  # SLACK-28
# What mechanics add to these is up to `know_mechanics`.
MECHANICS: Final[list[str]] = []
PHASES: Final[list[str]] = [*USUAL_PHASES]
TOKENS: Final[list[str]] = []  # that cards may speak of like tags
TRIGGERS: Final[list[str]] = [*USUAL_TRIGGERS]
SET: Final[dict[str, Form]] = {
    "id": ID,
    "name": LINE,
    "seats": {"type": "array", "items": number(2, MOST_SEATS), "minItems": 2, "maxItems": 2, "description": "[2, 5]"},
    "mechanics": words({"enum": MECHANICS}, least=0),
    "phases": words({"enum": PHASES}),
    "tags": words(ID, least=0),
    "same": {"type": "object", "additionalProperties": TEXT, "description": '{ ... = "..." }'},
    "prefix": {"type": "string", "pattern": "^[A-Z]+$", "description": '"ABC"'},
    "side": ID,
    "alone": {"type": "string", "pattern": "^[A-Z]+-[0-9]+$", "description": '"ABC-1"'},
    "goals": {"type": "array", "items": number(1, 99), "minItems": 1, "description": "[20, 20, 18]"},
    "pets": choice("any"),
    "nouns": {"type": "object", "additionalProperties": ID, "description": '{ ... = "..." }'},
    "book": {"type": "object", "additionalProperties": TEXT, "description": '{ option = "..." }'},
}
USUAL_OPS: Final[dict[str, Fields]] = {
    "slack": {"by": ROLLED, "who": CONCERNED},
    "draw": {"n": MANY, "who": CONCERNED},
    "drop": {"n": MANY, "who": CONCERNED},
    "discard": {"of": TAGS, "n": MANY, "who": CONCERNED},
    "steal": {"n": COUNT},
    "take": {},
    "remove": {},
    "mark": {"by": AMOUNT, "most": number(1, 20)},
    "negate": {},
    "send": {},
    "new_job": {"who": CONCERNED},
    "free_play": {"of": TAGS, "who": CONCERNED},
    "roll": {"least": number(2, 6), "then": EFFECT_LIST, "else": EFFECT_LIST},
    "if": {
        "has": TAGS,
        "least": number(1, 20),
        "where": ROOMS,
        "who": CONCERNED,
        "then": EFFECT_LIST,
        "else": EFFECT_LIST,
    },
    "convert": {"from": TAG, "most": number(1, 20)},
    "fetch": {"of": TAGS, "top": FLAG, "who": CONCERNED},
    "swap": {},
    "borrow": {},
    "pass_left": {"of": TAGS, "from": choice("room", "hand")},
    "clear": {"of": TAGS, "who": CONCERNED},
    "last": {"who": CONCERNED},
}
DIE_OP: Final = "die"  # an effect whose number is rolled: the program's own word for it
OP_FIELDS: Final[dict[str, Fields]] = {**USUAL_OPS}
USUAL_MODIFIERS: Final[dict[str, Fields]] = {
    "income": {"by": AMOUNT, "who": WHOM},
    "free_time": {"by": AMOUNT, "who": WHOM},
    "goal": {"by": CHANGE, "who": WHOM},
    "draw_to": {"by": CHANGE, "who": WHOM},
    "cost": {"of": TAGS, "by": CHANGE, "who": WHOM},
    "call": {"by": AMOUNT, "who": WHOM},
    "evict": {"by": AMOUNT, "who": WHOM},
    "roll": {"of": TAGS, "by": AMOUNT, "who": WHOM},
    "bonus": {"of": TAGS, "by": AMOUNT, "who": WHOM},
    "immune": {"of": TAGS, "who": WHOM},
    "forbid": {"of": TAGS, "who": WHOM},
    "worth": {"of": TAGS, "by": AMOUNT, "who": WHOM, "side": {"type": "string", "pattern": "^(not )?[a-z][a-z0-9_]*$"}},
    "reroll": {},
    "keep_call": {},
    "lock": {"of": TAGS},
    "on": {"when": {"enum": TRIGGERS}, "of": TAGS, "who": WHOM, "then": EFFECT_LIST},
}
MODIFIERS: Final[dict[str, Fields]] = {**USUAL_MODIFIERS}
ENTRIES: Final = {"effect": ("op", OP_FIELDS), "modifier": ("mod", MODIFIERS)}  # the field that names the table
NEEDED: Final[dict[str, Sequence[str]]] = {
    "life": ("kind", "name", "joke", "icon"),
    "job": ("name", "joke", "icon", "income", "free_time"),
    "set": ("id", "name", "seats", "mechanics", "tags"),
}
# What mechanics call the forms of the fields that they bring; a list of words is a choice between them.
OF_OPS: Final = {
    "change": ROLLED,
    "counted": COUNTED,
    "count": COUNT,
    "who": CONCERNED,
    "filter": TAGS,
    "effects": EFFECT_LIST,
}
OF_MODIFIERS: Final = {**OF_OPS, "change": CHANGE, "amount": AMOUNT, "who": WHOM}
OF_CARDS: Final = {"count": COUNT, "filter": TAGS, "effects": EFFECT_LIST, "flag": FLAG}
OF_JOBS: Final = {"count": COUNT, "number": number(0, 20)}
OPTIONAL: Final = frozenset({"n", "who", "then", "else"})  # fields of effects that have a default ...
OPTIONAL_IN: Final = {  # ... in some of them, or in modifiers
    "if": ("least", "where"),
    "fetch": ("top",),
    "mark": ("most",),
    "pass_left": ("of", "from"),
    "worth": ("of", "side"),
    "on": ("of",),
}


def needed_in(kind: str, fields: Fields) -> list[str]:
    """The fields that an effect or a modifier cannot do without."""
    return [name for name in fields if name not in OPTIONAL and name not in OPTIONAL_IN.get(kind, ())]


# What makes sense besides: kinds of cards that a field fits, all others fit every kind; and what a field says nothing
# without, another field or a line of the file.
USUAL_FITTING: Final[dict[str, Sequence[str]]] = {
    "slack": ("person", "pet", "thing", "activity"),
    "lasts": ("whenever", "activity"),
    "aimed": ("whenever",),
    "when": ("whenever",),
    "target": ("whenever",),
    "cancels": ("whenever", "activity"),
    "needs": ("person",),
    "each_turn": ("person", "pet", "thing", "activity"),
    "cost": ("thing", "activity"),
    "stays": ("person",),
    "uncalled": ("person",),
}
FITTING: Final[dict[str, Sequence[str]]] = {**USUAL_FITTING}
USUAL_ALONE: Final = {
    "content": "stand_in",
    "stand_in": "content",
    "aimed": "cancels",
    "later": "lasts",
    "of": 'target = "card"',
    "where": 'target = "card"',
}
ALONE: Final[dict[str, str]] = {**USUAL_ALONE}
JOB_ALONE: Final[dict[str, str]] = {}
INSTEAD: Final[dict[str, str]] = {}  # fields of Jobs that take the place of another
AT_OTHERS: Final[list[str]] = ["steal"]  # effects that happen to another player


def know_mechanics(known: Collection[type[Mechanic]]) -> None:
    """What sets may say is what every set may, and what these mechanics bring; nothing of others that came before."""
    MECHANICS[:] = [each.ID for each in known]
    TOKENS[:] = [word for each in known for word in each.WORDS]
    TRIGGERS[:] = [*USUAL_TRIGGERS, *TOKENS]
    PHASES[:] = dict.fromkeys([*USUAL_PHASES, *[phase.ID for each in known for phase in each.PHASES]])
    AT_OTHERS[:] = ["steal", *[op for each in known for op in each.AT_OTHERS]]
    _renew(OP_FIELDS, USUAL_OPS, *[{op: _forms(OF_OPS, each.OPS[op]) for op in each.OPS} for each in known])
    _renew(
        MODIFIERS,
        USUAL_MODIFIERS,
        *[{mod: _forms(OF_MODIFIERS, each.MODS[mod]) for mod in each.MODS} for each in known],
    )
    _renew(CARD, USUAL_CARD, *[_forms(OF_CARDS, each.CARD_FIELDS) for each in known])
    _renew(JOB, USUAL_JOB, *[_forms(OF_JOBS, each.JOB_FIELDS) for each in known])
    _renew(FITTING, USUAL_FITTING, *[each.FITTING for each in known])
    _renew(ALONE, USUAL_ALONE, *[each.ALONE for each in known])
    _renew(JOB_ALONE, *[each.JOB_ALONE for each in known])
    _renew(INSTEAD, *[each.INSTEAD for each in known])


def _forms(known: Mapping[str, Form], fields: Mapping[str, FormName]) -> dict[str, Form]:
    return {name: known[form] if isinstance(form, str) else choice(*form) for name, form in fields.items()}


def _renew(table: dict[str, Any], *parts: Mapping[str, Any]) -> None:
    table.clear()
    for part in parts:
        table.update(part)


# For editors ---------------------------------------------------------------------------------------------------------

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SCHEMAS: Final = ("life", "job", "set")


def json_schema(name: str) -> Form:
    """One of `SCHEMAS`, for editors: `#:schema ./life.schema.json` at the top of a file gives completion
    and squiggles.
    """
    if name == "set":
        return {"$schema": DIALECT, "title": "A Stammtisch set", **table(SET, NEEDED["set"])}
    fields, title = (JOB, "Jobs of a Stammtisch set") if name == "job" else (CARD, "Life cards of a Stammtisch set")
    entry = table(fields, NEEDED[name])
    if name == "job":
        entry["anyOf"] = [{"required": [field]} for field in ("goal", *INSTEAD)]
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "minProperties": 1,
        "propertyNames": {"pattern": ID["pattern"], "not": {"enum": sorted(RESERVED)}},
        "additionalProperties": entry,
        "$defs": {
            definition: {"oneOf": [_entry(key, kind, fields) for kind, fields in tables.items()]}
            for definition, (key, tables) in ENTRIES.items()
        },
    }


def _entry(key: str, kind: str, fields: Fields) -> Form:
    return table({key: {"const": kind}, **fields}, [key, *needed_in(kind, fields)])
