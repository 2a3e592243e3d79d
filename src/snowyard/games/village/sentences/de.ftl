title = What a Snowball!
summary = Führ deine Kinder durchs Dorf: Schnee sammeln, zielen, werfen, und beim Schummeln nicht erwischen lassen.

## Einstellungen

option-seats = wie viele spielen; folgt aus teams und players_per_team
option-teams = Zahl der Mannschaften
option-kids_per_team = Kinder jeder Mannschaft, höchstens 12 insgesamt
option-players_per_team = wie viele Personen je Mannschaft spielen
option-map = das Dorf
option-map_seed = Zahl, aus der eine erzeugte Karte entsteht
option-symmetry = Symmetrie einer erzeugten Karte
option-types = besondere Figuren; die übrigen sind einfache Kinder
option-rolloff_units = besondere Figuren, um die die Mannschaften würfeln
option-team_mode = Mannschaften mit gleich vielen Kindern oder mit gleichen Kosten
option-budget_halves = Kosten in halben Kindern; 0: das Doppelte von kids_per_team
option-traits = wie die Kinder zu ihren Eigenschaften kommen
option-cards = Fähigkeitskarten: keine, verdiente, oder zu Beginn ausgeteilte
option-deal_mode = wie viele Karten an wen ausgeteilt werden
option-start_hands = Karten, die aus einem früheren Spiel behalten wurden
option-turns = Runden des Spiels
option-surrender = ob man aufgeben darf
option-measure = von wo aus gemessen wird
option-kids_are_objects = ob Kinder nahe der Wurflinie einen Wurf behindern
option-corner_pick = wie zwei Mannschaften ihre Ecken wählen
option-defend_points = ob ein unverletztes Ziel Punkte bekommt
option-snowman_last_die = ob ein Schneemann seinen letzten Würfel werfen darf
option-gather_give_anywhere = ob Schneebälle auf jedem Boden übergeben werden dürfen
