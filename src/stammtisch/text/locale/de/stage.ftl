# Was mitten auf dem Tisch gezeigt wird: eine kurze Überschrift, und was ein Wurf bedeutet. Alles andere steht im Protokoll.

stage-slack-call_rolled = { $you ->
        [yes] Du rufst
       *[no] { $seat } ruft
    } { $card } an
stage-slack-evict_rolled = { $you ->
        [yes] Du bittest
       *[no] { $seat } bittet
    } { $card } hinaus
stage-slack-slack_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } für { $card }
stage-slack-die_rolled = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } für { $card ->
        [none] den Job „{ $job }“
       *[other] { $card }
    }
stage-slack-income_rolled = { $you ->
        [yes] Zahltag für dich
       *[no] Zahltag für { $seat }
    }
stage-slack-free_time_rolled = { $you ->
        [yes] Wie viel Freizeit hast du?
       *[no] Wie viel Freizeit hat { $seat }?
    }
stage-slack-verdict-call_rolled = { $then ->
        [call_failed] { $most } oder weniger: nicht zu Hause
        [left] ab { $least }: kommt, aber nicht { $into }
       *[entered] ab { $least }: kommt { $to }
    }
stage-slack-verdict-evict_rolled = { $then ->
        [stayed] { $most } oder weniger: bleibt
        [moved] ab { $least }: zieht { $to }
        [left] ab { $least }: geht für immer
       *[none] ab { $least }: geht
    }
stage-slack-verdict-slack_rolled = { $then ->
        [activity_failed] 0 oder weniger: misslungen
       *[entered] { $slack } Slack
    }
stage-slack-verdict-die_rolled = { $then ->
        [nothing] nichts passiert
        [spared] keine { $kinds } zu verlieren
       *[none] {""}
    }
stage-slack-verdict-income_rolled = Einkommen { $income }
stage-slack-verdict-free_time_rolled = Freizeit { $free_time }
stage-slack-accused_rolled = Das Urteil über { $you ->
        [yes] dich
       *[no] { $seat }
    }
stage-slack-verdict-accused_rolled = { $then ->
        [found_innocent] ab { $least }: unschuldig
       *[found_guilty] { $most } oder weniger: schuldig
    }
stage-slack-struck_back = { $you ->
        [yes] Du schlägst
       *[no] { $seat } schlägt
    } zurück
stage-slack-promoted = { $you ->
        [yes] Du wirst
       *[no] { $seat } wird
    } befördert
stage-slack-demoted = { $you ->
        [yes] Du wirst
       *[no] { $seat } wird
    } degradiert
stage-slack-ranks_changed = { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } den Dienstgrad mit { $to_whom }
stage-slack-raid_rolled = { $round ->
        [0] Überfall! Alle würfeln
       *[other] Gleichstand: noch einmal
    }
stage-slack-raid_won = { $then ->
        [promoted] { $you ->
            [yes] Du wirst
           *[no] { $seat } wird
        } befördert
       *[no_rank_free] { $you ->
            [yes] Du gewinnst
           *[no] { $seat } gewinnt
        } den Überfall
    }
stage-slack-verdict-raid_won = { $then ->
        [no_rank_free] Kein höherer Dienstgrad ist frei
       *[none] {""}
    }
