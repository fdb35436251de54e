### Die Regeln des Sets Cthulhu zusätzlich zu denen in rules-slack.ftl, in unseren Worten.
### Lesereihenfolge und Quellen stehen in games/slack/sets/cthulhu/rules.toml.

## Überschriften

rules-section-cthulhu-set = Das Set
rules-section-cthulhu-madness = Wahnsinn
rules-section-cthulhu-guests = Besondere Gäste
rules-section-cthulhu-jobs = Den Job wechseln
rules-section-cthulhu-mixing = Sets mischen

## Aus den Regelheften

rule-CTH-01 = Die Schachtel enthält 112 Karten. 101 davon sind Leben-Karten (hinten grün), 9 sind Jobs (hinten lila), und je eine leere Karte von beiden Sorten wartet auf deine eigenen Erfindungen.
rule-CTH-02 = In der deutschen Schachtel liegen 20 Marker für Wahnsinn und 5 für Vollkommen Durchgeknallt. Die englische hat Marker für Slack, negativen Slack und Wahnsinn und 6 für Vollkommen Durchgeknallt; an diesem Tisch gehen sie nie aus.
rule-CTH-03 = Der Job-Stapel hat neun Karten.
rule-CTH-04 = In diesem Set kann nicht nur das Einkommen variabel sein, sondern auch die Freizeit.
rule-CTH-05 = Für Dinge gibt es sechs Kategorien, und die meisten haben mindestens eine davon: Essen, Alkohol, Gras, Pille, Buch oder Tentakel.
rule-CTH-06 = Manche Karten treiben dich in den Wahnsinn, einige wenige holen dich zurück. Marker zeigen allen, wie viel Wahnsinn du hast.
rule-CTH-07 = Ein bisschen Wahnsinn kostet dich Slack. Wird es mehr, schrumpft der Verlust wieder, und am Ende zahlt sich der Wahnsinn sogar aus.
rule-CTH-08 = Bis 3 Wahnsinn kostet dich jeder Punkt 1 Slack.
    .example = Ada hat 12 Slack und 2 Wahnsinn. Das zählt als 10.
rule-CTH-09 = Mit 4, 5 oder 6 Wahnsinn verlierst du insgesamt 3.
    .example = Ada hat 12 Slack und 6 Wahnsinn. Das zählt als 9.
rule-CTH-10 = Mit 7 Wahnsinn verlierst du nur noch 2.
rule-CTH-11 = Mit 8 Wahnsinn verlierst du nur noch 1.
rule-CTH-12 = Mit 9 Wahnsinn verlierst du gar nichts mehr.
rule-CTH-13 = Bist du bei 9 angekommen, gibst du alle Wahnsinn-Marker zurück und bist von da an Vollkommen Durchgeknallt.
    .example = Ada hat 8 Wahnsinn und bekommt 1 dazu. Ihre Marker gibt sie zurück, und nun ist sie Vollkommen Durchgeknallt.
rule-CTH-14 = Bist du Vollkommen Durchgeknallt, gibt es keine Heilung: Dein Wahnsinn lässt sich nicht mehr verringern.
    .example = „Älteres Zeichen“ nimmt Wahnsinn weg, aber wer Vollkommen Durchgeknallt ist, hat nichts davon.
rule-CTH-15 = Bist du Vollkommen Durchgeknallt, bekommst du überall dort Slack, wo du sonst Wahnsinn bekämst.
    .example = Ada ist Vollkommen Durchgeknallt und bekäme 1 Wahnsinn. Stattdessen hat sie 1 Slack mehr.
rule-CTH-16 = Ob du am Ziel bist, entscheidet dein Slack nach Abzug des Wahnsinns.
    .example = Cleo braucht 20. Ihre Karten ergeben 22, und mit 6 Wahnsinn kommt sie nur auf 19. Mit noch einem Punkt Wahnsinn verliert sie nur 2: Das macht 20, und sie gewinnt.
rule-CTH-17 = Zählt ihr mit Markern rückwärts (SLACK-94), ist mit dem letzten Marker noch nicht bewiesen, dass du gewonnen hast. Der Wahnsinn kann dich trotzdem unter dem Ziel halten.
rule-CTH-18 = Slack, der aus Wahnsinn entsteht, gehört zu keiner Karte, also liegt er unterhalb deiner Job-Karte.
rule-CTH-19 = Das Manga-Mädchen ist auf Tentakel aus. Es nimmt eine Tentakel-Karte beim Hereinkommen und in jedem weiteren deiner Züge noch eine.
rule-CTH-20 = Zimmer ohne Tentakel-Karte meidet das Manga-Mädchen, ob es nun dort gespielt oder dorthin geschickt wird. Steht ihm kein Zimmer offen, wird es abgelegt.
rule-CTH-21 = Arne der Allesfresser ist auf Essen und Haustiere aus. Er nimmt eine solche Karte beim Hereinkommen und in jedem weiteren deiner Züge noch eine.
    .example = Bei Cleo bekommt er erst die Sojasprossen und einen Zug später Hastur.
rule-CTH-22 = Der Tiefe Westley ist eingeladen und 1 Slack wert. Kommt er zu dir, darfst du eine Karte mit Essen, Alkohol oder Gras aus der Hand ins Spiel bringen, und das kostet dich weder Freizeit noch Geld.
rule-CTH-23 = „Neuer Job“ und „Missfallen des Meisters erregt!“ sind die Karten, die dir während des Spiels einen anderen Job verschaffen.
rule-CTH-24 = Wirst du zum Lakaien, bekommst du keine Karten nach, bevor dein nächster Zug anfängt.
    .example = Ada spielt „Neuer Job“ und zieht den Lakaien. Bis sie wieder an der Reihe ist, wird ihre Hand nicht aufgefüllt.
rule-CTH-25 = Ihr könnt dieses Set mit Chez Geek und seinen Erweiterungen mischen. Das deutsche Regelheft nennt auch die übrigen eigenständigen Spiele der Reihe.
rule-CTH-26 = In einem gemischten Spiel stehen Zigaretten und Tentakel füreinander ein: Was eine Karte über die einen sagt, gilt auch für die anderen.
    .example = Eine Geek-Karte, die Zigaretten trifft, trifft auch Tentakel.
rule-CTH-27 = In einem gemischten Spiel gibt es nur wenige Wahnsinn-Karten. Deshalb dürft ihr den Wahnsinn ganz weglassen (Option madness).
rule-CTH-28 = In einem gemischten Spiel könnt ihr auch jede Wahnsinn-Karte doppelt zählen lassen, damit die wenigen mehr Gewicht haben (Option madness).
rule-CTH-29 = Wie überall in der Familie sucht sich zuerst einen Job aus, wer das letzte Spiel gewonnen hat (SLACK-98, Option winner).
