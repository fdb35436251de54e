"""Names of cards, Jobs, people and rooms in the forms that sentences need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from stammtisch.games.slack.cards import CardDef
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import NOBODY
from stammtisch.games.slack.view import SlackView
from stammtisch.text.cards import card_text, job_facts, job_text, name_of
from stammtisch.text.gametext import GameText
from stammtisch.text.slack.mechanics import mechanic_words
from stammtisch.text.slack.mechanics.plain import name_of_id
from stammtisch.text.words import Variable, Words


class SlackNames(GameText):
    def __init__(self, words: Words, game: Slack, names: Sequence[str]) -> None:
        self.words = words = words.calling(game.rules.set.nouns)
        self.game = game
        self.rules = game.rules
        self.names = list(names)
        self.mechanics = mechanic_words(words, game.rules)
        self.tokens = {token: each for each in self.mechanics for token in each.mechanic.TOKENS}
        self.phase_names = [name_of_id(words, f"slack-phase-{phase.ID}", phase.ID) for phase in game.rules.phases]
        self._texts: dict[str, str] = {}  # what cards and Jobs say ...
        self._briefs: dict[str, list[str]] = {}  # ... and what cards bring at once
        self._people: dict[tuple[str, int, bool], str] = {}  # there are few seats, and every sentence names some
        self._rooms: dict[tuple[str, int, str], str] = {}

    def name(self, card: CardDef) -> str:
        return name_of(self.words, self.rules.set.raw[card.id])

    def quoted(self, card: CardDef) -> str:
        """The name as it appears in a sentence: German puts it in quotation marks, so that it needs no case."""
        return self.card_names_in_sentences[card.id]

    @cached_property
    def card_names_in_sentences(self) -> dict[str, str]:
        raw = self.rules.set.raw
        return {id: self.words("slack-card", name=name_of(self.words, table)) for id, table in raw.items()}

    def card(self, card: int) -> str:
        return self.quoted(self.rules.of[card])

    def cards(self, cards: Sequence[int]) -> str:
        return self.words.listed([self.card(card) for card in cards])

    def hand_cards(self, view: SlackView) -> dict[int, CardDef]:
        """The viewer's cards by number: sorted by kind, as in the card files, unless they keep their numbers."""
        hand = sorted(view.hand)
        numbered = dict(enumerate(hand, start=1)) if self.numbering is None else self.numbering.of(hand)
        return {number: self.rules.of[card] for number, card in numbered.items()}

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

    def phase_name(self, phase: int) -> str:
        return self.phase_names[phase]

    def person(self, key: str, seat: int, viewer: int) -> str:
        found = key, seat, seat == viewer
        if found not in self._people:
            you = "yes" if seat == viewer else "no"
            self._people[found] = self.words(f"slack-{key}", name=self.names[seat], you=you)
        return self._people[found]

    def room(self, key: str, host: int, actor: int, viewer: int) -> str:
        whose = "you" if host == viewer else "own" if host == actor else "other"
        found = key, host, whose
        if found not in self._rooms:
            self._rooms[found] = self.words(f"slack-room-{key}", whose=whose, name=self.names[host])
        return self._rooms[found]
