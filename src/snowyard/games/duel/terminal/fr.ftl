draw-spare = Réserve { $number }
draw-times = { $n } ×
draw-nothing = rien
draw-arsenal = Arsenal :{ x-final }
draw-pile = { x-nth-pile } pile, la plus proche de { $own ->
    [yes] toi
   *[no] { $near }
}
draw-abandoned = Abandonnées : { $cards }.
draw-look = { x-nth-pile } pile : { $upper } au-dessus, { $lower } en dessous.
draw-empty = vide
draw-face-down = face cachée
draw-below = { $top }, et { $cards } en dessous
draw-against = contre
draw-against-whom = contre { $own ->
    [yes] toi
   *[no] { $name }
}
draw-snowball = sa boule { $fate }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-worth = { $exact ->
    [yes] { draw-points } jusqu’ici
   *[no] au moins { draw-points } jusqu’ici
}
draw-shows = { $own ->
    [yes] te montre les prochaines cartes
   *[no] montre les prochaines cartes à { $names }
}
draw-plays = en jeu : { $cards }
draw-as-second = en deuxième carte
draw-perhaps = peut-être aussi : { $cards }
draw-surely = à coup sûr { x-in-zone } : { $cards }
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
draw-cards-in = { $zone ->
    [hand] { $cards ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $cards } cartes en main
    }
    [draw] { $cards } dans la pioche
    [kept] { $cards ->
        [one] { $cards } gardée
       *[other] { $cards } gardées
    }
    [cache] { $cards } dans la cache
   *[discards] { $cards } dans la défausse
}
x-in-zone = { $zone ->
    [kept] gardées
    [hand] en main
    [draw] dans la pioche
    [cache] dans la cache
    [discards] dans la défausse
   *[anywhere] parmi ces cartes
}
draw-listed = { $title } : { $what }
