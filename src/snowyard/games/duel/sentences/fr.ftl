title = Bataille de boules de neige (Jaros)
summary = Choisis des cartes à deux côtés, puis joue l’un des côtés en secret, en même temps que tout le monde : attaque, esquive ou amélioration.

## Options

option-seats = nombre de joueurs ; à trois ou quatre, deux jeux de cartes et deux fronts par joueur
option-quick_start = départ rapide
    .about = Chacun garde deux cartes avancées sur trois, au lieu de les choisir en les faisant passer.
option-alt_extremes = cartes extrêmes de rechange
    .about = Elles remplacent des cartes extrêmes du jeu de base.
    .is-none = Aucune
    .is-1 = Une, tirée au sort
    .is-2 = Deux, tirées au sort
option-rocks_dodgeable = on peut esquiver les pierres
    .about = Selon la règle imprimée, personne ne le peut.
option-removed_card_fizzles = une carte partie n’agit plus
    .about = Si une carte quitte la défausse avant d’agir, son action est sautée.
option-acquire_faceup_only = seules les cartes visibles s’acquièrent
    .about = Une pile de l’arsenal dont la carte du dessus est cachée ne peut pas être choisie.
option-nearest_empty_fallback = une pile vide ne coûte rien
    .about = Si les deux améliorent en même temps et que ta pile la plus proche est vide, tu prends sur la suivante, après l’autre.
option-cache_scores = les cartes des cachettes comptent
    .about = À la fin, elles comptent pour leur propriétaire.

## Mise en place et fin

swap = { $card } remplace { $instead } dans cette partie.
dealt = Chaque joueur reçoit { $cards ->
    [one] { $cards } carte avancée
   *[other] { $cards } cartes avancées
}.
pass = { $seats ->
    [2] Chacun donne { x-cards } à l’autre.
   *[other] Chacun donne { x-cards } à son voisin de gauche.
}
arsenal = L’arsenal est en place : { $piles } piles de { $even ->
    [yes] { $most }
   *[no] { $least } ou { $most }
} { $most ->
    [0] carte
    [1] carte
   *[other] cartes
}.
top = La { x-pile } montre maintenant { $card }.
turn = Tour { $turn }{ $final ->
    [yes] , dans la manche finale
   *[no] {""}
}.{ $first_is ->
    [nobody] {""}
    [you] {" "}Tu as l’initiative.
   *[other] {" "}{ $first } a l’initiative.
}
front = Voici le front entre { $pair }. { $first_is ->
    [you] Tu y as l’initiative.
   *[other] { $first } y a l’initiative.
}
final = { $full ->
    [yes] Le tour { $turns } est passé
   *[no] L’arsenal est vide
} : la manche finale commence, et chacun mélange toutes ses cartes dans sa pioche.
unable = { $who_is ->
    [you] Tu ne peux pas piocher { x-cards } : la partie est finie.
   *[other] { $who } ne peut pas piocher { x-cards } : la partie est finie.
}
stall = La manche finale a duré { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : la partie est finie.
score = { $who_is ->
    [you] Tes cartes valent { x-points }.
   *[other] Les cartes { x-of-who } valent { x-points }.
}
won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
}{ $others ->
    [0] {""}
    [1] , à égalité avec un autre joueur
   *[other] , à égalité avec { $others } autres joueurs
}.

x-cards = { $cards ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $cards } cartes
}
x-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
x-nth = { $pile ->
    [1] première
    [2] deuxième
    [3] troisième
   *[4] quatrième
}
x-pile = { x-nth } pile{ $near_is ->
    [you] {" "}(la plus proche de toi)
   *[other] {""}
}
x-of-who = { $who_begins ->
    [vowel] d’{ $who }
   *[other] de { $who }
}

## Piocher et choisir

hand = { $who_is ->
    [you] Tu as en main { $cards }.
   *[other] { $who } a en main { $cards }.
}
decided = { $again ->
    [yes] { $who_is ->
        [you] Tu as choisi la première de deux cartes.
       *[other] { $who } a choisi la première de deux cartes.
    }
   *[no] { $who_is ->
        [you] Tu as choisi.
       *[other] { $who } a choisi.
    }
}
keeps = { $who_is ->
    [you] Tu gardes { $card }.
   *[other] { $who } garde { $card }.
}
draws = { $who_is ->
    [you] Tu pioches { x-cards }{ $shuffled ->
        [yes] , après avoir mélangé ta défausse
       *[no] {""}
    }.
   *[other] { $who } pioche { x-cards }{ $shuffled ->
        [yes] , après avoir mélangé sa défausse
       *[no] {""}
    }.
}
shows = { $who_is ->
    [you] Tu montres à { $to } les cartes que tu viens de piocher.
   *[other] { $to_is ->
        [you] { $who } te montre les cartes qui viennent d’être piochées.
       *[other] { $who } montre à { $to } les cartes qui viennent d’être piochées.
    }
} C’est l’effet du Débarbouillage du tour précédent.
sees = { $whose_is ->
    [you] Tu as pioché { $cards }.
   *[other] { $whose } a pioché { $cards }.
}
picks = { $who_is ->
    [you] Tu vas jouer { x-end }{ x-at }.
   *[other] { $who } va jouer { x-end }{ x-at }.
}
sets-aside = { $who_is ->
    [you] Tu défausses
   *[other] { $who } défausse
} { $cards ->
    [one] { $cards } carte non jouée
   *[other] { $cards } cartes non jouées
}.
sets-aside-card = { $who_is ->
    [you] Tu défausses
   *[other] { $who } défausse
} { $cards } sans { $cards_count ->
    [1] la
   *[other] les
} jouer.
sees-second = Sur la { x-pile }, il y a { $top }, et dessous { $below }.

x-end = { $act }{ $none ->
    [yes] {""}
   *[no] {" "}({ $card })
}{ $cached ->
    [yes] {" "}de la cachette
   *[no] {""}
}
x-at = { $at_is ->
    [nobody] {""}
   *[other] {" "}contre { $at }
}

## Le combat

plays = { $who_is ->
    [you] Tu joues { x-end }{ x-at }.
   *[other] { $who } joue { x-end }{ x-at }.
}
second = { $who_is ->
    [you] Tu joues une deuxième carte : { x-end }.
   *[other] { $who } joue une deuxième carte : { x-end }.
}
declines = { $who_is ->
    [you] Tu ne joues pas de deuxième carte.
   *[other] { $who } ne joue pas de deuxième carte.
}
fate-none = { $who_is ->
    [you] Tu n’as rien à faire ici.
   *[other] { $who } n’a rien à faire ici.
}
fate-void = Annulé : { x-others-against } arrête { x-whose-act }, qui ne fait rien du tout.
fate-hit = Touché : { x-whose-act } { x-reaches }, car { $against } n’en protège pas.
fate-hit-both = Touché : { x-whose-act } { x-reaches }, car une attaque n’en arrête pas une autre.
fate-hit-open = Touché : { x-whose-act } { x-reaches }, car rien ne l’arrête.
fate-hit-rocks = Touché : { x-whose-act } { x-reaches }, car on n’esquive pas des pierres.
fate-miss = Manqué : { $other_is ->
    [you] tu esquives { x-whose-act }.
   *[other] { $other } esquive { x-whose-act }.
}
fate-avoid = Manqué : { $other_is ->
    [you] ton Chipe et file évite toute attaque, y compris { x-whose-act }.
   *[other] le Chipe et file { x-of-other } évite toute attaque, y compris { x-whose-act }.
}
fate-back = Renvoyé : { x-others-against } renvoie { x-whose-act }, qui { $who_is ->
    [you] te frappe
   *[other] frappe { $who }
}.
fate-dodge = { $who_is ->
    [you] Tu esquives, et maintenant l’autre côté de ta carte agit : { $behind }.
   *[other] { $who } esquive, et maintenant l’autre côté de cette carte agit : { $behind }.
}
fate-dodge-upgrade = { $who_is ->
    [you] Tu esquives, et ton Esquive profitable te rapporte une carte.
   *[other] { $who } esquive, et cette Esquive profitable rapporte une carte.
}
fate-dodge-dud = { $who_is ->
    [you] Tu esquives : la carte { x-of-other } était un pétard mouillé. Elle ne fait rien et est abandonnée.
   *[other] { $who } esquive : { $other_is ->
        [you] ta carte
       *[other] la carte { x-of-other }
    } était un pétard mouillé. Elle ne fait rien et est abandonnée.
}
fate-offensive-dodge = { $who_is ->
    [you] Tu esquives, et maintenant vient ta Grande amélioration.
   *[other] { $who } esquive, et maintenant vient une Grande amélioration.
} { x-thrown }
fate-offensive-fail = Inutile : { x-whose-act } n’y peut rien, car on n’esquive pas des pierres. { x-thrown }
fate-offensive-idle = Rien à esquiver pour { x-whose-act } : aucune attaque ne vient { x-from-other }. { x-thrown }
fate-fail = Inutile : { x-whose-act } n’y peut rien, car on n’esquive pas des pierres.
fate-idle = Inutile : { x-whose-act } ne fait rien, car aucune attaque ne vient { x-from-other }.
fate-works = Réussi : { x-whose-act } agit, car aucune attaque ne vient { x-from-other }.
fate-blocked = Bloqué : { x-whose-act } n’agit pas, car { $other_is ->
    [you] tu attaques.
   *[other] { $other } attaque.
}
fate-fort = Réussi : { x-whose-act } annule tout ce que { $other_is ->
    [you] tu joues
   *[other] joue { $other }
}.
fate-backfire = Réussi : { x-whose-act } agit, car il y a une attaque à renvoyer.
fate-effect = Réussi : { x-whose-act } agit, car rien ne l’arrête.
capped = { $act } : { $who_is ->
    [you] te voilà au ralenti, tu ne pioches
   *[other] { $who } est au ralenti et ne pioche
} { x-only-cards } au prochain tour.
capped-price = Lancer des pierres a son prix : { $who_is ->
    [you] te voilà au ralenti, tu ne pioches
   *[other] { $who } est au ralenti et ne pioche
} { x-only-cards } au prochain tour.
nothing-gone = Sauté : la carte n’est plus dans { $whose_is ->
    [you] ta défausse
   *[other] la défausse { x-of-whose }
}, donc { x-whose-act } n’agit pas.
nothing-discards = Rien à prendre pour { x-whose-act } : { $whose_is ->
    [you] ta défausse
   *[other] la défausse { x-of-whose }
} est vide.
nothing-abandoned = Rien à prendre pour { x-whose-act } : aucune carte n’est abandonnée.
nothing-raid = Rien à prendre pour { x-whose-act } : la carte { $whose_is ->
    [you] que tu as jouée
   *[other] jouée par { $whose }
} ne peut pas être volée, et aucune n’est abandonnée.
nothing-pile = Rien à prendre pour { x-whose-act } : aucune pile de l’arsenal n’a de carte à prendre.
nothing-pile-reach = Rien à prendre pour { x-whose-act } : aucune pile de l’arsenal n’a de carte à prendre, et aucune n’est abandonnée.
nothing-nearest = Rien à prendre pour { x-whose-act } : les deux jouent une amélioration en même temps, et la pile la plus proche { x-from-whose } n’a pas de carte à prendre.
nothing-nearest-reach = Rien à prendre pour { x-whose-act } : les deux jouent une amélioration en même temps, la pile la plus proche { x-from-whose } n’a pas de carte à prendre, et aucune n’est abandonnée.
whitewash = Débarbouillage : { $who_is ->
    [you] tu verras ce que { $whose } piochera.
   *[other] { $who } verra ce que { $whose_is ->
        [you] tu piocheras
       *[other] { $whose } piochera
    }.
}

x-whose-act = { $who_is ->
    [you] { $act_gender ->
        [f] ta
       *[other] ton
    } { $act }
   *[other] { $act_gender ->
        [f] la { $act }
        [v] l’{ $act }
       *[other] le { $act }
    } { x-of-who }
}
x-others-against = { $other_is ->
    [you] { $against_gender ->
        [f] ta
       *[other] ton
    } { $against }
   *[other] { $against_gender ->
        [f] la { $against }
        [v] l’{ $against }
       *[other] le { $against }
    } { x-of-other }
}
x-of-other = { $other_begins ->
    [vowel] d’{ $other }
   *[other] de { $other }
}
x-from-other = { $other_is ->
    [you] de toi
   *[other] { x-of-other }
}
x-of-whose = { $whose_begins ->
    [vowel] d’{ $whose }
   *[other] de { $whose }
}
x-from-whose = { $whose_is ->
    [you] de toi
   *[other] { x-of-whose }
}
x-reaches = { $other_is ->
    [you] t’atteint
   *[other] atteint { $other }
}
x-thrown = { $thrown ->
    [hit] Sa boule { x-reaches }.
    [miss] { $other_is ->
        [you] Tu esquives sa boule.
       *[other] { $other } esquive sa boule.
    }
    [avoid] Sa boule est évitée par { x-others-against }.
    [refl] Sa boule est renvoyée par { x-others-against }.
   *[void] Sa boule est annulée par { x-others-against }.
}

## Les cartes qui bougent

steals = { $act } : { $who_is ->
    [you] tu voles { x-which } à { $whom }
   *[other] { $whom_is ->
        [you] { $who } te vole { x-which }
       *[other] { $who } vole { x-which } à { $whom }
    }
}{ $random ->
    [yes] , au hasard
   *[no] {""}
}.
steals-unseen = { $act } : { $who_is ->
    [you] tu voles une carte à { $whom }
   *[other] { $whom_is ->
        [you] { $who } te vole une carte
       *[other] { $who } vole une carte à { $whom }
    }
}, au hasard.
abandons = { $act } : { $who_is ->
    [you] tu abandonnes
   *[other] { $who } abandonne
} { x-which }.
acquires = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
} { $card } sur la { x-pile }{ $unseen ->
    [yes] , face cachée
   *[no] {""}
}.
takes-abandoned = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
} { $card } parmi les cartes abandonnées.
acquires-unseen = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
} la carte cachée de la { x-pile }.
looks = { $who_is ->
    [you] Tu regardes
   *[other] { $who } regarde
} les deux cartes du dessus de la { x-pile }.
refines = { $who_is ->
    [you] Tu en prends une et remets
   *[other] { $who } en prend une et remet
} l’autre sur la { x-pile }.
restocks = Ravitaillement : { $who_is ->
    [you] tu mélanges { x-cards } dans ta pioche
   *[other] { $who } mélange { x-cards } dans sa pioche
}{ $itself ->
    [yes] , dont celle du Ravitaillement
   *[no] {""}
}.
restocks-card = { $who_is ->
    [you] Tu remets { $card } dans ta pioche.
   *[other] { $who } remet { $card } dans sa pioche.
}
caches = Cachette d’armes : { $who_is ->
    [you] tu mets une carte dans ta cachette.
   *[other] { $who } met une carte dans sa cachette.
}
caches-card = Cachette d’armes : { $who_is ->
    [you] tu mets { $card } dans ta cachette.
   *[other] { $who } met { $card } dans sa cachette.
}
gives = Chipe et file : { $who_is ->
    [you] tu laisses
   *[other] { $who } laisse
} { x-which } parmi les cartes abandonnées.

x-which = { $card }{ $played ->
    [yes] {" "}(carte jouée ce tour-ci{ $pair_count ->
        [0] {""}
       *[other] , au front entre { $pair }
    })
   *[no] {""}
}

## Ce qu’il faut décider

over-points = La partie est finie. { $winners_is ->
    [you] Tu gagnes avec { x-points }.
   *[other] { $winners_count ->
        [1] Victoire avec { x-points } : { $winners }.
       *[other] Victoire partagée avec { x-points } : { $winners }.
    }
}
choose-keep = Garde une de ces { $cards } cartes ; { $rest ->
    [1] l’autre va
   *[other] les { $rest } autres vont
} à { $other }.
choose-keep-one = Laquelle de ces { $cards } cartes gardes-tu ? Tu rends les autres.
choose-keep-two = Lesquelles de ces { $cards } cartes gardes-tu ? Choisis-en deux, de gauche à droite ; tu rends les autres.
choose-keep-second = Quelle carte gardes-tu avec { $card } ? { $rest ->
    [one] Tu rends l’autre.
   *[other] Tu rends les { $rest } autres.
}
choose-card = Choisis en secret une carte et l’un de ses deux côtés{ x-at }.
choose-second = Ton Tir de barrage touche { $other } : joues-tu une deuxième carte ?
choose-abandon = { $act_gender ->
    [f] La { $act }
    [v] L’{ $act }
   *[other] Le { $act }
} { x-of-other } te touche : quelle carte de ta défausse abandonnes-tu ?
choose-abandon-back = Le Retour à l’envoyeur { x-of-other } te renvoie { $act_gender ->
    [f] ta { $act }
   *[other] ton { $act }
} : quelle carte de ta défausse abandonnes-tu ?
choose-acquire = { $act } : { $together ->
    [yes] vous jouez une amélioration en même temps, donc { $other } et toi prenez chacun sur la pile la plus proche.
   *[no] sur quelle pile prends-tu la carte du dessus ?
}
choose-acquire-reach = { $act } : { $together ->
    [yes] vous jouez une amélioration en même temps, donc tu prends sur la pile la plus proche ou une carte abandonnée, et { $other } de même.
   *[no] prends-tu la carte du dessus d’une pile, ou une carte abandonnée ?
}
choose-look = { $act } : { $together ->
    [yes] vous jouez une amélioration en même temps, donc { $other } et toi regardez chacun la pile la plus proche.
   *[no] de quelle pile regardes-tu les deux cartes du dessus ?
}
choose-refine = Quelle carte de la { x-pile } prends-tu ? L’autre retourne dessus.
choose-restock = Ravitaillement : quelle autre carte de ta défausse va dans ta pioche ?
choose-cache = Cachette d’armes : quelle carte de ta défausse mets-tu dans ta cachette ?
choose-give = Chipe et file : quelle carte de ta défausse laisses-tu en échange ?
choose-take = Chipe et file : quelle carte abandonnée prends-tu ?
choose-raid-abandoned = Razzia : la carte jouée par { $other } ne peut pas être volée. Quelle carte abandonnée prends-tu ?
choose-raid = Razzia : voles-tu la carte que { $other } vient de jouer, ou prends-tu une carte abandonnée ?

## Les coups

move-play = Jouer { $act }{ $end ->
    [1] , premier côté
    [2] , deuxième côté
   *[other] {""}
} ({ $card }){ $cached ->
    [yes] {" "}de ta cachette
   *[no] {""}
}
move-play-nothing = Jouer Sans effet
move-keep = Garder { $card }
move-abandon = Abandonner { $card }
move-restock = Remettre { $card } dans ta pioche
move-cache = Mettre { $card } dans ta cachette
move-give = Laisser { $card } en échange
move-take = Prendre { $card } parmi les cartes abandonnées
move-acquire = Prendre { $card } sur la { x-pile }
move-acquire-unseen = Prendre la carte cachée de la { x-pile }
move-look = Regarder la { x-pile } : { $card } dessus
move-look-unseen = Regarder la { x-pile } : carte cachée dessus
move-take-top = Prendre { $card } ; { $rest } retourne dessus
move-take-below = Prendre { $card } ; { $rest } reste dessus
move-raid = Voler { $card }, que { $whose } vient de jouer
move-decline = Ne pas jouer de deuxième carte

## Les actions : `.does` est écrit sur la carte, `.parted` est le nom avec les endroits où on peut le couper

thing-snowball-attack = Boule de neige
    .gender = f
    .parted = Boule de neige
    .does = Touché : la cible ne pioche { x-only } au prochain tour
    .about = { thing-snowball-attack.does } (DUEL-46).
thing-slushball-attack = Boule de gadoue
    .gender = f
    .parted = Boule de gadoue
    .does = Touché : tu voles au hasard une carte de la défausse de la cible
    .about = { thing-slushball-attack.does } (DUEL-47).
thing-sneak-attack = Attaque surprise
    .gender = v
    .parted = Attaque surprise
    .does = Touché : la cible abandonne une carte de sa défausse
    .about = { thing-sneak-attack.does } (DUEL-48).
thing-iceball-attack = Boule de glace
    .gender = f
    .parted = Boule de glace
    .does = Touché : la cible abandonne une carte de sa défausse et ne pioche { x-only } au prochain tour
    .about = { thing-iceball-attack.does } (DUEL-49).
thing-barrage = Tir de barrage
    .gender = m
    .parted = Tir de barrage
    .does = Avant tout le reste. Touché : la cible ne pioche { x-only } au prochain tour, et tu peux jouer une deuxième carte
    .about = { thing-barrage.does } (DUEL-25, DUEL-50).
thing-throwing-rocks = Jet de pierres
    .gender = m
    .parted = Jet de pierres
    .does = Touché : la cible abandonne la carte jouée, et tu ne pioches { x-only } au prochain tour{ $dodgeable ->
        [yes] {""}
       *[no] . Aucune esquive n’y peut rien
    }
    .about = { thing-throwing-rocks.does } (DUEL-53, DUEL-54).
thing-dodge = Esquive
    .gender = v
    .parted = Esquive
    .does = En cas d’attaque : aucun mal, et l’autre côté de cette carte agit
    .about = { thing-dodge.does } (DUEL-55).
thing-offensive-dodge = Esquive offensive
    .gender = v
    .parted = Esquive offensive
    .does = Lance une boule : la cible ne pioche { x-only } au prochain tour. En cas d’attaque : aucun mal, et une Grande amélioration
    .about = { thing-offensive-dodge.does } (DUEL-57).
thing-upgrade-dodge = Esquive profitable
    .gender = v
    .parted = Esquive profitable
    .does = En cas d’attaque : aucun mal, et tu prends une carte d’une pile ou une carte abandonnée. Sans attaque : une carte d’une pile
    .about = { thing-upgrade-dodge.does } (DUEL-63).
thing-dud = Pétard mouillé
    .gender = m
    .parted = Pétard mouillé
    .does = En cas d’attaque : la carte adverse ne fait rien et est abandonnée
    .about = { thing-dud.does } (DUEL-64).
thing-upgrade = Amélioration
    .gender = v
    .parted = Amélio{"\u00AD"}ration
    .does = Sans attaque : prends la carte du dessus d’une pile de l’arsenal
    .about = { thing-upgrade.does } (DUEL-40, DUEL-42).
thing-ultra-upgrade = Grande amélioration
    .gender = f
    .parted = Grande amélio{"\u00AD"}ration
    .does = Sans attaque : prends la carte du dessus d’une pile de l’arsenal, ou une carte abandonnée
    .about = { thing-ultra-upgrade.does } (DUEL-40, DUEL-42).
thing-refined-upgrade = Amélioration choisie
    .gender = v
    .parted = Amélio{"\u00AD"}ration choisie
    .does = Sans attaque : regarde les deux cartes du dessus d’une pile et prends-en une
    .about = { thing-refined-upgrade.does } (DUEL-70).
thing-restock = Ravitaillement
    .gender = m
    .parted = Ravitail{"\u00AD"}lement
    .does = Sans attaque : mélange cette carte et une autre de ta défausse dans ta pioche
    .about = { thing-restock.does } (DUEL-59).
thing-weapons-cache = Cachette d’armes
    .gender = f
    .parted = Cachette d’armes
    .does = Sans attaque : mets une carte de ta défausse dans ta cachette, hors d’atteinte
    .about = { thing-weapons-cache.does } (DUEL-65).
thing-raid = Razzia
    .gender = f
    .parted = Razzia
    .does = Sans attaque : vole la carte que l’adversaire a jouée, ou prends une carte abandonnée
    .about = { thing-raid.does } (DUEL-69).
thing-snow-fort = Fort de neige
    .gender = m
    .parted = Fort de neige
    .does = La carte adverse ne fait rien du tout
    .about = { thing-snow-fort.does } (DUEL-22, DUEL-60).
thing-backfire = Retour à l’envoyeur
    .gender = m
    .parted = Retour à l’envoyeur
    .does = Une attaque frappe le joueur qui la lance
    .about = { thing-backfire.does } (DUEL-67).
thing-snatch-and-run = Chipe et file
    .gender = m
    .parted = Chipe et file
    .does = Aucune attaque ne t’atteint. Échange une carte de ta défausse contre une carte abandonnée
    .about = { thing-snatch-and-run.does } (DUEL-61).
thing-whitewash = Débarbouillage
    .gender = m
    .parted = Débarbouil{"\u00AD"}lage
    .does = Au prochain tour, tu vois les cartes que l’adversaire pioche avant de choisir
    .about = { thing-whitewash.does } (DUEL-15, DUEL-62).
thing-no-effect = Sans effet
    .gender = m
    .parted = Sans effet
    .does = Il ne se passe rien
    .about = { thing-no-effect.does } (DUEL-105).

x-only = { $capped ->
    [1] qu’une carte
   *[other] que { $capped } cartes
}
x-only-cards = { $cards ->
    [1] qu’une carte
   *[other] que { $cards } cartes
}

## Les cartes : d’après les actions de leurs deux côtés

x-card = { $first } / { $second }{ $twin ->
    [0] {""}
   *[other] {" "}{ $twin }
}
x-card-about = { $set ->
    [basic] Une carte de base
    [advanced] Une carte avancée
    [extreme] Une carte extrême
   *[alternate] Une carte extrême de rechange
}, qui vaut { x-points } ; il y en a { $copies } par jeu. Tu joues { $first } ou { $second }, à l’étape du niveau { $level } (DUEL-16, DUEL-25).
thing-card-b1 = { x-card }
    .about = { x-card-about }
thing-card-b2 = { x-card }
    .about = { x-card-about }
thing-card-b3 = { x-card }
    .about = { x-card-about }
thing-card-a1 = { x-card }
    .about = { x-card-about }
thing-card-a2 = { x-card }
    .about = { x-card-about }
thing-card-a3 = { x-card }
    .about = { x-card-about }
thing-card-a4 = { x-card }
    .about = { x-card-about }
thing-card-a5 = { x-card }
    .about = { x-card-about }
thing-card-e1 = { x-card }
    .about = { x-card-about }
thing-card-e2 = { x-card }
    .about = { x-card-about }
thing-card-e3 = { x-card }
    .about = { x-card-about }
thing-card-e4 = { x-card }
    .about = { x-card-about }
thing-card-x1 = { x-card }
    .about = { x-card-about }
thing-card-x2 = { x-card }
    .about = { x-card-about }
thing-card-x3 = { x-card }
    .about = { x-card-about }
x-spare-1 = { $named ->
    [yes] { $name }
   *[no] Carte maison 1
}
thing-card-spare-1 = { x-spare-1 } ({ $first } / { $second })
    .inside = { x-spare-1 } : { $first } / { $second }
    .about = { x-card-about }
x-spare-2 = { $named ->
    [yes] { $name }
   *[no] Carte maison 2
}
thing-card-spare-2 = { x-spare-2 } ({ $first } / { $second })
    .inside = { x-spare-2 } : { $first } / { $second }
    .about = { x-card-about }
x-spare-3 = { $named ->
    [yes] { $name }
   *[no] Carte maison 3
}
thing-card-spare-3 = { x-spare-3 } ({ $first } / { $second })
    .inside = { x-spare-3 } : { $first } / { $second }
    .about = { x-card-about }
x-spare-4 = { $named ->
    [yes] { $name }
   *[no] Carte maison 4
}
thing-card-spare-4 = { x-spare-4 } ({ $first } / { $second })
    .inside = { x-spare-4 } : { $first } / { $second }
    .about = { x-card-about }

## Ce qu’on peut chercher aussi

thing-basic = carte de base
    .about = Tout le monde commence avec les mêmes cartes de base (DUEL-01).
thing-advanced = carte avancée
    .about = Chaque joueur reçoit { $dealt } cartes avancées et en garde { $kept }. Les autres sont rendues, pour l’arsenal (DUEL-02, DUEL-07).
thing-extreme = carte extrême
    .about = Les cartes les plus fortes. Elles sont d’abord dans l’arsenal, { $extremes } par joueur (DUEL-08, DUEL-101).
thing-level = niveau
    .about = D’abord le Tir de barrage, puis les cartes de niveau 3, 2 et 1. Le niveau dit seulement quand une action agit, pas laquelle est la plus forte (DUEL-25, DUEL-R03).
thing-points = points
    .about = À la fin, les cartes { $cache ->
        [yes] de ta pioche, de ta défausse et de ta cachette
       *[no] de ta pioche et de ta défausse
    } rapportent les points écrits dessus. Le joueur qui a le plus de points gagne (DUEL-72, DUEL-73).
thing-arsenal = arsenal
    .about = { $piles } piles de cartes à gagner, une près de chaque joueur ; une amélioration prend la carte du dessus. { $open ->
        [yes] Une pile dont la carte du dessus est cachée ne peut pas être choisie
       *[no] Quand toutes sont vides, la manche finale commence
    } (DUEL-35, DUEL-42, DUEL-R07).
thing-nearest-pile = pile la plus proche
    .about = Si les deux jouent une amélioration à la même étape, chacun ne prend que sur la pile la plus proche. { $fallback ->
        [yes] Si elle est vide, on prend sur la suivante, après l’autre
       *[no] Si elle est vide, on ne reçoit rien de l’arsenal
    } (DUEL-43, DUEL-R08).
thing-abandon-pile = cartes abandonnées
    .about = Elles sont visibles de tous et ne comptent pour personne. Certaines actions en reprennent (DUEL-04, DUEL-72).
thing-draw-pile = pioche
    .about = Tu y prends { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    } à chaque tour. S’il n’y en a pas assez, ta défausse y est mélangée, sauf dans la manche finale (DUEL-11, DUEL-14).
thing-discards = défausse
    .about = Tes cartes jouées et non jouées, faces cachées ; une carte qui vient d’être jouée en fait aussitôt partie. { $fizzles ->
        [yes] Une action est sautée si sa carte l’a quittée avant son étape
       *[no] Une action agit même si sa carte est volée avant son étape
    } (DUEL-19, DUEL-29).
thing-cache = cachette
    .about = Les cartes qui s’y trouvent ne sont qu’à toi : personne ne les vole, et tu peux en jouer une par tour. À la fin, { $scores ->
        [yes] elles comptent pour leur propriétaire
       *[no] elles ne comptent pour personne
    } (DUEL-65, DUEL-66, DUEL-R17).
thing-second-card = deuxième carte
    .about = Quand ton Tir de barrage touche, tu peux jouer aussi l’autre carte piochée, ou une de ta cachette. Elle agit à l’étape de son propre niveau (DUEL-50, DUEL-51).
thing-attacked = attaqué
    .about = Tu subis une attaque si l’adversaire lance quelque chose qu’aucun Fort de neige n’arrête. Alors les améliorations et les actions du même genre n’agissent pas (DUEL-23, DUEL-40).
thing-void = annulé
    .about = Une carte arrêtée par un Fort de neige ou un Pétard mouillé ne fait rien. Elle est défaussée comme d’habitude, ou abandonnée après un Pétard mouillé (DUEL-22, DUEL-64).
thing-capped = au ralenti
    .about = Au ralenti, on ne pioche { x-only } au tour suivant, au lieu de { $draw }. Cela ne se cumule pas (DUEL-11, DUEL-46).
thing-shown = cartes montrées
    .about = Après un Débarbouillage, les prochaines cartes piochées sont montrées avant que quiconque choisisse (DUEL-15).
thing-initiative = initiative
    .about = Elle dit qui décide d’abord dans une étape{ $fronts ->
        [yes] {" "}d’un front
       *[no] {""}
    }, et qui reçoit une carte que les deux veulent. Elle change à chaque tour (DUEL-21, DUEL-108).
thing-front = front
    .about = Là où deux voisins se battent ; chaque joueur en a deux. On joue un front après l’autre, chacun comme un tour à deux (DUEL-106, DUEL-107).
thing-final-round = manche finale
    .about = La défausse ne revient plus dans la pioche. La partie est finie quand quelqu’un ne peut plus piocher (DUEL-12, DUEL-36).
thing-turn-limit = limite de tours
    .about = Après le tour { $main } au plus tard, la manche finale commence, et elle dure au plus { $final ->
        [one] { $final } tour
       *[other] { $final } tours
    } (DUEL-R22).

## L’image

picture-table = La table : { $names }. Des cartes à deux côtés, les piles de l’arsenal au milieu, les cartes abandonnées à côté.
picture-choose-end = Tes cartes : choisis un côté
picture-your-cards = Tes cartes
picture-keep-one = Garde une de ces cartes
picture-keep-two = Garde deux de ces cartes
picture-your-discards = Ta défausse
picture-abandoned = Abandonnées
    .about = Abandonnées : { $cards }.
picture-kept = gardées
picture-kept-by = { $who_is ->
    [you] Tu gardes
   *[other] { $who } garde
}
picture-two-cards = Les deux cartes du dessus de la { x-nth } pile
picture-raid = Vole la carte jouée, ou prends une carte abandonnée
picture-second = Une deuxième carte ?
picture-decline = Pas de deuxième carte
picture-cards-of = Cartes : { $who }
picture-discards-of = Défausse : { $who }
picture-draw = pioche
picture-hand = main
picture-final-round = Manche finale
picture-from-cache = De ta cachette (DUEL-66).
picture-pile = { x-nth } pile
    .about = La { x-nth } pile, la plus proche { $near_is ->
        [you] de toi
       *[other] { $near_begins ->
            [vowel] d’{ $near }
           *[other] de { $near }
        }
    } : { $cards ->
        [0] vide
        [1] 1 carte
       *[other] { $cards } cartes
    }{ $top ->
        [none] {""}
       *[other] , dessus { $top }
    }. Une amélioration prend la carte du dessus (DUEL-42).
picture-empty = vide
picture-nothing = rien
picture-face-down = face cachée
picture-points = { x-points }
picture-worth = { $who_is ->
    [you] Tes cartes valent
   *[other] Les cartes de { $who } valent
} { x-points } pour l’instant (DUEL-72).
picture-worth-least = Ce que tu connais des cartes de { $who } vaut { x-points } : il peut y en avoir plus (DUEL-72).
picture-own = Toutes tes cartes : { $cards }.
picture-capped = pioche { $cards }
picture-shown = Les prochaines cartes seront montrées à { $names }.
picture-first = d’abord
picture-last-turn = Dernier tour
picture-decided = { $who } : choisi.
picture-played = { $who } : { $act }{ $fate ->
    [none] {""}
   *[other] {" "}({ $fate })
}.
picture-surely = Tu sais : { $cards }.
picture-may = Peut-être : { $cards }.
picture-unknown = Tu ne connais aucune de ces cartes.
picture-place = { $who }, { $place } : { x-cards }.
picture-stock = Sous les cartes du dessus : { $cards }.
picture-extremes = Cartes extrêmes en jeu
picture-pass = Les autres vont à { $who }
picture-card = { $card }. { $about }
stamp-hit = touché
stamp-miss = esquivé
stamp-avoid = évité
stamp-refl = renvoyé
stamp-void = annulé
stamp-dodge = esquive
stamp-fail = n’y peut rien
stamp-idle = pas d’attaque
stamp-def = agit
stamp-block = bloqué
stamp-eff = agit
score-points = Points

## Pourquoi un coup n’est pas possible

why-not-yours = Cette carte n’est pas parmi celles que tu peux choisir (DUEL-05).
why-rising = Tu peux garder cette carte, mais deux cartes se nomment de gauche à droite : reprends ton premier choix pour nommer celle-ci avant (DUEL-07).
why-not-drawn = Tu n’as pas pioché cette carte (DUEL-16).
why-not-cached = Cette carte n’est pas dans ta cachette (DUEL-66).
why-one-cached = On peut jouer une carte de sa cachette par tour, et tu l’as déjà fait (DUEL-66).
why-play-first = D’abord, chacun choisit une carte à jouer (DUEL-16).
why-not-second = Cette carte ne peut pas être ta deuxième (DUEL-50).
