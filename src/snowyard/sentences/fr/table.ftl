language = Français
you = toi
row-more = { $first }, { $next }
row-last = { $first } et { $last }

## Ce qu’il faut décider

waiting = C’est à { $who } de jouer.
waiting-for-somebody = C’est à quelqu’un d’autre de jouer.
not-the-time = Ce n’est pas le moment ({ $rules }).
choosing = { $who_count ->
    [one] { $who } n’a pas encore choisi.
   *[other] { $who } n’ont pas encore choisi.
}
choice-made = Tu as choisi : { $choice }.
over-draw = La partie est finie : égalité.
over-won = { $winners_is ->
    [you] La partie est finie. Tu as gagné.
   *[other] { $winners_count ->
        [one] La partie est finie. Victoire : { $winners }.
       *[other] La partie est finie. Victoire partagée : { $winners }.
    }
}

## Ce que la table elle-même a à dire

time = Le temps est écoulé : le coup par défaut est joué pour { $who_is ->
    [you] toi
   *[other] { $who }
}.
undo = { $who_is ->
    [you] Tu reprends ton coup.
   *[other] { $who } reprend son coup.
}
resigned = { $who_is ->
    [you] Tu abandonnes.
   *[other] { $who } abandonne.
}
resigned-won = { resigned } { $other_is ->
    [you] Tu gagnes.
   *[other] { $other } gagne.
}
continued = { $who_is ->
    [you] Tu as
   *[other] { $who } a
} commencé cette partie dans un navigateur. À partir d’ici, c’est ce serveur qui lance les dés et mélange les cartes.

## Les options de tous les jeux

option-variant = ce qui change par rapport au jeu imprimé
