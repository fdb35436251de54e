"""What somebody's finished games tell together: the same sections as on the page of a simulation."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stammtisch.boxes import game_title, load_recorded
from stammtisch.engine.problem import Problem
from stammtisch.engine.table import Table, replay
from stammtisch.lab.plan import Plan
from stammtisch.lab.result import Result, read_game
from stammtisch.lab.runs import Run
from stammtisch.lab.sections import sections, told
from stammtisch.server.replays import read
from stammtisch.text.words import words


class Part(Struct):
    id: str
    title: str
    about: str
    body: str  # HTML that we have made; whatever people have written in it is escaped


class GameFigures(Struct):
    game: str
    title: str
    games: int
    parts: list[Part]


class Figures(Struct):
    games: list[GameFigures]  # the one that was played most is first
    left_out: int  # games that can no longer be played again


def tell(records: Sequence[str], names: Sequence[str], language: str) -> Figures:
    """`names` are the reader's own at these tables."""
    found: dict[str, list[Result]] = {}
    left_out = 0
    for text, name in zip(records, names, strict=True):
        table = _replayed(text)
        if table is None:
            left_out += 1
            continue
        results = found.setdefault(table.game.kind.id, [])
        result = read_game(table, len(results) + 1, _plan(table.game.kind.id).deck)
        you = words(language)("lab-you")
        results.append({**result, "bots": [you if seated == name else seated for seated in table.names]})
    ordered = sorted(found.items(), key=lambda each: -len(each[1]))
    return Figures([_figures(game, results, language) for game, results in ordered], left_out)


def _replayed(text: str) -> Table | None:
    """None: its rules or cards have changed since."""
    try:
        record = read(text)
        table = replay(load_recorded(record.game, record.options), record)
    except Problem:
        return None
    return table if table.state.is_over and not table.record.position else None


def _plan(game: str) -> Plan:
    return Plan(game, {}, [], 0, "")


def _figures(game: str, results: list[Result], language: str) -> GameFigures:
    say, plan = words(language), _plan(game)
    about = told(say, Run(plan, plan.deck, results))
    parts = [Part(*section) for section in sections(about)]
    return GameFigures(game, game_title(say, game), len(results), parts)
