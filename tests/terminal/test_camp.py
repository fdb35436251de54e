"""The jungle in the terminal: ranks, orders on top of each other, verdicts, raids and their loot, resting."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.boxes import load
from stammtisch.terminal.commands import read_command
from stammtisch.terminal.spelling import straightened
from tests.terminal.driver import Puppet, Table, script

NAMES = ["Ann", "Leo", "Mia", "Ana"]
# So that everybody has a card to drop and none to play
HANDS: dict[str, dict[str, Any]] = {
    name: {"hand": [card]}
    for name, card in zip(NAMES, ("gun_oil", "new_beret", "mosquito_net", "two_left_boots"), strict=True)
}


def sit(table: Table, *typed: str, moves: tuple[str, ...] = (), language: str = "en", **around: Any) -> str:
    """What Ann reads; the others make these moves as soon as they can."""
    position = {"turn": "Ann", "phase": "free_time", **HANDS, **around}
    bot = Puppet(load("guevara"), NAMES, *moves)
    return table.sit_at(script(*typed), position, bot=bot, language=language, game="guevara").text


# Ranks and rest -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-09")
@pytest.mark.parametrize(
    ("language", "typed", "lines"),
    [
        ("en", "ranks", ["Sergeant (Income 3, Free Time 2, Slack 3): Mia, none free", "Leo and Ana, 3 free"]),
        ("de", "dienstgrade", ["Sergeant (Einkommen 3, Freizeit 2, Slack 3): Mia, keiner frei", "Leo und Ana, 3 frei"]),
    ],
)
def test_the_ladder_of_ranks(table: Table, language: str, typed: str, lines: list[str]) -> None:
    said = sit(table, typed, language=language, Ann={"rank": "corporal", **HANDS["Ann"]}, Mia={"rank": "sergeant"})
    assert [line in said for line in lines] == [True, True]


def test_there_are_no_ranks_elsewhere(table: Table) -> None:
    result = table.play(script("ranks", "rest"), game_name="cthulhu", seed="3")
    assert "There are no ranks in this game." in result.text
    assert "ranks (" not in result.text


@pytest.mark.rule("GUE-23")
@pytest.mark.parametrize(
    ("typed", "wounds", "said"),
    [
        (("rest",), 1, "You lose a wound"),
        (("shop 1", "", "rest"), 1, "nothing heals"),
        (("rest",), 0, "You have no wound that could heal"),
    ],
)
def test_whoever_wants_to_rest_hears_whether_that_heals(
    table: Table, typed: tuple[str, ...], wounds: int, said: str
) -> None:
    heard = sit(table, *typed, Ann={"rank": "corporal", "hand": ["jerky", "sleep"], "wounds": wounds})
    assert said in heard
    assert ("If you rest this turn, a wound heals." in heard) is bool(wounds)


# Orders ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-63", "GUE-71")
@pytest.mark.parametrize(
    ("language", "typed"), [("en", "order 1 to leo"), ("de", "schikaniere leo mit 1"), ("en", "1")]
)
def test_an_order_has_the_number_of_its_card(table: Table, language: str, typed: str) -> None:
    ann = {"rank": "corporal", "hand": ["sleep"]}
    leo = {"hand": ["hammock"]}
    said = sit(table, typed, moves=("Leo: shop hammock",), language=language, turn="Leo", Ann=ann, Leo=leo)
    offered = "[1] order Leo around: Sleep (for you +1 Slack), Leo +2 Slack (Ann 1 → 2, Leo 0 → 2)"
    assert language == "de" or offered in said
    assert ("You order Leo around: Sleep (+1 Slack for you)." if language == "en" else "Du schikanierst Leo") in said


@pytest.mark.rule("GUE-61")
def test_an_equal_rank_is_told_why_not(table: Table) -> None:
    leo = {"hand": ["hammock"]}
    said = sit(
        table, "order 1 to leo", moves=("Leo: shop hammock",), turn="Leo", Leo=leo,
        Ann={"hand": ["sleep", "emergency_meeting", "roll_call"]},
    )  # fmt: skip
    assert "Your rank is not higher than that of Leo. (GUE-61)" in said


@pytest.mark.rule("GUE-73")
def test_the_stack_of_orders(table: Table) -> None:
    said = sit(
        table, "play sleep", "", "", moves=("Leo: play dig_holes on Ann", "Mia: play kitchen_duty on Ann"),
        Ann={"hand": ["sleep", "emergency_meeting"]}, Leo={"rank": "corporal", "hand": ["dig_holes"]},
        Mia={"rank": "sergeant", "hand": ["kitchen_duty"]},
    )  # fmt: skip
    assert "Instead of what you wanted: Sleep. Only a Sergeant or above could overrule it." in said
    assert "Instead of what you wanted: Sleep. Instead of Leo’s order: Dig Holes. Nobody can overrule it." in said
    assert "(+1 Slack for Mia)" in said
    assert "has been carried out" not in said  # the duty is done, and nothing comes of it


# The verdict ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-75")
def test_what_counts_is_known_before_the_die(table: Table) -> None:
    ann = {"rank": "corporal", "room": ["little_red_book"], "hand": ["self_criticism"]}
    leo = {"hand": ["denounced"]}
    said = sit(
        table, "", "", moves=("Leo: play denounced on Ann",), turn="Leo", phase="call", dice=[4], Ann=ann, Leo=leo
    )
    assert "Your die, −1 Rank +1 Little Red Book: innocent with 3 or more." in said
    assert "You roll a 4 (4 −1 Rank +1 Little Red Book = 4): innocent!" in said


@pytest.mark.rule("GUE-74", "GUE-79")
@pytest.mark.parametrize(("language", "typed"), [("en", "denounce leo"), ("de", "verpetze leo")])
def test_somebody_is_denounced_in_one_word(table: Table, language: str, typed: str) -> None:
    said = sit(
        table, typed, "b", language=language, phase="call", dice=[2], Ann={"hand": ["denounced", "jerky"]},
        Leo={"room": ["gordo"]}, Ana={"room": ["glorious_leader"]},
    )  # fmt: skip
    if language == "en":
        assert "[2b] on Leo (innocent with 3 or more)" in said
        assert "[a] Gordo moves away [b] Glorious Leader moves in" in said
        assert "You send the Glorious Leader to Leo’s tent." in said
    else:
        assert "[a] „Gordo“ zieht aus [b] „Ruhmreicher Anführer“ zieht ein" in said


# Raids ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-47", "GUE-53", "GUE-54")
def test_a_raid_is_a_table_of_dice_and_then_a_draft(table: Table) -> None:
    position: dict[str, Any] = {"turn": "Leo", "phase": "free_time", **HANDS, "Leo": {"hand": ["raid", "jerky"]}}
    position |= {"dice": [6, 3, 6, 2, 5, 4], "draws": ["soap", "potato", "promotion", "the_art_of_war"]}
    moves = ("Leo: play raid", "Leo: choose promotion", "Leo: choose Ann")
    bot = Puppet(load("guevara"), NAMES, *moves)
    result = table.sit_at(script("b"), position, bot=bot, game="guevara")
    rows = [line.replace("\N{NO-BREAK SPACE}", "_") for line in result.out.splitlines()]
    first = rows.index("Everybody rolls: Leo 6, Mia 3, Ana 6, Ann 2.")
    assert rows[first + 1].startswith("__A tie, once more: Leo 5, Ana 4.")
    assert "Leo comes out on top and is promoted" in " ".join(rows[first + 2 : first + 5])
    assert "The loot goes around: Leo, Ann, Mia, Ana." in result.text
    assert "Which Thing do you take? It goes into your tent at once. After you: Mia and Ana." in result.text
    assert "You take The Art of War into your tent (+3 Slack)." in result.text


@pytest.mark.rule("GUE-42", "GUE-52")
@pytest.mark.parametrize(("language", "typed"), [("en", "raid ask"), ("en", "ask raid"), ("de", "frag überfall")])
def test_the_camp_is_asked_and_the_leader_may_take_any_card(table: Table, language: str, typed: str) -> None:
    said = sit(
        table, typed, "a", "d", moves=("Leo: offer raid",), language=language, dice=[1, 2, 3, 4],
        draws=["soap", "potato", "promotion", "the_art_of_war"], Leo={"hand": ["raid"]},
    )  # fmt: skip
    if language == "en":
        assert "One card is offered. Whose raid card do you take?" in said
        assert "[d] Promotion, into your hand" in said
        assert "You take Promotion into your hand." in said
    else:
        assert "Eine Karte wird angeboten. Wessen Überfallkarte nimmst du?" in said
        assert "Du nimmst „Beförderung“ auf die Hand." in said


# What is typed --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("raid ask", "ask raid"),
        ("denounce kara", "play denounced on kara"),
        ("denunziere auf kara", "play denounced auf kara"),
        ("haze leo with 4", "haze 4 on leo"),
        ("schikaniere leo mit küchendienst", "schikaniere küchendienst on leo"),
        ("play sleep", "play sleep"),
        ("denounce", "denounce"),
    ],
)
def test_words_in_the_order_of_the_notation(typed: str, meant: str) -> None:
    assert " ".join(straightened(typed.split())) == meant


def test_an_order_to_somebody_is_no_standing_order() -> None:
    assert read_command("order 4 to leo") == read_command("auftrag 4 an leo") == ("", "")
    assert read_command("order pass unless me") == ("order", "pass unless me")
