"""Why a bot has done something: it is put back into its seat, with what it saw then, and rates its move once more.

It tells no more than the move has shown: neither what else it holds, nor why it has done nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stammtisch.bots.bot import Advice
from stammtisch.boxes import find_box, make_bot, usual_bot
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem
from stammtisch.engine.table import replay
from stammtisch.server.chair import BOT, NOBODY
from stammtisch.server.entries import PASS
from stammtisch.server.live import OVER, LiveTable, LoggedEntry
from stammtisch.text.words import Words

SILENT: Final = (PASS, "done", "discard", "stack")  # verbs of moves that show nothing to give a reason for
WHIM: Final = "reason-whim"


class Reason(NamedTuple):
    """A move and why it was made, if there is more to say than that somebody felt like it."""

    chair: int
    advice: Advice | None

    def said(self, words: Words, live: LiveTable, reader: int) -> str:
        table = live.playing
        name = table.names[self.chair]
        if self.advice is None:
            return words(WHIM, name=name)
        facts = dict(self.advice.facts)
        seat = int(facts.get("seat", NOBODY))
        facts["seat"] = table.names[seat] if seat != NOBODY else ""
        key = f"reason-{table.game.kind.family}-{self.advice.reason.replace('_', '-')}"
        return words(key, **{**NO_FACTS, **facts}, name=name, you="yes" if seat == reader else "no")


NO_FACTS: Final = {"by": 0, "chance": 100, "count": 1, "turns": 0}


def may_ask(live: LiveTable, chair: int) -> bool:
    """Among people, what somebody was up to stays a secret until the game is over."""
    return chair != NOBODY and live.table is not None and (live.phase == OVER or live.people == [chair])


def has_reason(told: LoggedEntry) -> bool:
    """Whether a bot has done something that everybody saw."""
    body = told.entry.body
    if told.entry.kind != "moved" or body["by"] != BOT:
        return False
    return str(body["move"]).partition(": ")[2].split()[0] not in SILENT


def reason(live: LiveTable, chair: int, number: int) -> Reason:
    """Why the bot has made the move of this entry. Raises Problem."""
    if not may_ask(live, chair):
        raise Problem("no_reasons")
    moves = [told for told in live.log if told.entry.kind == "moved"]
    place = next((place for place, told in enumerate(moves) if told.number == number and has_reason(told)), None)
    if place is None:
        raise Problem("no_such_move")
    table = live.playing
    game, move = table.game, table.steps[place].move
    mover = move[0]
    before = replay(game, table.record, place)
    bot = make_bot(live.chairs[mover].level or usual_bot(game), game)
    view = game.own_view(before.state, mover, game.view(before.state, SPECTATOR))
    found = bot.explain(view.moves, view) if bot.NEEDS_VIEW else []
    told = next((advice for advice in found if advice.move == move), None)
    is_open = told is not None and told.reason in find_box(live.game).reasons
    return Reason(mover, told if is_open else None)
