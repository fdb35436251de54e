### Card text: written by the program from the effects of a card (text/cards.py), so that a card says what it does.
###
### A clause has a subject, a verb and a rest. An effect or a modifier is a message: its value is the rest, and the
### attributes .you, .one and .many are its verb for “you”, for one other player and for several. A few bring a subject
### of their own. The attribute .order is the verb as an order to the reader, which goes without “you”; where it is
### missing or “none”, “you” is said. Number and case live here; the program only picks the attribute.

## Words for kinds, tags and what can be announced
## .a: one of them, .many: several, .stem: in a list before “card”, .that: what a clause about it begins with

word-person = Person
    .a = a Person
    .many = People
    .stem = Person
    .each = each Person
word-pet = Pet
    .a = a Pet
    .many = Pets
    .stem = Pet
    .each = each Pet
word-thing = Thing
    .a = a Thing
    .many = Things
    .stem = Thing
    .each = each Thing
word-activity = Activity
    .a = an Activity
    .many = Activities
    .stem = Activity
    .each = each Activity
    .that = that
word-whenever = Whenever
    .a = a Whenever
    .many = Whenevers
    .stem = Whenever
    .that = that
word-book = Book
    .a = a Book
    .many = Books
    .stem = Book
    .each = each Book
word-booze = Booze
    .a = a Booze card
    .many = Booze cards
    .stem = Booze
word-tentacle = Tentacle
    .a = a Tentacle card
    .many = Tentacle cards
    .stem = Tentacle
word-food = Food
    .a = a Food card
    .many = Food cards
    .stem = Food
word-pill = Pill
    .a = a Pill
    .many = Pills
    .stem = Pill
    .each = each Pill
word-weed = Weed
    .a = a Weed card
    .many = Weed cards
    .stem = Weed
word-game = Game
    .a = a Game card
    .many = Game cards
    .stem = Game
    .that = that
word-gadget = Gadget
    .a = a Gadget
    .many = Gadgets
    .stem = Gadget
    .each = each Gadget
word-cigarettes = Cigarettes
    .a = a Cigarettes card
    .many = Cigarettes cards
    .stem = Cigarettes
word-music = Music
    .a = a Music card
    .many = Music cards
    .stem = Music
word-clothes = Clothes
    .a = a Clothes card
    .many = Clothes cards
    .stem = Clothes
word-net = Net
    .a = a Net card
    .many = Net cards
    .stem = Net
    .that = that
word-carefree = Carefree
    .a = a carefree Job
    .many = carefree Jobs
    .stem = Carefree
word-sleep = Sleep
    .a = a Sleep card
    .many = Sleep cards
    .stem = Sleep
    .that = that
word-nookie = Nookie
    .a = a Nookie card
    .many = Nookie cards
    .stem = Nookie
    .each = each Nookie card
    .that = that
word-tv = TV
    .a = a TV card
    .many = TV cards
    .stem = TV
    .that = that
word-shopping = Shopping
    .a = a Shopping trip
    .that = that
word-call = call
    .a = a call
    .that = that
word-free_time = Free Time
    .a = an Activity or a Shopping trip
    .that = that
word-cat = Cat
    .a = a Cat
    .many = Cats
    .stem = Cat
    .that = that
    .each = each Cat
word-shiny = Shiny
    .a = a Shiny card
    .many = Shiny cards
    .stem = Shiny
word-gloomy = Gloomy
    .a = a Gloomy card
    .many = Gloomy cards
    .stem = Gloomy
    .that = that
word-weather = Weather
    .a = a Weather card
    .many = Weather cards
    .stem = Weather
word-gloom = Gloom
    .a = Gloom
    .many = Gloom
    .stem = Gloom
    .each = each Gloom
word-madness = Madness
    .a = Madness
    .many = Madness
    .stem = Madness
    .each = each Madness
word-animal = Pet
    .a = a Pet
    .many = Pets
    .stem = Pet
    .each = each Pet
word-weapon = Weapon
    .a = a Weapon
    .many = Weapons
    .stem = Weapon
word-decadent = Decadent
    .a = a Decadent card
    .many = Decadent cards
    .stem = Decadent
word-raid = Raid
    .a = a Raid
    .many = Raids
    .stem = Raid
    .that = that
word-duty = Duty
    .a = a Duty
    .many = Duties
    .stem = Duty
    .that = that
word-denunciation = Denunciation
    .a = a Denunciation
    .many = Denunciations
    .stem = Denunciation
    .that = that
word-leader = Leader
    .a = the Glorious Leader
    .many = the Glorious Leader
    .stem = Leader
word-wounds = Wounds
    .a = a Wound
    .many = Wounds
    .stem = Wound
    .each = each Wound
word-rank = rank
    .a = a rank
    .many = ranks
    .stem = Rank
    .each = each step of rank
word-custom = { $word }
    .a = a { $word } card
    .many = { $word } cards
    .stem = { $word }
    .that = that

## Lists of words

words-or = { $most } or { $last }
words-and = { $most } and { $last }
words-stem = { $stem }
words-one-card = one { $stems } card
words-card = { $stems } card
words-cards = { $stems } cards
words-any = a card
    .many = cards
words-number = { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
words-each = each { $stem } card
words-each-other = each other { $stem } card
words-each-pet = each Person or Pet
words-each-cat = each Person or Cat
words-rooms = { $where ->
        [another] in another room
        [some] in any room
        [others] in other rooms
        [any] in any room
        [held] { $person ->
            [you] you have
           *[other] they have
        }
       *[own] in { $person ->
            [you] your
           *[other] their
        } room
    }
words-per = { $kind ->
        [more] , plus { $step }
        [less] , minus { $step }
       *[only] {""}
    } for { $each } { $place }{ $most ->
        [0] {""}
       *[other] {" "}(at most { $most }{ $kind ->
            [only] {""}
           *[other] {" "}in all
        })
    }
words-for = { $who }: { $what }
words-some = some
words-rolled = : { $roll }
words-until-turn = this turn
words-until-round = until { $person ->
        [you] your
       *[other] their
    } next turn
words-until-next_turn = until { $person ->
        [you] your
       *[other] their
    } turn is over
words-counted = { $number } { $what }

## Clauses
## The attribute .order says whether an order can stand there: after a front some languages need a subject.

clause-first = { $subject } { $verb } { $rest }
    .order = yes
clause-after = { $subject } { $verb } { $rest }
    .order = yes
clause-same = { $verb } { $rest }
clause-too = { $before }, and { $clause }
sentence = { $clause }.
    .place = first
sentence-fronted = { $front } { $clause }.
sentence-lasting = { $clause } this turn.
    .place = first
    .front = This turn

sentence-if = { $front }: { $clause }.
    .capital = no
sentence-round = { $clause } until your next turn.
    .place = first
    .front = Until your next turn
sentence-next_turn = { $clause } until the end of their turn.
    .place = first
    .front = Until the end of their turn

## Conditions and triggers: what comes before a clause

condition-person = { $holds ->
        [no] if nobody is
       *[yes] { $form ->
            [many] if at least { $cards } are
           *[some] if somebody is
        }
    } { $place },
condition-card = { $holds ->
        [no] unless { $cards } is
       *[yes] { $form ->
            [many] if at least { $cards } are
           *[some] if { $cards } is
        }
    } { $place },
condition-token = { $holds ->
        [no] unless
       *[yes] if
    } { $person ->
        [you] you have
       *[other] they have
    } { $form ->
        [many] at least { $least } { $cards }
       *[some] { $cards }
    },
condition-both = { $then }, otherwise { $else }
when-enters = each time { $what } comes into play{ $who ->
        [others] {" "}in another room
        [everyone] {""}
       *[owner] {" "}in your room
    },
when-canceled = each time { $what } { $who ->
        [others] of another player
        [everyone] {""}
       *[owner] of yours
    } is canceled,
when-job = each time { $who ->
        [others] another player gets
        [everyone] anybody gets
       *[owner] you get
    } a new Job,
when-rank = each time { $who ->
        [others] another player is
        [everyone] anybody is
       *[owner] you are
    } promoted,
when-token = each time { $who ->
        [others] another player gains
        [everyone] anybody gains
       *[owner] you gain
    } { $name },
doing-call = call People
doing-shopping = go Shopping
doing-scrounging = go scrounging
doing-play = play { $cards }

## Whom it concerns

who-you = you
    .person = you
who-player = any player
    .person = one
who-other = another player
    .person = one
who-highest = another player of the highest rank
    .person = one
who-next = a player one rank above you
    .person = one
who-named = whoever is named most often
    .person = one
who-again = that player
    .person = one
who-getter = whoever gets this card
    .person = one
who-holder = the player who has the card
    .person = one
who-sender = the player who sent this guest
    .person = one
who-they = they
    .person = many
who-everyone = every player
    .person = one
who-others = every other player
    .person = one
who-neighbors = each of your neighbors
    .person = one

who-with = { $who } with { $cards }
who-side-goth = every Goth
    .person = one
who-side-not-goth = every non-Goth
    .person = one
who-side = every { $side }

## When it happens

front-enter-person = When this guest comes into play,
front-enter-pet = When this Pet comes into play,
front-enter-thing = When this Thing comes into play,
front-enter-die = If it succeeds,
front-enter-cat = When this Cat comes into play,
front-turn-person = Each turn this guest stays,
front-turn-card = Each of your turns,
front-both-person = On arrival and each turn this guest stays,
front-both-pet = When this Pet comes into play and each of your turns,
front-both-thing = When this Thing comes into play and each of your turns,
front-later = At the start of your next turn,
front-both-cat = When this Cat comes into play and each of your turns,
front-then = Then
front-ordered = If you give this as an order,

## Effects

effect-other = “{ $name }”
    .order = do
    .you = do
    .one = does
    .many = do
effect-slack = { $by } Slack
    .order = gain
    .you = gain
    .one = gains
    .many = gain
effect-slack-less = { $by } Slack
    .order = lose
    .you = lose
    .one = loses
    .many = lose
effect-madness = { $by } Madness
    .order = gain
    .you = gain
    .one = gains
    .many = gain
effect-madness-less = { $by } Madness
    .order = lose
    .you = lose
    .one = loses
    .many = lose
effect-gloom = { $by } Gloom
    .order = gain
    .you = gain
    .one = gains
    .many = gain
effect-gloom-less = { $by } Gloom
    .order = lose
    .you = lose
    .one = loses
    .many = lose
effect-draw = { $number } { $n ->
        [1] card
       *[other] cards
    }
    .order = draw
    .you = draw
    .one = draws
    .many = draw
effect-drop = { $number } { $n ->
        [1] card
       *[other] cards
    } from { $person ->
        [you] your
       *[one] their
    } hand at random
    .order = discard
    .you = discard
    .one = discards
    .many = discard
effect-discard = { $cards } from { $person ->
        [you] your
       *[one] their
    } room
    .order = discard
    .you = discard
    .one = discards
    .many = discard
effect-steal = { $n ->
        [1] a random card
       *[other] { $number } random cards
    } from { $again ->
        [yes] that player’s
       *[no] another player’s
    } hand
    .order = take
    .you = take
    .one = takes
    .many = take
effect-take = { $where ->
        [again] that card
        [own] { $what } from your own room
        [other] { $what } from another room
       *[any] { $what } from any room
    } into yours, with all Slack on it
    .order = take
    .you = take
    .one = takes
    .many = take
effect-remove = { $where ->
        [again] that card
        [own] { $what } from your own room
        [other] { $what } from another room
       *[any] { $what } from any room
    }
    .order = discard
    .you = discard
    .one = discards
    .many = discard
effect-mark = { $signed } Slack{ $most ->
        [0] {""}
       *[other] , up to { $most } in all
    }
    .subject = { $where ->
        [self] this card
        [again] that card
        [own] { $what } in your own room
        [other] { $what } in another room
       *[any] { $what } in any room
    }
    .one = gets
effect-negate = negative: 3 becomes −3
    .subject = the Slack of { $where ->
        [again] that card
        [own] { $what } in your own room
        [other] { $what } in another room
       *[any] { $what } in any room
    }
    .one = becomes
effect-send = { $where ->
        [again] that card
        [own] { $what } from your own room
        [other] { $what } from another player’s room
       *[any] { $what } from any room
    } to another room, where it comes into play again
    .order = send
    .you = send
    .one = sends
    .many = send
effect-new_job = a new Job
    .order = draw
    .you = draw
    .one = draws
    .many = draw
effect-free_play = put { $cards } from { $person ->
        [you] your
       *[one] their
    } hand into play for free
    .you = may
    .one = may
    .many = may
effect-roll = a die: { $branch ->
        [both] on { $high } { $then }, on { $low } { $else }
        [then] on { $high } { $then }
       *[else] on { $low } { $else }
    }
    .order = roll
    .you = roll
    .one = rolls
    .many = roll

effect-convert = { $most ->
        [1] 1 { $name }
       *[other] up to { $most } { $name }
    } into Slack{ $kind ->
        [card] {" "}on this card
       *[loose] {""}
    }
    .order = turn
    .you = turn
    .one = turns
    .many = turn
effect-fetch = { $cards } from the discard pile into { $person ->
        [you] your
       *[one] their
    } hand{ $top ->
        [yes] , the topmost one
       *[no] {""}
    }
    .order = take
    .you = take
    .one = takes
    .many = take
effect-swap = { $where ->
        [again] that card
        [own] { $what } from your own room
        [other] { $what } from another room
       *[any] { $what } from any room
    } with one from another room, with all Slack on them
    .order = swap
    .you = swap
    .one = swaps
    .many = swap
effect-borrow = { $where ->
        [again] that card
       *[other] { $what } from another room
    } until your next turn, with all Slack on it
    .order = borrow
    .you = borrow
    .one = borrows
    .many = borrow
effect-pass_left = { $from ->
        [hand] a card from their hand
       *[room] { $cards } from their room
    } to the left, all at the same time
    .subject = all players
    .many = each pass
effect-clear = discarded
    .subject = all { $same ->
        [yes] other
       *[no] {""}
    } { $many } { $reach ->
        [all] in play
        [others] in other rooms
       *[you] in your room
    }
    .many = are
effect-wound = { $by } { $by ->
        [1] Wound
       *[other] Wounds
    }
    .order = take
    .you = take
    .one = takes
    .many = take
effect-wound-less = { $by } { $by ->
        [1] Wound
       *[other] Wounds
    }
    .order = heal
    .you = heal
    .one = heals
    .many = heal
effect-rank = promoted{ $by ->
        [1] {""}
       *[other] {" "}{ $by } times
    }
    .order = none
    .you = are
    .one = is
    .many = are
effect-rank-less = demoted{ $by ->
        [1] {""}
       *[other] {" "}{ $by } times
    }
    .order = none
    .you = are
    .one = is
    .many = are
effect-denounce = { $again ->
        [yes] that player
       *[no] another player
    }
    .order = denounce
    .you = denounce
    .one = denounces
    .many = denounce
effect-look = { $again ->
        [yes] that player’s
       *[no] another player’s
    } hand: you may discard { $cards } from it
    .order = read
    .you = read
    .one = reads
    .many = read
effect-swap_ranks = ranks with { $hits ->
        [next] a player one rank above you
        [highest] a player of the highest rank
       *[any] another player
    } until the end of the turn
    .order = swap
    .you = swap
    .one = swaps
    .many = swap
effect-lure = { $cards } to the room with the most { $most }
    .order = send
    .you = send
    .one = sends
    .many = send
effect-vote = another player at the same time: { $then }, with a tie nobody
    .subject = all players
    .many = name

## Modifiers

mod-other = “{ $name }”
    .order = {""}
    .you = have
    .one = has
    .many = have
mod-accused = with { $signed } when denounced
    .you = roll
    .one = rolls
    .many = roll
mod-raid = with { $signed } in raids
    .you = roll
    .one = rolls
    .many = roll
mod-loot = { $signed } loot { $by ->
        [1] card
       *[other] cards
    } in raids { $person ->
        [you] you
       *[other] they
    } lead
    .order = {""}
    .you = have
    .one = has
    .many = have
mod-strike_back = strike back without a card when { $person ->
        [you] you are
       *[other] they are
    } found innocent
    .you = may
    .one = may
    .many = may
mod-shield = play { $cards } on { $person ->
        [you] you
       *[other] that player
    }
    .subject = no other player
    .one = may
mod-open_hand = open to everybody
    .subject = { $person ->
        [you] your
       *[other] that player’s
    } hand
    .one = is
    .many = are
mod-income = { $signed } Income
    .order = {""}
    .you = have
    .one = has
    .many = have
mod-free_time = { $signed } Free Time
    .order = {""}
    .you = have
    .one = has
    .many = have
mod-goal = { $by } more Slack to win
    .you = need
    .one = needs
    .many = need
mod-goal-less = { $by } less Slack to win
    .you = need
    .one = needs
    .many = need
mod-draw_to = up to a hand of { $hand } cards instead of { $usual }
    .order = draw
    .you = draw
    .one = draws
    .many = draw
mod-cost = { $by } more for { $cards }
    .order = pay
    .you = pay
    .one = pays
    .many = pay
mod-cost-less = { $by } less for { $cards }
    .order = pay
    .you = pay
    .one = pays
    .many = pay
mod-call = with { $signed } when calling People
    .you = roll
    .one = rolls
    .many = roll
mod-evict = with { $signed } when asking guests to leave
    .you = roll
    .one = rolls
    .many = roll
mod-roll = with { $signed } for { $cards }
    .you = roll
    .one = rolls
    .many = roll
mod-bonus = { $signed } Slack
    .subject = { $cards } that come into play in { $reach ->
        [you] your room
        [all] any room
        [others] other rooms
       *[one] that player’s room
    }
    .many = get
mod-immune = safe: { $person ->
        [you] others can’t take, move or change them, and you never lose one to guests or noise
       *[one] others can’t take, move or change them, and guests or noise never take one
    }
    .subject = { $person ->
        [you] your
       *[one] that player’s
    } { $cards }
    .many = are
mod-forbid = play { $cards }
    .you = may not
    .one = may not
    .many = may not

mod-worth = { $signed } Slack
    .order = {""}
    .you = have
    .one = has
    .many = have
mod-worth-cards = worth { $by } Slack more
    .subject = { $cards } in { $reach ->
        [you] your room
        [all] all rooms
        [others] other rooms
       *[one] that player’s room
    }
    .many = are
mod-worth-cards-less = worth { $by } Slack less
    .subject = { $cards } in { $reach ->
        [you] your room
        [all] all rooms
        [others] other rooms
       *[one] that player’s room
    }
    .many = are
mod-reroll = reroll one die{ $lasts ->
        [yes] , except for Income and Free Time,
       *[no] {" "}per turn, except for Income and Free Time
    }
    .you = may
    .one = may
    .many = may
mod-keep_call = to your hand
    .subject = People whose call fails
    .many = return
mod-lock = { $doing }
    .subject = no other player
    .one = may
mod-immune-token = { $person ->
        [you] your
       *[one] their
    } { $name }
    .subject = no card
    .one = can take
mod-forbid-token = no { $name }
    .you = gain
    .one = gains
    .many = gain

## What a card does as it comes into play, in a few words; whoever gets the card is not named

brief-slack = { $signed } Slack
brief-madness = { $signed } Madness
brief-gloom = { $signed } Gloom
brief-wound = { $signed } Wound
brief-rank = { $signed } rank
brief-mod-accused = { $signed } when denounced
brief-mod-raid = { $signed } in raids
brief-loot = { $source ->
        [tents] loot from everybody
       *[pile] { $loot } loot cards
    }
brief-draw = +{ $n } { $n ->
        [one] card
       *[other] cards
    }
brief-drop = −{ $n } { $n ->
        [one] card
       *[other] cards
    } in hand
brief-discard = −{ $n } { $cards }
brief-new_job = a new Job
brief-free_play = { $cards } for free
brief-roll = { $branch ->
        [both] on { $high } { $then }, on { $low } { $else }
        [then] on { $high } { $then }
       *[else] on { $low } { $else }
    }
brief-mod-income = { $signed } Income
brief-mod-free_time = { $signed } Free Time
brief-for-player = you: { $what }
brief-for-everyone = all: { $what }
brief-for-others = others: { $what }
brief-for-neighbors = neighbors: { $what }

## Whole sentences

card-cancels = Cancel { $what } { $that } another player announces.
card-cancels-call = Cancel another player’s call.
card-thrown = Or throw it at another player’s Activity or Shopping trip: that is canceled, and they get this card.
card-needs = Enters only rooms with { $cards }.
card-replaces = Replaces other { $cards }.
card-cancels-aimed = Cancel { $what } aimed at you.
card-spares = Spares { $jobs }.
card-spared = Cards that spare { $jobs } can’t hit you.
card-choose-player = Choose { $who ->
        [other] another
       *[player] a
    } player.
card-choose-card = Choose { $what } in { $where ->
        [own] your own room
        [other] another player’s room
       *[any] any room
    }.
card-noisy = At { $slack } Slack or more it is noisy: your neighbors each discard a Sleep card.
card-own-turn = Only in your own turn.
card-only-private = Only for Privates.
card-stays = Can’t be asked to leave.
card-loot = { $source ->
        [tents] Everybody throws in { $loot ->
            [1] a Thing
           *[other] { $loot } Things
        } from their own room as loot.
       *[pile] { $loot } loot cards.
    }
card-first-lowest = The lowest roll picks first.
card-nothing = This card does nothing.

## The card as a whole

card-kind-invited = { $kind }, invited
card-kind-uninvited = { $kind }, uninvited
card-kind-tags = { $kind }: { $tags }
card-kind-job = Job
card-cost = Cost { $cost }
card-slack = Slack { $slack }
card-slack-die = Slack: { $roll }
card-roll = the die{ $die ->
        [0] {""}
        [1] {" "}plus 1
        [-1] {" "}minus 1
       *[-2] {" "}minus 2
    }
card-job-numbers = Income { $income }, Free Time { $free_time }, Slack Goal { $goal }
card-kind-rank = Rank
card-rank-numbers = Income { $income }, Free Time { $free_time }, Slack { $slack }
card-copies = { $copies ->
        [0] not in the deck
        [one] once in the deck
       *[other] { $copies } times in the deck
    }
card-no-job = no Job

## Looking at cards on the command line

cards-variety = { $designs } designs, { $signatures } different things that they do
cards-plain = { $count ->
        [0] All of them do something.
        [one] One only brings Slack: { $cards }
       *[other] { $count } only bring Slack: { $cards }
    }
cards-sum = { $cards ->
        [0] No card.
        [one] One card.
       *[other] { $cards } cards.
    }
cards-clean = { $file }: { $cards ->
        [one] one card, nothing to complain about.
       *[other] { $cards } cards, nothing to complain about.
    }
cards-clean-set = { $file }: a set, nothing to complain about.

problem-unknown_set = There is no set “{ $set }”. There are: { $known }.
problem-no_such_card_in_set = The set { $set } has no card “{ $card }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
problem-unknown_card_kind = There is no kind “{ $kind }”. There are: { $known }.
problem-unknown_card_tag = The set has no tag “{ $tag }”. There are: { $known }.

## What is wrong with a card file

problem-card_toml = { $file } is not TOML: { $line ->
        [0] look at its last lines and its longest numbers
       *[other] look at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
    }.
problem-card_deep = { $file } is not a card file: its tables and lists lie too deep in each other.
problem-card_not_text = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not text in UTF-8.
problem-card_none = { $file }: there is no card in it.
problem-card_form = { $file }, { $card }: { $expected ->
        [table] this should be a table.
        [number] { $field } should be a number.
        [text] { $field } should be a text.
       *[other] { $field } should be { $expected }.
    }
problem-card_missing = { $file }, { $card }: { $field } is missing.
problem-card_field = { $file }, { $card }: there is no field { $field }. There are: { $known }.
problem-card_icon = { $file }, { $card }: there is no icon “{ $icon }” for { $field }{ $near ->
        [none] .
       *[other] ; perhaps { $near }.
    }
problem-card_tag = { $file }, { $card }: “{ $tag }” is unknown in { $field }. There are: { $known }.
problem-card_never = { $file }, { $card }: { $field } can never happen with “{ $kind }”.
problem-card_alone = { $file }, { $card }: { $field } does not work without { $needs }.
problem-card_excluded = { $file }, { $card }: { $field } does not work together with { $other }.
problem-card_range = { $file }, { $card }: { $field } should be a number from { $least } to { $most }.
problem-card_zero = { $file }, { $card }: { $field } should not be 0, because then nothing happens.
problem-card_line = { $file }, { $card }: { $field } should be a single line without control characters.
problem-card_long = { $file }, { $card }: { $field ->
        [joke] the joke
       *[text] the rules text, which the program writes from the effects,
    } has { $length } characters in “{ $language }”; there is room for { $most }.
problem-card_twice = { $file }, { $card }: “{ $word }” stands in { $field } more than once.
problem-card_id = { $file }, { $card }: { $field } cannot be “{ $id }”. Lower-case letters a to z, digits and _ are allowed, and it begins with a letter.
problem-card_reserved = { $file }, { $card }: { $field } cannot be “{ $word }”, because that word means something else already.
problem-card_taken = { $file }, { $card }: this { $field } is taken. A Life card and a Job cannot share one.
problem-card_no_stand_in = { $file }, { $card }: { $field } names “{ $other }”, but there is no such card in this file.
problem-card_not_harmless = { $file }, { $card }: { $field } names { $other }, which has content itself and can be switched off too.
problem-card_unlike = { $file }, { $card }: { $field } names { $other }, which differs in { $what }.
