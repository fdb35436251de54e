# The page: learning by playing, the coach, the rules.

web-learn = Learn by playing
web-newcomer = New here? Learn by playing.
web-newcomer-note = A first game of about three minutes. What glows is what to press.
web-rules-title = The rules of { $game }
web-rules-all = All the rules
web-rules-search = Search the rules
web-rules-count = { $count ->
        [0] No rule says that.
        [one] One rule
       *[other] { $count } rules
    }
web-rules-play = Play this example

table-web-lesson = To try out
table-web-lesson-wait = Watch what the others do.
table-web-lesson-off = You have gone your own way. Play on as you like, or take it back.
table-web-lesson-back = Take it back
table-web-lesson-over = That was all there is to try. You can play on from here.
table-web-example-over = That was the example. Play on from here, or go back to the rules.
table-web-lesson-skip = Skip
table-web-lesson-steps = The steps
table-web-lesson-rules = To the rules
table-web-real-game = Now a real game
table-web-coach = Coach
table-web-coach-switch = Coach: { $on ->
        [yes] on
       *[no] off
    }
table-web-coach-best = { $move } · { $why }
table-web-coach-thinks = Let me see …
table-web-coach-waits = It is not your turn to decide.
table-web-coach-more = Why?
table-web-coach-refused = What was refused
table-web-coach-loss = What hit you last
table-web-coach-sums = Where your numbers come from
table-web-coach-note = The coach sees only what you see, and thinks like the strongest bot. It is there as long as all others are bots.

# How often somebody is asked, and why bots do things
table-web-wish = How often I am asked
table-web-wish-title = How often should we ask you?
table-web-wish-intro = Whatever the others announce can be stopped before it happens. When do you want the bell?
table-web-wish-all = Everything
table-web-wish-all-note = The bell rings for every announcement. For people who like to keep an eye on things.
table-web-wish-mine = What concerns me or could win
table-web-wish-mine-note = The rest goes by quickly. You can still say Stop!
table-web-wish-ring = Only when I ring
table-web-wish-ring-note = Nobody disturbs you. Stop! is there if you want it.
table-web-wish-first = Either way, the first round of your first game is yours to watch. You can change this at the table, in the menu.
table-web-wish-done = Let’s play
table-web-calm = You let this pass.
table-web-why-bot = Why did { $name } do that?
