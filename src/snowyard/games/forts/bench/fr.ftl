# Ce que l’atelier dit de chaque valeur : les mêmes noms que dans content.py.
start_hit_points = points de vie au début
start_freeze_points = points de chaleur au début et au plus
start_snowballs = boules de neige au début
start_bricks = briques au début
slots = places d’un mur
brick_points = points d’une nouvelle brique
actions = actions d’un tour
warmth = points de chaleur que rend une cachette
outside_faces = les faces extérieures du Cube
damage_of = les dégâts des faces intérieures 0 à 9
on_smiley = ce que fait un Smiley
on_smaller = ce que fait un nombre plus petit que le mur
on_equal = ce que fait un nombre égal au mur
on_greater = ce que fait un nombre plus grand que le mur
on_dodge = ce que fait un 1 quand il n’y a pas de mur
smiley_at_brick = ce que fait une brique touchée par un Smiley
built_by = ce qui construit une brique
