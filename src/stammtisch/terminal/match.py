"""The next game at the same table: same seats, bots, languages and options, and the winner chooses first (SLACK-98)."""

from __future__ import annotations

import secrets
from typing import Final

from stammtisch.boxes import load, make_bot
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import header_line
from stammtisch.engine.table import Table
from stammtisch.terminal import saves
from stammtisch.terminal.commands import read_command
from stammtisch.terminal.run_command import run_command
from stammtisch.terminal.seating import Seating
from stammtisch.terminal.session import Session

PROMPT: Final = "> "


def wants_again(session: Session) -> bool:
    """Asks the people at a finished table. Everything but moves still works."""
    while session.humans:
        session.screen.say(session.words("terminal-again-ask"))
        line = session.screen.ask(PROMPT)
        command, rest = read_command(line)
        if not line:
            return False
        if command == "again":
            return True
        if command in ("", "undo", "show"):
            code = "game_over" if session.table.state.is_over else "game_outdated"
            session.screen.say(session.words.problem(Problem(code)), fg="yellow")
        else:
            run_command(session, command, rest, session.keyboard)
    return False


def next_session(session: Session) -> Session:
    """A new table with a new seed and its own file."""
    game = load(session.game.kind.id, session.game.next_options(session.table.state))
    seating = Seating(session.humans, session.bot.NAME, session.languages[session.viewer])
    seed, salt = secrets.token_hex(16), secrets.token_hex(16)
    table = Table(game, session.table.names, seed, seating.to_notes(), salt=salt)
    save = saves.create_in(saves.saves_folder(), game.kind.id, header_line(table.record))
    following = Session(table, seating, make_bot(session.bot.NAME, game), save, session.screen)
    following.languages |= {viewer: session.languages[viewer] for viewer in following.languages}
    following.stops |= session.stops
    following.look_as(following.viewer)
    return following
