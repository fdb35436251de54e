### Schreck: was passiert, was gefragt wird, warum nicht.

## Das Spiel in wenigen Sätzen

game-scare = Schreck
    .about = Mach keine Stiche, sonst holen dich die Monster. Für drei bis sechs.
    .intro =
        Stiche tun weh: Für jeden deckst du eine Karte deines Stapels auf, und für jede 5 darin noch eine. Irgendwo im Stapel steckt deine Schreck-Karte. Deckst du sie auf, ist die Runde vorbei, und du gehst leer aus; die anderen zählen die Karten unter ihrer. Nur als allerletzte Karte zahlt sie sich aus: Das ist Paranoia.
        Der höchste Wert bekommt den Stich. Gleiche Karten zusammen liest du als Kommazahl: 8 8 8 ist 3,8, und eine einzelne 4 ist mehr.

## Ereignisse

scare-event-round_started = Runde { $round }. { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } die Startkarte.
scare-event-dealt = { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $cards }.
scare-event-stacked = { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } bereit.
scare-event-placed = { $you ->
        [yes] Deine Schreck-Karte liegt
       *[no] Die Schreck-Karte von { $seat } liegt
    } auf Platz { $place } von oben.
scare-event-played = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } { $cards }{ $single ->
        [yes] .
       *[no] {" "}(zählt { $value }).
    }
scare-event-drew = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } nach.
scare-event-drawn = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $cards } nach.
scare-event-trick_taken = { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } den Stich mit { $value }.
scare-event-turned_up = { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } { $count ->
        [one] eine Entspannt-Karte
       *[other] { $count } Entspannt-Karten
    } auf.
scare-event-scared = Schreck! { $you ->
        [yes] Du deckst deine
       *[no] { $seat } deckt die eigene
    } Schreck-Karte auf, und die Runde ist vorbei.
scare-event-lifted = Die 0/10-Karte: { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } die unterste Karte des Stapels nach oben.
scare-event-spared = Die 0/10-Karte: { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } nur noch eine Karte, also passiert nichts.
scare-event-hands_emptied = Es sind keine Handkarten mehr da: Die Runde ist vorbei.
scare-event-paranoia_struck = Paranoia! Es war die letzte Karte des Stapels: { $points } Punkte für { $you ->
        [yes] dich
       *[no] { $seat }
    } und nichts für die anderen.
scare-event-stack_shown = { $you ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    } { $above ->
        [0] sofort die Schreck-Karte
        [one] eine Entspannt-Karte und die Schreck-Karte
       *[other] { $above } Entspannt-Karten und die Schreck-Karte
    }, { $below ->
        [0] darunter liegt nichts.
        [one] darunter liegt eine.
       *[other] darunter liegen { $below }.
    }
scare-event-scored = { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
scare-event-game_won = { $you ->
        [yes] Du gewinnst das Spiel!
       *[no] { $count ->
            [one] { $winners } gewinnt das Spiel.
           *[other] { $winners } gewinnen gemeinsam.
        }
    }

## Fragen und Möglichkeiten

scare-ask-stack = Wo in deinem Stapel versteckst du die Schreck-Karte? ({ $first } bis { $last } von oben)
scare-ask-play = { $turn ->
        [leads] Du eröffnest den Stich. Was spielst du?
        [ends] Alle anderen haben schon gespielt. Was spielst du?
       *[follows] Was spielst du?
    }
scare-wild = { $card } als { $value }
scare-choice-card = Karte { $card }
scare-choice-set = { $cards } = { $value }
scare-typed-set = {"="} { $value }
scare-choice-takes = { $choice } { $tie ->
        [yes] (gleich, bekommt ihn)
       *[no] (bekommt ihn)
    }
scare-choice-top = Platz { $place }, ganz oben: { $points } Punkte, wenn du keinen Stich bekommst
scare-choice-place = Platz { $place }: { $below ->
        [one] 1 Punkt
       *[other] { $below } Punkte
    }, aber { $points }, wenn sie am Rundenende als nächste dran ist
scare-choice-bottom = Platz { $place }, ganz unten: keine Punkte, aber { $points } bei Paranoia

## Der Tisch

scare-round = Runde { $round } von { $rounds }
scare-target = Runde { $round }, gespielt wird bis { $target }
scare-points = { $round }, Punkte: { $points }
scare-stacks = Stapel (anfangs { $size }): { $stacks }
scare-after = { $tie ->
        [yes] Gleichstand,{" "}
       *[no] {""}
    }bekommt ihn, Stapel { $now } → { $after }
scare-after-scare = { $tie ->
        [yes] Gleichstand,{" "}
       *[no] {""}
    }bekommt ihn: { $last ->
        [yes] deine Schreck-Karte, die letzte: Paranoia
       *[no] deine Schreck-Karte
    }!
scare-seat = { $name }   Punkte { $score }   Stapel { $stack } von { $size }   Hand { $hand }
scare-holds-start = {"   "}Startkarte
scare-own-place = Deine Schreck-Karte: { $where ->
        [top] ganz oben, du deckst sie als nächste auf
        [bottom] ganz unten, { $place } von { $size }
       *[middle] Platz { $place } von { $size }, von oben gezählt
    }
scare-trick = Stich: { $plays }
scare-trick-play = { $name } { $cards }{ $single ->
        [yes] {""}
       *[no] {" "}= { $value }
    }{ $best ->
        [yes] {" "}(bekommt ihn bis jetzt)
       *[no] {""}
    }
scare-hand = Deine Hand:  { $cards }
scare-sheet-round = Runde { $round }
scare-sheet-total = Summe

## Hilfe

scare-help-moves = Antworte mit dem, was in Klammern steht. Eine Zahl ist die Karte mit dieser Zahl, „8 8“ oder „8x2“ sind zwei davon; „spiel 8 8“ heißt dasselbe, und „versteck 3“ nennt einen Platz in deinem Stapel. Außerdem kannst du eintippen:
scare-help-scores = der Punktezettel
scare-help-rules = alle Regeln; „regeln TRK-04“: eine Regel; „regeln paranoia“: Regeln, in denen ein Wort vorkommt

## Warum nicht (problem-<code>)

problem-stack_first = Vor dem ersten Stich müssen alle ihre Schreck-Karte verstecken.
problem-already_stacked = Die Schreck-Karte wird einmal versteckt, zu Beginn der Runde.
problem-no_such_place = Platz { $place } ist nicht frei: Versteck die Schreck-Karte auf Platz { $first } bis { $last }.
problem-cards_not_held = { $held ->
        [0] Diese Karte hast du nicht.
        [one] Davon hast du nur eine, nicht { $count }.
       *[other] Davon hast du nur { $held }, nicht { $count }.
    }
problem-set_too_large = { $most ->
        [one] An diesem Tisch werden Karten einzeln gespielt.
       *[other] An diesem Tisch werden höchstens { $most } Karten zusammen gespielt.
    }
problem-not_identical = Karten, die du zusammen spielst, müssen dieselbe Zahl zeigen.
problem-wild_value = Sag dazu, ob die 0/10-Karte als 0 oder als 10 zählt.
problem-wild_alone = Die 0/10-Karte wird immer allein gespielt.
problem-no_passing = Passen gibt es nicht: Wer Karten hat, spielt.
problem-no_such_face = So eine Karte gibt es nicht.
problem-not_a_card = „{ $word }“ ist keine Karte. Karten sind 1 bis 9 und 0/10.
problem-not_a_scare_move = „{ $line }“ ist kein Zug. In Dateien sehen Züge so aus: stack 3, play 8 8, play 0/10 as 10.
problem-too_many_above = { $above } Entspannt-Karten obenauf passen nicht: Bei diesem Stapel sind es höchstens { $most }.
problem-nobody_scores = Mit diesen Optionen bekäme nie jemand Punkte, das Ziel würde also nie erreicht.
problem-deck_too_small = { $seats } Personen brauchen { $needed } Karten, das Deck hat aber nur { $cards }.
problem-no_such_card = { $place }: „{ $card }“ ist keine Karte. Karten sind 1 bis 9 und "0/10".
problem-stack_sum = { $place }: { $size } verdeckte und { $turned } aufgedeckte Karten ergeben keinen Stapel aus { $full }.
problem-nobody_holds_cards = { $place }: Niemand hat Karten, also gibt es nichts zu spielen.
