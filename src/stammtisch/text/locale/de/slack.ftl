### Die Slack-Familie: was passiert, was gefragt wird, warum nicht. Was Karten tun, steht in cards.ftl.

## Die Spiele in wenigen Sätzen

game-goth = Chez Goth
    .about = Leide, so schön du kannst, und am besten vor Publikum. Für zwei bis fünf.
    .intro =
        Ihr teilt euch eine Wohnung und nehmt das Traurigsein so ernst wie andere den Fußball. Wer sich als Erstes genug entspannt, gewinnt: Bring Slack und Weltschmerz zusammen auf das Ziel deines Jobs.
game-geek = Chez Geek
    .about = Ein Telefon, ein Bad, elf Becher, keiner davon sauber. Für zwei bis fünf und zum Mischen gemacht.
    .intro =
        Ihr teilt euch eine Wohnung, eine Telefonleitung und einen Kühlschrank, den niemand zu öffnen wagt. Wer sich als Erstes genug entspannt, gewinnt: Bring deinen Slack auf das Ziel deines Jobs.
game-cthulhu = Chez Cthulhu
    .about = Entspann dich, so gut du kannst, bevor dir die WG oder dein Verstand dazwischenkommt. Für zwei bis fünf.
    .intro =
        Ihr teilt euch eine Wohnung, verehrt etwas mit Tentakeln und wollt so wenig wie möglich tun. Wer sich als Erstes genug entspannt, gewinnt: Bring deinen Slack auf das Ziel deines Jobs.
        In deinem Zug ziehst du auf sechs Karten auf, würfelst, was zu würfeln ist, und bittest Gäste hinaus, rufst Personen an, verbringst deine Freizeit mit Aktivitäten und Shopping-Touren und legst ab. Die anderen können aufhalten, was du ankündigst. Jederzeit-Karten gehen jederzeit. Ein bisschen Wahnsinn kostet Slack, viel davon zahlt sich aus.

## Namen

slack-card = „{ $name }“
slack-phase-draw = Ziehen
slack-phase-roll = Würfeln
slack-phase-call = Personen anrufen
slack-phase-free_time = Freizeit
slack-phase-discard = Ablegen
slack-who = { $you ->
        [yes] du
       *[no] { $name }
    }
slack-whom = { $you ->
        [yes] dich
       *[no] { $name }
    }
slack-to-whom = { $you ->
        [yes] dir
       *[no] { $name }
    }
slack-room-to = { $whose ->
        [you] in dein Zimmer
        [own] ins eigene Zimmer
       *[other] ins Zimmer von { $name }
    }
slack-room-into = { $whose ->
        [you] in dein Zimmer
        [own] ins eigene Zimmer
       *[other] ins Zimmer von { $name }
    }
slack-room-in = { $whose ->
        [you] in deinem Zimmer
        [own] im eigenen Zimmer
       *[other] im Zimmer von { $name }
    }
slack-hand-to = { $you ->
        [yes] auf deine Hand
       *[no] auf die Hand von { $name }
    }
slack-hand-from = { $you ->
        [yes] aus deiner Hand
       *[no] aus der Hand von { $name }
    }

## Ereignisse
## Eine Zeile kann mehrere Ereignisse erzählen (text/slack/story.py): { $then } sagt, wie das erste ausging, { $worth }, was
## eine Karte in ihrem Zimmer wert ist, mit einem Leerzeichen davor.

slack-sum = {" "}({ $slack } Slack{ $sum ->
        [none] {""}
       *[other] : { $sum }
    })
slack-sum-part = { $by } { $name }
slack-sum-job = Job
slack-more = {" "}({ $more })
slack-happened = { $name ->
        [none] { $what }.
       *[other] { $name }: { $what }.
    }
slack-event-job_dealt = { $you ->
        [yes] Dein Job
       *[no] Der Job von { $seat }
    }: { $job } ({ $numbers }){ $text ->
        [none] .
       *[other] : „{ $text }“
    }
slack-event-hand_dealt = { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $cards }.
slack-event-turn_started = { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
slack-event-phase_started = – { $phase } –
slack-event-drew = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
slack-event-drawn = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $cards }.
slack-event-reshuffled = Der Lebensstapel ist leer: Der Ablagestapel wird gemischt und zum neuen Lebensstapel.
slack-event-income_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } eine { $die }: Einkommen { $income } in diesem Zug.
slack-event-free_time_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } eine { $die }: Freizeit { $free_time } in diesem Zug.
slack-event-announced = { $how ->
        [call] { $you ->
            [yes] Du rufst
           *[no] { $seat } ruft
        } { $card } an: { $to }.
        [pet] { $you ->
            [yes] Du holst
           *[no] { $seat } holt
        } { $card } nach Hause{ $worth }.
        [guest] { $you ->
            [yes] Du schickst
           *[no] { $seat } schickt
        } { $card } { $to }{ $worth }.
        [activity] { $you ->
            [yes] Du kündigst
           *[no] { $seat } kündigt
        } { $card } an{ $then ->
            [entered] { $worth }.
           *[none] {" "}({ $printed }).
        }
        [thrown] { $you ->
            [yes] Du spielst
           *[no] { $seat } spielt
        } { $card } gegen { $whom }.
        [answer] { $you ->
            [yes] Du antwortest
           *[no] { $seat } antwortet
        } mit { $card }.
        [player] { $you ->
            [yes] Du spielst
           *[no] { $seat } spielt
        } { $card } auf { $whom }.
        [self] { $you ->
            [yes] Du spielst { $card } auf dich selbst.
           *[no] { $seat } spielt { $card } auf sich selbst.
        }
        [card] { $you ->
            [yes] Du spielst
           *[no] { $seat } spielt
        } { $card } auf { $aim } { $in }.
       *[whenever] { $you ->
            [yes] Du spielst
           *[no] { $seat } spielt
        } { $card }.
    }
slack-event-shopping_announced = { $you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } auf Shopping-Tour: { $cards }.
slack-event-call_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } { $then ->
        [entered] eine { $die }{ $more }: { $card } kommt { $to }{ $worth }.
        [call_failed] eine { $die }{ $more }: { $card } ist nicht zu Hause.
        [left] eine { $die }{ $more }: { $card } kommt, aber nicht { $into }.
       *[none] für { $card } eine { $die }{ $more }.
    }
slack-event-call_failed = { $card } ist nicht zu Hause und wird abgelegt.
slack-event-entered = { $cause ->
        [none] { $place ->
            [you] Neu in deinem Zimmer
           *[other] Neu im Zimmer von { $host }
        }: { $card }{ $worth }.
       *[other] { $cause } bringt { $card } { $to }{ $worth }.
    }
slack-event-evict_rolled = { $you ->
        [yes] Du bittest { $card } hinaus und würfelst
       *[no] { $seat } bittet { $card } hinaus und würfelt
    } eine { $die }{ $more }{ $then ->
        [stayed] {" "}– vergeblich.
        [moved] : ab { $to }{ $worth }.
        [left] : auf Nimmerwiedersehen.
       *[none] .
    }
slack-event-stayed = { $card } bleibt.
slack-event-moved = { $card } geht { $to }{ $worth }.
slack-event-left = { $card } geht ganz und kommt auf den Ablagestapel.
slack-event-slack_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } für { $card } eine { $die }{ $then ->
        [entered] { $worth }.
        [activity_failed] {" "}– das geht daneben.
       *[none] : { $slack } Slack.
    }
slack-event-activity_failed = { $card } geht daneben und wird abgelegt.
slack-event-cancelled = { $by } macht { $card } ungültig.
slack-event-trip_cancelled = { $by } macht { $you ->
        [yes] deine Shopping-Tour
       *[no] die Shopping-Tour von { $seat }
    } ungültig{ $then ->
        [returned] . Zurück { $hand }: { $cards }.
       *[none] .
    }
slack-event-returned = Zurück { $hand }: { $cards }.
slack-event-ran_short = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } nur noch { $income } Einkommen{ $then ->
        [returned] . Zurück { $hand }: { $cards }.
       *[none] .
    }
slack-event-discarded = { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $cards } ab.
slack-event-lost = { $cause ->
        [none] { $you ->
            [yes] Du verlierst
           *[no] { $seat } verliert
        } { $cards }.
       *[other] { $cause } nimmt { $you ->
            [yes] dir
           *[no] { $seat }
        } { $cards } weg.
    }
slack-event-spared = Keine { $kinds } zu verlieren: { $who }.
slack-event-dropped = { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } zufällig { $cards } ab.
slack-event-loose_changed = { $you ->
        [yes] Du { $change ->
            [more] bekommst
           *[less] verlierst
        }
       *[no] { $seat } { $change ->
            [more] bekommt
           *[less] verliert
        }
    } { $by } Slack (jetzt { $loose } unterm Job).
slack-event-marked = { $card } { $in }: jetzt { $slack } Slack.
slack-event-taken = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $to_whom } { $card } weg.
slack-event-stolen = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } zufällig { $then ->
        [seen] { $cards }
       *[none] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
    } { $hand }.
slack-event-stolen_card = Es ist { $card }.
slack-event-die_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } für { $card ->
        [none] den Job „{ $job }“
       *[other] { $card }
    } eine { $die }{ $then ->
        [nothing] : Nichts passiert.
        [spared] : keine { $kinds } zu verlieren.
       *[none] .
    }
slack-event-job_changed = { $you ->
        [yes] Dein neuer Job
       *[no] Der neue Job von { $seat }
    }: { $job } ({ $numbers }){ $text ->
        [none] .
       *[other] : „{ $text }“
    }
slack-event-neighbors_woken = { $card }: zu laut! Die Nachbarschaft wacht auf.
slack-event-lasting_began = { $lasting } { $lasts ->
        [round] { $you ->
            [yes] bis zu deinem nächsten Zug
           *[no] bis zum nächsten eigenen Zug
        }
        [next_turn] { $you ->
            [yes] bis zum Ende deines Zugs
           *[no] bis zum Ende des eigenen Zugs
        }
       *[turn] in diesem Zug
    }.
slack-event-lasting_ended = { $lasts ->
        [round] { $card } wirkt nicht mehr.
       *[turn] Der Zug endet und mit ihm { $card }.
    }
slack-event-hand_shown = { $you ->
        [yes] Du zeigst { $to_whom } deine Hand
       *[no] { $seat } zeigt { $to_whom } die eigene Hand
    }{ $then ->
        [seen] : { $cards }.
       *[none] .
    }
slack-event-hand_seen = Auf der Hand: { $cards }.
slack-event-madness_changed = { $you ->
        [yes] Du { $change ->
            [more] bekommst
           *[less] verlierst
        }
       *[no] { $seat } { $change ->
            [more] bekommt
           *[less] verliert
        }
    } { $by } Wahnsinn{ $madness ->
        [0] {" "}(keiner mehr übrig).
        [9] .
       *[other] {" "}(jetzt { $madness }: { $counts } Slack).
    }
slack-event-gloom_changed = { $you ->
        [yes] Du { $change ->
            [more] bekommst
           *[less] verlierst
        }
       *[no] { $seat } { $change ->
            [more] bekommt
           *[less] verliert
        }
    } { $by } Weltschmerz (jetzt { $gloom }).
slack-event-gloom_fading = { $you ->
        [yes] Bei dir ist niemand
       *[no] Bei { $seat } ist niemand
    }: 1 Weltschmerz ist dabei zu verfliegen.
slack-event-gloom_faded = { $you ->
        [yes] Du bist allein
       *[no] { $seat } ist allein
    }: 1 Weltschmerz verfliegt (jetzt { $gloom }).
slack-event-rerolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    }{ $card ->
        [none] {""}
       *[other] {" "}dank { $card }
    } neu: { $die }.
slack-event-fetched = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $card } vom Ablagestapel.
slack-event-swapped = { $you ->
        [yes] Du vertauschst
       *[no] { $seat } vertauscht
    } { $card } und { $aim }.
slack-event-borrowed = { $you ->
        [yes] Du leihst dir
       *[no] { $seat } leiht sich
    } von { $to_whom } { $card }.
slack-event-given_back = { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $to_whom } { $card } zurück.
slack-event-handed_on = { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $to_whom } { $card } weiter.
slack-event-passed_on = { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $to_whom } { $then ->
        [seen] { $card }
       *[none] eine Karte
    } weiter.
slack-event-passed_card = Es ist { $card }.
slack-event-went_mad = { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } Vollkommen Durchgeknallt! Von nun an ist jeder Wahnsinn Slack.
slack-event-had_no_effect = Ohne Wirkung: { $cards }.
slack-event-game_won = { $you ->
        [yes] Du hast dein Ziel erreicht und gewinnst das Spiel!
       *[no] { $count ->
            [one] { $winners } hat das Ziel erreicht und gewinnt das Spiel.
           *[other] { $winners } haben ihre Ziele erreicht und gewinnen gemeinsam.
        }
    }

## Fragen

slack-asks = { $what }?
slack-ask-answer = { $announced }{ $against ->
        [none] {""}
       *[other] Das würde { $against } ungültig machen.{" "}
    }{ $wins ->
        [you] Du würdest damit GEWINNEN.{" "}
        [yes] { $name } würde damit GEWINNEN.{" "}
       *[no] {""}
    }{ $stops ->
        [yes] Hältst du es auf?
       *[no] Spielst du vorher noch etwas?
    }
slack-ask-roll = { $evicts ->
        [yes] Welchen Gast bittest du hinaus? { $least ->
            [1] Er geht bei jedem Wurf.
            [6] Bei einer 6 geht er.
            [7] Kein Wurf ist hoch genug.
           *[other] Ab einer { $least } geht er.
        }
       *[no] Spielst du etwas?
    }
slack-ask-call = { $calls ->
        [yes] Wen rufst du an?
       *[no] Spielst du etwas?
    }
slack-ask-free_time = Was machst du mit deiner Freizeit?
slack-ask-discard = { $least ->
        [0] Welche Karten legst du ab? Freiwillig; eine Karte musst du behalten.
        [one] Welche Karten legst du ab? Mindestens eine; eine Karte musst du behalten.
       *[other] Welche Karten legst du ab? Mindestens { $least }; eine Karte musst du behalten.
    }
slack-ask-give_up = { $source ->
        [noise] Du wirst geweckt und verlierst { $cards }. Welche soll es sein?
       *[other] { $source } will { $cards }. Was gibst du her?
    }
slack-ask-gift = { $source ->
        [noise] Du darfst
       *[other] Durch { $source } darfst du
    } { $cards } gratis ins Spiel bringen. Willst du?
slack-ask-door = Wohin geht { $card }?
slack-ask-job = Du hast zuletzt gewonnen und suchst zuerst aus. Welchen Job nimmst du?
slack-ask-reroll = Du hast eine { $die } gewürfelt. Würfelst du neu? Dann gilt der zweite Wurf.
slack-ask-swap = Was tauscht den Platz mit { $card }?
slack-ask-fetch = Welche Karte nimmst du vom Ablagestapel?
slack-ask-pass_on = Was gibst du nach links weiter?
slack-interject = { $name } ist dran, { $phase }.{ $you ->
        [yes] {" "}Spielst du etwas dazwischen?
       *[no] {" "}Spielt jemand etwas dazwischen?
    }

slack-nothing-call = Du hast niemanden zum Anrufen.
slack-nothing-free_time = Mit deiner Freizeit kannst du nichts anfangen.

## Möglichkeiten

slack-wins = { $choice } (würde GEWINNEN: { $total } von { $goal })
slack-wins-with = { $choice } (würde ab einer { $die } GEWINNEN)
slack-choice-pass = durchgehen lassen
slack-choice-reroll-pass = den Wurf behalten
slack-choice-reroll = neu würfeln ({ $card })
slack-choice-card_only = { $card }
slack-choice-gift-pass = nichts ins Spiel bringen
slack-choice-done = fertig, weiter mit { $phase }
slack-choice-cancel = { $card }: macht { $what } ungültig
slack-announced-fading = der schwindende Weltschmerz
slack-announced-trip = die Shopping-Tour
slack-choice-thrown = { $card } gegen { $name }: macht { $what } ungültig, { $name } { $worth }
slack-choice-activity = { $card }: { $cost ->
        [0] {""}
       *[other] Kosten { $cost } von { $income },{" "}
    }{ $worth }
slack-wakes = { $least ->
        [1] weckt { $whom }
        [6] weckt bei einer 6 { $whom }
       *[other] weckt ab einer { $least } { $whom }
    }
slack-noise = Vorsicht: { $what }.
slack-worth = { $signed } Slack
slack-worth-token = { $signed } { $name }
slack-worth-die = { $roll } als Slack
slack-choice-call = { $card } anrufen, { $to }: { $least ->
        [1] {""}
        [6] bei einer 6{" "}
       *[other] ab einer { $least }{" "}
    }{ $who ->
        [you] { $worth }
       *[other] für { $name } { $worth }
    }
slack-choice-never-comes = { $card } anrufen, { $to }: kein Wurf ist hoch genug
slack-choice-pet = { $card } nach Hause holen: { $worth }
slack-choice-guest = { $card } { $to } schicken: { $who ->
        [you] { $worth }
       *[other] für { $name } { $worth }
    }
slack-choice-play = { $card } spielen
slack-choice-whenever = { $card } spielen: { $text }
slack-choice-player = { $card } auf { $whom } spielen: { $text }
slack-choice-yourself = { $card } auf dich selbst spielen: { $text }
slack-choice-card = { $card } auf { $aim } spielen: { $text }
slack-aim = { $aim } ({ $slack } Slack) { $in }
slack-choice-gift = { $card } gratis: { $worth }
slack-choice-shop = { $cards } kaufen: 1 Freizeit, Kosten { $cost } von { $income }, { $worth }{ $change ->
        [none] {""}
        [wins] {" "}({ $now } → { $after } von { $goal }: würde GEWINNEN)
       *[some] {" "}({ $now } → { $after } von { $goal })
    }
slack-choice-evict = { $card } hinausbitten, { $to }
slack-choice-evict-later = { $card } hinausbitten
slack-choice-give_up = { $card } ({ $slack } Slack)
slack-choice-door-discard = auf den Ablagestapel
slack-choice-job = { $job } ({ $numbers }){ $text ->
        [none] {""}
       *[other] : { $text }
    }
slack-choice-discard = ablegen: { $cards }
slack-choice-discard-nothing = nichts ablegen
slack-choice-show = { $whom } deine Hand zeigen

## Was eine Wahl dem bringt, den sie trifft, in wenigen Worten: Es hängt an seinem Zimmer

slack-effect = { $same ->
        [yes] weiter { $after } bis zum Ziel
       *[no] { $now } → { $after } bis zum Ziel
    }
slack-effect-wins = { $now } → { $after }: gewinnt
slack-effect-roll = { $least ->
        [6] bei 6: { $what }
        [7] kein Wurf reicht
       *[other] ab { $least }: { $what }
    }
slack-effect-stays = { $name }: weiter { $left } bis zum Ziel

## Zusammengehörige Möglichkeiten: was sie gemeinsam haben, darunter der Unterschied

slack-group = { $what }{ $more ->
        [none] {""}
       *[other] , { $more }
    }:
slack-group-call = { $card } anrufen{ $least ->
        [1] {""}
        [6] {" "}(kommt bei einer 6)
        [7] {" "}(kein Wurf ist hoch genug)
       *[other] {" "}(kommt ab einer { $least })
    }
slack-group-host = { $to }: { $worth }
slack-group-pet = { $card } setzen
slack-group-guest = { $card } schicken
slack-group-evict = { $card } hinausbitten:
slack-group-play = { $card } spielen: { $text }
slack-group-again = { $card } spielen:
slack-group-on = { $who ->
        [self] auf dich selbst
       *[other] auf { $name }
    }

## Der Tisch

slack-turn = { $you ->
        [yes] Du bist dran
       *[no] { $name } ist dran
    }, { $phase }: noch Einkommen { $income } und Freizeit { $free_time }
slack-before = Vor dem ersten Zug
slack-over = Das Spiel ist vorbei
slack-seat = { $name } ({ $job }): Slack { $total } von { $goal }, noch { $left }
slack-seat-loose = davon { $loose } unterm Job
slack-seat-madness = Wahnsinn { $madness ->
        [0] 0
       *[other] { $madness } (zählt { $counts }, mit dem nächsten { $next })
    }
slack-seat-mad = Vollkommen Durchgeknallt
slack-token = { $name } { $count }
slack-token-gloom = Weltschmerz
slack-token-madness = Wahnsinn
slack-token-stark_raving_mad = Vollkommen Durchgeknallt
slack-seat-hand = { $hand ->
        [0] keine Handkarte
        [one] 1 Handkarte
       *[other] { $hand } Handkarten
    }
slack-seat-known = dir bekannt: { $cards }
slack-room = Zimmer: { $cards }
slack-room-empty = leer
slack-in-room = { $card } { $slack }
slack-on-table = Auf dem Tisch: { $cards }
slack-played-by = { $card } ({ $name })
slack-lasts-for = { $card } (für { $whom }, bis { $lasts ->
        [round] zum nächsten eigenen Zug
        [next_turn] zum Ende des eigenen Zugs
       *[turn] zum Ende des Zuges
    })
slack-piles = Lebensstapel { $deck }, Ablagestapel { $discard }
slack-hand = Deine Hand:{ $hand ->
        [0] {" "}leer
       *[other] {""}
    }
slack-in-hand = { $card } ({ $facts }){ $text ->
        [none] {""}
       *[other] : { $text }
    }
slack-sheet-name = Wer
slack-sheet-slack = Slack
slack-sheet-left = Noch
slack-sheet-cards = Karten
slack-sheet-loose = Unterm Job
slack-sheet-madness = Wahnsinn
slack-sheet-total = { $total } von { $goal }
slack-sheet-counts = { $madness } ({ $counts }), nächster: { $after } ({ $next })
slack-sheet-mad = Vollkommen Durchgeknallt

## Eine Karte (info)

slack-info-room = { $kind ->
        [rolled] Eine liegt { $in } und ist { $slack } Slack wert: gewürfelt, Zuschläge eingerechnet.
        [printed] Eine liegt { $in } und ist { $slack } Slack wert, wie aufgedruckt.
       *[changed] Eine liegt { $in } und ist { $slack } Slack wert: { $printed } aufgedruckt, { $more } durch Marker. Die bleiben, auch nach einem Jobwechsel.
    }
slack-info-hand = { $count ->
        [one] Du hast eine auf der Hand.
       *[other] Du hast { $count } auf der Hand.
    }
slack-info-table = Sie liegt auf dem Tisch.
slack-info-discard = { $count ->
        [one] Eine liegt auf dem Ablagestapel.
       *[other] { $count } liegen auf dem Ablagestapel.
    }
slack-info-known = { $name } hat eine auf der Hand, das hast du gesehen.
slack-info-job = { $name } hat diesen Job.

## Hilfe

slack-help-moves = Antworte mit dem, was in Klammern steht: Eine Zahl ist diese Karte deiner Hand, ein Buchstabe eine von mehreren Möglichkeiten. Oder schreib den Zug selbst: „spiel schlafen“, „spiel #3 auf mia“, „kauf #1 #4“, „bitte arne zu mia“, „ruf #2 zu mia“, „leg #2 #5“, „fertig“; die englischen Wörter gehen auch. Karten nennst du mit ihrer Nummer (#) auf deiner Hand, mit ihrem Namen oder mit dem Anfang eines Wortes daraus; „w“ ist kurz für „spiel“. Mit Enter geht es weiter, ohne dass du etwas tust; was das heißt, steht dabei. Sitzen mehrere an der Tastatur, kann man auch in fremden Zügen etwas spielen: einfach den eigenen Namen eintippen. Außerdem kannst du eintippen:
slack-help-scores = wie viel Slack alle haben, woher er kommt und wie viel noch fehlt
slack-help-rules = alle Regeln; „regeln SLACK-79“: eine Regel; „regeln fernsehen“: Regeln, in denen ein Wort vorkommt
slack-help-why = warum dein letzter Zug nicht ging, mit der Regel dahinter; „warum 3“: warum eine Handkarte jetzt nicht geht
slack-help-info = „karte 3“, „karte winzi“: was eine Karte kann, wo sie liegt und was sie dort wert ist
slack-help-show = „zeig mia“: jemandem die Hand zeigen; „zeig mia 2 5“: einzelne Karten zeigen

## Warum nicht (problem-<code>)

problem-answer_first = Zuerst ist eine Frage zu beantworten ({ $seat }).
problem-must_discard = { $count ->
        [one] Du musst mindestens eine Karte ablegen.
       *[other] Du musst mindestens { $count } Karten ablegen.
    }
problem-keep_one = Deine letzte Karte darfst du nicht ablegen.
problem-show_yourself = Deine Hand kennst du schon. Zeig sie jemand anderem.
problem-window_open = Die anderen dürfen noch auf das antworten, was gerade gespielt wird.
problem-decide_first = Entscheide zuerst, ob du { $card } aufhältst.
problem-wrong_phase = Das gehört in die Phase { $needed ->
        [draw] { slack-phase-draw }
        [roll] { slack-phase-roll }
        [call] { slack-phase-call }
        [free_time] { slack-phase-free_time }
        [discard] { slack-phase-discard }
       *[other] { $needed }
    }; jetzt ist { $phase ->
        [draw] { slack-phase-draw }
        [roll] { slack-phase-roll }
        [call] { slack-phase-call }
        [free_time] { slack-phase-free_time }
        [discard] { slack-phase-discard }
       *[other] { $phase }
    } dran.
problem-no_such_phase = In diesem Spiel gibt es keine Phase { $needed ->
        [draw] { slack-phase-draw }
        [roll] { slack-phase-roll }
        [call] { slack-phase-call }
        [free_time] { slack-phase-free_time }
        [discard] { slack-phase-discard }
       *[other] { $needed }
    }.
problem-nothing_to_pass = Gerade gibt es nichts durchzulassen.
problem-nothing_asked = Gerade gibt es keine Frage zu beantworten.
problem-other_question = Das ist keine Antwort auf die Frage.
problem-is_spared = { $card } bewirkt bei { $seat } nichts: Dieser Job verschont davor.
problem-room_is_open = { $card } kann noch in ein anderes Zimmer.
problem-nothing_to_swap = In diesem Zimmer ist nichts zum Tauschen.
problem-cannot_choose = { $card } kannst du nicht wählen.
problem-must_go_somewhere = Der Gast muss in ein Zimmer, nicht auf den Ablagestapel.
problem-may_not_enter = { $card } darf dieses Zimmer nicht betreten ({ $seat }).
problem-nothing_there_for = { $card } findet in diesem Zimmer keine { $needs } ({ $seat }).
problem-no_such_job = Diesen Job kannst du nicht nehmen.
problem-card_not_in_hand = { $card } hast du nicht auf der Hand.
problem-not_for_free = { $card } kannst du nicht gratis ins Spiel bringen.
problem-job_forbids = { $card } darfst du nicht spielen: Dein Job oder eine Karte im Spiel verbietet es.
problem-not_on_others = { $card } kannst du nur in deiner eigenen Freizeit spielen.
problem-too_expensive = Für { $card } brauchst du { $cost }, und du hast noch { $income }.
problem-basket_too_expensive = Das kostet zusammen { $cost }, und du hast noch { $income }.
problem-things_are_bought = Für { $card } gehst du auf Shopping-Tour: Dinge werden gekauft.
problem-not_a_thing = { $card } kannst du nicht kaufen: Das geht nur mit Dingen.
problem-nothing_to_cancel = { $card } macht eine Karte ungültig, die gerade angekündigt wird, und jetzt ist nichts angekündigt.
problem-cannot_cancel_that = { $card } kann das, was angekündigt ist, nicht ungültig machen.
problem-not_asked = Du hast es durchgehen lassen oder bist mit dem Antworten nicht dran.
problem-no_free_time_announced = Gegen jemanden geht { $card } nur, wenn gerade eine Aktivität oder eine Shopping-Tour angekündigt ist.
problem-other_free_time = Angekündigt ist die Freizeit von { $seat }.
problem-own_turn_only = { $card } kannst du nur in deinem eigenen Zug spielen.
problem-no_effect = Mit { $card } würde nichts passieren, und das erlaubt dieser Tisch nicht.
problem-takes_no_target = { $card } kannst du auf niemanden spielen.
problem-takes_player = Spiel { $card } auf jemanden, nicht auf eine Karte.
problem-needs_other = Sag, auf wen sonst du { $card } spielst.
problem-needs_card = Sag, auf welche Karte in welchem Zimmer du { $card } spielst.
problem-no_aim = In keinem Zimmer liegt eine Karte, auf die { $card } passt.
problem-wrong_room = In diesem Zimmer kannst du { $card } nicht spielen.
problem-card_not_there = In diesem Zimmer findest du { $card } nicht ({ $seat }).
problem-cannot_aim = { $card } kannst du nicht auf { $aim } spielen: falsche Art oder geschützt.
problem-only_in_call = { $card } kannst du nur in der Phase Personen anrufen spielen.
problem-cat_stays_home = { $card } ist eine Katze und kommt nur in dein eigenes Zimmer.
problem-cats_stay = { $card } ist eine Katze. An diesem Tisch bittet niemand Katzen hinaus.
problem-pet_stays_home = { $card } ist ein Haustier und kommt nur in dein eigenes Zimmer.
problem-guest_not_there = { $card } ist nicht in deinem Zimmer.
problem-pets_stay = { $card } ist ein Haustier. Haustiere kann niemand hinausbitten.
problem-not_a_guest = { $card } ist kein Gast.
problem-asked_already = { $card } hast du in diesem Zug schon hinausgebeten.
problem-door_first = Sag vor dem Wurf, wohin { $card } gehen soll.
problem-door_later = Du würfelst zuerst und sagst danach, wohin { $card } geht.
problem-no_trading = Karten lassen sich weder verschenken noch tauschen. Du kannst deine Hand zeigen oder eine Karte auf jemanden spielen.
problem-not_a_slack_move = „{ $line }“ ist kein Zug. In Dateien sehen Züge so aus: play sleep, play tv on ann, shop sprouts, evict bill_the_all_consuming to bob, discard tiny, pass, done.
problem-unknown_card = Eine Karte „{ $card }“ gibt es nicht.
problem-not_in_turn = { $place } geht nur bei der Person, die am Zug ist, also { $turn }, und nicht unter 0.
problem-no_such_life_card = { $place }: Die Leben-Karte „{ $card }“ gibt es nicht.
problem-room_needs_card = { $place }: Ein Eintrag in Klammern nennt seine Karte, zum Beispiel so: { "{" } card = "tiny", slack = 2 { "}" }.
problem-mad_has_no_madness = { $place }: Wer vollkommen durchgeknallt ist, hat keine Wahnsinnsmarker (CTH-13). Lass mad oder madness weg.
problem-madness_is_ignored = { $place }: An diesem Tisch zählt Wahnsinn nicht, das sagt die Option madness (CTH-27).
