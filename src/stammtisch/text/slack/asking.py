"""What a player is asked at a Slack table, and whether the question is worth asking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from stammtisch.engine.event import EVERYONE, SPECTATOR
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    CALL,
    COST,
    DRAW_TO,
    EVICT,
    FREE_TIME,
    INCOME,
    ROLL,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.events import ANNOUNCED, SHOPPING_ANNOUNCED
from stammtisch.games.slack.moves import is_empty
from stammtisch.games.slack.outlook import Gain, gain, noisy_from, woken
from stammtisch.games.slack.room import affordable, modifier
from stammtisch.games.slack.rules import HAND
from stammtisch.games.slack.state import (
    DO_DISCARD,
    DO_PLAY,
    DO_SHOP,
    EFFECTS,
    GIFT,
    NO_CARD,
    NOBODY,
    PHASES,
    PICK,
    PLAY,
    SEND,
    TRIP,
    WINDOW,
)
from stammtisch.games.slack.view import SlackView
from stammtisch.text.cards import some
from stammtisch.text.slack.story import SlackStory
from stammtisch.text.words import Variable

OF_THE_TURN: Final = (INCOME, FREE_TIME, DRAW_TO, COST, CALL, EVICT, ROLL)  # modifiers for one's own turn

COMES_FROM: Final = 3  # SLACK-45: what the die has to show when somebody is called ...
LEAVES_FROM: Final = 4  # ... or is asked to leave (SLACK-54)
NEVER: Final = 7  # no die shows that


class SlackAsking(SlackStory):
    def question(self, view: SlackView, *, is_whole: bool = True) -> str:
        say, frame = self.words, view.stack[-1]
        if view.viewer not in view.asked:
            phase = say(f"slack-phase-{PHASES[view.phase]}")
            you = "yes" if view.viewer < view.seats else "no"
            return say("slack-interject", name=self.names[view.asked[0]], phase=phase, you=you)
        if frame[0] == WINDOW:
            gainer = self._pending(view)[0]
            wins = "no" if not self.is_decisive(view) else "you" if gainer == view.viewer else "yes"
            announced = f"{self.announcement(view, view.stack[-2])} " if is_whole else ""
            against = self._against(view)
            return say("slack-ask-answer", announced=announced, against=against, wins=wins, name=self.names[gainer])
        variables: dict[str, Variable] = {}
        if frame[0] == PICK:
            variables = {"source": self._source(view, frame[4]), "cards": some(say, self.tags(frame[2]), frame[3])}
        elif frame[0] == GIFT:
            variables = {"source": self._source(view, frame[3]), "cards": some(say, self.tags(frame[2]))}
        elif frame[0] == SEND:
            variables = {"card": self.card(frame[2])}
        elif view.prompt == "roll":
            variables = {"least": self.needs(view, EVICT, LEAVES_FROM)}
        elif view.prompt == "discard":
            variables = {"least": _must_discard(view)}
        return say(f"slack-ask-{view.prompt}", **variables)

    def needs(self, view: SlackView, mod: int, least: int) -> int:
        """What the die must show for the viewer, whose Job or cards may help or hinder."""
        return min(max(least - modifier(self.rules, self.world(view), view.viewer, mod), 1), NEVER)

    def _source(self, view: SlackView, card: int) -> str:
        """What asks for something: a card, the viewer's Job, or the noise from next door, which is no card either."""
        if card != NO_CARD:
            return self.card(card)
        is_job = any(frame[0] == EFFECTS and frame[5] == NO_CARD for frame in view.stack)
        return str(self.job(view.jobs[view.viewer])["job"]) if is_job else "noise"

    def announcement(self, view: SlackView, frame: Frame) -> str:
        """What somebody has announced, and whom its noise would wake: people want to know before the roll."""
        told = _announced(self, frame, view.viewer if view.viewer in frame else SPECTATOR)
        noise = "" if frame[0] == TRIP else self.noise(view, frame[1], self.rules.of[frame[2]])
        return f"{told} {self.words('slack-noise', what=noise)}" if noise else told

    def announcements(self, view: SlackView) -> list[str]:
        return [self.announcement(view, frame) for frame in view.stack if frame[0] in (PLAY, TRIP)]

    def noise(self, view: SlackView, seat: int, card: CardDef) -> str:
        """`on 5 or more it wakes Leo and Ana` (SLACK-123); nothing if nobody would lose anything by it."""
        state = self.world(view)
        sleepers = woken(state, seat, card)
        least = noisy_from(self.rules, state, seat, card) if sleepers else 7
        if least > 6:
            return ""
        whom = self.words.listed([self.person("whom", sleeper, view.viewer) for sleeper in sleepers])
        return self.words("slack-wakes", least=least, whom=whom)

    def _against(self, view: SlackView) -> str:
        """What the announced card is an answer to: it lies below it, under a window of its own."""
        if len(view.stack) < 4 or view.stack[-3][0] != WINDOW or view.stack[-2][0] != PLAY:
            return "none"
        return self.announced_card(view.stack[-4]) if self.rules.of[view.stack[-2][2]].cancels else "none"

    def announced_card(self, frame: Frame) -> str:
        return self.words("slack-choice-trip") if frame[0] == TRIP else self.card(frame[2])

    # What is pending -------------------------------------------------------------------------------------------------

    def _pending(self, view: SlackView) -> tuple[int, list[CardDef]]:
        """Who gets which cards when the open window closes; nobody if it gives none."""
        frame = view.stack[-2]
        if frame[0] == TRIP:
            return frame[1], [self.rules.of[card] for card in self._paid(view, frame[1], frame[4:])]
        card = self.rules.of[frame[2]]
        if card.kind == WHENEVER:
            return NOBODY, []
        if card.kind == ACTIVITY and frame[3] == NOBODY and not self._paid(view, frame[1], frame[2:3]):
            return NOBODY, []
        return frame[1] if frame[3] == NOBODY else frame[3], [card]

    def _paid(self, view: SlackView, seat: int, cards: Sequence[int]) -> list[int]:
        """What of it can still be paid (AMB-52)."""
        return affordable(self.rules, self.world(view), seat, cards)[0]

    def gain(self, view: SlackView, seat: int, cards: Sequence[CardDef]) -> Gain:
        player = view.viewer if view.viewer < view.seats else seat  # a spectator plays nothing
        return gain(self.rules, self.world(view), seat, cards, player)

    # When to ask -----------------------------------------------------------------------------------------------------

    def is_decisive(self, view: SlackView) -> bool:
        if not view.stack or view.stack[-1][0] != WINDOW:
            return False
        gainer, cards = self._pending(view)
        return gainer != NOBODY and self.gain(view, gainer, cards).wins

    def is_answer(self, view: SlackView, move: Move) -> bool:
        return move[1] == DO_PLAY and self.rules.cards[move[2]].cancels != 0

    def offered(self, view: SlackView) -> list[Move]:
        """Of all the ways to discard only the smallest, of all Shopping trips those with one Thing and those to which
        nothing can be added, and no Whenever that would change nothing (AMB-25).
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
        """Whether a Whenever would change nothing now: more Income until the end of the turn is of no use to those
        whose turn it is not.
        """
        card = self.rules.cards[move[2]]
        works_for = view.viewer if move[3] == NOBODY else move[3]
        if card.lasts and card.effects < 0 and works_for != view.turn:
            return all(each.mod in OF_THE_TURN for each in card.mods)
        return is_empty(self.rules, self.world(view), move)

    def nothing_to_do(self, view: SlackView) -> str:
        return self.words(f"slack-nothing-{view.prompt}")


@lru_cache(20_000)
def _announced(text: SlackAsking, frame: Frame, viewer: int) -> str:
    """Everybody at a table is asked about it. All whom it does not concern read the same."""
    if frame[0] == TRIP:
        return text.event((SHOPPING_ANNOUNCED, EVERYONE, frame[1], *frame[4:]), viewer)
    return text.event((ANNOUNCED, EVERYONE, *frame[1:5]), viewer)


def _must_discard(view: SlackView) -> int:
    return max(view.hand_sizes[view.viewer] - HAND, 0) if view.viewer < view.seats else 0
