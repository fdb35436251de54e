"""One game at one keyboard: the table, its file, the screen, and what each person has seen of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from stammtisch.bots import Bot
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import SPECTATOR, facts
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import move_line
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table
from stammtisch.terminal import stops
from stammtisch.terminal.saves import SaveFile, os_reason
from stammtisch.terminal.screen import INDENT, Screen
from stammtisch.terminal.seating import Seating, game_name, shown_names
from stammtisch.terminal.spelling import spelled_out
from stammtisch.terminal.story import Chapter, chapters, paragraphs
from stammtisch.text.tell import GameText, game_text
from stammtisch.text.words import Words, words

MANY_CHOICES: Final = 24  # more of them are shown when asked for
PASS: Final = "pass"  # in the notation of every game, as is ...
DONE: Final = "done"


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
        self.stops = dict.fromkeys(seating.humans, stops.TURN)
        self.idle: set[int] = set()  # the steps that people had to make anyway, and were not asked for
        self.paused = -1  # after so many moves everybody could last play something in between
        self.notices: dict[int, list[Callable[[Words], str]]] = {viewer: [] for viewer in viewers}
        self.tables: dict[int, list[str]] = {}  # the lines each viewer saw last
        self.refusals: dict[int, Problem] = {}
        self.hinted: set[tuple[int, str]] = set()
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

    def choices(self, view: Any) -> list[Move]:
        """Everything the viewer may do, what is worth a line first."""
        offered = self.text.offered(view)
        return offered + [move for move in view.moves if move not in offered]

    @property
    def is_over(self) -> bool:
        return self.table.is_closed

    @property
    def can_move(self) -> bool:
        """Whether moves can be typed: somebody sits at the keyboard, and the game goes on."""
        return self.viewer != SPECTATOR and not self.is_over

    def offers(self, command: str) -> bool:
        """Whether a command does something here: nothing is suggested that does not."""
        if command in self.text.UNUSED:
            return False
        if command == "again":
            return self.is_over
        if command == "undo":
            return not self.is_over and self.has_moved(self.left if self.viewer == SPECTATOR else self.viewer)
        if command == "show":
            return self.can_move
        if command == "why":
            return self.can_move or self.viewer in self.refusals
        return command != "stops" or not self.is_over

    def has_moved(self, seat: int) -> bool:
        """Whether this person has made a move that could be taken back."""
        return any(step.move[0] == seat and number not in self.idle for number, step in enumerate(self.table.steps))

    def person(self, said: str) -> int | None:
        """Who of those who share the keyboard is called so."""
        names = [self.table.names[seat].casefold() for seat in self.humans]
        return self.humans[names.index(said.casefold())] if said.casefold() in names else None

    def idle_move(self, seat: int, state: Any = None) -> Move | None:
        """What a person alone with bots would have to do anyway, so that there is no need to ask: let something pass
        that they cannot stop, or end a phase in which they can do nothing. Among people everybody is asked: else their
        silence would tell what they hold. `state` is another moment of this game than the present one.
        """
        state = state or self.table.state
        decision = self.game.decision(state)
        if decision is None or self.humans != (seat,) or seat not in decision.asked:
            return None
        view = self.game.view(state, seat)
        offered = self.text.offered(view)
        only = self.game.write(offered[0], self.table.names)
        if decision.shape == RESPOND:
            return offered[0] if only == PASS and not self._is_stopped(seat, view, offered[1:]) else None
        return offered[0] if only == DONE and len(offered) == 1 else None

    def _is_stopped(self, seat: int, view: Any, moves: Sequence[Move]) -> bool:
        """Whether these answers are worth a question in the open window."""
        is_eager = self.stops[seat] == stops.ALL or (self.stops[seat] == stops.TURN and self.text.is_decisive(view))
        return bool(moves) if is_eager else any(self.text.is_answer(view, move) for move in moves)

    # Moving ----------------------------------------------------------------------------------------------------------

    def apply(self, move: Move, *, is_idle: bool = False) -> None:
        """Moves, and saves before anybody hears of it. A refused move raises and changes nothing."""
        self.table.apply(move)
        if is_idle:
            self.idle.add(len(self.table.steps) - 1)
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
        self.idle = {number for number in self.idle if number < length}
        self.tables.clear()
        self.paused = -1

    # Showing ---------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What the viewer has not heard yet."""
        book, first = chapters(self.table), self.seen[self.viewer]
        story = [[notice(self.words)] for notice in self.notices[self.viewer]]
        story += paragraphs(self.game, self.text, book, first, self.viewer)
        if self._begins_turn(book[first:]):
            self.tables.pop(self.viewer, None)  # a turn of one's own starts with the whole table
        self.notices[self.viewer].clear()
        self.seen[self.viewer] = len(book)
        for sentences in story:
            self.screen.sentences(sentences)

    def _begins_turn(self, told: Sequence[Chapter]) -> bool:
        kinds = self.game.EVENTS
        return any(
            kinds[event[0]].name in self.text.TURNING_POINTS and facts(kinds, event).get("seat") == self.viewer
            for events, _ in told
            for event in events
        )

    def show_table(self, *, is_whole: bool = True) -> None:
        """The table, or only what is not as the viewer saw it last."""
        view = self.view()
        seen = self.tables.get(self.viewer, [])
        self.tables[self.viewer] = self.text.table(view)
        self.screen.lines(self.text.table(view) if is_whole or not seen else self.text.changes(view, seen))

    def game_name(self) -> str:
        return game_name(self.words, self.game.ID)

    def hide(self) -> None:
        """Before somebody else looks at the screen."""
        if self.is_private:
            self.screen.clear()
        self.is_private = False
        self.tables.clear()

    def show_public(self) -> None:
        """What happened, for all eyes: nobody needs to look at their cards to let it pass."""
        self.hide()
        self.keyboard = SPECTATOR
        self.look_as(SPECTATOR)
        self.seen[SPECTATOR] = max(self.seen[SPECTATOR], self.seen[self.left])
        self.tell()

    def show_window(self, seat: int) -> None:
        """What a person is asked in a window. It depends on public facts only, and so does its question."""
        self.show_public()
        say = words(self.languages[seat])
        question = game_text(say, self.game, self.names).question(self.game.view(self.table.state, seat))
        self.screen.say(say("terminal-window", name=self.names[seat], question=question), bold=True)

    def show_question(self, *, is_repeated: bool = False, is_pause: bool = False) -> int:
        """What is asked and what can be answered, below the table if it is not as the viewer saw it last. In a pause
        the table is shown on demand. Returns how many choices are listed.
        """
        view = self.view()
        if is_repeated or (not is_pause and self.text.table(view) != self.tables.get(self.viewer)):
            self.show_table(is_whole=is_repeated)
            self.screen.blank()
        self.screen.say(self.text.question(view), bold=True)
        moves, offered = self.choices(view), len(self.text.offered(view))
        shown = moves if is_repeated else moves[: min(offered, MANY_CHOICES)]
        self._show_choices(view, shown)
        if is_pause:
            self._hint("terminal-hint-pause")
            return len(shown)
        if len(shown) < len(moves):
            more = self._example(view, moves[len(shown) :][:1])
            self.screen.say(self.words("terminal-more-choices", count=len(moves) - len(shown), example=more))
        key = "terminal-hint-typed" if self.text.typed(view, moves[0])[0] else "terminal-hint"
        self._hint(key, is_repeated=is_repeated, example=self._example(view, moves))
        return len(shown)

    def _example(self, view: Any, moves: Sequence[Move]) -> str:
        """The longest of these moves as somebody could type it, with cards by their numbers in the hand."""
        written = max((self.game.write(move, self.table.names) for move in moves), key=len)
        return spelled_out(self.text, view, written, self.table.names)

    def _hint(self, key: str, *, is_repeated: bool = False, **variables: str) -> None:
        """Said once to everybody, and again to those who ask."""
        if is_repeated or (self.viewer, key) not in self.hinted:
            self.hinted.add((self.viewer, key))
            self.screen.say(self.words(key, **variables))

    def labels(self, view: Any, moves: Sequence[Move]) -> list[str]:
        """What to type for each of these choices."""
        return [self.text.typed(view, move)[0] or str(number) for number, move in enumerate(moves, start=1)]

    def span(self, view: Any, listed: int) -> str:
        """The choices in short, for the prompt: `1-6`, or `1 ... 8 8 8` where they are no numbers in a row."""
        labels = self.labels(view, self.choices(view)[:listed])
        if len(labels) < 2:
            return "".join(labels)
        is_row = all(label.isdecimal() for label in labels) and int(labels[-1]) - int(labels[0]) == len(labels) - 1
        return f"{labels[0]}-{labels[-1]}" if is_row else f"{labels[0]} ... {labels[-1]}"

    def _show_choices(self, view: Any, moves: Sequence[Move]) -> None:
        """Side by side where there is room. What several choices have in common is said once, above them."""
        labels = self.labels(view, moves)
        width = max(map(len, labels), default=0) if all(map(str.isdecimal, labels)) else 0
        lines = [(f"[{label:>{width}}]", move) for label, move in zip(labels, moves, strict=True)]
        for common, group in groupby(lines, key=lambda entry: self.text.group(view, entry[1])[0]):
            entries = list(group)
            if common and len(entries) > 1:
                self.screen.say(common, first=INDENT, rest=INDENT * 2)
                self.screen.columns([f"{n} {self.text.group(view, move)[1]}" for n, move in entries], INDENT * 2)
            else:
                self.screen.columns([f"{n} {self._said(view, move)}".strip() for n, move in entries])

    def _said(self, view: Any, move: Move) -> str:
        label, said = self.text.typed(view, move)
        return said if label else self.text.choice(view, move)
