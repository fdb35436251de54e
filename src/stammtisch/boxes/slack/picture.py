"""The picture of a table of the Slack family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final, final

from msgspec.structs import replace

from stammtisch.boxes.picture import Painter, Part, Picture
from stammtisch.boxes.scene import Scene
from stammtisch.boxes.slack import scenes
from stammtisch.boxes.slack.camp import Camp, Covered, camp, camp_in_words, covered, rivals
from stammtisch.boxes.slack.lying import SlackCard, every_card, lying
from stammtisch.engine.event import Event, facts
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import NO_DIE
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.mechanics import Mechanic
from stammtisch.games.slack.outlook import gain_coming, next_total
from stammtisch.games.slack.question import Announcement, Coming
from stammtisch.games.slack.state import DO_DISCARD, NO_CARD, NOBODY, SlackState
from stammtisch.games.slack.sums import announced, cost_of, free_time_left, goal_of, income_left, total
from stammtisch.games.slack.view import SlackView
from stammtisch.text.gametext import GameText
from stammtisch.text.placeholders import with_names
from stammtisch.text.slack import SlackText
from stammtisch.text.slack.mechanics.plain import MechanicWords

CARD_FACTS: Final = ("card", "aim", "cards", "cause")  # facts of events that are card numbers ...
CARDS_BY: Final = ("cancelled", "trip_cancelled")  # ... and in these also `by`; elsewhere that is an amount


class SlackToken(Part):
    """What somebody has of a token that the game counts."""

    id: str
    count: int
    counts: int  # towards the goal
    next_total: int | None  # with one more of them; none for marks beside the first token of a mechanic
    text: str  # in the reader's language
    fading: int = 0  # how many of them are lost if their owner ends the phase now


class SlackSeat(Part):
    job: str
    goal: int
    total: int
    loose: int
    tokens: list[SlackToken]
    hand_size: int
    room: list[SlackCard]
    known: list[SlackCard]  # cards of the hand that the reader has seen


class SlackPlay(Part):
    """Something announced that has not happened yet."""

    seat: int
    cards: list[SlackCard]
    kind: str  # the verb that announced it: "play", "shop"
    target: int | None
    aim: str | None
    is_cancelled: bool
    covered: list[Covered]  # of an order: what it has taken the place of
    rivals: list[int]  # of an order: who could overrule it
    gain: int | None  # how much it would change its receiver's total; none: a die decides
    text: str  # in the reader's language


class SlackPicture(Picture, tag="slack"):
    turn: int
    phase: int
    phases: list[str]  # of a turn, as the reader calls them
    income: int
    free_time: int
    deck: int
    discards: int  # how many there are ...
    last_discard: SlackCard | None  # ... and the one on top
    seats: list[SlackSeat]
    hand: list[SlackCard]
    announced: list[SlackPlay]
    lasting: list[SlackCard]
    ladders: dict[str, list[int]]  # what 0, 1, 2 ... of a token count, where that can be said
    camp: Camp | None  # in a game with ranks
    winners: list[int]


@final
class SlackPainter(Painter[Slack, SlackView, SlackPicture]):
    PICTURE = SlackPicture
    OWN = ("seats", "hand", "announced")
    WORDED = ("seats", "camp")

    def draw(self, game: Slack, view: SlackView) -> SlackPicture:
        has_jobs = NOBODY not in view.jobs
        return SlackPicture(
            turn=view.turn,
            phase=view.phase,
            phases=[],
            income=income_left(game.rules, view) if has_jobs else 0,
            free_time=free_time_left(game.rules, view) if has_jobs else 0,
            deck=view.deck_size,
            discards=len(view.discard),
            last_discard=every_card(game)[view.discard[-1]] if view.discard else None,
            seats=[_draw_seat(game, view, seat) for seat in range(view.seats)],
            hand=[],
            announced=[_announced(game, view, what, frame) for what, frame in announced(game.rules, view)],
            lasting=lying(game, [*dict.fromkeys(c for c in view.lasting[::2] if c in view.table), *view.working]),
            ladders=_ladders(game),
            camp=camp(game, view),
            winners=view.winners,
        )

    def in_words(
        self, game: Slack, drawn: SlackPicture, view: SlackView, text: GameText, known: Sequence[Any] = ()
    ) -> SlackPicture:
        assert isinstance(text, SlackText)
        seats = [
            same or _seat_in_words(seat, view, number, text.tokens)
            for number, (seat, same) in enumerate(zip_longest(drawn.seats, known))
        ]
        return replace(drawn, phases=text.phase_names, seats=seats, camp=camp_in_words(drawn.camp, text))

    def own(
        self, game: Slack, public: SlackPicture, view: SlackView, text: GameText, names: Sequence[str]
    ) -> SlackPicture:
        seats = public.seats
        if any(view.known):
            known = [lying(game, cards) for cards in view.known]
            seats = [replace(seat, known=cards) for seat, cards in zip(seats, known, strict=True)]
        announced = public.announced
        if announced:
            told = [with_names(line, names) for line in text.announcements(view)]
            announced = [replace(play, text=line) for play, line in zip(announced, told, strict=True)]
        return replace(public, hand=_hand(game, view), seats=seats, announced=announced)

    def reveal(
        self, game: Slack, state: SlackState, picture: SlackPicture, text: GameText, names: Sequence[str]
    ) -> None:
        for seat, hand in zip(picture.seats, state.hands, strict=True):
            seat.known = lying(game, sorted(hand))

    def listed(self, moves: Sequence[Move]) -> list[Move]:
        """Not every set of cards to discard: the page has the hand, and is told how many cards it takes."""
        return [move for move in moves if move[1] != DO_DISCARD or len(move) <= 3]

    def discards(self, moves: Sequence[Move]) -> tuple[int, int] | None:
        counts = [len(move) - 2 for move in moves if move[1] == DO_DISCARD]
        return (min(counts), max(counts)) if counts else None

    def stage(self, game: Slack, told: Sequence[Event]) -> Scene | None:
        return scenes.stage(game, told)

    def scene_in_words(self, scene: Scene, told: Sequence[Event], text: GameText, viewer: int) -> Scene:
        assert isinstance(text, SlackText)
        return scenes.in_words(scene, told, text, viewer)

    def seconds(self, game: Slack, events: Iterable[Event]) -> float:
        return scenes.seconds(game, events)

    def named_cards(self, game: Slack, event: Event) -> list[str]:
        named = facts(game.kind.events, event)
        numbers: list[int] = []
        for name in (*CARD_FACTS, "by") if game.kind.events[event[0]].name in CARDS_BY else CARD_FACTS:
            fact = named.get(name, [])
            numbers += fact if isinstance(fact, list) else [fact]
        bonuses = named.get("bonuses", [])
        numbers += bonuses[::2] if isinstance(bonuses, list) else []
        return [game.rules.of[number].id for number in numbers if number >= 0]


def _hand(game: Slack, view: SlackView) -> list[SlackCard]:
    every, of = every_card(game), game.rules.of
    costs = [(card, cost_of(game.rules, view, view.viewer, of[card])) for card in sorted(view.hand)]
    return [every[card] if cost == of[card].cost else replace(every[card], cost=cost) for card, cost in costs]


@lru_cache(20_000)
def _card_in_room(game: Slack, card: int, slack: int) -> SlackCard:
    return SlackCard(card, game.rules.of[card].id, slack)


@lru_cache(256)
def _to_be_seen(game: Slack) -> list[Mechanic]:
    """Those that give people tokens."""
    return [mechanic for mechanic in game.rules.mechanics if mechanic.TOKENS and mechanic.is_on]


@lru_cache(256)
def _ladders(game: Slack) -> dict[str, list[int]]:
    steps = {token: [*mechanic.ladder(token)] for mechanic in _to_be_seen(game) for token in mechanic.TOKENS}
    return {token: ladder for token, ladder in steps.items() if ladder}


def _draw_seat(game: Slack, view: SlackView, seat: int) -> SlackSeat:
    job = view.jobs[seat]
    return SlackSeat(
        job="" if job == NOBODY else game.rules.jobs[job].id,
        goal=0 if job == NOBODY else goal_of(game.rules, view, seat),
        total=total(view, seat),
        loose=view.loose[seat],
        tokens=[token for each in _to_be_seen(game) for token in _tokens(game, view, seat, each)],
        hand_size=view.hand_sizes[seat],
        room=[_card_in_room(game, card, view.slack[card]) for card in view.rooms[seat]],
        known=[],
    )


def _seat_in_words(seat: SlackSeat, view: SlackView, number: int, words: Mapping[str, MechanicWords]) -> SlackSeat:
    """With what there is to say about the tokens."""
    tokens = [replace(token, text=words[token.id].token_text(view, number, token.id)) for token in seat.tokens]
    return replace(seat, tokens=tokens)


def _tokens(game: Slack, view: SlackView, seat: int, mechanic: Mechanic) -> list[SlackToken]:
    """All that the mechanic counts is said of its first token; the others are marks beside it."""
    first, *marks = mechanic.TOKENS
    return [
        SlackToken(
            first,
            mechanic.count(view, seat),
            mechanic.counts(view, seat),
            next_total(game.rules, view, seat, mechanic),
            "",
            mechanic.fading(game.rules, view, seat),
        ),
        *[SlackToken(mark, mechanic.count(view, seat, which), 0, None, "") for which, mark in enumerate(marks, 1)],
    ]


def _announced(game: Slack, view: SlackView, what: Announcement, frame: Frame) -> SlackPlay:
    target, aim = what.target(frame), what.aim(frame)
    return SlackPlay(
        seat=frame[1],
        cards=lying(game, what.cards(frame)),
        kind=what.VERB,
        target=None if target == NOBODY else target,
        aim=None if aim == NO_CARD else game.rules.of[aim].id,
        is_cancelled=frame[2] != NO_CARD,
        covered=covered(game, frame),
        rivals=rivals(game, view, frame),
        gain=_change(game, view, what.coming(game.rules, view, frame)),
        text="",
    )


def _change(game: Slack, view: SlackView, coming: Coming) -> int | None:
    if coming.receiver == NOBODY:
        return 0
    if any(game.rules.of[card].die != NO_DIE for card in coming.cards):
        return None
    return gain_coming(game.rules, view, coming).after - total(view, coming.receiver)
