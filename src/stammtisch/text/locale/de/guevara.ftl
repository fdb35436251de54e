### Der Dschungel: seine Wörter, und was mit Dienstgraden, Überfällen, Befehlen und Denunziationen passiert, gefragt und
### gewählt wird.

## Das Spiel in wenigen Sätzen

game-guevara = Chez Guevara
    .about = Erteile Befehle, denunziere deine Freunde und teile die Beute schlecht. Für zwei bis fünf.
    .intro =
        Ihr teilt euch ein Lager, einen Topf Bohnen und einen Ruhmreichen Anführer, der bei Überfällen leider nie mitkommen kann. Wer sich als Erstes genug entspannt, gewinnt und darf nach Hause: Bring es auf 20 Slack, zu fünft auf 18.
        In deinem Zug ziehst du auf sechs Karten auf, würfelst, was zu würfeln ist, und bittest Gäste hinaus, rufst Personen, verbringst deine Freizeit mit Aktivitäten, Überfällen und Suchen und legst ab. Hast du sonst nichts getan, heilt eine Wunde. Wer einen höheren Dienstgrad hat, darf dich schikanieren, und denunzieren darf dich, wer will.

## Die Wörter des Dschungels, Form für Form neben den üblichen (Words.calling)

noun-room = alle Zimmer | anderen Zimmer | andere Zimmer | offene Zimmer | in Zimmer | Zimmer | Zimmers | Zimmern
noun-tent = alle Zelte | anderen Zelt | andere Zelte | offene Zelte | in Zelte | Zelt | Zelts | Zelten
noun-job = des Jobs | Job | Jobs
noun-grade = des Dienstgrads | Dienstgrad | Dienstgrade
noun-player = Spieler
noun-comrade = Genosse
noun-shopping = auf Shopping-Tour | Shopping-Touren | Shopping-Tour
noun-scrounging = auf die Suche | Suchen | Suche
noun-home = ist nicht zu Hause | nicht zu Hause | eine Wohnung | Wohnung
noun-camp = ist nicht im Lager | nicht im Lager | ein Lager | Lager
noun-call = Personen anrufen | beim Anrufen | zum Anrufen | mit dem Anrufen | anrufen | angerufen | Anruf
noun-summons = Personen rufen | beim Rufen | zum Rufen | mit dem Rufen | rufen | gerufen | Ruf

## Was hier anders heißt: Diese Sätze treten an die Stelle derer, die mit slack- anfangen

jungle-phase-call = Personen rufen
jungle-ask-call = { $calls ->
        [yes] Wen rufst du?
       *[no] Spielst du etwas?
    }
jungle-heading = Dein Zug, { $phase }{ $spends ->
        [yes] {" "}(Einkommen { $income }, Freizeit { $free_time })
       *[no] {""}
    }.{ $rests ->
        [yes] {" "}Wenn du dich in diesem Zug ausruhst, heilt eine Wunde.
       *[no] {""}
    }
jungle-event-shopping_announced = { $you ->
        [yes] Du willst abstauben
       *[no] { $seat } will abstauben
    }: { $cards }.
jungle-choice-pet = { $card } { $to } setzen: { $who ->
        [you] { $worth }
       *[other] für { $name } { $worth }
    }
jungle-choice-shop = { $cards } abstauben: 1 Freizeit, Kosten { $cost } von { $income }, { $worth }{ $change ->
        [none] {""}
        [wins] {" "}({ $now } → { $after } von { $goal }: würde GEWINNEN)
       *[some] {" "}({ $now } → { $after } von { $goal })
    }
jungle-event-announced = { $how ->
        [call] { $you ->
            [yes] Du rufst
           *[no] { $seat } ruft
        } { $card } { $to }.
        [pet] { $you ->
            [yes] Du setzt
           *[no] { $seat } setzt
        } { $card } { $into }{ $worth }.
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
jungle-sum-job = Dienstgrad

## Namen

slack-phase-heal = Heilen
slack-token-wounds = Wunden
slack-wounds = { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
slack-worth-wounds = { $signed } { $by ->
        [one] Wunde
       *[other] Wunden
    }

## Ereignisse: Dienstgrade und Wunden

slack-event-promoted = { $you ->
        [yes] Du wirst
       *[no] { $seat } wird
    } befördert: { $job } ({ $numbers }).
slack-event-demoted = { $you ->
        [yes] Du wirst
       *[no] { $seat } wird
    } degradiert: { $job } ({ $numbers }).
slack-event-ranks_changed = { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } den Dienstgrad mit { $to_whom }.
slack-event-no_rank_free = Für { $you ->
        [yes] dich
       *[no] { $seat }
    } ist kein höherer Dienstgrad frei.
slack-event-wounded = { $change ->
        [more] { $you ->
            [yes] Du wirst
           *[no] { $seat } wird
        } { $by ->
            [one] verwundet
           *[other] { $by }-mal verwundet
        }
       *[less] { $you ->
            [yes] Du wirst
           *[no] { $seat } wird
        } { $by ->
            [one] eine Wunde
           *[other] { $by } Wunden
        } los
    } ({ $wounds ->
        [0] jetzt keine mehr
       *[other] jetzt { $wounds }: −{ $wounds } Slack
    }).

## Ereignisse: Denunziationen

slack-event-accused_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } eine { $die }{ $verdict ->
        [none] {""}
       *[other] {" "}({ $verdict })
    }: { $then ->
        [found_innocent] unschuldig!
        [found_guilty] schuldig!
       *[none] Der Ruhmreiche Anführer denkt nach.
    }
slack-event-found_innocent = { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } unschuldig.
slack-event-found_guilty = { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } schuldig.
slack-event-leader_sent = { $you ->
        [yes] Du schickst
       *[no] { $seat } schickt
    } den Ruhmreichen Anführer { $to }.
slack-event-struck_back = { $you ->
        [yes] Du denunzierst
       *[no] { $seat } denunziert
    } im Gegenzug mit { $card }: { $target_you ->
        [yes] Du bist
       *[no] { $target } ist
    } schuldig!

## Ereignisse: Überfälle

slack-event-raid_asked = { $you ->
        [yes] Du bittest
       *[no] { $seat } bittet
    } das Lager um eine Überfallkarte.
slack-event-offers_made = { $by ->
        [0] Im Lager bietet niemand eine an.
        [one] Eine Karte wird angeboten.
       *[other] { $by } Karten werden angeboten.
    }
slack-event-raid_lent = { $target_you ->
        [yes] Du nimmst { $card } von { $seat }.
       *[no] { $target } nimmt { $card } von { $you ->
            [yes] dir
           *[no] { $seat }
        }.
    }
slack-event-thrown_in = { $you ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } { $card } in die Beute.
slack-event-raid_led = { $you ->
        [yes] Du führst
       *[no] { $seat } führt
    } { $card } an: { $loot ->
        [0] keine Beute
        [one] eine Karte Beute
       *[other] { $loot } Karten Beute
    }.
slack-event-raid_rolled = { $round ->
        [0] Alle würfeln: { $rolls }.
       *[other] Gleichstand, noch einmal: { $rolls }.
    }
slack-event-raid_won = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } den höchsten Wurf{ $then ->
        [promoted] {" "}und { $you ->
            [yes] wirst
           *[no] wird
        } befördert: { $job } ({ $numbers }).
        [no_rank_free] , aber kein höherer Dienstgrad ist frei.
       *[none] .
    }
slack-event-loot_turned = Beute: { $cards }.
slack-event-loot_order = So wird ausgesucht: { $order }.
slack-event-loot_taken = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $card } { $to_hand ->
        [0] { $you ->
            [yes] in dein Zelt
           *[no] ins Zelt
        }{ $worth }
       *[1] auf die Hand
    }.
slack-event-loot_left = Übrig und abgelegt: { $cards }.

## Ereignisse: Befehle

slack-event-order_given = { $you ->
        [yes] Du schikanierst
       *[no] { $seat } schikaniert
    } { $whom }: { $card }{ $then ->
        [seen] {" "}(+1 Slack für { $you ->
            [yes] dich
           *[no] { $seat }
        })
       *[none] {""}
    }.
slack-event-order_overruled = { $rival_you ->
        [yes] Du widerrufst
       *[no] { $rival } widerruft
    } { $you ->
        [yes] deinen Befehl
       *[no] den Befehl von { $seat }
    }.
slack-event-duty_done = { $you ->
        [yes] Dein Befehl
       *[no] Der Befehl von { $seat }
    } ist ausgeführt: { $card }.

## Ankündigungen

slack-announced-order = den Befehl

## Fragen

slack-ask-heal = Dein Zug ist fast vorbei.
slack-ask-partner = Kein { $job } ist frei: Mit wem tauschst du?
slack-ask-strike_back = Du bist unschuldig. Denunzierst du im Gegenzug { $name }? Das gelingt immer.
slack-ask-sentence = { $name } ist schuldig. Welchen Gast schickst du weg, oder zieht der Ruhmreiche Anführer ein?
slack-ask-lend_raid = { $name } bittet das Lager um eine Überfallkarte. Bietest du eine an? Genommen wird nur eine, unbesehen.
slack-ask-take_offer = Wessen Überfallkarte nimmst du? Sie wird sofort benutzt.
slack-ask-loot = { $step ->
        [first] Du suchst zuerst aus: eine beliebige Karte.
        [where] Wohin kommt { $card }?
       *[other] Welches Ding nimmst du? Es kommt sofort in dein Zelt.{ $names ->
            [none] {""}
           *[other] {" "}Nach dir: { $names }.
        }
    }
slack-ask-throw_in = Welches deiner Dinge wirfst du in die Beute?
slack-ask-second = Wer sucht als Zweites von der Beute aus?

## Möglichkeiten

slack-choice-ask_raid = das Lager um eine Überfallkarte bitten
slack-choice-offer = { $card } anbieten
slack-choice-lend_raid-pass = nichts anbieten
slack-choice-take_offer-pass = keine nehmen
slack-choice-take_offer-seat = die Karte von { $name } nehmen
slack-choice-partner-seat = mit { $name } tauschen
slack-choice-second-seat = { $name }
slack-choice-strike_back-pass = es dabei belassen
slack-choice-strike_back-play = im Gegenzug denunzieren mit { $card }
slack-choice-sentence-card = { $kind ->
        [leader] { $card } zieht ein
       *[other] { $card } zieht aus
    }
slack-choice-sentence-pass = beides lassen
slack-choice-choose_place-room = { $card } in dein Zelt
slack-choice-choose_place-hand = { $card } auf die Hand
slack-choice-loot-card = { $kind ->
        [thing] { $card }, { $slack } Slack
       *[other] { $card }, auf die Hand
    }
slack-choice-order = { $name } schikanieren: { $card } (für dich +1 Slack), { $name } { $worth }
slack-effect-order = du +1, dann { $name }: { $what }

## Eine Zeile für jeden fremden Zug

slack-short-promoted = { $seat } { $job }
slack-short-demoted = { $seat } { $job }
slack-short-raid_won = { $seat } gewinnt den Überfall
slack-short-wounded = { $other ->
        [none] {""}
       *[other] { $other }{" "}
    }{ $wounds ->
        [0] keine Wunde mehr
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
slack-short-found_innocent = { $seat } unschuldig
slack-short-found_guilty = { $seat } schuldig
slack-short-struck_back = { $target } im Gegenzug denunziert
slack-short-raid_led = { $card }
slack-short-loot_taken = Beute für { $seat }: { $card }
slack-short-order_given = schikaniert von { $seat }

## Simulationen

simulate-promotions = { $mean } Beförderungen je Partie.
simulate-demotions = { $mean } Degradierungen je Partie.
simulate-wounds = { $mean } Wunden je Partie, bekommen oder geheilt.
simulate-raids = In { $share } % der Partien gab es einen Überfall, im Schnitt { $mean } je Partie.
simulate-orders = In { $share } % der Partien gab es einen Befehl, im Schnitt { $mean } je Partie.
simulate-denunciations = In { $share } % der Partien wurde jemand denunziert, im Schnitt { $mean }-mal je Partie.

## Warum nicht

problem-raid_outranked = Einen Überfall anordnen darf nur, wer den höchsten Dienstgrad am Tisch hat.
problem-has_raid_card = Du hast selbst eine Überfallkarte.
problem-asked_camp_already = Du hast das Lager in diesem Zug schon gefragt.
problem-camp_has_no_cards = Niemand sonst hat eine Karte, um dir eine zu geben.
problem-not_a_raid = { $card } ist keine Überfallkarte.
problem-offers_nothing = Von dort wird dir keine Überfallkarte angeboten.
problem-cannot_throw_in = { $card } kannst du nicht in die Beute werfen.
problem-not_in_loot = { $card } ist nicht bei der Beute.
problem-loot_only_things = { $card } ist kein Ding. Jede Karte nehmen darf nur, wer zuerst aussucht.
problem-second_is_another = Als Zweites muss jemand anderes aussuchen.
problem-nothing_to_order = Schikanieren kannst du nur, wer gerade eine Aktivität oder eine Suche angekündigt hat.
problem-does_not_outrank = Dein Dienstgrad ist nicht höher als der von { $seat }.
problem-cannot_overrule = Dein Dienstgrad ist nicht höher als der von { $seat }, und von dort kam der Befehl.
problem-not_that_rank = Du musst mit jemandem tauschen, der einen Dienstgrad unter dir steht.
problem-only_accuser = Im Gegenzug kannst du nur { $seat } denunzieren.
problem-cannot_strike_back = Mit { $card } kannst du niemanden im Gegenzug denunzieren.
problem-no_sentence = { $card } kannst du jetzt nicht verschieben: weder Katzen noch einen Ruhmreichen Anführer, der schon da ist.
problem-guest_stays = { $card } kann niemand hinausbitten.

## Im Terminal: Dienstgrade, der Stapel der Befehle, was beim Urteil zählt

slack-sheet-rank = Dienstgrad
slack-ladder-rank = { $job } ({ $numbers }): { $names ->
        [none] niemand
       *[other] { $names }
    }{ $free ->
        [0] , keiner frei
       *[other] , { $free } frei
    }
slack-stack-wanted = Statt dessen, was { $you ->
        [yes] du wolltest
       *[no] { $name } wollte
    }: { $cards }.
slack-stack-order = Statt { $you ->
        [yes] deines Befehls
       *[no] des Befehls von { $name }
    }: { $card }.
slack-stack-overrule = { $job ->
        [none] Niemand kann ihn widerrufen.
       *[other] Widerrufen könnte ihn nur ein { $job } oder höher.
    }
slack-tribunal = { $you ->
        [yes] Dein Wurf
       *[no] Wurf von { $name }
    }{ $parts ->
        [none] {""}
       *[other] , { $parts }
    }: { $least ->
        [1] auf jeden Fall unschuldig
        [6] unschuldig nur mit einer 6
        [7] auf jeden Fall schuldig
       *[other] unschuldig ab { $least }
    }.
slack-after-denounced = { $least ->
        [1] auf jeden Fall unschuldig
        [6] unschuldig nur mit einer 6
        [7] auf jeden Fall schuldig
       *[other] unschuldig ab { $least }
    }
