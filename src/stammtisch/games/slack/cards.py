"""Cards as the rules see them: numbers, bit masks of tags, and lists of effects."""

from __future__ import annotations

from typing import Final, final

# Kinds
KINDS: Final = ("person", "pet", "thing", "activity", "whenever")
PERSON: Final = 0
PET: Final = 1
THING: Final = 2
ACTIVITY: Final = 3
WHENEVER: Final = 4

# Tags that the rules themselves know, as bits; the tags of a set get the bits after them.
RULES_TAGS: Final = (*KINDS, "shopping", "call", "free_time", "sleep", "nookie")
IS_PERSON: Final = 1 << PERSON
IS_THING: Final = 1 << THING
IS_SHOPPING: Final = 1 << 5
IS_CALL: Final = 1 << 6
IS_FREE_TIME: Final = 1 << 7
IS_SLEEP: Final = 1 << 8
IS_NOOKIE: Final = 1 << 9

# Targets of Whenevers
NO_TARGET: Final = 0
ANY_PLAYER: Final = 1
OTHER_PLAYER: Final = 2
ANY_CARD: Final = 3
OWN_CARD: Final = 4
OTHER_CARD: Final = 5

# Whom an effect concerns
OWNER: Final = 0
PLAYER: Final = 1
TARGET: Final = 2
EVERYBODY: Final = 3
OTHERS: Final = 4
NEIGHBORS: Final = 5

# Modifiers
INCOME: Final = 0
FREE_TIME: Final = 1
GOAL: Final = 2
DRAW_TO: Final = 3
COST: Final = 4
CALL_DIE: Final = 5
EVICT_DIE: Final = 6
SLACK_DIE: Final = 7
BONUS: Final = 8
IMMUNE: Final = 9
FORBID: Final = 10
WORTH: Final = 11
REROLL: Final = 12
KEEP_CALL: Final = 13
ON: Final = 14
MODS: Final = (
    *("income", "free_time", "goal", "draw_to", "cost", "call", "evict", "roll", "bonus", "immune", "forbid"),
    *("worth", "reroll", "keep_call", "on"),
)
OWN_TURN_MODS: Final = (INCOME, FREE_TIME, COST, CALL_DIE, EVICT_DIE, SLACK_DIE)  # they matter only on one's own turn

# Which rooms something is counted in
OWN_ROOM: Final = 0
OTHER_ROOMS: Final = 1
ALL_ROOMS: Final = 2
WHERE: Final = ("own", "others", "any")

# How long a card works
LASTS: Final = ("", "turn", "round", "next_turn")
FOR_TURN: Final = 1  # until this turn ends
FOR_ROUND: Final = 2  # until the next turn of the player it works for begins
TO_NEXT_TURN: Final = 3  # until a turn of the player it works for has ended

# What sets off a trigger; gaining tokens comes after these, in the order of `rules.token_words`
ON_ENTERS: Final = 0
ON_CANCELED: Final = 1
ON_JOB: Final = 2
TRIGGERS: Final = ("enters", "canceled", "job")

HAND: Final = 5  # dealt (SLACK-25), and kept at the end of a turn (SLACK-81)
USUAL_DRAW: Final = 6  # the hand size to draw up to (SLACK-32)

ANYTHING: Final = -1  # a filter that every card passes
NO_DIE: Final = 99  # `die` of cards whose Slack is printed


@final
class Amount:
    """A number that follows from what lies in rooms: so much for each card, or each token, of a kind."""

    __slots__ = ("filter", "most", "plus", "times", "where")

    def __init__(self, filter: int, where: int, plus: int, most: int, times: int) -> None:
        self.filter = filter
        self.where = where
        self.plus = plus
        self.most = most
        self.times = times

    @property
    def usual(self) -> int:
        """A guess for those who cannot count: with one of them."""
        return min(self.plus + 1, self.most) * self.times


@final
class Effect:
    """One op with its numbers. `then` and `otherwise` are indices of effect lists, -1 for none. An amount takes the
    place of `by` or `count`.
    """

    __slots__ = (
        *("amount", "by", "count", "filter", "flag", "least", "op", "otherwise", "spares", "then", "where", "who"),
    )

    def __init__(
        self,
        op: int,
        by: int,
        count: int,
        filter: int,
        who: int,
        least: int,
        then: int,
        otherwise: int,
        amount: Amount | None = None,
        where: int = OWN_ROOM,
        flag: bool = False,
        spares: int = 0,
    ) -> None:
        self.op = op
        self.by = by
        self.count = count
        self.filter = filter
        self.who = who
        self.least = least
        self.then = then
        self.otherwise = otherwise
        self.amount = amount
        self.where = where
        self.flag = flag  # `fetch`: the top card; `pass_left`: from the hand; `if`: asked of each of those concerned
        self.spares = spares  # tags of Jobs whose holders it does not concern (GOTH-31)

    def with_by(self, by: int) -> Effect:
        """The same with a number that was rolled."""
        parts = (self.filter, self.who, self.least, self.then, self.otherwise, None, self.where, self.flag)
        return Effect(self.op, by, self.count, *parts, self.spares)


@final
class Modifier:
    """`who` says whom it concerns: the owner, the others or everybody."""

    __slots__ = ("amount", "by", "filter", "mod", "side", "then", "when", "who")

    def __init__(
        self,
        mod: int,
        by: int,
        filter: int,
        who: int = OWNER,
        amount: Amount | None = None,
        side: str = "",
        when: int = -1,
        then: int = -1,
    ) -> None:
        self.mod = mod
        self.by = by
        self.filter = filter
        self.who = who
        self.amount = amount
        self.side = side  # whom of those: the holders of Jobs on this side, or with "not" before it all others
        self.when = when  # of a trigger
        self.then = then


@final
class CardDef:
    """A Life card. Several cards of the deck may share one."""

    __slots__ = (
        "cancels",
        "copies",
        "cost",
        "die",
        "each_turn",
        "effects",
        "filter",
        "id",
        "is_aimed",
        "is_given",
        "kind",
        "lasts",
        "later",
        "mods",
        "needs",
        "own_turn_only",
        "slack",
        "spares",
        "stays",
        "tags",
        "target",
        "uncalled",
    )

    def __init__(
        self,
        id: str,
        kind: int,
        tags: int,
        cost: int,
        slack: int,
        die: int,
        copies: int,
        effects: int,
        each_turn: int,
        mods: list[Modifier],
        lasts: int,
        own_turn_only: bool,
        target: int,
        filter: int,
        cancels: int,
        needs: int,
        later: int = -1,
        is_aimed: bool = False,
        is_given: bool = False,
        spares: int = 0,
        stays: bool = False,
        uncalled: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.tags = tags
        self.cost = cost
        self.slack = slack
        self.die = die  # added to the die that gives the Slack, or NO_DIE
        self.copies = copies
        self.effects = effects  # index of an effect list, -1 for none
        self.each_turn = each_turn
        self.mods = mods
        self.lasts = lasts  # an index of LASTS
        self.own_turn_only = own_turn_only
        self.target = target
        self.filter = filter
        self.cancels = cancels
        self.needs = needs
        self.later = later  # what happens when it no longer lasts, like `effects`
        self.is_aimed = is_aimed  # it cancels only what is aimed at its player
        self.is_given = is_given  # its own effects say for whom it lasts
        self.spares = spares
        self.stays = stays  # a guest who cannot be asked to leave (GUE-82)
        self.uncalled = uncalled  # a guest who comes without a call (GUE-13)

    @property
    def is_invited(self) -> bool:
        """SLACK-38: People who bring Slack have to be called, unless their card says otherwise."""
        return self.kind == PERSON and self.slack > 0 and not self.uncalled

    @property
    def gives_free_time(self) -> bool:
        return any(m.mod == FREE_TIME and m.by > 0 for m in self.mods)


@final
class JobDef:
    __slots__ = (
        "copies",
        "each_turn",
        "free_time",
        "free_time_high",
        "goal",
        "id",
        "income",
        "income_high",
        "mods",
        "sides",
        "tags",
    )

    def __init__(
        self,
        id: str,
        income: int,
        income_high: int,
        free_time: int,
        free_time_high: int,
        goal: int,
        mods: list[Modifier],
        each_turn: int,
        tags: int,
        copies: int,
        sides: frozenset[str] = frozenset(),
    ) -> None:
        self.id = id
        self.income = income
        self.income_high = income_high  # the same number unless it is rolled (SLACK-14)
        self.free_time = free_time
        self.free_time_high = free_time_high
        self.goal = goal
        self.mods = mods
        self.each_turn = each_turn
        self.tags = tags  # like those of a card
        self.sides = sides
        self.copies = copies


def printed_slack(card: CardDef) -> int:
    return card.slack if card.die == NO_DIE else 0
