"""Scenario files of Scare: setting up a position, and what can be expected of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from stammtisch.engine.game import Observed
from stammtisch.engine.problem import BadPosition
from stammtisch.engine.rng import SCENARIO_SEED, stream
from stammtisch.engine.scenario import only, take
from stammtisch.engine.state import Frame
from stammtisch.games.scare.cards import FACES, WILD, WILD_NAME, card_name
from stammtisch.games.scare.state import ROUND, STACKING, TRICK, ScareState

if TYPE_CHECKING:
    from stammtisch.games.scare.game import Scare

TABLE_KEYS: Final = ("leader", "round")
SEAT_KEYS: Final = ("hand", "stack_size", "position", "turned", "score")
STACK_KEYS: Final = ("stack_size", "position", "turned")


def position(
    game: Scare, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]
) -> ScareState:
    """Without hands, the round is dealt; without stacks, it begins with stacking.

    Once one seat has a stack, the round is under way, and seats without one have an untouched stack with the Scare card
    at the bottom.
    """
    only(table, TABLE_KEYS, "")
    for seat, facts in enumerate(seats):
        only(facts, SEAT_KEYS, f"seat.{names[seat]}")
    state, _ = game.start(len(names), stream(SCENARIO_SEED, "game"))
    _set_table(game, state, table, names)
    if any("hand" in facts for facts in seats):
        _set_hands(game, state, seats, names)
    if any(key in facts for facts in seats for key in STACK_KEYS):
        _set_stacks(game, state, seats, names)
    for seat, facts in enumerate(seats):
        state.scores[seat] = _number(facts, "score", f"seat.{names[seat]}", 0, 0, 999)
    return state


def _set_table(game: Scare, state: ScareState, table: Mapping[str, Any], names: Sequence[str]) -> None:
    last = game.rounds[len(names) - game.kind.seats[0]] if not game.target_score else 999
    state.round = _number(table, "round", "", 1, 1, last)
    leader = take(table, "leader", str, "leader", names[state.leader])
    if leader not in names:
        raise BadPosition("unknown_place", place=f"leader = {leader}", known=", ".join(names))
    state.leader = names.index(leader)
    state.holder = (state.leader - 1) % len(names) if game.leads_left else state.leader
    state.sheet = [0] * ((state.round - 1) * len(names))


def _set_hands(game: Scare, state: ScareState, seats: Sequence[Mapping[str, Any]], names: Sequence[str]) -> None:
    left = list(game.copies)
    hands = [0] * (len(names) * FACES)
    for seat, facts in enumerate(seats):
        place = f"seat.{names[seat]}.hand"
        cards = take(facts, "hand", list, place, [])
        for card in cards:
            face = WILD if card == WILD_NAME else card
            if type(face) is not int or not 1 <= face <= WILD or card == WILD:
                raise BadPosition("no_such_card", place=place, card=str(card))
            left[face] -= 1
            if left[face] < 0:
                raise BadPosition("no_copy_left", place=place, card=str(card), copies=game.copies[face])
            hands[seat * FACES + face] += 1
        state.hand_sizes[seat] = len(cards)
    state.hands = hands
    state.bag = [face for face in range(FACES) for _ in range(left[face])]


def _set_stacks(game: Scare, state: ScareState, seats: Sequence[Mapping[str, Any]], names: Sequence[str]) -> None:
    full = game.stack_size
    for seat, facts in enumerate(seats):
        place = f"seat.{names[seat]}"
        turned = _number(facts, "turned", place, full - _number(facts, "stack_size", place, full, 1, full), 0, full - 1)
        size = _number(facts, "stack_size", place, full - turned, 1, full)
        if size + turned != full:
            raise BadPosition("stack_sum", place=place, size=size, turned=turned, full=full)
        state.stack_sizes[seat] = size
        state.turned[seat] = turned
        state.places[seat] = _number(facts, "position", place, size, 1, size)
        state.possible[seat] = (2 << size) - 2  # a lifted card may have come from anywhere
    state.stack.pop()
    game._open_trick(state, [])
    if state.stack[-1][0] != TRICK:
        raise BadPosition("nobody_holds_cards", place="seat")


def _number(table: Mapping[str, Any], key: str, place: str, default: int, least: int, most: int) -> int:
    place = f"{place}.{key}" if place else key
    number = take(table, key, int, place, default)
    if not least <= number <= most:
        raise BadPosition("out_of_range", place=place, value=number, least=least, most=most)
    return int(number)


def observe(state: ScareState, names: Sequence[str]) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
    frame: Frame = state.stack[-1] if state.stack else (ROUND, 0)
    table: dict[str, Observed] = {
        "leader": names[state.leader],
        "turn": names[frame[1]] if frame[0] == TRICK else "",
        "phase": {ROUND: "", STACKING: "stack", TRICK: "play"}[frame[0]],
        "round": state.round,
        "trick": [card_name(face) for _, _, face, count in state.trick for _ in range(1 if face == WILD else count)],
        "discard": _cards(state.discard),
        "winner": [names[seat] for seat in state.winners],
    }
    seats: list[dict[str, Observed]] = [
        {
            "hand": _cards(state.hands[seat * FACES : (seat + 1) * FACES]),
            "hand_size": state.hand_sizes[seat],
            "stack_size": state.stack_sizes[seat],
            "turned": state.turned[seat],
            "position": state.places[seat],
            "score": state.scores[seat],
        }
        for seat in range(state.seats)
    ]
    return table, seats


def _cards(counts: Sequence[int]) -> list[int | str]:
    return [card_name(face) for face in range(FACES) for _ in range(counts[face])]
