draw-spare = Ersatzkarte { $number }
draw-times = { $n } ×
draw-nothing = nichts
draw-arsenal = Arsenal:{ x-final }
draw-pile = { x-nth-pile } Stapel, am nächsten bei { $own ->
    [yes] dir
   *[no] { $near }
}
draw-abandoned = Aufgegeben: { $cards }.
draw-look = { x-nth-pile } Stapel: oben { $upper }, darunter { $lower }.
draw-empty = leer
draw-face-down = verdeckt
draw-below = { $top }, darunter noch { $cards }
draw-against = gegen
draw-against-whom = gegen { $own ->
    [yes] dich
   *[no] { $name }
}
draw-snowball = sein Schneeball { $fate }
draw-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
draw-worth = { $exact ->
    [yes] bisher { draw-points }
   *[no] bisher mindestens { draw-points }
}
draw-shows = { $own ->
    [yes] zeigt dir die nächsten Karten
   *[no] zeigt die nächsten Karten: { $names }
}
draw-plays = im Spiel: { $cards }
draw-as-second = als zweite Karte
draw-perhaps = vielleicht auch: { $cards }
draw-surely = sicher { x-in-zone }: { $cards }
x-final = { $final ->
    [yes] {" "}(Schlussrunde)
   *[no] {""}
}
x-nth-pile = { $pile ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[4] Vierter
}
draw-step = { $step ->
    [barrage] Sperrfeuer
    [level-3] Stufe 3
    [level-2] Stufe 2
   *[level-1] Stufe 1
}
draw-fate = { $fate ->
    [hit] trifft
    [miss] geht ins Leere
    [avoid] wird vermieden
    [refl] fliegt zurück
    [void] entfällt
    [dodge] weicht aus
    [fail] hilft hier nicht
    [idle] trifft auf keinen Angriff
    [def] wirkt
    [block] wird vom Angriff verhindert
    [eff] wirkt
   *[none] tut nichts
}
draw-cards-in = { $zone ->
    [hand] { $cards ->
        [0] keine Karten auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
    [draw] { $cards } im Nachziehstapel
    [kept] { $cards } behalten
    [cache] { $cards } im Lager
   *[discards] { $cards } in der Ablage
}
x-in-zone = { $zone ->
    [kept] behalten
    [hand] auf der Hand
    [draw] im Nachziehstapel
    [cache] im Lager
    [discards] in der Ablage
   *[anywhere] unter diesen Karten
}
draw-listed = { $title }: { $what }
