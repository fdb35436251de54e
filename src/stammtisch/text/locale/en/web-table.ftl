# The table in the browser: everything around a game that the game itself does not say.

## Coming and going

table-web-heading = The table
table-web-title-turn = ● Your turn – Stammtisch
table-web-connecting = On the way to the table …
table-web-reconnecting = Connection lost. Reconnecting …
table-web-failed = This table cannot be reached
table-web-to-lobby = To the lobby
table-web-watching = You are watching. You see what everybody may see.
table-web-leave = Leave the table
table-web-leave-note = { $seated ->
        [yes] Your seat stays yours: come back whenever you like. If you get up for good, a bot plays on for you.
       *[no] You are only watching.
    }
table-web-leave-for-good = Get up for good
table-web-menu = Menu
table-web-time-left = { $seconds ->
    [one] { $seconds } second left{ $then ->
        [discard] , then your least valuable card is discarded.
        [pass] , then you decline.
       *[nothing] .
    }
   *[other] { $seconds } seconds left{ $then ->
        [discard] , then your least valuable card is discarded.
        [pass] , then you decline.
       *[nothing] .
    }
}
table-web-undo = Take a move back
table-web-undo-asked = You would like to take this back, and everything after it. The others are being asked.
table-web-undo-asks = { $name } would like to take this back, and everything after it.
table-web-undo-withdraw = Leave it as it is
table-web-undo-yes = All right
table-web-undo-no = No
table-web-sound = { $on ->
        [yes] Sound is on
       *[no] Sound is off
    }
table-web-talk = Log and talk
table-web-talk-button = Log and talk{ $count ->
        [0] {""}
        [one] : one new line
       *[other] : { $count } new lines
    }
table-web-text-view = The table as text

## Cards

table-web-cost = costs { $cost }
table-web-card = { $name }. { $facts }. { $text }{ $slack ->
        [none] {""}
       *[other] {" "}Worth { $slack } here.
    }
table-web-hand-card = { $name }. { $facts }. { $text }{ $look ->
        [dim] {" "}Not now.
        [glow] {" "}Answers what is announced.
        [ticked] {" "}Picked.
       *[plain] {""}
    }
table-web-monster = Monster { $face }

## The table

table-web-practice = Practice
table-web-practice-note = This game goes on from step { $step } of a recorded one, so its dice and cards can be known.
table-web-turn = The turn
table-web-your-turn = Your turn
table-web-turn-of = { $name }’s turn
table-web-income = Income left: { $count }
table-web-income-short = Income
table-web-free-time = Free Time left: { $count }
table-web-free-time-short = Free Time
table-web-goal = Goal
table-web-deck = { $count } cards in the deck
table-web-discards = The discard pile
table-web-discard-count = { $count } cards on the discard pile
table-web-room-of = { $name }’s room
table-web-own-room = Your room
table-web-more-about = More about { $name }
table-web-away = (away)
table-web-hand-size = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
table-web-cards-in-hand = cards in hand
table-web-choosing = { $name } is choosing
table-web-empty-room = Nothing but dust yet.
table-web-own-empty-room = Your room is empty. Time to relax!
table-web-to-go = to go
table-web-total = { $total } of { $goal } Slack
table-web-sum = { $total } of { $goal } Slack
table-web-loose = { $count } Slack that belongs to no card.
table-web-loose-short = loose
table-web-madness = Madness { $madness }: { $sum }. One more Madness would make { $next }{ $wins ->
        [yes] {" "}and WIN.
       *[no] .
    }
table-web-madness-next = one more Madness → { $next }{ $wins ->
        [yes] {" "}= WIN
       *[no] {""}
    }
table-web-mad = Stark Raving Mad: Madness is Slack now.
table-web-mad-short = Mad!
table-web-ladder = Madness and what it counts
table-web-cancelled = canceled
table-web-nothing = Nothing.

## The bell

table-web-stop = Stop!
table-web-let-go = Let it pass
table-web-answering = { $count ->
        [one] One answer in your hand
       *[other] { $count } answers in your hand
    }
table-web-never-mind = Never mind
table-web-you-stopped = Stop! Which card?
table-web-stopped = { $name } says stop!
table-web-no-answer = None of your cards answers this. Nobody needs to know.
table-web-would-win = This would win the game!
table-web-go-on = Go on
table-web-speaker = Nobody hurries you: { $name } says when it goes on.
table-web-hours = { $count } h
table-web-minutes = { $count } min
table-web-until = Open until { $time }
table-web-bell-muted = You have stopped it for nothing a few times. The bell listens to you again from your next turn on. A card that answers can still be played.
table-web-order-all = Let everything pass until my turn{ $exceptions ->
        [0] {""}
        [one] , with one exception
       *[other] , with { $exceptions } exceptions
    }
table-web-orders = Standing orders
table-web-orders-note = Only you see them, they never depend on your cards, and they end with your next turn.
table-web-order-unless = … but ask me if
table-web-unless-me = it concerns me
table-web-unless-win = it could win
table-web-unless-call = somebody is called
table-web-unless-shopping = somebody goes Shopping
table-web-unless-activity = it is an Activity
table-web-unless-whenever = it is a Whenever
table-web-unless-by = { $name } plays it
table-web-reflex = Play a card automatically (once)
table-web-reflex-card = Play
table-web-reflex-none = none
table-web-reflex-kind = as soon as
table-web-reflex-any = anything is announced
table-web-reflex-by = by
table-web-reflex-anybody = anybody
table-web-reflex-least = worth
table-web-reflex-any-worth = whatever
table-web-reflex-worth = { $worth } Slack or more
table-web-reflex-no-card = You hold no card that could do that.

## One device for several

table-web-passes-to = { $turn ->
        [yes] { $name }’s turn
       *[no] A question to { $name }
    }
table-web-several-asked = Several of you are asked
table-web-pass-on = { $name ->
        [none] One after the other, in any order. Nobody else looks.
       *[other] Pass the device to { $name }. Nobody else looks.
    }
table-web-hold-i-am = Hold: I am { $name }
table-web-anyone = Anyone?
table-web-anyone-note = Whoever wants to stop this holds their name.
table-web-nobody = Nobody
table-web-cover = Cover
table-web-own-hands = To see your own hand, hold your name:

## Choosing

table-web-interject = Cards with an orange edge may be played in between.
table-web-pick-a-card = { $can ->
        [shop] Pick a card from your hand. Things go into your basket.
        [play] Pick a card from your hand.
       *[nothing] None of your cards can be played now. Press one to see why.
    }
table-web-stop-with = Stop! { $card }
table-web-choose-answer = Choose a card
table-web-choose-target = { $what ->
        [card] Choose a card
       *[room] Choose a room
    }
table-web-choose = Choose one
table-web-play-card = Play { $card }
table-web-take = { $kind ->
        [give_up] Give up { $what }
        [door] Send to { $what }
        [reroll] Reroll with { $what }
        [swap] Swap for { $what }
        [pass_on] Pass on { $what }
       *[other] Take { $what }
    }
table-web-wait = Wait
table-web-target = { $name ->
        [you] Your room
       *[other] { $name }’s room
    }
table-web-pick-cards = Pick up cards
table-web-hand = Your hand
table-web-hand-of = The hand of { $name }
table-web-empty-hand = You have no cards in hand.
table-web-put-down = Put it back
table-web-not-now = This card has to wait.
table-web-basket-cost = { $cost } of { $income } Income
table-web-basket-title = Shopping trip
table-web-basket-time = 1 Free Time
table-web-basket-gain = { $gain } Slack
table-web-basket-total = { $now } → { $after } of { $goal }
table-web-basket-wins = would WIN
table-web-basket-impossible = That is more than you can pay for. (SLACK-69)
table-web-into-basket = Into the basket
table-web-to-discards = To the discard pile
table-web-empty-basket = Put everything back
table-web-announce = { $count ->
        [one] Announce one Thing
       *[other] Announce { $count } Things
    }
table-web-stays = stays
table-web-door-to = to { $name }
table-web-door-discard = to the discard pile
table-web-door-later = out
table-web-toll = each turn: { $what }
table-web-closed-door = { $name ->
        [you] Your room
       *[other] { $name }’s room
    }
table-web-closed-stays = Stays
table-web-end-turn = End my turn
table-web-let-stay = Let them stay
table-web-ask-to-leave = { $count ->
        [0] Ask to leave
        [one] Ask one to leave
       *[other] Ask { $count } to leave
    }
table-web-discard-range = Pick them in your hand, { $most } at most.
table-web-ticked = { $count ->
        [0] none picked
        [one] one picked
       *[other] { $count } picked
    }
table-web-discard = { $count ->
        [0] Keep them all
        [one] Discard one card
       *[other] Discard { $count } cards
    }

## Scare

table-web-round = Round { $round } of { $rounds }
table-web-trick = The trick
table-web-no-trick = Nobody has played yet.
table-web-takes = { $name } takes the trick.
table-web-leads = leads the trick
table-web-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
table-web-stack = { $left } cards in the stack, { $turned } turned up{ $scared ->
        [yes] , the Scare card among them
       *[no] {""}
    }
table-web-stack-place = Place of the Scare card
table-web-stack-top = top
table-web-stack-bottom = bottom
table-web-hide-here = Hide it at place { $place }
table-web-scare-hint = Take up one card, or several with the same number.
table-web-play-as = Play as { $value }
table-web-play-cards = { $count ->
        [one] Play { $face }
       *[other] Play { $count } × { $face }
    }
table-web-cannot-play = These cards cannot be played together.
table-web-rank-lead = You lead.
table-web-rank = { $rank ->
        [1] Highest so far
       *[other] Number { $rank } of { $of } so far
    }
table-web-score-sheet = Score sheet

## Log, talk, deals

table-web-panels = Log, talk and deals
table-web-rule = Rule { $rule }
table-web-log = Log
table-web-tab-log = Log
table-web-tab-talk = Talk
table-web-tab-deals = Deals
table-web-no-talk = Nobody has said anything yet. Go ahead!
table-web-muted = You hear nobody. Press the speaker to listen again.
table-web-mute = { $on ->
        [yes] Listen to the others again
       *[no] Mute talk and calls
    }
table-web-say = Say something
table-web-send = Say it
table-web-react-laugh = Ha ha!
table-web-react-ouch = Ouch!
table-web-react-wow = Wow!
table-web-react-cheers = Cheers!
table-web-react-sorry = Sorry!
table-web-react-hurry = Your turn!
table-web-not-binding = not binding
table-web-no-deals = No promises yet.
table-web-deal-by = { $by } to { $to }:
table-web-deal-bots = Bots understand what you promise with the blocks not to do: saying stop, sending guests, playing Whenevers at them. Who shakes on it promises you the same. Not all keep their word.
table-web-promise-will = Whether you will
table-web-promise-what = What you promise
table-web-promise-until = How long
table-web-i-will = { $will ->
        [yes] I will
       *[no] I won’t
    }
table-web-block-stop = stop what you announce
table-web-block-guest = send you uninvited guests
table-web-block-whenever = play Whenevers on you
table-web-block-winner = stop whoever is about to win
table-web-block-show = show you my hand
table-web-until-mine = until my next turn
table-web-until-yours = until your next turn
table-web-until-once = just this once
table-web-until-end = until the end of the game
table-web-promise-stop = { $will ->
        [yes] I will stop what you announce, { $until }.
       *[no] I won’t stop what you announce, { $until }.
    }
table-web-promise-guest = { $will ->
        [yes] I will send you uninvited guests, { $until }.
       *[no] I won’t send you uninvited guests, { $until }.
    }
table-web-promise-whenever = { $will ->
        [yes] I will play Whenevers on you, { $until }.
       *[no] I won’t play Whenevers on you, { $until }.
    }
table-web-promise-winner = { $will ->
        [yes] I will stop whoever is about to win, { $until }.
       *[no] I won’t stop you from winning, { $until }.
    }
table-web-promise-show = { $will ->
        [yes] I will show you my hand, { $until }.
       *[no] I won’t show my hand to anybody else, { $until }.
    }
table-web-deal-with = Deal with
table-web-deal-text = I promise …
table-web-deal = Shake on it
table-web-deal-shaken = shaken
table-web-deal-kept = Kept
table-web-deal-broken = Broken
table-web-deal-says = { $name }: { $says ->
        [kept] kept
       *[broken] broken
    }
table-web-room = Room
table-web-known = Cards you have seen in this hand
table-web-show = Show { $name } some of my cards
table-web-show-all = Pick all of them
table-web-show-count = { $count ->
        [0] Show { $name } …
       *[other] { $all ->
            [yes] Show { $name } my hand
           *[no] { $count ->
                [one] Show { $name } this card
               *[other] Show { $name } these { $count } cards
            }
        }
    }
table-web-show-note = Cards you pick are seen for a moment, by nobody else. Everybody hears that it happened.
table-web-shown = { $name } shows you
table-web-bot-takes-over = Let a bot take over for { $name }
table-web-job-says = The Job says: “{ $text }”
table-web-seat-sum = { $total } of { $goal } Slack, { $hand ->
        [one] one card in hand.
       *[other] { $hand } cards in hand.
    }

## The end

table-web-result = The result
table-web-you-win = You win!
table-web-wins = { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
table-web-won-with = { $total } of { $goal }, with this: { $cause }
table-web-won-for-good = Whatever comes now comes too late.
table-web-moment = See the moment
table-web-again = Play again
table-web-again-host = The host can start another game.
table-web-outdated = { $why ->
        [record_rules] The rules have changed since this game began.
        [record_cards] The cards have changed since this game began.
        [record_options] This game was played with options that no longer exist.
       *[other] This game no longer goes as it was written down.
    } You can see how it stood, but it cannot be continued.
table-web-outdated-again = New game, same seats
table-web-replay = Watch the replay
table-web-look-at-table = Look at the table
table-web-show-result = Show the result

## Help, text and keys

table-web-help = Help
table-web-help-cards = Press a card to see what it can do now. Hover over a card, hold it or reach it with Tab to read it; a dimmed card says why it has to wait.
table-web-key-space = Space
table-web-key-does-space = Stop! in an open window
table-web-key-digits = 1 – 9
table-web-key-does-digits = an answer, what a card can do, or a card of your hand
table-web-key-escape = Esc
table-web-key-does-escape = never mind; put the card down
table-web-key-o = O
table-web-key-does-o = let everything pass until your turn, or not
table-web-key-e = E
table-web-key-does-e = end your turn: nothing more, whatever you hold
table-web-key-t = T
table-web-key-does-t = read out how far everybody is
table-web-key-r = R
table-web-key-does-r = read out your room
table-web-key-h = H
table-web-key-does-h = read out your hand
table-web-key-l = L
table-web-key-does-l = read out what happened last
table-web-key-w = W
table-web-key-does-w = read out whom the table waits for
table-web-key-question = ?
table-web-key-does-question = this help
table-web-single-keys = Single keys do something
table-web-quiet-bell = No sound for the bell if I have no answer; the ring stays the same
table-web-sounds = Sounds for your turn, for the bell and when you are hit
table-web-tell-to-go = { $name }: { $total } of { $goal }, { $left } to go.
table-web-tell-score = { $name }: { $count }.
table-web-text-now = What is going on
table-web-text-turn = { $name }’s turn, { $phase }. Income { $income }, Free Time { $time }.
table-web-text-play = { $name }: { $value }.
table-web-text-scare = { $score } points, { $hand } cards in hand, { $stack } in the stack, { $turned } turned up.

# The stage
stage-web-you = You
stage-web-dealt = These are your Jobs
stage-web-skip = Go on
stage-web-would-win = { $who ->
        [you] You would win!
       *[other] { $name } would win!
    }
stage-web-of-goal = of { $goal }

# The end of a round of Scare
scare-web-good-night = Good night
scare-web-last-trick = Last trick
scare-web-back = Back
scare-web-goes-on = or by itself in 6 s
scare-web-why-scared = turned up the Scare card and ended the round
scare-web-why-paranoia = Paranoia! It was the very last card: { $points } points
scare-web-why-robbed = nothing: Paranoia takes it all
scare-web-why-double = The Scare card lay on top: each card counts double
scare-web-why-bottom = The Scare card lay at the very bottom: nothing below it
scare-web-why-asleep = { $count ->
        [one] one card below the Scare card
       *[other] { $count } cards below the Scare card
    }
scare-web-in-all = { $count ->
        [one] one point in all
       *[other] { $count } points in all
    }
