"""One game at one keyboard: the table, its file, the screen, and what each person has seen of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stammtisch.bots.bot import Bot
from stammtisch.boxes import find_box, game_text, game_title
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import SPECTATOR, facts
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import move_line, note_line
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table
from stammtisch.terminal import stops
from stammtisch.terminal.choices import DONE, PASS, Choices
from stammtisch.terminal.notes import read_named, read_orders, write_notes
from stammtisch.terminal.saves import SaveFile, os_reason
from stammtisch.terminal.screen import Screen
from stammtisch.terminal.seating import Seating, shown_names
from stammtisch.terminal.story import Chapter, Story, chapters
from stammtisch.terminal.tones import MINE, toned
from stammtisch.text.gametext import GameText
from stammtisch.text.numbering import Numbering
from stammtisch.text.words import Words, words


class Quit(Exception):
    """Somebody wants to leave; the game is saved and can go on later."""


class Session:
    """`keyboard` is the seat of the person there. `viewer` is the seat whose eyes are on the screen: that one, or
    SPECTATOR while the keyboard changes hands. Everything shown is what the viewer may know, in the viewer's language.
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
        self.idle: set[int] = set()  # moves that people had no choice about, and were not asked for
        self.paused = -1  # the number of moves after which everybody last had a chance to play something in between
        self.notices: dict[int, list[Callable[[Words], str]]] = {viewer: [] for viewer in viewers}
        self.lines: dict[int, set[str]] = {}  # the lines of the table that each viewer saw last
        self.cards_read: dict[int, set[str]] = {}  # cards of the hand that they have read in full
        self.texts_read: dict[int, set[str]] = {}  # what cards do, above the choices of whom to play them on
        self.numberings = {seat: Numbering() for seat in seating.humans}  # of their cards
        self.orders = read_orders(table.record.notes, len(table.names))  # what they let pass until their next turn
        self.named = read_named(table.record.notes)  # cards that were named for a move, where they have equals
        self.noted = write_notes(self.orders, self.named)  # what the file says about that
        self.hesitated: set[int] = set()  # who has been warned in this turn
        self.detailed: set[int] = set()  # who wants to read every line of other players' turns
        self.told_from = dict.fromkeys(viewers, 0)  # the chapter with which the last telling began
        self.scores: list[list[int]] = []  # everybody's points at the beginning, and after each move
        self._catch_up()
        self.refusals: dict[int, Problem] = {}
        self.hinted: set[tuple[int, str]] = set()
        self.is_warned = False  # that leaving now would lose something
        self.ending = SPECTATOR  # who wants to do nothing more in their turn
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
        self.text.numbering = self.numberings.get(viewer)

    def view(self) -> Any:
        return self.game.view(self.table.state, self.viewer)

    def choices(self) -> Choices:
        """Everything the viewer may do now."""
        return Choices(self.game, self.text, self.view(), self.table.names)

    @property
    def is_over(self) -> bool:
        return self.table.is_closed

    @property
    def can_move(self) -> bool:
        """Whether moves can be typed: somebody sits at the keyboard, and the game goes on."""
        return self.viewer != SPECTATOR and not self.is_over

    def offers(self, command: str) -> bool:
        """Whether a command does something here: one that does nothing is not suggested."""
        if command in self.text.UNUSED:
            return False
        if command == "again":
            return self.is_over
        if command == "undo":
            return not self.is_over and self.has_moved(self.left if self.viewer == SPECTATOR else self.viewer)
        if command == "ranks":
            return bool(self.text.ladder(self.view()))
        if command == "rest":
            return self.can_move and self.text.resting(self.view()) != ""
        if command == "finish":
            return self.can_move and find_box(self.game.kind.id).ending is not None
        if command in ("show", "order", "all"):
            return self.can_move
        if command == "why":
            return self.can_move or self.viewer in self.refusals
        return command != "stops" or not self.is_over

    def has_moved(self, seat: int) -> bool:
        """Whether this person has made a move that could be taken back."""
        return any(step.move[0] == seat and number not in self.idle for number, step in enumerate(self.table.steps))

    def person(self, said: str) -> int | None:
        """Who among those who share the keyboard has this name."""
        names = [self.table.names[seat].casefold() for seat in self.humans]
        return self.humans[names.index(said.casefold())] if said.casefold() in names else None

    def idle_move(self, seat: int, state: Any = None) -> Move | None:
        """What a person alone with bots would have to do anyway, so that there is no need to ask: let something pass
        that they cannot stop, or end a phase in which they can do nothing. Among people everybody is asked: otherwise
        their silence would tell what they hold. `state` is an earlier state of this game.
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
        is_eager = self.stops[seat] == stops.ALL or (self.stops[seat] == stops.TURN and self.game.is_decisive(view))
        return bool(moves) if is_eager else any(self.text.is_answer(view, move) for move in moves)

    # Moving ----------------------------------------------------------------------------------------------------------

    def apply(self, move: Move, *, is_idle: bool = False, named: Sequence[int] = ()) -> None:
        """Moves, and saves before anybody hears of it. A refused move raises and changes nothing. `named` are the
        numbers of cards that were typed for it.
        """
        self.table.apply(move)
        if self._note(self.table.state, move[0], named):
            self.named[len(self.table.steps) - 1] = [*named]
        if is_idle:
            self.idle.add(len(self.table.steps) - 1)
        for event in self.table.steps[-1].events:  # orders are good until one's own turn
            if self.game.kind.events[event[0]].name in self.text.TURNS:
                self.orders.pop(event[2], None)
        record = self.table.record
        self.keep(move_line(record.moves[-1], record.checksums[-1]))

    def _catch_up(self) -> None:
        """A game that goes on has the scores and the numbers of cards that it had."""
        again = Table.begin_again(self.game, self.table.record)
        self._note(again.state)
        for number, step in enumerate(self.table.steps):
            again.apply(step.move)
            self._note(again.state, step.move[0], self.named.get(number, ()))

    def _note(self, state: Any, mover: int = SPECTATOR, named: Sequence[int] = ()) -> bool:
        """After every move. True if it mattered which of several equal cards was named for it."""
        text = game_text(words(self.languages[SPECTATOR]), self.game, self.table.names)
        self.scores.append(text.scores(self.game.view(state, SPECTATOR)))
        has_mattered = False
        for seat, numbering in self.numberings.items():
            text.numbering, view = numbering, self.game.view(state, seat)
            has_mattered |= seat == mover and text.took(view, named)
            text.numbers(view)
        return has_mattered

    def keep(self, *lines: str) -> None:
        """Writes these lines to the file, and what else has changed since the last ones."""
        was_well = self.save.problem is None
        notes = write_notes(self.orders, self.named)
        if notes != self.noted:
            self.noted, lines = notes, (*lines, note_line(notes))
        self.save.append(*lines)
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
        """The moves after the first `length` have been taken back: nobody has seen what will replace them."""
        for viewer, seen in self.seen.items():
            self.seen[viewer] = min(seen, length + 1)
        self.idle = {number for number in self.idle if number < length}
        self.named = {number: named for number, named in self.named.items() if number < length}
        self.lines.clear()
        self.hesitated.clear()
        del self.scores[length + 1 :]
        self.paused = -1

    # Showing ---------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What the viewer has not been told yet."""
        book, first = chapters(self.table), self.seen[self.viewer]
        story = [[notice(self.words)] for notice in self.notices[self.viewer]]
        story += self._story(first)
        if self._begins_turn(book[first:]):
            self.lines.pop(self.viewer, None)  # one's own turn starts with the whole table
            self.hesitated.discard(self.viewer)
        self.notices[self.viewer].clear()
        if first < len(book):
            self.told_from[self.viewer] = first
        self.seen[self.viewer] = len(book)
        for sentences in story:
            self.screen.sentences(sentences)

    def tell_again(self) -> None:
        """What the viewer was told last, in every detail."""
        for sentences in self._story(self.told_from[self.viewer], is_full=True):
            self.screen.sentences(sentences)

    def _story(self, first: int, *, is_full: bool = False) -> list[list[str]]:
        """Other players' turns are told in one line each, unless there is nobody to decide anything."""
        story = Story(self.game, self.text, chapters(self.table), self.viewer, self.scores)
        if is_full or not self.text.TURNS or self.viewer in self.detailed or not self.humans:
            return story.paragraphs(first)
        return story.digest(first, self.view())

    def _begins_turn(self, told: Sequence[Chapter]) -> bool:
        kinds = self.game.kind.events
        return any(
            kinds[event[0]].name in self.text.TURNING_POINTS and facts(kinds, event).get("seat") == self.viewer
            for events, _ in told
            for event in events
        )

    def show_table(self) -> None:
        """The whole table."""
        self.screen.lines(self.text.table(self.view()))

    def show_overview(self) -> bool:
        """What the viewer should know before a decision and has not seen yet. True if that is everything. Nobody wants
        to read long rooms and cards again and again, and a narrow window has no room for them.
        """
        seen, read = self.lines.get(self.viewer, set()), self.cards_read.setdefault(self.viewer, set())
        view, is_narrow = self.view(), self.screen.is_narrow
        public, cards = self.text.overview(view)
        brief_public, brief_cards = self.text.overview(view, is_brief=True)
        self.lines[self.viewer] = {*public, *cards}
        news = [
            short if seen or is_narrow else line
            for line, short in zip(public, brief_public, strict=True)
            if line not in seen
        ]
        new_cards = [
            short if line in read or is_narrow else line
            for line, short in zip(cards, brief_cards, strict=True)
            if line not in seen
        ]
        if not is_narrow:
            read |= {*cards}
        own = f"{self.names[self.viewer]} "
        if news or new_cards:
            self.screen.two_columns([toned(line, MINE) if line.startswith(own) else line for line in news], new_cards)
        return not seen

    def game_name(self) -> str:
        return game_title(self.words, self.game.kind.id)

    def hide(self) -> None:
        """Before somebody else looks at the screen."""
        if self.is_private:
            self.screen.clear()
        self.is_private = False
        self.lines.clear()

    def show_public(self) -> None:
        """What happened, for everybody's eyes: nobody needs to look at their cards to let it pass."""
        self.hide()
        self.keyboard = SPECTATOR
        self.look_as(SPECTATOR)
        self.seen[SPECTATOR] = max(self.seen[SPECTATOR], self.seen[self.left])
        self.tell()
