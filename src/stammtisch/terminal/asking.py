"""One person is asked: at their turn, in a window, or in between. Until then nobody else's cards are on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem, Refused, Unreadable
from stammtisch.terminal import answer
from stammtisch.terminal.commands import fold, read_command
from stammtisch.terminal.obey import obey
from stammtisch.terminal.screen import LONGEST_LINE
from stammtisch.terminal.session import PASS, Session
from stammtisch.terminal.spelling import VERBS
from stammtisch.text.words import words

# Why somebody is asked
TURN: Final = "turn"
WINDOW: Final = "window"
PAUSE: Final = "pause"  # in between: they may play something, and need not


def ask(session: Session, seat: int, kind: str) -> bool:
    """Asks until this person has moved, or moves have been taken back; in a pause until they want to go on. True if
    there may be something else to decide now.
    """
    if seat != session.keyboard and not hand_over(session, seat, kind):
        return True
    session.look_as(seat)
    session.is_private = True
    session.tell()
    session.screen.blank()
    listed = session.show_question(is_pause=kind == PAUSE)
    prompt = "terminal-prompt-pause" if kind == PAUSE else "terminal-prompt"
    while True:
        line = session.screen.ask(session.words(prompt, last=listed, choices=session.span(session.view(), listed)))
        if not line:
            session.screen.blank()
            if kind == PAUSE:
                return False
            listed = session.show_question(is_repeated=True)
        elif reacts(session, line, seat):
            return True


def reacts(session: Session, line: str, seat: int) -> bool:
    """Whether the line has changed what is to be decided. A name hands the keyboard over, so that somebody else can
    play something in between.
    """
    command, rest = read_command(line)
    other = session.person(line)
    if len(line) > LONGEST_LINE:
        session.screen.say(session.words("terminal-line-too-long"), fg="yellow")
        return False
    if command:
        return obey(session, command, rest, seat)
    if other is not None and other != seat:
        return let_in(session, other)
    return try_move(session, line)


def try_move(session: Session, line: str) -> bool:
    """Carries out what was typed, or says in one line why not."""
    view = session.view()
    try:
        move = answer.read(session.game, session.text, view, line, session.choices(view), session.table.names)
        session.apply(session.game.meant(session.table.state, move))
    except Problem as problem:
        complain(session, problem)
        return False
    session.screen.blank()
    session.tell()
    return True


def complain(session: Session, problem: Problem) -> None:
    hint = "none"
    if isinstance(problem, Refused) and session.viewer not in session.refusals:
        hint = "why"  # once is enough
    elif isinstance(problem, Unreadable):
        hint = "help"
    session.refusals[session.viewer] = problem
    sentence = session.text.problem(problem)
    session.screen.say(session.words("terminal-refused", problem=sentence, hint=hint), fg="yellow")


# Several people at one keyboard --------------------------------------------------------------------------------------


def hand_over(session: Session, seat: int, kind: str) -> bool:
    """Waits until this person sits at the keyboard; false if it is no longer needed, because they let something pass
    without looking at their cards, somebody else came first, or the one who leaves has taken a move back.
    """
    name = session.table.names[seat]
    leave(session)
    if kind == WINDOW:
        session.show_window(seat)
    while True:
        say = words(session.languages[seat])
        line = session.screen.ask(say("terminal-window-prompt" if kind == WINDOW else "terminal-hand-over", name=name))
        if not line:
            break
        if kind == WINDOW and VERBS.get(fold(line)) == PASS:
            session.apply(session.game.read(seat, [PASS], session.table.names))
            session.screen.blank()
            session.tell()
            return False
        other = session.person(line)
        command, rest = read_command(line)
        if command:
            if obey(session, command, rest, session.left):
                return False
        elif other is None:  # a move typed here would be somebody else's
            undo = "yes" if session.offers("undo") else "no"
            session.screen.say(say("terminal-hand-over-first", name=name, undo=undo), fg="yellow")
        elif other == seat:
            break
        elif let_in(session, other):
            return False
    sit_down(session, seat)
    return True


def leave(session: Session) -> None:
    """From now on the screen is for all eyes."""
    if session.keyboard != SPECTATOR:
        session.left = session.keyboard
        session.screen.blank()
    session.look_as(SPECTATOR)


def sit_down(session: Session, seat: int) -> None:
    session.hide()
    session.keyboard = seat
    session.look_as(seat)
    session.screen.say(session.words("terminal-turn-of", name=session.table.names[seat]), bold=True)


def let_in(session: Session, seat: int) -> bool:
    """This person wants to play something now. False if they cannot, whatever they hold."""
    decision = session.game.decision(session.table.state)
    if decision is None or seat not in (*decision.asked, *decision.interject):
        session.screen.say(session.words("terminal-not-in-between", name=session.names[seat]), fg="yellow")
        return False
    if session.keyboard != SPECTATOR:
        session.left = session.keyboard
    sit_down(session, seat)
    ask(session, seat, PAUSE if seat not in decision.asked else WINDOW if decision.shape == RESPOND else TURN)
    return True


def ask_anyone(session: Session, people: Sequence[int]) -> bool:
    """One line for all who share the keyboard. True if somebody sat down."""
    leave(session)
    session.show_public()
    session.screen.say(session.text.question(session.view()), bold=True)
    names = [session.names[seat] for seat in people]
    while True:
        line = session.screen.ask(session.words("terminal-anyone-prompt", names=", ".join(names)))
        other = session.person(line)
        command, rest = read_command(line)
        if not line:
            return False
        if command:
            if obey(session, command, rest, session.left):
                return True
        elif other is None:
            session.screen.say(session.words("terminal-anyone-who", names=session.words.listed(names)), fg="yellow")
        elif let_in(session, other):
            return True
