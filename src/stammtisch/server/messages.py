"""What goes over the WebSocket, both ways. docs/protocol.md tells the story; the page's types are made from these."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stammtisch.server.bounds import Key, Number, Numbers, Word, Words
from stammtisch.server.bounds import Line as LineText

# From the page -------------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. Without a key one watches."""

    language: Word
    key: Key = ""


class Wish(Struct, forbid_unknown_fields=True):
    """Something that shall happen. `id` is the page's own: sent again after a cut, it still happens once."""

    id: Word


class Move(Wish, tag="move"):
    move: LineText  # in the notation, without the seat


class Stop(Wish, tag="stop"):
    """Rings the bell in an open window."""


class NeverMind(Wish, tag="never_mind"):
    pass


class GoOn(Wish, tag="go_on"):
    """Closes the open window at a spoken table."""


class Reflex(Struct, forbid_unknown_fields=True):
    """A card that answers by itself, once."""

    card: Word
    by: Number | None = None  # whose announcement; none: anybody's
    kind: Word = ""  # "call", "shopping", "activity", "whenever"; "": any
    least: Number = 0  # the Slack that it must be worth


class Order(Wish, tag="order"):
    """A standing order, until one's next turn. It replaces the one before."""

    lets_go: bool = False  # everything, unless ...
    unless: Words = []  # ... it is "me" that it hits, it would "win", or it is of this kind ...
    unless_by: Numbers = []  # ... or one of these has announced it
    reflex: Reflex | None = None


class Undo(Wish, tag="undo"):
    pass


class UndoAnswer(Wish, tag="undo_answer"):
    yes: bool


class Say(Wish, tag="say"):
    text: LineText


class MakeDeal(Wish, tag="deal"):
    to: Number
    text: LineText


class Shake(Wish, tag="shake"):
    """Agrees to a deal that somebody has offered."""

    deal: Number  # its place in `table.deals`


class Judge(Wish, tag="judge"):
    """Says whether a deal of one's own was kept."""

    deal: Number
    verdict: Word  # "kept", "broken", or "" for not yet


class ShowCards(Wish, tag="show_cards"):
    """Lets one person look at some cards of one's hand."""

    to: Number
    cards: Words


class Language(Wish, tag="language"):
    language: Word


class SeatBot(Wish, tag="seat_bot"):
    chair: Number
    level: Word  # "" leaves the chair free


class Leave(Wish, tag="leave"):
    pass


class Start(Wish, tag="start"):
    """The first game, or the next one at the same table."""


class Revoke(Wish, tag="revoke"):
    """Makes all invitations worthless that were given so far."""


class Why(Wish, tag="why"):
    """Why this card cannot be played now. Nobody else hears of it."""

    card: Word


class React(Struct, tag="react", forbid_unknown_fields=True):
    what: Word


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromPage = (
    Hello
    | Move
    | Stop
    | NeverMind
    | GoOn
    | Order
    | Undo
    | UndoAnswer
    | Say
    | MakeDeal
    | Shake
    | Judge
    | ShowCards
    | Language
    | SeatBot
    | Leave
    | Start
    | Revoke
    | Why
    | React
    | Ping
)

# To the page ---------------------------------------------------------------------------------------------------------


class Part(Struct, gc=False):
    """Nothing that we tell holds itself, so nobody has to look for circles in it."""


class Seat(Part):
    kind: str  # "open", "person", "bot"
    name: str
    level: str
    is_here: bool
    is_host: bool


class Deal(Part):
    """Not binding, whatever anybody says about it."""

    by: int
    to: int
    text: str
    is_shaken: bool
    by_says: str  # "kept", "broken", or nothing
    to_says: str


class Shown(Part):
    """Cards that somebody lets the reader look at."""

    number: int
    by: int
    cards: list[str]
    ends_in: float  # seconds


class Chance(Part):
    """What all cards and dice of a game follow from (docs/chance.md)."""

    generator: str
    seed: str
    sealed: str  # the text with the seed in it whose SHA-256 is the commitment


class TableFacts(Part):
    id: str
    game: str
    phase: str  # "lobby", "playing", "over"
    options: dict[str, Any]
    pace: dict[str, Any]
    seats: list[Seat]
    games: int  # how many were started here
    continued: int | None  # this game goes on after so many moves of a record: its dice may be known
    outdated: str  # why the game cannot go on: code of a problem, if rules or cards have changed since it began
    commitment: str  # SHA-256 of seed and salt, from the start of the game on
    chance: Chance | None  # when the game is over
    invitation: str  # for those who sit here, in the lobby
    deals: list[Deal]
    undo_by: int | None  # who would like to take a move back ...
    undo_from: int | None  # ... and from which entry on the log would be taken back


class Line(Part):
    """A line of the log, in the reader's language."""

    number: int  # of the entry it belongs to
    kind: str
    text: str
    facts: dict[str, Any]
    cards: list[str]  # ids of cards that the text names
    rule: str = ""  # the rule behind it, for those who wonder


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
    is_to_discards: bool = False  # where others have a seat: a guest goes to the discards


class ClosedDoor(Part):
    """Something beside the choices that the reader cannot do: call this card to that room, or send it there."""

    card: str  # "": whoever the question is about
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
    speaker: int | None  # at a spoken table: who says that it goes on
    is_muted: bool  # the reader has stopped it for nothing too often, and may not until their next turn


class Prompt(Part):
    """What the table waits for. `choices` are the reader's own."""

    kind: str
    shape: int  # 0 choose one, 1 choose some, 2 order, 3 respond
    text: str
    asked: list[int]
    choices: list[Choice]
    closed: list[ClosedDoor]
    discards: Range | None  # how many cards the reader discards now; every set of so many is possible
    bell: Bell | None  # in an open window
    ends_in: float | None  # seconds until a bot chooses for whoever is asked, because the others wait
    order: StandingOrder | None  # the reader's own; none for somebody who watches


class SlackCard(Part):
    card: int  # tells equal cards apart
    id: str
    slack: int | None = None


class SlackSeat(Part):
    job: str
    goal: int
    total: int
    loose: int
    madness: int
    madness_counts: int
    next_madness_counts: int | None
    next_total: int | None  # with one more Madness; none at a table without it
    is_mad: bool
    hand_size: int
    room: list[SlackCard]
    known: list[SlackCard]  # cards of the hand that the reader has seen


class SlackPlay(Part):
    """Something announced that has not happened yet."""

    seat: int
    cards: list[SlackCard]
    kind: str  # "play", "shop"
    target: int | None
    aim: str | None
    is_cancelled: bool
    gain: int | None  # what it would change in the total of whoever gets it; none: a die decides
    text: str  # in the reader's language


class SlackPicture(Part, tag="slack"):
    turn: int
    phase: str
    income: int
    free_time: int
    deck: int
    discards: int  # how many there are ...
    last_discard: SlackCard | None  # ... and the one on top
    seats: list[SlackSeat]
    hand: list[SlackCard]
    announced: list[SlackPlay]
    lasting: list[SlackCard]
    ladder: list[int]  # what 0, 1, 2 ... Madness counts; empty at a table without Madness
    winners: list[int]


class ScareSeat(Part):
    score: int
    rounds: list[int]  # points of every finished round
    hand_size: int
    stack_size: int
    turned: int  # character cards face up beside the stack
    is_scared: bool  # the Scare card is among them
    known: list[str]  # the hand, when all cards are open
    place: int | None  # of the Scare card from the top, when all cards are open


class ScarePlay(Part):
    seat: int
    face: str
    count: int
    value: float  # three 8s are 3.8 (TRK-04)


class ScarePicture(Part, tag="scare"):
    round: int
    rounds: int
    leader: int
    holder: int
    hand: list[str]
    own_place: int | None
    bag: int
    discard: list[int]
    trick: list[ScarePlay]
    seats: list[ScareSeat]
    winners: list[int]


Picture = SlackPicture | ScarePicture


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
    done: str  # as in `News`


class News(Part, tag="news"):
    """What has happened since the entry before, and how things stand now."""

    number: int
    table: TableFacts | None  # none: as before
    picture: Picture | None  # none: as before
    prompt: Prompt | None
    lines: list[Line]
    talk: list[Talk]
    shown: list[Shown]
    done: str  # the id of the reader's own wish that has led to this, if one has


class Waiting(Part, tag="waiting"):
    """Somebody has let something pass. For the reader nothing else has changed."""

    number: int
    asked: list[int]  # whom the table still waits for
    closes_in: float | None  # as in `Bell`: with fewer to wait for it may ring shorter
    length: float
    text: str | None  # for whoever has just passed: they have no choices any more, and read this
    done: str  # as in `News`


class Done(Part, tag="done"):
    """A wish was granted that leads to no news, or has happened before."""

    id: str
    number: int


class Refusal(Part, tag="refused"):
    id: str
    code: str
    rule: str  # "" if it is no matter of rules
    text: str


class Answer(Part, tag="answer"):
    id: str
    lines: list[str]


class Reaction(Part, tag="reaction"):
    chair: int
    what: str


class Failure(Part, tag="failure"):
    """The connection ends here."""

    code: str
    text: str


class Pong(Part, tag="pong"):
    pass


ToPage = Snapshot | News | Waiting | Done | Refusal | Answer | Reaction | Failure | Pong
