draw-legend = { $sign ->
    [up] {"[7]"} offen
    [down] (7) verdeckt
    [unknown] (?) dir unbekannt
   *[base] (Grund) verdeckte Grundkarte
}
draw-turn = Zug { $turn }.
draw-lane = Gasse { $lane }
draw-actions = { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
draw-plays = { $plays } Möglichkeiten, eine Karte verdeckt zu legen. Tipp Karte und Gasse, zum Beispiel: { $example }
draw-hand = auf der Hand:
draw-gone = weg:
draw-empty = leer
draw-base = Grund
draw-now = Zug { $turn }, { $name }, { $actions }.
draw-unknown = { $more ->
    [yes] und{" "}
   *[no] {""}
}{ $cards ->
    [one] 1 unbekannte Karte
   *[other] { $cards } unbekannte Karten
}
draw-nothing = nichts
draw-no-cards = keine Karten
draw-player = { $name }: { $held }. Weg: { $gone }.
draw-listed = { $title }: { $what }
draw-base-card = Grundkarte
draw-face-down = verdeckt { $rank }
draw-face-down-card = verdeckte Karte
draw-damage = { $n } Schaden
draw-frozen = gefroren
draw-paired = im Paar
draw-attacked = { $n ->
    [1] hat angegriffen
   *[other] hat zweimal angegriffen
}
draw-known = andere kennen sie
draw-waits = ihre Kraft wartet
draw-won = gewonnen von { $own ->
    [yes] dir
   *[no] { $name }
}
draw-for-both = zählt für beide
draw-for-nobody = zählt für niemanden
draw-cards = { $cards ->
    [0] keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
draw-locked = { $cards ->
    [0] Der Stapel ist leer, Grundkarten sind frei.
    [one] 1 Karte im Stapel, Grundkarten sind gesperrt.
   *[other] { $cards } Karten im Stapel, Grundkarten sind gesperrt.
}
