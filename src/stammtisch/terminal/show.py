"""Scenarios, replays and rules as lines of text, or as JSON lines for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stammtisch.boxes import find_rule, game_text, game_title, load, rulebook
from stammtisch.engine import scenario as scenarios
from stammtisch.engine.event import SPECTATOR, Event, facts, visible
from stammtisch.engine.notation import seat_of
from stammtisch.engine.problem import Problem
from stammtisch.terminal import saves
from stammtisch.terminal.greeting import outdated_lines
from stammtisch.terminal.inputs import read_bytes
from stammtisch.terminal.rerun import play_again
from stammtisch.terminal.screen import own_screen
from stammtisch.terminal.seating import company, replay_names
from stammtisch.terminal.steps import Steps
from stammtisch.terminal.story import chapters, told_by_move
from stammtisch.text.rulebook import rule_text
from stammtisch.text.words import Words

REPLAY_INDENT: Final = " " * 7


def run_scenarios(words: Words, paths: Sequence[Path], *, as_json: bool) -> bool:
    """One line per file; true if all of them hold."""
    failed = 0
    files = [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    if not files:
        raise Problem("no_scenario_files", folder=", ".join(map(str, paths)))
    for file in files:
        outcome: dict[str, object] = {"file": str(file), "holds": True}
        names: list[str] = []
        try:
            scenario = scenarios.read(read_scenario(file), load)
            names = scenario.names
            outcome["title"] = scenario.title
            scenarios.run(scenario)
            line = words("scenario-holds", file=str(file), title=scenario.title)
        except Problem as problem:
            failed += 1
            why = words.problem(problem, names)
            outcome |= {"holds": False, "why": why, "code": problem.code, "facts": problem.facts}
            line = words("scenario-fails", file=str(file), why=why)
        print(json.dumps(outcome) if as_json else line)
    if not as_json:
        print(words("scenario-sum", files=len(files), failed=failed))
    return failed == 0


def show_replay(
    words: Words, file: Path, seat: str | None, length: int | None, *, is_open: bool, as_json: bool, is_stepped: bool
) -> None:
    """Plays a record again, comparing every checksum, and tells it as a spectator, as one seat, or with open cards."""
    record, _ = saves.read(file)
    table = play_again(words, record, length)
    game = table.game
    viewer = SPECTATOR if seat is None else seat_of(seat, table.names)
    names, spoken_to = replay_names(table.names, record.notes, viewer, words)

    def heard(events: list[Event]) -> list[Event]:
        return events if is_open else visible(events, viewer)

    if as_json:
        for number, step in enumerate(table.steps, start=1):
            named = [{"event": game.kind.events[e[0]].name} | facts(game.kind.events, e) for e in heard(step.events)]
            print(json.dumps({"number": number, "seat": table.names[step.move[0]], "events": named}))
        return
    text = game_text(words, game, names)
    title = game_title(words, record.game)
    screen = own_screen()
    screen.say(words("replay-header", game=title, players=company(names, words), moves=len(table.steps)))
    if is_stepped:
        Steps(screen, words, record, table, text, viewer, spoken_to).walk(heard)
        return
    moves = told_by_move(game, text, [heard(events) for events, _ in chapters(table)], spoken_to)
    for number, told in enumerate(moves):  # the opening has no number
        for i, line in enumerate(told):
            screen.say(line, first=f"{number if number and i == 0 else '':4} ", rest=REPLAY_INDENT)
    screen.lines(text.score_sheet(game.view(table.state, viewer)))
    if record.is_cut:
        screen.say(words("replay-cut"))
    for line in outdated_lines(words, table):
        screen.say(line)
    if not table.unplayed:
        screen.say(words("replay-checked", moves=len(table.steps)))
    key = "replay-seed" if table.state.is_over else "replay-fingerprint"  # the seed gives away all cards
    screen.say(words(key, sealed=record.sealed, commitment=record.commitment))


def show_rules(words: Words, game: str, rule: str, *, as_json: bool) -> None:
    load(game)  # refuses an unknown game
    chosen = [find_rule(game, rule)] if rule else rulebook(game)
    section, width = "", max(len(entry.id) for entry in chosen)
    screen = own_screen()
    for entry in chosen:
        text = rule_text(entry, words)
        if as_json:
            print(json.dumps({"rule": entry.id, "section": entry.section, "source": entry.origin, "text": text}))
            continue
        if entry.section != section:
            section = entry.section
            screen.blank()
            screen.say(words(f"rules-section-{section}"), bold=True)
        screen.say(text, first=f"  {entry.id:{width}} ", rest=" " * (width + 3))


def read_scenario(file: Path) -> str:
    try:
        return read_bytes(file).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("not_text", file=str(file)) from None
