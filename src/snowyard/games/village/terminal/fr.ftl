draw-house = maison
draw-wall = mur
draw-tree = arbre
draw-fountain = fontaine
draw-fence = clôture
draw-road = route
draw-ice = glace
draw-choose = au choix
draw-edges = Bords en demi-pouces, deux rangs par ligne : « 12 5 », colonne 12, rang 5.
draw-whose = (k{ $kid }){ $own ->
    [yes] , à toi
   *[no] {" "}de { $name }
}, équipe { $team }
draw-gone = à la maison
draw-balls = { $balls } de taille { $size }
draw-outside = pas encore dehors
draw-at = en { $place } { $ground }
draw-on-snow = sur la neige
draw-on-road = sur la route
draw-on-ice = sur la glace
draw-and = et
draw-dice = dés d’action { $dice }
draw-points = points { $points }
draw-snowballs = boules { $balls }
draw-no-snowball = aucune boule
draw-aim = visé { $aim }
draw-prepared = préparé { $more }
draw-down = par terre dans la neige
draw-pool = Dés pour { $kid } : { $dice }
draw-inches = { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}
draw-reach-move = { $kid } marche : { $spots } points, { $way } au plus loin.
draw-reach-slide = { $kid } glisse : { $spots } points, { $way } au plus loin.
draw-reach-vault = { $kid } saute : { $spots } points, { $way } au plus loin.
draw-reach-dash = { $kid } file : { $spots } points, { $way } au plus loin.
draw-your-cards = Tes cartes
draw-cards-of = Cartes pour { $kid }
draw-turn = Manche { $turn } sur { $of }
draw-to-come = encore à venir :
draw-nobody-to-come = plus personne à venir
draw-deck = Pioche { $cards }
draw-holds = { $name } en a { $cards }
draw-discarded = défaussé
draw-after = { $start } : { $what }
draw-fire = { $kid } vers { $other }
draw-hidden = hors de vue, derrière : { $by }.
draw-never = trop près, et { $kid } ne triche jamais contre { $other }.
draw-would-need = en vue, il faut { $needed } avec une taille 1
draw-nothing-to-throw = mais rien à lancer.
draw-needs = { $ball } : il faut { $needed } ({ $chance })
draw-piece = un bout de soi
draw-size = taille { $size }
draw-too-close = trop près : touche à coup sûr, mais c’est tricher.
draw-beside = { $things ->
    [one] { $things } obstacle près de la ligne
   *[other] { $things } obstacles près de la ligne
}
draw-crowd = { $places } endroits, chacun un . sur la carte. Tape la colonne et le rang, par exemple : { $example }
draw-crowd-plain = { $places } endroits. Tape la colonne et le rang, comptés en demi-pouces depuis l’ouest et depuis le sud, par exemple : { $example }
draw-rows = { $first } à { $last }
draw-column-rows = Colonne { $column } : { $count ->
    [one] rang
   *[other] rangs
} { $rows }.
draw-nearest = L’endroit le plus proche : { $place }
draw-column = { $places } endroits dans la colonne { $column }, comptée depuis l’ouest
draw-moves = { $moves } coups
