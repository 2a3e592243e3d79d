title = Schlitten
summary = Schieb deinen Schlitten an, würfle, und sei zuerst am Fuß des Hügels.

## Einstellungen

option-seats = wie viele spielen
option-hill = Felder von oben bis zum Fuß des Hügels

## Was geschah

start = { $who_is ->
    [you] Du beginnst das Spiel.
   *[other] { $who } beginnt das Spiel.
}
drew = { $who_is ->
    [you] Du ziehst: { $card }.
   *[other] { $who } zieht: { $card }.
}
push = { $who_is ->
    [you] Du spielst
   *[other] { $who } spielt
}: { $card }. Der Würfel zeigt { $die }.
slid = { $who_is ->
    [you] Du rutschst
   *[other] { $who } rutscht
} { x-places }{ $left ->
    [0] {" "}weit ins Ziel.
   *[other] ; noch { $left }.
}
tumbled = { $who_is ->
    [you] Du purzelst
   *[other] { $who } purzelt
} in den Schnee: Es braucht mindestens { $needs }.
bumped = { $who_is ->
    [you] Du wirst
   *[other] { $who } wird
} auf Feld { $place } zurückgestoßen.
cap = Jede und jeder war { $turns } Mal am Zug: Hier endet das Spiel.
won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}{ $others ->
    [0] {""}
    [one] {" "}zusammen mit einer anderen Person
   *[other] {" "}zusammen mit { $others } anderen
}.

x-places = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}

## Was zu entscheiden ist

choose-card = Du bist am Zug: Welcher Schubs? Noch { $left }.

## Züge

move-push = Karte spielen: { $card }, { x-places } ab einer { $needs }

## Was man nachschlagen kann

thing-soft = sanfter Schubs
    .about = { x-places }, wenn der Würfel mindestens { $needs } zeigt; es gibt { $copies } dieser Karten (SLEDS-02, SLEDS-05).
thing-firm = fester Schubs
    .about = { x-places }, wenn der Würfel mindestens { $needs } zeigt; es gibt { $copies } dieser Karten (SLEDS-02, SLEDS-05).
thing-wild = wilder Schubs
    .about = { x-places }, wenn der Würfel mindestens { $needs } zeigt; es gibt { $copies } dieser Karten (SLEDS-02, SLEDS-05).
thing-bump = Zusammenstoß
    .about = Wer dorthin rutscht, wo ein anderer Schlitten steht, stößt ihn um { $back } zurück (SLEDS-06).
thing-hill = Hügel
    .about = Er hat { $places } Felder; wer zuerst am Fuß ist, gewinnt (SLEDS-08).

## Das einfache Bild: wie die Teile der Ansicht heißen

view-push = anschieben
view-over = vorbei
view-phase = Phase
view-hill = Felder des Hügels
view-die = Würfel
view-cards_to_draw = Karten zum Ziehen
view-place = Feld
view-cards_in_hand = Karten auf der Hand
view-cards = Karten
view-card = Karte
view-steps = Felder
view-needs = Würfel mindestens
view-copies = im Spiel
view-played = gespielt
view-hand = Hand
view-soft = sanfter Schubs
view-firm = fester Schubs
view-wild = wilder Schubs
