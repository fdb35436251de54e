"""Standing orders, as in the browser: what somebody lets pass until their next turn, and a card that plays itself.

    order pass unless me win mia
    order play 3 activity mia 2+

They are compared with public facts only, never with a hand (boxes/orders.py), so that nothing is given away by a
question that is not asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from stammtisch.boxes import announcement
from stammtisch.boxes.announcement import KINDS
from stammtisch.boxes.orders import NO_ORDER, UNLESS, Order, Reflex, reflex_move
from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem, Unreadable
from stammtisch.engine.state import Move
from stammtisch.terminal.choices import PASS
from stammtisch.terminal.commands import fold
from stammtisch.terminal.session import Session
from stammtisch.terminal.spelling import Speller, slug
from stammtisch.text.words import LANGUAGES, words

HEADS: Final = ("pass", "play", "off")
WORDS: Final = (*HEADS, *UNLESS, "unless", "always")
WORTH: Final = re.compile(r"(\d{1,2})\+?")


@cache
def _meanings() -> Mapping[str, str]:
    """Every word of an order in every language."""
    return {fold(words(language)(f"terminal-order-{word}")): word for language in LANGUAGES for word in WORDS}


# Giving them ---------------------------------------------------------------------------------------------------------


def give_order(session: Session, said: str) -> None:
    """Changes the viewer's order, or shows it. Raises Problem if it cannot be understood."""
    seat, tokens = session.viewer, said.split()
    order = session.orders.get(seat, NO_ORDER)
    if tokens:
        head = _meanings().get(fold(tokens[0]), "")
        if head == "off":
            order = NO_ORDER
        elif head == "pass":
            order = _read_pass(session, order, tokens[1:])
        elif head == "play":
            order = replace(order, reflex=_read_reflex(session, tokens[1:]))
        else:
            raise Unreadable("no_such_order_word", word=tokens[0])
        order.check(len(session.table.names))
        session.orders[seat] = order
        session.keep()
    for line in describe(session, order):
        session.screen.say(line)
    if not tokens:
        session.screen.say(session.words("terminal-order-how"))


def _read_pass(session: Session, order: Order, tokens: Sequence[str]) -> Order:
    unless: list[str] = []
    unless_by: list[int] = []
    is_always = False
    for token in tokens:
        meant, seat = _meanings().get(fold(token), ""), _seat(session, token)
        if meant in UNLESS:
            unless.append(meant)
        elif meant == "always":
            is_always = True
        elif seat is not None:
            unless_by.append(seat)
        elif meant != "unless":
            raise Unreadable("no_such_order_word", word=token)
    if not unless and not unless_by and not is_always:
        unless = ["win"]  # nobody means to let that pass
    return replace(order, lets_go=True, unless=[*dict.fromkeys(unless)], unless_by=sorted(set(unless_by)))


def _read_reflex(session: Session, tokens: Sequence[str]) -> Reflex:
    speller = Speller(session.text, session.view(), session.table.names)
    if not tokens:
        raise Unreadable("no_such_order_word", word=session.words("terminal-order-play"))
    size, card = speller.first_card(tokens)
    if card not in speller.hand:
        raise Unreadable("show_not_held", card=tokens[0])
    reflex = Reflex(card)
    for token in tokens[size:]:
        meant, seat, worth = _meanings().get(fold(token), ""), _seat(session, token), WORTH.fullmatch(token)
        if meant in KINDS:
            reflex = replace(reflex, kind=meant)
        elif seat is not None:
            reflex = replace(reflex, by=seat)
        elif worth:
            reflex = replace(reflex, least=int(worth[1]))
        else:
            raise Unreadable("no_such_order_word", word=token)
    return reflex


def _seat(session: Session, said: str) -> int | None:
    names = [name.casefold() for name in session.table.names]
    return names.index(said.casefold()) if said.casefold() in names else None


def order_words(session: Session, said: Sequence[str]) -> list[str]:
    """What can follow, for the Tab key."""
    say, head = session.words, _meanings().get(fold(said[0]), "") if said else ""
    others = [name for seat, name in enumerate(session.table.names) if seat != session.viewer]
    if not said:
        return [say(f"terminal-order-{word}") for word in HEADS]
    if head == "pass":
        return [*(say(f"terminal-order-{word}") for word in (*UNLESS, "unless", "always")), *others]
    if head == "play" and len(said) == 1 and session.viewer != SPECTATOR:
        view = session.view()
        return [slug(session.text.card_names(view)[card]) for card in session.text.numbers(view).values()]
    return [*(say(f"terminal-order-{word}") for word in KINDS), *others] if head == "play" else []


# Telling them --------------------------------------------------------------------------------------------------------


def describe(session: Session, order: Order) -> list[str]:
    say, names = session.words, session.names
    if order == NO_ORDER:
        return [say("terminal-order-none")]
    lines = []
    if order.lets_go:
        unless = [say(f"terminal-unless-{each}") for each in order.unless]
        unless += [say("terminal-unless-by", name=names[seat]) for seat in order.unless_by]
        lines.append(say("terminal-order-lets-go", unless=say.listed(unless) if unless else "none"))
    if order.reflex is not None:
        reflex = order.reflex
        lines.append(
            say(
                "terminal-order-reflex",
                card=session.text.card_names(session.view()).get(reflex.card, reflex.card),
                name="none" if reflex.by is None else names[reflex.by],
                kind=reflex.kind or "any",
                least=reflex.least,
            )
        )
    return lines


# Carrying them out ---------------------------------------------------------------------------------------------------


def ordered_move(session: Session, seat: int, decision: Decision) -> Move | None:
    """What this person's order answers in the open window. A card plays itself once, if it can be played."""
    order = session.orders.get(seat, NO_ORDER)
    if decision.shape != RESPOND or order == NO_ORDER:
        return None
    announced = announcement(session.game, session.game.view(session.table.state, SPECTATOR))
    if announced is None:
        return None
    if order.reflex is not None and order.reflex.fits(announced):
        written = reflex_move(session.table, seat, order.reflex)
        if written is not None:
            session.orders[seat] = replace(order, reflex=None)
            return session.game.read(seat, written.split(), session.table.names)
    return session.game.read(seat, [PASS], session.table.names) if order.covers(seat, announced) else None


def try_order(session: Session, said: str) -> None:
    try:
        give_order(session, said)
    except Problem as problem:
        session.screen.say(session.text.problem(problem), fg="yellow")
        session.screen.say(session.words("terminal-order-how"))
