# Was auf der Werkbank zu jedem Eintrag steht: dieselben Namen wie in content.py.
single_hits = Treffer eines Einzelballs
double_hits = Treffer eines aufrechten Doppelballs
sideways_hits = Treffer eines quer liegenden Doppelballs
most_piles = Haufen eines Spielers
most_walls = Wälle eines Spielers
most_forts = Burgen eines Spielers
hand_cards = Karten einer Hand zwischen den Zügen
needs = was man vor sich haben muss, um die Karte zu werfen
wall_stops = Schneebälle einer Karte, die ein Wall aufhält
cracked_stops = Schneebälle einer Karte, die eine rissige Burg aufhält
fort_stops = Schneebälle einer Karte, die eine frische Burg aufhält
wall_then = was ein Wall tut, nachdem er eine Karte aufgehalten hat
cracked_then = was eine rissige Burg tut, nachdem sie eine Karte aufgehalten hat
fort_then = was eine frische Burg tut, nachdem sie eine Karte aufgehalten hat
spare_names = wie sie heißt
spare_does = was die Karte tut
spare_hits = Treffer der Karte, wenn sie geworfen wird
most_spares = wie viele davon vor einem Spieler stehen dürfen
spare_1_stops = Schneebälle einer Karte, die diese Deckung aufhält
spare_2_stops = Schneebälle einer Karte, die diese Deckung aufhält
spare_1_then = was diese Deckung tut, nachdem sie eine Karte aufgehalten hat
spare_2_then = was diese Deckung tut, nachdem sie eine Karte aufgehalten hat
start_walls = Wälle vor jedem am Anfang
start_forts = Burgen vor jedem am Anfang
start_piles = Haufen vor jedem am Anfang
single_copies = wie viele es mit 2 bis 7 Spielern gibt
single_small = wie viele im kleinen Stapel für 2 Spieler sind
copies = wie viele es mit 2 bis 7 Spielern gibt
small = wie viele im kleinen Stapel für 2 Spieler sind

# Wessen Wert die Werkbank misst: die Überschriften aus counted.py.
heading-cards-drawn = Gezogene Karten
