title = Schneeballschlacht (Jaros)
summary = Wähle zweiseitige Karten aus, dann spiel heimlich eine Seite, alle zugleich: angreifen, ausweichen oder aufrüsten.

## Einstellungen

option-seats = wie viele spielen; zu dritt und zu viert mit zwei Decks an je zwei Fronten
option-quick_start = alle behalten 2 von 3 Fortgeschrittenen-Karten, statt reihum auszuwählen
option-alt_extremes = andere Extreme statt der üblichen; eine Zahl allein lost die Paare aus
option-rocks_dodgeable = Steinen kann man ausweichen wie jedem Angriff
option-removed_card_fizzles = eine Handlung, deren Karte vor ihrem Schritt die Ablage verlassen hat, entfällt
option-acquire_faceup_only = ein Arsenalstapel, dessen oberste Karte verdeckt liegt, kann nicht gewählt werden
option-nearest_empty_fallback = rüsten beide zugleich auf und ist der nächste Stapel leer, wird vom folgenden genommen, nach der anderen Seite
option-cache_scores = Karten im Waffenlager zählen für ihre Besitzer
