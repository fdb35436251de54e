### The Slack family: what happens, what is asked, why not. What cards do is in cards.ftl.

## The games in a nutshell

game-goth = Chez Goth
    .about = Be as gloomy as you can, with an audience. For two to five.
    .intro =
        You share an apartment with very stylish people who take being sad as seriously as others take football. Whoever relaxes enough first wins: get Slack and Gloom together up to the goal on your Job.
game-geek = Chez Geek
    .about = One phone line, one bathroom, eleven mugs, none of them clean. For two to five, and made to be mixed.
    .intro =
        You share an apartment, one phone line and a fridge nobody dares to open. Whoever relaxes enough first wins: get your Slack up to the goal on your Job.
game-cthulhu = Chez Cthulhu
    .about = Relax as much as you can, before your roommates or your sanity get in the way. For two to five.
    .intro =
        You share an apartment, worship something with tentacles and would like to do as little as possible. Whoever relaxes enough first wins: get your Slack up to the goal on your Job.
        In your turn you draw up to six cards, roll for what has to be rolled and ask guests to leave, call People, spend your Free Time on Activities and Shopping, and discard. The others may stop what you announce. Whenever cards can be played at any time. A little Madness costs Slack, a lot of it pays.

## Names

slack-card = { $name }
slack-phase-draw = Draw
slack-phase-roll = Roll
slack-phase-call = Call People
slack-phase-free_time = Free Time
slack-phase-discard = Discard
slack-who = { $you ->
        [yes] you
       *[no] { $name }
    }
slack-whom = { $you ->
        [yes] you
       *[no] { $name }
    }
slack-to-whom = { $you ->
        [yes] you
       *[no] { $name }
    }
slack-room-to = { $whose ->
        [you] to your room
        [own] to their own room
       *[other] to { $name }’s room
    }
slack-room-into = { $whose ->
        [you] into your room
        [own] into their own room
       *[other] into { $name }’s room
    }
slack-room-in = { $whose ->
        [you] in your room
        [own] in their own room
       *[other] in { $name }’s room
    }
slack-hand-to = { $you ->
        [yes] to your hand
       *[no] to { $name }’s hand
    }
slack-hand-from = { $you ->
        [yes] from your hand
       *[no] from { $name }’s hand
    }

## Events
## One line can tell several events (text/slack/story.py): { $then } says how the first one ended, { $worth } what a card
## is worth in its room, with a space before it.

slack-sum = {" "}({ $slack } Slack{ $sum ->
        [none] {""}
       *[other] : { $sum }
    })
slack-sum-part = { $by } { $name }
slack-sum-job = Job
slack-more = {" "}({ $more })
slack-happened = { $name ->
        [none] { $what }.
       *[other] { $name }: { $what }.
    }
slack-event-job_dealt = { $you ->
        [yes] Your Job
       *[no] { $seat }’s Job
    }: { $job } ({ $numbers }){ $text ->
        [none] .
       *[other] : “{ $text }”
    }
slack-event-hand_dealt = { $you ->
        [yes] You are
       *[no] { $seat } is
    } dealt { $cards }.
slack-event-turn_started = { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
slack-event-phase_started = – { $phase } –
slack-event-drew = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }.
slack-event-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards }.
slack-event-reshuffled = The Life deck is empty: the discard pile is shuffled and becomes the new deck.
slack-event-income_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } a { $die }: Income { $income } this turn.
slack-event-free_time_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } a { $die }: Free Time { $free_time } this turn.
slack-event-announced = { $how ->
        [call] { $you ->
            [yes] You call
           *[no] { $seat } calls
        } { $card } { $to }.
        [pet] { $you ->
            [yes] You bring
           *[no] { $seat } brings
        } { $card } home{ $worth }.
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
slack-event-shopping_announced = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } Shopping: { $cards }.
slack-event-call_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } a { $die }{ $more }{ $then ->
        [entered] : { $card } comes { $to }{ $worth }.
        [call_failed] : { $card } isn’t home.
        [left] : { $card } comes, but not { $into }.
       *[none] {" "}for { $card }.
    }
slack-event-call_failed = { $card } isn’t home: discarded.
slack-event-entered = { $cause ->
        [none] { $place ->
            [you] Into your room
           *[other] Into { $host }’s room
        }: { $card }{ $worth }.
       *[other] { $cause } brings { $card } { $to }{ $worth }.
    }
slack-event-evict_rolled = { $you ->
        [yes] You ask { $card } to leave and roll
       *[no] { $seat } asks { $card } to leave and rolls
    } a { $die }{ $more }{ $then ->
        [stayed] {" "}in vain.
        [moved] : off { $to }{ $worth }.
        [left] : gone for good.
       *[none] .
    }
slack-event-stayed = { $card } stays.
slack-event-moved = { $card } goes { $to }{ $worth }.
slack-event-left = { $card } leaves the game for the discard pile.
slack-event-slack_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } a { $die } for { $card }{ $then ->
        [entered] { $worth }.
        [activity_failed] {" "}and it fails.
       *[none] : { $slack } Slack.
    }
slack-event-activity_failed = { $card } fails: discarded.
slack-event-cancelled = { $by } cancels { $card }.
slack-event-trip_cancelled = { $by } cancels { $you ->
        [yes] your
       *[no] { $seat }’s
    } Shopping trip{ $then ->
        [returned] . Back { $hand }: { $cards }.
       *[none] .
    }
slack-event-returned = Back { $hand }: { $cards }.
slack-event-ran_short = { $you ->
        [yes] You have
       *[no] { $seat } has
    } only { $income } Income left{ $then ->
        [returned] . Back { $hand }: { $cards }.
       *[none] .
    }
slack-event-discarded = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards }.
slack-event-lost = { $cause ->
        [none] { $you ->
            [yes] You lose
           *[no] { $seat } loses
        } { $cards }.
       *[other] { $cause } takes { $you ->
            [yes] your
           *[no] { $seat }’s
        } { $cards }.
    }
slack-event-spared = No { $kinds } to lose: { $who }.
slack-event-dropped = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards } at random.
slack-event-loose_changed = { $you ->
        [yes] You { $change ->
            [more] gain
           *[less] lose
        }
       *[no] { $seat } { $change ->
            [more] gains
           *[less] loses
        }
    } { $by } Slack (now { $loose } below the Job).
slack-event-marked = { $card } { $in }: now { $slack } Slack.
slack-event-taken = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card } from { $to_whom }.
slack-event-stolen = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $then ->
        [seen] { $cards }
       *[none] { $count ->
            [one] one card
           *[other] { $count } cards
        }
    } at random { $hand }.
slack-event-stolen_card = It is { $card }.
slack-event-die_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } a { $die } for { $card ->
        [none] { $job }
       *[other] { $card }
    }{ $then ->
        [nothing] : nothing happens.
        [spared] : no { $kinds } to lose.
       *[none] .
    }
slack-event-job_changed = { $you ->
        [yes] Your new Job
       *[no] { $seat }’s new Job
    }: { $job } ({ $numbers }){ $text ->
        [none] .
       *[other] : “{ $text }”
    }
slack-event-neighbors_woken = { $card }: too loud! The neighbors wake up.
slack-event-lasting_began = { $lasting } { $lasts ->
        [round] until { $you ->
            [yes] your
           *[no] their
        } next turn
        [next_turn] until { $you ->
            [yes] your
           *[no] their
        } turn is over
       *[turn] this turn
    }.
slack-event-lasting_ended = { $lasts ->
        [round] { $card } no longer works.
       *[turn] The turn ends, and so does { $card }.
    }
slack-event-hand_shown = { $you ->
        [yes] You show { $to_whom } your hand
       *[no] { $seat } shows { $to_whom } their hand
    }{ $then ->
        [seen] : { $cards }.
       *[none] .
    }
slack-event-hand_seen = The hand: { $cards }.
slack-event-madness_changed = { $you ->
        [yes] You { $change ->
            [more] gain
           *[less] lose
        }
       *[no] { $seat } { $change ->
            [more] gains
           *[less] loses
        }
    } { $by } Madness{ $madness ->
        [0] {" "}(none left).
        [9] .
       *[other] {" "}(now { $madness }: { $counts } Slack).
    }
slack-event-gloom_changed = { $you ->
        [yes] You { $change ->
            [more] gain
           *[less] lose
        }
       *[no] { $seat } { $change ->
            [more] gains
           *[less] loses
        }
    } { $by } Gloom (now { $gloom }).
slack-event-gloom_fading = Nobody is with { $you ->
        [yes] you: 1 of your
       *[no] { $seat }: 1
    } Gloom is about to fade.
slack-event-gloom_faded = { $you ->
        [yes] You are alone: 1 Gloom fades
       *[no] { $seat } is alone: 1 Gloom fades
    } (now { $gloom }).
slack-event-rerolled = { $you ->
        [yes] You reroll
       *[no] { $seat } rerolls
    }{ $card ->
        [none] {""}
       *[other] {" "}with { $card }
    }: { $die }.
slack-event-fetched = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card } from the discard pile.
slack-event-swapped = { $you ->
        [yes] You swap
       *[no] { $seat } swaps
    } { $card } and { $aim }.
slack-event-borrowed = { $you ->
        [yes] You borrow
       *[no] { $seat } borrows
    } { $card } from { $to_whom }.
slack-event-given_back = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $card } back to { $to_whom }.
slack-event-handed_on = { $you ->
        [yes] You hand
       *[no] { $seat } hands
    } { $card } on to { $to_whom }.
slack-event-passed_on = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    } { $then ->
        [seen] { $card }
       *[none] a card
    } to { $to_whom }.
slack-event-passed_card = It is { $card }.
slack-event-went_mad = { $you ->
        [yes] You are
       *[no] { $seat } is
    } Stark Raving Mad! From now on, all Madness is Slack.
slack-event-had_no_effect = No effect: { $cards }.
slack-event-game_won = { $you ->
        [yes] You have reached your goal and win the game!
       *[no] { $count ->
            [one] { $winners } has reached the goal and wins the game.
           *[other] { $winners } have reached their goals and share the win.
        }
    }

## Questions

slack-asks = { $what }?
slack-ask-answer = { $announced }{ $against ->
        [none] {""}
       *[other] That would cancel { $against }.{" "}
    }{ $wins ->
        [you] You would WIN with it.{" "}
        [yes] { $name } would WIN with it.{" "}
       *[no] {""}
    }{ $stops ->
        [yes] Do you stop it?
       *[no] Do you play anything before that?
    }
slack-ask-roll = { $evicts ->
        [yes] Which guest do you ask to leave? { $least ->
            [1] They go, whatever you roll.
            [6] On a 6 they go.
            [7] No roll is high enough.
           *[other] On { $least } or more they go.
        }
       *[no] Do you play something?
    }
slack-ask-call = { $calls ->
        [yes] Whom do you call?
       *[no] Do you play something?
    }
slack-ask-free_time = What do you do with your Free Time?
slack-ask-discard = { $least ->
        [0] Which cards do you discard? Optional; you must keep one card.
        [one] Which cards do you discard? At least one; you must keep one card.
       *[other] Which cards do you discard? At least { $least }; you must keep one card.
    }
slack-ask-give_up = { $source ->
        [noise] You have been woken and lose { $cards }. Which one?
       *[other] { $source } wants { $cards }. Which one do you give up?
    }
slack-ask-gift = { $source ->
        [noise] You may
       *[other] { $source } lets you
    } put { $cards } into play for free. Do you?
slack-ask-door = Where does { $card } go?
slack-ask-job = You won last time, so you pick first. Which Job do you take?
slack-ask-reroll = You rolled a { $die }. Do you reroll? The second roll stands.
slack-ask-swap = What changes places with { $card }?
slack-ask-fetch = Which card do you take from the discard pile?
slack-ask-pass_on = What do you pass to the left?
slack-interject = { $name }’s turn, { $phase }.{ $you ->
        [yes] {" "}Do you play something in between?
       *[no] {" "}Does anyone play something in between?
    }

slack-nothing-call = You have nobody to call.
slack-nothing-free_time = There is nothing you could do with your Free Time.

## Choices

slack-wins = { $choice } (would WIN: { $total } of { $goal })
slack-wins-with = { $choice } (would WIN with { $die } or more)
slack-choice-pass = let it pass
slack-choice-reroll-pass = keep the die
slack-choice-reroll = reroll with { $card }
slack-choice-card_only = { $card }
slack-choice-gift-pass = put nothing into play
slack-choice-done = done, on to { $phase }
slack-choice-cancel = { $card }: cancels { $what }
slack-announced-fading = the fading Gloom
slack-announced-trip = the Shopping trip
slack-choice-thrown = { $card } on { $name }: cancels { $what }, { $name } { $worth }
slack-choice-activity = { $card }: { $cost ->
        [0] {""}
       *[other] cost { $cost } of { $income },{" "}
    }{ $worth }
slack-wakes = { $least ->
        [1] it wakes { $whom }
        [6] on a 6 it wakes { $whom }
       *[other] on { $least } or more it wakes { $whom }
    }
slack-noise = Careful: { $what }.
slack-worth = { $signed } Slack
slack-worth-token = { $signed } { $name }
slack-worth-die = { $roll } in Slack
slack-choice-call = call { $card } { $to }: { $least ->
        [1] {""}
        [6] on a 6{" "}
       *[other] on { $least } or more{" "}
    }{ $who ->
        [you] { $worth }
       *[other] { $name } { $worth }
    }
slack-choice-never-comes = call { $card } { $to }: no roll is high enough
slack-choice-pet = bring { $card } home: { $worth }
slack-choice-guest = send { $card } { $to }: { $who ->
        [you] { $worth }
       *[other] { $name } { $worth }
    }
slack-choice-play = play { $card }
slack-choice-whenever = play { $card }: { $text }
slack-choice-player = play { $card } on { $whom }: { $text }
slack-choice-yourself = play { $card } on yourself: { $text }
slack-choice-card = play { $card } on { $aim }: { $text }
slack-aim = { $aim } ({ $slack } Slack) { $in }
slack-choice-gift = { $card } for free: { $worth }
slack-choice-shop = buy { $cards }: 1 Free Time, cost { $cost } of { $income }, { $worth }{ $change ->
        [none] {""}
        [wins] {" "}({ $now } → { $after } of { $goal }: would WIN)
       *[some] {" "}({ $now } → { $after } of { $goal })
    }
slack-choice-evict = ask { $card } to leave, { $to }
slack-choice-evict-later = ask { $card } to leave
slack-choice-give_up = { $card } ({ $slack } Slack)
slack-choice-door-discard = to the discard pile
slack-choice-job = { $job } ({ $numbers }){ $text ->
        [none] {""}
       *[other] : { $text }
    }
slack-choice-discard = discard { $cards }
slack-choice-discard-nothing = discard nothing
slack-choice-show = show { $whom } your hand

## What a choice brings whoever it is aimed at, in a few words: it hangs at their room

slack-effect = { $same ->
        [yes] still { $after } to go
       *[no] { $now } → { $after } to go
    }
slack-effect-wins = { $now } → { $after }: wins
slack-effect-roll = { $least ->
        [6] on a 6: { $what }
        [7] no roll is high enough
       *[other] on { $least }+: { $what }
    }
slack-effect-stays = { $name }: still { $left } to go

## Choices that belong together: what they have in common, with what is different below it

slack-group = { $what }{ $more ->
        [none] {""}
       *[other] , { $more }
    }:
slack-group-call = call { $card }{ $least ->
        [1] {""}
        [6] {" "}(comes on a 6)
        [7] {" "}(no roll is high enough)
       *[other] {" "}(comes on { $least } or more)
    }
slack-group-host = { $to }: { $worth }
slack-group-pet = put { $card }
slack-group-guest = send { $card }
slack-group-evict = ask { $card } to leave:
slack-group-play = play { $card }: { $text }
slack-group-again = play { $card }:
slack-group-on = { $who ->
        [self] on yourself
       *[other] on { $name }
    }

## The table

slack-turn = { $you ->
        [yes] Your turn
       *[no] { $name }’s turn
    }, { $phase }: Income { $income } left, Free Time { $free_time } left
slack-before = Before the first turn
slack-over = The game is over
slack-seat = { $name } ({ $job }): Slack { $total } of { $goal }, { $left } to go
slack-seat-loose = { $loose } of it below the Job
slack-seat-madness = Madness { $madness ->
        [0] 0
       *[other] { $madness } (counts { $counts }, next { $next })
    }
slack-seat-mad = Stark Raving Mad
slack-token = { $name } { $count }
slack-token-gloom = Gloom
slack-token-madness = Madness
slack-token-stark_raving_mad = Stark Raving Mad
slack-seat-hand = { $hand ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }
slack-seat-known = known to you: { $cards }
slack-room = Room: { $cards }
slack-room-empty = empty
slack-in-room = { $card } { $slack }
slack-on-table = On the table: { $cards }
slack-played-by = { $card } ({ $name })
slack-lasts-for = { $card } (for { $whom }, until { $lasts ->
        [round] their next turn
        [next_turn] their turn is over
       *[turn] the end of the turn
    })
slack-piles = Life deck { $deck }, discard pile { $discard }
slack-hand = Your hand:{ $hand ->
        [0] {" "}empty
       *[other] {""}
    }
slack-in-hand = { $card } ({ $facts }){ $text ->
        [none] {""}
       *[other] : { $text }
    }
slack-sheet-name = Player
slack-sheet-slack = Slack
slack-sheet-left = To go
slack-sheet-cards = On cards
slack-sheet-loose = Below Job
slack-sheet-madness = Madness
slack-sheet-total = { $total } of { $goal }
slack-sheet-counts = { $madness } ({ $counts }), next: { $after } ({ $next })
slack-sheet-mad = Stark Raving Mad

## A card (info)

slack-info-room = { $kind ->
        [rolled] One is { $in }, worth { $slack } Slack: rolled, bonuses included.
        [printed] One is { $in }, worth { $slack } Slack, as printed.
       *[changed] One is { $in }, worth { $slack } Slack: { $printed } printed, { $more } from counters. They stay, even after a new Job.
    }
slack-info-hand = { $count ->
        [one] You hold one.
       *[other] You hold { $count }.
    }
slack-info-table = It lies on the table.
slack-info-discard = { $count ->
        [one] One is on the discard pile.
       *[other] { $count } are on the discard pile.
    }
slack-info-known = { $name } holds one, as you have seen.
slack-info-job = { $name } has this Job.

## Help

slack-help-moves = Answer with what is in brackets: a number is that card of your hand, a letter one of several ways. Or write the move itself: “play sleep”, “play #3 on mia”, “shop #1 #4”, “evict bill to mia”, “call #2 to mia”, “discard #2 #5”, “done”. Cards are called by their # number in your hand, by name, or by the beginning of a word of it; “w” is short for “play”. Enter goes on without doing anything; the prompt says what that means. With several people at the keyboard, anybody’s name lets that person play something in between. Besides that you can type:
slack-help-scores = everybody’s Slack, where it comes from, and how much is missing
slack-help-rules = all the rules; “rules SLACK-79”: one rule; “rules tv”: rules that mention a word
slack-help-why = why your last move was refused, with the rule behind it; “why 3”: why a card in your hand cannot be played now
slack-help-info = “info 3”, “info tiny”: what a card does, where it is, and what it is worth there
slack-help-show = “show mia”: show somebody your hand; “show mia 2 5”: show some cards

## Why not (problem-<code>)

problem-answer_first = There is a question to answer first ({ $seat }).
problem-must_discard = { $count ->
        [one] You have to discard at least one card.
       *[other] You have to discard at least { $count } cards.
    }
problem-keep_one = You may not discard your last card.
problem-show_yourself = You know your hand already. Show it to somebody else.
problem-window_open = The others may still answer what is being played.
problem-decide_first = First decide whether to stop { $card }.
problem-wrong_phase = That belongs in the phase { $needed ->
        [draw] { slack-phase-draw }
        [roll] { slack-phase-roll }
        [call] { slack-phase-call }
        [free_time] { slack-phase-free_time }
        [discard] { slack-phase-discard }
       *[other] { $needed }
    }; now it is { $phase ->
        [draw] { slack-phase-draw }
        [roll] { slack-phase-roll }
        [call] { slack-phase-call }
        [free_time] { slack-phase-free_time }
        [discard] { slack-phase-discard }
       *[other] { $phase }
    }.
problem-no_such_phase = This game has no phase { $needed ->
        [draw] { slack-phase-draw }
        [roll] { slack-phase-roll }
        [call] { slack-phase-call }
        [free_time] { slack-phase-free_time }
        [discard] { slack-phase-discard }
       *[other] { $needed }
    }.
problem-nothing_to_pass = There is nothing to pass on right now.
problem-nothing_asked = There is no question to answer now.
problem-other_question = That doesn’t answer the question.
problem-is_spared = { $card } does nothing to { $seat }, whose Job spares them.
problem-room_is_open = { $card } can still go to another room.
problem-nothing_to_swap = There is nothing to swap with in that room.
problem-cannot_choose = You can’t choose { $card }.
problem-must_go_somewhere = The guest has to go to a room, not to the discard pile.
problem-may_not_enter = { $card } may not enter that room ({ $seat }).
problem-nothing_there_for = { $card } finds no { $needs } in that room ({ $seat }).
problem-no_such_job = That Job isn’t available.
problem-card_not_in_hand = You don’t hold { $card }.
problem-not_for_free = { $card } can’t be put into play for free.
problem-job_forbids = You may not play { $card }: your Job, or a card in play, forbids it.
problem-not_on_others = You can play { $card } only in your own Free Time.
problem-too_expensive = The cost of { $card } is { $cost }; you have { $income } left.
problem-basket_too_expensive = That costs { $cost } altogether, and you have { $income } left.
problem-things_are_bought = Go Shopping for { $card }: Things are bought.
problem-not_a_thing = You can’t buy { $card }: only Things are bought.
problem-nothing_to_cancel = { $card } cancels a card as it is announced, and nothing is announced now.
problem-cannot_cancel_that = { $card } cannot cancel what is announced now.
problem-not_asked = You have let it pass, or it is not your turn to answer.
problem-no_free_time_announced = You can throw { $card } only at an Activity or a Shopping trip that has just been announced.
problem-other_free_time = It is { $seat }’s Free Time that has been announced.
problem-own_turn_only = { $card } can be played only in your own turn.
problem-no_effect = { $card } would do nothing, and this table does not allow that.
problem-takes_no_target = You can’t play { $card } on anybody.
problem-takes_player = Play { $card } on a player, not on a card.
problem-needs_other = Say on which other player you play { $card }.
problem-needs_card = Say on which card in which room you play { $card }.
problem-no_aim = There is no card in any room that { $card } could be played on.
problem-wrong_room = You can’t play { $card } in that room.
problem-card_not_there = You won’t find { $card } in that room ({ $seat }).
problem-cannot_aim = { $card } cannot be played on { $aim }: the wrong kind of card, or a protected one.
problem-only_in_call = { $card } can be played only in the Call People phase.
problem-cat_stays_home = { $card } is a Cat and comes only to your own room.
problem-cats_stay = { $card } is a Cat. At this table nobody can ask Cats to leave.
problem-pet_stays_home = { $card } is a Pet and comes only to your own room.
problem-guest_not_there = { $card } is not in your room.
problem-pets_stay = { $card } is a Pet. Nobody can ask Pets to leave.
problem-not_a_guest = { $card } is not a guest.
problem-asked_already = You have asked { $card } this turn already.
problem-door_first = Say where { $card } is to go before you roll.
problem-door_later = You roll first and say afterwards where { $card } goes.
problem-no_trading = Cards cannot be given away or traded. You can show your hand or play a card on somebody.
problem-not_a_slack_move = “{ $line }” is not a move. In files, moves look like this: play sleep, play tv on ann, shop sprouts, evict bill_the_all_consuming to bob, discard tiny, pass, done.
problem-unknown_card = There is no card “{ $card }”.
problem-not_in_turn = { $place } can be set only for { $turn }, whose turn it is, and not below 0.
problem-no_such_life_card = { $place }: there is no Life card “{ $card }”.
problem-room_needs_card = { $place }: an entry in braces says which card it is, like this: { "{" } card = "tiny", slack = 2 { "}" }.
problem-mad_has_no_madness = { $place }: somebody who is Stark Raving Mad has no Madness counters (CTH-13). Leave out mad or madness.
problem-madness_is_ignored = { $place }: this table ignores Madness, because the option madness says so (CTH-27).
