"""The four levels that every game has: what they know, how they differ, and that they are repeatable."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stammtisch.bots.bot import Bot
from stammtisch.bots.play import bot_streams, play_out
from stammtisch.bots.scare_levels import hunts
from stammtisch.bots.scare_master import ScareMasterBot
from stammtisch.bots.slack_master import MasterBot, Trial
from stammtisch.bots.slack_weights import read_weights, weights_of
from stammtisch.boxes import known_games, levels, load, make_bot, usual_bot
from stammtisch.engine.game import AnyGame
from stammtisch.engine.rng import stream
from stammtisch.games.scare.state import STACK
from stammtisch.games.slack.game import Slack

LEVELS = ["guest", "regular", "rival", "master"]
JOINED = "cthulhu+geek"
QUICK = 2  # worlds


def quick(name: str, game: AnyGame) -> Bot:
    bot = make_bot(name, game)
    if isinstance(bot, MasterBot | ScareMasterBot):
        bot.worlds = QUICK
    return bot


@pytest.mark.parametrize("name", [*known_games(), JOINED])
def test_every_game_has_four_levels_and_people_meet_the_second(name: str) -> None:
    game = load(name)
    assert levels(game) == LEVELS
    assert usual_bot(game) == "regular"


@pytest.mark.parametrize("name", known_games())
def test_names_of_earlier_versions_still_work(name: str) -> None:
    older = "careful" if name == "scare" else "greedy"
    assert older == make_bot(older, load(name)).NAME


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", [*known_games(), JOINED])
def test_moves_do_not_depend_on_what_the_view_hides(name: str, level: str, amount: Callable[[int, int], int]) -> None:
    """Every time, the cards that nobody shows this seat are dealt anew; interjections are decisions, too."""
    game = load(name)
    bot, helper = quick(level, game), make_bot("regular", game)
    dice, sampling = Random(f"{name} {level}"), stream(f"{name} {level}", "sample")
    left, number, differed = amount(60, 10_000 // len(LEVELS)), 0, 0
    while left > 0:
        state = game.new(4, f"hidden {number}")
        number += 1
        while left > 0 and (due := game.decision(state)) is not None:
            asked = [seat for seat in due.asked if game.moves(state, seat)]
            for seat in (*asked, *game.interjectors(state, due.interject)):
                moves, view, seed = game.moves(state, seat), game.view(state, seat), dice.getrandbits(32)
                other = game.sample(view, sampling)
                differed += other != state
                ask = bot.choose if seat in asked else bot.interject
                seen = game.view(other, seat)
                assert ask(moves, view, Random(seed)) == ask(game.moves(other, seat), seen, Random(seed))
                left -= 1
            seat = due.asked[0]
            move = helper.choose(game.moves(state, seat), game.view(state, seat), dice)
            game.carry_out(state, move)
    assert differed > 0


@pytest.mark.parametrize("name", ["scare", "cthulhu"])
def test_a_master_plays_the_same_game_again(name: str) -> None:
    game = load(name)

    def play() -> list[object]:
        state = game.new(3, "again")
        play_out(game, state, [quick("master", game) for _ in range(3)], bot_streams("again", 3))
        return game.checksum_facts(state)

    assert play() == play()


@pytest.mark.parametrize("name", ["scare", "goth"])
def test_a_master_without_time_decides_by_the_first_world(name: str) -> None:
    """However little time there is, there is an answer."""
    game = load(name)
    bot = make_bot("master", game)
    bot.seconds = 1e-9
    state = game.new(4, "hurry")
    for _ in range(12):
        due = game.decision(state)
        assert due is not None
        moves = game.moves(state, due.asked[0])
        move = bot.choose(moves, game.view(state, due.asked[0]), Random("hurry"))
        assert move in moves
        game.carry_out(state, move)


def test_the_rival_of_scare_hides_high_hands_at_the_bottom() -> None:
    game = load("scare")
    bot = make_bot("rival", game)
    found = set()
    for seed in range(20):
        state = game.new(4, seed)
        view = game.view(state, 0)
        chosen = bot.choose(view.moves, view, Random(seed))
        assert chosen == (0, STACK, 6 if hunts(view.hand) else 1)
        found.add(chosen)
    assert len(found) == 2


def test_an_idea_must_be_better_for_sure() -> None:
    """The own move keeps its place until another one has won by more than a standard error in the same worlds."""
    game = load("cthulhu")
    bot = MasterBot(game)
    own, lucky, better = Trial((0, 1)), Trial((0, 2)), Trial((0, 3))
    own.chances = [0.2, 0.3, 0.2, 0.3]
    lucky.chances = [0.1, 0.6, 0.1, 0.5]  # 0.075 more, but give or take 0.1
    assert bot.best([own, lucky]) == own.move
    better.chances = [0.3, 0.4, 0.3, 0.5]
    assert bot.best([own, lucky, better]) == better.move
    del better.chances[2:]  # dropped on the way
    assert bot.best([own, lucky, better]) == own.move


def test_joined_sets_put_their_tables_together() -> None:
    cthulhu, geek = read_weights("cthulhu"), read_weights("geek")
    assert cthulhu is not None
    assert geek is not None
    joined = weights_of(JOINED)["tables"]
    assert joined["features"] == cthulhu["tables"]["features"]
    assert {**geek["tables"]["later"], **cthulhu["tables"]["later"]} == joined["later"]


@pytest.mark.parametrize("name", [name for name in known_games() if name != "scare"])
def test_what_nobody_has_learned_counts_nothing(name: str) -> None:
    game = load(name)
    assert isinstance(game, Slack)
    bot = MasterBot(game)
    bot.deep.linear = [0.0] * len(bot.deep.linear)
    bot.deep.out = [0.0] * len(bot.deep.out)
    for table in (bot.deep.room_of, bot.deep.now_of, bot.deep.later_of, bot.deep.jobs):
        table[:] = [0.0] * len(table)
    state = game.new(4, "nothing")
    assert bot.deep.chances(state, state.hands) == [0.25] * 4
