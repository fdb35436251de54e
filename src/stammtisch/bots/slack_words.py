"""What the rarer words of cards are worth to the greedy bot: one estimate per op."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import Effect
from stammtisch.games.slack.state import NO_CARD, NOBODY, PICK, SWAP
from stammtisch.games.slack.sums import candidates, concerned, count_there, owner_of

if TYPE_CHECKING:
    from stammtisch.bots.slack_worth import Outlook, Swing

DIE: Final = 3.5  # what a die shows on average
FETCHED: Final = 1.2  # a card that one may choose
BORROWED: Final = 0.4  # of what a card is worth that goes back soon


def worth_of_if(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        found = count_there(look.rules, look.view, effect.filter, effect.where, seat, frame[5])
        branch = effect.then if found >= effect.least else effect.otherwise
        about = (seat, NO_CARD) if effect.flag else frame[6:]
        look.run(swing, branch, (*frame[:6], *about))


def worth_of_fetch(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    if any(look.rules.tags[card] & effect.filter for card in look.view.discard):
        for seat in concerned(look.rules, look.view, effect, frame):
            swing.value += FETCHED * look.worth[seat]


def worth_of_borrow(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """It may win, but it goes back."""
    player, aim = frame[4], frame[7]
    seat = owner_of(look.view, aim)
    if seat not in (NOBODY, player):
        future = swing.fork()
        look.carry(future, aim, seat, player)
        if future.reached:
            look.settle(future)
        look.mix(swing, [(1.0 if future.is_over else BORROWED, future)])


def worth_of_swap(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    from stammtisch.games.slack.questions.swap import partners  # it knows the rules, which know all questions

    aim, player = frame[7], frame[4]
    home = owner_of(look.view, aim)
    if home == NOBODY:
        return
    rooms = partners(look.rules, look.view, (SWAP, player, look.rules.tags[aim], aim, NOBODY))
    values = [
        (look.view.slack[other] - look.view.slack[aim]) * (look.worth[home] - look.worth[seat])
        for seat, cards in rooms.items()
        for other in cards
    ]
    swing.value += max(values, default=0.0)


def worth_of_passing(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """Everybody hands on what is worth least to them."""
    if effect.flag:
        return
    seats = look.view.seats
    for seat in range(seats):
        pool = candidates(look.rules, look.view, (PICK, seat, effect.filter, 1, frame[5]))
        if pool:
            least = min([look.view.slack[card] for card in pool])
            swing.value += least * (look.worth[(seat + 1) % seats] - look.worth[seat])


def worth_of_clearing(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        for card in candidates(look.rules, look.view, (PICK, seat, effect.filter, 1, frame[5])):
            look.leave(swing, card, seat)


def worth_of_die(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    rolled = look.rules.lists[effect.then][0]
    look.op_worths[rolled.op](look, swing, rolled.with_by(round(DIE + effect.least)), frame)
