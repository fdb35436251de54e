### Die Slack-Familie im Terminal: in wenigen Worten, damit zwischen zwei Fragen wenig zu lesen ist.

## Eine Zeile für jede Person: wie sie steht, und ihr Zimmer

slack-line = { $name } { $total } von { $goal }{ $parts }{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }
slack-line-hand = { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }
slack-heading = Du bist dran, { $phase }{ $spends ->
        [yes] {" "}(Einkommen { $income }, Freizeit { $free_time })
       *[no] {""}
    }.

## Wie es nach einer Wahl stünde

slack-after = { $name ->
        [none] {""}
       *[other] { $name }{" "}
    }{ $change ->
        [none] { $now }
        [range] { $now } → { $least } bis { $most }
       *[some] { $now } → { $most }
    }{ $name ->
        [none] {" "}von { $goal }
       *[other] {""}
    }
slack-if-it-passes = Geht es durch: { $name } { $after }.
slack-hesitate = Du hast noch { $left } Freizeit und könntest sie nutzen. Noch einmal, und sie ist vorbei.

## Eine Zeile für jeden fremden Zug: was passiert ist, und bei wem, wenn es nicht die Person war, die dran ist

slack-digest = { $name } { $change ->
        [yes] { $before } → { $now }
       *[no] { $now }
    } von { $goal }{ $parts ->
        [none] { $change ->
            [yes] {""}
           *[no] : nichts passiert
        }
       *[other] : { $parts }
    }.
slack-short-entered = { $card }{ $slack ->
        [none] {""}
       *[other] {" "}{ $slack }
    }{ $other ->
        [none] {""}
       *[other] {" "}für { $other }
    }
slack-short-announced = { $how ->
        [player] { $card } auf { $target }{ $other ->
            [none] {""}
           *[other] {" "}(von { $other })
        }
        [self] { $card }{ $other ->
            [none] {""}
           *[other] {" "}(von { $other })
        }
        [card] { $card }{ $other ->
            [none] {""}
           *[other] {" "}(von { $other })
        }
        [whenever] { $card }{ $other ->
            [none] {""}
           *[other] {" "}(von { $other })
        }
       *[none] {""}
    }
slack-short-call_failed = { $card } nicht zu Hause
slack-short-activity_failed = { $card } misslingt
slack-short-stayed = { $card } bleibt
slack-short-moved = { $card } zieht zu { $host }
slack-short-left = { $card } geht
slack-short-cancelled = { $card } ungültig durch { $by }
slack-short-trip_cancelled = Shopping-Tour ungültig durch { $by }
slack-short-lost = { $cards } weg{ $other ->
        [none] {""}
       *[other] {" "}bei { $other }
    }
slack-short-loose_changed = { $signed } Slack{ $other ->
        [none] {""}
       *[other] {" "}für { $other }
    }
slack-short-madness_changed = { $other ->
        [none] Wahnsinn { $madness }
       *[other] { $other } Wahnsinn { $madness }
    }
slack-short-went_mad = { $seat } Vollkommen Durchgeknallt!
slack-short-marked = { $card } jetzt { $slack }
slack-short-taken = { $card } von { $target } genommen{ $other ->
        [none] {""}
       *[other] {" "}(von { $other })
    }
slack-short-stolen = eine Karte aus der Hand von { $target }
slack-short-job_changed = { $other ->
        [none] neuer Job: { $job }
       *[other] neuer Job für { $other }: { $job }
    }
slack-short-neighbors_woken = zu laut
