"""Fib in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.engine.event import Event, facts
from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import Problem
from stammtisch.engine.state import Move
from stammtisch.text.gametext import GameText
from stammtisch.text.words import Variable, Words

WINDOW = 2
SAY, DOUBT, PASS = range(3)


class FibText(GameText):
    TURNING_POINTS = frozenset({"game_won"})

    def __init__(self, words: Words, game: AnyGame, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.names = list(names)

    def event(self, event: Event, viewer: int) -> str:
        kind = self.game.kind.events[event[0]]
        found = facts(self.game.kind.events, event)
        if kind.name == "game_won":
            winners = event[2:]
            you = "yes" if winners == (viewer,) else "no"
            names = self.words.listed([self.names[seat] for seat in winners])
            return self.words("fib-event-game_won", winners=names, count=len(winners), you=you)
        variables: dict[str, Variable] = {name: fact for name, fact in found.items() if isinstance(fact, int)}
        you = "yes" if event[2] == viewer else "no"
        return self.words(f"fib-event-{kind.name}", **(variables | {"seat": self.names[event[2]], "you": you}))

    def problem(self, problem: Problem) -> str:
        return self.words.problem(problem, self.names)

    def question(self, view: Any, *, is_whole: bool = True) -> str:
        said = self.announcements(view) if is_whole else []
        return " ".join([*said, self.words(f"fib-ask-{view.prompt}")])

    def announcements(self, view: Any) -> list[str]:
        return [
            self.words("fib-event-said", seat=self.names[seat], number=number, you="no")
            for kind, seat, number, *_ in [frame for frame in view.stack if frame[0] == WINDOW]
        ]

    def choice(self, view: Any, move: Move) -> str:
        if move[1] == SAY:
            is_true = view.cards[view.viewer] == move[2]
            return self.words("fib-choice-say", number=move[2], true="yes" if is_true else "no")
        teller = self.names[view.stack[-1][1]]
        return self.words("fib-choice-doubt" if move[1] == DOUBT else "fib-choice-pass", name=teller)

    def hand(self, view: Any) -> list[str]:
        is_hidden = view.viewer < view.seats and not self._has_shown(view, view.viewer)
        return [str(view.cards[view.viewer])] if is_hidden else []

    def card_names(self, view: Any) -> Mapping[str, str]:
        return {card: card for card in self.hand(view)}

    def table(self, view: Any) -> list[str]:
        left = sum(not self._has_shown(view, seat) for seat in range(view.seats))
        lines = [self.words("fib-hidden", count=left)] if left else []
        return [*lines, *(self._shown(view, seat) for seat in range(view.seats) if self._has_shown(view, seat))]

    def score_sheet(self, view: Any) -> list[str]:
        width = max(len(name) for name in self.names)
        return [f"{name.ljust(width)}  {score:2}" for name, score in zip(self.names, view.scores, strict=False)]

    def scores(self, view: Any) -> list[int]:
        return list(view.scores)

    def _has_shown(self, view: Any, seat: int) -> bool:
        return not view.stack or bool(seat < view.stack[-1][1])

    def _shown(self, view: Any, seat: int) -> str:
        return self.words("fib-shown", name=self.names[seat], card=view.cards[seat])
