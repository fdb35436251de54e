"""The careful bot of Scare: strong enough, fair, never breaking a rule, and not predictable."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from stammtisch.bots.play import bot_streams, play_out
from stammtisch.boxes import load, make_bot
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import BadOption
from stammtisch.engine.rng import stream
from stammtisch.engine.state import Move
from stammtisch.games.scare.events import PARANOIA_STRUCK, PLACED, SCORED, TRICK_TAKEN
from stammtisch.games.scare.state import STACK
from stammtisch.lab.simulate import simulate

NAMES = ["ann", "bob", "cem", "dora"]
BOTTOM = 6


def mean_scores(seats: int, games: int, options: dict[str, object] | None = None) -> tuple[list[float], float]:
    """One careful bot among random ones: its mean score in each seat, and that of all random bots."""
    careful: list[list[int]] = [[] for _ in range(seats)]
    others: list[int] = []
    bots = ["careful", *["random"] * (seats - 1)]
    for result in simulate("scare", options or {}, seats, bots, games, "strength", 2, rotate=True):
        for seat, bot in enumerate(result["bots"]):
            (careful[seat] if bot == "careful" else others).append(result["scores"][seat])
    assert all(len(scores) == games // seats for scores in careful)
    return [sum(scores) / len(scores) for scores in careful], sum(others) / len(others)


def test_beats_random_bots_from_every_seat() -> None:
    careful, others = mean_scores(4, 1000)
    assert min(careful) >= 3 * others
    assert sum(careful) / 4 >= 3.8 * others


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (5, {}), (6, {}), (4, {"preset": "balanced-7"}), (4, {"refill": "equalise"}), (4, {"allow_sets": False})],
)
def test_beats_random_bots_at_other_tables(seats: int, options: dict[str, object]) -> None:
    careful, others = mean_scores(seats, 120, options)
    assert sum(careful) / seats >= 2.5 * others


def test_four_of_them_play_an_interesting_game() -> None:
    game = load("scare")
    bots = [make_bot("careful", game)] * 4
    places: Counter[int] = Counter()
    lengths: Counter[int] = Counter()
    paranoia = 0
    for number in range(100):
        events: list[Event] = []
        play_out(game, game.new(4, number), bots, bot_streams(str(number), 4), events)
        tricks = 0
        for event in events:
            if event[0] == PLACED:
                places[event[3]] += 1
            elif event[0] == TRICK_TAKEN:
                tricks += 1
            elif event[0] == PARANOIA_STRUCK:
                paranoia += 1
            elif event[0] == SCORED and event[2] == 3:
                lengths[tricks] += 1
                tricks = 0
    rounds = lengths.total()
    assert rounds == 800
    assert lengths[1] < 0.25 * rounds  # nobody rushes to the top, so rounds do not all end at once
    assert sum(length * count for length, count in lengths.items()) > 3.5 * rounds
    assert 0.15 * rounds < paranoia < 0.45 * rounds
    assert all(places[place] > 0.005 * places.total() for place in range(1, BOTTOM + 1))
    assert places[1] < 0.65 * places.total()
    assert places[BOTTOM] > 0.1 * places.total()


# Single decisions ----------------------------------------------------------------------------------------------------


def choices(game: AnyGame, state: Any, seat: int, times: int = 200) -> Counter[str]:
    bot = make_bot("careful", game)
    view = game.view(state, seat)
    rng = Random(f"choices {seat}")
    return Counter(game.write(bot.choose(game.moves(state, seat), view, rng), NAMES) for _ in range(times))


def at_table(seats: list[dict[str, Any]], leader: str, *lines: str) -> tuple[AnyGame, Any]:
    """Everybody has the given stack and hand; the seats before the one in question have played."""
    game = load("scare")
    state = game.position({"leader": leader}, seats, NAMES)
    for line in lines:
        game.apply(state, parse(game, line, NAMES))
    return game, state


@pytest.mark.rule("TRK-21")
def test_places_the_scare_card_by_the_hand() -> None:
    def places_for(hand: list[int]) -> Counter[str]:
        game = load("scare")
        rest = [face for face in range(1, 10) for _ in range(8 - hand.count(face))]
        others = [{"hand": rest[seat::7][:10]} for seat in range(3)]
        return choices(game, game.position({}, [{"hand": hand}, *others], NAMES), 0, times=1000)

    low = places_for([1, 1, 1, 2, 2, 2, 3, 3, 3, 4])
    high = places_for([7, 8, 8, 8, 8, 9, 9, 9, 9, 9])
    mixed = places_for([2, 3, 4, 4, 5, 6, 6, 7, 7, 8])
    assert low["stack 1"] > 600
    assert high[f"stack {BOTTOM}"] > 600
    assert low[f"stack {BOTTOM}"] < mixed[f"stack {BOTTOM}"] < high[f"stack {BOTTOM}"]
    assert all(len(places) >= 3 for places in (low, high, mixed))  # nobody knows for sure


@pytest.mark.rule("TRK-15")
def test_goes_under_when_its_scare_card_is_on_top() -> None:
    mine = {"hand": [2, 7, 9], "position": 1, "stack_size": 6}
    others = [{"hand": [6, 3, 3], "position": 4, "stack_size": 6} for _ in range(3)]
    game, state = at_table([mine, *others], "bob", "bob: play 3", "cem: play 6", "dora: play 3")
    assert choices(game, state, 0) == {"play 2": 200}


@pytest.mark.rule("TRK-15")
def test_gets_rid_of_its_high_cards_when_somebody_goes_higher() -> None:
    mine = {"hand": [1, 2, 8], "position": 1, "stack_size": 6}
    others = [{"hand": [9, 3, 3], "position": 4, "stack_size": 6} for _ in range(3)]
    game, state = at_table([mine, *others], "bob", "bob: play 3", "cem: play 9", "dora: play 3")
    assert choices(game, state, 0)["play 8"] > 150


@pytest.mark.rule("TRK-22")
def test_takes_the_trick_that_ends_in_paranoia() -> None:
    mine = {"hand": [1, 2, 9], "position": 1, "stack_size": 1}
    others = [{"hand": [6, 3, 3], "position": 2, "stack_size": 6} for _ in range(3)]
    game, state = at_table([mine, *others], "bob", "bob: play 3", "cem: play 6", "dora: play 3")
    assert choices(game, state, 0) == {"play 9": 200}


@pytest.mark.rule("TRK-08")
def test_counts_the_fives_before_it_dares_a_trick() -> None:
    mine = {"hand": [2, 2, 8], "position": 2, "stack_size": 6}
    others = [{"hand": [1, 5, 6], "position": 3, "stack_size": 6} for _ in range(3)]
    safe = at_table([mine, *others], "bob", "bob: play 1", "cem: play 6", "dora: play 6")
    risky = at_table([mine, *others], "bob", "bob: play 1", "cem: play 5", "dora: play 6")
    assert choices(*safe, 0)["play 8"] > 150
    assert choices(*risky, 0)["play 8"] == 0


@pytest.mark.rule("TRK-26")
def test_lifts_its_scare_card_from_the_bottom_to_the_top() -> None:
    mine = {"hand": [1, 2, "0/10"], "position": 6, "stack_size": 6}
    others = [{"hand": [1, 3, 6], "position": 3, "stack_size": 6} for _ in range(3)]
    game, state = at_table([mine, *others], "bob", "bob: play 1", "cem: play 6", "dora: play 6")
    assert choices(game, state, 0)["play 0/10 as 10"] > 150


# Whatever is on the table --------------------------------------------------------------------------------------------

tables = st.fixed_dictionaries(
    {
        "stack_size": st.integers(3, 8),
        "fright_min_above": st.integers(0, 3),
        "copies": st.lists(st.integers(0, 12), min_size=9, max_size=9),
        "wild_count": st.integers(0, 4),
        "hand_size": st.integers(7, 12),
        "first_lead": st.sampled_from(["holder", "left"]),
        "allow_sets": st.booleans(),
        "max_set": st.integers(2, 12),
        "refill": st.sampled_from(["none", "equalise"]),
        "solo_tail": st.sampled_from(["play", "end"]),
        "extra_reveal_face": st.integers(0, 9),
        "paranoia_points": st.integers(0, 20),
        "stop_at_scare": st.booleans(),
        "rounds": st.integers(1, 3),
    }
)


@settings(max_examples=60, deadline=None)
@given(options=tables, seats=st.integers(3, 6), seed=st.text(max_size=5))
def test_only_ever_makes_legal_moves(options: dict[str, Any], seats: int, seed: str) -> None:
    game = load("scare", options)
    try:
        state = game.new(seats, seed)
    except BadOption:  # options that exclude each other: another example
        reject()
    bot = make_bot("careful", game)
    streams = bot_streams(seed, seats)
    while (decision := game.decision(state)) is not None:
        for seat in decision.asked[:1]:
            moves = game.moves(state, seat)
            chosen = bot.choose(list(moves), game.view(state, seat), streams[seat])
            assert chosen in moves
            game.apply(state, chosen)


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(3, 6), seed=st.text(max_size=5), steps=st.integers(0, 80))
def test_knows_no_more_than_its_view(seats: int, seed: str, steps: int) -> None:
    game = load("scare", {"rounds": 20})
    state = game.new(seats, seed)
    bot = make_bot("careful", game)
    numbers = stream(seed, "test")
    seat = seats - 1
    for _ in range(steps):
        moves = game.moves(state, seat)
        game.apply(state, moves[numbers.below(len(moves))])
        decision = game.decision(state)
        assert decision is not None
        seat = decision.asked[-1]

    def choose(world: Any) -> Move:
        return bot.choose(game.moves(world, seat), game.view(world, seat), Random(f"{seed} {seat}"))

    before = state.to_json()
    chosen = choose(state)
    assert state.to_json() == before
    view = game.view(state, seat)
    worlds = [game.sample(view, stream(f"{seed}{number}", "sample")) for number in range(5)]
    assume(any(world.hands != state.hands for world in worlds))  # at the end of a round there may be only one
    assert [choose(world) for world in worlds] == [chosen] * 5


def test_remembers_nothing() -> None:
    """A bot that has played before chooses like a new one, so an interrupted game can go on."""
    game = load("scare")
    used = make_bot("careful", game)
    play_out(game, game.new(4, "warm"), [used] * 4, bot_streams("warm", 4))

    def moves_of(bots: list[Any]) -> list[int]:
        state = game.new(4, "again")
        play_out(game, state, bots, bot_streams("again", 4))
        return list(state.sheet)

    assert moves_of([used] * 4) == moves_of([make_bot("careful", game) for _ in range(4)])


def test_is_not_the_same_twice() -> None:
    game = load("scare")
    state = game.new(4, "7")
    bot = make_bot("careful", game)
    view = game.view(state, 0)
    chosen = {bot.choose(game.moves(state, 0), view, Random(seed)) for seed in range(50)}
    assert len(chosen) >= 2
    assert all(move[1] == STACK for move in chosen)
