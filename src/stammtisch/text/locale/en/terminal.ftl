### The terminal: everything around the game itself.

## Names of the commands: one word each. Those of all languages always work.

terminal-command-help = help
terminal-command-table = table
terminal-command-log = log
terminal-command-scores = scores
terminal-command-rules = rules
terminal-command-why = why
terminal-command-undo = undo
terminal-command-save = save
terminal-command-lang = lang
terminal-command-quit = quit

## What they do

terminal-help-moves = Answer with the number in brackets, or write the move itself: “play 8 8”, or shorter “8 8” or “8x2”. An empty line shows the question again. Besides that you can type:
terminal-help-help = this list
terminal-help-table = the table as you see it
terminal-help-log = everything that has happened so far; “log 10”: the last ten lines
terminal-help-scores = the score sheet
terminal-help-rules = all the rules; “rules TRK-04”: one rule; “rules paranoia”: rules that mention a word
terminal-help-why = why your last move was refused, with the rule behind it
terminal-help-undo = take your last move back, with everything after it
terminal-help-save = “save FILE”: write a copy of the game elsewhere (it is saved all the time anyway)
terminal-help-lang = “lang de”: go on in German; “lang en”: in English
terminal-help-quit = leave; you can go on later

## Beginning

terminal-you = You
terminal-player = Player{ $number }
terminal-yes = yes
terminal-no = no
terminal-welcome = Welcome to { $game }!
terminal-welcome-back = Welcome back to { $game }! The game goes on after { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }
terminal-seats = Clockwise around the table: { $names }.
terminal-bots = { $names } { $count ->
        [one] is a bot
       *[other] are bots
    } ({ $bot }).
terminal-commitment = Fingerprint of all the shuffles to come: { $fingerprint }. At the end you see the seed behind it, so anybody can check that no card was tampered with.
terminal-saving = Every move is saved at once, in { $file }
terminal-pointer = Type “rules” to read the rules, “help” to see what else you can type.
terminal-cut = The last line of { $file } was cut off and is left out. Everything before it is there.

## A turn

terminal-prompt = { $last ->
        [one] [1] >
       *[other] [1-{ $last }] >
    }{" "}
terminal-hint = A number alone means the one in brackets. Moves work too, for example: { $example }
terminal-more-choices = There are { $count } more choices: Enter shows them all, or write the move.
terminal-refused = { $problem }{ $hint ->
        [why] {" "}“why” shows the rule.
        [help] {" "}Or type “help”.
       *[none] {""}
    }
terminal-line-too-long = That line is too long.
terminal-hand-over = Now it is { $name }’s turn. Hand over the keyboard, then press Enter:{" "}
terminal-hand-over-first = Only { $name } may answer now. Press Enter first (or type “undo” to take the last move back).
terminal-window = { $name }: { $question }
terminal-window-prompt = “pass” lets it pass, Enter shows your cards >{" "}
terminal-turn-of = { $name }, this is for your eyes only.

## Commands

terminal-why-nothing = Nothing has been refused so far.
terminal-why-unreadable = No rule forbids it; it just could not be read as a move. “help” says how moves are written.
terminal-rule = { $rule }, from “{ $section }”
terminal-rule-example = Example: { $example }
terminal-rule-source = { $kind ->
        [assumed] Where it comes from: our reconstruction, because the first page of the rulebook is lost.
        [missing] Where it comes from: our own design, because that page of the rulebook is lost.
        [ruling] Where it comes from: our ruling, because the rulebook leaves it open ({ $source }).
       *[page] Where it comes from: the rulebook ({ $source }).
    }
terminal-rule-option = Option { $option }, at this table { $value }: { $help }
terminal-rules-none = No rule mentions “{ $asked }”. “rules” alone shows all of them.
terminal-rules-more = ({ $number } of { $sections }) Enter: next section. Anything else: back to the game >{" "}
terminal-log-number = “{ $asked }” is not a number of lines. Write it like this: log 10
terminal-save-where = Say where: save FILE
terminal-save-done = A copy of the game is in { $file }
terminal-save-moved = The game is saved in { $file } and every further move goes there too.
terminal-save-failed = { $file } cannot be written: { $why }.
terminal-lang-which = You read { $here }. Choose one of { $known }, for example: lang de
terminal-lang-done = From now on in English.
terminal-undone = { $count ->
        [one] One move is taken back.
       *[other] { $count } moves are taken back: your last one and all that followed.
    }{ $free ->
        [yes] {""}
       *[no] {" "}The final score will mention it.
    }
terminal-undone-by = { $name } has taken back { $count ->
        [one] the last move.
       *[other] the last { $count } moves.
    }
terminal-undo-consent = { $name }: { $seat } would like to take back { $count ->
        [one] the last move.
       *[other] the last { $count } moves.
    } Do you agree?
terminal-undo-prompt = [yes/no] >{" "}
terminal-undo-refused = { $name } does not agree, so everything stays as it is.
terminal-quit-unsaved = { $count ->
        [one] The last step of this game is
       *[other] The last { $count } steps of this game are
    } not saved. Write them with save FILE, or type “quit” once more to lose them.

## The end

terminal-all-may-look = The game is over; everybody may look at the screen now.
terminal-finished-before = This game is finished.
terminal-taken-back = Moves taken back during the game: { $count }.
terminal-seed = The seed was { $seed }. To check the deal: the SHA-256 sum of “stammtisch:{ $seed }” begins with { $fingerprint }, as shown at the start.
terminal-replay = To see the game again:
terminal-again = To play again:
terminal-left-saved = The game is saved in { $file }
terminal-left-partly = The last { $count ->
        [one] step is
       *[other] { $count } steps are
    } NOT saved. { $file } holds the game up to there.
terminal-left-unsaved = This game is NOT saved.
terminal-go-on = To go on with it:
terminal-unsaved-prompt = The game is not saved. Type save FILE to keep it, or press Enter to leave >{" "}

## Files

terminal-unsaved = The game cannot be saved in { $file }: { $why }. It goes on all the same; you can save it elsewhere with save FILE.
terminal-saved-again = Saving works again, nothing is missing in { $file }
terminal-nothing-to-resume = There is no unfinished game in { $folder }. A new one starts with: stammtisch play
terminal-in-file = { $file }: { $why }
terminal-skipped = Left out: { $file }: { $why }
terminal-os-full = the disk is full
terminal-os-forbidden = writing is not allowed there
terminal-os-missing = there is no such file or folder
terminal-os-folder = it is a folder
terminal-os-exists = there is something else already
terminal-os-long = the name is too long
terminal-os-other = the system reports error { $code }
problem-file_exists = { $file } exists already and is not this game. Choose another name.
problem-game_in_use = This game is being played in another window. Leave it there first.
problem-too_many_humans = { $humans } people do not fit: the table has { $seats } seats.
problem-too_many_names = { $names } names are too many: the table has { $seats } seats.
problem-no_such_choice = There is no [{ $number }], only [1] to [{ $last }]. Or write the move, for example: { $example }
problem-not_your_seat = You cannot move for { $name }.
