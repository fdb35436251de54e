"""`stammtisch train`: the weights of bots that have learned, made from a seed and written where the bots look for them.

What is to be learned is a matter of the family of a game: `train_slack`, `train_scare`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import click

from stammtisch.boxes import find_box, game_title, known_games, load, make_bot
from stammtisch.engine.problem import Problem
from stammtisch.text.words import Words

WEIGHTS: Final = Path(__file__).parents[1] / "bots" / "weights"


def trainer(game_id: str) -> Any:
    """The module for the family of this game, or None."""
    name = f"stammtisch.lab.train_{find_box(game_id).kind.family}"
    return import_module(name) if find_spec(name) else None


def train_games(
    words: Words,
    names: Sequence[str],
    games: int | None,
    bot: str,
    seed: str,
    jobs: int,
    folder: Path = WEIGHTS,
    *,
    again: bool = False,
) -> None:
    """All games that can be learned, if none is named. What is up to date already is left alone, so that a run that was
    ended goes on with the next game.
    """
    for name in names or known_games():
        learns = trainer(name)
        if learns is None:
            if names:
                raise Problem("nothing_to_learn", game=name)
            continue
        game, player, count = load(name), bot or learns.BOT, games or learns.GAMES
        make_bot(player, game)  # refuses a name that is none
        command = f"stammtisch train {name} --bot {player} --games {count} --seed {seed}"
        path, title = folder / f"{name}.json", game_title(words, name)
        if not again and is_made(path, command, game.digest()):
            print(words("train-known", game=title), flush=True)
            continue
        with click.progressbar(length=count, file=sys.stderr, label=title) as progress:
            done = 0

            def tell(now: int) -> None:
                nonlocal done
                progress.update(now - done)
                done = now

            weights = learns.train(name, player, count, seed, jobs, tell)
        weights["made"] = {"command": command, **weights["made"]}
        write_weights(path, weights)
        print(words("train-made", game=title, file=str(path)), flush=True)


def is_made(path: Path, command: str, digest: str) -> bool:
    """By the same command, from the same cards and rules."""
    if not path.is_file():
        return False
    made = json.loads(path.read_text("utf-8")).get("made", {})
    return bool(made.get("command") == command and made.get("digest") == digest)


def write_weights(path: Path, weights: dict[str, Any]) -> None:
    """Tables line by line, lists of numbers in one line each."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(weights, indent=1, sort_keys=True)
    path.write_text(_flat(text) + "\n", "utf-8")


def _flat(text: str) -> str:
    """Numbers of one list stand side by side."""
    lines: list[str] = []
    is_list = False
    for line in text.split("\n"):
        is_open = lines and lines[-1].endswith("[") and not line.strip().endswith(("[", "{"))
        if is_list or is_open:
            is_list = not line.strip().startswith("]")
            lines[-1] += line.strip() if lines[-1].endswith("[") or not is_list else f" {line.strip()}"
        else:
            lines.append(line)
    return "\n".join(lines)
