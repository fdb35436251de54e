"""What cards say: golden files of whole sets, and the grammar of forms that were worked out by hand."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.games.slack.cards import KINDS, TRIGGERS
from stammtisch.games.slack.schema import MODIFIERS, OP_FIELDS, WHO
from stammtisch.games.slack.sets import load_set, read_file
from stammtisch.text.cards import card_text, job_sentences, job_text, lasting, life_sentences, name_of, render_card
from stammtisch.text.words import LANGUAGES, words
from tests.text.golden import LOGS, SETS, game_log, golden_file, set_text

Table = dict[str, Any]

# Golden files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("set_name", SETS)
def test_cards_say_what_was_approved(set_name: str, language: str) -> None:
    """If this fails on purpose: `python -m tests.text.golden`, then read the diff."""
    assert set_text(set_name, language) == golden_file(set_name, language).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LOGS)
def test_a_whole_game_is_told_as_was_approved(game: str, language: str) -> None:
    assert game_log(game, language) == golden_file(f"{game}-log", language).read_text("utf-8")


# Grammar --------------------------------------------------------------------------------------------------------------

# A card or a Job as TOML, then its sentences in English and in German.
FORMS = [
    (
        'kind = "thing"\neffects = [{ op = "discard", of = ["food", "pet"], n = 2 }, { op = "draw", n = 3 }]',
        ["When this Thing comes into play, discard two Food or Pet cards from your room and draw three cards."],
        [
            "Kommt dieses Ding ins Spiel, legst du zwei Essen- oder Haustier-Karten aus deinem Zimmer ab und ziehst"
            " drei Karten."
        ],
    ),
    (
        'kind = "person"\nslack = 0\neffects = [{ op = "discard", of = ["book"], n = 3 }]\n'
        'each_turn = [{ op = "drop", n = 2 }]',
        [
            "When this guest comes into play, discard three Books from your room.",
            "Each turn this guest stays, discard two cards from your hand at random.",
        ],
        [
            "Kommt dieser Gast ins Spiel, legst du drei Bücher aus deinem Zimmer ab.",
            "In jedem Zug, den der Gast bleibt, legst du zwei zufällige Handkarten ab.",
        ],
    ),
    (  # the same on arrival and later: one sentence
        'kind = "person"\nneeds = "pet"\neffects = [{ op = "discard", of = ["pet"] }]\n'
        'each_turn = [{ op = "discard", of = ["pet"] }]',
        ["Enters only rooms with Pets.", "On arrival and each turn this guest stays, discard a Pet from your room."],
        [
            "Nie in Zimmer ohne Haustiere.",
            "Bei Ankunft und in jedem Zug, den der Gast bleibt, legst du ein Haustier aus deinem Zimmer ab.",
        ],
    ),
    (  # the player who sent the guest is not the one who has it
        'kind = "person"\neffects = [{ op = "slack", by = -1 }, { op = "slack", by = 1, who = "player" }]',
        ["When this guest comes into play, lose 1 Slack, and the player who sent this guest gains 1 Slack."],
        ["Kommt dieser Gast ins Spiel, verlierst du 1 Slack, und wer den Gast geschickt hat, bekommt 1 Slack."],
    ),
    (  # several verbs share a subject, a new subject gets its own clause
        'kind = "pet"\neffects = [{ op = "slack", by = 1 }, { op = "madness", by = -1 }, { op = "draw" },'
        ' { op = "madness", by = 1, who = "others" }]',
        [
            "When this Pet comes into play, gain 1 Slack, lose 1 Madness and draw one card, and every other"
            " player gains 1 Madness."
        ],
        [
            "Kommt dieses Haustier ins Spiel, bekommst du 1 Slack, verlierst 1 Wahnsinn und ziehst eine Karte,"
            " und alle anderen bekommen 1 Wahnsinn."
        ],
    ),
    (  # a roll with both branches, one in the other, and something after it
        'kind = "activity"\nslack = "die-2"\neffects = [{ op = "roll", least = 6, then = [{ op = "slack", by = 1 },'
        ' { op = "draw", n = 2 }], else = [{ op = "roll", least = 2, else = [{ op = "drop", who = "everyone" }] }] },'
        ' { op = "new_job" }]',
        [
            "If it succeeds, roll a die: on 6 gain 1 Slack and draw two cards, on 1–5 roll a die: on 1 every"
            " player discards one card from their hand at random.",
            "Then draw a new Job.",
        ],
        [
            "Gelingt es, würfelst du einmal: Bei 6 bekommst du 1 Slack und ziehst zwei Karten, bei 1–5 würfelst"
            " du einmal: Bei 1 legen alle je eine zufällige Handkarte ab.",
            "Danach ziehst du einen neuen Job.",
        ],
    ),
    (
        'kind = "pet"\neach_turn = [{ op = "roll", least = 3, else = [{ op = "discard", of = ["book"] }] }]',
        ["Each of your turns, roll a die: on 1–2 discard a Book from your room."],
        ["In jedem deiner Züge würfelst du einmal: Bei 1–2 legst du ein Buch aus deinem Zimmer ab."],
    ),
    (  # a chosen player is named once and then referred to
        'kind = "whenever"\ntarget = "other"\neffects = [{ op = "madness", by = 2 }, { op = "drop" },'
        ' { op = "slack", by = 1, who = "player" }, { op = "draw" }]',
        [
            "Another player gains 2 Madness and discards one card from their hand at random.",
            "You gain 1 Slack.",
            "That player draws one card.",
        ],
        [
            "Jemand anderes bekommt 2 Wahnsinn und legt eine zufällige Handkarte ab.",
            "Du bekommst 1 Slack.",
            "Diese Person zieht eine Karte.",
        ],
    ),
    (  # everybody with such a card rolls
        'kind = "whenever"\neffects = [{ op = "if", has = ["food", "book"], who = "everyone",'
        ' then = [{ op = "roll", least = 4, then = [{ op = "slack", by = 1 }] }] }]',
        ["Every player with Food or Book cards rolls a die: on 4–6 they gain 1 Slack."],
        ["Alle, die Essen- oder Buch-Karten haben, würfeln einmal: Bei 4–6 bekommen sie 1 Slack."],
    ),
    (  # a card does not count itself, but Pets (SLACK-47); a limit is for the whole
        'kind = "thing"\ntags = ["book"]\neffects = [{ op = "draw", n = { per = "book", plus = 1, most = 3 } }]\n'
        'in_play = [{ mod = "worth", by = { per = "person", most = 2 } }]',
        [
            "When this Thing comes into play, draw one card, plus 1 for each other Book card in your room"
            " (at most 3 in all).",
            "+1 Slack for each Person or Pet in your room (at most 2).",
        ],
        [
            "Kommt dieses Ding ins Spiel, ziehst du eine Karte, plus 1 für jede andere Buch-Karte in deinem Zimmer"
            " (zusammen höchstens 3).",
            "+1 Slack für jede Person und jedes Haustier in deinem Zimmer (höchstens 2).",
        ],
    ),
    (
        'kind = "whenever"\nlasts = "turn"\nin_play = [{ mod = "reroll" }]',
        ["You may reroll one die, except for Income and Free Time, this turn."],
        ["In diesem Zug darfst du einmal neu würfeln, nur nicht für Einkommen und Freizeit."],
    ),
    (
        'kind = "whenever"\ntarget = "card"\nof = ["thing"]\n'
        'effects = [{ op = "borrow" }, { op = "draw", who = "player" }]',
        ["Borrow a Thing from another room until your next turn, with all Slack on it.", "Draw one card."],
        ["Leih dir ein Ding aus einem anderen Zimmer bis zu deinem nächsten Zug, samt Slack.", "Ziehe eine Karte."],
    ),
    (
        'kind = "whenever"\ntarget = "other"\neffects = [{ op = "steal", n = 2 }, { op = "madness", by = 1 }]',
        ["Take two random cards from another player’s hand.", "That player gains 1 Madness."],
        ["Ziehe zwei zufällige Karten aus der Hand von jemand anderem.", "Diese Person bekommt 1 Wahnsinn."],
    ),
    (
        'kind = "whenever"\ntarget = "player"\neffects = [{ op = "free_play", of = ["book", "pill"] }]',
        ["Any player may put one Book or Pill card from their hand into play for free."],
        ["Jemand (auch du) darf eine Buch- oder Pillen-Karte aus der Hand gratis ins Spiel bringen."],
    ),
    (  # whatever hits a Person hits a Pet (SLACK-47); kinds are nouns of their own, each with its article
        'kind = "whenever"\ntarget = "card"\nof = ["person"]\nwhere = "other"\nwhen = "own_turn"\n'
        'effects = [{ op = "mark", by = -1 }, { op = "madness", by = 1 }]',
        [
            "A Person or a Pet in another room gets −1 Slack.",
            "The player who has the card gains 1 Madness.",
            "Only in your own turn.",
        ],
        [
            "Eine Person oder ein Haustier in einem anderen Zimmer bekommt −1 Slack.",
            "Wer die Karte hat, bekommt 1 Wahnsinn.",
            "Nur in deinem eigenen Zug.",
        ],
    ),
    (
        'kind = "whenever"\ntarget = "card"\nof = ["sleep", "nookie", "tv"]\nwhere = "own"\n'
        'effects = [{ op = "negate" }, { op = "draw", who = "everyone" }]',
        [
            "The Slack of one Sleep, Nookie or TV card in your own room becomes negative: 3 becomes −3.",
            "Every player draws one card.",
        ],
        [
            "Eine Schlafen-, Schäferstündchen- oder TV-Karte in deinem Zimmer bekommt negativen Slack: Aus 3 wird −3.",
            "Alle ziehen eine Karte.",
        ],
    ),
    (
        'kind = "whenever"\ntarget = "card"\neffects = [{ op = "take" }, { op = "slack", by = 1, who = "player" }]',
        ["Take a card from any room into yours, with all Slack on it.", "Gain 1 Slack."],
        ["Nimm eine Karte aus einem beliebigen Zimmer in deins, samt Slack.", "Du bekommst 1 Slack."],
    ),
    (
        'kind = "whenever"\nlasts = "turn"\ntarget = "player"\nin_play = [{ mod = "cost", of = ["thing"], by = -2 },'
        ' { mod = "draw_to", by = -2 }, { mod = "evict", by = 2 }]',
        [
            "Any player pays 2 less for Things, draws up to a hand of 4 cards instead of 6 and rolls with +2 when"
            " asking guests to leave this turn."
        ],
        [
            "In diesem Zug zahlt jemand (auch du) für Dinge 2 weniger, zieht auf 4 statt auf 6 Karten auf und"
            " würfelt beim Hinausbitten von Gästen mit +2."
        ],
    ),
    (  # the subject is not the chosen player, so the choice is a sentence of its own
        'kind = "whenever"\nlasts = "turn"\ntarget = "other"\nin_play = [{ mod = "bonus", of = ["sleep"], by = -1 },'
        ' { mod = "forbid", of = ["food", "booze"] }]',
        [
            "Choose another player.",
            "Sleep cards that come into play in that player’s room get −1 Slack this turn.",
            "That player may not play Food or Booze cards this turn.",
        ],
        [
            "Wähle jemand anderen aus.",
            "In diesem Zug bekommen Schlafen-Karten, die bei dieser Person ins Spiel kommen, −1 Slack.",
            "In diesem Zug darf diese Person keine Essen- oder Alkohol-Karten spielen.",
        ],
    ),
    (  # pronouns: one gender, several genders
        'kind = "whenever"\ncancels = ["call"]',
        ["Cancel another player’s call."],
        ["Macht einen Anruf von jemand anderem ungültig."],
    ),
    (
        'kind = "whenever"\ncancels = ["call", "sleep"]',
        ["Cancel a call or a Sleep card that another player announces."],
        ["Macht einen Anruf oder eine Schlafen-Karte ungültig, die jemand anderes ankündigt."],
    ),
    (
        'kind = "whenever"\ncancels = ["activity", "whenever"]',
        ["Cancel an Activity or a Whenever that another player announces."],
        ["Macht eine Aktivität oder eine Jederzeit-Karte ungültig, die jemand anderes ankündigt."],
    ),
    (
        'kind = "whenever"\ncancels = ["sleep", "nookie", "shopping"]',
        ["Cancel a Sleep card, a Nookie card or a Shopping trip that another player announces."],
        [
            "Macht eine Schlafen-Karte, ein Schäferstündchen oder eine Shopping-Tour ungültig, die jemand anderes"
            " ankündigt."
        ],
    ),
    (  # the victim of a TV is “you” as soon as the card is there
        'kind = "activity"\ntags = ["tv"]\nslack = 1\ncancels = ["free_time"]\neffects = [{ op = "draw" }]',
        [
            "Or throw it at another player’s Activity or Shopping trip: that is canceled, and they get this card.",
            "Whoever gets this card draws one card.",
        ],
        [
            "Oder gegen eine fremde Aktivität oder Shopping-Tour: Die wird ungültig, und diese Karte bleibt dort.",
            "Wer sie erhält, zieht eine Karte.",
        ],
    ),
    (  # “if it succeeds” only where it can fail
        'kind = "activity"\ntags = ["nookie"]\nslack = "die"\neffects = [{ op = "madness", by = 1,'
        ' who = "neighbors" }]',
        [
            "Each of your neighbors gains 1 Madness.",
            "At 5 Slack or more it is noisy: your neighbors each discard a Sleep card.",
        ],
        [
            "Alle neben dir bekommen 1 Wahnsinn.",
            "Ab 5 Slack wird es laut: Alle neben dir legen je eine Schlafen-Karte ab.",
        ],
    ),
    (  # a tag that somebody made up
        'kind = "thing"\ntags = ["cigarette"]\neffects = [{ op = "discard", of = ["cigarette"] }]\n'
        'in_play = [{ mod = "bonus", of = ["cigarette", "food"], by = 1 }]',
        [
            "When this Thing comes into play, discard a Cigarette card from your room.",
            "Cigarette and Food cards that come into play in your room get +1 Slack.",
        ],
        [
            "Kommt dieses Ding ins Spiel, legst du eine Cigarette-Karte aus deinem Zimmer ab.",
            "Cigarette- und Essen-Karten, die bei dir ins Spiel kommen, bekommen +1 Slack.",
        ],
    ),
    (
        'kind = "whenever"\nlasts = "turn"\ntarget = "other"\nin_play = [{ mod = "immune", of = ["book"] }]',
        [
            "Choose another player.",
            "That player’s Books are safe: others can’t take, move or change them, and guests or noise never take"
            " one this turn.",
        ],
        [
            "Wähle jemand anderen aus.",
            "In diesem Zug sind Bücher im Zimmer dieser Person sicher: Niemand kann sie nehmen, wegschicken oder"
            " verändern, kein Gast und kein Lärm.",
        ],
    ),
    (  # the same on arrival and later, for a Pet that others can take
        'kind = "pet"\neffects = [{ op = "draw" }]\neach_turn = [{ op = "draw" }]',
        ["When this Pet comes into play and each of your turns, draw one card."],
        ["Beim Ausspielen und in jedem deiner Züge ziehst du eine Karte."],
    ),
    (  # the player you choose, with every effect that can hit a player
        'kind = "whenever"\ntarget = "player"\neffects = [{ op = "slack", by = -1 }, { op = "madness", by = -2 },'
        ' { op = "draw", n = 2 }, { op = "discard", of = ["food"] }, { op = "new_job" }]',
        [
            "Any player loses 1 Slack, loses 2 Madness, draws two cards, discards a Food card from their room and"
            " draws a new Job."
        ],
        [
            "Jemand (auch du) verliert 1 Slack, verliert 2 Wahnsinn, zieht zwei Karten, legt eine Essen-Karte aus"
            " dem eigenen Zimmer ab und zieht einen neuen Job."
        ],
    ),
    ('kind = "whenever"', ["This card does nothing."], ["Diese Karte bewirkt nichts."]),
    ('kind = "thing"', [], []),
    (
        'traits = [{ mod = "call", by = -2 }, { mod = "forbid", of = ["tv"] }, { mod = "goal", by = -1 }]\n'
        'each_turn = [{ op = "roll", least = 6, then = [{ op = "draw" }] }]',
        [
            "You roll with −2 when calling People, may not play TV cards and need 1 less Slack to win.",
            "Each of your turns, roll a die: on 6 draw one card.",
        ],
        [
            "Du würfelst beim Anrufen mit −2, darfst keine TV-Karten spielen und brauchst 1 Slack weniger zum"
            " Gewinnen.",
            "In jedem deiner Züge würfelst du einmal: Bei 6 ziehst du eine Karte.",
        ],
    ),
    (
        'traits = [{ mod = "immune", of = ["food", "booze"] }, { mod = "bonus", of = ["person"], by = 1 }]',
        [
            "Your Food and Booze cards are safe: others can’t take, move or change them, and you never lose one"
            " to guests or noise.",
            "People and Pets that come into play in your room get +1 Slack.",
        ],
        [
            "Deine Essen- und Alkohol-Karten sind sicher: Niemand kann sie dir nehmen, wegschicken oder"
            " verändern, kein Gast und kein Lärm.",
            "Personen und Haustiere, die bei dir ins Spiel kommen, bekommen +1 Slack.",
        ],
    ),
]


@pytest.mark.parametrize(("toml", "english", "german"), FORMS, ids=[toml.split("\n")[-1][:60] for toml, *_ in FORMS])
def test_grammar(toml: str, english: list[str], german: list[str]) -> None:
    table = tomllib.loads(toml)
    write = life_sentences if "kind" in table else job_sentences
    assert write(words("en"), table) == english
    assert write(words("de"), table) == german


# The text is that of the effects --------------------------------------------------------------------------------------


def changed(value: Any) -> Iterator[Any]:
    """The same with one number, one tag or one `who` changed, in every way."""
    match value:
        case dict():
            for key, part in value.items():
                for other in [WHO[(WHO.index(part) + 2) % len(WHO)]] if key == "who" else changed(part):
                    if key not in ("has", "of") or other:  # no card file may leave these empty
                        yield {**value, key: other}
        case list():
            for i, part in enumerate(value):
                yield value[:i] + value[i + 1 :]
                for other in changed(part):
                    yield [*value[:i], other, *value[i + 1 :]]
        case str() if value in (*TAGS, *KINDS):
            yield "weed" if value != "weed" else "pill"
        case int():
            yield value + 2


TAGS = load_set("cthulhu").tags
TOLD = ("effects", "each_turn", "in_play", "traits", "of", "cancels", "needs", "cost", "slack", "tags")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_that_differ_in_what_they_do_say_the_same(language: str) -> None:
    """Promise 2: whatever is changed in the effects of a card, its text changes, too."""
    say = words(language)
    for id, table in load_set("cthulhu").raw.items():
        text = render_card(say, table)
        for field in TOLD:
            if field in table and not (field == "cancels" and table["kind"] == "activity"):  # all TVs cancel the same
                for other in changed(table[field]):
                    if field != "of" or "person" not in other:  # with or without pets, that is the same (SLACK-47)
                        assert render_card(say, {**table, field: other}) != text, (id, field, other)


def test_whatever_can_be_written_in_a_card_file_has_words() -> None:
    for language in LANGUAGES:
        say = words(language)
        # Conditions and triggers are sentences of their own; what `last` lets last is told by its modifiers.
        assert all(say.has(f"condition-{kind}") for kind in ("person", "card", "token", "both"))
        assert all(say.has(f"when-{trigger}") for trigger in (*TRIGGERS, "token"))
        effects, mods = set(OP_FIELDS) - {"if", "last"}, set(MODIFIERS) - {"on"}
        for keys in ([f"effect-{op}" for op in effects], [f"mod-{mod}" for mod in mods]):
            for key in keys:
                assert say.has(key)
                assert say.has(f"{key}.subject") or all(say.has(f"{key}.{person}") for person in ("you", "one", "many"))
        for word in (*KINDS, *TAGS):
            assert all(say.has(f"word-{word}{form}") for form in ("", ".a", ".many", ".stem")), word


# By id ----------------------------------------------------------------------------------------------------------------


def test_cards_and_jobs_by_id() -> None:
    card_set = load_set("cthulhu")
    assert name_of(words("de"), card_set.raw["tiny"]) == "Winzi"
    assert card_text(words("en"), card_set, "tiny") == []
    assert card_text(words("en"), card_set, "possessed") == [
        "The Slack of a Pet in any room becomes negative: 3 becomes −3."
    ]
    assert name_of(words("de"), card_set.raw_jobs["gravedigger"]) == "Totengräber"
    assert name_of(words("en"), card_set.raw_jobs["plain"]) == "no Job"
    assert job_text(words("de"), card_set, "plain") == []
    assert job_text(words("en"), card_set, "gravedigger")[0].startswith("Your Sleep cards are safe")


def test_what_lasts_for_somebody_else_names_them() -> None:
    jealous, line = load_set("goth").raw["sad_since_87"], load_set("geek").raw["surf_the_net"]
    english, german = words("en"), words("de")
    assert lasting(english, jealous, "Mia", is_you=False) == "Each time another player gains Gloom, Mia gains 1 Gloom"
    assert lasting(german, jealous, "Mia", is_you=False) == (
        "Bekommt jemand anderes Weltschmerz, bekommt Mia 1 Weltschmerz"
    )
    assert lasting(english, jealous, "Mia", is_you=True) == "Each time another player gains Gloom, gain 1 Gloom"
    assert lasting(english, line, "Mia", is_you=False) == "Mia: no other player may call People"


def test_a_card_says_cat_where_its_set_does() -> None:
    for name in ("goth", "geek"):
        for language, pet in (("en", "Pet"), ("de", "Haustier")):
            assert pet not in set_text(name, language)


def test_every_joke_and_name_is_one_line() -> None:
    tables = [
        table for name in SETS for table in (*load_set(name).raw.values(), *read_file(name, "jobs.toml").values())
    ]
    for table in tables:
        for text in (*table["name"].values(), *table["joke"].values()):
            assert text == " ".join(text.split())
