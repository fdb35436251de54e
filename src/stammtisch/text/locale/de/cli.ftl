### Die Kommandozeile: Hilfe, Berichte, Fehler.

cli-stammtisch = Stammtisch: Kartenspiele, die ihre Regeln selbst kennen. Im Terminal spielen, simulieren, nachspielen und Stellungen prüfen.
cli-stammtisch-examples =
    Beispiele:
      stammtisch play                      ein Spiel Schreck gegen drei Bots
      stammtisch rules scare               die Regeln in unseren Worten
      stammtisch simulate scare --games 200 --bots careful,random,random,random
    Rückgabewerte: 0 alles gut, 1 eine Prüfung schlug fehl, 2 falsche Eingabe, 3 Spiel unterbrochen (gespeichert), 130 abgebrochen.
cli-option-version = Version anzeigen und aufhören.

cli-play = Im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur. Jeder Zug wird sofort gespeichert.
cli-play-examples =
    Beispiele:
      stammtisch play scare --seats 4 --lang de
      stammtisch play scare --name Ann --name Bob --seats 5
      stammtisch play scare --preset balanced-7 -o target_score=25
      stammtisch play --resume
cli-simulate = Bots viele Partien spielen lassen. Derselbe Startwert gibt dieselben Partien, egal mit wie vielen Prozessen.
cli-simulate-examples =
    Beispiele:
      stammtisch simulate scare --games 1000 --bots careful,random,random,random --rotate
      stammtisch simulate scare --games 100 --seats 6 --jobs 2 --out partien.jsonl
cli-arena = Bots gegeneinander antreten lassen. Jede Kartenverteilung wird von jedem Platz aus gespielt; niemand gewinnt durch bessere Karten.
cli-arena-examples =
    Beispiele:
      stammtisch arena --game cthulhu greedy random --games 400
      stammtisch arena --game scare careful random --seats 4 --jobs 2 --out wettkampf.jsonl
cli-compare = Sagen, was an zwei Tischen oder in zwei Läufen anders ist: andere Optionen, andere Sets, eine andere Version.
cli-compare-examples =
    Beispiele:
      stammtisch compare scare scare,stack_size=7 --games 400
      stammtisch compare cthulhu cthulhu+geek --games 400 --jobs 2
      stammtisch compare vorher.jsonl nachher.jsonl
cli-report = Eine Seite mit Bildern über einen Lauf schreiben. Sie ist eine einzige Datei und braucht kein Netz.
cli-report-examples =
    Beispiele:
      stammtisch simulate cthulhu --games 1000 --out lauf.jsonl
      stammtisch report lauf.jsonl
      stammtisch report lauf.parquet --out seite.html --lang en
cli-train = Bots aus vielen eigenen Spielen lernen lassen: wer gefährlich ist, und wozu Karten gut sind. Ohne Spiel: alle.
cli-train-examples =
    Beispiele:
      stammtisch train cthulhu --games 10000 --jobs 2
      stammtisch train
cli-scenario = Szenario-Dateien ausführen: eine Stellung, ein paar Züge, was folgen muss. In Ordnern werden .toml-Dateien gesucht.
cli-scenario-examples =
    Beispiele:
      stammtisch scenario tests/scenarios
      stammtisch scenario streitfall.toml --json
      stammtisch scenario - < streitfall.toml
      stammtisch scenario streitfall.toml --open
cli-replay = Ein gespeichertes Spiel nachspielen, jeden Zug prüfen und erzählen, was geschah.
cli-replay-examples =
    Beispiele:
      stammtisch replay spiel.jsonl
      stammtisch replay spiel.jsonl --seat Ann --to 20
      stammtisch replay spiel.jsonl --steps
      stammtisch replay spiel.jsonl --open --json
cli-saves = Die gespeicherten Spiele zeigen, die noch nicht zu Ende sind, das letzte zuerst.
cli-saves-examples =
    Beispiele:
      stammtisch saves
      stammtisch saves cthulhu --lang en
cli-rules = Die Regeln eines Spiels in unseren Worten zeigen oder berichten, welche Regeln Tests haben (coverage).
cli-rules-examples =
    Beispiele:
      stammtisch rules scare
      stammtisch rules scare TRK-04 --lang de
      stammtisch rules coverage
cli-cards = Die Karten eines Sets ansehen und Kartendateien prüfen.
cli-cards-examples =
    Beispiele:
      stammtisch cards list cthulhu --kind activity
      stammtisch cards show cthulhu deep_one_westley --lang de
      stammtisch cards lint meine_karten.toml
cli-cards-list = Die Karten eines Sets auflisten.
cli-cards-show = Eine Karte so zeigen, wie man sie am Tisch liest.
cli-cards-variety = Messen, wie oft sich Sets wiederholen: was ihre Karten tun, abgesehen von Zahlen und Kategorien.
cli-cards-lint = Kartendateien prüfen; jeder Fehler wird mit Datei, Karte, Feld und Grund genannt.
cli-cards-schema = Das JSON-Schema für Dateien mit Leben-Karten, mit Jobs oder für ein Set ausgeben, für Editoren.
cli-bench = Die Engine neben ihresgleichen messen, in einem Lauf auf einem Kern, und die Verhältnisse ausgeben.
cli-bench-examples =
    Beispiele:
      stammtisch bench
      stammtisch bench --json --seconds 3

cli-option-lang = Sprache von allem, was du liest.
cli-option-json = JSON-Zeilen für Programme ausgeben.
cli-option-option = Eine Tischoption setzen; mehrmals möglich. Die Regeln nennen die Optionen.
cli-option-preset = Mit einem benannten Satz von Optionen beginnen (classic, balanced-7).
cli-option-seats = Wie viele am Tisch sitzen, Bots eingeschlossen.
cli-option-humans = Wie viele davon Menschen an dieser Tastatur sind.
cli-option-name = Name einer Person an dieser Tastatur; einmal für jede angeben.
cli-option-bot = Wie gut die Bots auf den übrigen Plätzen spielen: guest, regular, rival oder master. Sonst: regular.
cli-option-seed = Startwert fürs Mischen; ohne Angabe entscheidet der Zufall.
cli-option-save = Das Spiel in dieser Datei speichern statt in einer neuen in deinem Spieleordner.
cli-option-resume = Mit dem letzten unfertigen Spiel weitermachen, oder mit dem letzten von SPIEL.
cli-option-record = Mit dem Spiel in dieser Datei weitermachen.
cli-option-games = Wie viele Partien.
cli-option-bots = Bots nach Plätzen oder einer für alle Plätze; ohne Angabe der übliche des Spiels.
cli-option-rotate = Die Bots nach jeder Partie einen Platz weiterrücken.
cli-option-train-games = Aus wie vielen Spielen gelernt wird; ohne Zahl so viele, wie genug sind.
cli-option-train-bot = Wessen Spiele es sind.
cli-option-again = Auch trainieren, was auf dem neuesten Stand ist.
cli-option-jobs = Wie viele Prozesse.
cli-option-cluster = Auf dem Dask-Cluster mit diesem Scheduler spielen, zum Beispiel tcp://192.168.0.7:8786.
cli-option-out = Eine Zeile je Partie in diese Datei schreiben (.jsonl oder .parquet). Was schon darin steht, wird nicht noch einmal gespielt.
cli-option-page = Die Seite, die geschrieben wird; ohne Angabe der Name des Laufs mit .html.
cli-option-arena-game = Das Spiel, oder mehrere Sets zusammen.
cli-option-arena-seats = Wie viele am Tisch sitzen; ohne Angabe so viele, wie es Bots sind.
cli-option-open-table = Das Szenario als Tisch im Browser öffnen und von dort weiterspielen.
cli-option-server = Die Adresse eines Servers, der mit demselben --store schon läuft.
cli-option-report = Die Zahlen in diese Markdown-Datei schreiben; was derselbe Befehl dort schon geschrieben hat, wird ersetzt.
cli-option-seat = So erzählen, wie diese Person es sah; sonst wie jemand, der zuschaut.
cli-option-to = Nach so vielen Zügen aufhören.
cli-option-steps = Schritt für Schritt erzählen: Mit Enter geht es weiter.
cli-option-open = Auch alle verdeckten Karten zeigen.
cli-option-tests = Ordner mit den Tests.
cli-option-kind = Nur Karten dieser Art: person, pet, thing, activity, whenever.
cli-option-tag = Nur Karten mit diesem Tag.
cli-option-seconds = Messzeit für jeden Wert.

cli-error = stammtisch: { $what }
cli-usage-error = { $why } Hilfe gibt „{ $command }“.
cli-os-error = { $file ->
        [none] Das System lässt uns nicht weiter: { $why }.
       *[other] { $file }: { $why }.
    }
cli-in-file = { $file }: { $why }
cli-interrupted = Abgebrochen.

# Hilfe: Überschriften und Platzhalter. In den Beispielen steht das Programm so, wie es hier heißt.
cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-default = [sonst: { $value }]
cli-option-help = Diese Hilfe zeigen und aufhören.
cli-metavar-options = OPTIONEN
cli-metavar-command = BEFEHL ...
cli-metavar-game = SPIEL
cli-metavar-book = SPIEL|coverage
cli-metavar-rule = REGEL
cli-metavar-set = SET
cli-metavar-card = KARTE
cli-metavar-form = life|job|set
cli-metavar-file = DATEI
cli-metavar-path = DATEI|ORDNER
cli-metavar-folder = ORDNER
cli-metavar-name = NAME
cli-metavar-number = N
cli-metavar-text = TEXT
cli-metavar-bots = A,B,...
cli-metavar-bot = BOT
cli-metavar-side = SPIEL[,NAME=WERT]|LAUF
cli-metavar-run = LAUF
cli-metavar-address = ADRESSE
cli-metavar-setting = NAME=WERT

cli-no-such-option = Die Option { $option } gibt es nicht{ $near ->
        [none] .
       *[other] ; meinst du { $near }?
    }
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht{ $near ->
        [none] .
       *[other] ; meinst du { $near }?
    }
cli-missing = { $what } fehlt.
cli-option-value = { $given ->
        [yes] { $option } steht allein, ohne Wert.
       *[no] Zu { $option } gehört ein Wert.
    }
problem-extra_arguments = { $count ->
        [one] Da ist ein Wort zu viel
       *[other] Da sind { $count } Wörter zu viel
    }: { $rest }. Was hierher gehört, zeigt „-h“.
problem-bad_number = { $option } muss eine { $whole ->
        [yes] ganze Zahl
       *[no] Zahl
    }{ $limits ->
        [none] {""}
        [least] {" "}ab { $least }
       *[both] {" "}von { $least } bis { $most }
    } sein, nicht „{ $value }“.
problem-not_one_of = { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
problem-only_for_new_games = { $option } gibt es nur für neue Spiele; { $saved } setzt ein gespeichertes fort. Lass eins davon weg.

problem-bad_setting = „{ $setting }“ ist keine Option: Schreib NAME=WERT, zum Beispiel -o stack_size=7.
problem-no_tests = Den Ordner { $folder } gibt es nicht. Starte das in einem Checkout oder nenn den Ordner mit --tests.
problem-one_scenario = --open braucht genau eine Szenario-Datei.
problem-no_scenario_files = In { $folder } gibt es keine .toml-Dateien.
problem-not_text = { $file } ist keine Textdatei in UTF-8.
problem-no_bench = Die Messung gehört zum Quelltext-Checkout. Hol dir einen und starte: python3 dev.py bench

train-made = { $game }: { $file } ist geschrieben.
train-known = { $game } ist auf dem neuesten Stand.
simulate-label = Es wird gespielt
simulate-summary = { $games } Partien, im Schnitt je { $decisions } Entscheidungen und { $rounds } Runden.
simulate-rounds = Ein Viertel der Partien dauerte höchstens { $lower } Runden, die Hälfte höchstens { $median }, drei Viertel höchstens { $upper }.
simulate-tricks = { $mean } Stiche je Partie.
simulate-paranoia = In { $share } % der Partien kam es zu Paranoia, im Schnitt { $mean }-mal je Partie.
simulate-cancelled = { $mean } Karten je Partie wurden ungültig gemacht.
simulate-gloom = Weltschmerz verflog { $mean }-mal je Partie.
simulate-part-gloom = Von den Punkten der Gewinner waren { $share } % Weltschmerz.
simulate-madness = In { $share } % der Partien war am Ende jemand Vollkommen Durchgeknallt.
simulate-bot = { $bot }: im Schnitt { $score } Punkte, gewinnt { $share } % seiner Partien ({ $low } bis { $high } % mit 95 % Sicherheit).
simulate-seat = Platz { $seat } gewinnt { $share } % ({ $low } bis { $high } %).
simulate-job = Der Job { $id } gewinnt { $share } % der Partien, in denen er ausgeteilt wurde ({ $low } bis { $high } %).
simulate-side = Wer auf der Seite { $id } beginnt, gewinnt { $share } % der Partien ({ $low } bis { $high } %).
simulate-played = Jede der { $cards } Karten wurde in mindestens { $share } % der Partien gespielt; am seltensten ist { $id }.

report-title = ## { $games } Partien { $game }: { $bots }
report-made = Stammtisch { $version }, Startwert { $seed }, Optionen: { $options }. Die Bereiche gelten mit 95 % Sicherheit.
report-no-options = die üblichen
report-rounds = Runden | Partien | Anteil
report-rounds-row = { $rounds } | { $games } | { NUMBER($share, minimumFractionDigits: 1) } %
report-bots = Bot | Partien | Siege | Anteil | Bereich
report-seats = Platz | Partien | Siege | Anteil | Bereich
report-job = Job zu Beginn | Partien | Siege | Anteil | Bereich
report-side = Seite zu Beginn | Partien | Siege | Anteil | Bereich
report-wins-row = { $name } | { $games } | { $wins } | { NUMBER($share, minimumFractionDigits: 1) } % | { NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) } %
report-played = Seltenste Karten | gespielt in
report-played-row = { $id } | { NUMBER($share, minimumFractionDigits: 1) } %
report-first = Damit sich prüfen lässt, ob das noch gilt: Die ersten { $games } Partien gewann Platz { $winners } in { $rounds } Runden.
scenario-holds = stimmt   { $file }  { $title }
scenario-fails = FALSCH   { $file }  { $why }
scenario-sum = { $files ->
        [one] Ein Szenario
       *[other] { $files } Szenarien
    }, { $failed ->
        [0] alle stimmen.
        [one] eines stimmt nicht.
       *[other] { $failed } stimmen nicht.
    }
replay-header = { $game } mit { $players }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
replay-prompt = [{ $number } von { $moves }] Enter: { $enter } >{" "}
replay-next = nächster Schritt
replay-leave = aufhören
replay-word-back = davor
replay-word-turn = zug
replay-how = Enter erzählt den nächsten Schritt, „zug“ alles bis zum nächsten Zug oder zur nächsten Runde, „davor“ den Schritt davor, eine Zahl diesen Zug. „tisch“ und „punkte“ zeigen, wie es stand, „ende“ hört auf.
replay-cut = Die letzte Zeile der Aufzeichnung ist unvollständig und wurde weggelassen.
replay-checked = { $moves ->
        [0] Noch kein Zug zu prüfen.
        [one] Der eine Zug und seine Prüfsumme stimmen.
       *[other] Alle { $moves } Züge und Prüfsummen stimmen.
    }
replay-fingerprint = Fingerabdruck aller Karten und Würfe: { $commitment }
replay-seed = Alle Karten und Würfe folgen aus „{ $sealed }“. Die SHA-256-Summe davon ist der Fingerabdruck, der am Anfang zu sehen war: { $commitment }
replay-unplayed = Von seinen { $moves } Zügen laufen die ersten { $shown } noch so ab wie damals.
coverage-none = KEIN TEST
coverage-manners = entfällt: Umgangsformen, die kein Programm erzwingen kann
coverage-components = entfällt: betrifft das Material in der Schachtel
coverage-sum = { $rules } Regeln, { $missing ->
        [0] alle mit Tests.
       *[other] { $missing } ohne Test.
    }
