"""The books of a Slack table, kept by somebody who only listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.games.slack.state import NOBODY, SlackState

DISCARD: Final = 4  # the phase in which cards are discarded from the hand, in every set


class Ledger:
    """Somebody who only hears what everybody hears, and writes it down: rooms, Slack, tokens, Jobs and hand sizes."""

    def __init__(self, seats: int, tokens: Sequence[str]) -> None:
        self.rooms: list[list[int]] = [[] for _ in range(seats)]
        self.slack: dict[int, int] = {}
        self.loose = [0] * seats
        self.tokens = {token: [0] * seats for token in tokens}
        self.jobs = [NOBODY] * seats
        self.hands = [0] * seats
        self.laid: set[int] = set()  # cards that have left a hand and are not in a room yet
        self.ordered: list[int] = []
        self.turn = self.phase = NOBODY

    def hear(self, name: str, facts: tuple[int, ...]) -> None:
        match name, facts:
            case "job_dealt" | "job_changed", (seat, job):
                self.jobs[seat] = job
            case "turn_started", (seat,):
                if self.turn == NOBODY:
                    self.hands = [5] * len(self.hands)  # SLACK-25: everybody knows how many were dealt
                self.turn = seat
            case "drew", (seat, count):
                self.hands[seat] += count
            case "announced", (seat, card, _, _):
                self.hands[seat] -= 1
                self.laid.add(card)
            case "shopping_announced", (seat, *cards):
                self.hands[seat] -= len(cards)
                self.laid |= set(cards)
            case "returned", (seat, *cards):
                self.hands[seat] += len(cards)
                self.laid -= set(cards)
            case "entered", (seat, card, slack, _, *bonuses):
                if card not in self.laid:  # a gift comes from the hand
                    self.hands[seat] -= 1
                self.laid.discard(card)
                self.rooms[seat].append(card)
                self.slack[card] = slack
                assert all(bonuses[1::2])  # nothing that adds nothing is named
            case "moved", (seat, card, _):
                self.rooms[seat].remove(card)
                self.laid.add(card)
            case "taken" | "borrowed", (seat, card, victim):
                self._carry(card, victim, seat)
            case "given_back" | "handed_on", (seat, card, target):
                self._carry(card, seat, target)
            case "swapped", (_, card, home, other):
                there = next(seat for seat, room in enumerate(self.rooms) if other in room)
                self._carry(card, home, there)
                self._carry(other, there, home)
            case "fetched", (seat, _):
                self.hands[seat] += 1
            case "passed_on", (seat, target):
                self.hands[seat] -= 1
                self.hands[target] += 1
            case "marked", (_, card, slack):
                self.slack[card] = slack
            case "dropped", (seat, _):
                self.hands[seat] -= 1
            case "discarded", (seat, card) if card in self.rooms[seat]:
                self.rooms[seat].remove(card)
            case "discarded", (seat, card) if card in self.laid and self.phase != DISCARD:
                self.laid.remove(card)
            case "discarded" | "censored", (seat, *_):
                self.hands[seat] -= 1
            case "lost", (seat, card, _):
                self.rooms[seat].remove(card)
            case "left", (seat, card):
                if card in self.rooms[seat]:
                    self.rooms[seat].remove(card)
                else:  # a Person whose door was closed
                    self.laid.remove(card)
            case "phase_started", (_, phase):
                self.phase = phase
            case "call_failed" | "activity_failed", (_, card):
                self.laid.remove(card)
            case "cancelled", (_, card, _):
                self.laid.remove(card)
            case "stolen", (seat, victim, count):
                self.hands[seat] += count
                self.hands[victim] -= count
            case "loose_changed", (seat, by, loose):
                self.loose[seat] += by
                assert self.loose[seat] == loose
            case "madness_changed", (seat, by, madness):
                self._count("madness", seat, by, madness)
            case "went_mad", (seat,):
                self.tokens["madness"][seat], self.tokens["stark_raving_mad"][seat] = 0, 1
            case "promoted" | "demoted", (seat, job):
                self.jobs[seat] = job
            case "ranks_changed", (seat, target):
                self.jobs[seat], self.jobs[target] = self.jobs[target], self.jobs[seat]
            case "wounded", (seat, by, wounds):
                self._count("wounds", seat, by, wounds)
            case "order_given", (seat, card, _):
                self.hands[seat] -= 1
                self.laid.add(card)
                self.ordered.append(card)
            case "order_overruled", _:
                self.laid.remove(self.ordered[-1])
            case "raid_lent", (seat, _, target):
                self.hands[seat] -= 1
                self.hands[target] += 1
            case "thrown_in", (seat, card):
                self.rooms[seat].remove(card)
                self.laid.add(card)
            case "loot_turned", cards:
                self.laid |= set(cards)
            case "loot_taken", (seat, card, 1):
                self.laid.remove(card)
                self.hands[seat] += 1
            case "loot_left", cards:
                self.laid -= set(cards)
            case "struck_back", (seat, card, _) if card not in self.rooms[seat]:
                self.hands[seat] -= 1
            case "gloom_changed" | "gloom_faded", (seat, by, gloom):
                self._count("gloom", seat, by, gloom)

    def _carry(self, card: int, home: int, target: int) -> None:
        self.rooms[home].remove(card)
        self.rooms[target].append(card)

    def _count(self, token: str, seat: int, by: int, now: int) -> None:
        self.tokens[token][seat] += by
        assert self.tokens[token][seat] == now

    def agrees(self, state: SlackState) -> bool:
        return (
            self.rooms == state.rooms
            and all(self.slack[card] == state.slack[card] for room in state.rooms for card in room)
            and (self.loose, [count for counts in self.tokens.values() for count in counts])
            == (state.loose, state.tokens)
            and self.jobs == state.jobs
            and self.hands == [len(hand) for hand in state.hands]
        )
