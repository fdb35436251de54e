"""What everybody may know of a table right now. However many read it, it is put together once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from msgspec import Raw, json
from msgspec.structs import replace

from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import SPECTATOR, Event, facts
from stammtisch.engine.game import AnyGame
from stammtisch.games.slack.game import Slack
from stammtisch.server import clock, messages
from stammtisch.server.live import NOBODY, LiveTable
from stammtisch.server.pictures import public_picture
from stammtisch.text import log
from stammtisch.text.gametext import GameText
from stammtisch.text.tell import with_names
from stammtisch.text.words import Words

CARD_FACTS: Final = ("card", "aim", "by", "cards", "cause")  # facts of events that are numbers of cards ...
NO_CARDS: Final = ("loose_changed", "madness_changed")  # ... but not of these: there `by` is how much


class Moment:
    """Good until something happens. `before` are the facts that all readers have, if they have any, and `kinds` the
    kinds of entries that they have not heard of.
    """

    def __init__(
        self,
        live: LiveTable,
        now: float,
        before: messages.TableFacts | None = None,
        kinds: frozenset[str] = frozenset(),
    ) -> None:
        self.live = live
        self.now = now
        self.before = before
        self.kinds = kinds
        self._waits: dict[str, messages.Prompt] = {}

    @property
    def is_picture_new(self) -> bool:
        return "moved" in self.kinds

    @property
    def is_log_new(self) -> bool:
        """Another game has begun, or lines are gone that everybody has read."""
        return "started" in self.kinds or "undone" in self.kinds

    @cached_property
    def facts(self) -> messages.TableFacts:
        live = self.live
        return messages.TableFacts(
            id=live.id,
            game=live.game,
            phase=live.phase,
            options=live.options,
            pace=live.pace.to_json(),
            seats=[
                messages.Seat(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level,
                    is_here=chair.away_since is None,
                    is_host=number == live.host,
                )
                for number, chair in enumerate(live.chairs)
            ],
            games=live.games,
            continued=live.continued,
            outdated="" if live.outdated is None else live.outdated.code,
            commitment="" if live.table is None else live.table.record.commitment,
            chance=_chance(live),
            invitation="",
            deals=[_deal(deal) for deal in live.deals],
            undo_by=None if live.undo_by == NOBODY else live.undo_by,
            undo_from=None if live.undo_by == NOBODY else live.undo_from(live.undo_by),
        )

    @cached_property
    def are_facts_new(self) -> bool:
        """In the lobby always: a revoked invitation is another fact for those who sit there. A move changes them only
        if it ends the game or the question of an undo.
        """
        live, before = self.live, self.before
        if live.table is None or before is None:
            return True
        if self.kinds == {"moved"} and before.phase == live.phase and before.undo_by is None:
            return False
        return self.facts != before

    @cached_property
    def picture(self) -> messages.Picture:
        table = self.live.playing
        return public_picture(table.game, self.live.view(SPECTATOR), table.state)

    @cached_property
    def written(self) -> messages.Picture:
        """The same with its largest part as JSON already, since most readers have it in common."""
        return replace(self.picture, seats=Raw(json.encode(self.picture.seats)))

    def waits(self, words: Words) -> messages.Prompt:
        """What everybody is told who reads this language and can only wait."""
        if words.language not in self._waits:
            live, decision = self.live, self.live.decision
            assert decision is not None
            text = words("table-others-may-answer")
            if decision.shape != RESPOND:
                names = [live.chairs[chair].name for chair in decision.asked]
                text = words("table-waits", names=words.listed(names), count=len(names))
            self._waits[words.language] = messages.Prompt(
                kind=decision.prompt,
                shape=decision.shape,
                text=text,
                asked=list(decision.asked),
                choices=[],
                closed=[],
                discards=None,
                bell=self.bell,
                ends_in=self.ends_in,
                order=None,
            )
        return self._waits[words.language]

    @property
    def ends_in(self) -> float | None:
        chosen = clock.chosen_at(self.live)
        return None if chosen is None else max(chosen - self.now, 0.0)

    @cached_property
    def bell(self) -> messages.Bell | None:
        live = self.live
        if not live.is_window:
            return None
        closing, announced = clock.closes_at(live), clock.open_announcement(live)
        return messages.Bell(
            closes_in=None if closing is None else max(closing - self.now, 0.0),
            length=live.pace.stop if live.stopper != NOBODY else clock.ring(live),
            stopper=None if live.stopper == NOBODY else live.stopper,
            is_decisive=announced is not None and announced.wins,
            speaker=clock.speaker(live) if live.pace.is_spoken else None,
            is_muted=False,
        )


def _chance(live: LiveTable) -> messages.Chance | None:
    """Behind everything that was drawn and rolled, once nothing more will be. An outdated game might go on after all,
    where the rules are still as they were.
    """
    if live.table is None or not live.table.state.is_over:
        return None
    record = live.table.record
    return messages.Chance(record.generator, record.seed, record.sealed)


def _deal(deal: dict[str, Any]) -> messages.Deal:
    says = [deal["verdicts"].get(seat, "") for seat in (deal["by"], deal["to"])]
    return messages.Deal(deal["by"], deal["to"], deal["text"], deal["is_shaken"], *says)


def line_of(
    text: GameText, game: AnyGame, names: Sequence[str], number: int, told: log.Line, viewer: int
) -> messages.Line:
    """`text` is a shared one, with signs for names. All whom the events do not concern read the same."""
    line = _shared_line(text, game, told, viewer if any(viewer in event[2:] for event in told) else SPECTATOR)
    return messages.Line(number, line.kind, with_names(line.text, names), line.facts, line.cards, line.rule)


@lru_cache(20_000)
def _shared_line(text: GameText, game: AnyGame, told: log.Line, viewer: int) -> messages.Line:
    """The same at every table, but for its number and the names. Its facts are those of all its events; what several
    of them have is the first one's.
    """
    named: dict[str, int | list[int]] = {}
    for event in reversed(told):
        named |= facts(game.EVENTS, event)
    kind = game.EVENTS[told[0][0]]
    cards = list(dict.fromkeys(card for event in told for card in _named_cards(game, event)))
    return messages.Line(0, kind.name, text.line(told, viewer), named, cards, kind.rule)


def _named_cards(game: AnyGame, event: Event) -> list[str]:
    """The cards that the line of an event names, where cards have names."""
    if not isinstance(game, Slack) or game.EVENTS[event[0]].name in NO_CARDS:
        return []
    named = facts(game.EVENTS, event)
    numbers: list[int] = []
    for name in CARD_FACTS:
        fact = named.get(name, [])
        numbers += fact if isinstance(fact, list) else [fact]
    bonuses = named.get("bonuses", [])
    numbers += bonuses[::2] if isinstance(bonuses, list) else []
    return [game.rules.of[number].id for number in numbers if number >= 0]
