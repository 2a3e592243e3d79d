tagline = Fünf Schneeballschlachten auf Papierschnee. Such dir eine aus und wirf.
skip = Zum Inhalt springen
home = Startseite
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
you = du
loading = Der Schnee wird vom Tisch gefegt …
preparing = Die Regeln werden gefaltet. Das erste Spiel nach der Installation dauert etwas länger.

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
forget = Diesen Tisch vergessen: { $game }
open-tables = Offene Tische
no-open-tables = Gerade gibt es keinen offenen Tisch.
seats-taken = { $taken } von { $all } Plätzen besetzt
reclaim-title = Hier weiterspielen, was du auf einem anderen Gerät begonnen hast
reclaim-code = Code
reclaim-go = Platz nehmen
replay-file-title = Ein Spiel aus einer Aufzeichnung ansehen
replay-file-pick = Aufzeichnung auswählen
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
bot-level-is = { $level }: { $meaning }
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
listed = Diesen Tisch allen zeigen, die die Seite öffnen
options = Regeln und Varianten
options-changed = Regeln und Varianten ({ $count })
options-of = Regeln und Varianten: { $game }
option-rule = Regel { $rule }
deal = Austeilen
make-link = Link erstellen
options-reset = Wie üblich

## Der Warteraum

wait-title = Der Schneemann wartet mit dir
wait-text = Schick diesen Link deinen Freunden. Es geht los, sobald alle Plätze besetzt sind.
invite-link = Einladungslink
share = Teilen
start-now = Jetzt anfangen, mit Bots auf den leeren Plätzen
empty-seat = freier Platz
join-title = Du bist eingeladen: { $game }
join-go = Hinsetzen
watch = Nur zuschauen
watching = Du schaust zu.
full = Alle Plätze sind besetzt. Du kannst zuschauen.

## Der Tisch

prompt-title = Was jetzt zu tun ist
moves-title = Deine Züge
find-move = Zug suchen
all-moves = Alle { $count } Züge
few-moves = Weniger
more-moves = und { $count } weitere: Gib etwas ein, um sie zu finden
confirm-move = { $label }?
confirm = Ja, so machen
undo = Zurück
undo-it = Zurücknehmen: { $label }
undo-not = Zurück: { $why }
undo-ask = Um Rücknahme bitten
undo-asked = { $who } möchte einen Zug zurücknehmen.
undo-waiting = Die anderen müssen noch zustimmen, dass du den Zug zurücknimmst.
agree = Einverstanden
refuse = Ablehnen
hint = Tipp
hint-title = Was ein starker Spieler tun würde:
hint-thinking = Denkt nach …
hint-none = Hier gibt es keinen Rat.
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
seat-bot = Bot { $level }
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
move-device = Auf einem anderen Gerät weiterspielen
move-device-text = Tippe diesen Code auf dem anderen Gerät unten auf der Startseite ein. Er gilt einmal; dieses Gerät schaut dann nur noch zu.
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
nobody-wins = Niemand gewinnt
ended-resigned = Alle anderen haben aufgegeben.
score = Wie es ausging
place = Platz
rematch = Noch einmal
rematch-join = Zum neuen Tisch
show-table = Den Tisch ansehen
replay = Wiederholung
record = Aufzeichnung
share-replay = Link zur Wiederholung
fair = Waren die Würfel ehrlich?
fair-yes = Ja: Der vor dem Spiel versiegelte Startwert hat dieses Spiel gewürfelt.
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

## Einstellungen

language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-day = Tag
theme-evening = Abend
theme-to-day = Licht: Tag
theme-to-evening = Licht: Abend
speed = Animation
speed-none = keine
speed-quick = flott
speed-calm = ruhig
speed-slow = langsam
speed-reduced = Dein Gerät wünscht weniger Bewegung: Animationen sind aus.
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
offline = Der Server ist nicht zu erreichen. Läuft `snowyard serve`?
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
