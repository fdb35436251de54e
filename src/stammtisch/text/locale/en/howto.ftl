### How to play, on about one screen.

how-slack-goal = The goal
    .text = You share an apartment and want to do as little as possible. Whatever you collect in your room brings Slack. Your Job says how much you need, and whoever gets there first wins at once, even if it was only for a moment.
how-slack-turn = Your turn
    .text = You draw up to six cards. Then you may ask guests to leave: a 4 or more, and they go. You call People, to your own room or to somebody else’s, and those with Slack come on a 3 or more. Each Free Time is good for one Activity or one Shopping trip; Things cost Income. In the end you keep five cards at most.
how-slack-stop = Stop!
    .text = Before anything happens, there is a short pause. A ring runs out, and as long as it does you can press Stop! and play a card that answers, for example a TV on somebody’s Free Time. Nobody has to press anything, and you may ring even if you hold no answer.
how-slack-whenever = At any time
    .text = Cards with an orange edge can be played at any time, in the turns of the others too. Press one to see what it would do right now; a dimmed card says why it has to wait.
how-goth-gloom = Gloom
    .text = Gloom counts like Slack, and moping in front of an audience brings more of it. But if nobody is in your room when you are done calling People, 1 Gloom fades. Even a pest or a Cat is company. Look after your audience: the others will try to lure it away.
how-geek-apartment = The apartment
    .text = People make parties, Gadgets make trouble, and there is one phone line: whoever surfs keeps the others from calling. Things can be borrowed, dice rerolled, and some of what you do helps others as well.
how-cthulhu-madness = Madness
    .text = The first Madness takes Slack from you, a lot of it gives everything back. With 9 you are Stark Raving Mad, and from then on all Madness is Slack. Whether you have won is counted with your Madness.
how-slack-talk = Talk
    .text = Show your hand, plead, threaten, promise. No deal binds anybody, and cards are never given away.
how-slack-colors = The colors
    .text = Green: People and animals. Blue: Things to buy. Red: Activities. Orange: Whenevers. Purple: Jobs. The number in the seal is Slack, the coins are the price.

how-scare-goal = The goal
    .text = Collect points over several rounds. You get them for cards of your own stack that stay hidden below your Scare card when a round ends.
how-scare-hide = Hide the Scare card
    .text = At the start of a round you put your Scare card anywhere into your stack. High up there is much to win and much to fear; at the very bottom it brings nothing, unless you go for Paranoia.
how-scare-trick = The trick
    .text = Everybody plays once: one card, or several with the same number. Three 8s count 3.8, which is less than a single 4. The highest value takes the trick, and of equal ones the last.
how-scare-scare = The price
    .text = Whoever takes the trick turns up the top card of their stack, and one more for each 5 in it. If that is the Scare card, the round is over and they get nothing.
how-scare-wild = The 0/10 card
    .text = It counts 0 or 10, as you say when you play it. Nobody turns up a card for this trick; instead the bottom card of the taker’s stack comes to the top.
how-scare-paranoia = Paranoia
    .text = Turn up your Scare card as the very last card of your stack, and you get 10 points and everybody else none.
