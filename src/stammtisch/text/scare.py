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
from stammtisch.text.gametext import GameText, Outcome
from stammtisch.text.words import Variable, Words


class ScareText(GameText):
    """Tells one reader about one table."""

    TURNING_POINTS = frozenset({"round_started", "game_won"})
    ACTIONS = frozenset({"played"})
    LOSSES: ClassVar[Mapping[str, str]] = {"trick_taken": "seat", "scared": "seat"}  # taking tricks hurts
    GAINS: ClassVar[Mapping[str, str]] = {"scored": "seat", "paranoia_struck": "seat"}
    # Cards are numbers, nobody may show them, nobody answers, and a trick is told in a line anyway.
    UNUSED = frozenset({"info", "show", "stops", "order", "more"})
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
        kind = self.game.kind.events[event[0]]
        variables: dict[str, Variable] = {"you": "no"}
        for name, fact in facts(self.game.kind.events, event).items():
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
        """A number is the card, or the place in the stack; the 0/10 card is typed as the value it takes."""
        if move[1] == STACK:
            return str(move[2]), self._placing(move[2])
        face, count = move[2], move[3]
        worth = value(face, count)
        if face == WILD:
            return str(count), self.cards(face, count)
        return self.cards(face, count), self.words("scare-typed-set", value=worth / 10) if count > 1 else ""

    def outcome(self, view: ScareView, move: Move) -> Outcome:
        """Whether a play takes the trick as things stand, and what that does to the stack (TRK-07, TRK-08)."""
        if move[1] == STACK or not self._takes(view, value(move[2], move[3])):
            return Outcome()
        tie = "yes" if self._is_tie(view, value(move[2], move[3])) else "no"
        plays = [*((face, count) for _, _, face, count in view.trick), (move[2], move[3])]
        due = 1 + sum(count for face, count in plays if face == self.game.extra_face)
        is_lifted = any(face == WILD for face, _ in plays)  # TRK-26: what lies on top then is not certain
        size = view.stack_sizes[view.viewer]
        if view.place and view.place <= due and not is_lifted:
            return Outcome(self.words("scare-after-scare", tie=tie, last="yes" if view.place == size else "no"))
        return Outcome(self.words("scare-after", tie=tie, now=size, after=max(size - due, 0)))

    def bare_verb(self, view: ScareView) -> str:
        return view.prompt if view.prompt == "stack" else "play"

    def _outcome(self, view: ScareView, worth: int, line: str) -> str:
        """The line with the trick's fate as things stand."""
        if not self._takes(view, worth):
            return line
        return self.words("scare-choice-takes", choice=line, tie="yes" if self._is_tie(view, worth) else "no")

    def _is_tie(self, view: ScareView, worth: int) -> bool:
        return any(value(face, count) == worth for _, _, face, count in view.trick)

    def _takes(self, view: ScareView, worth: int) -> bool:
        """Whether a play of this value would be the highest so far; whoever leads does not know yet."""
        return bool(view.trick) and worth >= max(value(face, count) for _, _, face, count in view.trick)

    def _placing(self, place: int) -> str:
        size = self.game.stack_size
        if place == size:
            return self.words("scare-choice-bottom", place=place, points=self.game.paranoia_points)
        key = "top" if place == 1 else "place"
        return self.words(f"scare-choice-{key}", place=place, below=size - place, points=2 * (size - place))

    # The table -------------------------------------------------------------------------------------------------------

    def table(self, view: ScareView) -> list[str]:
        """The whole table as the viewer sees it, line by line."""
        lines = [self._round(view)]
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
        return [*lines, *self._trick(view), *self._own(view)]

    def overview(self, view: ScareView, *, is_brief: bool = False) -> tuple[list[str], list[str]]:
        def of_all(counts: Sequence[int]) -> str:
            return ", ".join(f"{name}\N{NO-BREAK SPACE}{count}" for name, count in zip(self.names, counts, strict=True))

        points = self.words("scare-points", round=self._round(view), points=of_all(view.scores))
        stacks = self.words("scare-stacks", size=self.game.stack_size, stacks=of_all(view.stack_sizes))
        return [points, stacks, *self._trick(view)], self._own(view)

    def _round(self, view: ScareView) -> str:
        rounds = self.game.rounds[view.seats - self.game.kind.seats[0]]
        if self.game.target_score:
            return self.words("scare-target", round=view.round, target=self.game.target_score)
        return self.words("scare-round", round=view.round, rounds=rounds)

    def _trick(self, view: ScareView) -> list[str]:
        if not view.trick:
            return []
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
        return [self.words("scare-trick", plays=", ".join(plays))]

    def _own(self, view: ScareView) -> list[str]:
        """What only the viewer sees."""
        if view.viewer >= view.seats:
            return []
        lines = []
        if view.place:
            size = view.stack_sizes[view.viewer]
            where = "top" if view.place == 1 else "bottom" if view.place == size else "middle"
            lines.append(self.words("scare-own-place", place=view.place, size=size, where=where))
        cards = [card_name(face) for face in range(FACES) for _ in range(view.hand[face])]
        return [*lines, self.words("scare-hand", cards="  ".join(cards) or "-")]

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
