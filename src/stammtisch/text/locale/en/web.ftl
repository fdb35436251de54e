# The page around the table: lobby, joining, waiting, replay.

web-title = Stammtisch
web-home = To the front page
web-close = Close
web-fewer = Less: { $what }
web-more = More: { $what }
web-number = { NUMBER($number, maximumFractionDigits: 2) }
web-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
web-try-again = Try again
web-no-server = The server does not answer. Is it still running?
web-part-missing = This part of the page could not be loaded. The server may be away, or it has just been updated.

web-language = Language
web-language-en = English
web-language-de = Deutsch
web-theme = Theme: { $theme ->
        [dark] dark
        [light] light
       *[system] system
    }

## Lobby

web-welcome = Pull up a chair. Good card games, one table: play alone against bots right away, or send your friends a link. No account, nothing to install.
web-new-table = A new table
web-which-game = Which game?
web-your-name = Your name
web-name-example = for example Mia
web-name-missing = Tell your friends who invites them: please enter a name.
web-name-please = Please enter a name, so that the others know who you are.
web-guest = Guest
web-play-alone = Play alone with bots now
web-open-for-friends = Open a table for friends
web-open-on-device = Open a table on this device
web-how = How to play
web-how-title = How to play { $game }
web-settings = Seats, bots, pace, house rules
web-setup =
    { $seats } at the table, { $level } bots, { $pace ->
        [quick] quick pace
        [relaxed] relaxed pace
        [spoken] spoken
        [hotseat] one device for all
        [strict] everybody answers
        [days] over days
        [asked] over days, everybody is asked
       *[normal] normal pace
    }, { $changed ->
        [0] usual rules
        [one] one house rule
       *[other] { $changed } house rules
    }
web-seats = People at the table
web-bots = Bots among friends
web-bots-note = If you play alone, everybody else is a bot. With friends, free chairs wait for somebody, and you can still change who sits where.
web-level = How the bots play
web-level-random = easy
web-level-random-note = carefree
web-level-guest = guest
web-level-guest-note = here for the company
web-level-regular = regular
web-level-regular-note = plays along
web-level-rival = rival
web-level-rival-note = fears the right people
web-level-master = master
web-level-master-note = thinks ahead
web-level-careful = normal
web-level-careful-note = careful
web-level-greedy = hard
web-level-greedy-note = ambitious
web-pace = Pace
web-pace-quick = Quick
web-pace-normal = Normal
web-pace-relaxed = Relaxed
web-pace-spoken = Spoken
web-pace-hotseat = One device
web-pace-strict = Everybody answers
web-pace-days = Over days
web-pace-asked = Over days, all asked
web-pace-quick-note = { $stops ->
    [no] bots think { $bots } s
   *[yes] { $ring } s to say Stop
}
web-pace-normal-note = { $stops ->
    [no] bots think { $bots } s
   *[yes] { $ring } s to say Stop
}
web-pace-relaxed-note = { $stops ->
    [no] bots think { $bots } s
   *[yes] { $ring } s to say Stop
}
web-pace-spoken-note = you hear each other; whoever plays says “go on”
web-pace-hotseat-note = it is passed around
web-pace-strict-note = nobody is hurried
web-pace-days-note = { $stops ->
    [no] nobody is hurried
   *[yes] only standing orders say Stop
}
web-pace-asked-note = hours to say Stop
web-ring-seconds = Seconds to say Stop
web-bot-seconds = Seconds a bot thinks
web-free-stops = Stops without a card before you are muted
web-ask-hours = How long everybody is asked
web-hours = { $hours } h
web-your-language = Your language; everybody at the table has their own:
web-house-rules =
    House rules { $changed ->
        [0] (as usual)
        [one] (one changed)
       *[other] ({ $changed } changed)
    }
web-presets = Rules
web-preset-classic = As printed
web-preset-balanced-7 = Balanced, stacks of 7
web-option-changed = changed
web-option-entry = { $title }, number { $place }

web-my-tables = My games
web-my-tables-none = Nothing here yet. Open a table, and you can come back to it any time.
web-seat-of =
    { $others ->
        [none] You are { $name }
       *[other] { $name } with { $others }
    }
web-seat-unnamed =
    { $others ->
        [none] Your seat
       *[other] With { $others }
    }
web-phase-asking = …
web-phase-lobby = waiting
web-phase-playing = in play
web-phase-over = over
web-phase-gone = deleted
web-go-on = Open
web-forget = Forget this table of { $game }
web-forget-title = Forget this table?
web-forget-warning = This browser then no longer knows your seat, and you cannot come back to it from here.
web-forget-it = Forget it
web-keep = Keep it

web-watch-replay = Watch a replay
web-watch-replay-note = See a finished game again, move by move, from any seat.
web-open-record = Open a record file

web-unofficial = An unofficial fan project, not affiliated with the publishers of the games.
web-credits = Credits
web-credits-fan = Stammtisch is made by fans, for playing among friends. It is not affiliated with, or endorsed by, the publishers of the games whose rules it knows. All texts and pictures of cards are its own.
web-credits-icons = Icons
web-credits-fonts = Typefaces
web-credits-and = Lorc, Delapouite and contributors
web-credits-texts = All license texts

## Joining and waiting

web-terms-pace = { $pace }: { $note }
web-terms-choice = { $choice } ({ $note })
web-terms-usual = No house rules: as in the rulebook.
web-name-seen = The others see you as { $name }: names are one word here.
web-link-only-here = This link works on this computer only. For phones and friends in your network, start the server with
web-join-title = Sit down at the table
web-invited = You are invited to a round of { $game }
web-who-is-there = Already there
web-chair-person = { $name }
web-chair-bot = { $name } (bot)
web-chair-open = free
web-sit-down = Sit down
web-watch = Watch
web-join-late =
    { $phase ->
        [playing] The game has already begun. You can watch, and be there for the next one.
        [over] This game is over. You can still have a look.
       *[lobby] All chairs are taken. You can watch.
    }

web-waiting-title = Before the game
web-waiting-outdated = The last game at this table was recorded by another version, which this one cannot read. You can start a new one with the same seats.
web-you = you
web-host = host
web-away = just away
web-who-sits = Who sits on chair { $chair }
web-chair-for-friend = keep free
web-chair-for-bot = Bot, { $level }
web-invite = Invite your friends
web-invite-note = Whoever opens the link or scans the code sits down here.
web-invite-link = Invitation link
web-invite-qr = Invitation as a QR code
web-invite-too = Invite others on their own device
web-same-device = Together on this device
web-same-device-note = Everybody gets a chair of their own. You pass the device on, and nobody sees another’s hand.
web-on-this-device = on this device
web-next-name = Who else plays here?
web-sits-here = Sit down
web-gets-up = { $name } gets up
web-hold-or-again = Hold it a little longer, or press it once more.
web-too-early = That has only just appeared. Press it again.
web-copy = Copy
web-copied = Copied
web-share = Share
web-waiting =
    { $free ->
        [0] Everybody is here. { $host ->
            [you] Shall we?
           *[other] { $host } can start now.
        }
        [one] One chair is still free.
       *[other] { $free } chairs are still free.
    }
web-start = Start the game
web-fill-and-start =
    { $free ->
        [one] Put a bot on the last chair and start
       *[other] Fill up with { $free } bots and start
    }
web-revoke = New invitation link, old ones end
web-revoked = The link is new. The old ones do not work any more.
web-leave = Leave the table
web-other-device = Continue on another device
web-other-device-note = Open this link on your phone or another computer, and you sit on the same chair there. Both show the same game.
web-other-device-warning = Keep it to yourself: whoever has this link plays for you.
web-personal-link = Your personal link
web-personal-qr = Your personal link as a QR code
web-you-watch = You are watching
web-you-watch-note = To play, ask somebody at the table for an invitation.

## Replay

web-replay = Replay
web-replay-of =
    { $winners ->
        [none] A game that was not finished
       *[other] A game that { $winners } won
    }
web-replay-drop = Drop the file of a finished game here, or choose it. The file is only read, not stored.
web-replay-missing = There is no record of this table: the game is not over yet, or the table was deleted.
web-replay-controls = Replay controls
web-replay-position = Position in the game
web-replay-step = Step { $step } of { $last }
web-first = To the beginning
web-back = One step back
web-play = Play
web-pause = Pause
web-forward = One step on
web-last = To the end
web-speed = Speed
web-speed-times = { $speed }×
web-view = Seen by
web-view-spectator = Spectator
web-view-seat = { $name }
web-view-open = all cards open
web-download = Download the record
web-continue = Go on from here
web-continue-note = A new table starts exactly as it was after step { $step } of { $last }. You take one seat, bots play the others.
web-continue-known = The dice and the deck stay those of this game: whoever has seen the rest of it may know what comes. The table says so; it is for practice.
web-continue-as = Play as { $name }
web-log = What happened
web-round = Round
web-who = Who
web-average = Average
web-as-table = As a table
web-curves =
    { $kind ->
        [slack] Slack over time
       *[other] Points over time
    }
web-curves-picture =
    { $kind ->
        [slack] Line chart: the Slack of everybody from the first to the last step. The same numbers are in the table below.
       *[other] Line chart: the points of everybody from the first to the last step. The same numbers are in the table below.
    }
web-dice = The dice
web-dice-none = Nobody rolled a die in this game.
web-dice-note =
    { $all ->
        [one] One roll.
       *[other] { $all } rolls; each face would be due { NUMBER($each, maximumFractionDigits: 1) } times.
    }
web-replay-outdated = { $why ->
        [record_cards] This game was played with different cards than there are now.
       *[record_rules] This game was played by different rules than there are now.
    } { $shown ->
        [0] None of its { $moves } moves is still possible.
       *[other] What you see are { $shown } of its { $moves } moves; you can watch them, but not play on.
    }
web-seed = { $kind ->
        [dice] Were the dice fair?
       *[cards] Was the shuffle fair?
    }
web-seed-note = Before the first card the table showed a fingerprint. It was made of this line, with the seed at its end. All dice and shuffles follow from the seed, so nobody could bend them later.
web-seed-is = What was sealed
web-commitment = Fingerprint (SHA-256)
web-verify = Check it
web-seed-right = It fits: this line has exactly this fingerprint. Compare it with the one that you saw at the start.
web-seed-wrong = It does not fit: this line has another fingerprint.
web-seed-unknown = Your browser only calculates this on https pages or on the computer where the server runs. You can check it yourself: it is the SHA-256 of the line above.
