title = Luges
summary = Pousse ta luge, lance le dé, et sois en bas de la colline avant les autres.

## Options

option-seats = combien jouent
option-hill = cases du haut de la colline jusqu’en bas

## Ce qui s’est passé

start = { $who_is ->
    [you] Tu commences la partie.
   *[other] { $who } commence la partie.
}
drew = { $who_is ->
    [you] Tu pioches une { $card }.
   *[other] { $who } pioche une { $card }.
}
push = { $who_is ->
    [you] Tu joues une
   *[other] { $who } joue une
} { $card }. Le dé montre { $die }.
slid = { $who_is ->
    [you] Tu glisses
   *[other] { $who } glisse
} de { x-places }{ $left ->
    [0] {" "}jusqu’en bas.
   *[other] {" "}; encore { $left }.
}
tumbled = { $who_is ->
    [you] Tu tombes
   *[other] { $who } tombe
} dans la neige : il faut au moins { $needs }.
bumped = { $who_is ->
    [you] Tu recules, à la case { $place }.
   *[other] { $who } recule, à la case { $place }.
}
cap = { $turns } tours par personne sont joués : la partie s’arrête.
won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
}{ $others ->
    [0] {""}
    [one] {" "}avec une autre personne
   *[other] {" "}avec { $others } autres
}.

x-places = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}

## Ce qui est à décider

choose-card = C’est ton tour : quelle poussée ? Encore { $left }.

## Coups

move-push = Jouer une { $card } : { x-places } à partir de { $needs }

## Ce qu’on peut chercher

thing-soft = poussée douce
    .about = { x-places } si le dé montre au moins { $needs } ; il y a { $copies } de ces cartes (SLEDS-02, SLEDS-05).
thing-firm = poussée ferme
    .about = { x-places } si le dé montre au moins { $needs } ; il y a { $copies } de ces cartes (SLEDS-02, SLEDS-05).
thing-wild = poussée folle
    .about = { x-places } si le dé montre au moins { $needs } ; il y a { $copies } de ces cartes (SLEDS-02, SLEDS-05).
thing-bump = choc
    .about = Qui glisse là où se trouve une autre luge la fait reculer de { $back } (SLEDS-06).
thing-hill = colline
    .about = Elle a { $places } cases ; qui arrive en bas en premier gagne (SLEDS-08).

## L’image simple : les noms des parties de la vue

view-push = pousser
view-over = finie
view-phase = phase
view-hill = cases de la colline
view-die = dé
view-cards_to_draw = cartes à piocher
view-place = case
view-cards_in_hand = cartes en main
view-cards = cartes
view-card = carte
view-steps = cases
view-needs = dé au moins
view-copies = en jeu
view-played = jouées
view-hand = main
view-soft = poussée douce
view-firm = poussée ferme
view-wild = poussée folle
