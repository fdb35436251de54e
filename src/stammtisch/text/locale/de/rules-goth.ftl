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
    .example = Die Kollegin mit guter Laune schaut bei Ben vorbei. Sie zählt −1, und so fühlt es sich auch an.
rule-GOTH-06 = Der Import aus Europa will Kleidung und Glitzer. Er nimmt bei der Ankunft eine solche Karte und in jedem weiteren deiner Züge noch eine.
    .example = Hugo schickt ihn zu Isolde, die das Ankh hergibt. Sie würfelt eine 3, er bleibt, und das Samtcape ist weg. Der nächste Fehlwurf kostet nichts, denn es ist nichts mehr da. Mit einer 6 schickt sie ihn zurück zu Hugo.
rule-GOTH-07 = Katzen sind, was in anderen Sets Haustiere heißt. Sie gelten in jeder Hinsicht als Personen, nur kommen sie ohne Wurf.
    .example = Ada holt Luzifer in ihr leeres Zimmer. Das genügt als Gesellschaft: Ihr Weltschmerz bleibt ihr.
rule-GOTH-08 = Bist du mit dem Anrufen fertig und niemand ist in deinem Zimmer, verlierst du 1 Weltschmerz.
    .example = Mit 3 Weltschmerz und leerem Zimmer bleiben dir 2. Wer keinen hat, verliert keinen.
rule-GOTH-09 = Eine einzige Person genügt, damit du allen Weltschmerz behältst, egal ob Nervensäge oder Katze.
    .example = Bei Ada ist nur der Nachbar von unten. Er stört, aber er ist da: Ihre 3 Weltschmerz bleiben ihr.
rule-GOTH-10 = Weltschmerz liegt vor dir, nicht auf Karten. Verlierst du eine Karte, bleibt er dir.
    .example = Der Fensterputzer nimmt den Totenkopf-Leuchter mit. Die 2 Weltschmerz, die er Ada eingebracht hat, bleiben.
rule-GOTH-11 = Bei 4, 5 oder 6 zieht dein Gast in ein anderes Zimmer, das ihm offensteht, und du suchst es aus. Nur wenn es keines gibt, wird die Karte abgelegt; einfach ablegen wie in SLACK-54 geht hier nicht (Option evict_discard).
    .example = Ada würfelt für die Kollegin mit guter Laune eine 5. Auf den Ablagestapel darf sie nicht, also geht sie zu Ben, und der verliert 1 Slack.
rule-GOTH-12 = Du darfst alle in deinem Zimmer hinausbitten. Anders als in SLACK-52 gibt es für Katzen keine Ausnahme.
rule-GOTH-13 = Sobald für eine Karte gewürfelt ist, kann man sie nicht mehr ungültig machen: für eine Person, für Geld, für Slack oder für Weltschmerz.
    .example = Für Adas Schäferstündchen auf dem Friedhof ist gewürfelt. Bens „Nichts anzuziehen“ kommt zu spät.
rule-GOTH-14 = Weltschmerz bekommst du durch Karten, die man auf dich spielt, und durch trübsinnige Aktivitäten wie Trübsal blasen und Jammern. Mit Publikum gibt es mehr.
    .example = Allein bringt Trübsal blasen 1 Weltschmerz. Ada sehen das Nachbarskind und die Gräfin zu, also bekommt sie 3.
rule-GOTH-15 = Weltschmerz zählt für dein Ziel wie Slack.
    .example = Ada arbeitet in der Videothek und braucht 21. „Geschminkt schlafen“ bringt sie auf 18 Slack und 3 Weltschmerz: gewonnen.
rule-GOTH-16 = Manche Karten nehmen dir Weltschmerz weg.
    .example = Überraschungsparty! Ben verliert 2 seiner 3 Weltschmerz und zieht eine Karte.
rule-GOTH-17 = Geld, das dir eine Karte gibt, kannst du sofort ausgeben.
    .example = Ada hat 2 Einkommen und 2 Freizeit. Mit der gefundenen Geldbörse sind es 5 Einkommen: genug für den Sarg (3) und Absinth (2). Das sind 4 Slack, und eine Freizeit bleibt.
rule-GOTH-18 = Wegnehmen ist nicht ungültig machen: Wer mit einer Karte das Ziel erreicht hat, hat gewonnen.
    .example = Ada hat 20 von 21 Slack und kauft die zerrissenen Netzstrümpfe. Damit hat sie gewonnen, auch wenn Ben sie sich gern geliehen hätte.
rule-GOTH-19 = Herr Sonnenschein macht eine Schlafen-Karte nur ungültig, während sie gespielt wird.
    .example = Ada schläft, ihr Zug endet. Jetzt erst zieht Ben Herrn Sonnenschein: zu spät für diesen Schlaf.
rule-GOTH-20 = Als Barista bekommst du für Schlafen-Karten 1 Slack mehr, als Leichenhauswärter für Bücher.
    .example = Ada ist Barista. Für sie ist Schlafen 3 statt 2 Slack wert.
rule-GOTH-21 = In einem gemischten Spiel werden alle Jobs zusammengemischt. Die aus diesem Set sind Goth-Jobs; du bekommst einen davon oder eben nicht.
rule-GOTH-22 = Mit einem neuen Job kannst du zum Goth werden oder aufhören, einer zu sein.
rule-GOTH-23 = Nur wer einen Goth-Job hat, kann Weltschmerz bekommen.
    .example = Die Trauermärsche für Blockflöte bringen allen 1 Weltschmerz. Ada, Barista, bekommt ihn; Ben, Büroameise, hört nur Blockflöte.
rule-GOTH-24 = Was eine Karte außer Weltschmerz noch bewirkt, gilt für alle, ob Goth oder nicht.
rule-GOTH-25 = Hörst du auf, ein Goth zu sein, verlierst du allen Weltschmerz. Hattest du welchen, bekommst du 1 Slack, der unter deinem Job liegt.
    .example = Ada, Barista mit 3 Weltschmerz, geht in die Zeitarbeit. Der Weltschmerz ist weg, dafür hat sie 1 Slack mehr.
rule-GOTH-26 = Wer keinen Weltschmerz zu verlieren hatte, bekommt dafür auch keinen Slack.
rule-GOTH-27 = Diesen Slack behältst du, auch wenn du wieder zum Goth wirst.
rule-GOTH-28 = Wirst du zum Goth, bekommst du sofort 1 Weltschmerz.
    .example = Ada wird von der Zeitarbeiterin zur Poetin und hat schon am ersten Tag 1 Weltschmerz.
rule-GOTH-29 = Schwarz gestrichene Fenster geben allen Goths 1 Slack und nehmen allen anderen 1.
    .example = Ada kauft sie. Sie und Cleo sind Goths und bekommen je 1 Slack, Ada dazu noch den der Karte. Ben, Büroameise, verliert 1.
rule-GOTH-30 = Kommt die Karte weg, ist beides rückgängig gemacht.
    .example = Ben holt den Fensterputzer. Nun hat niemand mehr etwas von den Fenstern, im Guten wie im Schlechten.
rule-GOTH-31 = Poet, Drummer und Zeitarbeiter sind einander gleich: Was einen davon verschont, verschont alle drei.
    .example = „Schlechter Tag im Büro“ geht nicht gegen Ben, den Drummer. Cleo, Barista, hat weniger Glück.
rule-GOTH-32 = In einem gemischten Spiel zählen Bloggen und Onlineshopping als Im Netz surfen.
    .example = Ada bloggt, und jemand hebt den Hörer ab. Das war’s.
rule-GOTH-33 = Eine Karte ist für Goths und alle anderen gleich viel wert. Ihr dürft ausmachen, dass manches nur einer Seite gefällt, nur nicht bei Schäferstündchen (Option split_slack).
rule-GOTH-34 = Das Regelheft erwähnt ausführlichere Regeln für gemischte Spiele, die anderswo stehen. An diesem Tisch gilt, was im Regelheft steht.

## Unsere eigenen

rule-AMB-26 = Auch eine Katze darfst du hinausbitten (Option evict_cats).
    .example = Ada würfelt für die Weiße Katze eine 4, und schon zieht sie zu Ben.
rule-AMB-27 = Bevor Weltschmerz verfliegt, dürfen alle noch Jederzeit-Karten spielen.
    .example = Ada ist allein und mit dem Anrufen fertig. Bevor etwas verfliegt, holt ihr „Die bessere Party“ die Gräfin von Ben herüber, und der Weltschmerz bleibt.
rule-AMB-55 = Wo sich die Regelhefte gemischter Sets widersprechen, gilt das des zuerst genannten (Optionen evict_discard, evict_target und evict_cats).
rule-AMB-56 = Ob schwarz gestrichene Fenster dir etwas geben oder nehmen, hängt davon ab, auf welcher Seite du gerade bist.
rule-AMB-57 = Karten mit demselben Namen sind in einem gemischten Spiel dieselbe Karte, und es gibt davon so viele wie in allen Sets zusammen.
