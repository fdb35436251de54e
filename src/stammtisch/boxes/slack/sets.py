"""What a set of the Slack family brings to the table besides its cards, and the boxes that are made of sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from stammtisch.bots.slack import GreedyBot
from stammtisch.bots.slack_levels import GuestBot, RegularBot
from stammtisch.bots.slack_master import MasterBot
from stammtisch.bots.slack_rival import RivalBot
from stammtisch.boxes.box import AnyBox, GameBox, JoinNote
from stammtisch.boxes.counting import Counting
from stammtisch.boxes.feelings import Moves
from stammtisch.boxes.slack.announcement import announcement
from stammtisch.boxes.slack.cards import all_cards
from stammtisch.boxes.slack.picture import SlackPainter
from stammtisch.boxes.slack.promises import breaks
from stammtisch.boxes.slack.stand_in import ending, safe_moves
from stammtisch.boxes.tally import Dealt, Deck, Tally
from stammtisch.engine.problem import CannotJoin
from stammtisch.games.slack import Slack, SlackKind
from stammtisch.games.slack.sets import read_file, set_folder
from stammtisch.games.slack.state import SlackState
from stammtisch.games.slack.sums import goal_of, total
from stammtisch.text.rulebook import RulesFile
from stammtisch.text.slack import SlackText
from stammtisch.text.words import Words

How = Mapping[str, Sequence[str]]

LEVELS: Final = (GuestBot, RegularBot, RivalBot, MasterBot)

FAMILY_RULES: Final = files("stammtisch.games.slack") / "rules.toml"
WHENEVER_HOW: Final[How] = {"how-slack-whenever": ("SLACK-84", "SLACK-85")}
TALK_HOW: Final[How] = {"how-slack-talk": ("SLACK-20", "SLACK-21")}
FIRST_HOW: Final[How] = {
    "how-slack-goal": ("SLACK-95", "SLACK-96"),
    "how-slack-turn": ("SLACK-28", "SLACK-54", "SLACK-45", "SLACK-62", "SLACK-81"),
    "how-slack-stop": ("SLACK-80", "SLACK-99", "SLACK-110"),
    **WHENEVER_HOW,
}
LAST_HOW: Final[How] = {**TALK_HOW, "how-slack-colors": ()}
OF_MECHANICS: Final = "..."  # in a group: here come those that mechanics add to it, if not at the end
OPTION_GROUPS: Final = {
    "essential": ("edition", OF_MECHANICS, "things_from", "drugs", "sex"),
    "stop": ("reaction_order", "own_card_closes", "cancelled_cost", "tv_stack", "empty_whenever"),
    "turn": (
        "evict_target",
        "evict_discard",
        "evict_cats",
        "short_of_money",
        "variable_dice",
        "midturn_job",
        "hand_cap",
        "show_hand",
    ),
    "noise": (OF_MECHANICS, "noisy_two"),
    "end": ("simultaneous_win", "winner"),
}
HURRIED: Final = {"give_up": 1.0, "lend_raid": 0.75, "strike_back": 0.4}  # of 20 seconds, usually
COUNTED: Final = {"cancelled": "cancelled"}
DRAWS: Final = frozenset({"hand_dealt", "drawn"})
PLAYS: Final = frozenset({"announced", "shopping_announced"})  # and what mechanics add
FREE: Final = frozenset({"entered"})
STOPPED: Final = (Moves("angry", "stopped"),)
NO_LUCK: Final = (Moves("gloomy", "no_luck"),)
FEELINGS: Final = {
    "announced": (Moves("shocked", "aimed_at", "target"),),
    "cancelled": STOPPED,
    "trip_cancelled": STOPPED,
    "lost": (Moves("gloomy", "lost"),),
    "taken": (Moves("happy", "took"), Moves("angry", "robbed", "target")),
    "stolen": (Moves("happy", "took"), Moves("angry", "robbed", "target")),
    "call_failed": NO_LUCK,
    "activity_failed": NO_LUCK,
    "entered": (Moves("happy", "cozy", least=("slack", 4)),),
    "went_mad": (Moves("mad", "mad"),),
    "gloom_changed": (Moves("gloomy", "gloomy", least=("by", 1)),),
    "gloom_faded": (Moves("shocked", "faded"),),
    "job_changed": (Moves("shocked", "new_job"),),
    "rerolled": (Moves("happy", "again"),),
    "promoted": (Moves("happy", "promoted"),),
    "demoted": (Moves("gloomy", "demoted"),),
    "wounded": (Moves("shocked", "wounded", least=("by", 1)),),
    "found_guilty": (Moves("angry", "denounced"),),
    "found_innocent": (Moves("happy", "innocent"),),
    "struck_back": (Moves("angry", "denounced", "target"),),
    "order_given": (Moves("angry", "ordered", "target"),),
    "loot_taken": (Moves("happy", "took"),),
    "borrowed": (Moves("happy", "took"), Moves("angry", "robbed", "target")),
}
# All but those for a hand that nobody sees: why nothing was played, or what was thrown away.
REASONS: Final = frozenset(
    [
        *("win", "gain", "call", "shop", "harm", "evict", "stop", "stop_win", "least", "door", "job", "gift"),
        *("denounce", "order", "ask_raid", "partner", "strike_back", "sentence", "loot", "second"),
    ]
)


@dataclass(frozen=True)
class SlackSet:
    """A folder with `set.toml`, `cards.toml`, `jobs.toml` and `rules.toml`, by its name."""

    name: str
    how: How = field(default_factory=dict)  # what is special about playing with it, as in a box
    folder: Traversable | None = None  # where it is not beside ours
    locale: Traversable | None = None
    is_told_alone: bool = False  # whether `how` says all there is to say, instead of what the family has in common


@dataclass(frozen=True, eq=False)
class SlackBox(GameBox[Slack]):
    sets: tuple[SlackSet, ...] = ()


def slack_box(kind: SlackKind, sets: Sequence[SlackSet]) -> SlackBox:
    """A set alone, or several joined ones: in the order in which they are named."""
    tallies = [mechanic.TALLY for mechanic in kind.mechanics]
    plays = {name for mechanic in kind.mechanics for name in mechanic.PLAYS}
    return SlackBox(
        kind=kind,
        rules=Slack,
        text=SlackText,
        rulebook=(
            RulesFile("slack", FAMILY_RULES, kind.nouns),
            *[RulesFile(each.name, set_folder(each.name) / "rules.toml") for each in sets],
        ),
        how=_how(sets),
        rules_needed=[rule for mechanic in kind.mechanics for rule in mechanic.RULES],
        option_groups=_option_groups(kind),
        tally=Tally(
            "total",
            "turn_started",
            is_by_seat=True,
            counted={name: event for each in (COUNTED, *tallies) for name, event in each.items()},
            dealt={"job": Dealt("job_dealt", job_id)} | ({"side": Dealt("job_dealt", side_of)} if kind.sides else {}),
            parts={name: fact for mechanic in kind.mechanics for name, fact in mechanic.PARTS.items()},
            deck=Deck(deck_ids, card_id, DRAWS, PLAYS | plays, FREE),
        ),
        counting=Counting(standing, frozenset({"announced", "evict_rolled"}), {"entered": "slack"}, card_id),
        bots={bot.NAME: bot for bot in LEVELS},
        older_bots={GreedyBot.NAME: GreedyBot},
        usual_bot=RegularBot.NAME,
        painter=SlackPainter(),
        cards=all_cards,
        safe_moves=safe_moves,
        hurried=HURRIED,
        ending=ending,
        breaks=breaks,
        shows_cards=True,  # SLACK-20
        has_windows=True,
        announcement=announcement,
        feelings={event.name: FEELINGS[event.name] for event in kind.events if event.name in FEELINGS},
        reasons=REASONS,
        guide=_own(sets, "guide.toml"),
        examples=_own(sets, "examples"),
        join=None if kind.alone else join,
        alone=kind.alone,
        join_notes=join_notes,
        locale=sets[0].locale if len(sets) == 1 else None,
        sets=tuple(sets),
    )


def _how(sets: Sequence[SlackSet]) -> How:
    special = {part: rules for each in sets for part, rules in each.how.items()}
    return special if any(each.is_told_alone for each in sets) else {**FIRST_HOW, **special, **LAST_HOW}


def _own(sets: Sequence[SlackSet], name: str) -> Traversable | None:
    """A file or folder beside the cards of a set, if there is one; those of joined sets teach other games."""
    found = set_folder(sets[0].name) / name
    return found if len(sets) == 1 and (found.is_file() or found.is_dir()) else None


def join(boxes: Sequence[AnyBox]) -> SlackBox:
    """CTH-25. Raises CannotJoin if one of them is of another family, or if they do not fit together."""
    sets: list[SlackSet] = []
    for box in boxes:
        if not isinstance(box, SlackBox):
            raise CannotJoin("CTH-25", "cannot_join", game=box.id)
        sets += box.sets
    return slack_box(SlackKind("+".join([each.name for each in sets])), sets)


def join_notes(game: Slack, words: Words) -> list[JoinNote]:
    """Whose book rules (AMB-55), which tags answer to each other (CTH-26), and what is for one side only (GOTH-23); or
    that nothing can be joined (GUE-90).
    """
    names = game.kind.id.split("+")
    if len(names) == 1:
        alone = read_file(names[0], "set.toml").get("alone", "")
        return [JoinNote(words("join-alone"), alone)] if alone else []
    groups = {tuple(sorted([tag, *others])) for tag, others in game.rules.set.same.items()}
    alike = [words.listed([words(f"word-{tag}") for tag in group]) for group in sorted(groups)]
    return [
        JoinNote(words("join-first", set=words(f"game-{names[0]}")), "AMB-55"),
        *[JoinNote(words("join-alike", tags=tags), "CTH-26") for tags in alike],
        *[
            JoinNote(words("join-side", side=words(f"side-{side}"), token=words(f"slack-token-{mechanic}")), "GOTH-23")
            for mechanic, side in game.rules.set.sides.items()
            if side
        ],
    ]


def standing(game: Slack, state: SlackState) -> list[int]:
    """Whoever has the least to go is ahead."""
    return [total(state, seat) - goal_of(game.rules, state, seat) for seat in range(state.seats)]


def card_id(game: Slack, card: int) -> str:
    return game.rules.of[card].id


def job_id(game: Slack, number: int) -> str:
    return game.rules.jobs[number].id


def side_of(game: Slack, number: int) -> str:
    """GOTH-21: which of the sides at the table the holders of this Job are on."""
    sides = sorted({side for job in game.rules.jobs for side in job.sides})
    return ", ".join([side if side in game.rules.jobs[number].sides else f"not {side}" for side in sides])


def deck_ids(game: Slack) -> list[str]:
    return [card.id for card in game.rules.cards if card.copies]


def _option_groups(kind: SlackKind) -> dict[str, list[str]]:
    """What the table can choose; options of mechanics that are in no group come last."""
    groups: dict[str, list[str]] = {}
    for group, names in OPTION_GROUPS.items():
        added = [name for mechanic in kind.mechanics for name in mechanic.OPTION_GROUPS.get(group, ())]
        places = names if OF_MECHANICS in names else (*names, OF_MECHANICS)
        known = {option.name for option in kind.options}
        groups[group] = [
            each for name in places for each in (added if name == OF_MECHANICS else [name]) if each in known
        ]
    grouped = {name for names in groups.values() for name in names}
    groups["more"] = [option.name for option in kind.options if option.name not in grouped]
    return {group: names for group, names in groups.items() if names}
