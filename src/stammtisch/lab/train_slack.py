"""Training for the Slack family: self-play, and three models that learn from the same games.

`public` knows what everybody sees: who is to be feared. `tables` is a plain sum, so that its weights say what a card is
good for. `deep` sees all hands and has hidden units: the search asks it how sampled worlds are going.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stammtisch.bots.slack_features import feature_names
from stammtisch.boxes import load
from stammtisch.engine.problem import Problem
from stammtisch.games.slack.game import Slack
from stammtisch.lab.self_play import moments

NEARNESS: Final = ("need_", "turns", "soon", "later", "close_", "behind", "ahead", "leads", "total")
BOT: Final = "greedy"  # who plays, unless somebody else is named
GAMES: Final = 10_000
PLAIN_NEED: Final = "need"


def train(game_id: str, bot: str, games: int, seed: str, jobs: int, tell: Callable[[int], None]) -> dict[str, Any]:
    try:
        from stammtisch.lab.learning import HIDDEN, Learner, Sample
    except ImportError:  # it is an extra
        raise Problem("needs_numpy") from None

    game = load(game_id)
    assert isinstance(game, Slack)
    found = []
    for done, more in moments(game_id, bot, games, seed, jobs):
        found += more
        tell(done)
    rules = game.rules
    sample = Sample(found, len(rules.cards), len(rules.jobs))
    names = feature_names(rules)
    cards, roles = [card.id for card in rules.cards], [job.id for job in rules.jobs]
    hand = names.index("hand")
    near = [place for place, name in enumerate(names) if name.startswith(NEARNESS)]
    public = Learner(sample, ("rooms", "jobs"), [], 0, 1)
    tables = Learner(sample, ("rooms", "jobs", "now", "later"), [hand, *near], 0, 1)
    deep = Learner(sample, ("rooms", "jobs", "now", "later"), [hand], HIDDEN, 1)
    losses = {name: round(each.run(), 4) for name, each in (("public", public), ("tables", tables), ("deep", deep))}
    per_slack = -float(tables.weights["features"][names.index(PLAIN_NEED)]) / 10
    return {
        "made": {
            "digest": game.digest(),
            "turns": len(found),
            "log_loss": losses,
        },
        **{
            name: each.told(names, cards, roles, per_slack)
            for name, each in (("public", public), ("tables", tables), ("deep", deep))
        },
    }
