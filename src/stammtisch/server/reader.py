"""What one reader hears of a table: messages in their language, made from what they may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from stammtisch.bots.bot import Advice
from stammtisch.boxes import painter_of, shared_text
from stammtisch.boxes.orders import NO_ORDER, Order
from stammtisch.boxes.picture import Picture
from stammtisch.engine.decision import CHOOSE_SOME, RESPOND
from stammtisch.engine.event import SPECTATOR, Event, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import PREPOSITIONS, THE_DISCARDS
from stammtisch.engine.problem import Problem, Refused
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table
from stammtisch.server import clock, messages, reasons
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY
from stammtisch.server.keys import Invitation, Keys
from stammtisch.server.live import LOBBY, PLAYING, LiveTable, LoggedEntry
from stammtisch.server.script import GUIDE
from stammtisch.server.thoughts import Advise, advise
from stammtisch.text import log
from stammtisch.text.gametext import GameText
from stammtisch.text.placeholders import PLACEHOLDERS, with_names
from stammtisch.text.words import words

TABLE_NEWS: Final = (
    *("sat", "seated_bot", "left", "host", "away", "back", "undone", "stopped", "never_mind"),
    *("promised", "shook", "judged", "showed"),
)
NO_STANDING_ORDER: Final = messages.StandingOrder(False, [], [], None)
MOST_TIPS: Final = 3
SHORT: Final = 12  # digits of a fingerprint that a person can compare
SHOWN_SECONDS: Final = 20.0  # how long somebody may look at cards


class Reader:
    """Somebody who sits at a table, or watches it."""

    def __init__(self, live: LiveTable, chair: int, language: str, keys: Keys) -> None:
        self.live = live
        self.chair = chair
        self.words = words(language)
        self.keys = keys
        self._advice: tuple[int, list[messages.Tip], list[str]] | None = None  # after which entry; see `coach`
        self._reasons: dict[int, reasons.Reason] = {}  # the last one that was asked for, by entry
        self._heading = 0, log.NOTHING  # after which entry; see `_open_heading`
        self.viewer = SPECTATOR if chair == NOBODY else chair

    def text(self) -> GameText:
        return shared_text(self.words, self.live.playing.game)

    def said(self, text: str) -> str:
        return with_names(text, self.live.playing.names)

    # Messages --------------------------------------------------------------------------------------------------------

    def snapshot(self, broadcast: Broadcast, done: str = "") -> messages.Snapshot:
        live, view = self.live, self.view()
        return messages.Snapshot(
            number=live.length,
            you=None if self.chair == NOBODY else self.chair,
            language=self.words.language,
            table=self.table_facts(broadcast),
            picture=self.picture(broadcast, view),
            prompt=self.prompt(broadcast, view),
            log=self.lines(live.log, broadcast, is_staged=False),
            talk=_talk(live.talk),
            shown=self.shown(broadcast.now),
            lesson=self.lesson(),
            statistics=self.statistics(broadcast),
            done=done,
        )

    def news(self, told: Sequence[LoggedEntry], broadcast: Broadcast, done: str = "") -> messages.News:
        """What these entries, the last ones, have changed. One of them may be the reader's own request."""
        view, changes = self.view(), None
        if broadcast.is_picture_new:
            changes = broadcast.pictures.changes(self.text(), self.viewer, view)
        return messages.News(
            number=told[-1].number,
            table=self.table_facts(broadcast) if broadcast.are_facts_new else None,
            picture=self.picture(broadcast, view) if broadcast.is_picture_new and changes is None else None,
            changes=changes or {},
            prompt=self.prompt(broadcast, view),
            lines=self.lines(told, broadcast),
            remarks=self.remarks(told),
            talk=_talk([one for one in told if one.entry.kind == "said"]) if "said" in broadcast.kinds else [],
            shown=self.shown(broadcast.now),
            lesson=self.lesson(),
            statistics=self.statistics(broadcast) if broadcast.is_picture_new else None,
            done=done,
        )

    def waiting(self, passers: Sequence[int], broadcast: Broadcast, done: str = "") -> messages.Waiting:
        """These seats have passed, and nothing else has happened."""
        bell, live = broadcast.bell, self.live
        assert bell is not None
        text = broadcast.waits(self.words).text if self.chair in passers else None
        return messages.Waiting(live.length, list(live.asked), bell.closes_in, bell.length, text, done)

    def refusal(self, id: str, problem: Problem) -> messages.Refusal:
        text = self.problem(problem)
        return messages.Refusal(id, problem.code, problem.rule if isinstance(problem, Refused) else "", text)

    def problem(self, problem: Problem) -> str:
        return self.words.problem(problem) if self.live.table is None else self.said(self.text().problem(problem))

    def why(self, id: str, card: str) -> messages.Answer:
        """Everything about a card, and why it cannot be played now, if it cannot."""
        live = self.live
        if self.chair == NOBODY or live.table is None:
            raise Problem("game_not_begun")
        table, text = live.table, self.text()
        view = live.view(self.chair)
        lines: list[str] = []
        if not text.uses(view, card):
            try:
                attempt = text.attempt(view, card)
                if attempt is not None:
                    table.game.check(table.state, attempt)
            except Problem as problem:
                lines.append(self.problem(problem))
        return messages.Answer(id, lines)

    def reason(self, id: str, number: int) -> messages.Answer:
        """Why a bot has made the move of this entry; asked again, it is not thought through again."""
        if number not in self._reasons:
            self._reasons = {number: reasons.reason(self.live, self.chair, number)}
        elif not reasons.may_ask(self.live, self.chair):
            raise Problem("no_reasons")
        return messages.Answer(id, [self._reasons[number].said(self.words, self.live, self.chair)])

    def asks_coach(self) -> Advise | None:
        """What the strongest bot has to think about, to rate the moves from what this reader sees; not among people.
        None if it has done so, or if there is nothing to decide.
        """
        live = self.live
        if self.chair == NOBODY or live.phase != PLAYING:
            raise Problem("game_not_begun")
        if live.people != [self.chair]:
            raise Problem("no_coach")
        view = self.view()
        is_told = self._advice is not None and self._advice[0] == live.length  # however often they ask
        return None if is_told or not view.moves else advise(live.playing.game, view)

    def coach(self, id: str, found: Sequence[Advice]) -> messages.Advice:
        """The best three moves."""
        if self._advice is None or self._advice[0] != self.live.length:
            sums = [self.said(line) for line in self.text().sums(self.view())]
            self._advice = self.live.length, self._tips(found), sums
        return messages.Advice(id, self._advice[1], self._advice[2])

    def _tips(self, found: Sequence[Advice]) -> list[messages.Tip]:
        table, view, text = self.live.playing, self.view(), self.text()
        return [
            messages.Tip(choice.move, choice.text, self._why(advice))
            for advice in found[:MOST_TIPS]
            for choice in [self._choice(table, text, view, advice.move)]
        ]

    def _why(self, advice: Advice) -> str:
        facts = dict(advice.facts)
        if "seat" in facts:
            facts["seat"] = self.live.playing.names[int(facts["seat"])]
        why = self.words(f"coach-{self.live.playing.game.kind.family}-{advice.reason.replace('_', '-')}", **facts)
        if advice.chance is None or advice.reason == "win":
            return why
        return self.words("coach-chance", why=why, chance=round(advice.chance * 100))

    # Their parts -----------------------------------------------------------------------------------------------------

    def view(self) -> Any:
        """None while there is no game."""
        return None if self.live.table is None else self.live.view(self.viewer)

    def table_facts(self, broadcast: Broadcast) -> messages.TableFacts:
        """People who sit there can invite others as long as the game has not begun."""
        if self.chair == NOBODY or self.live.phase != LOBBY:
            return broadcast.facts
        invitation = self.keys.invitation(Invitation(self.live.id, self.live.invitation))
        return replace(broadcast.facts, invitation=invitation)

    def picture(self, broadcast: Broadcast, view: Any) -> Picture | None:
        return None if view is None else broadcast.pictures.own(self.text(), self.viewer, view)

    def prompt(self, broadcast: Broadcast, view: Any) -> messages.Prompt | None:
        """What is shown to people who can only wait, or in its place what this reader can do."""
        live, decision = self.live, self.live.decision
        if live.table is None or decision is None:
            return None
        waits = broadcast.waits(self.words)
        if self.chair == NOBODY:
            return waits
        chair = live.chairs[self.chair]
        bell, is_calm = waits.bell, clock.is_calm(live, self.chair)
        if bell is not None and (chair.is_muted or is_calm):
            bell = replace(bell, is_muted=chair.is_muted, is_calm=is_calm)
        order = _order(chair.order)
        if not view.moves:
            return replace(waits, bell=bell, order=order, wish=chair.wish)
        text, moves, discards = self.text(), view.moves, None
        if decision.shape == CHOOSE_SOME:
            painter = painter_of(live.table.game)
            moves, span = painter.listed(moves), painter.discards(moves)
            discards = None if span is None else messages.Range(*span)
        choices = [self._choice(live.table, text, view, move) for move in moves]
        if self.chair not in decision.asked:
            return replace(waits, choices=choices, bell=bell, order=order, wish=chair.wish)
        # What was announced is in the picture (`SlackPlay.text`), so it is not repeated here.
        question = self.said(text.question(view, is_whole=False))
        closed = [self._closed(move) for move in text.closed(view)] if decision.shape != RESPOND else []
        return replace(
            waits,
            text=question,
            choices=choices,
            closed=closed,
            discards=discards,
            bell=bell,
            order=order,
            wish=chair.wish,
        )

    def _choice(self, table: Table, text: GameText, view: Any, move: Move) -> messages.Choice:
        names = table.names
        parts, said = _parts(table.game, move), with_names(text.choice(view, move), names)
        effect, change = text.effect(view, move)
        written = parts.move if parts.seat is None else with_names(parts.move, names)
        return replace(parts, move=written, text=said, effect=with_names(effect, names), change=change)

    def _closed(self, move: Move) -> messages.ClosedDoor:
        """Why the reader cannot do this: the rules say so themselves."""
        table, parts = self.live.playing, _parts(self.live.playing.game, move)
        try:
            table.game.check(table.state, move)
        except Refused as refused:
            return messages.ClosedDoor(
                parts.cards[0] if parts.cards else "", parts.seat, self.problem(refused), refused.rule
            )
        raise AssertionError(move)  # otherwise it would be among the choices

    def lines(
        self, told: Sequence[LoggedEntry], broadcast: Broadcast, *, is_staged: bool = True
    ) -> list[messages.Line]:
        found: list[messages.Line] = []
        heading: log.Line | None = None  # nothing has happened below it yet
        for one in told:
            if one.entry.kind == "started":
                found.append(self._sealed_line(one))
            if one.entry.kind in ("started", "moved"):
                if heading is None:
                    heading = self._open_heading(one)
                said, heading = broadcast.lines(self.text(), one, self.viewer, heading, is_staged=is_staged)
                self._heading = one.number, heading
                is_explained = reasons.has_reason(one) and reasons.may_ask(self.live, self.chair)
                found += self._explained(one, said) if is_explained else said
            elif one.entry.kind in TABLE_NEWS:
                found.append(self._table_line(one))
        return found

    def _explained(self, told: LoggedEntry, said: list[messages.Line]) -> list[messages.Line]:
        """The line that tells what the bot has done can be asked about; what came of it is another matter."""
        name, headings = str(told.entry.body["move"]).partition(": ")[0], self.text().HEADINGS
        mover = self.live.playing.names.index(name)
        for place, line in enumerate(said):
            if line.kind not in headings and line.facts.get("seat") == mover:
                return [*said[:place], replace(line, has_reason=True), *said[place + 1 :]]
        return said

    def _open_heading(self, told: LoggedEntry) -> log.Line:
        """The one below which nothing had happened when this entry came, known if the entry before was told as well."""
        number, heading = self._heading
        if number == told.number - 1:
            return heading
        return log.open_heading(self.live.playing.game, self.text(), self._heard_before(told))

    def _heard_before(self, told: LoggedEntry) -> Iterator[Sequence[Event]]:
        """What the reader heard of the game before this entry, the latest first."""
        for one in reversed(self.live.log):
            if one.number < told.number and one.events:
                yield visible(one.events, self.viewer)

    def _sealed_line(self, told: LoggedEntry) -> messages.Line:
        """Before the first card: the fingerprint of everything to come, so that anybody can check it at the end."""
        fingerprint = self.live.playing.record.commitment[:SHORT]
        return messages.Line(told.number, "sealed", self.words("table-sealed", fingerprint=fingerprint), {}, [])

    def _table_line(self, told: LoggedEntry) -> messages.Line:
        body: dict[str, Any] = told.entry.body
        number = body.get("chair", body.get("by"))
        assert isinstance(number, int)
        variables = {"name": str(body.get("name") or self.live.chairs[number].name)}
        cards: list[str] = []
        if told.entry.kind == "judged":
            variables["verdict"] = str(body["verdict"])
        elif told.entry.kind == "showed":
            variables["whom"] = self.live.chairs[body["to"]].name
            if self.chair in (number, body["to"]):  # all others hear only that it happened
                names = self.text().card_names(self.live.view(self.viewer))
                cards = list(body["cards"])
                variables["cards"] = self.words.listed([names.get(card, card) for card in cards])
        key = f"table-{told.entry.kind.replace('_', '-')}" + ("-cards" if cards else "")
        is_own = number == self.chair and self.words.has(f"{key}-you")
        text = self.words(f"{key}-you" if is_own else key, **variables)
        return messages.Line(told.number, told.entry.kind, text, {"seat": number}, cards, is_public=not cards)

    def remarks(self, told: Sequence[LoggedEntry]) -> list[messages.Remark]:
        found = [remark for one in told for remark in one.remarks]
        return [messages.Remark(remark.chair, remark.mood, remark.said(self.words)) for remark in found]

    def lesson(self) -> messages.Lesson | None:
        """At a table with a script: where we are in it, and what this reader may try now."""
        script, live, say = self.live.script, self.live, self.words
        if script is None:
            return None
        left, told = script.left(live.playing.record.moves), script.told(say)
        number = None if not left or self.chair == NOBODY else script.own(left, self.chair)
        move, text = "", ""
        if number is not None:
            beat = script.beats[number]
            move = script.moves[number].partition(": ")[2]
            text = script.note(say, beat.step) or told[number]
        elif left:
            text = script.note(say, script.beats[left[0]].step)
        elif left is not None:
            text = script.last_note(say)
        kind = "scenario" if not script.lesson else GUIDE if script.lesson == GUIDE else "example"
        return messages.Lesson(
            kind=kind,
            title=script.heading(say),
            rule=script.lesson if kind == "example" else "",
            steps=told if kind != GUIDE else [],
            count=(left[0] if left else len(told)) if left is not None else 0,
            is_off=left is None,
            is_over=left == [],
            move=move,
            text=text,
        )

    def statistics(self, broadcast: Broadcast) -> messages.Statistics | None:
        return broadcast.statistics(self.text()) if broadcast.is_over else None

    def shown(self, now: float) -> list[messages.Shown]:
        """The cards that the reader may look at right now."""
        return [
            messages.Shown(shown["number"], shown["chair"], shown["cards"], left)
            for shown in self.live.shown
            if shown["to"] == self.chair and (left := shown["at"] + SHOWN_SECONDS - now) > 0
        ]


@lru_cache(20_000)
def _parts(game: AnyGame, move: Move) -> messages.Choice:
    """A move in parts, with placeholders for names: the same at every table."""
    written = game.write(move, PLACEHOLDERS)
    verb, *rest = written.split()
    seats = [PLACEHOLDERS.index(word) for word in rest if word in PLACEHOLDERS]
    cards = [word for word in rest if word not in PLACEHOLDERS and word not in (*PREPOSITIONS, THE_DISCARDS)]
    return messages.Choice(written, "", verb, cards, seats[0] if seats else None, THE_DISCARDS in rest)


def _order(order: Order) -> messages.StandingOrder:
    if order is NO_ORDER:
        return NO_STANDING_ORDER
    reflex = None if order.reflex is None else messages.Reflex(**asdict(order.reflex))
    return messages.StandingOrder(order.lets_go, order.unless, order.unless_by, reflex)


def _talk(told: Sequence[LoggedEntry]) -> list[messages.Talk]:
    found: list[messages.Talk] = []
    for one in told:
        chair, text = one.entry.body["chair"], one.entry.body["text"]
        assert isinstance(chair, int)
        assert isinstance(text, str)
        found.append(messages.Talk(one.number, chair, text))
    return found
