### Kartentext: Das Programm schreibt ihn aus den Effekten einer Karte (text/cards.py), damit sie sagt, was sie tut.
###
### Ein Teilsatz hat Subjekt, Verb und Rest. Ein Effekt oder ein Modifikator ist eine Nachricht: Ihr Wert ist der Rest,
### die Attribute .you, .one und .many sind ihr Verb für „du“, für eine andere Person und für mehrere. Einige bringen ihr
### eigenes Subjekt mit. Das Attribut .order ist das Verb als Aufforderung: „Ziehe zwei Karten“; wo es fehlt oder „none“ ist,
### heißt es „du ziehst“. Zahl und Fall stehen hier; das Programm sucht nur das Attribut aus.

## Wörter für Arten, Kategorien und was angekündigt werden kann
## .a: eins davon (Akkusativ), .many: mehrere, .stem: in einer Aufzählung vor „-Karte“, .that: womit ein Nebensatz darüber beginnt

word-person = Person
    .a = eine Person
    .many = Personen
    .stem = Personen
    .each = jede Person
word-pet = Haustier
    .a = ein Haustier
    .many = Haustiere
    .stem = Haustier
    .each = jedes Haustier
word-thing = Ding
    .a = ein Ding
    .many = Dinge
    .stem = Ding
    .each = jedes Ding
word-activity = Aktivität
    .a = eine Aktivität
    .many = Aktivitäten
    .stem = Aktivitäten
    .each = jede Aktivität
    .that = die
word-whenever = Jederzeit-Karte
    .a = eine Jederzeit-Karte
    .many = Jederzeit-Karten
    .stem = Jederzeit
    .that = die
word-book = Buch
    .a = ein Buch
    .many = Bücher
    .stem = Buch
    .each = jedes Buch
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
    .each = jede Pille
word-weed = Gras
    .a = eine Gras-Karte
    .many = Gras-Karten
    .stem = Gras
word-game = Spiel
    .a = eine Spiele-Karte
    .many = Spiele-Karten
    .stem = Spiele
    .that = die
word-gadget = Technik
    .a = eine Technik-Karte
    .many = Technik-Karten
    .stem = Technik
    .each = jede Technik-Karte
word-cigarettes = Zigaretten
    .a = eine Zigaretten-Karte
    .many = Zigaretten-Karten
    .stem = Zigaretten
word-music = Musik
    .a = eine Musik-Karte
    .many = Musik-Karten
    .stem = Musik
word-clothes = Kleidung
    .a = eine Kleidungs-Karte
    .many = Kleidungs-Karten
    .stem = Kleidungs
word-net = Netz
    .a = eine Netz-Karte
    .many = Netz-Karten
    .stem = Netz
    .that = die
word-carefree = Sorglos
    .a = einen sorglosen Job
    .many = sorglose Jobs
    .stem = Sorglos
word-sleep = Schlafen
    .a = eine Schlafen-Karte
    .many = Schlafen-Karten
    .stem = Schlafen
    .that = die
word-nookie = Schäferstündchen
    .a = ein Schäferstündchen
    .many = Schäferstündchen
    .stem = Schäferstündchen
    .each = jedes Schäferstündchen
    .that = das
word-tv = TV
    .a = eine TV-Karte
    .many = TV-Karten
    .stem = TV
    .that = die
word-shopping = Shopping-Tour
    .a = eine Shopping-Tour
    .that = die
word-call = Anruf
    .a = einen Anruf
    .that = den
word-free_time = Freizeit
    .a = eine Aktivität oder eine Shopping-Tour
    .that = die
word-cat = Katze
    .a = eine Katze
    .many = Katzen
    .stem = Katzen
    .that = die
    .each = jede Katze
word-shiny = Glitzer
    .a = eine Glitzer-Karte
    .many = Glitzer-Karten
    .stem = Glitzer
word-gloomy = Trübsinn
    .a = eine Trübsinn-Karte
    .many = Trübsinn-Karten
    .stem = Trübsinn
    .that = die
word-weather = Wetter
    .a = eine Wetter-Karte
    .many = Wetter-Karten
    .stem = Wetter
word-gloom = Weltschmerz
    .a = Weltschmerz
    .many = Weltschmerz
    .stem = Weltschmerz
    .each = jeden Weltschmerz
word-madness = Wahnsinn
    .a = Wahnsinn
    .many = Wahnsinn
    .stem = Wahnsinn
    .each = jeden Wahnsinn
word-animal = Haustier
    .a = ein Haustier
    .many = Haustiere
    .stem = Haustier
    .each = jedes Haustier
word-weapon = Waffe
    .a = eine Waffe
    .many = Waffen
    .stem = Waffen
word-decadent = Dekadent
    .a = eine dekadente Karte
    .many = dekadente Karten
    .stem = Dekadenz
word-raid = Überfall
    .a = einen Überfall
    .many = Überfälle
    .stem = Überfall
    .that = den
word-duty = Dienst
    .a = einen Dienst
    .many = Dienste
    .stem = Dienst
    .that = den
word-denunciation = Denunziation
    .a = eine Denunziation
    .many = Denunziationen
    .stem = Denunziations
    .that = die
word-leader = Anführer
    .a = den Ruhmreichen Anführer
    .many = der Ruhmreiche Anführer
    .stem = Anführer
word-wounds = Wunden
    .a = eine Wunde
    .many = Wunden
    .stem = Wunden
    .each = jede Wunde
word-rank = Dienstgrad
    .a = einen Dienstgrad
    .many = Dienstgrade
    .stem = Dienstgrad
    .each = jede Stufe deines Dienstgrads
word-custom = { $word }
    .a = eine { $word }-Karte
    .many = { $word }-Karten
    .stem = { $word }
    .that = die

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
words-each = jede { $stem }-Karte
words-each-other = jede andere { $stem }-Karte
words-each-pet = jede Person und jedes Haustier
words-each-cat = jede Person und jede Katze
words-rooms = { $where ->
        [another] in einem anderen Zimmer
        [some] in irgendeinem Zimmer
        [others] in anderen Zimmern
        [any] in allen Zimmern
        [held] { $person ->
            [you] bei dir
           *[other] vor der Person
        }
       *[own] { $person ->
            [you] in deinem Zimmer
           *[other] im eigenen Zimmer
        }
    }
words-per = { $kind ->
        [more] , plus { $step }
        [less] , minus { $step }
       *[only] {""}
    } für { $each } { $place }{ $most ->
        [0] {""}
       *[other] {" "}({ $kind ->
            [only] {""}
           *[other] zusammen{" "}
        }höchstens { $most })
    }
words-for = { $who }: { $what }
words-some = etwas
words-rolled = : { $roll }
words-until-turn = in diesem Zug
words-until-round = bis zu { $person ->
        [you] deinem
       *[other] ihrem
    } nächsten Zug
words-until-next_turn = bis zum Ende { $person ->
        [you] deines
       *[other] ihres
    } Zugs
words-counted = { $number } { $what }

## Teilsätze
## Das Attribut .order sagt, ob dort eine Aufforderung stehen kann; nach einem Vorfeld geht das nicht.

clause-first = { $subject } { $verb } { $rest }
    .order = ja
clause-after = { $verb } { $subject } { $rest }
    .order = none
clause-same = { $verb } { $rest }
clause-too = { $before }, und { $clause }
sentence = { $clause }.
    .place = first
sentence-fronted = { $front } { $clause }.
sentence-lasting = In diesem Zug { $clause }.
    .place = after
    .front = In diesem Zug

sentence-if = { $front }: { $clause }.
    .capital = yes
sentence-round = Bis zu deinem nächsten Zug { $clause }.
    .place = after
    .front = Bis zu deinem nächsten Zug
sentence-next_turn = Bis zum Ende des eigenen Zugs { $clause }.
    .place = after
    .front = Bis zum Ende des eigenen Zugs

## Bedingungen und Auslöser: was vor einem Teilsatz steht

condition-person = wenn { $holds ->
        [no] niemand
       *[yes] { $form ->
            [many] mindestens { $cards }
           *[some] jemand
        }
    } { $where ->
        [own] { $person ->
            [you] bei dir
           *[other] { $place }
        }
       *[other] { $place }
    } { $form ->
        [many] sind
       *[some] ist
    },
condition-card = { $holds ->
        [no] ohne { $cards } { $place }
       *[yes] { $form ->
            [many] wenn mindestens { $cards } { $place } liegen,
           *[some] wenn { $cards } { $place } liegt,
        }
    }
condition-token = { $holds ->
        [no] ohne { $cards }
       *[yes] wenn { $person ->
            [you] du
           *[other] die Person
        } { $form ->
            [many] mindestens { $least } { $cards }
           *[some] { $cards }
        } { $person ->
            [you] hast,
           *[other] hat,
        }
    }
condition-both = { $then }, sonst { $else }
when-enters = kommt { $what } { $who ->
        [others] in ein anderes Zimmer
        [everyone] ins Spiel
       *[owner] in dein Zimmer
    },
when-canceled = wird { $what } { $who ->
        [others] von jemand anderem
        [everyone] {""}
       *[owner] von dir
    } ungültig gemacht,
when-job = { $who ->
        [others] bekommt jemand anderes
        [everyone] bekommt jemand
       *[owner] bekommst du
    } einen neuen Job,
when-rank = { $who ->
        [others] wird jemand anderes
        [everyone] wird jemand
       *[owner] wirst du
    } befördert,
when-token = { $who ->
        [others] bekommt jemand anderes
        [everyone] bekommt jemand
       *[owner] bekommst du
    } { $name },
doing-call = Personen anrufen
doing-shopping = eine Shopping-Tour machen
doing-scrounging = abstauben
doing-play = { $cards } spielen

## Wen es betrifft

who-you = du
    .person = you
who-player = jemand (auch du)
    .person = one
who-other = jemand anderes
    .person = one
who-highest = jemand anderes mit dem höchsten Dienstgrad
    .person = one
who-next = jemand direkt über dir
    .person = one
who-named = Wer am häufigsten genannt wird,
    .person = one
who-again = diese Person
    .person = one
who-getter = wer sie erhält,
    .person = one
who-holder = wer die Karte hat,
    .person = one
who-sender = wer den Gast geschickt hat,
    .person = one
who-they = sie
    .person = many
who-everyone = alle
    .person = many
who-others = alle anderen
    .person = many
who-neighbors = alle neben dir
    .person = many

who-with = { $who }, die { $cards } haben,
who-side-goth = alle Goths
    .person = many
who-side-not-goth = alle, die keine Goths sind,
    .person = many
who-side = alle { $side }

## Wann es geschieht

front-enter-person = Kommt dieser Gast ins Spiel,
front-enter-pet = Kommt dieses Haustier ins Spiel,
front-enter-thing = Kommt dieses Ding ins Spiel,
front-enter-die = Gelingt es,
front-enter-cat = Kommt diese Katze ins Spiel,
front-turn-person = In jedem Zug, den der Gast bleibt,
front-turn-card = In jedem deiner Züge
front-both-person = Bei Ankunft und in jedem Zug, den der Gast bleibt,
front-both-pet = Beim Ausspielen und in jedem deiner Züge
front-both-thing = Beim Ausspielen und in jedem deiner Züge
front-later = Zu Beginn deines nächsten Zugs
front-both-cat = Beim Ausspielen und in jedem deiner Züge
front-then = Danach
front-ordered = Gibst du das als Befehl,

## Effekte

effect-other = „{ $name }“ aus
    .order = führe
    .you = führst
    .one = führt
    .many = führen
effect-slack = { $by } Slack
    .order = none
    .you = bekommst
    .one = bekommt
    .many = bekommen
effect-slack-less = { $by } Slack
    .order = none
    .you = verlierst
    .one = verliert
    .many = verlieren
effect-madness = { $by } Wahnsinn
    .order = none
    .you = bekommst
    .one = bekommt
    .many = bekommen
effect-madness-less = { $by } Wahnsinn
    .order = none
    .you = verlierst
    .one = verliert
    .many = verlieren
effect-gloom = { $by } Weltschmerz
    .order = none
    .you = bekommst
    .one = bekommt
    .many = bekommen
effect-gloom-less = { $by } Weltschmerz
    .order = none
    .you = verlierst
    .one = verliert
    .many = verlieren
effect-draw = { $number } { $n ->
        [1] Karte
       *[other] Karten
    }
    .order = ziehe
    .you = ziehst
    .one = zieht
    .many = ziehen
effect-drop = { $person ->
        [many] je{" "}
       *[one] {""}
    }{ $number } zufällige { $n ->
        [1] Handkarte
       *[other] Handkarten
    } ab
    .order = lege
    .you = legst
    .one = legt
    .many = legen
effect-discard = { $person ->
        [you] { $cards } aus deinem Zimmer
        [many] je { $cards } aus ihrem Zimmer
       *[one] { $cards } aus dem eigenen Zimmer
    } ab
    .order = lege
    .you = legst
    .one = legt
    .many = legen
effect-steal = { $number } zufällige { $n ->
        [1] Karte
       *[other] Karten
    } aus der Hand von { $again ->
        [yes] dieser Person
       *[no] jemand anderem
    }
    .order = ziehe
    .you = ziehst
    .one = zieht
    .many = ziehen
effect-take = { $where ->
        [again] diese Karte
        [own] { $what } aus deinem Zimmer
        [other] { $what } aus einem anderen Zimmer
       *[any] { $what } aus einem beliebigen Zimmer
    } in deins, samt Slack
    .order = nimm
    .you = nimmst
    .one = nimmt
    .many = nehmen
effect-remove = { $where ->
        [again] diese Karte
        [own] { $what } aus deinem Zimmer
        [other] { $what } aus einem anderen Zimmer
       *[any] { $what } aus einem beliebigen Zimmer
    } ab
    .order = lege
    .you = legst
    .one = legt
    .many = legen
effect-mark = { $signed } Slack{ $most ->
        [0] {""}
       *[other] {" "}(insgesamt höchstens { $most })
    }
    .subject = { $where ->
        [self] diese Karte
        [again] diese Karte
        [own] { $what } in deinem Zimmer
        [other] { $what } in einem anderen Zimmer
       *[any] { $what } in einem beliebigen Zimmer
    }
    .one = bekommt
effect-negate = negativen Slack: Aus 3 wird −3
    .subject = { $where ->
        [again] diese Karte
        [own] { $what } in deinem Zimmer
        [other] { $what } in einem anderen Zimmer
       *[any] { $what } in einem beliebigen Zimmer
    }
    .one = bekommt
effect-send = { $where ->
        [again] diese Karte
        [own] { $what } aus deinem Zimmer
        [other] { $what } aus einem fremden Zimmer
       *[any] { $what }
    } in ein anderes Zimmer, wo die Karte neu ins Spiel kommt
    .order = schicke
    .you = schickst
    .one = schickt
    .many = schicken
effect-new_job = einen neuen Job
    .order = ziehe
    .you = ziehst
    .one = zieht
    .many = ziehen
effect-free_play = { $cards } aus { $person ->
        [you] deiner
       *[one] der
    } Hand gratis ins Spiel bringen
    .you = darfst
    .one = darf
    .many = dürfen
effect-roll = einmal: { $branch ->
        [both] Bei { $high } { $then }, bei { $low } { $else }
        [then] Bei { $high } { $then }
       *[else] Bei { $low } { $else }
    }
    .order = none
    .you = würfelst
    .one = würfelt
    .many = würfeln

effect-convert = { $most ->
        [1] 1 { $name }
       *[other] bis zu { $most } { $name }
    } in Slack{ $kind ->
        [card] {" "}auf dieser Karte
       *[loose] {""}
    } um
    .order = wandle
    .you = wandelst
    .one = wandelt
    .many = wandeln
effect-fetch = { $cards } vom Ablagestapel auf { $person ->
        [you] deine
       *[one] die
    } Hand{ $top ->
        [yes] , und zwar die oberste
       *[no] {""}
    }
    .order = nimm
    .you = nimmst
    .one = nimmt
    .many = nehmen
effect-swap = { $where ->
        [again] diese Karte
        [own] { $what } aus deinem Zimmer
        [other] { $what } aus einem fremden Zimmer
       *[any] { $what }
    } mit so einer Karte aus einem anderen Zimmer, samt Slack
    .order = vertausche
    .you = vertauschst
    .one = vertauscht
    .many = vertauschen
effect-borrow = dir { $where ->
        [again] diese Karte
       *[other] { $what } aus einem anderen Zimmer
    } bis zu deinem nächsten Zug, samt Slack
    .order = leih
    .you = leihst
    .one = leiht
    .many = leihen
effect-pass_left = { $from ->
        [hand] gleichzeitig je eine Handkarte
       *[room] gleichzeitig je { $cards } aus ihrem Zimmer
    } nach links weiter
    .subject = alle
    .many = geben
effect-clear = abgelegt
    .subject = alle { $same ->
        [yes] anderen
       *[no] {""}
    } { $many } { $reach ->
        [all] im Spiel
        [others] in anderen Zimmern
       *[you] in deinem Zimmer
    }
    .many = werden
effect-wound = { $by } { $by ->
        [1] Wunde
       *[other] Wunden
    }
    .order = none
    .you = bekommst
    .one = bekommt
    .many = bekommen
effect-wound-less = { $by } { $by ->
        [1] Wunde
       *[other] Wunden
    }
    .order = heile
    .you = heilst
    .one = heilt
    .many = heilen
effect-rank = { $by ->
        [1] {""}
       *[other] { $by }-mal{" "}
    }befördert
    .order = none
    .you = wirst
    .one = wird
    .many = werden
effect-rank-less = { $by ->
        [1] {""}
       *[other] { $by }-mal{" "}
    }degradiert
    .order = none
    .you = wirst
    .one = wird
    .many = werden
effect-denounce = { $again ->
        [yes] diese Person
       *[no] jemand anderen
    }
    .order = denunziere
    .you = denunzierst
    .one = denunziert
    .many = denunzieren
effect-look = { $again ->
        [yes] die Hand dieser Person
       *[no] jemand anderem in die Karten
    }: Du darfst { $cards } davon ablegen
    .order = sieh
    .you = siehst
    .one = sieht
    .many = sehen
effect-swap_ranks = bis zum Ende des Zugs den Dienstgrad mit { $hits ->
        [next] jemandem direkt über dir
        [highest] jemandem vom höchsten Dienstgrad
       *[any] jemand anderem
    }
    .order = tausche
    .you = tauschst
    .one = tauscht
    .many = tauschen
effect-lure = { $cards } in das Zimmer mit den meisten { $most }
    .order = schicke
    .you = schickst
    .one = schickt
    .many = schicken
effect-vote = gleichzeitig jemand anderen: { $then }, bei Gleichstand niemand
    .subject = alle
    .many = nennen

## Modifikatoren

mod-other = „{ $name }“
    .order = {""}
    .you = hast
    .one = hat
    .many = haben
mod-accused = gegen Denunziationen mit { $signed }
    .you = würfelst
    .one = würfelt
    .many = würfeln
mod-raid = bei Überfällen mit { $signed }
    .you = würfelst
    .one = würfelt
    .many = würfeln
mod-loot = { $signed } { $by ->
        [1] Beutekarte
       *[other] Beutekarten
    } bei { $person ->
        [you] deinen
       *[other] eigenen
    } Überfällen
    .order = {""}
    .you = hast
    .one = hat
    .many = haben
mod-strike_back = ohne Karte im Gegenzug denunzieren, wenn { $person ->
        [you] du unschuldig bist
       *[other] sie unschuldig sind
    }
    .you = darfst
    .one = darf
    .many = dürfen
mod-shield = { $cards } auf { $person ->
        [you] dich
       *[other] diese Person
    } spielen
    .subject = niemand sonst
    .one = darf
mod-open_hand = offen auf dem Tisch
    .subject = { $person ->
        [you] deine Handkarten
       *[other] die Handkarten dieser Person
    }
    .one = liegen
    .many = liegen
mod-income = { $signed } Einkommen
    .order = {""}
    .you = hast
    .one = hat
    .many = haben
mod-free_time = { $signed } Freizeit
    .order = {""}
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
mod-draw_to = auf { $hand } statt auf { $usual } Karten auf
    .order = none
    .you = ziehst
    .one = zieht
    .many = ziehen
mod-cost = für { $cards } { $by } mehr
    .order = none
    .you = zahlst
    .one = zahlt
    .many = zahlen
mod-cost-less = für { $cards } { $by } weniger
    .order = none
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
mod-bonus = { $signed } Slack
    .subject = { $cards }, die { $reach ->
        [you] bei dir
        [all] irgendwo
        [others] bei anderen
       *[one] bei dieser Person
    } ins Spiel kommen,
    .many = bekommen
mod-immune = sicher: { $person ->
        [you] Niemand kann sie dir nehmen, wegschicken oder verändern, kein Gast und kein Lärm
       *[one] Niemand kann sie nehmen, wegschicken oder verändern, kein Gast und kein Lärm
    }
    .subject = { $person ->
        [you] deine { $cards }
       *[one] { $cards } im Zimmer dieser Person
    }
    .many = sind
mod-forbid = keine { $cards } spielen
    .you = darfst
    .one = darf
    .many = dürfen

mod-worth = { $signed } Slack
    .order = {""}
    .you = hast
    .one = hat
    .many = haben
mod-worth-cards = { $by } Slack mehr wert
    .subject = { $cards } in { $reach ->
        [you] deinem Zimmer
        [all] allen Zimmern
        [others] anderen Zimmern
       *[one] diesem Zimmer
    }
    .many = sind
mod-worth-cards-less = { $by } Slack weniger wert
    .subject = { $cards } in { $reach ->
        [you] deinem Zimmer
        [all] allen Zimmern
        [others] anderen Zimmern
       *[one] diesem Zimmer
    }
    .many = sind
mod-reroll = einmal { $lasts ->
        [yes] {""}
       *[no] pro Zug{" "}
    }neu würfeln, nur nicht für Einkommen und Freizeit
    .you = darfst
    .one = darf
    .many = dürfen
mod-keep_call = auf deine Hand zurück
    .subject = Personen, die nicht kommen wollen,
    .many = gehen
mod-lock = { $doing }
    .subject = niemand sonst
    .one = darf
mod-immune-token = { $person ->
        [you] dir
       *[one] der Person
    } { $name } nehmen
    .subject = keine Karte
    .one = kann
mod-forbid-token = keinen { $name }
    .you = bekommst
    .one = bekommt
    .many = bekommen

## Was eine Karte beim Ausspielen bewirkt, in wenigen Worten; bei wem sie liegt, wird nicht genannt

brief-slack = { $signed } Slack
brief-madness = { $signed } Wahnsinn
brief-gloom = { $signed } Weltschmerz
brief-wound = { $signed } Wunde
brief-rank = Dienstgrad { $signed }
brief-mod-accused = { $signed } gegen Denunziationen
brief-mod-raid = { $signed } im Überfall
brief-loot = { $source ->
        [tents] Beute von allen
       *[pile] { $loot } Beutekarten
    }
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
        [both] bei { $high } { $then }, bei { $low } { $else }
        [then] bei { $high } { $then }
       *[else] bei { $low } { $else }
    }
brief-mod-income = { $signed } Einkommen
brief-mod-free_time = { $signed } Freizeit
brief-for-player = du: { $what }
brief-for-everyone = alle: { $what }
brief-for-others = alle anderen: { $what }
brief-for-neighbors = nebenan: { $what }

## Ganze Sätze

card-cancels = Macht { $what } ungültig, { $that } jemand anderes ankündigt.
card-cancels-call = Macht einen Anruf von jemand anderem ungültig.
card-thrown = Oder gegen eine fremde Aktivität oder Shopping-Tour: Die wird ungültig, und diese Karte bleibt dort.
card-needs = Nie in Zimmer ohne { $cards }.
card-replaces = Ersetzt andere { $cards }.
card-cancels-aimed = Macht { $what } ungültig, die dir gilt.
card-spares = Verschont { $jobs }.
card-spared = Karten, die { $jobs } verschonen, treffen dich nicht.
card-choose-player = Wähle { $who ->
        [other] jemand anderen
       *[player] jemanden
    } aus.
card-choose-card = Wähle { $what } in { $where ->
        [own] deinem eigenen Zimmer
        [other] einem anderen Zimmer
       *[any] einem beliebigen Zimmer
    }.
card-noisy = Ab { $slack } Slack wird es laut: Alle neben dir legen je eine Schlafen-Karte ab.
card-own-turn = Nur in deinem eigenen Zug.
card-only-private = Nur für Gefreite.
card-stays = Lässt sich nicht hinausbitten.
card-loot = { $source ->
        [tents] Alle werfen { $loot ->
            [1] ein Ding
           *[other] { $loot } Dinge
        } aus dem eigenen Zimmer in die Beute.
       *[pile] { $loot } Beutekarten.
    }
card-first-lowest = Der niedrigste Wurf wählt zuerst.
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
card-kind-rank = Dienstgrad
card-rank-numbers = Einkommen { $income }, Freizeit { $free_time }, Slack { $slack }
card-copies = { $copies ->
        [0] nicht im Deck
        [one] einmal im Deck
       *[other] { $copies }-mal im Deck
    }
card-no-job = kein Job

## Karten auf der Kommandozeile

cards-variety = { $designs } Entwürfe, die { $signatures } verschiedene Dinge tun
cards-plain = { $count ->
        [0] Alle tun etwas.
        [one] Einer bringt nur Slack: { $cards }
       *[other] { $count } bringen nur Slack: { $cards }
    }
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

problem-card_toml = { $file } ist kein TOML: { $line ->
        [0] Sieh dir die letzten Zeilen und die längsten Zahlen an
       *[other] Sieh dir Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } an
    }.
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
problem-card_icon = { $file }, { $card }: Das Bild „{ $icon }“ für { $field } gibt es nicht{ $near ->
        [none] .
       *[other] ; vielleicht { $near }.
    }
problem-card_tag = { $file }, { $card }: „{ $tag }“ ist in { $field } unbekannt. Es gibt: { $known }.
problem-card_never = { $file }, { $card }: { $field } kann bei „{ $kind }“ nie vorkommen.
problem-card_alone = { $file }, { $card }: { $field } geht nicht ohne { $needs }.
problem-card_excluded = { $file }, { $card }: { $field } geht nicht zusammen mit { $other }.
problem-card_range = { $file }, { $card }: { $field } sollte eine Zahl von { $least } bis { $most } sein.
problem-card_zero = { $file }, { $card }: { $field } sollte nicht 0 sein, denn dann passiert nichts.
problem-card_line = { $file }, { $card }: { $field } sollte eine einzige Zeile ohne Steuerzeichen sein.
problem-card_long = { $file }, { $card }: { $field ->
        [joke] Der Witz
       *[text] Der Regeltext, den das Programm aus den Effekten schreibt,
    } hat in „{ $language }“ { $length } Zeichen; Platz ist für { $most }.
problem-card_twice = { $file }, { $card }: „{ $word }“ steht mehr als einmal in { $field }.
problem-card_id = { $file }, { $card }: { $field } kann nicht „{ $id }“ sein. Erlaubt sind Kleinbuchstaben a bis z, Ziffern und _; vorn steht ein Buchstabe.
problem-card_reserved = { $file }, { $card }: { $field } kann nicht „{ $word }“ sein, denn das Wort bedeutet schon etwas anderes.
problem-card_taken = { $file }, { $card }: Diese { $field } ist vergeben. Eine Leben-Karte und ein Job können nicht gleich heißen.
problem-card_no_stand_in = { $file }, { $card }: { $field } nennt „{ $other }“, aber diese Karte gibt es in der Datei nicht.
problem-card_not_harmless = { $file }, { $card }: { $field } nennt { $other }; diese Karte hat selbst content und lässt sich auch abschalten.
problem-card_unlike = { $file }, { $card }: { $field } nennt { $other }; diese Karte hat etwas anderes bei { $what }.
