"""The course of a game: bots answer on their own, people are asked one after the other."""

from __future__ import annotations

from typing import Any

from stammtisch.bots.play import stream_at
from stammtisch.boxes import ending_move
from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem
from stammtisch.engine.state import Move
from stammtisch.terminal.asking import PAUSE, TURN, WINDOW, ask, ask_anyone
from stammtisch.terminal.commands import read_command
from stammtisch.terminal.orders import ordered_move
from stammtisch.terminal.pauses import is_due, is_due_for_anyone
from stammtisch.terminal.run_command import run_command
from stammtisch.terminal.session import Session


def play(session: Session) -> None:
    """Runs until the game is over; raises Quit or EndOfInput when people leave before that."""
    while (decision := session.game.decision(session.table.state)) is not None:
        if offer_pause(session, decision):
            continue
        seat = next_to_answer(decision, session.humans, session.keyboard)
        if decision.shape != RESPOND and goes_to_end(session, seat):
            continue
        idle, ordered = session.idle_move(seat), ordered_move(session, seat, decision)
        if seat not in session.humans:
            let_bot_move(session, seat)
        elif ordered is not None:
            session.apply(ordered, is_idle=True)
        elif idle is None:
            ask(session, seat, WINDOW if decision.shape == RESPOND else TURN)
        else:
            if decision.shape != RESPOND:
                tell_idle(session)
            session.apply(idle, is_idle=True)


def next_to_answer(decision: Decision, humans: tuple[int, ...], keyboard: int) -> int:
    """In a window, the seat that is listed first. Otherwise bots do not keep people waiting, and the person who is at
    the keyboard anyway comes before those who would have to sit down.
    """
    asked = decision.asked
    bots = [seat for seat in asked if seat not in humans]
    if decision.shape == RESPOND or not (bots or keyboard in asked):
        return asked[0]
    return bots[0] if bots else keyboard


def goes_to_end(session: Session, seat: int) -> bool:
    """Whoever has ended their turn declines what can be declined, until something has to be answered."""
    move = ending_move(session.game, session.table.state, seat) if seat == session.ending else None
    if move is None:
        session.ending = SPECTATOR
        return False
    session.apply(move, is_idle=True)
    return True


def tell_idle(session: Session) -> None:
    """A phase passes in which this person can do nothing: say so, or they would wonder."""
    session.tell()
    session.screen.say(session.text.nothing_to_do(session.view()))


def let_bot_move(session: Session, seat: int) -> None:
    rng = stream_at(session.table.record.seed, f"bot {seat}", len(session.table.steps))
    session.apply(session.bot.choose(session.game.moves(session.table.state, seat), _bot_view(session, seat), rng))
    if not session.humans and session.table.steps[-1].reveals:
        session.tell()


# In between ----------------------------------------------------------------------------------------------------------


def offer_pause(session: Session, decision: Decision) -> bool:
    """Before a turn goes on, at the start of each phase and after each play, everybody else may play something
    (SLACK-85). True if that has changed what is to be decided.
    """
    since, now = session.paused, len(session.table.steps)
    if decision.shape == RESPOND or not decision.interject or since == now:
        return False
    session.paused = now
    for seat in session.game.interjectors(session.table.state, decision.interject):
        if seat not in session.humans and let_bot_interject(session, seat):
            return True
    people = [seat for seat in session.humans if seat in decision.interject]
    if len(session.humans) == 1:
        return bool(people) and is_due(session, people[0], since) and ask(session, people[0], PAUSE)
    return is_due_for_anyone(session, decision.asked[0], people, since) and ask_anyone(session, people)


def let_bot_interject(session: Session, seat: int) -> bool:
    moves = session.game.moves(session.table.state, seat)
    if not moves:
        return False
    rng = stream_at(session.table.record.seed, f"bot {seat} in between", len(session.table.steps))
    if not session.bot.is_tempted(rng):
        return False
    move: Move | None = session.bot.interject(moves, _bot_view(session, seat), rng)
    if move is not None:
        session.apply(move)
    return move is not None


def _bot_view(session: Session, seat: int) -> Any:
    return session.game.view(session.table.state, seat) if session.bot.NEEDS_VIEW else None


# The end -------------------------------------------------------------------------------------------------------------


def wait_for_save(session: Session) -> None:
    """A finished game that could not be saved can still be saved elsewhere."""
    while session.save.unsaved:
        line = session.screen.ask(session.words("terminal-unsaved-prompt"))
        command, rest = read_command(line)
        if not line:
            return
        if command in ("", "undo"):
            session.screen.say(session.words.problem(Problem("game_over")), fg="yellow")
        else:
            run_command(session, command, rest, SPECTATOR)
