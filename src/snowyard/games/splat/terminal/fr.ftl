draw-flies-at = vole vers
draw-card = Carte :
draw-hand = Main :
draw-pile = Pioche : { $cards }
draw-pile-of = { $cards ->
    [one] Pioche : { $cards } carte.
   *[other] Pioche : { $cards } cartes.
}
draw-discarded = Défausse : { $cards }
draw-empty = vide
draw-out = hors jeu, rang { $rank }
draw-is-out = { $name } : hors jeu, rang { $rank }.
draw-hits = { $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
}
draw-keeps = garde { $cards }
draw-also-keeps = Garde { $cards }.
draw-sideways = une boule double en travers
draw-or = ou
draw-your-hand = Ta main : { $cards }.
