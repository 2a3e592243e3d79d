# Ce que l’atelier dit de chaque valeur : les mêmes noms que dans content.py.
powers = le pouvoir de la carte
hit_points = points de vie de la carte visible
copies = cartes de ce rang dans le paquet
spare_names = comment on l’appelle
covered_points = points de vie d’une carte cachée
lanes = allées
lanes_to_win = allées qui gagnent la partie
start_hand = cartes données à chacun
start_pile = cartes de la pioche ; le reste est hors jeu
draws = cartes piochées au début d’un tour
actions = actions d’un tour
attack_damage = dégâts d’une attaque
pair_times = une paire fait tant de fois les dégâts
extra_points = actions que donne Élan
retaliate_damage = dégâts de Riposte
nimble_damage = dégâts d’Agilité contre Défi
twin_damage = dégâts de Double coup à la seconde cible
most_turns = tours après lesquels la partie est nulle
most_idle = tours de suite sans action qui finissent la partie

# Ce dont l’atelier mesure la valeur : les titres de counted.py.
heading-cards-dealt-and-drawn = Cartes distribuées et piochées
