game-fib = Fib
    .about = One card each, and a number to say aloud. Who dares to lie, and who notices? For two to six.

how-fib-goal = What it is about
    .text = Everybody has one card from 1 to 6 and says one number. When all cards are shown, the highest score wins.
how-fib-turn = Your turn
    .text = Say any number. You score what you said, unless somebody doubts it: then a lie scores nothing, and the truth counts twice.

rules-section-fib-game = The game
rule-FIB-1 = Two to six people get one card each. The deck has the numbers 1 to 6, two of each.
rule-FIB-2 = In turn, once each, say a number from 1 to 6. It should be the number of your card, but it need not be.
rule-FIB-3 = Before your card is shown, everyone else may doubt you. The first doubt counts.
rule-FIB-4 = Then you show your card and score the number you said. If you were doubted, a lie scores nothing and the truth twice.
rule-FIB-5 = When all cards are shown, the highest score wins. Ties share the win.

problem-fib_not_now = This cannot be done now.
problem-not_a_fib_move = “{ $line }” is no move in Fib. Try: say 4, doubt, or pass.
simulate-doubts = Doubts

fib-ask-say = Which number do you say?
fib-ask-doubt = Do you believe it?
fib-choice-say = { $true ->
        [yes] Say { $number }, the truth
       *[no] Say { $number }
    }
fib-choice-doubt = Doubt { $name }
fib-choice-pass = Believe { $name }

fib-event-dealt = You get a { $card }.
fib-event-said = { $you ->
        [yes] You say: “{ $number }”.
       *[no] { $seat } says: “{ $number }”.
    }
fib-event-doubted = { $you ->
        [yes] You have your doubts.
       *[no] { $seat } has doubts.
    }
fib-event-shown = { $you ->
        [yes] You show
       *[no] { $seat } shows
    } a { $card } and { $you ->
        [yes] score
       *[no] scores
    } { $points }.
fib-event-game_won = { $you ->
        [yes] You win!
       *[no] { $winners } { $count ->
            [one] wins!
           *[other] share the win!
        }
    }

fib-hidden = { $count ->
        [one] One card is still hidden.
       *[other] { $count } cards are still hidden.
    }
fib-shown = { $name } has shown a { $card }.
