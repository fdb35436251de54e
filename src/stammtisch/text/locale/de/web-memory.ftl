### What the page remembers and tells about games: the log, finished games, figures, the deck.

## The log

table-web-log-filter = Was der Verlauf zeigt
table-web-log-all = Alles
table-web-log-mine = Was mich traf
table-web-log-none = Bisher hat dich nichts getroffen.
table-web-newest = Neueste Zeile: { $line } Drücken öffnet den Verlauf.

## Statistics

table-web-statistics = Was von diesem Spiel bleibt
table-web-statistics-dice = Würfel
table-web-statistics-faces = So oft fielen die Zahlen von 1 bis 6: { $counts }
table-web-statistics-hits = Wer wen getroffen hat
table-web-wins-here = Gewonnene Spiele hier, von { $games }: { $wins }

## My games

web-my-games = Beendete Spiele
web-won = gewonnen
web-won-by = gewonnen von { $names }
web-game-score = { $date } · Stand { $score }
web-play-on = Weiterspielen
web-earlier-games = { $count ->
        [one] Ein früheres Spiel
       *[other] { $count } frühere Spiele
    }
web-figures = Was sie erzählen
web-figures-title = Meine Spiele in Zahlen
web-figures-none = Auf diesem Gerät gibt es noch kein beendetes Spiel. Spiel eins zu Ende, dann hat diese Seite etwas zu erzählen.
web-figures-left-out = { $count ->
        [one] Ein Spiel fehlt
       *[other] { $count } Spiele fehlen
    } hier: Regeln oder Karten haben sich seitdem geändert, oder es ist nicht mehr da.
web-figures-games = { $count ->
        [one] { $game }: ein Spiel
       *[other] { $game }: { $count } Spiele
    }
web-earlier-game = Spiel { $number }, { $date }

## Without a network

web-offline = Du bist offline. Deine Spiele liegen sicher auf dem Server und warten auf dich; sobald das Netz zurück ist, geht es hier weiter.
web-offline-hint = Ganz ohne Netz spielst du allein dort, wo Stammtisch installiert ist:

## The deck

web-deck-title = Die Karten von { $game }
web-deck-all = Alle Karten
web-deck-search = Karten durchsuchen
web-deck-tag = Merkmal
web-deck-any = alle
web-deck-kind = Art
web-deck-count = { $kinds ->
        [0] Keine Karte passt.
        [one] Eine Karte, { $count }-mal im Stapel.
       *[other] { $kinds } verschiedene Karten, { $count } im Stapel.
    }
web-deck-copies = { $copies ->
        [0] springt für andere ein
        [one] einmal im Stapel
       *[other] { $copies }-mal im Stapel
    }
web-deck-seen = gesehen
web-deck-seen-only = in diesem Spiel gesehen
web-deck-other = { $language ->
        [de] auch auf Deutsch
       *[en] in English as well
    }
