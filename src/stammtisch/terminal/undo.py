"""Taking moves back: free while nothing was revealed, by consent of the other people after that."""

from __future__ import annotations

from stammtisch.engine.problem import Problem
from stammtisch.engine.record import undo_line
from stammtisch.terminal.commands import is_no, is_yes, read_command
from stammtisch.terminal.session import Quit, Session
from stammtisch.text.words import Words, words


def take_back(session: Session, seat: int) -> bool:
    """Takes back everything from this person's last move on. False if somebody does not agree; bots have no say."""
    table = session.table
    own = [number for number, step in enumerate(table.steps) if step.move[0] == seat]
    if not own:
        raise Problem("nothing_to_undo")
    before = len(table.steps)
    count = before - own[-1]
    is_free = table.is_undo_free(seat)
    others = [other for other in session.humans if other != seat]
    for other in [] if is_free else others:
        if not _agrees(session, other, seat, count):
            session.screen.say(session.words("terminal-undo-refused", name=session.names[other]))
            return False
    length = table.undo(seat)
    while session.idle_move(seat) is not None and any(step.move[0] == seat for step in table.steps):
        length = table.undo(seat)  # what was passed by itself would be passed again
    count = before - length
    session.keep(undo_line(length))
    session.forget(length)
    session.screen.say(session.words("terminal-undone", count=count, free="yes" if is_free else "no"))

    def notice(say: Words) -> str:
        return say("terminal-undone-by", name=table.names[seat], count=count)

    for other in others:
        session.notices[other].append(notice)
    return True


def _agrees(session: Session, other: int, seat: int, count: int) -> bool:
    say = words(session.languages[other])
    question = say("terminal-undo-consent", name=session.names[other], seat=session.names[seat], count=count)
    while True:
        session.screen.say(question)
        line = session.screen.ask(say("terminal-undo-prompt"))
        if is_yes(line) or is_no(line):
            return is_yes(line)
        if read_command(line)[0] == "quit":
            raise Quit
