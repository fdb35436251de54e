"""The JSON Schemas for editors: they accept our own files and mark what the linter would."""

import json
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from stammtisch.games.slack import mechanics
from stammtisch.games.slack.lint import Names, lint_cards, lint_jobs, lint_set
from stammtisch.games.slack.mechanics import mechanic_of
from stammtisch.games.slack.schema import CARD, JOB, MODIFIERS, OP_FIELDS, SCHEMAS, SET, json_schema
from stammtisch.games.slack.sets import read_set
from stammtisch.terminal.cards import show_schema

MODULES = [import_module(f"{mechanics.__name__}.{module.name}") for module in iter_modules(mechanics.__path__)]
OWN = [module.MECHANIC.ID for module in MODULES if hasattr(module, "MECHANIC")]  # of our sets; some are parts of one
KINDS = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
CTHULHU = {"life": read_set("cthulhu").cards, "job": read_set("cthulhu").jobs, "set": read_set("cthulhu").head}


def fits(value: Any, schema: Any, root: Any) -> bool:
    """A validator for the keywords that our schemas use; an unknown keyword is an error."""
    checks: dict[str, Callable[[Any], bool]] = {
        "type": lambda kind: type(value) is KINDS[kind],
        "enum": lambda values: value in values,
        "const": lambda other: value == other,
        "not": lambda inner: not fits(value, inner, root),
        "anyOf": lambda inner: any(fits(value, one, root) for one in inner),
        "oneOf": lambda inner: sum(fits(value, one, root) for one in inner) == 1,
        "$ref": lambda path: fits(value, root["$defs"][path.removeprefix("#/$defs/")], root),
        "minimum": lambda least: value >= least,
        "maximum": lambda most: value <= most,
        "minLength": lambda least: len(value) >= least,
        "pattern": lambda pattern: re.search(pattern, value) is not None,
        "minItems": lambda least: len(value) >= least,
        "maxItems": lambda most: len(value) <= most,
        "items": lambda inner: all(fits(one, inner, root) for one in value),
        "uniqueItems": lambda _: len(set(value)) == len(value),
        "minProperties": lambda least: len(value) >= least,
        "required": lambda names: set(names) <= set(value),
        "propertyNames": lambda inner: all(fits(name, inner, root) for name in value),
        "properties": lambda inner: all(fits(value[name], inner[name], root) for name in inner if name in value),
        "additionalProperties": lambda inner: all(
            inner is not False and fits(value[name], inner, root)
            for name in value
            if name not in schema.get("properties", {})
        ),
    }
    said = [key for key in schema if key not in ("$schema", "title", "$defs", "description")]
    return all(checks[key](schema[key]) for key in said)


@pytest.mark.parametrize("form", SCHEMAS)
def test_our_own_files_fit(form: str) -> None:
    schema = json_schema(form)
    assert fits(CTHULHU[form], schema, schema)


@pytest.mark.parametrize(
    ("form", "change"),
    [
        ("life", {"cost": -3}),
        ("life", {"cots": 1}),
        ("life", {"slack": "two"}),
        ("life", {"icon": None}),
        ("life", {"joke": {"en": "a\nb", "de": "c"}}),
        ("life", {"tags": ["food", "food"]}),
        ("life", {"in_play": [{"mod": "income", "by": 0}]}),
        ("life", {"in_play": [{"mod": "income"}]}),
        ("life", {"effects": [{"op": "roll", "least": 9}]}),
        ("life", {"effects": [{"op": "bogus"}]}),
        ("job", {"income": "2"}),
        ("job", {"copies": -3}),
        ("job", {"kind": "thing"}),
        ("set", {"tags": None}),
        ("set", {"seats": [2]}),
        ("set", {"mechanics": ["weather"]}),
    ],
)
def test_what_the_linter_refuses_does_not_fit(form: str, change: dict[str, Any]) -> None:
    schema = json_schema(form)
    id, table = ("", CTHULHU["set"]) if form == "set" else next(iter(CTHULHU[form].items()))
    table = {name: value for name, value in {**table, **change}.items() if value is not None}
    assert not fits(table if form == "set" else {id: table}, schema, schema)


ODD: list[Any] = [
    *(0, -1, 1, 21, 100, 1.5, True, "", "x", "die", "2/4", "A b", "a\nb", "person", "turn", "own", "card"),
    *([], [1], ["x"], ["food"], ["food", "food"], ["madness"], ["drugs"], [2, 5], [1, 5], [2, 5, 7], [[]], [{}]),
    *({}, {"a": 1}, {"a": "b"}, {"a": ""}, {"en": "a"}, {"en": "a", "de": 2}, {"en": "a", "de": "b"}),
    *([{"op": "take"}], [{"op": "draw", "n": 11}], [{"op": "draw", "n": 2, "x": 1}], [{"op": "slack", "by": 0}]),
    *([{"mod": "income", "by": 1}], [{"mod": "cost", "by": 1}], [{"mod": "immune", "of": ["food"]}], [{"mod": []}]),
    [{"op": "roll", "least": 3, "then": [{"op": "steal", "n": "x"}]}],
]


def faults_of(form: str, table: dict[str, Any]) -> list[str]:
    names = Names(CTHULHU["set"]["tags"])
    found = {
        "life": lambda: lint_cards("my.toml", {"soap": table}, names),
        "job": lambda: lint_jobs("my.toml", {"cook": table}, names),
        "set": lambda: lint_set("set.toml", table),
    }[form]()
    return [str(fault.facts.get("field", "")) for fault in found]


@pytest.mark.parametrize(("form", "fields"), [("life", CARD), ("job", JOB), ("set", SET)])
def test_whatever_an_editor_marks_is_a_fault(form: str, fields: dict[str, Any]) -> None:
    """Whatever value is in a field: if the editor marks it, the linter names a fault there."""
    schema = json_schema(form)
    table = CTHULHU["set"] if form == "set" else next(iter(CTHULHU[form].values()))
    seen = dict.fromkeys(("fits", "does not fit"), 0)
    for field in fields:
        for value in ODD:
            changed = {**table, field: value}
            is_fine = fits(changed if form == "set" else {"soap": changed}, schema, schema)
            faults = [fault for fault in faults_of(form, changed) if fault.startswith(field)]
            seen["fits" if is_fine else "does not fit"] += 1
            assert is_fine or faults, (field, value)
    assert min(seen.values()) > 10, seen


@pytest.mark.parametrize("id", ["bad id!", "Tiny", "on"])
def test_bad_ids_do_not_fit(id: str) -> None:
    schema = json_schema("life")
    assert not fits({id: CTHULHU["life"]["tiny"]}, schema, schema)


def test_every_field_is_offered() -> None:
    assert set(json_schema("life")["additionalProperties"]["properties"]) == set(CARD)
    assert set(json_schema("job")["additionalProperties"]["properties"]) == set(JOB)
    assert set(json_schema("set")["properties"]) == set(SET)


def test_every_field_is_explained_in_the_documents() -> None:
    page = (Path(__file__).parents[2] / "docs/cards.md").read_text("utf-8")
    sections = dict(re.findall(r"^## (.*)\n((?:(?!## ).*\n)*)", page, re.MULTILINE))
    effects = [op for op in OP_FIELDS if mechanic_of(op) in ("", *OWN)]
    for title, words in {
        "Life cards": CARD,
        "Jobs": JOB,
        "The set": [*SET, *[f'["{mechanic}"]' for mechanic in OWN]],
        "Effects": [*effects, *[field for op in effects for field in OP_FIELDS[op]]],
        "Modifiers": [*MODIFIERS, *[field for fields in MODIFIERS.values() for field in fields]],
    }.items():
        assert [word for word in words if f"`{word}`" not in sections[title]] == [], title


@pytest.mark.parametrize("form", SCHEMAS)
def test_the_schemas_are_printed_as_json(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_schema(form)
    assert json.loads(capsys.readouterr().out) == json_schema(form)
