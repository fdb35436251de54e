### Was wegen einzelner Karten aus dem Dschungel geschieht, gefragt und abgelehnt wird: Wahlen, Zensur und wer was darf.

slack-event-vote_called = { $you ->
        [yes] Du rufst
       *[no] { $seat } ruft
    } zur Wahl.
slack-event-votes_counted = Die Stimmen sind gezählt: { $tally }.
slack-event-voted_for = { $you ->
        [yes] Du wirst
       *[no] { $seat } wird
    } am häufigsten genannt ({ $votes }).
slack-event-vote_tied = Gleichstand: Es trifft niemanden.
slack-event-censored = { $host } legt { $card } aus { $you ->
        [yes] deiner Hand
       *[no] der Hand von { $seat }
    } ab.
slack-event-hand_opened = { $you ->
        [yes] Deine Handkarten liegen
       *[no] Die Handkarten von { $seat } liegen
    } offen auf dem Tisch: { $cards }.

slack-ask-ballot = Wen nennst du?
slack-ask-look = Welche Karte legst du aus dieser Hand ab?
slack-choice-ballot-seat = { $name } nennen
slack-choice-look-card = { $card } ablegen
slack-choice-look-pass = nichts ablegen

problem-only_privates = { $card } dürfen nur Gefreite spielen.
problem-hits_highest = { $card } trifft nur den höchsten Dienstgrad, und den hat { $seat } nicht.
problem-hits_next = { $card } braucht jemanden direkt über dir, und da steht { $seat } nicht.
problem-is_shielded = { $seat } ist gerade vor { $card } sicher.
problem-name_another = Nenne jemand anderen am Tisch.

simulate-votes = { $mean } Wahlen je Partie.
