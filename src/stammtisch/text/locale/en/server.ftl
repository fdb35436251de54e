# The server: what it refuses, and what happens around a table.

problem-no_such_table = There is no table “{ $table }”. Perhaps the link was cut off, or the table was deleted.
problem-table_exists = There is already a table “{ $table }”.
problem-store_conflict = The table “{ $table }” was changed by somebody else in the meantime.
problem-store_failed = This could not be saved, so it did not happen: { $why ->
        [full] the disk is full
        [missing] the file cannot be opened
        [forbidden] permission is denied
        [busy] another program holds the file
        [alien] the file is not a database
        [damaged] the file is damaged
       *[other] the database has failed
    }.
problem-store_unusable = { $file } cannot hold the tables: { $why ->
        [full] the disk is full
        [missing] the file cannot be opened
        [forbidden] permission is denied
        [busy] another program holds the file
        [alien] the file is not a database
        [damaged] the file is damaged
       *[other] the database has failed
    }.
problem-store_in_file = { $file }: { $why }
problem-store_in_use = Another server (process { $process }) has the tables in { $store } open. Stop it first, or choose another file with --store.
problem-store_stuck = The store has been writing for { $seconds } seconds.
problem-store_backlog = { $count } messages are waiting for the store.
problem-disk_nearly_full = The disk of the store is nearly full: { $megabytes } MB are left.
problem-store_version = This table file has version { $found }; this program knows version { $known }.
problem-bad_key = This link no longer gives you a seat here.
problem-bad_invitation = This invitation is not valid any more. Ask for a new one.
problem-game_not_begun = The game has not begun yet.
problem-game_has_begun = The game has already begun.
problem-game_not_over = You can download the record after the game, because it shows every card.
problem-table_full = All seats are taken.
problem-look_alike = “{ $name }” looks too much like { $other }, who already sits here. Choose another name.
problem-no_such_chair = There is no such seat.
problem-still_here = { $name } is still here.
problem-chairs_are_free = There are still free seats. Wait for somebody, or put bots there.
problem-nothing_to_go_on = There is nothing to continue: at this step the game is over, or there is no such step.
problem-record_too_long = This record is too long to be played again here: { $most } moves are allowed.
problem-no_guide = There is no guided first game of { $game } yet.
problem-no_example = There is no example of { $rule } in { $game } to play.
problem-position_too_long = This scenario is too long for a table: { $most } characters are allowed.
problem-no_coach = The coach helps where all others are bots.
problem-no_reasons = Why somebody did something stays their secret, unless you play against bots only or the game is over.
problem-no_such_move = There is no such move of a bot.
problem-only_the_host = Only the host can do that.
problem-only_watching = You are watching. Only those who sit at the table can do that.
problem-bad_text_length = A text may have 1 to { $most } characters.
problem-no_such_deal = There is no such deal of yours.
problem-too_many_deals = You have offered { $most } deals at this table. That is as many as the ledger takes.
problem-nothing_to_show = Only cards of your own hand can be shown, while the game is on.
problem-nothing_to_end = It is not your turn, or this question has to be answered.
problem-nothing_to_stop = There is nothing to stop right now.
problem-bell_does_not_listen = You have stopped the bell for nothing a few times. It listens to you again from your next turn on.
problem-no_such_order = There is no such standing order.
problem-no_hello = The connection began with the wrong message.
problem-bad_message = The server did not understand this message.
problem-bad_body = The server did not understand this request: { $why }.
problem-not_json = This request has to be JSON.
problem-too_large = This is too large; { $most } bytes are allowed.
problem-too_fast = That was a bit fast. Try again in a moment.
problem-too_busy = Many people are looking at old games right now. Try again in a minute.
problem-took_too_long = It took too long to play this record again, so it was stopped.
problem-server_fault = Something went wrong on the server. Nothing was changed; please try again.
problem-other_origin = This request comes from another site.
problem-other_host = This server is not called “{ $host }”. The person who runs it can allow the name with --origin.
problem-no_such_page = There is nothing here.

table-sealed = Fingerprint of all cards and dice to come: { $fingerprint }
table-waits = { $count ->
        [one] { $names } is thinking …
       *[other] Waiting for { $names } …
    }
table-others-may-answer = The others may still answer.
table-sat = { $name } sits down.
table-seated-bot = { $name }, a bot, sits down.
table-left = { $name } leaves; a bot plays on.
table-host = { $name } is the host now.
table-away = { $name } is away.
table-back = { $name } is back.
table-undone = { $name } takes a move back.
table-undone-you = You take a move back.
table-stopped = { $name } says stop.
table-stopped-you = You say stop.
table-never-mind = { $name }: never mind.
table-promised = { $name } makes a promise. It is not binding.
table-promised-you = You make a promise. It is not binding.
table-shook = { $name } shakes on a deal. It is still not binding.
table-shook-you = You shake on a deal. It is still not binding.
table-judged = { $verdict ->
        [kept] { $name } says that a deal was kept.
        [broken] { $name } says that a deal was broken.
       *[other] { $name } leaves open whether a deal was kept.
    }
table-showed = { $name } lets { $whom } look at a card or two.
table-showed-cards = { $name } lets { $whom } look at: { $cards }.

cli-serve = Start the server and meet at a page in the browser: alone with bots, or with friends by a link.
cli-serve-examples =
    Examples:
      stammtisch serve --open
      stammtisch serve --lan
      stammtisch serve --port 8080 --store tables.db --origin https://games.example.org
cli-option-port = Port to listen on; without it 8000, or the next one that is free.
cli-option-lan = Let other devices on your network join, and show the address as a QR code.
cli-option-store = Database file; created if missing.
cli-option-keep-days = Delete tables idle for N days (default: keep all).
cli-option-origin = The address at which the page is reached, if it has a name, for example behind a proxy; can be given several times.
cli-option-proxy = A proxy in front of the server (its address or network) that is trusted to say who the visitor is; can be given several times.
cli-option-browser = Open the page in the browser.
serve-address = Stammtisch is open at { $address }
serve-stop = Press Ctrl-C to close it; every table goes on when you open again.
problem-no_page = The page has not been built. ./play builds it.
problem-bad_origin = “{ $address }” is not an address of a page. It looks like this: https://games.example.org.
problem-bad_proxy = “{ $address }” is not an address or network. It looks like this: 127.0.0.1 or 10.0.0.0/8.
problem-port_taken = Port { $port } is taken. Choose another one with --port.
problem-port_forbidden = Port { $port } is not allowed for you. Choose one above 1023 with --port.
problem-ports_taken = The ports { $first } to { $last } are all taken. Choose another one with --port.

## Groups of table options

option-yes = yes
option-no = no
option-group-essential = Essentials
option-group-stop = Stop and answers
option-group-turn = The turn
option-group-noise = Madness and noise
option-group-end = The end
option-group-stack = Stack and Scare card
option-group-cards = Monster cards
option-group-trick = Tricks
option-group-more = More
