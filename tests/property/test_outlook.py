"""What the table foretells comes true: what cards bring, who would win, whom a noise would wake."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.boxes import find_box
from stammtisch.engine.event import SPECTATOR, Event
from stammtisch.games.slack.cards import ACTIVITY, IS_NOOKIE, NO_DIE
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.kind import SlackKind
from stammtisch.games.slack.outlook import could_win, gain, noisy_from, pending, touched, woken
from stammtisch.games.slack.state import DO_PASS, NOBODY, TURN, WINDOW, SlackState
from stammtisch.games.slack.sums import announced, goal_of, total
from tests.property.worlds import World, games_of, try_out, worlds


def close_window(game: Slack, state: SlackState) -> list[Event]:
    """Everybody lets it pass."""
    events: list[Event] = []
    depth = len(state.stack)
    while len(state.stack) == depth and state.stack[-1][0] == WINDOW:
        decision = game.decision(state)
        assert decision is not None
        events += game.apply(state, (decision.asked[0], DO_PASS))
    return events


def told(game: Slack, events: list[Event], name: str) -> list[Event]:
    return [event for event in events if game.kind.events[event[0]].name == name]


@pytest.mark.rule("SLACK-95", "AMB-49", "SLACK-123")
@pytest.mark.parametrize("name", games_of("slack"))
def test_what_is_foretold_in_a_window_comes_true(name: str) -> None:
    seen: Counter[str] = Counter()

    def compare(world: World[Slack, SlackState]) -> None:
        game, state = world.game, world.state
        for _ in range(25):
            if game.decision(state) is None:
                return
            if state.stack[-1][0] == WINDOW and pending(game.rules, state).receiver != NOBODY:
                for short in (None, 1, 0):
                    foretell(game, state.clone(), short)
            game.apply(state, world.pick())

    def foretell(game: Slack, state: SlackState, short: int | None) -> None:
        """`short`: what the gainer will lack of the goal in the end, if no die decides."""
        rules = game.rules
        seat, player, coming = pending(rules, state)
        cards = [rules.of[card] for card in coming]
        goal = goal_of(rules, state, seat)
        if short is not None:
            more = goal - short - gain(rules, state, seat, cards, player).best
            state.loose[seat] += more
            if total(state, seat) >= goal:
                return  # a loss: they would have won before
        before = total(state, seat)
        said = gain(rules, state, seat, cards, player)
        assert game.is_decisive(game.view(state, SPECTATOR)) == said.wins
        awake, die = woken(state, seat, cards[0]), noisy_from(rules, state, seat, cards[0])
        count = state.rng.count
        events = close_window(game, state)
        rolled = told(game, events, "slack_rolled")
        if rolled and state.stack and state.stack[-1][0] == TURN and not told(game, events, "activity_failed"):
            is_noisy = bool(cards[0].tags & IS_NOOKIE) and rolled[0][4] >= die
            assert bool(told(game, events, "neighbors_woken")) == is_noisy
            seen["die"] += 1
        if state.rng.count != count or any(card.die != NO_DIE for card in cards):
            return
        assert (seat in state.winners) == said.wins, (said, before, goal)
        seen["wins" if said.wins else "goes on"] += 1
        if not state.is_over and state.stack[-1][0] == TURN:
            assert total(state, seat) == said.after, said
            seen["total"] += 1
            seen["tokens"] += bool(said.tokens)
            if cards[0].kind == ACTIVITY:
                is_noisy = bool(cards[0].tags & IS_NOOKIE) and die == 1
                assert bool(told(game, events, "neighbors_woken")) == is_noisy
                assert not is_noisy or {event[2] for event in told(game, events, "lost")} == set(awake)
                seen["noise"] += is_noisy

    try_out(100, compare, worlds(name))
    assert min(seen[one] for one in ("wins", "goes on", "total")) >= 50, seen
    kind = find_box(name).kind
    assert isinstance(kind, SlackKind)
    has_tokens = any(mechanic.TOKENS for mechanic in kind.mechanics)
    assert min(seen["die"], seen["tokens"] if has_tokens else seen["die"]) >= 5, seen


@pytest.mark.parametrize("name", games_of("slack"))
def test_nobody_wins_or_is_hit_without_warning(name: str) -> None:
    """When a window closes, whoever wins could win by what everybody saw, and whoever has another total was concerned,
    unless it was a die that somebody had to roll for another reason.
    """
    seen: Counter[str] = Counter()

    def compare(world: World[Slack, SlackState]) -> None:
        game, state = world.game, world.state
        for step in range(25):
            if game.decision(state) is None:
                return
            if state.stack[-1][0] == WINDOW:
                for lacks in (None, 1 + step % 3):
                    close(game, state.clone(), lacks)
            game.apply(state, world.pick())

    def close(game: Slack, state: SlackState, lacks: int | None) -> None:
        rules, seats = game.rules, range(state.seats)
        if lacks is not None:
            for seat in seats:
                state.loose[seat] += goal_of(rules, state, seat) - lacks - total(state, seat)
        what, frame = announced(rules, state)[-1]
        foreseen, concerned = could_win(rules, state), touched(rules, state, what, frame)
        if len(announced(rules, state)) > 1:
            return  # what it saves or stops is a matter of its own
        before = [total(state, seat) for seat in seats]
        events = close_window(game, state)
        seen["could win" if foreseen else "could not win"] += 1
        if state.is_over:
            assert foreseen, (rules.of[what.cards(frame)[0]].id, state.winners, frame)
            seen["won"] += 1
        elif not told(game, events, "die_rolled"):
            hit = {seat for seat in seats if total(state, seat) != before[seat]} - {frame[1]}
            assert hit <= concerned, (rules.of[what.cards(frame)[0]].id, hit, concerned)
            seen["hit"] += bool(hit)

    try_out(100, compare, worlds(name))
    assert min(seen[one] for one in ("won", "could not win", "hit")) >= 20, seen
