### Statistik eines Spiels, das zu Ende ist (text/statistics.py). { $you }: ob es um den geht, der es liest.

statistics-luck = { $rolls ->
        [0] { $you ->
            [yes] Du hast
           *[no] { $name } hat
        } nicht gewürfelt.
        [one] { $you ->
            [yes] Du hast
           *[no] { $name } hat
        } einmal gewürfelt.
       *[other] { $you ->
            [yes] Du hast
           *[no] { $name } hat
        } { $rolls }-mal gewürfelt, im Schnitt { NUMBER($average, minimumFractionDigits: 1) }: { $luck ->
            [few] zu selten, um von Glück zu reden
            [very-low] richtig viel Pech
            [low] ein bisschen Pech
            [high] ein bisschen Glück
            [very-high] so viel Glück ist selten
           *[even] wie es sein soll
        }.
    }
statistics-dice-few = { $rolls ->
        [one] Es wurde einmal gewürfelt.
       *[other] Es wurde { $rolls }-mal gewürfelt.
    } Das reicht nicht für ein Urteil.
statistics-dice-fair = { $rolls } Würfe, im Schnitt { NUMBER($average, minimumFractionDigits: 1) }: Das sieht fair aus.
statistics-dice-rare = { $rolls } Würfe, im Schnitt { NUMBER($average, minimumFractionDigits: 1) }: So schräg fallen faire Würfel nur in einem von { $games } Spielen.
statistics-best = Beste Karte: „{ $card }“ hat { $you ->
        [yes] dir
       *[no] { $name }
    } { $points } Slack gebracht.
statistics-hits = { $you ->
        [yes] { $name } hatte es auf dich
        [by] Du hattest es auf { $whom }
       *[no] { $name } hatte es auf { $whom }
    } abgesehen: { $count ->
        [one] ein Treffer
       *[other] { $count } Treffer
    }.
statistics-hits-none = Niemand hat jemandem etwas getan. Eine friedliche WG.
statistics-lead = { $changes ->
        [0] In Führung { $you ->
            [yes] lagst immer nur du
           *[no] lag immer nur { $name }
        }.
        [one] Die Führung hat einmal gewechselt; am längsten { $you ->
            [yes] lagst du
           *[no] lag { $name }
        } vorn.
       *[other] Die Führung hat { $changes }-mal gewechselt; am längsten { $you ->
            [yes] lagst du
           *[no] lag { $name }
        } vorn.
    }
statistics-most-tricks = Die meisten Stiche: { $names } ({ $count }).
statistics-most-scares = Am häufigsten erschreckt: { $names } ({ $count }-mal).
