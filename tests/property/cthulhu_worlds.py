"""Tables of Chez Cthulhu: any options, any point of the game, random and greedy moves, interjections included.

`STAMMTISCH_FUZZ=1000` runs a thousand new examples of every property, as in `worlds`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from hypothesis import strategies as st

from stammtisch.bots import Bot, make_bot
from stammtisch.engine.problem import Refused
from stammtisch.engine.rng import Rng, stream
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table
from stammtisch.games import load
from stammtisch.games.slack import Cthulhu
from stammtisch.games.slack.cards import ACTIVITY
from stammtisch.games.slack.room import draw_limit, look_at_all
from stammtisch.games.slack.state import (
    DISCARD,
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    DO_SHOW,
    NO_CARD,
    NOBODY,
    PLAY,
    SETTLE,
    TO_DISCARD,
    TRIP,
    TURN,
    WINDOW,
    SlackState,
)
from tests.property.worlds import key_of

NAMES = ("ann", "bob", "cem", "dan", "eve")
SPECTATOR = 60
LIFE_CARDS = 101
JOBS = 9
MOST_MOVES = 30_000  # random games take a few hundred
MANNERS = ("random", "busy", "greedy")
SEEDS = st.integers(0, 2**32)


@dataclass
class World:
    """A game, a state somewhere in it, and dice for whoever goes on from there."""

    game: Cthulhu
    state: SlackState
    rng: Random  # picks moves
    sampling: Rng  # draws worlds

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.state.seats]

    @property
    def viewers(self) -> list[int]:
        return [*range(self.state.seats), SPECTATOR]

    def __repr__(self) -> str:
        return f"World({self.game.options}, {self.state.to_json()})"


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for option in Cthulhu.OPTIONS:
        if option.choices:
            found[option.name] = draw(st.sampled_from(option.choices))
        elif isinstance(option.default, bool):
            found[option.name] = draw(st.sampled_from([True, True, False]))
    found["winner"] = draw(st.sampled_from([0, 0, *range(1, seats + 1)]))
    return found


@st.composite
def games(draw: st.DrawFn) -> tuple[Cthulhu, int]:
    """A game and the number of people who play it; every second one with the usual options."""
    seats = draw(st.integers(2, 5))
    game = load("cthulhu", draw(st.one_of(st.just({}), options(seats))))
    assert isinstance(game, Cthulhu)
    return game, seats


@st.composite
def worlds(draw: st.DrawFn, most_moves: int = 300) -> World:
    """A state that a random number of random moves leads to. It may be the end of the game."""
    game, seats = draw(games())
    seed = draw(SEEDS)
    state = game.new(seats, seed)
    rng = Random(seed)
    for _ in range(draw(st.integers(0, most_moves))):
        if game.decision(state) is None:
            break
        game.apply(state, pick(game, state, rng))
    return World(game, state, rng, stream(str(seed), "sample"))


@st.composite
def tables(draw: st.DrawFn, most_moves: int = 200) -> tuple[Table, Random]:
    """The same with its record."""
    game, seats = draw(games())
    seed = draw(SEEDS)
    table = Table(game, NAMES[:seats], str(seed))
    rng = Random(seed)
    for _ in range(draw(st.integers(0, most_moves))):
        if table.state.is_over:
            break
        play_one(table, rng)
    return table, rng


def play_one(table: Table, rng: Random) -> Move:
    """One random move at a recorded table."""
    assert isinstance(table.game, Cthulhu)
    assert isinstance(table.state, SlackState)
    move = pick(table.game, table.state, rng)
    table.apply(move)
    return move


def pick(game: Cthulhu, state: SlackState, rng: Random) -> Move:
    """A random move of a random seat that is asked, or of one that interjects, or a hand that is shown.

    Each game has its manner: anything goes, or people play what they can, so that windows pile up, or they are greedy.
    """
    decision = game.decision(state)
    assert decision is not None
    manner = MANNERS[key_of(state) % len(MANNERS)]
    if decision.interject and rng.random() < 0.15:
        seat = rng.choice(decision.interject)
        if moves := game.moves(state, seat):
            if manner != "greedy":
                return rng.choice(moves)
            if move := greedy(game).interject(moves, game.view(state, seat), rng):
                return move
    if rng.random() < 0.01 and state.stack[-1][0] in (TURN, WINDOW):
        shower, watcher = rng.sample(range(state.seats), 2)
        return (shower, DO_SHOW, watcher)
    seat = rng.choice(decision.asked)
    moves = game.moves(state, seat)
    if manner == "greedy":
        return greedy(game).choose(moves, game.view(state, seat), rng)
    if manner == "busy" and rng.random() < 0.8:
        return rng.choice([move for move in moves if move[1] not in (DO_PASS, DO_DONE)] or moves)
    return rng.choice(moves)


@cache
def greedy(game: Cthulhu) -> Bot:
    return make_bot("greedy", game)


def playing_on(game: Cthulhu, state: SlackState, rng: Random) -> Iterator[Move]:
    """Plays a state to the end of the game; yields each move once it has been played."""
    for _ in range(MOST_MOVES):
        if game.decision(state) is None:
            return
        move = pick(game, state, rng)
        game.apply(state, move)
        yield move
    raise AssertionError("the game does not end")


def all_cards(state: SlackState) -> list[int]:
    places = [*state.hands, *state.rooms, state.deck, state.discard, state.table]
    return sorted(card for place in places for card in place)


def pending(state: SlackState) -> list[int]:
    """The cards on the table that are being played or have not done their work yet, and lasting Whenevers."""
    found = list(state.lasting[::2])
    for frame in state.stack:
        if frame[0] == TRIP:
            found += [card for card in (frame[2], *frame[4:]) if card != NO_CARD]
        elif frame[0] == PLAY:
            found.append(frame[2])
        elif frame[0] == SETTLE and frame[1] != NO_CARD:
            found.append(frame[1])
    return found


def held(game: Cthulhu, state: SlackState, seat: int) -> int:
    """Cards in hand, and what may come back: Things on a trip, and an Activity with a Cost."""
    trips = [frame for frame in state.stack if frame[0] == TRIP and frame[1] == seat]
    plays = [game.rules.of[frame[2]] for frame in state.stack if frame[0] == PLAY and frame[1:4:2] == (seat, NOBODY)]
    paid = [card for card in plays if card.kind == ACTIVITY and card.cost]
    return len(state.hands[seat]) + sum(len(frame) - 4 for frame in trips if not frame[3]) + len(paid)


def limits(game: Cthulhu, state: SlackState) -> list[int]:
    return [draw_limit(game.rules, state, seat) for seat in range(state.seats)]


# Moves, legal and otherwise -----------------------------------------------------------------------------------------


def universe(game: Cthulhu, state: SlackState, rng: Random) -> list[Move]:
    """Moves of every kind about everything that lies on this table, and about some things that do not."""
    rules = game.rules
    definitions = range(len(rules.cards))
    near = {rules.number[card] for place in (*state.hands, *state.rooms, state.table) for card in place}
    cards = sorted(near | set(rng.sample(definitions, 6)))
    there = sorted({rules.number[card] for room in state.rooms for card in room} | {rng.choice(definitions)})
    seats = range(state.seats)
    found: list[Move] = []
    for seat in seats:
        found += [(seat, DO_PASS), (seat, DO_DONE)]
        found += [(seat, DO_SHOW, other) for other in seats]
        found += [(seat, DO_CHOOSE_SEAT, other) for other in (*seats, TO_DISCARD)]
        found += [(seat, DO_CHOOSE_JOB, job) for job in range(len(rules.jobs))]
        for card in cards:
            found.append((seat, DO_CHOOSE_CARD, card))
            found += [(seat, DO_EVICT, card, door) for door in (*seats, NOBODY, TO_DISCARD)]
            found += [(seat, DO_PLAY, card, target, NO_CARD) for target in (NOBODY, *seats)]
            found += [
                (seat, DO_PLAY, card, other, aimed)
                for other in seats
                for aimed in rng.sample(there, min(4, len(there)))
            ]
        hand = [rules.number[card] for card in state.hands[seat]]
        for _ in range(12):
            basket = rng.sample(hand, rng.randint(0, len(hand))) + rng.choices(cards, k=rng.choice([0, 0, 0, 1]))
            found += [(seat, DO_DISCARD, *basket)]
            if basket:
                found += [(seat, DO_SHOP, *basket)]
    return list(dict.fromkeys(found))


def nonsense(game: Cthulhu, state: SlackState) -> Iterator[Move]:
    """Moves that nobody can write down, but a program could send."""
    cards = len(game.rules.cards)
    for seat in (0, state.seats - 1):
        held = [game.rules.number[card] for card in state.hands[seat]]
        for card in (*held, -1, -2, cards, cards + 50):
            for target in (-2, state.seats, 9):
                yield (seat, DO_PLAY, card, target, NO_CARD)
            for aimed in (-2, cards, 500):
                yield (seat, DO_PLAY, card, 0, aimed)
            for door in (-3, state.seats, 7):
                yield (seat, DO_EVICT, card, door)
        for card in (-1, -7, cards, 500):
            yield (seat, DO_PLAY, card, NOBODY, NO_CARD)
            yield (seat, DO_EVICT, card, TO_DISCARD)
            yield (seat, DO_CHOOSE_CARD, card)
            yield (seat, DO_SHOP, card)
            yield (seat, DO_DISCARD, card)
            yield (seat, DO_CHOOSE_JOB, card)
        for other in (-1, -2, state.seats, 9, 60):
            yield (seat, DO_SHOW, other)
        for other in (-3, -1, state.seats, 9):
            yield (seat, DO_CHOOSE_SEAT, other)
        yield (seat, DO_SHOP)
        yield (seat, DO_PASS, 1)
        yield (seat, DO_DONE, 0)
        yield (seat, DO_SHOW)
        yield (seat, DO_PLAY)
        yield (seat, DO_PLAY, *held[:1])
        yield (seat, DO_PLAY, *held[:1], NOBODY)
        yield (seat, DO_PLAY, *held[:1], NOBODY, NO_CARD, 0)
        yield (seat, DO_EVICT, *held[:1])
        yield (seat, DO_CHOOSE_CARD)
        yield (seat, DO_CHOOSE_SEAT)
        yield (seat, DO_CHOOSE_JOB)
        for verb in (-1, 10, 99):
            yield (seat, verb)
            yield (seat, verb, 0)
            yield (seat, verb, 0, NOBODY, NO_CARD)
    for seat in (-1, state.seats, 60):
        yield (seat, DO_PASS)
        yield (seat, DO_DONE)
        yield (seat, DO_SHOW, 0)
        yield (seat, DO_DISCARD)
        for card in (0, 1):
            yield (seat, DO_PLAY, card, NOBODY, NO_CARD)
    yield ()
    yield (0,)


def canonical(state: SlackState, move: Move, listed: set[Move]) -> Move:
    """The listed move that this one is only another spelling of, or the move itself.

    Baskets and discards in any order; `done` for a discard of nothing; a thrown TV that does not name its victim.
    """
    seat, verb, *rest = move
    if verb in (DO_SHOP, DO_DISCARD):
        for other in listed:
            if other[:2] == (seat, verb) and sorted(other[2:]) == sorted(rest):
                return other
    if verb == DO_DONE and state.phase == DISCARD:
        return (seat, DO_DISCARD)
    if verb == DO_PLAY and rest[1:] == [NOBODY, NO_CARD] and move not in listed and state.stack[-1][0] == WINDOW:
        thrown = (seat, DO_PLAY, rest[0], state.turn, NO_CARD)  # a Free Time is always that of the player in turn
        return thrown if thrown in listed else move
    return move


def is_shown(state: SlackState, move: Move) -> bool:
    """Showing a hand is allowed between steps and never listed."""
    return move[1] == DO_SHOW and move[0] != move[2] and bool(state.stack) and state.stack[-1][0] in (TURN, WINDOW)


def refusal(game: Cthulhu, state: SlackState, move: Move) -> Refused | None:
    try:
        game.check(state, move)
    except Refused as refused:
        return refused
    return None


def told(refused: Refused | None) -> tuple[object, ...]:
    """Everything that a refusal says."""
    return () if refused is None else (refused.rule, refused.code, sorted(refused.facts.items()))


# Other worlds ---------------------------------------------------------------------------------------------------------


def swapped(world: World, viewer: int, most: int = 8) -> SlackState:
    """Another world that looks the same to the viewer: some cards of hidden places have changed places.

    Cards of which there are copies stay where they are, so that the same words mean the same card in both worlds.
    """
    game, state = world.game, world.state.clone()
    copies = [game.rules.cards[number].copies for number in game.rules.number]
    hidden = [(state.deck, i) for i in range(len(state.deck))]
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            hidden += [(hand, i) for i, card in enumerate(hand) if not state.seen[card] >> viewer & 1]
    places = [(place, i) for place, i in hidden if copies[place[i]] == 1]
    for _ in range(most):
        if len(places) < 2:
            break
        (here, i), (there, j) = world.rng.sample(places, 2)
        a, b = here[i], there[j]
        here[i], there[j] = b, a
        state.seen[a], state.seen[b] = state.seen[b], state.seen[a]  # who knows the place knows what is there now
    look_at_all(world.game.rules, state)
    return state


class Ledger:
    """Somebody who only hears what everybody hears, and writes it down: rooms, Slack, Madness, Jobs and hand sizes."""

    def __init__(self, seats: int) -> None:
        self.rooms: list[list[int]] = [[] for _ in range(seats)]
        self.slack: dict[int, int] = {}
        self.loose = [0] * seats
        self.madness = [0] * seats
        self.is_mad = [0] * seats
        self.jobs = [NOBODY] * seats
        self.hands = [0] * seats
        self.laid: set[int] = set()  # cards that have left a hand and are not in a room yet
        self.turn = self.phase = NOBODY

    def hear(self, name: str, facts: tuple[int, ...]) -> None:
        match name, facts:
            case "job_dealt" | "job_changed", (seat, job):
                self.jobs[seat] = job
            case "turn_started", (seat,):
                if self.turn == NOBODY:
                    self.hands = [5] * len(self.hands)  # SLACK-25: everybody knows how many were dealt
                self.turn = seat
            case "drew", (seat, count):
                self.hands[seat] += count
            case "announced", (seat, card, _, _):
                self.hands[seat] -= 1
                self.laid.add(card)
            case "shopping_announced", (seat, *cards):
                self.hands[seat] -= len(cards)
                self.laid |= set(cards)
            case "returned", (seat, *cards):
                self.hands[seat] += len(cards)
                self.laid -= set(cards)
            case "entered", (seat, card, slack, _, *bonuses):
                if card not in self.laid:  # a gift comes from the hand
                    self.hands[seat] -= 1
                self.laid.discard(card)
                self.rooms[seat].append(card)
                self.slack[card] = slack
                assert all(bonuses[1::2])  # nothing that adds nothing is named
            case "moved", (seat, card, _):
                self.rooms[seat].remove(card)
                self.laid.add(card)
            case "taken", (seat, card, victim):
                self.rooms[victim].remove(card)
                self.rooms[seat].append(card)
            case "marked", (_, card, slack):
                self.slack[card] = slack
            case "dropped", (seat, _):
                self.hands[seat] -= 1
            case "discarded", (seat, _):
                self.hands[seat] -= 1
            case "lost", (seat, card, _):
                self.rooms[seat].remove(card)
            case "left", (seat, card):
                if card in self.rooms[seat]:
                    self.rooms[seat].remove(card)
                else:  # a Person whose door was closed
                    self.laid.remove(card)
            case "phase_started", (_, phase):
                self.phase = phase
            case "call_failed" | "activity_failed", (_, card):
                self.laid.remove(card)
            case "cancelled", (_, card, _):
                self.laid.remove(card)
            case "stolen", (seat, victim, count):
                self.hands[seat] += count
                self.hands[victim] -= count
            case "loose_changed", (seat, by, loose):
                self.loose[seat] += by
                assert self.loose[seat] == loose
            case "madness_changed", (seat, by, madness):
                self.madness[seat] += by
                assert self.madness[seat] == madness
            case "went_mad", (seat,):
                self.madness[seat], self.is_mad[seat] = 0, 1

    def agrees(self, state: SlackState) -> bool:
        return (
            self.rooms == state.rooms
            and all(self.slack[card] == state.slack[card] for room in state.rooms for card in room)
            and (self.loose, self.madness, self.is_mad) == (state.loose, state.madness, state.is_mad)
            and self.jobs == state.jobs
            and self.hands == [len(hand) for hand in state.hands]
        )
