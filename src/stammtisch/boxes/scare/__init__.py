"""The box of Scare."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from stammtisch.bots.scare import CarefulBot
from stammtisch.bots.scare_levels import ScareGuestBot, ScareRegularBot, ScareRivalBot
from stammtisch.bots.scare_master import ScareMasterBot
from stammtisch.boxes.box import GameBox
from stammtisch.boxes.counting import Counting
from stammtisch.boxes.feelings import Moves
from stammtisch.boxes.scare.picture import ScarePainter
from stammtisch.boxes.tally import Tally
from stammtisch.games.scare import SCARE, Scare
from stammtisch.games.scare.state import ScareState
from stammtisch.games.scare.view import ScareView
from stammtisch.text.rulebook import RulesFile
from stammtisch.text.scare import ScareText

FOLDER: Final = files("stammtisch.games.scare")
LEVELS: Final = (ScareGuestBot, ScareRegularBot, ScareRivalBot, ScareMasterBot)


def standing(game: Scare, state: ScareState) -> list[int]:
    return list(state.scores)


def is_last_card(game: Scare, view: ScareView) -> bool:
    """Everybody sees how many cards somebody holds, and will see which one the last is."""
    return [view.hand_sizes[seat] for seat in view.asked] == [1]


SCARE_BOX: Final = GameBox(
    kind=SCARE,
    rules=Scare,
    text=ScareText,
    rulebook=(RulesFile("scare", FOLDER / "rules.toml"),),
    how={
        "how-scare-goal": ("TRK-17",),
        "how-scare-hide": ("TRK-21", "TRK-18", "TRK-19"),
        "how-scare-trick": ("TRK-01", "TRK-04", "TRK-05", "TRK-06"),
        "how-scare-scare": ("TRK-07", "TRK-08", "TRK-13", "TRK-15"),
        "how-scare-wild": ("TRK-24", "TRK-26"),
        "how-scare-paranoia": ("TRK-22",),
    },
    option_groups={
        "essential": ("rounds", "target_score", "stack_size"),
        "stack": ("fright_min_above", "paranoia_points", "stop_at_scare", "extra_reveal_face"),
        "cards": ("copies", "wild_count", "hand_size", "allow_sets", "max_set", "refill"),
        "trick": ("first_lead", "solo_tail"),
    },
    tally=Tally("score", "round_started", counted={"tricks": "trick_taken", "paranoia": "paranoia_struck"}),
    counting=Counting(standing, most={"tricks": "trick_taken", "scares": "scared"}),
    bots={bot.NAME: bot for bot in LEVELS},
    older_bots={CarefulBot.NAME: CarefulBot},
    usual_bot=ScareRegularBot.NAME,
    painter=ScarePainter(),
    is_forced_openly=is_last_card,
    feelings={
        "scared": (Moves("shocked", "scared"),),
        "paranoia_struck": (Moves("happy", "paranoia"),),
        "scored": (Moves("happy", "cozy", least=("points", 8)),),
    },
    reasons=frozenset(["low", "lift"]),  # any other tells where the Scare card lies, or might
    guide=FOLDER / "guide.toml",
    examples=FOLDER / "examples",
)
