### The rules of the set Cthulhu on top of those in rules-slack.ftl, in our words.
### Reading order and sources are in games/slack/sets/cthulhu/rules.toml.

## Section titles

rules-section-cthulhu-set = The set
rules-section-cthulhu-madness = Madness
rules-section-cthulhu-guests = Special guests
rules-section-cthulhu-jobs = Changing Jobs
rules-section-cthulhu-mixing = Mixing sets

## From the rulebooks

rule-CTH-01 = The box holds 112 cards. 101 are Life cards (green on the back), 9 are Jobs (purple on the back), and one blank of either kind waits for your own inventions.
rule-CTH-02 = The German box holds 20 counters for Madness and 5 for Stark Raving Mad. The English one has counters for Slack, negative Slack and Madness, and 6 for Stark Raving Mad; at this table they never run out.
rule-CTH-03 = The Job deck has nine cards.
rule-CTH-04 = In this set not only Income can be variable, but Free Time too.
rule-CTH-05 = There are six kinds of Things, and most Things are of at least one: Food, Booze, Weed, Pill, Book or Tentacle.
rule-CTH-06 = Some cards drive you mad, and a few bring you back to your senses. Counters show everyone how much Madness you have.
rule-CTH-07 = A little Madness costs you Slack. With more of it the loss gets smaller again, and in the end being mad even pays.
rule-CTH-08 = Up to 3 Madness, every point takes 1 off your Slack.
    .example = Ada has 12 Slack and 2 Madness. That counts as 10.
rule-CTH-09 = With 4, 5 or 6 Madness you lose 3 altogether.
    .example = Ada has 12 Slack and 6 Madness. That counts as 9.
rule-CTH-10 = With 7 Madness you lose only 2.
rule-CTH-11 = With 8 Madness you lose only 1.
rule-CTH-12 = With 9 Madness you lose nothing any more.
rule-CTH-13 = When you get to 9, all your Madness counters go back, and from then on you are Stark Raving Mad.
    .example = Ada has 8 Madness and gains 1. Her counters go back, and now she is Stark Raving Mad.
rule-CTH-14 = If you are Stark Raving Mad, there is no cure: your Madness cannot be taken from you again.
    .example = Elder Sign takes Madness away, but it does nothing for somebody who is Stark Raving Mad.
rule-CTH-15 = If you are Stark Raving Mad, you get Slack wherever you would get Madness.
    .example = Ada is Stark Raving Mad and would gain 1 Madness. Instead she has 1 more Slack.
rule-CTH-16 = Whether you have reached your goal is decided by your Slack after Madness.
    .example = Cleo needs 20. Her cards make 22, and 6 Madness brings her down to 19. With one more Madness she loses only 2: that is 20, and she wins.
rule-CTH-17 = If you count down with counters (SLACK-94), placing the last one does not prove that you have won. Madness may still keep you below your goal.
rule-CTH-18 = Slack that comes from Madness goes with no card, so it lies below your Job card.
rule-CTH-19 = Anime Girl is after Tentacles. She takes one on arrival and one more in every further turn of yours.
rule-CTH-20 = Anime Girl stays out of rooms that have no Tentacle card, whether she is played or sent there. If no room is open to her, she is discarded.
rule-CTH-21 = Bill the All-Consuming is after Food and Pets. He takes one on arrival and one more in every further turn of yours.
    .example = At Cleo’s he gets Sprouts first and Hastur a turn later.
rule-CTH-22 = Deep One Westley is invited and worth 1 Slack. If he comes to your room, you may put one Food, Booze or Weed card from your hand into play, and it costs you neither Free Time nor money.
rule-CTH-23 = New Job and Displeased the Master! are the cards that get you a different Job during the game.
rule-CTH-24 = If you become a Lackey, you get no replacement cards before your next turn begins.
    .example = Ada plays New Job and draws Lackey. For the rest of this turn, and until it is her turn again, her hand is not refilled.
rule-CTH-25 = You can mix this set with Chez Geek and its supplements. The German rulebook adds the other stand-alone games of the series.
rule-CTH-26 = In a mixed game Cigarettes and Tentacles answer for each other: what a card says about the one also goes for the other.
    .example = A Geek card that hits Cigarettes hits Tentacles as well.
rule-CTH-27 = A mixed game has few Madness cards, so you may leave Madness out altogether (option madness).
rule-CTH-28 = In a mixed game you may also let every Madness card count twice, which gives the few there are more weight (option madness).
rule-CTH-29 = As everywhere in the family, last game’s winner picks a Job first (SLACK-98, option winner).
