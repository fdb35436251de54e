"""Names of cards, Jobs, people and rooms in the forms that sentences need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from stammtisch.engine.rng import stream
from stammtisch.games.slack.cards import CardDef
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import NOBODY, SlackState
from stammtisch.games.slack.view import SlackView
from stammtisch.text.cards import card_text, job_facts, job_text, name_of
from stammtisch.text.gametext import GameText
from stammtisch.text.words import Variable, Words


class SlackNames(GameText):
    def __init__(self, words: Words, game: Slack, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.rules = game.rules
        self.names = list(names)
        self._world: tuple[SlackView, SlackState] | None = None
        self._texts: dict[str, str] = {}  # what cards and Jobs say ...
        self._briefs: dict[str, list[str]] = {}  # ... and what cards bring at once

    def imagine(self, view: SlackView, world: SlackState) -> None:
        self._world = view, world

    def world(self, view: SlackView) -> SlackState:
        """A table that could be behind the view: what is public is the same in all of them, so the rules can do their
        sums there.
        """
        imagined = self._world  # looked up once: a replay in another thread may imagine another one meanwhile
        if imagined is None or imagined[0] is not view:
            imagined = self._world = view, self.game.sample(view, stream("", "words"))
        return imagined[1]

    def name(self, card: CardDef) -> str:
        return name_of(self.words, self.rules.set.raw[card.id])

    def quoted(self, card: CardDef) -> str:
        """The name as it stands in a sentence: German puts it in quotation marks, so that it needs no case."""
        return self.card_names_in_sentences[card.id]

    @cached_property
    def card_names_in_sentences(self) -> dict[str, str]:
        raw = self.rules.set.raw
        return {id: self.words("slack-card", name=name_of(self.words, table)) for id, table in raw.items()}

    def card(self, card: int) -> str:
        return self.quoted(self.rules.of[card])

    def cards(self, cards: Sequence[int]) -> str:
        return self.words.listed([self.card(card) for card in cards])

    def hand_cards(self, view: SlackView) -> list[CardDef]:
        """The viewer's cards in the order in which they are shown: by kind, as in the card files."""
        return [self.rules.of[card] for card in sorted(view.hand)]

    def job(self, job: int) -> dict[str, Variable]:
        if job == NOBODY:
            return {"job": self.words("card-no-job"), "numbers": "-", "text": "none"}
        id = self.rules.jobs[job].id
        table = self.rules.set.raw_jobs[id]
        if id not in self._texts:
            self._texts[id] = " ".join(job_text(self.words, self.rules.set, id)) or "none"
        return {"job": name_of(self.words, table), "numbers": job_facts(self.words, table), "text": self._texts[id]}

    def card_text(self, card: CardDef) -> str:
        if card.id not in self._texts:
            self._texts[card.id] = " ".join(card_text(self.words, self.rules.set, card.id))
        return self._texts[card.id]

    def person(self, key: str, seat: int, viewer: int) -> str:
        return self.words(f"slack-{key}", name=self.names[seat], you="yes" if seat == viewer else "no")

    def room(self, key: str, host: int, actor: int, viewer: int) -> str:
        whose = "you" if host == viewer else "own" if host == actor else "other"
        return self.words(f"slack-room-{key}", whose=whose, name=self.names[host])
