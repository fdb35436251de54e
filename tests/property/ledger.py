"""The books of a Slack table, kept by somebody who only listens."""

from __future__ import annotations

from stammtisch.games.slack.state import NOBODY, SlackState


class Ledger:
    """Somebody who only hears what everybody hears, and writes it down: rooms, Slack, Madness, Jobs and hand sizes."""

    def __init__(self, seats: int) -> None:
        self.rooms: list[list[int]] = [[] for _ in range(seats)]
        self.slack: dict[int, int] = {}
        self.loose = [0] * seats
        self.madness = [0] * seats
        self.is_mad = [0] * seats
        self.jobs = [NOBODY] * seats
        self.hands = [0] * seats
        self.laid: set[int] = set()  # cards that have left a hand and are not in a room yet
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
            case "taken", (seat, card, victim):
                self.rooms[victim].remove(card)
                self.rooms[seat].append(card)
            case "marked", (_, card, slack):
                self.slack[card] = slack
            case "dropped", (seat, _):
                self.hands[seat] -= 1
            case "discarded", (seat, _):
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
                self.madness[seat] += by
                assert self.madness[seat] == madness
            case "went_mad", (seat,):
                self.madness[seat], self.is_mad[seat] = 0, 1

    def agrees(self, state: SlackState) -> bool:
        return (
            self.rooms == state.rooms
            and all(self.slack[card] == state.slack[card] for room in state.rooms for card in room)
            and (self.loose, [*self.madness, *self.is_mad]) == (state.loose, state.tokens)
            and self.jobs == state.jobs
            and self.hands == [len(hand) for hand in state.hands]
        )
