"""Cards of the Slack family on the command line: listed, shown as a player reads them, checked, and their schema."""

from __future__ import annotations

import json
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files as resources
from pathlib import Path
from typing import Any, Final

import click

from stammtisch.engine.problem import Problem
from stammtisch.games.slack.schema import KINDS, json_schema
from stammtisch.games.slack.sets import BadCard, lint_cards, lint_jobs, load_set, read_file
from stammtisch.text.cards import (
    JOB,
    SEPARATOR,
    card_facts,
    job_facts,
    job_sentences,
    life_sentences,
    name_of,
    render_card,
    render_job,
)
from stammtisch.text.words import Words

Table = Mapping[str, Any]

WIDTH: Final = 100
JOB_FILE: Final = "jobs.toml"  # every other file holds Life cards


# Looking -------------------------------------------------------------------------------------------------------------


def list_cards(words: Words, set_name: str, kind: str | None, tag: str | None, *, as_json: bool) -> None:
    """One line for each card of a set, of one kind or with one tag if that is asked."""
    tables = _tables(set_name)
    if kind is not None and kind not in (*KINDS, JOB):
        raise Problem("unknown_card_kind", kind=kind, known=", ".join((*KINDS, JOB)))
    tags = _tags_of(read_file(set_name, "set.toml"))
    if tag is not None and tag not in tags:
        raise Problem("unknown_card_tag", tag=tag, known=", ".join(tags))
    found = {
        id: table
        for id, table in tables.items()
        if kind in (None, _kind(table)) and (tag is None or tag in table.get("tags", []))
    }
    widths = [max((len(text) for text in column), default=0) for column in (found, _names(words, found))]
    for id, table in found.items():
        if as_json:
            click.echo(json.dumps(_as_data(words, id, table)))
        else:
            facts = SEPARATOR.join([_facts(words, table), *_copies(words, table)])
            row = words("cards-row", id=id.ljust(widths[0]), name=name_of(words, table).ljust(widths[1]), facts=facts)
            click.echo(row)
    if not as_json:
        click.echo(words("cards-sum", cards=len(found)))


def show_card(words: Words, set_name: str, id: str, *, as_json: bool) -> None:
    """The whole card, as a player reads it."""
    tables = _tables(set_name)
    asked = id.lower()
    if asked not in tables:
        near = get_close_matches(asked, tables, 1)
        raise Problem("no_such_card_in_set", set=set_name, card=id, near=near[0] if near else "none")
    table = tables[asked]
    if as_json:
        click.echo(json.dumps(_as_data(words, asked, table)))
        return
    for line in render_job(words, table) if _kind(table) == JOB else render_card(words, table):
        click.echo(textwrap.fill(line, WIDTH))


def show_schema() -> None:
    click.echo(json.dumps(json_schema(), indent=2))


def set_names() -> list[str]:
    folder = resources("stammtisch.games.slack") / "sets"
    return sorted(entry.name for entry in folder.iterdir() if (entry / "set.toml").is_file())


def _tables(set_name: str) -> dict[str, Table]:
    """All cards of a set by id, Life cards first; those that are not in the deck too."""
    if set_name not in set_names():
        raise Problem("unknown_set", set=set_name, known=", ".join(set_names()))
    return {**load_set(set_name).raw, **tomllib.loads(read_file(set_name, JOB_FILE))}


def _kind(table: Table) -> str:
    return str(table.get("kind", JOB))


def _names(words: Words, tables: Mapping[str, Table]) -> list[str]:
    return [name_of(words, table) for table in tables.values()]


def _facts(words: Words, table: Table) -> str:
    return job_facts(words, table) if _kind(table) == JOB else card_facts(words, table)


def _copies(words: Words, table: Table) -> list[str]:
    copies = table.get("copies", 1)
    return [] if copies == 1 else [words("card-copies", copies=copies)]


def _as_data(words: Words, id: str, table: Table) -> dict[str, Any]:
    """The card as its file has it, its words in the reader's language, and what it says."""
    sentences = job_sentences(words, table) if _kind(table) == JOB else life_sentences(words, table)
    own = {"name": name_of(words, table), "joke": table["joke"][words.language], "text": sentences}
    return {"id": id, "kind": _kind(table), "copies": 1, **table, **own}


# Checking ------------------------------------------------------------------------------------------------------------


def lint_files(words: Words, files: Sequence[Path], *, as_json: bool) -> bool:
    """One line for every fault, with file, card, field and reason; true when there is none."""
    is_clean = True
    for file in files:
        cards, faults = _lint(file)
        is_clean = is_clean and not faults
        for fault in faults:
            sentence = words.problem(fault)
            click.echo(json.dumps({"code": fault.code, **fault.facts, "text": sentence}) if as_json else sentence)
        if not faults and as_json:
            click.echo(json.dumps({"file": str(file), "cards": cards}))
        elif not faults:
            click.echo(words("cards-clean", file=str(file), cards=cards))
    return is_clean


def _lint(file: Path) -> tuple[int, list[Problem]]:
    """How many cards the file has, and what is wrong with it."""
    try:
        tables = tomllib.loads(file.read_text("utf-8"))
    except UnicodeDecodeError:
        return 0, [Problem("not_text", file=str(file))]
    except tomllib.TOMLDecodeError as error:
        return 0, [BadCard("card_toml", file=str(file), why=str(error))]
    return len(tables), [*_faults(file, tables)]


def _faults(file: Path, tables: Table) -> Iterator[BadCard]:
    if file.name == JOB_FILE:
        return lint_jobs(str(file), tables, _known_tags(file))
    return lint_cards(str(file), tables, _known_tags(file))


def _known_tags(file: Path) -> list[str]:
    """Those of the set beside the file; a file on its own may use the tags of all our sets."""
    beside = file.with_name("set.toml")
    if beside.is_file():
        tags = _tags_of(beside.read_text("utf-8", "replace"))
        if tags:
            return tags
    return [tag for name in set_names() for tag in _tags_of(read_file(name, "set.toml"))]


def _tags_of(head: str) -> list[str]:
    """The tags that the text of a set.toml names; none if it is not one."""
    try:
        tags = tomllib.loads(head).get("tags", [])
    except tomllib.TOMLDecodeError:
        return []
    return [tag for tag in tags if isinstance(tag, str)] if isinstance(tags, list) else []
