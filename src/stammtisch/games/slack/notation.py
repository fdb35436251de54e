"""Moves of the Slack family as text: `play tv on ann`, `shop sprouts hastur`, `evict bill_the_all_consuming to bob`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.engine.notation import seat_of
from stammtisch.engine.problem import Refused, UnknownCard, Unreadable
from stammtisch.engine.state import Move
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import (
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    DO_SHOW,
    GIFT,
    NO_CARD,
    NOBODY,
    TO_DISCARD,
    SlackState,
)

THE_DISCARDS: Final = "discard"
NO_THANKS: Final = "no"


class NoSuchCard(UnknownCard):
    rule = "SLACK-65"  # you need the card in hand


def write(rules: Rules, move: Move, names: Sequence[str]) -> str:
    _, verb, *rest = move
    if verb == DO_PLAY:
        number, target, aimed = rest
        words = ["play", rules.cards[number].id]
        if target != NOBODY:
            words += ["on", names[target]]
        if aimed != NO_CARD:
            words.append(rules.cards[aimed].id)
        return " ".join(words)
    if verb == DO_EVICT:
        number, door = rest
        to = [] if door == NOBODY else ["to", _place(door, names)]
        return " ".join(["evict", rules.cards[number].id, *to])
    if verb in (DO_SHOP, DO_DISCARD, DO_CHOOSE_CARD):
        verb_word = {DO_SHOP: "shop", DO_DISCARD: "discard", DO_CHOOSE_CARD: "choose"}[verb]
        return " ".join([verb_word, *[rules.cards[number].id for number in rest]])
    if verb == DO_CHOOSE_SEAT:
        return f"choose {_place(rest[0], names)}"
    if verb == DO_CHOOSE_JOB:
        return f"choose {rules.jobs[rest[0]].id}"
    if verb == DO_SHOW:
        return f"show {names[rest[0]]}"
    return "pass" if verb == DO_PASS else "done"


def _place(seat: int, names: Sequence[str]) -> str:
    return THE_DISCARDS if seat == TO_DISCARD else names[seat]


def read(rules: Rules, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
    verb, *rest = [word if word in names else word.lower() for word in words]
    match verb, rest:
        case "pass", []:
            return (seat, DO_PASS)
        case "done", []:
            return (seat, DO_DONE)
        case "play", [card]:
            return (seat, DO_PLAY, _card(rules, card), NOBODY, NO_CARD)
        case "play", [card, "on", name]:
            target = seat_of(name, names)
            return (seat, DO_PLAY, _card(rules, card), NOBODY if target == seat else target, NO_CARD)
        case "play", [card, "on", name, aimed]:
            return (seat, DO_PLAY, _card(rules, card), seat_of(name, names), _card(rules, aimed))
        case "shop", [_, *_]:
            return (seat, DO_SHOP, *[_card(rules, card) for card in rest])
        case "evict", [card]:
            return (seat, DO_EVICT, _card(rules, card), NOBODY)
        case "evict", [card, "to", place]:
            return (seat, DO_EVICT, _card(rules, card), _door(place, names))
        case "choose", [what]:
            return _choice(rules, seat, what, names)
        case "discard", _:
            return (seat, DO_DISCARD, *[_card(rules, card) for card in rest])
        case "show", [name]:
            return (seat, DO_SHOW, seat_of(name, names))
        case "give" | "trade", _:
            raise Refused("SLACK-19", "no_trading")
    raise Unreadable("not_a_slack_move", line=" ".join(words))


def meant(state: SlackState, move: Move) -> Move:
    """Whoever is offered to play a card may also say `choose CARD`."""
    if move[1] == DO_CHOOSE_CARD and state.stack and state.stack[-1][0] == GIFT:
        return (move[0], DO_PLAY, move[2], NOBODY, NO_CARD)
    return move


def _card(rules: Rules, id: str) -> int:
    if id not in rules.ids:
        raise NoSuchCard("unknown_card", card=id)
    return rules.ids[id]


def _door(place: str, names: Sequence[str]) -> int:
    return TO_DISCARD if place == THE_DISCARDS and THE_DISCARDS not in names else seat_of(place, names)


def _choice(rules: Rules, seat: int, what: str, names: Sequence[str]) -> Move:
    if what in names:
        return (seat, DO_CHOOSE_SEAT, names.index(what))
    if what == THE_DISCARDS:
        return (seat, DO_CHOOSE_SEAT, TO_DISCARD)
    if what == NO_THANKS:
        return (seat, DO_PASS)
    if what in rules.job_ids and what not in rules.ids:
        return (seat, DO_CHOOSE_JOB, rules.job_ids[what])
    return (seat, DO_CHOOSE_CARD, _card(rules, what))
