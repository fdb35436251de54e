### The Slack family in the terminal: in few words, so that little has to be read between two questions.

## One line for each player: where they stand, and their room

slack-line = { $name } { $total } of { $goal }{ $parts }{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }
slack-line-hand = { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }
slack-heading = Your turn, { $phase }{ $spends ->
        [yes] {" "}(Income { $income }, Free Time { $free_time })
       *[no] {""}
    }.

## The totals that a choice would make

slack-after = { $name ->
        [none] {""}
       *[other] { $name }{" "}
    }{ $change ->
        [none] { $now }
        [range] { $now } → { $least } to { $most }
       *[some] { $now } → { $most }
    }{ $name ->
        [none] {" "}of { $goal }
       *[other] {""}
    }
slack-if-it-passes = If it passes: { $name } { $after }.
slack-hesitate = You still have { $left } Free Time and could use it. Once more, and it is over.

## One line for each turn of somebody else: what happened, and to whom if it was not the player whose turn it is

slack-digest = { $name } { $change ->
        [yes] { $before } → { $now }
       *[no] { $now }
    } of { $goal }{ $parts ->
        [none] { $change ->
            [yes] {""}
           *[no] : nothing happens
        }
       *[other] : { $parts }
    }.
slack-short-entered = { $card }{ $slack ->
        [none] {""}
       *[other] {" "}{ $slack }
    }{ $other ->
        [none] {""}
       *[other] {" "}for { $other }
    }
slack-short-announced = { $how ->
        [player] { $card } on { $target }{ $other ->
            [none] {""}
           *[other] {" "}(by { $other })
        }
        [self] { $card }{ $other ->
            [none] {""}
           *[other] {" "}(by { $other })
        }
        [card] { $card }{ $other ->
            [none] {""}
           *[other] {" "}(by { $other })
        }
        [whenever] { $card }{ $other ->
            [none] {""}
           *[other] {" "}(by { $other })
        }
       *[none] {""}
    }
slack-short-call_failed = { $card } isn’t home
slack-short-activity_failed = { $card } fails
slack-short-stayed = { $card } stays
slack-short-moved = { $card } off to { $host }
slack-short-left = { $card } leaves
slack-short-cancelled = { $card } canceled by { $by }
slack-short-trip_cancelled = Shopping trip canceled by { $by }
slack-short-lost = { $cards } lost{ $other ->
        [none] {""}
       *[other] {" "}by { $other }
    }
slack-short-loose_changed = { $signed } Slack{ $other ->
        [none] {""}
       *[other] {" "}for { $other }
    }
slack-short-madness_changed = { $other ->
        [none] Madness { $madness }
       *[other] { $other } Madness { $madness }
    }
slack-short-went_mad = { $seat } Stark Raving Mad!
slack-short-marked = { $card } now { $slack }
slack-short-taken = { $card } taken from { $target }{ $other ->
        [none] {""}
       *[other] {" "}by { $other }
    }
slack-short-stolen = a card from { $target }’s hand
slack-short-job_changed = { $other ->
        [none] new Job: { $job }
       *[other] new Job for { $other }: { $job }
    }
slack-short-neighbors_woken = too loud
