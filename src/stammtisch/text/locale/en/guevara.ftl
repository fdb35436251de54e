### The jungle: its nouns, and what happens, is asked and can be chosen with ranks, raids, orders and denunciations.

## The game in a nutshell

game-guevara = Chez Guevara
    .about = Give orders, denounce your friends and share the loot badly. For two to five.
    .intro =
        You share a camp, a pot of beans and a Glorious Leader who cannot come along on raids, alas. Whoever relaxes enough first wins and goes home: get 20 Slack, or 18 if you are five.
        In your turn you draw up to six cards, roll for what has to be rolled and ask guests to leave, call People, spend your Free Time on Activities, raids and scrounging trips, and discard. If you did nothing else, you heal a wound. Whoever has a higher rank may order you around, and anybody may denounce you.

## Nouns of the jungle, form by form next to the usual ones (Words.calling)

noun-room = room | rooms | Room
noun-tent = tent | tents | Tent
noun-job = Job | Jobs
noun-grade = rank | ranks
noun-player = player | players | Player
noun-comrade = comrade | comrades | Comrade
noun-shopping = Shopping trip | Shopping trips | go Shopping | Go Shopping | Shopping
noun-scrounging = scrounging trip | scrounging trips | go scrounging | Go scrounging | scrounging
noun-home = isn’t home | not home | apartment
noun-camp = isn’t in camp | not in camp | camp
noun-call = call | calls
noun-summons = call | calls

## What is said differently here: these replace the messages that begin with slack-

jungle-phase-call = Call People
jungle-ask-call = { $calls ->
        [yes] Whom do you call?
       *[no] Do you play something?
    }
jungle-heading = Your turn, { $phase }{ $spends ->
        [yes] {" "}(Income { $income }, Free Time { $free_time })
       *[no] {""}
    }.{ $rests ->
        [yes] {" "}If you rest this turn, a wound heals.
       *[no] {""}
    }
jungle-event-shopping_announced = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } scrounging: { $cards }.
jungle-choice-pet = put { $card } { $to }: { $who ->
        [you] { $worth }
       *[other] { $name } { $worth }
    }
jungle-choice-shop = scrounge { $cards }: 1 Free Time, cost { $cost } of { $income }, { $worth }{ $change ->
        [none] {""}
        [wins] {" "}({ $now } → { $after } of { $goal }: would WIN)
       *[some] {" "}({ $now } → { $after } of { $goal })
    }
jungle-event-announced = { $how ->
        [call] { $you ->
            [yes] You call
           *[no] { $seat } calls
        } { $card } { $to }.
        [pet] { $you ->
            [yes] You put
           *[no] { $seat } puts
        } { $card } { $into }{ $worth }.
        [guest] { $you ->
            [yes] You send
           *[no] { $seat } sends
        } { $card } { $to }{ $worth }.
        [activity] { $you ->
            [yes] You announce
           *[no] { $seat } announces
        } { $card }{ $then ->
            [entered] { $worth }.
           *[none] {" "}({ $printed }).
        }
        [thrown] { $you ->
            [yes] You throw
           *[no] { $seat } throws
        } { $card } at { $whom }.
        [answer] { $you ->
            [yes] You answer
           *[no] { $seat } answers
        } with { $card }.
        [player] { $you ->
            [yes] You play
           *[no] { $seat } plays
        } { $card } on { $whom }.
        [self] { $you ->
            [yes] You play { $card } on yourself.
           *[no] { $seat } plays { $card } on themselves.
        }
        [card] { $you ->
            [yes] You play
           *[no] { $seat } plays
        } { $card } on { $aim } { $in }.
       *[whenever] { $you ->
            [yes] You play
           *[no] { $seat } plays
        } { $card }.
    }
jungle-sum-job = Rank

## Names

slack-phase-heal = Heal
slack-token-wounds = Wounds
slack-wounds = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
slack-worth-wounds = { $signed } { $by ->
        [one] wound
       *[other] wounds
    }

## Events: ranks and wounds

slack-event-promoted = { $you ->
        [yes] You are
       *[no] { $seat } is
    } promoted: { $job } ({ $numbers }).
slack-event-demoted = { $you ->
        [yes] You are
       *[no] { $seat } is
    } demoted: { $job } ({ $numbers }).
slack-event-ranks_changed = { $you ->
        [yes] You swap
       *[no] { $seat } swaps
    } ranks with { $to_whom }.
slack-event-no_rank_free = No higher rank is free for { $you ->
        [yes] you
       *[no] { $seat }
    }.
slack-event-wounded = { $change ->
        [more] { $you ->
            [yes] You are
           *[no] { $seat } is
        } wounded{ $by ->
            [one] {""}
           *[other] , { $by } times
        }
       *[less] { $you ->
            [yes] You lose
           *[no] { $seat } loses
        } { $by ->
            [one] a wound
           *[other] { $by } wounds
        }
    } ({ $wounds ->
        [0] none left
       *[other] now { $wounds }: −{ $wounds } Slack
    }).

## Events: denunciations

slack-event-accused_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } a { $die }{ $verdict ->
        [none] {""}
       *[other] {" "}({ $verdict })
    }: { $then ->
        [found_innocent] innocent!
        [found_guilty] guilty!
       *[none] the Glorious Leader is thinking.
    }
slack-event-found_innocent = { $you ->
        [yes] You are
       *[no] { $seat } is
    } innocent.
slack-event-found_guilty = { $you ->
        [yes] You are
       *[no] { $seat } is
    } guilty.
slack-event-leader_sent = { $you ->
        [yes] You send
       *[no] { $seat } sends
    } the Glorious Leader { $to }.
slack-event-struck_back = { $you ->
        [yes] You strike
       *[no] { $seat } strikes
    } back with { $card }: { $target_you ->
        [yes] you are
       *[no] { $target } is
    } guilty!

## Events: raids

slack-event-raid_asked = { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } the camp for a raid card.
slack-event-offers_made = { $by ->
        [0] The camp has none to offer.
        [one] One card is offered.
       *[other] { $by } cards are offered.
    }
slack-event-raid_lent = { $target_you ->
        [yes] You take { $card } from { $seat }.
       *[no] { $target } takes { $card } from { $you ->
            [yes] you
           *[no] { $seat }
        }.
    }
slack-event-thrown_in = { $you ->
        [yes] You throw
       *[no] { $seat } throws
    } { $card } into the loot.
slack-event-raid_led = { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } { $card }: { $loot ->
        [0] no loot
        [one] one card of loot
       *[other] { $loot } cards of loot
    }.
slack-event-raid_rolled = { $round ->
        [0] Everybody rolls: { $rolls }.
       *[other] A tie, once more: { $rolls }.
    }
slack-event-raid_won = { $you ->
        [yes] You come
       *[no] { $seat } comes
    } out on top{ $then ->
        [promoted] {" "}and { $you ->
            [yes] are
           *[no] is
        } promoted: { $job } ({ $numbers }).
        [no_rank_free] , but no higher rank is free.
       *[none] .
    }
slack-event-loot_turned = Loot: { $cards }.
slack-event-loot_order = The loot goes around: { $order }.
slack-event-loot_taken = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card } { $to_hand ->
        [0] into { $you ->
            [yes] your tent
           *[no] the tent
        }{ $worth }
       *[1] into { $you ->
            [yes] your hand
           *[no] the hand
        }
    }.
slack-event-loot_left = Left over and discarded: { $cards }.

## Events: orders

slack-event-order_given = { $you ->
        [yes] You order
       *[no] { $seat } orders
    } { $whom } around: { $card }{ $then ->
        [seen] {" "}(+1 Slack for { $you ->
            [yes] you
           *[no] { $seat }
        })
       *[none] {""}
    }.
slack-event-order_overruled = { $rival_you ->
        [yes] You overrule
       *[no] { $rival } overrules
    } { $you ->
        [yes] your order
       *[no] { $seat }’s order
    }.
slack-event-duty_done = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } order has been carried out: { $card }.

## Announcements

slack-announced-order = the order

## Questions

slack-ask-heal = Your turn is nearly over.
slack-ask-partner = No { $job } is free: with whom do you swap ranks?
slack-ask-strike_back = You are innocent. Do you denounce { $name } in return? It always succeeds.
slack-ask-sentence = { $name } is guilty. Which guest do you move away, or does the Glorious Leader move in?
slack-ask-lend_raid = { $name } asks the camp for a raid card. Do you offer one? Only one is taken, unseen.
slack-ask-take_offer = Whose raid card do you take? It is used at once.
slack-ask-loot = { $step ->
        [first] You pick first, and any card. Which one?
        [where] Where does { $card } go?
       *[other] Which Thing do you take? It goes into your tent at once.{ $names ->
            [none] {""}
           *[other] {" "}After you: { $names }.
        }
    }
slack-ask-throw_in = Which Thing of yours do you throw into the loot?
slack-ask-second = Who picks second from the loot?

## Choices

slack-choice-ask_raid = ask the camp for a raid card
slack-choice-offer = offer { $card }
slack-choice-lend_raid-pass = offer nothing
slack-choice-take_offer-pass = take none
slack-choice-take_offer-seat = take { $name }’s card
slack-choice-partner-seat = swap with { $name }
slack-choice-second-seat = { $name }
slack-choice-strike_back-pass = let it be
slack-choice-strike_back-play = strike back with { $card }
slack-choice-sentence-card = { $kind ->
        [leader] { $card } moves in
       *[other] { $card } moves away
    }
slack-choice-sentence-pass = do neither
slack-choice-choose_place-room = { $card } into your tent
slack-choice-choose_place-hand = { $card } into your hand
slack-choice-loot-card = { $kind ->
        [thing] { $card }, { $slack } Slack
       *[other] { $card }, into your hand
    }
slack-choice-order = order { $name } around: { $card } (for you +1 Slack), { $name } { $worth }
slack-effect-order = you +1, then { $name }: { $what }

## One line for each turn of somebody else

slack-short-promoted = { $seat } { $job }
slack-short-demoted = { $seat } { $job }
slack-short-raid_won = { $seat } wins the raid
slack-short-wounded = { $other ->
        [none] {""}
       *[other] { $other }{" "}
    }{ $wounds ->
        [0] no wound left
        [one] 1 wound
       *[other] { $wounds } wounds
    }
slack-short-found_innocent = { $seat } innocent
slack-short-found_guilty = { $seat } guilty
slack-short-struck_back = { $target } denounced in return
slack-short-raid_led = { $card }
slack-short-loot_taken = loot for { $seat }: { $card }
slack-short-order_given = ordered around by { $seat }

## Simulations

simulate-promotions = { $mean } promotions per game.
simulate-demotions = { $mean } demotions per game.
simulate-wounds = { $mean } wounds per game, gained or healed.
simulate-raids = There was a raid in { $share } % of the games, { $mean } per game.
simulate-orders = There was an order in { $share } % of the games, { $mean } per game.
simulate-denunciations = There was a denunciation in { $share } % of the games, { $mean } per game.

## Why not

problem-raid_outranked = Only somebody with the highest rank at the table may order a raid.
problem-has_raid_card = You have a raid card yourself.
problem-asked_camp_already = You have asked the camp this turn already.
problem-camp_has_no_cards = Nobody else has a card that they could lend you.
problem-not_a_raid = { $card } is not a raid card.
problem-offers_nothing = Nobody there has offered you a raid card.
problem-cannot_throw_in = You can’t throw { $card } into the loot.
problem-not_in_loot = { $card } is not among the loot.
problem-loot_only_things = { $card } is not a Thing. Only the first one may pick any card.
problem-second_is_another = Somebody else picks second.
problem-nothing_to_order = You can order somebody around only when they have just announced an Activity or a scrounging trip.
problem-does_not_outrank = Your rank is not higher than that of { $seat }.
problem-cannot_overrule = Your rank is not higher than that of { $seat }, who gave the order.
problem-not_that_rank = You have to swap with somebody of the rank below yours.
problem-only_accuser = You can only denounce { $seat } in return.
problem-cannot_strike_back = You can’t denounce anybody in return with { $card }.
problem-no_sentence = { $card } cannot be moved now: neither Cats nor a Glorious Leader who is there already.
problem-guest_stays = Nobody can ask { $card } to leave.

## In the terminal: ranks, the stack of orders, what counts before a verdict

slack-sheet-rank = Rank
slack-ladder-rank = { $job } ({ $numbers }): { $names ->
        [none] nobody
       *[other] { $names }
    }{ $free ->
        [0] , none free
       *[other] , { $free } free
    }
slack-stack-wanted = Instead of what { $you ->
        [yes] you wanted
       *[no] { $name } wanted
    }: { $cards }.
slack-stack-order = Instead of { $you ->
        [yes] your order
       *[no] { $name }’s order
    }: { $card }.
slack-stack-overrule = { $job ->
        [none] Nobody can overrule it.
       *[other] Only a { $job } or above could overrule it.
    }
slack-tribunal = { $you ->
        [yes] Your die
       *[no] { $name }’s die
    }{ $parts ->
        [none] {""}
       *[other] , { $parts }
    }: { $least ->
        [1] innocent whatever it shows
        [6] innocent with a 6 only
        [7] guilty whatever it shows
       *[other] innocent with { $least } or more
    }.
slack-after-denounced = { $least ->
        [1] innocent whatever the die shows
        [6] innocent with a 6 only
        [7] guilty whatever the die shows
       *[other] innocent with { $least } or more
    }
