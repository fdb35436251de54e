"""What the page draws of a game: everything in a view, with names instead of numbers and sums already made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from stammtisch.engine.game import AnyGame, View
from stammtisch.engine.state import Frame, Move, State
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES, WILD, card_name, value
from stammtisch.games.scare.state import ScareState
from stammtisch.games.scare.view import ScareView
from stammtisch.games.slack.cards import NO_DIE, WHENEVER
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.madness import BREAK, COUNTS
from stammtisch.games.slack.outlook import gain, total_with_madness
from stammtisch.games.slack.room import affordable, free_time_left, goal_of, income_left, total
from stammtisch.games.slack.state import NO_CARD, NOBODY, PHASES, PLAY, TRIP, SlackState
from stammtisch.games.slack.view import SlackView
from stammtisch.server.messages import (
    Picture,
    ScarePicture,
    ScarePlay,
    ScareSeat,
    SlackCard,
    SlackPicture,
    SlackPlay,
    SlackSeat,
)


def public_picture(game: AnyGame, view: View, state: State) -> Picture:
    """What everybody sees, from any view. Only sums that everybody could make are made in `state`."""
    if isinstance(game, Slack) and isinstance(view, SlackView) and isinstance(state, SlackState):
        return _slack(game, view, state)
    if isinstance(game, Scare) and isinstance(view, ScareView):
        return _scare(game, view)
    raise KeyError(f"no picture of {game.ID}")


def knows_cards(view: View) -> bool:
    """Whether the viewer has seen cards in the hands of others."""
    return isinstance(view, SlackView) and any(view.known)


def own_picture(game: AnyGame, public: Picture, view: View, announcements: Sequence[str]) -> Picture:
    """A public picture with what only this viewer sees, and with what was announced in their language."""
    if isinstance(game, Slack) and isinstance(view, SlackView) and isinstance(public, SlackPicture):
        seats = public.seats
        if knows_cards(view):
            known = [_cards(game, cards) for cards in view.known]
            seats = [replace(seat, known=cards) for seat, cards in zip(seats, known, strict=True)]
        announced = [replace(play, text=text) for play, text in zip(public.announced, announcements, strict=True)]
        return replace(public, hand=_cards(game, sorted(view.hand)), seats=seats, announced=announced)
    if isinstance(view, ScareView) and isinstance(public, ScarePicture):
        return replace(public, hand=_faces(view.hand), own_place=view.place or None)
    raise KeyError(f"no picture of {game.ID}")


def show_hands(game: AnyGame, state: State, picture: Picture) -> None:
    """Lays all hands and hiding places open, as somebody may see them when the game is over."""
    if isinstance(game, Slack) and isinstance(state, SlackState) and isinstance(picture, SlackPicture):
        for seat, hand in zip(picture.seats, state.hands, strict=True):
            seat.known = _cards(game, sorted(hand))
    elif isinstance(state, ScareState) and isinstance(picture, ScarePicture):
        for number, scare_seat in enumerate(picture.seats):
            scare_seat.known = _faces(state.hands[number * FACES : (number + 1) * FACES])
            scare_seat.place = state.places[number] or None


# The Slack family ----------------------------------------------------------------------------------------------------


def _slack(game: Slack, view: SlackView, state: SlackState) -> SlackPicture:
    has_jobs = NOBODY not in view.jobs
    return SlackPicture(
        turn=view.turn,
        phase=PHASES[view.phase],
        income=income_left(game.rules, state) if has_jobs else 0,
        free_time=free_time_left(game.rules, state) if has_jobs else 0,
        deck=view.deck_size,
        discards=len(view.discard),
        last_discard=_every_card(game)[view.discard[-1]] if view.discard else None,
        seats=[_slack_seat(game, view, state, seat) for seat in range(view.seats)],
        hand=[],
        announced=[_announced(game, state, frame) for frame in view.stack if frame[0] in (PLAY, TRIP)],
        lasting=_cards(game, [*view.lasting[::2], *view.working]),
        ladder=list(COUNTS) if game.rules.madness_times else [],
        winners=view.winners,
    )


def _cards(game: Slack, cards: Iterable[int]) -> list[SlackCard]:
    every = _every_card(game)
    return [every[card] for card in cards]


@lru_cache(256)  # as many as there are games in memory: with a game it would keep all its rules
def _every_card(game: Slack) -> list[SlackCard]:
    """As it is shown outside of rooms. Nobody changes these."""
    return [SlackCard(card, definition.id) for card, definition in enumerate(game.rules.of)]


def _slack_seat(game: Slack, view: SlackView, state: SlackState, seat: int) -> SlackSeat:
    job, madness = view.jobs[seat], view.madness[seat]
    return SlackSeat(
        job="" if job == NOBODY else game.rules.jobs[job].id,
        goal=0 if job == NOBODY else goal_of(game.rules, state, seat),
        total=total(state, seat),
        loose=view.loose[seat],
        madness=madness,
        madness_counts=COUNTS[madness],
        next_madness_counts=None if view.is_mad[seat] or madness >= BREAK else COUNTS[madness + 1],
        next_total=total_with_madness(game.rules, state, seat) if game.rules.madness_times else None,
        is_mad=bool(view.is_mad[seat]),
        hand_size=view.hand_sizes[seat],
        room=[SlackCard(card, game.rules.of[card].id, view.slack[card]) for card in view.rooms[seat]],
        known=[],
    )


def _announced(game: Slack, state: SlackState, frame: Frame) -> SlackPlay:
    if frame[0] == TRIP:
        _, seat, by, paid, *cards = frame
        change = _change(game, state, seat, cards if paid else affordable(game.rules, state, seat, cards)[0])
        return SlackPlay(seat, _cards(game, cards), "shop", None, None, by != NO_CARD, change, "")
    _, seat, card, target, aim, by = frame
    aimed = None if aim == NO_CARD else game.rules.of[aim].id
    whose = None if target == NOBODY else target
    change = _change(game, state, seat if whose is None else whose, [card])
    return SlackPlay(seat, _cards(game, [card]), "play", whose, aimed, by != NO_CARD, change, "")


def _change(game: Slack, state: SlackState, seat: int, cards: Sequence[int]) -> int | None:
    """A Whenever comes to no room, so it brings nothing there."""
    found = [game.rules.of[card] for card in cards if game.rules.of[card].kind != WHENEVER]
    if any(card.die != NO_DIE for card in found):
        return None
    return gain(game.rules, state, seat, found, seat).after - total(state, seat)


# Scare ---------------------------------------------------------------------------------------------------------------


def _scare(game: Scare, view: ScareView) -> ScarePicture:
    return ScarePicture(
        round=view.round,
        rounds=game.rounds[view.seats - game.SEATS[0]],
        leader=view.leader,
        holder=view.holder,
        hand=[],
        own_place=None,
        bag=view.bag_size,
        discard=view.discard,
        trick=[_scare_play(move) for move in view.trick],
        seats=[
            ScareSeat(
                score=view.scores[seat],
                rounds=view.sheet[seat :: view.seats],
                hand_size=view.hand_sizes[seat],
                stack_size=view.stack_sizes[seat],
                turned=view.turned[seat],
                is_scared=view.turned[seat] > 0 and not view.possible[seat],  # TRK-13, -16: it lies nowhere else
                known=[],
                place=None,
            )
            for seat in range(view.seats)
        ],
        winners=view.winners,
    )


def _faces(counts: list[int]) -> list[str]:
    return [card_name(face) for face, count in enumerate(counts) for _ in range(count)]


def _scare_play(move: Move) -> ScarePlay:
    seat, _, face, count = move
    return ScarePlay(seat, card_name(face), 1 if face == WILD else count, value(face, count) / 10)
