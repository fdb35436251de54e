### What happens, is asked and is refused because of single cards of the jungle: votes, censors, and who may play what.

slack-event-vote_called = { $you ->
        [yes] You call
       *[no] { $seat } calls
    } a vote.
slack-event-votes_counted = The votes are counted: { $tally }.
slack-event-voted_for = { $you ->
        [yes] You are
       *[no] { $seat } is
    } named most often ({ $votes }).
slack-event-vote_tied = The vote is tied: nobody.
slack-event-censored = { $host } discards { $card } from { $you ->
        [yes] your
       *[no] { $seat }’s
    } hand.
slack-event-hand_opened = { $you ->
        [yes] Your hand is
       *[no] { $seat }’s hand is
    } open to everybody: { $cards }.

slack-ask-ballot = Whom do you name?
slack-ask-look = Which card do you discard from that hand?
slack-choice-ballot-seat = name { $name }
slack-choice-look-card = discard { $card }
slack-choice-look-pass = leave the hand as it is

problem-only_privates = Only a Private may play { $card }.
problem-hits_highest = { $card } hits only somebody of the highest rank, and { $seat } is not.
problem-hits_next = { $card } needs somebody exactly one rank above you, and { $seat } is not.
problem-is_shielded = { $seat } is protected from { $card } for now.
problem-name_another = Name one of the other players.

simulate-votes = { $mean } votes per game.
