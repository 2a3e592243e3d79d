title = What a Snowball!
summary = Mène tes enfants à travers le village : ramasse de la neige, vise, lance, et ne te fais pas prendre à tricher.

## Options

option-seats = nombre de joueurs
option-teams = équipes
    .about = Chacune a sa couleur et un coin du village.
option-kids_per_team = enfants par équipe
    .about = Douze au plus en tout. Plus il y en a, plus la partie est longue.
option-players_per_team = joueurs par équipe
    .about = Ils se partagent les enfants de l’équipe et gagnent ensemble.
option-map = le village
    .about = Maisons et arbres arrêtent les boules, les clôtures se sautent, la glace est pour les pingouins.
    .is-market = Le marché
    .is-church = L’église
    .is-pond = L’étang
    .is-open = Le champ ouvert
    .is-generated = Un nouveau village
option-map_seed = quel nouveau village
    .about = Chaque nombre donne un autre village, toujours le même pour le même nombre.
option-symmetry = symétrie d’un nouveau village
    .about = Pour qu’aucun coin ne soit meilleur qu’un autre.
    .is-rot4 = Les quatre coins semblables
    .is-rot2 = Les coins opposés semblables
option-types = figurines particulières
    .about = Les autres sont de simples enfants.
option-rolloff_units = figurines disputées aux dés
    .about = Avant la partie, les équipes lancent un dé et la gagnante reçoit la figurine.
option-team_mode = les équipes sont égales
    .about = En coût, un yéti vaut trois enfants.
    .is-equal = En nombre
    .is-budget = En coût
option-budget_halves = le coût d’une équipe, en demi-enfants
    .about = Un simple enfant coûte deux moitiés.
    .is-0 = autant que ses simples enfants
option-traits = traits
    .about = Vitesse, force, adresse ou débrouillardise : ce qu’un enfant fait d’un 5.
    .is-choose = Choisis à la table
option-cards = cartes
    .about = Elles sont cachées aux autres et font une exception aux règles, une fois.
    .is-none = Aucune
    .is-earn = Gagnées par des points
    .is-deal = Distribuées au début
option-deal_mode = comment les cartes sont distribuées
    .about = Ne compte que si elles sont distribuées au début.
    .is-auto = Selon le nombre de joueurs
    .is-kid3 = Trois par enfant
    .is-kid1 = Une par enfant
    .is-player3 = Trois par joueur
option-start_hands = cartes gardées d’une partie précédente
    .about = Seulement si les cartes se gagnent.
option-turns = manches de la partie
    .about = À chaque manche, chaque enfant agit une fois. Trois font une partie courte.
option-surrender = on peut abandonner
    .about = Dès la première manche, à chacune de ses décisions.
option-measure = d’où l’on mesure les distances
    .about = Du centre, tout est un pouce plus loin.
    .is-base = De bord à bord
    .is-centre = De centre à centre
option-kids_are_objects = les enfants près de la ligne de tir gênent un lancer
    .about = Comme les arbres et les clôtures.
option-corner_pick = comment deux équipes choisissent leurs coins
    .about = À deux équipes, chacune a deux coins.
    .is-block = L’une choisit les deux, puis l’autre
    .is-alternate = Chacune à son tour
option-defend_points = points pour une cible touchée mais indemne
    .about = Une touche qui ne coûte aucun dé peut compter pour la cible.
    .is-none = Aucun
    .is-unhurt = Un point
option-snowman_last_die = le dernier dé d’un bonhomme de neige
    .about = Les bonshommes lancent des morceaux d’eux-mêmes.
    .is-forbid = Il ne peut pas être lancé
    .is-melt = Il peut : le bonhomme fond
option-gather_give_anywhere = on peut donner des boules sur n’importe quel sol
    .about = Selon la règle imprimée, seulement sur la neige.

## Avant la première manche

rolloff = { x-Team } fait { $die } pour la figurine « { $unit } ».
special = { x-Kid } devient un { $unit }.
trait = { x-Kid } a pour { $traits_count ->
    [one] trait
   *[other] traits
} : { $traits }.
corner-roll = { x-Team } fait { $die } : le plus haut choisit un coin en premier.
corner-roll-again = Égalité. { x-Team } relance le dé : { $die }.
corner = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
} le coin { x-compass }.
deploy = { x-Kid } se place { $place }.

## La manche

turn = La manche { $turn } sur { $of } commence.
order-roll = { $kid } fait { $die } pour l’ordre{ $more ->
    [0] {""}
   *[other] , et { $more } de plus grâce à sa préparation : { $sum }
}.
order-roll-again = Égalité. { $kid } relance le dé : { $die }.
order = { $first ->
    [yes] L’ordre de cette manche : { $kids }.
   *[no] Ensuite { $kids }.
}
activate = C’est au tour de { x-kid }.
command = Les dés de { $kid } : { $dice }.{ $wild ->
    [yes] {" "}Pour un { $unit }, les dés de trait sont des jokers.
   *[no] {""}
}
end-activation = { $gone ->
    [yes] Le tour de { $kid } est fini.
   *[no] { $critical ->
        [yes] Un lancer aussi raté met fin au tour de { $kid }
       *[no] { $kid } s’arrête là
    }{ $dice ->
        [0] {""}
        [1] {"\u00A0"}; 1 dé est perdu
       *[other] {"\u00A0"}; { $dice } dés sont perdus
    }.
}

## À quoi servent les dés

spend = { $kid } dépense { $paid ->
    [own] un { $face }
    [trait] un { $face }
   *[wild] un joker ({ $face })
}{ $verb ->
    [1] {" "}pour bouger
    [2] {" "}pour ramasser de la neige
    [3] {" "}pour viser
    [4] {" "}pour lancer
   *[other] {""}
}{ $paid ->
    [trait] {" "}(trait : { $traits })
   *[other] {""}
}.
moves-walk = { $kid } peut marcher de { x-inches } au plus.
moves-slide = { $kid } peut glisser de { x-inches } au plus.
moves-vault = { $kid } saute la clôture.
moves-dash = { $kid } peut filer de { x-inches } au plus.
moved = { $kid } s’arrête { $place }.
gather = { $kid } fait une boule de taille { $size }.
grow = { $kid } fait grossir une boule : de la taille { $before } à la taille { $size }.
give = { $kid } donne à { $to } une boule de taille { $size }.
recover = { $kid } reprend son souffle et retrouve { x-dice }.
regrow = { $kid } repousse dans la neige et retrouve { x-dice }.
aim = { $kid } vise : le prochain lancer demande { $less } de moins.
prepare = { $kid } se prépare : { $more } de plus au prochain jet pour l’ordre.
getup = { $kid } se relève.

## Les lancers

throw = { x-Kid } lance une boule de taille { $size } sur { x-other }.
throw-piece = { x-Kid } arrache un morceau de son corps, taille { $size }, et le lance sur { x-other }.
too-close = { $kid } ne peut pas manquer { $other } d’aussi près : c’est de la triche.
needs = { $kid } doit faire { $needed } ou plus : { $why }.
need-distance = { $number } { $band ->
    [0] jusqu’à { $near } pouces
    [1] jusqu’à { $far } pouces
    [2] au-delà de { $far } pouces
   *[other] à cette distance
}
need-objects = { $more } de plus pour { $objects ->
    [one] { $objects } obstacle près de la ligne
   *[other] { $objects } obstacles près de la ligne
}
need-size = { $less } de moins pour la taille { $size }
need-aim = { $less } de moins pour avoir visé
need-types = { $number } { $types ->
    [more] de plus
   *[less] de moins
} pour un { $by } contre un { $at }
hit-roll = Les dés montrent { $dice }{ $kept ->
    [best] , et les deux meilleurs comptent
    [worst] , et les deux plus bas comptent
   *[all] {""}
} : { $sum }{ $fate ->
    [hit] {" "}suffit, il fallait { $needed }
    [miss] {" "}ne suffit pas, il fallait { $needed }
    [always] {" "}touche toujours, quoi qu’il faille
   *[never] {" "}manque toujours, quoi qu’il faille
}.
hit = { x-Kid } touche { x-other }{ $more ->
    [0] {""}
    [1] {" "}de plein fouet : un dé d’effet de plus
   *[other] {" "}de plein fouet : { $more } dés d’effet de plus
}.
miss = Le lancer de { $kid } manque { x-other }{ $critical ->
    [yes] {" "}de très loin
   *[no] {""}
}.
points = { $kid } gagne { x-more-points } pour la touche : { $points } en tout.
points-unhurt = { $kid } n’a rien senti et gagne { x-more-points } : { $points } en tout.
points-lost = Tricher ainsi coûte à { $kid } { $less ->
    [one] { $less } point
   *[other] { $less } points
} : il en reste { $points }.
effect = { $other } lance { $dice_count ->
    [one] { $dice_count } dé d’effet
   *[other] { $dice_count } dés d’effet
} : { $dice }. { $each ->
    [1] Chaque dé de { $least } ou plus coûte un dé d’action.
   *[other] Il faut { $each } dés de { $least } ou plus pour perdre un dé d’action.
}
lost = { $kid } perd { $lost ->
    [one] { $lost } dé d’action
   *[other] { $lost } dés d’action
} : il en reste { $left }.
lost-nothing = C’est trop peu : { $kid } garde { $left ->
    [1] son dernier dé d’action
   *[other] ses { $left } dés d’action
}.
lost-nothing-by-card = Mamie a bien emmitouflé { $kid } : la boule ne fait pas de mal, il reste { $left ->
    [one] { $left } dé d’action
   *[other] { $left } dés d’action
}.
piece-lost = Le morceau coûte à { $kid } un dé d’action : il en reste { $left }.

## La triche

shove = { x-Kid } renverse { x-other }. { $other } est par terre avec { $left ->
    [one] { $left } dé d’action
   *[other] { $left } dés d’action
}.
oops = { $other } fait { $die } pour entraîner { $kid } dans sa chute : { $falls ->
    [yes] à partir de { $least }, c’est réussi
   *[no] il fallait au moins { $least }
}.
down = { $kid } tombe aussi et garde { $left ->
    [one] { $left } dé d’action
   *[other] { $left } dés d’action
}.
check = { $dice_count ->
    [1] Des parents regardent-ils ? Le dé montre { $dice }
   *[other] Des parents regardent-ils ? Les dés montrent { $dice }, et le plus bas compte
} : { $seen ->
    [yes] à partir de { $least }, ils voient { $kid }.
   *[no] ils ne voient { $kid } qu’à partir de { $least }.
}
caught = Des parents surprennent { x-kid } en train de tricher.

## Les cartes

dealt = { x-Kid } pioche { x-cards }.
dealt-hand = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} { x-cards }.
drawn = { x-Kid } pioche « { $card } »
drawn-hand = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} « { $card } »
card-saved = { x-plays } des boules de neige apparaissent.
card-notdone = { x-plays } { $kid } lance cette fois { x-dice }.
card-ice = { x-plays } { $more ->
    [one] { $more } dé d’effet
   *[other] { $more } dés d’effet
} de plus si la boule touche.
card-grandma = { x-plays } pas de dés d’effet.
card-pitch = { x-plays } { $dice } dés pour toucher, les deux meilleurs comptent.
card-missed = { x-plays } { $dice } dés pour toucher, les deux plus bas comptent.
card-miracle = { x-plays } { $kid } peut rester.
card-miracle-draws = { x-plays } cela rapporte { x-cards }.
card-dash = { x-plays } { $kid } file.
pass = { x-Kid } ne joue pas de carte.
discard = { x-Kid } défausse { $cards ->
    [1] {""}
   *[other] { $cards } fois{" "}
}« { $card } ».
discard-hand = { $who_is ->
    [you] Tu défausses
   *[other] { $who } défausse
} { $cards ->
    [1] {""}
   *[other] { $cards } fois{" "}
}« { $card } ».

## Rentrer, et la fin

removed = { $why ->
    [caught] Pour avoir triché, { x-kid } doit rentrer à la maison.
    [dice] { x-Kid } n’a plus de dés d’action et rentre à la maison.
   *[gave-up] { x-Kid } rentre à la maison.
}
surrender = { $who_is ->
    [you] Tu abandonnes.
   *[other] { $who } abandonne.
}
total = { x-Team } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $whole ->
    [0] {""}
   *[other] , plus { $whole } parce que tous ses enfants sont dehors
}{ $most ->
    [0] {""}
   *[other] , plus { $most } parce qu’aucune équipe n’a plus d’enfants dehors
}. Total : { $total }.
total-none = { x-Team } n’a plus personne dehors.
won = { x-Team } gagne{ $why ->
    [shared] {" "}aussi : les totaux sont égaux
    [last] {"\u00A0"}: il n’y a plus personne d’autre dehors
   *[total] {" "}avec le total le plus haut
}.

x-Kid = { $who_is ->
    [you] { $kid ->
        [Mia] Ta
        [Lina] Ta
        [Rosa] Ta
        [Greta] Ta
        [Kaya] Ta
        [Nora] Ta
       *[other] Ton
    } { $kid }
   *[other] { $kid } ({ $who })
}
x-kid = { $who_is ->
    [you] { $kid ->
        [Mia] ta
        [Lina] ta
        [Rosa] ta
        [Greta] ta
        [Kaya] ta
        [Nora] ta
       *[other] ton
    } { $kid }
   *[other] { $kid } ({ $who })
}
x-other = { $whose_is ->
    [you] { $other ->
        [Mia] ta
        [Lina] ta
        [Rosa] ta
        [Greta] ta
        [Kaya] ta
        [Nora] ta
       *[other] ton
    } { $other }
   *[other] { $other } ({ $whose })
}
x-Team = { $team_is ->
    [you] Ton équipe
    [with-you] Ton équipe
   *[other] L’équipe { $team }
}
x-plays = { x-Kid } joue « { $card } » :
x-cards = { $cards ->
    [0] 0 carte
    [1] une carte
   *[other] { $cards } cartes
}
x-dice = { $dice ->
    [one] { $dice } dé d’action
   *[other] { $dice } dés d’action
}
x-inches = { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}
x-more-points = { $more ->
    [one] { $more } point
   *[other] { $more } points
}

## Les lieux

place-beside = à côté { x-of-piece }
place-off = { x-towards } { x-of-piece }
place-corner = dans le coin { x-compass }
place-field = { $side ->
    [m] au milieu du terrain
   *[other] { x-towards } du terrain
}
place-on-road = sur la route, { $place }
place-on-pond = sur l’étang, { $place }
place-on-ice = sur la glace, { $place }
x-of-piece = { $piece_gender ->
    [m] du { $piece }
    [f] de la { $piece }
   *[other] de l’{ $piece }
}

piece-house = { thing-house }{ x-side }
    .gender = f
piece-wall = { thing-wall }{ x-side }
    .gender = m
piece-tree = { thing-tree }{ x-side }
    .gender = vowel
piece-big-tree = { thing-big-tree }{ x-side }
    .gender = m
piece-fountain = { thing-fountain }{ x-side }
    .gender = f
piece-fence = { thing-fence }{ x-side }
    .gender = f
piece-pond = { thing-pond }{ x-side }
    .gender = vowel
piece-ice = { thing-ice }{ x-side }
    .gender = f
piece-bakery = { thing-bakery }{ x-side }
    .gender = f
piece-school = { thing-school }{ x-side }
    .gender = vowel
piece-town-hall = { thing-town-hall }{ x-side }
    .gender = f
piece-inn = { thing-inn }{ x-side }
    .gender = vowel
piece-church = { thing-church }{ x-side }
    .gender = vowel

x-compass = { $side ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
   *[nw] nord-ouest
}
x-side = { $side ->
    [none] {""}
    [m] {" "}du milieu
    [e] {" "}de l’est
    [w] {" "}de l’ouest
   *[other] {" "}du { x-compass }
}
x-towards = { $side ->
    [e] à l’est
    [w] à l’ouest
   *[other] au { x-compass }
}

inches = { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}
halves = { $inches }
way-n = { $y } au nord
way-s = { $y } au sud
way-e = { $x } à l’est
way-w = { $x } à l’ouest
way-ne = { $y } au nord, { $x } à l’est
way-nw = { $y } au nord, { $x } à l’ouest
way-se = { $y } au sud, { $x } à l’est
way-sw = { $y } au sud, { $x } à l’ouest

## Ce qu’il faut décider

waiting-for-cards = Un instant : quelqu’un répond peut-être avec une carte.
ask-trait = { $kid } ({ $unit }) : { $traits ->
    [2] quels sont ses deux traits ?
   *[other] quel est son trait ?
}
ask-corner = { $nth ->
    [1] Ton équipe a deux coins. Lequel prend-elle en premier ?
    [2] Quel deuxième coin prend ton équipe ?
   *[other] Quel coin prend ton équipe ?
}
ask-place = Où placer { $kid } au début ?
ask-start-other = { x-Other } va agir. Jouer d’abord une carte de { $kid } ?
ask-start-self = C’est au tour de { $kid }. Jouer une carte avant de lancer les dés ?
ask-die = { $kid } : { $dice_count ->
    [1] encore un dé ({ $dice }). Le dépenser, ou laisser { $kid } se reposer ?
   *[other] encore { $dice_count } dés ({ $dice }). En dépenser un, ou laisser { $kid } se reposer ?
}
ask-down = { $kid } est par terre, et les dés montrent { $dice }. Se relever avec un joker (6), ou rester par terre ?
ask-walk = Où va { $kid } ? { x-inches } au plus.
ask-slide = Où glisse { $kid } ? { x-inches } au plus.
ask-vault = Où retombe { $kid } derrière la clôture ?
ask-dash = Où file { $kid } ? { x-inches } au plus.
ask-contact = { x-Other } est juste à côté de { $kid } et peut renverser quelqu’un. Jouer d’abord une carte ?
ask-shove = { $kid } renverse quelqu’un ? Des parents pourraient le voir.
ask-shooter = { $kid } lance sur { x-other } et { x-need }. Jouer une carte ?
ask-target = { x-Other } lance sur { $kid } et { x-need }. Jouer une carte ?
ask-hit = Une boule touche { $kid } : { $dice ->
    [one] { $dice } dé d’effet
   *[other] { $dice } dés d’effet
}. Jouer une carte ?
ask-miracle = Des parents ont vu { $kid } tricher. Jouer une carte, ou rentrer à la maison ?

x-Other = { $whose_is ->
    [you] { $other ->
        [Mia] Ta
        [Lina] Ta
        [Rosa] Ta
        [Greta] Ta
        [Kaya] Ta
        [Nora] Ta
       *[other] Ton
    } { $other }
   *[other] { $other } ({ $whose })
}
x-need = { $close ->
    [yes] ne peut pas manquer d’aussi près
   *[no] doit faire { $needed }
}

## Les coups

move-to = { $way } : { $place }
move-to-touching = { $way } : { $place }, au contact de { $others }
move-stay = Rester ici, { $place }
move-place = { $way } du coin { x-compass }
move-corner = Le coin { x-compass }
move-trait = { $traits }
move-walk = Marcher { x-rolled } { x-paid }
move-slide = Glisser { x-rolled } { x-paid }
move-vault = Sauter la clôture { x-paid }
move-aim = Viser { x-paid }
move-new = Faire une boule de taille { $size } { x-paid }
move-grow = Faire grossir une boule de la taille { $before } à la taille { $size } { x-paid }
move-regrow = Faire repousser { x-dice } { x-paid }
move-give = Donner à { $to } une boule de taille { $size } { x-paid }
move-throw = Lancer une boule de taille { $size } sur { x-aimed } { x-paid }{ x-close }
move-throw-piece = Lancer un morceau de toi, taille { $size }, sur { x-aimed } { x-paid }{ x-close }
move-recover = Reprendre son souffle : { x-dice } de retour (un joker)
move-prepare = Se préparer : { $more } de plus au prochain jet pour l’ordre (un joker)
move-get-up = Se relever (un joker)
move-shove = Renverser { x-other } : { x-risk }
move-end = Laisser { $kid } se reposer
move-pass = Ne pas jouer de carte
move-pass-roll = Ne pas jouer de carte et lancer les dés
move-pass-shove = Ne renverser personne
move-play = Jouer « { $card } »
move-play-saved = Jouer « { $card } » : { $balls ->
    [one] { $balls } boule
   *[other] { $balls } boules
} de taille { $size }{ $way ->
    [0] {""}
   *[other] {" "}(façon { $way })
}
move-play-draw = Jouer « { $card } » pour piocher { x-cards }
move-surrender = Abandonner : tes enfants rentrent à la maison

x-aimed = { $whose_is ->
    [you] { $other }
   *[other] { $other }, chez { $whose }
}
x-rolled = { $dice ->
    [0] { $most } po au plus
   *[other] de { $least } à { $most } pouces, selon le dé
}
x-close = { $close ->
    [yes] {"\u00A0"}: triche, { x-risk }
   *[no] {""}
}
x-risk = { $seen ->
    [free] personne n’y trouve à redire
    [point] cela coûte un point
   *[other] on se fait prendre si { $checks ->
        [one] un dé fait { $seen } ou plus
       *[other] le plus petit de deux dés fait { $seen } ou plus
    }
}
x-paid = { $paid ->
    [own] (un { $face })
    [trait] (un { $face }, trait)
   *[wild] (un joker, { $face })
}

## À chercher : qui joue

thing-kid = Enfant
    .about = { x-unit }
thing-big = Grand enfant
    .about = { x-unit }
thing-elf = Lutin de Noël
    .about = { x-unit }
thing-snowman = Bonhomme de neige vivant
    .about = { x-unit }
thing-yeti = Yéti
    .about = { x-unit }
thing-penguin = Pingouin
    .about = { x-unit }
thing-spare-1 = { $named ->
    [yes] { $name }
   *[no] Personnage maison 1
}
    .about = { x-unit }
thing-spare-2 = { $named ->
    [yes] { $name }
   *[no] Personnage maison 2
}
    .about = { x-unit }
x-unit = A au plus { x-dice } et fait des boules de taille { $size }{ $wild ->
    [yes] {"\u00A0"}; ses dés de trait sont des jokers
   *[no] {""}
}{ $slides ->
    [yes] {"\u00A0"}; sait glisser
   *[no] {""}
}{ $piece ->
    [0] {""}
   *[other] {"\u00A0"}; peut lancer des morceaux de son corps, taille { $piece }
}{ $regrows ->
    [0] {""}
   *[other] {"\u00A0"}; repousse sur la neige
}{ $harder ->
    [0] {""}
   *[other] {"\u00A0"}; pour toucher cette figurine, il faut à un enfant { $harder } de plus
} (VILLAGE-34, VILLAGE-72, VILLAGE-84). Perd un dé d’action pour { $each ->
    [1] chaque dé d’effet
   *[other] { $each } dés d’effet
} de { $least } ou plus{ $oops ->
    [0] {""}
   *[other] {"\u00A0"}; à partir de { $oops }, entraîne dans sa chute l’enfant qui renverse
}{ $caught ->
    [1] {""}
   *[other] {"\u00A0"}; de ses { $caught } dés de triche, le plus bas compte
}{ $honest ->
    [yes] {"\u00A0"}; ne triche jamais
   *[no] {""}
}{ $seen ->
    [never] {"\u00A0"}; les enfants ne trichent jamais contre cette figurine
    [free] {"\u00A0"}; tricher contre cette figurine ne se voit pas
    [point] {"\u00A0"}; tricher contre cette figurine coûte des points
   *[other] {"\u00A0"}; un enfant qui triche contre cette figurine est pris à partir de { $seen }
} (VILLAGE-69, VILLAGE-88, VILLAGE-91).
thing-fast = Vitesse
    .about = { x-trait }
thing-strong = Force
    .about = { x-trait }
thing-skilful = Adresse
    .about = { x-trait }
thing-resourceful = Débrouillardise
    .about = { x-trait }
x-trait = Un 5 peut servir à { $verb ->
    [move] bouger
    [gather] ramasser de la neige
    [aim] viser
   *[throw] lancer
} (VILLAGE-59).

## À chercher : les dés d’action

thing-command-dice = Dés d’action
    .about = À son tour, un enfant lance tous les siens et les dépense un à un ; le reste est perdu. Sans dé d’action, on rentre à la maison (VILLAGE-46, VILLAGE-89).
thing-walk = Marcher
    .about = Les dés disent combien de pouces, en contournant maisons, murs, arbres, clôtures et enfants ; on peut s’arrêter avant (VILLAGE-62, VILLAGE-65).
thing-slide = Glisser
    .about = Hors des routes, autant de pouces que disent les dés ; on ne glisse pas sur une route, et on n’en traverse pas non plus (VILLAGE-63).
thing-vault = Sauter
    .about = Par-dessus la clôture juste à côté, sans lancer de dé (VILLAGE-64).
thing-gather = Ramasser de la neige
    .about = Sur la neige, pas sur la route ni sur la glace : faire une boule, la faire grossir, en donner une, ou repousser (VILLAGE-72).
thing-new = Nouvelle boule
    .about = Tu fais une boule ; il faut être sur la neige (VILLAGE-73).
thing-grow = Boule plus grosse
    .about = Une boule que tu tiens grossit, jusqu’à la taille { $largest } (VILLAGE-74).
thing-give = Donner
    .about = Une boule va à un enfant de ton équipe à { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    } au plus (VILLAGE-75).
thing-regrow = Repousser
    .about = Un bonhomme de neige sur la neige retrouve des dés d’action, à lancer dès la manche suivante (VILLAGE-76).
thing-aim = Viser
    .about = Ton prochain lancer demande { $less } de moins chaque fois que tu vises. Si on te touche, l’effet est perdu (VILLAGE-78, VILLAGE-80).
thing-throw = Lancer
    .about = Sur un enfant d’une autre équipe que tu vois. Deux dés doivent atteindre le nombre voulu (VILLAGE-81, VILLAGE-85).
thing-trait = Dé de trait
    .about = Il sert à ce que disent les traits de l’enfant : vitesse, force, adresse ou débrouillardise (VILLAGE-59).
thing-wild = Joker
    .about = Il sert à ce que tu veux, ou à reprendre son souffle, à se préparer ou à se relever (VILLAGE-60, VILLAGE-95).
thing-recover = Reprendre son souffle
    .about = Pour un joker, { $dice ->
        [one] { $dice } dé d’action revient
       *[other] { $dice } dés d’action reviennent
    }, à lancer dès la manche suivante (VILLAGE-93).
thing-prepare = Se préparer
    .about = Pour un joker, { $more } de plus au prochain jet pour l’ordre (VILLAGE-94).
thing-get-up = Se relever
    .about = Pour un joker, un enfant par terre se remet debout (VILLAGE-61).
thing-shove = Renverser
    .about = Après un mouvement, tu peux renverser un enfant juste à côté : il tombe et perd { $dice ->
        [1] un dé d’action
       *[other] { $dice } dés d’action
    }, jamais le dernier. C’est de la triche (VILLAGE-67, VILLAGE-68).

## À chercher : les mots du jeu

thing-snowball = Boule de neige
    .about = Une boule a une taille, { $largest } au plus : elle donne autant de dés d’effet, et les grosses touchent mieux. On peut en tenir autant qu’on veut (VILLAGE-77, VILLAGE-88).
thing-points = Points
    .about = Une touche en vaut { $points }. À la fin comptent les points des enfants encore dehors, plus { $whole } pour une équipe au complet et { $most } si aucune n’a plus d’enfants dehors (VILLAGE-87, VILLAGE-112).
thing-needed = Nombre voulu
    .about = { $near } jusqu’à { $near_inches } pouces, { $middle } jusqu’à { $far_inches }, { $far } au-delà ; moins pour avoir visé et pour les grosses boules, plus pour les obstacles (VILLAGE-84).
thing-object = Obstacles près de la ligne
    .about = Chaque maison, mur, arbre, clôture ou enfant à { $beside ->
        [one] { $beside } pouce
       *[other] { $beside } pouces
    } au plus de la ligne vers la cible augmente le nombre voulu de { $more } (VILLAGE-19, VILLAGE-84).
thing-effect = Dés d’effet
    .about = L’enfant touché en lance autant que la taille de la boule ; les plus hauts lui coûtent des dés d’action (VILLAGE-88).
thing-too-close = Trop près
    .about = Un lancer à { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    } au plus touche toujours, mais c’est de la triche (VILLAGE-81, VILLAGE-90).
thing-caught = Pris à tricher
    .about = L’enfant qui a triché lance un dé : s’il est haut, des parents l’ont vu, et l’enfant rentre à la maison. À partir de combien, cela dépend des deux figurines (VILLAGE-91, VILLAGE-92).
thing-critical-hit = Touche de plein fouet
    .about = { $sum } ou plus aux dés touche toujours, avec { $more ->
        [one] { $more } dé d’effet
       *[other] { $more } dés d’effet
    } de plus (VILLAGE-85, VILLAGE-88).
thing-critical-miss = Lancer manqué de très loin
    .about = { $sum } ou moins aux dés manque toujours et met fin au tour (VILLAGE-85, VILLAGE-86).
thing-down = Par terre
    .about = On ne peut alors que se relever avec un joker, ou jouer une carte qui ne fait pas bouger (VILLAGE-61).
thing-gone = À la maison
    .about = L’enfant ne revient plus ; ses points, ses boules et ses cartes sont perdus (VILLAGE-96).
thing-order = Ordre
    .about = À chaque manche, chaque enfant lance un dé, et le plus haut commence ; chacun agit une fois (VILLAGE-43, VILLAGE-44).
thing-turn = Manche
    .about = La partie a { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    } ; à chacune, chaque enfant encore dehors agit une fois (VILLAGE-42).
thing-corner = Coin
    .about = Une équipe commence à { $inches } pouces au plus de ses coins (VILLAGE-26, VILLAGE-39).

## À chercher : le village

thing-house = maison
    .about = On ne passe ni ne voit à travers, et les lancers qui la frôlent sont plus durs (VILLAGE-18, VILLAGE-19, VILLAGE-65).
thing-wall = mur
    .about = { x-solid }
thing-tree = arbre
    .about = { x-solid }
thing-big-tree = sapin
    .about = { x-solid }
thing-fountain = fontaine
    .about = { thing-house.about }
thing-bakery = boulangerie
    .about = { thing-house.about }
thing-school = école
    .about = { thing-house.about }
thing-town-hall = mairie
    .about = { thing-house.about }
thing-inn = auberge
    .about = { thing-house.about }
thing-church = église
    .about = { thing-house.about }
x-solid = On ne passe ni ne voit à travers, et les lancers qui le frôlent sont plus durs (VILLAGE-18, VILLAGE-19, VILLAGE-65).
thing-fence = clôture
    .about = On voit par-dessus et on la saute ; les lancers qui la frôlent sont plus durs (VILLAGE-19, VILLAGE-64).
thing-road = route
    .about = Il n’y a pas de neige à ramasser, et on n’y glisse pas (VILLAGE-23, VILLAGE-72).
thing-ice = glace
    .about = Il n’y a pas de neige à ramasser, mais on peut y glisser (VILLAGE-R18).
thing-pond = étang
    .about = { thing-ice.about }

## À chercher : les cartes

thing-card-saved = Je les gardais pour toi !
    .about = À ton tour, au choix, l’un ou l’autre : { $ways } (VILLAGE-100).
saved-way = { $balls ->
    [one] { $balls } boule
   *[other] { $balls } boules
} de taille { $size }
thing-card-notdone = Je n’ai pas fini !
    .about = Avant de lancer tes dés : tu lances cette fois { x-dice } (VILLAGE-101).
thing-card-ice = Glacé de te voir !
    .about = Quand tu lances : { $more ->
        [one] { $more } dé d’effet
       *[other] { $more } dés d’effet
    } de plus si tu touches (VILLAGE-88).
thing-card-grandma = Merci, Mamie !
    .about = Quand une boule te touche : pas de dés d’effet, rien n’est perdu (VILLAGE-57, VILLAGE-88).
thing-card-pitch = J’ai bien travaillé mon lancer !
    .about = Quand tu lances : { $dice } dés pour toucher, et les deux meilleurs comptent (VILLAGE-85).
thing-card-missed = Raté, banane !
    .about = Quand on lance sur toi : { $dice } dés pour toucher, et les deux plus bas comptent (VILLAGE-85).
thing-card-miracle = Un miracle de Noël !
    .about = Quand on te prend à tricher : tu peux rester. Un lutin ou un yéti peut, à la place, piocher { x-cards }, à tout moment (VILLAGE-92, VILLAGE-103).
thing-card-dash = À fond dans la neige !
    .about = Presque à tout moment, si tu es debout : { $dice ->
        [0] bouge de { x-inches } au plus
       *[other] lance { $dice ->
            [1] un dé
           *[other] { $dice } dés
        } et bouge d’autant de pouces au plus{ $inches ->
            [0] {""}
           *[other] , et de { $inches } de plus
        }
    } (VILLAGE-53, VILLAGE-102).
thing-card-spare-1 = { $named ->
    [yes] { $name }
   *[no] Carte maison 1
}
    .about = { $about }
thing-card-spare-2 = { $named ->
    [yes] { $name }
   *[no] Carte maison 2
}
    .about = { $about }

## L’image

picture-scene = Le village vu d’en haut, manche { $turn } sur { $of } ; { $kids ->
    [one] { $kids } enfant dehors
   *[other] { $kids } enfants dehors
}.
picture-turn = Manche { $turn } sur { $of }
picture-dice = Les dés de { $kid }
picture-faces = { $faces } (VILLAGE-59).
face-move = marcher
    .short = Marche
face-gather = ramasser
    .short = Neige
face-aim = viser
    .short = Vise
face-throw = lancer
    .short = Lance
face-trait = trait
    .short = Trait
face-wild = joker
    .short = Joker
picture-end = Repos
    .about = Les dés non dépensés sont perdus (VILLAGE-49).
picture-pass = Passer
    .about = Pas de carte, ne rien faire (VILLAGE-52).
picture-balls = { $balls ->
    [one] { $balls } boule
   *[other] { $balls } boules
} de taille { $size }
picture-draw = Piocher { x-cards }
picture-size = Taille { $size }
picture-piece = Un morceau de toi
picture-traits = { $kid } : choisis un trait
picture-spot-help = Les flèches déplacent la marque, Entrée y va.
picture-place-help = Les flèches déplacent la marque, Entrée y place { $kid }.
picture-inches = { $inches } po
picture-way = { $inches } po sur { $most }
picture-kid = { $kid }, { $unit } ({ $who })
picture-command-dice = { x-dice }
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-aimed = visée { $aim }
picture-prepared = préparation +{ $more }
picture-held = { $balls } × taille { $size }
picture-no-balls = pas de boule
picture-down = par terre
picture-gone = à la maison
picture-not-placed = pas encore dehors
picture-on-snow = sur la neige
picture-on-road = sur la route
picture-on-ice = sur la glace
picture-away = De { $kid } à { $other } : { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}
picture-hidden = hors de vue, { $by } sur la ligne
picture-never = trop près, et { $kid } ne triche jamais contre { $other }
picture-sure = trop près pour manquer, et c’est de la triche
picture-objects = { $objects ->
    [0] aucun obstacle près de la ligne
    [1] 1 obstacle près de la ligne
   *[other] { $objects } obstacles près de la ligne
}
picture-needs = { $with } : { $needed } ou plus à deux dés, { $chance }
picture-throw = Il faut { $needed } ou plus : { $chance } de ces lancers touchent.
picture-no-target = { $kid } ne voit personne à viser (VILLAGE-81).
picture-no-snow = Il n’y a pas de neige sous les pieds de { $kid } (VILLAGE-72).
picture-no-use = { $kid } ne peut pas dépenser ce dé maintenant (VILLAGE-50).
picture-would-need = rien à lancer ; une boule de taille 1 demanderait { $needed }
picture-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-hand = { $who } : { x-cards }
picture-deck = pioche : { $cards }
picture-closer = Plus près
picture-farther = Plus loin
picture-whole = Tout le village
picture-nobody = plus personne
score-total = Total de l’équipe
score-points = dont points des enfants
score-kids = Enfants encore dehors

## Pourquoi un coup n’est pas possible

why-no-die = Cela demande un { $face }, et aucun dé ne le montre ; un 5 le paie avec le bon trait, un 6 toujours (VILLAGE-59).
why-no-wild = Cela demande un 6, et aucun dé ne le montre (VILLAGE-60).
why-down = Un enfant couché dans la neige doit d’abord se relever (VILLAGE-61).
why-get-up = Cet enfant n’est pas couché dans la neige (VILLAGE-61).
why-recover = Cet enfant a tous ses dés d’action (VILLAGE-93).
why-prepare = À la dernière manche, il n’y a plus rien à préparer (VILLAGE-94).
why-slide = Seuls certains enfants glissent, et pas sur une route (VILLAGE-63).
why-vault = Il n’y a pas de clôture à sauter ici (VILLAGE-64).
why-gather = Pour ramasser, il faut de la neige sous les pieds ; pour grossir ou donner, une boule de cette taille ; pour donner, un équipier tout près (VILLAGE-72).
why-no-snowball = Cet enfant n’a pas de boule de neige à lancer (VILLAGE-82).
why-no-sight = Cette boule n’existe pas, ou cette cible n’est pas visible ou n’est pas un adversaire (VILLAGE-81).
why-not-in-reach = Ce point n’est pas accessible (VILLAGE-65).
why-no-walk = Dépense d’abord un 1 pour marcher (VILLAGE-59).
why-no-card = Une telle carte ne peut pas être jouée maintenant (VILLAGE-51).
why-no-surrender = On peut abandonner à partir de la première manche, sauf si la table ne le permet pas (VILLAGE-109).
