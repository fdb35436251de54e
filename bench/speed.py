"""How fast the engine is, as ratios to other engines in one run: `python bench/speed.py [--json] [--seconds S]`."""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final

from stammtisch.bots import make_bot
from stammtisch.bots.play import bot_streams, play_out
from stammtisch.engine.rng import stream
from stammtisch.games import load
from stammtisch.games.scare.state import ScareState

SEATS: Final = 4
REPEATS: Final = 10
SECONDS: Final = 5.0  # of CPU time, for each figure
POSITIONS: Final = 400

OURS: Final = "stammtisch scare"
UNO: Final = "rlcard uno"
PEERS: Final = (UNO, "open_spiel hearts", "open_spiel oh_hell")

PlayOne = Callable[[int], int]  # plays the game of that number and returns how many decisions it took


def measure(seconds: float = SECONDS) -> dict[str, Any]:
    """All figures. CPU time of this process; each one is the best of several repeats, taken in turns."""
    players: dict[str, PlayOne] = {OURS: scare("random"), "stammtisch scare careful": scare("careful")}
    missing: list[str] = []
    for name in PEERS:
        try:
            players[name] = peer(name)
        except ImportError:
            missing.append(name)
    runs = {name: {"per_second": 0.0, "games": 0, "decisions": 0} for name in players}
    operations = mid_game_operations()
    micros = dict.fromkeys(operations, float("inf"))
    for _ in range(REPEATS):
        for name, play_one in players.items():
            time_games(play_one, seconds / REPEATS, runs[name])
        for name, operate in operations.items():
            micros[name] = min(micros[name], time_operation(operate, seconds / REPEATS / len(operations)))
    careful = runs.pop("stammtisch scare careful")
    micros["careful decision"] = 1e6 / careful["per_second"]
    ratios = {name: runs[OURS]["per_second"] / runs[name]["per_second"] if name in runs else None for name in PEERS}
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "random_play": runs,
        "ratios": ratios,
        "microseconds": micros,
        "goals": [
            goal(f"decisions per second / {UNO}", ratios[UNO], at_least=4.0),
            goal("clone, microseconds", micros["clone"], at_most=5.0),
            goal("view, microseconds", micros["view"], at_most=50.0),
            goal("sample, microseconds", micros["sample"], at_most=50.0),
            goal("careful decision, microseconds", micros["careful decision"], at_most=150.0),
        ],
        "missing": missing,
    }


def goal(
    name: str, figure: float | None, *, at_least: float | None = None, at_most: float | None = None
) -> dict[str, Any]:
    holds = None
    if figure is not None:
        holds = (at_least is None or figure >= at_least) and (at_most is None or figure <= at_most)
    return {"name": name, "figure": figure, "at_least": at_least, "at_most": at_most, "holds": holds}


def time_games(play_one: PlayOne, seconds: float, run: dict[str, Any]) -> None:
    """One repeat; in `run` the best rate is kept, and everything that was played is counted."""
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += play_one(run["games"] + games)
        games += 1
    run["per_second"] = max(run["per_second"], decisions / spent)
    run["games"] += games
    run["decisions"] += decisions


def time_operation(operate: Callable[[], int], seconds: float) -> float:
    """Microseconds for one operation, as a mean over all positions."""
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not count:
        count += operate()
    return spent / count * 1e6


# Ours ----------------------------------------------------------------------------------------------------------------


def scare(bot: str) -> PlayOne:
    """Whole games through the driver that everybody uses: each move is looked up, checked, carried out and told."""
    game = load("scare")
    bots = [make_bot(bot, game)] * SEATS

    def play_one(number: int) -> int:
        seed = str(number)
        return play_out(game, game.new(SEATS, seed), bots, bot_streams(seed, SEATS))

    return play_one


def mid_game_operations() -> dict[str, Callable[[], int]]:
    """What a search does, at positions from all parts of random games; each returns how often it was done."""
    game = load("scare")
    positions = positions_of_random_games()
    views = [game.view(state, number % SEATS) for number, state in enumerate(positions)]
    rng = stream("bench", "sample")

    def clone() -> int:
        for state in positions:
            state.clone()
        return len(positions)

    def view() -> int:
        for number, state in enumerate(positions):
            game.view(state, number % SEATS)
        return len(positions)

    def sample() -> int:
        for seen in views:
            game.sample(seen, rng)
        return len(views)

    return {"clone": clone, "view": view, "sample": sample}


def positions_of_random_games() -> list[ScareState]:
    game = load("scare")
    rng = random.Random(7)
    positions: list[ScareState] = []
    number = 0
    while len(positions) < POSITIONS:
        state = game.new(SEATS, f"position {number}")
        number += 1
        while (decision := game.decision(state)) is not None:
            if rng.random() < 0.1:
                positions.append(state.clone())
            game.apply(state, rng.choice(game.moves(state, decision.asked[0])))
    return positions[:POSITIONS]


# Peers ---------------------------------------------------------------------------------------------------------------


def peer(name: str) -> PlayOne:
    library, game = name.split()
    return rlcard_game(game) if library == "rlcard" else open_spiel_game(game)


def rlcard_game(name: str) -> PlayOne:
    import rlcard

    env = rlcard.make(name, config={"seed": 7})
    rng = random.Random(7)

    def play_one(number: int) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play_one


def open_spiel_game(name: str) -> PlayOne:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(7)

    def play_one(number: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():  # the deal: none of its steps is a decision
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play_one


# The report ----------------------------------------------------------------------------------------------------------


def report(figures: dict[str, Any]) -> str:
    lines = [
        f"One core, CPU time, best of {REPEATS}; Python {figures['python']} on {figures['machine']}",
        "",
        f"{'random play':<34}{'decisions/s':>12}{'per game':>10}{'ours / theirs':>15}",
    ]
    for name in (OURS, *PEERS):
        if name in figures["missing"]:
            lines.append(f"{name:<34}{'not installed':>22}")
            continue
        run = figures["random_play"][name]
        ratio = figures["ratios"].get(name)
        theirs = "" if ratio is None else f"{ratio:.2f}"
        lines.append(f"{name:<34}{run['per_second']:>12,.0f}{run['decisions'] / run['games']:>10.0f}{theirs:>15}")
    lines += ["", f"{'goal':<34}{'figure':>12}{'goal':>10}{'holds':>15}"]
    for entry in figures["goals"]:
        bound = f">= {entry['at_least']:g}" if entry["at_least"] is not None else f"<= {entry['at_most']:g}"
        figure = "-" if entry["figure"] is None else f"{entry['figure']:.2f}"
        holds = {True: "yes", False: "NO", None: "not measured"}[entry["holds"]]
        lines.append(f"{entry['name']:<34}{figure:>12}{bound:>10}{holds:>15}")
    if figures["missing"]:
        lines += ["", "`python3 dev.py bench` installs what is missing and measures again."]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="CPU time for each figure (%(default)s)")
    given = parser.parse_args(arguments)
    figures = measure(given.seconds)
    sys.stdout.write((json.dumps(figures) if given.json else report(figures)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
