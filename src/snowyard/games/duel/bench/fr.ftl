# Ce que l’atelier dit de chaque valeur : les mêmes noms que dans content.py.
ends = les actes de ses deux côtés
levels = l’étape où ses actes ont lieu : 3 est la première
worths = ses points
copies = exemplaires dans un paquet
sets = ce qu’elle devient à la mise en place
spare_names = comment on l’appelle
dealt = cartes avancées données à chacun
quick_dealt = la même chose au départ rapide
kept = cartes que chacun en garde
extremes = cartes extrêmes dans l’arsenal pour chaque joueur, s’il y en a autant
draw = cartes piochées à chaque tour
capped_draw = cartes piochées par un joueur au ralenti
main_turns = tours avant la dernière manche, au plus
most_final_turns = tours de la dernière manche, au plus

# Ce dont l’atelier mesure la valeur : les titres de counted.py.
heading-cards-drafted = Cartes choisies au départ
heading-cards-acquired-or-stolen = Cartes acquises ou volées
