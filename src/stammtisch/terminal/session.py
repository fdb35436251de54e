"""One game at one keyboard: the table, its file, the screen, and what each person has seen of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stammtisch.bots import Bot
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import move_line
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table
from stammtisch.terminal.saves import SaveFile, reason
from stammtisch.terminal.screen import Screen
from stammtisch.terminal.seating import Seating, shown_names
from stammtisch.terminal.story import chapters, paragraphs
from stammtisch.text.tell import GameText, game_text
from stammtisch.text.words import Words, words

MANY_CHOICES: Final = 24  # more of them are shown when asked for
LONG_TABLE: Final = 12  # lines that nobody wants to read again and again


class Quit(Exception):
    """Somebody wants to leave; the game is saved and can go on later."""


class Session:
    """`keyboard` is who sits there. `viewer` is whose eyes are on the screen: that seat, or SPECTATOR while the
    keyboard changes hands. Everything shown is what the viewer may know, in the viewer's language.
    """

    def __init__(self, table: Table, seating: Seating, bot: Bot, save: SaveFile, screen: Screen) -> None:
        self.table = table
        self.game = table.game
        self.humans = seating.humans
        self.bot = bot
        self.save = save
        self.screen = screen
        viewers = [*seating.humans, SPECTATOR]
        self.languages = dict.fromkeys(viewers, seating.language)
        self.seen = dict.fromkeys(viewers, 0)  # chapters of the story
        self.notices: dict[int, list[Callable[[Words], str]]] = {viewer: [] for viewer in viewers}
        self.tables: dict[int, list[str]] = {}  # the lines each viewer saw last
        self.refusals: dict[int, Problem] = {}
        self.hinted: set[int] = set()
        self.is_warned = False  # that leaving now would lose something
        self.keyboard = seating.humans[0] if len(seating.humans) == 1 else SPECTATOR
        self.left = SPECTATOR  # who sat there before
        self.is_private = False  # somebody's cards are on the screen
        self.words: Words
        self.text: GameText
        self.look_as(self.keyboard)

    def look_as(self, viewer: int) -> None:
        self.viewer = viewer
        self.words = words(self.languages[viewer])
        self.names = shown_names(self.table.names, self.humans, self.words.language)
        self.text = game_text(self.words, self.game, self.names)

    def view(self) -> Any:
        return self.game.view(self.table.state, self.viewer)

    def is_idle(self, seat: int) -> bool:
        """Whether a person alone with bots could only let something pass. Among people everybody is asked: else their
        silence would tell what they hold.
        """
        decision = self.game.decision(self.table.state)
        if decision is None or decision.shape != RESPOND or self.humans != (seat,) or seat not in decision.asked:
            return False
        return len(self.game.moves(self.table.state, seat)) == 1

    # Moving ----------------------------------------------------------------------------------------------------------

    def apply(self, move: Move) -> None:
        """Moves, and saves before anybody hears of it. A refused move raises and changes nothing."""
        self.table.apply(move)
        record = self.table.record
        self.keep(move_line(record.moves[-1], record.checks[-1]))

    def keep(self, line: str) -> None:
        was_well = self.save.problem is None
        self.save.append(line)
        if was_well and self.save.problem:
            self.tell_unsaved()
        elif not was_well and not self.save.problem:
            self.screen.say(self.words("terminal-saved-again", file=str(self.save.path)))

    def tell_unsaved(self) -> None:
        error = self.save.problem
        if error:
            why = os_reason(self.words, error)
            self.screen.say(self.words("terminal-unsaved", file=str(self.save.path), why=why), fg="yellow")

    def forget(self, length: int) -> None:
        """The moves after the first `length` have been taken back: nobody has seen what will come instead."""
        for viewer, seen in self.seen.items():
            self.seen[viewer] = min(seen, length + 1)
        self.tables.clear()

    # Showing ---------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What the viewer has not heard yet."""
        told = chapters(self.table)
        story = [[notice(self.words)] for notice in self.notices[self.viewer]]
        story += paragraphs(self.game, self.text, told[self.seen[self.viewer] :], self.viewer)
        self.notices[self.viewer].clear()
        self.seen[self.viewer] = len(told)
        for sentences in story:
            self.screen.sentences(sentences)

    def show_table(self, *, is_whole: bool = True) -> None:
        """The table, or of a long one only what is not as the viewer saw it last."""
        lines = self.text.table(self.view())
        seen = self.tables.get(self.viewer, [])
        self.tables[self.viewer] = lines
        if not is_whole and seen and len(lines) > LONG_TABLE:
            lines = changed_blocks(lines, seen)
        self.screen.lines(lines)

    def game_name(self) -> str:
        key = f"{self.game.ID}-name"
        return self.words(key) if self.words.has(key) else self.game.ID

    def hide(self) -> None:
        """Before somebody else looks at the screen."""
        if self.is_private:
            self.screen.clear()
        self.is_private = False
        self.tables.clear()

    def show_window(self, seat: int) -> None:
        """What a person is asked in a window, for all eyes: nobody needs to look at their cards to let it pass.

        A window depends on public facts only, and so does its question.
        """
        self.hide()
        self.keyboard = SPECTATOR
        self.seen[SPECTATOR] = max(self.seen[SPECTATOR], self.seen[self.left])
        self.tell()
        say = words(self.languages[seat])
        question = game_text(say, self.game, self.names).question(self.game.view(self.table.state, seat))
        self.screen.say(say("terminal-window", name=self.names[seat], question=question), bold=True)

    def show_question(self, *, is_repeated: bool = False) -> None:
        """What is asked and what can be answered, below the table if it is not as the viewer saw it last."""
        view = self.view()
        if is_repeated or self.text.table(view) != self.tables.get(self.viewer):
            self.show_table(is_whole=is_repeated)
            self.screen.blank()
        self.screen.say(self.text.question(view), bold=True)
        width = len(str(len(view.moves)))
        shown = view.moves if is_repeated else view.moves[:MANY_CHOICES]
        self.screen.columns(
            [f"[{number:>{width}}] {self.text.choice(view, move)}" for number, move in enumerate(shown, start=1)]
        )
        if len(shown) < len(view.moves):
            self.screen.say(self.words("terminal-more-choices", count=len(view.moves) - len(shown)))
        if is_repeated or self.viewer not in self.hinted:
            self.hinted.add(self.viewer)
            example = max((self.game.write(move, self.table.names) for move in view.moves), key=len)
            self.screen.say(self.words("terminal-hint", example=example))


def changed_blocks(lines: list[str], seen: list[str]) -> list[str]:
    """The heading, and every line with the indented ones below it unless it was there before."""
    known = _blocks(seen)
    return [line for i, block in enumerate(_blocks(lines)) if i == 0 or block not in known for line in block]


def _blocks(lines: list[str]) -> list[list[str]]:
    blocks: list[list[str]] = []
    for line in lines:
        if blocks and line.startswith(" "):
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def os_reason(say: Words, error: OSError) -> str:
    return say(f"terminal-os-{reason(error)}", code=str(error.errno or 0))
