"""Carries out the commands. Each one shows only what the viewer of the session may see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from stammtisch.boxes import ending_move
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem
from stammtisch.terminal.commands import COMMANDS, command_names, fold
from stammtisch.terminal.inspect import show_cards, show_info, show_why, show_why_not
from stammtisch.terminal.orders import try_order
from stammtisch.terminal.rules import show_rules
from stammtisch.terminal.saves import os_reason
from stammtisch.terminal.session import Quit, Session
from stammtisch.terminal.stops import STOPS, read_stops
from stammtisch.terminal.story import log_lines
from stammtisch.terminal.undo import take_back
from stammtisch.text.words import LANGUAGES, words


def run_command(session: Session, command: str, rest: str, mover: int) -> bool:
    """True if the question that was asked is no longer the one to ask. `mover` is the seat whose moves `undo` takes
    back.
    """
    if command == "undo":
        return _undo(session, mover)
    if command in ("finish", "rest"):
        return _finish(session, mover) if command == "finish" or _may_rest(session) else False
    HANDLERS[command](session, rest)
    return False


def _undo(session: Session, mover: int) -> bool:
    try:
        if mover == SPECTATOR:  # nobody has sat down at the keyboard yet
            raise Problem("nothing_to_undo")
        return take_back(session, mover)
    except Problem as problem:
        session.screen.say(session.words.problem(problem), fg="yellow")
        return False


def _finish(session: Session, mover: int) -> bool:
    """Nothing more in this turn, whatever one holds: what can be declined is declined (loop.py)."""
    move = ending_move(session.game, session.table.state, mover) if session.viewer == mover else None
    if move is None:
        session.screen.say(session.words.problem(Problem("nothing_to_end")), fg="yellow")
        return False
    session.ending = mover
    session.apply(move)
    session.screen.blank()
    session.tell()
    return True


def _may_rest(session: Session) -> bool:
    """To rest is to end one's turn where that heals."""
    rest, say = session.text.resting(session.view()), session.words
    if rest != "yes":
        why = say(f"terminal-rest-{rest}") if rest else say.problem(Problem("nothing_to_end"))
        session.screen.say(why, fg="yellow")
    return rest == "yes"


def _ranks(session: Session, rest: str) -> None:
    lines = session.text.ladder(session.view())
    if not lines:
        session.screen.say(session.words("terminal-no-ranks"), fg="yellow")
        return
    session.screen.blank()
    session.screen.lines(lines)
    session.screen.blank()


def _help(session: Session, rest: str) -> None:
    say = session.words
    rows = []
    for command in filter(session.offers, COMMANDS):
        own, *others = command_names(command, say.language)
        rows.append((session.screen.fold(f"  {own} ({', '.join(others)})"), _help_on(session, command)))
    width = max(len(names) for names, _ in rows) + 2
    session.screen.blank()
    session.screen.say(_help_on(session, "moves") if session.can_move else say("terminal-help-list"))
    for names, meaning in rows:
        session.screen.say(meaning, first=names.ljust(width), rest=" " * width)
    session.screen.blank()


def _help_on(session: Session, topic: str) -> str:
    """In the words of the game, if it has its own. Where no move can be made, nobody can ask about one."""
    if topic == "why" and not session.can_move:
        return session.words("terminal-help-why-last")
    own = f"{session.game.kind.family}-help-{topic}"
    return session.words(own if session.words.has(own) else f"terminal-help-{topic}")


def _table(session: Session, rest: str) -> None:
    session.screen.blank()
    session.show_table()
    session.screen.blank()


def _scores(session: Session, rest: str) -> None:
    session.screen.blank()
    session.screen.lines(session.text.score_sheet(session.view()))
    session.screen.blank()


def _log(session: Session, rest: str) -> None:
    lines = log_lines(session.table, session.text, session.viewer)
    indent = " " * (len(str(len(lines))) + 2)
    if rest:
        if not rest.isdecimal() or int(rest) == 0:
            session.screen.say(session.words("terminal-log-number", asked=rest), fg="yellow")
            return
        lines = lines[-int(rest) :]
    session.screen.blank()
    for line in lines:
        session.screen.say(line, rest=indent)
    session.screen.blank()


def _rules(session: Session, rest: str) -> None:
    show_rules(session.screen, session.words, session.game, rest)
    session.screen.blank()


def _why(session: Session, rest: str) -> None:
    session.screen.blank()
    if not rest:
        show_why(session, session.refusals.get(session.viewer))
    elif _is_seated(session):
        show_why_not(session, rest)
    session.screen.blank()


def _info(session: Session, rest: str) -> None:
    try:
        show_info(session, rest)
    except Problem as problem:
        session.screen.say(session.text.problem(problem), fg="yellow")


def _show(session: Session, rest: str) -> None:
    if not _is_seated(session):
        return
    try:
        show_cards(session, rest)
    except Problem as problem:
        session.screen.say(session.text.problem(problem), fg="yellow")


def _stops(session: Session, rest: str) -> None:
    """Everybody at the keyboard has their own setting; on a screen for everybody's eyes, it is set for all."""
    say, setting = session.words, read_stops(rest)
    seats = session.humans if session.viewer == SPECTATOR else (session.viewer,)
    if setting:
        session.stops |= dict.fromkeys(seats, setting)
    else:
        known = ", ".join(say(f"terminal-stops-{each}") for each in STOPS)
        session.screen.say(say("terminal-stops-which", known=known), fg="yellow" if rest else None)
    for each in sorted({session.stops[seat] for seat in seats}, key=STOPS.index):
        session.screen.say(say(f"terminal-stops-{each}.help"))


def _order(session: Session, rest: str) -> None:
    if _is_seated(session):
        try_order(session, rest)


def _all(session: Session, rest: str) -> None:
    """Where a question is asked, it is shown in full (asking.py); elsewhere there is only the table."""
    _table(session, rest)


def _more(session: Session, rest: str) -> None:
    """What the viewer was told in brief, in full; or from now on always."""
    say, viewer = session.words, session.viewer
    settings = {fold(words(each)(f"terminal-more-{on}")): on for each in LANGUAGES for on in ("on", "off")}
    setting = settings.get(fold(rest), "")
    if setting:
        change = session.detailed.add if setting == "on" else session.detailed.discard
        change(viewer)
        session.screen.say(say(f"terminal-more-{setting}.help"))
    else:
        session.screen.blank()
        session.tell_again()
        session.screen.blank()


def _again(session: Session, rest: str) -> None:
    session.screen.say(session.words("terminal-again-later"), fg="yellow")


def _is_seated(session: Session) -> bool:
    """Whether somebody sits there whose cards may be shown; on a screen for everybody's eyes, they stay hidden."""
    if session.viewer == SPECTATOR:
        session.screen.say(session.words("terminal-sit-first"), fg="yellow")
    return session.viewer != SPECTATOR


def _save(session: Session, rest: str) -> None:
    say = session.words
    if not rest:
        session.screen.say(say("terminal-save-where"), fg="yellow")
        return
    had_problem = session.save.problem is not None
    path = Path(rest)
    try:
        path = path.expanduser().absolute()
        session.save.copy_to(path)
    except Problem as problem:
        session.screen.say(say.problem(problem), fg="yellow")
    except OSError as error:
        why = os_reason(say, error)
        session.screen.say(say("terminal-save-failed", file=str(path), why=why), fg="yellow")
    except RuntimeError:  # ~somebody who does not exist
        session.screen.say(say("terminal-save-failed", file=rest, why=say("terminal-os-missing")), fg="yellow")
    else:
        session.screen.say(say("terminal-save-moved" if had_problem else "terminal-save-done", file=str(path)))


def _lang(session: Session, rest: str) -> None:
    language = rest.casefold()
    if language not in LANGUAGES:
        which = session.words("terminal-lang-which", known=", ".join(LANGUAGES), here=session.words.language)
        session.screen.say(which, fg="yellow")
        return
    for viewer in [*session.languages] if session.viewer == SPECTATOR else [session.viewer]:
        session.languages[viewer] = language
    session.look_as(session.viewer)
    session.lines.clear()
    session.screen.say(words(language)("terminal-lang-done"))


def _quit(session: Session, rest: str) -> None:
    if session.save.unsaved and not session.is_warned:
        session.is_warned = True
        session.screen.say(session.words("terminal-quit-unsaved", count=session.save.unsaved), fg="yellow")
        return
    raise Quit


HANDLERS: Final[dict[str, Callable[[Session, str], None]]] = {
    "help": _help,
    "table": _table,
    "log": _log,
    "scores": _scores,
    "ranks": _ranks,
    "rules": _rules,
    "why": _why,
    "info": _info,
    "show": _show,
    "stops": _stops,
    "order": _order,
    "all": _all,
    "more": _more,
    "again": _again,
    "save": _save,
    "lang": _lang,
    "quit": _quit,
}
