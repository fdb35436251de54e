"""Starts a game in the terminal or resumes a saved one, and says how it ended."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stammtisch.terminal.session import Session
    from stammtisch.text.words import Words

# Exit codes
FINISHED: Final = 0
UNSAVED: Final = 1  # left unfinished, and something could not be saved
BAD_INPUT: Final = 2
LEFT: Final = 3  # left unfinished, all of it saved
INTERRUPTED: Final = 130


def run(
    *,
    game_name: str,
    options: dict[str, object],
    names: list[str] | None,
    humans: int,
    seats: int,
    bot: str,
    seed: str | None,
    language: str,
    save_to: Path | None,
) -> int:
    """Plays a new game and returns the exit code."""
    import secrets

    from stammtisch.boxes import load, make_bot, usual_bot
    from stammtisch.engine.problem import Problem
    from stammtisch.engine.record import header_line
    from stammtisch.engine.table import Table
    from stammtisch.terminal import saves
    from stammtisch.terminal.greeting import welcome
    from stammtisch.terminal.saves import os_reason
    from stammtisch.terminal.screen import own_screen
    from stammtisch.terminal.seating import Seating, seat_names
    from stammtisch.terminal.session import Session
    from stammtisch.text.words import words

    screen = own_screen()
    try:
        say = words(language)
    except Problem as problem:
        return _complain(words("en"), words("en").problem(problem))
    try:
        game = load(game_name, options)
        bot = bot or usual_bot(game)
        seating = Seating(tuple(range(humans)), bot, language)
        player = make_bot(bot, game)
        people = seat_names(names or [], humans, seats, say)
        table = Table(game, people, seed or secrets.token_hex(16), seating.to_notes(), salt=secrets.token_hex(16))
    except Problem as problem:
        return _complain(say, say.problem(problem))
    header = header_line(table.record)
    if save_to is None:
        save = saves.create_in(saves.saves_folder(), game.kind.id, header)
    else:
        path = save_to.absolute()
        try:
            save = saves.create(path, header)
        except FileExistsError:
            return _complain(say, say("problem-file_exists", file=str(path)))
        if save.problem:  # nothing has been played yet, so a wrong path can be corrected
            return _complain(say, say("terminal-save-failed", file=str(path), why=os_reason(say, save.problem)))
    return _conduct(Session(table, seating, player, save, screen), welcome)


def resume(path: Path | None, language: str | None, game: str | None = None) -> int:
    """Resumes a saved game; without a path, one that is not finished, of this game if one is named."""
    from functools import partial

    from stammtisch.boxes import game_title, load, make_bot, usual_bot
    from stammtisch.engine.problem import Problem
    from stammtisch.terminal import saves
    from stammtisch.terminal.greeting import greet_finished, greet_outdated, welcome_back
    from stammtisch.terminal.program import command_line
    from stammtisch.terminal.rerun import play_again
    from stammtisch.terminal.saves import os_reason
    from stammtisch.terminal.screen import own_screen
    from stammtisch.terminal.seating import Seating, seating_from_notes
    from stammtisch.terminal.session import Session
    from stammtisch.terminal.undo import find_idle
    from stammtisch.terminal.unfinished import choose_unfinished
    from stammtisch.text.words import language_of, words

    screen = own_screen()
    try:
        say = words(language or language_of(os.environ))
    except Problem as problem:
        return _complain(words("en"), words("en").problem(problem))
    try:
        kind = load(game).kind.id if game else ""
    except Problem as problem:
        return _complain(say, say.problem(problem))
    if path is None:
        path = choose_unfinished(screen, say, kind)
        if path is None:
            folder, start = str(saves.saves_folder()), command_line("play", *([kind] if kind else []))
            name = game_title(say, kind) if kind else "none"
            return _complain(say, say("terminal-nothing-to-resume", folder=folder, game=name, command=start))
    path = path.absolute()
    try:
        record, save = saves.reopen(path)
        if kind not in ("", record.game):
            save.close()
            raise Problem("record_of_other_game", game=game_title(say, record.game))
    except Problem as problem:
        return _complain(say, say("terminal-in-file", file=str(path), why=say.problem(problem)))
    except OSError as error:
        return _complain(say, say("terminal-in-file", file=str(path), why=os_reason(say, error)))
    try:
        table = play_again(say, record)
        noted = seating_from_notes(record.notes, len(record.seats))
        player = make_bot(noted.bot or usual_bot(table.game), table.game)
    except Problem as problem:
        save.close()
        return _complain(say, say("terminal-in-file", file=str(path), why=say.problem(problem)))
    seating = Seating(noted.humans, player.NAME, language or noted.language)
    session = Session(table, seating, player, save, screen)
    session.idle = find_idle(session)
    for seat in seating.humans:  # people want to hear what followed their last move
        own = [number for number, step in enumerate(table.steps, start=1) if step.move[0] == seat]
        session.seen[seat] = own[-1] if own else 0
    if table.game.decision(table.state) is None:
        session.seen = dict.fromkeys(session.seen, len(table.steps))  # the last move says who has won
        return _conduct(session, greet_finished)
    if table.outdated is not None:
        return _conduct(session, greet_outdated)
    return _conduct(session, partial(welcome_back, is_cut=record.is_cut))


def _conduct(session: Session, greet: Callable[[Session], None]) -> int:
    """Plays one game after the other at the same table; returns the exit code of the last one."""
    from stammtisch.terminal.greeting import welcome_again
    from stammtisch.terminal.match import next_session

    code, is_again = _play_one(session, greet)
    while is_again:
        session = next_session(session)
        code, is_again = _play_one(session, welcome_again)
    return code


def _play_one(session: Session, greet: Callable[[Session], None]) -> tuple[int, bool]:
    """Plays to the end, or until somebody leaves in any way; returns the exit code, and whether they want
    another game.
    """
    from stammtisch.terminal.greeting import finish, tell_saved
    from stammtisch.terminal.loop import play, wait_for_save
    from stammtisch.terminal.match import wants_again
    from stammtisch.terminal.screen import EndOfInput
    from stammtisch.terminal.session import Quit

    code, is_again = LEFT, False
    with suppress(EndOfInput):  # nobody reads the last words
        try:
            greet(session)
            if session.table.outdated is None or session.table.state.is_over:
                play(session)
                code = FINISHED
                finish(session)
                wait_for_save(session)
            is_again = wants_again(session)
        except (EndOfInput, Quit):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
            session.screen.blank()
        finally:
            session.save.close()
            if code == LEFT and session.save.unsaved:
                code = UNSAVED
        tell_saved(session, is_again=is_again)
    return code, is_again


def _complain(say: Words, sentence: str) -> int:
    print(say("cli-error", what=sentence), file=sys.stderr)
    return BAD_INPUT
