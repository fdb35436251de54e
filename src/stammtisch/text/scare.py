"""Scare in words: events, questions, choices, the table and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from stammtisch.engine.event import Event, facts
from stammtisch.engine.problem import Problem
from stammtisch.engine.state import Move
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES, WILD, WILD_NAME, card_name, value
from stammtisch.games.scare.state import STACK
from stammtisch.games.scare.view import ScareView
from stammtisch.text.gametext import GameText
from stammtisch.text.words import Variable, Words


class ScareText(GameText):
    """Tells one reader about one table."""

    TURNING_POINTS = frozenset({"round_started", "game_won"})
    UNUSED = frozenset({"info", "show", "stops"})  # cards are numbers, nobody may show them, and nobody answers
    JOINS: ClassVar[Mapping[tuple[str, str], tuple[str, ...]]] = {
        ("drew", "drawn"): ("seat",),
        ("stacked", "placed"): ("seat",),
    }

    def __init__(self, words: Words, game: Scare, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.names = list(names)

    # What happened ---------------------------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int) -> str:
        kind = self.game.EVENTS[event[0]]
        variables: dict[str, Variable] = {"you": "no"}
        for name, fact in facts(self.game.EVENTS, event).items():
            if name == "seats" and isinstance(fact, list):
                variables["winners"] = self.words.listed([self.names[seat] for seat in fact])
                variables["count"] = len(fact)
                variables["you"] = "yes" if fact == [viewer] else "no"
            elif name == "cards" and isinstance(fact, list):
                variables["cards"] = " ".join(card_name(face) for face in sorted(fact))
            elif isinstance(fact, int):
                variables[name] = fact
        if "seat" in variables:
            seat = event[2 + kind.facts.index("seat")]
            variables["seat"] = self.names[seat]
            variables["you"] = "yes" if seat == viewer else "no"
        if kind.name == "played":
            variables["cards"] = self.cards(event[3], event[4])
            variables["value"] = value(event[3], event[4]) / 10
            variables["single"] = "yes" if event[3] == WILD or event[4] == 1 else "no"
        elif kind.name == "trick_taken":
            variables["value"] = event[3] / 10
        return self.words(f"scare-event-{kind.name}", **variables)

    def cards(self, face: int, count: int) -> str:
        """`8 8 8`, or `0/10 as 10`."""
        if face == WILD:
            return self.words("scare-wild", card=WILD_NAME, value=count)
        return " ".join([str(face)] * count)

    def problem(self, problem: Problem) -> str:
        return self.words.problem(problem, self.names)

    # What is asked ---------------------------------------------------------------------------------------------------

    def question(self, view: ScareView, *, is_whole: bool = True) -> str:
        first = view.moves[0][2] if view.moves else 1
        played = {seat for seat, *_ in view.trick}
        waiting = [seat for seat in range(view.seats) if view.hand_sizes[seat] and seat not in played]
        turn = "leads" if not played else "ends" if len(waiting) == 1 else "follows"
        return self.words(f"scare-ask-{view.prompt}", first=first, last=self.game.stack_size, turn=turn)

    def choice(self, view: ScareView, move: Move) -> str:
        """One numbered line: what the move is, what it is worth, and what that means right now."""
        if move[1] == STACK:
            return self._placing(move[2])
        face, count = move[2], move[3]
        worth = value(face, count)
        if face == WILD:
            line = self.cards(face, count)
        elif count == 1:
            line = self.words("scare-choice-card", card=face)
        else:
            line = self.words("scare-choice-set", cards=self.cards(face, count), value=worth / 10)
        return self._outcome(view, worth, line)

    def typed(self, view: ScareView, move: Move) -> tuple[str, str]:
        """A number is the card, or the place in the stack; the 0/10 card is typed as what it counts."""
        if move[1] == STACK:
            return str(move[2]), self._placing(move[2])
        face, count = move[2], move[3]
        worth = value(face, count)
        if face == WILD:
            return str(count), self._outcome(view, worth, self.cards(face, count))
        line = self.words("scare-typed-set", value=worth / 10) if count > 1 else ""
        return self.cards(face, count), self._outcome(view, worth, line).strip()

    def bare_verb(self, view: ScareView) -> str:
        return view.prompt if view.prompt == "stack" else "play"

    def _outcome(self, view: ScareView, worth: int, line: str) -> str:
        """The line with what becomes of the trick as it lies."""
        best = max((value(face, count) for _, _, face, count in view.trick), default=worth + 1)
        if worth < best:
            return line
        return self.words("scare-choice-takes", choice=line, tie="yes" if worth == best else "no")

    def _placing(self, place: int) -> str:
        size = self.game.stack_size
        if place == size:
            return self.words("scare-choice-bottom", place=place, points=self.game.paranoia_points)
        key = "top" if place == 1 else "place"
        return self.words(f"scare-choice-{key}", place=place, below=size - place, points=2 * (size - place))

    # The table -------------------------------------------------------------------------------------------------------

    def table(self, view: ScareView) -> list[str]:
        """The whole table as the viewer sees it, line by line."""
        rounds = self.game.rounds[view.seats - self.game.SEATS[0]]
        if self.game.target_score:
            lines = [self.words("scare-target", round=view.round, target=self.game.target_score)]
        else:
            lines = [self.words("scare-round", round=view.round, rounds=rounds)]
        width = max(len(name) for name in self.names)
        for seat, name in enumerate(self.names):
            line = self.words(
                "scare-seat",
                name=name.ljust(width),
                score=f"{view.scores[seat]:2}",
                stack=view.stack_sizes[seat],
                size=self.game.stack_size,
                hand=f"{view.hand_sizes[seat]:2}",
            )
            if seat == view.holder:
                line += self.words("scare-holds-start")
            lines.append(line)
        if view.trick:
            best = max(range(len(view.trick)), key=lambda i: (value(view.trick[i][2], view.trick[i][3]), i))
            plays = [
                self.words(
                    "scare-trick-play",
                    name=self.names[seat],
                    cards=self.cards(face, count),
                    value=value(face, count) / 10,
                    best="yes" if i == best else "no",
                    single="yes" if count == 1 or face == WILD else "no",
                )
                for i, (seat, _, face, count) in enumerate(view.trick)
            ]
            lines.append(self.words("scare-trick", plays=", ".join(plays)))
        if view.viewer < view.seats:
            if view.place:
                size = view.stack_sizes[view.viewer]
                where = "top" if view.place == 1 else "bottom" if view.place == size else "middle"
                lines.append(self.words("scare-own-place", place=view.place, size=size, where=where))
            cards = [card_name(face) for face in range(FACES) for _ in range(view.hand[face])]
            lines.append(self.words("scare-hand", cards="  ".join(cards) or "-"))
        return lines

    def score_sheet(self, view: ScareView) -> list[str]:
        """TRK-36: the points of every round, and the totals."""
        widths = [max(len(name), 5) for name in self.names]
        label = max(len(self.words("scare-sheet-round", round=88)), len(self.words("scare-sheet-total")))

        def row(title: str, cells: Sequence[object]) -> str:
            shown = [str(cell).rjust(width) for cell, width in zip(cells, widths, strict=True)]
            return "  ".join([title.ljust(label), *shown])

        lines = [row("", self.names)]
        for first in range(0, len(view.sheet), view.seats):
            title = self.words("scare-sheet-round", round=first // view.seats + 1)
            lines.append(row(title, view.sheet[first : first + view.seats]))
        lines.append(row(self.words("scare-sheet-total"), view.scores))
        return lines
