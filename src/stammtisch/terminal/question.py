"""A question on the screen: what has changed, what is asked, what can be chosen, and what Enter does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from stammtisch.boxes import game_text
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.state import Move
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.screen import INDENT
from stammtisch.terminal.session import Session
from stammtisch.terminal.spelling import spelled_out
from stammtisch.terminal.tones import QUIET, WIN, toned
from stammtisch.text.words import words

MANY_CHOICES: Final = 24  # more than these are shown on demand


def show_question(session: Session, *, is_whole: bool = False, is_pause: bool = False) -> str:
    """Shows what is asked and what can be answered, below what has changed on the table; in a pause, the table is shown
    on demand. Returns the prompt.
    """
    view, choices = session.view(), session.choices()
    if is_whole:
        session.show_table()
        session.screen.blank()
    elif not is_pause and not _is_window(session) and session.show_overview():
        session.screen.blank()
    session.screen.say(f"{session.text.heading(view)} {session.text.question(view)}".strip(), bold=True)
    _show_announced(session)
    listed = len(choices.moves) if is_whole else min(choices.offered, MANY_CHOICES)
    show_choices(session, choices, choices.moves[:listed], is_whole=is_whole)
    more = len(choices.moves) - listed
    if is_pause:
        _hint(session, "terminal-hint-pause")
    elif more:
        _hint(session, "terminal-more-choices", is_again=is_whole, count=more)
    if choices.moves and not is_pause:
        is_typed = session.text.typed(view, choices.moves[0])[0]
        key = "terminal-hint-typed" if is_typed else "terminal-hint"
        _hint(session, key, is_again=is_whole, example=example(session, choices.moves))
    return prompt(session, choices, choices.labels[:listed], is_pause=is_pause)


def show_window(session: Session, seat: int) -> None:
    """What a person is asked in a window. It depends on public facts only, and so does its question."""
    session.show_public()
    say = words(session.languages[seat])
    question = game_text(say, session.game, session.names).question(session.game.view(session.table.state, seat))
    session.screen.say(say("terminal-window", name=session.names[seat], question=question), bold=True)
    _show_announced(session)


def _show_announced(session: Session) -> None:
    """What the cards say that the open window is about: nobody remembers all of them."""
    if _is_window(session):
        for line in session.text.announced_cards(session.view()):
            session.screen.say(line, first=INDENT, rest=INDENT * 2)


def _is_window(session: Session) -> bool:
    decision = session.game.decision(session.table.state)
    return decision is not None and decision.shape == RESPOND


def prompt(session: Session, choices: Choices, labels: Sequence[str], *, is_pause: bool = False) -> str:
    """What to type, in short, and what Enter does: go on."""
    say, go_on = session.words, choices.go_on
    does = say("terminal-go-on-pause") if is_pause else ""
    if go_on is not None and not is_pause:
        does = session.text.choice(session.view(), go_on)
    return say("terminal-prompt", choices=_span(labels) or "none", enter=does or "none")


def _span(labels: Sequence[str]) -> str:
    """The choices in short: `1-6`, or `1 ... 8 8 8` where they are not consecutive numbers."""
    if len(labels) < 2:
        return "".join(labels)
    is_row = all(label.isdecimal() for label in labels) and int(labels[-1]) - int(labels[0]) == len(labels) - 1
    return f"{labels[0]}-{labels[-1]}" if is_row else f"{labels[0]} ... {labels[-1]}"


def example(session: Session, moves: Sequence[Move]) -> str:
    """The longest of these moves as somebody could type it, naming cards by their numbers in the hand."""
    written = max((session.game.write(move, session.table.names) for move in moves), key=len)
    return spelled_out(session.text, session.view(), written, session.table.names)


def _hint(session: Session, key: str, *, is_again: bool = False, **variables: str | int) -> None:
    """Said once to everybody, and again on request."""
    if is_again or (session.viewer, key) not in session.hinted:
        session.hinted.add((session.viewer, key))
        session.screen.say(toned(session.words(key, **variables), QUIET))


def show_choices(session: Session, choices: Choices, moves: Sequence[Move], *, is_whole: bool = False) -> None:
    """Side by side where there is room. What several choices have in common is said once, above them; what a card does
    is said in the first question about it, and on request.
    """
    view, text = choices.view, session.text
    read = session.texts_read.setdefault(session.viewer, set())
    labels = dict(zip(choices.moves, choices.labels, strict=True))
    is_aligned = not any(" " in labels[move] for move in moves)
    width = max((len(labels[move]) for move in moves), default=0) if is_aligned else 0
    for common, group in groupby(moves, key=lambda move: text.group(view, move)[0]):
        grouped = list(group)
        is_group = bool(common) and len(grouped) > 1
        told = [text.group(view, move)[1] if is_group else _said(session, choices, move) for move in grouped]
        if is_group:
            is_known = common in read and not is_whole
            read.add(common)
            heading, told = _hoist(text.group(view, grouped[0], is_brief=is_known)[0], told)
            session.screen.say(heading, first=INDENT, rest=INDENT * 2)
        entries = []
        for move, said in zip(grouped, told, strict=True):
            outcome = text.outcome(view, move)
            parts = [f"[{labels[move]:>{width}}]", said, f"({outcome.said})" if outcome.said else ""]
            entries.append(toned(" ".join(filter(None, parts)), WIN if outcome.is_win else ""))
        session.screen.grid(entries, INDENT * 2 if is_group else INDENT)


def _said(session: Session, choices: Choices, move: Move) -> str:
    label, said = session.text.typed(choices.view, move)
    return said if label else session.text.choice(choices.view, move)


def _hoist(common: str, told: Sequence[str]) -> tuple[str, list[str]]:
    """`to your room: +1 Slack`, `to Mia's room: +1 Slack`: what they end with is said once, too."""
    parted = [said.partition(": ") for said in told]
    if len({what for _, _, what in parted}) > 1 or not parted[0][2]:
        return common, [*told]
    return f"{common.removesuffix(':')}, {parted[0][2]}:", [where for where, _, _ in parted]
