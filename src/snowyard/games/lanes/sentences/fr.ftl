title = Duel 52
summary = Pose des cartes cachées dans trois allées, réveille leurs pouvoirs et gagne deux allées.

## Options

option-seats = nombre de joueurs
option-edition = édition
    .about = Les deux versions publiées diffèrent par le premier tour et par le moment où une allée est perdue.
    .is-sheet = La carte de règles
    .is-official = La page plus récente des auteurs
option-first_turn_actions = nombre d’actions du tout premier tour
    .about = Une action de moins compense l’avantage de commencer.
    .is-edition = Comme dans l’édition
    .is-2 = Deux
    .is-3 = Trois
option-lane_win = quand une allée est perdue
    .about = Cela compte dès que la pioche est vide.
    .is-edition = Comme dans l’édition
    .is-no_reinforcement = Quand elle est vide et la main aussi
    .is-emptied = Dès qu’elle est vide
option-must_act = agir est obligatoire
    .about = Sans cette règle, on peut finir son tour plus tôt.
option-mutual_lane = une allée que les deux perdent en même temps
    .about = C’est rare, mais cela décide des parties.
    .is-both = Les deux l’ont gagnée
    .is-none = Personne ne l’a gagnée
option-pair_of_tens = ce que fait une paire de 10
    .about = Dégâts à la première et à la seconde cible.
    .is-two_plus_one = 2 et 1
    .is-split = 1 et 1
    .is-double = 2 et 2
option-twinstrike_optional = un 10 peut épargner sa seconde cible
    .about = Selon la règle imprimée, il doit la frapper.
option-view_discard = la carte défaussée par l’Échange (View)
    .about = Visible, elle apprend à l’autre ce dont tu ne voulais pas.
    .is-face_down = Face cachée
    .is-face_up = Face visible
option-kinged_ace = un as qu’un roi déclenche à nouveau
    .about = Peut-il attaquer encore deux fois, ou deux fois en tout ?
    .is-cap_two = Deux attaques en tout
    .is-fresh_two = Encore deux attaques

## Le nom d’une carte. .gender des rangs : m, f, v (masculin, devant voyelle)

name = { x-le }{ x-name }{ x-in-lane }
card = { $who_is ->
    [you] { x-ton } { x-name }
   *[other] { x-le }{ x-name } { x-of-who }
}{ x-in-lane }
card-first = { $who_is ->
    [you] { $kind ->
        [up] { x-Ton }
        [known] { x-Ton }
       *[other] Ta
    } { x-name }
   *[other] { $kind ->
        [up] { x-Le }
        [known] { x-Le }
       *[other] La{" "}
    }{ x-name } { x-of-who }
}{ x-in-lane }
card-object = { $who_is ->
    [you] { x-ton } { x-name }
   *[other] { x-le }{ x-name } { x-of-who }
}{ x-in-lane }
card-with = { $who_is ->
    [you] { x-ton } { x-name }
   *[other] { x-le }{ x-name } { x-of-who }
}{ x-in-lane }

x-ton = { $kind ->
    [up] { x-ton-rank }
    [known] { x-ton-rank }
   *[other] ta
}
x-ton-rank = { $rank_gender ->
    [f] ta
   *[other] ton
}
x-Ton = { $rank_gender ->
    [f] Ta
   *[other] Ton
}
x-le = { $kind ->
    [up] { x-le-rank }
    [known] { x-le-rank }
   *[other] la{" "}
}
x-le-rank = { $rank_gender ->
    [f] la{" "}
    [v] { $of ->
        [1] l’
        [2] l’
       *[other] le{" "}
    }
   *[other] le{" "}
}
x-Le = { $rank_gender ->
    [f] La{" "}
    [v] { $of ->
        [1] L’
        [2] L’
       *[other] Le{" "}
    }
   *[other] Le{" "}
}
x-of-who = { $who_begins ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
x-name = { $of ->
    [1] {""}
    [2] {""}
   *[other] { x-place }{" "}
}{ $kind ->
    [up] { $rank }
    [down] carte cachée
    [known] { $rank } { $rank_gender ->
        [f] cachée
       *[other] caché
    }
    [base] carte de base
    [base-known] carte de base ({ $rank })
   *[pair] paire { x-of-ranks }
}{ $of ->
    [2] {" "}{ $place ->
        [1] de gauche
       *[2] de droite
    }
   *[other] {""}
}
x-place = { $place ->
    [1] { $kind ->
        [up] { x-premier }
        [known] { x-premier }
       *[other] première
    }
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $place }e
}
x-of-ranks = { $rank ->
    [as] d’as
    [valet] de valets
    [dame] de dames
    [roi] de rois
   *[other] { $rank_gender ->
        [f] ({ $rank })
       *[other] de { $rank }
    }
}
x-premier = { $rank_gender ->
    [f] première
   *[other] premier
}
x-in-lane = { $lane ->
    [0] {""}
   *[other] {" "}dans l’allée { $lane }
}
x-a-rank = { $rank_gender ->
    [f] une
   *[other] un
} { $rank }
x-actions = { $actions ->
    [0] 0 action
    [1] 1 action
   *[other] { $actions } actions
}
x-cards = { $cards ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $cards } cartes
}
x-left = { $left ->
    [0] {""}
    [1] {"\u00A0"}; il lui reste 1 point de vie
   *[other] {"\u00A0"}; il lui reste { $left } points de vie
}
x-damage = { $points ->
    [0] 0 dégât
    [1] 1 dégât
   *[other] { $points } dégâts
}

## Ce qui s’est passé

dealt = { $who_is ->
    [you] Tu reçois
   *[other] { $who } reçoit
} { x-a-rank }.
dealt-hand = { $who_is ->
    [you] Tu reçois
   *[other] { $who } reçoit
} { x-cards }.
turn = Tour { $number } : { $who_is ->
    [you] tu as
   *[other] { $who } a
} { x-actions }.
drew = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} { x-a-rank }{ x-drawn }
drew-card = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} une carte{ x-drawn }
x-drawn = { $left ->
    [0] . C’est la dernière carte de la pioche.
    [1] . Il reste 1 carte dans la pioche.
   *[other] . Il reste { $left } cartes dans la pioche.
}
unlocked = La pioche est vide : les cartes de base se réveillent, et on peut désormais gagner des allées.
played = { $who_is ->
    [you] Tu poses
   *[other] { $who } pose
} { x-a-rank } face cachée dans l’allée { $lane }.
played-card = { $who_is ->
    [you] Tu poses
   *[other] { $who } pose
} une carte face cachée dans l’allée { $lane }.
flipped = { $who_is ->
    [you] Tu retournes
   *[other] { $who } retourne
} { $base ->
    [yes] la carte de base
   *[no] une carte
} dans l’allée { $lane } : { x-a-rank }, { $power }.
paired = { $who_is ->
    [you] Tu formes
   *[other] { $who } forme
} une paire { x-of-ranks } dans l’allée { $lane } : les deux cartes attaquent désormais ensemble.

attacked = { $card } attaque { $at }{ $why ->
    [nimble] {"\u00A0"}: { thing-power-nimble } inflige { x-damage } à { thing-power-taunt }.
    [unhurt] {"\u00A0"}: { thing-power-nimble } ne subit rien de { thing-power-retaliate }.
    [pair] {"\u00A0"}: ensemble, { x-damage }.
   *[plain] .
}
twinstruck = { thing-power-twinstrike } : { $card } prend aussi un coup.
spared = { $who_is ->
    [you] Tu épargnes
   *[other] { $who } épargne
} la seconde carte.
struck = { $card } subit { x-damage }{ x-left }.
retaliated = { $card } subit { x-damage } en retour, à cause de { $by_is ->
    [you] ta { thing-power-retaliate }
   *[other] la { thing-power-retaliate } { $by_begins ->
        [vowel] d’{ $by }
       *[other] de { $by }
    }
}{ x-left }.
trapped = { $card } était un { thing-power-trap } de rang { $rank } : la carte reste, retournée et intacte.
killed = { $card } est hors de combat : plus aucun point de vie.
killed-face-down = { $card } est hors de combat : plus aucun point de vie{ $traps_count ->
    [0] {""}
   *[other] , pas de { thing-power-trap } ({ $traps })
}.
learned = { $who_is ->
    [you] Tu regardes ta carte de base perdue
   *[other] { $who } regarde la carte de base perdue
} dans l’allée { $lane } : { x-a-rank }.
pair-ended = { $who_is ->
    [you] Ta paire { x-of-ranks }
   *[other] La paire { x-of-ranks } { x-of-who }
} est séparée : { $gone ->
    [yes] l’une des deux cartes n’est plus là.
   *[no] les deux cartes sont maintenant dans des allées différentes.
}

froze = { thing-power-freeze } dans l’allée { $lane }, chez { x-who } : { x-those-cards }. Au prochain tour, { $cards_count ->
    [1] cette carte ne peut ni attaquer ni être retournée
   *[other] ces cartes ne peuvent ni attaquer ni être retournées
}.
thawed = Le tour est fini : chez { x-who }, le gel prend fin{ x-in-lane } pour { x-those-cards }.
thawed-nimble = { $card } dégèle aussitôt : une carte avec { thing-power-nimble } ne gèle jamais.
healed = { thing-power-heal } chez { x-who } : plus aucun dégât sur { x-those-cards }{ x-in-lane }.
empowered = { thing-power-empower } dans l’allée { $lane }, chez { x-who } : { $cards } { $cards_count ->
    [1] se déclenche
   *[other] se déclenchent
} encore une fois.

# au-delà de deux, on les compte : l’image montre lesquelles
x-those-cards = { $cards_count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $cards_count } cartes
}
x-who = { $who_is ->
    [you] toi
   *[other] { $who }
}

fired = { $card } se déclenche : { $power }.
acted = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
} { $more ->
    [0] 0 action
    [1] une action
   *[other] { $more } actions
} (total : { $actions }), et { $rank_gender ->
    [f] la{" "}
    [v] l’
   *[other] le{" "}
}{ $rank } peut attaquer deux fois ce tour-ci.
spent-view = { thing-power-view } sans effet : la pioche est vide.
spent-foresight = { thing-power-foresight } sans effet : aucune carte n’est cachée.
spent-flip = { thing-power-flip } sans effet : { $who_is ->
    [you] tu n’as
   *[other] { $who } n’a
} dans l’allée { $lane } aucune carte à retourner.
spent-freeze = { thing-power-freeze } sans effet : aucune carte à geler dans l’allée { $lane }.
spent-heal = { thing-power-heal } sans effet : aucun dégât à soigner chez { x-who }.
spent-move = { thing-power-move } sans effet : aucune carte ne peut venir dans l’allée { $lane }.
spent-empower = { thing-power-empower } sans effet : aucune autre carte de l’allée { $lane } n’a de pouvoir qui se déclenche.
discarded = { $who_is ->
    [you] Tu défausses
   *[other] { $who } défausse
} { x-a-rank }.
discarded-card = { $who_is ->
    [you] Tu défausses
   *[other] { $who } défausse
} une carte face cachée.
looked = { $who_is ->
    [you] Tu regardes
   *[other] { $who } regarde
} { $card } : { x-a-rank }.
looked-at = { $who_is ->
    [you] Tu regardes
   *[other] { $who } regarde
} { $card }.
looked-at-own = { $who } regarde une de ses propres cartes : { $card }.
moved = { thing-power-move } : { $card } passe de l’allée { $left } à l’allée { $entered }.
stayed = { $who_is ->
    [you] Tu n’appelles
   *[other] { $who } n’appelle
} aucune carte dans l’allée { $lane }.

stuck = { $who_is ->
    [you] Tu ne peux
   *[other] { $who } ne peut
} plus rien faire : { $actions ->
    [one] { $actions } action est perdue.
   *[other] { $actions } actions sont perdues.
}
ended = { $who_is ->
    [you] Tu finis ton tour
   *[other] { $who } finit son tour
} : { $actions ->
    [one] { $actions } action reste inutilisée.
   *[other] { $actions } actions restent inutilisées.
}
lane-won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
} l’allée { $lane } : la pioche est vide, et { $loser_is ->
    [you] tu n’as
   *[other] { $loser } n’a
} plus de carte dans cette allée{ $hands ->
    [yes] , ni en main
   *[no] {""}
}.
lane-lost = La pioche est vide, et plus personne n’a de carte dans l’allée { $lane } : elle compte pour { $both ->
    [yes] les deux
   *[no] personne
}.
won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
} la partie avec { $lanes ->
    [one] { $lanes } allée
   *[other] { $lanes } allées
}.
draw-lanes = { $both ->
    [yes] { $lanes ->
        [1] Chacun a gagné une allée
       *[other] Chacun a gagné { $lanes } allées
    }
   *[no] { $lanes ->
        [1] Toutes les allées sont décidées, et personne n’en a gagné
       *[other] Toutes les allées sont décidées, et personne n’en a gagné { $lanes }
    }
} : égalité.
draw-turns = { $turns } tours ont été joués : égalité.
draw-idle = { $turns ->
    [1] Un tour
   *[other] { $turns } tours de suite
} sans action : égalité.

## Ce qu’il faut décider

choose-action = À toi de jouer, encore { x-actions } : pose une carte, retournes-en une, attaque ou forme une paire{ $stops ->
    [yes] , ou finis ton tour
   *[no] {""}
}.
choose-second = { $card } attaque { $at }. { thing-power-twinstrike } : quelle autre carte prend aussi un coup{ $none ->
    [yes] , si tu en veux une
   *[no] {""}
} ?
choose-order = Plusieurs de tes pouvoirs attendent. Quelle carte se déclenche ensuite ?
choose-discard = { thing-power-view } : quelle carte de ta main défausses-tu ?
choose-look = { thing-power-foresight } : quelle carte cachée regardes-tu ?
choose-move = { thing-power-move } : laquelle de tes cartes rejoint { $card }, si tu en veux une ?

## Les coups

move-play = Poser { $rank_gender ->
    [f] la{" "}
    [v] l’
   *[other] le{" "}
}{ $rank } face cachée dans l’allée { $lane }
move-flip = Retourner { $card }
move-attack = Attaquer { $at } avec { $card }
move-pair = Former une paire { $of ->
    [2] { x-of-ranks } dans l’allée { $lane }
   *[other] dans l’allée { $lane } : { $first } et { $second }
}
move-also = Toucher aussi { $card }
move-fire = Déclencher { $card } : { $power }
move-discard = Défausser { $rank_gender ->
    [f] la{" "}
    [v] l’
   *[other] le{" "}
}{ $rank }
move-look = Regarder { $card }
move-bring = Appeler { $card } depuis l’allée { $lane }
move-none = N’appeler aucune carte
move-spare = Ne toucher aucune autre carte
move-done = Finir le tour

## Ce qu’on peut chercher : les rangs

thing-rank-a = as
    .gender = v
    .about = { x-rank-about }
thing-rank-2 = 2
    .gender = m
    .about = { x-rank-about }
thing-rank-3 = 3
    .gender = m
    .about = { x-rank-about }
thing-rank-4 = 4
    .gender = m
    .about = { x-rank-about }
thing-rank-5 = 5
    .gender = m
    .about = { x-rank-about }
thing-rank-6 = 6
    .gender = m
    .about = { x-rank-about }
thing-rank-7 = 7
    .gender = m
    .about = { x-rank-about }
thing-rank-8 = 8
    .gender = m
    .about = { x-rank-about }
thing-rank-9 = 9
    .gender = m
    .about = { x-rank-about }
thing-rank-10 = 10
    .gender = m
    .about = { x-rank-about }
thing-rank-j = valet
    .gender = m
    .about = { x-rank-about }
thing-rank-q = dame
    .gender = f
    .about = { x-rank-about }
thing-rank-k = roi
    .gender = m
    .about = { x-rank-about }
thing-rank-spare-1 = { $named ->
    [yes] carte { $name }
   *[no] carte maison 1
}
    .gender = f
    .about = { x-rank-about }
thing-rank-spare-2 = { $named ->
    [yes] carte { $name }
   *[no] carte maison 2
}
    .gender = f
    .about = { x-rank-about }
x-rank-about = { $has ->
    [yes] Son pouvoir : { $power } ; visible, la carte a { x-hit-points } (LANES-34). { $does }
   *[no] La carte n’a pas de pouvoir ; visible, elle a { x-hit-points } (LANES-34).
}
x-hit-points = { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}

# Les pouvoirs, avec leur nom imprimé ; .word est écrit sur la carte
no-power = sans pouvoir
thing-power-action = Élan (Action)
    .word = Élan
    .about = Quand la carte se retourne, tu gagnes { $actions ->
        [0] 0 action
        [1] une action
       *[other] { $actions } actions
    } pour ce tour, et elle peut attaquer deux fois (LANES-41, LANES-42).
thing-power-view = Échange (View)
    .word = Échange
    .about = Quand la carte se retourne, tu pioches une carte, puis tu en défausses une de ta main (LANES-43).
thing-power-trap = Piège (Trap)
    .word = Piège
    .about = Mise hors de combat face cachée, la carte reste en jeu : elle se retourne sur place, intacte (LANES-45).
thing-power-foresight = Intuition (Foresight)
    .word = Intuition
    .about = Quand la carte se retourne, tu regardes une carte cachée, n’importe où et à n’importe qui (LANES-46).
thing-power-flip = Révélation (Flip)
    .word = Révélation
    .about = Quand la carte se retourne, toutes tes cartes cachées de son allée se retournent aussi (LANES-47).
thing-power-freeze = Gel (Freeze)
    .word = Gel
    .about = Quand la carte se retourne, les cartes adverses de son allée gèlent pour un tour (LANES-48).
thing-power-heal = Soin (Heal)
    .word = Soin
    .about = Quand la carte se retourne, tous les dégâts de toutes tes cartes sont soignés, dans toutes les allées (LANES-53).
thing-power-retaliate = Riposte (Retaliate)
    .word = Riposte
    .about = Tant que la carte est visible, qui l’attaque subit { $back ->
        [0] 0 dégât
        [1] 1 dégât
       *[other] { $back } dégâts
    } (LANES-54).
thing-power-nimble = Agilité (Nimble)
    .word = Agilité
    .about = Tant que la carte est visible, elle ne gèle jamais, ne subit rien de { thing-power-retaliate }, n’est jamais seconde cible et inflige { $nimble ->
        [one] { $nimble } dégât
       *[other] { $nimble } dégâts
    } aux cartes avec { thing-power-taunt } (LANES-57, LANES-58, LANES-59, LANES-60).
thing-power-twinstrike = Double coup (Twinstrike)
    .word = Double coup
    .about = Quand la carte attaque, elle inflige aussi { $twin ->
        [0] 0 dégât
        [1] 1 dégât
       *[other] { $twin } dégâts
    } à une seconde carte de l’allée (LANES-61).
thing-power-taunt = Défi (Taunt)
    .word = Défi
    .about = Tant que la carte est visible, il faut la mettre hors de combat avant les autres cartes de son camp (LANES-64).
thing-power-move = Appel (Move)
    .word = Appel
    .about = Quand la carte se retourne, tu peux amener dans son allée une de tes cartes d’une autre allée (LANES-66).
thing-power-empower = Relance (Empower)
    .word = Relance
    .about = Quand la carte se retourne, tes autres cartes visibles de son allée se déclenchent encore une fois, si elles ont un pouvoir qui se déclenche (LANES-69).

thing-lane = allée
    .about = Il y a { $lanes ->
        [1] une allée
       *[other] { $lanes } allées
    }, et il en faut { $win } pour gagner. Une fois la pioche vide, tu perds une allée où tu n’as pas de carte{ $hands ->
        [yes] , si ta main est vide aussi
       *[no] {""}
    } (LANES-80, LANES-85).
thing-action-point = action
    .about = Un tour a { x-actions } : poser, retourner, attaquer ou former une paire, dans n’importe quel ordre (LANES-15, LANES-16). { $stops ->
        [yes] Tu peux finir ton tour plus tôt (LANES-17).
       *[no] Tant que tu peux agir, tu le dois (LANES-17).
    }
thing-play = poser une carte
    .about = Une carte de ta main va face cachée dans une allée que personne n’a encore gagnée (LANES-23, LANES-24).
thing-turn-up = retourner une carte
    .about = Une de tes cartes cachées devient visible pour de bon, et son pouvoir se réveille. On ne peut retourner ni une carte gelée ni une carte de base bloquée (LANES-27, LANES-29).
thing-attack = attaque
    .about = Une carte visible inflige { x-damage } à une carte adverse de son allée, une fois par tour. Tous les dégâts d’une attaque tombent en même temps (LANES-31, LANES-33, LANES-35).
thing-pair = paire
    .about = Deux de tes cartes visibles du même rang dans la même allée peuvent former une paire. Elles attaquent ensemble, pour { x-damage } (LANES-70, LANES-74).
thing-damage = dégâts
    .about = Ils restent sur la carte jusqu’à ce qu’on la soigne, et une carte abîmée est couchée. Avec autant de dégâts que de points de vie, elle est hors de combat (LANES-34, LANES-35).
thing-hit-points = points de vie
    .about = Autant de dégâts mettent la carte hors de combat. Cachée, toute carte en a { $covered } (LANES-34).
thing-face-down = carte cachée
    .about = Elle n’a pas de pouvoir et ne peut pas attaquer, mais on peut l’attaquer. Tu peux regarder celles que tu as posées (LANES-25).
thing-base-card = carte de base
    .about = Elle est dans son allée dès le début, et personne ne la connaît. Elle est bloquée tant que la pioche n’est pas vide (LANES-04, LANES-14).
thing-frozen = gelée
    .about = Jusqu’à la fin du prochain tour de son camp, une carte gelée n’attaque pas et ne peut pas être retournée par une action (LANES-49, LANES-50).
thing-waiting-power = pouvoir en attente
    .about = Les pouvoirs réveillés se déclenchent l’un après l’autre. S’il y en a plusieurs, tu choisis le suivant (LANES-37, LANES-38).
thing-pile = pioche
    .about = Elle commence avec { $cards } cartes, et on en pioche { $draws } au début de chaque tour. Quand elle est vide, les cartes de base se réveillent et on peut gagner des allées (LANES-12, LANES-14, LANES-80).
thing-hand = main
    .about = Tu commences avec { x-cards } que personne d’autre ne voit. Ta main peut grandir sans limite (LANES-05, LANES-21).
thing-discard = défausse
    .about = Les cartes mises hors de combat ou défaussées ; elles ne reviennent jamais. Ce qui était caché le reste (LANES-13, LANES-36).
thing-out = cartes hors du jeu
    .about = { $cards ->
        [one] { $cards } carte est
       *[other] { $cards } cartes sont
    } hors du jeu dès le début ; personne ne les voit jamais (LANES-06).
thing-end = dernier tour
    .about = Après { $turns } tours, il y a égalité (LANES-86).

## L’image

picture-scene = { $lanes ->
    [1] Une allée déneigée
    [2] Deux allées déneigées
   *[other] Trois allées déneigées
}. En bas { $mine }, en haut { $theirs }.
picture-lane = Allée { $lane }
picture-lane-open = Allée { $lane } : encore ouverte. Une fois la pioche vide, on la perd si on n’y a pas de carte (LANES-80).
picture-lane-won = Allée { $lane } : gagnée par { $who }. On n’y pose plus rien (LANES-83).
picture-both = les deux
picture-nobody = personne
picture-hand = { $who_is ->
    [you] Dans ta main
   *[other] Dans la main { x-of-who }
} : { $rank }. { $about }
picture-hidden = Une carte dans la main { x-of-who } (LANES-12).
picture-up = { $who_is ->
    [you] Ta carte
   *[other] Carte { x-of-who }
} dans l’allée { $lane } : { $rank }. { $about }
picture-down = { $who_is ->
    [you] { $base ->
        [yes] Ta carte de base
       *[no] Ta carte cachée
    }
   *[other] { $base ->
        [yes] Carte de base { x-of-who }
       *[no] Carte cachée { x-of-who }
    }
} dans l’allée { $lane }. { $known ->
    [yes] Tu la connais : { $rank } (LANES-25). { $about }
   *[no] Tu ne sais pas ce que c’est (LANES-25).
}
picture-locked = Elle est bloquée dans la neige tant que la pioche n’est pas vide (LANES-14).
picture-seen = { $who } la connaît aussi.
picture-damage = Dégâts : { $damage } ; { $points } la mettent hors de combat (LANES-34).
picture-frozen = Gelée : jusqu’à la fin du prochain tour de son camp, elle n’attaque pas et on ne la retourne pas (LANES-49).
picture-paired = En paire : les deux attaquent ensemble, pour { x-damage } (LANES-74).
picture-attacked = Elle a attaqué ce tour-ci (LANES-31).
picture-waiting = Son pouvoir attend de se déclencher (LANES-37).
picture-pile = { $cards ->
    [0] La pioche est vide : les cartes de base sont réveillées, et on peut gagner des allées (LANES-80).
    [1] La pioche : 1 carte. Quand elle est vide, les cartes de base se réveillent (LANES-14).
   *[other] La pioche : { $cards } cartes. Quand elle est vide, les cartes de base se réveillent (LANES-14).
}
picture-pile-short = pioche
picture-discard = { $who_is ->
    [you] Ta défausse
   *[other] Défausse { x-of-who }
} : { $open }{ $closed ->
    [0] {""}
   *[other] {" "}et { $closed } face cachée
}. Rien n’en revient (LANES-13).
picture-discard-none = aucune carte visible
picture-discard-short = défausse
picture-player = { $who } : { x-cards } en main, { $won ->
    [0] 0 allée gagnée
    [1] 1 allée gagnée
   *[other] { $won } allées gagnées
}{ $turn ->
    [yes] , encore { x-actions }
   *[no] {""}
}. { $win ->
    [1] Une allée suffit
    [2] Deux allées suffisent
   *[other] Trois allées suffisent
} (LANES-85).
picture-none = N’appeler aucune carte
    .about = On peut renoncer à { thing-power-move }, et à aucun autre pouvoir (LANES-66).
picture-done = S’arrêter là
    .about = On ne fait rien de plus (LANES-17).
score-lanes = Allées gagnées

## Pourquoi un coup n’est pas possible

why-not-held = Tu n’as pas cette carte en main (LANES-23).
why-lane-closed = Cette allée est décidée : on ne peut plus rien y jouer (LANES-24).
why-no-card = Tu n’as pas de carte à cette place (LANES-16).
why-face-up = Cette carte est déjà face visible (LANES-27).
why-face-down = Une carte face cachée ne peut pas attaquer (LANES-25).
why-frozen-flip = Cette carte est gelée et ne peut pas être retournée (LANES-27).
why-frozen = Cette carte est gelée et ne peut pas attaquer (LANES-31).
why-locked = Cette carte de base est bloquée tant que la pioche n’est pas vide (LANES-14).
why-locked-target = Cette carte de base est bloquée et ne peut pas être attaquée (LANES-32).
why-attacked = Cette carte a déjà attaqué pendant ce tour (LANES-31).
why-not-in-lane = Il n’y a pas une telle carte adverse dans son allée (LANES-31).
why-jack = Un valet face visible attire toutes les attaques de cette allée (LANES-64).
why-pair-attacks = Une paire attaque ensemble, et ses deux cartes doivent pouvoir le faire (LANES-73).
why-no-pair = Une paire demande deux cartes visibles de même rang dans une même allée, sans partenaire (LANES-70).
why-must-act = Tant que tu peux agir, tu le dois (LANES-17).
