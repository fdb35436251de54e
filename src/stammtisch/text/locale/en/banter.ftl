# What bots say at the table, by their character; and why they did what they did. Two lines for every occasion.
# sunny: enjoys everything. grumpy: has always known it. dry: sees it from a distance.

remark-sunny-stopping-1 = Not so fast, darling!
remark-sunny-stopping-2 = I had saved this one for you!
remark-sunny-stopped-1 = Oh well. I wasn't that tired anyway.
remark-sunny-stopped-2 = Nicely done! Next time, then.
remark-sunny-aimed-at-1 = For me? You shouldn't have.
remark-sunny-aimed-at-2 = Ooh, I have mail!
remark-sunny-lost-1 = It's only stuff.
remark-sunny-lost-2 = The room looks bigger now!
remark-sunny-robbed-1 = Take good care of it!
remark-sunny-robbed-2 = You could have asked. I'd have said no.
remark-sunny-took-1 = It likes me better already.
remark-sunny-took-2 = Finders keepers!
remark-sunny-no-luck-1 = They'll call back. Surely.
remark-sunny-no-luck-2 = It's the thought that counts.
remark-sunny-cozy-1 = This is the life!
remark-sunny-cozy-2 = Anyone else this comfortable?
remark-sunny-mad-1 = The wallpaper says hello!
remark-sunny-mad-2 = Suddenly it all makes sense. All of it.
remark-sunny-gloomy-1 = Isn't the rain lovely today?
remark-sunny-gloomy-2 = I'm so happy to be sad with you all.
remark-sunny-faded-1 = Oh no, I smiled. Sorry!
remark-sunny-faded-2 = A sunbeam. How did that get in?
remark-sunny-new-job-1 = A fresh start! What does one do there?
remark-sunny-new-job-2 = New colleagues! I'll bring cake.
remark-sunny-again-1 = Let's pretend that didn't happen!
remark-sunny-again-2 = Second time lucky!
remark-sunny-promoted-1 = Me? I’d like to thank the mosquitoes!
remark-sunny-promoted-2 = New rank, same beans!
remark-sunny-demoted-1 = Less to carry on the shoulders!
remark-sunny-demoted-2 = The view is nicer from down here.
remark-sunny-wounded-1 = Only a scratch. A heroic one!
remark-sunny-wounded-2 = Does anyone have a bandage with a pattern?
remark-sunny-denounced-1 = I’m sure it’s a spelling mistake.
remark-sunny-denounced-2 = I forgive you, comrade. Later.
remark-sunny-innocent-1 = I knew the Leader likes me!
remark-sunny-innocent-2 = Not even my socks are guilty!
remark-sunny-ordered-1 = I was about to do that anyway!
remark-sunny-ordered-2 = Fresh air! How thoughtful.
remark-sunny-scared-1 = Eek! Again!
remark-sunny-scared-2 = You got me! How lovely.
remark-sunny-paranoia-1 = They really were out to get me!
remark-sunny-paranoia-2 = Told you I heard something!
remark-sunny-won-1 = What a lovely evening. Another?
remark-sunny-won-2 = I'd like to thank my couch.
remark-sunny-beaten-1 = Well played! Same time tomorrow?
remark-sunny-beaten-2 = Second is nearly first.

remark-grumpy-stopping-1 = Absolutely not.
remark-grumpy-stopping-2 = Not in my house.
remark-grumpy-stopped-1 = Of course. Of course!
remark-grumpy-stopped-2 = I'll remember that.
remark-grumpy-aimed-at-1 = Why is it always me?
remark-grumpy-aimed-at-2 = Here we go again.
remark-grumpy-lost-1 = I had just paid that off.
remark-grumpy-lost-2 = This used to be a quiet house.
remark-grumpy-robbed-1 = I have a list. You are on it.
remark-grumpy-robbed-2 = My grandmother gave me that!
remark-grumpy-took-1 = Rent.
remark-grumpy-took-2 = It was wasted on you.
remark-grumpy-no-luck-1 = Nobody ever comes. Fine.
remark-grumpy-no-luck-2 = Cheap dice.
remark-grumpy-cozy-1 = Acceptable.
remark-grumpy-cozy-2 = Nobody talk to me now.
remark-grumpy-mad-1 = I said QUIET. You too, lamp.
remark-grumpy-mad-2 = At last, somebody in here who agrees with me.
remark-grumpy-gloomy-1 = Finally, a feeling I trust.
remark-grumpy-gloomy-2 = Draw the curtains and leave.
remark-grumpy-faded-1 = Who let the light in?
remark-grumpy-faded-2 = Not even despair lasts these days.
remark-grumpy-new-job-1 = Another boss. Wonderful.
remark-grumpy-new-job-2 = I quit. When do I start?
remark-grumpy-again-1 = That one fell off the table. It did.
remark-grumpy-again-2 = This die owes me.
remark-grumpy-promoted-1 = About time.
remark-grumpy-promoted-2 = More work. Thanks a lot.
remark-grumpy-demoted-1 = I never liked the hat.
remark-grumpy-demoted-2 = This will be in my memoirs.
remark-grumpy-wounded-1 = Who put that stone there?
remark-grumpy-wounded-2 = Figures. It had to be my foot.
remark-grumpy-denounced-1 = I know who wrote that.
remark-grumpy-denounced-2 = And who counts the sugar, hm?
remark-grumpy-innocent-1 = As I have been saying for years.
remark-grumpy-innocent-2 = Next time, ask me first.
remark-grumpy-ordered-1 = I outrank you in age.
remark-grumpy-ordered-2 = My back says no.
remark-grumpy-scared-1 = I wasn't scared. I jumped on purpose.
remark-grumpy-scared-2 = Very funny. Ha.
remark-grumpy-paranoia-1 = I knew it. I always knew it.
remark-grumpy-paranoia-2 = Who's laughing now?
remark-grumpy-won-1 = Hm. Not bad.
remark-grumpy-won-2 = Now everybody go home.
remark-grumpy-beaten-1 = I let you.
remark-grumpy-beaten-2 = The cards. It was the cards.

remark-dry-stopping-1 = I believe that was mine to ruin.
remark-dry-stopping-2 = A small correction.
remark-dry-stopped-1 = Noted.
remark-dry-stopped-2 = How thorough of you.
remark-dry-aimed-at-1 = I see I have been noticed.
remark-dry-aimed-at-2 = Fascinating choice.
remark-dry-lost-1 = Minimalism, then.
remark-dry-lost-2 = One thing less to dust.
remark-dry-robbed-1 = It bites. Enjoy.
remark-dry-robbed-2 = A crime. A small one, but still.
remark-dry-took-1 = A permanent loan.
remark-dry-took-2 = I collect these.
remark-dry-no-luck-1 = Statistics, in person.
remark-dry-no-luck-2 = The line was busy. For eons.
remark-dry-cozy-1 = I could get used to this.
remark-dry-cozy-2 = Efficient laziness.
remark-dry-mad-1 = I have been promoted. By the radiator.
remark-dry-mad-2 = Do the walls always breathe in three-four time?
remark-dry-gloomy-1 = The void called. I put it on hold.
remark-dry-gloomy-2 = I contain multitudes. All of them sigh.
remark-dry-faded-1 = Cheered up against my will.
remark-dry-faded-2 = My melancholy has evaporated. How sad.
remark-dry-new-job-1 = I am told there is a desk.
remark-dry-new-job-2 = From one abyss into another, with benefits.
remark-dry-again-1 = A peer review of the first result.
remark-dry-again-2 = Have you tried rolling it off and on again?
remark-dry-promoted-1 = I shall try to look taller.
remark-dry-promoted-2 = Merit, apparently, was unavailable.
remark-dry-demoted-1 = A lateral move, downward.
remark-dry-demoted-2 = The hierarchy giveth.
remark-dry-wounded-1 = A historic toe.
remark-dry-wounded-2 = I have been decorated, in red.
remark-dry-denounced-1 = Such neat handwriting, too.
remark-dry-denounced-2 = An interesting interpretation of friendship.
remark-dry-innocent-1 = How suspicious.
remark-dry-innocent-2 = I am as surprised as you are.
remark-dry-ordered-1 = Delegation: the highest art.
remark-dry-ordered-2 = I note the absence of “please”.
remark-dry-scared-1 = My heart. It works. Good to know.
remark-dry-scared-2 = Boo, I suppose.
remark-dry-paranoia-1 = It isn't paranoia if they bring cards.
remark-dry-paranoia-2 = As calculated. Roughly.
remark-dry-won-1 = Inevitable, in hindsight.
remark-dry-won-2 = I shall try to be insufferable about it.
remark-dry-beaten-1 = I congratulate you. Once.
remark-dry-beaten-2 = A learning experience. For somebody.

reason-whim = { $name } doesn't say. It just felt right.
reason-slack-win = It was enough to win.
reason-slack-gain = { $name } expects about { $by } Slack from it.
reason-slack-call = { $name } expects about { $by } Slack from it; the guest comes { $chance } times out of 100.
reason-slack-shop = { $count ->
        [one] { $name } expects about { $by } Slack from it.
       *[other] { $count } Things for one Free Time: { $name } expects about { $by } Slack from it.
    }
reason-slack-harm = { $you ->
        [yes] { $name } sees you as a rival: what you lose is worth about { $by } Slack to { $name }.
       *[no] { $name } sees { $seat } as a rival: that loss is worth about { $by } Slack to { $name }.
    }
reason-slack-evict = The guest does { $name } more harm than good, and leaves { $chance } times out of 100.
reason-slack-stop = { $you ->
        [yes] { $name } didn't want you to have that: worth about { $by } Slack to { $name }.
       *[no] { $name } didn't want { $seat } to have that: worth about { $by } Slack to { $name }.
    }
reason-slack-stop-win = { $you ->
        [yes] Otherwise you would have won!
       *[no] Otherwise { $seat } would have won!
    }
reason-slack-least = { $name } could spare that most easily.
reason-slack-door = There the guest does { $name } the most good.
reason-slack-job = With this Job { $name } counts on about { $turns } turns to the goal.
reason-slack-gift = It was free, and worth about { $by } Slack to { $name }.
reason-slack-denounce = { $you ->
        [yes] { $name } thought you would be found guilty { $chance } times out of 100.
       *[no] { $name } thought { $seat } would be found guilty { $chance } times out of 100.
    }
reason-slack-order = { $you ->
        [yes] 1 Slack for an order, and what you had in mind did not come to pass.
       *[no] 1 Slack for an order, and what { $seat } had in mind did not come to pass.
    }
reason-slack-ask-raid = Whoever leads a raid picks first: worth about { $by } Slack to { $name }.
reason-slack-partner = { $you ->
        [yes] Somebody had to rise, and { $name } fears you the least.
       *[no] Somebody had to rise, and { $name } fears { $seat } the least.
    }
reason-slack-strike-back = It never fails, and is worth about { $by } Slack to { $name }.
reason-slack-sentence = As a sentence that does { $name } the most good: about { $by } Slack.
reason-slack-loot = Of all the loot { $name } wants this the most, and grudges it the others.
reason-slack-second = { $you ->
        [yes] You are no danger to { $name } at the moment.
       *[no] { $seat } is no danger to { $name } at the moment.
    }
reason-scare-low = It hardly ever takes a trick, and { $name } didn't want this one.
reason-scare-lift = With the 0/10 card { $name } has nothing to turn up.
