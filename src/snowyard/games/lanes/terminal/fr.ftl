draw-legend = { $sign ->
    [up] {"[7]"} face visible
    [down] (7) face cachée
    [unknown] (?) inconnue
   *[base] (base) carte de base
}
draw-turn = Tour { $turn }.
draw-lane = Allée { $lane }
draw-actions = { $actions ->
    [one] reste { $actions } action
   *[other] reste { $actions } actions
}
draw-plays = { $plays } façons de poser une carte face cachée. Tape la carte et l’allée, par exemple : { $example }
draw-hand = en main :
draw-gone = parties :
draw-empty = vide
draw-base = base
draw-now = Tour { $turn }, { $name }, { $actions }.
draw-unknown = { $more ->
    [yes] et{" "}
   *[no] {""}
}{ $cards ->
    [one] { $cards } carte inconnue
   *[other] { $cards } cartes inconnues
}
draw-nothing = rien
draw-no-cards = aucune carte
draw-player = { $name } : { $held }. Parties : { $gone }.
draw-listed = { $title } : { $what }
draw-base-card = carte de base
draw-face-down = { $rank } face cachée
draw-face-down-card = carte face cachée
draw-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
draw-frozen = gelée
draw-paired = en paire
draw-attacked = { $n ->
    [1] a attaqué
   *[other] a attaqué deux fois
}
draw-known = connue de l’autre
draw-waits = son pouvoir attend
draw-won = gagnée par { $own ->
    [yes] toi
   *[no] { $name }
}
draw-for-both = compte pour les deux
draw-for-nobody = ne compte pour personne
draw-cards = { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
draw-locked = { $cards ->
    [0] La pioche est vide, les cartes de base sont libres.
    [one] { $cards } carte dans la pioche, les cartes de base sont bloquées.
   *[other] { $cards } cartes dans la pioche, les cartes de base sont bloquées.
}
