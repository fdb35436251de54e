"""Charts as SVG and HTML without scripts. Colors and sizes are in charts.css, for light and dark; the page of a run and
the browser share both.

Text in a picture would shrink with it, so names and figures stand beside it, where there is room, as a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 360
HEIGHT: Final = 190
LEFT: Final = 44
RIGHT: Final = 10
TOP: Final = 14
BOTTOM: Final = 34
FEWEST_COLUMNS: Final = 7
MOST_COLUMNS: Final = 24
MOST_TICKS: Final = 5
STEPS: Final = (1, 2, 2.5, 5, 10)


class Row(NamedTuple):
    """A figure with its interval; a ring shows another figure beside it."""

    name: str
    figure: str  # as it is told
    value: float
    low: float
    high: float
    note: str = ""
    ring: float | None = None


class Line(NamedTuple):
    name: str
    points: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


def number(value: float) -> str:
    """For a place in a picture: short, and the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def nice_step(span: float, most: int = MOST_TICKS) -> float:
    """Between grid lines."""
    if span <= 0:
        return 1
    size: float = 10.0 ** floor(log10(span / most))
    return next(step * size for step in STEPS if span / (step * size) <= most)


def ticks(least: float, most: float) -> list[float]:
    step = nice_step(most - least)
    first = ceil(least / step - 1e-9)
    return [round((first + place) * step, 6) for place in range(int((most - first * step) / step + 1e-9) + 1)]


def picture(title: str, inside: Sequence[str]) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f"{''.join(inside)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}">{escape(text)}</text>'


def _grid(least: float, most: float, unit: str = "") -> tuple[list[str], dict[float, float]]:
    """Lines with their values, and where each value is."""
    span = max(most - least, 1e-9)
    places = {tick: HEIGHT - BOTTOM - (tick - least) / span * (HEIGHT - TOP - BOTTOM) for tick in ticks(least, most)}
    drawn = []
    for tick, y in places.items():
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{number(y)}" y2="{number(y)}"/>')
        drawn.append(_text(LEFT - 6, y + 4, f"{number(tick)}{unit}", "end"))
    return drawn, places


def histogram(title: str, below: str, counts: Mapping[int, int]) -> str:
    """How many games had which number. Far out, several numbers share a column."""
    least, most = min(counts), max(counts)
    most = max(most, least + FEWEST_COLUMNS - 1)  # a single column would fill the picture
    width = max(1, ceil((most - least + 1) / MOST_COLUMNS))
    columns = [
        (first, sum(counts.get(value, 0) for value in range(first, first + width)))
        for first in range(least, most + 1, width)
    ]
    games = sum(counts.values())
    top = 100 * max(count for _, count in columns) / games
    drawn, _ = _grid(0, top * 1.08, " %")
    room = (WIDTH - LEFT - RIGHT) / len(columns)
    every = ceil(len(columns) / 12)
    for place, (first, count) in enumerate(columns):
        share = 100 * count / games
        height = share / (top * 1.08) * (HEIGHT - TOP - BOTTOM)
        x, y = LEFT + place * room, HEIGHT - BOTTOM - height
        name = str(first) if width == 1 else f"{first}–{first + width - 1}"
        drawn.append(
            f'<rect class="column" x="{number(x + room * 0.08)}" y="{number(y)}" width="{number(room * 0.84)}" '
            f'height="{number(height)}" rx="2"><title>{name}: {count} ({share:.1f} %)</title></rect>'
        )
        if place % every == 0:
            drawn.append(_text(x + room / 2, HEIGHT - BOTTOM + 15, str(first)))
    drawn.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 4, below))
    return picture(title, drawn)


def curves(title: str, below: str, lines: Sequence[Line], unit: str = "", level: float | None = None) -> str:
    """Lines from the start to the end, with bands where they are known; `level` is one to compare with."""
    values = [value for line in lines for row in (line.points, line.low, line.high) for value in row]
    values += [] if level is None else [level]
    least, most = min(*values, 0), max(values)
    most += (most - least) * 0.04
    drawn, _ = _grid(least, most, unit)
    count = len(lines[0].points)
    x = [LEFT + place / max(1, count - 1) * (WIDTH - LEFT - RIGHT) for place in range(count)]

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (value - least) / max(most - least, 1e-9) * (HEIGHT - TOP - BOTTOM)

    def path(row: Sequence[float], back: Sequence[float] = ()) -> str:
        points = [*zip(x, row, strict=True), *zip(reversed(x), reversed(back), strict=bool(back))]
        return "M" + "L".join([f"{number(place)} {number(y(value))}" for place, value in points])

    if level is not None:
        at = number(y(level))
        drawn.append(f'<line class="fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at}" y2="{at}"/>')
    for order, line in enumerate(lines):
        if line.low:
            drawn.append(f'<path class="band band-{order}" d="{path(line.high, line.low)}Z"/>')
        drawn.append(
            f'<path class="line line-{order}" d="{path(line.points)}"><title>{escape(line.name)}</title></path>'
        )
    for place in range(0, count, max(1, (count - 1) // 4)):
        share = 100 * place / max(1, count - 1)
        anchor = "start" if place == 0 else "end" if place == count - 1 else "middle"
        drawn.append(_text(x[place], HEIGHT - BOTTOM + 15, f"{number(share)} %", anchor))
    drawn.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 4, below))
    return picture(title, drawn) + legend([line.name for line in lines])


def legend(names: Sequence[str]) -> str:
    if len(names) == 1:
        return ""
    items = [f'<li><i class="mark mark-{order}"></i>{escape(name)}</li>' for order, name in enumerate(names)]
    return f'<ul class="legend">{"".join(items)}</ul>'


def rows(heads: Sequence[str], table: Sequence[Row], level: float | None = None) -> str:
    """A table whose middle column shows every figure on the same scale. `level` is what it is compared with: whatever
    is certainly above or below it has a color and a sign.
    """
    edges = [
        edge for row in table for edge in (row.low, row.high, row.value, *([] if row.ring is None else [row.ring]))
    ]
    edges += [] if level is None else [level]
    least, most = min(edges), max(edges)
    span = max(most - least, 1e-9)

    def place(value: float) -> str:
        return number(2 + 96 * (value - least) / span)

    told = [f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads]
    drawn = []
    for row in table:
        look = "" if level is None else " above" if row.low > level else " below" if row.high < level else ""
        strip = [] if level is None else [_bar("fair", place(level), place(level), 0, 20)]
        strip.append(_bar(f"reach{look}", place(row.low), place(row.high)))
        if row.ring is not None:
            strip.append(_bar("ring", place(row.ring), place(row.ring)))
        strip.append(_bar(f"dot{look}", place(row.value), place(row.value)))
        drawn.append(
            f'<tr><th scope="row">{escape(row.name)}</th>'
            f'<td class="strip"><svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">'
            f"{''.join(strip)}</svg></td>"
            f'<td class="figure{look}">{escape(row.figure)}</td><td class="note">{escape(row.note)}</td></tr>'
        )
    head = f"<thead><tr>{told[0]}<td></td>{told[1]}{told[2]}</tr></thead>"
    return f'<table class="rows">{head}<tbody>{"".join(drawn)}</tbody></table>'


def _bar(look: str, start: str, end: str, top: int = 10, bottom: int = 10) -> str:
    return f'<line class="{look}" x1="{start}" x2="{end}" y1="{top}" y2="{bottom}"/>'


def tiles(figures: Sequence[tuple[str, str]]) -> str:
    """A few large figures with what they are."""
    found = [f"<div><dd>{escape(value)}</dd><dt>{escape(name)}</dt></div>" for value, name in figures]
    return f'<dl class="tiles">{"".join(found)}</dl>'


def folded(head: str, inside: str) -> str:
    return f"<details><summary>{escape(head)}</summary>{inside}</details>"
