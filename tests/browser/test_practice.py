"""From a replay back to a table: a game goes on from any step of its record, against bots."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Visit, Visitor
from tests.browser.test_access import violations
from tests.server.test_go_on import cthulhu_record

MOVES = 60


def open_record(visitor: Visitor, folder: Path) -> None:
    file = folder / "game.jsonl"
    file.write_text(cthulhu_record(MOVES))
    visitor.open("#/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.get_by_role("slider").wait_for()


def test_a_replay_of_cards_can_be_read_by_everybody(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    open_record(ann, tmp_path)
    ann.page.get_by_role("slider").fill("50")
    ann.page.locator(".room .item").first.wait_for()
    assert violations(ann, "label-content-name-mismatch") == []


def test_go_on_from_a_step(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    open_record(ann, tmp_path)
    ann.page.get_by_role("slider").fill("50")
    ann.see("go-on").click()
    assert violations(ann) == []
    ann.page.get_by_role("button", name="Play as Bob").click()
    ann.see("practice").wait_for()
    hand = ann.hand()
    assert "step 50" in ann.see("practice").inner_text()
    ann.page.reload()
    ann.see("practice").wait_for()
    assert {*ann.hand()} & {*hand}  # it is kept: the same seat at the same table
    ann.see("prompt").or_(ann.see("bell")).first.wait_for()  # it goes on, and asks Bob one thing or another


def test_one_card_is_shown_to_one_player(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    open_record(ann, tmp_path)
    ann.page.get_by_role("slider").fill("50")
    ann.see("go-on").click()
    ann.page.get_by_role("button", name="Play as Bob").click()
    ann.see("practice").wait_for()
    ann.hand()
    ann.see("face").first.click()
    ann.see("show").wait_for()
    assert violations(ann) == []
    ann.see("show").locator("label").first.click()
    ann.see("show-hand").click()
    ann.see("show").wait_for(state="detached")
    ann.page.get_by_text("look at:").first.wait_for()
