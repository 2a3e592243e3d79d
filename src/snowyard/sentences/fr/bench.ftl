# Ce que dit l’atelier dans le navigateur.
bench = L’atelier
bench-about = Changez une carte, un dé ou un nombre, et voyez aussitôt l’effet sur le jeu.
game = Jeu
players = Joueurs
name = Nom de votre variante
unnamed = Ma variante
undo = Annuler
redo = Rétablir
reset-all = Revenir au jeu imprimé
reset-one = Revenir à { $printed }
changed = { $count ->
    [0] C’est le jeu imprimé.
    [one] Une valeur diffère du jeu imprimé.
   *[other] { $count } valeurs diffèrent du jeu imprimé.
}
options = { $count ->
    [0] Options de la table
    [one] Options de la table : une diffère
   *[other] Options de la table : { $count } diffèrent
}
options-about = Elles valent pour le jeu imprimé et pour le vôtre. Certaines valeurs, comme des cartes qu’une option apporte, ne comptent qu’avec elles.
content = De quoi le jeu est fait
figures = Ce que cela change
about-value = Imprimé : { $printed }.
about-allowed = Permis : { $allowed }.
about-rule = Règle { $rule }.
number-range = de { $low } à { $high }
number-list = { $count } nombres séparés par des virgules, de { $low } à { $high }
any-name = un nom de 24 lettres au plus
spare = Nouveau { $number }
add = Ajouter
remove = Retirer { $name }
room = Place pour { $all } à vous ; { $left } libres.
room-none = Il y a place pour { $all } à vous, et tout est pris. Retirez-en d’abord un.
mend = Quelque chose ne va pas dans cette variante. Corrigez ce qui est marqué, et les parties reprennent.

# ce qui est simulé
simple = Joueurs à règles simples
random = Joueurs au hasard
who-plays = Qui joue
printed = Imprimé
yours = Le vôtre
games-of-each = { $games ->
    [one] Une partie de chaque, mêmes donnes
   *[other] { NUMBER($games) } parties de chaque, mêmes donnes
}
games-alone = { $games ->
    [one] Une partie
   *[other] { NUMBER($games) } parties
}
starting = Les premières parties commencent
time-left = Encore { $time } environ
seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
settled = Établi
stopped = Arrêté après { NUMBER($games) } parties
order = Victoires selon l’ordre du jeu
even-share = part égale
place = { $number ->
    [1] 1er
   *[other] { $number }e
}
length = Tours d’une partie
length-axis = tours
share-axis = parties
turns-mean = { $turns } tours en moyenne
within = { $value } (sûrement { $low } à { $high })
measures = Tous les chiffres
measure = Chiffre
difference = Différence
measure-starts = Qui commence gagne
measure-draws = Parties nulles
measure-better = Le meilleur joueur gagne
measure-turns = Tours
measure-decisions = Décisions
measure-choice = Coups permis par décision
measure-forced = Décisions forcées
measure-idle = Attente du premier éliminé
measure-place = { $number ->
    [2] Qui décide en deuxième gagne
    [3] Qui décide en troisième gagne
   *[other] Qui décide en { $number }e place gagne
}
measure-comebacks = Remontées
measure-drama = Suspense
measure-kings = Décisions de qui ne peut presque plus gagner
measure-shift = Ce qu’elles changent aux chances d’un autre
about-starts = Combien de fois gagne celui qui prend la première décision.
about-draws = Parties sans un seul gagnant ou une seule équipe gagnante.
about-better = Combien de fois un joueur à règles simples gagne parmi des joueurs au hasard.
about-turns = Les tours comme les règles les comptent.
about-decisions = Les choix de tous les joueurs, même forcés.
about-choice = Entre combien de coups on choisit.
about-forced = Décisions avec un seul coup permis.
about-idle = La part de la partie qui suit la dernière décision du premier à ne plus décider.
about-place = Combien de fois gagne celui qui décide à cette place dans l’ordre du jeu.
about-comebacks = Parmi les parties avec un seul gagnant : celles dont le gagnant a eu un moment moins de la moitié d’une part égale.
about-drama = De combien les gagnants étaient en retard quand ils l’étaient.
about-kings = Parmi les décisions où il y a un choix : celles de joueurs dont le meilleur choix gagne dans 5 % des cas au plus.
about-shift = De combien les deux choix les plus différents d’un tel joueur changent les chances d’un autre.
status-more = plus
status-less = moins
status-same = comme avant
status-open = pas encore connu

# le verdict
verdict = En quelques mots
verdict-printed = Changez quelque chose : l’effet sera dit ici.
verdict-waiting = Un instant : après { NUMBER($games) } parties de chaque, on pourra dire quelque chose.
verdict-nothing = Rien n’a changé qui se mesure.
verdict-open = Pas encore connu : { $what }.
verdict-same = Comme avant, ou si près que cela ne compte pas : { $what }.
verdict-together = Entre { $who }. Tout ce qui en est dit est vrai ensemble avec 95 % de certitude, aussi souvent que vous regardiez.
who-simple = joueurs à règles simples
who-random = joueurs au hasard
says-starts-more = Qui commence gagne plus souvent : { $before } avant, { $after } maintenant.
says-starts-less = Qui commence gagne moins souvent : { $before } avant, { $after } maintenant.
says-draws-more = Plus de parties sont nulles : { $before } avant, { $after } maintenant.
says-draws-less = Moins de parties sont nulles : { $before } avant, { $after } maintenant.
says-better-more = Le meilleur joueur gagne plus souvent : { $before } avant, { $after } maintenant.
says-better-less = Le meilleur joueur gagne moins souvent : { $before } avant, { $after } maintenant.
says-turns-more = Les parties sont plus longues : { $before } tours avant, { $after } maintenant.
says-turns-less = Les parties sont plus courtes : { $before } tours avant, { $after } maintenant.
says-decisions-more = Une partie a plus de décisions : { $before } avant, { $after } maintenant.
says-decisions-less = Une partie a moins de décisions : { $before } avant, { $after } maintenant.
says-choice-more = Le choix est plus grand : { $before } coups avant, { $after } maintenant.
says-choice-less = Le choix est plus petit : { $before } coups avant, { $after } maintenant.
says-forced-more = Plus de décisions sont forcées : { $before } avant, { $after } maintenant.
says-forced-less = Moins de décisions sont forcées : { $before } avant, { $after } maintenant.
says-idle-more = Le premier éliminé attend plus longtemps : { $before } de la partie avant, { $after } maintenant.
says-idle-less = Le premier éliminé attend moins longtemps : { $before } de la partie avant, { $after } maintenant.
says-comebacks-more = Le gagnant était loin derrière plus souvent : dans { $before } des parties avant, { $after } maintenant.
says-comebacks-less = Le gagnant était loin derrière moins souvent : dans { $before } des parties avant, { $after } maintenant.
says-drama-more = Les gagnants en retard le sont davantage : { $before } avant, { $after } maintenant.
says-drama-less = Les gagnants en retard le sont moins : { $before } avant, { $after } maintenant.
says-place-more = { $number ->
    [2] Qui décide en deuxième gagne plus souvent
    [3] Qui décide en troisième gagne plus souvent
   *[other] Qui décide en { $number }e place gagne plus souvent
} : { $before } avant, { $after } maintenant.
says-place-less = { $number ->
    [2] Qui décide en deuxième gagne moins souvent
    [3] Qui décide en troisième gagne moins souvent
   *[other] Qui décide en { $number }e place gagne moins souvent
} : { $before } avant, { $after } maintenant.
says-kings-more = Plus de décisions sont prises par des joueurs qui ne peuvent presque plus gagner : { $before } avant, { $after } maintenant.
says-kings-less = Moins de décisions sont prises par des joueurs qui ne peuvent presque plus gagner : { $before } avant, { $after } maintenant.
says-shift-more = Les choix de qui ne peut presque plus gagner changent davantage les chances d’un autre : de { $before } avant, de { $after } maintenant.
says-shift-less = Les choix de qui ne peut presque plus gagner changent moins les chances d’un autre : de { $before } avant, de { $after } maintenant.
order-most = Selon l’ordre du jeu, qui décide { $number ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en { $number }e place
} gagne le plus : { $after } (sûrement { $low } à { $high }) ; une part égale est { $even }.
order-least = Selon l’ordre du jeu, qui décide { $number ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en { $number }e place
} gagne le moins : { $after } (sûrement { $low } à { $high }) ; une part égale est { $even }.
order-before = C’était { $before } avant.
order-even = Décider en premier ne compte presque pas : chaque place gagne une part égale, { $even }, à trois points près.

# deux verdicts
both = Deux verdicts
both-about = Les joueurs écrits à la main lisent ta variante et jouent en conséquence. Des joueurs qui ne l’ont pas remarquée, et qui jouent avec les nombres imprimés en tête, rendent un autre verdict : tout dépend donc de ce que l’on a appris du changement.
both-reads = Joueurs qui lisent la variante
both-prints = Joueurs avec les nombres imprimés en tête
both-asked = On demande à des joueurs qui n’ont pas remarqué la variante
both-agree = Des joueurs qui n’ont pas remarqué la variante, et qui jouent avec les nombres imprimés en tête, ne rendent pas d’autre verdict.
both-not = On ne peut pas demander aux joueurs avec les nombres imprimés : { $why }
says-same = { $what } : comme avant, { $before } avant et { $after } maintenant.

# ce qui est joué plus loin
deeper = De plus près
deeper-about = Ici, des parties sont rejouées bien des fois à partir du milieu. Cela commence quand les chiffres du dessus sont établis.
deeper-waiting = pas encore commencé
comebacks-of = { $games ->
    [one] Une partie de chaque, rejouée à partir de 20 moments
   *[other] { $games } parties de chaque, rejouées à partir de 20 moments
}
measure-search = Un joueur qui réfléchit gagne
about-search = Combien de fois un joueur qui calcule (le niveau Fair) gagne parmi des joueurs à règles simples.
says-search-more = Réfléchir rapporte plus : un tel joueur gagne { $before } avant, { $after } maintenant.
says-search-less = Réfléchir rapporte moins : un tel joueur gagne { $before } avant, { $after } maintenant.
search-of = { $games ->
    [one] Une donne, jouée à toutes les places
   *[other] { $games } donnes, jouées à toutes les places
}
kings-of = { $games ->
    [one] Une partie de chaque, d’autres choix essayés à 6 moments au plus
   *[other] { $games } parties de chaque, d’autres choix essayés à 6 moments au plus
}
too-few = trop rare pour le dire
worth = Ce que chaque chose vaut pour qui l’a
worth-about = Là où l’on pioche ou choisit dans { $games } parties entre { $who }, la carte ou la figurine est échangée contre une autre, et les deux parties continuent. En points de chance de gagner.
worth-good = Sûrement bon à avoir : { $what }.
worth-bad = Sûrement mauvais à avoir : { $what }.
worth-not-sure = Rien n’est sûrement meilleur ou pire à avoir qu’autre chose.
worth-together = Entre { $who }. Tout ce qui est dit ici vaut ensemble avec 95 % de certitude.
worth-so-far = Jusqu’ici. Ce qui est sûrement bon ou mauvais sera dit quand toutes les parties seront là.
worth-nought = pas mieux qu’autre chose
worth-none = Rien ne peut être échangé dans ce jeu : aucune valeur n’est donnée.

# ce que devient une variante
shelf = Vos variantes
play-bots = Y jouer
play-friends = Jouer avec des amis
save = Garder
saved = « { $name } » est gardée dans ce navigateur.
saved-over = « { $name } » est gardée dans ce navigateur, à la place de celle qui portait ce nom.
share = Lien
link = Qui ouvre ce lien a la variante dans l’atelier
download = Fichier
open-file = Ouvrir un fichier
side-by-side = Mettre côte à côte
what-if = Et si ?
what-if-about = Un nombre avec toutes ses valeurs, le reste sans changement.
what-if-which = Quel nombre ?
what-if-draw = Tracer la courbe
what-if-left = Les valeurs qui ne vont pas manquent : { $why }
what-if-key = Le gros point est votre valeur ; celle du jeu imprimé est en gras.
differs = Cette table joue une variante. Ce qui diffère du jeu imprimé :
instead = { $now } au lieu de { $printed }

# la recherche d’équilibre
tune = Chercher l’équilibre
tune-about = Dis ce que tu souhaites, et quels nombres, un ou deux, peuvent changer pour cela. On cherche ce qui s’en approche le plus en changeant le moins possible ; tout le reste demeure.
tune-wishes = Que souhaites-tu ? Laisse vide ce qui t’est égal.
tune-numbers = Qu’est-ce qui peut changer ?
tune-which = Nombre { $number }
tune-none = Rien d’autre
tune-from = de
tune-to = à
tune-step = par pas de
tune-games = Parties de chacun des meilleurs
tune-begin = Chercher
tune-stop = Arrêter
tune-stopped = Arrêté
tune-take = Prendre
tune-size = { $count ->
    [one] Un réglage à essayer.
   *[other] { $count } réglages à essayer.
}
tune-refused = { $count ->
    [one] Les règles en refusent un de plus.
   *[other] Les règles en refusent { $count } de plus.
}
tune-so-far = Les plus proches jusqu’ici. Ils sont choisis d’après ces parties mêmes et semblent donc un peu meilleurs qu’ils ne sont.
tune-fresh = chiffres de { NUMBER($games) } nouvelles parties de chacun
tune-met = Le premier répond à tous les souhaits.
tune-met-now = Tel qu’il est, le jeu répond à tous les souhaits.
tune-perhaps = Le premier répond à tous les souhaits, pour autant que ces parties le disent ; davantage de parties l’assureraient.
tune-not = Aucun ne répond sûrement à tous les souhaits ; voici les plus proches.
tune-now = tel qu’il est
tune-as-now = Tel qu’il est maintenant :
tune-yes = atteint
tune-no = pas atteint
tune-perhaps-met = pas sûrement atteint
tune-no-wish = Dis au moins une chose que tu souhaites.
tune-no-number = Choisis un nombre qui peut changer.
tune-twice = Les deux nombres sont le même ; choisis-en un autre, ou un seul.
tune-too-many = Cela fait { NUMBER($count) } réglages, et l’on en essaie ici { $most } au plus. Réduis une plage ou agrandis ses pas.
tune-no-amount = { $where } : « { $text } » n’est pas un nombre.
tune-order = { $where } : le premier nombre est le plus petit.
tune-most = { $where } : { NUMBER($most) } au plus.
tune-whole = { $what } : des nombres entiers de { $low } à { $high }, le plus petit d’abord, et des pas de 1 ou plus.

# titres
section-start = Au début
section-wall = Le mur
section-turn = Un tour
section-hide = Se cacher
section-cube = Le Cube
section-throw = Lancer
section-brick = Briques
section-cards = Cartes
section-most = Au plus
section-hand = La main
section-stops = Qui arrête quoi
section-then = Ce que devient un abri
section-draft = La sélection
section-arsenal = L’Arsenal
section-end = La fin
section-ranks = Cartes
section-face_down = Cartes cachées
section-lanes = Allées
section-deal = La donne
section-attack = Attaques
section-powers = Pouvoirs
section-units = Figurines
section-die = Le dé d’action
section-traits = Traits
section-recover = Reprendre son souffle
section-prepare = Se préparer
section-shove = Renverser
section-give = Donner
section-setup = Mise en place
section-snowball = Boules de neige
section-effect = Effet
section-points = Points
section-earn = Gagner des cartes
column-name = Nom
column-copies = Exemplaires
column-small = Petit paquet
column-hits = Touches
column-sideways = Touches de côté
column-needs = Demande
column-does = Fait
column-ends = Ses deux côtés
column-level = Niveau
column-points = Points
column-set = Série
column-power = Pouvoir
column-hit_points = Points de vie
column-cost = Coût
column-dice = Dés
column-traits = Traits
column-trait_face = Face Trait
column-walk_dice = Marche : dés
column-walk_inches = Marche : pouces
column-slide_dice = Glissade : dés
column-slide_inches = Glissade : pouces
column-vaults = Saute
column-gather = Ramasse
column-to_hit = Toucher chaque type
column-effect = Effet dès
column-effect_dice = Dés d’effet
column-cheats = Pris à tricher
column-caught_dice = Pris : dés
column-oops = Oups
column-throws_itself = Se lance
column-regrows = Repousse
column-miracle_draws = Pioche par Miracle
column-counts = Boules
column-sizes = Tailles
column-count = Boules
column-size = Taille
column-draws = Pioche
column-inches = Pouces
column-cracked = Fort fissuré
