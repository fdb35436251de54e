# What joining sets changes.

join-alone = Cannot be joined with other sets: only Things go back and forth.
join-first = Where the rulebooks differ, that of { $set } rules.
join-alike = { $tags } cards answer to each other: what is about one of them is about the others, too.
join-side = Only { $side } Jobs can have { $token }.
side-goth = Goth

# Changing sides (GOTH-22).

slack-event-side_changed = { $you ->
        [yes] You are
       *[no] { $seat } is
    } { $joined ->
        [1] a Goth now.
       *[other] no longer a Goth.
    }
slack-short-side_changed = { $joined ->
        [1] { $seat } is a Goth now
       *[other] { $seat } is no longer a Goth
    }
stage-slack-side_changed = { $you ->
        [yes] You are
       *[no] { $seat } is
    } { $joined ->
        [1] a Goth now
       *[other] no longer a Goth
    }
