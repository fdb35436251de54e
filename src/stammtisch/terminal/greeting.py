"""The first and last words of a game: who sits where, what is saved, who has won, how to check the cards."""

from __future__ import annotations

from typing import Final

from stammtisch.boxes import count_game, find_box, game_intro
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.table import Table
from stammtisch.terminal.orders import describe
from stammtisch.terminal.program import command_line
from stammtisch.terminal.screen import INDENT
from stammtisch.terminal.seating import called_you
from stammtisch.terminal.session import Session
from stammtisch.text import statistics
from stammtisch.text.words import Words

SHORT: Final = 12  # digits of a fingerprint that a person can compare
WINNER: Final = "winner"  # the option of games in which the last winner has an advantage


def welcome(session: Session) -> None:
    """Enough for a newcomer to begin."""
    screen, say = session.screen, session.words
    screen.say(say("terminal-welcome", game=session.game_name()), bold=True)
    screen.blank()
    intro = game_intro(say, session.game.kind.id)
    if intro:
        screen.say(intro)
        screen.blank()
    _introduce(session)
    _promise(session)
    screen.say(say("terminal-pointer"))
    screen.blank()


def welcome_again(session: Session) -> None:
    """The people know the game; the shuffles are new."""
    screen, say = session.screen, session.words
    screen.blank()
    screen.say(say("terminal-welcome-again", game=session.game_name()), bold=True)
    _introduce(session)
    winner = session.game.options.get(WINNER, 0)
    if isinstance(winner, int) and winner:
        you = "yes" if winner - 1 == session.viewer else "no"
        screen.say(say("terminal-winner-first", name=session.names[winner - 1], you=you))
    _promise(session)
    screen.blank()


def welcome_back(session: Session, *, is_cut: bool) -> None:
    screen, say = session.screen, session.words
    screen.say(say("terminal-welcome-back", game=session.game_name(), moves=len(session.table.steps)), bold=True)
    _introduce(session)
    if is_cut:
        screen.say(say("terminal-cut", file=str(session.save.path)), fg="yellow")
    _tell_where(session)
    if session.keyboard in session.orders:
        screen.sentences(describe(session, session.orders[session.keyboard]))
    screen.say(say("terminal-pointer"))
    screen.blank()


def _promise(session: Session) -> None:
    """The cards will not be tampered with, and nothing gets lost."""
    fingerprint = session.table.record.commitment[:SHORT]
    session.screen.say(session.words("terminal-commitment", fingerprint=fingerprint))
    _tell_where(session)


def _tell_where(session: Session) -> None:
    if session.save.problem:
        session.tell_unsaved()
    else:
        session.screen.say(session.words("terminal-saving", file=str(session.save.path)))


def _introduce(session: Session) -> None:
    say, names = session.words, session.names
    line = say("terminal-seats", names=say.listed(names))
    bots = [name for seat, name in enumerate(names) if seat not in session.humans]
    if bots:
        line += " " + say("terminal-bots", names=say.listed(bots), count=len(bots), bot=session.bot.NAME)
    session.screen.say(line)


def greet_finished(session: Session) -> None:
    session.screen.say(session.words("terminal-finished-before"))


def greet_outdated(session: Session) -> None:
    """Why this game does not go on, and how it stood."""
    screen, say, table = session.screen, session.words, session.table
    screen.say(say("terminal-outdated", game=session.game_name(), moves=len(table.steps)), bold=True)
    screen.sentences(outdated_lines(say, table))
    screen.blank()
    session.show_table()
    screen.blank()


def outdated_lines(say: Words, table: Table) -> list[str]:
    """What to know about a game with other rules before looking at it."""
    lines = [] if table.outdated is None else [say.problem(table.outdated)]
    if table.unplayed:
        lines.append(say("replay-unplayed", shown=len(table.steps), moves=len(table.steps) + table.unplayed))
    return lines


def finish(session: Session) -> None:
    """The game is over: who has won, the score sheet, and the seed, so that anybody can check the cards."""
    screen = session.screen
    if len(session.humans) > 1:
        screen.blank()
        screen.say(session.words("terminal-all-may-look"))
    if len(session.humans) != 1:
        session.languages[SPECTATOR] = session.languages[session.keyboard]
        session.seen[SPECTATOR] = min((session.seen[seat] for seat in session.humans), default=session.seen[SPECTATOR])
        session.look_as(SPECTATOR)
    session.tell()
    screen.blank()
    screen.lines(session.text.score_sheet(session.view()))
    screen.blank()
    _remember(session)
    record = session.table.record
    if session.save.undone:
        screen.say(session.words("terminal-taken-back", count=session.save.undone))
    seal = {"sealed": record.sealed, "fingerprint": record.commitment[:SHORT]}
    screen.say(session.words("terminal-seed", seed=record.seed, **seal))


def _remember(session: Session) -> None:
    """What was counted, as in the browser: the rest of it, then the dice."""
    table, say, names = session.table, session.words, session.names
    found = count_game(table)
    cards = {card.id: card.name for card in find_box(table.game.kind.id).cards(table.game, say)}
    you = called_you(table.names, session.humans)
    lines = statistics.tell(say, found, names, cards, you)
    if found.dice:
        lines.append(statistics.tell_dice(say, found.dice))
    for seat, counts in enumerate(found.dice):
        lines.append(f"{INDENT}{statistics.tell_luck(say, names[seat], counts, is_you=seat == you)}")
    if lines:
        session.screen.lines([say("terminal-statistics"), *lines])
        session.screen.blank()


def tell_saved(session: Session, *, is_again: bool) -> None:
    """What is on the disk and what is not, and how to go on, unless the next game begins anyway."""
    screen, say, save = session.screen, session.words, session.save
    file, language = str(save.path), say.language
    is_over = session.table.is_closed
    if not save.saved:
        screen.say(say("terminal-left-unsaved"), fg="yellow")
    elif save.unsaved:
        screen.say(say("terminal-left-partly", file=file, count=save.unsaved), fg="yellow")
    elif not is_over:
        screen.say(say("terminal-left-saved", file=file))
    if is_over and save.saved and not save.unsaved:
        screen.command(say("terminal-replay"), command_line("replay", file, language=language))
    if is_over and not is_again:
        screen.command(say("terminal-again"), command_line("play", session.game.kind.id, language=language))
    elif not is_over and save.saved:
        screen.command(say("terminal-go-on"), command_line("play", "--record", file, language=language))
