"""A page about a run: one file that needs no network, to be kept or sent."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from stammtisch.boxes import game_title
from stammtisch.lab.runs import Run
from stammtisch.lab.sections import Section, sections, told
from stammtisch.text.words import Words


def run_page(words: Words, run: Run) -> str:
    plan = run.plan
    game = game_title(words, plan.game)
    options = ", ".join([f"{name} = {value}" for name, value in plan.options.items()]) or words("report-no-options")
    seating = words("lab-seating", seating=plan.seating)
    facts = [
        words("lab-page-bots", bots=", ".join(plan.bots), seats=plan.seats),
        seating,
        words("report-made", version=plan.version, seed=plan.seed, options=options),
    ]
    found = "".join([_section(section) for section in sections(told(words, run))])
    style = "".join(
        [(files("stammtisch.lab") / "looks" / name).read_text("utf-8") for name in ("page.css", "charts.css")]
    )
    title = words("lab-page-title", game=game, games=len(run.results))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1>{''.join([f'<p>{escape(fact)}</p>' for fact in facts])}</header>\n"
        f"<main>\n{found}</main>\n</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    return (
        f'<section class="lab-section" id="{section.id}"><h2>{escape(section.title)}</h2>'
        f'<p class="about">{escape(section.about)}</p>{section.body}</section>\n'
    )
