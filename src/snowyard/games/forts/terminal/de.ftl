draw-under-fire = unter Beschuss
draw-out = ausgeschieden, Platz { $rank }
draw-is-out = { $name }: ausgeschieden, Platz { $rank }.
draw-frozen = gefroren
draw-hp = LP
draw-fp = FP
draw-hit-points = Lebenspunkte { $points }
draw-freeze-points = Frostpunkte { $points }
draw-snowballs = Schneebälle { $balls }
draw-hide-tokens = Deckungsmarken { $tokens }
draw-brick = { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[6] sechster
} Ziegel { $points }
draw-no-bricks = keine Ziegel
