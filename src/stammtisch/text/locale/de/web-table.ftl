# Der Tisch im Browser: alles rund um ein Spiel, was das Spiel nicht selbst sagt.

## Kommen und Gehen

table-web-heading = Der Tisch
table-web-title-turn = ● Du bist dran – Stammtisch
table-web-connecting = Auf dem Weg zum Tisch …
table-web-reconnecting = Verbindung verloren, verbinde neu …
table-web-failed = Dieser Tisch ist nicht zu erreichen
table-web-to-lobby = Zur Übersicht
table-web-watching = Du schaust zu und siehst, was alle sehen dürfen.
table-web-leave = Vom Tisch aufstehen
table-web-leave-note = { $seated ->
        [yes] Dein Platz bleibt deiner: Komm zurück, wann du willst. Wenn du endgültig aufstehst, spielt ein Bot für dich weiter.
       *[no] Du schaust nur zu.
    }
table-web-leave-for-good = Endgültig aufstehen
table-web-menu = Menü
table-web-time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde{ $then ->
        [discard] , dann geht deine wertloseste Karte.
        [pass] , dann lehnst du ab.
       *[nothing] .
    }
   *[other] Noch { $seconds } Sekunden{ $then ->
        [discard] , dann geht deine wertloseste Karte.
        [pass] , dann lehnst du ab.
       *[nothing] .
    }
}
table-web-undo = Zug zurücknehmen
table-web-undo-asked = Du möchtest das zurücknehmen, und alles danach. Die anderen werden gefragt.
table-web-undo-asks = { $name } möchte das zurücknehmen, und alles danach.
table-web-undo-withdraw = Doch so lassen
table-web-undo-yes = In Ordnung
table-web-undo-no = Nein
table-web-sound = { $on ->
        [yes] Ton ist an
       *[no] Ton ist aus
    }
table-web-talk = Verlauf und Gespräch
table-web-talk-button = Verlauf und Gespräch{ $count ->
        [0] {""}
        [one] : eine neue Zeile
       *[other] : { $count } neue Zeilen
    }
table-web-text-view = Der Tisch als Text

## Karten

table-web-cost = kostet { $cost }
table-web-card = { $name }. { $facts }. { $text }{ $slack ->
        [none] {""}
       *[other] {" "}Hier { $slack } wert.
    }
table-web-hand-card = { $name }. { $facts }. { $text }{ $look ->
        [dim] {" "}Jetzt nicht.
        [glow] {" "}Passt als Antwort.
        [ticked] {" "}Ausgewählt.
       *[plain] {""}
    }
table-web-monster = Monster { $face }

## Der Tisch

table-web-practice = Zum Üben
table-web-practice-note = Dieses Spiel geht ab Schritt { $step } eines aufgezeichneten weiter; Würfel und Karten können also bekannt sein.
table-web-turn = Der Zug
table-web-your-turn = Du bist dran
table-web-turn-of = { $name } ist dran
table-web-income = Einkommen übrig: { $count }
table-web-income-short = Einkommen
table-web-free-time = Freizeit übrig: { $count }
table-web-free-time-short = Freizeit
table-web-goal = Ziel
table-web-deck = { $count } Karten im Stapel
table-web-discards = Der Ablagestapel
table-web-discard-count = { $count } Karten auf dem Ablagestapel
table-web-room-of = Zimmer von { $name }
table-web-own-room = Dein Zimmer
table-web-more-about = Mehr über { $name }
table-web-away = (weg)
table-web-hand-size = { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
table-web-cards-in-hand = Karten auf der Hand
table-web-choosing = { $name } wählt
table-web-empty-room = Noch nichts als Staub.
table-web-own-empty-room = Dein Zimmer ist leer. Zeit, sich zu entspannen!
table-web-to-go = fehlen
table-web-total = { $total } von { $goal } Slack
table-web-sum = { $total } von { $goal } Slack
table-web-loose = { $count } Slack, der zu keiner Karte gehört.
table-web-loose-short = lose
table-web-madness = Wahnsinn { $madness }: { $sum }. Mit einem mehr wären es { $next }{ $wins ->
        [yes] {" "}und der SIEG.
       *[no] .
    }
table-web-madness-next = ein Wahnsinn mehr → { $next }{ $wins ->
        [yes] {" "}= SIEG
       *[no] {""}
    }
table-web-mad = Vollkommen Durchgeknallt: Wahnsinn ist jetzt Slack.
table-web-mad-short = Irre!
table-web-ladder = Wahnsinn und was er zählt
table-web-cancelled = ungültig
table-web-nothing = Nichts.

## Die Glocke

table-web-stop = Stopp!
table-web-let-go = Durchlassen
table-web-answering = { $count ->
        [one] Eine Antwort auf deiner Hand
       *[other] { $count } Antworten auf deiner Hand
    }
table-web-never-mind = Schon gut
table-web-you-stopped = Stopp! Welche Karte?
table-web-stopped = { $name } sagt Stopp!
table-web-no-answer = Keine deiner Karten hilft hier. Muss ja niemand wissen.
table-web-would-win = Damit wäre das Spiel gewonnen!
table-web-go-on = Weiter
table-web-speaker = Niemand hetzt dich: { $name } sagt, wann es weitergeht.
table-web-hours = { $count } h
table-web-minutes = { $count } min
table-web-until = Offen bis { $time } Uhr
table-web-bell-muted = Du hast ein paarmal ohne Karte Stopp gesagt. Ab deinem nächsten Zug hört die Glocke wieder auf dich. Eine Karte, die hilft, kannst du trotzdem spielen.
table-web-order-all = Alles durchlassen, bis ich dran bin{ $exceptions ->
        [0] {""}
        [one] , mit einer Ausnahme
       *[other] , mit { $exceptions } Ausnahmen
    }
table-web-orders = Daueraufträge
table-web-orders-note = Nur du siehst sie, sie hängen nie von deinen Karten ab, und sie enden mit deinem nächsten Zug.
table-web-order-unless = … aber frag mich, wenn
table-web-unless-me = es mich betrifft
table-web-unless-win = damit jemand gewinnen könnte
table-web-unless-call = jemand angerufen wird
table-web-unless-shopping = jemand auf Shopping-Tour geht
table-web-unless-activity = es eine Aktivität ist
table-web-unless-whenever = es eine Jederzeit-Karte ist
table-web-unless-by = { $name } es spielt
table-web-reflex = Eine Karte automatisch spielen (einmal)
table-web-reflex-card = Spiel
table-web-reflex-none = keine
table-web-reflex-kind = sobald
table-web-reflex-any = irgendetwas angekündigt wird
table-web-reflex-by = von
table-web-reflex-anybody = egal wem
table-web-reflex-least = im Wert von
table-web-reflex-any-worth = egal wie viel
table-web-reflex-worth = mindestens { $worth } Slack
table-web-reflex-no-card = Du hast keine Karte, die das könnte.

## One device for several

table-web-passes-to = { $turn ->
        [yes] { $name } ist dran
       *[no] Eine Frage an { $name }
    }
table-web-several-asked = Mehrere von euch sind gefragt
table-web-pass-on = { $name ->
        [none] Nacheinander, egal in welcher Reihenfolge. Die anderen schauen weg.
       *[other] Gib das Gerät an { $name } weiter. Die anderen schauen weg.
    }
table-web-hold-i-am = Halten: Ich bin { $name }
table-web-anyone = Jemand dagegen?
table-web-anyone-note = Wer das aufhalten will, hält den eigenen Namen gedrückt.
table-web-nobody = Niemand
table-web-cover = Zudecken
table-web-own-hands = Halte deinen Namen, um deine Hand zu sehen:

## Choosing

table-web-interject = Karten mit orangem Rand kannst du dazwischen spielen.
table-web-pick-a-card = { $can ->
        [shop] Wähle eine Karte aus deiner Hand. Dinge kommen in den Korb.
        [play] Wähle eine Karte aus deiner Hand.
       *[nothing] Gerade kannst du keine Karte spielen. Drück auf eine, dann steht da, warum.
    }
table-web-stop-with = Stopp! { $card }
table-web-choose-answer = Wähle eine Karte
table-web-choose-target = { $what ->
        [card] Wähle eine Karte
       *[room] Wähle ein Zimmer
    }
table-web-choose = Wähle aus
table-web-play-card = { $card } spielen
table-web-take = { $kind ->
        [give_up] { $what } hergeben
        [door] Zu { $what } schicken
        [reroll] Mit { $what } neu würfeln
        [swap] Gegen { $what } tauschen
        [pass_on] { $what } weitergeben
       *[other] { $what } nehmen
    }
table-web-wait = Warten
table-web-target = { $name ->
        [you] Dein Zimmer
       *[other] Zimmer von { $name }
    }
table-web-pick-cards = Karten aufnehmen
table-web-hand = Deine Hand
table-web-hand-of = Die Hand von { $name }
table-web-empty-hand = Du hast keine Karten auf der Hand.
table-web-put-down = Zurücklegen
table-web-not-now = Diese Karte muss warten.
table-web-basket-cost = { $cost } von { $income } Einkommen
table-web-basket-title = Shopping-Tour
table-web-basket-time = 1 Freizeit
table-web-basket-gain = { $gain } Slack
table-web-basket-total = { $now } → { $after } von { $goal }
table-web-basket-wins = das wäre der SIEG
table-web-basket-impossible = Das ist mehr, als du bezahlen kannst. (SLACK-69)
table-web-into-basket = In den Korb
table-web-to-discards = Auf den Ablagestapel
table-web-empty-basket = Alles zurücklegen
table-web-announce = { $count ->
        [one] Ein Ding ansagen
       *[other] { $count } Dinge ansagen
    }
table-web-stays = bleibt
table-web-door-to = zu { $name }
table-web-door-discard = auf den Ablagestapel
table-web-door-later = hinaus
table-web-toll = je Zug: { $what }
table-web-closed-door = { $name ->
        [you] Dein Zimmer
       *[other] Zimmer von { $name }
    }
table-web-closed-stays = Bleibt
table-web-end-turn = Zug beenden
table-web-let-stay = Alle bleiben
table-web-ask-to-leave = { $count ->
        [0] Hinausbitten
        [one] Einen hinausbitten
       *[other] { $count } hinausbitten
    }
table-web-discard-range = Wähle sie in deiner Hand aus, höchstens { $most }.
table-web-ticked = { $count ->
        [0] keine ausgewählt
        [one] eine ausgewählt
       *[other] { $count } ausgewählt
    }
table-web-discard = { $count ->
        [0] Alle behalten
        [one] Eine Karte ablegen
       *[other] { $count } Karten ablegen
    }

## Scare

table-web-round = Runde { $round } von { $rounds }
table-web-trick = Der Stich
table-web-no-trick = Noch liegt keine Karte.
table-web-takes = { $name } bekommt den Stich.
table-web-leads = spielt aus
table-web-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
table-web-stack = { $left } Karten im Stapel, { $turned } aufgedeckt{ $scared ->
        [yes] , darunter die Schreck-Karte
       *[no] {""}
    }
table-web-stack-place = Platz der Schreck-Karte
table-web-stack-top = oben
table-web-stack-bottom = unten
table-web-hide-here = An Platz { $place } verstecken
table-web-scare-hint = Nimm eine Karte auf oder mehrere mit derselben Zahl.
table-web-play-as = Als { $value } spielen
table-web-play-cards = { $count ->
        [one] { $face } spielen
       *[other] { $count } × { $face } spielen
    }
table-web-cannot-play = Diese Karten gehen nicht zusammen.
table-web-rank-lead = Du spielst aus.
table-web-rank = { $rank ->
        [1] Bisher am höchsten
       *[other] Bisher Platz { $rank } von { $of }
    }
table-web-score-sheet = Punktezettel

## Verlauf, Gespräch, Abmachungen

table-web-panels = Verlauf, Gespräch und Abmachungen
table-web-rule = Regel { $rule }
table-web-log = Verlauf
table-web-tab-log = Verlauf
table-web-tab-talk = Gespräch
table-web-tab-deals = Abmachungen
table-web-no-talk = Noch hat niemand etwas gesagt. Fang an!
table-web-muted = Du hörst niemanden. Der Lautsprecher macht wieder laut.
table-web-mute = { $on ->
        [yes] Den anderen wieder zuhören
       *[no] Gespräch und Zurufe stumm schalten
    }
table-web-say = Sag etwas
table-web-send = Sagen
table-web-react-laugh = Haha!
table-web-react-ouch = Autsch!
table-web-react-wow = Wow!
table-web-react-cheers = Prost!
table-web-react-sorry = Sorry!
table-web-react-hurry = Na los!
table-web-not-binding = nicht bindend
table-web-no-deals = Noch keine Versprechen.
table-web-deal-by = { $by } an { $to }:
table-web-deal-bots = Bots verstehen, was du mit den Bausteinen nicht zu tun versprichst: sie aufhalten, ihnen Gäste schicken, Jederzeit-Karten auf sie spielen. Wer einschlägt, verspricht dir dasselbe. Nicht alle halten Wort.
table-web-promise-will = Ob du es tust
table-web-promise-what = Was du versprichst
table-web-promise-until = Wie lange
table-web-i-will = { $will ->
        [yes] Ich werde
       *[no] Ich werde nicht
    }
table-web-block-stop = aufhalten, was du ankündigst
table-web-block-guest = dir unerwünschte Gäste schicken
table-web-block-whenever = Jederzeit-Karten auf dich spielen
table-web-block-winner = aufhalten, wer gleich gewinnt
table-web-block-show = dir meine Hand zeigen
table-web-until-mine = bis ich wieder dran bin
table-web-until-yours = bis du wieder dran bist
table-web-until-once = nur dieses eine Mal
table-web-until-end = bis zum Ende des Spiels
table-web-promise-stop = { $will ->
        [yes] Ich halte auf, was du ankündigst, { $until }.
       *[no] Ich halte nichts von dir auf, { $until }.
    }
table-web-promise-guest = { $will ->
        [yes] Ich schicke dir unerwünschte Gäste, { $until }.
       *[no] Ich schicke dir keine unerwünschten Gäste, { $until }.
    }
table-web-promise-whenever = { $will ->
        [yes] Ich spiele Jederzeit-Karten auf dich, { $until }.
       *[no] Ich spiele keine Jederzeit-Karten auf dich, { $until }.
    }
table-web-promise-winner = { $will ->
        [yes] Ich halte auf, wer gleich gewinnt, { $until }.
       *[no] Ich halte dich beim Gewinnen nicht auf, { $until }.
    }
table-web-promise-show = { $will ->
        [yes] Ich zeige dir meine Hand, { $until }.
       *[no] Ich zeige sonst niemandem meine Hand, { $until }.
    }
table-web-deal-with = Abmachung mit
table-web-deal-text = Ich verspreche …
table-web-deal = Hand drauf
table-web-deal-shaken = eingeschlagen
table-web-deal-kept = Gehalten
table-web-deal-broken = Gebrochen
table-web-deal-says = { $name }: { $says ->
        [kept] gehalten
       *[broken] gebrochen
    }
table-web-room = Zimmer
table-web-known = Karten dieser Hand, die du gesehen hast
table-web-show = { $name } Karten von mir zeigen
table-web-show-all = Alle nehmen
table-web-show-count = { $count ->
        [0] { $name } zeigen …
       *[other] { $all ->
            [yes] { $name } meine Hand zeigen
           *[no] { $count ->
                [one] { $name } diese Karte zeigen
               *[other] { $name } diese { $count } Karten zeigen
            }
        }
    }
table-web-show-note = Gewählte Karten sind einen Moment lang zu sehen, und für niemanden sonst. Dass du etwas zeigst, hören alle.
table-web-shown = { $name } zeigt dir
table-web-bot-takes-over = Einen Bot für { $name } weiterspielen lassen
table-web-job-says = Der Job sagt: „{ $text }“
table-web-seat-sum = { $total } von { $goal } Slack, { $hand ->
        [one] eine Karte auf der Hand.
       *[other] { $hand } Karten auf der Hand.
    }

## Das Ende

table-web-result = Das Ergebnis
table-web-you-win = Du gewinnst!
table-web-wins = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
table-web-won-with = { $total } von { $goal }, und zwar hiermit: { $cause }
table-web-won-for-good = Was jetzt noch kommt, kommt zu spät.
table-web-moment = Den Moment ansehen
table-web-again = Noch einmal
table-web-again-host = Wer den Tisch eröffnet hat, kann das nächste Spiel starten.
table-web-outdated = { $why ->
        [record_rules] Seit Beginn dieses Spiels haben sich die Regeln geändert.
        [record_cards] Seit Beginn dieses Spiels haben sich die Karten geändert.
        [record_options] Dieses Spiel lief mit Optionen, die es nicht mehr gibt.
       *[other] Dieses Spiel läuft nicht mehr so ab, wie es aufgeschrieben wurde.
    } Du siehst, wie es stand, aber es geht nicht weiter.
table-web-outdated-again = Neues Spiel, gleiche Plätze
table-web-replay = Aufzeichnung ansehen
table-web-look-at-table = Tisch ansehen
table-web-show-result = Ergebnis zeigen

## Hilfe, Text und Tasten

table-web-help = Hilfe
table-web-help-cards = Drück auf eine Karte, und du siehst, was sie jetzt kann. Zum Lesen fahr mit der Maus darüber, halt sie gedrückt oder geh mit Tab hin; eine dunkle Karte sagt, warum sie warten muss.
table-web-key-space = Leertaste
table-web-key-does-space = Stopp!, solange die Glocke läuft
table-web-key-digits = 1 – 9
table-web-key-does-digits = eine Antwort, was eine Karte kann, oder eine Karte deiner Hand
table-web-key-escape = Esc
table-web-key-does-escape = schon gut; Karte weglegen
table-web-key-o = O
table-web-key-does-o = alles durchlassen, bis du dran bist, oder nicht mehr
table-web-key-e = E
table-web-key-does-e = deinen Zug beenden: nichts mehr, was immer du hältst
table-web-key-t = T
table-web-key-does-t = vorlesen, wie weit alle sind
table-web-key-r = R
table-web-key-does-r = dein Zimmer vorlesen
table-web-key-h = H
table-web-key-does-h = deine Hand vorlesen
table-web-key-l = L
table-web-key-does-l = vorlesen, was zuletzt geschah
table-web-key-w = W
table-web-key-does-w = vorlesen, auf wen der Tisch wartet
table-web-key-question = ?
table-web-key-does-question = diese Hilfe
table-web-single-keys = Einzelne Tasten bewirken etwas
table-web-quiet-bell = Kein Ton von der Glocke, wenn ich nichts dagegen habe; der Ring bleibt gleich
table-web-sounds = Töne, wenn du dran bist, wenn die Glocke läuft und wenn es dich trifft
table-web-tell-to-go = { $name }: { $total } von { $goal }, { $left } fehlen.
table-web-tell-score = { $name }: { $count }.
table-web-text-now = Was gerade los ist
table-web-text-turn = { $name } ist dran, { $phase }. Einkommen { $income }, Freizeit { $time }.
table-web-text-play = { $name }: { $value }.
table-web-text-scare = { $score } Punkte, { $hand } Karten auf der Hand, { $stack } im Stapel, { $turned } aufgedeckt.

# Die Bühne
stage-web-you = Du
stage-web-dealt = Das sind eure Jobs
stage-web-skip = Weiter
stage-web-would-win = { $who ->
        [you] Das wäre dein Sieg!
       *[other] Damit würde { $name } gewinnen!
    }
stage-web-of-goal = von { $goal }

# Das Ende einer Runde Schreck
scare-web-good-night = Gute Nacht
scare-web-last-trick = Letzter Stich
scare-web-back = Zurück
scare-web-goes-on = oder in 6 s von selbst
scare-web-why-scared = hat die Schreck-Karte aufgedeckt und die Runde beendet
scare-web-why-paranoia = Paranoia! Es war die allerletzte Karte: { $points } Punkte
scare-web-why-robbed = nichts: Paranoia räumt alles ab
scare-web-why-double = Die Schreck-Karte lag oben: Jede Karte zählt doppelt
scare-web-why-bottom = Die Schreck-Karte lag ganz unten: nichts darunter
scare-web-why-asleep = { $count ->
        [one] eine Karte unter der Schreck-Karte
       *[other] { $count } Karten unter der Schreck-Karte
    }
scare-web-in-all = { $count ->
        [one] insgesamt ein Punkt
       *[other] insgesamt { $count } Punkte
    }
