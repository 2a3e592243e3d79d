draw-flies-at = vole vers { $own ->
    [yes] toi
   *[no] { $name }
}
draw-card = Carte :
draw-hand = Main :
draw-pile = Pioche : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
draw-discarded = Défausse : { $cards }
draw-empty = vide
draw-out = hors jeu, rang { $rank }
draw-place = rang { $rank }
draw-is-out = { $name } : hors jeu, rang { $rank }.
draw-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
draw-keeps = connu en main : { $cards }
draw-also-keeps = Connu : { $cards }.
draw-sideways = une boule double en travers
draw-or = ou
draw-your-hand = Ta main : { $cards }.
