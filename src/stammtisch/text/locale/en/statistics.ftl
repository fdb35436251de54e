### Statistics of a game that is over (text/statistics.py). { $you }: whether the reader is the one it is about.

statistics-luck = { $rolls ->
        [0] { $you ->
            [yes] You
           *[no] { $name }
        } rolled no die.
        [one] { $you ->
            [yes] You
           *[no] { $name }
        } rolled one die.
       *[other] { $you ->
            [yes] You
           *[no] { $name }
        } rolled { $rolls } dice, { NUMBER($average, minimumFractionDigits: 1) } on average: { $luck ->
            [few] too few to call it luck
            [very-low] really bad luck
            [low] a little unlucky
            [high] a little lucky
            [very-high] luck like that is rare
           *[even] as it should be
        }.
    }
statistics-dice-few = { $rolls ->
        [one] One die was rolled.
       *[other] { $rolls } dice were rolled.
    } Too few to judge them.
statistics-dice-fair = { $rolls } dice, { NUMBER($average, minimumFractionDigits: 1) } on average: they look fair.
statistics-dice-rare = { $rolls } dice, { NUMBER($average, minimumFractionDigits: 1) } on average: odd, as fair dice are in one of { $games } games.
statistics-best = Best card: { $card } brought { $you ->
        [yes] you
       *[no] { $name }
    } { $points } Slack.
statistics-hits = { $name } had it in for { $you ->
        [yes] you
       *[no] { $whom }
    }: { $count ->
        [one] one blow
       *[other] { $count } blows
    }.
statistics-hits-none = Nobody did anything to anybody. A peaceful home.
statistics-lead = { $changes ->
        [0] Only { $you ->
            [yes] you were
           *[no] { $name } was
        } ever ahead.
        [one] The lead changed once; { $you ->
            [yes] you were
           *[no] { $name } was
        } ahead the longest.
       *[other] The lead changed { $changes } times; { $you ->
            [yes] you were
           *[no] { $name } was
        } ahead the longest.
    }
statistics-most-tricks = Most tricks: { $names } ({ $count }).
statistics-most-scares = Scared most often: { $names } ({ $count ->
        [one] once
       *[other] { $count } times
    }).
