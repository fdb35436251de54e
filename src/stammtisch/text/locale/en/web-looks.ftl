# Faces: who looks how at the table.

web-face-choose = Choose your face
web-face-yours = Your face
web-face-note = Everybody at the table sees it. It laughs, sleeps and goes mad along with the game.
web-face-head = Head
web-face-hat = On top
web-face-done = That’s me
web-face-ada = Red hair and earrings
web-face-bruno = Cap and beard
web-face-carla = Curls and round glasses
web-face-rosa = Bobble hat
web-face-emil = Bald with a mustache
web-face-fenja = Braids and flowers
web-face-gil = From the deep
web-face-nox = Black hair, pale
web-face-lin = Dark bun
web-face-tarik = Quiff and beard
web-face-olga = Gray bun and glasses
web-face-kit = Hood with ears
web-hat-none = Nothing
web-hat-beret = Beret
web-hat-top = Top hat
web-hat-veil = Veil
web-hat-nightcap = Nightcap
web-hat-party = Party hat

# Sets that can be joined.

web-family-slack = Chez: pick your roommates
web-family-note = Tick one set, or several to shuffle them together. Where their rulebooks differ, the first one you tick rules.
web-family-seats = { $least } to { $most } players.
web-deck-set = Set
web-side-goth = Goth

# Gloom, and other tokens that do not stay for ever.

table-web-let-fade = Let { $count } { $token ->
       *[gloom] Gloom
    } fade
table-web-call-someone = Go back and call someone
table-web-lonely = { $token ->
       *[gloom] Nobody is here. A guest of any sort keeps all your Gloom.
    }
