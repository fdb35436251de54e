### Scare: what happens, what is asked, why not.

## The game in a nutshell

game-scare = Scare
    .about = Take no tricks, or the monsters will get you. For three to six.
    .intro =
        Taking tricks hurts: each one turns up a card of your stack, and one more for every 5 in it. Somewhere in that stack hides your Scare card. Turn it up and the round is over, with no points for you; the others score the cards below theirs. Only as the very last card does it pay off: that is Paranoia.
        The highest value takes a trick. Equal cards played together count as a decimal: 8 8 8 is 3.8, and a single 4 beats it.

## Events

scare-event-round_started = Round { $round }. { $you ->
        [yes] You have
       *[no] { $seat } has
    } the start card.
scare-event-dealt = { $you ->
        [yes] You are
       *[no] { $seat } is
    } dealt { $cards }.
scare-event-stacked = { $you ->
        [yes] You are
       *[no] { $seat } is
    } ready.
scare-event-placed = { $you ->
        [yes] Your Scare card lies
       *[no] { $seat }’s Scare card lies
    } at place { $place } from the top.
scare-event-played = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $cards }{ $single ->
        [yes] .
       *[no] {" "}(counts { $value }).
    }
scare-event-drew = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [one] one card
       *[other] { $count } cards
    } to catch up.
scare-event-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards } to catch up.
scare-event-trick_taken = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the trick with { $value }.
scare-event-turned_up = { $you ->
        [yes] You turn
       *[no] { $seat } turns
    } up { $count ->
        [one] one Relaxed card
       *[other] { $count } Relaxed cards
    }.
scare-event-scared = Scare! { $you ->
        [yes] You turn up your Scare card and the round is
       *[no] { $seat } turns up the Scare card and the round is
    } over.
scare-event-lifted = The 0/10 card: { $you ->
        [yes] you move
       *[no] { $seat } moves
    } the bottom card of the stack to the top.
scare-event-spared = The 0/10 card: { $you ->
        [yes] you have
       *[no] { $seat } has
    } only one card left, so nothing happens.
scare-event-hands_emptied = No hand is left to play on: the round is over.
scare-event-paranoia_struck = Paranoia! It was the last card of the stack: { $points } points for { $you ->
        [yes] you
       *[no] { $seat }
    } and nothing for anybody else.
scare-event-stack_shown = { $you ->
        [yes] You show
       *[no] { $seat } shows
    } { $above ->
        [0] the Scare card at once
        [one] one Relaxed and the Scare card
       *[other] { $above } Relaxed and the Scare card
    }, { $below ->
        [0] nothing lies below.
        [one] one lies below.
       *[other] { $below } lie below.
    }
scare-event-scored = { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points }, { $total } in all.
scare-event-game_won = { $you ->
        [yes] You win the game!
       *[no] { $count ->
            [one] { $winners } wins the game.
           *[other] { $winners } share the win.
        }
    }

## Questions and choices

scare-ask-stack = Where in your stack do you hide the Scare card? ({ $first } to { $last } from the top)
scare-ask-play = { $turn ->
        [leads] You lead the trick. What do you play?
        [ends] You are the last to play. What do you play?
       *[follows] What do you play?
    }
scare-wild = { $card } as { $value }
scare-choice-card = card { $card }
scare-choice-set = { $cards } = { $value }
scare-typed-set = {"="} { $value }
scare-choice-takes = { $choice } { $tie ->
        [yes] (tie, takes it)
       *[no] (takes it)
    }
scare-choice-top = place { $place }, on top: { $points } points if you take no trick
scare-choice-place = place { $place }: { $below ->
        [one] 1 point
       *[other] { $below } points
    }, but { $points } if it is the next card when the round ends
scare-choice-bottom = place { $place }, at the bottom: no points, but { $points } for Paranoia

## The table

scare-round = Round { $round } of { $rounds }
scare-target = Round { $round }, first to { $target }
scare-points = { $round }, points: { $points }
scare-stacks = Stacks of { $size }: { $stacks }
scare-after = { $tie ->
        [yes] tie,{" "}
       *[no] {""}
    }takes it, stack { $now } → { $after }
scare-after-scare = { $tie ->
        [yes] tie,{" "}
       *[no] {""}
    }takes it: { $last ->
        [yes] your Scare card, the last: Paranoia
       *[no] your Scare card
    }!
scare-seat = { $name }   points { $score }   stack { $stack } of { $size }   hand { $hand }
scare-holds-start = {"   "}start card
scare-own-place = Your Scare card: { $where ->
        [top] on top, it is the next card you turn up
        [bottom] at the bottom, { $place } of { $size }
       *[middle] place { $place } of { $size } from the top
    }
scare-trick = Trick: { $plays }
scare-trick-play = { $name } { $cards }{ $single ->
        [yes] {""}
       *[no] {" "}= { $value }
    }{ $best ->
        [yes] {" "}(takes it so far)
       *[no] {""}
    }
scare-hand = Your hand:  { $cards }
scare-sheet-round = Round { $round }
scare-sheet-total = Total

## Help

scare-help-moves = Answer with what is in brackets. A number is the card with that number, and “8 8” or “8x2” are two of them; “play 8 8” says the same, and so does “stack 3” for a place in your stack. Besides that you can type:
scare-help-scores = the score sheet
scare-help-rules = all the rules; “rules TRK-04”: one rule; “rules paranoia”: rules that mention a word

## Why not (problem-<code>)

problem-stack_first = Everyone has to hide the Scare card before the first trick.
problem-already_stacked = The Scare card is hidden once, at the start of the round.
problem-no_such_place = Place { $place } is not open: hide the Scare card at place { $first } to { $last }.
problem-cards_not_held = { $held ->
        [0] You do not hold that card.
        [one] You hold only one of them, not { $count }.
       *[other] You hold only { $held } of them, not { $count }.
    }
problem-set_too_large = { $most ->
        [one] At this table cards are played one at a time.
       *[other] At this table at most { $most } cards are played together.
    }
problem-not_identical = Cards played together must show the same number.
problem-wild_value = Say whether the 0/10 card counts as 0 or as 10.
problem-wild_alone = The 0/10 card is always played alone.
problem-no_passing = Nobody may pass: whoever holds cards plays.
problem-no_such_face = There is no such card.
problem-not_a_card = “{ $word }” is not a card. Cards are 1 to 9 and 0/10.
problem-not_a_scare_move = “{ $line }” is not a move. In files, moves look like this: stack 3, play 8 8, play 0/10 as 10.
problem-too_many_above = { $above } Relaxed cards on top do not fit: with this stack it can be { $most } at most.
problem-nobody_scores = With these options nobody could ever score, so the target would never be reached.
problem-deck_too_small = { $seats } players need { $needed } cards, but the deck has only { $cards }.
problem-no_such_card = { $place }: “{ $card }” is not a card. Cards are 1 to 9 and "0/10".
problem-stack_sum = { $place }: { $size } face-down and { $turned } turned-up cards do not make a stack of { $full }.
problem-nobody_holds_cards = { $place }: nobody holds cards, so there is nothing to play.
