# Ce que l’atelier dit de chaque valeur : les mêmes noms que dans content.py.
single_hits = touches d’une boule simple
double_hits = touches d’une boule double debout
sideways_hits = touches d’une boule double couchée
most_piles = tas d’un joueur
most_walls = murs d’un joueur
most_forts = forts d’un joueur
hand_cards = cartes d’une main entre les tours
needs = ce qu’il faut avoir devant soi pour la lancer
wall_stops = boules d’une carte qu’un mur arrête
cracked_stops = boules d’une carte qu’un fort fissuré arrête
fort_stops = boules d’une carte qu’un fort neuf arrête
wall_then = ce que fait un mur après avoir arrêté une carte
cracked_then = ce que fait un fort fissuré après avoir arrêté une carte
fort_then = ce que fait un fort neuf après avoir arrêté une carte
spare_names = comment on l’appelle
spare_does = ce que fait la carte
spare_hits = touches de la carte, si on la lance
most_spares = combien un joueur peut en avoir debout
spare_1_stops = boules d’une carte que cet abri arrête
spare_2_stops = boules d’une carte que cet abri arrête
spare_1_then = ce que fait cet abri après avoir arrêté une carte
spare_2_then = ce que fait cet abri après avoir arrêté une carte
start_walls = murs devant chacun au début
start_forts = forts devant chacun au début
start_piles = tas devant chacun au début
single_copies = exemplaires à 2, 3 et jusqu’à 7 joueurs
single_small = exemplaires dans le petit paquet à 2 joueurs
copies = exemplaires à 2, 3 et jusqu’à 7 joueurs
small = exemplaires dans le petit paquet à 2 joueurs

# Ce dont l’atelier mesure la valeur : les titres de counted.py.
heading-cards-drawn = Cartes piochées
