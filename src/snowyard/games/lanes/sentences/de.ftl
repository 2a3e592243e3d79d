title = Duel 52
summary = Leg Karten verdeckt in drei Gassen, wecke ihre Kräfte und gewinn zwei Gassen.

## Einstellungen

option-seats = wie viele spielen
option-edition = welche veröffentlichte Lesart: die Regelkarte oder die spätere Seite der Autoren
option-first_turn_actions = Aktionspunkte von p0 im ersten Zug
option-lane_win = ist eine Gasse erst mit leerer Hand verloren, oder sobald sie leer ist
option-must_act = Aktionen sind Pflicht; aus: ein Zug darf früher enden
option-mutual_lane = wer eine Gasse gewonnen hat, die beide zugleich verlieren
option-pair_of_tens = Schaden zweier 10er an zwei Zielen
option-twinstrike_optional = auf das zweite Ziel einer 10 darf verzichtet werden
option-view_discard = wie der Abwurf von VIEW liegt
option-kinged_ace = vergisst ein Ass, das feuert, seine bisherigen Angriffe
