draw-house = Haus
draw-wall = Mauer
draw-tree = Baum
draw-fountain = Brunnen
draw-fence = Zaun
draw-road = Straße
draw-ice = Eis
draw-choose = zur Wahl
draw-edges = Die Ränder zählen halbe Zoll, je Zeile zwei Reihen: „12 5“ ist Spalte 12, Reihe 5.
draw-whose = (k{ $kid }){ $own ->
    [yes] , deins
   *[no] {" "}von { $name }
}, Mannschaft { $team }
draw-gone = heimgegangen
draw-balls = { $balls } der Größe { $size }
draw-outside = noch nicht draußen
draw-at = bei { $place } { $ground }
draw-on-snow = auf Schnee
draw-on-road = auf der Straße
draw-on-ice = auf Eis
draw-and = und
draw-dice = Befehlswürfel { $dice }
draw-points = Punkte { $points }
draw-snowballs = Schneebälle { $balls }
draw-no-snowball = kein Schneeball
draw-aim = gezielt { $aim }
draw-prepared = vorbereitet { $more }
draw-down = liegt im Schnee
draw-pool = Würfel für { $kid }: { $dice }
draw-inches = { $inches } Zoll
draw-reach-move = { $kid } geht: { $spots } Punkte, der längste Weg { $way }.
draw-reach-slide = { $kid } rutscht: { $spots } Punkte, der längste Weg { $way }.
draw-reach-vault = { $kid } springt: { $spots } Punkte, der längste Weg { $way }.
draw-reach-dash = { $kid } flitzt: { $spots } Punkte, der längste Weg { $way }.
draw-your-cards = Deine Karten
draw-cards-of = Karten für { $kid }
draw-turn = Runde { $turn } von { $of }
draw-to-come = es kommen noch:
draw-nobody-to-come = niemand kommt mehr
draw-deck = Stapel { $cards }
draw-holds = { $name } hält { $cards }
draw-discarded = abgelegt
draw-after = { $start }: { $what }
draw-fire = { $kid } auf { $other }
draw-hidden = nicht zu sehen, im Weg: { $by }.
draw-never = zu nah, und gegen { $other } schummelt { $kid } nie.
draw-would-need = zu sehen, braucht { $needed } mit Größe 1
draw-nothing-to-throw = aber nichts zu werfen.
draw-needs = { $ball } braucht { $needed } ({ $chance })
draw-piece = ein Stück von sich
draw-size = Größe { $size }
draw-too-close = zu nah: trifft sicher, ist aber geschummelt.
draw-beside = { $things ->
    [one] 1 Hindernis am Weg
   *[other] { $things } Hindernisse am Weg
}
draw-crowd = { $places } Stellen, jede ein . auf der Karte. Tipp Spalte und Reihe, zum Beispiel: { $example }
draw-crowd-plain = { $places } Stellen. Tipp Spalte und Reihe, in halben Zoll von Westen und von Süden gezählt, zum Beispiel: { $example }
draw-rows = { $first } bis { $last }
draw-column-rows = Spalte { $column }: { $count ->
    [one] Reihe
   *[other] Reihen
} { $rows }.
draw-nearest = Die nächste Stelle: { $place }
draw-column = { $places } Stellen in Spalte { $column }, von Westen gezählt
draw-moves = { $moves } Züge
