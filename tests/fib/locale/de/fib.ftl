game-fib = Flunkern
    .about = Jede Person hat eine Karte und sagt laut eine Zahl. Wer traut sich zu lügen, und wer merkt es? Für zwei bis sechs.

how-fib-goal = Worum es geht
    .text = Alle haben eine Karte von 1 bis 6 und sagen eine Zahl. Wenn alle Karten offen liegen, gewinnt die höchste Punktzahl.
how-fib-turn = Dein Zug
    .text = Sag irgendeine Zahl. So viele Punkte bekommst du, wenn niemand zweifelt. Zweifelt jemand, bringt eine Lüge nichts und die Wahrheit das Doppelte.

rules-section-fib-game = Das Spiel
rule-FIB-1 = Zwei bis sechs Personen bekommen je eine Karte. Es gibt die Zahlen von 1 bis 6, jede zweimal.
rule-FIB-2 = Reihum sagen alle einmal eine Zahl von 1 bis 6. Es sollte die eigene Karte sein, muss es aber nicht.
rule-FIB-3 = Bevor deine Karte aufgedeckt wird, dürfen alle anderen zweifeln. Der erste Zweifel zählt.
rule-FIB-4 = Dann deckst du deine Karte auf und bekommst die gesagte Zahl als Punkte. Hat jemand gezweifelt, bringt eine Lüge nichts und die Wahrheit das Doppelte.
rule-FIB-5 = Wenn alle Karten offen liegen, gewinnt die höchste Punktzahl. Bei Gleichstand gewinnen alle, die sie haben.

problem-fib_not_now = Das geht jetzt nicht.
problem-not_a_fib_move = „{ $line }“ ist kein Zug in diesem Spiel. Versuch es mit: say 4, doubt oder pass.
simulate-doubts = Zweifel

fib-ask-say = Welche Zahl sagst du?
fib-ask-doubt = Glaubst du das?
fib-choice-say = { $true ->
        [yes] { $number } sagen, die Wahrheit
       *[no] { $number } sagen
    }
fib-choice-doubt = { $name } nicht glauben
fib-choice-pass = { $name } glauben

fib-event-dealt = Du bekommst eine { $card }.
fib-event-said = { $you ->
        [yes] Du sagst: „{ $number }“.
       *[no] { $seat } sagt: „{ $number }“.
    }
fib-event-doubted = { $you ->
        [yes] Du zweifelst daran.
       *[no] { $seat } zweifelt daran.
    }
fib-event-shown = { $you ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    } eine { $card } und { $you ->
        [yes] bekommst
       *[no] bekommt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
fib-event-game_won = { $you ->
        [yes] Du gewinnst!
       *[no] { $winners } { $count ->
            [one] gewinnt!
           *[other] gewinnen zusammen!
        }
    }

fib-hidden = { $count ->
        [one] Eine Karte ist noch verdeckt.
       *[other] { $count } Karten sind noch verdeckt.
    }
fib-shown = { $name } hat eine { $card } gezeigt.
