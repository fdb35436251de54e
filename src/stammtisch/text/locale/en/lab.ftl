### The laboratory: pages about many games, comparisons, contests between bots.

## Faults

problem-other_run = { $file } holds another run: its { $what } is { $there }, not { $here }. Name another file, or the same settings as before.
problem-other_rules = The rules or cards of { $game } are others there ({ $there }) than here ({ $here }). Use the same version on all machines and for a whole run.
problem-not_a_run = { $file } is not the file of a run. “stammtisch simulate GAME --out FILE” makes one.
problem-damaged_run = Line { $line } of { $file } is damaged. Delete it and all lines after it; the run then goes on from there.
problem-empty_run = { $file } holds no game yet.
problem-workers_died = All workers died three times in a row at game { $game }. The games before it are kept if you use --out.
problem-no_cluster = No Dask scheduler answers at { $address }: { $why }
problem-no_workers = The scheduler at { $address } has no workers. Start some there: dask worker { $address }
problem-missing_library = This needs the library { $library }, which is not installed. Install it with: pip install "stammtisch[{ $extra }]"; in a checkout: python3 dev.py lab
problem-no_contest = A contest needs at least two different bots, not: { $bots }

## While it runs

simulate-begun = { $games ->
        [one] One game is
       *[other] { $games } games are
    } already in { $file }; the others follow.
report-written = { $file } tells about { $games ->
        [one] one game.
       *[other] { $games } games.
    }

## Comparisons

compare-sure = { $count ->
        [0] No difference is certain.
        [one] One difference is certain:
       *[other] { $count } differences are certain:
    }
compare-open = { $count ->
        [0] Nothing else was compared.
        [one] One may be chance:
       *[other] { $count } may be chance:
    }
compare-line = { $what }: { $a } → { $b }{ $unit ->
        [percent] {" "}%
       *[none] {""}
    }, { $sign ->
        [plus] +
       *[none] {""}
    }{ $difference } ({ $low } to { $high }); { $needed ->
        [0] no difference at all
       *[other] { $needed } games to be sure
    }
compare-paired = Both sides were played with the same deals, so the differences are told game by game.
compare-unpaired = The sides have different deals.
compare-chance = All intervals hold with 95 % confidence. Of { $count } figures, about { $chance } look certain by chance alone.
compare-only-a = Only A has { $count ->
        [one] this card
       *[other] these { $count } cards
    }: { $cards }
compare-only-b = Only B has { $count ->
        [one] this card
       *[other] these { $count } cards
    }: { $cards }
compare-rounds = rounds
compare-decisions = decisions
compare-changes = changes of the lead
compare-leader = whoever is ahead at half time wins
compare-asked = chances to answer
compare-answered = answers
compare-seat = seat { $name } wins
compare-bot = { $name } wins
compare-job = the Job { $name } wins
compare-side = the side { $name } wins
compare-title = ## A: { $a }, B: { $b }
compare-made = Stammtisch { $version }, seed { $seed }, { $a } games of A and { $b } of B. “Games” is how many a side would have to play to show such a difference in four of five tries.
compare-head = Figure | A | B | difference | interval | certain | games
compare-row = { $what } | { $a } | { $b } | { $sign ->
        [plus] +
       *[none] {""}
    }{ $difference }{ $unit ->
        [percent] {" "}points
       *[none] {""}
    } | { $low } to { $high } | { $sure ->
        [yes] yes
       *[no] no
    } | { $needed ->
        [0] –
       *[other] { $needed }
    }

## What is counted

count-tricks = tricks
count-paranoia = Paranoia
count-cancelled = cards canceled
count-madness = Stark Raving Mad
count-gloom = Gloom faded
count-promotions = promotions
count-demotions = demotions
count-wounds = wounds
count-raids = raids
count-orders = orders
count-denunciations = denunciations
count-votes = votes

## Contests

arena-sum = { $games } games: { $deals } deals, each played from every seat. Equals win { $fair } %.
arena-line = { $bot }  wins { $share } % ({ $low } to { $high }), { $points } points, rating { $rating } ±{ $spread }
arena-ahead = { $bot } is ahead of { $other } in { $share } % of their games ({ $low } to { $high }).
arena-picture = ● share of the wins, ├─┤ where it is with 95 % confidence, ┊ equals ({ $fair } %)
arena-title = ## { $games } games of { $game } between { $bots }
arena-made = Stammtisch { $version }, seed { $seed }, { $deals } deals, each played from every seat. The intervals hold with 95 % confidence and come from the deals. Ratings are OpenSkill’s: everybody begins at 25.
arena-head = Bot | seats | wins | interval | points | rating
arena-row = { $bot } | { $games } | { NUMBER($share, minimumFractionDigits: 1) } % | { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) } % | { $points } | { $rating } ±{ $spread }
arena-ahead-head = Bot | of | ahead | interval
arena-ahead-row = { $bot } | { $other } | { NUMBER($share, minimumFractionDigits: 1) } % | { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) } %

## The page of a run

lab-page-title = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game }
lab-page-bots = { $seats } seats: { $bots }
lab-seating = { $seating ->
        [rotate] Everybody moves up one seat after each game.
        [arena] Every deal was played from each seat.
       *[fixed] Everybody keeps their seat.
    }
lab-percent = { NUMBER($share, minimumFractionDigits: 1) } %
lab-points = { $sign ->
        [plus] +
       *[none] {""}
    }{ NUMBER($points, minimumFractionDigits: 1) }
lab-amount = { NUMBER($amount, maximumFractionDigits: 1) }
lab-share = wins
lab-of = of
lab-rating = rating
lab-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
lab-per-game = { $mean } a game
lab-winners = winners
lab-others = all others
lab-you = You
lab-bot = Player
lab-seat = Seat
lab-card = Card

lab-overview = At a glance
    .about = Bars are 95 % intervals, the dashed line is what equals would have. Whatever is certainly above or below it has a color and an arrow.
lab-tile-games = { $games ->
        [one] game
       *[other] games
    }
lab-tile-rounds = rounds or fewer in half of the games
lab-tile-decisions = decisions a game
lab-tile-changes = changes of the lead a game
lab-tile-leader = of those who were ahead at half time won

lab-arena = The contest
    .about = Every deal was played from each seat, so nobody had better cards.
    .rating = { $rating }
lab-duel = { $bot } ahead of { $other }
lab-duels = One against one
lab-bots = Who wins
    .about = A shared win counts in parts.
lab-seats = Where they sit
    .about = Whether it matters who begins.
lab-dealt = What they were dealt
    .about = A win counts for what somebody began with, even if something else has taken its place since.
lab-length = How long it takes
    .about = How many games took how many rounds.
    .below = rounds
lab-curves = How it goes
    .about = Winners and all others on the way to the end; half of them are within the bands.
    .below = share of the game
lab-curves-slack = Slack still missing (below zero), over the game
lab-curves-scare = points, over the game
lab-leads = When it is decided
    .about = How often whoever is ahead wins in the end, at every tenth of a game. The later the line rises, the longer it is open. Below it: how often the lead changed.
    .line = whoever is ahead wins
    .time = share of the game
    .changes = changes of the lead
lab-luck = Skill and luck
    .about = How much of who wins goes with what is known beforehand. The rest is cards, dice and what the others do.
    .head = Known beforehand
    .share = explains
lab-luck-bot = who plays
lab-luck-seat = the seat
lab-luck-rest = everything else
lab-counts = What happens
    .about = In how many games it happens at all, and how often.
    .head = What
    .share = of the games
    .mean = on average
lab-windows = Answers
    .about = Before something happens, others may stop it. How often those who held something to stop it with did so.
    .share = answered
    .asked = could answer
lab-hits = Who is hit
    .about = A card that hurts somebody else is a hit.
    .line = { $who }: hit others { $given } times a game and were hit { $taken } times.
lab-cards = What cards are worth
    .about = How much more often those win who draw a card than those who do not, in points of a hundred. The dashed line is the average card: winners draw a few more than others. The ring is the same for those who play it, which flatters cards that finish a game.
    .points = points
    .hands = drawn / played
    .all = All { $cards } cards
    .note = { $drawn } / { $played }
