"""What cards say: golden files of whole sets, and the grammar of forms that were worked out by hand."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.games.slack.schema import EFFECTS, KINDS, MODIFIERS, WHO
from stammtisch.games.slack.sets import load_set, read_file
from stammtisch.text.cards import card_name, card_text, job_name, job_sentences, job_text, life_sentences, render_card
from stammtisch.text.words import LANGUAGES, words
from tests.text.golden import SETS, golden_file, set_text

Table = dict[str, Any]

# Golden files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("set_name", SETS)
def test_cards_say_what_was_approved(set_name: str, language: str) -> None:
    """If this fails on purpose: `python -m tests.text.golden`, then read the diff."""
    assert set_text(set_name, language) == golden_file(set_name, language).read_text("utf-8")


# Grammar --------------------------------------------------------------------------------------------------------------

# A card or a Job as TOML, then its sentences in English and in German.
FORMS = [
    (
        'kind = "thing"\neffects = [{ op = "discard", of = ["food", "pet"], n = 2 }, { op = "draw", n = 3 }]',
        ["When this Thing comes into play, you discard two Food or Pet cards from your room and draw three cards."],
        [
            "Kommt dieses Ding ins Spiel, legst du zwei Essen- oder Haustier-Karten aus deinem Zimmer ab und ziehst"
            " drei Karten."
        ],
    ),
    (
        'kind = "person"\nslack = 0\neffects = [{ op = "discard", of = ["book"], n = 3 }]\n'
        'each_turn = [{ op = "drop", n = 2 }]',
        [
            "When this guest comes into play in your room, you discard three Books from your room.",
            "In each of your turns in which this guest stays, you discard two cards from your hand at random.",
        ],
        [
            "Kommt dieser Gast bei dir ins Spiel, legst du drei Bücher aus deinem Zimmer ab.",
            "In jedem deiner Züge, in dem dieser Gast bleibt, legst du zwei zufällige Handkarten ab.",
        ],
    ),
    (  # the same on arrival and later: one sentence
        'kind = "person"\nneeds = "pet"\neffects = [{ op = "discard", of = ["pet"] }]\n'
        'each_turn = [{ op = "discard", of = ["pet"] }]',
        [
            "This guest never enters a room without Pets.",
            "When this guest comes into play in your room, and then in each of your turns in which they stay, you"
            " discard a Pet from your room.",
        ],
        [
            "Dieser Gast betritt kein Zimmer ohne Haustiere.",
            "Wenn dieser Gast bei dir ins Spiel kommt, und danach in jedem deiner Züge, in dem er bleibt, legst du ein"
            " Haustier aus deinem Zimmer ab.",
        ],
    ),
    (  # who sent the guest is not who has it
        'kind = "person"\neffects = [{ op = "slack", by = -1 }, { op = "slack", by = 1, who = "player" }]',
        [
            "When this guest comes into play in your room, you lose 1 Slack, and the player who sent this guest gains"
            " 1 Slack."
        ],
        ["Kommt dieser Gast bei dir ins Spiel, verlierst du 1 Slack, und wer den Gast geschickt hat, bekommt 1 Slack."],
    ),
    (  # several verbs share a subject, a new subject gets its own clause
        'kind = "pet"\neffects = [{ op = "slack", by = 1 }, { op = "madness", by = -1 }, { op = "draw" },'
        ' { op = "madness", by = 1, who = "others" }]',
        [
            "When this Pet comes into play in your room, you gain 1 Slack, lose 1 Madness and draw one card, and every"
            " other player gains 1 Madness."
        ],
        [
            "Kommt dieses Haustier bei dir ins Spiel, bekommst du 1 Slack, verlierst 1 Wahnsinn und ziehst eine Karte,"
            " und alle anderen bekommen 1 Wahnsinn."
        ],
    ),
    (  # a roll with both branches, one in the other, and something after it
        'kind = "activity"\nslack = "die-2"\neffects = [{ op = "roll", least = 6, then = [{ op = "slack", by = 1 },'
        ' { op = "draw", n = 2 }], else = [{ op = "roll", least = 2, else = [{ op = "drop", who = "everyone" }] }] },'
        ' { op = "new_job" }]',
        [
            "If it succeeds, you roll a die: on a 6 you gain 1 Slack and draw two cards, otherwise you roll a die:"
            " on a 1 every player discards one card from their hand at random.",
            "Then you draw a new Job in place of the old one.",
        ],
        [
            "Gelingt es, würfelst du einmal: Bei einer 6 bekommst du 1 Slack und ziehst zwei Karten, sonst würfelst du"
            " einmal: Bei einer 1 legen alle je eine zufällige Handkarte ab.",
            "Danach ziehst du einen neuen Job anstelle des alten.",
        ],
    ),
    (
        'kind = "pet"\neach_turn = [{ op = "roll", least = 3, else = [{ op = "discard", of = ["book"] }] }]',
        ["In each of your turns, you roll a die: on 2 or less you discard a Book from your room."],
        ["In jedem deiner Züge würfelst du einmal: Bei 2 oder weniger legst du ein Buch aus deinem Zimmer ab."],
    ),
    (  # a chosen player is named once and then referred to
        'kind = "whenever"\ntarget = "other"\neffects = [{ op = "madness", by = 2 }, { op = "drop" },'
        ' { op = "slack", by = 1, who = "player" }, { op = "draw" }]',
        [
            "Another player of your choice gains 2 Madness and discards one card from their hand at random.",
            "You gain 1 Slack.",
            "That player draws one card.",
        ],
        [
            "Du bestimmst, wer von den anderen 2 Wahnsinn bekommt und eine zufällige Handkarte ablegt.",
            "Du bekommst 1 Slack.",
            "Die gewählte Person zieht eine Karte.",
        ],
    ),
    (
        'kind = "whenever"\ntarget = "other"\neffects = [{ op = "steal", n = 2 }, { op = "madness", by = 1 }]',
        ["You draw two cards at random from another player’s hand.", "That player gains 1 Madness."],
        [
            "Du ziehst zwei zufällige Karten aus der Hand von jemand anderem.",
            "Die gewählte Person bekommt 1 Wahnsinn.",
        ],
    ),
    (
        'kind = "whenever"\ntarget = "player"\neffects = [{ op = "free_play", of = ["book", "pill"] }]',
        [
            "Any player you choose may put one Book or Pill card from their hand into play, and it costs neither Free"
            " Time nor money."
        ],
        [
            "Jemand deiner Wahl (auch du) darf eine Buch- oder Pillen-Karte aus der Hand ins Spiel bringen, und das"
            " kostet weder Freizeit noch Geld."
        ],
    ),
    (  # whatever hits a Person hits a Pet (SLACK-47); kinds are nouns of their own, each with its article
        'kind = "whenever"\ntarget = "card"\nof = ["person"]\nwhere = "other"\nwhen = "own_turn"\n'
        'effects = [{ op = "mark", by = -1 }, { op = "madness", by = 1 }]',
        [
            "Choose a Person or a Pet in another player’s room.",
            "The card is worth 1 Slack less.",
            "The player who has the card gains 1 Madness.",
            "You may play this card in your own turn only.",
        ],
        [
            "Wähl eine Person oder ein Haustier in einem anderen Zimmer.",
            "Die Karte ist 1 Slack weniger wert.",
            "Wer die Karte hat, bekommt 1 Wahnsinn.",
            "Du darfst diese Karte nur in deinem eigenen Zug spielen.",
        ],
    ),
    (
        'kind = "whenever"\ntarget = "card"\nof = ["sleep", "nookie", "tv"]\nwhere = "own"\n'
        'effects = [{ op = "negate" }, { op = "draw", who = "everyone" }]',
        [
            "Choose one Sleep, Nookie or TV card in your own room.",
            "The Slack on the card becomes negative: 3 becomes −3.",
            "Every player draws one card.",
        ],
        [
            "Wähl eine Schlafen-, Schäferstündchen- oder TV-Karte in deinem eigenen Zimmer.",
            "Der Slack der Karte wird negativ: Aus 3 wird −3.",
            "Alle ziehen eine Karte.",
        ],
    ),
    (
        'kind = "whenever"\ntarget = "card"\neffects = [{ op = "take" }, { op = "slack", by = 1, who = "player" }]',
        ["Choose a card in any room.", "You take the card with the Slack on it into your room and gain 1 Slack."],
        [
            "Wähl eine Karte in einem beliebigen Zimmer.",
            "Du nimmst die Karte mit dem Slack darauf in dein Zimmer und bekommst 1 Slack.",
        ],
    ),
    (
        'kind = "whenever"\nlasts = "turn"\ntarget = "player"\nin_play = [{ mod = "cost", of = ["thing"], by = -2 },'
        ' { mod = "draw_to", by = -2 }, { mod = "evict", by = 2 }]',
        [
            "Until the end of the turn, any player you choose pays 2 less for Things, draws up to two cards fewer than"
            " usual and rolls with +2 when asking guests to leave."
        ],
        [
            "Bis zum Ende des Zuges zahlt jemand deiner Wahl (auch du) für Dinge 2 weniger, zieht zwei Karten weniger"
            " nach als üblich und würfelt beim Hinausbitten von Gästen mit +2."
        ],
    ),
    (  # the subject is not the chosen player, so the choice is a sentence of its own
        'kind = "whenever"\nlasts = "turn"\ntarget = "other"\nin_play = [{ mod = "bonus", of = ["sleep"], by = -1 },'
        ' { mod = "forbid", of = ["food", "booze"] }]',
        [
            "Choose another player.",
            "Until the end of the turn, Sleep cards that come into play in that player’s room are worth 1 Slack"
            " less for good, and that player may not play Food or Booze cards.",
        ],
        [
            "Wähl jemand anderen aus.",
            "Bis zum Ende des Zuges sind Schlafen-Karten, die bei dieser Person ins Spiel kommen, dauerhaft 1 Slack"
            " weniger wert, und die gewählte Person darf keine Essen- oder Alkohol-Karten spielen.",
        ],
    ),
    (  # pronouns: one gender, several genders
        'kind = "whenever"\ncancels = ["call"]',
        ["When another player calls a Person, you cancel the call."],
        ["Ruft jemand anderes eine Person an, machst du den Anruf ungültig."],
    ),
    (
        'kind = "whenever"\ncancels = ["call", "sleep"]',
        ["When another player announces a call or a Sleep card, you cancel it."],
        ["Sagt jemand anderes einen Anruf oder eine Schlafen-Karte an, machst du das ungültig."],
    ),
    (
        'kind = "whenever"\ncancels = ["activity", "whenever"]',
        ["When another player announces an Activity or a Whenever, you cancel it."],
        ["Sagt jemand anderes eine Aktivität oder eine Jederzeit-Karte an, machst du sie ungültig."],
    ),
    (
        'kind = "whenever"\ncancels = ["sleep", "nookie", "shopping"]',
        ["When another player announces a Sleep card, a Nookie card or a Shopping trip, you cancel it."],
        ["Sagt jemand anderes eine Schlafen-Karte, ein Schäferstündchen oder Shoppen an, machst du das ungültig."],
    ),
    (  # the victim of a TV is “you” as soon as the card lies there
        'kind = "activity"\ntags = ["tv"]\nslack = 1\ncancels = ["free_time"]\neffects = [{ op = "draw" }]',
        [
            "When another player announces an Activity or a Shopping trip, you may also play this card against it."
            " That Free Time is canceled, and this card goes to the other player’s room with its Slack.",
            "When this card comes into play in your room, you draw one card.",
        ],
        [
            "Sagt jemand anderes eine Aktivität oder Shoppen an, kannst du diese Karte auch dagegen spielen. Die"
            " angesagte Freizeit wird ungültig, und diese Karte landet samt ihrem Slack in dem fremden Zimmer.",
            "Kommt diese Karte bei dir ins Spiel, ziehst du eine Karte.",
        ],
    ),
    (  # “if it succeeds” only where it can fail
        'kind = "activity"\ntags = ["nookie"]\nslack = "die"\neffects = [{ op = "madness", by = 1,'
        ' who = "neighbors" }]',
        [
            "Each of your neighbors gains 1 Madness.",
            "If it is worth 5 Slack or more, it is noisy and wakes your neighbors: each of them discards a Sleep card.",
        ],
        [
            "Wer neben dir sitzt, bekommt 1 Wahnsinn.",
            "Ist es 5 Slack oder mehr wert, wird es laut und weckt alle, die neben dir sitzen: Sie legen je eine"
            " Schlafen-Karte ab.",
        ],
    ),
    (  # a tag that somebody made up
        'kind = "thing"\ntags = ["cigarette"]\neffects = [{ op = "discard", of = ["cigarette"] }]\n'
        'in_play = [{ mod = "bonus", of = ["cigarette", "food"], by = 1 }]',
        [
            "When this Thing comes into play, you discard a Cigarette card from your room.",
            "While this Thing is in your room, Cigarette and Food cards that come into play in your room are worth 1"
            " Slack more for good.",
        ],
        [
            "Kommt dieses Ding ins Spiel, legst du eine Cigarette-Karte aus deinem Zimmer ab.",
            "Solange dieses Ding bei dir liegt, sind Cigarette- und Essen-Karten, die bei dir ins Spiel kommen,"
            " dauerhaft 1 Slack mehr wert.",
        ],
    ),
    (
        'kind = "whenever"\nlasts = "turn"\ntarget = "other"\nin_play = [{ mod = "immune", of = ["book"] }]',
        [
            "Choose another player.",
            "Until the end of the turn, Books in that player’s room are safe: nobody else can take, move or change"
            " them, and none of them ever has to be discarded.",
        ],
        [
            "Wähl jemand anderen aus.",
            "Bis zum Ende des Zuges sind Bücher im Zimmer dieser Person sicher: Niemand sonst kann sie nehmen,"
            " wegschicken oder verändern, und nie müssen welche davon abgelegt werden.",
        ],
    ),
    (  # the same on arrival and later, for a Pet that others can take
        'kind = "pet"\neffects = [{ op = "draw" }]\neach_turn = [{ op = "draw" }]',
        ["When this Pet comes into play in your room, and then in each of your turns, you draw one card."],
        ["Wenn dieses Haustier bei dir ins Spiel kommt, und danach in jedem deiner Züge ziehst du eine Karte."],
    ),
    (  # whom you choose, with every effect that can hit a player
        'kind = "whenever"\ntarget = "player"\neffects = [{ op = "slack", by = -1 }, { op = "madness", by = -2 },'
        ' { op = "draw", n = 2 }, { op = "discard", of = ["food"] }, { op = "new_job" }]',
        [
            "Any player you choose loses 1 Slack, loses 2 Madness, draws two cards, discards a Food card from their"
            " room and draws a new Job in place of the old one.",
        ],
        [
            "Du bestimmst, wer 1 Slack verliert, 2 Wahnsinn verliert, zwei Karten zieht, eine Essen-Karte aus dem"
            " eigenen Zimmer ablegt und einen neuen Job anstelle des alten zieht (auch du selbst).",
        ],
    ),
    ('kind = "whenever"', ["This card does nothing."], ["Diese Karte bewirkt nichts."]),
    ('kind = "thing"', [], []),
    (
        'traits = [{ mod = "call", by = -2 }, { mod = "forbid", of = ["tv"] }, { mod = "goal", by = -1 }]\n'
        'each_turn = [{ op = "roll", least = 6, then = [{ op = "draw" }] }]',
        [
            "You roll with −2 when calling People, may not play TV cards and need 1 Slack less to win.",
            "In each of your turns, you roll a die: on a 6 you draw one card.",
        ],
        [
            "Du würfelst beim Anrufen mit −2, darfst keine TV-Karten spielen und brauchst 1 Slack weniger zum"
            " Gewinnen.",
            "In jedem deiner Züge würfelst du einmal: Bei einer 6 ziehst du eine Karte.",
        ],
    ),
    (
        'traits = [{ mod = "immune", of = ["food", "booze"] }, { mod = "bonus", of = ["person"], by = 1 }]',
        [
            "Food and Booze cards in your room are safe: nobody else can take, move or change them, and you never have"
            " to discard any of them.",
            "People and Pets that come into play in your room are worth 1 Slack more for good.",
        ],
        [
            "Essen- und Alkohol-Karten in deinem Zimmer sind sicher: Niemand sonst kann sie nehmen, wegschicken oder"
            " verändern, und du musst nie welche davon ablegen.",
            "Personen und Haustiere, die bei dir ins Spiel kommen, sind dauerhaft 1 Slack mehr wert.",
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
    """Promise 2: whatever is changed in the effects of a card, its text changes too."""
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
        for keys in ([f"effect-{op}" for op in EFFECTS], [f"mod-{mod}" for mod in MODIFIERS]):
            for key in keys:
                assert say.has(key)
                assert say.has(f"{key}.subject") or all(say.has(f"{key}.{person}") for person in ("you", "one", "many"))
        for word in (*KINDS, *TAGS):
            assert all(say.has(f"word-{word}{form}") for form in ("", ".a", ".many", ".stem")), word


# By id ----------------------------------------------------------------------------------------------------------------


def test_cards_and_jobs_by_id() -> None:
    card_set = load_set("cthulhu")
    assert card_name(words("de"), card_set, "tiny") == "Winzi"
    assert card_text(words("en"), card_set, "tiny") == []
    assert card_text(words("en"), card_set, "possessed") == [
        "Choose a Pet in any room.",
        "The Slack on the card becomes negative: 3 becomes −3.",
    ]
    assert job_name(words("de"), card_set, "gravedigger") == "Totengräber"
    assert job_name(words("en"), card_set, "plain") == "no Job"
    assert job_text(words("de"), card_set, "plain") == []
    assert job_text(words("en"), card_set, "gravedigger")[0].startswith("Sleep cards in your room are safe")


def test_every_joke_and_name_is_one_line() -> None:
    tables = [*load_set("cthulhu").raw.values(), *read_file("cthulhu", "jobs.toml").values()]
    for table in tables:
        for text in (*table["name"].values(), *table["joke"].values()):
            assert text == " ".join(text.split())
