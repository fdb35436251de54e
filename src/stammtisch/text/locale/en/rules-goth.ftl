### The rules of the set Goth on top of those in rules-slack.ftl, in our words.
### Reading order and sources are in games/slack/sets/goth/rules.toml.

## Section titles

rules-section-goth-set = The set
rules-section-goth-gloom = Gloom
rules-section-goth-guests = Guests and Cats
rules-section-goth-stopping = In time, too late
rules-section-goth-mixing = Mixing sets

## From the rulebook

rule-GOTH-01 = Five can play with this set. With more sets on the table there is room for more of you.
rule-GOTH-02 = You need two kinds of counters, about 20 of each: black ones for Gloom, others for Slack. At this table they never run out.
rule-GOTH-03 = The Job deck has eight cards.
rule-GOTH-04 = In this set only Income can be variable.
    .example = Angelique is the Barista, with an Income of 2/3. She rolls a 3, so she has 2.
rule-GOTH-05 = People who come uninvited bring no Slack, or take some.
    .example = Perky Coworker drops in on Ben. She is worth −1, and so is the mood.
rule-GOTH-06 = European Import is after Clothes and Shiny cards. He takes one on arrival and one more in every further turn of yours.
    .example = Hugo sends him to Isolde, who gives up the Ankh. She rolls a 3, he stays, and the Velvet Cape goes. Another failure costs her nothing, since nothing is left. With a 6 she sends him back to Hugo.
rule-GOTH-07 = Cats are what other sets call Pets. They count as People in everything, but they come without a roll.
    .example = Ada puts Lucifer into her empty room. That is company enough: she keeps all her Gloom.
rule-GOTH-08 = When you are done calling People and nobody is in your room, you lose 1 Gloom.
    .example = With 3 Gloom and an empty room you are left with 2. With none you lose none.
rule-GOTH-09 = One Person of any sort is enough to keep all your Gloom, be it a pest or a Cat.
    .example = Nobody is with Ada but the Neighbor from Downstairs. He is no fun, but he is there: she keeps all 3 Gloom.
rule-GOTH-10 = Gloom lies in front of you, not on cards. Losing a card never costs you Gloom by itself.
    .example = Window Cleaner takes away the Skull Candlestick. Ada keeps the 2 Gloom it has brought her.
rule-GOTH-11 = With a 4, 5 or 6 your guest moves on to another room that is open to them, and you choose which. Only if there is none is the card discarded; here you cannot just throw it away as in SLACK-54 (option evict_discard).
    .example = Ada rolls a 5 for Perky Coworker. The discard pile is not for guests, so she sends her to Ben, who loses 1 Slack.
rule-GOTH-12 = You may ask anybody in your room to leave. No exception is made for Cats, unlike in SLACK-52.
rule-GOTH-13 = It is too late to cancel a card once its player has rolled for it: for a Person, for money, for Slack or for Gloom.
    .example = The die has been rolled for Ada’s Graveyard Nookie. Ben’s Can’t Find Clothes comes too late.
rule-GOTH-14 = You get Gloom from cards that are played on you and from gloomy Activities such as Moping and Complaining, and more of it with an audience.
    .example = Alone, Moping brings 1 Gloom. Neighbor’s Kid and The Countess are watching Ada, so she gets 3.
rule-GOTH-15 = Gloom counts like Slack towards your goal.
    .example = Ada, a Video Clerk, needs 21. Sleep in Full Makeup takes her to 18 Slack and 3 Gloom: she wins.
rule-GOTH-16 = Some cards take Gloom away.
    .example = Surprise Party! Ben loses 2 of his 3 Gloom and draws a card.
rule-GOTH-17 = Money that a card gives you can be spent at once.
    .example = Ada has Income 2 and Free Time 2. Found Wallet makes it 5: enough for the Coffin (3) and Absinthe (2). That is 4 Slack, and one Free Time is left.
rule-GOTH-18 = Taking a card is not canceling it: whoever got to the goal with it has won.
    .example = Ada has 20 of 21 Slack and buys Torn Fishnets. She has won, and Ben’s Borrow Clothes cannot change that.
rule-GOTH-19 = Mr. Sunshine cancels a Sleep card only while it is being played.
    .example = Ada sleeps, and her turn ends. Now Ben draws Mr. Sunshine: too late for that Sleep.
rule-GOTH-20 = The Barista gets 1 more Slack for Sleep cards, the Morgue Attendant for Books.
    .example = For Ada, the Barista, Sleep is worth 3 instead of 2.
rule-GOTH-21 = In a mixed game all Jobs are shuffled together. Those of this set are Goth Jobs, and you may get one or not.
rule-GOTH-22 = With a new Job you may become a Goth, or stop being one.
rule-GOTH-23 = Only those who hold Goth Jobs can get Gloom.
    .example = Dirges for the Recorder brings everybody 1 Gloom. Ada, a Barista, gets it; Ben, a Corporate Drone, just hears a recorder.
rule-GOTH-24 = Whatever a card does besides Gloom happens to everybody, Goth or not.
rule-GOTH-25 = If you stop being a Goth, you lose all your Gloom. If there was any, you get 1 Slack, which lies below your Job.
    .example = Ada, a Barista with 3 Gloom, becomes a Temp. Now she has no Gloom, but 1 more Slack.
rule-GOTH-26 = If you had no Gloom to lose, you get no Slack for it.
rule-GOTH-27 = That Slack stays yours, even if you become a Goth again.
rule-GOTH-28 = If you become a Goth, you get 1 Gloom at once.
    .example = Ada, a Temp, becomes a Poet and has 1 Gloom on her first day.
rule-GOTH-29 = Paint Windows Black gives every Goth 1 Slack and takes 1 from everybody else.
    .example = Ada buys it. She and Cleo are Goths and get 1 Slack each, besides what the card itself is worth to Ada. Ben, a Corporate Drone, loses 1.
rule-GOTH-30 = When that card goes, both are undone.
    .example = Ben calls the Window Cleaner. Nobody has anything from the windows any more, for better or worse.
rule-GOTH-31 = Poet, Drummer and Temp are alike: a card that spares one of them spares all three.
    .example = Bad Day at Work cannot be played on Ben, the Drummer. Cleo, the Barista, is not so lucky.
rule-GOTH-32 = In a mixed game Blog and Online Shopping count as Surf the Net.
    .example = Ada blogs, and Somebody Picks Up the Phone. That was that.
rule-GOTH-33 = A card is worth the same to Goths and all others. You may agree that some things please only one side, but never about Nookie (option split_slack).
rule-GOTH-34 = The rulebook mentions longer rules for mixed games that are printed elsewhere. This table plays by what the rulebook says.

## Our own

rule-AMB-26 = A Cat may be asked to leave like anybody else (option evict_cats).
    .example = Ada rolls a 4 for White Cat, and off it goes to Ben.
rule-AMB-27 = Before Gloom fades, everybody may still play Whenevers.
    .example = Ada is alone and done calling. Before her Gloom fades, The Better Party brings her The Countess from Ben’s room, and nothing fades.
rule-AMB-55 = Where the rulebooks of mixed sets differ, that of the set named first decides (options evict_discard, evict_target and evict_cats).
rule-AMB-56 = Whether Paint Windows Black gives or takes depends on the side you are on now.
rule-AMB-57 = Cards of the same name are one card in a mixed game, and there are as many of it as in all sets together.
