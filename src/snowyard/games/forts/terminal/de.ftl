draw-under-fire = unter Beschuss
draw-out = ausgeschieden, Platz { $rank }
draw-is-out = { $name }: ausgeschieden, Platz { $rank }.
draw-frozen = gefroren
draw-life = Lebenspunkte
draw-warmth = Frostpunkte
draw-hit-points = { $points ->
    [one] 1 Lebenspunkt
   *[other] { $points } Lebenspunkte
}
draw-freeze-points = { $points ->
    [one] 1 Frostpunkt
   *[other] { $points } Frostpunkte
}
draw-snowballs = { $balls ->
    [0] ohne Schneeball
    [one] 1 Schneeball
   *[other] { $balls } Schneebälle
}
draw-hide-tokens = { $tokens ->
    [one] 1 Deckungsmarke
   *[other] { $tokens } Deckungsmarken
}
draw-brick = { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[6] sechster
} Ziegel { $points }
draw-no-bricks = keine Ziegel
