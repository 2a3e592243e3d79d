title = Bataille de boules de neige (Day Dream)
summary = Abrite-toi derrière tes briques de neige, lance, et reste debout en dernier.

## Options

option-seats = nombre de joueurs
option-near_miss_chooser = qui choisit la brique abîmée par un tir raté de peu
    .about = Un tir raté de peu ne touche personne, mais il abîme une brique du mur.
    .is-thrower = Le lanceur
    .is-owner = Le propriétaire du mur
option-turn_cap_per_player = nombre de tours par joueur avant la fin de la partie
    .about = Une partie finit bien avant. Cette limite évite qu’elle dure sans fin.

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
    [you] Tu t’abrites : tu as maintenant
   *[other] { $who } s’abrite et a maintenant
} { x-tokens } et { $points ->
    [one] { $points } point de chaleur
   *[other] { $points } points de chaleur
}.
snowball = { $who_is ->
    [you] Tu fais une boule de neige : tu en as maintenant { $balls }.
   *[other] { $who } fait une boule de neige et en a maintenant { $balls }.
}
build = { $who_is ->
    [you] Tu essaies de poser une brique.
   *[other] { $who } essaie de poser une brique.
}
brick = C’est réussi : la { x-place } brique { x-of-who } est debout, avec { x-points }.
no-brick = { $by ->
    [smiley] Pas de Smiley, pas de brique.
   *[other] Pas de chiffre, pas de brique.
}
throw = { $who_is ->
    [you] Tu lances une boule sur { x-at }.
   *[other] { $who } lance une boule sur { x-at }.
}
throw-at-brick = { $who_is ->
    [you] Tu lances
   *[other] { $who } lance
} une boule sur la { x-place } brique { x-of-at }.
dodge = { $who_is ->
    [you] Tu te baisses, et la boule passe au-dessus de toi. { $tokens ->
        [0] Il ne te reste plus de jeton d’abri.
       *[other] Il te reste { x-tokens }.
    }
   *[other] { $who } se baisse, et la boule passe au-dessus. { $tokens ->
        [0] Il ne lui reste plus de jeton d’abri.
       *[other] Il lui reste { x-tokens }.
    }
}
stand = { $who_is ->
    [you] Tu restes debout et tu gardes { x-tokens }.
   *[other] { $who } reste debout et garde { x-tokens }.
}
roll = Le Cube montre { $face ->
    [smiley] un Smiley
   *[other] { $face }
} et { $inside }.
miss = { $bricks ->
    [0] { $who_is ->
        [you] Tu n’as pas de brique, mais la boule te rate quand même.
       *[other] { $who } n’a pas de brique, mais c’est quand même raté.
    }
   *[other] { x-wall } { x-bricks } : c’est raté.
}
near-miss = { x-wall } { x-bricks } : c’est raté de peu, et une brique perd { x-points }.
hit = { x-why-hit } : touché pour { x-points }. { $left ->
    [0] { $who_is ->
        [you] Tu deviens un glaçon.
       *[other] { $who } devient un glaçon.
    }
   *[other] { $who_is ->
        [you] Il te reste
       *[other] Il lui reste
    } { $left ->
        [one] { $left } point de chaleur
       *[other] { $left } points de chaleur
    }.
}
hit-frozen = { x-why-hit } : touché. { $who_is ->
    [you] Tu es un glaçon : cela te coûte
   *[other] { $who } est un glaçon : cela lui coûte
} { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}, il en reste { $left }.
instant-freeze = Un Smiley : { $who_is ->
    [you] tu deviens aussitôt un glaçon et tu perds
   *[other] { $who } devient aussitôt un glaçon et perd
} { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}. Il en reste { $left }.
brick-hit = La { x-place } brique { x-of-who } perd { x-points } : { $left ->
    [0] elle est détruite
   *[other] il lui en reste { $left }
}.
brick-destroyed = Un Smiley : la { x-place } brique { x-of-who } est détruite.
tokens-lost = La dernière brique { x-of-who } est détruite, et { x-tokens } avec elle.
out = { $who_is ->
    [you] Tu es hors jeu.
   *[other] { $who } est hors jeu.
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
cap = { $turns } tours ont été joués : la partie s’arrête ici.
won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
}{ $others ->
    [0] {""}
    [1] , à égalité avec un autre joueur
   *[other] , à égalité avec { $others } autres joueurs
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
    [0] 0 jeton d’abri
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

choose-action = À toi de jouer : choisis une action ({ $number } sur { $of }).
choose-duck = { $who } lance une boule sur toi. Te baisses-tu ? Tu as { x-tokens }.
choose-brick = Raté de peu : quelle brique { $whose_is ->
    [you] de ton mur
   *[other] { $whose_begins ->
        [vowel] d’{ $whose }
       *[other] de { $whose }
    }
} perd { x-points } ?

## Les coups

move-hide = S’abriter derrière ses briques
move-build-brick = Tenter de poser une brique ({ x-points })
move-build-snowball = Faire une boule de neige
move-throw = Lancer sur { $at }
move-throw-at-brick = Lancer sur la { x-place } brique { x-of-at } ({ x-points })
move-use-token = Se baisser : dépenser un jeton d’abri
move-keep-token = Rester debout : garder son jeton d’abri
move-pick-brick = La { x-place } brique prend le coup ({ x-points })

x-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qu’on peut chercher

thing-hit-points = points de vie
    .about = On commence avec { $start }. On n’en perd que si on est touché alors qu’on est un glaçon ; à 0, on est hors jeu (FORTS-19, FORTS-39).
thing-freeze-points = points de chaleur
    .about = On commence avec { $start }, et on ne peut pas en avoir plus. Les touches les prennent d’abord ; à 0, on devient un glaçon (FORTS-18).
thing-frozen = glaçon
    .about = Sans point de chaleur, on est un glaçon : chaque touche coûte des points de vie{ $warmth ->
        [0] {""}
       *[other] {". "}S’abriter réchauffe
    } (FORTS-19, FORTS-33).
thing-hide-token = jeton d’abri
    .about = S’abriter en donne un, avec { $warmth ->
        [one] { $warmth } point de chaleur
       *[other] { $warmth } points de chaleur
    } ; il faut avoir une brique. Chaque jeton permet de se baisser une fois sous un tir, avant de lancer le Cube ; tous sont défaussés au début de ton tour suivant (FORTS-06, FORTS-12, FORTS-30).
thing-brick = brique
    .about = Une brique a { x-points }, et un mur a { $slots ->
        [one] { $slots } brique
       *[other] { $slots } briques
    } au plus. { $helps ->
        [yes] Plus il y en a, moins on est touché ; sans
       *[no] Sans
    } brique, on ne peut pas s’abriter (FORTS-15, FORTS-28, FORTS-36).
thing-snowball = boule de neige
    .about = On commence avec { $start }. Une boule lancée reste chez le joueur visé (FORTS-11).
thing-cube = Cube
    .about = À l’extérieur, il montre { $faces } ; { $plain ->
        [yes] le chiffre à l’intérieur donne les dégâts, et 0 compte pour 10
       *[no] les dégâts des chiffres 0 à 9 à l’intérieur sont, dans cet ordre, { $damages }
    }. On compare l’extérieur au nombre de briques de la cible ; plus petit : { $smaller }, égal : { $equal }, plus grand : { $greater } (FORTS-15, FORTS-R01).
thing-smiley = un Smiley
    .about = Lancé sur un joueur, quel que soit son mur : { $does }. Lancé sur une brique, { $falls ->
        [yes] il la détruit
       *[no] il vaut un nombre
    } ; { $builds ->
        [smiley] c’est lui qu’il faut pour en poser une
        [number] il n’en pose pas
       *[anything] il en pose une, comme tout nombre
    } (FORTS-20, FORTS-24, FORTS-35).
thing-near-miss = raté de peu
    .about = { $equal ->
        [yes] L’extérieur du Cube est égal au nombre de briques. Une
       *[no] Une
    } brique subit les dégâts ; on la choisit après le jet (FORTS-17).
thing-instant-freeze = gel immédiat
    .about = Tous les points de chaleur disparaissent, et les dégâts vont aux points de vie (FORTS-20).
thing-dodge-rule = règle de l’esquive
    .about = Un 1 contre un joueur sans brique : { $does } (FORTS-15, FORTS-R14).
thing-turn-cap = limite de tours
    .about = Après { $turns } tours par joueur, la partie s’arrête ; on compare les points de vie, puis les points de chaleur, puis les points des briques (FORTS-45).

## L’image

picture-scene = Une colline enneigée et les forts des joueurs : { $names }.
picture-kid = { $who }{ $frozen ->
    [yes] , un vrai glaçon : les touches coûtent maintenant des points de vie (FORTS-19)
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [1] , à l’abri avec un jeton : il évite un tir (FORTS-12)
   *[other] , à l’abri avec { $tokens } jetons : chacun évite un tir (FORTS-12)
}.
picture-aim = { x-bricks }. { $faces } (FORTS-15).
fate-miss = raté
fate-near = raté de peu
fate-hit = touché
fate-freeze = gel immédiat
picture-hide = S’abriter : un jeton d’abri et { $warmth ->
    [one] { $warmth } point de chaleur
   *[other] { $warmth } points de chaleur
} (FORTS-30).
picture-brick = { $who } : la { x-place } brique, { x-points } sur { $of }. Un tir sur une brique touche toujours (FORTS-23).
picture-gap = Une nouvelle brique de { x-points }, si le Cube montre ce qu’il faut (FORTS-35).
picture-drift = De la neige fraîche : une boule de neige, sans lancer le Cube (FORTS-38).
picture-heap = { $who } : { $balls ->
    [0] 0 boule de neige
    [1] 1 boule de neige
   *[other] { $balls } boules de neige
}. Une boule reste chez le joueur visé (FORTS-11).
picture-points = { $who } : { $hit ->
    [one] { $hit } point de vie
   *[other] { $hit } points de vie
} sur { $most_hit }, { $freeze ->
    [one] { $freeze } point de chaleur
   *[other] { $freeze } points de chaleur
} sur { $most_freeze }. Les points de chaleur partent d’abord (FORTS-18, FORTS-19).
picture-out = { $who } : hors jeu, place { $rank } (FORTS-44).
picture-out-short = hors jeu, { $rank ->
    [1] 1er
   *[other] { $rank }e
}
picture-cube = Le Cube montre { $face ->
    [smiley] un Smiley
   *[other] { $face }
} à l’extérieur et { $inside } à l’intérieur : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} (FORTS-15).
picture-no-cube = Le Cube : à l’extérieur { $faces }, à l’intérieur un chiffre pour les dégâts (FORTS-R01).
picture-duck = Se baisser
    .about = On perd un jeton d’abri, et le tir est fini (FORTS-13).
picture-stand = Rester debout
    .about = On garde le jeton et on laisse rouler le Cube (FORTS-12).
picture-close = Retour
    .about = Refermer ce fort sans lancer.
picture-fort = Regarder ce fort : { $who }.
picture-aim-at = Lance sur { $who } ou sur une brique
picture-pick = { $who } : quelle brique perd { x-points } ?
score-hit-points = Points de vie restants
score-out = hors jeu

## Pourquoi un coup n’est pas possible

why-no-snowball = Tu n’as pas de boule de neige à lancer (FORTS-10).
why-no-wall = Tu n’as pas de brique derrière laquelle te cacher (FORTS-10).
why-wall-full = Ton mur n’a plus de place pour une brique (FORTS-36).
why-yourself = On lance sur quelqu’un d’autre, jamais sur soi-même (FORTS-R11).
why-out = { $who } n’est plus en jeu (FORTS-41).
why-no-brick = { $who } n’a pas cette brique (FORTS-22).
why-nobody = Personne n’est assis là (FORTS-11).
why-react = Une boule de neige arrive sur toi : baisse-toi ou tiens bon (FORTS-12).
why-pick = D’abord, une brique doit prendre les dégâts (FORTS-17).
why-no-throw-at-you = Personne ne lance sur toi en ce moment (FORTS-12).

## Sur papier

print-mat = fiche de fort
print-marker = repère : { $what }
print-heap = tas de { $balls } boules de neige
print-cube = Le Cube, avec deux dés ordinaires
print-cube-how = Lance un dé à six faces pour l’extérieur et un dé à dix faces pour l’intérieur. Les tableaux disent ce qu’ils montrent, et ce que fait un lancer sur un joueur.
print-outside = dé à six faces
print-shows = extérieur du Cube
print-inside = dé à dix faces
print-damage = dégâts
print-bricks = Briques de la cible
