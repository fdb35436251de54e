"""The driver without people, and the bot that needs no thought."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from stammtisch.bots.bot import Bot
from stammtisch.bots.play import bot_streams, play_out
from stammtisch.boxes import known_bots, known_games, load, make_bot
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyView
from stammtisch.engine.problem import BadOption
from stammtisch.engine.state import Move


class Witness(Bot):
    """Plays the first move and remembers what it was shown."""

    NAME = "witness"

    def __init__(self, needs_view: bool) -> None:
        self.NEEDS_VIEW = needs_view  # type: ignore[misc]
        self.asked: list[tuple[int, AnyView | None]] = []
        self.moves: list[Move] = []

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        self.asked.append((moves[0][0], view))
        self.moves.append(moves[0])
        return moves[0]


@pytest.mark.parametrize("name", known_games())
def test_random_bots_play_every_game_to_its_end(name: str) -> None:
    game = load(name)
    seats = game.kind.seats[0]
    for number in range(5):
        state = game.new(seats, number)
        decisions = play_out(game, state, [make_bot("random", game)] * seats, bot_streams(str(number), seats))
        assert state.is_over
        assert state.winners
        assert decisions > seats


def test_plays_the_same_game_again() -> None:
    game = load("scare")

    def play(seed: str) -> tuple[Any, int, list[Event]]:
        state = game.new(4, "deal")
        events: list[Event] = []
        bots = [make_bot(name, game) for name in ("careful", "random", "careful", "random")]
        return state, play_out(game, state, bots, bot_streams(seed, 4), events), events

    assert play("7") == play("7")
    assert play("7")[0] != play("8")[0]


def test_counts_every_decision_and_tells_every_event_once() -> None:
    game = load("scare")
    witness = Witness(needs_view=False)
    state = game.new(4, "7")
    events: list[Event] = []
    decisions = play_out(game, state, [witness] * 4, bot_streams("7", 4), events)
    again = game.new(4, "7")
    told: list[Event] = []
    for move in witness.moves:
        told += game.apply(again, move)
    assert decisions == len(witness.moves)
    assert events == told
    assert state == again


def test_asks_seats_together_as_listed() -> None:
    game = load("scare")
    witness = Witness(needs_view=False)
    play_out(game, game.new(5, "7"), [witness] * 5, bot_streams("7", 5))
    assert [seat for seat, _ in witness.asked[:6]] == [0, 1, 2, 3, 4, 0]  # all stack, then the holder leads


def test_shows_each_bot_its_own_view_and_only_if_it_looks() -> None:
    game = load("scare")
    looks, blind = Witness(needs_view=True), Witness(needs_view=False)
    play_out(game, game.new(4, "7"), [looks, blind, looks, blind], bot_streams("7", 4))
    assert {seat for seat, _ in looks.asked} == {0, 2}
    assert all(view is not None and view.viewer == seat for seat, view in looks.asked)
    assert {seat for seat, _ in blind.asked} == {1, 3}
    assert all(view is None for _, view in blind.asked)


def test_what_one_bot_rolls_changes_nothing_for_the_others() -> None:
    class Gambler(Witness):
        def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
            rng.random()
            return super().choose(moves, view, rng)

    game = load("scare")

    def final_state(bot: Bot) -> Any:
        state = game.new(4, "7")
        play_out(game, state, [bot, *[make_bot("random", game)] * 3], bot_streams("7", 4))
        return state

    assert final_state(Witness(needs_view=False)) == final_state(Gambler(needs_view=False))


def test_every_seat_needs_a_bot_and_a_stream() -> None:
    game = load("scare")
    with pytest.raises(ValueError, match="zip"):
        play_out(game, game.new(4, "7"), [make_bot("random", game)] * 4, bot_streams("7", 3))


def test_random_bot_likes_all_moves_equally() -> None:
    bot = make_bot("random", load("scare"))
    moves: list[Move] = [(0, 0, place) for place in range(1, 7)]
    rng = Random("7")
    counts = Counter(bot.choose(moves, None, rng) for _ in range(6000))
    assert set(counts) == set(moves)
    assert all(850 < count < 1150 for count in counts.values())


def test_unknown_bot_is_refused() -> None:
    game = load("scare")
    with pytest.raises(BadOption) as caught:
        make_bot("genius", game)
    assert caught.value.code == "unknown_bot"
    assert caught.value.facts == {"bot": "genius", "known": "random, guest, regular, rival, master, careful"}


@pytest.mark.parametrize("name", known_games())
def test_every_known_bot_can_be_made(name: str) -> None:
    game = load(name)
    assert "random" in known_bots(game)
    assert [make_bot(bot, game).NAME for bot in known_bots(game)] == known_bots(game)
