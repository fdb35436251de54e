"""What the greedy player would tell somebody in its seat: the moves by their worth, each with its main reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.bots import slack_orders as orders
from stammtisch.bots.bot import Advice
from stammtisch.bots.calm import Calm
from stammtisch.bots.slack import Choice, GreedyBot
from stammtisch.bots.slack_prices import WIN, chance_of
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import CALL_DIE, EVICT_DIE, PERSON, PET, WHENEVER
from stammtisch.games.slack.mechanics.denunciations import needed
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
    NOBODY,
)
from stammtisch.games.slack.sums import modifier
from stammtisch.games.slack.view import SlackView

DECISIVE: Final = WIN / 2
BEARABLE: Final = 1.5  # Slack that somebody else may gain
LITTLE: Final = 0.15  # Slack: nobody does anything for less


def advise(bot: GreedyBot, moves: list[Move], view: SlackView) -> list[Advice]:
    choice = bot.choice(view, Calm())
    found: list[Advice] = []
    if view.prompt == "discard":
        found.append(Advice(choice.discard(moves), 0.0, "discard"))
    rates = RATES.get(view.prompt, rate_play)
    for move in moves:
        advice = rates(choice, move)
        if advice is not None and (advice.worth > LITTLE or move[1] in (DO_DONE, DO_PASS) or view.prompt in FORCED):
            found.append(advice)
    return sorted(found, key=lambda advice: -advice.worth)


def _named(choice: Choice, move: Move, worth: float, reason: str, seat: int = NOBODY, **facts: float) -> Advice:
    """A win is the best of reasons; whatever is aimed at somebody else is about them."""
    if worth >= DECISIVE:
        return Advice(move, worth, "win")
    if seat not in (NOBODY, choice.me):
        return Advice(move, worth, "harm", {"seat": seat, "by": round(worth, 1)})
    return Advice(move, worth, reason, {"by": round(worth, 1), **facts})


def rate_play(choice: Choice, move: Move) -> Advice | None:
    """In one's own turn, or out of it."""
    verb = move[1]
    if verb == DO_DONE:
        gain = orders.rest(choice) if choice.bot.in_camp else 0.0
        return Advice(move, gain, "rest", {"by": round(gain, 1)}) if gain else Advice(move, 0.0, "wait")
    if verb in choice.bot.offered:
        return _offered(choice, move)
    if verb == DO_EVICT:
        chance = chance_of(4 - modifier(choice.rules, choice.view, choice.me, EVICT_DIE))
        return Advice(move, choice.evict(move), "evict", {"chance": round(chance * 100)})
    if verb == DO_SHOP:
        return _shop(choice, move)
    if verb != DO_PLAY:
        return None
    card = choice.rules.cards[move[2]]
    if card.kind == WHENEVER and choice.is_denunciation(card):
        chance = 1.0 - chance_of(needed(choice.rules, choice.view, move[3]))
        return Advice(move, choice.pays(move), "denounce", {"seat": move[3], "chance": round(chance * 100)})
    if card.kind == WHENEVER:
        return _named(choice, move, choice.pays(move), "gain", move[3])
    if card.kind in (PERSON, PET):
        chance = chance_of(3 - modifier(choice.rules, choice.view, choice.me, CALL_DIE)) if card.is_invited else 1.0
        return _named(choice, move, choice.call(move), "call", move[3], chance=round(chance * 100))
    return _named(choice, move, choice.worth(move[2]), "gain")


def _offered(choice: Choice, move: Move) -> Advice:
    """An order, or asking the camp for a raid."""
    worth = choice.bot.offered[move[1]](choice, move)
    if move[1] == choice.rules.verb_numbers["order"] and worth < DECISIVE:
        return Advice(move, worth, "order", {"seat": move[3], "by": round(worth, 1)})
    return _named(choice, move, worth, "ask_raid")


def _shop(choice: Choice, move: Move) -> Advice:
    numbers = move[2:]
    worth = sum([choice.worth(number) for number in numbers])
    need = choice.look.goals[choice.me] - choice.look.totals[choice.me]
    if sum([choice.nets[number] for number in numbers]) >= need:
        worth += WIN
    return _named(choice, move, worth, "shop", count=len(numbers))


def _answer(choice: Choice, move: Move) -> Advice | None:
    """In a window: what happens if nobody says anything, or if this card does."""
    index = len(choice.view.stack) - 2
    frame = choice.view.stack[index]
    if move[1] in choice.bot.offered:
        return _offered(choice, move)
    if move[1] == DO_PLAY and not choice.rules.cards[move[2]].cancels:
        return rate_play(choice, move)
    untouched = choice.look.swing()
    choice.look.resolve(untouched, index)
    if move[1] != DO_PLAY:
        reason = "let_go" if untouched.value > -BEARABLE else "no_answer"
        return Advice(move, untouched.value, reason, {"seat": frame[1]})
    stopped = choice.look.swing()
    choice.look.cancel(stopped, index, move[2])
    worth = stopped.value - choice.bot.reserves[move[2]]
    reason = "stop_win" if untouched.value <= -DECISIVE else "stop"
    return Advice(move, worth, reason, {"seat": frame[1], "by": round(worth - untouched.value, 1)})


def _give_up(choice: Choice, move: Move) -> Advice | None:
    if move[1] != DO_CHOOSE_CARD:
        return None
    worth = choice.presence(move[2])
    return Advice(move, -worth, "least", {"by": round(worth, 1)})


def _door(choice: Choice, move: Move) -> Advice | None:
    guest = choice.rules.number[choice.view.stack[-1][2]]
    worth = choice.through(guest, move[2])
    return Advice(move, worth, "door", {"by": round(worth, 1)})


def _job(choice: Choice, move: Move) -> Advice | None:
    if move[1] != DO_CHOOSE_JOB:
        return None
    turns = choice.turns(move[2])
    return Advice(move, -turns, "job", {"turns": round(turns)})


def _gift(choice: Choice, move: Move) -> Advice | None:
    worth = choice.gift_worth(move)
    return Advice(move, worth, "gift" if move[1] == DO_PLAY else "wait", {"by": round(worth, 1)})


def _discard(choice: Choice, move: Move) -> Advice | None:
    """Which cards go is one piece of advice, whatever other sets of them there are."""
    return None if move[1] in (DO_DISCARD, DO_DONE) else rate_play(choice, move)


def _rated(worth: Callable[[Choice, Move], float], reason: str) -> Callable[[Choice, Move], Advice | None]:
    """A question of the camp: the seat that is chosen, if it is one, and what that is worth."""

    def rate(choice: Choice, move: Move) -> Advice:
        if move[1] == DO_PASS:
            return Advice(move, 0.0, "wait")
        seat = {"seat": move[2]} if move[1] == DO_CHOOSE_SEAT else {}
        value = worth(choice, move)
        return Advice(move, value, "win" if value >= DECISIVE else reason, {**seat, "by": round(value, 1)})

    return rate


# There is no way around an answer.
FORCED: Final = ("give_up", "door", "job", "partner", "loot", "second", "throw_in", "ballot")
RATES: Final = {
    "answer": _answer,
    "give_up": _give_up,
    "door": _door,
    "job": _job,
    "gift": _gift,
    "discard": _discard,
    "partner": _rated(orders.partner_worth, "partner"),
    "ballot": _rated(orders.vote_worth, "vote"),
    "look": _rated(orders.censor_worth, "censor"),
    "strike_back": _rated(orders.strike_worth, "strike_back"),
    "sentence": _rated(orders.sentence_worth, "sentence"),
    "lend_raid": _rated(orders.lend_worth, "lend"),
    "take_offer": _rated(orders.ask_raid, "take"),
    "loot": _rated(orders.loot_worth, "loot"),
    "second": _rated(orders.second_worth, "second"),
    "throw_in": _give_up,
}
