# What joining sets changes.

join-first = Where the rulebooks differ, that of { $set } rules.
join-alike = { $tags } answer to each other: a card about one of them is about the others, too.
