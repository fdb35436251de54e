"""The figures in words, the Markdown report, and what docs/balance-cthulhu.md promises about the deck."""

import json
import re
import shlex
from collections import Counter
from pathlib import Path
from statistics import fmean, median, pstdev

import pytest

from stammtisch.cli import run
from stammtisch.cli.commands import COMMANDS
from stammtisch.games.slack.sets import PLAIN_JOB
from stammtisch.lab.result import Result
from stammtisch.lab.simulate import simulate
from tests.lab.reading import is_likely, reports
from tests.rules.slack.board import cthulhu

PAGE = Path(__file__).resolve().parents[2] / "docs" / "balance-cthulhu.md"
GREEDY = ["greedy"] * 4
JOBS = sorted([id for id in cthulhu().rules.set.raw_jobs if id != PLAIN_JOB])


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return tmp_path / "page.md"


# The report ----------------------------------------------------------------------------------------------------------


def test_a_report_tells_what_happened(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every figure is counted again from the games, which `--json` prints one by one."""
    command = (
        f"simulate cthulhu --games 40 --seed 7 --rotate --bots greedy,greedy,random,random --lang en --report {page}"
    )
    assert run([*command.split(), "--json"]) == 0
    plan, *games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    (report,) = reports(page)
    assert len(games) == 40

    lengths = [game["rounds"] for game in games]
    assert report.lengths() == Counter(lengths)
    assert report.figure(r"half of them at most (\d+)") == sorted(lengths)[19]
    mad = sum(game["counts"]["madness"] > 0 for game in games)
    assert report.figure(r"Mad in ([\d.]+) %") == mad / 40 * 100

    for head, labels in {
        "Bot": [game["bots"] for game in games],
        "Seat": ["1234"] * 40,
        "Job at the start": [game["dealt"]["job"] for game in games],
    }.items():
        held = Counter(label for table in labels for label in table)
        won = Counter(table[seat] for game, table in zip(games, labels, strict=True) for seat in game["winners"])
        assert report.wins(head) == {label: (held[label], won[label]) for label in held}, head
        for label, share in report.shares(head).items():
            assert share == pytest.approx(100 * won[label] / held[label], abs=0.051)
    seen = [{card for hand in game["played"] for card in hand} for game in games]
    played = {id: sum(card in cards for cards in seen) / 40 * 100 for card, id in enumerate(plan["deck"])}
    rarest = {card: float(row[0].removesuffix(" %")) for card, row in report.rows("Rarest cards").items()}
    assert rarest == {card: pytest.approx(played[card], abs=0.051) for card in rarest}
    assert len(rarest) == 10
    assert list(rarest.values()) == pytest.approx(sorted(played.values())[:10], abs=0.051)
    assert report.figure(r"played in ([\d.]+) % of the games or more") == min(rarest.values())
    assert f"won by seat {' '.join(str(game['winners'][0] + 1) for game in games[:10])} in" in report.text
    assert f"in {' '.join(str(length) for length in lengths[:10])} rounds." in report.text


def test_the_same_command_writes_the_same_report_in_its_place(page: Path) -> None:
    """Whatever the number of jobs; handwritten text and other reports stay as they are."""
    first = ["simulate", "scare", "--games", "4", "--lang", "en", "--report", str(page)]
    other = ["simulate", "scare", "--games", "3", "--lang", "de", "--report", str(page), "-o", "stack_size=7"]
    page.write_text("# Ours\n", "utf-8")
    assert run(first) == 0
    assert run(other) == 0
    once = page.read_text("utf-8")
    assert once.startswith("# Ours\n\n<!-- stammtisch simulate scare --games 4 --bots regular,regular,regular,regular ")
    assert "stack_size = 7" in once.partition("<!-- end")[2]
    page.write_text(once.replace("| 8 | 4 |", "| 8 | 5 |") + "\nMore of ours.\n", "utf-8")
    assert run([*first, "--jobs", "2"]) == 0
    assert page.read_text("utf-8") == once + "\nMore of ours.\n"


def test_the_command_in_a_report_makes_it(page: Path) -> None:
    """It contains everything that matters, including defaults."""
    made = ["simulate", "scare", "--games", "3", "--seats", "3", "--preset", "balanced-7", "--report", str(page)]
    assert run([*made, "--lang", "de", "--rotate"]) == 0
    text = page.read_text("utf-8")
    found = re.search(r"^    stammtisch (.*)$", text, re.MULTILINE)
    assert found
    page.unlink()
    assert run(shlex.split(found[1])) == 0
    assert page.read_text("utf-8") == text


def test_a_file_that_cannot_be_written_is_named_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere" / "page.md"
    assert run(["simulate", "scare", "--games", "2", "--lang", "en", "--report", str(file)]) == 2
    out, errors = capsys.readouterr()
    assert (out, str(file) in errors) == ("", True)


def test_a_table_that_cannot_be_leaves_no_file_behind(page: Path) -> None:
    assert run(["simulate", "scare", "--bots", "genius", "--report", str(page)]) == 2
    assert not page.exists()


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Somebody went Stark Raving Mad in", "Seat 1 wins", "The Job lackey wins"]),
        ("de", ["Vollkommen Durchgeknallt", "Platz 1 gewinnt", "Der Job lackey gewinnt"]),
    ],
)
def test_the_terminal_tells_seats_jobs_and_madness(
    language: str, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", "cthulhu", "--games", "8", "--lang", language]) == 0
    out = capsys.readouterr().out
    for line in lines:
        assert line in out
    for job in JOBS:
        assert f" {job} " in out


# The balance of the deck ---------------------------------------------------------------------------------------------


def test_page_has_both_reports() -> None:
    among, against = reports(PAGE)
    assert among.option("--bots").split(",") == GREEDY
    assert against.option("--bots").split(",") == ["greedy", "random", "random", "random"]
    assert "--rotate" in against.command
    for report in (among, against):
        assert report.command[:3] == ["stammtisch", "simulate", "cthulhu"]
        asked = COMMANDS.commands["simulate"].make_context("simulate", report.command[2:]).params
        assert (asked["games"], asked["report"]) == (2000, Path("docs") / PAGE.name)
        assert sum(report.lengths().values()) == 2000
        assert sum(wins for _, wins in report.wins("Seat").values()) == pytest.approx(2000)
        assert sum(games for games, _ in report.wins("Job at the start").values()) == 4 * 2000
        for head in ("Bot", "Seat", "Job at the start"):
            for name, (games, wins) in report.wins(head).items():
                assert report.shares(head)[name] == pytest.approx(100 * wins / games, abs=0.051)


@pytest.mark.parametrize("number", [0, 1])
def test_page_tells_of_the_deck_as_it_is(number: int) -> None:
    """If this fails, cards, rules or bots have changed: run both commands of the page again, then read what it says."""
    report = reports(PAGE)[number]
    said = re.search(r"first 10 games were won by seat ([\d ]+) in ([\d ]+) rounds", report.text)
    assert said
    bots, seed = report.option("--bots").split(","), report.option("--seed")
    played = list(simulate("cthulhu", {}, 4, bots, 10, seed, rotate="--rotate" in report.command))
    assert [result["winners"] for result in played] == [[int(seat) - 1] for seat in said[1].split()]
    assert [result["rounds"] for result in played] == [int(rounds) for rounds in said[2].split()]


# The page could claim anything: each of its figures is compared with games that are played here.


@pytest.fixture(scope="module")
def among_greedy() -> list[Result]:
    return list(simulate("cthulhu", {}, 4, GREEDY, 150, "balance"))


def test_games_take_their_time(among_greedy: list[Result]) -> None:
    among, _ = reports(PAGE)
    lengths = [rounds for rounds, games in among.lengths().items() for _ in range(games)]
    played = [result["rounds"] for result in among_greedy]
    for rounds in (lengths, played):
        assert 6 <= median(rounds) <= 14
        assert max(rounds) < 30
    assert among.figure(r"half of them at most (\d+)") == median(lengths)
    assert abs(median(played) - median(lengths)) <= 0.5
    assert abs(fmean(played) - fmean(lengths)) <= 4 * pstdev(lengths) / len(played) ** 0.5


def test_every_job_can_win(among_greedy: list[Result]) -> None:
    among, _ = reports(PAGE)
    shares = among.shares("Job at the start")
    assert sorted(shares) == JOBS
    assert all(15 <= share <= 35 for share in shares.values()), shares
    dealt = Counter(job for result in among_greedy for job in result["dealt"]["job"])
    won = Counter(result["dealt"]["job"][seat] for result in among_greedy for seat in result["winners"])
    assert all(is_likely(won[job], dealt[job], shares[job]) for job in JOBS), (dealt, won)


def test_the_first_seat_has_no_great_advantage(among_greedy: list[Result]) -> None:
    among, _ = reports(PAGE)
    shares = among.shares("Seat")
    assert sorted(shares) == ["1", "2", "3", "4"]
    assert 20 <= shares["1"] <= 30
    assert all(18 <= share <= 32 for share in shares.values()), shares
    won = Counter(seat for result in among_greedy for seat in result["winners"])
    assert all(is_likely(won[seat], len(among_greedy), shares[str(seat + 1)]) for seat in range(4)), won


def test_some_games_drive_somebody_mad(among_greedy: list[Result]) -> None:
    among, _ = reports(PAGE)
    share = among.figure(r"Mad in ([\d.]+) %")
    assert 3 <= share <= 40
    mad = sum(result["counts"]["madness"] > 0 for result in among_greedy)
    assert is_likely(mad, len(among_greedy), share), mad


def test_greedy_beats_random() -> None:
    _, against = reports(PAGE)
    share = against.shares("Bot")["greedy"]
    assert share >= 70
    played = simulate("cthulhu", {}, 4, ["greedy", "random", "random", "random"], 60, "balance", rotate=True)
    won = sum(result["bots"][seat] == "greedy" for result in played for seat in result["winners"])
    assert won >= 0.7 * 60
    assert is_likely(won, 60, share), won
