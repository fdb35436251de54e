"""What the balance pages of goth, geek, guevara and joined sets promise; docs/balance-cthulhu.md has its own tests."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, median, pstdev

import pytest

from stammtisch.boxes import load
from stammtisch.cli.commands import COMMANDS
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.sets import PLAIN_JOB
from stammtisch.lab.simulate import Result, simulate
from tests.lab.reading import Report, is_likely, reports

DOCS = Path(__file__).resolve().parents[2] / "docs"
GREEDY = ["greedy"] * 4
WITH_JOBS = ("goth", "geek", "cthulhu+geek", "goth+geek")
GAMES = (*WITH_JOBS, "guevara")
FAIR = 25.0  # percent, of four seats
TOLD = 2000  # games of a page
PLAYED = 60  # games that are played here

each_game = pytest.mark.parametrize("game", GAMES)


@cache
def page(game: str) -> Report:
    (report,) = reports(DOCS / f"balance-{game.replace('+', '-')}.md")
    return report


@cache
def played(game: str) -> list[Result]:
    return list(simulate(game, {}, 4, GREEDY, PLAYED, "balance"))


def is_near(seen: list[int], mean: float) -> bool:
    """Whether these figures can have such a mean: four standard errors."""
    return abs(fmean(seen) - mean) <= 4 * pstdev(seen) / sqrt(len(seen))


def happened(game: str, what: str) -> list[int]:
    return [result["counts"][what] for result in played(game)]


def are_likely(game: str, shares: Mapping[str, float], what: str) -> bool:
    held = Counter(label for result in played(game) for label in result["dealt"][what])
    won = Counter(result["dealt"][what][seat] for result in played(game) for seat in result["winners"])
    return all(is_likely(won[label], held[label], shares[label]) for label in held)


@each_game
def test_page_is_about_the_game_that_it_names(game: str) -> None:
    report = page(game)
    assert report.command[:3] == ["stammtisch", "simulate", game]
    asked = COMMANDS.commands["simulate"].make_context("simulate", report.command[2:]).params
    assert (asked["games"], asked["report"]) == (TOLD, Path("docs") / f"balance-{game.replace('+', '-')}.md")
    assert report.option("--bots").split(",") == GREEDY
    assert sum(report.lengths().values()) == TOLD
    assert sum(wins for _, wins in report.wins("Seat").values()) == pytest.approx(TOLD)
    assert sum(games for games, _ in report.wins("Job at the start").values()) == 4 * TOLD


@each_game
def test_page_tells_of_the_cards_as_they_are(game: str) -> None:
    """If this fails, cards, rules or bots have changed: run the command of the page again, then read what it says."""
    said = re.search(r"first 10 games were won by seat ([\d ]+) in ([\d ]+) rounds", page(game).text)
    assert said
    results = list(simulate(game, {}, 4, GREEDY, 10, page(game).option("--seed")))
    assert [result["winners"] for result in results] == [[int(seat) - 1] for seat in said[1].split()]
    assert [result["rounds"] for result in results] == [int(rounds) for rounds in said[2].split()]


# The page could claim anything: each of its figures is compared with games that are played here.


@each_game
def test_games_take_their_time(game: str) -> None:
    lengths = [rounds for rounds, games in page(game).lengths().items() for _ in range(games)]
    assert 6 <= median(lengths) <= 14
    assert page(game).figure(r"half of them at most (\d+)") == median(lengths)
    assert is_near([result["rounds"] for result in played(game)], fmean(lengths))


@each_game
def test_every_seat_is_near_its_fair_share(game: str) -> None:
    shares = page(game).shares("Seat")
    assert sorted(shares) == ["1", "2", "3", "4"]
    assert all(abs(share - FAIR) <= 5 for share in shares.values()), shares
    won = Counter(seat for result in played(game) for seat in result["winners"])
    assert all(is_likely(won[seat], PLAYED, shares[str(seat + 1)]) for seat in range(4)), won


@pytest.mark.parametrize("game", WITH_JOBS)
def test_every_job_can_win(game: str) -> None:
    shares = page(game).shares("Job at the start")
    table = load(game, {})
    assert isinstance(table, Slack)
    assert sorted(shares) == sorted([job.id for job in table.rules.jobs if job.id != PLAIN_JOB])
    assert all(15 <= share <= 35 for share in shares.values()), shares
    assert are_likely(game, shares, "job")


def test_privates_can_win() -> None:
    shares = page("guevara").shares("Job at the start")
    assert shares["private"] >= 0.6 * FAIR
    assert are_likely("guevara", shares, "job")


@each_game
def test_every_card_is_played(game: str) -> None:
    rarest = [float(row[0].removesuffix(" %")) for row in page(game).rows("Rarest cards").values()]
    assert min(rarest) == page(game).figure(r"cards was played in ([\d.]+) %")
    assert min(rarest) >= 5


@pytest.mark.parametrize("game", WITH_JOBS)
def test_there_is_something_to_cancel(game: str) -> None:
    mean = page(game).figure(r"([\d.]+) cards per game were canceled")
    assert 4 <= mean <= 8
    assert is_near(happened(game, "cancelled"), mean)


def test_gloom_counts_and_fades() -> None:
    """Once for every player and game."""
    share = page("goth").figure(r"winners’ points, ([\d.]+) % were Gloom")
    assert 15 <= share <= 30
    won = [(result["parts"]["gloom"][s], result["scores"][s]) for result in played("goth") for s in result["winners"]]
    assert 100 * sum(part for part, _ in won) / sum(score for _, score in won) == pytest.approx(share, abs=8)
    fades = page("goth").figure(r"Gloom faded ([\d.]+) times")
    assert fades >= 4
    assert is_near(happened("goth", "gloom"), fades)


def test_goths_and_geeks_can_live_together() -> None:
    shares = page("goth+geek").shares("Side at the start")
    assert sorted(shares) == ["goth", "not goth"]
    assert all(share >= 0.4 * FAIR for share in shares.values())
    assert are_likely("goth+geek", shares, "side")


@pytest.mark.parametrize("what", ["raid", "order", "denunciation"])
def test_the_camp_is_busy(what: str) -> None:
    share = page("guevara").figure(rf"There was an? {what} in ([\d.]+) %")
    assert share >= 60
    assert is_likely(sum(count > 0 for count in happened("guevara", f"{what}s")), PLAYED, share)
