draw-legend-sides = {"[7]"} ouverte  (7) cachée  (?) inconnue  -1 dégât  * gelée  =s5 paire
draw-legend-marks = {"!"} a attaqué  # bloquée  o l’autre la connaît  +1 pouvoir en attente
draw-legend-slots = s0, s1, ... : le nom de la carte quand on tape
draw-turn = tour { $turn }
draw-lane = allée { $lane }
draw-lane-number = Allée { $lane }
draw-actions = { $actions ->
    [one] reste { $actions } action
   *[other] reste { $actions } actions
}
draw-hand = main
draw-gone = parties
draw-empty = vide
draw-base = base
draw-now = Tour { $turn }, { $name }, { $actions }.
draw-unknown = inconnue
draw-nothing = rien
draw-no-cards = aucune carte
draw-player = { $name } : main { $held }. Parties : { $gone }.
draw-base-card = carte de base
draw-face-down = { $rank } face cachée
draw-face-down-card = carte face cachée
draw-damage = dégâts { $damage }
draw-frozen = gelée
draw-paired = en paire avec { $slot }
draw-attacked = a attaqué
draw-is-locked = bloquée
draw-known = connue de l’autre
draw-waits = son pouvoir attend
draw-won = gagnée par { $name }
draw-for-both = compte pour les deux
draw-for-nobody = ne compte pour personne
draw-pile = { $cards ->
    [0] pioche vide, cartes de base libres
   *[other] pioche { $cards }
}
draw-cards = { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
draw-locked = { $cards ->
    [0] La pioche est vide.
    [one] { $cards } carte dans la pioche, les cartes de base sont bloquées.
   *[other] { $cards } cartes dans la pioche, les cartes de base sont bloquées.
}
