# The table in the browser, where there are ranks. Messages that begin with jungle- replace those without it.

## The nouns of the jungle

jungle-table-web-room-of = { $name }’s tent
jungle-table-web-own-room = Your tent
jungle-table-web-room = Tent
jungle-table-web-empty-room = Nothing but sand yet.
jungle-table-web-own-empty-room = Your tent is empty. Time to relax!
jungle-table-web-job-says = The rank says: “{ $text }”
jungle-table-web-key-does-r = read out your tent
jungle-table-web-target = { $name ->
        [you] Your tent
       *[other] { $name }’s tent
    }
jungle-stage-web-dealt = These are your ranks
jungle-table-web-closed-door = { $name ->
        [you] Your tent
       *[other] { $name }’s tent
    }
jungle-table-web-choose-target = { $what ->
        [card] Choose a card
       *[room] Choose a tent
    }
jungle-table-web-basket-title = Scrounging trip

## What can be done

jungle-table-web-take = { $kind ->
        [give_up] Give up { $what }
        [door] Send to { $what }
        [reroll] Reroll with { $what }
        [swap] Swap for { $what }
        [pass_on] Pass on { $what }
        [sentence] Move { $what }
        [second] { $what } picks second
        [ballot] Name { $what }
        [take_offer] Take { $what }’s card
        [partner] Swap with { $what }
        [throw_in] Throw in { $what }
        [look] Discard { $what }
       *[other] Take { $what }
    }
jungle-table-web-play-card = { $how ->
        [order] Order { $card }
        [offer] Offer { $card }
        [return] Strike back with { $card }
       *[play] Play { $card }
    }
jungle-table-web-stop-with = { $how ->
        [order] Order { $card }
       *[stop] Stop! { $card }
    }
jungle-table-web-end-turn = { $rests ->
        [yes] Rest: heal a wound
       *[no] End my turn
    }

## Ranks

camp-web-ladder = Ranks
camp-web-ladder-open = Who has which rank
camp-web-ladder-note = Whoever has a higher rank may order you around. The highest leads the raids, and is easy to denounce.
camp-web-free = { $count ->
        [0] none free
       *[other] { $count } free
    }

## Orders

camp-web-wanted = { $name } wanted
camp-web-ordered = { $name } ordered
camp-web-orders = { $name } orders
camp-web-scored = +1 Slack at once
camp-web-may-overrule = { $names } may overrule this.
camp-web-nobody-overrules = Nobody may overrule this.

## The tribunal

camp-web-accuses = { $accuser } denounces { $accused }
camp-web-needs = { $needed ->
        [1] Innocent with any roll
        [6] Innocent with a 6
        [7] Guilty with any roll
       *[other] Innocent with a { $needed } or more
    }
camp-web-guilty = Guilty
camp-web-innocent = Innocent

## The loot

camp-web-loot = Loot
camp-web-loot-step = { $step ->
        [first] { $name } picks first, any card
        [naming] { $name } says who picks next
       *[others] { $name } picks a Thing
    }
camp-web-only-first = Only the first may take this
camp-web-slack = { $total } Slack
camp-web-then-named = then whom { $name } names

## Asking the camp

camp-web-asks = { $name } asks the camp for a raid card
camp-web-thinking = is thinking
camp-web-answered = has answered
camp-web-offers = offers a card
camp-web-offers-none = offers nothing
camp-web-hurt = wounded
