# Was auf der Werkbank zu jedem Eintrag steht: dieselben Namen wie in content.py.
powers = die Kraft der Karte
hit_points = Lebenspunkte der offenen Karte
copies = wie viele im Stapel sind
spare_names = wie sie heißt
covered_points = Lebenspunkte einer verdeckten Karte
lanes = Gassen
lanes_to_win = Gassen, die das Spiel gewinnen
start_hand = Karten, die jeder bekommt
start_pile = Karten des Zugstapels; der Rest ist aus dem Spiel
draws = Karten, die man am Anfang eines Zuges zieht
actions = Aktionen in einem Zug
attack_damage = Schaden eines Angriffs
pair_times = ein Paar richtet so viele Male den Schaden an
extra_points = Aktionen, die Schwung gibt
retaliate_damage = Schaden von Gegenschlag
nimble_damage = Schaden von Flink gegen Spott
twin_damage = Schaden von Doppelschlag am zweiten Ziel
most_turns = Züge, nach denen das Spiel unentschieden ist
most_idle = Züge hintereinander ohne Aktion, die das Spiel beenden

# Wessen Wert die Werkbank misst: die Überschriften aus counted.py.
heading-cards-dealt-and-drawn = Ausgeteilte und gezogene Karten
