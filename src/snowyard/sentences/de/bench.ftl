# Was die Werkbank im Browser sagt.
bench = Die Werkbank
bench-about = Ändere eine Karte, einen Würfel oder eine Zahl und sieh sofort, was das mit dem Spiel macht.
game = Spiel
players = Spieler
name = Name deiner Variante
unnamed = Meine Variante
undo = Zurück
redo = Wieder vor
reset-all = Wie gedruckt
reset-one = Wieder { $printed }
changed = { $count ->
    [0] Das ist das gedruckte Spiel.
    [one] Ein Eintrag ist anders als gedruckt.
   *[other] { $count } Einträge sind anders als gedruckt.
}
options = { $count ->
    [0] Optionen des Tisches
    [one] Optionen des Tisches: eine ist anders
   *[other] Optionen des Tisches: { $count } sind anders
}
options-about = Sie gelten für das gedruckte Spiel und für deines. Manches, etwa Karten, die erst eine Option bringt, zählt nur mit ihnen.
content = Woraus das Spiel besteht
figures = Was das bewirkt
about-value = Gedruckt: { $printed }.
about-allowed = Erlaubt: { $allowed }.
about-rule = Regel { $rule }.
number-range = { $low } bis { $high }
number-list = { $count } Zahlen mit Kommas dazwischen, { $low } bis { $high }
any-name = ein Name, höchstens 24 Buchstaben
spare = Neu { $number }
add = Etwas Neues dazu
remove = { $name } entfernen
room = Platz für { $all } eigene, { $left } davon frei.
room-none = Es ist Platz für { $all } eigene, und alle sind vergeben. Entferne zuerst eine.
mend = An dieser Variante stimmt etwas nicht. Berichtige, was markiert ist, dann geht es weiter.

# was gespielt wird
simple = Spieler nach Faustregeln
random = Zufallsspieler
who-plays = Wer spielt
printed = Gedruckt
yours = Deins
games-of-each = { $games ->
    [one] Je ein Spiel, mit denselben Karten und Würfeln
   *[other] Je { NUMBER($games) } Spiele, mit denselben Karten und Würfeln
}
games-alone = { $games ->
    [one] Ein Spiel
   *[other] { NUMBER($games) } Spiele
}
starting = Die ersten Spiele beginnen
time-left = Noch etwa { $time }
seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
settled = Entschieden
stopped = Nach { NUMBER($games) } Spielen angehalten
order = Siege nach der Reihenfolge
even-share = gleicher Anteil
place = { $number }.
length = Züge in einem Spiel
length-axis = Züge
share-axis = Spiele
turns-mean = { $turns } Züge im Mittel
within = { $value } (sicher { $low } bis { $high })
measures = Alle Werte
measure = Wert
difference = Unterschied
measure-starts = Wer anfängt, gewinnt
measure-draws = Unentschieden
measure-better = Der bessere Spieler gewinnt
measure-turns = Züge
measure-decisions = Entscheidungen
measure-choice = Mögliche Züge je Entscheidung
measure-forced = Erzwungene Entscheidungen
measure-idle = Wartezeit nach dem Ausscheiden
measure-place = { $number ->
    [2] Wer als Zweiter entscheidet, gewinnt
    [3] Wer als Dritter entscheidet, gewinnt
   *[other] Wer an { $number }. Stelle entscheidet, gewinnt
}
measure-comebacks = Aufholjagden
measure-drama = Dramatik
measure-kings = Entscheidungen ohne eigene Aussicht
measure-shift = Was sie an der Chance anderer ändern
about-starts = Wie oft gewinnt, wer die erste Entscheidung trifft.
about-draws = Spiele ohne einen einzigen Sieger oder ein einziges Siegerteam.
about-better = Wie oft ein Spieler nach Faustregeln unter Zufallsspielern gewinnt.
about-turns = Züge, wie die Regeln sie zählen.
about-decisions = Entscheidungen aller Spieler, auch erzwungene.
about-choice = Unter wie vielen Zügen man wählen kann.
about-forced = Entscheidungen mit nur einem möglichen Zug.
about-idle = Welcher Teil des Spiels noch kommt, wenn der Erste zum letzten Mal entschieden hat.
about-place = Wie oft gewinnt, wer an dieser Stelle der Reihenfolge entscheidet.
about-comebacks = Von den Spielen mit einem einzigen Sieger: die, deren Sieger einmal weniger als den halben gleichen Anteil hatte.
about-drama = Wie weit Sieger zurücklagen, solange sie zurücklagen.
about-kings = Von den Entscheidungen mit einer Wahl: die von Spielern, deren beste Wahl in höchstens 5 % gewinnt.
about-shift = Wie weit die zwei verschiedensten Wahlen eines solchen Spielers die Chance eines anderen verschieben.
status-more = mehr
status-less = weniger
status-same = wie zuvor
status-open = noch nicht bekannt

# das Urteil
verdict = In wenigen Worten
verdict-printed = Ändere etwas, dann steht hier, was es bewirkt.
verdict-waiting = Einen Moment: Nach je { NUMBER($games) } Spielen lässt sich das Erste sagen.
verdict-nothing = Nichts hat sich messbar geändert.
verdict-open = Noch nicht bekannt: { $what }.
verdict-same = Wie zuvor, oder so nah daran, dass es nichts ausmacht: { $what }.
verdict-together = Unter { $who }. Alles, was über sie gesagt wird, gilt zusammen mit 95 % Sicherheit, egal, wie oft du hinsiehst.
who-simple = Spielern nach Faustregeln
who-random = Zufallsspielern
says-starts-more = Wer anfängt, gewinnt öfter: vorher { $before }, jetzt { $after }.
says-starts-less = Wer anfängt, gewinnt seltener: vorher { $before }, jetzt { $after }.
says-draws-more = Mehr Spiele enden unentschieden: vorher { $before }, jetzt { $after }.
says-draws-less = Weniger Spiele enden unentschieden: vorher { $before }, jetzt { $after }.
says-better-more = Der bessere Spieler gewinnt öfter: vorher { $before }, jetzt { $after }.
says-better-less = Der bessere Spieler gewinnt seltener: vorher { $before }, jetzt { $after }.
says-turns-more = Die Spiele sind länger: vorher { $before } Züge, jetzt { $after }.
says-turns-less = Die Spiele sind kürzer: vorher { $before } Züge, jetzt { $after }.
says-decisions-more = Ein Spiel hat mehr Entscheidungen: vorher { $before }, jetzt { $after }.
says-decisions-less = Ein Spiel hat weniger Entscheidungen: vorher { $before }, jetzt { $after }.
says-choice-more = Es gibt mehr zu wählen: vorher { $before } Züge, jetzt { $after }.
says-choice-less = Es gibt weniger zu wählen: vorher { $before } Züge, jetzt { $after }.
says-forced-more = Mehr Entscheidungen sind erzwungen: vorher { $before }, jetzt { $after }.
says-forced-less = Weniger Entscheidungen sind erzwungen: vorher { $before }, jetzt { $after }.
says-idle-more = Wer zuerst ausscheidet, wartet länger: vorher { $before } des Spiels, jetzt { $after }.
says-idle-less = Wer zuerst ausscheidet, wartet kürzer: vorher { $before } des Spiels, jetzt { $after }.
says-comebacks-more = Der Sieger lag öfter weit zurück: vorher in { $before } der Spiele, jetzt in { $after }.
says-comebacks-less = Der Sieger lag seltener weit zurück: vorher in { $before } der Spiele, jetzt in { $after }.
says-drama-more = Sieger liegen weiter zurück, solange sie zurückliegen: vorher { $before }, jetzt { $after }.
says-drama-less = Sieger liegen weniger weit zurück, solange sie zurückliegen: vorher { $before }, jetzt { $after }.
says-place-more = { $number ->
    [2] Wer als Zweiter entscheidet, gewinnt öfter
    [3] Wer als Dritter entscheidet, gewinnt öfter
   *[other] Wer an { $number }. Stelle entscheidet, gewinnt öfter
}: vorher { $before }, jetzt { $after }.
says-place-less = { $number ->
    [2] Wer als Zweiter entscheidet, gewinnt seltener
    [3] Wer als Dritter entscheidet, gewinnt seltener
   *[other] Wer an { $number }. Stelle entscheidet, gewinnt seltener
}: vorher { $before }, jetzt { $after }.
says-kings-more = Mehr Entscheidungen treffen Spieler, die kaum noch gewinnen können: vorher { $before }, jetzt { $after }.
says-kings-less = Weniger Entscheidungen treffen Spieler, die kaum noch gewinnen können: vorher { $before }, jetzt { $after }.
says-shift-more = Was Spieler wählen, die kaum noch gewinnen können, verschiebt die Chance anderer weiter: vorher um { $before }, jetzt um { $after }.
says-shift-less = Was Spieler wählen, die kaum noch gewinnen können, verschiebt die Chance anderer weniger weit: vorher um { $before }, jetzt um { $after }.
order-most = Nach der Reihenfolge gewinnt am meisten, wer { $number ->
    [1] als Erster
    [2] als Zweiter
    [3] als Dritter
   *[other] an { $number }. Stelle
} entscheidet: { $after } (sicher { $low } bis { $high }); der gleiche Anteil ist { $even }.
order-least = Nach der Reihenfolge gewinnt am wenigsten, wer { $number ->
    [1] als Erster
    [2] als Zweiter
    [3] als Dritter
   *[other] an { $number }. Stelle
} entscheidet: { $after } (sicher { $low } bis { $high }); der gleiche Anteil ist { $even }.
order-before = Vorher waren es { $before }.
order-even = Wer zuerst entscheidet, spielt kaum eine Rolle: Jeder gewinnt auf drei Prozentpunkte genau den gleichen Anteil, { $even }.

# zwei Urteile
both = Zwei Urteile
both-about = Von Hand geschriebene Spieler lesen deine Variante und spielen danach. Spieler, die sie nicht bemerkt haben und mit den gedruckten Zahlen im Kopf spielen, kommen zu einem anderen Urteil: Es hängt also davon ab, ob man gelernt hat, was sich ändert.
both-reads = Spieler, die die Variante lesen
both-prints = Spieler mit den gedruckten Zahlen im Kopf
both-asked = Spieler werden gefragt, die die Variante nicht bemerkt haben
both-agree = Spieler, die die Variante nicht bemerkt haben und mit den gedruckten Zahlen im Kopf spielen, kommen zu keinem anderen Urteil.
both-not = Spieler mit gedruckten Zahlen können nicht gefragt werden: { $why }
says-same = { $what }: wie zuvor, vorher { $before } und jetzt { $after }.

# was weitergespielt wird
deeper = Genauer hingesehen
deeper-about = Dafür werden Spiele viele Male aus der Mitte weitergespielt. Das beginnt, wenn die Werte darüber entschieden sind.
deeper-waiting = noch nicht begonnen
comebacks-of = { $games ->
    [one] Je ein Spiel, von 20 Stellen weitergespielt
   *[other] Je { $games } Spiele, von 20 Stellen weitergespielt
}
measure-search = Ein vorausdenkender Spieler gewinnt
about-search = Wie oft ein Spieler, der vorausdenkt (Stufe Fair), unter Spielern nach Faustregeln gewinnt.
says-search-more = Vorausdenken lohnt sich mehr: Ein solcher Spieler gewinnt vorher { $before }, jetzt { $after }.
says-search-less = Vorausdenken lohnt sich weniger: Ein solcher Spieler gewinnt vorher { $before }, jetzt { $after }.
search-of = { $games ->
    [one] Eine Ausgangslage, auf allen Plätzen gespielt
   *[other] { $games } Ausgangslagen, auf allen Plätzen gespielt
}
kings-of = { $games ->
    [one] Je ein Spiel, an bis zu 6 Stellen anders gewählt
   *[other] Je { $games } Spiele, an bis zu 6 Stellen anders gewählt
}
too-few = zu selten, um es zu sagen
worth = Was jedes dem wert ist, der es hat
worth-about = Wo in { $games } Spielen unter { $who } gezogen oder gewählt wird, wird die Karte oder Figur gegen eine andere getauscht, und beide Spiele gehen weiter. In Prozentpunkten der Gewinnchance.
worth-good = Sicher gut zu haben: { $what }.
worth-bad = Sicher schlecht zu haben: { $what }.
worth-not-sure = Nichts ist sicher besser oder schlechter zu haben als anderes.
worth-together = Unter { $who }. Alles, was hier steht, gilt zusammen mit 95 % Sicherheit.
worth-so-far = Bisher. Was sicher gut oder schlecht ist, steht hier, wenn alle Spiele da sind.
worth-nought = nicht besser als anderes
worth-none = In diesem Spiel lässt sich nichts tauschen, darum steht hier kein Wert.

# was aus einer Variante wird
shelf = Deine Varianten
play-bots = Das spielen
play-friends = Mit Freunden spielen
save = Behalten
saved = „{ $name }“ liegt jetzt in diesem Browser.
saved-over = „{ $name }“ ist in diesem Browser aufgehoben, anstelle der Variante, die so hieß.
share = Link
link = Wer diesen Link öffnet, hat die Variante auf der Werkbank
download = Datei
open-file = Datei öffnen
side-by-side = Nebeneinanderlegen
what-if = Was wäre, wenn?
what-if-about = Eine Zahl über alle ihre Werte, alles andere bleibt, wie es ist.
what-if-which = Welche Zahl?
what-if-draw = Kurve zeichnen
what-if-left = Werte, die nicht passen, fehlen: { $why }
what-if-key = Der große Punkt ist dein Wert; der gedruckte steht fett.
differs = Dieser Tisch spielt eine Variante. Anders als gedruckt:
instead = { $now } statt { $printed }

# die Suche nach Ausgewogenem
tune = Ausgewogenes suchen
tune-about = Sag, was du dir wünschst und welche ein oder zwei Zahlen sich dafür ändern dürfen. Gesucht wird, was dem mit möglichst kleinen Änderungen am nächsten kommt; alles andere bleibt, wie es dasteht.
tune-wishes = Was wünschst du dir? Lass leer, was dir gleich ist.
tune-numbers = Was darf sich ändern?
tune-which = Zahl { $number }
tune-none = Sonst nichts
tune-from = von
tune-to = bis
tune-step = in Schritten von
tune-games = Spiele von jeder der besten
tune-begin = Suchen
tune-stop = Anhalten
tune-stopped = Angehalten
tune-take = Übernehmen
tune-size = { $count ->
    [one] Eine Einstellung wird probiert.
   *[other] { $count } Einstellungen werden probiert.
}
tune-refused = { $count ->
    [one] Eine weitere lassen die Regeln nicht zu.
   *[other] { $count } weitere lassen die Regeln nicht zu.
}
tune-so-far = Das Nächste bisher. Es wurde nach eben diesen Spielen ausgesucht und sieht darum etwas besser aus, als es ist.
tune-fresh = Werte aus { NUMBER($games) } neuen Spielen von jeder
tune-met = Die erste davon erfüllt alle Wünsche.
tune-met-now = So, wie es dasteht, erfüllt das Spiel alle Wünsche.
tune-perhaps = Die erste davon erfüllt alle Wünsche, soweit diese Spiele es sagen; mit mehr Spielen wäre es sicher.
tune-not = Keine davon erfüllt sicher alle Wünsche; diese kommen ihnen am nächsten.
tune-now = wie es jetzt dasteht
tune-as-now = Wie es jetzt dasteht:
tune-yes = erfüllt
tune-no = nicht erfüllt
tune-perhaps-met = nicht sicher erfüllt
tune-no-wish = Sag wenigstens eines, was du dir wünschst.
tune-no-number = Wähle eine Zahl, die sich ändern darf.
tune-twice = Beide Zahlen sind dieselbe; wähle eine andere oder nur eine.
tune-too-many = Das sind { NUMBER($count) } Einstellungen, und hier werden höchstens { $most } probiert. Mach einen Bereich kleiner oder seine Schritte größer.
tune-no-amount = { $where }: „{ $text }“ ist keine Zahl.
tune-order = { $where }: Die erste Zahl ist die kleinere.
tune-most = { $where }: höchstens { NUMBER($most) }.
tune-whole = { $what }: ganze Zahlen von { $low } bis { $high }, die kleinere zuerst, und Schritte von 1 oder mehr.

# Überschriften
section-start = Am Anfang
section-wall = Die Mauer
section-turn = Ein Zug
section-hide = Verstecken
section-cube = Der Würfel
section-throw = Werfen
section-brick = Ziegel
section-cards = Karten
section-most = Höchstens
section-hand = Die Hand
section-stops = Was hält was auf
section-then = Was aus einer Deckung wird
section-draft = Die Auswahl
section-arsenal = Das Arsenal
section-end = Das Ende
section-ranks = Karten
section-face_down = Verdeckte Karten
section-lanes = Gassen
section-deal = Das Austeilen
section-attack = Angriffe
section-powers = Kräfte
section-units = Figuren
section-die = Der Befehlswürfel
section-traits = Eigenschaften
section-recover = Erholen
section-prepare = Vorbereiten
section-shove = Schubsen
section-give = Geben
section-setup = Aufbau
section-snowball = Schneebälle
section-effect = Wirkung
section-points = Punkte
section-earn = Karten verdienen
column-name = Name
column-copies = Anzahl
column-small = Im kleinen Stapel
column-hits = Treffer
column-sideways = Treffer quer
column-needs = Braucht
column-does = Tut
column-ends = Die zwei Seiten
column-level = Stufe
column-points = Punkte
column-set = Satz
column-power = Kraft
column-hit_points = Lebenspunkte
column-cost = Kosten
column-dice = Würfel
column-traits = Eigenschaften
column-trait_face = Eigenschaftsseite
column-walk_dice = Gehen: Würfel
column-walk_inches = Gehen: Zoll
column-slide_dice = Rutschen: Würfel
column-slide_inches = Rutschen: Zoll
column-vaults = Springt
column-gather = Sammelt
column-to_hit = Trifft jede Art
column-effect = Wirkung ab
column-effect_dice = Wirkungswürfel
column-cheats = Beim Mogeln erwischt
column-caught_dice = Erwischt: Würfel
column-oops = Hoppla
column-throws_itself = Wirft sich selbst
column-regrows = Wächst nach
column-miracle_draws = Zieht beim Wunder
column-counts = Schneebälle
column-sizes = Größen
column-count = Schneebälle
column-size = Größe
column-draws = Zieht
column-inches = Zoll
column-cracked = Rissige Burg
