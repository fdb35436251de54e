"""What is told about many games: a title, a sentence on how to read it, and charts. A section that has nothing to tell
about a game is left out, so that every game has a page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from stammtisch.boxes import find_box, load
from stammtisch.lab import charts
from stammtisch.lab.arena import contest
from stammtisch.lab.charts import Line, Row
from stammtisch.lab.impact import Impact, impacts
from stammtisch.lab.leads import HALF, TENTHS, leader_wins, row_at
from stammtisch.lab.luck import BOT, SEAT, parts
from stammtisch.lab.markdown import percent
from stammtisch.lab.plan import ARENA
from stammtisch.lab.result import Result
from stammtisch.lab.runs import Run
from stammtisch.lab.shares import mean, quartile, wilson
from stammtisch.lab.summary import WinShare, share_of, summary, win_shares
from stammtisch.text.words import Words

FEWEST: Final = 10  # games that say something about luck
# In a contest each deal is played several times, so that intervals over games would promise too much.
OF_DEALS: Final = frozenset({"seats", "dealt", "luck", "cards"})
BEST_CARDS: Final = 12  # at either end; all others are folded away


class Section(NamedTuple):
    id: str
    title: str
    about: str
    body: str  # HTML


class Told(NamedTuple):
    """A run, and the names of what it is about."""

    words: Words
    run: Run
    names: Mapping[str, str]  # of cards and Jobs by id
    family: str

    @property
    def results(self) -> list[Result]:
        return self.run.results

    def name(self, id: str) -> str:
        return self.names.get(id, id)

    def share(self, value: float) -> str:
        return self.words("lab-percent", share=percent(value))


def told(words: Words, run: Run) -> Told:
    game = load(run.plan.game, run.plan.options)
    box = find_box(run.plan.game)
    return Told(words, run, {card.id: card.name for card in box.cards(game, words)}, box.kind.family)


def sections(about: Told) -> list[Section]:
    found = []
    for id, tell in TELLS.items():
        body = "" if id in OF_DEALS and about.run.plan.seating == ARENA else tell(about)
        if body:
            found.append(Section(id, about.words(f"lab-{id}"), about.words(f"lab-{id}.about"), body))
    return found


# Time ----------------------------------------------------------------------------------------------------------------


def _overview(about: Told) -> str:
    words, results = about.words, about.results
    figures = summary(results)
    tiles = [
        (str(len(results)), words("lab-tile-games", games=len(results))),
        (_amount(about, figures["mean_decisions"]), words("lab-tile-decisions")),
    ]
    if any(result["rounds"] for result in results):
        tiles.insert(1, (str(figures["round_quartiles"][1]), words("lab-tile-rounds")))
    if about.results[0]["curve"]:
        tiles.append((_amount(about, mean([result["changes"] for result in results])), words("lab-tile-changes")))
        ahead = _favorites(results, HALF)
        if ahead:
            tiles.append((about.share(mean(ahead)), words("lab-tile-leader")))
    return charts.tiles(tiles)


def _length(about: Told) -> str:
    words, rounds = about.words, sorted(result["rounds"] for result in about.results)
    if not any(rounds):
        return ""
    lower, median, upper = (quartile(rounds, quarters) for quarters in (1, 2, 3))
    drawn = charts.histogram(words("lab-length"), words("lab-length.below"), Counter(rounds))
    return drawn + _paragraph(words("simulate-rounds", lower=lower, median=median, upper=upper))


def _curves(about: Told) -> str:
    """Winners against all others, at every tenth of their games."""
    words = about.words
    if len(about.results[0]["curve"]) < 2:
        return ""
    won: list[list[int]] = [[] for _ in TENTHS]
    lost: list[list[int]] = [[] for _ in TENTHS]
    for result in about.results:
        for place, tenth in enumerate(TENTHS):
            for seat, points in enumerate(row_at(result, tenth)):
                (won if seat in result["winners"] else lost)[place].append(points)
    lines = []
    for name, rows in ((words("lab-winners"), won), (words("lab-others"), lost)):
        if rows[0]:
            low, high = ([quartile(sorted(row), quarters) for row in rows] for quarters in (1, 3))
            lines.append(Line(name, [mean(row) for row in rows], low, high))
    key = f"lab-curves-{about.family}"
    below = words(key if words.has(key) else "lab-curves.below")
    return charts.curves(words("lab-curves"), below, lines)


def _leads(about: Told) -> str:
    words, results = about.words, about.results
    if not results[0]["curve"]:
        return ""
    found = [(tenth, _favorites(results, tenth)) for tenth in TENTHS]
    points = [(100 * mean(right), right) for _, right in found if right]
    if len(points) < len(TENTHS):  # at the start nobody is ahead, so the line begins with what chance would say
        start = 100 / len(results[0]["bots"])
        points = [(start, [])] * (len(TENTHS) - len(points)) + points
    fair = 100 / len(results[0]["bots"])
    line = Line(words("lab-leads.line"), [value for value, _ in points])
    favorite = charts.curves(words("lab-leads.line"), words("lab-leads.time"), [line], " %", fair)
    changes = charts.histogram(
        words("lab-leads.changes"), words("lab-leads.changes"), Counter(result["changes"] for result in results)
    )
    return favorite + changes


def _favorites(results: Sequence[Result], share: float) -> list[float]:
    return [right for result in results if (right := leader_wins(result, share)) is not None]


# Who wins ------------------------------------------------------------------------------------------------------------


def _arena(about: Told) -> str:
    words, plan = about.words, about.run.plan
    if plan.seating != ARENA:
        return ""
    standings = contest(plan, about.results)
    wins = [
        Row(
            each.bot,
            about.share(each.wins.value),
            each.wins.value,
            *each.wins.interval,
            words("lab-arena.rating", rating=round(each.rating, 1)),
        )
        for each in standings
    ]
    drawn = charts.rows([words("lab-bot"), words("lab-share"), words("lab-rating")], wins, 1 / plan.seats)
    duels = [
        Row(
            words("lab-duel", bot=each.bot, other=other),
            about.share(ahead.value),
            ahead.value,
            *ahead.interval,
        )
        for each in standings
        for other, ahead in each.ahead.items()
        if ahead.size
    ]
    heads = [words("lab-duels"), words("lab-share"), ""]
    return drawn + charts.folded(words("lab-duels"), charts.rows(heads, duels, HALF))


def _bots(about: Told) -> str:
    shares = summary(about.results)["bots"]
    if len(shares) < 2 or about.run.plan.seating == ARENA:
        return ""
    ordered = dict(sorted(shares.items(), key=lambda each: -each[1]["win_share"]))
    return _shares(about, about.words("lab-bot"), ordered)


def _seats(about: Told) -> str:
    shares = summary(about.results)["seats"]
    return _shares(about, about.words("lab-seat"), {str(seat + 1): share for seat, share in shares.items()})


def _dealt(about: Told) -> str:
    drawn = []
    for name in about.results[0]["dealt"]:
        shares = win_shares(about.results, [result["dealt"][name] for result in about.results])
        named = {about.name(id): share for id, share in shares.items() if id}
        ordered = dict(sorted(named.items(), key=lambda each: -each[1]["win_share"]))
        drawn.append(_shares(about, about.words(f"report-{name}").partition(" | ")[0], ordered))
    return "".join(drawn)


def _shares(about: Told, head: str, shares: Mapping[str, WinShare]) -> str:
    words, games = about.words, [len(result["bots"]) for result in about.results]
    found = [
        Row(
            name,
            about.share(share["win_share"]),
            share["win_share"],
            *share["win_interval"],
            words("lab-games", games=share["games"]),
        )
        for name, share in shares.items()
    ]
    return charts.rows([head, words("lab-share"), words("lab-of")], found, 1 / mean(games))


# What happens --------------------------------------------------------------------------------------------------------


def _counts(about: Told) -> str:
    words, results = about.words, about.results
    figures = summary(results)
    found = []
    for name, share in figures["count_shares"].items():
        key = f"count-{name}"
        title = words(key) if words.has(key) else name
        low, high = wilson(share * len(results), len(results))
        often = words("lab-per-game", mean=_amount(about, figures["mean_counts"][name]))
        found.append(Row(title, about.share(share), share, low, high, often))
    if not found:
        return ""
    parts = [words(f"simulate-part-{name}", share=percent(part)) for name, part in figures["parts"].items()]
    told = charts.rows([words("lab-counts.head"), words("lab-counts.share"), words("lab-counts.mean")], found)
    return told + "".join([_paragraph(part) for part in parts])


def _windows(about: Told) -> str:
    """By who it was: how often somebody who could answer did."""
    words = about.words
    asked: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for result in about.results:
        for seat, name in enumerate(result["bots"]):
            asked[name] += result["asked"][seat]
            answered[name] += result["answered"][seat]
            games[name] += 1
    found = []
    for name in sorted(asked):
        if asked[name]:
            share = share_of(answered[name], asked[name])
            note = words("lab-per-game", mean=_amount(about, asked[name] / games[name]))
            found.append(Row(name, about.share(share["win_share"]), share["win_share"], *share["win_interval"], note))
    if not found:
        return ""
    return charts.rows([words("lab-bot"), words("lab-windows.share"), words("lab-windows.asked")], found)


def _hits(about: Told) -> str:
    """Whether it pays to hurt others, and whether whoever wins was spared."""
    words = about.words
    found = []
    for key, is_winner in (("lab-winners", True), ("lab-others", False)):
        taken, given, seats = 0, 0, 0
        for result in about.results:
            for seat in range(len(result["bots"])):
                if result["hits"] and (seat in result["winners"]) == is_winner:
                    taken += sum(row[seat] for row in result["hits"])
                    given += sum(result["hits"][seat])
                    seats += 1
        if seats:
            one, other = _amount(about, given / seats), _amount(about, taken / seats)
            found.append(f"<p>{escape(words('lab-hits.line', who=words(key), given=one, taken=other))}</p>")
    return "".join(found)


# Cards and luck ------------------------------------------------------------------------------------------------------


def _cards(about: Told) -> str:
    words, found = about.words, impacts(about.results, about.run.deck)
    if not found:
        return ""
    heads = [words("lab-card"), words("lab-cards.points"), words("lab-cards.hands")]
    rows = [_impact(about, impact) for impact in found]
    average = mean([impact.by_drawing for impact in found])  # not zero: winners draw a few more cards than others
    if len(rows) <= 2 * BEST_CARDS:
        return charts.rows(heads, rows, average)
    ends = charts.rows(heads, [*rows[:BEST_CARDS], *rows[-BEST_CARDS:]], average)
    return ends + charts.folded(words("lab-cards.all", cards=len(rows)), charts.rows(heads, rows, average))


def _impact(about: Told, impact: Impact) -> Row:
    words = about.words
    return Row(
        about.name(impact.card),
        _points(about, impact.by_drawing),
        impact.by_drawing,
        *impact.interval,
        words("lab-cards.note", drawn=impact.drawn, played=impact.played),
        impact.by_playing,
    )


def _points(about: Told, value: float) -> str:
    points = percent(value)
    return about.words("lab-points", points=points, sign="plus" if points > 0 else "none")


def _luck(about: Told) -> str:
    words, found = about.words, parts(about.results)
    if len(about.results) < FEWEST:
        return ""
    rows = []
    for part in found:
        is_plain = part.name in (BOT, SEAT)
        name = words(f"lab-luck-{part.name}") if is_plain else words(f"report-{part.name}").partition(" | ")[0]
        rows.append(Row(name, about.share(part.share), part.share, 0, part.share))
    rest = max(0.0, 1 - sum(part.share for part in found))
    rows.append(Row(words("lab-luck-rest"), about.share(rest), rest, 0, rest))
    return charts.rows([words("lab-luck.head"), words("lab-luck.share"), ""], rows)


def _amount(about: Told, value: float) -> str:
    return about.words("lab-amount", amount=round(value, 1))


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


TELLS: Final[dict[str, Callable[[Told], str]]] = {
    "overview": _overview,
    "arena": _arena,
    "bots": _bots,
    "seats": _seats,
    "dealt": _dealt,
    "length": _length,
    "curves": _curves,
    "leads": _leads,
    "luck": _luck,
    "counts": _counts,
    "windows": _windows,
    "hits": _hits,
    "cards": _cards,
}
