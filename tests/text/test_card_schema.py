"""The JSON Schemas that editors get: they take our own files and mark what the linter would."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch.games.slack.schema import CARD, JOB, SCHEMAS, SET, json_schema
from stammtisch.games.slack.sets import read_set
from stammtisch.terminal.cards import show_schema

KINDS = {"object": dict, "array": list, "string": str, "integer": int}
CTHULHU = {"life": read_set("cthulhu").cards, "job": read_set("cthulhu").jobs, "set": read_set("cthulhu").head}


def fits(value: Any, schema: Any, root: Any) -> bool:
    """A validator for the words that our schemas use; a word that it does not know is an error."""
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
    said = [key for key in schema if key not in ("$schema", "title", "$defs")]
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
        ("set", {"mechanics": ["gloom"]}),
    ],
)
def test_what_the_linter_refuses_does_not_fit(form: str, change: dict[str, Any]) -> None:
    schema = json_schema(form)
    id, table = ("", CTHULHU["set"]) if form == "set" else next(iter(CTHULHU[form].items()))
    table = {name: value for name, value in {**table, **change}.items() if value is not None}
    assert not fits(table if form == "set" else {id: table}, schema, schema)


@pytest.mark.parametrize("id", ["bad id!", "Tiny", "on"])
def test_bad_ids_do_not_fit(id: str) -> None:
    schema = json_schema("life")
    assert not fits({id: CTHULHU["life"]["tiny"]}, schema, schema)


def test_every_field_is_offered() -> None:
    assert set(json_schema("life")["additionalProperties"]["properties"]) == set(CARD)
    assert set(json_schema("job")["additionalProperties"]["properties"]) == set(JOB)
    assert set(json_schema("set")["properties"]) == set(SET)


@pytest.mark.parametrize("form", SCHEMAS)
def test_the_schemas_are_printed_as_json(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_schema(form)
    assert json.loads(capsys.readouterr().out) == json_schema(form)
