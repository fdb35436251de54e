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

from stammtisch.bots.play import bot_streams, play_out
from stammtisch.boxes import known_games, load, make_bot, usual_bot
from stammtisch.engine.rng import stream
from stammtisch.engine.state import AnyState

SEATS: Final = 4
REPEATS: Final = 10
SECONDS: Final = 5.0  # of CPU time, for each figure
POSITIONS: Final = 400

UNO: Final = "rlcard uno"
PEERS: Final = (UNO, "open_spiel hearts", "open_spiel oh_hell")

# What some of our games must reach: decisions per second as a multiple of UNO's, and microseconds at most.
LEAST: Final = {"scare": 4.0, "cthulhu": 1.5, "guevara": 1.3}
MOST: Final = {
    "scare": {"clone": 5.0, "view": 50.0, "sample": 50.0, "decision": 150.0},
    "cthulhu": {"clone": 10.0},
    "guevara": {},
}

PlayOne = Callable[[int], int]  # plays the game with this number and returns how many decisions it took


def measure(seconds: float = SECONDS) -> dict[str, Any]:
    """All figures. CPU time of this process; each one is the best of several repeats, taken in turns."""
    players: dict[str, PlayOne] = {game: our_game(game, "random") for game in known_games()}
    bests = {game: our_game(game, usual_bot(load(game))) for game in known_games()}
    missing: list[str] = []
    for name in PEERS:
        try:
            players[name] = peer(name)
        except ImportError:
            missing.append(name)
    runs = {name: new_run() for name in players}
    best_runs = {game: new_run() for game in bests}
    operations = {game: mid_game_operations(game) for game in known_games()}
    micros = {game: dict.fromkeys(operations[game], float("inf")) for game in known_games()}
    for _ in range(REPEATS):
        for name, play_one in players.items():
            time_games(play_one, seconds / REPEATS, runs[name])
        for game in known_games():
            time_games(bests[game], seconds / REPEATS, best_runs[game])
            for name, operate in operations[game].items():
                spent = time_operation(operate, seconds / REPEATS / len(operations[game]))
                micros[game][name] = min(micros[game][name], spent)
    for game in known_games():
        micros[game]["decision"] = 1e6 / best_runs[game]["per_second"]
    ratios = {
        game: {name: runs[game]["per_second"] / runs[name]["per_second"] if name in runs else None for name in PEERS}
        for game in known_games()
    }
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "random_play": runs,
        "ratios": ratios,
        "microseconds": micros,
        "goals": [
            entry
            for game in LEAST
            for entry in (
                goal(f"{game}: decisions/s / {UNO}", ratios[game][UNO], at_least=LEAST[game]),
                *(goal(f"{game}: {name}, us", micros[game][name], at_most=most) for name, most in MOST[game].items()),
            )
        ],
        "missing": missing,
    }


def new_run() -> dict[str, Any]:
    return {"per_second": 0.0, "games": 0, "decisions": 0}


def goal(
    name: str, figure: float | None, *, at_least: float | None = None, at_most: float | None = None
) -> dict[str, Any]:
    holds = None
    if figure is not None:
        holds = (at_least is None or figure >= at_least) and (at_most is None or figure <= at_most)
    return {"name": name, "figure": figure, "at_least": at_least, "at_most": at_most, "holds": holds}


def time_games(play_one: PlayOne, seconds: float, run: dict[str, Any]) -> None:
    """One repeat; `run` keeps the best rate, and everything that was played is counted."""
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


def our_game(name: str, bot: str) -> PlayOne:
    """Whole games through the driver that everybody uses: each move is looked up, checked, carried out and told."""
    game = load(name)
    bots = [make_bot(bot, game)] * SEATS

    def play_one(number: int) -> int:
        seed = str(number)
        return play_out(game, game.new(SEATS, seed), bots, bot_streams(seed, SEATS))

    return play_one


def mid_game_operations(name: str) -> dict[str, Callable[[], int]]:
    """What a search does, at positions from all parts of random games; each returns how often it was done."""
    game = load(name)
    positions = positions_of_random_games(name)
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


def positions_of_random_games(name: str) -> list[AnyState]:
    game = load(name)
    rng = random.Random(7)
    positions: list[AnyState] = []
    number = 0
    while len(positions) < POSITIONS:
        state = game.new(SEATS, f"position {number}")
        number += 1
        while (decision := game.decision(state)) is not None:
            if rng.random() < 0.05:
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
    games = known_games()
    lines = [
        f"One core, CPU time, best of {REPEATS}; Python {figures['python']} on {figures['machine']}",
        "",
        f"{'random play':<36}{'decisions/s':>12}{'per game':>10}" + "".join(f"{f'{game} /':>11}" for game in games),
    ]
    for name in (*games, *PEERS):
        if name in figures["missing"]:
            lines.append(f"{name:<36}{'not installed':>22}")
            continue
        run = figures["random_play"][name]
        ratios = "".join(f"{figures['ratios'][game][name]:>11.2f}" for game in games) if name in PEERS else ""
        lines.append(f"{name:<36}{run['per_second']:>12,.0f}{run['decisions'] / run['games']:>10.0f}{ratios}")
    lines += ["", f"{'microseconds':<36}" + "".join(f"{game:>12}" for game in games)]
    for name in ("clone", "view", "sample", "decision"):
        label = name if name != "decision" else "decision of the best bot"
        lines.append(f"{label:<36}" + "".join(f"{figures['microseconds'][game][name]:>12.1f}" for game in games))
    lines += ["", f"{'goal':<36}{'figure':>12}{'goal':>10}{'holds':>15}"]
    for entry in figures["goals"]:
        bound = f">= {entry['at_least']:g}" if entry["at_least"] is not None else f"<= {entry['at_most']:g}"
        figure = "-" if entry["figure"] is None else f"{entry['figure']:.2f}"
        holds = {True: "yes", False: "NO", None: "not measured"}[entry["holds"]]
        lines.append(f"{entry['name']:<36}{figure:>12}{bound:>10}{holds:>15}")
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
