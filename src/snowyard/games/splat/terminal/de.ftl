draw-flies-at = fliegt auf { $own ->
    [yes] dich
   *[no] { $name }
}
draw-card = Karte:
draw-hand = Hand:
draw-pile = Nachziehstapel: { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
}
draw-discarded = Ablage: { $cards }
draw-empty = leer
draw-out = ausgeschieden, Platz { $rank }
draw-place = Platz { $rank }
draw-is-out = { $name }: ausgeschieden, Platz { $rank }.
draw-hits = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
draw-keeps = bekannt auf der Hand: { $cards }
draw-also-keeps = Bekannt: { $cards }.
draw-sideways = ein quer liegender Doppelball
draw-or = oder
draw-your-hand = Deine Hand: { $cards }.
