"""What one reader hears of a table: messages in their language, made from what they may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from stammtisch.engine.decision import CHOOSE_SOME, RESPOND
from stammtisch.engine.event import SPECTATOR, Event, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import Problem, Refused
from stammtisch.engine.state import Move
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.notation import THE_DISCARDS
from stammtisch.games.slack.state import DO_DISCARD
from stammtisch.server import messages
from stammtisch.server.keys import Invitation, Keys
from stammtisch.server.live import LOBBY, NOBODY, LiveTable, Told
from stammtisch.server.moment import Moment, line_of
from stammtisch.server.orders import NO_ORDER, Order
from stammtisch.server.pictures import knows_cards, own_picture
from stammtisch.text import log
from stammtisch.text.gametext import GameText
from stammtisch.text.tell import SIGNS, shared_text, with_names
from stammtisch.text.words import words

TABLE_NEWS: Final = (
    *("sat", "seated_bot", "left", "host", "away", "back", "undone", "stopped", "never_mind"),
    *("promised", "shook", "judged", "showed"),
)
NO_STANDING_ORDER: Final = messages.StandingOrder(False, [], [], None)
SHORT: Final = 12  # digits of a fingerprint that a person can compare
SHOWN_SECONDS: Final = 20.0  # how long one may look at cards


class Reader:
    """Somebody at a table, or watching it."""

    def __init__(self, live: LiveTable, chair: int, language: str, keys: Keys) -> None:
        self.live = live
        self.chair = chair
        self.words = words(language)
        self.keys = keys

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.chair == NOBODY else self.chair

    def text(self) -> GameText:
        return shared_text(self.words, self.live.playing.game)

    def said(self, text: str) -> str:
        return with_names(text, self.live.playing.names)

    # Messages --------------------------------------------------------------------------------------------------------

    def snapshot(self, moment: Moment, done: str = "") -> messages.Snapshot:
        live, view = self.live, self.view()
        return messages.Snapshot(
            number=live.length,
            you=None if self.chair == NOBODY else self.chair,
            language=self.words.language,
            table=self.table_facts(moment),
            picture=self.picture(moment, view),
            prompt=self.prompt(moment, view),
            log=self.lines(live.log),
            talk=_talk(live.talk),
            shown=self.shown(moment.now),
            done=done,
        )

    def news(self, told: Sequence[Told], moment: Moment, done: str = "") -> messages.News:
        """What these entries, the last ones, have changed. One of them may be the reader's own wish."""
        view = self.view()
        return messages.News(
            number=told[-1].number,
            table=self.table_facts(moment) if moment.are_facts_new else None,
            picture=self.picture(moment, view) if moment.is_picture_new else None,
            prompt=self.prompt(moment, view),
            lines=self.lines(told),
            talk=_talk([one for one in told if one.entry.kind == "said"]) if "said" in moment.kinds else [],
            shown=self.shown(moment.now),
            done=done,
        )

    def waiting(self, passers: Sequence[int], moment: Moment, done: str = "") -> messages.Waiting:
        """These have passed, and nothing else has happened."""
        bell, live = moment.bell, self.live
        assert bell is not None
        text = moment.waits(self.words).text if self.chair in passers else None
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

    # Their parts -----------------------------------------------------------------------------------------------------

    def view(self) -> Any:
        """None while there is no game."""
        return None if self.live.table is None else self.live.view(self.viewer)

    def table_facts(self, moment: Moment) -> messages.TableFacts:
        """Those who sit there can invite others as long as the game has not begun."""
        if self.chair == NOBODY or self.live.phase != LOBBY:
            return moment.facts
        invitation = self.keys.invitation(Invitation(self.live.id, self.live.invitation))
        return replace(moment.facts, invitation=invitation)

    def picture(self, moment: Moment, view: Any) -> messages.Picture | None:
        if view is None:
            return None
        text, table = self.text(), self.live.playing
        text.imagine(view, table.state)
        announced = [self.said(line) for line in text.announcements(view)]
        public = moment.picture if knows_cards(view) else moment.written
        return own_picture(table.game, public, view, announced)

    def prompt(self, moment: Moment, view: Any) -> messages.Prompt | None:
        """What those are told who can only wait, and in its place what this reader can do."""
        live, decision = self.live, self.live.decision
        if live.table is None or decision is None:
            return None
        waits = moment.waits(self.words)
        if self.chair == NOBODY:
            return waits
        chair = live.chairs[self.chair]
        bell = replace(waits.bell, is_muted=True) if chair.is_muted and waits.bell is not None else waits.bell
        waits = replace(waits, bell=bell, order=_order(chair.order))
        if not view.moves:
            return waits
        table, text, moves, discards = live.table, self.text(), view.moves, None
        text.imagine(view, table.state)
        if decision.shape == CHOOSE_SOME:
            moves, discards = _listed(table.game, moves), _discards(table.game, moves)
        choices = [self._choice(text, view, move) for move in moves]
        if self.chair not in decision.asked:
            return replace(waits, choices=choices)
        # What was announced is in the picture (`SlackPlay.text`): nobody reads it twice.
        question = self.said(text.question(view, is_whole=False))
        closed = [self._closed(move) for move in text.closed(view)] if decision.shape != RESPOND else []
        return replace(waits, text=question, choices=choices, closed=closed, discards=discards)

    def _choice(self, text: GameText, view: Any, move: tuple[int, ...]) -> messages.Choice:
        table = self.live.playing
        parts, said = _parts(table.game, move), with_names(text.choice(view, move), table.names)
        written = parts.move if parts.seat is None else with_names(parts.move, table.names)
        return replace(parts, move=written, text=said)

    def _closed(self, move: Move) -> messages.ClosedDoor:
        """Why the reader cannot do this: the rules say so themselves."""
        table, parts = self.live.playing, _parts(self.live.playing.game, move)
        try:
            table.game.check(table.state, move)
        except Refused as refused:
            return messages.ClosedDoor(
                parts.cards[0] if parts.cards else "", parts.seat, self.problem(refused), refused.rule
            )
        raise AssertionError(move)  # then it would be among the choices

    def lines(self, told: Sequence[Told]) -> list[messages.Line]:
        found: list[messages.Line] = []
        heading: log.Line | None = None  # below which nothing has happened yet
        for one in told:
            if one.entry.kind == "started":
                found.append(self._sealed_line(one))
            if one.entry.kind in ("started", "moved"):
                text, table, viewer = self.text(), self.live.playing, self.viewer
                if heading is None:
                    heading = log.open_heading(table.game, text, self._heard_before(one))
                lines, heading = log.lines(table.game, text, visible(one.events, viewer), heading)
                found += [line_of(text, table.game, table.names, one.number, line, viewer) for line in lines]
            elif one.entry.kind in TABLE_NEWS:
                found.append(self._table_line(one))
        return found

    def _heard_before(self, told: Told) -> Iterator[Sequence[Event]]:
        """What the reader heard of the game before this entry, the latest first."""
        for one in reversed(self.live.log):
            if one.number < told.number and one.events:
                yield visible(one.events, self.viewer)

    def _sealed_line(self, told: Told) -> messages.Line:
        """Before the first card: the fingerprint of all that come, so that anybody can check them in the end."""
        fingerprint = self.live.playing.record.commitment[:SHORT]
        return messages.Line(told.number, "sealed", self.words("table-sealed", fingerprint=fingerprint), {}, [])

    def _table_line(self, told: Told) -> messages.Line:
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
        return messages.Line(told.number, told.entry.kind, self.words(key, **variables), {"seat": number}, cards)

    def shown(self, now: float) -> list[messages.Shown]:
        """The cards that the reader may look at right now."""
        return [
            messages.Shown(shown["number"], shown["chair"], shown["cards"], left)
            for shown in self.live.shown
            if shown["to"] == self.chair and (left := shown["at"] + SHOWN_SECONDS - now) > 0
        ]


@lru_cache(20_000)
def _parts(game: AnyGame, move: Move) -> messages.Choice:
    """A move in parts, with signs for names: the same at every table."""
    written = game.write(move, SIGNS)
    verb, *rest = written.split()
    seats = [SIGNS.index(word) for word in rest if word in SIGNS]
    cards = [word for word in rest if word not in SIGNS and word not in ("on", "to", "as", THE_DISCARDS)]
    return messages.Choice(written, "", verb, cards, seats[0] if seats else None, THE_DISCARDS in rest)


def _listed(game: AnyGame, moves: Sequence[Move]) -> list[Move]:
    """Not every set of cards to discard: the page has the hand, and hears how many cards it takes (`discards`)."""
    return [move for move in moves if not isinstance(game, Slack) or move[1] != DO_DISCARD or len(move) <= 3]


def _discards(game: AnyGame, moves: Sequence[Move]) -> messages.Range | None:
    counts = [len(move) - 2 for move in moves if isinstance(game, Slack) and move[1] == DO_DISCARD]
    return messages.Range(min(counts), max(counts)) if counts else None


def _order(order: Order) -> messages.StandingOrder:
    if order is NO_ORDER:
        return NO_STANDING_ORDER
    reflex = None if order.reflex is None else messages.Reflex(**asdict(order.reflex))
    return messages.StandingOrder(order.lets_go, order.unless, order.unless_by, reflex)


def _talk(told: Sequence[Told]) -> list[messages.Talk]:
    found: list[messages.Talk] = []
    for one in told:
        chair, text = one.entry.body["chair"], one.entry.body["text"]
        assert isinstance(chair, int)
        assert isinstance(text, str)
        found.append(messages.Talk(one.number, chair, text))
    return found
