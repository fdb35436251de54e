"""What everybody may know about a table right now. However many people read it, it is put together once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from msgspec.structs import replace

from stammtisch.bots.characters import character_of
from stammtisch.boxes import painter_of, shared_text
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import EVERYONE, SPECTATOR, facts, hit, named_seats, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.table import Table
from stammtisch.server import clock, messages
from stammtisch.server.chair import BOT, NOBODY
from stammtisch.server.live import OVER, LiveTable, LoggedEntry
from stammtisch.server.pictures import Pictures
from stammtisch.text import log, statistics
from stammtisch.text.gametext import GameText
from stammtisch.text.placeholders import with_names
from stammtisch.text.statistics import Statistics
from stammtisch.text.words import Words


class Broadcast:
    """Good until something happens. `before` and `pictures` hold the facts and pictures that all readers already have,
    if any, and `kinds` the kinds of entries that they have not heard of.
    """

    def __init__(
        self,
        live: LiveTable,
        now: float,
        before: messages.TableFacts | None = None,
        kinds: frozenset[str] = frozenset(),
        pictures: Pictures | None = None,
    ) -> None:
        self.live = live
        self.now = now
        self.before = before
        self.kinds = kinds
        self.pictures = Pictures(live, pictures)
        # By language, but for the lines and what is heard
        self._waits: dict[str, messages.Prompt] = {}
        self._statistics: dict[str, messages.Statistics] = {}
        self._concerned: dict[int, frozenset[int] | None] = {}  # by entry: see `listener`
        self._lines: dict[tuple[int, log.Line, log.Line], tuple[list[LogLine], log.Line]] = {}
        self._read: dict[tuple[GameText, int, int, log.Line, bool], tuple[list[messages.Line], log.Line]] = {}
        self.is_over = live.phase == OVER
        self.is_picture_new = "moved" in kinds
        self.is_log_new = "started" in kinds or "undone" in kinds  # another game, or lines that were read are gone

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
                    character=character_of(chair.name) if chair.kind == BOT else "",
                    is_here=chair.away_since is None,
                    is_host=number == live.host,
                    face=chair.face,
                    wins=live.wins(number),
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
        """In the lobby always: a revoked invitation is a new fact for those who sit there. A move changes them only if
        it ends the game or settles the question of an undo.
        """
        live, before = self.live, self.before
        if live.table is None or before is None:
            return True
        if self.kinds == {"moved"} and before.phase == live.phase and before.undo_by is None:
            return False
        return self.facts != before

    def waits(self, words: Words) -> messages.Prompt:
        """What everybody reads in this language who can only wait."""
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
                wish="",
            )
        return self._waits[words.language]

    def _listener(self, told: LoggedEntry, viewer: int) -> int:
        """A spectator for all who hear and read what everybody does."""
        if told.number not in self._concerned:
            kinds, is_public = self.live.playing.game.kind.events, all(event[1] == EVERYONE for event in told.events)
            seats = frozenset(seat for event in told.events for seat in named_seats(kinds, event))
            self._concerned[told.number] = seats if is_public else None
        concerned = self._concerned[told.number]
        return viewer if concerned is None or viewer in concerned else SPECTATOR

    def lines(
        self, text: GameText, told: LoggedEntry, viewer: int, heading: log.Line, *, is_staged: bool
    ) -> tuple[list[messages.Line], log.Line]:
        """What an entry is worth in the log of a reader, and the heading that it leaves open."""
        listener = self._listener(told, viewer)
        key = text, told.number, listener, heading, is_staged
        if key not in self._read:
            lines, left = self._log_lines(text, told.number, tuple(visible(told.events, listener)), heading)
            self._read[key] = [line.read(text, listener, is_staged=is_staged) for line in lines], left
        return self._read[key]

    def _log_lines(
        self, text: GameText, number: int, heard: log.Line, heading: log.Line
    ) -> tuple[list[LogLine], log.Line]:
        """The same for all who heard the same, in any language (`log.lines`)."""
        key = number, heard, heading
        if key not in self._lines:
            table = self.live.playing
            lines, heading = log.lines(table.game, text, heard, heading)
            share = self.live.stage_share(heard)
            self._lines[key] = (
                [LogLine(table.game, table.names, number, line, share) for line in lines],
                heading,
            )
        return self._lines[key]

    def statistics(self, text: GameText) -> messages.Statistics | None:
        found = self.live.statistics
        if found is None:
            return None
        language = text.words.language
        if language not in self._statistics:
            self._statistics[language] = statistics_message(self.live.playing, found, text.words)
        return self._statistics[language]

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
            is_calm=False,
        )


def _chance(live: LiveTable) -> messages.Chance | None:
    """What is behind everything that was drawn and rolled, once nothing more will be. An outdated game might still go
    on, where the rules are as they were.
    """
    if live.table is None or not live.table.state.is_over:
        return None
    record = live.table.record
    return messages.Chance(record.generator, record.seed, record.sealed)


def statistics_message(table: Table, found: Statistics, words: Words) -> messages.Statistics:
    cards = shared_text(words, table.game).card_names(table.game.view(table.state, SPECTATOR))
    dice = zip(table.names, found.dice, strict=bool(found.dice))
    return messages.Statistics(
        lines=statistics.tell(words, found, table.names, cards),
        dice=[messages.SeatDice(counts, statistics.tell_luck(words, name, counts)) for name, counts in dice],
        dice_text=statistics.tell_dice(words, found.dice) if found.dice else "",
        hits=found.hits,
    )


def _deal(deal: dict[str, Any]) -> messages.Deal:
    says = [deal["verdicts"].get(seat, "") for seat in (deal["by"], deal["to"])]
    return messages.Deal(deal["by"], deal["to"], deal["text"], deal["is_shaken"], *says)


class LogLine:
    """A line in the log of a table. Everybody who reads the same language, and whom it does not concern, shares it."""

    def __init__(
        self, game: AnyGame, names: Sequence[str], number: int, told: log.Line, stage_share: float = 1.0
    ) -> None:
        """`stage_share` is how much of their usual time the scenes have (`Pace.stage`)."""
        self.game = game
        self.names = names
        self.stage_share = stage_share
        self.number = number
        self.told = told
        self._concerns = {seat for event in told for seat in named_seats(game.kind.events, event)}
        self._read: dict[tuple[GameText, int, bool], messages.Line] = {}

    def read(self, text: GameText, viewer: int, *, is_staged: bool = False) -> messages.Line:
        """`text` is a shared one, with placeholders for names. A line that is staged has with it what is to be seen of
        it while it is news.
        """
        concerned = viewer if viewer != SPECTATOR and viewer in self._concerns else SPECTATOR
        key = text, concerned, is_staged
        if key not in self._read:
            line = _shared_line(self.game, text, self.told, concerned, is_staged)
            scene, names = line.scene, self.names
            if scene is not None:
                title, verdict = with_names(scene.title, names), with_names(scene.verdict, names)
                scene = replace(scene, title=title, verdict=verdict, seconds=scene.seconds * self.stage_share)
            self._read[key] = replace(line, number=self.number, text=with_names(line.text, names), scene=scene)
        return self._read[key]


@lru_cache(20_000)
def _shared_line(game: AnyGame, text: GameText, told: log.Line, viewer: int, is_staged: bool) -> messages.Line:
    """The same at every table, but for its number and the names."""
    line = _wordless_line(game, told, log.role(game, text, told))
    scene = line.scene if is_staged else None
    if scene is not None:
        scene = painter_of(game).scene_in_words(scene, told, text, viewer)
    return replace(line, text=text.line(told, viewer), scene=scene)


@lru_cache(20_000)
def _wordless_line(game: AnyGame, told: log.Line, role: str) -> messages.Line:
    """The same in every language. Its facts are those of all its events; where several have the same fact, the first
    one counts.
    """
    named: dict[str, int | list[int]] = {}
    for event in reversed(told):
        named |= facts(game.kind.events, event)
    kind = game.kind.events[told[0][0]]
    painter = painter_of(game)
    cards = list(dict.fromkeys([card for event in told for card in painter.named_cards(game, event)]))
    is_public = all(event[1] == EVERYONE for event in told)
    hits = {seat for event in told if (seat := hit(game.kind.events, event)) is not None}
    scene = painter.stage(game, told)
    return messages.Line(0, kind.name, "", named, cards, kind.rule, scene, False, role, is_public, sorted(hits))
