"""Figures of games that are over: dice, blows, the best card, who was ahead."""

from __future__ import annotations

from math import isclose

import pytest

from stammtisch.bots.play import stream_at
from stammtisch.boxes import count_game, find_box, load, make_bot, usual_bot
from stammtisch.engine.event import facts
from stammtisch.engine.notation import parse
from stammtisch.engine.table import Table
from stammtisch.text import statistics
from stammtisch.text.statistics import BestCard, Statistics, chance, luck, tell, tell_dice, tell_luck
from stammtisch.text.words import LANGUAGES, words

NAMES = ["Ana", "Leo", "Mia"]


def played(game: str, seed: str, most: int | None = None) -> Table:
    rules = load(game)
    table, bot = Table(rules, NAMES, seed), make_bot(usual_bot(rules), rules)
    while (decision := rules.decision(table.state)) is not None and len(table.steps) != most:
        seat = decision.asked[0]
        moves, view = rules.moves(table.state, seat), rules.view(table.state, seat)
        table.apply(bot.choose(moves, view, stream_at(seed, f"bot {seat}", len(table.steps))))
    return table


def laid(position: str, *moves: str) -> Statistics:
    table = Table.begin_at(
        load("cthulhu"), NAMES, f'title = "x"\ngame = "cthulhu"\nseats = ["Ana", "Leo", "Mia"]\n{position}'
    )
    for move in moves:
        table.apply(parse(table.game, move, NAMES))
    return count_game(table)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_die_is_counted_for_whoever_rolled_it(seed: str) -> None:
    table = played("cthulhu", seed)
    kinds, rolled = table.game.kind.events, [[0] * 6 for _ in NAMES]
    for event in table.log(0):
        named = facts(kinds, event)
        if "die" in named:
            rolled[int(str(named["seat"]))][int(str(named["die"])) - 1] += 1
    assert count_game(table).dice == rolled
    assert sum(map(sum, rolled)) > 10


def test_counting_changes_nothing() -> None:
    table = played("cthulhu", "a", most=60)
    before = table.state.to_json()
    assert count_game(table) == count_game(table)
    assert table.state.to_json() == before
    assert len(table.record.moves) == 60


def test_a_card_is_the_blow_of_whoever_has_played_it() -> None:
    position = """
turn = "Ana"
phase = "free_time"
[seat.Ana]
hand = ["just_for_the_ritual", "sleep"]
[seat.Leo]
room = ["sanitarium_pills"]
[seat.Mia]
hand = ["tv"]
"""
    found = laid(position, "Ana: play just_for_the_ritual on Leo sanitarium_pills", "Mia: pass")
    assert found.hits == [[0, 1, 0], [0, 0, 0], [0, 0, 0]]  # announced and taken: still one blow
    found = laid(position, "Ana: play sleep", "Mia: play tv on Ana")
    assert found.hits[2] == [1, 0, 0]


def test_guests_hit_for_whoever_has_sent_them() -> None:
    position = """
turn = "Ana"
phase = "call"
[seat.Ana]
hand = ["bill_the_all_consuming"]
[seat.Leo]
room = ["hastur"]
"""
    assert laid(position, "Ana: play bill_the_all_consuming on Leo").hits[0] == [0, 1, 0]


def test_the_best_card_and_the_lead() -> None:
    position = """
turn = "Ana"
phase = "free_time"
[seat.Ana]
hand = ["sleep"]
room = ["cyclopean_couch"]
free_time = 3
"""
    found = laid(position, "Ana: play sleep", "Ana: done")
    assert found.best == BestCard(0, "sleep", 3)
    assert found.leads[0] >= 1
    assert found.changes == 0


def test_a_game_without_dice_has_none() -> None:
    found = count_game(played("scare", "a"))
    assert (found.dice, found.hits, found.best) == ([], [], None)
    assert sum(found.most["tricks"]) > 5
    assert sum(found.leads) >= 1


# In words -------------------------------------------------------------------------------------------------------------


def test_luck_is_told_only_where_there_is_enough_to_judge() -> None:
    assert luck([1, 1, 1, 1, 1, 0]) == "few"
    assert luck([2, 2, 2, 2, 2, 2]) == "even"
    assert luck([9, 0, 0, 0, 0, 0]) == "very-low"
    assert luck([0, 0, 0, 0, 0, 9]) == "very-high"
    assert luck([2, 4, 2, 0, 0, 2]) == "low"
    assert luck([2, 0, 0, 2, 4, 2]) == "high"


def test_how_likely_fair_dice_are_as_odd() -> None:
    """Against a table of the chi-squared distribution for five degrees of freedom."""
    assert chance([10] * 6) == 1.0
    counts = [20, 10, 10, 10, 5, 5]  # each 10: (100 + 25 + 25) / 10 = 15
    assert isclose(chance(counts), 0.010362, abs_tol=1e-6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_both_languages(language: str) -> None:
    say = words(language)
    for counts in ([0] * 6, [1] + [0] * 5, [1] * 6, [9, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 9]):
        assert "Ana" in tell_luck(say, "Ana", counts)
    assert "24" in tell_dice(say, [[8] + [0] * 5] * 3)
    assert tell_dice(say, [[10] * 6]) != tell_dice(say, [[60, 0, 0, 0, 0, 0]])
    for game in ("cthulhu", "scare"):
        table = played(game, "b")
        cards = {card.id: card.name for card in find_box(game).cards(table.game, say)}
        lines = tell(say, count_game(table), NAMES, cards)
        assert len(lines) == 3
        assert all(any(name in line for name in NAMES) for line in lines)


def test_peace_is_told_too() -> None:
    found = Statistics([], [[0, 0], [0, 0]], None, [0, 0], 0, {})
    assert tell(words("en"), found, NAMES[:2], {}) == ["Nobody did anything to anybody. A peaceful home."]
    assert statistics.average([0, 1, 0, 0, 0, 1]) == 4.0
