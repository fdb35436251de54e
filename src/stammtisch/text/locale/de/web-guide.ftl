# Die Seite: spielend lernen, der Coach, die Regeln.

web-learn = Spielend lernen
web-newcomer = Neu hier? Lern es beim Spielen.
web-newcomer-note = Ein erstes Spiel, etwa drei Minuten lang. Was leuchtet, wird gedrückt.
web-rules-title = Die Regeln von { $game }
web-rules-all = Alle Regeln
web-rules-search = In den Regeln suchen
web-rules-count = { $count ->
        [0] Davon sagt keine Regel etwas.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
web-rules-play = Dieses Beispiel spielen

table-web-lesson = Zum Ausprobieren
table-web-lesson-wait = Sieh zu, was die anderen machen.
table-web-lesson-off = Du gehst deinen eigenen Weg. Spiel weiter, wie du magst, oder nimm es zurück.
table-web-lesson-back = Zurücknehmen
table-web-lesson-over = Das war alles zum Ausprobieren. Du kannst von hier aus weiterspielen.
table-web-example-over = Das war das Beispiel. Spiel von hier aus weiter oder geh zurück zu den Regeln.
table-web-lesson-skip = Überspringen
table-web-lesson-steps = Die Schritte
table-web-lesson-rules = Zu den Regeln
table-web-real-game = Jetzt ein richtiges Spiel
table-web-coach = Coach
table-web-coach-switch = Coach: { $on ->
        [yes] an
       *[no] aus
    }
table-web-coach-best = { $move } · { $why }
table-web-coach-thinks = Moment …
table-web-coach-waits = Gerade hast du nichts zu entscheiden.
table-web-coach-more = Warum?
table-web-coach-refused = Was nicht ging
table-web-coach-loss = Was dich zuletzt getroffen hat
table-web-coach-sums = Woher deine Zahlen kommen
table-web-coach-note = Der Coach sieht nur, was du siehst, und denkt wie der stärkste Bot. Es gibt ihn, solange alle anderen Bots sind.

# Wie oft jemand gefragt wird, und warum Bots etwas tun
table-web-wish = Wie oft ich gefragt werde
table-web-wish-title = Wie oft sollen wir dich fragen?
table-web-wish-intro = Was andere ankündigen, lässt sich aufhalten, bevor es passiert. Wann soll die Glocke für dich läuten?
table-web-wish-all = Bei allem
table-web-wish-all-note = Die Glocke läutet bei jeder Ankündigung. Für alle, die gern den Überblick behalten.
table-web-wish-mine = Was mich betrifft oder gewinnen könnte
table-web-wish-mine-note = Alles andere geht schnell vorbei. Stopp! sagen kannst du trotzdem.
table-web-wish-ring = Nur wenn ich läute
table-web-wish-ring-note = Niemand stört dich. Stopp! ist da, wenn du es brauchst.
table-web-wish-first = In der ersten Runde deines ersten Spiels kannst du auf jeden Fall in Ruhe zusehen. Ändern kannst du das am Tisch im Menü.
table-web-wish-done = Los geht’s
table-web-calm = Das lässt du durch.
table-web-why-bot = Warum hat { $name } das gemacht?
