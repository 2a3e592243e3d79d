### What the picture of this game in the terminal says.

draw-under-fire = under fire
draw-out = out, place { $rank }
draw-is-out = { $name }: out, place { $rank }.
draw-frozen = frozen
draw-hp = HP
draw-fp = FP
draw-hit-points = hit points { $points }
draw-freeze-points = freeze points { $points }
draw-snowballs = snowballs { $balls }
draw-hide-tokens = hide tokens { $tokens }
draw-brick = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} brick { $points }
draw-no-bricks = no bricks
