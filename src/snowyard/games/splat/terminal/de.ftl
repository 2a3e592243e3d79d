draw-flies-at = fliegt auf
draw-card = Karte:
draw-hand = Hand:
draw-pile = Nachziehstapel: { $cards }
draw-pile-of = { $cards ->
    [one] Nachziehstapel: 1 Karte.
   *[other] Nachziehstapel: { $cards } Karten.
}
draw-discarded = Ablage: { $cards }
draw-empty = leer
draw-out = ausgeschieden, Platz { $rank }
draw-is-out = { $name }: ausgeschieden, Platz { $rank }.
draw-hits = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
draw-keeps = behält { $cards }
draw-also-keeps = Behält { $cards }.
draw-sideways = ein quer liegender Doppelball
draw-or = oder
draw-your-hand = Deine Hand: { $cards }.
