"""The reader's own hand, as it is pictured."""

from __future__ import annotations

import pytest

from stammtisch.boxes import game_text, painter_of
from stammtisch.boxes.slack.picture import SlackPicture
from stammtisch.text.words import words
from tests.rules.slack.board import Board


def costs(board: Board, viewer: int) -> dict[str, int | None]:
    painter, view = painter_of(board.game), board.game.view(board.state, viewer)
    text = game_text(words("en"), board.game, board.names)
    picture = painter.own(board.game, painter.public(board.game, view, text), view, text, board.names)
    assert isinstance(picture, SlackPicture)
    return {card.id: card.cost for card in picture.hand}


@pytest.mark.rule("SLACK-69")
def test_a_card_tells_what_it_costs_where_that_is_not_what_is_printed_on_it() -> None:
    hand = ["sprouts", "earplugs"]  # the Economicon makes Food cheaper
    board = Board(
        phase="free_time", ann={"hand": hand, "room": ["economicon"]}, bob={"hand": ["leftovers_from_beyond"]}
    )
    assert costs(board, 0) == {"sprouts": 0, "earplugs": None}
    assert costs(board, 1) == {"leftovers_from_beyond": None}
