"""Taking moves back: free as long as nothing was revealed, by consent of the other people after that."""

from __future__ import annotations

from stammtisch.engine.problem import Problem
from stammtisch.engine.record import undo_line
from stammtisch.engine.table import Table
from stammtisch.terminal.commands import is_no, is_yes, read_command
from stammtisch.terminal.session import Quit, Session
from stammtisch.text.words import Words, words


def take_back(session: Session, seat: int) -> bool:
    """Takes back this person's last move and everything that followed. Moves that were made automatically do not count
    as theirs. False if somebody disagrees; bots have no say.
    """
    table = session.table
    own = [number for number, step in enumerate(table.steps) if step.move[0] == seat and number not in session.idle]
    if not own:
        raise Problem("nothing_to_undo")
    length = own[-1]
    following = table.steps[length:]
    is_free = all(step.move[0] == seat and not step.reveals for step in following)
    is_alone = len(following) == 1
    others = [other for other in session.humans if other != seat]
    for other in [] if is_free else others:
        if not _agrees(session, other, seat, is_alone):
            session.screen.say(session.words("terminal-undo-refused", name=session.names[other]))
            return False
    while len(table.steps) > length:
        table.undo(seat)
    session.forget(length)
    session.keep(undo_line(length))
    alone, free = "yes" if is_alone else "no", "yes" if is_free else "no"
    session.screen.say(session.words("terminal-undone", alone=alone, free=free))

    def notice(say: Words) -> str:
        return say("terminal-undone-by", name=table.names[seat], alone=alone)

    for other in others:
        session.notices[other].append(notice)
    return True


def find_idle(session: Session) -> set[int]:
    """The moves of a saved game that a person alone with bots was not asked for: a record does not say."""
    table = session.table
    if len(session.humans) != 1:
        return set()
    (seat,) = session.humans
    again = Table.begin_again(table.game, table.record)
    found = set()
    for number, step in enumerate(table.steps):
        if step.move[0] == seat and session.idle_move(seat, again.state) == step.move:
            found.add(number)
        again.apply(step.move)
    return found


def _agrees(session: Session, other: int, seat: int, is_alone: bool) -> bool:
    say = words(session.languages[other])
    names = {"name": session.names[other], "seat": session.names[seat]}
    question = say("terminal-undo-consent", **names, alone="yes" if is_alone else "no")
    while True:
        session.screen.say(question)
        line = session.screen.ask(say("terminal-undo-prompt"))
        if is_yes(line) or is_no(line):
            return is_yes(line)
        if read_command(line)[0] == "quit":
            raise Quit
