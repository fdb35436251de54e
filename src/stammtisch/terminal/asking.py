"""Asking one person: on their turn, in a window, or in between. Until they sit down, nobody's cards are on
the screen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem, Refused, Unreadable
from stammtisch.engine.state import Move
from stammtisch.terminal import answer
from stammtisch.terminal.choices import PASS
from stammtisch.terminal.commands import fold, is_no, read_command
from stammtisch.terminal.completion import completions
from stammtisch.terminal.question import show_question, show_window
from stammtisch.terminal.run_command import run_command
from stammtisch.terminal.screen import LONGEST_LINE
from stammtisch.terminal.session import Session
from stammtisch.terminal.spelling import VERBS
from stammtisch.text.words import words

# Why somebody is asked
TURN: Final = "turn"
WINDOW: Final = "window"
PAUSE: Final = "pause"  # in between: they may play something, but need not

CARD_NUMBER: Final = re.compile(r"\d{1,3}")


def ask(session: Session, seat: int, kind: str) -> bool:
    """Asks until this person has moved, or moves have been taken back; in a pause, until they want to go on. True if
    there may be something else to decide now.
    """
    if seat != session.keyboard and not hand_over(session, seat, kind):
        return True
    session.look_as(seat)
    session.is_private = True
    session.tell()
    session.screen.blank()
    prompt = show_question(session, is_pause=kind == PAUSE)
    while True:
        line = session.screen.ask(prompt, partial(completions, session))
        command, _ = read_command(line)
        if kind == PAUSE and (not line or is_no(line)):
            session.screen.blank()
            return False
        if not line:
            if go_on(session):
                return True
        elif command == "all":
            session.screen.blank()
            prompt = show_question(session, is_whole=True, is_pause=kind == PAUSE)
        elif reacts(session, line, seat):
            return True


def go_on(session: Session) -> bool:
    """Enter: does nothing more here. False if something has to be chosen."""
    move = session.choices().go_on
    if move is None:
        session.screen.say(session.words("terminal-must-choose"), fg="yellow")
        return False
    return make_move(session, move)


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
        return run_command(session, command, rest, seat)
    if other is not None and other != seat:
        return let_in(session, other)
    return try_move(session, line)


def try_move(session: Session, line: str) -> bool:
    """Carries out what was typed, or says in one line why that is not possible."""
    try:
        names = session.table.names
        move = answer.read(session.game, session.text, session.view(), line, session.choices(), names)
        named = [int(number) for number in CARD_NUMBER.findall(line)]
        return make_move(session, session.game.canonical(session.table.state, move), named)
    except Problem as problem:
        complain(session, problem)
        return False


def make_move(session: Session, move: Move, named: Sequence[int] = ()) -> bool:
    """False if it is easily made by mistake: then it has to be made twice."""
    doubt = session.text.hesitation(session.view(), move)
    if doubt and session.viewer not in session.hesitated:
        session.hesitated.add(session.viewer)
        session.screen.say(doubt, fg="yellow")
        return False
    session.apply(move, named=named)
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
    """Waits until this person sits at the keyboard; false if that is no longer needed, because they passed without
    looking at their cards, somebody else came first, or the person who leaves has taken a move back.
    """
    name = session.table.names[seat]
    leave(session)
    if kind == WINDOW:
        show_window(session, seat)
    while True:
        say = words(session.languages[seat])
        line = session.screen.ask(say("terminal-window-prompt" if kind == WINDOW else "terminal-hand-over", name=name))
        if not line and kind != WINDOW:
            break
        if kind == WINDOW and (not line or is_no(line) or VERBS.get(fold(line)) == PASS):
            session.apply(session.game.read(seat, [PASS], session.table.names))
            session.screen.blank()
            session.tell()
            return False
        other = session.person(line)
        command, rest = read_command(line)
        if command:
            if run_command(session, command, rest, session.left):
                return False
        elif other is None:  # a move typed here would be somebody else's
            undo = "yes" if session.offers("undo") else "no"
            how = "name" if kind == WINDOW else "enter"
            session.screen.say(say("terminal-hand-over-first", name=name, undo=undo, how=how), fg="yellow")
        elif other == seat:
            break
        elif let_in(session, other):
            return False
    sit_down(session, seat)
    return True


def leave(session: Session) -> None:
    """From now on, the screen is for everybody's eyes."""
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
    """One line for everybody who shares the keyboard. True if somebody sat down."""
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
            if run_command(session, command, rest, session.left):
                return True
        elif other is None:
            session.screen.say(session.words("terminal-anyone-who", names=session.words.listed(names)), fg="yellow")
        elif let_in(session, other):
            return True
