# Spielend lernen: was ein geführtes Spiel bei jedem Schritt sagt, und ein Tisch mit Schritten zum Ausprobieren.

lesson-guide = Dein erstes Spiel
lesson-name = Gast
lesson-goes-on = { $name } macht weiter.
lesson-refused = Geht nicht: { $move }. { $why }

guide-cthulhu-call = Du brauchst 21 Slack, und auch Besuch bringt Slack: Ruf den Kultisten aus 3B an. Ob er kommt, sagt der Würfel.
guide-cthulhu-throw = Arne frisst Essen und Haustiere. Aber nicht bei dir: Schick ihn zu { $bot1 }.
guide-cthulhu-on = { $bot1 } ist ein Haustier los. Genug Besuch für heute: Weiter zu deiner Freizeit.
guide-cthulhu-shop = Du hast 2 Freizeit und 2 Einkommen. Leg Sojasprossen und T-Shirt in den Korb: Eine Shopping-Tour kostet eine Freizeit.
guide-cthulhu-do = Deine letzte Freizeit: Spiel Schlafen. Ewige Studenten können das gut, darum gibt es 1 Slack mehr.
guide-cthulhu-keep = Eine unbequeme Wahrheit kann jemanden aufhalten. Heb sie auf und beende deinen Zug.
guide-cthulhu-watch = Jetzt ist { $bot1 } dran. Sie braucht 22 Slack: Behalt sie im Auge.
guide-cthulhu-stop = Ein Wochenende für 4 Slack? Drück auf Stopp! und spiel die unbequeme Wahrheit, bevor es passiert.
guide-cthulhu-guest = Abgesagt! Du bist wieder dran. Deine Gäste bringen Slack, also muss niemand gehen.
guide-cthulhu-nobody = Sonst ist niemand anzurufen. Weiter zu deiner Freizeit.
guide-cthulhu-win = Du hast 18 von 21, und die Massage mit acht Armen bringt 3. Spiel sie und gewinn!
guide-cthulhu-end = 21 Slack: Du hast gewonnen! Anrufen, einkaufen, etwas tun, die anderen aufhalten. Das ist das ganze Spiel; den Rest machen die Karten.

guide-goth-call = Du brauchst 21, und Weltschmerz zählt wie Slack. Aber er braucht Gesellschaft: Ruf die Oma in Schwarz an. Ob sie kommt, sagt der Würfel.
guide-goth-kept = Oma ist da, also bleibt dir dein Weltschmerz. Weiter zu deiner Freizeit.
guide-goth-mope = Du hast eine Freizeit: Spiel Trübsal blasen. Das bringt 1 Weltschmerz, und noch 1, weil Oma zusieht.
guide-goth-whenever = Karten mit orangem Rand gehen jederzeit. Das Ende der Sommerzeit bringt dir noch eine Freizeit.
guide-goth-shop = Jetzt eine Shopping-Tour: Leg das Samtcape und die Netzstrümpfe in den Korb. Dank Oma ist Kleidung 1 Slack mehr wert.
guide-goth-keep = Fernsehen kannst du auch gegen andere spielen. Heb es auf und beende deinen Zug.
guide-goth-watch = Jetzt ist { $bot1 } dran. Sie hat 3 Weltschmerz, aber kein Publikum.
guide-goth-fade = Sie ist mit dem Anrufen fertig, und niemand ist bei ihr: 1 Weltschmerz verfliegt. Lass es durchgehen und sieh zu.
guide-goth-throw = 3 Slack fürs Schlafen? Drück auf Stopp! und schalte ihr den Fernseher ein, bevor es passiert.
guide-goth-guest = Ungültig! { $bot1 } sieht jetzt fern. Du bist wieder dran: Oma bewahrt deinen Weltschmerz, also muss niemand gehen.
guide-goth-cat = Luzifer kommt ohne Wurf und bringt 1 Slack. Auch Katzen sind Gesellschaft.
guide-goth-on = Jetzt hast du zwei im Publikum. Weiter zu deiner Freizeit.
guide-goth-win = Du hast 18 von 21. Jammern bringt 1 Slack und mit Publikum 2 Weltschmerz. Spiel es und gewinn!
guide-goth-end = 15 Slack und 6 Weltschmerz zählen zusammen 21 Slack: Du hast gewonnen! Publikum finden, stilvoll leiden, die anderen aufhalten. Den Rest machen die Karten.

guide-geek-call = Du brauchst 22 Slack, und auch Besuch bringt Slack: Ruf den Gast an, der abwäscht. Ob er kommt, sagt der Würfel.
guide-geek-throw = Der Raucher vom Balkon schnorrt Zigaretten. { $bot1 } hat welche: Schick ihn dorthin.
guide-geek-on = { $bot1 } hat nichts mehr zu rauchen. Genug Besuch für heute: Weiter zu deiner Freizeit.
guide-geek-shop = Du hast 2 Freizeit und 2 Einkommen. Leg Lehrbuch und Tütennudeln in den Korb: Eine Shopping-Tour kostet eine Freizeit.
guide-geek-surf = Deine letzte Freizeit: Geh im Netz surfen. Es gibt nur eine Leitung, darum kann bis zu deinem nächsten Zug niemand sonst telefonieren.
guide-geek-keep = „Stör ich?“ kann jemanden aufhalten. Heb die Karte auf und beende deinen Zug.
guide-geek-watch = Jetzt ist { $bot1 } dran. Deinetwegen ist besetzt, aber sie hat etwas anderes vor.
guide-geek-stop = Ein Spieleabend? Drück auf Stopp! und spiel „Stör ich?“, bevor es passiert.
guide-geek-guest = Ungültig! Du bist wieder dran. Dein Gast bringt Slack und wäscht ab, also muss niemand gehen.
guide-geek-cat = Katzen kommen ohne Wurf und zählen als Personen. Lass die Katze herein, die Geschenke bringt.
guide-geek-ready = Zwei Gäste, das ist schon eine Party. Weiter zu deiner Freizeit.
guide-geek-do = Spiel den Rollenspielabend: 1 Slack, und noch 1 für jeden deiner Gäste.
guide-geek-win = 20 von 22, und Karten mit orangem Rand gehen jederzeit. Leih dir die Taschenkonsole von { $bot1 }, die ist 2 wert, und gewinn!
guide-geek-end = 22 Slack: Du hast gewonnen, und morgen kriegt sie das Ding zurück. Anrufen, einkaufen, etwas tun, die anderen aufhalten. Den Rest machen die Karten.

guide-guevara-call = Du bist Korporal und brauchst 20 Slack. Auch Gesellschaft ist Slack: Ruf den Speichellecker in dein Zelt. Ein Würfel sagt, ob er im Lager ist.
guide-guevara-send = Gordo isst alles, was er findet. Nicht bei dir: Schick ihn zu { $bot1 }.
guide-guevara-on = { $bot1 } hat keine Bohnen mehr. Genug Gäste für heute: weiter zu deiner Freizeit.
guide-guevara-raid = Niemand hier steht über dir, also darfst du einen Überfall anordnen. Spiel ihn: Alle würfeln, und der höchste Wurf wird befördert.
guide-guevara-loot = Eine 5, und du bist Sergeant! Du suchst auch zuerst von der Beute aus, und zwar jede Karte. „Die Kunst des Krieges“ ist 3 wert.
guide-guevara-tent = Leg sie in dein Zelt: Beute kostet nichts. { $bot1 } bekommt, was übrig ist.
guide-guevara-scrounge = Deine letzte Freizeit: Geh abstauben und leg das Neue Barett in den Korb.
guide-guevara-keep = „Löcher buddeln“ und „Denunziert!“ sind für { $bot1 }. Behalte sie und beende deinen Zug.
guide-guevara-watch = Jetzt ist { $bot1 } dran. Sie ist Gefreite, und du stehst über ihr.
guide-guevara-order = Sie will schlafen? Drück auf Stopp und lass sie stattdessen Löcher buddeln. Jeder Befehl ist für dich 1 Slack wert.
guide-guevara-denounce = Kein Schläfchen. Und Karten mit orangem Rand gehen jederzeit: Denunziere sie. Sie muss auf 3 oder mehr kommen.
guide-guevara-guilty = Schuldig! Tiefer fallen kann eine Gefreite nicht, aber du darfst einen ihrer Gäste wegschicken. Nimm den Naturburschen.
guide-guevara-guests = Er ist jetzt bei dir. Wieder dein Zug: Deine Gäste bringen Slack, also muss niemand gehen.
guide-guevara-nobody = Sonst ist niemand zu rufen. Weiter zu deiner Freizeit.
guide-guevara-win = Du hast 18 von 20, und „Schlafen“ ist 2 wert. Spiel es und gewinne!
guide-guevara-end = 20 Slack: Du hast gewonnen und darfst nach Hause! Aufsteigen, schikanieren, überfallen, denunzieren. Den Rest machen die Karten.

guide-scare-hide = Versteck deine Schreck-Karte zwischen fünf Entspannt-Karten. Als zweite von oben liegt sie gut: Wähle den Platz und leg sie dorthin.
guide-scare-watch = { $bot1 } spielt aus, dann alle der Reihe nach. Die höchste Karte bekommt den Stich.
guide-scare-take = Wer einen Stich nimmt, deckt seine oberste Karte auf. Deine ist eine Entspannt-Karte, also nimm ihn: Deine 6 schlägt die 4.
guide-scare-set = Puh, nichts passiert! Aber jetzt liegt deine Schreck-Karte oben: keine Stiche mehr. Spiel beide 8er zusammen: Zwei gleiche zählen nur 2,8.
guide-scare-hope = 2,8 ist leicht zu schlagen. Diesen Stich soll jemand anders nehmen.
guide-scare-end = { $bot2 } bekam ihn und erschrak: 0 Punkte. Deine Schreck-Karte lag oben, mit vier Karten darunter: 4 × 2 = 8 Punkte. Du hast gewonnen!

# Der Coach: warum ein Zug gut ist. Die Zahlen sind Schätzungen des Bots.

coach-chance = { $why } Danach gewinnst du { $chance } von 100 Spielen.
coach-slack-win = Damit solltest du gewinnen.
coach-slack-gain = Bringt dir etwa { $by } Slack.
coach-slack-call = { $chance ->
        [100] Kommt auf jeden Fall und bringt etwa { $by } Slack.
       *[other] Kommt in { $chance } von 100 Fällen; bringt im Schnitt etwa { $by } Slack.
    }
coach-slack-shop = { $count ->
        [one] Bringt dir etwa { $by } Slack.
       *[other] Alles in einer Tour: zusammen etwa { $by } Slack.
    }
coach-slack-harm = Trifft { $seat }. Das ist so gut wie { $by } Slack für dich.
coach-slack-evict = Dieser Gast kostet dich mehr, als er bringt. Er geht in { $chance } von 100 Fällen.
coach-slack-wait = Hier gibt es nichts Besseres zu tun: Heb deine Karten auf.
coach-slack-let-go = { $seat } hat wenig davon. Heb deine Karten für Schlimmeres auf.
coach-slack-no-answer = Nichts auf deiner Hand ist gut genug dagegen.
coach-slack-stop = Das nimmst du { $seat } weg: so gut wie { $by } Slack für dich.
coach-slack-stop-win = Sonst gewinnt { $seat }!
coach-slack-least = Das fehlt dir am wenigsten (etwa { $by } Slack).
coach-slack-door = Dort nützt es dir am meisten (etwa { $by } Slack).
coach-slack-job = Mit diesem Job brauchst du ungefähr { $turns } Züge bis zum Ziel.
coach-slack-gift = Umsonst, und bringt etwa { $by } Slack.
coach-slack-discard = Was du behältst, ist mehr wert als eine neue Karte; der Rest macht Platz.
coach-slack-denounce = { $seat } ist in { $chance } von 100 Fällen schuldig.
coach-slack-order = 1 Slack für dich, und { $seat } tut das statt etwas anderem (zusammen etwa { $by } Slack).
coach-slack-ask-raid = Wenn dir jemand einen Überfall gibt, bedienst du dich zuerst: etwa { $by } Slack.
coach-slack-partner = Jemand muss aufsteigen: { $seat } ist die kleinste Gefahr.
coach-slack-strike-back = Das gelingt immer: für dich etwa { $by } Slack wert.
coach-slack-sentence = Als Strafe ist dir das etwa { $by } Slack wert.
coach-slack-lend = Du bekommst deinen Teil der Beute: für dich etwa { $by } Slack wert.
coach-slack-take = Du führst den Überfall an und bedienst dich zuerst: etwa { $by } Slack.
coach-slack-loot = Etwa { $by } Slack wert, samt dem, was andere nicht bekommen.
coach-slack-second = { $seat } ist die kleinste Gefahr.
coach-slack-vote = Wer am häufigsten genannt wird, wird degradiert: { $seat } trifft es am härtesten.
coach-slack-censor = Besser, diese Karte wird nie gegen dich gespielt.
coach-slack-rest = Tu in diesem Zug nichts, dann heilt eine Wunde.
coach-scare-top = Ganz oben: { $points } Punkte, wenn sofort jemand anders erschrickt, aber kein einziger Stich für dich.
coach-scare-hide = { $below ->
        [one] Eine Karte
       *[other] { $below } Karten
    } darunter würden zählen, und was darüber liegt, schützt dich.
coach-scare-hunt = Ganz unten: Du hast es auf die Paranoia abgesehen, also mach Stiche.
coach-scare-low = Bekommt den Stich kaum, also wird bei dir nichts aufgedeckt.
coach-scare-take = Kann den Stich bekommen (in { $chance } von 100 Fällen). { $due ->
        [one] Eine Karte wird
       *[other] { $due } Karten werden
    } aufgedeckt, und deine Schreck-Karte liegt auf Platz { $place }: ungefährlich.
coach-scare-risk = Bekommt den Stich in { $chance } von 100 Fällen, und dann kommt deine Schreck-Karte. Trotzdem das kleinste Übel.
coach-scare-lift = Mit der 0/10-Karte wird nichts aufgedeckt: Die unterste Karte kommt nach oben.
coach-scare-paranoia = Nimm ihn: Deine Schreck-Karte ist die letzte, und das ist Paranoia!
