### What the page remembers and tells about games: the log, finished games, figures, the deck.

## The log

table-web-log-filter = What to show of the log
table-web-log-all = Everything
table-web-log-mine = What hit me
table-web-log-none = Nothing has hit you yet.
table-web-newest = Newest line: { $line } Press to open the log.

## Statistics

table-web-statistics = What this game will be remembered for
table-web-statistics-dice = Dice
table-web-statistics-faces = How often each face from 1 to 6 came up: { $counts }
table-web-statistics-hits = Who hit whom
table-web-wins-here = Games won here, of { $games }: { $wins }

## My games

web-my-games = Finished games
web-won = you won
web-won-by = won by { $names }
web-game-score = { $date } · score { $score }
web-play-on = Play on
web-earlier-games = { $count ->
        [one] One earlier game
       *[other] { $count } earlier games
    }
web-figures = What they tell
web-figures-title = My games in figures
web-figures-none = There is no finished game on this device yet. Play one to its end, and this page has something to tell.
web-figures-left-out = { $count ->
        [one] One game is
       *[other] { $count } games are
    } left out: their rules or cards have changed since, or they are no longer there.
web-figures-games = { $count ->
        [one] { $game }: one game
       *[other] { $game }: { $count } games
    }
web-earlier-game = Game { $number }, { $date }

## Without a network

web-offline = You are offline. Your games are safe on the server and wait for you; this page comes back to life as soon as the network does.
web-offline-hint = To play alone without any network, start a table of your own where Stammtisch is installed:

## The deck

web-deck-title = The cards of { $game }
web-deck-all = All the cards
web-deck-search = Search the cards
web-deck-tag = Tag
web-deck-any = all
web-deck-kind = Kind
web-deck-count = { $kinds ->
        [0] No card fits.
        [one] One card, { $count } in the deck.
       *[other] { $kinds } different cards, { $count } in the deck.
    }
web-deck-copies = { $copies ->
        [0] stands in for others
        [one] once in the deck
       *[other] { $copies } in the deck
    }
web-deck-seen = seen
web-deck-seen-only = seen in this game
web-deck-other = { $language ->
        [de] auch auf Deutsch
       *[en] in English as well
    }
