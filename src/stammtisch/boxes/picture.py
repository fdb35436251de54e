"""What the page draws of a game, and who draws it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.state import Move
from stammtisch.text.gametext import GameText

if TYPE_CHECKING:
    from stammtisch.boxes.scene import Scene

G = TypeVar("G", bound=AnyGame)
V = TypeVar("V", bound=AnyView)
P = TypeVar("P", bound="Picture")


class Part(Struct, gc=False):
    """No message contains itself, so the garbage collector need not look for cycles."""


class Picture(Part):
    """Everything in a view, with names instead of numbers and with the sums already done. Each type of picture has a
    tag, by which the page finds the board that shows it, and `seats`, one for each player.
    """


class Painter(Generic[G, V, P]):
    """Draws the pictures of a game. What not every game needs has a default."""

    PICTURE: ClassVar[type[Picture]]
    OWN: ClassVar[Sequence[str]]  # the fields that `own` may change
    WORDED: ClassVar[Sequence[str]] = ("seats",)  # those that `in_words` changes whenever they are drawn anew

    def public(self, game: G, view: V, text: GameText) -> P:
        """What everybody sees who reads this language, from any view. `text` is one that tables share: it has
        placeholders for the names.
        """
        return self.in_words(game, self.draw(game, view), view, text)

    def draw(self, game: G, view: V) -> P:
        """What everybody sees, whatever they read, with gaps for the words."""
        raise NotImplementedError

    def in_words(self, game: G, drawn: P, view: V, text: GameText, known: Sequence[Any] = ()) -> P:
        """The same with the words of a language. Where a seat is drawn as before, `known` has it with its words."""
        return drawn

    def own(self, game: G, public: P, view: V, text: GameText, names: Sequence[str]) -> P:
        """A public picture with what only this viewer sees, and with what is told to them with names."""
        raise NotImplementedError

    def reveal(self, game: G, state: Any, picture: P, text: GameText, names: Sequence[str]) -> None:
        """Shows all that was hidden, as anybody may see it once the game is over."""
        raise NotImplementedError

    # Beside the picture ----------------------------------------------------------------------------------------------

    def listed(self, moves: Sequence[Move]) -> list[Move]:
        """The moves that the page is told one by one."""
        return list(moves)

    def discards(self, moves: Sequence[Move]) -> tuple[int, int] | None:
        """The least and the most cards that can be discarded, if every choice of that many cards is a move."""
        return None

    def scene(self, game: G, told: Sequence[Event], text: GameText, viewer: int) -> Scene | None:
        """What a line of the log looks like in the middle of the table, if it is worth staging."""
        scene = self.stage(game, told)
        return None if scene is None else self.scene_in_words(scene, told, text, viewer)

    def stage(self, game: G, told: Sequence[Event]) -> Scene | None:
        """The same for everybody, with gaps for the words."""
        return None

    def scene_in_words(self, scene: Scene, told: Sequence[Event], text: GameText, viewer: int) -> Scene:
        return scene

    def seconds(self, game: G, events: Iterable[Event]) -> float:
        """How long everybody looks at the scenes of one move. Only what everybody hears counts."""
        return 0.0

    def named_cards(self, game: G, event: Event) -> list[str]:
        """The cards named in the line about an event, where cards have names."""
        return []
