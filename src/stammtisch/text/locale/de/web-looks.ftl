# Gesichter: wer am Tisch wie aussieht.

web-face-choose = Gesicht aussuchen
web-face-yours = Dein Gesicht
web-face-note = Alle am Tisch sehen es. Es lacht, schläft und wird wahnsinnig, je nachdem, wie das Spiel läuft.
web-face-head = Kopf
web-face-hat = Obendrauf
web-face-done = Das bin ich
web-face-ada = Rote Haare und Ohrringe
web-face-bruno = Mütze und Bart
web-face-carla = Locken und runde Brille
web-face-rosa = Bommelmütze
web-face-emil = Glatze und Schnurrbart
web-face-fenja = Zöpfe und Blumen
web-face-gil = Aus der Tiefe
web-face-nox = Schwarze Haare, blass
web-face-lin = Dunkler Dutt
web-face-tarik = Tolle und Bart
web-face-olga = Grauer Dutt und Brille
web-face-kit = Kapuze mit Ohren
web-hat-none = Nichts
web-hat-beret = Baskenmütze
web-hat-top = Zylinder
web-hat-veil = Schleier
web-hat-nightcap = Schlafmütze
web-hat-party = Partyhut

# Sets, die sich mischen lassen.

web-family-slack = Chez: Such dir deine WG aus
web-family-note = Kreuz ein Set an, oder mehrere, dann werden sie gemischt. Wo ihre Regelhefte verschieden sind, gilt das Heft des Sets, das du zuerst ankreuzt.
web-family-seats = { $least } bis { $most } Leute.
web-deck-set = Set
web-side-goth = Goth

# Weltschmerz und was sonst nicht ewig bleibt.

table-web-let-fade = { $count } { $token ->
       *[gloom] Weltschmerz
    } verfliegen lassen
table-web-call-someone = Doch noch jemanden anrufen
table-web-lonely = { $token ->
       *[gloom] Niemand ist da. Irgendein Besuch, und dein Weltschmerz bleibt.
    }
