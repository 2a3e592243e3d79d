draw-under-fire = sous le feu
draw-out = éliminé, rang { $rank }
draw-is-out = { $name } : hors jeu, rang { $rank }.
draw-frozen = gelé
draw-life = points de vie
draw-warmth = points de chaleur
draw-hit-points = { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}
draw-freeze-points = { $points ->
    [one] { $points } point de chaleur
   *[other] { $points } points de chaleur
}
draw-snowballs = { $balls ->
    [0] aucune boule
    [one] 1 boule
   *[other] { $balls } boules
}
draw-hide-tokens = { $tokens ->
    [one] 1 jeton d’abri
   *[other] { $tokens } jetons d’abri
}
draw-brick = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
} brique { $points }
draw-no-bricks = aucune brique
