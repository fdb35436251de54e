### Das Terminal: alles, was um das Spiel selbst herum gesagt wird.

## Namen der Befehle: je ein Wort. Die aller Sprachen gelten immer.

terminal-command-help = hilfe
terminal-command-table = tisch
terminal-command-all = alles
terminal-command-more = mehr
terminal-command-order = auftrag
terminal-command-ranks = dienstgrade
terminal-command-rest = ruhen
terminal-command-finish = zugende
terminal-command-log = verlauf
terminal-command-scores = punkte
terminal-command-rules = regeln
terminal-command-why = warum
terminal-command-info = karte
terminal-command-show = zeig
terminal-command-stops = stopps
terminal-command-undo = zurück
terminal-command-save = speichern
terminal-command-lang = sprache
terminal-command-again = nochmal
terminal-command-quit = ende

## Wörter für Züge, wie Beispiele sie zeigen. Die aller Sprachen gelten immer.

terminal-word-play = spiel
terminal-word-shop = kauf
terminal-word-evict = bitte
terminal-word-choose = nimm
terminal-word-discard = leg
terminal-word-pass = passe
terminal-word-done = fertig
terminal-word-ask = frag
terminal-word-offer = biete
terminal-word-room = zelt
terminal-word-stack = versteck
terminal-word-show = zeig
terminal-word-on = auf
terminal-word-to = zu
terminal-word-as = als
terminal-word-discards = ablagestapel

## Was sie tun

terminal-help-list = Du kannst eintippen:
terminal-help-help = diese Liste
terminal-help-table = der Tisch, wie du ihn siehst
terminal-help-all = der ganze Tisch, deine Karten in voller Länge und alles, was du darfst, auch wenn es kaum etwas bringt
terminal-help-more = was die anderen seit deiner letzten Frage gemacht haben, in allen Einzelheiten; „mehr an“: immer, „mehr aus“: eine Zeile für jeden Zug
terminal-help-order = „auftrag durchlassen“, „auftrag spiel 3 mia“: was du bis zu deinem nächsten Zug durchlässt, und eine Karte, die sich von selbst spielt; „auftrag“: wie es steht
terminal-help-ranks = wer welchen Dienstgrad hat und welche frei sind
terminal-help-rest = deinen Zug beenden, ohne etwas zu tun: Wer nur ablegt, wird eine Wunde los
terminal-help-finish = deinen Zug beenden, egal was du noch auf der Hand hast; gefragt wirst du nur noch, worauf du antworten musst
terminal-help-log = alles, was bisher passiert ist; „verlauf 10“: die letzten zehn Zeilen
terminal-help-scores = wie es für alle steht
terminal-help-why = warum dein letzter Zug nicht ging, mit der Regel dahinter; „warum“ und ein Zug: warum der jetzt nicht geht
terminal-help-why-last = die Regel hinter dem, was zuletzt nicht ging
terminal-help-info = was eine Karte kann und wo sie liegt
terminal-help-show = jemandem Karten zeigen
terminal-help-stops = wie oft du in den Zügen der anderen gefragt wirst: „stopps alle“, „stopps zug“ oder „stopps aus“
terminal-help-undo = deinen letzten Zug zurücknehmen, mit allem, was danach kam
terminal-help-save = „speichern DATEI“: eine Kopie des Spiels woanders ablegen (gespeichert wird ohnehin ständig)
terminal-help-lang = „sprache en“: auf Englisch weiter; „sprache de“: auf Deutsch
terminal-help-again = nach dem Spiel: noch eins am selben Tisch
terminal-help-quit = aufhören; weiterspielen kannst du später

## Anfang

terminal-you = Du
terminal-player = Person{ $number }
terminal-yes = ja
terminal-no = nein
terminal-welcome = Willkommen bei { $game }!
terminal-welcome-again = Noch ein Spiel { $game }!
terminal-winner-first = { $you ->
        [yes] Du hast zuletzt gewonnen und suchst zuerst aus.
       *[no] { $name } hat zuletzt gewonnen und sucht zuerst aus.
    }
terminal-welcome-back = Willkommen zurück bei { $game }! Das Spiel geht nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } weiter.
terminal-seats = Im Uhrzeigersinn am Tisch: { $names }.
terminal-bots = { $names } { $count ->
        [one] ist ein Bot
       *[other] sind Bots
    } ({ $bot }).
terminal-commitment = Fingerabdruck für Karten und Würfel: { $fingerprint }. Am Ende siehst du den Startwert dahinter; dann können alle prüfen, dass niemand daran gedreht hat.
terminal-saving = Jeder Zug wird sofort gespeichert, in { $file }
terminal-pointer = „regeln“ zeigt dir die Regeln, „hilfe“ alles andere, was du eintippen kannst.
terminal-cut = Die letzte Zeile von { $file } war abgeschnitten und bleibt weg. Alles davor ist da.

## Ein Zug

terminal-prompt = { $choices ->
        [none] {""}
       *[other] [{ $choices }]{ $enter ->
            [none] {""}
           *[other] ,{" "}
        }
    }{ $enter ->
        [none] {""}
       *[other] Enter: { $enter }
    } >{" "}
terminal-go-on-pause = weiter
terminal-must-choose = Hier musst du etwas wählen: Enter geht nur weiter, wo nichts von dir verlangt wird.
terminal-hint = Tipp ein, was in Klammern steht: Eine Zahl ist diese Karte deiner Hand. Züge gehen auch, zum Beispiel: { $example }
terminal-hint-typed = Tipp ein, was in Klammern steht, oder den ganzen Zug, zum Beispiel: { $example }
terminal-hint-pause = Mit „stopps aus“ wirst du seltener gefragt, mit „stopps alle“ öfter.
terminal-more-choices = „alles“ zeigt { $count ->
        [one] eine weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    } und den ganzen Tisch.
terminal-refused = { $problem }{ $hint ->
        [why] {" "}„warum“ zeigt die Regel.
        [help] {" "}„hilfe“ zeigt, was du eintippen kannst.
       *[none] {""}
    }
terminal-line-too-long = Diese Zeile ist zu lang.
terminal-hand-over = Jetzt ist { $name } dran. Gib die Tastatur weiter, dann Enter drücken:{" "}
terminal-window = { $name }: { $question }
terminal-window-prompt = [{ $name }] zeigt deine Karten, Enter: durchgehen lassen >{" "}
terminal-not-in-between = { $name } kann in diesem Moment nichts spielen.
terminal-anyone-prompt = [{ $names }], Enter: weiter >{" "}
terminal-anyone-who = Wer etwas spielen will, tippt den eigenen Namen ein: { $names }. Mit Enter geht es weiter.
terminal-hand-over-first = Jetzt ist nur { $name } gefragt. { $how ->
        [name] Tipp erst diesen Namen ein
       *[enter] Drück erst Enter
    }{ $undo ->
        [yes] {" "}(oder nimm mit „zurück“ den letzten Zug zurück).
       *[no] .
    }
terminal-turn-of = { $name }, das hier ist nur für deine Augen.

## Befehle

terminal-why-nothing = Bisher wurde nichts abgelehnt. Wenn du nach einer Karte oder einem Zug fragen willst, schreib sie hinter „warum“.
terminal-why-possible = { $choices ->
        [0] Das geht jetzt. Es würde nur nichts ändern.
       *[other] Das geht jetzt:
    }
terminal-info-none = Auf den Karten dieses Spiels steht nichts außer ihrer Zahl.
terminal-info-which = Sag, welche Karte: ihre Nummer auf deiner Hand oder ihren Namen.
terminal-show-whom = Sag, wem: zum Beispiel „zeig mia“ für die ganze Hand oder „zeig mia 2 5“ für zwei Karten.
terminal-show-done = { $name } sieht beim nächsten Mal an der Tastatur { $count ->
        [one] diese Karte
       *[other] diese Karten
    }. Die anderen erfahren nur, dass du etwas gezeigt hast.
terminal-show-bot = { $name } schaut höflich hin und lässt sich nichts anmerken.
terminal-shown = { $name } hat { $whom } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gezeigt.
terminal-shown-you = { $name } zeigt dir { $cards }.
terminal-more-on = an
    .help = Ab jetzt liest du jede Zeile der fremden Züge.
terminal-more-off = aus
    .help = Ab jetzt hat jeder fremde Zug eine Zeile; „mehr“ erzählt die letzten ausführlich.
terminal-sit-first = Gerade sitzt niemand an der Tastatur, also sind auch keine Karten zu sehen.
terminal-stops-all = alle
    .help = Du wirst bei jedem Schritt gefragt, bei dem du etwas spielen könntest.
terminal-stops-turn = zug
    .help = Du wirst gefragt, wenn du etwas Angekündigtes aufhalten könntest, und wenn du etwas spielen könntest: am Anfang eines fremden Zuges, nachdem dich etwas getroffen hat oder bevor jemand gewinnt.
terminal-stops-off = aus
    .help = Du wirst nur gefragt, wenn du etwas Angekündigtes aufhalten könntest.
terminal-stops-which = Zur Wahl stehen { $known }, zum Beispiel: stopps aus
terminal-again-later = Dieses Spiel ist noch nicht vorbei. „nochmal“ ist für danach; mit „ende“ hörst du jetzt auf.
terminal-why-unreadable = Keine Regel verbietet das; es ließ sich nur nicht als Zug lesen. „hilfe“ sagt, wie man Züge schreibt.
terminal-rule-example = Beispiel: { $example }
terminal-rule-option = Option { $option }, an diesem Tisch { $value }: { $help }
terminal-rules-none = In keiner Regel kommt „{ $asked }“ vor. „regeln“ allein zeigt alle.
terminal-rules-more = ({ $number } von { $sections }) Enter: weiterlesen. Alles andere: zurück zum Spiel >{" "}
terminal-log-number = „{ $asked }“ ist keine Zeilenzahl. Schreib es so: verlauf 10
terminal-save-where = Sag, wohin: speichern DATEI
terminal-save-done = Eine Kopie des Spiels liegt in { $file }
terminal-save-moved = Das Spiel ist in { $file } gespeichert, und alle weiteren Züge kommen auch dorthin.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $why }.
terminal-lang-which = Du liest gerade { $here }. Zur Wahl stehen { $known }, zum Beispiel: sprache en
terminal-lang-done = Ab jetzt auf Deutsch.
terminal-undone = Dein letzter Zug ist zurückgenommen{ $alone ->
        [yes] .
       *[no] , mit allem, was folgte.
    }{ $free ->
        [yes] {""}
       *[no] {" "}Beim Endstand wird das erwähnt.
    }
terminal-undone-by = { $name } hat einen Zug zurückgenommen{ $alone ->
        [yes] .
       *[no] , mit allem, was folgte.
    }
terminal-undo-consent = { $name }: { $seat } möchte einen Zug zurücknehmen{ $alone ->
        [yes] .
       *[no] , mit allem, was folgte.
    } Bist du einverstanden?
terminal-undo-prompt = [ja/nein] >{" "}
terminal-undo-refused = { $name } ist nicht einverstanden, also bleibt alles, wie es ist.
terminal-quit-unsaved = { $count ->
        [one] Der letzte Schritt dieses Spiels ist
       *[other] Die letzten { $count } Schritte dieses Spiels sind
    } nicht gespeichert. Sichere sie mit speichern DATEI, oder tipp noch einmal „ende“, dann sind sie verloren.

terminal-rest-no = Du hast in diesem Zug schon etwas unternommen: Da heilt nichts. „zugende“ beendet den Zug trotzdem.
terminal-rest-unhurt = Du hast keine Wunde, die heilen könnte. „zugende“ beendet den Zug trotzdem.
terminal-no-ranks = In diesem Spiel gibt es keine Dienstgrade.

## Daueraufträge: ihre Wörter und was sie bedeuten

terminal-order-pass = durchlassen
terminal-order-play = spiel
terminal-order-off = aus
terminal-order-unless = außer
terminal-order-always = immer
terminal-order-me = mich
terminal-order-win = sieg
terminal-order-call = anruf
terminal-order-shopping = shopping
terminal-order-activity = aktivität
terminal-order-whenever = jederzeit
terminal-order-none = Du hast keinen Dauerauftrag.
terminal-order-how = „auftrag durchlassen“ lässt bis zu deinem nächsten Zug alles durch, außer was das Spiel gewinnen würde. „auftrag durchlassen außer mich mia aktivität“ nennt andere Ausnahmen: mich, sieg, anruf, shopping, aktivität, jederzeit oder wer es spielt; „auftrag durchlassen immer“ macht keine. „auftrag spiel 3 aktivität mia 2+“ spielt eine Karte von selbst, einmal: wogegen, gegen wen und ab wie viel Slack, bestimmst du. „auftrag aus“ beendet ihn.
terminal-order-lets-go = Bis zu deinem nächsten Zug lässt du alles durch{ $unless ->
        [none] .
       *[other] , außer { $unless }.
    }
terminal-order-reflex = Einmal vor deinem nächsten Zug spielt sich „{ $card }“ von selbst, sobald { $name ->
        [none] jemand
       *[other] { $name }
    } { $kind ->
        [call] jemanden anruft
        [shopping] auf Shopping-Tour geht
        [activity] eine Aktivität ankündigt
        [whenever] eine Jederzeit-Karte spielt
       *[any] etwas ankündigt
    }{ $least ->
        [0] .
       *[other] , ab { $least } Slack.
    }
terminal-unless-me = was dich trifft
terminal-unless-win = was das Spiel gewinnen würde
terminal-unless-call = Anrufe
terminal-unless-shopping = Shopping-Touren
terminal-unless-activity = Aktivitäten
terminal-unless-whenever = Jederzeit-Karten
terminal-unless-by = was { $name } spielt
problem-no_such_order_word = Ein Auftrag kann nicht „{ $word }“ heißen.

## Das Ende

terminal-all-may-look = Das Spiel ist vorbei; jetzt dürfen alle auf den Bildschirm sehen.
terminal-finished-before = Dieses Spiel ist zu Ende.
terminal-outdated = { $game }: Dieses Spiel bleibt nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } stehen.
terminal-statistics = Was von diesem Spiel bleibt
terminal-taken-back = Zurückgenommene Züge in diesem Spiel: { $count }.
terminal-seed = Der Startwert war { $seed }. Zum Nachprüfen: Die SHA-256-Summe von „{ $sealed }“ beginnt mit { $fingerprint }, wie am Anfang angezeigt.
terminal-replay = Das Spiel noch einmal ansehen:
terminal-again = Noch einmal spielen:
terminal-again-ask = „nochmal“ beginnt ein neues Spiel am selben Tisch. Enter: aufhören.
terminal-left-saved = Das Spiel ist gespeichert in { $file }
terminal-left-partly = { $count ->
        [one] Der letzte Schritt ist
       *[other] Die letzten { $count } Schritte sind
    } NICHT gespeichert. { $file } enthält das Spiel bis dahin.
terminal-left-unsaved = Dieses Spiel ist NICHT gespeichert.
terminal-go-on = So geht es weiter:
terminal-unsaved-prompt = Das Spiel ist nicht gespeichert. Tipp speichern DATEI, um es zu behalten, Enter: aufhören >{" "}

## Dateien

terminal-unsaved = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Es geht trotzdem weiter; mit speichern DATEI kannst du es woanders sichern.
terminal-saved-again = Das Speichern klappt wieder, in { $file } fehlt nichts.
terminal-resume-which = Welches Spiel geht weiter?
terminal-resume-last = das letzte
terminal-resume-number = Tipp eine Zahl von 1 bis { $last } ein oder drück Enter.
terminal-saved-game = { $game } mit { $names }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
terminal-saves-sum = { $games ->
        [0] Kein angefangenes Spiel
        [one] Ein angefangenes Spiel
       *[other] { $games } angefangene Spiele
    } in { $folder }
terminal-nothing-to-resume = In { $folder } gibt es kein unbeendetes Spiel{ $game ->
        [none] {""}
       *[other] {" "}{ $game }
    }. Ein neues beginnt mit: { $command }
problem-record_of_other_game = Das ist ein Spiel { $game }.
terminal-in-file = { $file }: { $why }
terminal-skipped = Übergangen: { $file }: { $why }
terminal-os-full = der Datenträger ist voll
terminal-os-forbidden = dafür fehlen die Rechte
terminal-os-missing = diese Datei oder diesen Ordner gibt es nicht
terminal-os-folder = das ist ein Ordner
terminal-os-exists = dort ist schon etwas anderes
terminal-os-long = der Name ist zu lang
terminal-os-other = das System meldet Fehler { $code }
problem-file_exists = { $file } gibt es schon, und es ist nicht dieses Spiel. Nimm einen anderen Namen.
problem-game_in_use = Dieses Spiel läuft schon in einem anderen Fenster. Beende es dort zuerst.
problem-too_many_humans = { $humans } Personen passen nicht: Der Tisch hat { $seats } Plätze.
problem-too_many_names = { $names } Namen sind zu viele: Der Tisch hat { $seats } Plätze.
problem-several_ways = { $number } lässt sich auf verschiedene Weise spielen: { $ways }.
problem-no_such_number = #{ $number } gibt es nicht: { $hand ->
        [0] Du hast keine Karten.
       *[other] Du hast { $held }.
    }
problem-incomplete_move = „{ $line }“ ist erst der Anfang eines Zuges.
problem-ambiguous_card = „{ $card }“ kann mehrere Karten meinen: { $cards }.
problem-show_not_held = „{ $card }“ hast du nicht auf der Hand, oder nicht so oft.
problem-not_understood = „{ $line }“ ist kein Zug. Ein Zug sieht so aus: „{ $example }“.
problem-yes_to_several = Ja wozu? { $ways }
problem-no_choices = Gerade gibt es nichts auszuwählen.
problem-not_your_seat = Für { $name } kannst du nicht ziehen.
