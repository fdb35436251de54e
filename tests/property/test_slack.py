"""What holds at every table of the Slack family besides what holds in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from stammtisch.boxes import load
from stammtisch.engine.event import SPECTATOR, Event, visible
from stammtisch.engine.rng import stream
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import ACTIVITY
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.room import look_around
from stammtisch.games.slack.state import (
    DO_PASS,
    DO_PLAY,
    FOR_ACTIVITY,
    FOR_CALL,
    NO_CARD,
    NOBODY,
    PLAY,
    REROLLS,
    SETTLE,
    TRIP,
    WINDOW,
    SlackState,
)
from stammtisch.games.slack.sums import draw_limit, free_time_left, goal_of, income_left, total
from tests.property.ledger import Ledger
from tests.property.slack import SlackProfile
from tests.property.worlds import World, any_seed, every_game, games, games_of, try_out, worlds

SlackWorld = World[Slack, SlackState]
pick = SlackProfile().pick


@pytest.mark.rule("CTH-01", "CTH-03", "SLACK-03", "SLACK-17")
def test_a_game_of_cthulhu_has_101_life_cards_and_nine_jobs() -> None:
    game = load("cthulhu")
    cards, jobs = SlackProfile().cards(game, game.new(3, 1))  # type: ignore[arg-type]
    assert (len(cards), len(jobs)) == (101, 9)


# Cards and numbers --------------------------------------------------------------------------------------------------


def pending(game: Slack, state: SlackState) -> list[int]:
    """The cards on the table that are being played or have not done their work yet, and lasting Whenevers. What lasts
    or is borrowed and lies in a room is not on the table.
    """
    lasting = {card for card in state.lasting[::2] if not any(card in room for room in state.rooms)}
    found: list[int] = []
    for frame in state.stack:
        if frame[0] == TRIP:
            found += [card for card in (frame[2], *frame[4:]) if card != NO_CARD]
        elif frame[0] == PLAY:
            found.append(frame[3])
        elif frame[0] == SETTLE and frame[1] != NO_CARD:
            found.append(frame[1])
        elif game.rules.frames[frame[0]].ID == "order":
            found.append(frame[3])
        elif game.rules.frames[frame[0]].ID in ("raid", "draft"):
            found += loot_of(game, frame)
        elif frame[0] == REROLLS and frame[3] in (FOR_ACTIVITY, FOR_CALL):
            found.append(frame[4])
    return [*found, *lasting.difference(found)]  # what begins to last may still have something else to do


def loot_of(game: Slack, frame: Frame) -> Sequence[int]:
    """What lies there to be picked: behind the numbers of a raid, or of a draft and those who have not picked yet."""
    return frame[6:] if game.rules.frames[frame[0]].ID == "raid" else frame[5 + frame[4] :]


def held(game: Slack, state: SlackState, seat: int) -> int:
    """Cards in hand, and what may come back: Things on a trip, and an Activity with a Cost."""
    trips = [frame for frame in state.stack if frame[0] == TRIP and frame[1] == seat]
    plays = [game.rules.of[frame[3]] for frame in state.stack if frame[0] == PLAY and frame[1:5:3] == (seat, NOBODY)]
    paid = [card for card in plays if card.kind == ACTIVITY and card.cost]
    return len(state.hands[seat]) + sum(len(frame) - 4 for frame in trips if not frame[3]) + len(paid)


def limits(game: Slack, state: SlackState) -> list[int]:
    return [draw_limit(game.rules, state, seat) for seat in range(state.seats)]


@pytest.mark.rule("SLACK-33", "SLACK-95", "AMB-09", "AMB-28")
@every_game(250, games, any_seed, family="slack")
def test_what_holds_between_any_two_moves(table: tuple[Slack, int], seed: int) -> None:
    game, seats = table
    rules = game.rules
    state = game.new(seats, seed)
    rng = Random(seed)
    while game.decision(state) is not None:
        before = [held(game, state, seat) for seat in range(seats)]
        room = limits(game, state)
        events = game.apply(state, pick(game, state, rng))
        if not state.is_over:
            assert sorted(pending(game, state)) == sorted(state.table)
            for seat in range(seats):
                assert state.jobs[seat] < 0 or total(state, seat) < goal_of(rules, state, seat)
        names = {game.kind.events[event[0]].name for event in events}
        for seat, most in enumerate(limits(game, state)):
            now = held(game, state, seat)
            # Loot is never too much for a hand (GUE-11).
            if rules.is_capped and now > before[seat] and before[seat] and "loot_taken" not in names:
                assert now <= max(most, room[seat])
            held_tokens = dict(zip(rules.tokens, state.tokens[seat::seats], strict=True))
            assert all(count >= 0 for count in held_tokens.values())
            assert held_tokens.get("madness", 0) <= 8
            assert not (held_tokens.get("stark_raving_mad") and held_tokens["madness"])
        assert all(state.slack[card] == 0 for card in (*state.discard, *state.deck))
        assert state.scored == 0  # it is not saved
        assert income_left(rules, state) >= 0
        assert free_time_left(rules, state) >= 0
        works = list(zip(state.lasting[::2], state.lasting[1::2], strict=True))
        assert len(set(works)) == len(works)  # a card works at most once for each player
    reached = [seat for seat in range(seats) if total(state, seat) >= goal_of(rules, state, seat)]
    assert state.winners
    assert set(state.winners) <= set(reached)
    assert len(state.winners) == 1 or rules.shares_win


@every_game(100, worlds, family="slack")
def test_what_is_noted_for_speed_is_what_a_fresh_look_finds(world: SlackWorld) -> None:
    game, state = world.game, world.state
    for seat in range(state.seats):
        fresh = state.clone()
        look_around(game.rules, fresh, seat)
        sampled = game.sample(game.view(state, seat), world.sampling)
        for noted in (state, game.state_from_json(state.to_json()), sampled):
            assert noted.there[seat] == fresh.there[seat]
            assert noted.brings[seat] == fresh.brings[seat]
            assert noted.forbids[seat] == fresh.forbids[seat]
            assert noted.immune[seat] == fresh.immune[seat]
            assert noted.around == fresh.around
            assert noted.worth[seat] == fresh.worth[seat]
            assert sorted(noted.ready[seat]) == sorted(fresh.ready[seat])  # the sample is one that this seat could see
        assert fresh.there[seat] == sum({word for card in state.rooms[seat] for word in bits(game.rules.tags[card])})


@pytest.mark.rule("SLACK-85")
@every_game(60, worlds, family="slack")
def test_whoever_interjects_plays_a_card(world: SlackWorld) -> None:
    decision = world.game.decision(world.state)
    for seat in () if decision is None else decision.interject:
        assert all(move[1] == DO_PLAY for move in world.game.moves(world.state, seat))


def bits(mask: int) -> set[int]:
    return {1 << i for i in range(mask.bit_length()) if mask >> i & 1}


@pytest.mark.rule("SLACK-91", "SLACK-92")
@every_game(80, games, any_seed, family="slack")
def test_whoever_listens_can_keep_the_books(table: tuple[Slack, int], seed: int) -> None:
    """Public events tell everything that is public: no card moves, no Slack changes without one."""
    game, seats = table
    state, events = game.start(seats, stream(str(seed), "game"))
    ledger = Ledger(seats, game.rules.tokens)
    rng = Random(seed)
    while True:
        for event in visible(events, SPECTATOR):
            ledger.hear(game.kind.events[event[0]].name, event[2:])
        assert min(state.jobs) < 0 or ledger.agrees(state)
        if game.decision(state) is None:
            break
        events = game.apply(state, pick(game, state, rng))


# Windows ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-08", "SLACK-100")
@every_game(150, worlds, family="slack")
def test_a_window_waits_for_everybody_else_who_holds_cards_until_they_have_answered(world: SlackWorld) -> None:
    game, state = world.game, world.state
    while game.decision(state) is not None and state.stack[-1][0] != WINDOW:
        game.apply(state, pick(game, state, world.rng))
    decision = game.decision(state)
    if decision is None:
        return
    announcer = state.stack[-1][1]
    assert announcer not in decision.asked
    for seat in decision.asked:
        assert (seat, DO_PASS) in game.moves(state, seat)
    depth = len(state.stack)
    order = list(decision.asked)
    world.rng.shuffle(order)
    for i, seat in enumerate(order):
        assert len(state.stack) == depth
        game.apply(state, (seat, DO_PASS))
        if not game.rules.asks_in_turn and i + 1 < len(order):
            now = game.decision(state)
            assert now is not None
            assert set(now.asked) == set(order[i + 1 :])
        elif game.rules.asks_in_turn:
            return
    assert len(state.stack) < depth or state.stack[depth - 1] != (WINDOW, announcer, 0)


@pytest.mark.rule("AMB-08")
@every_game(60, worlds, family="slack")
def test_the_order_of_passes_does_not_matter(world: SlackWorld) -> None:
    game, state = world.game, world.state
    while game.decision(state) is not None and (state.stack[-1][0] != WINDOW or game.rules.asks_in_turn):
        game.apply(state, pick(game, state, world.rng))
    decision = game.decision(state)
    if decision is None:
        return
    ends = []
    for order in (decision.asked, decision.asked[::-1]):
        other = state.clone()
        for seat in order:
            game.apply(other, (seat, DO_PASS))
        ends.append(other.to_json())
    assert ends[0] == ends[1]


PASSING = ("answer", "gift", "strike_back", "lend_raid")  # questions that pass for those who can do nothing else


def idle_seats(game: Slack, state: SlackState) -> list[int]:
    """Those asked in a window, or about a gift, who can do nothing but pass."""
    if not state.stack or game.rules.frames[state.stack[-1][0]].ID not in PASSING:
        return []
    return [seat for seat in range(state.seats) if game.moves(state, seat) == [(seat, DO_PASS)]]


@pytest.mark.parametrize("name", games_of("slack"))
def test_passing_at_once_for_a_seat_that_can_do_nothing_else_is_the_same_as_passing(name: str) -> None:
    """The shortcuts of drivers without people leave out nobody who could do something."""
    passed: Counter[str] = Counter()

    def compare(world: SlackWorld) -> None:
        game, state = world.game, world.state
        for _ in range(30):
            decision = game.decision(state)
            if decision is None:
                break
            able = game.interjectors(state, decision.interject)
            assert list(able) == [seat for seat in decision.interject if game.moves(state, seat)]
            short = state.clone()
            events: list[Event] = []
            is_passing = game.rules.frames[state.stack[-1][0]].ID in PASSING
            if is_passing and game.fast_forward(short, events):
                slow = state.clone()
                slow_events = []
                while not game.rules.asks_in_turn and (idle := idle_seats(game, slow)):
                    slow_events += game.apply(slow, (idle[0], DO_PASS))
                if not game.rules.asks_in_turn:
                    assert slow == short
                    assert slow_events == events
                passed["all" if events else "some"] += 1
            elif is_passing:
                assert short == state
            game.apply(state, pick(game, state, world.rng))

    try_out(50, compare, worlds(name))
    assert min(passed["some"], passed["all"]) >= 30, passed


# Samples ------------------------------------------------------------------------------------------------------------


def test_a_hidden_card_is_equally_likely_in_every_hidden_place() -> None:
    game = load("cthulhu")
    assert isinstance(game, Slack)
    state = game.new(3, 99)
    view = game.view(state, 0)
    rng = stream("99", "sample")
    tries = 4000
    at: Counter[int] = Counter()
    card = state.hands[1][0]
    for _ in range(tries):
        sampled = game.sample(view, rng)
        at.update(seat for seat in (1, 2) if card in sampled.hands[seat])
    hidden = 101 - len(view.hand)
    for seat in (1, 2):
        chance = len(state.hands[seat]) / hidden
        assert abs(at[seat] - tries * chance) < 5 * (tries * chance * (1 - chance)) ** 0.5
