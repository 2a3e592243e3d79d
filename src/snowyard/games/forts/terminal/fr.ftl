draw-under-fire = pris pour cible
draw-out = éliminé, rang { $rank }
draw-is-out = { $name } : hors jeu, rang { $rank }.
draw-frozen = gelé
draw-hp = PV
draw-fp = PC
draw-hit-points = points de vie { $points }
draw-freeze-points = points de chaleur { $points }
draw-snowballs = boules de neige { $balls }
draw-hide-tokens = jetons d’abri { $tokens }
draw-brick = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
} brique { $points }
draw-no-bricks = aucune brique
