"""Every kind of frame and all verbs, by their numbers in frames and moves."""

from __future__ import annotations

from typing import Final

from stammtisch.games.slack.effects import Effects, Settle
from stammtisch.games.slack.phases.discard import DiscardCards
from stammtisch.games.slack.phases.free_time import Shop
from stammtisch.games.slack.phases.roll import Evict
from stammtisch.games.slack.plays import Noise, PlayedCard, Trip
from stammtisch.games.slack.question import Question, Verb, Work
from stammtisch.games.slack.questions.door import ChooseSeat, Door
from stammtisch.games.slack.questions.fetch import Fetch
from stammtisch.games.slack.questions.gift import Gift
from stammtisch.games.slack.questions.give_up import ChooseCard, GiveUp
from stammtisch.games.slack.questions.job import ChooseJob, Deal, NameJob
from stammtisch.games.slack.questions.pass_on import PassOn
from stammtisch.games.slack.questions.play import Play
from stammtisch.games.slack.questions.reroll import Reroll
from stammtisch.games.slack.questions.swap import Swap
from stammtisch.games.slack.questions.turn import Done, Show, Turn
from stammtisch.games.slack.questions.window import Pass, Window
from stammtisch.games.slack.state import (
    CHOOSE_JOB,
    DEAL,
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
    EFFECTS,
    FETCH,
    GIFT,
    NOISE,
    PASS_ON,
    PICK,
    PLAY,
    REROLLS,
    SEND,
    SETTLE,
    SWAP,
    TRIP,
    TURN,
    WINDOW,
)

__all__ = ["FRAMES", "VERBS", "Question", "Verb", "Work"]


FRAMES: Final[dict[int, type[Work]]] = {
    TURN: Turn,
    PLAY: PlayedCard,
    TRIP: Trip,
    WINDOW: Window,
    CHOOSE_JOB: ChooseJob,
    DEAL: Deal,
    NOISE: Noise,
    EFFECTS: Effects,
    PICK: GiveUp,
    GIFT: Gift,
    SEND: Door,
    SETTLE: Settle,
    REROLLS: Reroll,
    SWAP: Swap,
    FETCH: Fetch,
    PASS_ON: PassOn,
}
VERBS: Final[dict[int, type[Verb]]] = {
    DO_PLAY: Play,
    DO_SHOP: Shop,
    DO_EVICT: Evict,
    DO_CHOOSE_CARD: ChooseCard,
    DO_CHOOSE_SEAT: ChooseSeat,
    DO_CHOOSE_JOB: NameJob,
    DO_DISCARD: DiscardCards,
    DO_PASS: Pass,
    DO_DONE: Done,
    DO_SHOW: Show,
}
