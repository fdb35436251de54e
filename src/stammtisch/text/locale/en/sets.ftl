# What joining sets changes.

join-first = Where the rulebooks differ, that of { $set } rules.
join-alike = { $tags } cards answer to each other: what is about one of them is about the others, too.
join-side = Only { $side } Jobs can have { $token }.
side-goth = Goth
