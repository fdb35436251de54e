"""Cards of the Slack family on the command line: listed, shown as players read them, checked, and their schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files as resources
from pathlib import Path
from typing import Any

from stammtisch.engine.problem import Problem
from stammtisch.games.slack.cards import KINDS
from stammtisch.games.slack.lint import (
    BadCard,
    Names,
    form_of,
    lint_cards,
    lint_jobs,
    lint_set,
    read_toml,
    tags_of,
)
from stammtisch.games.slack.schema import json_schema
from stammtisch.games.slack.sets import ELSEWHERE, load_set, read_set
from stammtisch.games.slack.variety import variety
from stammtisch.terminal.inputs import read_bytes
from stammtisch.terminal.screen import own_screen
from stammtisch.text.cards import (
    SEPARATOR,
    card_facts,
    job_facts,
    job_sentences,
    life_sentences,
    name_of,
    render_card,
    render_job,
)
from stammtisch.text.clauses import JOB
from stammtisch.text.measure import too_long
from stammtisch.text.words import Words

Table = Mapping[str, Any]

# Looking -------------------------------------------------------------------------------------------------------------


def list_cards(words: Words, set_name: str, kind: str | None, tag: str | None, *, as_json: bool) -> None:
    """One line for each card of a set, optionally of one kind or with one tag."""
    tables = _tables(set_name)
    if kind is not None and kind not in (*KINDS, JOB):
        raise Problem("unknown_card_kind", kind=kind, known=", ".join((*KINDS, JOB)))
    tags = load_set(set_name).tags
    if tag is not None and tag not in tags:
        raise Problem("unknown_card_tag", tag=tag, known=", ".join(tags))
    found = {
        id: table
        for id, table in tables.items()
        if kind in (None, _kind(table)) and (tag is None or tag in table.get("tags", []))
    }
    if as_json:
        for id, table in found.items():
            print(json.dumps(_as_data(words, id, table)))
        return
    rows = []
    for id, table in found.items():
        facts = SEPARATOR.join([_facts(words, table), *_copies(words, table)])
        rows.append((id, name_of(words, table), facts))
    own_screen().rows(rows)
    print(words("cards-sum", cards=len(found)))


def show_card(words: Words, set_name: str, id: str, *, as_json: bool) -> None:
    """The whole card, as a player reads it."""
    tables = _tables(set_name)
    asked = id.lower()
    if asked not in tables:
        near = get_close_matches(asked, tables, 1)
        raise Problem("no_such_card_in_set", set=set_name, card=id, near=near[0] if near else "none")
    table = tables[asked]
    if as_json:
        print(json.dumps(_as_data(words, asked, table)))
        return
    own_screen().lines(render_job(words, table) if _kind(table) == JOB else render_card(words, table))


def show_variety(words: Words, names: Sequence[str], *, as_json: bool) -> None:
    """How much each of these sets repeats itself; all sets if none is named."""
    rows = []
    for name in names or set_names():
        _tables(name)
        found = variety(read_set(name).cards)
        if as_json:
            print(json.dumps({"set": name, **found._asdict()}))
        rows.append((name, words("cards-variety", designs=found.designs, signatures=found.signatures)))
        rows.append(("", words("cards-plain", count=len(found.plain), cards=words.listed(found.plain))))
    if not as_json:
        own_screen().rows(rows)


def show_schema(form: str) -> None:
    print(json.dumps(json_schema(form), indent=2))


def set_names() -> list[str]:
    folder = resources("stammtisch.games.slack") / "sets"
    return sorted([*(entry.name for entry in folder.iterdir() if (entry / "set.toml").is_file()), *ELSEWHERE])


def _tables(set_name: str) -> dict[str, Table]:
    """All cards of a set by id, Life cards first, including those that are not in the deck."""
    if set_name not in set_names():
        raise Problem("unknown_set", set=set_name, known=", ".join(set_names()))
    return {**load_set(set_name).raw, **read_set(set_name).jobs}


def _kind(table: Table) -> str:
    return str(table.get("kind", JOB))


def _facts(words: Words, table: Table) -> str:
    return job_facts(words, table) if _kind(table) == JOB else card_facts(words, table)


def _copies(words: Words, table: Table) -> list[str]:
    copies = table.get("copies", 1)
    return [] if copies == 1 else [words("card-copies", copies=copies)]


def _as_data(words: Words, id: str, table: Table) -> dict[str, Any]:
    """The card as in its file, its words in the reader's language, and its text."""
    sentences = job_sentences(words, table) if _kind(table) == JOB else life_sentences(words, table)
    own = {"name": name_of(words, table), "joke": table["joke"][words.language], "text": sentences}
    return {"id": id, "kind": _kind(table), "copies": 1, **table, **own}


# Checking ------------------------------------------------------------------------------------------------------------


def lint_files(words: Words, files: Sequence[Path], *, as_json: bool) -> bool:
    """One line per fault, with file, card, field and reason; true if there are none."""
    is_clean = True
    for file in files:
        try:
            tables = read_toml(str(file), read_bytes(file))
            form = form_of(tables, file.name)
            faults = list(_faults(file, tables, form))
            if not faults and form != "set":
                faults = list(too_long(str(file), tables))
        except BadCard as problem:
            faults = [problem]
        for fault in faults:
            sentence = words.problem(fault)
            print(json.dumps({"code": fault.code, **fault.facts, "text": sentence}) if as_json else sentence)
        if faults:
            is_clean = False
        elif as_json:
            print(json.dumps({"file": str(file), "form": form, "cards": 0 if form == "set" else len(tables)}))
        elif form == "set":
            print(words("cards-clean-set", file=str(file)))
        else:
            print(words("cards-clean", file=str(file), cards=len(tables)))
    return is_clean


def _faults(file: Path, tables: Table, form: str) -> Iterator[BadCard]:
    match form:
        case "set":
            return lint_set(str(file), tables)
        case "job":
            return lint_jobs(str(file), tables, _names(file, "cards.toml"))
    return lint_cards(str(file), tables, _names(file, "jobs.toml"))


def _names(file: Path, other: str) -> Names:
    """What the neighboring files say; a file on its own may use the tags of all our sets, but not their ids."""
    if tags := tags_of(_beside(file, "set.toml")):
        return Names(tags, _beside(file, other), icon_names())
    sets = [read_set(name) for name in set_names()]
    taken = [id for files in sets for id in (files.cards if other == "cards.toml" else files.jobs)]
    return Names([tag for files in sets for tag in tags_of(files.head)], taken, icon_names())


@cache
def icon_names() -> frozenset[str]:
    """All icons that a card may show, whether or not one does yet."""
    return frozenset((resources("stammtisch.games.slack") / "icons.txt").read_text("utf-8").split())


def _beside(file: Path, name: str) -> Table:
    """The tables of the file with this name in the same folder; none if it is missing or has faults of its own."""
    try:
        return read_toml(name, file.with_name(name).read_bytes())
    except (OSError, BadCard):
        return {}
