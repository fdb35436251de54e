"""Who sits where, in which deal."""

from collections import Counter

import pytest

from stammtisch.engine.problem import BadOption, Problem
from stammtisch.lab.arena import arena_plan
from stammtisch.lab.plan import ARENA, Plan, make_plan


def arena(bots: list[str], seats: int) -> Plan:
    return Plan("scare", {}, bots, seats, "7", ARENA)


def test_in_an_arena_every_deal_is_played_from_each_seat() -> None:
    plan = arena(["a", "b", "c", "d"], 4)
    for deal in range(12):
        games = range(4 * deal + 1, 4 * deal + 5)
        assert {plan.seed_of(number) for number in games} == {f"7/{deal + 1}"}
        for seat in range(4):
            assert sorted(plan.bots_of(number)[seat] for number in games) == ["a", "b", "c", "d"]


def test_everybody_sits_behind_everybody_else_equally_often() -> None:
    plan = arena(["a", "b", "c", "d"], 4)
    following: Counter[tuple[str, str]] = Counter()
    for number in range(1, 4 * 6 + 1):
        order = plan.bots_of(number)
        following.update(zip(order, [*order[1:], order[0]], strict=True))
    assert len(following) == 12
    assert set(following.values()) == {8}


@pytest.mark.parametrize(("bots", "seats"), [("ab", 4), ("ab", 3), ("abc", 5), ("abcde", 4), ("abcdef", 3), ("ab", 2)])
def test_an_arena_is_fair_with_more_or_fewer_bots_than_seats(bots: str, seats: int) -> None:
    plan = arena([*bots], seats)
    circles: list[tuple[str, ...]] = []
    for deal in range(1000):
        order = plan.bots_of(1 + deal * seats)
        turned = min(tuple(order[turn:] + order[:turn]) for turn in range(seats))
        if circles and turned == circles[0]:
            break
        circles.append(turned)
    assert len(circles) == len(set(circles))
    sat = Counter(bot for circle in circles for bot in circle)
    assert len(set(sat.values())) == 1
    assert set(sat) == set(bots)
    spread = [Counter(circle) for circle in circles]
    assert all(max(count.values()) - min(count.get(bot, 0) for bot in bots) <= 1 for count in spread)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [arena(["a", "b"], 4).whole(games) for games in (1, 4, 5, 1000)] == [4, 4, 8, 1000]
    assert make_plan("scare", {}, ["random"], 4, 7).whole(5) == 5


def test_a_plan_survives_its_file() -> None:
    plan = make_plan("cthulhu", {"winner": 2}, ["greedy", "random", "greedy"], 3, "7")
    data = plan.to_json()
    assert Plan.from_json(data) == plan
    assert data["deck"] == plan.deck
    for change in ({"format": 99}, {"seating": "standing"}):
        with pytest.raises(ValueError, match=r"^(99|1)$"):
            Plan.from_json({"run": {**data["run"], **change}})
    with pytest.raises(TypeError):
        Plan.from_json({"run": {**data["run"], "more": 1}})


def test_other_rules_are_refused() -> None:
    plan = make_plan("scare", {}, ["random"], 4, 7)
    plan.check_rules()
    with pytest.raises(Problem) as caught:
        Plan(**{**plan.to_json()["run"], "digest": "0" * 16}).check_rules()
    assert caught.value.code == "other_rules"


@pytest.mark.parametrize("bots", [["careful"], ["careful", "careful"]])
def test_a_contest_needs_two_bots(bots: list[str]) -> None:
    with pytest.raises(Problem) as caught:
        arena_plan("scare", {}, bots, 4, "7")
    assert caught.value.code == "no_contest"


def test_a_contest_of_unknown_bots_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        arena_plan("scare", {}, ["careful", "genius"], 4, "7")
    assert caught.value.code == "unknown_bot"
