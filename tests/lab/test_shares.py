"""Intervals: compared with textbooks, and with what chance really does."""

from math import sqrt
from random import Random

import pytest

from stammtisch.lab.luck import explained
from stammtisch.lab.shares import Z, mean_of, needed, newcombe, share_of_deals, wilson


def test_newcombe_as_in_his_paper() -> None:
    # Newcombe (1998), Statistics in Medicine 17, 873-890, table II, method 10.
    assert newcombe(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=5e-4)
    assert newcombe(9, 10, 3, 10) == pytest.approx((0.1705, 0.8090), abs=5e-4)
    assert newcombe(10, 10, 0, 10) == pytest.approx((0.6075, 1.0000), abs=5e-4)


def test_mean_and_standard_error_by_hand() -> None:
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5
    assert found.error == pytest.approx(sqrt(32 / 7 / 8))
    assert found.interval == pytest.approx((5 - Z * found.error, 5 + Z * found.error))
    assert mean_of([3]).interval == (3, 3)


def covered(interval: tuple[float, float], truth: float) -> bool:
    return interval[0] <= truth <= interval[1]


def test_intervals_of_deals_hold_the_truth_as_often_as_they_promise() -> None:
    rng, truth = Random(7), 0.35
    held = 0
    for _ in range(600):
        deals = [sum(rng.random() < truth for _ in range(4)) / 4 for _ in range(60)]
        held += covered(share_of_deals(deals).interval, truth)
    assert 0.93 <= held / 600 <= 0.995


def test_an_interval_of_deals_is_never_empty_and_stays_a_share() -> None:
    low, high = share_of_deals([1.0] * 25).interval
    assert low < 0.95
    assert high == 1
    low, high = share_of_deals([0.25] * 25).interval
    assert low < 0.25 < high


def test_wilson_holds_the_truth() -> None:
    rng = Random(7)
    held = sum(covered(wilson(sum(rng.random() < 0.25 for _ in range(80)), 80), 0.25) for _ in range(600))
    assert 0.93 <= held / 600 <= 0.975


def test_needed_games_show_the_difference_in_four_of_five_tries() -> None:
    rng, difference, spread = Random(7), 0.4, 1.5
    games = needed(difference, spread)
    assert games == 111  # ((1.96 + 0.84) * 1.5 / 0.4)²
    shown = 0
    for _ in range(500):
        found = mean_of([rng.gauss(difference, spread) for _ in range(games)])
        shown += found.interval[0] > 0
    assert 0.75 <= shown / 500 <= 0.85
    assert needed(0, spread) == 0


def test_what_a_cause_explains() -> None:
    assert explained("aabb", [1, 1, 0, 0]) == 1
    assert explained("abab", [1, 1, 0, 0]) == 0
    rng = Random(7)
    labels = [number % 9 for number in range(4000)]
    assert explained(labels, [float(rng.random() < 0.25) for _ in labels]) < 0.005  # chance alone explains nothing
    wins = [float(rng.random() < (0.5 if label < 3 else 0.125)) for label in labels]
    # Between groups: a third of them 0.25 above the mean, two thirds 0.125 below; all together 0.25 * 0.75.
    assert explained(labels, wins) == pytest.approx((0.25**2 / 3 + 0.125**2 * 2 / 3) / (0.25 * 0.75), abs=0.03)
