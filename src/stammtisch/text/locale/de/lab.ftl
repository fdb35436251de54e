### Das Labor: Seiten über viele Partien, Vergleiche, Wettkämpfe zwischen Bots.

## Fehler

problem-other_run = In { $file } liegt ein anderer Lauf: { $what } ist dort { $there }, nicht { $here }. Nenn eine andere Datei oder dieselben Einstellungen wie zuvor.
problem-other_rules = Regeln oder Karten von { $game } sind dort andere ({ $there }) als hier ({ $here }). Auf allen Rechnern und für einen ganzen Lauf muss es dieselbe Version sein.
problem-not_a_run = { $file } ist keine Datei eines Laufs. „stammtisch simulate SPIEL --out DATEI“ schreibt eine.
problem-damaged_run = Zeile { $line } von { $file } ist beschädigt. Lösch sie und alle danach; der Lauf geht dann von dort weiter.
problem-empty_run = In { $file } steht noch keine Partie.
problem-workers_died = Alle Prozesse sind dreimal nacheinander bei Partie { $game } gestorben. Mit --out bleiben die Partien davor erhalten.
problem-no_cluster = Unter { $address } antwortet kein Dask-Scheduler: { $why }
problem-no_workers = Der Scheduler unter { $address } hat keine Worker. Starte dort welche: dask worker { $address }
problem-missing_library = Dafür fehlt die Bibliothek { $library }. So wird sie installiert: pip install "stammtisch[{ $extra }]"; in einem Checkout: python3 dev.py lab
problem-no_contest = Für einen Wettkampf braucht es mindestens zwei verschiedene Bots, nicht: { $bots }

## Unterwegs

simulate-begun = In { $file } { $games ->
        [one] steht schon eine Partie
       *[other] stehen schon { $games } Partien
    }; die übrigen folgen.
report-written = { $file } erzählt von { $games ->
        [one] einer Partie.
       *[other] { $games } Partien.
    }

## Vergleiche

compare-sure = { $count ->
        [0] Kein Unterschied ist sicher.
        [one] Ein Unterschied ist sicher:
       *[other] { $count } Unterschiede sind sicher:
    }
compare-open = { $count ->
        [0] Sonst wurde nichts verglichen.
        [one] Einer kann Zufall sein:
       *[other] { $count } können Zufall sein:
    }
compare-line = { $what }: { $a } → { $b }{ $unit ->
        [percent] {" "}%
       *[none] {""}
    }, { $sign ->
        [plus] +
       *[none] {""}
    }{ $difference } ({ $low } bis { $high }); { $needed ->
        [0] gar kein Unterschied
       *[other] sicher nach { $needed } Partien
    }
compare-paired = Beide Seiten wurden mit denselben Karten gespielt; die Unterschiede gelten Partie für Partie.
compare-unpaired = Die beiden Seiten hatten verschiedene Karten.
compare-chance = Alle Bereiche gelten mit 95 % Sicherheit. Von { $count } Zahlen sehen etwa { $chance } aus reinem Zufall sicher aus.
compare-only-a = Nur A hat { $count ->
        [one] diese Karte
       *[other] diese { $count } Karten
    }: { $cards }
compare-only-b = Nur B hat { $count ->
        [one] diese Karte
       *[other] diese { $count } Karten
    }: { $cards }
compare-rounds = Runden
compare-decisions = Entscheidungen
compare-changes = Führungswechsel
compare-leader = wer zur Halbzeit führt, gewinnt
compare-asked = Gelegenheiten zu antworten
compare-answered = Antworten
compare-seat = Platz { $name } gewinnt
compare-bot = { $name } gewinnt
compare-job = der Job { $name } gewinnt
compare-side = die Seite { $name } gewinnt
compare-title = ## A: { $a }, B: { $b }
compare-made = Stammtisch { $version }, Startwert { $seed }, { $a } Partien von A und { $b } von B. „Partien“ sagt, wie viele jede Seite bräuchte, um so einen Unterschied in vier von fünf Versuchen zu zeigen.
compare-head = Was | A | B | Unterschied | Bereich | sicher | Partien
compare-row = { $what } | { $a } | { $b } | { $sign ->
        [plus] +
       *[none] {""}
    }{ $difference }{ $unit ->
        [percent] {" "}Punkte
       *[none] {""}
    } | { $low } bis { $high } | { $sure ->
        [yes] ja
       *[no] nein
    } | { $needed ->
        [0] –
       *[other] { $needed }
    }

## Was gezählt wird

count-tricks = Stiche
count-paranoia = Paranoia
count-cancelled = ungültig gemachte Karten
count-madness = Vollkommen Durchgeknallt
count-gloom = Weltschmerz verflogen
count-promotions = Beförderungen
count-demotions = Degradierungen
count-wounds = Wunden
count-raids = Überfälle
count-orders = Befehle
count-denunciations = Denunziationen
count-votes = Wahlen

## Wettkämpfe

arena-sum = { $games } Partien: { $deals } Kartenverteilungen, jede von jedem Platz aus gespielt. Unter Gleichen gewinnt jeder { $fair } %.
arena-line = { $bot }  gewinnt { $share } % ({ $low } bis { $high }), { $points } Punkte, Wertung { $rating } ±{ $spread }
arena-ahead = { $bot } liegt in { $share } % der gemeinsamen Partien vor { $other } ({ $low } bis { $high }).
arena-picture = ● Anteil an den Siegen, ├─┤ wo er mit 95 % Sicherheit liegt, ┊ unter Gleichen ({ $fair } %)
arena-title = ## { $games } Partien { $game } zwischen { $bots }
arena-made = Stammtisch { $version }, Startwert { $seed }, { $deals } Kartenverteilungen, jede von jedem Platz aus gespielt. Die Bereiche gelten mit 95 % Sicherheit und folgen aus den Verteilungen. Die Wertung ist die von OpenSkill: Alle beginnen bei 25.
arena-head = Bot | Plätze | Siege | Bereich | Punkte | Wertung
arena-row = { $bot } | { $games } | { NUMBER($share, minimumFractionDigits: 1) } % | { NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) } % | { $points } | { $rating } ±{ $spread }
arena-ahead-head = Bot | vor | vorn | Bereich
arena-ahead-row = { $bot } | { $other } | { NUMBER($share, minimumFractionDigits: 1) } % | { NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) } %

## Die Seite über einen Lauf

lab-page-title = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } { $game }
lab-page-bots = { $seats } Plätze: { $bots }
lab-seating = { $seating ->
        [rotate] Nach jeder Partie rücken alle einen Platz weiter.
        [arena] Jede Kartenverteilung wurde von jedem Platz aus gespielt.
       *[fixed] Alle behalten ihren Platz.
    }
lab-percent = { NUMBER($share, minimumFractionDigits: 1) } %
lab-points = { $sign ->
        [plus] +
       *[none] {""}
    }{ NUMBER($points, minimumFractionDigits: 1) }
lab-amount = { NUMBER($amount, maximumFractionDigits: 1) }
lab-share = gewinnt
lab-of = von
lab-rating = Wertung
lab-games = { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
lab-per-game = { $mean } je Partie
lab-winners = wer gewinnt
lab-others = alle anderen
lab-you = Du
lab-bot = Wer
lab-seat = Platz
lab-card = Karte

lab-overview = Auf einen Blick
    .about = Balken sind Bereiche mit 95 % Sicherheit, die gestrichelte Linie ist, was Gleiche hätten. Was sicher darüber oder darunter liegt, hat eine Farbe und einen Pfeil.
lab-tile-games = { $games ->
        [one] Partie
       *[other] Partien
    }
lab-tile-rounds = Runden oder weniger in der Hälfte der Partien
lab-tile-decisions = Entscheidungen je Partie
lab-tile-changes = Führungswechsel je Partie
lab-tile-leader = derer, die zur Halbzeit führten, gewannen

lab-arena = Der Wettkampf
    .about = Jede Kartenverteilung wurde von jedem Platz aus gespielt; niemand hatte bessere Karten.
    .rating = { $rating }
lab-duel = { $bot } vor { $other }
lab-duels = Eins gegen eins
lab-bots = Wer gewinnt
    .about = Ein geteilter Sieg zählt anteilig.
lab-seats = Wer wo sitzt
    .about = Ob es darauf ankommt, wer anfängt.
lab-dealt = Was ausgeteilt wurde
    .about = Ein Sieg zählt für das, womit jemand angefangen hat, auch wenn inzwischen etwas anderes an seiner Stelle ist.
lab-length = Wie lange es dauert
    .about = Wie viele Partien wie viele Runden gedauert haben.
    .below = Runden
lab-curves = Wie es läuft
    .about = Die Sieger und alle anderen auf dem Weg zum Ende; je die Hälfte liegt in den Bändern.
    .below = Anteil der Partie
lab-curves-slack = fehlender Slack (unter null), im Lauf der Partie
lab-curves-scare = Punkte, im Lauf der Partie
lab-leads = Wann es entschieden ist
    .about = Wie oft am Ende gewinnt, wer führt, nach jedem Zehntel einer Partie. Je später die Linie steigt, desto länger ist alles offen. Darunter: wie oft die Führung gewechselt hat.
    .line = wer führt, gewinnt
    .time = Anteil der Partie
    .changes = Führungswechsel
lab-luck = Können und Glück
    .about = Wie viel davon, wer gewinnt, mit dem zusammenhängt, was man vorher weiß. Der Rest sind Karten, Würfel und was die anderen tun.
    .head = Vorher bekannt
    .share = erklärt
lab-luck-bot = wer spielt
lab-luck-seat = der Platz
lab-luck-rest = alles andere
lab-counts = Was passiert
    .about = In wie vielen Partien es überhaupt vorkommt, und wie oft.
    .head = Was
    .share = der Partien
    .mean = im Schnitt
lab-windows = Antworten
    .about = Bevor etwas geschieht, dürfen andere es aufhalten. Wie oft die es taten, die etwas dafür auf der Hand hatten.
    .share = geantwortet
    .asked = konnte antworten
lab-hits = Wen es trifft
    .about = Eine Karte, die jemand anderem schadet, ist ein Treffer.
    .line = { $who }: traf andere { $given }-mal je Partie und wurde { $taken }-mal getroffen.
lab-cards = Was Karten wert sind
    .about = Wie viel öfter gewinnt, wer eine Karte zieht, als wer sie nicht zieht, in Punkten von hundert. Die gestrichelte Linie ist die Karte im Schnitt: Wer gewinnt, zieht ein paar mehr als andere. Der Ring ist dasselbe für die, die sie spielen; das schmeichelt Karten, die ein Spiel beenden.
    .points = Punkte
    .hands = gezogen / gespielt
    .all = Alle { $cards } Karten
    .note = { $drawn } / { $played }
