"""What happens at a table by itself: bots move, windows close, a bot covers for who is away.

When that is due follows from the entries and the pace alone, never from anybody's cards, and is written into the store:
whichever process is alive then does it.
"""

from __future__ import annotations

from typing import Final

from stammtisch.bots import best_bot, make_bot
from stammtisch.bots.play import stream_at
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.notation import write
from stammtisch.engine.state import Move
from stammtisch.server.live import BOT, NOBODY, PASS, PERSON, PLAYING, LiveTable
from stammtisch.server.orders import Announcement, announcement, reflex_move
from stammtisch.server.pace import COVERED, DECISIVE, REFLEX

GIVE_UP: Final = "give_up"  # the question which card one loses
HOST_AWAY: Final = 45.0  # seconds until somebody else runs the table while its host is away


def due_at(live: LiveTable) -> float | None:
    """When `tick` has something to do; None: never, unless somebody does something."""
    passes = host_passes_at(live)
    times = [] if passes is None else [passes]
    if live.phase != PLAYING:
        return passes
    times += [_covered_at(live, chair) for chair in _gone(live)]
    if len(live.people) < len(live.chairs):
        times += [_thought_at(live, chair) for chair in _bots(live)]
        times += [_chance_at(live, chair) for chair in _chances(live)]
    if live.is_window:
        times += [_reflex_at(live)] if _reflexes(live) else []
        times += [closing] if (closing := _rings_out_at(live)) is not None else []
    elif (chosen := chosen_at(live)) is not None:
        times.append(chosen)
    return min(times, default=None)


def tick(live: LiveTable, now: float) -> bool:
    """Does one thing that is due by now; false if there was none."""
    due = due_at(live)
    if due is None or due > now:
        return False
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
    chosen = chosen_at(live)
    if chosen is not None and chosen <= now:
        _let_bot(live, live.asked[0], "clock", now)
        return True
    for chair in _gone(live):
        if _covered_at(live, chair) <= now:
            _let_bot(live, chair, "cover", now)
            return True
    passes = host_passes_at(live)
    if passes is not None and passes <= now:
        live.add("host", {"chair": live.people_here[0]}, now)
        return True
    return False


def host_passes_at(live: LiveTable) -> float | None:
    """When somebody who is here runs the table instead of its host, who is away; they get it back when they come."""
    if live.host not in live.people or live.host in live.people_here or not live.people_here:
        return None
    return _waits_since(live, live.host) + HOST_AWAY


def chosen_at(live: LiveTable) -> float | None:
    """When somebody who has to give a card up must have chosen which: afterwards it is the one that a bot would give.
    Whoever plays alone takes their time.
    """
    is_choosing = live.decision is not None and live.decision.prompt == GIVE_UP
    if not is_choosing or live.pace.choose == 0 or len(live.people) == 1:
        return None
    return live.since + live.pace.choose if live.chairs[live.asked[0]].kind == PERSON else None


def closes_at(live: LiveTable) -> float | None:
    """When the open window closes, or the one who stopped it must have chosen; None: it waits for somebody."""
    if not live.is_window or live.pace.ring == 0:
        return None
    if live.stopper != NOBODY:
        return live.stopped_at + live.pace.stop
    return live.since + ring(live) if live.pace.is_timed else None


def _rings_out_at(live: LiveTable) -> float | None:
    """When the open window closes for the people who are asked; bots answer for themselves."""
    is_for_people = any(live.chairs[chair].kind == PERSON for chair in live.asked)
    return closes_at(live) if is_for_people else None


def ring(live: LiveTable) -> float:
    """How long the open window lasts. It is public what this depends on: orders are given before, not for a card."""
    announced = open_announcement(live)
    people = [chair for chair in live.asked if live.chairs[chair].kind == PERSON]
    if all(_lets_go(live, chair, announced) for chair in people):
        return min(COVERED, live.pace.ring)
    is_doubled = announced is not None and announced.wins and not live.pace.is_patient
    return live.pace.ring * (DECISIVE if is_doubled else 1)


def _lets_go(live: LiveTable, chair: int, announced: Announcement | None) -> bool:
    person = live.chairs[chair]
    is_gone = person.away_since is not None and not live.pace.is_patient
    return is_gone or (announced is not None and person.order.covers(chair, announced))


def open_announcement(live: LiveTable) -> Announcement | None:
    """What the open window is about. Many ask, and it stays the same as long as the question does."""
    if live.announced[0] != live.question:
        live.announced = live.question, announcement(live.playing, live.view(SPECTATOR)) if live.is_window else None
    return live.announced[1]


def speaker(live: LiveTable) -> int:
    """Who says at a spoken table that it goes on: whoever has announced it, or the host for those who cannot speak, or
    anybody who is here.
    """
    announced, here = open_announcement(live), live.people_here
    speakers = [*([announced.by] if announced is not None else []), live.host, *here]
    return next((chair for chair in speakers if chair in here), live.host)


def _bots(live: LiveTable) -> list[int]:
    """The bots that are asked. While somebody has the bell they wait."""
    if live.is_window and live.stopper != NOBODY:
        return []
    return [chair for chair in live.asked if live.chairs[chair].kind == BOT]


def _gone(live: LiveTable) -> list[int]:
    """People whom the table waits for outside of windows, and who are away. If nobody is here nobody waits: the game
    goes on when somebody comes back, unless it is one that people only look in at.
    """
    if (live.is_window and live.pace.is_timed) or not (live.people_here or live.pace.is_over_days):
        return []
    away = [chair for chair in live.asked if live.chairs[chair].away_since is not None]
    return [chair for chair in away if live.chairs[chair].kind == PERSON]


def _covered_at(live: LiveTable, chair: int) -> float:
    return max(live.since, _waits_since(live, chair) + live.pace.away)


def _waits_since(live: LiveTable, chair: int) -> float:
    """Since when somebody who is away has kept others waiting."""
    away = live.chairs[chair].away_since
    assert away is not None
    return away if live.pace.is_over_days else max(away, live.company_since)


def _reflexes(live: LiveTable) -> list[int]:
    """Whose cards would play themselves now, whether they hold them or not. While somebody has the bell they wait."""
    if not live.is_window or live.stopper != NOBODY or live.tried == live.question:
        return []
    ready = [(chair, live.chairs[chair].order.reflex) for chair in live.asked if live.chairs[chair].kind == PERSON]
    announced = open_announcement(live) if any(reflex for _, reflex in ready) else None
    return [chair for chair, reflex in ready if reflex is not None and announced is not None and reflex.fits(announced)]


def _reflex_at(live: LiveTable) -> float:
    return live.since + min(REFLEX, live.pace.ring / 2 if live.pace.is_timed else REFLEX)


def _try_reflexes(live: LiveTable, now: float) -> None:
    """Once for each question; the first card that can be played is played."""
    chairs = _reflexes(live)
    live.tried = live.question
    for chair in chairs:
        reflex = live.chairs[chair].order.reflex
        move = None if reflex is None else reflex_move(live.playing, chair, reflex)
        if move is not None:
            live.add("moved", {"move": f"{live.playing.names[chair]}: {move}", "by": "order"}, now)
            return


def close(live: LiveTable, by: str, now: float, client: str | None = None) -> None:
    """Passes for all people who are asked. Bots answer for themselves."""
    question = live.question
    for chair in live.asked:
        if live.question == question and live.is_window and live.chairs[chair].kind == PERSON:
            live.add("moved", {"move": f"{live.playing.names[chair]}: {PASS}", "by": by}, now, client)
            client = None  # one wish, one id


def _thought_at(live: LiveTable, chair: int) -> float:
    return live.since + live.pace.thinking(live.id, live.question, chair)


def _chance_at(live: LiveTable, chair: int) -> float:
    """A bot that interjects does so before the one whose turn it is has made up its mind."""
    return live.since + live.pace.thinking(live.id, live.question, chair) / 3


def _chances(live: LiveTable) -> list[int]:
    """The bots that may interject and were not offered it yet, whatever they hold."""
    decision = live.decision
    if decision is None or live.is_window or live.offered == live.question:
        return []
    return [chair for chair in decision.interject if live.chairs[chair].kind == BOT]


def _offer_chances(live: LiveTable, now: float) -> None:
    """Once for each question; the first bot that has something to play plays it."""
    chairs = _chances(live)
    live.offered = live.question
    for chair in chairs:
        move = _bot_move(live, chair, is_asked=False)
        if move is not None:
            _add_move(live, move, BOT, now)
            return


def _let_bot(live: LiveTable, chair: int, by: str, now: float) -> None:
    """A bot's move, for itself or for somebody who is away."""
    move = _bot_move(live, chair, is_asked=True)
    assert move is not None
    _add_move(live, move, by, now)


def _add_move(live: LiveTable, move: Move, by: str, now: float) -> None:
    table = live.playing
    live.add("moved", {"move": write(table.game, move, table.names), "by": by}, now)


def _bot_move(live: LiveTable, chair: int, *, is_asked: bool) -> Move | None:
    table = live.playing
    bot = make_bot(live.chairs[chair].level or best_bot(table.game), table.game)
    rng = stream_at(table.record.seed, f"bot {chair}", len(table.steps))
    moves = table.game.moves(table.state, chair)
    view = live.view(chair) if bot.NEEDS_VIEW else None
    if is_asked:
        return bot.choose(moves, view, rng)
    return bot.interject(moves, view, rng) if moves and bot.is_tempted(rng) else None
