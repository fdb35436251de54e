"""Denunciations (GUE-74..81): the accused rolls, and either falls, at the accuser's mercy, or strikes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.option import Value
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import PERSON, Effect
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.mechanics.ranks import move as change_rank
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.question import ANSWERED, NOTHING, Question
from stammtisch.games.slack.room import in_hand, lay_down
from stammtisch.games.slack.state import DO_CHOOSE_CARD, DO_PASS, DO_PLAY, NO_CARD, NOBODY, SEND, SlackState
from stammtisch.games.slack.sums import added_to_die, concerned, doors, in_room, own_sources
from stammtisch.games.slack.turn import show_out
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.sets import CardSet

INNOCENT: Final = 3  # GUE-76, AMB-35: what the die has to come to

ROLLED: Final = 0  # events, from the first of the mechanic
FOUND_INNOCENT: Final = 1
FOUND_GUILTY: Final = 2
STRUCK_BACK: Final = 3
LEADER_SENT: Final = 4


# What everybody can see ----------------------------------------------------------------------------------------------


def verdict_sources(rules: Rules, board: Board, seat: int) -> list[int]:
    """GUE-75: what adds to somebody's die when denounced: in pairs, a card, or NO_CARD for the rank (GUE-03), and how
    much.
    """
    return added_to_die(rules, board, seat, rules.mod_numbers["accused"])


def needed(rules: Rules, board: Board, seat: int) -> int:
    """What the die itself has to show for somebody to be innocent: more than 6 if nothing helps."""
    return INNOCENT - sum(verdict_sources(rules, board, seat)[1::2])


def movable(rules: Rules, board: Board, seat: int) -> list[int]:
    """GUE-78: the People in somebody's tent whom a sentence may move: not the Leader, and no Cat."""
    people = [card for card in board.rooms[seat] if rules.kinds[card] == PERSON and not rules.of[card].stays]
    return [card for card in people if doors(rules, board, card)]


def leader(rules: Rules, board: Board, seat: int) -> int:
    """GUE-79: the Glorious Leader, if he is in another tent than this one; NO_CARD otherwise."""
    tag = rules.set.tag_bits.get("leader", 0)
    for other in range(board.seats):
        for card in board.rooms[other] if other != seat and board.there[other] & tag else ():
            if rules.tags[card] & tag and seat in doors(rules, board, card):
                return card
    return NO_CARD


def avengers(rules: Rules, board: Board, seat: int) -> list[int]:
    """GUE-80: cards in somebody's tent that let them strike back."""
    mod = rules.mod_numbers["strike_back"]
    if not board.brings[seat] >> mod & 1:
        return []
    return [card for card in own_sources(rules, board, seat, mod) if card in board.rooms[seat]]


# The procedure -------------------------------------------------------------------------------------------------------


def accuse(rules: Rules, state: SlackState, accuser: int, accused: int, out: list[Event]) -> None:
    """The die decides (GUE-75..77); nothing that comes later changes it (GUE-36)."""
    event = denunciations_of(rules).event
    die = state.rng.roll()
    sources = verdict_sources(rules, state, accused)
    more = sum(sources[1::2])
    out.append((event + ROLLED, EVERYONE, accused, die, more, *sources))
    if die + more < INNOCENT:
        condemn(rules, state, accuser, accused, out)
        return
    out.append((event + FOUND_INNOCENT, EVERYONE, accused, accuser))
    # Everybody who is innocent is asked, if on public grounds they might strike back: it must not show who cannot.
    if state.hands[accused] or avengers(rules, state, accused):
        state.stack.append((rules.frame_kinds[StrikeBack.ID], accused, accuser))


def condemn(rules: Rules, state: SlackState, accuser: int, accused: int, out: list[Event]) -> None:
    """GUE-77..79: the accused is demoted, and then the accuser chooses."""
    out.append((denunciations_of(rules).event + FOUND_GUILTY, EVERYONE, accused, accuser))
    state.stack.append((rules.frame_kinds[Sentence.ID], accuser, accused))
    change_rank(rules, state, accused, -1, out)


@final
class StrikeBack(Question):
    """(kind, accused, accuser): whether somebody who is innocent denounces the accuser in return. That always succeeds
    (GUE-80, -81).
    """

    ID = "strike_back"
    VERBS = ("play", "pass")
    CAN_PASS = True
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        held = [card for card in state.hands[seat] if denunciations_of(rules).denounces[rules.number[card]]]
        held = [card for card in held if not state.forbids[seat] & rules.tags[card]]
        numbers = distinct(rules, [*held, *avengers(rules, state, seat)])
        return [(seat, DO_PASS), *[(seat, DO_PLAY, number, NOBODY, NO_CARD) for number in numbers]]

    def canonical(self, move: Move) -> Move:
        """Whom it hits is clear."""
        return (*move[:3], NOBODY, NO_CARD) if move[1] == DO_PLAY else move

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[1] == DO_PLAY and move[3] not in (NOBODY, frame[2]):
            raise Refused("GUE-80", "only_accuser", seat=frame[2])
        if self.canonical(move) not in self.answers(rules, state, frame, move[0]):
            raise Refused("GUE-80", "cannot_strike_back", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        _, accused, accuser = frame
        state.stack.pop()
        if move[1] == DO_PASS:
            return
        card = in_room(rules, state, accused, move[2])  # who is there already costs nothing
        if card not in avengers(rules, state, accused):
            card = in_hand(rules, state, accused, move[2])
            lay_down(rules, state, accused, card)
            state.discard.append(card)
        out.append((denunciations_of(rules).event + STRUCK_BACK, EVERYONE, accused, card, accuser))
        condemn(rules, state, accused, accuser, out)  # AMB-36

    def pass_for(self, rules: Rules, state: SlackState, frame: Frame) -> int:
        if len(self.answers(rules, state, frame, frame[1])) > 1:
            return NOTHING
        state.stack.pop()
        return ANSWERED


@final
class Sentence(Question):
    """(kind, accuser, accused): whom to move out of the tent of the one who is guilty (GUE-78), or whether the Glorious
    Leader moves in (GUE-79). Nobody has to.
    """

    ID = "sentence"
    VERBS = ("choose_card", "pass")
    CAN_PASS = True
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        boss = leader(rules, state, frame[2])
        cards = [*movable(rules, state, frame[2]), *([] if boss == NO_CARD else [boss])]
        return [*[(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, cards)], (seat, DO_PASS)]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move not in self.answers(rules, state, frame, move[0]):
            raise Refused("GUE-78", "no_sentence", also=["GUE-79"], card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        _, accuser, accused = frame
        state.stack.pop()
        if move[1] == DO_PASS:
            return
        boss = leader(rules, state, accused)
        if boss != NO_CARD and rules.number[boss] == move[2]:
            out.append((denunciations_of(rules).event + LEADER_SENT, EVERYONE, accuser, accused))
            show_out(rules, state, boss, accused, out)
            return
        copies = [card for card in movable(rules, state, accused) if rules.number[card] == move[2]]
        state.stack.append((SEND, accuser, max(copies, key=state.slack.__getitem__), 0))

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """Nothing to choose from, nothing to ask."""
        if len(self.answers(rules, state, frame, frame[1])) > 1:
            return False
        state.stack.pop()
        return True


@final
class Denunciations(Mechanic):
    ID = "denunciations"
    RULES = (*[f"GUE-{number:02}" for number in range(74, 82)], "AMB-35", "AMB-36")
    EVENTS = (
        EventKind("accused_rolled", "seat die more *sources", reveals=True, rule="GUE-75"),
        EventKind("found_innocent", "seat by", rule="GUE-76"),
        EventKind("found_guilty", "seat by", rule="GUE-77", hits="seat"),
        EventKind("struck_back", "seat card target", rule="GUE-80", hits="target"),
        EventKind("leader_sent", "seat target", rule="GUE-79", hits="target"),
    )
    TALLY: ClassVar[Mapping[str, str]] = {"denunciations": "accused_rolled"}
    PLAYS = ("struck_back",)
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"denounce": {}}
    AT_OTHERS = ("denounce",)
    MODS: ClassVar[Mapping[str, Mapping[str, str]]] = {"accused": {"by": "amount", "who": "who"}, "strike_back": {}}
    QUESTIONS = (StrikeBack, Sentence)

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.denounces: list[bool] = []  # for every definition of a card

    def read_cards(self, cards: CardSet) -> None:
        op = cards.ops.index("denounce")
        lists = [cards.lists[card.effects] if card.effects >= 0 else [] for card in cards.cards]
        self.denounces = [any(effect.op == op for effect in effects) for effects in lists]

    def ops(self) -> Mapping[str, Op]:
        return {"denounce": Op(self._do, would_ask=self._would_ask)}

    def _do(self, rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
        for seat in concerned(rules, state, effect, frame):
            accuse(rules, state, frame[4], seat, out)

    def _would_ask(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        return True


def denunciations_of(rules: Rules) -> Denunciations:
    denunciations: Denunciations = rules.by_mechanic[Denunciations.ID]
    return denunciations


MECHANIC: Final = Denunciations
