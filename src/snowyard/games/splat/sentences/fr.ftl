title = Bataille de boules de neige (Toresh)
summary = Pioche une carte, lance-la sur quelqu’un, et reste debout en dernier.

## Options

option-seats = nombre de joueurs
option-strategic = la variante stratégique
    .about = Chacun tient deux cartes cachées et choisit laquelle des trois il joue.
option-hit_limit = nombre de touches qui mettent un joueur hors jeu
    .about = Moins de touches, et la partie est plus courte.
option-two_player_deck = le paquet à deux joueurs
    .about = Avec le petit paquet de la règle imprimée, qui commence gagne : autant jouer à pile ou face. Le paquet complet en fait un vrai jeu.
    .is-small = Petit paquet, comme imprimé
    .is-full = Paquet complet de 100 cartes
option-protection_choice = qui décide quelle protection est dépensée
    .about = Cela compte quand murs et forts se côtoient.
    .is-auto = La règle : toujours le même ordre
    .is-defender = Celui qui est visé
option-strategic_discard = la défausse dans la variante stratégique
    .about = Peut-on défausser une carte alors qu’on pourrait en jouer une ?
    .is-forced = Non : ce qui peut être joué est joué
    .is-free = Oui, quand on veut
option-turn_cap = nombre de tours après lequel la partie s’arrête
    .about = Une partie finit bien avant. Cette limite évite qu’elle dure sans fin.

## Ce qui s’est passé

start = { $cards } cartes sont mélangées. { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}{ $sure ->
    [yes] {" "}Avec ce petit paquet, le joueur qui commence peut toujours gagner.
   *[no] {""}
}
deal = Chaque joueur reçoit { x-cards }, face cachée.
dealt = Tu reçois { $cards }.
shuffle = La pioche est vide : on mélange la défausse, { x-cards }.
draw = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} { x-a-card }.
draw-hidden = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
} une carte.
throw = { x-throws } { x-a-card } sur { x-at }.
throw-at-pile = { x-throws } { x-a-card } sur { x-ats-pile }.
place = { $who_is ->
    [you] Tu poses
   *[other] { $who } pose
} { x-a-card }.
discard = { $who_is ->
    [you] Tu défausses
   *[other] { $who } défausse
} { x-a-card }{ $why ->
    [free] {""}
   *[other] {"\u00A0"}: { x-why }
}.
answer = { $who_is ->
    [you] Tu te protèges
   *[other] { $who } se protège
} avec { $by }.
stops = { x-by-whom } arrête { $what ->
    [half] une des deux boules
    [both] les deux boules
   *[card] { x-the-card }
} et { $then ->
    [falls] tombe
    [cracks] se fissure
   *[stays] reste debout
}.
two-stop = Deux { $who_is ->
    [you] de tes
   *[other] des
} { $form ->
    [wall] murs
   *[cracked] forts fissurés
}{ $who_is ->
    [you] {""}
   *[other] {" "}{ x-of-who }
} arrêtent les deux boules et { $then ->
    [falls] tombent
   *[stays] restent debout
}.
sideways = L’autre boule passe : la boule double est posée en travers devant { x-who } et compte pour { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.
upright = L’autre boule passe : { $who_is ->
    [you] ta boule double en travers
   *[other] la boule double en travers { x-of-who }
} est redressée, et la nouvelle est défaussée.
swap = L’autre boule passe : la boule double remplace une boule simple devant { x-who }.
slide = { $who_is ->
    [you] Ton fort fissuré
   *[other] Le fort fissuré { x-of-who }
} arrête une des deux boules et tombe. La boule simple posée dessus glisse et touche.
hit = { $what ->
    [half] { x-is-hit }
    [both] { $past ->
        [yes] { x-past } : les deux boules { x-hit-both }
       *[no] Les deux boules { x-hit-both }
    }
   *[alone] { $past ->
        [yes] { x-past }. { x-is-hit }
       *[no] { x-is-hit }
    }
}. { $more ->
    [0] Cela ne compte pas : toujours { x-number } sur { x-limit }.
    [1] C’est { $who_is ->
        [you] ta
       *[other] la
    } { x-nth } touche sur { x-limit }.
   *[other] Cela fait { x-number } touches{ $over ->
        [yes] , et { x-limit } suffisent
       *[no] {" "}sur { x-limit }
    }.
}
pile-lost = { $card_gender ->
    [f] La
   *[other] Le
} { $card } détruit { $left ->
    [0] { $who_is ->
        [you] ton tas
       *[other] le tas { x-of-who }
    }
   *[other] un { $who_is ->
        [you] de tes tas
       *[other] des tas { x-of-who }
    } : il en reste { $left }
}.
out = Cela suffit : { $who_is ->
    [you] tu es
   *[other] { $who } est
} hors jeu, place { $rank } sur { $seats }.
hand = { $who_is ->
    [you] Tes cartes en main sont défaussées
   *[other] Les cartes en main { x-of-who } sont défaussées
} aussi : { $cards }.
cap = { $turns } tours ont été joués : la partie s’arrête ici.
no-cards = Il n’y a plus de carte à piocher : la partie s’arrête ici.
won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
}{ $others ->
    [0] {""}
    [1] , à égalité avec un autre joueur
   *[other] , à égalité avec { $others } autres joueurs
} : { $last ->
    [yes] il ne reste personne d’autre
   *[no] c’est le moins de touches
}.

x-throws = { $who_is ->
    [you] Tu lances
   *[other] { $who } lance
}
x-a-card = { $card_gender ->
    [f] une { $card }
   *[other] un { $card }
}
x-the-card = { $card_gender ->
    [f] la { $card }
   *[other] le { $card }
}
x-who = { $who_is ->
    [you] toi
   *[other] { $who }
}
x-at = { $at_is ->
    [you] toi
   *[other] { $at }
}
x-of-who = { $who_begins ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
x-ats-pile = { $at_is ->
    [you] ton tas
   *[other] { $at_begins ->
        [vowel] le tas d’{ $at }
       *[other] le tas de { $at }
    }
}
x-by-whom = { $who_is ->
    [you] { $by_gender ->
        [f] Ta { $by }
       *[other] Ton { $by }
    }
   *[other] { $by_gender ->
        [f] La { $by }
       *[other] Le { $by }
    } { x-of-who }
}
x-is-hit = { $who_is ->
    [you] La boule te touche
   *[other] La boule touche { $who }
}
x-hit-both = { $who_is ->
    [you] te touchent
   *[other] touchent { $who }
}
x-past = { $who_is ->
    [you] Ta protection n’y fait rien
   *[other] La protection { x-of-who } n’y fait rien
}
x-why = { $why ->
    [needs-pile] il faut un tas pour { $card_gender ->
        [f] la
       *[other] le
    } lancer, et { $who_is ->
        [you] tu n’en as pas
       *[other] { $who } n’en a pas
    }
    [no-target] personne d’autre n’a de tas
   *[most] { $most ->
        [0] personne ne peut en avoir
        [1] { $who_is ->
            [you] tu en as
           *[other] { $who } en a
        } déjà { $card_gender ->
            [f] une
           *[other] un
        }
       *[other] { $who_is ->
            [you] tu en as
           *[other] { $who } en a
        } déjà { $most }
    }
}
x-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
x-nth = { $hits ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[10] dixième
}
x-number = { $hits ->
    [0] zéro
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
   *[other] { $hits }
}
x-limit = { $limit ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[10] dix
}

## Les cartes en nombre

some-single = { $n ->
    [one] une boule simple
   *[other] { $n } boules simples
}
some-double = { $n ->
    [one] une boule double
   *[other] { $n } boules doubles
}
some-wall = { $n ->
    [one] un mur
   *[other] { $n } murs
}
some-pile = { $n ->
    [one] un tas
   *[other] { $n } tas
}
some-splatball = { $n ->
    [one] une boule splatch
   *[other] { $n } boules splatch
}
some-fort = { $n ->
    [one] un fort
   *[other] { $n } forts
}
some-fresh = { $n ->
    [one] un fort intact
   *[other] { $n } forts intacts
}
some-cracked = { $n ->
    [one] un fort fissuré
   *[other] { $n } forts fissurés
}
some-spare-1 = { $n ->
    [one] { one-spare-1 }
   *[other] { $n } { $named ->
        [yes] cartes { $name }
       *[no] cartes maison 1
    }
}
some-spare-2 = { $n ->
    [one] { one-spare-2 }
   *[other] { $n } { $named ->
        [yes] cartes { $name }
       *[no] cartes maison 2
    }
}

## Ce qu’il faut décider

choose-target = Tu as pioché { x-a-card } : sur qui lances-tu ?
choose-pile = Tu as pioché { x-a-card } : sur le tas de qui lances-tu ?
choose-place = Tu as pioché { x-a-card } : pose la carte devant toi.
choose-nothing = Tu as pioché { x-a-card }, mais { x-why } : défausse la carte.
choose-card = Tu as en main { $cards }. Joue une carte.
choose-card-or-discard = Tu as en main { $cards }. Joue une carte, ou défausses-en une.
choose-discard = Tu as en main { $cards }. Aucune carte ne peut être jouée : défausses-en une.
choose-protection = { $who } lance { x-a-card } sur { $pile ->
    [yes] ton tas
   *[no] toi
}. Avec quoi te protèges-tu ?
waiting-drawn = C’est à { $who } de jouer, après avoir pioché { x-a-card }.
waiting-protection = C’est à { $who } de choisir ce qui arrête { x-the-card }.

## Les coups

move-throw = Lancer { x-the-card } sur { $at } ({ $hits ->
    [0] encore aucune touche
    [1] déjà 1 touche
   *[other] déjà { $hits } touches
})
move-throw-at-pile = Lancer { x-the-card } sur { x-ats-pile }
move-place = Poser { x-the-card }
move-discard = Défausser { x-the-card }
move-answer = Se protéger avec { $by }

answer-wall = un mur
    .short = Mur
answer-cracked = un fort fissuré
    .short = Fort fissuré
answer-fresh = un fort intact
    .short = Fort intact
answer-two-walls = deux murs
    .short = 2 murs
answer-wall-and-cracked = un mur et un fort fissuré
    .short = Mur, fort fissuré
answer-two-cracked = deux forts fissurés
    .short = 2 forts fissurés
answer-wall-and-fresh = un mur et un fort intact
    .short = Mur, fort intact
answer-cracked-and-fresh = un fort fissuré et un fort intact
    .short = Fissuré et intact
answer-two-fresh = deux forts intacts
    .short = 2 forts intacts
answer-spare-1 = { one-spare-1 }
    .short = { $named ->
        [yes] { $name }
       *[no] Carte maison 1
    }
answer-spare-2 = { one-spare-2 }
    .short = { $named ->
        [yes] { $name }
       *[no] Carte maison 2
    }

## Ce qu’on peut chercher

thing-single = boule simple
    .gender = f
    .about = Une boule de neige sur qui tu veux : { x-hits }, si rien ne l’arrête. { $needs ->
        [yes] Il te faut un tas devant toi pour la lancer
       *[no] Tu peux toujours la lancer
    } (SPLAT-15, SPLAT-20).
thing-double = boule double
    .gender = f
    .about = Deux boules de neige sur le même joueur : { x-hits }, si rien ne les arrête. { $needs ->
        [yes] Il te faut un tas pour une boule double
       *[no] Tu peux toujours la lancer
    } (SPLAT-24, SPLAT-26).
thing-wall = mur
    .gender = m
    .about = Il se dresse devant toi et { $what }. { x-most } (SPLAT-21, SPLAT-26, SPLAT-37).
thing-pile = tas
    .gender = m
    .about = Avec un tas de boules de neige devant toi, { $what }. { x-most } (SPLAT-24, SPLAT-39).
thing-splatball = boule splatch
    .gender = f
    .about = Elle détruit le tas de quelqu’un d’autre et n’est jamais une touche{ $stopped ->
        [yes] {""}
       *[no] {"\u00A0"}; murs et forts ne l’arrêtent pas
    }. { $needs ->
        [yes] Il te faut un tas à toi, et quelqu’un d’autre doit en avoir un
       *[no] Si personne d’autre n’a de tas, tu ne peux pas la lancer
    } (SPLAT-40, SPLAT-41).
thing-fort = fort
    .gender = m
    .about = Il se dresse devant toi et { $what }. { x-most } (SPLAT-23, SPLAT-26, SPLAT-37).
thing-spare-1 = { $named ->
    [yes] carte { $name }
   *[no] carte maison 1
}
    .gender = f
    .about = { x-spare }
thing-spare-2 = { $named ->
    [yes] carte { $name }
   *[no] carte maison 2
}
    .gender = f
    .about = { x-spare }
thing-fresh = fort intact
    .gender = m
    .about = Un fort sans boule dessus. Il { $what } (SPLAT-23, SPLAT-26).
thing-cracked = fort fissuré
    .gender = m
    .about = Un fort qui a déjà arrêté une boule ; elle est posée dessus et ne compte pas comme touche. Il { $what } (SPLAT-22, SPLAT-R26).
thing-sideways = boule double en travers
    .about = Une boule double dont une des deux boules a été arrêtée : elle compte pour { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } au lieu de { $upright }. La prochaine de ce genre la redresse (SPLAT-28, SPLAT-30).
thing-hit = touche
    .about = Une boule que rien n’arrête. Avec { $limit } touches, tu es hors jeu ; une boule posée sur un fort ne compte pas (SPLAT-20, SPLAT-31, SPLAT-R26).
thing-protection = protection
    .about = Ce qui se dresse devant toi et arrête les boules, tant que c’est possible. { $chosen ->
        [yes] Le joueur visé choisit ce qui est dépensé (SPLAT-18, SPLAT-57)
       *[no] Elle agit toute seule : d’abord un mur, puis un fort fissuré, puis un fort intact (SPLAT-18, SPLAT-19)
    }.
thing-out = hors jeu
    .about = Avec { $limit } touches, tu es aussitôt hors jeu, et toutes tes cartes sont défaussées. Le dernier joueur en jeu gagne (SPLAT-31, SPLAT-32, SPLAT-42).
thing-draw-pile = pioche
    .about = Chaque tour commence par sa première carte. Quand elle est vide, on mélange la défausse, qui la remplace (SPLAT-09, SPLAT-10).
thing-discard-pile = défausse
    .about = Elle est face visible, et tout le monde peut la regarder (SPLAT-03, SPLAT-R28).
thing-hand = main
    .about = Tu tiens { x-cards } que les autres ne voient pas ; à ton tour, tu en pioches une de plus, et une quitte ta main. { $free ->
        [yes] Tu peux en jouer une ou en défausser une (SPLAT-48, SPLAT-50, SPLAT-58)
       *[no] Tu dois en jouer une, et tu ne défausses que si aucune ne peut se jouer (SPLAT-50, SPLAT-51, SPLAT-52)
    }.
thing-known = carte connue
    .about = Un joueur qui défausse une carte ne pouvait en jouer aucune. Tout le monde sait donc ce que peuvent être les cartes qu’il garde (SPLAT-52, SPLAT-R30).
thing-small-deck = petit paquet
    .about = À deux, il n’y a que des boules simples et des murs. Le joueur qui commence peut toujours gagner (SPLAT-46, SPLAT-R19).
thing-turn-cap = limite de tours
    .about = Après { $turns } tours, la partie s’arrête ; le joueur qui a le moins de touches gagne (SPLAT-45).

one-single = une boule simple
one-double = une boule double
one-splatball = une boule splatch
one-spare-1 = une { thing-spare-1 }
one-spare-2 = une { thing-spare-2 }
half-double = une des boules d’une boule double
both-double = les deux boules d’une boule double
and-falls = arrête { $what }, puis tombe
and-stays = arrête { $what } et reste debout
and-cracks = arrête { $what } et se fissure
or = { $first } ou { $last }
or-else = { $first }, ou { $last }
stops-nothing = n’arrête rien
allows = tu peux lancer { $what }
allows-nothing = tu ne peux rien lancer de plus que sans lui

x-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
x-most = { $most ->
    [-1] Tu peux en avoir autant que tu veux
    [0] Tu ne peux pas en avoir
    [1] Tu ne peux avoir qu’une seule de ces cartes
   *[other] Tu peux en avoir { $most } au plus
}
x-spare = { $does ->
    [throw] Une carte de cette variante : une boule de neige sur qui tu veux, { x-hits }, si rien ne l’arrête. { $needs ->
        [yes] Il te faut un tas devant toi pour la lancer
       *[no] Tu peux toujours la lancer
    } (SPLAT-15, SPLAT-20).
    [splat] Une carte de cette variante : elle détruit le tas de quelqu’un d’autre. { $needs ->
        [yes] Il te faut un tas à toi, et quelqu’un d’autre doit en avoir un
       *[no] Si personne d’autre n’a de tas, tu ne peux pas la lancer
    } (SPLAT-40, SPLAT-41).
   *[shelter] Une carte de cette variante : elle se dresse devant toi et { $what }. { x-most } (SPLAT-36, SPLAT-37).
}

## L’image

picture-scene = Une cour ronde et enneigée avec { $names }.
picture-kid = { $who } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $protection ->
    [0] aucune protection
    [1] à l’abri d’une boule simple
   *[other] à l’abri de { $protection } boules simples
}. Avec { $limit } touches, on est hors jeu (SPLAT-31).
picture-out = { $who } : hors jeu, place { $rank } (SPLAT-43).
picture-out-short = hors jeu, { $rank ->
    [1] 1er
   *[other] { $rank }e
}
picture-shelter = { $who } : { $cards }. { $n ->
    [one] Cette carte
   *[other] Chacune
} { $what } (SPLAT-18, SPLAT-36).
picture-heap = { $who } : { $cards }. { $about }
picture-draw = La pioche : { x-cards }. Quand elle est vide, on mélange la défausse (SPLAT-10).
picture-draw-short = pioche
picture-discard = La défausse : { $cards } (SPLAT-03).
picture-discard-empty = La défausse est vide (SPLAT-03).
picture-discard-short = défausse
picture-card = { $card }. { $about }
picture-stuck = { $card }. { $why } { $about }
picture-needs-pile = Tu n’as pas de tas.
picture-no-target = Personne d’autre n’a de tas à viser.
picture-most = Tu ne peux pas en avoir davantage devant toi.
picture-hand = { $who } : { $cards } (SPLAT-50).
picture-held = { $who } : { x-cards } (SPLAT-50).
picture-known = { $who } : { x-cards }, dont { $known } (SPLAT-50, SPLAT-R30).
picture-answer = Tu choisis ce qui arrête le tir et est dépensé (SPLAT-57).
score-hits = Touches
score-out = hors jeu

## Pourquoi un coup n’est pas possible

why-other-card = Tu joues la carte que tu as piochée (SPLAT-12).
why-not-held = Tu n’as pas cette carte en main (SPLAT-51).
why-needs-pile = Il te faut un tas de boules de neige pour cela (SPLAT-24).
why-no-pile-there = { $who } n’a pas de tas (SPLAT-40).
why-pile-there = Tu as déjà un tas (SPLAT-39).
why-enough = Tu en as déjà autant qu’on peut en avoir (SPLAT-15).
why-no-discard = Une carte qui peut être jouée doit être jouée (SPLAT-12).
why-yourself = On lance sur quelqu’un d’autre, jamais sur soi-même (SPLAT-16).
why-out = { $who } n’est plus en jeu (SPLAT-34).
why-nobody = Personne n’est assis là (SPLAT-16).
why-defend = Quelque chose arrive sur toi : choisis d’abord ce qui l’arrête (SPLAT-36).
why-no-protection = Tu n’as pas cela devant toi (SPLAT-36).
why-nothing-thrown = Rien n’arrive sur toi en ce moment (SPLAT-36).
