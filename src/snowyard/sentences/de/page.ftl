tagline = Fünf Schneeballschlachten auf Papierschnee. Such dir eine aus und wirf.
skip = Zum Inhalt springen
home = Startseite
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
you = du
loading = Der Schnee wird vom Tisch gefegt …

## Startseite

play-now = Sofort spielen
play-now-with = Sofort spielen: { $game }, gegen Bots
same-screen = An einem Gerät
same-screen-with = An einem Gerät: { $game } mit anderen hier
invite = Einladen
invite-to = Einladen: Freunde zu { $game }
players = { $count } Spieler
players-range = { $low } bis { $high } Spieler
games = Die Spiele
minutes = { $count ->
    [one] etwa { $count } Minute
   *[other] etwa { $count } Minuten
}
minutes-range = { $low } bis { $high } Minuten
difficulty-1 = leicht zu lernen
difficulty-2 = einige Regeln zu lernen
difficulty-3 = viele Regeln zu lernen
by = von { $names }
your-tables = Deine Tische
your-turn = Du bist dran
table-waiting = Wartet auf Mitspieler
table-playing = Im Spiel
table-over = Beendet
on-this-device = Auf diesem Gerät
forget = Diesen Tisch vergessen: { $game }
waits-for-you = Wartet auf dich
goes-on = Läuft
finished-tables = { $count ->
    [one] { $count } beendetes Spiel
   *[other] { $count } beendete Spiele
}
rulebook = Regelbuch
rulebook-of = Regelbuch: { $game }
rules-of = Regeln: { $game }
print = Drucken
contents = Inhalt
rules-in-english = Dieses Regelbuch gibt es in deiner Sprache noch nicht: hier ist es auf Englisch.
preparing = { $game }: Regeln und Bilder werden geholt…
preparing-part = { $game }: { $done } von { $all } kB geholt
open-tables = Offene Tische
no-open-tables = Gerade gibt es keinen offenen Tisch.
seats-taken = { $taken } von { $all } Plätzen besetzt
reclaim-title = Hier weiterspielen, was du auf einem anderen Gerät begonnen hast
reclaim-code = Code
reclaim-go = Platz nehmen
replay-file-title = Ein Spiel aus einer Aufzeichnung ansehen
replay-file-pick = Aufzeichnung auswählen
newer = Es gibt ein neueres Snowyard.
newer-now = Dazu wechseln
alone-text = Diese Seite spielt für sich allein: Deine Tische liegen in diesem Browser. Um mit Freunden anderswo zu spielen, betreibt jemand von euch einen Server (snowyard serve).
credits = Snowyard spielt fünf veröffentlichte Schneeballspiele nach ihren eigenen Regeln; die Regelhefte nennen ihre Autoren.

## Ein neuer Tisch

new-table = Neuer Tisch: { $game }
your-name = Dein Name
name-at = Name auf Platz { $number }
how-many = Spieler
who-sits = Wer sitzt dort
who-sits-at = Wer sitzt auf Platz { $number }
sits-me = Du
sits-guest = Jemand an diesem Gerät
sits-open = Ein Freund, per Link
sits-bot = Ein Bot
bot-level = Wie gut die Bots spielen
bot-level-name = { $level ->
    [easy] leicht
    [fair] mittel
    [hard] schwer
    [expert] Experte
    [champion] Champion
    [simple] schlicht
    [random] Zufall
   *[other] { $level }
}
bot-level-is = { bot-level-name }: { $level ->
    [easy] spielt vernünftig, mit vielen Patzern; für ein erstes Spiel
    [fair] denkt ein wenig voraus, höchstens 50 Millisekunden je Zug
    [hard] denkt weit voraus, höchstens 300 Millisekunden je Zug
    [expert] denkt so weit voraus, wie es geht, höchstens 2 Sekunden je Zug
    [champion] hat aus vielen Spielen gelernt und denkt höchstens 2 Sekunden je Zug
    [simple] spielt sofort, nach einfachen Faustregeln
    [random] macht irgendeinen erlaubten Zug
   *[other] { $meaning }
}
name-wrong = Ein Name hat 1 bis 20 Buchstaben, Ziffern, Leerzeichen und . ' -, beginnt mit einem Buchstaben oder einer Ziffer und ist nicht p0, p1, …
name-twice = Zwei an diesem Tisch heißen { $name }: Gib jemandem einen anderen Namen.
clock = Uhr
clock-off = Ohne Uhr
clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde je Entscheidung
   *[other] { $seconds } Sekunden je Entscheidung
}
clock-minutes = { $minutes ->
    [one] { $minutes } Minute je Entscheidung
   *[other] { $minutes } Minuten je Entscheidung
}
clock-days = { $days ->
    [1] Ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
hints-allow = Tipps erlauben
listed = Diesen Tisch allen zeigen, die die Seite öffnen
options = Regeln und Varianten
options-changed = Regeln und Varianten ({ $count })
options-of = Regeln und Varianten: { $game }
option-rule = Regel { $rule }
deal = Austeilen
make-link = Link erstellen
options-reset = Wie üblich
clock-per-decision = Für jede Entscheidung
clock-whole-game = Für das ganze Spiel
clock-over-days = Über Tage
clock-bank = { $minutes } min und { $seconds } s nach jeder Entscheidung dazu
clock-own = Wie ihr wollt…
clock-own-minutes = Minuten für jede Person
clock-own-seconds = Sekunden, die nach jeder Entscheidung dazukommen
clock-about = Ist die Zeit um, entscheidet die Uhr.
clock-is = Uhr: { $clock }
group-game = Das Spiel
group-house = Hausregeln
group-expert = Für Fachleute
printed = wie gedruckt
printed-is = gedruckt: { $value }
variant-file = Eine Variantendatei
variant-about = Eine Datei (TOML) mit anderen Zahlen oder Karten: snowyard content SPIEL schreibt eine, mit der man anfangen kann.
variant-pick = Datei wählen
variant-drop = Weglassen
variant-long = Diese Datei ist zu lang: eine Variante hat höchstens 8000 Zeichen.
field-team = Mannschaft { $number }
field-team-place = Mannschaft { $number }, Platz { $place }
field-another = Ein anderes
field-add = Dazu
field-remove = { $what } entfernen
field-replaces = ersetzt { $what }
field-not-used = nicht dabei
field-given = Hier festgelegt
field-how-many = Wie viele: { $what }

## Der Warteraum

wait-title = Der Schneemann wartet mit dir
wait-text = Schick diesen Link deinen Freunden. Es geht los, sobald alle Plätze besetzt sind.
wait-again = Es geht los, sobald alle Plätze besetzt sind. Wer mit dir gespielt hat, kommt mit „Zum neuen Tisch“ hierher.
invite-link = Einladungslink
share = Teilen
start-now = Jetzt anfangen, mit Bots auf den leeren Plätzen
empty-seat = freier Platz
join-title = Du bist eingeladen: { $game }
join-go = Hinsetzen
watch = Nur zuschauen
watching = Du schaust zu.
full = Alle Plätze sind besetzt. Du kannst zuschauen.
invite-qr = QR-Code dieses Links
invite-only-here = Nur dieses Gerät erreicht den Server. Damit andere mitspielen können, beende ihn und starte ihn so:
invite-open = Diese Adresse erreichen alle im selben Netz.
invite-wrong = Diese Einladung ist falsch, oder dem Link fehlt ein Stück. Lass dir den ganzen Link geben.
invite-needed = An diesen Tisch kommt man mit einer Einladung. Frag, wer ihn gemacht hat, nach dem Link, oder schau zu.
take-title = Spiel hier weiter
take-text = Dieser Link holt deinen Platz auf dieses Gerät. Das andere Gerät schaut dann nur noch zu.

## Ein in diesem Browser begonnenes Spiel geht mit Freunden weiter

go-on = Freunde in dieses Spiel einladen
go-on-text = Das Spiel zieht auf den Server um und geht weiter, sobald alle Plätze besetzt sind. Du bekommst einen Link für deine Freunde.
go-on-anew = Ab dann würfelt und mischt der Server. Was du nicht sehen kannst, wird neu verteilt, damit du nicht mehr weißt, als deine Freunde erwarten.
go-on-do = Spiel umziehen
earlier-open = { $who } hat dieses Spiel in einem Browser begonnen ({ $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}). Dort kann man jeden Wurf und jede gezogene Karte im Voraus nachsehen. Ab jetzt würfelt und zieht dieser Server, und niemand kann das mehr.
earlier-hidden = { $who } hat dieses Spiel in einem Browser begonnen ({ $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}). Dort kann man alle Karten und jeden Wurf im Voraus nachsehen. Ab jetzt würfelt und zieht dieser Server, und niemand kann das mehr. Wenn das Spiel weitergeht, wird alles neu verteilt, was { $who } nicht sehen kann: Was vorher nachgesehen wurde, ist nichts mehr wert.
fair-earlier = Der Anfang, in einem Browser gespielt: versiegelt und gezeigt

## Der Tisch

prompt-title = Was jetzt zu tun ist
moves-title = Deine Züge
find-move = Zug suchen
all-moves = Alle { $count } Züge
more-moves = und { $count } weitere: Gib etwas ein, um sie zu finden
places = Im Bild wählen oder hier
all-again = Wieder alle Züge
just-now = Was gerade geschah. Öffnet das Protokoll.
skip-to-decision = Weiter zu dem, was du entscheiden musst
forced-played = Von selbst gespielt: { $label }
confirm-move = { $label }?
confirm = Ja, so machen
confirm-short = Ja
undo = Zurück
undo-it = Zurücknehmen: { $label }
seat-moved = Du spielst jetzt auf einem anderen Gerät. Dieses hier schaut nur noch zu.
undo-not = Zurück: { $why }
undo-why-secret = Jemand wird gerade heimlich gefragt
undo-why-news = Seither hat der Zufall entschieden, oder Verdecktes kam ans Licht
undo-why-final = Dieser Zug wird nie zurückgenommen
undo-why-others-final = Seither hat jemand einen Zug gemacht, der nie zurückgenommen wird
undo-why-hidden = Seither wurde etwas heimlich entschieden
undo-why-none = Du hast noch keinen Zug gemacht
undo-why-others = Seither hat jemand anderes entschieden
undo-why-watching = Du schaust zu
undo-why-over = Das Spiel ist zu Ende
undo-why-bot = Ein Bot spielt für dich
undo-ask = Um Rücknahme bitten
undo-ask-it = Um Rücknahme bitten: { $label }
change-choice = Anders wählen
undo-asked = { $who } möchte einen Zug zurücknehmen.
undo-asked-it = { $who } möchte das zurücknehmen: „{ $label }“
undo-asked-too = Damit geht auch das zurück: „{ $label }“
undo-waiting = Die anderen müssen noch zustimmen, dass du den Zug zurücknimmst.
undo-waiting-it = Die anderen müssen noch zustimmen, dass du das zurücknimmst: „{ $label }“
undo-declined = Nicht alle waren einverstanden: Dein Zug bleibt.
agree = Einverstanden
refuse = Ablehnen
hint = Tipp
hint-title = Was ein starker Spieler tun würde:
hint-thinking = Denkt nach …
hint-none = Hier gibt es keinen Rat.
set-up = Für mich aufstellen
set-up-sure = Soll der Rest der Aufstellung für dich gewählt werden, wie es ein starker Spieler täte?
hints-on = An diesem Tisch sind Tipps erlaubt.
hints-off = Keine Tipps an diesem Tisch.
hints-asker = Ein Tipp geht nur an den, der fragt.
hints-own-engine = Was jemand auf dem eigenen Gerät laufen lässt, kann niemand verhindern.
chance = gewinnt zu { $percent } %
chance-error = auf etwa { $points } genau
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-jump = Den Tisch nach Zeile { $number } ansehen
log-new = Neu, seit du weg warst
move-back = zurückgenommen
looking-back = Du siehst Zug { $number } von { $all }.
back-to-now = Zurück zum Jetzt
rules = Regeln
rules-now = Was gerade zählt
rules-loading = Im Regelheft wird geblättert …
look-up = Eine Karte, eine Marke oder ein Wort nachschlagen
look-up-none = So heißt hier nichts.
chat = Chat
chat-write = An alle am Tisch schreiben
chat-send = Senden
chat-empty = Still wie Schnee.
seats = Spieler
seat-turn = entscheidet gerade
seat-choosing = wählt noch
seat-chosen = hat gewählt
seat-bot = Bot { bot-level-name }
seat-away = weg
seat-here = da
seat-bot-plays = ein Bot spielt solange
seat-resigned = hat aufgegeben
let-bot = Bot weiterspielen lassen
bot-asked = ein Bot ist gewünscht
bot-asked-for-you = Die anderen möchten, dass ein Bot für dich spielt.
i-am-here = Ich bin da
menu = Mehr
hand-to-bot = Einen Bot für mich spielen lassen
take-back = Wieder selbst spielen
bot-plays-for-you = Ein Bot spielt für dich.
resign = Aufgeben
resign-sure = Dieses Spiel wirklich aufgeben? Das lässt sich nicht zurücknehmen.
give-up-sure = { $label }? Das lässt sich nicht zurücknehmen.
move-device = Auf einem anderen Gerät weiterspielen
move-device-warn = Wer diesen Link öffnet oder diesen Code eingibt, hat deinen Platz. Zeig ihn niemandem.
move-device-link = Link für dein anderes Gerät
move-device-or = Oder gib dort, ganz unten auf der Startseite, diesen Code ein:
time-left = hat { $time }
skip-animation = Überspringen
zen = Ruhemodus
help = Tasten
settings = Einstellungen
reconnecting = Die Leitung ist eingeschneit. Neuer Versuch …
next-table = Nächster Tisch, der auf dich wartet
days-left = { $days } T { $hours } Std.
hours-left = { $hours } Std. { $minutes } Min.
title-turn = ● Du bist dran, { $game }
notify-turn = Du bist dran: { $game }.
title-asked = ● { $who } fragt, { $game }
notify-asked = { $who } möchte einen Zug zurücknehmen: { $game }.

## Mehrere an einem Gerät

pass-to = Gib das Gerät an { $who } weiter
pass-to-nobody = An diesem Gerät hat jetzt niemand zu entscheiden
pass-text = Alle anderen schauen weg.
i-am = Ich bin { $who }

## Das Ende. Hinter fair-how steht ein Befehl.

over = Die Schlacht ist vorbei
you-win = Du gewinnst
you-win-together = Ihr gewinnt zusammen
wins-game = Gewonnen: { $names }
end-rules = { $count ->
    [1] Regel
   *[other] Regeln
}: { $rules }
nobody-wins = Niemand gewinnt
score = Wie es ausging
place = Platz
rematch = Noch einmal
rematch-join = Zum neuen Tisch
show-table = Den Tisch ansehen
replay = Wiederholung
record = Aufzeichnung
share-replay = Link zur Wiederholung
fair = Ging alles mit rechten Dingen zu?
fair-yes = Ja: Alle Würfe und jedes Mischen kamen aus dem Startwert, der vor dem Spiel versiegelt wurde.
fair-no = Nein: Dieser Startwert passt nicht zu dem, was vor dem Spiel versiegelt wurde.
fair-sealed = Vor dem Spiel versiegelt (SHA-256 des Startwerts)
fair-seed = Startwert, jetzt offen
fair-computed = Hier ausgerechnet
fair-how = Jeder Wurf und jedes Mischen folgt aus dem Startwert und den eigenen Zahlen der Spieler. Prüfe alles selbst: Speichere die Aufzeichnung und rufe auf

## Wiederholungen

replay-of = Wiederholung: { $game }
step = Zug { $number } von { $all }
step-back = Einen Zug zurück
step-on = Einen Zug weiter
to-start = An den Anfang
to-end = Ans Ende
play = Abspielen
pause = Anhalten
eyes = Blickwinkel
eyes-open = Alles offen
eyes-all = Was alle sehen
chances = Gewinnchance
chances-work = Die Chancen werden berechnet: { $done } von { $all }
chances-axis = Gewinnchance nach jedem Zug, eine Linie je Spieler
replay-running-title = Dieses Spiel läuft noch
replay-running = Die Wiederholung gibt es, wenn das Spiel vorbei ist. Bis dahin kannst du am Tisch zuschauen.
replay-waiting = Dieses Spiel hat noch nicht begonnen. Die Wiederholung gibt es, wenn es vorbei ist.
to-table = Zum Tisch

## Die Nachbetrachtung einer Partie

review = Diese Partie auswerten
review-title = Auswertung
review-about = Dieses Gerät sieht sich jeden Zug an. Das dauert etwa eine halbe Minute.
review-work = Die Partie wird ausgewertet: { $done } von { $all }
review-stop = Anhalten
review-good = { $who } hat gespielt, was auch die Maschine gespielt hätte.
review-better = { $more ->
    [0] „{ $move }“ war besser, als beide Züge verglichen wurden, aber die letzte Probe fand keinen Unterschied: höchstens { $high } von 100 Partien.
   *[other] „{ $move }“ hätte { $more } von 100 Partien mehr gewonnen (zwischen { $low } und { $high }).
}
review-alike = Die Maschine hätte „{ $move }“ gespielt. Dass das besser ist, kann sie nicht sicher sagen.
review-worth = Von 100 Partien gewonnen: { $played } mit dem gespielten Zug, { $best } mit dem der Maschine.
review-worth-one = Das gewinnt etwa { $worth } von 100 Partien.
review-known = Es zählt, was { $who } damals wissen konnte, nicht die verdeckten Karten.
review-forced = Hier gab es nichts zu entscheiden.
review-luck = Großes Glück für { $who }: Würfel oder Karten dieses Zugs waren { $more } von 100 Partien wert.
review-mark-back = Marke davor
review-mark-on = Nächste Marke
review-means = Was bedeuten diese Zahlen?
review-means-won = „Hätte gewonnen“ heißt: Von dem aus, was der Spieler wusste, wird wieder und wieder weitergespielt. Verdecktes wird jedes Mal neu verteilt, und alle entscheiden wie die Maschine. Ein geteilter Sieg zählt als Anteil. Markiert wird ein Zug nur, wenn der Unterschied größer ist als das, was der Zufall allein ausmacht.
review-means-together = Wo alle gleichzeitig entscheiden, entscheiden die anderen auch hier, ohne den Zug zu kennen. Verglichen wird nicht mit dem, was sie wirklich gewählt haben.
review-means-ledger = Die Tabelle gilt für die wahre Partie mit offenen Karten, wenn alle schlicht weitergespielt hätten. Was ein Spieler zu Beginn hatte, Glück, eigene Entscheidungen und die der anderen ergeben zusammen das Ergebnis. ± ist, was unsicher bleibt.
ledger-title = Woher das Ergebnis kam, in 100 Partien
ledger-start = Beginn
ledger-luck = Glück
ledger-own = Eigene Züge
ledger-others = Züge anderer
ledger-result = Ergebnis
mark-mistake = Fehler
mark-luck = Großes Glück
play-on = Von hier weiterspielen
play-on-better = Mit dem Zug der Maschine weiterspielen
play-on-dice = Würfel und Karten kommen wie in dieser Partie. Für die anderen spielen Bots.

## Rätsel

puzzle-today = Rätsel des Tages
puzzle-today-of = Rätsel des Tages: { $game }
puzzle-of = Rätsel { $number } von { $all }: { $game }
puzzle-grade = { $grade ->
    [1] Leicht: Eine von vier Stufen der Bots findet es nicht
   *[other] { $grade } von vier Stufen der Bots finden es nicht
}
puzzle-task = Du bist { $who }. Ein Zug ist deutlich der beste. Welcher?
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nein. Am besten war „{ $move }“.
puzzle-better = „{ $move }“ gewinnt { $more } von 100 Partien mehr als der nächstbeste Zug, „{ $second }“ (zwischen { $low } und { $high }).
puzzle-worth = Von 100 Partien gewonnen: { $best } und { $second }.
puzzle-simple = Ein schlichter Spieler würde „{ $move }“ wählen.
puzzle-solved-exactly = Dieses Ende ist genau ausgerechnet.
puzzle-again = Noch einmal versuchen
puzzle-next = Nächstes Rätsel
puzzle-done = { $done } von { $all } hier gelöst
puzzle-none = Dieses Rätsel gibt es nicht.

## Einstellungen

language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-day = Tag
theme-evening = Abend
theme-to-day = Licht: Tag
theme-to-evening = Licht: Abend
where = Tische ohne Freunde anderswo
where-here = in diesem Browser
where-server = auf dem Server
speed = Animation
speed-none = keine
speed-quick = flott
speed-calm = ruhig
speed-slow = langsam
speed-reduced = Dein Gerät wünscht weniger Bewegung: Animationen sind aus.
others-stay = Was die anderen tun, bleibt stehen
others-none = gar nicht
others-quick = kurz
others-calm = lang genug zum Lesen
others-slow = doppelt so lang
forced = Züge von selbst machen, wo es keine Wahl gibt und niemand ein Geheimnis daraus erfährt
confirming = Vor jedem Zug nachfragen
confirming-auto = bei Touch-Geräten
confirming-always = immer
confirming-never = nie
sound = Geräusche
sound-on = Ton an
sound-off = Ton aus
notify = Sag mir Bescheid, wenn ich dran bin und die Seite verdeckt ist
notify-no = Dein Browser erlaubt hier keine Benachrichtigungen.

## Tasten

key-choose = einen Zug wählen
key-asked = beenden, obwohl noch etwas übrig ist; dieselbe Taste noch einmal bestätigt
key-walk = von einem zum nächsten gehen; Enter wählt
    .keys = Tab, Pfeile
key-confirm = bestätigen / abbrechen
    .keys = Enter / Esc
key-undo = zurücknehmen
key-hint = Tipp
key-rules = Regeln zu dieser Entscheidung
key-log = Verlauf
key-chat = Chat
key-look = zurückblättern, vorblättern
    .keys = [ und ]
key-skip = Animation überspringen
key-prompt = noch einmal sagen, was zu tun ist
key-zen = Ruhemodus
key-help = diese Liste

## Wenn etwas schiefgeht

trouble = Da ist etwas auf dem Eis ausgerutscht
not-found = Diesen Ort gibt es in diesem Dorf nicht.
not-found-title = Hier ist nichts
no-such-game = Ein Spiel mit diesem Namen gibt es hier nicht.
offline = Der Server ist nicht zu erreichen. Läuft `snowyard serve`?
alone = Hinter dieser Seite ist kein Server. Was du suchst, liegt vielleicht in einem anderen Browser.
files-missing = Ein Teil dieser Seite lässt sich nicht holen und wurde nicht aufgehoben. Versuch es wieder, wenn ein Netz da ist.
not-here = Dieser Tisch ist nicht in diesem Browser aufgehoben.
not-kept = Dieser Browser hebt nichts auf: Spiel weiter, aber wenn diese Seite geschlossen wird, ist der Tisch weg.
try-again = Noch einmal versuchen
bad-answer = Der Server hat etwas geantwortet, das diese Seite nicht versteht.

## Das schlichte Bild eines Spiels, das kein eigenes hat

scene-picture = Der Tisch von { $names }
scene-table = Auf dem Tisch
scene-own = Das siehst nur du
scene-you = du
scene-decides = entscheidet
scene-yes = ja
scene-no = nein

## Lektionen und Erklärungen zu dem, was zum ersten Mal vorkommt

learn = Lernen
learn-game = Lernen: { $game }, { $done } von { $all } Schritten gemacht
coach = Trainer
lesson-steps = Schritte der Lektion
lesson-step = { $number } von { $all }: { $title }
lesson-back = Zurück
lesson-next = Nächster Schritt
lesson-again = Diesen Schritt von vorn
lesson-game = Ein ganzes Spiel spielen
explain = Neu an diesem Tisch
explain-open = Neu: { $thing }
explain-next = Verstanden
explain-off = Nichts mehr erklären
explain-setting = Erklären, was zum ersten Mal vorkommt
bench-link = Die Werkbank
bench-link-about = Eine Karte, einen Würfel oder eine Zahl ändern und sofort sehen, was das mit dem Spiel macht.

## Zum Ausdrucken: die Seiten und was darauf steht

print-and-play = Zum Ausdrucken
print-of = Zum Ausdrucken: { $game }
print-wishes = Was gedruckt wird
print-printed = Das gedruckte Spiel
print-nothing = Für dieses Spiel gibt es nichts zum Ausdrucken.
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-for = Für
print-map = Plan
print-map-full = ganze Größe
print-map-half = halbe Größe
print-both = Beide Seiten bedrucken
print-backs = Rückseiten
print-list = Was dazugehört
print-cards = { $count } × { $what }, { $width } × { $height } mm
print-pieces = { $count } × { $what }
print-figure = Figur: { $what }
print-deck = Karten
print-tokens = Teile zum Ausschneiden
print-aid = Übersicht
print-dice = Würfel
print-sheet = Blatt { $number } von { $all }
print-how = So wird gedruckt
print-how-scale = In 100 % drucken („Originalgröße“), nicht „an Seite anpassen“. Dann ist diese Linie 80 mm lang:
print-how-duplex = Beidseitig drucken und über die lange Kante wenden: Auf jedes Blatt Vorderseiten folgen die Rückseiten dazu.
print-how-cut = Von Marke zu Marke schneiden. Festes Papier (200 g) oder Kartenhüllen halten länger.
print-differs = Anders als im gedruckten Spiel
print-differs-next = { $count ->
    [one] Eine Zahl ist anders: Sie steht auf dem nächsten Blatt.
   *[other] { $count } Zahlen sind anders: Sie stehen auf dem nächsten Blatt.
}
print-variant-first = Dies ist eine Variante. Wo ihre Zahlen von dem abweichen, was hier steht, gelten ihre; sie stehen auf den ersten Blättern.
print-plan = So wird der Plan gelegt
print-plan-how = An den Marken schneiden und die Teile Kante an Kante legen. Ein Zoll der Regeln ist hier { $mm } mm; miss mit dem Lineal.
print-ruler = Lineal, { $inches } Zoll

# was Leute sagen, die eine Variante ausprobiert haben, wenn das Spiel aus ist
feedback = Wie war diese Variante?
feedback-of = { $name }: Wie war diese Variante?
feedback-fun = Spaß
feedback-fun-of = { $fun } von 5
feedback-too-long = Zu lang
feedback-unfair = Unfair
feedback-sentence = Ein Satz für die, die sie gemacht haben (bis { $most } Zeichen)
feedback-send = Abschicken
feedback-readers = Alle an diesem Tisch und wer den Server betreibt können es lesen. Abgeschickt bleibt es, wie es ist.
feedback-here = Es bleibt in diesem Browser bei der Aufzeichnung, die du als Datei sichern kannst.
feedback-thanks = Danke. Es steht jetzt bei der Aufzeichnung dieses Spiels.

## Was ein Server ablehnt

refused-name = An diesem Tisch heißt schon jemand { $name }: Nimm einen anderen Namen.
refused-begun = Das Spiel hat schon begonnen. Du kannst zuschauen.
refused-not-begun = Das Spiel hat noch nicht begonnen: Der Tisch wartet auf Leute.
refused-over = Das Spiel ist zu Ende.
refused-turn = Das entscheidest jetzt nicht du.
refused-bot-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-chosen = Du hast schon gewählt. Nimm das erst zurück, solange andere noch wählen.
refused-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.
refused-question = Es ist schon eine Frage offen. Warte die Antworten ab.
refused-nobody-asks = Niemand wartet auf eine Antwort von dir.
refused-resigned = Du hast schon aufgegeben.
refused-empty = Eine leere Nachricht sagt nichts.
refused-watching = Du schaust zu. Das können nur die am Tisch.
refused-no-bot = Dort kann jetzt kein Bot spielen.
refused-bot-asked = { $name } wird schon gefragt und darf widersprechen, bis die Zeit um ist.
refused-still-here = { $name } ist noch am Tisch.
refused-self = Du spielst schon selbst.
refused-hurry = Das war zu viel auf einmal. Warte einen Moment.
refused-key = Dieses Gerät hat an diesem Tisch keinen Platz mehr.
refused-code = Dieser Code ist falsch, verbraucht oder älter als zehn Minuten. Mach auf dem anderen Gerät einen neuen.
refused-table = Diesen Tisch gibt es nicht. Prüf den Link.
refused-rematch = Noch einmal spielen könnt ihr, wenn das Spiel zu Ende ist.
refused-taken = Dein Platz im nächsten Spiel ist auf einem anderen Gerät. Mach dort einen Code, um ihn zurückzuholen.
refused-judged = Du hast schon gesagt, wie du das Spiel fandest. Es bleibt, wie du es geschickt hast.
refused-secret = Das zeigt sich, wenn das Spiel zu Ende ist: Vorher würde es Geheimnisse verraten.
refused-mistake = Dem Server ist ein Fehler passiert. Nichts hat sich geändert.
refused-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
refused-rules = Dieser Tisch folgt anderen Regeln, als dieser Server spielt: Hier lässt er sich nicht mehr zeigen.
refused-storage = Der Server kann gerade nichts speichern: Das hat nicht gezählt.
refused-restart = Der Server wird neu gestartet. Dein Tisch ist sicher: Komm gleich wieder.
refused-slow = Deine Verbindung ist für diesen Tisch zu langsam.
refused-mistake-look = Dem Server ist ein Fehler passiert. Sieh auf den Tisch und versuch es noch einmal.
