draw-spare = Réserve { $number }
draw-times = { $n } fois
draw-nothing = rien
draw-arsenal = Arsenal :{ x-final }
draw-pile = { x-nth-pile } pile (pile { $typed }), la plus proche de { $near }
draw-abandoned = Abandonnées : { $cards }.
draw-look = { x-nth-pile } pile : { $upper } au-dessus, { $lower } en dessous.
draw-empty = vide
draw-face-down = face cachée
draw-below = { $top }, et { $cards } en dessous
draw-against = contre
draw-snowball = sa boule { $fate }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-shows = montre les prochaines cartes à { $names }
draw-plays = joue { $cards }
draw-as-second = en deuxième carte
draw-know = tu connais : { $cards }
draw-perhaps = peut-être aussi : { $cards }
draw-surely = sûrement { x-in-zone } : { $cards }
x-final = { $final ->
    [yes] {" "}(dernière manche)
   *[no] {""}
}
x-nth-pile = { $pile ->
    [1] Première
    [2] Deuxième
    [3] Troisième
   *[4] Quatrième
}
draw-step = { $step ->
    [barrage] Barrage
    [level-3] Niveau 3
    [level-2] Niveau 2
   *[level-1] Niveau 1
}
draw-fate = { $fate ->
    [hit] touche
    [miss] est esquivée
    [avoid] est évitée
    [refl] est renvoyée
    [void] est annulée
    [dodge] esquive
    [fail] n’y peut rien
    [idle] ne rencontre pas d’attaque
    [def] agit
    [block] est bloquée par l’attaque
    [eff] agit
   *[none] ne fait rien
}
draw-zone = { $zone ->
    [draw] pioche
    [hand] main
    [kept] gardées
    [cache] cache
   *[discards] défausse
}
x-in-zone = { $zone ->
    [kept] gardées
    [hand] en main
   *[discards] dans la défausse
}
draw-zone-cards = { $zone } : { $cards }
