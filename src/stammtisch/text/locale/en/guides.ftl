# Learning by playing: what a guide says at each step, and what a table with steps to try says.

lesson-guide = Your first game
lesson-name = Guest
lesson-goes-on = { $name } goes on.
lesson-refused = Not possible: { $move }. { $why }

guide-cthulhu-call = You need 21 Slack. Company is Slack, too: call the Cultist from 3B into your room. A die will say whether he comes.
guide-cthulhu-throw = Bill eats Food and Pets. Not in your room: send him over to { $bot1 }.
guide-cthulhu-on = { $bot1 } has lost a Pet. Enough guests for today: go on to your Free Time.
guide-cthulhu-shop = You have two Free Times and 2 Income. Put Sprouts and the T-Shirt into the basket: one trip costs one Free Time.
guide-cthulhu-do = Your last Free Time: play Sleep. Students sleep well, so it is worth one more.
guide-cthulhu-keep = An Inconvenient Truth can stop somebody. Keep it, and end your turn.
guide-cthulhu-watch = Now it is { $bot1 }’s turn. She needs 22 Slack: keep an eye on her.
guide-cthulhu-stop = A weekend for 4 Slack? Press Stop and play An Inconvenient Truth before it happens.
guide-cthulhu-guest = Canceled! Your turn again. Your guests bring Slack, so nobody has to leave.
guide-cthulhu-nobody = Nobody else to call. Go on to your Free Time.
guide-cthulhu-win = You have 18 of 21, and the Eight-Armed Massage is worth 3. Play it and win!
guide-cthulhu-end = 21 Slack: you have won! Call, shop, do something, stop the others. That is the whole game; the cards do the rest.

guide-goth-call = You need 21, and Gloom counts like Slack. But Gloom needs company: call Grandma in Black. A die will say whether she comes.
guide-goth-kept = Grandma is here, so you keep all your Gloom. Go on to your Free Time.
guide-goth-mope = You have one Free Time: play Moping. It brings 1 Gloom, and 1 more because Grandma is watching.
guide-goth-whenever = Cards with an orange edge go at any time. The Clocks Go Back gives you one more Free Time.
guide-goth-shop = Now go Shopping: put the Velvet Cape and Torn Fishnets into the basket. Thanks to Grandma, Clothes are worth 1 more.
guide-goth-keep = You can throw the TV at somebody. Keep it, and end your turn.
guide-goth-watch = Now it is { $bot1 }’s turn. She has 3 Gloom, but no audience.
guide-goth-fade = She is done calling People, and nobody is with her: 1 of her Gloom fades. Let it pass and watch.
guide-goth-throw = 3 Slack for sleeping? Press Stop and throw the TV at her before it happens.
guide-goth-guest = Canceled! { $bot1 } watches TV instead. Your turn again: Grandma keeps your Gloom, so nobody has to leave.
guide-goth-cat = Lucifer comes without a roll and brings 1 Slack. Cats are company, too.
guide-goth-on = Now you have an audience of two. Go on to your Free Time.
guide-goth-win = You have 18 of 21. Complaining is worth 1 Slack and, with an audience, 2 Gloom. Play it and win!
guide-goth-end = 15 Slack and 6 Gloom count as 21 Slack: you have won! Find an audience, be sad in style, stop the others. The cards do the rest.

guide-geek-call = You need 22 Slack, and company is Slack, too: call the Guest Who Does the Dishes. A die will say whether he comes.
guide-geek-throw = The Smoker from the Balcony takes Cigarettes. Send him over to { $bot1 }, who has some.
guide-geek-on = { $bot1 } is out of smokes. Enough guests for today: go on to your Free Time.
guide-geek-shop = You have two Free Times and 2 Income. Put the Textbook and the Noodles into the basket: one trip costs one Free Time.
guide-geek-surf = Your last Free Time: Surf the Net. There is only one phone line, so until your next turn nobody else can call anybody.
guide-geek-keep = Is This a Bad Time? can stop somebody. Keep it, and end your turn.
guide-geek-watch = Now it is { $bot1 }’s turn. Thanks to you the line is busy, but she has other plans.
guide-geek-stop = Game Night? Press Stop and play Is This a Bad Time? before it happens.
guide-geek-guest = Canceled! Your turn again. Your guest brings Slack and does the dishes, so nobody has to leave.
guide-geek-cat = Cats come without a roll, and they count as People. Bring in the Cat Who Brings Presents.
guide-geek-ready = Two guests, that is a party. Go on to your Free Time.
guide-geek-do = Play Role-Playing Night: 1 Slack, and 1 more for each of your guests.
guide-geek-win = 20 of 22, and cards with an orange edge go at any time. Borrow { $bot1 }’s Handheld, which is worth 2, and win!
guide-geek-end = 22 Slack: you have won, and she gets it back tomorrow. Call, shop, do something, stop the others. The cards do the rest.

guide-guevara-call = You are a Corporal and need 20 Slack. Company is Slack, too: call the Toady into your tent. A die will say whether he is in camp.
guide-guevara-send = Gordo eats whatever Food he finds. Not in your tent: send him over to { $bot1 }.
guide-guevara-on = { $bot1 } is out of beans. Enough guests for today: go on to your Free Time.
guide-guevara-raid = Nobody here has a higher rank than you, so you may lead a raid. Play the Raid: everybody rolls, and the highest roll is promoted.
guide-guevara-loot = You rolled a 5 and are the Sergeant now! You also pick first from the loot, and any card you like. The Art of War is worth 3.
guide-guevara-tent = Put it into your tent: loot is free of charge. { $bot1 } gets what is left.
guide-guevara-scrounge = Your last Free Time: go scrounging, and put the New Beret into the basket.
guide-guevara-keep = Dig Holes and Denounced! are for { $bot1 }. Keep them, and end your turn.
guide-guevara-watch = Now it is { $bot1 }’s turn. She is a Private, and you outrank her.
guide-guevara-order = She wants to sleep? Press Stop and order her to dig holes instead. Each order is worth 1 Slack to you.
guide-guevara-denounce = Her nap is off. And cards with an orange edge go at any time: denounce her. She has to come to 3 or more.
guide-guevara-guilty = Guilty! A Private cannot fall any deeper, but you may move one of her guests. Take the Nature Boy.
guide-guevara-guests = He is in your tent now. Your turn again: your guests bring Slack, so nobody has to leave.
guide-guevara-nobody = Nobody else to call. Go on to your Free Time.
guide-guevara-win = You have 18 of 20, and Sleep is worth 2. Play it and win!
guide-guevara-end = 20 Slack: you have won and may go home! Rise, give orders, raid, denounce. The cards do the rest.

guide-scare-hide = Hide your Scare card among five Relaxed ones. Second from the top is a good place: choose it and put it there.
guide-scare-watch = { $bot1 } leads, and everybody plays one after the other. The highest card takes the trick.
guide-scare-take = Taking a trick turns up your top card. Yours is Relaxed, so take it: your 6 beats the 4.
guide-scare-set = Phew, Relaxed! But now your Scare card is on top: no more tricks. Play both 8s together: two of a kind count only 2.8.
guide-scare-hope = 2.8 is easy to beat. Somebody else has to take this trick.
guide-scare-end = { $bot2 } took it and met his Scare card: 0 points for him. Yours was on top with four Relaxed cards below: 4 × 2 = 8 points. You have won!

# The coach: why a move is good. Numbers are the bot's own estimates.

coach-chance = { $why } After it you win { $chance } games out of 100.
coach-slack-win = With this you should win.
coach-slack-gain = Worth about { $by } Slack to you.
coach-slack-call = { $chance ->
        [100] Comes for sure and is worth about { $by } Slack.
       *[other] Comes { $chance } times out of 100; worth about { $by } Slack on average.
    }
coach-slack-shop = { $count ->
        [one] Worth about { $by } Slack to you.
       *[other] All in one trip: worth about { $by } Slack.
    }
coach-slack-harm = Hurts { $seat }, as if it were { $by } Slack for you.
coach-slack-evict = This guest costs you more than it brings. Leaves { $chance } times out of 100.
coach-slack-wait = Nothing better to do here: save your cards.
coach-slack-let-go = { $seat } gains little by it. Keep your cards for something worse.
coach-slack-no-answer = Nothing in your hand is good enough against it.
coach-slack-stop = Takes it away from { $seat }: worth about { $by } Slack to you.
coach-slack-stop-win = Otherwise { $seat } wins!
coach-slack-least = You would miss this the least (about { $by } Slack).
coach-slack-door = There it does you the most good (about { $by } Slack).
coach-slack-job = With this Job it takes about { $turns } turns to the goal.
coach-slack-gift = For free, and worth about { $by } Slack.
coach-slack-discard = What you keep is worth more than a fresh card; the rest makes room.
coach-slack-denounce = { $seat } is found guilty { $chance } times out of 100.
coach-slack-order = 1 Slack for you, and { $seat } does this instead (together about { $by } Slack).
coach-slack-ask-raid = If somebody lends you a raid, you pick first: worth about { $by } Slack.
coach-slack-partner = Somebody has to rise: { $seat } is the least danger.
coach-slack-strike-back = It never fails: worth about { $by } Slack to you.
coach-slack-sentence = As a sentence this is worth about { $by } Slack to you.
coach-slack-lend = You would get your share of the loot: worth about { $by } Slack to you.
coach-slack-take = You lead the raid and pick first: worth about { $by } Slack.
coach-slack-loot = Worth about { $by } Slack, counting what the others do not get.
coach-slack-second = { $seat } is the least danger.
coach-slack-vote = Whoever is named most often is demoted: { $seat } would hurt the most.
coach-slack-censor = You would rather not have this card played against you.
coach-slack-rest = Do nothing this turn, and a wound heals.
coach-scare-top = On top: { $points } points if somebody else is scared at once, and no trick for you.
coach-scare-hide = { $below ->
        [one] One card
       *[other] { $below } cards
    } below it would score, and those above protect you.
coach-scare-hunt = At the very bottom: you are after Paranoia, so take tricks.
coach-scare-low = Hardly ever takes the trick, so nothing of yours is turned up.
coach-scare-take = May take the trick ({ $chance } out of 100). { $due ->
        [one] One card is
       *[other] { $due } cards are
    } turned up, and your Scare card lies { $place } deep: safe.
coach-scare-risk = Takes the trick { $chance } times out of 100, and then your Scare card shows up. Still the least of evils.
coach-scare-lift = With the 0/10 card nothing is turned up: the bottom card goes on top.
coach-scare-paranoia = Take it: your Scare card is the last one, and that is Paranoia!
