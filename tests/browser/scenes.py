"""What a table can look like to somebody, from the first question to the last, for tests of the layout."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from stammtisch.boxes import load
from stammtisch.games.slack import Slack
from stammtisch.server.chair import NOBODY
from tests.browser.positions import NAMES, TABLE, Facts, Position, Teller, deal_rooms

FULL: Final = 12  # cards in a full room
JOINED: Final = "goth+geek"
JOBS: Final = ("lighthouse_keeper", "gravedigger", "restricted_librarian", "lackey", "cult_leader")
HAND: Final = [
    *("cousin_from_innsmouth", "sleep", "sprouts", "earplugs", "ironic_t_shirt", "tv"),
    *("mutation", "weekend_in_rlyeh", "elder_sign", "possessed"),
]
GUESTS: Final = ["anime_girl", "bill_the_all_consuming", "mindless_flautist", "landlord_below"]
MEAL: Final = ["hastur", "tiny", "space_mead", "goat_of_the_balcony", "leftovers_from_beyond"]
BAG: Final = ["innsmouth_ale", "herb_of_leng"]
ROLLING: Final = [
    "cultist_from_3b",
    "unspeakable_leases",
    "king_in_yellow_pages",
    "reanimated_ex",
    "evil_ritual_nookie",
]
KEPT: Final = [*HAND, *GUESTS, *MEAL, *BAG, *ROLLING, "cthulhu_plush", "handmade_fish_fingers"]
STAGED: Final = {"ring": 4.0, "bots": 1.0}  # what happens is shown in the middle of the table
SPOKEN: Final = {"ring": 4.0, "bots": 0.0, "is_spoken": True}
PROMISE: Final = "I will not stop anything you do until the end of the game, and I mean it."

JUNGLE_HAND: Final = ["raid", "dig_holes", "denounced", "soap", "promotion", "toady", "the_art_of_war"]
LOOT: Final = ["soap", "promotion", "jerky", "new_beret", "desert_camouflage"]
JUNGLE_KEPT: Final = [
    *(*JUNGLE_HAND, *LOOT, "sleep", "gordo", "the_mosquito", "little_red_book", "the_general", "glorious_leader"),
    *("raid_embassy_buffet", "raid_wrong_camp", "raid_golf_club", "raid_tombola", "raid_clothesline", "lost_tourist"),
    "free_and_secret_vote",
]
LOOT_CARD: Final = '[data-testid="loot"] [data-card]'

DESKTOP: Final = (1600, 900)
PHONE: Final = (390, 844)
# What passes on its own stays as long as somebody looks at it; what has just appeared can be pressed at once.
STILL: Final = """(() => {
  const wait = window.setTimeout
  window.setTimeout = (then, ms, ...rest) => (ms > 1500 ? 0 : wait(then, ms === 400 ? 0 : ms, ...rest))
})()"""


def by(*names: str) -> list[str]:
    return [f'[data-testid="{name}"]' for name in names]


def card(*names: str | int) -> list[str]:
    return [f'[data-testid="hand"] [data-card="{name}"]' for name in names]


[PROMPT] = by("prompt")
[STOP] = by("stop")
ASKED: Final = '[data-testid="question"] h2'
LOUD: Final = '[data-testid="bell"] .loud'
DONE: Final = [ASKED, f'{PROMPT} [data-move="done"]']
CLOSE: Final = "dialog header button"  # whatever it is about, it can be closed
WON: Final = ['[data-testid="win"] h2', *by("again")]
COVERED: Final = '[data-testid="pass-on"] h2'


class Scene(NamedTuple):
    """A position as one seat sees it, what is pressed first, and what must be in sight then."""

    name: str
    position: Position
    main: Sequence[str]  # what most people press now, and what tells them what is asked
    press: Sequence[str] = ()
    news: Sequence[tuple[int, str]] = ()  # moves that the page hears of while it is open
    chairs: Sequence[int] = (0,)  # who sits in front of the page; with nobody it only watches, several share it
    is_sheet: bool = False  # the log and the talk, where there is no room for them beside the table


def slack(phase: str, seats: int = 5, turn: int = 0, **more: Any) -> Position:
    """A table of Cthulhu. Rooms are full unless `cards` says something else; `facts` are those of single seats."""
    cards, own, dice = more.pop("cards", FULL), more.pop("facts", {}), more.pop("dice", ())
    rooms = deal_rooms(cards, seats, KEPT)
    facts: list[Facts] = [{"room": room, "loose": -20 if cards else 0} for room in rooms]
    for seat, fact in enumerate(facts):
        fact |= {"hand": [], "madness": 4, "job": JOBS[seat]} if cards else {"hand": []}
        fact |= {"hand": HAND} if seat == 0 else {}
        fact |= {"income": 6, "free_time": 3} if seat == turn and phase != "roll" else {}
        fact |= own.get(seat, {})
    table = {"turn": NAMES[turn], "phase": phase, **({"dice": list(dice)} if dice else {})}
    return Position("cthulhu", NAMES[:seats], table, facts, **more)


def joined(seats: int, phase: str = "free_time", cards: int = FULL, game: str = JOINED, **more: Any) -> Position:
    """A table of joined sets, with more people than a single set allows. Every other one can have Gloom."""
    table = load(game)
    assert isinstance(table, Slack)
    rules = table.rules
    own, turn = more.pop("facts", {}), more.pop("turn", 0)
    kinds: dict[int, list[str]] = {}
    for each in rules.cards:
        if each.copies:
            kinds.setdefault(each.kind, []).append(each.id)
    hand = [id for ids in kinds.values() for id in ids[:2]]
    goths = iter([job.id for job in rules.jobs if job.sides])
    others = iter([job.id for job in rules.jobs if not job.sides])
    facts: list[Facts] = []
    for seat, room in enumerate(deal_rooms(cards, seats, hand, game)):
        side = {"job": next(others)} if seat % 2 else {"job": next(goths), "gloom": 4}
        facts.append({"room": room, "loose": -20 if cards else 0, "hand": hand if seat == 0 else [], **side})
        facts[-1] |= {"income": 6, "free_time": 3} if seat == turn else {}
        facts[-1] |= own.get(seat, {})
    return Position(game, NAMES[:seats], {"turn": NAMES[turn], "phase": phase}, facts, **more)


def trip(*asides: tuple[str, Facts], **more: Any) -> Position:
    """Somebody announces a large Shopping trip, and the reader has cards against it."""
    moves = [(1, f"shop {' '.join(BAG)}")]
    return slack("free_time", turn=1, facts={1: {"hand": BAG}}, moves=moves, asides=asides, **more)


def scare(hand: Sequence[int | str], seats: int = 6, leader: int = 0, **more: Any) -> Position:
    """A table of Scare in the middle of a round."""
    facts: list[Facts] = [
        {"hand": hand if seat == 0 else [seat, 9], "position": 4, "score": 12} for seat in range(seats)
    ]
    return Position("scare", NAMES[:seats], {"leader": NAMES[leader], "round": 2}, facts, **more)


def slack_scenes() -> list[Scene]:
    guests = {0: {"room": [*GUESTS, "sprouts", "cthulhu_plush"], "hand": ["sleep", "tv"]}}
    hungry = {0: {"room": MEAL}, 1: {"hand": ["bill_the_all_consuming"]}}
    bill = (1, f"play bill_the_all_consuming on {NAMES[0]}")
    door = '[data-guest="bill_the_all_consuming"] label:nth-of-type(2)'
    visit = slack("call", facts={1: {"hand": ["tv"]}}, moves=[(0, "play cousin_from_innsmouth")], pace=SPOKEN)
    regret = slack("free_time", moves=[(0, "done")], asides=[("undo_asked", {"chair": 0})])
    regretted = slack("free_time", turn=1, moves=[(1, "done")], asides=[("undo_asked", {"chair": 1})])
    won = slack("free_time", facts={0: {"loose": 30}}, moves=[(0, "play sleep")])
    rich = slack("free_time", facts={0: {"loose": 4}})  # 2 to go
    bought = [(1, f"shop {' '.join(BAG)}")]
    winning = slack("free_time", turn=1, facts={1: {"hand": BAG, "loose": 1}}, moves=bought)  # 2 to go, too
    return [
        Scene("roll", slack("roll"), [PROMPT]),
        Scene("call", slack("call"), DONE),
        Scene("free time", slack("free_time", 3), DONE),
        Scene("empty rooms", slack("free_time", 2, cards=0, facts={0: {"hand": ["sleep"]}}), DONE),
        Scene("empty hand", slack("free_time", 4, facts={0: {"hand": []}}), DONE),
        Scene("card", slack("call"), by("put-down"), card("cousin_from_innsmouth")),
        Scene("room chosen", slack("call"), by("play"), [*card("cousin_from_innsmouth"), ".others [data-target]"]),
        Scene("dim card", slack("call"), by("put-down"), card("sleep")),
        Scene("basket", slack("free_time"), [ASKED, *by("announce")], card("sprouts", "earplugs", "ironic_t_shirt")),
        Scene("basket that wins", rich, [ASKED, *by("announce", "basket-wins")], card("sprouts", "earplugs")),
        Scene("planner", slack("roll", facts=guests), [ASKED, *by("evict")], [door]),
        Scene("bell", trip(), [STOP]),
        Scene("bell and card", trip(), by("play"), card("tv")),
        Scene("win pending", winning, [STOP, *by("pending-win")]),
        Scene("win pending, watching", winning, by("pending-win"), chairs=[NOBODY]),
        Scene("stopped", trip(("stopped", {"chair": 0})), [LOUD, *by("never-mind")]),
        Scene("stopped by another", trip(("stopped", {"chair": 2})), [LOUD]),
        Scene("speaker", visit, by("speak")),
        Scene("give up", slack("call", turn=1, facts=hungry, moves=[bill]), [ASKED]),
        Scene("dice", slack("call", turn=1, facts=hungry), [ASKED], news=[bill]),
        Scene("discard", slack("discard"), [ASKED, *by("discard")], card("sprouts")),
        Scene("waiting", slack("call", turn=1), [".waiting .who"]),
        Scene("undo", regret, by("undo-question")),
        Scene("undo asked", regretted, by("undo-yes")),
        Scene("win", won, WON),
        Scene("text", slack("free_time"), ["main"], by("menu", "text-view")),
        Scene("watching", trip(), [".others"], chairs=[NOBODY]),
        Scene("curtain", slack("free_time", pace=SPOKEN), [COVERED, *by("uncover-0")], chairs=[0, 1]),
        Scene("anyone", trip(pace=SPOKEN), [COVERED, *by("nobody")], chairs=[0, 2, 3]),
    ]


def joined_scenes() -> list[Scene]:
    """More people than a single set allows."""
    turned = {0: {"hand": ["new_job"], "room": []}}
    answered = {0: {"hand": ["tv"]}, 1: {"hand": ["sleep"]}}
    return [
        Scene("six, alone", joined(6, "call", facts={0: {"room": []}}), [ASKED, *by("let-fade", "call-someone")]),
        Scene(
            "six, fading", joined(6, "call", facts={2: {"room": []}}, turn=2, moves=[(2, "done")]), by("fading", "stop")
        ),
        Scene("seven, empty rooms", joined(7, cards=0), DONE),
        Scene("eight", joined(8), DONE),
        Scene("eight, aiming", joined(8, facts=turned), by("put-down"), card("new_job")),
        Scene("eight, bell", joined(8, facts=answered, turn=1, moves=[(1, "play sleep")]), [STOP]),
    ]


def jungle(phase: str, seats: int = 4, turn: int = 0, **more: Any) -> Position:
    """A camp: the reader is the Sergeant, the next one a Corporal, and all others are Privates."""
    cards, own, dice, draws = more.pop("cards", 6), more.pop("facts", {}), more.pop("dice", ()), more.pop("draws", ())
    ranks = ("sergeant", "corporal", *["private"] * (seats - 2)) if seats > 2 else ("corporal", "private")
    elsewhere = {*draws, *[id for fact in own.values() for key in ("hand", "room") for id in fact.get(key, ())]}
    hand, facts = [id for id in JUNGLE_HAND if id not in elsewhere], list[Facts]()
    for seat, room in enumerate(deal_rooms(cards, seats, JUNGLE_KEPT, "guevara")):
        facts.append({"room": room, "loose": -6 if cards else 0, "rank": ranks[seat], "wounds": seat % 3, "hand": []})
        facts[-1] |= {"hand": hand} if seat == 0 else {}
        facts[-1] |= {"income": 6, "free_time": 3} if seat == turn and phase != "roll" else {}
        facts[-1] |= own.get(seat, {})
    table: Facts = {"turn": NAMES[turn], "phase": phase, **({"dice": list(dice)} if dice else {})}
    return Position("guevara", NAMES[:seats], table | ({"draws": list(draws)} if draws else {}), facts, **more)


def jungle_scenes() -> list[Scene]:
    """Everything that only a camp knows."""
    on_next = f"on {NAMES[1]}"
    guests = {0: {"room": ["toady", "gordo", "the_mosquito", "soap"]}}
    raid = jungle("free_time", facts={1: {"hand": ["sleep"]}}, moves=[(0, "play raid")])
    led = [(0, "play raid"), *[(seat, "pass") for seat in range(1, 4)]]
    won = {1: {"hand": ["raid"]}, 0: {"rank": "private"}}
    draft = jungle("free_time", draws=LOOT, dice=[5, 2, 6, 1], facts={1: {"hand": ["sleep"]}}, moves=[*led[:2]])
    picked = [(0, "choose soap"), (0, "choose room")]
    second = jungle(
        "free_time", draws=LOOT, dice=[5, 2, 6, 1], facts={1: {"hand": ["sleep"]}}, moves=[*led[:2], *picked]
    )
    theirs = jungle(
        "free_time", turn=1, draws=LOOT, dice=[5, 2, 6, 1], facts=won, moves=[(1, "play raid"), (0, "pass")]
    )
    wants = jungle("free_time", turn=3, facts={3: {"hand": ["sleep"]}}, moves=[(3, "play sleep")])
    ordered = {1: {"hand": ["dig_holes"]}, 3: {"hand": ["sleep"]}}
    stack = jungle("free_time", turn=3, facts=ordered, moves=[(3, "play sleep"), (1, f"play dig_holes on {NAMES[3]}")])
    accused = {
        1: {"hand": ["denounced"]},
        0: {"room": ["little_red_book", "toady", "the_general"]},
    }
    trial = jungle("call", turn=1, facts=accused, moves=[(1, f"play denounced on {NAMES[0]}")])
    free = jungle("call", turn=1, facts=accused, dice=[6], moves=[(1, f"play denounced on {NAMES[0]}"), (0, "pass")])
    guilty = {1: {"room": ["gordo", "toady", "beans_again"]}, 2: {"room": ["glorious_leader"]}}
    verdict = jungle("call", dice=[1], facts=guilty, moves=[(0, f"play denounced {on_next}")])
    no_raid = {0: {"hand": ["sleep", "denounced"]}, 1: {"hand": ["raid"]}, 2: {"hand": ["sleep"]}}
    asked = jungle("free_time", turn=0, facts=no_raid, moves=[(0, "ask raid")])
    begs = {0: {"rank": "private"}, 1: {"rank": "sergeant", "hand": ["sleep"]}}
    begged = jungle("free_time", turn=1, facts=begs, moves=[(1, "ask raid")])
    offered = jungle("free_time", facts=no_raid, moves=[(0, "ask raid"), (1, "offer raid"), (2, "pass")])
    vote = jungle("free_time", facts={0: {"hand": ["free_and_secret_vote"]}}, moves=[(0, "play free_and_secret_vote")])
    throwing = {0: {"hand": ["raid_wrong_camp", "denounced"], "room": ["soap", "little_red_book", "jerky"]}}
    wrong = jungle(
        "free_time",
        dice=[5, 2, 6, 1],
        facts={**throwing, 1: {"hand": ["sleep"]}},
        moves=[(0, "play raid_wrong_camp"), (1, "pass")],
    )
    read = {0: {"hand": ["the_censor"]}, 1: {"hand": ["promotion", "denounced", "sleep"]}}
    censor = jungle("call", facts=read, moves=[(0, f"play the_censor {on_next}")])
    falls = {1: {"hand": ["demotion"]}, 2: {"rank": "corporal"}}
    demoted = jungle("call", turn=1, facts=falls, moves=[(1, f"play demotion on {NAMES[0]}")])
    staged = {"dice": [5, 2, 6, 5, 3, 6], "draws": LOOT, "pace": STAGED}
    everybody = jungle("free_time", 5, turn=1, facts={**won, 0: {"rank": "private", "hand": []}}, **staged)
    denounced = jungle("call", turn=1, dice=[2], facts={**accused, 0: {**accused[0], "hand": []}}, pace=STAGED)
    loot = by("loot")
    return [
        Scene("camp, roll", jungle("roll", facts=guests), [ASKED, *by("ranks")]),
        Scene("camp, call", jungle("call", 5), DONE),
        Scene("camp, free time", jungle("free_time", 3), DONE),
        Scene("camp of two, empty", jungle("free_time", 2, cards=0), [*DONE, *by("ranks")]),
        Scene("camp, discard", jungle("discard", 5), [ASKED, *by("discard")], card("soap")),
        Scene("camp, resting", jungle("call", facts={0: {"wounds": 2}}), [*DONE, *by("end-turn")]),
        Scene("ladder of ranks", jungle("call"), [CLOSE], by("ranks")),
        Scene("camp, seat", jungle("call"), [CLOSE], by("face")),
        Scene("camp, watching", jungle("call", 5), [".others"], chairs=[NOBODY]),
        Scene("raid announced", raid, [".waiting .who"]),
        Scene("raid staged", everybody, by("scene", "skip", "throws"), news=[(1, "play raid")]),
        Scene("loot, first", draft, [ASKED, *loot]),
        Scene("loot, chosen", draft, by("take"), [f"{LOOT_CARD}[data-target]"]),
        Scene(
            "loot, where",
            jungle(
                "free_time", draws=LOOT, dice=[5, 2, 6, 1], facts={1: {"hand": ["sleep"]}}, moves=[*led[:2], picked[0]]
            ),
            [ASKED],
        ),
        Scene("loot, second", second, [ASKED, *loot]),
        Scene("loot, waiting", theirs, loot),
        Scene("loot, watching", theirs, loot, chairs=[NOBODY]),
        Scene("asking the camp", asked, by("asking")),
        Scene("asked for a raid", begged, [ASKED]),
        Scene("offering a raid", begged, by("play"), card("raid")),
        Scene("raids offered", offered, [ASKED, *by("picking")]),
        Scene("order possible", wants, [STOP]),
        Scene("order meant", wants, by("play"), card("dig_holes")),
        Scene("order overruled", stack, [STOP, *by("order-stack")]),
        Scene("order, watching", stack, [".others"], chairs=[NOBODY]),
        Scene("tribunal", trial, [STOP, *by("tribunal")]),
        Scene("tribunal, watching", trial, by("tribunal"), chairs=[NOBODY]),
        Scene("verdict staged", denounced, by("scene", "skip", "sum"), news=[(1, f"play denounced on {NAMES[0]}")]),
        Scene("return the favor", free, [ASKED]),
        Scene("sentence", verdict, [ASKED]),
        Scene("vote", vote, [ASKED]),
        Scene("camp raided by itself", wrong, [ASKED, *by("picking")]),
        Scene("camp censored", censor, [ASKED, *by("picking")]),
        Scene("camp, partner", demoted, [ASKED, *by("picking")]),
    ]


def stage_scenes() -> list[Scene]:
    """What happens, while everybody looks at it."""
    [view, skip] = by("scene", "skip")
    guard = {"room": ["cultist_from_3b", "unspeakable_leases", *MEAL], "job": "sanitarium_guard"}
    bill = {"room": ["bill_the_all_consuming", "unspeakable_leases"]}
    leader = {"hand": ["reanimated_ex"], "room": ["king_in_yellow_pages"], "job": "cult_leader"}
    loud = {"hand": ["evil_ritual_nookie"]}
    evict = slack("roll", turn=1, dice=[1, 6, 6], facts={1: guard}, pace=STAGED)
    own = slack("roll", dice=[3], facts={0: bill, 1: {"room": MEAL[:2]}}, pace=STAGED)
    call = slack("call", 4, turn=1, dice=[1], facts={0: {"hand": []}, 1: leader}, pace=STAGED)
    noise = slack("free_time", turn=1, dice=[6], facts={0: {"hand": []}, 1: loud, 2: {"room": ["sleep"]}}, pace=STAGED)
    ask = (1, f"evict cultist_from_3b to {NAMES[0]}")
    out = (0, f"evict bill_the_all_consuming to {NAMES[1]}")
    return [
        Scene("eviction staged", evict, [view, skip], news=[ask]),
        Scene("own eviction staged", own, [view, skip], news=[out]),
        Scene("call staged", call, [view, skip], news=[(1, "play reanimated_ex")]),
        Scene("noise staged", noise, [view, skip], news=[(1, "play evil_ritual_nookie")]),
        Scene("deal staged", slack("call", pace=STAGED), [view, skip]),
        Scene("watching staged", evict, [view], news=[ask], chairs=[NOBODY]),
    ]


def sheet_scenes() -> list[Scene]:
    """What lies above the table, or beside it."""
    said = [("said", {"chair": chair % 5, "text": PROMISE}) for chair in range(12)]
    deals = [("promised", {"by": 1, "to": 0, "text": PROMISE}), ("promised", {"by": 0, "to": 1, "text": PROMISE})]
    table = slack("free_time", asides=[*said, *deals])
    rings = [CLOSE, f"dialog {STOP}"]
    newest = '[data-testid="log"] p:last-child'
    promise = '[data-testid="deals"] li:first-child'
    return [
        Scene("seat", table, [CLOSE], by("face")),
        Scene("own seat", table, [CLOSE], by("own-face")),
        Scene("seat and bell", trip(), rings, by("face")),
        Scene("orders", trip(), rings, by("orders")),
        Scene("help", table, [CLOSE], by("help")),
        Scene("rule", table, [CLOSE], [*by("help"), "dialog summary", "dialog [data-rule]"]),
        Scene("leaving", table, [CLOSE], by("menu", "leave")),
        Scene("menu", table, [CLOSE], by("menu")),
        Scene("log sheet", table, [CLOSE, newest], by("talk", "tab-log"), is_sheet=True),
        Scene("talk sheet", table, [CLOSE, *by("say")], by("talk", "tab-talk"), is_sheet=True),
        Scene("deals sheet", table, [CLOSE, promise], by("talk", "tab-deals"), is_sheet=True),
        Scene("log and bell", trip(), rings, by("talk"), is_sheet=True),
        Scene("score sheet", scare([5]), [CLOSE], by("talk"), is_sheet=True),
        Scene("talk", table, DONE, by("tab-talk")),
        Scene("deals", table, DONE, by("tab-deals")),
    ]


def scare_scenes() -> list[Scene]:
    hand: list[int | str] = [1, 2, 3, 3, 3, 5, 6, 7, 8, "0/10"]
    late = scare(hand, leader=1, moves=[(seat, f"play {seat}") for seat in range(1, 6)])
    threes = [f"{threes} >> nth={number}" for threes in card(3) for number in range(3)]
    last: list[Facts] = [{"hand": [seat + 1], "position": 1, "score": 20} for seat in range(6)]
    plays = [(seat, f"play {seat + 1}") for seat in range(6)]
    middle = Position("scare", NAMES[:6], {"leader": NAMES[0]}, last, plays[:5])
    deep: list[Facts] = [{**seat, "stack_size": 1} for seat in last]
    paranoia = Position("scare", NAMES[:6], {"leader": NAMES[0]}, deep, plays[:5])
    end = Position("scare", NAMES[:6], {"leader": NAMES[0], "round": 6}, last, plays)
    return [
        Scene("stack", Position("scare", NAMES[:6]), [ASKED, *by("hide")]),
        Scene("lead", scare(hand, 3), [PROMPT]),
        Scene("three alike", late, [f"{PROMPT} [data-move]"], threes),
        Scene("wild", late, [f"{PROMPT} [data-move]"], card("0/10")),
        Scene("scare waiting", scare(hand, 5, leader=1), [".waiting .who"]),
        Scene("round over", middle, by("good-night", "scoring"), news=plays[5:]),
        Scene("last trick", middle, [*by("good-night", "trick"), ".taken"], by("last-trick"), news=plays[5:]),
        Scene("paranoia", paranoia, by("good-night", "scoring"), news=plays[5:]),
        Scene("round over, watching", middle, by("scoring"), news=plays[5:], chairs=[NOBODY]),
        Scene("scare crowd", scare(hand, crowd=8), [PROMPT]),
        Scene("scare win", end, WON),
        Scene("scare watching", late, [".trick"], chairs=[NOBODY]),
        Scene("scare curtain", scare(hand), [COVERED, *by("uncover-0")], chairs=[0, 1]),
    ]


def aiming_scenes() -> list[Scene]:
    """In the middle of something else: rooms, or cards in them."""
    return [
        Scene("bell and rooms", trip(), [STOP], card("elder_sign")),
        Scene("bell and cards in rooms", trip(), [STOP], card("mutation")),
    ]


def all_scenes() -> list[Scene]:
    scenes = [*slack_scenes(), *joined_scenes(), *jungle_scenes(), *stage_scenes(), *sheet_scenes()]
    return [*scenes, *scare_scenes(), *aiming_scenes()]


def take_seat(page: Page, address: str, game: str, chairs: Sequence[int] = (0,)) -> None:
    first, *guests = [str(chair) for chair in chairs]
    seat = {"table": TABLE, "key": first, "game": game, "name": "", "at": 0, "guests": guests}
    if NOBODY not in chairs:
        page.add_init_script(f"localStorage.setItem('seats', {json.dumps(json.dumps([seat]))})")
    page.goto(f"{address}#/t/{TABLE}")
    page.locator(".board, .veil").first.wait_for()


def open_scene(page: Page, address: str, scene: Scene, language: str) -> None:
    """As if somebody had come this far on their own device."""
    teller = Teller(page, scene.position, language)
    page.add_init_script(STILL)
    width, height = PHONE if scene.is_sheet else DESKTOP
    page.set_viewport_size({"width": width, "height": height})
    take_seat(page, address, scene.position.game, scene.chairs)
    for seat_number, move in scene.news:
        teller.move(seat_number, move)
    for press in scene.press:
        page.locator(press).first.click()
    page.locator(scene.main[-1]).first.wait_for()
