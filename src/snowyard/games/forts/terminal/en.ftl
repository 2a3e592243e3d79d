### What the picture of this game in the terminal says.

draw-under-fire = under fire
draw-out = out, place { $rank }
draw-is-out = { $name }: out, place { $rank }.
draw-frozen = frozen
draw-life = hit points
draw-warmth = freeze points
draw-hit-points = { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}
draw-freeze-points = { $points ->
    [one] 1 freeze point
   *[other] { $points } freeze points
}
draw-snowballs = { $balls ->
    [0] no snowballs
    [one] 1 snowball
   *[other] { $balls } snowballs
}
draw-hide-tokens = { $tokens ->
    [one] 1 hide token
   *[other] { $tokens } hide tokens
}
draw-brick = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} brick { $points }
draw-no-bricks = no bricks
