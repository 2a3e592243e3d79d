draw-legend-sides = {"[7]"} offen  (7) verdeckt  (?) unbekannt  -1 Schaden  * gefroren  =s5 Paar
draw-legend-marks = {"!"} hat angegriffen  # gesperrt  o andere kennen sie  +1 Kraft wartet
draw-legend-slots = s0, s1, ...: so heißt die Karte beim Tippen
draw-turn = Zug { $turn }
draw-lane = Gasse { $lane }
draw-lane-number = Gasse { $lane }
draw-actions = { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
draw-hand = Hand
draw-gone = weg
draw-empty = leer
draw-base = Grund
draw-now = Zug { $turn }, { $name }, { $actions }.
draw-unknown = unbekannt
draw-nothing = nichts
draw-no-cards = keine Karten
draw-player = { $name }: Hand { $held }. Weg: { $gone }.
draw-base-card = Grundkarte
draw-face-down = verdeckt { $rank }
draw-face-down-card = verdeckte Karte
draw-damage = { $damage } Schaden
draw-frozen = gefroren
draw-paired = Paar mit { $slot }
draw-attacked = hat angegriffen
draw-is-locked = gesperrt
draw-known = andere kennen sie
draw-waits = ihre Kraft wartet
draw-won = gewonnen von { $name }
draw-for-both = zählt für beide
draw-for-nobody = zählt für niemanden
draw-pile = { $cards ->
    [0] Stapel leer, Grundkarten frei
   *[other] Stapel { $cards }
}
draw-cards = { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
}
draw-locked = { $cards ->
    [0] Der Stapel ist leer.
    [one] 1 Karte im Stapel, Grundkarten sind gesperrt.
   *[other] { $cards } Karten im Stapel, Grundkarten sind gesperrt.
}
