"""How much a person alone with bots has to read between two questions in the terminal.

    .venv/bin/python bench/terminal_lines.py [--games 5] [--width 60 80 120 200]

Plays whole games in process; the person moves like a strong bot and goes on in every pause. Counts the lines between
one prompt and the next: what happened, the table, the question and its choices.
"""

from __future__ import annotations

import argparse
import io
import os
import statistics
import tempfile
from pathlib import Path
from typing import Final

from stammtisch.bots.play import stream_at
from stammtisch.boxes import load, make_bot, usual_bot
from stammtisch.engine.record import header_line
from stammtisch.engine.table import Table
from stammtisch.terminal import loop, saves
from stammtisch.terminal.screen import Screen
from stammtisch.terminal.seating import Seating, seat_names
from stammtisch.terminal.session import Session
from stammtisch.text.words import words

GAMES: Final = ("cthulhu", "scare")
SEATS: Final = 4


class CountingScreen(Screen):
    """Counts the lines between two prompts, and answers."""

    def __init__(self) -> None:
        super().__init__(io.StringIO(), io.StringIO(), {})
        self.counts: list[int] = []
        self.session: Session

    def ask(self, prompt: str, *_: object) -> str:
        assert isinstance(self.stdout, io.StringIO)
        self.counts.append(self.stdout.getvalue().count("\n"))
        self.stdout.seek(0)
        self.stdout.truncate()
        session = self.session
        state, seat = session.table.state, session.keyboard
        decision = session.game.decision(state)
        if decision is None or seat not in decision.asked:
            return ""
        rng = stream_at(session.table.record.seed, f"person {seat}", len(session.table.steps))
        view = session.game.view(state, seat) if session.bot.NEEDS_VIEW else None
        return session.game.write(session.bot.choose(session.game.moves(state, seat), view, rng), session.table.names)


def play(name: str, seed: str, language: str, folder: Path) -> list[int]:
    game = load(name)
    bot = usual_bot(game)
    table = Table(game, seat_names([], 1, SEATS, words(language)), seed)
    screen = CountingScreen()
    save = saves.create_in(folder, game.kind.id, header_line(table.record))
    session = Session(table, Seating((0,), bot, language), make_bot(bot, game), save, screen)
    screen.session = session
    loop.play(session)
    save.close()
    return screen.counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--width", type=int, nargs="+", default=[60, 80, 120, 200])
    chosen = parser.parse_args()
    print("game      language  columns  prompts per game  lines between prompts: median  90 %  most")
    with tempfile.TemporaryDirectory() as folder:
        for name in GAMES:
            for language in ("en", "de"):
                for width in chosen.width:
                    os.environ["COLUMNS"] = str(width)
                    games = [play(name, f"lines {seed}", language, Path(folder)) for seed in range(chosen.games)]
                    counts = sorted(count for game in games for count in game[1:])  # the first one has the welcome
                    median, late = statistics.median(counts), counts[len(counts) * 9 // 10]
                    row = f"{name:8}  {language:8}  {width:7}  {len(counts) / len(games):16.0f}"
                    print(f"{row}  {median:29.0f}  {late:4}  {counts[-1]:4}")


if __name__ == "__main__":
    main()
