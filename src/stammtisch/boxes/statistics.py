"""What is counted in a game that is over: read off its events once, for the win scene, the replay and the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stammtisch.boxes.counting import Counting
from stammtisch.boxes.shelf import find_box
from stammtisch.engine.event import Event, EventKind, facts, hit
from stammtisch.engine.game import AnyGame
from stammtisch.engine.table import Table
from stammtisch.text.statistics import FACES, BestCard, Statistics

NOBODY: Final = -1


def count_game(table: Table) -> Statistics:
    """The statistics of a game that has come this far."""
    count = GameCount(table.game, len(table.names))
    again = Table.begin_again(table.game, table.record)
    count.hear(again.state, again.opening)
    for step in table.steps:
        count.hear(again.state, again.apply(step.move))
    count.look(again.state)
    return count.found()


class GameCount:
    """Counts while a game goes on."""

    def __init__(self, game: AnyGame, count: int) -> None:
        box = find_box(game.kind.id)
        self.game = game
        self.kinds = game.kind.events
        self.counting: Counting[Any] = box.counting
        self.turn = box.tally.round_started
        self.counted = [self._is_counted(kind) for kind in self.kinds]
        seats = range(count)
        self.dice = [[0] * FACES for _ in seats]
        self.hits: list[set[tuple[int, int, int]]] = [set() for _ in seats]  # by whom: turn, victim, card
        self.leads = [0 for _ in seats]
        self.most = {name: [0 for _ in seats] for name in box.counting.most}
        self.best: BestCard | None = None
        self.turns = self.changes = 0
        self.leader = self.actor = NOBODY
        self.card = NOBODY  # of the actor
        self.senders: dict[int, int] = {}

    def found(self) -> Statistics:
        seats = range(len(self.leads))
        hits = [[sum(victim == whom for _, victim, _ in made) for whom in seats] for made in self.hits]
        has_dice = any(map(any, self.dice))
        can_hit = bool(self.counting.sends)
        return Statistics(
            self.dice if has_dice else [], hits if can_hit else [], self.best, self.leads, self.changes, self.most
        )

    def _is_counted(self, kind: EventKind) -> bool:
        counting = self.counting
        names = {self.turn, *counting.most.values(), *counting.sends, *counting.brings}
        return kind.name in names or "die" in kind.facts or bool(kind.hits and counting.sends)

    def hear(self, state: Any, events: Sequence[Event]) -> None:
        for event in events:
            if not self.counted[event[0]]:
                continue
            name, named = self.kinds[event[0]].name, facts(self.kinds, event)
            seat = named.get("seat")
            if name == self.turn:
                self.look(state)
            if not isinstance(seat, int):
                continue
            if "die" in named:
                self.dice[seat][int(str(named["die"])) - 1] += 1
            for key, counted in self.counting.most.items():
                self.most[key][seat] += counted == name
            card = named.get("card", NOBODY)
            assert isinstance(card, int)
            if name in self.counting.sends:
                self.actor, self.card = seat, card
                self.senders[card] = seat
            self._gain(name, named, seat, card)
            self._hit(event, named)

    def look(self, state: Any) -> None:
        """Who is ahead now; nobody is while several are."""
        self.turns += 1
        if self.counting.standing is None:
            return
        points = self.counting.standing(self.game, state)
        if list(points).count(max(points)) > 1:
            return
        ahead = points.index(max(points))
        self.leads[ahead] += 1
        self.changes += self.leader not in (ahead, NOBODY)
        self.leader = ahead

    def _gain(self, name: str, named: Mapping[str, int | list[int]], seat: int, card: int) -> None:
        points = named.get(self.counting.brings.get(name, ""), 0)
        assert isinstance(points, int)
        if points > (self.best.points if self.best else 0) and self.counting.card_id is not None:
            self.best = BestCard(seat, self.counting.card_id(self.game, card), points)

    def _hit(self, event: Event, named: Mapping[str, int | list[int]]) -> None:
        """A card that hits somebody again in the same turn is still one blow."""
        victim = hit(self.kinds, event)
        if victim is None or not self.counting.sends:
            return
        by, card = self._culprit(event, named)
        if by not in (victim, NOBODY):
            self.hits[by].add((self.turns, victim, card))

    def _culprit(self, event: Event, named: Mapping[str, int | list[int]]) -> tuple[int, int]:
        """Who has set the card on the victim that did it: the card named as cause, or the one played last."""
        kind = self.kinds[event[0]]
        cause = named.get("cause", named.get("by", NOBODY) if kind.name.endswith("cancelled") else NOBODY)
        assert isinstance(cause, int)
        if cause >= 0:
            return self.senders.get(cause, NOBODY), cause
        return self.actor, self.card
