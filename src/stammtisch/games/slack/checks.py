"""Why a move is refused: the rule that forbids it, and the facts of the case."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    ANY_PLAYER,
    NO_TARGET,
    OTHER_CARD,
    OTHER_PLAYER,
    OWN_CARD,
    PET,
    THING,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.effects import candidates
from stammtisch.games.slack.moves import is_empty
from stammtisch.games.slack.plays import announced_words, is_asked, victim_of
from stammtisch.games.slack.room import can_enter, cost_of, guest, in_hand, in_room, income_left
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import (
    CALL,
    CHOOSE_JOB,
    DISCARD,
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
    FREE,
    GIFT,
    NO_CARD,
    NOBODY,
    PHASES,
    PICK,
    ROLL,
    SEND,
    TO_DISCARD,
    TURN,
    WINDOW,
    SlackState,
)
from stammtisch.games.slack.turn import doors, must_discard

# Other rules that a refusal could name as well, because the same thing is told in several places.
TOO_LATE: Final = ("SLACK-79", "SLACK-101", "SLACK-102", "SLACK-103", "SLACK-108")  # nothing is just being played
IN_THEIR_PHASE: Final = {ROLL: ("SLACK-50",), CALL: ("SLACK-36",), FREE: ("SLACK-11", "SLACK-62")}


def check(rules: Rules, state: SlackState, move: Move) -> None:
    """Raises Refused unless the move is allowed."""
    if not state.stack:
        raise Refused("SLACK-95", "game_over", also=["SLACK-96"])
    if not _is_formed(rules, state, move):
        raise Refused("SLACK-65", "not_a_move")
    frame = state.stack[-1]
    verb = move[1]
    if verb == DO_PASS:
        _check_pass(rules, state, move[0], frame)
    elif verb == DO_PLAY:
        _check_play(rules, state, move, frame)
    elif verb in (DO_CHOOSE_CARD, DO_CHOOSE_SEAT, DO_CHOOSE_JOB):
        _check_choice(rules, state, move, frame)
    elif frame[0] not in (TURN, WINDOW):
        raise Refused("AMB-23", "answer_first", seat=frame[1])
    elif verb == DO_DONE:
        _check_turn(rules, state, move[0], frame, state.phase)
        if state.phase == DISCARD and must_discard(state, move[0]):
            raise Refused("SLACK-81", "must_discard", count=must_discard(state, move[0]))
    elif verb == DO_SHOP:
        _check_shop(rules, state, move, frame)
    elif verb == DO_EVICT:
        _check_evict(rules, state, move, frame)
    elif verb == DO_DISCARD:
        _check_discard(rules, state, move, frame)
    elif move[2] == move[0]:  # DO_SHOW
        raise Refused("SLACK-20", "show_yourself")


def _is_formed(rules: Rules, state: SlackState, move: Move) -> bool:
    """Whether a move names seats, cards and Jobs that there are. Only a program can get that wrong."""
    size = len(move)
    if size < 2:
        return False
    seat, verb = move[0], move[1]
    cards = len(rules.cards)
    if not 0 <= seat < state.seats:
        return False
    if verb in (DO_PASS, DO_DONE):
        return size == 2
    if verb == DO_PLAY:
        if size != 5 or not 0 <= move[2] < cards or not NO_CARD <= move[4] < cards:
            return False
        if move[4] != NO_CARD and rules.cards[move[2]].kind != WHENEVER:
            return False
        is_self = move[3] == seat and move[4] == NO_CARD  # that is written without a target
        return NOBODY <= move[3] < state.seats and not is_self
    if verb in (DO_SHOP, DO_DISCARD):
        return all(0 <= number < cards for number in move[2:]) and (size > 2 or verb == DO_DISCARD)
    if verb == DO_EVICT:
        return size == 4 and 0 <= move[2] < cards and TO_DISCARD <= move[3] < state.seats
    if size != 3:
        return False
    if verb == DO_CHOOSE_CARD:
        return 0 <= move[2] < cards
    if verb == DO_CHOOSE_SEAT:
        return move[2] == TO_DISCARD or 0 <= move[2] < state.seats
    if verb == DO_CHOOSE_JOB:
        return 0 <= move[2] < len(rules.jobs)
    return verb == DO_SHOW and 0 <= move[2] < state.seats


def _check_turn(rules: Rules, state: SlackState, seat: int, frame: Frame, phase: int) -> None:
    """It is this seat's turn, in this phase, and nothing is open."""
    if seat != state.turn:
        raise Refused("SLACK-27", "not_your_turn", seat=state.turn)
    if frame[0] == WINDOW and is_asked(rules, state, seat):
        raise Refused("SLACK-101", "decide_first", also=["SLACK-80"], card=rules.of[state.stack[-2][2]].id)
    if frame[0] != TURN:
        raise Refused("SLACK-101", "window_open", also=["SLACK-80"])
    if state.phase != phase:
        also = IN_THEIR_PHASE.get(phase, ())
        raise Refused("SLACK-28", "wrong_phase", also=also, phase=PHASES[state.phase], needed=PHASES[phase])


def _kept_out(rules: Rules, state: SlackState, card: CardDef, seat: int) -> Refused:
    """SLACK-49: a guest who may not enter that room; or who is to leave for the room that it is in."""
    if can_enter(rules, state, card, seat):
        return Refused("SLACK-49", "may_not_enter", also=["SLACK-54"], card=card.id, seat=seat)
    needs = rules.set.raw[card.id]["needs"]
    also = ["SLACK-54", "AMB-19", "CTH-20"]
    return Refused("SLACK-49", "nothing_there_for", also=also, card=card.id, seat=seat, needs=needs)


def _check_pass(rules: Rules, state: SlackState, seat: int, frame: Frame) -> None:
    if frame[0] == WINDOW and is_asked(rules, state, seat):
        return
    if frame[0] != GIFT or frame[1] != seat:
        raise Refused("AMB-08", "nothing_to_pass")


def _check_choice(rules: Rules, state: SlackState, move: Move, frame: Frame) -> None:
    seat, verb, what = move
    kind = frame[0]
    if kind not in (PICK, SEND, CHOOSE_JOB):
        raise Refused("AMB-23", "nothing_asked")
    if frame[1] != seat:
        raise Refused("AMB-23", "answer_first", seat=frame[1])
    if kind == PICK and verb == DO_CHOOSE_CARD:
        if not any(rules.number[card] == what for card in candidates(rules, state, frame)):
            raise Refused("SLACK-116", "cannot_choose", card=rules.cards[what].id)
    elif kind == SEND and verb == DO_CHOOSE_SEAT:
        if what == TO_DISCARD:
            if not frame[3]:
                raise Refused("SLACK-61", "must_go_somewhere")
        elif what not in doors(rules, state, frame[2]):
            raise _kept_out(rules, state, rules.of[frame[2]], what)
    elif kind == CHOOSE_JOB and verb == DO_CHOOSE_JOB:
        if what not in state.aside:
            raise Refused("SLACK-98", "no_such_job")
    else:
        raise Refused("AMB-23", "other_question")


def _check_play(rules: Rules, state: SlackState, move: Move, frame: Frame) -> None:
    seat, _, number, target, _ = move
    card = rules.cards[number]
    if in_hand(rules, state, seat, number) == NO_CARD:
        raise Refused("SLACK-65", "card_not_in_hand", card=card.id)
    if frame[0] == GIFT and frame[1] == seat:
        if card.kind != THING or not card.words & frame[2] or target != NOBODY:
            raise Refused("CTH-22", "not_for_free", card=card.id)
        return
    if frame[0] not in (TURN, WINDOW):
        raise Refused("AMB-23", "answer_first", seat=frame[1])
    if state.forbids[seat] & card.words:
        raise Refused("SLACK-13", "job_forbids", card=card.id)
    if card.kind == WHENEVER:
        if card.cancels:
            _check_answer(rules, state, seat, card, frame)
            if target != NOBODY:
                raise Refused("SLACK-86", "takes_no_target", card=card.id)
        else:
            _check_whenever(rules, state, move, card, frame)
            _check_empty(rules, state, move, card)
    elif card.kind == ACTIVITY:
        if seat != state.turn and card.cancels:
            _check_thrown(rules, state, seat, card, target, frame)
            return
        _check_turn(rules, state, seat, frame, FREE)
        if target != NOBODY:
            raise Refused("SLACK-62", "not_on_others", also=["SLACK-75"], card=card.id)
        cost = cost_of(rules, state, seat, card)
        if cost > income_left(rules, state):
            left = income_left(rules, state)
            raise Refused("SLACK-73", "too_expensive", also=["SLACK-08"], card=card.id, cost=cost, income=left)
    elif card.kind == THING:
        raise Refused("SLACK-67", "things_are_bought", also=["SLACK-62"], card=card.id)
    else:
        _check_person(rules, state, move, card, frame)


def _check_answer(rules: Rules, state: SlackState, seat: int, card: CardDef, frame: Frame) -> None:
    if frame[0] != WINDOW:
        raise Refused("SLACK-99", "nothing_to_cancel", also=TOO_LATE, card=card.id)
    if not is_asked(rules, state, seat):
        raise Refused("SLACK-99", "not_asked", also=["AMB-08"])
    if not card.cancels & announced_words(rules, state):
        raise Refused("SLACK-99", "cannot_cancel_that", also=["SLACK-101", "SLACK-108"], card=card.id)


def _check_thrown(rules: Rules, state: SlackState, seat: int, card: CardDef, target: int, frame: Frame) -> None:
    """SLACK-110: at somebody's Free Time, as it is announced."""
    if frame[0] != WINDOW or not card.cancels & announced_words(rules, state):
        rule = "SLACK-114" if state.phase == CALL else "SLACK-110"
        raise Refused(rule, "no_free_time_announced", also=["SLACK-90", "SLACK-110", *TOO_LATE], card=card.id)
    if not is_asked(rules, state, seat):
        raise Refused("SLACK-110", "not_asked", also=["AMB-08"])
    if target not in (NOBODY, victim_of(state)):
        raise Refused("SLACK-110", "other_free_time", also=["SLACK-90"], seat=victim_of(state))


def _check_whenever(rules: Rules, state: SlackState, move: Move, card: CardDef, frame: Frame) -> None:
    seat, _, _, target, aimed = move
    if frame[0] == WINDOW and seat != frame[1] and not is_asked(rules, state, seat):
        raise Refused("AMB-23", "not_asked", also=["AMB-08"])
    if card.own_turn_only and seat != state.turn:
        raise Refused("SLACK-84", "own_turn_only", card=card.id)
    if card.target == NO_TARGET:
        if target != NOBODY:
            raise Refused("SLACK-86", "takes_no_target", card=card.id)
    elif card.target in (ANY_PLAYER, OTHER_PLAYER):
        if aimed != NO_CARD:
            raise Refused("SLACK-86", "takes_player", card=card.id)
        if card.target == OTHER_PLAYER and target == NOBODY:
            raise Refused("SLACK-86", "needs_other", card=card.id)
    else:
        if target == NOBODY or aimed == NO_CARD:
            raise Refused("AMB-25", "needs_card", card=card.id)
        if card.target == (OTHER_CARD if target == seat else OWN_CARD):
            raise Refused("SLACK-86", "wrong_room", card=card.id)
        if in_room(rules, state, target, aimed) == NO_CARD:
            raise Refused("SLACK-86", "card_not_there", card=rules.cards[aimed].id, seat=target)
        is_safe = target != seat and state.immune[target] & rules.cards[aimed].words
        if is_safe or not rules.cards[aimed].words & card.filter:
            raise Refused("SLACK-86", "cannot_aim", card=card.id, aim=rules.cards[aimed].id)


def _check_empty(rules: Rules, state: SlackState, move: Move, card: CardDef) -> None:
    if not rules.allows_empty and is_empty(rules, state, move):
        raise Refused("AMB-25", "no_effect", card=card.id)


def _check_person(rules: Rules, state: SlackState, move: Move, card: CardDef, frame: Frame) -> None:
    seat, target = move[0], move[3]
    if seat != state.turn:
        raise Refused("SLACK-27", "not_your_turn", seat=state.turn)
    if state.phase != CALL:
        raise Refused("SLACK-36", "only_in_call", also=["SLACK-28"], card=card.id)
    _check_turn(rules, state, seat, frame, CALL)
    host = seat if target == NOBODY else target
    if card.kind == PET and host != seat:
        raise Refused("SLACK-48", "pet_stays_home", card=card.id)
    if not can_enter(rules, state, card, host):
        raise _kept_out(rules, state, card, host)


def _check_shop(rules: Rules, state: SlackState, move: Move, frame: Frame) -> None:
    seat = move[0]
    _check_turn(rules, state, seat, frame, FREE)
    _check_held(rules, state, seat, move[2:])
    cost = 0
    for number in move[2:]:
        card = rules.cards[number]
        if card.kind != THING:
            raise Refused("SLACK-62", "not_a_thing", also=["SLACK-67", "SLACK-68"], card=card.id)
        if state.forbids[seat] & card.words:
            raise Refused("SLACK-13", "job_forbids", card=card.id)
        cost += cost_of(rules, state, seat, card)
    if cost > income_left(rules, state):
        raise Refused(
            "SLACK-69", "basket_too_expensive", also=["SLACK-08"], cost=cost, income=income_left(rules, state)
        )


def _check_held(rules: Rules, state: SlackState, seat: int, numbers: Move) -> None:
    held = [rules.number[card] for card in state.hands[seat]]
    for number in numbers:
        if number not in held:
            raise Refused("SLACK-65", "card_not_in_hand", card=rules.cards[number].id)
        held.remove(number)


def _check_evict(rules: Rules, state: SlackState, move: Move, frame: Frame) -> None:
    seat, _, number, door = move
    card = rules.cards[number]
    _check_turn(rules, state, seat, frame, ROLL)
    if in_room(rules, state, seat, number) == NO_CARD:
        raise Refused("SLACK-50", "guest_not_there", card=card.id)
    if card.kind == PET:
        raise Refused("SLACK-52", "pets_stay", card=card.id)
    if card.kind > PET:
        raise Refused("SLACK-50", "not_a_guest", card=card.id)
    there = guest(rules, state, seat, number)
    if there == NO_CARD:
        raise Refused("AMB-03", "asked_already", also=["SLACK-51"], card=card.id)
    if rules.names_door_first and door == NOBODY:
        raise Refused("SLACK-55", "door_first", also=["AMB-05", "DIFF-12"], card=card.id)
    if not rules.names_door_first and door != NOBODY:
        raise Refused("AMB-05", "door_later", also=["SLACK-54", "DIFF-12"], card=card.id)
    if door >= 0 and door not in doors(rules, state, there):
        raise _kept_out(rules, state, card, door)


def _check_discard(rules: Rules, state: SlackState, move: Move, frame: Frame) -> None:
    seat = move[0]
    _check_turn(rules, state, seat, frame, DISCARD)
    _check_held(rules, state, seat, move[2:])
    count = len(move) - 2
    if count < must_discard(state, seat):
        raise Refused("SLACK-81", "must_discard", count=must_discard(state, seat))
    if count and count >= len(state.hands[seat]):
        raise Refused("SLACK-82", "keep_one")
