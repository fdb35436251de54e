### Kartentext: Das Programm schreibt ihn aus den Effekten einer Karte (text/cards.py), damit sie sagt, was sie tut.
###
### Ein Teilsatz hat Subjekt, Verb und Rest. Ein Effekt oder ein Modifikator ist eine Nachricht: Ihr Wert ist der Rest,
### die Attribute .you, .one und .many sind ihr Verb für „du“, für eine andere Person und für mehrere. Einige bringen ihr
### eigenes Subjekt mit. Das Attribut .chosen ist das Ganze im Nebensatz: „du bestimmst, wer 2 Wahnsinn bekommt“; wo es
### fehlt, heißt es „jemand deiner Wahl“. Zahl und Fall stehen hier; das Programm sucht nur das Attribut aus.

## Wörter für Arten, Kategorien und was angesagt werden kann
## .a: eins davon (Akkusativ), .many: mehrere, .stem: in einer Aufzählung vor „-Karte“, .it: was danach dafür steht

word-person = Person
    .a = eine Person
    .many = Personen
    .stem = Personen
word-pet = Haustier
    .a = ein Haustier
    .many = Haustiere
    .stem = Haustier
word-thing = Ding
    .a = ein Ding
    .many = Dinge
    .stem = Ding
word-activity = Aktivität
    .a = eine Aktivität
    .many = Aktivitäten
    .stem = Aktivitäten
    .it = sie
word-whenever = Jederzeit-Karte
    .a = eine Jederzeit-Karte
    .many = Jederzeit-Karten
    .stem = Jederzeit
    .it = sie
word-book = Buch
    .a = ein Buch
    .many = Bücher
    .stem = Buch
word-booze = Alkohol
    .a = eine Alkohol-Karte
    .many = Alkohol-Karten
    .stem = Alkohol
word-tentacle = Tentakel
    .a = eine Tentakel-Karte
    .many = Tentakel-Karten
    .stem = Tentakel
word-food = Essen
    .a = eine Essen-Karte
    .many = Essen-Karten
    .stem = Essen
word-pill = Pille
    .a = eine Pille
    .many = Pillen
    .stem = Pillen
word-weed = Gras
    .a = eine Gras-Karte
    .many = Gras-Karten
    .stem = Gras
word-sleep = Schlafen
    .a = eine Schlafen-Karte
    .many = Schlafen-Karten
    .stem = Schlafen
    .it = sie
word-nookie = Schäferstündchen
    .a = ein Schäferstündchen
    .many = Schäferstündchen
    .stem = Schäferstündchen
    .it = es
word-tv = TV
    .a = eine TV-Karte
    .many = TV-Karten
    .stem = TV
    .it = sie
word-shopping = Shoppen
    .a = Shoppen
    .it = das
word-call = Anruf
    .a = einen Anruf
    .it = ihn
word-free_time = Freizeit
    .a = eine Aktivität oder Shoppen
    .it = das
word-custom = { $word }
    .a = eine { $word }-Karte
    .many = { $word }-Karten
    .stem = { $word }
    .it = sie
words-it = das

## Aufzählungen

words-or = { $most } oder { $last }
words-and = { $most } und { $last }
words-stem = { $stem }-
words-one-card = eine { $stems }-Karte
words-card = { $stems }-Karte
words-cards = { $stems }-Karten
words-any = eine Karte
    .many = Karten
words-number = { $n ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $n }
    }
words-counted = { $number } { $what }

## Teilsätze

clause-first = { $subject } { $verb } { $rest }
clause-after = { $verb } { $subject } { $rest }
clause-same = { $verb } { $rest }
clause-too = { $before }, und { $clause }
clause-chosen-player = du bestimmst, wer { $what } (auch du selbst)
clause-chosen-other = du bestimmst, wer von den anderen { $what }
sentence = { $clause }.
sentence-fronted = { $front } { $clause }.

## Wen es betrifft

who-you = du
    .person = you
who-player = jemand deiner Wahl (auch du)
    .person = one
who-other = jemand anderes deiner Wahl
    .person = one
who-again = die gewählte Person
    .person = one
who-holder = wer die Karte hat,
    .person = one
who-sender = wer den Gast geschickt hat,
    .person = one
who-everyone = alle
    .person = many
who-others = alle anderen
    .person = many
who-neighbors = wer neben dir sitzt,
    .person = one

## Wann es geschieht

front-enter-person = Kommt dieser Gast bei dir ins Spiel,
front-enter-pet = Kommt dieses Haustier bei dir ins Spiel,
front-enter-thing = Kommt dieses Ding ins Spiel,
front-enter-die = Gelingt es,
front-enter-thrown = Kommt diese Karte bei dir ins Spiel,
front-turn-person = In jedem deiner Züge, in dem dieser Gast bleibt,
front-turn-card = In jedem deiner Züge
front-both-person = Wenn dieser Gast bei dir ins Spiel kommt, und danach in jedem deiner Züge, in dem er bleibt,
front-both-pet = Wenn dieses Haustier bei dir ins Spiel kommt, und danach in jedem deiner Züge
front-both-thing = Wenn dieses Ding ins Spiel kommt, und danach in jedem deiner Züge
front-while-person = Solange dieser Gast bei dir ist,
front-while-pet = Solange dieses Haustier bei dir ist,
front-while-thing = Solange dieses Ding bei dir liegt,
front-while-activity = Solange diese Karte bei dir liegt,
front-lasting = Bis zum Ende des Zuges
front-then = Danach

## Effekte

effect-slack = { $by } Slack
    .you = bekommst
    .one = bekommt
    .many = bekommen
    .chosen = { $by } Slack bekommt
effect-slack-less = { $by } Slack
    .you = verlierst
    .one = verliert
    .many = verlieren
    .chosen = { $by } Slack verliert
effect-madness = { $by } Wahnsinn
    .you = bekommst
    .one = bekommt
    .many = bekommen
    .chosen = { $by } Wahnsinn bekommt
effect-madness-less = { $by } Wahnsinn
    .you = verlierst
    .one = verliert
    .many = verlieren
    .chosen = { $by } Wahnsinn verliert
effect-draw = { $number } { $n ->
        [1] Karte
       *[other] Karten
    }
    .you = ziehst
    .one = zieht
    .many = ziehen
    .chosen = { $number } { $n ->
        [1] Karte
       *[other] Karten
    } zieht
effect-drop = { $person ->
        [many] je{" "}
       *[one] {""}
    }{ $number } zufällige { $n ->
        [1] Handkarte
       *[other] Handkarten
    } ab
    .you = legst
    .one = legt
    .many = legen
    .chosen = { $number } zufällige { $n ->
        [1] Handkarte
       *[other] Handkarten
    } ablegt
effect-discard = { $person ->
        [you] { $cards } aus deinem Zimmer
        [many] je { $cards } aus ihrem Zimmer
       *[one] { $cards } aus dem eigenen Zimmer
    } ab
    .you = legst
    .one = legt
    .many = legen
    .chosen = { $cards } aus dem eigenen Zimmer ablegt
effect-steal = { $number } zufällige { $n ->
        [1] Karte
       *[other] Karten
    } aus der Hand von { $again ->
        [yes] dieser Person
       *[no] jemand anderem
    }
    .you = ziehst
    .one = zieht
    .many = ziehen
effect-take = die Karte mit dem Slack darauf in dein Zimmer
    .you = nimmst
    .one = nimmt
    .many = nehmen
effect-remove = die Karte ab
    .you = legst
    .one = legt
    .many = legen
effect-mark = { $by } Slack mehr wert
    .subject = die Karte
    .one = ist
effect-mark-less = { $by } Slack weniger wert
    .subject = die Karte
    .one = ist
effect-negate = negativ: Aus 3 wird −3
    .subject = der Slack der Karte
    .one = wird
effect-send = die Karte in ein anderes Zimmer deiner Wahl, wo sie neu ins Spiel kommt
    .you = schickst
    .one = schickt
    .many = schicken
effect-new_job = einen neuen Job anstelle des alten
    .you = ziehst
    .one = zieht
    .many = ziehen
    .chosen = einen neuen Job anstelle des alten zieht
effect-free_play = { $cards } aus { $person ->
        [you] deiner
       *[one] der
    } Hand ins Spiel bringen, und das kostet weder Freizeit noch Geld
    .you = darfst
    .one = darf
    .many = dürfen
effect-roll = einmal: { $branch ->
        [both] { $least ->
            [6] Bei einer 6
           *[other] Bei { $least } oder mehr
        } { $then }, sonst { $else }
        [then] { $least ->
            [6] Bei einer 6
           *[other] Bei { $least } oder mehr
        } { $then }
       *[else] { $most ->
            [1] Bei einer 1
           *[other] Bei { $most } oder weniger
        } { $else }
    }
    .you = würfelst
    .one = würfelt
    .many = würfeln

## Modifikatoren

mod-income = { $by } Einkommen mehr
    .you = hast
    .one = hat
    .many = haben
mod-income-less = { $by } Einkommen weniger
    .you = hast
    .one = hat
    .many = haben
mod-free_time = { $by } Freizeit mehr
    .you = hast
    .one = hat
    .many = haben
mod-free_time-less = { $by } Freizeit weniger
    .you = hast
    .one = hat
    .many = haben
mod-goal = { $by } Slack mehr zum Gewinnen
    .you = brauchst
    .one = braucht
    .many = brauchen
mod-goal-less = { $by } Slack weniger zum Gewinnen
    .you = brauchst
    .one = braucht
    .many = brauchen
mod-draw_to = { $number } { $by ->
        [1] Karte
       *[other] Karten
    } mehr nach als üblich
    .you = ziehst
    .one = zieht
    .many = ziehen
mod-draw_to-less = { $number } { $by ->
        [1] Karte
       *[other] Karten
    } weniger nach als üblich
    .you = ziehst
    .one = zieht
    .many = ziehen
mod-cost = für { $cards } { $by } mehr
    .you = zahlst
    .one = zahlt
    .many = zahlen
mod-cost-less = für { $cards } { $by } weniger
    .you = zahlst
    .one = zahlt
    .many = zahlen
mod-call = beim Anrufen mit { $signed }
    .you = würfelst
    .one = würfelt
    .many = würfeln
mod-evict = beim Hinausbitten von Gästen mit { $signed }
    .you = würfelst
    .one = würfelt
    .many = würfeln
mod-roll = für { $cards } mit { $signed }
    .you = würfelst
    .one = würfelt
    .many = würfeln
mod-bonus = dauerhaft { $by } Slack mehr wert
    .subject = { $cards }, die bei { $person ->
        [you] dir
       *[one] dieser Person
    } ins Spiel kommen,
    .many = sind
mod-bonus-less = dauerhaft { $by } Slack weniger wert
    .subject = { $cards }, die bei { $person ->
        [you] dir
       *[one] dieser Person
    } ins Spiel kommen,
    .many = sind
mod-immune = sicher: Niemand sonst kann sie nehmen, wegschicken oder verändern, und { $person ->
        [you] du musst nie welche davon ablegen
       *[one] nie müssen welche davon abgelegt werden
    }
    .subject = { $cards } { $person ->
        [you] in deinem Zimmer
       *[one] im Zimmer dieser Person
    }
    .many = sind
mod-forbid = keine { $cards } spielen
    .you = darfst
    .one = darf
    .many = dürfen

## Was eine Karte beim Ausspielen bewirkt, in wenigen Worten; bei wem sie liegt, wird nicht genannt

brief-slack = { $signed } Slack
brief-madness = { $signed } Wahnsinn
brief-draw = +{ $n } { $n ->
        [one] Karte
       *[other] Karten
    }
brief-drop = −{ $n } { $n ->
        [one] Handkarte
       *[other] Handkarten
    }
brief-discard = −{ $n } { $cards }
brief-new_job = ein neuer Job
brief-free_play = { $cards } gratis
brief-roll = { $branch ->
        [both] { $least ->
            [6] bei einer 6
           *[other] ab einer { $least }
        } { $then }, sonst { $else }
        [then] { $least ->
            [6] bei einer 6
           *[other] ab einer { $least }
        } { $then }
       *[else] { $most ->
            [1] bei einer 1
           *[other] bis zu einer { $most }
        } { $else }
    }
brief-mod-income = { $signed } Einkommen
brief-mod-free_time = { $signed } Freizeit
brief-for-player = du: { $what }
brief-for-everyone = alle: { $what }
brief-for-others = alle anderen: { $what }
brief-for-neighbors = nebenan: { $what }

## Ganze Sätze

card-cancels = Sagt jemand anderes { $what } an, machst du { $it } ungültig.
card-cancels-call = Ruft jemand anderes eine Person an, machst du den Anruf ungültig.
card-thrown = Sagt jemand anderes eine Aktivität oder Shoppen an, kannst du diese Karte auch dagegen spielen. Die angesagte Freizeit wird ungültig, und diese Karte landet samt ihrem Slack in dem fremden Zimmer.
card-needs = Dieser Gast betritt kein Zimmer ohne { $cards }.
card-choose-player = Wähl { $who ->
        [other] jemand anderen
       *[player] jemanden
    } aus.
card-choose-card = Wähl { $what } in { $where ->
        [own] deinem eigenen Zimmer
        [other] einem anderen Zimmer
       *[any] einem beliebigen Zimmer
    }.
card-noisy = Ist es { $slack } Slack oder mehr wert, wird es laut und weckt alle, die neben dir sitzen: Sie legen je eine Schlafen-Karte ab.
card-own-turn = Du darfst diese Karte nur in deinem eigenen Zug spielen.
card-nothing = Diese Karte bewirkt nichts.

## Die ganze Karte

card-kind-invited = { $kind }, eingeladen
card-kind-uninvited = { $kind }, unerwünscht
card-kind-tags = { $kind }: { $tags }
card-kind-job = Job
card-cost = Kosten { $cost }
card-slack = Slack { $slack }
card-slack-die = Slack: { $roll }
card-roll = Wurf{ $die ->
        [0] {""}
        [1] {" "}plus 1
        [-1] {" "}minus 1
       *[-2] {" "}minus 2
    }
card-job-numbers = Einkommen { $income }, Freizeit { $free_time }, Slackziel { $goal }
card-copies = { $copies ->
        [0] nicht im Deck
        [one] einmal im Deck
       *[other] { $copies }-mal im Deck
    }
card-no-job = kein Job

## Karten auf der Kommandozeile

cards-row = { $id }  { $name }  { $facts }
cards-sum = { $cards ->
        [0] Keine Karte.
        [one] Eine Karte.
       *[other] { $cards } Karten.
    }
cards-clean = { $file }: { $cards ->
        [one] eine Karte, nichts zu beanstanden.
       *[other] { $cards } Karten, nichts zu beanstanden.
    }
cards-clean-set = { $file }: ein Set, nichts zu beanstanden.

problem-unknown_set = Das Set „{ $set }“ gibt es nicht. Es gibt: { $known }.
problem-no_such_card_in_set = Das Set { $set } hat keine Karte „{ $card }“.{ $near ->
        [none] {""}
       *[other] {" "}Meinst du { $near }?
    }
problem-unknown_card_kind = Die Kartenart „{ $kind }“ gibt es nicht. Es gibt: { $known }.
problem-unknown_card_tag = Das Set hat die Kategorie „{ $tag }“ nicht. Es gibt: { $known }.

## Was an einer Kartendatei nicht stimmt

problem-card_toml = { $file } ist kein TOML: { $why }.
problem-card_deep = { $file } ist keine Kartendatei: Tabellen und Listen stecken zu tief ineinander.
problem-card_not_text = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Text in UTF-8.
problem-card_none = { $file }: Da ist keine Karte drin.
problem-card_form = { $file }, { $card }: { $expected ->
        [table] Das sollte eine Tabelle sein.
        [number] { $field } sollte eine Zahl sein.
        [text] { $field } sollte ein Text sein.
       *[other] { $field } sollte { $expected } sein.
    }
problem-card_missing = { $file }, { $card }: { $field } fehlt.
problem-card_field = { $file }, { $card }: Ein Feld { $field } gibt es nicht. Es gibt: { $known }.
problem-card_tag = { $file }, { $card }: „{ $tag }“ ist in { $field } unbekannt. Es gibt: { $known }.
problem-card_never = { $file }, { $card }: { $field } kann bei „{ $kind }“ nie vorkommen.
problem-card_alone = { $file }, { $card }: { $field } geht nicht ohne { $needs }.
problem-card_excluded = { $file }, { $card }: { $field } geht nicht zusammen mit { $other }.
problem-card_range = { $file }, { $card }: { $field } sollte eine Zahl von { $least } bis { $most } sein.
problem-card_zero = { $file }, { $card }: { $field } sollte nicht 0 sein, denn dann passiert nichts.
problem-card_line = { $file }, { $card }: { $field } sollte eine einzige Zeile ohne Steuerzeichen sein.
problem-card_twice = { $file }, { $card }: „{ $word }“ steht mehr als einmal in { $field }.
problem-card_id = { $file }, { $card }: { $field } kann nicht „{ $id }“ sein. Erlaubt sind Kleinbuchstaben a bis z, Ziffern und _; vorn steht ein Buchstabe.
problem-card_reserved = { $file }, { $card }: { $field } kann nicht „{ $word }“ sein, denn das Wort bedeutet schon etwas anderes.
problem-card_taken = { $file }, { $card }: Diese { $field } ist vergeben. Eine Leben-Karte und ein Job können nicht gleich heißen.
problem-card_no_stand_in = { $file }, { $card }: { $field } nennt „{ $other }“, aber diese Karte gibt es in der Datei nicht.
problem-card_not_harmless = { $file }, { $card }: { $field } nennt { $other }; diese Karte hat selbst content und lässt sich auch abschalten.
problem-card_unlike = { $file }, { $card }: { $field } nennt { $other }; diese Karte hat etwas anderes bei { $what }.
