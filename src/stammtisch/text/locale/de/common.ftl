### Sätze, die jeder Client braucht.

and = { $most } und { $last }
number = { $number }
zone-table = Der Tisch
refused = { $why } ({ $rule })
rule-with-example = { $rule } Beispiel: { $example }
rule-own = { $rule } ({ $source })
rule-source = { $kind ->
        [rulebook] Regelheft: { $section }.
        [silent] Unsere Festlegung; das Regelheft sagt dazu nichts.
        [open] Unsere Festlegung; das Regelheft lässt sich verschieden lesen.
        [missing] Unser eigener Entwurf; diese Seite des Regelhefts ist verloren.
       *[assumed] Unsere Rekonstruktion; diese Seite des Regelhefts ist verloren.
    }

## Züge, die nicht gehen (problem-<code>)

problem-game_over = Das Spiel ist vorbei.
problem-not_your_turn = { $seat } ist dran.
problem-not_a_move = Das ist kein Zug.
problem-no_seat = In „{ $line }“ fehlt, wer gemeint ist. Schreib es so: ann: play 8 8
problem-no_move = „{ $line }“ sagt, wer, aber nicht, was.
problem-unknown_seat = Hier heißt niemand { $name }. Am Tisch: { $known }.
problem-bad_name = „{ $name }“ geht nicht als Name: Nimm ein Wort mit höchstens { $longest } Buchstaben und ohne Doppelpunkt.
problem-same_name = Es können nicht zwei Leute { $name } heißen.
problem-too_many_seats = Das sind zu viele Namen; erlaubt sind { $most }.
problem-nothing_to_undo = Von dir gibt es nichts zurückzunehmen.

## Spiele, Optionen und Sprachen

problem-unknown_game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
problem-incomplete_game = In der Schachtel des Spiels „{ $game }“ fehlt noch etwas: { $missing }.
problem-no_box_there = STAMMTISCH_GAMES nennt „{ $place }“, aber dort liegt keine Spielschachtel. Es muss aussehen wie my_games.fib:FIB_BOX, ein Modul und ein Name darin.
problem-joined_twice = „{ $game }“ steht zweimal da. Jedes Set lässt sich einmal dazunehmen.
problem-cannot_join = „{ $game }“ lässt sich nicht mit anderen Spielen mischen.
problem-stays_alone = „{ $game }“ lässt sich nicht mit anderen Sets mischen. Es kann ihnen nur seine Dinge leihen und sich ihre leihen: Option things_from, GUE-91.
problem-sets_differ = Diese Sets passen nicht zusammen: Die Karte „{ $card }“ ist in { $first } eine andere als in { $second } (siehe { $field }).
problem-sets_card_and_job = Diese Sets passen nicht zusammen: „{ $card }“ ist im einen eine Leben-Karte und im anderen ein Job.
problem-unknown_option = Die Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
problem-bad_option_value = Die Option { $option } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
problem-unknown_language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
problem-bad_seed = Der Startwert ist zu lang (höchstens { $longest } Zeichen) oder enthält Zeichen, die keine Datei aufnehmen kann.
problem-nothing_to_learn = Für { $game } gibt es nichts, was Bots lernen könnten.
problem-needs_numpy = Zum Lernen braucht es NumPy: pip install "stammtisch[train]".
problem-unknown_bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
problem-unknown_rule = { $game } hat keine Regel { $rule }.
problem-bad_seats = { $seats ->
        [one] Eine Person geht
       *[other] { $seats } Personen gehen
    } nicht: Dieses Spiel ist für { $least } bis { $most }.

## Szenario-Dateien

problem-bad_toml = Das ist kein TOML: { $line ->
        [0] Sieh dir die letzten Zeilen und die längsten Zahlen an
       *[other] Sieh dir Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } an
    }.
problem-wrong_kind = { $place } muss { $kind ->
        [number] eine Zahl
        [text] ein Text
        [list] eine Liste
        [table] eine Tabelle
       *[boolean] true oder false
    } sein, nicht „{ $value }“.
problem-unknown_place = { $place } gibt es nicht. Es gibt: { $known }.
problem-seat_count = { $seats } Plätze gehen nicht: Dieses Spiel ist für { $least } bis { $most }.
problem-out_of_range = { $place } ist { $value }, muss aber zwischen { $least } und { $most } liegen.
problem-bad_seat_names = { $place }: { $why }
problem-no_copy_left = { $place }: Von { $card } ist nichts mehr übrig, es gibt nur { $copies }.
problem-dice_used_up = Die Würfe des Szenarios sind aufgebraucht: Ergänze dice.
problem-bad_step = { $place } braucht do, refused oder expect; rule gehört zu refused, und do und refused schließen sich aus.
problem-no_scenarios = { $game } hat noch keine Szenarien ({ $place }).
problem-step_refused = Schritt { NUMBER($step, useGrouping: 0) }: „{ $line }“ wurde abgelehnt: { $why }
problem-step_unreadable = Schritt { NUMBER($step, useGrouping: 0) }: „{ $line }“ ist gar kein Zug: { $why }
problem-not_refused = Schritt { NUMBER($step, useGrouping: 0) }: „{ $line }“ sollte abgelehnt werden, ist aber erlaubt.
problem-other_rule = Schritt { NUMBER($step, useGrouping: 0) }: „{ $line }“ sollte an { $expected } scheitern, scheiterte aber an { $seen }.
problem-not_as_expected = Schritt { NUMBER($step, useGrouping: 0) }: { $fact } sollte { $expected } sein, ist aber { $seen }.
problem-other_kind = Schritt { NUMBER($step, useGrouping: 0) }: { $fact } sollte { $expected_kind ->
        [number] eine Zahl
        [text] ein Text
        [list] eine Liste
        [table] eine Tabelle
        [boolean] true oder false
       *[other] etwas anderes
    } ({ $expected }) sein, ist aber { $seen_kind ->
        [number] eine Zahl
        [text] ein Text
        [list] eine Liste
        [table] eine Tabelle
        [boolean] true oder false
       *[other] etwas anderes
    } ({ $seen }).
problem-not_there = Schritt { NUMBER($step, useGrouping: 0) }: In { $fact } gibt es { $missing } nicht.

## Aufzeichnungen

problem-not_a_record = Das ist nicht die Aufzeichnung eines Spiels.
problem-record_too_large = Die Aufzeichnung ist zu groß: Erlaubt sind { NUMBER($most, useGrouping: 0) } Zeichen.
problem-record_line_too_long = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist zu lang: Erlaubt sind { NUMBER($most, useGrouping: 0) } Zeichen.
problem-record_empty = Die Aufzeichnung ist leer.
problem-record_json = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist beschädigt: kein JSON.
problem-record_line = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist weder ein Zug noch eine Rücknahme.
problem-record_header = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist kein vollständiger Kopf.
problem-record_format = Die Aufzeichnung hat Format { $found }; diese Version liest Format { $known }.
problem-record_rules = Dieses Spiel lief nach anderen Regeln (Version { $found }, hier gilt Version { $known }). Du kannst es ansehen, aber nicht fortsetzen.
problem-record_options = Dieses Spiel lief mit Optionen, die es nicht mehr gibt ({ $options }). Du kannst es ansehen, aber nicht fortsetzen.
problem-record_cards = Dieses Spiel lief mit anderen Karten, als es heute gibt. Du kannst es ansehen, aber nicht fortsetzen.
problem-game_outdated = Dieses Spiel kann nicht weitergehen: Seit seinem Anfang haben sich Regeln oder Karten geändert.
problem-record_generator = Die Aufzeichnung nutzt den Zufallsgenerator { $found }; diese Version hat { $known }.
problem-record_game = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung gehört zu { $game } mit anderen Optionen als diesen.
problem-record_seats = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: { $why }
problem-record_position = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: { $why }
problem-record_seed = Der Startwert der Aufzeichnung ist nicht der, der zu Spielbeginn zugesagt war.
problem-record_move = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Zug { NUMBER($number, useGrouping: 0) }, „{ $move }“, ist nicht möglich: { $why }
problem-record_diverged = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Nach Zug { NUMBER($number, useGrouping: 0) }, „{ $move }“, ist es nicht mehr das aufgezeichnete Spiel.
