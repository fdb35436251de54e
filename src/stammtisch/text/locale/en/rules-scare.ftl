### The rules of Scare. TRK: from the surviving pages, in our words. AMB: our rulings. REC: our reconstruction of the lost page.
### Reading order and sources are in games/scare/rules.toml.

## Section titles

rules-section-scare-setup = Setup
rules-section-scare-hiding = Hiding the Scare card
rules-section-scare-trick = Playing a trick
rules-section-scare-taking = Taking a trick
rules-section-scare-wild = The 0/10 card
rules-section-scare-round-end = End of a round
rules-section-scare-scoring = Scoring
rules-section-scare-paranoia = Paranoia
rules-section-scare-next-round = The next round
rules-section-scare-game-end = End of the game

## From the surviving pages

rule-TRK-01 = In every trick each person plays exactly once, in turn. The values are compared only when everyone has played.
rule-TRK-02 = A single card is worth the number printed on it.
rule-TRK-03 = Instead of one card you may play several at once, as long as they all show the same number.
rule-TRK-04 = Read a set of equal cards as a decimal: how many there are goes before the point, their number after it. Three equal cards thus rank above a single 3 and below a single 4.
    .example = Three 8s make 3.8. A lone 4 is more.
rule-TRK-05 = The highest value takes the trick. That is rarely good news.
rule-TRK-06 = If the highest value was played more than once, the trick goes to the person who played it last.
    .example = Ada plays a 1, Ben a 4, Cleo a pair of 5s (worth 2.5), and Dan another 4. The two 4s tie for first place and Dan’s came later, so the trick is his.
rule-TRK-07 = A trick has its price: you turn up the top card of your character stack. It stays face up beside the stack.
rule-TRK-08 = Every 5 in the trick makes it worse: you turn up one more card for each of them. It does not matter who played the 5; your own count too.
    .example = Dan takes a trick that contains Cleo’s two 5s. He turns up three cards: one for the trick, two for the 5s.
rule-TRK-09 = Your character stack consists of Relaxed cards and exactly one Scare card.
rule-TRK-10 = If your Scare card stays hidden, all is well. The Relaxed cards you turned up stay face up beside your stack.
rule-TRK-11 = Whoever took the trick then puts all of its cards face up on the monster discard pile, no matter who played them.
rule-TRK-12 = Whoever took the last trick leads the next one.
rule-TRK-13 = The round ends when someone takes a trick and turns up their own Scare card.
rule-TRK-14 = The round also ends when all hands are empty.
rule-TRK-15 = If you ended the round with your own Scare card, you score 0 points. The only exception is Paranoia (TRK-22).
    .example = Dan takes a trick, out pops his Scare card, and the round is over. He scores 0 points.
rule-TRK-16 = Everyone else now turns up their stack card by card, from the top. The Scare card is where you stop.
rule-TRK-17 = Each Relaxed card still face down below your Scare card is worth 1 point.
    .example = Cleo turns up three Relaxed cards and then her Scare card. Two Relaxed cards are left below it: 2 points.
rule-TRK-18 = If the very first card you turn up for scoring is your Scare card, each Relaxed card below it counts double, that is 2 points.
    .example = Ben hits his Scare card right away. Three Relaxed cards are left below it: 6 points.
rule-TRK-19 = Nothing lies below a Scare card at the very bottom. In this scoring it therefore brings 0 points.
    .example = Ada was after Paranoia and hid her Scare card at the very bottom. Dan ended the round before she got there, so she scores 0 points.
rule-TRK-20 = If the round ends because all hands are empty, nobody got a scare. Then everyone scores as usual (TRK-16 to TRK-18).
rule-TRK-21 = At the start of the round you decide where in your stack the Scare card hides. Any place will do, from the top to the very bottom.
rule-TRK-22 = Paranoia: if you take a trick and turn up your Scare card as the last card of your stack, the round ends. You score 10 points, everyone else scores 0.
rule-TRK-23 = Paranoia counts only if the end of the round is your own doing. If the round ends any other way, a Scare card at the very bottom is scored as usual (TRK-19).
rule-TRK-24 = When you play the 0/10 card, you announce at once whether it is a 0 or a 10. Everyone hears it, and there is no going back.
rule-TRK-25 = If the 0/10 card is in the trick, nobody turns up a single card for it. That holds even if the trick is full of 5s.
rule-TRK-26 = Instead, whoever takes this trick moves the bottom card of their own stack to the top. It stays face down, and nobody looks at it.
    .example = Ada has hidden her Scare card at the very bottom and takes a trick with the 0/10 card. Now the Scare card lies on top, and her Paranoia is off for the time being. Hidden one place higher, it would now be at the very bottom.
rule-TRK-27 = If only one card is left in the stack, nothing happens at all: nothing moves and nothing is turned up.
rule-TRK-28 = After scoring, all monster cards go back into the monster stack: from the table, from the discard pile and from your hands. Then it is shuffled well.
rule-TRK-29 = The start card moves one seat to the left. Whoever has it now deals the next round right away.
rule-TRK-30 = With three players you play 6 rounds. That way everyone has the start card twice.
rule-TRK-31 = With four players you play 8 rounds. Here, too, everyone has the start card twice.
rule-TRK-32 = With five players you play 5 rounds. Everyone has the start card once.
rule-TRK-33 = With six players you play 6 rounds. Here, too, everyone has the start card once.
rule-TRK-34 = Whoever has collected the most points over all rounds wins. If several people are tied for the lead, they share the win.
rule-TRK-35 = If you like, agree on a target score before the game, say 25, instead of a fixed number of rounds. You then play until someone has that many points or more at the end of a round.
rule-TRK-36 = Points are written down after every round. At this table the program does that for you.

## Our rulings where the surviving pages are silent

rule-AMB-42 = The page that described the deck is lost, so we designed a deck of our own (option copies).
rule-AMB-43 = Two cards of value 10 are never played together, so nobody has to puzzle over 2.10. Usually there is only one 0/10 card, and where there are more, each is played alone.
rule-AMB-44 = If the Scare card shows up before you have turned up all the cards you owe, you stop at once and the round ends (option stop_at_scare).
rule-AMB-45 = If you have no cards left while others still do, you are skipped.
rule-AMB-46 = If several people reach the target score in the same round, the highest total wins. If those totals are equal, they share the win.
rule-AMB-47 = If your stack has fewer cards than you would have to turn up, you turn up what is there. The rest is forgiven.
rule-AMB-48 = If two 0/10 cards end up in the same trick, their effect still applies only once. One card moves to the top, not two.

## Our reconstruction of the lost page

rule-REC-01 = A character stack has six cards, five Relaxed cards and one Scare card (option stack_size).
rule-REC-02 = Look at your hand first, then hide your Scare card; everyone does so in secret, at the same time, and anew every round. All places are allowed unless your table wants some Relaxed cards on top (option fright_min_above).
rule-REC-03 = The monster cards show the numbers 1 to 9, and there are eight of each (option copies).
rule-REC-04 = There is exactly one 0/10 card in the deck (option wild_count).
rule-REC-05 = You use the same deck with three, four, five or six players (option copies). Cards that are not dealt form the face-down monster stack, and nobody peeks.
rule-REC-06 = Everyone is dealt ten cards, however many people are playing (option hand_size).
rule-REC-07 = Whoever has the start card deals and also leads the first trick of the round (option first_lead).
rule-REC-08 = You play either one card or two or more equal cards from your hand (options allow_sets and max_set). What the others played does not restrict you, but while you have cards you must play.
rule-REC-09 = The 0/10 card is always played alone, never as part of a set.
rule-REC-10 = You draw no cards during a round, so hands may run out at different times (option refill).
rule-REC-11 = With an empty hand you are skipped and cannot take any more tricks this round. You keep your stack, and it scores as usual.
rule-REC-12 = If the person who should lead the next trick has no cards left, the next person clockwise who still has some leads instead.
rule-REC-13 = If only one person still has cards, they play on alone and take every trick (option solo_tail).
