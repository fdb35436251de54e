"""What happens at a table on its own: bots move, windows close, a bot covers for somebody who is away.

When that is due follows from the entries and the pace alone, never from anybody's cards, and is written to the store:
whichever process is alive at that time takes care of it.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Final

from stammtisch.bots.bot import Bot, Manner
from stammtisch.bots.characters import resented, temper_of
from stammtisch.bots.play import stream_at
from stammtisch.boxes import Announcement, announcement, ending_move, find_box, make_bot, shared_text, usual_bot
from stammtisch.boxes.orders import RING, WISHES, Order, reflex_move
from stammtisch.engine.decision import CHOOSE_SOME
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.game import AnyGame
from stammtisch.engine.notation import write
from stammtisch.engine.state import Move
from stammtisch.server import deals
from stammtisch.server.chair import BOT, NOBODY, PERSON
from stammtisch.server.entries import IDLE, PASS
from stammtisch.server.live import PLAYING, LiveTable
from stammtisch.server.pace import BRIEF, COVERED, CURTAIN, DECISIVE, LOOK, REFLEX, TURN
from stammtisch.server.thoughts import NO_THOUGHT, Think, Thought, think
from stammtisch.text.words import words

THOUGHT: Final = 1.5  # seconds that everybody waits at most for a bot that thinks, after the time for its move has come
LAZY: Final = "lazy"
DOZES: Final = 0.5  # how often somebody lazy does not see the chance to interject
COVER: Final = "cover"  # who has made a move: a bot for somebody who is away
FOR_A_LESSON: Final = 120.0  # seconds that bots wait for somebody who is to interject by the steps of a scenario
HOST_AWAY: Final = 45.0  # seconds until somebody else runs the table while its host is away


def due_at(live: LiveTable) -> float | None:
    """When `tick` has something to do; None: never, unless somebody acts."""
    passes = host_passes_at(live)
    times = [] if passes is None else [passes]
    if live.phase != PLAYING:
        return passes
    times += [answer.at for answer in deals.answers(live)]
    times += [_covered_at(live, chair) for chair in _gone(live)]
    if len(live.people) < len(live.chairs):
        times += [_thought_at(live, chair) for chair in _bots(live)]
        times += [_chance_at(live, chair) for chair in _chances(live)]
    if live.is_window:
        times += [_reflex_at(live)] if _reflexes(live) else []
        times += [closing] if (closing := _rings_out_at(live)) is not None else []
    else:
        times += [at for at in (chosen_at(live), _idle_at(live)) if at is not None]
        times += [live.asked_at] if ending(live) is not None else []
    return min(times, default=None)


def tick(live: LiveTable, now: float) -> bool:
    """Does one thing that is due by now; false if there was none."""
    due = due_at(live)
    if due is None or due > now:
        return False
    promised = next((answer for answer in deals.answers(live) if answer.at <= now), None)
    if promised is not None:
        deals.give(live, promised, now)
        return True
    if any(_chance_at(live, chair) <= now for chair in _chances(live)):
        _offer_chances(live, now)
        return True
    if _reflexes(live) and _reflex_at(live) <= now:
        _try_reflexes(live, now)
        return True
    for chair in _bots(live):
        if _thought_at(live, chair) <= now:
            _let_bot(live, chair, BOT, now)
            return True
    closing = _rings_out_at(live)
    if closing is not None and closing <= now:
        if live.stopper != NOBODY:
            live.add("never_mind", {"chair": live.stopper}, now)
        else:
            close(live, "clock", now)
        return True
    if go_to_end(live, now):
        return True
    idle = _idle_at(live)
    if idle is not None and idle <= now:
        [move] = live.playing.game.moves(live.playing.state, live.asked[0])
        _add_move(live, move, IDLE, now)
        return True
    chosen = chosen_at(live)
    if chosen is not None and chosen <= now:
        _choose(live, now)
        return True
    for chair in _gone(live):
        if _covered_at(live, chair) <= now:
            _let_bot(live, chair, COVER, now)
            return True
    passes = host_passes_at(live)
    if passes is not None and passes <= now:
        live.add("host", {"chair": live.people_here[0]}, now)
        return True
    return False


def host_passes_at(live: LiveTable) -> float | None:
    """When somebody who is here takes over from the host, who is away; the host gets the table back on returning."""
    host = None if live.host == NOBODY else live.chairs[live.host]
    if host is None or host.away_since is None or host.kind != PERSON or not live.people_here:
        return None
    return _waits_since(live, live.host) + HOST_AWAY


def chosen_at(live: LiveTable) -> float | None:
    """When people whom the others wait for must have answered, if the question is such a one. A person who plays alone
    may take their time.
    """
    share = 0.0 if live.decision is None else find_box(live.game).hurried.get(live.decision.prompt, 0.0)
    if not share or live.pace.choose == 0 or len(live.people) == 1:
        return None
    is_for_people = any(live.chairs[chair].kind == PERSON for chair in live.asked)
    return live.since + share * live.pace.choose if is_for_people else None


def _choose(live: LiveTable, now: float) -> None:
    """What can be declined is declined for all people who have not answered; otherwise a bot chooses for them."""
    assert live.decision is not None
    can_pass = live.decision.can_pass
    for chair in [chair for chair in live.asked if live.chairs[chair].kind == PERSON]:
        if can_pass:
            live.add("moved", {"move": f"{live.playing.names[chair]}: {PASS}", "by": "clock"}, now)
        else:
            _let_bot(live, chair, "clock", now)


def _idle_at(live: LiveTable) -> float | None:
    """When a question to a person answers itself because it leaves nothing to choose: after the usual pause, and only
    where nobody learns from that what somebody holds. With other people at the table, everybody must see that there is
    no choice. Somebody who learns by the steps of a scenario does them all.
    """
    if live.is_window or len(live.asked) != 1 or live.script is not None or live.pace.bots == 0:
        return None
    chair, game = live.asked[0], live.playing.game
    if live.chairs[chair].kind != PERSON or live.chairs[chair].away_since is not None or live.undo_by != NOBODY:
        return None
    if len(live.people) > 1 and not find_box(live.game).is_forced_openly(game, live.view(SPECTATOR)):
        return None
    return live.since + COVERED * live.pace.stage if len(game.moves(live.playing.state, chair)) == 1 else None


def ending(live: LiveTable) -> Move | None:
    """What declines the open question for somebody who has ended their turn; None: it has to be answered, or somebody
    else is asked.
    """
    if live.ending == NOBODY or live.undo_by != NOBODY:
        return None
    return ending_move(live.playing.game, live.playing.state, live.ending)


def go_to_end(live: LiveTable, now: float) -> bool:
    """Declines whatever can be declined. False if there was nothing."""
    is_ending = False
    while (move := ending(live)) is not None:
        _add_move(live, move, IDLE, now)
        is_ending = True
    return is_ending


def closes_at(live: LiveTable) -> float | None:
    """When the open window closes, or the person who stopped it must have chosen; None: it waits for somebody."""
    if not live.is_window or live.pace.ring == 0:
        return None
    if live.stopper != NOBODY:
        return live.stopped_at + live.pace.stop
    return live.since + ring(live) if live.pace.is_timed else None


def _rings_out_at(live: LiveTable) -> float | None:
    """When the open window closes for the people who are asked; bots answer on their own."""
    is_for_people = any(live.chairs[chair].kind == PERSON for chair in live.asked)
    return closes_at(live) if is_for_people else None


def ring(live: LiveTable) -> float:
    """How long the open window lasts. It depends on public facts only: orders and wishes are given beforehand, not for
    a particular card.
    """
    announced = open_announcement(live)
    people = [chair for chair in live.asked if live.chairs[chair].kind == PERSON]
    if all(_lets_go(live, chair, announced) for chair in people):
        return min(COVERED, live.pace.ring)
    is_doubled = announced is not None and announced.wins and not live.pace.is_patient
    return live.pace.ring * (DECISIVE if is_doubled else 1)


def _lets_go(live: LiveTable, chair: int, announced: Announcement | None) -> bool:
    if live.chairs[chair].away_since is not None and not live.pace.is_patient:
        return True
    return announced is not None and _standing_order(live, chair).covers(chair, announced)


def _standing_order(live: LiveTable, chair: int) -> Order:
    """What somebody has ordered for this round, or else what they always wish. Where windows last for hours, the table
    has chosen to ask everybody.
    """
    person = live.chairs[chair]
    if person.order.lets_go or live.pace.is_patient:
        return person.order
    return WISHES[RING if _is_left_alone(live, chair) else person.wish]


def _is_left_alone(live: LiveTable, chair: int) -> bool:
    """In the first round of their first game, newcomers watch how it is done."""
    tally = find_box(live.game).tally
    if live.games == 0 or live.chairs[chair].first_game != live.games or not tally.round_started:
        return False
    kinds, left = live.playing.game.kind.events, len(live.chairs) if tally.is_by_seat else 1
    for told in live.log:
        left -= sum(kinds[event[0]].name == tally.round_started for event in told.events)
        if left < 0:
            return False
    return True


def is_calm(live: LiveTable, chair: int) -> bool:
    """Whether somebody has let the open window go beforehand: it need not trouble them, and they may still say stop."""
    announced = open_announcement(live) if live.pace.is_timed and live.is_window else None
    return announced is not None and _standing_order(live, chair).covers(chair, announced)


def open_announcement(live: LiveTable) -> Announcement | None:
    """What the open window is about. Many ask, and it stays the same as long as the question does."""
    if live.announced[0] != live.question:
        live.announced = (
            live.question,
            announcement(live.playing.game, live.view(SPECTATOR)) if live.is_window else None,
        )
    return live.announced[1]


def speaker(live: LiveTable) -> int:
    """At a spoken table, the one who says that play goes on: the person who announced something, or the host for
    players who cannot speak, or anybody who is here.
    """
    announced, here = open_announcement(live), live.people_here
    speakers = [*([announced.by] if announced is not None else []), live.host, *here]
    return next((chair for chair in speakers if chair in here), live.host)


def _bots(live: LiveTable) -> list[int]:
    """The bots that are asked. They wait while somebody has stopped the bell."""
    if live.is_window and live.stopper != NOBODY:
        return []
    bots = [chair for chair in live.asked if live.chairs[chair].kind == BOT]
    scripted = _scripted(live) if bots and live.script is not None else None
    return bots if scripted is None or scripted not in bots else [scripted]


def _gone(live: LiveTable) -> list[int]:
    """People whom the table waits for outside of windows, and who are away. If nobody is here, nobody waits: the game
    goes on when somebody comes back, unless it is one that people only look in on.
    """
    away = [chair for chair in live.asked if live.chairs[chair].away_since is not None]
    if not away or (live.is_window and live.pace.is_timed) or not (live.people_here or live.pace.is_over_days):
        return []
    return [chair for chair in away if live.chairs[chair].kind == PERSON]


def _covered_at(live: LiveTable, chair: int) -> float:
    return max(live.since, _waits_since(live, chair) + live.pace.away)


def _waits_since(live: LiveTable, chair: int) -> float:
    """Since when somebody who is away has kept others waiting."""
    away = live.chairs[chair].away_since
    assert away is not None
    return away if live.pace.is_over_days else max(away, live.company_since)


def _reflexes(live: LiveTable) -> list[int]:
    """The seats whose cards would play themselves now, whether they hold them or not. They wait while somebody has
    stopped the bell.
    """
    if not live.is_window or live.stopper != NOBODY or live.tried == live.question:
        return []
    ready = [(chair, live.chairs[chair].order.reflex) for chair in live.asked if live.chairs[chair].kind == PERSON]
    announced = open_announcement(live) if any(reflex for _, reflex in ready) else None
    return [chair for chair, reflex in ready if reflex is not None and announced is not None and reflex.fits(announced)]


def _reflex_at(live: LiveTable) -> float:
    return live.since + min(REFLEX, live.pace.ring / 2 if live.pace.is_timed else REFLEX)


def _try_reflexes(live: LiveTable, now: float) -> None:
    """Once per question; the first card that can be played is played."""
    chairs = _reflexes(live)
    live.tried = live.question
    for chair in chairs:
        reflex = live.chairs[chair].order.reflex
        move = None if reflex is None else reflex_move(live.playing, chair, reflex)
        if move is not None:
            live.add("moved", {"move": f"{live.playing.names[chair]}: {move}", "by": "order"}, now)
            return


def close(live: LiveTable, by: str, now: float, client: str | None = None) -> None:
    """Passes for all people who are asked. Bots answer on their own."""
    question = live.question
    for chair in live.asked:
        if live.question == question and live.is_window and live.chairs[chair].kind == PERSON:
            live.add("moved", {"move": f"{live.playing.names[chair]}: {PASS}", "by": by}, now, client)
            client = None  # one request, one id


def _thought_at(live: LiveTable, chair: int) -> float:
    """A bot shows that it is its turn, and then does what it has planned, so that everybody can follow. In a window it
    makes up its mind before the ring has run out. What needs no thought takes hardly any time. One that thinks
    elsewhere has usually come to an end by then.
    """
    if live.script is not None and _scripted(live) not in (None, chair):  # it is somebody else's time to act
        return live.since + FOR_A_LESSON
    return _planned_at(live, chair) + (THOUGHT if is_thinking(live, chair) else 0.0)


def _planned_at(live: LiveTable, chair: int) -> float:
    pace = live.pace
    if live.is_window:
        thinking = pace.thinking(live.id, live.question, chair)
        return live.since + (min(thinking, ring(live)) if pace.is_timed else thinking)
    looked = live.asked_at + (live.since - live.asked_at) * CURTAIN
    if _is_plain(live, chair):
        return looked + pace.bots * BRIEF
    return max(live.asked_at + pace.bots * (LOOK if live.last_actor == chair else TURN), looked)


def _is_plain(live: LiveTable, chair: int) -> bool:
    """Whether a seat only clears up, or goes on after a step of its own that showed nobody anything."""
    if live.decision is None:
        return False
    steps = live.playing.steps
    if live.decision.shape == CHOOSE_SOME or not steps:
        return bool(steps)
    game, last = live.playing.game, steps[-1]
    headings = shared_text(words("en"), game).HEADINGS
    return last.move[0] == chair and all(game.kind.events[event[0]].name in headings for event in last.events)


def _scripted(live: LiveTable) -> int | None:
    """Whose move comes next at a table that follows the steps of a scenario."""
    left = live.scripted
    return None if left is None or live.script is None else live.script.seat(left[0])


def _scripted_move(live: LiveTable, chair: int) -> Move | None:
    """The next move, if it is this seat's and still possible."""
    left = live.scripted
    if left is None or live.script is None or live.script.seat(left[0]) != chair:
        return None
    move = live.script.beats[left[0]].move
    return move if move in live.playing.game.moves(live.playing.state, chair) else None


def _chance_at(live: LiveTable, chair: int) -> float:
    """A bot that interjects does so before the player whose turn it is has made a decision, if that is a bot, too."""
    decided = [_thought_at(live, asked) for asked in live.asked if live.chairs[asked].kind == BOT]
    thinking = live.pace.thinking(live.id, live.question, chair) / 3
    return min(live.since + thinking, *decided) if decided else live.since + thinking


def _chances(live: LiveTable) -> list[int]:
    """The bots that may interject and have not been offered the chance yet, whatever they hold."""
    decision = live.decision
    if decision is None or live.is_window or live.offered == live.question:
        return []
    return [chair for chair in decision.interject if live.chairs[chair].kind == BOT]


def _offer_chances(live: LiveTable, now: float) -> None:
    """Once per question; the first bot that has something to play plays it."""
    chairs = _chances(live)
    live.offered = live.question
    for chair in chairs:
        move = _bot_move(live, chair, is_asked=False)
        if move is not None:
            _add_move(live, move, BOT, now)
            return


def _let_bot(live: LiveTable, chair: int, by: str, now: float) -> None:
    """A bot's move, for itself or for somebody who is away."""
    move = _bot_move(live, chair, is_asked=True, is_safe=by == COVER)
    assert move is not None
    _add_move(live, move, by, now)


def _add_move(live: LiveTable, move: Move, by: str, now: float) -> None:
    table = live.playing
    live.add("moved", {"move": write(table.game, move, table.names), "by": by}, now)


# Bots that think elsewhere ---------------------------------------------------------------------------------------


@lru_cache(256)
def _bot(name: str, game: AnyGame) -> Bot:
    """It remembers nothing, so it may sit at several tables."""
    return make_bot(name, game)


def _bot_of(live: LiveTable, chair: int) -> Bot:
    """With what it has been through at this table."""
    table = live.playing
    bot = copy(_bot(live.chairs[chair].level or usual_bot(table.game), table.game))
    bot.manner = manner_of(live, chair)
    return bot


def manner_of(live: LiveTable, chair: int) -> Manner:
    attacks = live.banter.attacks.get(chair, [])
    temper, now = temper_of(live.playing.names[chair]), len(live.playing.steps)
    return Manner(frozenset([seat for seat, _ in attacks]), resented(temper, attacks, now))


def thinkers(live: LiveTable) -> list[int]:
    """The bots that are asked, and would like to think about it, and have not begun."""
    if live.phase != PLAYING or live.scripted is not None:
        return []
    return [
        chair
        for chair in _bots(live)
        if _bot_of(live, chair).THINKS and live.thoughts.get(chair, NO_THOUGHT).question != live.question
    ]


def is_thinking(live: LiveTable, chair: int) -> bool:
    thought = live.thoughts.get(chair, NO_THOUGHT)
    return thought.question == live.question and not thought.is_over


def begin_to_think(live: LiveTable, chair: int) -> Think:
    """What it needs to know for that."""
    table = live.playing
    live.thoughts[chair] = Thought(live.question)
    rng = stream_at(table.record.seed, f"bot {chair}", len(table.steps))
    level = live.chairs[chair].level or usual_bot(table.game)
    moves = deals.keeps(live, chair, table.game.moves(table.state, chair))
    return think(table.game, level, moves, live.view(chair), rng, manner_of(live, chair))


def end_thought(live: LiveTable, chair: int, question: int, move: Move | None) -> None:
    """None: nothing came of it, and it plays without thinking."""
    live.thoughts[chair] = Thought(question, is_over=True, move=move)


def _bot_move(live: LiveTable, chair: int, *, is_asked: bool, is_safe: bool = False) -> Move | None:
    """With `is_safe`, nothing that the owner of the seat might regret."""
    table = live.playing
    if live.script is not None:
        scripted = _scripted_move(live, chair)
        if scripted is not None or (not is_asked and live.scripted is not None):
            return scripted
    bot = _bot_of(live, chair)
    thought = live.thoughts.get(chair, NO_THOUGHT) if live.chairs[chair].kind == BOT else NO_THOUGHT
    rng = stream_at(table.record.seed, f"bot {chair}", len(table.steps))
    moves = deals.keeps(live, chair, table.game.moves(table.state, chair))
    view = live.view(chair) if bot.NEEDS_VIEW else None
    if is_asked:
        if thought.question == live.question:
            return thought.move if thought.move in moves else bot.hurry(moves, view, rng)
        chosen = bot.choose(moves, view, rng)
        safe = find_box(live.game).safe_moves(table.game, moves) if is_safe else []
        while safe and chosen not in safe:
            # Less of the same, such as fewer discards, or something else.
            less = [move for move in safe if move[:2] == chosen[:2] and set(move) < set(chosen)]
            moves = [move for move in moves if move != chosen]
            chosen = less[0] if less else bot.choose(moves, view, rng)
        return chosen
    if temper_of(table.names[chair]) == LAZY and rng.random() < DOZES:
        return None
    return bot.interject(moves, view, rng) if moves and bot.is_tempted(rng) else None
