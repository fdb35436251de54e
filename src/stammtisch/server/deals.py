"""What bots make of promises. They understand those that are built from blocks and say what somebody will not do, and
promise the same in return. Nothing enforces a deal (SLACK-21): whether it is kept is a matter of the temper.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from stammtisch.bots.characters import temper_of
from stammtisch.boxes import find_box
from stammtisch.engine.state import Move
from stammtisch.server.chair import BOT, PERSON
from stammtisch.server.live import PLAYING, LiveTable

UNDERSTOOD: Final = ("stop", "guest", "whenever")
NEVER: Final = "no"  # will somebody do it?
OWN_TURN: Final = "mine"
WHOLE_GAME: Final = "end"
PAUSE: Final = 2.0  # seconds until a bot answers
BREAKS: Final = "sly"  # the temper of those who keep nothing
BEARS_GRUDGES: Final = ("touchy", "vengeful")


class Answer(NamedTuple):
    """What a bot will do about a deal, and when."""

    at: float
    kind: str
    body: dict[str, Any]


def answers(live: LiveTable) -> list[Answer]:
    if live.phase != PLAYING:
        return []
    return [answer for number in range(len(live.deals)) if (answer := _answer(live, number)) is not None]


def _answer(live: LiveTable, number: int) -> Answer | None:
    deal = live.deals[number]
    bot, other = deal["to"], deal["by"]
    is_fit = live.chairs[bot].kind == BOT and live.chairs[other].kind == PERSON and _is_understood(live, deal)
    if not is_fit or bot in deal["verdicts"]:
        return None
    if deal["is_shaken"]:
        if _is_attacked(live, bot, other, deal["moves"]):
            return Answer(live.since + PAUSE, "judged", {"chair": bot, "deal": number, "verdict": "broken"})
        return None
    grudge = temper_of(live.chairs[bot].name) in BEARS_GRUDGES and _is_attacked(live, bot, other, 0)
    return None if grudge else Answer(deal["at"] + PAUSE, "shook", {"chair": bot, "deal": number})


def _is_understood(live: LiveTable, deal: dict[str, Any]) -> bool:
    return deal.get("will") == NEVER and deal["what"] in UNDERSTOOD and deal["game"] == live.games


def _is_attacked(live: LiveTable, chair: int, by: int, since: int) -> bool:
    return any(seat == by and moves > since for seat, moves in live.banter.attacks.get(chair, ()))


def give(live: LiveTable, answer: Answer, now: float) -> None:
    """A bot that shakes on a deal promises the same."""
    live.add(answer.kind, answer.body, now)
    if answer.kind == "shook":
        deal = live.deals[answer.body["deal"]]
        said = {part: deal[part] for part in ("text", "will", "what", "until")}
        live.add("promised", {"by": deal["to"], "to": deal["by"], **said}, now)


def keeps(live: LiveTable, chair: int, moves: list[Move]) -> list[Move]:
    """The moves that break no promise of a bot, if it cares and there is one."""
    own = [deal for deal in live.deals if deal["by"] == chair and _is_understood(live, deal) and _holds(live, deal)]
    if not own or temper_of(live.chairs[chair].name) == BREAKS:
        return moves
    game, view = live.playing.game, live.view(chair)
    breaks = find_box(live.game).breaks
    found = [move for move in moves if not any(breaks(game, view, move, deal["what"], deal["to"]) for deal in own)]
    return found or moves


def _holds(live: LiveTable, deal: dict[str, Any]) -> bool:
    """Until the next turn of one of the two, or to the end; and no longer than the other one behaves."""
    if _is_attacked(live, deal["by"], deal["to"], deal["moves"]):
        return False
    tally = find_box(live.game).tally
    if deal["until"] == WHOLE_GAME or tally is None:
        return True
    ends = deal["by"] if deal["until"] == OWN_TURN else deal["to"]
    kinds = live.playing.game.kind.events
    return not any(
        kinds[event[0]].name == tally.round_started and event[2] == ends
        for told in live.log
        if told.number > deal["number"]
        for event in told.events
    )
