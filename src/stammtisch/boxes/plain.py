"""The picture of a game that nobody has drawn a board for: what its text says about the table, in parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, final

from msgspec.structs import replace

from stammtisch.boxes.picture import Painter, Part, Picture
from stammtisch.boxes.scene import Scene
from stammtisch.engine.event import Event, facts
from stammtisch.engine.game import AnyGame
from stammtisch.text.gametext import GameText
from stammtisch.text.words import Words


class PlainZone(Part):
    title: str
    lines: list[str]


class PlainCard(Part):
    id: str  # as moves name it
    name: str


class PlainSeat(Part):
    lines: list[str]
    score: int | None
    known: list[PlainCard]  # the hand, when all cards are open


class PlainPicture(Picture, tag="plain"):
    """A game that has no board of its own, in its own words and in the reader's language."""

    zones: list[PlainZone]
    hand: list[PlainCard]
    announced: list[str]
    sheet: list[str]  # the score sheet, in columns
    seats: list[PlainSeat]
    winners: list[int]


@final
class PlainPainter(Painter[AnyGame, Any, PlainPicture]):
    """Needs the words of the game, and puts them together for every reader: with names, not with placeholders, so that
    columns are as wide as they look.
    """

    PICTURE = PlainPicture
    OWN = PlainPicture.__struct_fields__

    def __init__(self, text: Callable[[Words, AnyGame, Sequence[str]], GameText]) -> None:
        self.text = text

    def draw(self, game: AnyGame, view: Any) -> PlainPicture:
        return PlainPicture(zones=[], hand=[], announced=[], sheet=[], seats=[], winners=view.winners)

    def own(self, game: AnyGame, public: PlainPicture, view: Any, text: GameText, names: Sequence[str]) -> PlainPicture:
        return plain_picture(self.text(text.words, game, names), view)

    def reveal(self, game: AnyGame, state: Any, picture: PlainPicture, text: GameText, names: Sequence[str]) -> None:
        named = self.text(text.words, game, names)
        for number, seat in enumerate(picture.seats):
            seat.known = plain_hand(named, game.view(state, number))

    def stage(self, game: AnyGame, told: Sequence[Event]) -> Scene | None:
        """A die, if one was rolled. It is shown beside the table, and nobody waits for it."""
        named = [facts(game.kind.events, event) for event in told]
        dice = [die for each in named if isinstance(die := each.get("die"), int)]
        if not dice:
            return None
        return Scene(
            kind=game.kind.events[told[0][0]].name,
            title="",
            actor=None,
            target=None,
            cards=[],
            falling=[],
            die=dice[0],
            base=None,
            modifiers=[],
            throws=[],
            sum=None,
            verdict="",
            is_good=None,
            seconds=0.0,
            is_own=True,
        )

    def scene_in_words(self, scene: Scene, told: Sequence[Event], text: GameText, viewer: int) -> Scene:
        return replace(scene, title=text.line(told, viewer))


def plain_picture(text: GameText, view: Any) -> PlainPicture:
    """The table as this viewer sees it. `text` knows the players by their names."""
    scores = text.scores(view)
    return PlainPicture(
        zones=[PlainZone(zone.title, zone.lines) for zone in text.zones(view)],
        hand=plain_hand(text, view),
        announced=text.announcements(view),
        sheet=text.score_sheet(view),
        seats=[
            PlainSeat(text.seat_lines(view, seat), scores[seat] if scores else None, []) for seat in range(view.seats)
        ],
        winners=view.winners,
    )


def plain_hand(text: GameText, view: Any) -> list[PlainCard]:
    names = text.card_names(view)
    return [PlainCard(card, names.get(card, card)) for card in text.hand(view)]
