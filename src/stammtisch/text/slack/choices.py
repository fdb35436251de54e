"""What a player can choose at a Slack table: what each move costs and brings, and whether it would win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    CALL_DIE,
    NO_DIE,
    PERSON,
    PET,
    SLACK_DIE,
    THING,
    WHENEVER,
    CardDef,
    printed_slack,
)
from stammtisch.games.slack.mechanics.loot import PLACES
from stammtisch.games.slack.outlook import Gain, hit_card, hit_player, pending
from stammtisch.games.slack.state import (
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    DO_SHOW,
    NO_CARD,
    NOBODY,
    TO_DISCARD,
)
from stammtisch.games.slack.sums import cost_of, goal_of, in_room, income_left, modifier, total, victim_of
from stammtisch.games.slack.view import SlackView
from stammtisch.text.brief import brief
from stammtisch.text.slack.asking import COMES_FROM, NEVER, SlackAsking
from stammtisch.text.tags import minus, signed
from stammtisch.text.words import Variable

# How an answer to a question is called in the names of messages: what is worth saying differs between questions.
ANSWERS: Final = {DO_PASS: "pass", DO_PLAY: "play", DO_CHOOSE_CARD: "card", DO_CHOOSE_SEAT: "seat"}
ELSEWHERE: Final = (
    "reroll",
    "fetch",
    "loot",
    "sentence",
)  # questions about cards that lie in no room of the one who is asked
ALWAYS_THE_SAME: Final = (DO_DONE, DO_EVICT, DO_CHOOSE_SEAT, DO_CHOOSE_JOB, DO_DISCARD)  # see `same_choice`


class SlackChoices(SlackAsking):
    def choice(self, view: SlackView, move: Move) -> str:
        """One numbered line: what the move is, what it costs and brings, and whether it would win."""
        say, rules, verb = self.words, self.rules, move[1]
        if verb == DO_CHOOSE_JOB and view.prompt == "reroll":
            return say("slack-choice-reroll", card=str(self.job(move[2])["job"]))
        answer = f"slack-choice-{view.prompt}-{ANSWERS.get(verb, '')}"
        if verb in ANSWERS and say.has(answer):
            return say.find(answer, lambda name: self._answered(move, name))
        if verb in ALWAYS_THE_SAME:
            return _same_choice(self, move, view.phase)
        if verb == DO_PASS:
            return say("slack-choice-pass")
        if verb == DO_PLAY:
            return self._play(view, rules.cards[move[2]], move[3], move[4])
        if verb == DO_SHOP:
            return self._shop(view, move[0], [rules.cards[number] for number in move[2:]])
        if verb == DO_CHOOSE_CARD:
            there = self._chosen(view, move)
            if there == NO_CARD:
                key = "slack-choice-reroll" if view.prompt == "reroll" else "slack-choice-card_only"
                return say(key, card=self.name(rules.cards[move[2]]))
            return say("slack-choice-give_up", card=self.name(rules.cards[move[2]]), slack=minus(view.slack[there]))
        if verb == DO_SHOW:
            return say("slack-choice-show", whom=self.person("to-whom", move[2], view.viewer))
        return self._of_mechanic(view, move)

    def _answered(self, move: Move, name: str) -> Variable | None:
        """What the words of an answer can insert: a card or a player."""
        if name == "name":
            return self.names[move[2]]
        card = self.rules.cards[move[2]]
        if name == "kind":
            return "thing" if card.kind == THING else "leader" if card.stays else "other"
        return minus(printed_slack(card)) if name == "slack" else self.quoted(card)

    def _of_mechanic(self, view: SlackView, move: Move) -> str:
        """A verb that only some sets have."""
        say, verb = self.words, self.rules.verbs[move[1]].ID
        key = f"slack-choice-{verb}"
        if verb == "order":
            return self._order(view, self.rules.cards[move[2]], move[3])
        if verb == "choose_place":
            return say(f"{key}-{PLACES[move[2]]}", card=self.card(view.stack[-1][3]))
        if say.has(key):
            return say.find(key, lambda name: self._answered(move, name))
        return self.game.write(move, self.names).capitalize()  # it has no words here

    def _order(self, view: SlackView, card: CardDef, victim: int) -> str:
        """GUE-72: whoever gives an order scores first, and may win by that."""
        me, goal = view.viewer, goal_of(self.rules, view, view.viewer)
        gain = self.gain(view, victim, [card], victim)  # as if the victim had played it
        worth = self._worth_of(gain, self._more(card))
        line = self.words("slack-choice-order", card=self.quoted(card), name=self.names[victim], worth=worth)
        if total(view, me) + 1 >= goal:
            return self.words("slack-wins", choice=line, total=total(view, me) + 1, goal=goal)
        return self._or_win(view, victim, gain, line)

    def group(self, view: SlackView, move: Move, *, is_brief: bool = False) -> tuple[str, str]:
        """A card that can go to several places is named once: to rooms, on people, on cards."""
        if move[1] == DO_EVICT and move[3] != NOBODY:
            name = self.quoted(self.rules.cards[move[2]])
            return self.words("slack-group-evict", card=name), self._door(view.viewer, move[3])
        if move[1] != DO_PLAY or view.prompt == "gift":
            return "", ""
        card, target, aimed = self.rules.cards[move[2]], move[3], move[4]
        if card.kind == PERSON or (card.kind == PET and self.rules.set.has_roaming_pets):  # GUE-15
            return self._group_call(view, card, view.viewer if target == NOBODY else target)
        if card.kind != WHENEVER or card.cancels or not card.target:
            return "", ""
        key = "slack-group-again" if is_brief else "slack-group-play"
        if aimed != NO_CARD:
            return self._told(card, key), self._aim(view, target, aimed)
        who = "self" if target == NOBODY else "other"
        whom = self.names[view.viewer if target == NOBODY else target]
        return self._told(card, key), self.words("slack-group-on", who=who, name=whom)

    def closed(self, view: SlackView) -> list[Move]:
        """Rooms that a Person cannot be called to, or a guest sent to, next to those that are open; and anybody else in
        the room who cannot be asked to leave.
        """
        me, seats, cards = view.viewer, range(view.seats), self.rules.cards
        if me not in view.asked or view.prompt == "strike_back":
            return []
        verbs = {move[1] for move in view.moves}
        if verbs.isdisjoint((DO_PLAY, DO_EVICT, DO_CHOOSE_SEAT)):
            return []
        calls = {move[2] for move in view.moves if move[1] == DO_PLAY and cards[move[2]].kind == PERSON}
        guests = {move[2] for move in view.moves if move[1] == DO_EVICT}
        tries: list[Move] = [
            (me, DO_PLAY, card, NOBODY if seat == me else seat, NO_CARD) for card in sorted(calls) for seat in seats
        ]
        if self.rules.names_door_first:
            tries += [(me, DO_EVICT, guest, seat) for guest in sorted(guests) for seat in seats if seat != me]
        if guests:
            there = dict.fromkeys(self.rules.number[card] for card in view.rooms[me])
            stay = [card for card in there if cards[card].kind in (PERSON, PET) and card not in guests]
            tries += [(me, DO_EVICT, card, NOBODY) for card in stay]
        if DO_CHOOSE_SEAT in verbs:
            tries += [(me, DO_CHOOSE_SEAT, seat) for seat in seats if seat != me]
        possible = set(view.moves)
        return [move for move in tries if move not in possible]

    # In a few words --------------------------------------------------------------------------------------------------

    def effect(self, view: SlackView, move: Move) -> tuple[str, int | None]:
        rules, me, verb = self.rules, view.viewer, move[1]
        if verb == DO_SHOP:
            return self._brings(view, me, [rules.cards[number] for number in move[2:]])
        if verb == DO_CHOOSE_CARD:
            there = self._chosen(view, move)
            if view.prompt == "loot" and rules.cards[move[2]].kind == THING:
                return self._brings(view, me, [rules.cards[move[2]]])
            if there == NO_CARD or view.prompt == "swap":
                return "", None
            return self._to_go(view, me, -view.slack[there]), -view.slack[there]
        if rules.verbs[verb].ID == "order":
            what, _ = self._brings(view, move[3], [rules.cards[move[2]]])
            return self.words("slack-effect-order", name=self.names[move[3]], what=what), None
        if verb != DO_PLAY or view.prompt == "strike_back":
            return "", None
        card, target, aimed = rules.cards[move[2]], move[3], move[4]
        seat = me if target == NOBODY else target
        if card.cancels and view.prompt == "answer":
            return self._spares(view, card)
        if card.kind != WHENEVER:
            return self._brings(view, seat, [card])
        if aimed != NO_CARD:
            lost = hit_card(rules, view, card, in_room(rules, view, seat, aimed))
            return ("" if lost is None else self._to_go(view, seat, lost)), lost
        if not card.target:
            return "", None
        hit = hit_player(rules, view, card, me, seat)
        if hit.change is None:
            return "", None
        return ", ".join([*self._tokens(hit.tokens), self._to_go(view, seat, hit.change)]), hit.change

    def _chosen(self, view: SlackView, move: Move) -> int:
        """The card in a room that `choose` would be about; NO_CARD if it is about another place."""
        if view.prompt in ELSEWHERE or (view.prompt == "pass_on" and view.stack[-1][3]):
            return NO_CARD
        return in_room(self.rules, view, view.stack[-1][4] if view.prompt == "swap" else move[0], move[2])

    def _brings(self, view: SlackView, seat: int, cards: Sequence[CardDef]) -> tuple[str, int | None]:
        """Cards that come into somebody's room, if they do."""
        [card, *more] = cards
        gain = self.gain(view, seat, cards)
        if not more and card.die != NO_DIE:
            return self.words("slack-worth-die", roll=self.words("card-roll", die=card.die)), None
        change = gain.after - total(view, seat)
        said = self._to_go(view, seat, change, wins=gain.wins, best=gain.best)
        least = self.needs(view, CALL_DIE, COMES_FROM) if card.kind == PERSON and card.is_invited else 1
        if least == 1:
            return said, change
        return self.words("slack-effect-roll", least=least, what=said), change

    def _spares(self, view: SlackView, card: CardDef) -> tuple[str, int | None]:
        """An answer in the open window: what is announced does not come; a thrown TV comes instead."""
        if card.kind != WHENEVER:
            return self._brings(view, victim_of(self.rules, view), [card])
        seat = pending(self.rules, view).receiver
        if seat == NOBODY:
            return "", None
        return self.words(
            "slack-effect-stays", name=self.names[seat], left=goal_of(self.rules, view, seat) - total(view, seat)
        ), None

    def _to_go(self, view: SlackView, seat: int, change: int, *, wins: bool = False, best: int = 0) -> str:
        now, goal = total(view, seat), goal_of(self.rules, view, seat)
        if wins or now + change >= goal:
            return self.words("slack-effect-wins", now=minus(now), after=minus(max(best, now + change)))
        return self.words("slack-effect", now=goal - now, after=goal - now - change, same="yes" if not change else "no")

    # Places ----------------------------------------------------------------------------------------------------------

    def _door(self, viewer: int, door: int) -> str:
        if door == TO_DISCARD:
            return self.words("slack-choice-door-discard")
        return self.room("to", door, NOBODY, viewer)

    def _aim(self, view: SlackView, seat: int, aimed: int) -> str:
        there = in_room(self.rules, view, seat, aimed)
        place, slack = self.room("in", seat, NOBODY, view.viewer), minus(view.slack[there])
        return self.words("slack-aim", aim=self.quoted(self.rules.cards[aimed]), slack=slack, **{"in": place})

    def _told(self, card: CardDef, key: str, **variables: Variable) -> str:
        """With what the card does: nobody remembers all of them."""
        return self.words(key, card=self.quoted(card), text=self.card_text(card), **variables)

    # Playing a card --------------------------------------------------------------------------------------------------

    def _play(self, view: SlackView, card: CardDef, target: int, aimed: int) -> str:
        say, me = self.words, view.viewer
        name = self.quoted(card)
        if view.prompt == "gift":
            return self._with_win(view, me, card, "slack-choice-gift")
        if card.kind in (PERSON, PET):
            return self._call(view, card, me if target == NOBODY else target)
        if card.cancels and view.prompt == "answer":
            return self._stop(view, card)
        if card.kind == ACTIVITY:
            return self._activity(view, card)
        if aimed != NO_CARD:
            return self._told(card, "slack-choice-card", aim=self._aim(view, target, aimed))
        if target != NOBODY:
            return self._told(card, "slack-choice-player", whom=self.names[target])
        if card.target:
            return self._told(card, "slack-choice-yourself")
        return (
            self._told(card, "slack-choice-whenever") if card.kind == WHENEVER else say("slack-choice-play", card=name)
        )

    def _stop(self, view: SlackView, card: CardDef) -> str:
        """An answer in the open window; a thrown TV gives its Slack to the victim, who may win by it (SLACK-113)."""
        name, what = self.quoted(card), self.announced_card(view.stack[-2])
        if card.kind == WHENEVER:
            return self.words("slack-choice-cancel", card=name, what=what)
        victim = victim_of(self.rules, view)
        gain = self.gain(view, victim, [card], victim)  # as if the victim had played it
        name, worth = self.names[victim], self._worth_of(gain, self._more(card))
        line = self.words("slack-choice-thrown", card=self.quoted(card), worth=worth, what=what, name=name)
        return self._or_win(view, victim, gain, line)

    def _with_win(self, view: SlackView, seat: int, card: CardDef, key: str, **variables: Variable) -> str:
        """A line with what a card brings, and whether it would win."""
        gain = self.gain(view, seat, [card])
        worth = self._worth_of(gain, self._more(card))
        return self._or_win(view, seat, gain, self.words(key, card=self.quoted(card), worth=worth, **variables))

    def _or_win(self, view: SlackView, seat: int, gain: Gain, line: str) -> str:
        if not gain.wins:
            return line
        return self.words("slack-wins", choice=line, total=gain.best, goal=goal_of(self.rules, view, seat))

    def _worth_of(self, gain: Gain, more: Sequence[str] = (), die: str = "") -> str:
        """Slack or the die that gives it, tokens, and what else happens at once."""
        parts = [die] if die else []
        if gain.slack or not (die or gain.tokens or more):
            parts.append(self.words("slack-worth", signed=signed(gain.slack)))
        return ", ".join([*parts, *self._tokens(gain.tokens), *more])

    def _tokens(self, gained: Mapping[str, int]) -> list[str]:
        return [
            mechanic.gained(token, by)
            for mechanic in self.mechanics
            for token, by in gained.items()
            if token in mechanic.mechanic.TOKENS
        ]

    def _more(self, card: CardDef) -> list[str]:
        if card.id not in self._briefs:
            self._briefs[card.id] = brief(self.words, self.rules.set.raw[card.id])
        return self._briefs[card.id]

    def _activity(self, view: SlackView, card: CardDef) -> str:
        say, rules, me = self.words, self.rules, view.viewer
        cost, income = cost_of(rules, view, me, card), income_left(rules, view)
        gain, noise = self.gain(view, me, [card]), self.noise(view, me, card)
        die_text = "" if card.die == NO_DIE else say("slack-worth-die", roll=say("card-roll", die=card.die))
        worth = self._worth_of(gain, [*self._more(card), *([noise] if noise else [])], die_text)
        line = say("slack-choice-activity", card=self.quoted(card), cost=cost, income=income, worth=worth)
        if card.die == NO_DIE:
            return self._or_win(view, me, gain, line)
        # It has to give some Slack at all (SLACK-77), and with its bonus as much as is missing.
        fixed = card.die + modifier(rules, view, me, SLACK_DIE, card.tags)
        missing = goal_of(rules, view, me) - gain.best
        die = max(missing - fixed, 1 - fixed, 1)
        return say("slack-wins-with", choice=line, die=die) if die <= 6 else line

    def _shop(self, view: SlackView, seat: int, cards: Sequence[CardDef]) -> str:
        rules = self.rules
        cost = sum(cost_of(rules, view, seat, card) for card in cards)
        names = " + ".join(self.name(card) for card in cards)
        found, now = self.gain(view, seat, cards), total(view, seat)
        after = found.best if found.wins else found.after
        return self.words(
            "slack-choice-shop",
            cards=names,
            cost=cost,
            income=income_left(rules, view),
            worth=self._worth_of(found, [part for card in cards for part in self._more(card)]),
            now=minus(now),
            after=minus(after),
            goal=goal_of(rules, view, seat),
            change="wins" if found.wins else "some" if after != now else "none",
        )

    # People ----------------------------------------------------------------------------------------------------------

    def _call(self, view: SlackView, card: CardDef, host: int) -> str:
        name, me = self.quoted(card), view.viewer
        to = self.room("to", host, NOBODY, me)
        who = {"who": "you" if host == me else "other", "name": self.names[host]}
        if card.kind == PET:
            return self._with_win(view, host, card, "slack-choice-pet", to=self.room("into", host, NOBODY, me), **who)
        if not card.is_invited:
            return self._with_win(view, host, card, "slack-choice-guest", to=to, **who)
        least = self.needs(view, CALL_DIE, COMES_FROM)
        if least == NEVER:
            return self.words("slack-choice-never-comes", card=name, to=to)
        return self._with_win(view, host, card, "slack-choice-call", to=to, least=least, **who)

    def _group_call(self, view: SlackView, card: CardDef, host: int) -> tuple[str, str]:
        name, to = self.quoted(card), self.room("into" if card.kind == PET else "to", host, NOBODY, view.viewer)
        least = self.needs(view, CALL_DIE, COMES_FROM) if card.is_invited else 1
        key = "pet" if card.kind == PET else "call" if card.is_invited else "guest"
        common = self.words(f"slack-group-{key}", card=name, least=least)
        more = self._more(card)
        common = self.words("slack-group", what=common, more=", ".join(more) or "none")
        gain = self.gain(view, host, [card])
        if least == NEVER or (more and not gain.slack and not gain.tokens):
            return common, to
        return common, self._or_win(view, host, gain, self.words("slack-group-host", to=to, worth=self._worth_of(gain)))

    def _evict(self, viewer: int, card: CardDef, door: int) -> str:
        name = self.quoted(card)
        if door == NOBODY:
            return self.words("slack-choice-evict-later", card=name)
        return self.words("slack-choice-evict", card=name, to=self._door(viewer, door))

    # Whatever happens ------------------------------------------------------------------------------------------------

    def same_choice(self, move: Move, phase: int) -> str:
        """One of those that say the same at every table at any time, or at least in this phase."""
        say, cards, verb = self.words, self.rules.cards, move[1]
        if verb == DO_DONE and phase + 1 < len(self.rules.phases):
            return say("slack-choice-done", phase=self.phase_name(phase + 1))
        if verb == DO_EVICT:
            return self._evict(move[0], cards[move[2]], move[3])
        if verb == DO_CHOOSE_SEAT:
            return self._door(move[0], move[2])
        if verb == DO_CHOOSE_JOB:
            return say("slack-choice-job", **self.job(move[2]))
        names = " + ".join(self.name(cards[number]) for number in move[2:])
        return say("slack-choice-discard", cards=names) if names else say("slack-choice-discard-nothing")


@lru_cache(20_000)
def _same_choice(text: SlackChoices, move: Move, phase: int) -> str:
    return text.same_choice(move, phase)
