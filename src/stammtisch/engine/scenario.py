"""Scenarios: a position, some moves, what must follow. One TOML file each; docs/scenarios.md describes the format."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame, Observed
from stammtisch.engine.notation import check_names, parse, split, write
from stammtisch.engine.problem import BadPosition, Problem, Refused, UnknownCard
from stammtisch.engine.state import AnyState, Move
from stammtisch.engine.toml import wrong_place

Load = Callable[[str, Mapping[str, object]], AnyGame]

# Keys that every game's file may have; all others are facts of the position and belong to the game.
COMMON: Final = {"title", "rules", "game", "seats", "options", "seat", "step"}
STEP: Final = {"do", "refused", "rule", "expect", "note"}
KINDS: Final = {int: "number", str: "text", list: "list", dict: "table", bool: "boolean"}


class Failed(Problem):
    """A step that did not go as the file says. Facts: `step`, and whatever the code needs."""


@dataclass(frozen=True)
class Scenario:
    title: str
    rules: list[str]
    game: AnyGame
    names: list[str]
    state: AnyState
    steps: list[dict[str, Any]]


def read(text: str, load: Load) -> Scenario:
    """Sets the position up. Raises BadPosition (BadOption for options) with the place in the file and the reason."""
    data = _parse(text)
    names = [str(name) for name in take(data, "seats", list, "seats", [])]
    try:
        check_names(names)
    except Problem as problem:
        raise BadPosition("bad_seat_names", place="seats", why=str(problem)) from problem
    game = load(take(data, "game", str, "game", ""), take(data, "options", dict, "options", {}))
    least, most = game.kind.seats
    if not least <= len(names) <= most:
        raise BadPosition("seat_count", place="seats", least=least, most=most, seats=len(names))
    tables = take(data, "seat", dict, "seat", {})
    for name in tables:
        if name not in names:
            raise BadPosition("unknown_place", place=f"seat.{name}", known=", ".join(names))
    position = {key: value for key, value in data.items() if key not in COMMON}
    seats = [take(tables, name, dict, f"seat.{name}", {}) for name in names]
    steps = take(data, "step", list, "step", [])
    for number, step in enumerate(steps, start=1):
        _check_step(step, number)
    title = take(data, "title", str, "title", "")
    rules = [str(rule) for rule in take(data, "rules", list, "rules", [])]
    return Scenario(title, rules, game, names, game.position(position, seats, names), steps)


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # the parser's own error, and what a hostile file does to it
        line, column = wrong_place(error)
        raise BadPosition("bad_toml", place="file", line=line, column=column) from None


def lay(text: str, game: AnyGame, seats: int) -> AnyState:
    """The position as a table begins with it: its dice are scripted as far as the file says, and then fall as they
    like. The game, with its options, is the table's.
    """
    return read_at(text, game, seats).state


def read_at(text: str, game: AnyGame, seats: int) -> Scenario:
    """The scenario of a table."""
    found = read(text, lambda id, options: _same_game(id, game))
    if len(found.names) != seats:
        raise BadPosition("seat_count", place="seats", least=seats, most=seats, seats=len(found.names))
    found.state.rng.open_end()
    return found


def _same_game(id: str, game: AnyGame) -> AnyGame:
    if id != game.kind.id:
        raise BadPosition("unknown_place", place=f"game = {id}", known=game.kind.id)
    return game


def take(table: Mapping[str, Any], key: str, kind: type, place: str, default: Any) -> Any:
    """The value of a key, which must be of this kind."""
    value = table.get(key, default)
    if type(value) is not kind:
        raise BadPosition("wrong_kind", place=place, kind=KINDS[kind], value=str(value))
    return value


def only(table: Mapping[str, Any], known: Sequence[str], place: str) -> None:
    """Raises BadPosition when the table names something the game does not have."""
    for key in table:
        if key not in known:
            raise BadPosition("unknown_place", place=f"{place}.{key}" if place else key, known=", ".join(known))


def run(scenario: Scenario) -> None:
    """Plays the steps; raises Failed at the first one that does not hold."""
    for number, step in enumerate(scenario.steps, start=1):
        if "do" in step:
            _do(scenario, str(step["do"]), number)
        if "refused" in step:
            _refuse(scenario, str(step["refused"]), step.get("rule"), number)
        if "expect" in step:
            _expect(scenario, step["expect"], number)


@dataclass(frozen=True)
class Beat:
    """One thing that the steps of a scenario tell to do: a move, or one that is refused."""

    step: int  # from 0
    line: str  # in the notation
    move: Move | None
    events: list[Event]
    refusal: Problem | None = None


def play_through(scenario: Scenario) -> list[Beat]:
    """Plays the steps as far as they are possible; what they expect is a matter of `run`."""
    found: list[Beat] = []
    game, state, names = scenario.game, scenario.state, scenario.names
    for number, step in enumerate(scenario.steps):
        try:
            found.extend(
                Beat(number, write(game, move, names), move, game.apply(state, move))
                for move in (_moves(scenario, str(step["do"])) if "do" in step else ())
            )
        except Problem:
            break
        if "refused" in step:
            line = str(step["refused"])
            try:
                game.check(state, parse(game, line, names, state))
            except Problem as problem:
                found.append(Beat(number, line, None, [], problem))
    return found


def _check_step(step: object, number: int) -> None:
    if not isinstance(step, dict):
        raise BadPosition("wrong_kind", place=f"step {number}", kind="table", value=str(step))
    only(step, sorted(STEP), f"step {number}")
    for key, kind in (("do", str), ("refused", str), ("rule", str), ("expect", dict), ("note", str)):
        if key in step:
            take(step, key, kind, f"step {number}.{key}", None)
    if not step or ("rule" in step and "refused" not in step) or ("do" in step and "refused" in step):
        raise BadPosition("bad_step", place=f"step {number}")


def _do(scenario: Scenario, line: str, number: int) -> None:
    try:
        for move in _moves(scenario, line):
            scenario.game.apply(scenario.state, move)
    except Problem as problem:
        raise Failed("step_refused", step=number, line=line, why=str(problem)) from problem


def _moves(scenario: Scenario, line: str) -> Iterator[Move]:
    """What a line means, each move when the one before was made. In `pass` without a seat, everyone who is asked in a
    window passes, until none is open; questions to one seat stay.
    """
    game, state = scenario.game, scenario.state
    if split(line.casefold()) != ("", ["pass"]):
        yield parse(game, line, scenario.names, state)
        return
    while (decision := game.decision(state)) is not None and decision.shape == RESPOND:
        yield game.read(decision.asked[0], ["pass"], scenario.names)


def _refuse(scenario: Scenario, line: str, rule: str | None, number: int) -> None:
    try:
        move = parse(scenario.game, line, scenario.names, scenario.state)
        scenario.game.check(scenario.state, move)
    except Refused as refused:
        reasons = (refused.rule, *refused.also)
    except UnknownCard as unknown:
        reasons = (unknown.rule,)
    except Problem as problem:  # a typo in the file must not pass for a refusal
        raise Failed("step_unreadable", step=number, line=line, why=str(problem)) from problem
    else:
        raise Failed("not_refused", step=number, line=line)
    if rule is not None and rule not in reasons:
        raise Failed("other_rule", step=number, line=line, expected=rule, seen=reasons[0])


def _expect(scenario: Scenario, expected: Mapping[str, Any], number: int) -> None:
    table, seats = scenario.game.observe(scenario.state, scenario.names)
    decision = scenario.game.decision(scenario.state)
    table["asked"] = [] if decision is None else [scenario.names[seat] for seat in decision.asked]
    for key, value in expected.items():
        if key in scenario.names:
            facts = seats[scenario.names.index(key)]
            if not isinstance(value, dict):
                raise BadPosition("wrong_kind", place=f"step {number}.expect.{key}", kind="table", value=str(value))
            for fact, wanted in value.items():
                _compare(facts, fact, wanted, f"{key}.{fact}", number)
        else:
            _compare(table, key, value, key, number)


def _compare(facts: Mapping[str, Observed], key: str, wanted: object, place: str, number: int) -> None:
    if key not in facts:
        raise BadPosition("unknown_place", place=f"step {number}.expect.{place}", known=", ".join(sorted(facts)))
    seen = facts[key]
    if isinstance(seen, dict) and isinstance(wanted, dict):  # only the named entries of a table are compared
        for name, value in wanted.items():
            if name not in seen:
                raise Failed("not_there", step=number, fact=place, missing=name)
            _agree(seen[name], value, f"{place}.{name}", number)
    else:
        _agree(seen, wanted, place, number)


def _agree(seen: object, wanted: object, place: str, number: int) -> None:
    if type(seen) is not type(wanted):
        kinds = {"seen_kind": KINDS.get(type(seen), "other"), "expected_kind": KINDS.get(type(wanted), "other")}
        raise Failed("other_kind", step=number, fact=place, expected=str(wanted), seen=str(seen), **kinds)
    if isinstance(seen, list) and isinstance(wanted, list):  # order does not matter
        agrees = sorted(map(str, seen)) == sorted(map(str, wanted))
    else:
        agrees = seen == wanted
    if not agrees:
        raise Failed("not_as_expected", step=number, fact=place, expected=str(wanted), seen=str(seen))
