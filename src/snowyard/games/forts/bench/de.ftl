# Was auf der Werkbank zu jedem Eintrag steht: dieselben Namen wie in content.py.
start_hit_points = Lebenspunkte am Anfang
start_freeze_points = Frostpunkte am Anfang, zugleich die meisten
start_snowballs = Schneebälle am Anfang
start_bricks = Ziegel am Anfang
slots = Plätze einer Mauer
brick_points = Punkte eines neuen Ziegels
actions = Aktionen in einem Zug
warmth = Frostpunkte, die Verstecken zurückgibt
outside_faces = die äußeren Seiten des Würfels
damage_of = der Schaden der inneren Seiten 0 bis 9
on_smiley = was ein Smiley tut
on_smaller = was eine Zahl tut, die kleiner ist als die Mauer
on_equal = was eine Zahl tut, die gleich der Mauer ist
on_greater = was eine Zahl tut, die größer ist als die Mauer
on_dodge = was eine 1 tut, wenn keine Mauer da ist
smiley_at_brick = was ein Ziegel tut, den ein Smiley trifft
built_by = was einen Ziegel baut
