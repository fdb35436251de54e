# Der Server: was er ablehnt, und was rund um einen Tisch geschieht.

problem-no_such_table = Es gibt keinen Tisch „{ $table }“. Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
problem-table_exists = Es gibt schon einen Tisch „{ $table }“.
problem-store_conflict = Der Tisch „{ $table }“ wurde inzwischen von jemand anderem geändert.
problem-store_failed = Das ließ sich nicht speichern und ist deshalb nicht passiert: { $why ->
        [full] Der Datenträger ist voll
        [missing] Die Datei lässt sich nicht öffnen
        [forbidden] Dafür fehlen die Rechte
        [busy] Ein anderes Programm hält die Datei fest
        [alien] Die Datei ist keine Datenbank
        [damaged] Die Datei ist beschädigt
       *[other] Die Datenbank hat versagt
    }.
problem-store_unusable = { $file } taugt nicht für die Tische: { $why ->
        [full] Der Datenträger ist voll
        [missing] Die Datei lässt sich nicht öffnen
        [forbidden] Dafür fehlen die Rechte
        [busy] Ein anderes Programm hält die Datei fest
        [alien] Die Datei ist keine Datenbank
        [damaged] Die Datei ist beschädigt
       *[other] Die Datenbank hat versagt
    }.
problem-store_in_file = { $file }: { $why }
problem-store_in_use = Ein anderer Server (Prozess { $process }) hat die Tische in { $store } geöffnet. Beende ihn zuerst oder wähle mit --store eine andere Datei.
problem-store_stuck = Der Speicher schreibt schon seit { $seconds } Sekunden.
problem-store_backlog = { $count } Nachrichten warten auf den Speicher.
problem-disk_nearly_full = Auf der Platte mit den Tischen ist kaum noch Platz: { $megabytes } MB.
problem-store_version = Diese Datei mit Tischen hat Version { $found }; dieses Programm kennt Version { $known }.
problem-bad_key = Mit diesem Link hast du hier keinen Platz mehr.
problem-bad_invitation = Diese Einladung gilt nicht mehr. Frag nach einer neuen.
problem-game_not_begun = Das Spiel hat noch nicht begonnen.
problem-game_has_begun = Das Spiel hat schon begonnen.
problem-game_not_over = Die Aufzeichnung gibt es erst nach dem Spiel, weil sie jede Karte zeigt.
problem-table_full = Alle Plätze sind besetzt.
problem-look_alike = „{ $name }“ sieht { $other } zum Verwechseln ähnlich, und da sitzt schon jemand. Nimm einen anderen Namen.
problem-no_such_chair = Diesen Platz gibt es nicht.
problem-still_here = { $name } ist noch da.
problem-chairs_are_free = Es sind noch Plätze frei. Warte auf jemanden, oder setz Bots hin.
problem-nothing_to_go_on = Hier geht nichts weiter: Bei diesem Schritt ist das Spiel zu Ende, oder es gibt ihn nicht.
problem-record_too_long = Diese Aufzeichnung ist zu lang, um sie hier noch einmal zu spielen: erlaubt sind { $most } Züge.
problem-no_guide = Für { $game } gibt es noch kein geführtes erstes Spiel.
problem-no_example = Zu { $rule } gibt es in { $game } kein Beispiel zum Spielen.
problem-position_too_long = Dieses Szenario ist zu lang für einen Tisch: Erlaubt sind { $most } Zeichen.
problem-no_coach = Der Coach hilft, wo alle anderen Bots sind.
problem-no_reasons = Warum jemand etwas getan hat, bleibt geheim, außer du spielst nur gegen Bots oder das Spiel ist vorbei.
problem-no_such_move = So einen Zug eines Bots gibt es nicht.
problem-only_the_host = Das kann nur, wer den Tisch eröffnet hat.
problem-only_watching = Du schaust zu. Das können nur die am Tisch.
problem-bad_text_length = Ein Text darf 1 bis { $most } Zeichen haben.
problem-no_such_deal = Eine solche Abmachung hast du nicht.
problem-too_many_deals = Du hast an diesem Tisch schon { $most } Abmachungen angeboten. Mehr passen nicht ins Buch.
problem-nothing_to_show = Zeigen kannst du nur Karten deiner eigenen Hand, und nur im laufenden Spiel.
problem-nothing_to_end = Du bist nicht am Zug, oder diese Frage musst du beantworten.
problem-nothing_to_stop = Gerade gibt es nichts aufzuhalten.
problem-bell_does_not_listen = Du hast ein paarmal ohne Karte Stopp gesagt. Ab deinem nächsten Zug hört die Glocke wieder auf dich.
problem-no_such_order = Einen solchen Dauerauftrag gibt es nicht.
problem-no_hello = Die Verbindung hat mit der falschen Nachricht begonnen.
problem-bad_message = Diese Nachricht hat der Server nicht verstanden.
problem-bad_body = Diese Anfrage hat der Server nicht verstanden: { $why }.
problem-not_json = Diese Anfrage muss JSON sein.
problem-too_large = Das ist zu groß; erlaubt sind { $most } Bytes.
problem-too_fast = Das war etwas schnell. Versuch es gleich noch einmal.
problem-too_busy = Gerade schauen sich viele alte Spiele an. Versuch es in einer Minute noch einmal.
problem-took_too_long = Diese Aufzeichnung noch einmal zu spielen dauerte zu lange und wurde abgebrochen.
problem-server_fault = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert. Versuch es noch einmal.
problem-other_origin = Diese Anfrage kommt von einer anderen Seite.
problem-other_host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen mit --origin erlauben.
problem-no_such_page = Hier ist nichts.

table-sealed = Fingerabdruck aller kommenden Karten und Würfe: { $fingerprint }
table-waits = { $count ->
        [one] { $names } überlegt …
       *[other] Warten auf { $names } …
    }
table-others-may-answer = Die anderen können noch antworten.
table-sat = { $name } setzt sich.
table-seated-bot = { $name }, ein Bot, setzt sich.
table-left = { $name } geht; ein Bot spielt weiter.
table-host = Ab jetzt ist { $name } für den Tisch zuständig.
table-away = { $name } ist weg.
table-back = { $name } ist wieder da.
table-undone = { $name } nimmt einen Zug zurück.
table-undone-you = Du nimmst einen Zug zurück.
table-stopped = { $name } sagt Stopp.
table-stopped-you = Du sagst Stopp.
table-never-mind = { $name }: schon gut.
table-promised = { $name } verspricht etwas. Bindend ist das nicht.
table-promised-you = Du versprichst etwas. Bindend ist das nicht.
table-shook = { $name } schlägt in eine Abmachung ein. Bindend ist sie trotzdem nicht.
table-shook-you = Du schlägst in eine Abmachung ein. Bindend ist sie trotzdem nicht.
table-judged = { $verdict ->
        [kept] { $name } sagt, dass eine Abmachung gehalten wurde.
        [broken] { $name } sagt, dass eine Abmachung gebrochen wurde.
       *[other] { $name } lässt offen, ob eine Abmachung gehalten wurde.
    }
table-showed = { $name } lässt { $whom } ein paar Karten sehen.
table-showed-cards = { $name } lässt { $whom } das hier sehen: { $cards }.

cli-serve = Den Server starten und sich auf einer Seite im Browser treffen: allein mit Bots oder mit Freunden über einen Link.
cli-serve-examples =
    Beispiele:
      stammtisch serve --open
      stammtisch serve --lan
      stammtisch serve --port 8080 --store tables.db --origin https://games.example.org
cli-option-port = Port des Servers; ohne Angabe 8000 oder der nächste freie.
cli-option-lan = Andere Geräte in deinem Netz mitspielen lassen und die Adresse als QR-Code zeigen.
cli-option-store = Datenbankdatei; wird angelegt, wenn sie fehlt.
cli-option-keep-days = Tische löschen, an denen N Tage nichts passiert ist (sonst bleiben alle).
cli-option-origin = Die Adresse, unter der die Seite zu finden ist, wenn sie einen Namen hat, etwa hinter einem Proxy; kann mehrmals angegeben werden.
cli-option-proxy = Ein Proxy vor dem Server (Adresse oder Netz), dem geglaubt wird, wer zu Besuch kommt; kann mehrmals angegeben werden.
cli-option-browser = Die Seite im Browser öffnen.
serve-address = Der Stammtisch ist offen: { $address }
serve-stop = Strg-C schließt ihn; beim nächsten Öffnen geht jeder Tisch weiter.
problem-no_page = Die Seite ist noch nicht gebaut. ./play baut sie.
problem-bad_origin = „{ $address }“ ist keine Adresse einer Seite. So sieht eine aus: https://games.example.org.
problem-bad_proxy = „{ $address }“ ist keine Adresse und kein Netz. So sieht das aus: 127.0.0.1 oder 10.0.0.0/8.
problem-port_taken = Port { $port } ist belegt. Mit --port kannst du einen anderen wählen.
problem-port_forbidden = Port { $port } ist dir nicht erlaubt. Nimm mit --port einen über 1023.
problem-ports_taken = Die Ports { $first } bis { $last } sind alle belegt. Nimm mit --port einen anderen.

## Gruppen von Tischoptionen

option-yes = ja
option-no = nein
option-group-essential = Das Wichtigste
option-group-stop = Stopp und Antworten
option-group-turn = Der Zug
option-group-noise = Wahnsinn und Lärm
option-group-end = Das Ende
option-group-stack = Stapel und Schreck-Karte
option-group-cards = Monsterkarten
option-group-trick = Stiche
option-group-more = Mehr
