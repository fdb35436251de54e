# Die Seite rund um den Tisch: Eingang, Hinsetzen, Warten, Wiederholung.

web-title = Stammtisch
web-home = Zur Startseite
web-close = Schließen
web-fewer = Weniger: { $what }
web-more = Mehr: { $what }
web-number = { NUMBER($number, maximumFractionDigits: 2) }
web-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
web-try-again = Noch einmal versuchen
web-no-server = Der Server antwortet nicht. Läuft er noch?
web-part-missing = Dieser Teil der Seite ließ sich nicht laden. Vielleicht ist der Server weg, oder er ist gerade aktualisiert worden.

web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-theme = Design: { $theme ->
        [dark] dunkel
        [light] hell
       *[system] wie das Gerät
    }

## Eingang

web-welcome = Setz dich dazu. Gute Kartenspiele, ein Tisch: Spiel gleich allein gegen Bots, oder schick deinen Freunden einen Link. Ohne Konto und ohne Installation.
web-new-table = Ein neuer Tisch
web-which-game = Welches Spiel?
web-your-name = Dein Name
web-name-example = zum Beispiel Mia
web-name-missing = Deine Freunde wollen wissen, wer sie einlädt: Gib bitte einen Namen ein.
web-name-please = Gib bitte einen Namen ein, damit die anderen wissen, wer du bist.
web-guest = Gast
web-play-alone = Gleich mit Bots spielen
web-open-for-friends = Tisch für Freunde eröffnen
web-open-on-device = Tisch auf diesem Gerät eröffnen
web-how = So wird gespielt
web-how-title = So wird { $game } gespielt
web-settings = Plätze, Bots, Tempo, Hausregeln
web-setup =
    { $seats } am Tisch, Bots: { $level }, { $pace ->
        [quick] flottes Tempo
        [relaxed] gemütliches Tempo
        [spoken] gesprochen
        [hotseat] ein Gerät für alle
        [strict] alle antworten
        [days] über Tage
        [asked] über Tage, alle werden gefragt
       *[normal] normales Tempo
    }, { $changed ->
        [0] übliche Regeln
        [one] eine Hausregel
       *[other] { $changed } Hausregeln
    }
web-seats = Leute am Tisch
web-bots = Bots unter Freunden
web-bots-note = Spielst du allein, sind alle anderen Bots. Mit Freunden warten freie Plätze auf jemanden, und du kannst am Tisch noch ändern, wer wo sitzt.
web-level = So spielen die Bots
web-level-random = leicht
web-level-random-note = sorglos
web-level-guest = Gast
web-level-guest-note = der Gesellschaft wegen hier
web-level-regular = Stammgast
web-level-regular-note = spielt ordentlich mit
web-level-rival = Rivale
web-level-rival-note = fürchtet die Richtigen
web-level-master = Meister
web-level-master-note = denkt voraus
web-level-careful = mittel
web-level-careful-note = vorsichtig
web-level-greedy = schwer
web-level-greedy-note = ehrgeizig
web-pace = Tempo
web-pace-quick = Flott
web-pace-normal = Normal
web-pace-relaxed = Gemütlich
web-pace-spoken = Gesprochen
web-pace-hotseat = Ein Gerät
web-pace-strict = Alle antworten
web-pace-days = Über Tage
web-pace-asked = Über Tage, alle gefragt
web-pace-quick-note = { $stops ->
    [no] Bots denken { $bots } s
   *[yes] { $ring } s für ein Stopp
}
web-pace-normal-note = { $stops ->
    [no] Bots denken { $bots } s
   *[yes] { $ring } s für ein Stopp
}
web-pace-relaxed-note = { $stops ->
    [no] Bots denken { $bots } s
   *[yes] { $ring } s für ein Stopp
}
web-pace-spoken-note = ihr hört euch; wer spielt, sagt „weiter“
web-pace-hotseat-note = es geht reihum
web-pace-strict-note = niemand wird gehetzt
web-pace-days-note = { $stops ->
    [no] niemand wird gehetzt
   *[yes] Stopp sagen nur Daueraufträge
}
web-pace-asked-note = Stunden für ein Stopp
web-ring-seconds = Sekunden für ein Stopp
web-bot-seconds = Sekunden Bedenkzeit je Bot
web-free-stops = So oft geht Stopp ohne Karte
web-ask-hours = So lange werden alle gefragt
web-hours = { $hours } h
web-your-language = Deine Sprache; am Tisch hat jede und jeder die eigene:
web-house-rules =
    Hausregeln { $changed ->
        [0] (wie üblich)
        [one] (eine geändert)
       *[other] ({ $changed } geändert)
    }
web-presets = Regeln
web-preset-classic = wie gedruckt
web-preset-balanced-7 = ausgewogen, Stapel zu 7
web-option-changed = geändert
web-option-entry = { $title }, Zahl { $place }

web-my-tables = Meine Spiele
web-my-tables-none = Noch nichts da. Eröffne einen Tisch, dann kannst du jederzeit zu ihm zurück.
web-seat-of =
    { $others ->
        [none] Du bist { $name }
       *[other] { $name } mit { $others }
    }
web-seat-unnamed =
    { $others ->
        [none] Dein Platz
       *[other] Mit { $others }
    }
web-phase-asking = …
web-phase-lobby = wartet
web-phase-playing = im Spiel
web-phase-over = vorbei
web-phase-gone = gelöscht
web-go-on = Öffnen
web-forget = Diesen Tisch mit { $game } vergessen
web-forget-title = Diesen Tisch vergessen?
web-forget-warning = Dieser Browser kennt deinen Platz dann nicht mehr, und du kommst von hier nicht mehr zu ihm zurück.
web-forget-it = Vergessen
web-keep = Behalten

web-watch-replay = Wiederholung ansehen
web-watch-replay-note = Sieh dir ein fertiges Spiel noch einmal an, Zug für Zug, von jedem Platz aus.
web-open-record = Aufzeichnung öffnen

web-unofficial = Ein inoffizielles Fanprojekt, ohne Verbindung zu den Verlagen der Spiele.
web-credits = Mitwirkende
web-credits-fan = Stammtisch machen Fans, zum Spielen unter Freunden. Es hat keine Verbindung zu den Verlagen der Spiele, deren Regeln es kennt, und ist von ihnen nicht gebilligt. Alle Kartentexte und Bilder sind eigene.
web-credits-icons = Symbole
web-credits-fonts = Schriften
web-credits-and = Lorc, Delapouite und andere
web-credits-texts = Alle Lizenztexte

## Hinsetzen und warten

web-terms-pace = { $pace }: { $note }
web-terms-choice = { $choice } ({ $note })
web-terms-usual = Keine Hausregeln: alles wie im Regelheft.
web-name-seen = Die anderen sehen dich als { $name }: Namen sind hier ein Wort.
web-link-only-here = Dieser Link geht nur auf diesem Computer. Für Handys und Freunde in deinem Netz starte den Server mit
web-join-title = Setz dich an den Tisch
web-invited = Du bist zu einer Runde { $game } eingeladen
web-who-is-there = Schon da
web-chair-person = { $name }
web-chair-bot = { $name } (Bot)
web-chair-open = frei
web-sit-down = Hinsetzen
web-watch = Zuschauen
web-join-late =
    { $phase ->
        [playing] Das Spiel hat schon begonnen. Du kannst zuschauen und beim nächsten dabei sein.
        [over] Dieses Spiel ist vorbei. Ansehen kannst du es trotzdem.
       *[lobby] Alle Plätze sind besetzt. Du kannst zuschauen.
    }

web-waiting-title = Vor dem Spiel
web-waiting-outdated = Das letzte Spiel an diesem Tisch hat eine andere Version aufgezeichnet, die diese nicht lesen kann. Ihr könnt mit denselben Plätzen ein neues beginnen.
web-you = du
web-host = leitet den Tisch
web-away = gerade weg
web-who-sits = Wer auf Platz { $chair } sitzt
web-chair-for-friend = frei halten
web-chair-for-bot = Bot, { $level }
web-invite = Lade deine Freunde ein
web-invite-note = Wer den Link öffnet oder den Code scannt, setzt sich hier dazu.
web-invite-link = Einladungslink
web-invite-qr = Einladung als QR-Code
web-invite-too = Andere mit eigenem Gerät einladen
web-same-device = Zusammen an diesem Gerät
web-same-device-note = Alle bekommen einen eigenen Platz. Ihr gebt das Gerät weiter, und niemand sieht fremde Karten.
web-on-this-device = an diesem Gerät
web-next-name = Wer spielt hier noch mit?
web-sits-here = Hinsetzen
web-gets-up = { $name } steht auf
web-hold-or-again = Etwas länger halten, oder noch einmal drücken.
web-too-early = Das war gerade erst da. Drück noch einmal.
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-waiting =
    { $free ->
        [0] Alle sind da. { $host ->
            [you] Wollen wir?
           *[other] { $host } kann jetzt anfangen.
        }
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
web-start = Spiel beginnen
web-fill-and-start =
    { $free ->
        [one] Bot auf den letzten Platz setzen und beginnen
       *[other] Mit { $free } Bots auffüllen und beginnen
    }
web-revoke = Neuer Einladungslink, alte enden
web-revoked = Der Link ist neu. Die alten gelten nicht mehr.
web-leave = Vom Tisch aufstehen
web-other-device = Auf anderem Gerät weiterspielen
web-other-device-note = Öffne diesen Link auf deinem Handy oder einem anderen Rechner, dann sitzt du dort auf demselben Platz. Beide zeigen dasselbe Spiel.
web-other-device-warning = Behalte ihn für dich: Wer diesen Link hat, spielt für dich.
web-personal-link = Dein persönlicher Link
web-personal-qr = Dein persönlicher Link als QR-Code
web-you-watch = Du schaust zu
web-you-watch-note = Zum Mitspielen frag jemanden am Tisch nach einer Einladung.

## Wiederholung

web-replay = Wiederholung
web-replay-of =
    { $winners ->
        [none] Ein Spiel, das nicht zu Ende ging
       *[other] Ein Spiel, gewonnen von { $winners }
    }
web-replay-drop = Zieh die Datei eines fertigen Spiels hierher, oder wähle sie aus. Die Datei wird nur gelesen, nicht gespeichert.
web-replay-missing = Von diesem Tisch gibt es keine Aufzeichnung: Das Spiel ist noch nicht vorbei, oder der Tisch wurde gelöscht.
web-replay-controls = Steuerung der Wiederholung
web-replay-position = Stelle im Spiel
web-replay-step = Schritt { $step } von { $last }
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-play = Abspielen
web-pause = Pause
web-forward = Einen Schritt weiter
web-last = Zum Ende
web-speed = Tempo
web-speed-times = { $speed }×
web-view = Gesehen von
web-view-spectator = Publikum
web-view-seat = { $name }
web-view-open = alle Karten offen
web-download = Aufzeichnung speichern
web-continue = Von hier aus weiterspielen
web-continue-note = Ein neuer Tisch beginnt genau so wie nach Schritt { $step } von { $last }. Du nimmst einen Platz, die anderen spielen Bots.
web-continue-known = Würfel und Stapel bleiben die dieses Spiels: Wer den Rest gesehen hat, kann wissen, was kommt. Das steht auch am Tisch; er ist zum Üben.
web-continue-as = Als { $name } spielen
web-log = Was geschah
web-round = Runde
web-who = Wer
web-average = Schnitt
web-as-table = Als Tabelle
web-curves =
    { $kind ->
        [slack] Slack im Lauf des Spiels
       *[other] Punkte im Lauf des Spiels
    }
web-curves-picture =
    { $kind ->
        [slack] Liniendiagramm: der Slack von allen, vom ersten bis zum letzten Schritt. Dieselben Zahlen stehen darunter in der Tabelle.
       *[other] Liniendiagramm: die Punkte von allen, vom ersten bis zum letzten Schritt. Dieselben Zahlen stehen darunter in der Tabelle.
    }
web-dice = Die Würfel
web-dice-none = In diesem Spiel hat niemand gewürfelt.
web-dice-note =
    { $all ->
        [one] Ein Wurf.
       *[other] { $all } Würfe; jede Seite wäre { NUMBER($each, maximumFractionDigits: 1) }-mal zu erwarten.
    }
web-replay-outdated = { $why ->
        [record_cards] Dieses Spiel lief mit anderen Karten, als es heute gibt.
       *[record_rules] Dieses Spiel lief nach anderen Regeln, als heute gelten.
    } { $shown ->
        [0] Von seinen { $moves } Zügen ist keiner mehr möglich.
       *[other] Du siehst { $shown } von { $moves } Zügen; weiterspielen kannst du von hier aus nicht.
    }
web-seed = { $kind ->
        [dice] Waren die Würfel fair?
       *[cards] War das Mischen fair?
    }
web-seed-note = Vor der ersten Karte hat der Tisch einen Fingerabdruck gezeigt. Er gehört zu dieser Zeile, an deren Ende der Startwert steht. Aus ihm folgen alle Würfe und alles Mischen, also konnte später niemand etwas hinbiegen.
web-seed-is = Was versiegelt war
web-commitment = Fingerabdruck (SHA-256)
web-verify = Nachprüfen
web-seed-right = Es passt: Diese Zeile hat genau diesen Fingerabdruck. Vergleich ihn mit dem, den du am Anfang gesehen hast.
web-seed-wrong = Es passt nicht: Diese Zeile hat einen anderen Fingerabdruck.
web-seed-unknown = Dein Browser rechnet das nur auf https-Seiten aus oder auf dem Rechner, auf dem der Server läuft. Du kannst es selbst prüfen: Es ist die SHA-256-Summe der Zeile oben.
