"""What goes over the WebSocket, both ways. docs/protocol.md explains it; the page's types are made from these."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from stammtisch.boxes.picture import Part, Picture
from stammtisch.boxes.scene import Scene
from stammtisch.server.bounds import Face as FaceName
from stammtisch.server.bounds import Key, Number, Numbers, Word, Words
from stammtisch.server.bounds import Line as LineText

# From the page -------------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. A page without a key only watches."""

    language: Word
    key: Key = ""


class Request(Struct, forbid_unknown_fields=True):
    """Something that the page wants to happen. `id` is the page's own: sent again after a lost connection, it still
    happens once.
    """

    id: Word


class Move(Request, tag="move"):
    move: LineText  # in the notation, without the seat


class EndTurn(Request, tag="end_turn"):
    """Declines everything that is left of one's turn, up to a question that has to be answered."""


class Stop(Request, tag="stop"):
    """Rings the bell in an open window."""


class NeverMind(Request, tag="never_mind"):
    pass


class GoOn(Request, tag="go_on"):
    """Closes the open window at a spoken table."""


class Reflex(Struct, forbid_unknown_fields=True):
    """A card that answers by itself, once."""

    card: Word
    by: Number | None = None  # whose announcement; none: anybody's
    kind: Word = ""  # "call", "shopping", "activity", "whenever"; "": any
    least: Number = 0  # the least Slack that it must be worth


class Order(Request, tag="order"):
    """A standing order, until one's next turn. It replaces the previous one."""

    lets_go: bool = False  # everything, unless ...
    unless: Words = []  # ... it hits "me", it would "win", or it is of this kind ...
    unless_by: Numbers = []  # ... or one of these seats has announced it
    reflex: Reflex | None = None


class Wish(Request, tag="wish"):
    """How often one wants to be asked in windows, at this table until one changes it."""

    wish: Word  # "all", "mine": what concerns me or could win, "ring": only when I say stop
    is_first: bool = False  # the first game of one's life: in its first round one is left alone


class Undo(Request, tag="undo"):
    pass


class UndoAnswer(Request, tag="undo_answer"):
    yes: bool


class Say(Request, tag="say"):
    text: LineText


class MakeDeal(Request, tag="deal"):
    to: Number
    text: LineText
    will: Word = ""  # the blocks that the text was built from, if it was: bots understand them
    what: Word = ""
    until: Word = ""


class Shake(Request, tag="shake"):
    """Agrees to a deal that somebody has offered."""

    deal: Number  # its place in `table.deals`


class Judge(Request, tag="judge"):
    """Says whether one's own deal was kept."""

    deal: Number
    verdict: Word  # "kept", "broken", or "" for not yet


class ShowCards(Request, tag="show_cards"):
    """Lets one person look at some cards of the hand."""

    to: Number
    cards: Words


class Language(Request, tag="language"):
    language: Word


class Face(Request, tag="face"):
    """How one would like to be drawn."""

    face: FaceName


class SeatBot(Request, tag="seat_bot"):
    chair: Number
    level: Word  # "" leaves the chair free


class Leave(Request, tag="leave"):
    pass


class Start(Request, tag="start"):
    """The first game, or the next one at the same table."""


class Revoke(Request, tag="revoke"):
    """Revokes all invitations given so far."""


class Why(Request, tag="why"):
    """Asks why this card cannot be played now. Nobody else hears of it."""

    card: Word


class Coach(Request, tag="coach"):
    """Asks what would be good to do now, at a table where all others are bots."""


class Reason(Request, tag="reason"):
    """Asks why a bot has done something, at a table where all others are bots, or when the game is over."""

    number: Number  # as in `Line.number`


class React(Struct, tag="react", forbid_unknown_fields=True):
    what: Word


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromPage = (
    Hello
    | Move
    | EndTurn
    | Stop
    | NeverMind
    | GoOn
    | Order
    | Wish
    | Undo
    | UndoAnswer
    | Say
    | MakeDeal
    | Shake
    | Judge
    | ShowCards
    | Language
    | Face
    | SeatBot
    | Leave
    | Start
    | Revoke
    | Why
    | Coach
    | Reason
    | React
    | Ping
)

# To the page ---------------------------------------------------------------------------------------------------------


class Seat(Part):
    kind: str  # "open", "person", "bot"
    name: str
    level: str
    character: str  # of a bot: "sunny", "grumpy", "dry"
    is_here: bool
    is_host: bool
    face: str  # as its owner chose it; "": by name
    wins: int  # games that this player has won here


class Deal(Part):
    """Not binding, whatever anybody says."""

    by: int
    to: int
    text: str
    is_shaken: bool
    by_says: str  # "kept", "broken", or nothing
    to_says: str


class Shown(Part):
    """Cards that somebody is letting the reader look at."""

    number: int
    by: int
    cards: list[str]
    ends_in: float  # seconds


class Chance(Part):
    """What all cards and dice of a game follow from (docs/chance.md)."""

    generator: str
    seed: str
    sealed: str  # the text containing the seed; its SHA-256 is the commitment


class SeatDice(Part):
    counts: list[int]  # how often each face came up
    text: str  # whether that was luck


class Statistics(Part):
    """What is worth telling about a game that is over, in the reader's language."""

    lines: list[str]  # the best card, who hit whom most, who was ahead
    dice: list[SeatDice]  # of every seat; empty without dice
    dice_text: str  # whether all of them look fair
    hits: list[list[int]]  # how often each seat, a row, hit each other; empty where nobody can


class TableFacts(Part):
    id: str
    game: str
    phase: str  # "lobby", "playing", "over"
    options: dict[str, Any]
    pace: dict[str, Any]
    seats: list[Seat]
    games: int  # how many were started here
    continued: int | None  # after how many moves of a record this game goes on: its dice may be known
    outdated: str  # why the game cannot go on: the code of a problem, if rules or cards have changed since it began
    commitment: str  # SHA-256 of seed and salt, from the start of the game on
    chance: Chance | None  # when the game is over
    invitation: str  # for those who sit here, in the lobby
    deals: list[Deal]
    undo_by: int | None  # who would like to take a move back ...
    undo_from: int | None  # ... and the entry from which the log would be taken back


class Line(Part):
    """A line of the log, in the reader's language."""

    number: int  # of the entry it belongs to
    kind: str
    text: str
    facts: dict[str, Any]
    cards: list[str]  # ids of cards that the text names
    rule: str = ""  # the rule behind it, for the curious
    scene: Scene | None = None  # how it is staged, where it is news or a step of a replay
    has_reason: bool = False  # a bot has done it, and the reader may ask why
    role: str = "aside"  # in the story: "turn", "heading", "action", "outcome"; "aside" is about the table
    is_public: bool = True  # everybody hears the same
    hits: list[int] = field(default_factory=list)  # the seats that it is aimed at or hurts


class Remark(Part):
    """How somebody takes what has just happened. Bots say something now and then; it is not kept."""

    chair: int
    mood: str  # "happy", "angry", "gloomy", "shocked", "mad"
    text: str  # "": nothing


class Talk(Part):
    number: int
    chair: int
    text: str


class Choice(Part):
    """One move that the reader may make now, as a sentence and in parts."""

    move: str
    text: str
    verb: str
    cards: list[str]
    seat: int | None = None
    is_to_discards: bool = False  # where other choices have a seat: a guest goes to the discards
    effect: str = ""  # what it would bring whoever it is aimed at, in a few words
    change: int | None = None  # of that player's total, where nothing but this decides it


class ClosedDoor(Part):
    """Something next to the choices that the reader cannot do: call this card to that room, or send it there."""

    card: str  # "": the guest that the question is about
    seat: int | None  # none: it stays where it is
    text: str  # why, in a sentence with its rule
    rule: str


class Range(Part):
    least: int
    most: int


class StandingOrder(Part):
    lets_go: bool
    unless: list[str]
    unless_by: list[int]
    reflex: Reflex | None


class Bell(Part):
    closes_in: float | None  # seconds; none: when everybody has answered
    length: float
    stopper: int | None
    is_decisive: bool  # somebody wins when it closes
    speaker: int | None  # at a spoken table: the seat that says when play goes on
    is_muted: bool  # the reader has stopped it for nothing too often, and has to wait until their next turn
    is_calm: bool  # the reader has let it go beforehand, and need not be troubled; they may still say stop


class Prompt(Part):
    """What the table waits for. `choices` are the reader's own."""

    kind: str
    shape: int  # 0 choose one, 1 choose some, 2 order, 3 respond
    text: str
    asked: list[int]
    choices: list[Choice]
    closed: list[ClosedDoor]
    discards: Range | None  # how many cards the reader discards now; any set of that size is possible
    bell: Bell | None  # in an open window
    ends_in: float | None  # seconds until a bot chooses for the seat that is asked, because the others wait
    order: StandingOrder | None  # the reader's own; none for spectators
    wish: str  # the reader's own, as in `Wish`; "" for spectators


class Lesson(Part):
    """At a table that began in the position of a scenario: what to try there, and what it is time for."""

    kind: str  # "guide", "example" of a rule, or somebody's "scenario"
    title: str
    rule: str  # of an example
    steps: list[str]  # everything to try, in sentences ...
    count: int  # ... how many of them are done ...
    is_off: bool  # ... unless somebody has done something else
    is_over: bool
    move: str  # what the reader is to do now, as in `Choice.move`; "": wait
    text: str  # and why, in a sentence


class Snapshot(Part, tag="snapshot"):
    """Everything the reader may know."""

    number: int  # of the last entry
    you: int | None
    language: str
    table: TableFacts
    picture: Picture | None
    prompt: Prompt | None
    log: list[Line]
    talk: list[Talk]
    shown: list[Shown]
    lesson: Lesson | None
    statistics: Statistics | None  # when the game is over
    done: str  # as in `News`


class News(Part, tag="news"):
    """What has happened since the entry before, and how things stand now."""

    number: int
    table: TableFacts | None  # none: as before
    picture: Picture | None  # none: as before, but for ...
    changes: dict[str, Any]  # ... these fields of it; of its `seats`, those that are null are as before
    prompt: Prompt | None
    lines: list[Line]
    remarks: list[Remark]
    talk: list[Talk]
    shown: list[Shown]
    lesson: Lesson | None
    statistics: Statistics | None  # none: as before
    done: str  # the id of the reader's own request that has led to this, if one has


class Waiting(Part, tag="waiting"):
    """Somebody has passed. For the reader nothing else has changed."""

    number: int
    asked: list[int]  # the seats that the table still waits for
    closes_in: float | None  # as in `Bell`: with fewer to wait for, it may be shorter
    length: float
    text: str | None  # for a reader who has just passed: they have no choices any more, and read this
    done: str  # as in `News`


class Done(Part, tag="done"):
    """A request was accepted that leads to no news, or was carried out before."""

    id: str
    number: int


class Refusal(Part, tag="refused"):
    id: str
    code: str
    rule: str  # "" if no rule is involved
    text: str


class Answer(Part, tag="answer"):
    id: str
    lines: list[str]


class Tip(Part):
    """A good move, and why."""

    move: str  # as in `Choice.move`
    text: str
    why: str


class Advice(Part, tag="advice"):
    id: str
    tips: list[Tip]  # the best one first
    sums: list[str]  # where the reader's own numbers come from


class Reaction(Part, tag="reaction"):
    chair: int
    what: str


class Failure(Part, tag="failure"):
    """The connection ends here."""

    code: str
    text: str


class Pong(Part, tag="pong"):
    pass


ToPage = Snapshot | News | Waiting | Done | Refusal | Answer | Advice | Reaction | Failure | Pong
