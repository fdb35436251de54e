"""What a player is asked at a Slack table, and whether the question is worth asking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    CALL_DIE,
    COST,
    DRAW_TO,
    EVICT_DIE,
    FREE_TIME,
    HAND,
    INCOME,
    PERSON,
    PET,
    SLACK_DIE,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.mechanics.loot import pickers_after
from stammtisch.games.slack.mechanics.ranks import ranks_of
from stammtisch.games.slack.outlook import Gain, gain_seen, noisy_from, pending, woken
from stammtisch.games.slack.questions.window import Window
from stammtisch.games.slack.state import (
    DO_DISCARD,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    EFFECTS,
    NO_CARD,
    NOBODY,
)
from stammtisch.games.slack.sums import announced, is_cancelable, modifier
from stammtisch.games.slack.view import SlackView
from stammtisch.games.slack.whenevers import is_empty
from stammtisch.text.slack.mechanics.plain import name_of_id
from stammtisch.text.slack.story import SlackStory
from stammtisch.text.tags import some
from stammtisch.text.words import Variable

OF_THE_TURN: Final = (INCOME, FREE_TIME, DRAW_TO, COST, CALL_DIE, EVICT_DIE, SLACK_DIE)  # modifiers for one's own turn

COMES_FROM: Final = 3  # SLACK-45: what the die has to show when somebody is called ...
LEAVES_FROM: Final = 4  # ... or is asked to leave (SLACK-54)
NEVER: Final = 7  # no die shows that


class SlackAsking(SlackStory):
    def question(self, view: SlackView, *, is_whole: bool = True) -> str:
        say = self.words
        if view.viewer not in view.asked:
            phase = self.phase_name(view.phase)
            you = "yes" if view.viewer < view.seats else "no"
            return say("slack-interject", name=self.names[view.asked[0]], phase=phase, you=you)
        variables = VARIABLES[view.prompt](self, view, is_whole) if view.prompt in VARIABLES else {}
        key = f"slack-ask-{view.prompt}"
        return say(key, **variables) if say.has(key) else say("slack-asks", what=name_of_id(say, key, view.prompt))

    def _ask_answer(self, view: SlackView, is_whole: bool) -> dict[str, Variable]:
        gainer = pending(self.rules, view).receiver
        wins = "no" if not self.game.is_decisive(view) else "you" if gainer == view.viewer else "yes"
        announced = f"{self.announcement(view, view.stack[-2])} " if is_whole else ""
        return {
            "announced": announced,
            "against": self._against(view),
            "wins": wins,
            "name": self.names[gainer],
            "stops": "yes" if self._can_be_stopped(view) else "no",
        }

    def _can_be_stopped(self, view: SlackView) -> bool:
        """Before Gloom fades there is only time for something else (AMB-27)."""
        rules, frame = self.rules, view.stack[-2]
        is_offered = any(mechanic.can_answer(rules, view, frame, view.viewer) for mechanic in rules.offering_window)
        return is_offered or is_cancelable(rules, rules.announcements[frame[0]], frame)

    def _ask_give_up(self, view: SlackView, is_whole: bool) -> dict[str, Variable]:
        _, _, filter, count, source = view.stack[-1]
        return {"source": self._source(view, source), "cards": some(self.words, self.tags(filter), count)}

    def _ask_gift(self, view: SlackView, is_whole: bool) -> dict[str, Variable]:
        _, _, filter, source = view.stack[-1]
        return {"source": self._source(view, source), "cards": some(self.words, self.tags(filter))}

    def _ask_door(self, view: SlackView, is_whole: bool) -> dict[str, Variable]:
        return {"card": self.card(view.stack[-1][2])}

    def rank_name(self, rank: int) -> str:
        return str(self.job(ranks_of(self.rules).ranks.index(rank))["job"])

    def _ask_roll(self, view: SlackView, is_whole: bool) -> dict[str, Variable]:
        evicts = any(move[1] == DO_EVICT for move in view.moves)
        return {"evicts": "yes" if evicts else "no", "least": self.needs(view, EVICT_DIE, LEAVES_FROM)}

    def _ask_call(self, view: SlackView, is_whole: bool) -> dict[str, Variable]:
        kinds = {self.rules.cards[move[2]].kind for move in view.moves if move[1] == DO_PLAY}
        return {"calls": "yes" if kinds & {PERSON, PET} else "no"}

    def _ask_discard(self, view: SlackView, is_whole: bool) -> dict[str, Variable]:
        return {"least": _must_discard(view)}

    def needs(self, view: SlackView, mod: int, least: int) -> int:
        """What the die must show for the viewer, whose Job or cards may help or hinder."""
        return min(max(least - modifier(self.rules, view, view.viewer, mod), 1), NEVER)

    def _source(self, view: SlackView, card: int) -> str:
        """What asks for something: a card, the viewer's Job, or the noise from next door, which is not a
        card either.
        """
        if card != NO_CARD:
            return self.card(card)
        is_job = any(frame[0] == EFFECTS and frame[5] == NO_CARD for frame in view.stack)
        return str(self.job(view.jobs[view.viewer])["job"]) if is_job else "noise"

    def announcement(self, view: SlackView, frame: Frame) -> str:
        """What somebody has announced, and whom its noise would wake: people want to know before the roll."""
        what, rules = self.rules.announcements[frame[0]], self.rules
        told = self.event(what.event(rules, frame), view.viewer if view.viewer in frame else SPECTATOR)
        activities = [rules.of[card] for card in what.cards(frame) if rules.kinds[card] == ACTIVITY]
        noises = [noise for card in activities if (noise := self.noise(view, frame[1], card))]
        return " ".join([told, *[self.words("slack-noise", what=noise) for noise in noises]])

    def announcements(self, view: SlackView) -> list[str]:
        return [self.announcement(view, frame) for _, frame in announced(self.rules, view)]

    def noise(self, view: SlackView, seat: int, card: CardDef) -> str:
        """`on 5 or more it wakes Leo and Ana` (SLACK-123); nothing if nobody would lose anything."""
        sleepers = woken(view, seat, card)
        least = noisy_from(self.rules, view, seat, card) if sleepers else 7
        if least > 6:
            return ""
        whom = self.words.listed([self.person("whom", sleeper, view.viewer) for sleeper in sleepers])
        return self.words("slack-wakes", least=least, whom=whom)

    def _against(self, view: SlackView) -> str:
        """What the announced card is an answer to: it lies below it, under its own window."""
        frame = view.stack[-2]
        is_answer = self.rules.announcements[frame[0]].is_answer(self.rules, frame)
        return self.announced_card(view.stack[-4]) if is_answer else "none"

    def announced_card(self, frame: Frame) -> str:
        """What somebody has announced, in a few words: the cards, unless there is a name for all of it."""
        what = self.rules.announcements[frame[0]]
        key, cards = f"slack-announced-{what.ID}", what.cards(frame)
        return self.cards(cards) if cards and not self.words.has(key) else name_of_id(self.words, key, what.ID)

    def gain(self, view: SlackView, seat: int, cards: Sequence[CardDef], player: int | None = None) -> Gain:
        """What cards bring somebody if the viewer plays them, or another player."""
        if player is None:
            player = view.viewer if view.viewer < view.seats else seat  # a spectator plays nothing
        return gain_seen(self.rules, view, seat, cards, player)

    # When to ask -----------------------------------------------------------------------------------------------------

    def is_answer(self, view: SlackView, move: Move) -> bool:
        """A card that cancels, or something else that a mechanic offers as an answer."""
        if move[1] == DO_PLAY:
            return self.rules.cards[move[2]].cancels != 0
        return view.prompt == Window.ID and move[1] != DO_PASS

    def offered(self, view: SlackView) -> list[Move]:
        """Of all the ways to discard, only the smallest; of all Shopping trips, those with one Thing and those to which
        nothing can be added; and no Whenever that would change nothing (AMB-25).
        """
        smallest = max(_must_discard(view), 1)
        trips = [Counter(move[2:]) for move in view.moves if move[1] == DO_SHOP]
        found = [
            move
            for move in view.moves
            if (move[1] != DO_DISCARD or len(move) - 2 <= smallest)
            and (move[1] != DO_SHOP or len(move) == 3 or not any(Counter(move[2:]) < trip for trip in trips))
        ]
        if not any(self._is_free(view, move) for move in found):
            return found
        return [move for move in found if not (self._is_free(view, move) and self._is_wasted(view, move))]

    def _is_free(self, view: SlackView, move: Move) -> bool:
        """A Whenever that cancels nothing."""
        return move[1] == DO_PLAY and self.rules.cards[move[2]].kind == WHENEVER and not self.is_answer(view, move)

    def _is_wasted(self, view: SlackView, move: Move) -> bool:
        """Whether a Whenever would change nothing now: more Income until the end of the turn is useless to anybody
        whose turn it is not.
        """
        card = self.rules.cards[move[2]]
        works_for = view.viewer if move[3] == NOBODY else move[3]
        if card.lasts and card.effects < 0 and works_for != view.turn:
            return all(each.mod in OF_THE_TURN for each in card.mods)
        return is_empty(self.rules, view, move)

    def nothing_to_do(self, view: SlackView) -> str:
        return self.words(f"slack-nothing-{view.prompt}")


def _must_discard(view: SlackView) -> int:
    return max(view.hand_sizes[view.viewer] - HAND, 0) if view.viewer < view.seats else 0


# What the sentence of a question can insert, by the id of the question or the phase
VARIABLES: Final[Mapping[str, Callable[[SlackAsking, SlackView, bool], dict[str, Variable]]]] = {
    "answer": SlackAsking._ask_answer,
    "give_up": SlackAsking._ask_give_up,
    "gift": SlackAsking._ask_gift,
    "door": SlackAsking._ask_door,
    "roll": SlackAsking._ask_roll,
    "call": SlackAsking._ask_call,
    "discard": SlackAsking._ask_discard,
    "reroll": lambda asking, view, is_whole: {"die": view.stack[-1][2]},
    "partner": lambda asking, view, is_whole: {"job": asking.rank_name(view.stack[-1][2])},
    "strike_back": lambda asking, view, is_whole: {"name": asking.names[view.stack[-1][2]]},
    "sentence": lambda asking, view, is_whole: {"name": asking.names[view.stack[-1][2]]},
    "lend_raid": lambda asking, view, is_whole: {"name": asking.names[view.stack[-1][2]]},
    "loot": lambda asking, view, is_whole: {
        "step": ("first", "others", "where")[view.stack[-1][2]],
        "card": asking.card(view.stack[-1][3]),
        "names": asking.words.listed([asking.names[seat] for seat in pickers_after(asking.rules, view)] or ["none"]),
    },
    "swap": lambda asking, view, is_whole: {"card": asking.card(view.stack[-1][3])},
}
