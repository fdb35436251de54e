### So wird gespielt, auf etwa einer Seite.

how-slack-goal = Das Ziel
    .text = Ihr teilt euch eine Wohnung und wollt so wenig wie möglich tun. Was sich in deinem Zimmer ansammelt, bringt Slack. Wie viel du brauchst, steht auf deinem Job, und wer zuerst dort ist, gewinnt sofort, auch wenn es nur für einen Augenblick war.
how-slack-turn = Dein Zug
    .text = Du ziehst auf sechs Karten auf. Dann darfst du Gäste hinausbitten: Ab einer 4 gehen sie. Du rufst Personen an, zu dir oder zu anderen; wer Slack bringt, kommt ab einer 3. Jede Freizeit reicht für eine Aktivität oder eine Shopping-Tour, und Dinge kosten Einkommen. Am Ende behältst du höchstens fünf Karten.
how-slack-stop = Stopp!
    .text = Bevor etwas geschieht, gibt es eine kurze Pause. Ein Ring läuft ab, und so lange kannst du Stopp! drücken und eine Karte spielen, die etwas dagegen hat, zum Beispiel TV gegen die Freizeit von jemandem. Niemand muss etwas drücken, und läuten darfst du auch ohne passende Karte.
how-slack-whenever = Jederzeit
    .text = Karten mit orangem Rand gehen jederzeit, auch wenn andere dran sind. Drück auf eine und du siehst, was sie jetzt bewirken würde; eine dunkle Karte sagt, warum sie warten muss.
how-goth-gloom = Weltschmerz
    .text = Weltschmerz zählt wie Slack, und vor Publikum leidet es sich besser. Ist aber niemand in deinem Zimmer, wenn du mit dem Anrufen fertig bist, verfliegt 1 Weltschmerz. Auch Nervensägen und Katzen sind Gesellschaft. Pass auf dein Publikum auf: Die anderen werden es dir abspenstig machen.
how-geek-apartment = Die WG
    .text = Besuch macht Partys, Technik macht Ärger, und es gibt nur eine Telefonleitung: Wer surft, lässt niemanden telefonieren. Man kann sich Dinge ausleihen und neu würfeln, und manches, was du tust, hilft auch den anderen.
how-cthulhu-madness = Wahnsinn
    .text = Der erste Wahnsinn kostet Slack, viel davon gibt alles zurück. Mit 9 bist du Vollkommen Durchgeknallt, und von da an ist jeder Wahnsinn Slack. Ob du gewonnen hast, wird mit deinem Wahnsinn gerechnet.
how-slack-talk = Reden
    .text = Zeig deine Hand, bettle, drohe, versprich. Keine Abmachung bindet jemanden, und Karten werden nie verschenkt.
how-slack-colors = Die Farben
    .text = Grün: Personen und Tiere. Blau: Dinge zum Kaufen. Rot: Aktivitäten. Orange: Jederzeit-Karten. Lila: Jobs. Die Zahl im Siegel ist der Slack, die Münzen sind der Preis.

how-scare-goal = Das Ziel
    .text = Ihr sammelt über mehrere Runden Punkte. Es gibt sie für die Karten deines Stapels, die am Ende einer Runde noch verdeckt unter deiner Schreck-Karte liegen.
how-scare-hide = Die Schreck-Karte verstecken
    .text = Zu Beginn der Runde steckst du deine Schreck-Karte irgendwo in deinen Stapel. Weit oben gibt es viel zu gewinnen und viel zu fürchten; ganz unten bringt sie nichts, außer du hast es auf die Paranoia abgesehen.
how-scare-trick = Der Stich
    .text = Alle spielen einmal: eine Karte oder mehrere mit derselben Zahl. Drei 8er zählen 3,8, also weniger als eine einzelne 4. Der höchste Wert bekommt den Stich, bei gleichen der letzte.
how-scare-scare = Der Preis
    .text = Wer den Stich bekommt, deckt die oberste Karte des eigenen Stapels auf, und für jede 5 darin noch eine. Ist das die Schreck-Karte, endet die Runde, und es gibt nichts.
how-scare-wild = Die 0/10-Karte
    .text = Sie zählt 0 oder 10, wie du es beim Ausspielen sagst. Für diesen Stich wird nichts aufgedeckt; stattdessen kommt bei der Person, die den Stich bekommt, die unterste Karte des Stapels nach oben.
how-scare-paranoia = Paranoia
    .text = Deck deine Schreck-Karte als allerletzte Karte deines Stapels auf, und du bekommst 10 Punkte und alle anderen keinen.
