"""A closer look: why something cannot be done, what a card is, and cards shown to somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from stammtisch.boxes import game_text, rulebook
from stammtisch.engine.notation import seat_of
from stammtisch.engine.problem import Problem, Refused, Unreadable
from stammtisch.engine.state import Move
from stammtisch.terminal import answer
from stammtisch.terminal.commands import fold
from stammtisch.terminal.question import show_choices
from stammtisch.terminal.rules import show_rule
from stammtisch.terminal.screen import INDENT
from stammtisch.terminal.session import Session
from stammtisch.terminal.spelling import VERBS, Speller
from stammtisch.text.words import Words


def speller(session: Session) -> Speller:
    return Speller(session.text, session.view(), session.table.names)


# Why -----------------------------------------------------------------------------------------------------------------


def show_why(session: Session, problem: Problem | None) -> None:
    """The last refusal with the full text of the rule behind it."""
    screen, say = session.screen, session.words
    if problem is None:
        screen.say(say("terminal-why-nothing"))
        return
    screen.say(session.text.problem(problem))
    if not isinstance(problem, Refused):
        screen.say(say("terminal-why-unreadable"))
        return
    screen.blank()
    for rule in rulebook(session.game.kind.id):
        if rule.id == problem.rule:
            show_rule(screen, say, session.game, rule)


def show_why_not(session: Session, said: str) -> None:
    """Why a card cannot be played or a move cannot be made now; or that it can."""
    try:
        card = _card(session, said)
        moves = _uses(session, card) if card else [_legal_move(session, said)]
    except Refused as refused:
        session.refusals[session.viewer] = refused
        show_why(session, refused)
        return
    except Problem as problem:
        session.screen.say(session.text.problem(problem), fg="yellow")
        return
    session.screen.say(session.words("terminal-why-possible", choices=len(moves)))
    view = session.view()
    choices = session.choices()
    listed = [move for move in moves if move in choices.moves]
    show_choices(session, choices, listed)
    for move in moves:
        if move not in listed:
            session.screen.say(session.text.choice(view, move), first=INDENT, rest=INDENT * 3)


def _uses(session: Session, card: str) -> list[Move]:
    """What is worth doing with this card now. Raises Refused if it cannot be used at all."""
    view = session.view()
    uses = session.text.uses(view, card)
    attempt = None if uses else session.text.attempt(view, card)
    if attempt is not None:
        session.game.check(session.table.state, attempt)
    return [move for move in session.text.offered(view) if move in uses]


def _legal_move(session: Session, said: str) -> Move:
    view = session.view()
    move = answer.read(session.game, session.text, view, said, session.choices(), session.table.names)
    move = session.game.canonical(session.table.state, move)
    session.game.check(session.table.state, move)
    return move


def _card(session: Session, said: str) -> str:
    """The card in question; empty if it is a move. A number means a card in the hand, and nothing else."""
    if fold(said.split()[0]) in VERBS:
        return ""
    try:
        return speller(session).card(said)
    except Unreadable as unreadable:
        if unreadable.code != "unknown_card":
            raise
        return ""


# Info ----------------------------------------------------------------------------------------------------------------


def show_info(session: Session, said: str) -> None:
    if not session.text.card_names(session.view()):
        session.screen.say(session.words("terminal-info-none"), fg="yellow")
        return
    if not said:
        session.screen.say(session.words("terminal-info-which"), fg="yellow")
        return
    lines = session.text.info(session.view(), speller(session).card(said))
    session.screen.blank()
    session.screen.lines(lines)
    session.screen.blank()


# Show ----------------------------------------------------------------------------------------------------------------


def show_cards(session: Session, said: str) -> None:
    """SLACK-20: the whole hand, which is a move, or some cards, which is a gesture. Everybody else hears only that it
    happened.
    """
    name, *cards = said.split() or [""]
    if not name:
        session.screen.say(session.words("terminal-show-whom"), fg="yellow")
        return
    move = session.game.read(session.viewer, ["show", name], session.table.names)
    session.game.check(session.table.state, move)
    if cards:
        _show_some(session, seat_of(name, session.table.names), speller(session).spell(cards))
    else:
        session.apply(move)
        session.tell()


def _show_some(session: Session, to: int, cards: Sequence[str]) -> None:
    view = session.view()
    hand = [*session.text.numbers(view).values()]
    for card in cards:
        if card not in hand:
            raise Unreadable("show_not_held", card=session.text.card_names(view).get(card, card))
        hand.remove(card)
    shower = session.viewer

    def told(say: Words, *, is_shown: bool) -> str:
        names = game_text(say, session.game, session.names).card_names(view)
        shown = say.listed([names[card] for card in cards])
        key = "terminal-shown-you" if is_shown else "terminal-shown"
        return say(key, name=session.names[shower], whom=session.names[to], count=len(cards), cards=shown)

    for viewer, notices in session.notices.items():
        if viewer != shower:
            notices.append(partial(told, is_shown=viewer == to))
    key = "terminal-show-done" if to in session.humans else "terminal-show-bot"
    session.screen.say(session.words(key, name=session.names[to], count=len(cards)))
