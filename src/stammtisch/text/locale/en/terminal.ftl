### The terminal: everything around the game itself.

## Names of the commands: one word each. Those of all languages always work.

terminal-command-help = help
terminal-command-table = table
terminal-command-all = all
terminal-command-more = more
terminal-command-order = order
terminal-command-ranks = ranks
terminal-command-rest = rest
terminal-command-finish = finish
terminal-command-log = log
terminal-command-scores = scores
terminal-command-rules = rules
terminal-command-why = why
terminal-command-info = info
terminal-command-show = show
terminal-command-stops = stops
terminal-command-undo = undo
terminal-command-save = save
terminal-command-lang = lang
terminal-command-again = again
terminal-command-quit = quit

## Words of moves, as examples show them. Those of all languages always work.

terminal-word-play = play
terminal-word-shop = shop
terminal-word-evict = evict
terminal-word-choose = choose
terminal-word-discard = discard
terminal-word-pass = pass
terminal-word-done = done
terminal-word-ask = ask
terminal-word-offer = offer
terminal-word-room = room
terminal-word-stack = stack
terminal-word-show = show
terminal-word-on = on
terminal-word-to = to
terminal-word-as = as
terminal-word-discards = discard

## What they do

terminal-help-list = You can type:
terminal-help-help = this list
terminal-help-table = the table as you see it
terminal-help-all = the whole table, your cards in full and everything you may do, however little it is worth
terminal-help-more = what the others did since you were last asked, in every detail; “more on”: always, “more off”: one line for each turn
terminal-help-order = “order pass”, “order play 3 mia”: what you let pass until your next turn, and a card that plays itself; “order”: how it stands
terminal-help-ranks = who has which rank, and which are free
terminal-help-rest = end your turn without doing anything: if you only discard, a wound heals
terminal-help-finish = end your turn, whatever you still hold; you are only asked what you must answer
terminal-help-log = everything that has happened so far; “log 10”: the last ten lines
terminal-help-scores = how everybody stands
terminal-help-why = why your last move was refused, with the rule behind it; “why” and a move: why that cannot be done now
terminal-help-why-last = the rule behind your last refusal
terminal-help-info = what a card does and where it is
terminal-help-show = show cards to somebody
terminal-help-stops = how often you are asked during other players’ turns: “stops all”, “stops turn” or “stops off”
terminal-help-undo = take your last move back, with everything after it
terminal-help-save = “save FILE”: write a copy of the game elsewhere (it is saved all the time anyway)
terminal-help-lang = “lang de”: go on in German; “lang en”: in English
terminal-help-again = after the game: another one at the same table
terminal-help-quit = leave; you can go on later

## Beginning

terminal-you = You
terminal-player = Player{ $number }
terminal-yes = yes
terminal-no = no
terminal-welcome = Welcome to { $game }!
terminal-welcome-again = Another game of { $game }!
terminal-winner-first = { $you ->
        [yes] You won last time, so you pick first.
       *[no] { $name } won last time and picks first.
    }
terminal-welcome-back = Welcome back to { $game }! The game goes on after { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }
terminal-seats = Clockwise around the table: { $names }.
terminal-bots = { $names } { $count ->
        [one] is a bot
       *[other] are bots
    } ({ $bot }).
terminal-commitment = Fingerprint of cards and dice: { $fingerprint }. At the end you see the seed behind it, so anybody can check that nothing was tampered with.
terminal-saving = Every move is saved at once, in { $file }
terminal-pointer = Type “rules” to read the rules, “help” to see what else you can type.
terminal-cut = The last line of { $file } was cut off and is left out. Everything before it is there.

## A turn

terminal-prompt = { $choices ->
        [none] {""}
       *[other] [{ $choices }]{ $enter ->
            [none] {""}
           *[other] ,{" "}
        }
    }{ $enter ->
        [none] {""}
       *[other] Enter: { $enter }
    } >{" "}
terminal-go-on-pause = go on
terminal-must-choose = Here you have to choose something: Enter only goes on where nothing is asked of you.
terminal-hint = Type what is in brackets: a number is that card of your hand. Moves work too, for example: { $example }
terminal-hint-typed = Type what is in brackets, or the whole move, for example: { $example }
terminal-hint-pause = “stops off” asks you less often, “stops all” more often.
terminal-more-choices = { $count ->
        [one] “all” shows one more choice
       *[other] “all” shows { $count } more choices
    }, and the whole table.
terminal-refused = { $problem }{ $hint ->
        [why] {" "}“why” shows the rule.
        [help] {" "}“help” shows what you can type.
       *[none] {""}
    }
terminal-line-too-long = That line is too long.
terminal-hand-over = Now it is { $name }’s turn. Hand over the keyboard, then press Enter:{" "}
terminal-not-in-between = { $name } cannot play anything at this moment.
terminal-anyone-prompt = [{ $names }], Enter: go on >{" "}
terminal-anyone-who = To play something, type your name: { $names }. Enter goes on.
terminal-hand-over-first = Only { $name } may answer now. { $how ->
        [name] Type that name first
       *[enter] Press Enter first
    }{ $undo ->
        [yes] {" "}(or type “undo” to take the last move back).
       *[no] .
    }
terminal-window = { $name }: { $question }
terminal-window-prompt = [{ $name }] to see your cards, Enter: let it pass >{" "}
terminal-turn-of = { $name }, this is for your eyes only.

## Commands

terminal-why-nothing = Nothing has been refused so far. To ask about a card or a move, write it after “why”.
terminal-why-possible = { $choices ->
        [0] That is possible now. It would not change anything, though.
       *[other] That is possible now:
    }
terminal-info-none = The cards of this game have nothing written on them but their numbers.
terminal-info-which = Say which card: its number in your hand, or its name.
terminal-show-whom = Say to whom, for example “show mia” for your whole hand or “show mia 2 5” for two cards.
terminal-show-done = { $name } will see { $count ->
        [one] it
       *[other] them
    } at the keyboard next. The others hear only that you have shown something.
terminal-show-bot = { $name } has a polite look and gives nothing away.
terminal-shown = { $name } has shown { $whom } { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
terminal-shown-you = { $name } shows you { $cards }.
terminal-more-on = on
    .help = From now on you read every line of the others’ turns.
terminal-more-off = off
    .help = From now on the others’ turns take one line each; “more” tells the last ones in full.
terminal-sit-first = Nobody sits at the keyboard now, so nobody’s cards can be looked at.
terminal-stops-all = all
    .help = You are asked at every step at which you could play something.
terminal-stops-turn = turn
    .help = You are asked when you could stop what is announced, and when you could play something at the start of somebody’s turn, after something has hit you, or before somebody wins.
terminal-stops-off = off
    .help = You are asked only when you could stop what is announced.
terminal-stops-which = Choose one of { $known }, for example: stops off
terminal-again-later = This game is not over yet. “again” is for afterwards; “quit” leaves now.
terminal-why-unreadable = No rule forbids it; it just could not be read as a move. “help” says how moves are written.
terminal-rule-example = Example: { $example }
terminal-rule-option = Option { $option }, at this table { $value }: { $help }
terminal-rules-none = No rule mentions “{ $asked }”. “rules” alone shows all of them.
terminal-rules-more = ({ $number } of { $sections }) Enter: go on reading. Anything else: back to the game >{" "}
terminal-log-number = “{ $asked }” is not a number of lines. Write it like this: log 10
terminal-save-where = Say where: save FILE
terminal-save-done = A copy of the game is in { $file }
terminal-save-moved = The game is saved in { $file } and every further move goes there too.
terminal-save-failed = { $file } cannot be written: { $why }.
terminal-lang-which = You read { $here }. Choose one of { $known }, for example: lang de
terminal-lang-done = From now on in English.
terminal-undone = Your last move is taken back{ $alone ->
        [yes] .
       *[no] , and all that followed.
    }{ $free ->
        [yes] {""}
       *[no] {" "}The final score will mention it.
    }
terminal-undone-by = { $name } has taken a move back{ $alone ->
        [yes] .
       *[no] , and all that followed.
    }
terminal-undo-consent = { $name }: { $seat } would like to take a move back{ $alone ->
        [yes] .
       *[no] , and all that followed.
    } Do you agree?
terminal-undo-prompt = [yes/no] >{" "}
terminal-undo-refused = { $name } does not agree, so everything stays as it is.
terminal-quit-unsaved = { $count ->
        [one] The last step of this game is
       *[other] The last { $count } steps of this game are
    } not saved. Write them with save FILE, or type “quit” once more to lose them.

terminal-rest-no = You have called People or used Free Time this turn: nothing heals. “finish” ends the turn all the same.
terminal-rest-unhurt = You have no wound that could heal. “finish” ends the turn all the same.
terminal-no-ranks = There are no ranks in this game.

## Standing orders: words of orders, and what they mean

terminal-order-pass = pass
terminal-order-play = play
terminal-order-off = off
terminal-order-unless = unless
terminal-order-always = always
terminal-order-me = me
terminal-order-win = win
terminal-order-call = call
terminal-order-shopping = shopping
terminal-order-activity = activity
terminal-order-whenever = whenever
terminal-order-none = You have no standing order.
terminal-order-how = “order pass” lets everything pass until your next turn, except what would win. “order pass unless me mia activity” names other exceptions: me, win, call, shopping, activity, whenever, or a player; “order pass always” makes none. “order play 3 activity mia 2+” plays a card by itself, once: against what, by whom and from how much Slack on are up to you. “order off” ends it.
terminal-order-lets-go = Until your next turn you let everything pass{ $unless ->
        [none] .
       *[other] , except { $unless }.
    }
terminal-order-reflex = Once, before your next turn, { $card } plays itself as soon as { $name ->
        [none] somebody
       *[other] { $name }
    } { $kind ->
        [call] calls somebody
        [shopping] goes Shopping
        [activity] announces an Activity
        [whenever] plays a Whenever
       *[any] announces something
    }{ $least ->
        [0] .
       *[other] {" "}worth { $least } Slack or more.
    }
terminal-unless-me = what hits you
terminal-unless-win = what would win
terminal-unless-call = calls
terminal-unless-shopping = Shopping trips
terminal-unless-activity = Activities
terminal-unless-whenever = Whenevers
terminal-unless-by = what { $name } plays
problem-no_such_order_word = An order cannot say “{ $word }”.

## The end

terminal-all-may-look = The game is over; everybody may look at the screen now.
terminal-finished-before = This game is finished.
terminal-outdated = { $game }: this game stands still after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
terminal-statistics = What this game will be remembered for
terminal-taken-back = Moves taken back during the game: { $count }.
terminal-seed = The seed was { $seed }. To check the deal: the SHA-256 sum of “{ $sealed }” begins with { $fingerprint }, as shown at the start.
terminal-replay = To see the game again:
terminal-again = To play again:
terminal-again-ask = “again” starts another game at the same table. Enter: leave.
terminal-left-saved = The game is saved in { $file }
terminal-left-partly = The last { $count ->
        [one] step is
       *[other] { $count } steps are
    } NOT saved. { $file } holds the game up to there.
terminal-left-unsaved = This game is NOT saved.
terminal-go-on = To go on with it:
terminal-unsaved-prompt = The game is not saved. Type save FILE to keep it. Enter: leave >{" "}

## Files

terminal-unsaved = The game cannot be saved in { $file }: { $why }. It goes on all the same; you can save it elsewhere with save FILE.
terminal-saved-again = Saving works again, nothing is missing in { $file }
terminal-resume-which = Which game goes on?
terminal-resume-last = the last one
terminal-resume-number = Type a number from 1 to { $last }, or press Enter.
terminal-saved-game = { $game } with { $names }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
terminal-saves-sum = { $games ->
        [0] No unfinished game
        [one] One unfinished game
       *[other] { $games } unfinished games
    } in { $folder }
terminal-nothing-to-resume = There is no unfinished game{ $game ->
        [none] {""}
       *[other] {" "}of { $game }
    } in { $folder }. A new one starts with: { $command }
problem-record_of_other_game = This is a game of { $game }.
terminal-in-file = { $file }: { $why }
terminal-skipped = Left out: { $file }: { $why }
terminal-os-full = the disk is full
terminal-os-forbidden = permission is denied
terminal-os-missing = there is no such file or folder
terminal-os-folder = it is a folder
terminal-os-exists = there is something else already
terminal-os-long = the name is too long
terminal-os-other = the system reports error { $code }
problem-file_exists = { $file } exists already and is not this game. Choose another name.
problem-game_in_use = This game is being played in another window. Leave it there first.
problem-too_many_humans = { $humans } people do not fit: the table has { $seats } seats.
problem-too_many_names = { $names } names are too many: the table has { $seats } seats.
problem-several_ways = There are several ways to play { $number }: { $ways }.
problem-no_such_number = There is no #{ $number }: { $hand ->
        [0] you hold no cards.
       *[other] you hold { $held }.
    }
problem-incomplete_move = “{ $line }” is only the beginning of a move.
problem-ambiguous_card = “{ $card }” could be several cards: { $cards }.
problem-show_not_held = You do not hold “{ $card }”, or not that many.
problem-not_understood = “{ $line }” is not a move. A move looks like this: “{ $example }”.
problem-yes_to_several = Yes to which of these? { $ways }
problem-no_choices = There is nothing to choose now.
problem-not_your_seat = You cannot move for { $name }.
