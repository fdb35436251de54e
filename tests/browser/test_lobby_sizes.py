"""Everything before and beside the table at every size: the same questions as in test_sizes.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.scenes import CLOSE, STILL
from tests.browser.test_sizes import LANGUAGES, look, sizes_for

if TYPE_CHECKING:
    from tests.browser.conftest import Server, Visit, Visitor
    from tests.browser.test_sizes import Amount


def lobby(server: Server, visitor: Visitor) -> None:
    visitor.open("#/")
    visitor.page.locator(".box").first.wait_for()


def faces(server: Server, visitor: Visitor) -> None:
    lobby(server, visitor)
    visitor.see("choose-face").click()
    visitor.see("faces").wait_for()


def waiting(server: Server, visitor: Visitor) -> None:
    visitor.sit(server.open_table("cthulhu", bots=1, seats=5))
    visitor.page.locator(".chair.bot").wait_for()


def scare_waiting(server: Server, visitor: Visitor) -> None:
    visitor.sit(server.open_table("scare", bots=0, seats=6))
    visitor.page.locator(".chair").first.wait_for()


def join(server: Server, visitor: Visitor) -> None:
    waiting(server, visitor)
    link = visitor.page.locator("input[readonly]").first.input_value()
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.goto(link)
    visitor.page.locator("form").wait_for()


def rules(server: Server, visitor: Visitor) -> None:
    visitor.open("#/rules/cthulhu")
    visitor.page.locator("article, section, h2").first.wait_for()


def open_record(server: Server, visitor: Visitor) -> None:
    visitor.open("#/replay")
    visitor.page.get_by_role("main").wait_for()


PAGES: Final[list[Callable[[Server, Visitor], None]]] = [lobby, faces, waiting, scare_waiting, join, rules, open_record]


@pytest.mark.parametrize("number", range(len(PAGES)), ids=[page.__name__ for page in PAGES])
def test_every_page_at_every_size(server: Server, visit: Visit, number: int, amount: Amount) -> None:
    page = PAGES[number]
    for language in (*LANGUAGES, *LANGUAGES)[number % 2 :][: amount(1, 2)]:
        visitor = visit(LANGUAGES[language])
        visitor.page.add_init_script(STILL)
        page(server, visitor)
        in_sight = [CLOSE] if page is faces else []
        faults = [
            fault
            for size in sizes_for(number, amount)
            for fault in look(visitor.page, size, in_sight, can_page_scroll=True)
        ]
        assert not faults, "\n".join(faults)
