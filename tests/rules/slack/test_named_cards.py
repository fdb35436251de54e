"""The cards that the rulebooks themselves name, with every fact they state. Their ids are fixed: other people's
scenarios, records and decks use them.
"""

from typing import Any

import pytest

from tests.rules.slack.board import Board, cthulhu

RAW = cthulhu().rules.set.raw
JOBS = cthulhu().rules.set.raw_jobs

# By hand from the rulebooks (000 German, 001 English): id, English name, German name, facts.
LIFE: list[tuple[str, str, str, dict[str, Any]]] = [
    ("deep_one_westley", "Deep One Westley", "Der Tiefe Westley", {"kind": "person", "slack": 1}),
    ("anime_girl", "Anime Girl", "Manga-Mädchen", {"kind": "person", "slack": 0, "needs": "tentacle"}),
    ("bill_the_all_consuming", "Bill the All-Consuming", "Arne der Allesfresser", {"kind": "person", "slack": 0}),
    ("hastur", "Hastur", "Hastur", {"kind": "pet"}),
    ("tiny", "Tiny", "Winzi", {"kind": "pet", "slack": 1}),
    ("sprouts", "Sprouts", "Sojasprossen", {"kind": "thing", "tags": ["food"]}),
    ("ironic_t_shirt", "Ironic T-Shirt", "Ironisches T-Shirt", {"kind": "thing", "cost": 1, "slack": 1}),
    ("narconomicon", "Narconomicon", "Narkonomicon", {"tags": ["book", "weed"], "cost": 3, "slack": 3}),
    ("economicon", "Economicon", "Ökonomicon", {"kind": "thing", "tags": ["book"], "cost": 4}),
    ("mayan_calendar_stone", "Mayan Calendar Stone", "Maya-Kalenderstein", {"kind": "thing"}),
    ("can_of_worms", "Can of Worms", "Dosenwürmer", {"kind": "thing", "tags": ["booze", "tentacle"]}),
    (
        "evil_ritual_nookie",
        "Evil Ritual Nookie",
        "Schäferstündchen auf dem Opferaltar",
        {"kind": "activity", "tags": ["nookie"], "slack": "die-1"},
    ),
    ("sleep", "Sleep", "Schlafen", {"kind": "activity", "tags": ["sleep"], "slack": 2}),
    ("tv", "TV", "Fernsehen", {"kind": "activity", "tags": ["tv"], "slack": 1}),
    ("switch_robes", "Switch Robes", "Robentausch", {"kind": "whenever", "lasts": "turn"}),
    ("an_inconvenient_truth", "An Inconvenient Truth", "Eine unbequeme Wahrheit", {"cancels": ["activity"]}),
    ("new_job", "New Job", "Neuer Job", {"kind": "whenever"}),
    ("displeased_the_master", "Displeased the Master!", "Missfallen des Meisters erregt!", {"kind": "whenever"}),
    ("possessed", "Possessed", "Besessen", {"kind": "whenever", "of": ["pet"]}),
    ("mutation", "Mutation", "Mutation", {"kind": "whenever", "of": ["tentacle"]}),
    ("sacrifice", "Sacrifice", "Opfern", {}),
    ("elder_sign", "Elder Sign", "Älteres Zeichen", {}),
]


@pytest.mark.rule("DIFF-28", "DIFF-27", "SLACK-16")
@pytest.mark.parametrize(("id", "english", "german", "facts"), LIFE, ids=[row[0] for row in LIFE])
def test_a_life_card_that_a_rulebook_names(id: str, english: str, german: str, facts: dict[str, Any]) -> None:
    card = RAW[id]
    assert card["name"] == {"en": english, "de": german}
    assert card.get("copies", 1) >= (2 if id in ("sleep", "tv") else 1)
    for name, value in facts.items():
        found = card.get(name, 0 if name == "slack" else None)
        assert (sorted(found) if isinstance(value, list) else found) == value, name


@pytest.mark.rule("DIFF-28", "SLACK-07")
@pytest.mark.parametrize(
    ("id", "english", "german", "facts"),
    [
        ("gravedigger", "Gravedigger", "Totengräber", {"income": "2/4", "goal": 18}),
        ("sanitarium_guard", "Sanitarium Guard", "Sanatoriumswächter", {"goal": 20}),
        ("dog_walker", "Dog Walker", "Gassigeher", {"traits": [{"mod": "bonus", "of": ["pet"], "by": 1}]}),
        ("lackey", "Lackey", "Lakai", {}),
    ],
)
def test_a_job_that_a_rulebook_names(id: str, english: str, german: str, facts: dict[str, Any]) -> None:
    assert JOBS[id]["name"] == {"en": english, "de": german}
    assert {name: JOBS[id][name] for name in facts} == facts


@pytest.mark.rule("SLACK-38", "SLACK-99")
def test_possessed_and_mutation_cancel_nothing() -> None:
    for id in ("possessed", "mutation", "sacrifice", "elder_sign"):
        assert "cancels" not in RAW[id]


@pytest.mark.rule("SLACK-41")
def test_names_in_any_case_and_seats_that_are_called_like_something_else() -> None:
    board = Board(2, phase="call", ann={"hand": ["bill_the_all_consuming"]})
    assert board.do("Ann: PLAY Bill_The_All_Consuming ON Bob")["bob"]["room"] == ["bill_the_all_consuming"]
    board = Board(2, phase="roll", dice=[6], ann={"room": ["cultist_from_3b"]})
    assert board.do("ANN: Evict cultist_from_3b TO DISCARD").discard == ["cultist_from_3b"]
