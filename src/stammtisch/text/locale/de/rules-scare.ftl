### Die Regeln von Schreck. TRK: aus den erhaltenen Seiten, in unseren Worten. AMB: unsere Festlegungen. REC: unsere Rekonstruktion der verlorenen Seite.
### Lesereihenfolge und Quellen stehen in games/scare/rules.toml.

## Überschriften

rules-section-scare-setup = Aufbau
rules-section-scare-hiding = Die Schreck-Karte verstecken
rules-section-scare-trick = Einen Stich spielen
rules-section-scare-taking = Einen Stich bekommen
rules-section-scare-wild = Die 0/10-Karte
rules-section-scare-round-end = Ende der Runde
rules-section-scare-scoring = Wertung
rules-section-scare-paranoia = Paranoia
rules-section-scare-next-round = Die nächste Runde
rules-section-scare-game-end = Ende des Spiels

## Aus den erhaltenen Seiten

rule-TRK-01 = Pro Stich spielt jede Person reihum genau einmal. Die Werte vergleicht ihr erst, wenn alle dran waren.
rule-TRK-02 = Eine Karte allein ist so viel wert wie die Zahl, die darauf steht.
rule-TRK-03 = Statt einer Karte darfst du auch mehrere auf einmal spielen, sofern sie alle dieselbe Zahl zeigen.
rule-TRK-04 = Mehrere gleiche Karten liest du als Kommazahl: vor dem Komma, wie viele es sind, dahinter ihre Zahl. Drei gleiche Karten liegen damit über einer einzelnen 3 und unter einer einzelnen 4.
    .example = Drei Achten ergeben 3,8. Eine 4 allein ist mehr.
rule-TRK-05 = Der Stich geht an den höchsten Wert. Ein Grund zur Freude ist das selten.
rule-TRK-06 = Wurde der höchste Wert mehrmals gespielt, geht der Stich an die Person, die ihn als letzte gelegt hat.
    .example = Ada spielt eine 1, Ben eine 4, Cleo zwei Fünfen (Wert 2,5) und Dan noch eine 4. Die beiden Vieren liegen gleichauf vorn, aber Dans Vier kam später: Der Stich gehört ihm.
rule-TRK-07 = Ein Stich hat seinen Preis: Du deckst von deinem Charakterstapel die oberste Karte auf. Sie bleibt offen neben dem Stapel liegen.
rule-TRK-08 = Jede 5 im Stich macht es schlimmer: Für jede davon deckst du noch eine Karte mehr auf. Wer die 5 gespielt hat, ist egal; auch deine eigenen zählen.
    .example = Dan bekommt einen Stich, in dem Cleos zwei Fünfen liegen. Er deckt drei Karten auf: eine wegen des Stichs, zwei wegen der Fünfen.
rule-TRK-09 = Dein Charakterstapel besteht aus Entspannt-Karten und genau einer Schreck-Karte.
rule-TRK-10 = Bleibt deine Schreck-Karte verborgen, ist alles gut. Deine aufgedeckten Entspannt-Karten bleiben offen neben dem Stapel.
rule-TRK-11 = Wer den Stich bekommen hat, legt danach alle Karten daraus offen auf den Ablagestapel, ganz gleich, von wem sie stammen.
rule-TRK-12 = Den nächsten Stich eröffnet, wer den letzten bekommen hat.
rule-TRK-13 = Die Runde ist zu Ende, wenn jemand einen Stich bekommt und dabei auf die eigene Schreck-Karte stößt.
rule-TRK-14 = Die Runde ist auch zu Ende, wenn alle Hände leer sind.
rule-TRK-15 = Hat deine eigene Schreck-Karte die Runde beendet, bekommst du 0 Punkte. Die einzige Ausnahme ist die Paranoia (TRK-22).
    .example = Dan bekommt einen Stich, seine Schreck-Karte kommt zum Vorschein, und die Runde ist vorbei. Für ihn gibt es 0 Punkte.
rule-TRK-16 = Alle anderen decken nun ihren Stapel von oben Karte für Karte auf. Bei der Schreck-Karte ist Schluss.
rule-TRK-17 = Jede Entspannt-Karte, die dann noch verdeckt unter deiner Schreck-Karte liegt, zählt 1 Punkt.
    .example = Bei Cleo kommen erst drei Entspannt-Karten, dann die Schreck-Karte. Darunter liegen noch zwei Entspannt-Karten: 2 Punkte.
rule-TRK-18 = Ist bei der Wertung schon die allererste Karte deine Schreck-Karte, zählt jede Entspannt-Karte darunter doppelt, also 2 Punkte.
    .example = Ben erwischt sofort seine Schreck-Karte. Darunter liegen noch drei Entspannt-Karten: 6 Punkte.
rule-TRK-19 = Steckt die Schreck-Karte ganz unten, liegt nichts mehr darunter. In dieser Wertung bringt sie deshalb 0 Punkte.
    .example = Ada wollte die Paranoia und hat ihre Schreck-Karte ganz unten versteckt. Dan hat die Runde beendet, bevor es so weit war, also bekommt sie 0 Punkte.
rule-TRK-20 = Endet die Runde, weil alle Hände leer sind, hat sich niemand erschreckt. Dann wertet ihr alle ganz normal (TRK-16 bis TRK-18).
rule-TRK-21 = Zu Beginn der Runde entscheidest du, wo in deinem Stapel die Schreck-Karte steckt. Jeder Platz ist recht, von ganz oben bis ganz unten.
rule-TRK-22 = Paranoia: Bekommst du einen Stich und deckst dabei die Schreck-Karte als letzte Karte deines Stapels auf, endet die Runde. Du erhältst 10 Punkte, alle anderen 0.
rule-TRK-23 = Die Paranoia zählt nur, wenn das Ende der Runde auf dein Konto geht. Endet die Runde auf andere Weise, wird eine Schreck-Karte ganz unten wie üblich gewertet (TRK-19).
rule-TRK-24 = Spielst du die 0/10-Karte, sagst du sofort, ob sie eine 0 oder eine 10 ist. Alle hören es, und dabei bleibt es.
rule-TRK-25 = Liegt die 0/10-Karte im Stich, wird dafür keine einzige Karte aufgedeckt. Das gilt selbst dann, wenn der Stich voller Fünfen ist.
rule-TRK-26 = Wer diesen Stich bekommt, legt stattdessen vom eigenen Stapel die unterste Karte nach oben. Sie bleibt verdeckt, und niemand sieht sie sich an.
    .example = Ada hat ihre Schreck-Karte ganz unten versteckt und bekommt einen Stich mit der 0/10-Karte. Nun liegt die Schreck-Karte obenauf, und mit der Paranoia wird es vorerst nichts. Einen Platz höher versteckt, läge sie jetzt ganz unten.
rule-TRK-27 = Ist vom Stapel nur noch eine Karte übrig, passiert gar nichts: Keine Karte wandert, keine wird aufgedeckt.
rule-TRK-28 = Nach der Wertung kommen alle Monsterkarten zurück in den Monsterstapel: vom Tisch, vom Ablagestapel und aus euren Händen. Dann wird gut gemischt.
rule-TRK-29 = Die Startkarte wandert einen Platz nach links. Wer sie nun hat, teilt gleich für die nächste Runde aus.
rule-TRK-30 = Zu dritt spielt ihr 6 Runden. So habt ihr alle zweimal die Startkarte.
rule-TRK-31 = Zu viert spielt ihr 8 Runden. Auch hier habt ihr alle zweimal die Startkarte.
rule-TRK-32 = Zu fünft spielt ihr 5 Runden. Ihr habt alle einmal die Startkarte.
rule-TRK-33 = Zu sechst spielt ihr 6 Runden. Auch hier habt ihr alle einmal die Startkarte.
rule-TRK-34 = Es gewinnt, wer über alle Runden die meisten Punkte gesammelt hat. Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg.
rule-TRK-35 = Wenn ihr mögt, vereinbart ihr vorab statt der festen Rundenzahl ein Punkteziel, etwa 25. Dann spielt ihr, bis am Ende einer Runde jemand so viele Punkte hat oder mehr.
rule-TRK-36 = Nach jeder Runde werden die Punkte aufgeschrieben. An diesem Tisch übernimmt das Programm das für euch.

## Unsere Festlegungen, wo die erhaltenen Seiten schweigen

rule-AMB-42 = Die Seite, die das Kartendeck beschreibt, ist verloren; deshalb haben wir ein eigenes Deck entworfen (Option copies).
rule-AMB-43 = Zwei Karten mit dem Wert 10 werden nie zusammen gespielt, über 2,10 muss also niemand grübeln. Normalerweise gibt es nur eine 0/10-Karte, und wo es mehr sind, wird jede allein gespielt.
rule-AMB-44 = Erscheint die Schreck-Karte, bevor du alle fälligen Karten aufgedeckt hast, hörst du sofort auf, und die Runde endet (Option stop_at_scare).
rule-AMB-45 = Hast du keine Karten mehr, andere aber schon, wirst du übersprungen.
rule-AMB-46 = Erreichen mehrere in derselben Runde das Punkteziel, gewinnt die höchste Gesamtzahl. Bei gleicher Gesamtzahl teilen sie sich den Sieg.
rule-AMB-47 = Hat dein Stapel weniger Karten, als du aufdecken müsstest, deckst du auf, was da ist. Der Rest verfällt.
rule-AMB-48 = Landen zwei 0/10-Karten im selben Stich, wirken sie trotzdem nur einmal. Eine Karte wandert nach oben, nicht zwei.

## Unsere Rekonstruktion der verlorenen Seite

rule-REC-01 = Ein Charakterstapel hat sechs Karten, fünf Entspannt-Karten und eine Schreck-Karte (Option stack_size).
rule-REC-02 = Sieh dir erst deine Handkarten an und versteck dann deine Schreck-Karte; das macht ihr alle geheim, gleichzeitig und in jeder Runde neu. Alle Plätze sind erlaubt, sofern euer Tisch nicht einige Entspannt-Karten obenauf verlangt (Option fright_min_above).
rule-REC-03 = Die Monsterkarten zeigen die Zahlen 1 bis 9, und jede Zahl gibt es achtmal (Option copies).
rule-REC-04 = Im Deck steckt genau eine 0/10-Karte (Option wild_count).
rule-REC-05 = Zu dritt, zu viert, zu fünft und zu sechst spielt ihr mit demselben Deck (Option copies). Was nicht ausgeteilt wird, bildet den verdeckten Monsterstapel, und niemand linst hinein.
rule-REC-06 = Alle bekommen zehn Karten auf die Hand, egal wie viele mitspielen (Option hand_size).
rule-REC-07 = Wer die Startkarte hat, teilt aus und eröffnet auch den ersten Stich der Runde (Option first_lead).
rule-REC-08 = Du spielst entweder eine Karte oder zwei und mehr gleiche Karten aus deiner Hand (Optionen allow_sets und max_set). Was die anderen gespielt haben, schränkt dich nicht ein, aber solange du Karten hast, musst du spielen.
rule-REC-09 = Die 0/10-Karte wird immer allein gespielt, nie zusammen mit anderen Karten.
rule-REC-10 = Während der Runde zieht ihr keine Karten nach, die Hände können also unterschiedlich schnell leer werden (Option refill).
rule-REC-11 = Mit leerer Hand wirst du übersprungen und kannst in dieser Runde keinen Stich mehr bekommen. Deinen Stapel behältst du, und er wird ganz normal gewertet.
rule-REC-12 = Müsste jemand mit leerer Hand den nächsten Stich eröffnen, tut es stattdessen im Uhrzeigersinn die nächste Person, die noch Karten hat.
rule-REC-13 = Hat nur noch eine Person Karten, spielt sie allein weiter und bekommt jeden Stich (Option solo_tail).
