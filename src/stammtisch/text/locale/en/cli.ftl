### The command line: help, reports, errors.

cli-stammtisch = Stammtisch: card games that know their own rules. Play in the terminal, simulate, replay, and test positions.
cli-stammtisch-examples =
    Examples:
      stammtisch play                      a game of Scare against three bots
      stammtisch rules scare               the rules, in our own words
      stammtisch simulate scare --games 200 --bots careful,random,random,random
    Exit codes: 0 fine, 1 a check failed, 2 bad input, 3 game left unfinished (saved), 130 interrupted.
cli-option-version = Show the version and stop.

cli-play = Play a game in the terminal, against bots or with friends at the same keyboard. Every move is saved at once.
cli-play-examples =
    Examples:
      stammtisch play scare --seats 4 --lang de
      stammtisch play scare --name Ann --name Bob --seats 5
      stammtisch play scare --preset balanced-7 -o target_score=25
      stammtisch play --resume
cli-simulate = Let bots play many games. The same seed gives the same games, whatever the number of jobs.
cli-simulate-examples =
    Examples:
      stammtisch simulate scare --games 1000 --bots careful,random,random,random --rotate
      stammtisch simulate scare --games 100 --seats 6 --jobs 2 --out games.jsonl
cli-arena = Let bots compete. Every deal is played from each seat, so nobody wins by better cards.
cli-arena-examples =
    Examples:
      stammtisch arena --game cthulhu greedy random --games 400
      stammtisch arena --game scare careful random --seats 4 --jobs 2 --out contest.jsonl
cli-compare = Tell what is different between two tables, or two runs: other options, other sets, another version.
cli-compare-examples =
    Examples:
      stammtisch compare scare scare,stack_size=7 --games 400
      stammtisch compare cthulhu cthulhu+geek --games 400 --jobs 2
      stammtisch compare before.jsonl after.jsonl
cli-report = Make a page with pictures about a run. It is one file that needs no network.
cli-report-examples =
    Examples:
      stammtisch simulate cthulhu --games 1000 --out run.jsonl
      stammtisch report run.jsonl
      stammtisch report run.parquet --out page.html --lang de
cli-train = Let bots learn from many games of their own: whom to fear, and what cards are good for. Without a game: all of them.
cli-train-examples =
    Examples:
      stammtisch train cthulhu --games 10000 --jobs 2
      stammtisch train
cli-scenario = Run scenario files: a position, some moves, what must follow. Folders are searched for .toml files.
cli-scenario-examples =
    Examples:
      stammtisch scenario tests/scenarios
      stammtisch scenario argument.toml --json
      stammtisch scenario - < argument.toml
      stammtisch scenario argument.toml --open
cli-replay = Play a saved game again, check every move of it, and tell what happened.
cli-replay-examples =
    Examples:
      stammtisch replay game.jsonl
      stammtisch replay game.jsonl --seat Ann --to 20
      stammtisch replay game.jsonl --steps
      stammtisch replay game.jsonl --open --json
cli-saves = List the saved games that are not finished, the most recent first.
cli-saves-examples =
    Examples:
      stammtisch saves
      stammtisch saves cthulhu --lang de
cli-rules = Show the rules of a game in our own words, or report which rules have tests (coverage).
cli-rules-examples =
    Examples:
      stammtisch rules scare
      stammtisch rules scare TRK-04 --lang de
      stammtisch rules coverage
cli-cards = Look at the cards of a set and check card files.
cli-cards-examples =
    Examples:
      stammtisch cards list cthulhu --kind activity
      stammtisch cards show cthulhu deep_one_westley --lang de
      stammtisch cards lint my_cards.toml
cli-cards-list = List the cards of a set.
cli-cards-show = Show a card as a player reads it.
cli-cards-variety = Measure how much sets repeat themselves: what their cards do, apart from numbers and tags.
cli-cards-lint = Check card files; every fault is named with file, card, field and reason.
cli-cards-schema = Print the JSON Schema of a file of Life cards, of Jobs or of a set, for editors.
cli-bench = Measure the engine beside its peers, in one run on one core, and print the ratios.
cli-bench-examples =
    Examples:
      stammtisch bench
      stammtisch bench --json --seconds 3

cli-option-lang = Language of everything you read.
cli-option-json = Print JSON lines for programs.
cli-option-option = Set a table option; can be given several times. The rules name the options.
cli-option-preset = Start from a set of options with a name (classic, balanced-7).
cli-option-seats = How many sit at the table, bots included.
cli-option-humans = How many of them are people at this keyboard.
cli-option-name = Name of a person at this keyboard; give it once for each.
cli-option-bot = How well the bots on the other seats play: guest, regular, rival or master. Default: regular.
cli-option-seed = Seed of the shuffles; without one it is drawn by chance.
cli-option-save = Save the game to this file instead of a new one in your folder of games.
cli-option-resume = Go on with the last unfinished game, or with the last one of GAME.
cli-option-record = Go on with the game in this file.
cli-option-games = How many games.
cli-option-bots = Bots by seat, or one for all seats; without it, the game’s usual one.
cli-option-rotate = Move the bots one seat on after every game.
cli-option-train-games = How many games to learn from; without a number, as many as are enough.
cli-option-train-bot = Whose games they are.
cli-option-again = Also train what is up to date.
cli-option-jobs = Processes to use.
cli-option-cluster = Play on the Dask cluster with this scheduler, for example tcp://192.168.0.7:8786.
cli-option-out = Write a line per game to this file (.jsonl or .parquet). What is there already is not played again.
cli-option-page = The page to write; without it, the name of the run with .html.
cli-option-arena-game = The game, or joined sets.
cli-option-arena-seats = How many sit at the table; without it, as many as there are bots.
cli-option-open-table = Open the scenario as a table in the browser and play on from there.
cli-option-server = The address of a server that is already running with the same --store.
cli-option-report = Write the figures to this Markdown file; what the same command wrote there before is replaced.
cli-option-seat = Tell it as this player saw it; without it, as a spectator did.
cli-option-to = Stop after this many moves.
cli-option-steps = Tell it step by step: Enter goes on.
cli-option-open = Show all hidden cards too.
cli-option-tests = Folder with the tests.
cli-option-kind = Only cards of this kind: person, pet, thing, activity, whenever.
cli-option-tag = Only cards with this tag.
cli-option-seconds = Measuring time for each figure.

cli-error = stammtisch: { $what }
cli-usage-error = { $why } “{ $command }” helps.
cli-os-error = { $file ->
        [none] The system does not let us go on: { $why }.
       *[other] { $file }: { $why }.
    }
cli-in-file = { $file }: { $why }
cli-interrupted = Stopped.

# Help: headings and placeholders. In front of “cli-examples” stands what the program is called here.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-default = [default: { $value }]
cli-option-help = Show this help and stop.
cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND ...
cli-metavar-game = GAME
cli-metavar-book = GAME|coverage
cli-metavar-rule = RULE
cli-metavar-set = SET
cli-metavar-card = CARD
cli-metavar-form = life|job|set
cli-metavar-file = FILE
cli-metavar-path = FILE|FOLDER
cli-metavar-folder = FOLDER
cli-metavar-name = NAME
cli-metavar-number = N
cli-metavar-text = TEXT
cli-metavar-bots = A,B,...
cli-metavar-bot = BOT
cli-metavar-side = GAME[,NAME=VALUE]|RUN
cli-metavar-run = RUN
cli-metavar-address = ADDRESS
cli-metavar-setting = NAME=VALUE

cli-no-such-option = There is no option { $option }{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    }
cli-no-such-command = There is no command “{ $command }”{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    }
cli-missing = { $what } is missing.
cli-option-value = { $given ->
        [yes] { $option } stands alone, without a value.
       *[no] { $option } needs a value.
    }
problem-extra_arguments = { $count ->
        [one] There is one word too many
       *[other] There are { $count } words too many
    }: { $rest }. “-h” shows what belongs here.
problem-bad_number = { $option } has to be a { $whole ->
        [yes] whole number
       *[no] number
    }{ $limits ->
        [none] {""}
        [least] {" "}of at least { $least }
       *[both] {" "}from { $least } to { $most }
    }, not “{ $value }”.
problem-not_one_of = { $option } cannot be “{ $value }”. There are: { $known }.
problem-only_for_new_games = { $option } is for new games; { $saved } goes on with a saved one. Leave out one of them.

problem-bad_setting = “{ $setting }” is not an option: write it as NAME=VALUE, for example -o stack_size=7.
problem-no_tests = There is no folder { $folder }. Run this in a checkout, or say where with --tests.
problem-one_scenario = --open needs one scenario file.
problem-no_scenario_files = There are no .toml files in { $folder }.
problem-not_text = { $file } is not a text file in UTF-8.
problem-no_bench = The benchmark is part of the source checkout. Get one and run: python3 dev.py bench

train-made = { $game }: { $file } is written.
train-known = { $game } is up to date.
simulate-label = Playing
simulate-summary = { $games } games, { $decisions } decisions and { $rounds } rounds each on average.
simulate-rounds = A quarter of the games took at most { $lower } rounds, half of them at most { $median }, three quarters at most { $upper }.
simulate-tricks = { $mean } tricks per game.
simulate-paranoia = Paranoia struck in { $share } % of the games, { $mean } times per game.
simulate-cancelled = { $mean } cards per game were canceled.
simulate-gloom = Gloom faded { $mean } times per game.
simulate-part-gloom = Of the winners’ points, { $share } % were Gloom.
simulate-madness = Somebody went Stark Raving Mad in { $share } % of the games.
simulate-bot = { $bot }: mean score { $score }, wins { $share } % of its games ({ $low } to { $high } % with 95 % confidence).
simulate-seat = Seat { $seat } wins { $share } % ({ $low } to { $high } %).
simulate-job = The Job { $id } wins { $share } % of the games in which it was dealt ({ $low } to { $high } %).
simulate-side = Whoever starts on the side { $id } wins { $share } % of their games ({ $low } to { $high } %).
simulate-played = Each of the { $cards } cards was played in { $share } % of the games or more; the rarest is { $id }.

report-title = ## { $games } games of { $game }: { $bots }
report-made = Stammtisch { $version }, seed { $seed }, options: { $options }. The intervals hold with 95 % confidence.
report-no-options = the defaults
report-rounds = Rounds | games | share
report-rounds-row = { $rounds } | { $games } | { NUMBER($share, minimumFractionDigits: 1) } %
report-bots = Bot | games | wins | share | interval
report-seats = Seat | games | wins | share | interval
report-job = Job at the start | games | wins | share | interval
report-side = Side at the start | games | wins | share | interval
report-wins-row = { $name } | { $games } | { $wins } | { NUMBER($share, minimumFractionDigits: 1) } % | { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) } %
report-played = Rarest cards | played in
report-played-row = { $id } | { NUMBER($share, minimumFractionDigits: 1) } %
report-first = To check whether this still holds: the first { $games } games were won by seat { $winners } in { $rounds } rounds.
scenario-holds = holds  { $file }  { $title }
scenario-fails = FAILS  { $file }  { $why }
scenario-sum = { $files ->
        [one] One scenario
       *[other] { $files } scenarios
    }, { $failed ->
        [0] all hold.
        [one] one fails.
       *[other] { $failed } fail.
    }
replay-header = { $game } with { $players }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
replay-prompt = [{ $number } of { $moves }] Enter: { $enter } >{" "}
replay-next = next step
replay-leave = leave
replay-word-back = back
replay-word-turn = turn
replay-how = Enter tells the next step, “turn” everything up to the next turn or round, “back” the step before, a number that move. “table” and “scores” show how it stood, “quit” leaves.
replay-cut = The last line of the record is incomplete and was left out.
replay-checked = { $moves ->
        [0] No move to check yet.
        [one] The one move and its checkpoint agree.
       *[other] All { $moves } moves and checkpoints agree.
    }
replay-fingerprint = Fingerprint of all cards and dice: { $commitment }
replay-seed = All cards and dice follow from “{ $sealed }”. The SHA-256 sum of that is the fingerprint shown at the start: { $commitment }
replay-unplayed = Of its { $moves } moves, the first { $shown } still go as they went then.
coverage-none = NO TEST
coverage-manners = not applicable: manners, which no program can enforce
coverage-components = not applicable: about the components in the box
coverage-sum = { $rules } rules, { $missing ->
        [0] all with tests.
       *[other] { $missing } without a test.
    }
