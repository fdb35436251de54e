### Sentences that every client needs.

and = { $most } and { $last }
number = { $number }
zone-table = The table
refused = { $why } ({ $rule })
rule-with-example = { $rule } Example: { $example }
rule-own = { $rule } ({ $source })
rule-source = { $kind ->
        [rulebook] Rulebook: { $section }.
        [silent] Our ruling; the rulebook doesn’t say.
        [open] Our ruling; the rulebook can be read in several ways.
        [missing] Our own design; that page of the rulebook is lost.
       *[assumed] Our reconstruction; that page of the rulebook is lost.
    }

## Moves that cannot be (problem-<code>)

problem-game_over = The game is over.
problem-not_your_turn = It is { $seat }’s turn.
problem-not_a_move = That is not a move.
problem-no_seat = Nobody is named in “{ $line }”. Write it like this: ann: play 8 8
problem-no_move = “{ $line }” says who, but not what.
problem-unknown_seat = Nobody here is called { $name }. At the table: { $known }.
problem-bad_name = “{ $name }” cannot be a name: use one word of at most { $longest } letters without a colon.
problem-same_name = Two people cannot both be called { $name }.
problem-too_many_seats = There are too many names; { $most } are allowed.
problem-nothing_to_undo = There is nothing of yours to take back.

## Games, options and languages

problem-unknown_game = There is no game “{ $game }”. There are: { $known }.
problem-incomplete_game = The box of the game “{ $game }” is not complete. It lacks: { $missing }.
problem-no_box_there = STAMMTISCH_GAMES names “{ $place }”, but there is no game box. It has to look like my_games.fib:FIB_BOX, a module and a name in it.
problem-joined_twice = “{ $game }” is named twice. Every set can be joined once.
problem-cannot_join = “{ $game }” cannot be joined with other games.
problem-stays_alone = “{ $game }” cannot be joined with other sets. It can only lend them its Things, and borrow theirs: option things_from, GUE-91.
problem-sets_differ = These sets do not fit together: the card “{ $card }” is not the same in { $first } and in { $second } (see { $field }).
problem-sets_card_and_job = These sets do not fit together: “{ $card }” is a Life card in one of them and a Job in another.
problem-unknown_option = There is no option “{ $option }”. There are: { $known }.
problem-bad_option_value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
problem-unknown_language = There is no language “{ $language }”. There are: { $known }.
problem-bad_seed = The seed is too long (at most { $longest } characters), or has characters that no file can hold.
problem-nothing_to_learn = There is nothing that bots could learn for { $game }.
problem-needs_numpy = Learning needs NumPy: pip install "stammtisch[train]".
problem-unknown_bot = There is no bot “{ $bot }”. There are: { $known }.
problem-unknown_rule = { $game } has no rule { $rule }.
problem-bad_seats = { $seats ->
        [one] One player is
       *[other] { $seats } players are
    } not possible: this game takes { $least } to { $most }.

## Scenario files

problem-bad_toml = This is not TOML: { $line ->
        [0] look at its last lines and its longest numbers
       *[other] look at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
    }.
problem-wrong_kind = { $place } should be a { $kind ->
        [number] number
        [text] text
        [list] list
        [table] table
       *[boolean] true or false
    }, not “{ $value }”.
problem-unknown_place = There is no { $place }. There are: { $known }.
problem-seat_count = { $seats } seats are not possible: this game takes { $least } to { $most }.
problem-out_of_range = { $place } is { $value }, but must be { $least } to { $most }.
problem-bad_seat_names = { $place }: { $why }
problem-no_copy_left = { $place }: no { $card } is left, there are only { $copies }.
problem-dice_used_up = The dice of the scenario are used up: add more to dice.
problem-bad_step = { $place } needs do, refused or expect; rule goes with refused, and do and refused exclude each other.
problem-no_scenarios = { $game } has no scenarios yet ({ $place }).
problem-step_refused = Step { NUMBER($step, useGrouping: 0) }: “{ $line }” was refused: { $why }
problem-step_unreadable = Step { NUMBER($step, useGrouping: 0) }: “{ $line }” is not a move at all: { $why }
problem-not_refused = Step { NUMBER($step, useGrouping: 0) }: “{ $line }” should be refused, but is allowed.
problem-other_rule = Step { NUMBER($step, useGrouping: 0) }: “{ $line }” should be refused by { $expected }, but was by { $seen }.
problem-not_as_expected = Step { NUMBER($step, useGrouping: 0) }: { $fact } should be { $expected }, but is { $seen }.
problem-other_kind = Step { NUMBER($step, useGrouping: 0) }: { $fact } should be { $expected_kind ->
        [number] a number
        [text] a text
        [list] a list
        [table] a table
        [boolean] true or false
       *[other] something else
    } ({ $expected }), but is { $seen_kind ->
        [number] a number
        [text] a text
        [list] a list
        [table] a table
        [boolean] true or false
       *[other] something else
    } ({ $seen }).
problem-not_there = Step { NUMBER($step, useGrouping: 0) }: { $fact } has no { $missing }.

## Records

problem-record_too_large = The record is too large: { NUMBER($most, useGrouping: 0) } characters are allowed.
problem-record_line_too_long = Line { NUMBER($line, useGrouping: 0) } of the record is too long: { NUMBER($most, useGrouping: 0) } characters are allowed.
problem-record_empty = The record is empty.
problem-not_a_record = This is not the record of a game.
problem-record_json = Line { NUMBER($line, useGrouping: 0) } of the record is damaged: it is not JSON.
problem-record_line = Line { NUMBER($line, useGrouping: 0) } of the record is neither a move nor an undo.
problem-record_header = Line { NUMBER($line, useGrouping: 0) } of the record is not a complete header.
problem-record_format = The record has format { $found }; this version reads format { $known }.
problem-record_rules = This game was played by other rules (version { $found }; ours are version { $known }). It can be watched, but not continued.
problem-record_options = This game was played with options that no longer exist ({ $options }). It can be watched, but not continued.
problem-record_cards = This game was played with different cards than there are now. It can be watched, but not continued.
problem-game_outdated = This game cannot go on: rules or cards have changed since it began.
problem-record_generator = The record uses the random generator { $found }; this version has { $known }.
problem-record_game = Line { NUMBER($line, useGrouping: 0) } of the record is about { $game } with options other than these.
problem-record_seats = Line { NUMBER($line, useGrouping: 0) } of the record: { $why }
problem-record_position = Line { NUMBER($line, useGrouping: 0) } of the record: { $why }
problem-record_seed = The seed of the record is not the one that was promised when the game began.
problem-record_move = Line { NUMBER($line, useGrouping: 0) } of the record: move { NUMBER($number, useGrouping: 0) }, “{ $move }”, is not possible: { $why }
problem-record_diverged = Line { NUMBER($line, useGrouping: 0) } of the record: after move { NUMBER($number, useGrouping: 0) }, “{ $move }”, the game is no longer the recorded one.
