"""The results of a simulation in words: lines for the terminal, and a section of a Markdown document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from stammtisch.lab.markdown import command_line, first_games, percent, settings, table
from stammtisch.lab.plan import Plan
from stammtisch.lab.result import Result
from stammtisch.lab.summary import Summary, WinShare, summary
from stammtisch.text.words import Variable, Words

RAREST: Final = 10  # cards whose shares are told


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
        yield words(f"simulate-{name}", mean=round(figures["mean_counts"][name], 2), share=percent(share))
    for name, part in figures["parts"].items():
        yield words(f"simulate-part-{name}", share=percent(part))
    for id, share in list(figures["played_shares"].items())[:1]:
        yield words("simulate-played", cards=len(figures["played_shares"]), id=id, share=percent(share))


def _share(share: WinShare) -> dict[str, Variable]:
    low, high = share["win_interval"]
    return {
        "games": share["games"],
        "wins": round(share["wins"], 2),
        "share": percent(share["win_share"]),
        "low": percent(low),
        "high": percent(high),
    }


# Markdown ------------------------------------------------------------------------------------------------------------


def command_of(plan: Plan, games: int, language: str, file: Path) -> str:
    """The command that makes a report. The number of jobs is left out, because it changes nothing."""
    asked = ["--games", str(games), "--bots", ",".join(plan.bots), *settings(plan)]
    return command_line("simulate", plan.game, *asked, "--lang", language, "--report", str(file))


def paragraphs(words: Words, plan: Plan, results: Sequence[Result], command: str) -> Iterator[str]:
    figures = summary(results, plan.deck)
    options = ", ".join(f"{name} = {value}" for name, value in plan.options.items()) or words("report-no-options")
    yield words("report-title", game=plan.game, games=figures["games"], bots=", ".join(plan.bots))
    yield f"    {command}"
    yield words("report-made", version=plan.version, seed=plan.seed, options=options)
    yield from _length_and_counts(words, figures)
    yield table(
        words("report-rounds"),
        [
            words("report-rounds-row", rounds=rounds, games=games, share=percent(games / len(results)))
            for rounds, games in figures["games_by_rounds"].items()
        ],
    )
    yield _wins(words, "report-bots", figures["bots"])
    yield _wins(words, "report-seats", {str(seat + 1): share for seat, share in figures["seats"].items()})
    for name, shares in figures["dealt"].items():
        yield _wins(words, f"report-{name}", shares)
    rarest = list(figures["played_shares"].items())[:RAREST]
    if rarest:
        rows = [words("report-played-row", id=id, share=percent(share)) for id, share in rarest]
        yield table(words("report-played"), rows)
    yield first_games(words, results)


def _wins(words: Words, head: str, shares: Mapping[str, WinShare]) -> str:
    return table(words(head), [words("report-wins-row", name=name, **_share(row)) for name, row in shares.items()])
