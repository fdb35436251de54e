"""The results of a simulation in words: lines for the terminal, and a section of a Markdown document."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from stammtisch import __version__
from stammtisch.lab.simulate import Plan, Result, Summary, WinShare, summary
from stammtisch.text.words import Variable, Words

START: Final = "<!-- {} -->\n"
END: Final = "<!-- end of the report -->\n"
RAREST: Final = 10  # cards whose shares are told
FIRST: Final = 10  # games that are listed individually: replaying them shows whether a report still holds


def summary_lines(words: Words, figures: Summary) -> Iterator[str]:
    yield words(
        "simulate-summary",
        games=figures["games"],
        decisions=round(figures["mean_decisions"], 1),
        rounds=round(figures["mean_rounds"], 1),
    )
    yield from _length_and_counts(words, figures)
    for bot, line in figures["bots"].items():
        yield words("simulate-bot", bot=bot, score=round(line["mean_score"], 2), **_share(line))
    for seat, share in figures["seats"].items():
        yield words("simulate-seat", seat=seat + 1, **_share(share))
    for name, shares in figures["dealt"].items():
        for id, share in shares.items():
            yield words(f"simulate-{name}", id=id, **_share(share))


def _length_and_counts(words: Words, figures: Summary) -> Iterator[str]:
    lower, median, upper = figures["round_quartiles"]
    yield words("simulate-rounds", lower=lower, median=median, upper=upper)
    for name, share in figures["count_shares"].items():
        yield words(f"simulate-{name}", mean=round(figures["mean_counts"][name], 2), share=_percent(share))
    for name, part in figures["parts"].items():
        yield words(f"simulate-part-{name}", share=_percent(part))
    for id, share in list(figures["played_shares"].items())[:1]:
        yield words("simulate-played", cards=len(figures["played_shares"]), id=id, share=_percent(share))


def _share(share: WinShare) -> dict[str, Variable]:
    low, high = share["win_interval"]
    return {
        "games": share["games"],
        "wins": round(share["wins"], 2),
        "share": _percent(share["win_share"]),
        "low": _percent(low),
        "high": _percent(high),
    }


def _percent(share: float) -> float:
    return round(100 * share, 1)


# Markdown ------------------------------------------------------------------------------------------------------------


def command_of(plan: Plan, games: int, language: str, file: Path) -> str:
    """The command that makes a report. The number of jobs is left out, because it changes nothing."""
    rotate = ["--rotate"] if plan.rotate else []
    options = [word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]
    table = ["--games", str(games), "--bots", ",".join(plan.bots), *rotate, "--seed", plan.seed, *options]
    return shlex.join(["stammtisch", "simulate", plan.game, *table, "--lang", language, "--report", str(file)])


def write_report(words: Words, plan: Plan, results: Sequence[Result], file: Path) -> None:
    """Puts the report into the file, replacing the one that the same command put there; all other text stays."""
    command = command_of(plan, len(results), words.language, file)
    start = START.format(command)
    before, found, after = (file.read_text("utf-8") if file.exists() else "").partition(start)
    if found:
        after = after.partition(END)[2]
    elif before:
        before += "\n"
    report = "\n".join([start, *_paragraphs(words, plan, results, command), END])
    file.write_text(before + report + after, "utf-8")


def _paragraphs(words: Words, plan: Plan, results: Sequence[Result], command: str) -> Iterator[str]:
    figures = summary(results)
    options = ", ".join(f"{name} = {value}" for name, value in plan.options.items()) or words("report-no-options")
    yield words("report-title", game=plan.game, games=figures["games"], bots=", ".join(plan.bots)) + "\n"
    yield f"    {command}\n"
    yield words("report-made", version=__version__, seed=plan.seed, options=options) + "\n"
    for line in _length_and_counts(words, figures):
        yield f"{line}\n"
    lengths = figures["games_by_rounds"].items()
    yield _table(
        words("report-rounds"),
        [
            words("report-rounds-row", rounds=rounds, games=games, share=_percent(games / len(results)))
            for rounds, games in lengths
        ],
    )
    yield _wins(words, "report-bots", figures["bots"])
    yield _wins(words, "report-seats", {str(seat + 1): share for seat, share in figures["seats"].items()})
    for name, shares in figures["dealt"].items():
        yield _wins(words, f"report-{name}", shares)
    rarest = list(figures["played_shares"].items())[:RAREST]
    if rarest:
        rows = [words("report-played-row", id=id, share=_percent(share)) for id, share in rarest]
        yield _table(words("report-played"), rows)
    first = results[:FIRST]
    winners = ["+".join([str(seat + 1) for seat in result["winners"]]) for result in first]
    rounds = [str(result["rounds"]) for result in first]
    yield words("report-first", games=len(first), winners=" ".join(winners), rounds=" ".join(rounds)) + "\n"


def _wins(words: Words, head: str, shares: Mapping[str, WinShare]) -> str:
    return _table(words(head), [words("report-wins-row", name=name, **_share(row)) for name, row in shares.items()])


def _table(head: str, rows: Iterable[str]) -> str:
    """The first column is for names, the others are for figures."""
    rule = " | ".join(["---", *["---:"] * head.count("|")])
    return "".join([f"| {line} |\n" for line in (head, rule, *rows)])
