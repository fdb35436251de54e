"""The course of a game: bots answer by themselves, people are asked one after the other."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem, Refused, Unreadable
from stammtisch.engine.rng import stream
from stammtisch.engine.state import Move
from stammtisch.terminal import answer
from stammtisch.terminal.commands import read_command
from stammtisch.terminal.obey import obey
from stammtisch.terminal.screen import LONGEST_LINE
from stammtisch.terminal.session import Session
from stammtisch.text.words import words

PASS: Final = "pass"  # in the notation of every game
NUMBERS_PER_MOVE: Final = 1000  # so far apart the moves of a bot start in its stream


def play(session: Session) -> None:
    """Until the game is over; raises Quit or EndOfInput when people leave before that."""
    while (decision := session.game.decision(session.table.state)) is not None:
        seat = next_to_answer(decision, session.humans, session.keyboard)
        if seat not in session.humans:
            let_bot_move(session, seat)
        elif session.is_idle(seat):
            session.apply(session.game.moves(session.table.state, seat)[0])
        else:
            ask(session, seat, is_window=decision.shape == RESPOND)


def next_to_answer(decision: Decision, humans: tuple[int, ...], keyboard: int) -> int:
    """In a window whoever is listed first. Otherwise bots do not keep people waiting, and who is at the keyboard anyway
    comes before those who would have to sit down.
    """
    asked = decision.asked
    bots = [seat for seat in asked if seat not in humans]
    if decision.shape == RESPOND or not (bots or keyboard in asked):
        return asked[0]
    return bots[0] if bots else keyboard


def let_bot_move(session: Session, seat: int) -> None:
    table = session.table
    rng = stream(table.record.seed, f"bot {seat}")
    rng.count = NUMBERS_PER_MOVE * len(table.steps)  # a game that was left goes on as it would have anyway
    view = session.game.view(table.state, seat) if session.bot.NEEDS_VIEW else None
    session.apply(session.bot.choose(session.game.moves(table.state, seat), view, rng))
    if not session.humans and table.steps[-1].reveals:
        session.tell()


def ask(session: Session, seat: int, *, is_window: bool) -> None:
    """Asks until this person has moved, or moves have been taken back."""
    if seat != session.keyboard and not hand_over(session, seat, is_window=is_window):
        return
    session.look_as(seat)
    session.is_private = True
    session.tell()
    session.screen.blank()
    session.show_question()
    while True:
        moves = session.game.moves(session.table.state, seat)
        line = session.screen.ask(session.words("terminal-prompt", last=len(moves)))
        command, rest = read_command(line)
        if len(line) > LONGEST_LINE:
            session.screen.say(session.words("terminal-line-too-long"), fg="yellow")
        elif not line:
            session.screen.blank()
            session.show_question(is_repeated=True)
        elif command:
            if obey(session, command, rest, seat):
                return
        elif try_move(session, line, seat, moves):
            return


def try_move(session: Session, line: str, seat: int, moves: list[Move]) -> bool:
    """Carries out what was typed, or says in one line why not."""
    try:
        session.apply(answer.read(session.game, line, seat, moves, session.table.names))
    except Problem as problem:
        hint = "none"
        if isinstance(problem, Refused) and seat not in session.refusals:
            hint = "why"  # once is enough
        elif isinstance(problem, Unreadable):
            hint = "help"
        session.refusals[seat] = problem
        sentence = session.text.problem(problem)
        session.screen.say(session.words("terminal-refused", problem=sentence, hint=hint), fg="yellow")
        return False
    session.screen.blank()
    session.tell()
    return True


def hand_over(session: Session, seat: int, *, is_window: bool) -> bool:
    """Waits until this person sits at the keyboard; false if it is no longer needed, because they let something pass
    without looking at their cards, or the one who leaves has taken a move back.
    """
    name = session.table.names[seat]
    if session.keyboard != SPECTATOR:
        session.left = session.keyboard
        session.screen.blank()
    session.look_as(SPECTATOR)
    if is_window:
        session.show_window(seat)
    while True:
        say = words(session.languages[seat])
        line = session.screen.ask(say("terminal-window-prompt") if is_window else say("terminal-hand-over", name=name))
        command, rest = read_command(line)
        if not line:
            break
        if is_window and line.casefold() == PASS:
            if try_move(session, PASS, seat, []):
                return False
        elif not command:  # a move typed here would be somebody else's
            session.screen.say(say("terminal-hand-over-first", name=name), fg="yellow")
        elif obey(session, command, rest, session.left):
            return False
    session.hide()
    session.keyboard = seat
    session.look_as(seat)
    session.screen.say(session.words("terminal-turn-of", name=name), bold=True)
    return True


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
            obey(session, command, rest, SPECTATOR)
