ask-move = Dein Zug:
told-to = { $name }: { $sentence }
new-thing = Neu: { $name }. { $about }
not-your-decision = Du entscheidest gerade nicht; { $help } zeigt, was du tippen kannst.
no-such-move = Kein Zug heißt { $typed }; { $moves } zählt sie auf.
letters-not-numbers = Züge haben Buchstaben, keine Zahlen.
no-such-letter = Kein Zug hat gerade den Buchstaben { $letter }.
type-letters = Tipp { $letters } oder einen Teil dessen, wie der Zug heißt.
moves-shows-them = { $moves } zeigt sie.
give-up-when = Aufgeben kannst du, wenn du entscheiden musst.
give-up-really = Gibst du wirklich auf? Es gibt keinen Weg zurück. Dann tipp: { $typed }
help-move = Ein Zug: sein Buchstabe, sein ganzer Name oder ein Teil davon. Passt einer, wird er gespielt; passen mehrere, werden sie gezeigt.
explain-how = Tipp { $off }, und nichts wird mehr erklärt, oder { $on }.
explanations-on = Was zum ersten Mal vorkommt, wird erklärt, an jedem Tisch.
explanations-off = Neues wird nicht mehr erklärt, an keinem Tisch.
by-itself = Von selbst gespielt: { $label }
bot-mistake = Das Programm eines Bots hat einen Fehler gemacht; der vereinbarte Zug wird gemacht.
undo-not-yours = Das geht nicht zurück: Zuletzt hat jemand anderes entschieden.
taken-back = Zurückgenommen.
taken-back-move = Zurückgenommen: { $move }.
goes-on = { $moves ->
    [one] Das Spiel geht nach Zug 1 weiter.
   *[other] Das Spiel geht nach Zug { $moves } weiter.
}
own-dice = Du würfelst selbst und tippst, was die Würfel zeigen.
seed = Der Startwert dieses Spiels hat den SHA-256 { $hash }
saved-in = Das Spiel wird nach jedem Zug gespeichert in
how-to-type = Tipp einen Zug mit seinem Buchstaben oder Namen; { $help } zeigt, was du sonst tippen kannst.
hints-allowed = Tipps sind erlaubt.
hints-not-allowed = Keine Tipps: Hier spielen Menschen gegeneinander.
hints-at-table = An diesem Tisch sind Tipps erlaubt.
hints-own-engine = Was jemand auf dem eigenen Gerät laufen lässt, kann niemand verhindern.
no-hints-at-table = Keine Tipps an diesem Tisch.
cannot-clear = Dieser Bildschirm lässt sich nicht leeren: Wer liest, was oben steht, sieht die Geheimnisse der anderen.
pass-on = Enter leert den Bildschirm; gib das Gerät dann an { $name } weiter.
take-over = { $name }, drück Enter, wenn nur du den Bildschirm siehst.
recorded = Das ganze Spiel ist aufgezeichnet. Noch einmal ansehen mit
go-on-with = Das Spiel ist gespeichert. Weiter geht es mit
cannot-save = Das Spiel lässt sich nicht in { $file } speichern: { $why }
copy-saved = Eine Kopie des Spiels liegt in { $file }
game-saved = Das Spiel ist gespeichert in { $file }
no-hints-here = Hier gibt es keine Tipps: Menschen spielen gegeneinander. Mit --hints begonnen, sind sie erlaubt.
file-there = { $file } gibt es schon; wähl einen anderen Namen, oder spiel weiter mit --resume { $file }
no-folder = Das Spiel lässt sich nicht in { $file } speichern: Den Ordner { $folder } gibt es nicht
told-above = Davor geschah noch mehr: Blättere zurück oder tipp „{ $log }“.
more-moves = { $start } ...: { $meaning }
so-many-moves = { $moves } Züge
type-beginning = Tipp den Anfang eines Zuges, um mehr davon zu sehen, zum Beispiel: { $example }
no-move-contains = Kein erlaubter Zug enthält das.
not-tried = nicht versucht
chance = { $chance } (auf { $within } genau)
bot-of-kind = Bot, { $kind ->
    [easy] leicht
    [fair] mittel
    [hard] schwer
    [expert] Experte
    [champion] Champion
    [simple] schlicht
    [random] Zufall
   *[other] { $kind }
}
at-the-table = Am Tisch: { $seats }.
by-lot = Wer wo sitzt, wurde ausgelost.
no-such-rule = In diesem Spiel ({ $game }) heißt nichts { $typed }, und eine solche Nummer hat das Regelheft nicht; sie gehen von { $first } bis { $last }.
step = Schritt { $place } von { $of }: { $title }
coach = Coach: { $text }
step-rules = Um eine Karte, ein Wort oder eine Regel nachzuschlagen, tipp „{ $word }“ und den Namen oder die Nummer (dieser Schritt: { $rules }). Ein Zug behält seine Taste das ganze Spiel lang, darum fehlen manchmal welche.
new-moment = Das ist ein anderer Augenblick in einem Spiel: Vom Schritt davor gilt hier nichts mehr.
try-again = Enter geht zurück, und du versuchst es noch einmal.
step-taken-back = Der Zug ist zurückgenommen und zählt nicht.
lesson-over = Das war der letzte Schritt: Du hast ein ganzes Spiel gespielt, und egal, wer gewonnen hat, du weißt jetzt, wie es geht. Noch eins beginnst du mit
step-done = Enter: der nächste Schritt. { $again }: dieser Schritt noch einmal. { $quit }: Schluss.
no-answer = Der Schritt ist geschafft; { $typed } ist hier keine Antwort.
learned-kept = Was du geschafft hast, bleibt. Weiter geht es mit
learned-lost = Was du geschafft hast, ließ sich nicht aufbewahren. Noch einmal geht es mit
steps-done = { $game }: { $title } { $done } von { $of } Schritten geschafft.
begin-learning = Beginn mit snowyard learn und dem Namen des Spiels.
done = geschafft
nobody-called = Niemand hier heißt { $typed }; es gibt { $names }
replay-ask = { $at } von { $of }, Enter: weiter, { $help }, { $quit }
replay-help-next = Enter oder { $next }: einen Zug vor
replay-help-back = { $back }: einen Zug zurück
replay-help-number = eine Zahl: zum Tisch nach diesem Zug
replay-help-ends = { $start }, { $end }: an den Anfang, ans Ende
replay-help-seat = { $seat } p0, { $seat } { $spectator }: mit wessen Augen
replay-help-quit = { $quit }: Schluss
nothing-to-type = { $typed } kann man hier nicht tippen; { $help } sagt, was geht.
deal = Der Anfang
move-number = Zug { $number }
after-move = nach Zug { $number }
after-deal = der Anfang
nothing-seen = Nichts, was von hier zu sehen ist.
by-whom = von { $credit }
span = { $low } bis { $high }
players-minutes = { $players } Personen, etwa { $minutes } Minuten
difficulty-1 = leicht zu lernen
difficulty-2 = einige Regeln zu lernen
difficulty-3 = viele Regeln zu lernen
ask-roll = Wurf für { $name }, { $allowed }?
ask-draw = Karte für { $name }, { $allowed }?
cannot-come-up = { $typed } kann jetzt nicht kommen.
table-kept = Der Tisch bleibt. Du kommst mit demselben Link zurück.
line-back = Die Verbindung steht wieder.
line-lost = Die Verbindung ist weg; sie wird wieder aufgebaut ...
line-down = Die Verbindung zum Tisch ist weg; sie wird wieder aufgebaut.
asks-undo = { $name } möchte zurücknehmen. Tipp { $yes } oder { $no }.
undo-goes = Zurück ginge: { $label }
undo-goes-too = Und damit auch: { $label }
undo-asked = Die anderen werden gefragt, ob du den Zug zurücknehmen darfst.
rematch-made = Es gibt eine Revanche; tipp { $rematch }, um mitzuspielen.
has-chosen = { $name } hat gewählt.
chooses-again = { $name } wählt neu.
undo-choice = Tipp { $undo }, um neu zu wählen.
sits-down = { $name } setzt sich.
has-resigned = { $own ->
    [yes] Du hast aufgegeben.
   *[no] { $name } hat aufgegeben.
}
bot-wanted = Die anderen wollen, dass ein Bot für dich spielt; tipp { $back } oder mach deinen Zug, um selbst weiterzuspielen.
bot-asked = { $name } wird gefragt, ob ein Bot weiterspielen darf; ohne Antwort tut er es.
no-reply = { $name } antwortet nicht; tipp { $typed }, dann spielt ein Bot weiter.
bot-plays = { $own ->
    [yes] Für dich spielt ein Bot.
   *[no] Für { $name } spielt ein Bot.
}
plays-again = { $own ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } spielt wieder selbst.
}
is-here = { $name } ist da.
is-gone = { $name } ist weg.
refused = Das geht nicht: { $sentence }
open = frei
you-watch = Du schaust zu.
you-are = Du bist { $seat }, { $name }.
table-waits = Der Tisch wartet auf Leute; tipp { $start }, dann nehmen Bots die freien Plätze.
table-other-rules = Der Tisch wurde mit Regeln begonnen, die dieser Server nicht spielt.
over-watching = Tipp { $save }, um die Aufzeichnung zu behalten, { $quit } zum Gehen.
over-played = Tipp { $rematch } für ein neues Spiel, { $save }, um die Aufzeichnung zu behalten, { $quit } zum Gehen.
clocks = Uhren: { $times }.
time-days = Du hast { $count } Tage dafür.
time-hours = Du hast { $count } Stunden dafür.
time-minutes = Du hast { $count } Minuten dafür.
time-seconds = { $count ->
    [one] Du hast 1 Sekunde dafür.
   *[other] Du hast { $count } Sekunden dafür.
}
resign-really = Gibst du wirklich auf? Dann tipp: { $typed }
next-game = Das nächste Spiel. Du kommst mit diesem Link zurück:
seat-code = Innerhalb von { $minutes } Minuten nimmt dieser Code, auf einem anderen Gerät getippt, deinen Platz dorthin mit, einmal:
record-saved = Die Aufzeichnung ist gespeichert; snowyard verify prüft sie, snowyard replay zeigt sie:
only-at-table = Du schaust zu; das können nur die am Tisch.
refused-illegal-move = Dieser Zug geht jetzt nicht ({ $rules }).
refused-unknown-move = Einen solchen Zug gibt es nicht ({ $rules }).
word-help = hilfe
word-rules = regeln
word-log = verlauf
word-view = tisch
word-moves = züge
word-options = optionen
word-explain = erklären
word-undo = zurück
word-save = speichern
word-hint = tipp
word-bot = bot
word-quit = ende
word-next = weiter
word-again = nochmal
word-back = retour
word-start = start
word-end = schluss
word-seat = platz
word-spectator = zuschauer
word-yes = ja
word-no = nein
word-chat = chat
word-code = code
word-resign = aufgeben
word-surrender = kapitulieren
word-rematch = revanche
word-feedback = meinung
word-too-long = zu lang
word-unfair = unfair
word-on = an
word-off = aus
word-all = alle
does-help = diese Liste
does-rules = die Regeln dieser Entscheidung, eine Regel nach ihrer Nummer, oder was eine Karte oder ein Wort bedeutet
    .takes = {"["}NUMMER oder NAME]
does-log = alles, was geschehen ist
does-view = den Tisch und die Züge noch einmal
does-moves = alle erlaubten Züge, oder die mit einem Text darin
    .takes = {"["}TEIL]
does-options = die Einstellungen dieses Spiels
does-explain = erklären, was zum ersten Mal vorkommt, oder ganz damit aufhören
    .takes = an{"|"}aus
does-quit = gehen; das Spiel ist gespeichert
does-quit-away = den Bildschirm verlassen; der Tisch bleibt
does-undo = deinen letzten Zug zurücknehmen; nie einen Wurf, ein Geheimnis oder was andere entschieden haben
does-undo-away = deinen letzten Zug zurücknehmen; wer seitdem entschieden hat, wird gefragt
does-save = sagen, wo das Spiel gespeichert ist, oder eine Kopie anderswo
    .takes = {"["}DATEI]
does-save-away = die Aufzeichnung eines beendeten Spiels behalten
    .takes = {"["}DATEI]
does-hint = was die besten Züge (oder alle) wohl gewinnen, durch Vorausdenken
    .takes = {"["}alle]
does-hint-away = was ein Bot von deinen Zügen hält
does-bot = einen Bot deinen Zug wählen lassen
    .takes = {"["}ART]
does-bot-away = einen Bot für dich spielen lassen, oder für pN, wenn pN nicht antwortet
    .takes = {"["}pN] {"["}STUFE]
does-yes = dem zustimmen, was gefragt wurde
does-no = nicht zustimmen
does-chat = allen am Tisch etwas sagen
    .takes = TEXT
does-back = wieder selbst spielen
does-start = jetzt beginnen: Bots nehmen die freien Plätze
    .takes = {"["}STUFE]
does-code = ein Code, der deinen Platz auf ein anderes Gerät mitnimmt
does-resign = aufgeben; ein Bot spielt weiter, oder zu zweit endet das Spiel
does-rematch = ein neues Spiel mit denselben Leuten, wenn dieses vorbei ist
does-feedback = sagen, wie eine Variante war, wenn ihr Spiel aus ist: 1 bis 5, und mehr, wenn du magst
    .takes = N
does-surrender = endgültig aufgeben
does-step-next = diesen Schritt verlassen und weitergehen
does-step-again = diesen Schritt von vorn
does-step-back = der Schritt davor
does-step-quit = gehen; was du geschafft hast, bleibt
does-step-undo = deinen letzten Zug zurücknehmen
sure = { $lettered ->
    [no] Du kannst hier noch etwas anderes tun. Um es trotzdem zu beenden, tipp noch einmal { $move }.
   *[yes] Du kannst hier noch etwas anderes tun. Um es trotzdem zu beenden, tipp noch einmal { $letter } oder { $move }.
}
short-names = { $code } und Ähnliches in Klammern sind kurze Namen, um einen Zug ganz auszuschreiben; sein Buchstabe genügt.

# Was Züge wert waren: `snowyard analyse`
analysed = { $moves ->
    [one] 1 Zug.
   *[other] { $moves } Züge.
} Woher jedes Ergebnis kam, in 100 Partien vom wahren Tisch aus, mit offenen Karten, wenn alle schlicht weitergespielt hätten:
analysed-seat = { $seat } { $who }: Beginn { $start }, Glück { $luck } (auf { $lucky } genau), eigene Züge { $own } (auf { $owned } genau), Züge anderer { $others } (auf { $othered } genau) = { $over ->
    [yes] gewonnen
   *[no] steht bei
} { $result }; { $mistakes ->
    [0] kein Fehler ist markiert
    [one] 1 Fehler kostete { $cost }
   *[other] { $mistakes } Fehler kosteten { $cost }
}.
analysed-every = Jede Entscheidung, nach dem, was der Spieler wissen konnte:
analysed-costliest = Die teuersten Züge, nach dem, was der Spieler wissen konnte:
analysed-luckiest = Das größte Glück:
analysed-move = Zug { $number }, { $who }: { $text }
analysed-stroke = { $move }. Würfel oder Karten dieses Zugs waren { $worth } von 100 Partien wert (für { $lucky }).
analysed-good = „{ $move }“ hätte auch die Maschine gespielt; das gewinnt etwa { $worth } von 100 Partien.
analysed-alike = „{ $move }“; die Maschine hätte „{ $better }“ gespielt und kann nicht sicher sagen, dass das besser ist ({ $played } von 100 mit dem gespielten Zug, { $best } damit).
analysed-better = { $more ->
    [0] „{ $move }“; „{ $better }“ war besser, als beide verglichen wurden, aber die letzte Probe fand keinen Unterschied: höchstens { $high } von 100 Partien ({ $played } von 100 mit dem gespielten Zug, { $best } damit).
   *[other] „{ $move }“; „{ $better }“ hätte { $more } von 100 Partien mehr gewonnen, zwischen { $low } und { $high } ({ $played } von 100 mit dem gespielten Zug, { $best } damit).
}
analysed-progress = Züge der Partie
analysed-chart = Das Diagramm liegt in { $file }
count-wrong = eine ganze Zahl von 1 bis 10 Millionen, nicht { $typed }

# Rätsel
puzzle-of = Rätsel { $number } von { $all }: { $game }. { $grade ->
    [one] Eine von vier Stufen der Bots findet es nicht.
   *[other] { $grade } von vier Stufen der Bots finden es nicht.
}
puzzle-unanswered = Kein Zug wurde gewählt.
puzzle-you = Du bist { $who }. { $prompt }
puzzle-ask = Ein Zug ist deutlich der beste. Welcher?
puzzle-type = Tipp die Nummer eines Zugs, 1 bis { $last }, oder wie er heißt.
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nein. Am besten war „{ $move }“.
puzzle-better = „{ $move }“ gewinnt { $more } von 100 Partien mehr als der nächstbeste Zug, „{ $second }“, zwischen { $low } und { $high }. Von 100 Partien gewonnen: { $best } und { $next }.
puzzle-simple = Ein schlichter Spieler würde „{ $move }“ wählen.
puzzle-exact = Dieses Ende ist genau ausgerechnet.
puzzle-no-such = ein Rätsel { $number } von { $game } gibt es nicht; es gibt 1 bis { $last }
puzzle-none = zu { $game } gibt es keine Rätsel

# Was an einer Befehlszeile nicht stimmt
seats-twice = zwei Plätze heißen { $name }; gib jedem einen eigenen Namen
seats-name = { $name } ist kein Name für einen Platz: bis zu 20 Buchstaben, Ziffern, Leerzeichen und . ' -, nicht p0, p1, ...; oder me, bot, bot:random
seats-count = die Option seats ist { $wanted }, aber { $named } Spieler sind genannt
record-no-text = { $file } ist keine Aufzeichnung: Das ist keine Textdatei
arguments-network = { $option } ist für einen Tisch im Netz; nenn seinen Link mit --table
arguments-beside = { $option } passt nicht zu { $other }: { $reason }
arguments-beside-table = Den Tisch gibt es schon
arguments-beside-file = Das steht in der Datei
programs-named = { $file } will { $programs } als Bot starten, mit deinen Rechten. Wenn du dem traust, schreib --start-programs dazu
arguments-other-game = { $file } ist eine Partie von { $game }, nicht von { $wanted }
arguments-game = nenn ein Spiel: { $games }
seed-wrong = ein Startwert ist eine ganze Zahl ab 0, nicht { $typed }
no-such-step = einen Schritt { $typed } gibt es nicht; es gibt 1 bis { $last } oder { $names }
link-wrong = { $typed } ist kein Link zu einem Tisch; die sehen so aus: http://host:8000/#/join/TABLE/CODE oder http://host:8000/#/table/TABLE
server-strange = { $server } antwortet { $status }; ist das ein Snowyard-Server?
server-away = { $server } ist nicht zu erreichen: { $reason }
code-elsewhere = dieser Code ist für einen anderen Tisch: { $link }
own-dice-not = echte Würfel und Karten gehen hier nicht: Die Spieler haben Geheimnisse voreinander, und wer tippt, was gezogen wird, sähe die Karten der anderen. Spiel ohne --own-dice: Der Startwert wird vor dem Geben versiegelt, und snowyard verify beweist danach jeden Zug vom Stapel. --own-dice ist für Tische, an denen alles offen liegt, etwa forts
learned-broken = { $file } lässt sich nicht lesen ({ $reason }); leg die Datei woandershin, dann beginnen die Lektionen von vorn
parse-required = das fehlt: { $names }
parse-unknown = { $names } kennt dieser Befehl nicht
parse-choice = { $name }: { $typed } ist keines von { $choices }
parse-one = { $name } braucht einen Wert
parse-value = { $name }: { $typed } ist keine ganze Zahl
parse-beside = { $name } passt nicht zu { $other }
parse-usage = { $help } zeigt, was man angeben kann.
# was Leute sagen, die eine Variante ausprobiert haben
feedback-ask = Wie viel Spaß hat diese Variante gemacht, 1 bis 5? Dazu „{ $long }“, „{ $unfair }“ oder ein Satz, wenn du magst. Enter sagt nichts.
feedback-how = Beginne mit einer Zahl von 1 (kein Spaß) bis 5 (viel Spaß), etwa 4, zu lang: Wir haben auf Schnee gewartet.
feedback-line = Deine Antwort:
feedback-kept = Danke. Es steht jetzt bei der Aufzeichnung dieses Spiels.
feedback-wanted = Wie war diese Variante? Tipp { $typed } (1 bis 5) und einen Satz, wenn du magst. Alle an diesem Tisch und wer den Server betreibt können es lesen.

## Was anderswo abgelehnt wird, am Terminal gesagt

said-no-game = ein Spiel { $typed } gibt es nicht; es gibt { $names }.
said-no-option = { $game } hat keine Option { $typed }; es hat { $names }.
said-option-range = { $game }: { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht { $typed }
said-option-choice = { $game }: { $name } ist eines von { $names }, nicht { $typed }
said-option-switch = { $game }: { $name } ist on oder off, nicht { $typed }
said-option-written = eine Option schreibt man NAME=WERT, nicht { $typed }
said-option-twice = die Option { $name } ist zweimal angegeben
said-no-bot = einen Bot { $typed } gibt es nicht; es gibt { $names } und program:BEFEHL.
said-no-language = eine Sprache { $typed } gibt es nicht; es gibt { $names }
said-no-move-number = Zug { $number } gibt es nicht; das Spiel hat { $moves }
said-no-such-move = { $game } hat keinen Zug { $typed }.
said-no-file = { $file }: Diese Datei gibt es nicht
said-no-right = { $file }: Dazu fehlt das Recht
said-is-folder = { $file } ist ein Ordner
said-no-variant = die Variante { $file } lässt sich nicht lesen: Diese Datei gibt es nicht
said-no-text = eine Datei, die Text sein sollte, ist keiner (UTF-8)
said-folder-given = { $file } ist ein Ordner; nenn eine Datei darin, etwa { $other }
said-folder-missing = für { $file } fehlt der Ordner { $folder }; leg ihn an, oder nenn einen anderen Ort
said-cannot-write = { $file } lässt sich nicht schreiben: Dazu fehlt das Recht
said-record-head = { $file } Zeile { $line }: { $typed } gehört nicht in den Kopf einer Aufzeichnung; dort beginnen Zeilen mit { $names }
said-record-line = { $file } Zeile { $line }: { $own }
said-not-decision = das entscheidest jetzt nicht du
said-undo-not = das lässt sich nicht zurücknehmen: { $own }
said-undo-none = du hast keinen Zug gemacht, der zurückgehen könnte
said-undo-news = seither hat der Zufall entschieden, oder Verdecktes kam ans Licht
said-undo-secret = jemand wird gerade heimlich gefragt
said-undo-hidden = seither wurde etwas heimlich entschieden
said-undo-final = ein solcher Zug geht nie zurück
said-undo-else = seither hat jemand anders entschieden
said-over = das Spiel ist zu Ende
said-no-table = diesen Tisch gibt es nicht; prüf den Link
said-wrong-key = dieser Schlüssel öffnet keinen Platz (mehr)
said-wrong-code = dieser Code ist falsch, verbraucht oder älter als zehn Minuten; mach auf dem anderen Gerät einen neuen
said-name-taken = an diesem Tisch heißt schon jemand { $name }; nimm einen anderen Namen
said-begun = das Spiel hat schon begonnen
said-wrong-invitation = diese Einladung öffnet diesen Tisch nicht; lass dir den Link noch einmal geben
said-full = an diesem Tisch ist kein Platz frei; du kannst zuschauen
said-not-begun = das Spiel hat noch nicht begonnen: Der Tisch wartet auf Leute
said-bot-plays = ein Bot spielt für dich; nimm erst deinen Platz zurück
said-chosen = du hast schon gewählt; nimm das erst zurück, solange andere noch wählen
said-question-open = es ist schon eine Frage offen; warte die Antworten ab
said-nobody-asks = niemand wartet auf eine Antwort von dir
said-resigned-already = du hast schon aufgegeben
said-rematch-when = noch einmal spielen könnt ihr, wenn das Spiel zu Ende ist
said-watching = du schaust zu; das können nur die am Tisch
said-plays-for-self = du spielst schon selbst
said-verified = { $moves } Züge bis zum Ende sind regelgerecht, der Startwert passt zu seiner Zusage, und alle { $rolls } Würfe folgen aus ihm. { $own }
said-verified-so-far = { $moves } Züge sind bisher regelgerecht (das Spiel ist nicht zu Ende), der Startwert passt zu seiner Zusage, und alle { $rolls } Würfe folgen aus ihm. { $own }
said-verified-lots = { $lots } Plätze wurden ausgelost, wie der Startwert es sagt. { $own }
said-stopped = angehalten
said-near = Meintest du { $typed }?
seats-number = --seats nennt der Reihe nach, wer mitspielt, etwa me,bot,bot; { $typed } allein ist niemand
verify-no-text = Das ist keine Aufzeichnung eines Spiels: Es ist keine Textdatei.
verify-not = Diese Aufzeichnung stimmt nicht: { $reason }
