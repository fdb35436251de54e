"""Scenario files of the Slack family: setting up a position, and what can be expected of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from stammtisch.engine.game import Observed
from stammtisch.engine.problem import BadPosition
from stammtisch.engine.rng import SCENARIO_SEED, stream
from stammtisch.engine.scenario import only, take
from stammtisch.games.slack.cards import FREE_TIME, INCOME, printed_slack
from stammtisch.games.slack.phases.discard import Discard
from stammtisch.games.slack.room import look_around, look_at_all
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sets import PLAIN_JOB
from stammtisch.games.slack.state import TURN, SlackState
from stammtisch.games.slack.sums import free_time_left, goal_of, income_left, modifier, total

if TYPE_CHECKING:
    from stammtisch.games.slack.game import Slack

TABLE_KEYS: Final = ("turn", "phase", "dice", "draws", "jobs")
SEAT_KEYS: Final = ("job", "hand", "room", "loose", "income", "free_time")


def position(
    game: Slack, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]
) -> SlackState:
    only(table, TABLE_KEYS, "")
    rules = game.rules
    state = game.open(len(names), stream(SCENARIO_SEED, "game"))
    state.stack.clear()
    for seat, facts in enumerate(seats):
        place = f"seat.{names[seat]}"
        only(facts, [*SEAT_KEYS, *[key for mechanic in rules.mechanics for key in mechanic.SEAT_KEYS]], place)
        _set_seat(rules, state, seat, facts, place)
    turn = take(table, "turn", str, "turn", names[0])
    if turn not in names:
        raise BadPosition("unknown_place", place=f"turn = {turn}", known=", ".join(names))
    phase = take(table, "phase", str, "phase", rules.phases[0].ID)
    if phase not in rules.phase_numbers:
        raise BadPosition("unknown_place", place=f"phase = {phase}", known=", ".join(rules.phase_numbers))
    state.turn, state.phase = names.index(turn), rules.phase_numbers[phase]
    look_at_all(rules, state)  # now that everybody is there: what others have may concern them
    _set_numbers(rules, state, seats, names)
    declined = free_time_left(rules, state) if phase == Discard.ID else 0
    state.stack.append((TURN, state.turn, declined))
    _set_scripts(rules, state, table)
    game.run(state, [])
    return state


def _set_seat(rules: Rules, state: SlackState, seat: int, facts: Mapping[str, Any], place: str) -> None:
    job = take(facts, "job", str, f"{place}.job", PLAIN_JOB)
    state.jobs[seat] = _job(rules, job, f"{place}.job")
    if job != PLAIN_JOB:
        if state.jobs[seat] not in state.aside:
            raise BadPosition("no_copy_left", place=f"{place}.job", card=job, copies=1)
        state.aside.remove(state.jobs[seat])
    for id in take(facts, "hand", list, f"{place}.hand", []):
        state.hands[seat].append(_from_deck(rules, state, id, f"{place}.hand"))
    for entry in take(facts, "room", list, f"{place}.room", []):
        is_table = isinstance(entry, dict)
        if is_table:
            only(entry, ("card", "slack"), f"{place}.room")
            if "card" not in entry:
                raise BadPosition("room_needs_card", place=f"{place}.room")
        card = _from_deck(rules, state, entry["card"] if is_table else entry, f"{place}.room")
        state.rooms[seat].append(card)
        printed = printed_slack(rules.of[card])
        state.slack[card] = take(entry, "slack", int, f"{place}.room.slack", printed) if is_table else printed
    state.loose[seat] = take(facts, "loose", int, f"{place}.loose", 0)
    for mechanic in rules.mechanics:
        mechanic.set_up(state, seat, facts, place)
    state.scored = 0  # nobody has gained anything
    look_around(rules, state, seat)


def _set_numbers(rules: Rules, state: SlackState, seats: Sequence[Mapping[str, Any]], names: Sequence[str]) -> None:
    """The remaining Income and Free Time: only for the seat whose turn it is."""
    job = rules.jobs[state.jobs[state.turn]]
    state.income, state.free_time = job.income, job.free_time
    for seat, facts in enumerate(seats):
        for key, mod in (("income", INCOME), ("free_time", FREE_TIME)):
            place = f"seat.{names[seat]}.{key}"
            if key not in facts:
                continue
            left = take(facts, key, int, place, 0)
            if seat != state.turn or left < 0:
                raise BadPosition("not_in_turn", place=place, turn=names[state.turn])
            number = left - modifier(rules, state, seat, mod)
            if mod == INCOME:
                state.income = number
            else:
                state.free_time = number


def _set_scripts(rules: Rules, state: SlackState, table: Mapping[str, Any]) -> None:
    if "dice" in table:
        dice = take(table, "dice", list, "dice", [])
        for die in dice:
            if type(die) is not int or not 1 <= die <= 6:
                raise BadPosition("out_of_range", place="dice", value=str(die), least=1, most=6)
        state.rng.script = tuple(dice)
    for id in take(table, "draws", list, "draws", []):
        number = _definition(rules, id, "draws")
        for card in state.deck:
            if rules.number[card] == number and card not in state.next_draws:
                state.next_draws.append(card)
                break
        else:
            raise BadPosition("no_copy_left", place="draws", card=str(id), copies=rules.cards[number].copies)
    for id in take(table, "jobs", list, "jobs", []):
        job = _job(rules, id, "jobs")
        if state.aside.count(job) <= state.next_jobs.count(job):
            raise BadPosition("no_copy_left", place="jobs", card=str(id), copies=rules.jobs[job].copies)
        state.next_jobs.append(job)


def _definition(rules: Rules, id: object, place: str) -> int:
    if not isinstance(id, str) or id not in rules.ids:
        raise BadPosition("no_such_life_card", place=place, card=str(id))
    return rules.ids[id]


def _job(rules: Rules, id: object, place: str) -> int:
    if not isinstance(id, str) or id not in rules.job_ids:
        raise BadPosition("unknown_place", place=f"{place} = {id}", known=", ".join(rules.job_ids))
    return rules.job_ids[id]


def _from_deck(rules: Rules, state: SlackState, id: object, place: str) -> int:
    number = _definition(rules, id, place)
    for card in state.deck:
        if rules.number[card] == number:
            state.deck.remove(card)
            return card
    raise BadPosition("no_copy_left", place=place, card=str(id), copies=rules.cards[number].copies)


def observe(
    rules: Rules, state: SlackState, names: Sequence[str]
) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
    table: dict[str, Observed] = {
        "turn": names[state.turn],
        "phase": rules.phases[state.phase].ID,
        "discard": [rules.of[card].id for card in state.discard],
        "table": [rules.of[card].id for card in dict.fromkeys(state.lasting[::2]) if card in state.table],
        "winner": " ".join(names[seat] for seat in state.winners),
    }
    return table, [_observe_seat(rules, state, seat) for seat in range(state.seats)]


def _observe_seat(rules: Rules, state: SlackState, seat: int) -> dict[str, Observed]:
    is_active = seat == state.turn
    facts: dict[str, Observed] = {
        "total": total(state, seat),
        "loose": state.loose[seat],
        "goal": goal_of(rules, state, seat),
        "income": income_left(rules, state) if is_active else 0,
        "free_time": free_time_left(rules, state) if is_active else 0,
        "job": rules.jobs[state.jobs[seat]].id,
        "hand": [rules.of[card].id for card in state.hands[seat]],
        "hand_size": len(state.hands[seat]),
        "room": [rules.of[card].id for card in state.rooms[seat]],
        "slack_of": {rules.of[card].id: state.slack[card] for card in state.rooms[seat]},
    }
    for mechanic in rules.mechanics:
        facts |= mechanic.observe(state, seat)
    return facts
