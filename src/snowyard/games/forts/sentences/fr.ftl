title = Bataille de boules de neige (Day Dream)
summary = Abrite-toi derrière tes briques de neige, lance, et reste debout en dernier.

## Options

option-seats = nombre de personnes à la table
option-near_miss_chooser = qui choisit la brique qu’un tir de justesse abîme
option-turn_cap_per_player = nombre de tours par personne avant la fin de la partie

## Ce qui s’est passé

start = { $who_is ->
    [you] Tu commences la partie.
   *[other] { $who } commence la partie.
}
turn = { $who_is ->
    [you] À toi de jouer.
   *[other] À { $who } de jouer.
}{ $tokens ->
    [0] {""}
    [1] {" "}Un jeton d’abri est défaussé.
   *[other] {" "}{ $tokens } jetons d’abri sont défaussés.
}
hide = { $who_is ->
    [you] Tu t’abrites : tu as maintenant
   *[other] { $who } s’abrite et a maintenant
} { x-tokens } et { $points ->
    [one] { $points } point de froid
   *[other] { $points } points de froid
}.
snowball = { $who_is ->
    [you] Tu façonnes une boule de neige : tu en as maintenant { $balls }.
   *[other] { $who } façonne une boule de neige et en a maintenant { $balls }.
}
build = { $who_is ->
    [you] Tu essaies de bâtir une brique.
   *[other] { $who } essaie de bâtir une brique.
}
brick = C’est réussi : la { x-place } brique { x-of-who } est debout, avec { $points } points.
no-brick = { $by ->
    [smiley] Pas de Smiley, pas de brique.
   *[other] Pas de chiffre, pas de brique.
}
throw = { $who_is ->
    [you] Tu lances sur { x-at }.
   *[other] { $who } lance sur { x-at }.
}
throw-at-brick = { $who_is ->
    [you] Tu lances
   *[other] { $who } lance
} sur la { x-place } brique { x-of-at }.
dodge = { $who_is ->
    [you] Tu te baisses, et la boule passe au-dessus de toi. Il te reste { x-tokens }.
   *[other] { $who } se baisse, et la boule passe au-dessus. Il lui reste { x-tokens }.
}
stand = { $who_is ->
    [you] Tu restes debout et gardes { x-tokens }.
   *[other] { $who } reste debout et garde { x-tokens }.
}
roll = Le Cube montre { $face ->
    [smiley] un Smiley
   *[other] { $face }
} et { $inside }.
miss = { $bricks ->
    [0] { $who_is ->
        [you] Tu n’as pas de brique, mais le tir te manque quand même.
       *[other] { $who } n’a pas de brique, mais le tir manque quand même.
    }
   *[other] { x-wall } { x-bricks } : c’est manqué.
}
near-miss = { x-wall } { x-bricks } : de justesse, une brique perd { $points }.
hit = { x-why-hit } : touché, { $points }. { $left ->
    [0] { $who_is ->
        [you] Te voilà de glace.
       *[other] { $who } est de glace.
    }
   *[other] { $who_is ->
        [you] Il te reste
       *[other] Il lui reste
    } { $left ->
        [1] 1 point de froid
       *[other] { $left } points de froid
    }.
}
hit-frozen = { x-why-hit } : touché. { $who_is ->
    [you] Tu es de glace : cela te coûte
   *[other] { $who } est de glace : cela coûte
} { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}, il en reste { $left }.
instant-freeze = Un Smiley : { $who_is ->
    [you] tu gèles aussitôt et perds
   *[other] { $who } gèle aussitôt et perd
} { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}. Il en reste { $left }.
brick-hit = La { x-place } brique { x-of-who } perd { $points } : { $left ->
    [0] elle disparaît
   *[other] il en reste { $left }
}.
brick-destroyed = Un Smiley : la { x-place } brique { x-of-who } est détruite.
tokens-lost = La dernière brique { x-of-who } a disparu, et avec elle { x-tokens }.
out = { $who_is ->
    [you] Tu quittes la partie.
   *[other] { $who } quitte la partie.
} { $balls ->
    [0] {""}
   *[other] { $by_is ->
        [you] Tu prends
       *[other] { $by } prend
    } { $balls ->
        [1] la dernière boule de neige
       *[other] les { $balls } boules de neige
    }.
}
cap = { $turns } tours sont joués : la partie s’arrête ici.
won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
}{ $others ->
    [0] {""}
    [1] {" "}avec une autre personne
   *[other] {" "}avec { $others } autres personnes
}.

x-at = { $at_is ->
    [you] toi
   *[other] { $at }
}
x-of-who = { $who_is ->
    [you] de ton mur
   *[other] { $who_begins ->
        [vowel] d’{ $who }
       *[other] de { $who }
    }
}
x-of-at = { $at_is ->
    [you] de ton mur
   *[other] { $at_begins ->
        [vowel] d’{ $at }
       *[other] de { $at }
    }
}
x-wall = { $who_is ->
    [you] Ton mur a
   *[other] Le mur { x-of-who } a
}
x-why-hit = { $bricks ->
    [0] { $who_is ->
        [you] Tu n’as pas de brique
       *[other] { $who } n’a pas de brique
    }
   *[other] { $who_is ->
        [you] Ton mur n’a que
       *[other] Le mur { x-of-who } n’a que
    } { x-bricks }
}
x-tokens = { $tokens ->
    [0] aucun jeton d’abri
    [1] 1 jeton d’abri
   *[other] { $tokens } jetons d’abri
}
x-bricks = { $bricks ->
    [0] 0 brique
    [1] 1 brique
   *[other] { $bricks } briques
}
x-place = { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
}

## Ce qu’il faut décider

choose-action = À toi de jouer : choisis ton action { $number } sur { $of }.
choose-duck = { $who } lance sur toi. Tu te baisses ? Tu as { x-tokens }.
choose-brick = De justesse : quelle brique { $whose_is ->
    [you] de ton mur
   *[other] { $whose_begins ->
        [vowel] d’{ $whose }
       *[other] de { $whose }
    }
} perd { $points } ?

## Les coups

move-hide = T’abriter derrière tes briques
move-build-brick = Bâtir une brique ({ $points } points)
move-build-snowball = Façonner une boule de neige
move-throw = Lancer sur { $at }
move-throw-at-brick = Lancer sur la { x-place } brique { x-of-at } ({ x-points })
move-use-token = Te baisser : dépenser un jeton d’abri
move-keep-token = Rester debout : garder ton jeton d’abri
move-pick-brick = La { x-place } brique encaisse ({ x-points })

x-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qu’on peut chercher

thing-hit-points = points de vie
    .about = On commence avec { $start }. Seules les touches sur une personne de glace en coûtent ; sans eux, on quitte la partie (FORTS-19, FORTS-39).
thing-freeze-points = points de froid
    .about = On commence avec { $start }, et on ne peut en avoir plus. Les touches les prennent d’abord ; à 0, on est de glace (FORTS-18).
thing-frozen = de glace
    .about = Qui n’a plus de points de froid est de glace : chaque touche coûte des points de vie. S’abriter réchauffe (FORTS-19, FORTS-33).
thing-hide-token = jeton d’abri
    .about = S’abriter en donne un, et { $warmth ->
        [one] { $warmth } point de froid
       *[other] { $warmth } points de froid
    } ; il faut une brique. Chaque jeton permet de se baisser sous un tir, avant que le Cube ne roule ; tous sont défaussés au début de ton tour suivant (FORTS-06, FORTS-12, FORTS-30).
thing-brick = brique
    .about = Une brique a { $points } points, et un mur jusqu’à { $slots } briques. Plus il y en a, moins on est touché ; sans brique, on ne peut pas s’abriter (FORTS-15, FORTS-28, FORTS-36).
thing-snowball = boule de neige
    .about = On commence avec { $start }. Une boule lancée reste chez la personne visée (FORTS-11).
thing-cube = Cube
    .about = Dehors, il montre { $faces } ; le chiffre au-dedans est le dégât, et 0 compte pour 10, sauf si cette table en décide autrement. On compare le dehors aux briques de la cible : plus petit manque, égal passe de justesse, plus grand touche (FORTS-15, FORTS-R01).
thing-smiley = un Smiley
    .about = Lancé sur quelqu’un, il gèle aussitôt, quel que soit le mur. Lancé sur une brique, il la détruit, et c’est lui qui en bâtit (FORTS-20, FORTS-24, FORTS-35).
thing-near-miss = de justesse
    .about = Le dehors du Cube égale le nombre de briques. Une brique encaisse le dégât ; on la choisit après le jet (FORTS-17).
thing-instant-freeze = gel immédiat
    .about = Tous les points de froid disparaissent, et le dégât va aux points de vie (FORTS-20).
thing-dodge-rule = règle de l’esquive
    .about = Contre quelqu’un sans brique, un 1 manque (FORTS-15, FORTS-R14).
thing-turn-cap = limite de tours
    .about = Après { $turns } tours par personne, la partie s’arrête ; le plus de points de vie gagne, puis de points de froid, puis de points de briques (FORTS-45).

## L’image

picture-scene = Une colline enneigée avec les forts de { $names }.
picture-kid = { $who }{ $frozen ->
    [yes] , de glace : les touches coûtent maintenant des points de vie (FORTS-19)
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [1] , à l’abri avec un jeton : il évite un tir (FORTS-12)
   *[other] , à l’abri avec { $tokens } jetons : chacun évite un tir (FORTS-12)
}.
picture-aim = { x-bricks }. { $faces } (FORTS-15).
fate-miss = manqué
fate-near = de justesse
fate-hit = touché
fate-freeze = gel immédiat
picture-hide = S’abriter : un jeton d’abri et { $warmth ->
    [one] { $warmth } point de froid
   *[other] { $warmth } points de froid
} (FORTS-30).
picture-brick = { $who } : la { x-place } brique, { $points } points sur { $of }. Un tir sur une brique porte toujours (FORTS-23).
picture-gap = Une nouvelle brique de { $points } points, si le Cube montre ce qui en bâtit une (FORTS-35).
picture-drift = De la neige fraîche : une boule de neige, sans lancer le Cube (FORTS-38).
picture-heap = { $who } : { $balls ->
    [0] 0 boule de neige
    [1] 1 boule de neige
   *[other] { $balls } boules de neige
}. Une boule reste chez la personne visée (FORTS-11).
picture-points = { $who } : { $hit } points de vie sur { $most_hit }, { $freeze } points de froid sur { $most_freeze }. Les points de froid partent d’abord (FORTS-18, FORTS-19).
picture-out = { $who } a quitté la partie, place { $rank } (FORTS-44).
picture-out-short = sorti, place { $rank }
picture-cube = Le Cube montre { $face ->
    [smiley] un Smiley
   *[other] { $face }
} dehors et { $inside } dedans : { $damage ->
    [one] { $damage } point de dégât
   *[other] { $damage } points de dégât
} (FORTS-15).
picture-no-cube = Le Cube : dehors { $faces }, dedans un chiffre pour le dégât (FORTS-R01).
picture-duck = Te baisser
    .about = Un jeton d’abri part, et le tir est fini (FORTS-13).
picture-stand = Rester debout
    .about = Garder le jeton et laisser rouler le Cube (FORTS-12).
picture-close = Retour
    .about = Refermer ce fort sans lancer.
picture-fort = Regarder le fort de { $who }.
picture-aim-at = Lance sur { $who } ou sur une brique
picture-pick = { $who } : quelle brique perd { $points } ?
score-hit-points = Points de vie restants
score-out = sorti
