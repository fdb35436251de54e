"""The cards of the Slack family as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.boxes.cards import CardFacts, JobNumbers
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.joining import copies_of
from stammtisch.games.slack.options import THINGS_FROM
from stammtisch.games.slack.sets import SetFiles, load_set, read_set
from stammtisch.text.brief import brief_each_turn
from stammtisch.text.cards import card_facts, card_text, job_facts, job_text, name_of
from stammtisch.text.words import Words

NONE: Final[dict[str, Any]] = {"copies": 0}  # a card that a set does not have


def all_cards(game: Slack, say: Words) -> list[CardFacts]:
    """Jobs included."""
    card_set = game.rules.set
    say = say.calling(card_set.nouns)
    found = [
        _card(say, id, table, table["kind"], card_facts(say, table), " ".join(card_text(say, card_set, id)))
        for id, table in card_set.raw.items()
    ]
    for card in found:
        card.each_turn = brief_each_turn(say, card_set.raw[card.id])
        card.is_answer = game.rules.cards[game.rules.ids[card.id]].cancels != 0
    for id, table in card_set.raw_jobs.items():
        if "name" in table:
            text = " ".join(job_text(say, card_set, id))
            found.append(_card(say, id, table, "job", job_facts(say, table), text))
            goal, rank = table.get("goal", card_set.jobs[0].goal), table.get("rank", 0)
            found[-1].job = JobNumbers(str(table["income"]), str(table["free_time"]), goal, rank)
    names = game.kind.id.split("+")
    lenders = next((option.choices for option in game.kind.options if option.name == THINGS_FROM), ())
    if len(names) > 1:
        _mark(found, [read_set(name) for name in names])
    return found + _lent(game, say, lenders)


def _lent(game: Slack, say: Words, lenders: Sequence[str]) -> list[CardFacts]:
    """Things of other sets that may come to this table (GUE-91); those that are not there have no copies."""
    every = load_set(game.kind.id, things_from=tuple(lenders))
    sets = [read_set(name) for name in lenders]
    here = game.rules.set.raw
    found = [
        _card(say, id, {**table, "copies": 0}, table["kind"], card_facts(say, table), "")
        for id, table in every.raw.items()
        if id not in here
    ]
    _mark(found, sets)
    return found


def _mark(cards: Sequence[CardFacts], sets: Sequence[SetFiles]) -> None:
    """Where each comes from. A Job is on the side of its set (GOTH-21)."""
    for card in cards:
        origins = [each for each in sets if copies_of({**each.cards, **each.jobs}.get(card.id, NONE))]
        card.sets = [each.name for each in origins]
        if card.job is not None and origins:
            card.side = origins[0].head.get("side", "")


def _card(say: Words, id: str, table: Any, kind: str, facts: str, text: str) -> CardFacts:
    return CardFacts(
        id=id,
        kind=kind,
        tags=list(table.get("tags", [])),
        cost=table.get("cost", 0),
        slack=table.get("slack", 0),
        name=name_of(say, table),
        facts=facts,
        text=text,
        joke=table["joke"][say.language],
        icon=table["icon"],
        copies=table.get("copies", 1),
    )
