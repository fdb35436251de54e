# Was Bots am Tisch sagen, je nach Charakter; und warum sie etwas getan haben. Zwei Zeilen für jeden Anlass.
# sunny: freut sich an allem. grumpy: hat es immer gewusst. dry: sieht es von Weitem.

remark-sunny-stopping-1 = Nicht so eilig, mein Schatz!
remark-sunny-stopping-2 = Die hab ich extra für dich aufgehoben!
remark-sunny-stopped-1 = Na gut. So müde war ich gar nicht.
remark-sunny-stopped-2 = Schön gemacht! Dann beim nächsten Mal.
remark-sunny-aimed-at-1 = Für mich? Das wär doch nicht nötig gewesen.
remark-sunny-aimed-at-2 = Oh, Post für mich!
remark-sunny-lost-1 = Sind ja nur Sachen.
remark-sunny-lost-2 = Das Zimmer wirkt gleich viel größer!
remark-sunny-robbed-1 = Pass gut drauf auf!
remark-sunny-robbed-2 = Du hättest fragen können. Ich hätte Nein gesagt.
remark-sunny-took-1 = Bei mir gefällt’s ihm eh besser.
remark-sunny-took-2 = Gefunden ist gefunden!
remark-sunny-no-luck-1 = Die melden sich bestimmt noch.
remark-sunny-no-luck-2 = Der Wille zählt.
remark-sunny-cozy-1 = So lässt sich’s leben!
remark-sunny-cozy-2 = Hat’s noch jemand so gemütlich?
remark-sunny-mad-1 = Die Tapete lässt grüßen!
remark-sunny-mad-2 = Auf einmal ergibt alles Sinn. Alles!
remark-sunny-gloomy-1 = Ist der Regen heute nicht herrlich?
remark-sunny-gloomy-2 = So schön traurig war’s lange nicht.
remark-sunny-faded-1 = Huch, ich hab gelächelt. Verzeihung!
remark-sunny-faded-2 = Ein Sonnenstrahl. Wo kommt der denn her?
remark-sunny-new-job-1 = Ein Neuanfang! Was macht man da so?
remark-sunny-new-job-2 = Neue Kollegen! Ich bring Kuchen mit.
remark-sunny-again-1 = Das eben war nur zum Aufwärmen!
remark-sunny-again-2 = Aller guten Dinge sind zwei!
remark-sunny-promoted-1 = Ich? Ich danke allen Mücken!
remark-sunny-promoted-2 = Neuer Dienstgrad, alte Bohnen!
remark-sunny-demoted-1 = Weniger auf den Schultern!
remark-sunny-demoted-2 = Von hier unten ist die Aussicht netter.
remark-sunny-wounded-1 = Nur ein Kratzer. Ein heldenhafter!
remark-sunny-wounded-2 = Hat jemand ein Pflaster mit Muster?
remark-sunny-denounced-1 = Bestimmt nur ein Schreibfehler.
remark-sunny-denounced-2 = Ich verzeihe dir. Später.
remark-sunny-innocent-1 = Der Anführer mag mich eben!
remark-sunny-innocent-2 = Nicht mal meine Socken sind schuldig!
remark-sunny-ordered-1 = Wollte ich sowieso gerade machen!
remark-sunny-ordered-2 = Frische Luft! Wie aufmerksam.
remark-sunny-scared-1 = Huch! Noch mal!
remark-sunny-scared-2 = Erwischt! Wie schön.
remark-sunny-paranoia-1 = Die waren wirklich hinter mir her!
remark-sunny-paranoia-2 = Ich hab doch was gehört!
remark-sunny-won-1 = War das ein schöner Abend. Noch eine Runde?
remark-sunny-won-2 = Ich danke meinem Sofa.
remark-sunny-beaten-1 = Gut gespielt! Morgen wieder?
remark-sunny-beaten-2 = Knapp daneben ist auch dabei.

remark-grumpy-stopping-1 = Kommt nicht infrage.
remark-grumpy-stopping-2 = Nicht in meinem Haus.
remark-grumpy-stopped-1 = Natürlich. War ja klar.
remark-grumpy-stopped-2 = Das merk ich mir.
remark-grumpy-aimed-at-1 = Wieso immer ich?
remark-grumpy-aimed-at-2 = Jetzt geht das wieder los.
remark-grumpy-lost-1 = Das war gerade erst abbezahlt.
remark-grumpy-lost-2 = Das war mal ein ruhiges Haus.
remark-grumpy-robbed-1 = Ich führe eine Liste. Du stehst drauf.
remark-grumpy-robbed-2 = Das war von meiner Oma!
remark-grumpy-took-1 = Miete.
remark-grumpy-took-2 = An dich war das verschwendet.
remark-grumpy-no-luck-1 = Kommt ja nie einer. Auch recht.
remark-grumpy-no-luck-2 = Billige Würfel.
remark-grumpy-cozy-1 = Geht so.
remark-grumpy-cozy-2 = Jetzt bitte keiner reden.
remark-grumpy-mad-1 = RUHE, hab ich gesagt. Du auch, Lampe.
remark-grumpy-mad-2 = Endlich jemand hier drin, der mir zustimmt.
remark-grumpy-gloomy-1 = Endlich ein Gefühl, dem ich traue.
remark-grumpy-gloomy-2 = Vorhang zu und alle raus.
remark-grumpy-faded-1 = Wer hat hier Licht reingelassen?
remark-grumpy-faded-2 = Nicht mal die Verzweiflung hält heute noch.
remark-grumpy-new-job-1 = Noch ein Chef. Großartig.
remark-grumpy-new-job-2 = Ich kündige. Wann fang ich an?
remark-grumpy-again-1 = Der lag schräg. Doch, der lag schräg.
remark-grumpy-again-2 = Der Würfel schuldet mir was.
remark-grumpy-promoted-1 = Wurde auch Zeit.
remark-grumpy-promoted-2 = Noch mehr Arbeit. Besten Dank.
remark-grumpy-demoted-1 = Die Mütze stand mir eh nicht.
remark-grumpy-demoted-2 = Das kommt in meine Memoiren.
remark-grumpy-wounded-1 = Wer hat den Stein da hingelegt?
remark-grumpy-wounded-2 = War ja klar. Natürlich mein Fuß.
remark-grumpy-denounced-1 = Ich weiß, wer das geschrieben hat.
remark-grumpy-denounced-2 = Und wer zählt den Zucker, hm?
remark-grumpy-innocent-1 = Sag ich doch seit Jahren.
remark-grumpy-innocent-2 = Nächstes Mal fragt ihr vorher.
remark-grumpy-ordered-1 = Ich bin älter als du.
remark-grumpy-ordered-2 = Mein Rücken sagt nein.
remark-grumpy-scared-1 = Ich bin nicht erschrocken. Ich bin mit Absicht gehüpft.
remark-grumpy-scared-2 = Sehr witzig. Haha.
remark-grumpy-paranoia-1 = Ich hab’s gewusst. Immer schon.
remark-grumpy-paranoia-2 = Und wer lacht jetzt?
remark-grumpy-won-1 = Hm. Nicht schlecht.
remark-grumpy-won-2 = So, und jetzt alle nach Hause.
remark-grumpy-beaten-1 = Ich hab dich gelassen.
remark-grumpy-beaten-2 = Die Karten. Es lag an den Karten.

remark-dry-stopping-1 = Eine kleine Korrektur.
remark-dry-stopping-2 = Ich hätte da einen Einwand.
remark-dry-stopped-1 = Zur Kenntnis genommen.
remark-dry-stopped-2 = Wie gründlich von dir.
remark-dry-aimed-at-1 = Man hat mich also bemerkt.
remark-dry-aimed-at-2 = Interessante Wahl.
remark-dry-lost-1 = Dann eben Minimalismus.
remark-dry-lost-2 = Ein Staubfänger weniger.
remark-dry-robbed-1 = Es beißt. Viel Vergnügen.
remark-dry-robbed-2 = Ein Verbrechen. Ein kleines, aber immerhin.
remark-dry-took-1 = Eine Dauerleihgabe.
remark-dry-took-2 = Ich sammle so etwas.
remark-dry-no-luck-1 = Statistik, persönlich anwesend.
remark-dry-no-luck-2 = Besetzt. Seit Äonen.
remark-dry-cozy-1 = Daran könnte man sich gewöhnen.
remark-dry-cozy-2 = Effizient gefaulenzt.
remark-dry-mad-1 = Ich wurde befördert. Vom Heizkörper.
remark-dry-mad-2 = Atmen die Wände immer im Dreivierteltakt?
remark-dry-gloomy-1 = Die Leere hat angerufen. Sie wartet in der Leitung.
remark-dry-gloomy-2 = In mir wohnen viele. Alle seufzen.
remark-dry-faded-1 = Aufgeheitert, gegen meinen Willen.
remark-dry-faded-2 = Meine Schwermut ist verdunstet. Wie traurig.
remark-dry-new-job-1 = Es soll dort einen Schreibtisch geben.
remark-dry-new-job-2 = Von einem Abgrund in den nächsten, mit Betriebsrente.
remark-dry-again-1 = Das erste Ergebnis wird noch begutachtet.
remark-dry-again-2 = Schon mal aus- und wieder eingewürfelt?
remark-dry-promoted-1 = Ich werde versuchen, größer zu wirken.
remark-dry-promoted-2 = Leistung war offenbar gerade aus.
remark-dry-demoted-1 = Ein Schritt zur Seite, nach unten.
remark-dry-demoted-2 = Die Hierarchie hat’s genommen.
remark-dry-wounded-1 = Ein historischer Zeh.
remark-dry-wounded-2 = Ausgezeichnet, und zwar in Rot.
remark-dry-denounced-1 = Und so eine saubere Handschrift.
remark-dry-denounced-2 = Eine interessante Auffassung von Freundschaft.
remark-dry-innocent-1 = Wie verdächtig.
remark-dry-innocent-2 = Ich bin so überrascht wie ihr.
remark-dry-ordered-1 = Delegieren: die höchste Kunst.
remark-dry-ordered-2 = Ich vermisse das Wort „bitte“.
remark-dry-scared-1 = Mein Herz. Es geht. Gut zu wissen.
remark-dry-scared-2 = Buh, nehme ich an.
remark-dry-paranoia-1 = Es ist keine Paranoia, wenn sie Karten dabeihaben.
remark-dry-paranoia-2 = Wie berechnet. Ungefähr.
remark-dry-won-1 = Im Nachhinein unvermeidlich.
remark-dry-won-2 = Ich werde versuchen, unausstehlich zu sein.
remark-dry-beaten-1 = Glückwunsch. Einmalig.
remark-dry-beaten-2 = Eine lehrreiche Erfahrung. Für irgendwen.

reason-whim = { $name } sagt nichts dazu. Es fühlte sich richtig an.
reason-slack-win = Damit war das Spiel gewonnen.
reason-slack-gain = { $name } verspricht sich davon etwa { $by } Slack.
reason-slack-call = { $name } verspricht sich davon etwa { $by } Slack; der Besuch kommt in { $chance } von 100 Fällen.
reason-slack-shop = { $count ->
        [one] { $name } verspricht sich davon etwa { $by } Slack.
       *[other] { $count } Sachen für eine Freizeit: { $name } verspricht sich davon etwa { $by } Slack.
    }
reason-slack-harm = { $you ->
        [yes] Du bist { $name } zu weit vorn: Was du verlierst, ist { $name } etwa { $by } Slack wert.
       *[no] { $seat } ist { $name } zu weit vorn: Der Verlust dort ist { $name } etwa { $by } Slack wert.
    }
reason-slack-evict = Der Besuch schadet { $name } mehr, als er nützt, und geht in { $chance } von 100 Fällen.
reason-slack-stop = { $you ->
        [yes] Das wollte { $name } dir nicht gönnen: etwa { $by } Slack wert.
       *[no] Das wollte { $name } { $seat } nicht gönnen: etwa { $by } Slack wert.
    }
reason-slack-stop-win = { $you ->
        [yes] Sonst hättest du gewonnen!
       *[no] Sonst hätte { $seat } gewonnen!
    }
reason-slack-least = Darauf konnte { $name } am leichtesten verzichten.
reason-slack-door = Dort nützt der Besuch { $name } am meisten.
reason-slack-job = Mit diesem Job rechnet { $name } mit etwa { $turns } Zügen bis zum Ziel.
reason-slack-gift = Es war umsonst und { $name } etwa { $by } Slack wert.
reason-slack-denounce = { $you ->
        [yes] { $name } hat damit gerechnet, dass du in { $chance } von 100 Fällen schuldig bist.
       *[no] { $name } hat damit gerechnet, dass { $seat } in { $chance } von 100 Fällen schuldig ist.
    }
reason-slack-order = { $you ->
        [yes] Ein Befehl bringt 1 Slack, und aus deinem Vorhaben ist nichts geworden.
       *[no] Ein Befehl bringt 1 Slack, und aus dem Vorhaben von { $seat } ist nichts geworden.
    }
reason-slack-ask-raid = Wer einen Überfall anführt, darf sich zuerst bedienen: für { $name } etwa { $by } Slack wert.
reason-slack-partner = { $you ->
        [yes] Jemand musste aufsteigen, und vor dir hat { $name } am wenigsten Angst.
       *[no] Jemand musste aufsteigen, und vor { $seat } hat { $name } am wenigsten Angst.
    }
reason-slack-strike-back = Das gelingt immer und ist { $name } etwa { $by } Slack wert.
reason-slack-sentence = Als Strafe nützt das { $name } am meisten: etwa { $by } Slack.
reason-slack-loot = Von der ganzen Beute will { $name } das am liebsten und gönnt es sonst niemandem.
reason-slack-second = { $you ->
        [yes] Du bist für { $name } gerade keine Gefahr.
       *[no] { $seat } ist für { $name } gerade keine Gefahr.
    }
reason-scare-low = Die macht fast nie einen Stich, und { $name } wollte diesen nicht.
reason-scare-lift = Mit der 0/10-Karte muss { $name } nichts aufdecken.
