### Die Regeln des Sets Goth zusätzlich zu denen in rules-slack.ftl, in unseren Worten.
### Reihenfolge und Quellen stehen in games/slack/sets/goth/rules.toml.

## Titel der Abschnitte

rules-section-goth-set = Das Set
rules-section-goth-gloom = Weltschmerz
rules-section-goth-guests = Gäste und Katzen
rules-section-goth-stopping = Rechtzeitig oder zu spät
rules-section-goth-mixing = Sets mischen

## Aus dem Regelheft

rule-GOTH-01 = Mit diesem Set spielen bis zu fünf. Mischt ihr Sets, haben mehr Leute Platz.
rule-GOTH-02 = Ihr braucht zwei Sorten Marker, je etwa 20: schwarze für Weltschmerz, andere für Slack. An diesem Tisch gehen sie nie aus.
rule-GOTH-03 = Es gibt acht Jobs.
rule-GOTH-04 = In diesem Set schwankt höchstens das Einkommen.
    .example = Angelique ist Barista mit Einkommen 2/3. Sie würfelt eine 3, also hat sie 2.
rule-GOTH-05 = Wer unerwünscht kommt, bringt keinen Slack oder kostet welchen.
    .example = Die Kollegin mit guter Laune zählt −1. So fühlt es sich auch an.
rule-GOTH-06 = Der Import aus Europa will Kleidung und Glitzer. Er nimmt bei der Ankunft eine solche Karte und in jedem weiteren deiner Züge noch eine.
    .example = Hugo schickt ihn zu Isolde, die das Ankh hergibt. Sie würfelt eine 3, er bleibt, und das Samtcape ist weg. Der nächste Fehlwurf kostet nichts, denn es ist nichts mehr da. Mit einer 6 schickt sie ihn zurück zu Hugo.
rule-GOTH-07 = Katzen sind in jeder Hinsicht Personen, nur kommen sie ohne Wurf.
    .example = Eine einzige Katze rettet deinen Weltschmerz.
rule-GOTH-08 = Bist du mit dem Anrufen fertig und niemand ist in deinem Zimmer, verlierst du 1 Weltschmerz.
    .example = Mit 3 Weltschmerz und leerem Zimmer bleiben dir 2. Wer keinen hat, verliert keinen.
rule-GOTH-09 = Eine einzige Person genügt, damit du allen Weltschmerz behältst, egal ob Nervensäge oder Katze.
rule-GOTH-10 = Weltschmerz liegt vor dir, nicht auf Karten. Verlierst du eine Karte, bleibt er dir.
rule-GOTH-11 = Ein Gast, der gehen muss, geht in ein anderes Zimmer, das ihm offensteht. Nur wenn es keines gibt, wird er abgelegt (Option evict_discard).
rule-GOTH-12 = Du darfst alle in deinem Zimmer hinausbitten.
rule-GOTH-13 = Sobald für eine Karte gewürfelt ist, kann man sie nicht mehr ungültig machen: für eine Person, für Geld, für Slack oder für Weltschmerz.
rule-GOTH-14 = Weltschmerz bekommst du durch Karten, die man auf dich spielt, und durch trübsinnige Aktivitäten wie Trübsal blasen und Jammern. Mit Publikum gibt es mehr.
rule-GOTH-15 = Weltschmerz zählt für dein Ziel wie Slack.
    .example = Das Ziel ist 21. Mit 18 Slack und 3 Weltschmerz hast du gewonnen.
rule-GOTH-16 = Manche Karten nehmen dir Weltschmerz weg.
rule-GOTH-17 = Geld, das dir eine Karte gibt, kannst du sofort ausgeben.
    .example = Bei Einkommen 2 macht die gefundene Geldbörse daraus 5: genug für den Sarg (3) und Absinth (2). Das sind 4 Slack für eine Freizeit.
rule-GOTH-18 = Wegnehmen ist nicht ungültig machen: Wer mit einer Karte das Ziel erreicht hat, hat gewonnen.
    .example = Mit 20 von 21 Slack gewinnen die zerrissenen Netzstrümpfe, auch wenn sie sich gleich darauf jemand leiht.
rule-GOTH-19 = Herr Sonnenschein macht eine Schlafen-Karte nur ungültig, während sie gespielt wird.
rule-GOTH-20 = Als Barista bekommst du für Schlafen-Karten 1 Slack mehr, als Leichenhauswärter für Bücher.
rule-GOTH-21 = In einem gemischten Spiel werden alle Jobs zusammengemischt. Die aus diesem Set sind Goth-Jobs; du bekommst einen davon oder eben nicht.
rule-GOTH-22 = Mit einem neuen Job kannst du zum Goth werden oder aufhören, einer zu sein.
rule-GOTH-23 = Nur wer einen Goth-Job hat, kann Weltschmerz bekommen.
rule-GOTH-24 = Was eine Karte mit Weltschmerz sonst noch tut, trifft auch alle anderen.
rule-GOTH-25 = Hörst du auf, ein Goth zu sein, verlierst du allen Weltschmerz. Hattest du welchen, bekommst du 1 Slack, der unter deinem Job liegt.
    .example = Aus 3 Weltschmerz werden keiner und 1 Slack.
rule-GOTH-26 = Wer keinen Weltschmerz zu verlieren hatte, bekommt dafür auch keinen Slack.
rule-GOTH-27 = Diesen Slack behältst du, auch wenn du wieder zum Goth wirst.
rule-GOTH-28 = Wirst du zum Goth, bekommst du sofort 1 Weltschmerz.
rule-GOTH-29 = Schwarz gestrichene Fenster geben allen Goths 1 Slack und nehmen allen anderen 1.
rule-GOTH-30 = Kommt die Karte weg, ist beides rückgängig gemacht.
rule-GOTH-31 = Poet, Drummer und Zeitarbeiter sind einander gleich: Was einen davon verschont, verschont alle drei.
rule-GOTH-32 = In einem gemischten Spiel zählen Bloggen und Onlineshopping als Im Netz surfen.
rule-GOTH-33 = Eine Karte ist für Goths und alle anderen gleich viel wert. Ihr dürft ausmachen, dass manches nur einer Seite gefällt, nur nicht bei Schäferstündchen (Option split_slack).
rule-GOTH-34 = Das Regelheft erwähnt ausführlichere Regeln für gemischte Spiele, die anderswo stehen. An diesem Tisch gilt, was im Regelheft steht.

## Unsere eigenen

rule-AMB-26 = Auch eine Katze darfst du hinausbitten (Option evict_cats).
rule-AMB-27 = Bevor Weltschmerz verfliegt, dürfen alle noch Jederzeit-Karten spielen.
rule-AMB-55 = Wo sich die Regelhefte gemischter Sets widersprechen, gilt das des zuerst genannten (Optionen evict_discard, evict_target und evict_cats).
rule-AMB-56 = Ob schwarz gestrichene Fenster dir etwas geben oder nehmen, hängt davon ab, auf welcher Seite du gerade bist.
rule-AMB-57 = Karten mit demselben Namen sind in einem gemischten Spiel dieselbe Karte, und es gibt davon so viele wie in allen Sets zusammen.
