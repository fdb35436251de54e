# Der Tisch im Browser, wo es Dienstgrade gibt. Was mit jungle- beginnt, steht hier anstelle dessen ohne.

## Die Wörter des Dschungels

jungle-table-web-room-of = Zelt von { $name }
jungle-table-web-own-room = Dein Zelt
jungle-table-web-room = Zelt
jungle-table-web-empty-room = Noch nichts als Sand.
jungle-table-web-own-empty-room = Dein Zelt ist leer. Zeit zu entspannen!
jungle-table-web-job-says = Der Dienstgrad sagt: „{ $text }“
jungle-table-web-key-does-r = dein Zelt vorlesen
jungle-table-web-target = { $name ->
        [you] Dein Zelt
       *[other] Zelt von { $name }
    }
jungle-stage-web-dealt = Das sind eure Dienstgrade
jungle-table-web-closed-door = { $name ->
        [you] Dein Zelt
       *[other] Zelt von { $name }
    }
jungle-table-web-choose-target = { $what ->
        [card] Wähle eine Karte
       *[room] Wähle ein Zelt
    }
jungle-table-web-basket-title = Suche

## Was man tun kann

jungle-table-web-take = { $kind ->
        [give_up] { $what } hergeben
        [door] Zu { $what } schicken
        [reroll] Mit { $what } neu würfeln
        [swap] Gegen { $what } tauschen
        [pass_on] { $what } weitergeben
        [sentence] { $what } wegschicken
        [second] { $what } nimmt als Nächstes
        [ballot] { $what } nennen
        [take_offer] Karte von { $what } nehmen
        [partner] Mit { $what } tauschen
        [throw_in] { $what } dazulegen
        [look] { $what } ablegen
       *[other] { $what } nehmen
    }
jungle-table-web-play-card = { $how ->
        [order] { $card } befehlen
        [offer] { $card } anbieten
        [return] Zurückschlagen: { $card }
       *[play] { $card } spielen
    }
jungle-table-web-stop-with = { $how ->
        [order] { $card } befehlen
       *[stop] Stopp! { $card }
    }
jungle-table-web-end-turn = { $rests ->
        [yes] Ausruhen: eine Wunde heilt
       *[no] Zug beenden
    }

## Dienstgrade

camp-web-ladder = Dienstgrade
camp-web-ladder-open = Wer welchen Dienstgrad hat
camp-web-ladder-note = Wer einen höheren Dienstgrad hat, darf dich schikanieren. Die Spitze führt die Überfälle an und ist leicht zu denunzieren.
camp-web-free = { $count ->
        [0] keiner frei
       *[other] { $count } frei
    }

## Befehle

camp-web-wanted = { $name } wollte
camp-web-ordered = { $name } befahl
camp-web-orders = { $name } befiehlt
camp-web-scored = sofort +1 Slack
camp-web-may-overrule = { $names } kann das noch aufheben.
camp-web-nobody-overrules = Das kann niemand mehr aufheben.

## Das Tribunal

camp-web-accuses = { $accuser } denunziert { $accused }
camp-web-needs = { $needed ->
        [1] Unschuldig bei jedem Wurf
        [6] Unschuldig nur mit einer 6
        [7] Schuldig bei jedem Wurf
       *[other] Unschuldig ab einer { $needed }
    }
camp-web-guilty = Schuldig
camp-web-innocent = Unschuldig

## Die Beute

camp-web-loot = Beute
camp-web-loot-step = { $step ->
        [first] { $name } nimmt zuerst, eine beliebige Karte
        [naming] { $name } bestimmt, wer als Nächstes nimmt
       *[others] { $name } nimmt ein Ding
    }
camp-web-only-first = Das darf nur nehmen, wer zuerst dran ist
camp-web-slack = { $total } Slack
camp-web-then-named = dann, wen { $name } bestimmt

## Die Frage ins Lager

camp-web-asks = { $name } fragt das Lager nach einer Überfallkarte
camp-web-thinking = überlegt
camp-web-answered = hat geantwortet
camp-web-offers = bietet eine Karte an
camp-web-offers-none = bietet nichts an
camp-web-hurt = verwundet
