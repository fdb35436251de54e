"""What holds at every table of Chez Cthulhu, whatever the options and whatever is played."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given

from stammtisch.engine.event import EVERYONE, Event, reveals, visible
from stammtisch.engine.notation import parse, write
from stammtisch.engine.problem import Refused
from stammtisch.engine.record import dump
from stammtisch.engine.record import load as load_record
from stammtisch.engine.rng import stream
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table, replay
from stammtisch.games import load
from stammtisch.games.slack import Cthulhu
from stammtisch.games.slack.cards import OPS
from stammtisch.games.slack.room import free_time_left, goal_of, income_left, look_around, total
from stammtisch.games.slack.state import DO_PASS, DO_PLAY, DO_SHOW, GIFT, PLAY, TURN, WINDOW, SlackState
from tests.property.cthulhu_worlds import (
    JOBS,
    LIFE_CARDS,
    MANNERS,
    NAMES,
    SEEDS,
    SPECTATOR,
    Ledger,
    World,
    all_cards,
    canonical,
    games,
    held,
    is_shown,
    limits,
    nonsense,
    pending,
    pick,
    play_one,
    playing_on,
    refusal,
    swapped,
    tables,
    told,
    universe,
    worlds,
)
from tests.property.worlds import examples, key_of, until

RULE_ID = re.compile(r"(SLACK|CTH|AMB|DIFF)-\d\d+")
BY_CHANCE = {
    "hand_dealt",
    "drawn",
    "dropped",
    "stolen_card",
    "job_changed",
}  # what a viewer may hear differently in another world


def test_random_games_reach_everything_that_can_happen() -> None:
    """Otherwise the properties below would say nothing about it."""
    seen: Counter[str] = Counter()

    names = [kind.name for kind in Cthulhu.EVENTS]
    asked = ["job", "roll", "call", "free_time", "discard", "answer", "give_up", "gift", "door"]
    tables = ["2 seats", "3 seats", "4 seats", "5 seats", "windows 3 deep", "interjection"]
    wanted = [*names, *asked, *tables, *MANNERS]

    def play(table: tuple[Cthulhu, int], seed: int) -> None:
        game, seats = table
        state, events = game.start(seats, stream(str(seed), "game"))
        rng = Random(seed)
        depth = 0
        prompts = set()
        while (decision := game.decision(state)) is not None:
            prompts.add(decision.prompt)
            depth = max(depth, sum(frame[0] == WINDOW for frame in state.stack))
            move = pick(game, state, rng)
            if move[1] == DO_PLAY and move[0] not in decision.asked:
                seen["interjection"] += 1
            events += game.apply(state, move)
        seen.update({game.EVENTS[event[0]].name for event in events})
        seen.update(prompts)
        seen[f"{seats} seats"] += 1
        seen[MANNERS[key_of(state) % len(MANNERS)]] += 1
        seen[f"windows {min(depth, 3)} deep"] += 1

    until(lambda: all(seen[name] >= 3 for name in wanted), lambda: given(games(), SEEDS)(play))
    assert not [name for name in wanted if seen[name] < 3]


# Cards and numbers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SLACK-03", "SLACK-17", "SLACK-18", "CTH-01", "CTH-03")
@examples(100)
@given(games(), SEEDS)
def test_cards_and_jobs_are_conserved_and_every_game_ends(table: tuple[Cthulhu, int], seed: int) -> None:
    game, seats = table
    state = game.new(seats, seed)
    for _ in playing_on(game, state, Random(seed)):
        assert all_cards(state) == list(range(LIFE_CARDS))
        jobs = [*state.aside, *[job for job in state.jobs if job >= 0]]
        assert sorted(jobs) == game.rules.pile
        assert len(jobs) == JOBS
    assert state.is_over
    assert state.winners


@pytest.mark.rule("SLACK-33", "SLACK-95", "AMB-09", "AMB-28")
@examples(250)
@given(games(), SEEDS)
def test_what_holds_between_any_two_moves(table: tuple[Cthulhu, int], seed: int) -> None:
    game, seats = table
    rules = game.rules
    state = game.new(seats, seed)
    rng = Random(seed)
    while game.decision(state) is not None:
        before = [held(game, state, seat) for seat in range(seats)]
        room = limits(game, state)
        game.apply(state, pick(game, state, rng))
        if not state.is_over:
            assert sorted(pending(state)) == sorted(state.table)
            for seat in range(seats):
                assert state.jobs[seat] < 0 or total(state, seat) < goal_of(rules, state, seat)
        for seat, most in enumerate(limits(game, state)):
            now = held(game, state, seat)
            if rules.is_capped and now > before[seat] and before[seat]:
                assert now <= max(most, room[seat])
            assert 0 <= state.madness[seat] <= 8
            assert not (state.is_mad[seat] and state.madness[seat])
        assert all(state.slack[card] == 0 for card in (*state.discard, *state.deck))
        assert state.scored == 0  # it is not saved
        assert income_left(rules, state) >= 0
        assert free_time_left(rules, state) >= 0
        assert len(set(state.lasting[::2])) * 2 == len(state.lasting)
    reached = [seat for seat in range(seats) if total(state, seat) >= goal_of(rules, state, seat)]
    assert state.winners
    assert set(state.winners) <= set(reached)
    assert len(state.winners) == 1 or rules.shares_win


# Decisions ----------------------------------------------------------------------------------------------------------


@examples(200)
@given(worlds())
def test_whoever_is_asked_has_a_move(world: World) -> None:
    game, state = world.game, world.state
    decision = game.decision(state)
    assert (decision is None) == state.is_over
    if decision is None:
        assert not any(game.moves(state, seat) for seat in range(state.seats))
        return
    assert decision.asked
    assert len({*decision.asked, *decision.interject}) == len(decision.asked) + len(decision.interject)
    for seat in range(state.seats):
        if seat in decision.asked:
            assert game.moves(state, seat)
        elif seat not in decision.interject:
            assert not game.moves(state, seat)
        else:
            assert all(move[1] == DO_PLAY for move in game.moves(state, seat))


@examples(60)
@given(worlds())
def test_the_listed_moves_are_exactly_the_allowed_ones(world: World) -> None:
    game, state = world.game, world.state
    listed = [move for seat in range(state.seats) for move in game.moves(state, seat)]
    assert len(set(listed)) == len(listed)
    for move in listed:
        assert refusal(game, state, move) is None, write(game, move, world.names)
    for move in universe(game, state, world.rng):
        if refusal(game, state, move) is None and not is_shown(state, move):
            assert canonical(state, move, set(listed)) in listed, (move, write(game, move, world.names))


@examples(60)
@given(worlds())
def test_every_listed_move_can_be_played(world: World) -> None:
    game, state = world.game, world.state
    for seat in range(state.seats):
        moves = game.moves(state, seat)
        for move in world.rng.sample(moves, min(len(moves), 25)):
            other = state.clone()
            game.apply(other, move)
            assert all_cards(other) == list(range(LIFE_CARDS))


@examples(60)
@given(worlds())
def test_a_list_of_moves_is_good_for_one_move_and_cannot_be_forged(world: World) -> None:
    game, state = world.game, world.state
    refused = [move for move in universe(game, state, world.rng) if refusal(game, state, move) is not None]
    for seat in range(state.seats):
        moves = game.moves(state, seat)
        moves += refused
        with pytest.raises(Refused):
            game.apply(state, world.rng.choice(refused))
        if len(moves) > len(refused):
            other = state.clone()
            game.moves(other, seat)
            game.apply(other, moves[0])
            for move in moves:
                if refusal(game, other, move) is not None:
                    with pytest.raises(Refused):
                        game.apply(other, move)


@examples(100)
@given(worlds())
def test_what_is_noted_for_speed_is_what_a_fresh_look_finds(world: World) -> None:
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
        assert fresh.there[seat] == sum({word for card in state.rooms[seat] for word in bits(game.rules.words[card])})


@examples(60)
@given(worlds())
def test_moves_that_nobody_can_write_down_are_refused(world: World) -> None:
    game, state = world.game, world.state
    listed = {move for seat in range(state.seats) for move in game.moves(state, seat)}
    for move in nonsense(game, state):
        if move not in listed:
            assert refusal(game, state, move) is not None, move


@examples(60)
@given(worlds())
def test_a_refused_move_changes_nothing_and_names_a_rule(world: World) -> None:
    game, state = world.game, world.state
    before = state.to_json()
    refused = [move for move in universe(game, state, world.rng) if refusal(game, state, move) is not None]
    for move in world.rng.sample(refused, 30):
        with pytest.raises(Refused) as caught:
            game.apply(state, move)
        assert state.to_json() == before
        assert all(isinstance(fact, int | str) for fact in caught.value.facts.values())
    for move in refused:
        no = refusal(game, state, move)
        assert no is not None
        assert RULE_ID.fullmatch(no.rule), no.rule


@examples(100)
@given(worlds())
def test_a_move_reads_as_it_is_written(world: World) -> None:
    game, state = world.game, world.state
    moves = [move for seat in range(state.seats) for move in game.moves(state, seat)]
    moves += [(0, DO_SHOW, 1)]
    for move in moves:
        line = write(game, move, world.names)
        assert parse(game, line, world.names) == move
        spaced = line.replace(" ", "  ").replace(":", " : ")
        assert parse(game, spaced, world.names) == move


@examples(40)
@given(worlds())
def test_a_move_reads_the_same_in_capitals(world: World) -> None:
    game, state = world.game, world.state
    for seat in range(state.seats):
        for move in game.moves(state, seat):
            assert parse(game, write(game, move, world.names).upper(), world.names) == move


@pytest.mark.rule("SLACK-91", "SLACK-92")
@examples(80)
@given(games(), SEEDS)
def test_whoever_listens_can_keep_the_books(table: tuple[Cthulhu, int], seed: int) -> None:
    """Public events tell everything that is public: no card moves, no Slack changes without one."""
    game, seats = table
    state, events = game.start(seats, stream(str(seed), "game"))
    ledger = Ledger(seats)
    rng = Random(seed)
    while True:
        for event in visible(events, SPECTATOR):
            ledger.hear(game.EVENTS[event[0]].name, event[2:])
        assert min(state.jobs) < 0 or ledger.agrees(state)
        if game.decision(state) is None:
            break
        events = game.apply(state, pick(game, state, rng))


# Windows ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-08", "SLACK-100")
@examples(150)
@given(worlds())
def test_a_window_waits_for_everybody_else_who_holds_cards_until_they_have_answered(world: World) -> None:
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
@examples(60)
@given(worlds())
def test_the_order_of_passes_does_not_matter(world: World) -> None:
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


def bits(mask: int) -> set[int]:
    return {1 << i for i in range(mask.bit_length()) if mask >> i & 1}


def idle_seats(game: Cthulhu, state: SlackState) -> list[int]:
    """Those asked in a window, or about a gift, who can do nothing but pass."""
    if not state.stack or state.stack[-1][0] not in (WINDOW, GIFT):
        return []
    return [seat for seat in range(state.seats) if game.moves(state, seat) == [(seat, DO_PASS)]]


def test_passing_at_once_for_who_can_do_nothing_else_is_the_same_as_passing() -> None:
    """The shortcuts of drivers without people leave out nobody who could do something."""
    passed: Counter[str] = Counter()

    @examples(50)
    @given(worlds())
    def compare(world: World) -> None:
        game, state = world.game, world.state
        for _ in range(30):
            decision = game.decision(state)
            if decision is None:
                break
            able = game.interjectors(state, decision.interject)
            assert list(able) == [seat for seat in decision.interject if game.moves(state, seat)]
            short = state.clone()
            events: list[Event] = []
            if state.stack[-1][0] in (WINDOW, GIFT) and game.fast_forward(short, events):
                slow = state.clone()
                slow_events = []
                while not game.rules.asks_in_turn and (idle := idle_seats(game, slow)):
                    slow_events += game.apply(slow, (idle[0], DO_PASS))
                if not game.rules.asks_in_turn:
                    assert slow == short
                    assert slow_events == events
                passed["all" if events else "some"] += 1
            elif state.stack[-1][0] in (WINDOW, GIFT):
                assert short == state
            game.apply(state, pick(game, state, world.rng))

    compare()
    assert min(passed["some"], passed["all"]) >= 30, passed


# Copies -------------------------------------------------------------------------------------------------------------


@examples(60)
@given(worlds())
def test_a_clone_is_equal_and_independent(world: World) -> None:
    game, state = world.game, world.state
    copy = state.clone()
    assert copy == state
    before = copy.to_json()
    moves = list(playing_on(game, state, Random(7)))
    assert copy.to_json() == before
    for move in moves:
        game.apply(copy, move)
    assert copy == state


@examples(60)
@given(worlds())
def test_a_saved_state_goes_on_as_if_nothing_had_happened(world: World) -> None:
    game, state = world.game, world.state
    loaded = game.state_from_json(json.loads(json.dumps(state.to_json())))
    assert loaded == state
    rng = Random(3)
    while game.decision(state) is not None:
        move = pick(game, state, rng)
        assert game.apply(loaded, move) == game.apply(state, move)
    assert loaded == state


@examples(40)
@given(worlds())
def test_what_is_not_a_saved_state_is_not_loaded(world: World) -> None:
    data = json.loads(json.dumps(world.state.to_json()))
    for name in world.state.FIELDS:
        without = {key: value for key, value in data.items() if key != name}
        with pytest.raises((KeyError, TypeError, ValueError)):
            world.game.state_from_json(without)
        with pytest.raises((KeyError, TypeError, ValueError)):
            world.game.state_from_json({**data, name: "x"})
    with pytest.raises((KeyError, TypeError, ValueError)):
        world.game.state_from_json({**data, "more": 1})


# Records ------------------------------------------------------------------------------------------------------------


@examples(40)
@given(games(), SEEDS)
def test_the_same_seed_is_the_same_game(table: tuple[Cthulhu, int], seed: int) -> None:
    game, seats = table
    twin = load("cthulhu", game.options)
    assert isinstance(twin, Cthulhu)
    first, second = game.new(seats, seed), twin.new(seats, seed)
    assert first == second
    assert list(playing_on(game, first, Random(seed))) == list(playing_on(twin, second, Random(seed)))
    assert first == second


@examples(25)
@given(tables(most_moves=250))
def test_a_replay_is_the_live_game_to_the_last_event(played: tuple[Table, Random]) -> None:
    table, _ = played
    record = load_record(dump(table.record))
    again = replay(load("cthulhu", record.options), record)
    assert again.state == table.state
    assert again.opening == table.opening
    assert again.steps == table.steps
    assert dump(again.record) == dump(table.record)
    for viewer in (*range(len(table.names)), SPECTATOR):
        assert again.log(viewer) == table.log(viewer)


@examples(20)
@given(tables(most_moves=80))
def test_undo_returns_exactly_to_the_earlier_state(played: tuple[Table, Random]) -> None:
    table, rng = played
    history = [(table.state.clone(), dump(table.record))]
    for _ in range(6):
        if table.state.is_over:
            break
        play_one(table, rng)
        history.append((table.state.clone(), dump(table.record)))
    while len(history) > 1:
        history.pop()
        assert table.undo(table.steps[-1].move[0]) == len(table.steps)
        assert (table.state, dump(table.record)) == history[-1]


# Views --------------------------------------------------------------------------------------------------------------


@examples(150)
@given(worlds())
def test_a_sampled_world_looks_the_same(world: World) -> None:
    for viewer in world.viewers:
        view = world.game.view(world.state, viewer)
        before = view.to_json()
        sampled = world.game.sample(view, world.sampling)
        assert world.game.view(sampled, viewer) == view
        assert view.to_json() == before
        assert all_cards(sampled) == list(range(LIFE_CARDS))
        assert sampled.rng.to_json() != world.state.rng.to_json()
        mine, theirs = world.game.decision(world.state), world.game.decision(sampled)
        assert (mine is None) == (theirs is None)


@examples(40)
@given(worlds())
def test_a_sampled_world_can_be_played_to_its_end(world: World) -> None:
    for viewer in (world.rng.randrange(world.state.seats), SPECTATOR):
        sampled = world.game.sample(world.game.view(world.state, viewer), world.sampling)
        for _ in playing_on(world.game, sampled, world.rng):
            pass
        assert all_cards(sampled) == list(range(LIFE_CARDS))
        assert sampled.is_over


@examples(100)
@given(worlds())
def test_samples_differ_where_more_than_one_world_is_possible(world: World) -> None:
    game, state = world.game, world.state
    for viewer in world.viewers:
        view = game.view(state, viewer)
        samples = [game.sample(view, world.sampling) for _ in range(12)]
        hidden = [view.hand_sizes[seat] - len(view.known[seat]) for seat in range(state.seats) if seat != viewer]
        if max(hidden) and view.deck_size + sum(hidden) >= 12:
            assert len({str(sampled.hands) for sampled in samples}) > 1
        assert len({key_of(sampled) for sampled in samples}) == 12
        for sampled in samples:
            for seat in range(state.seats):
                assert set(view.known[seat]) <= set(sampled.hands[seat])


def test_a_hidden_card_is_equally_likely_in_every_hidden_place() -> None:
    game = load("cthulhu")
    assert isinstance(game, Cthulhu)
    state = game.new(3, 99)
    view = game.view(state, 0)
    rng = stream("99", "sample")
    tries = 4000
    at: Counter[int] = Counter()
    card = state.hands[1][0]
    for _ in range(tries):
        sampled = game.sample(view, rng)
        at.update(seat for seat in (1, 2) if card in sampled.hands[seat])
    hidden = LIFE_CARDS - len(view.hand)
    for seat in (1, 2):
        chance = len(state.hands[seat]) / hidden
        assert abs(at[seat] - tries * chance) < 5 * (tries * chance * (1 - chance)) ** 0.5


@examples(60)
@given(worlds())
def test_a_view_shares_nothing_with_the_state(world: World) -> None:
    game, state = world.game, world.state
    views = [game.view(state, viewer) for viewer in world.viewers]
    before = [view.to_json() for view in views]
    for _ in playing_on(game, state, world.rng):
        pass
    assert [view.to_json() for view in views] == before


@examples(60)
@given(worlds())
def test_a_view_names_no_card_that_its_viewer_has_not_seen(world: World) -> None:
    game, state = world.game, world.state
    for viewer in world.viewers:
        view = game.view(state, viewer)
        shown = {card for place in (view.hand, view.discard, view.table, *view.rooms, *view.known) for card in place}
        hidden = set(state.deck)
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                hidden |= {card for card in hand if not state.seen[card] >> viewer & 1}
        assert not shown & hidden
        frames = {card for frame in view.stack if frame[0] == PLAY for card in frame[2:3]}
        assert not frames & hidden
        assert all(view.slack[card] == 0 for card in hidden)
    assert game.view(state, SPECTATOR).moves == []


# Nobody learns what they may not know -------------------------------------------------------------------------------


@examples(80)
@given(worlds())
def test_what_a_seat_cannot_see_changes_nothing_of_what_it_is_told(world: World) -> None:
    game, state = world.game, world.state
    for viewer in world.viewers:
        other = swapped(world, viewer)
        mine, theirs = game.decision(state), game.decision(other)
        assert (mine is None) == (theirs is None)
        if mine is not None and theirs is not None:
            for name in ("prompt", "shape", "asked", "interject"):
                assert getattr(mine, name) == getattr(theirs, name)
        assert game.view(other, viewer) == game.view(state, viewer)
        if viewer != SPECTATOR:
            for move in world.rng.sample(universe(game, state, Random(5)), 60):
                own = (viewer, *move[1:])
                assert told(refusal(game, other, own)) == told(refusal(game, state, own))


def test_two_worlds_that_look_the_same_go_on_looking_the_same() -> None:
    """Both are played in parallel with the same dice, by moves that are possible in both, until chance tells a card."""
    walked: Counter[str] = Counter()

    @examples(120)
    @given(worlds())
    def walk(world: World) -> None:
        game = world.game
        viewer = world.rng.choice(world.viewers)
        here, there = world.state.clone(), swapped(world, viewer)
        is_other = here.hands != there.hands
        for _ in range(40):
            decision = game.decision(here)
            if decision is None:
                break
            seats = [*decision.asked, *decision.interject]
            moves = [move for seat in seats for move in game.moves(here, seat) if refusal(game, there, move) is None]
            if not moves:
                break
            move = world.rng.choice(moves)
            events, others = game.apply(here, move), game.apply(there, move)
            heard, heard_there = visible(events, viewer), visible(others, viewer)
            if heard != heard_there:
                different = [one for one in (*heard, *heard_there) if one not in heard or one not in heard_there]
                names = {game.EVENTS[event[0]].name for event in different}
                assert names & BY_CHANCE, (names, write(game, move, world.names))
                break
            assert game.view(here, viewer) == game.view(there, viewer), write(game, move, world.names)
            after, after_there = game.decision(here), game.decision(there)
            assert (after is None) == (after_there is None)
            if after is not None and after_there is not None:
                assert (after.asked, after.prompt, after.interject) == (
                    after_there.asked,
                    after_there.prompt,
                    after_there.interject,
                )
            walked["own move" if move[0] == viewer else "another's move"] += is_other
            walked["window"] += is_other and here.stack[-1:] != [] and here.stack[-1][0] == WINDOW

    walk()
    for name in ("own move", "another's move", "window"):
        assert walked[name] >= 200, walked


def test_who_heard_the_same_sees_the_same() -> None:
    """A view follows from what was seen and heard before: hidden chance (a drawn or stolen card) cannot show in it."""
    compared: Counter[str] = Counter()

    @examples(50)
    @given(worlds())
    def compare(world: World) -> None:
        game, state = world.game, world.state
        for _ in range(25):
            if game.decision(state) is None:
                break
            if state.stack[-1][0] in (TURN, WINDOW):  # so that there is something known that chance can move
                shower, watcher = world.rng.sample(range(state.seats), 2)
                game.apply(state, (shower, DO_SHOW, watcher))
            move = pick(game, state, world.rng)
            thefts = [one for seat in range(state.seats) for one in game.moves(state, seat) if _is_theft(game, one)]
            if thefts:
                move = world.rng.choice(thefts)
            ends = []
            for salt in range(3):
                other = state.clone()
                if salt:
                    other.rng = stream(f"{salt} {other.rng.to_json()}", "game")
                ends.append((game.apply(other, move), other))
            for viewer in world.viewers:
                for events, other in ends[1:]:
                    if visible(events, viewer) == visible(ends[0][0], viewer):
                        assert game.view(other, viewer) == game.view(ends[0][1], viewer), write(game, move, world.names)
                        compared["all"] += 1
                        compared["hidden chance"] += events != ends[0][0]
            game.apply(state, move)

    compare()
    assert compared["hidden chance"] >= 100, compared


def _is_theft(game: Cthulhu, move: Move) -> bool:
    """Whether a Whenever that takes cards from a hand is played."""
    if move[1] != DO_PLAY or game.rules.cards[move[2]].effects < 0:
        return False
    effects = game.rules.lists[game.rules.cards[move[2]].effects]
    return any(OPS[effect.op] == "steal" for effect in effects)


@examples(80)
@given(tables(most_moves=250))
def test_secrets_are_told_to_those_who_may_know_only(played: tuple[Table, Random]) -> None:
    table, _ = played
    names = [kind.name for kind in table.game.EVENTS]
    shared = table.game.options["show_hand"] == "lasting"
    for event in [*table.opening, *(event for step in table.steps for event in step.events)]:
        name = names[event[0]]
        if name in ("hand_dealt", "drawn"):
            assert event[1] >> event[2] & 1
            assert event[1] == 1 << event[2] or (shared and event[1] != EVERYONE)
        elif name in ("stolen_card", "hand_seen"):
            both = 1 << event[2] | 1 << event[3]
            assert event[1] & both == both
            assert event[1] == both or (shared and event[1] != EVERYONE)
        else:
            assert event[1] == EVERYONE


@examples(60)
@given(worlds())
def test_sampling_does_not_touch_the_dice_of_the_game(world: World) -> None:
    before = world.state.to_json()
    for viewer in world.viewers:
        world.game.sample(world.game.view(world.state, viewer), world.sampling)
    assert world.state.to_json() == before


@examples(60)
@given(worlds())
def test_what_is_told_by_chance_is_marked_as_telling(world: World) -> None:
    game, state = world.game, world.state
    for _ in range(20):
        if game.decision(state) is None:
            break
        count = state.rng.count
        events = game.apply(state, pick(game, state, world.rng))
        if state.rng.count != count:
            assert reveals(game.EVENTS, events)


def test_names_fit_the_largest_table() -> None:
    assert len(NAMES) == load("cthulhu").SEATS[1]
