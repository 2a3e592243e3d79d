title = Schneeballschlacht (Toresh)
summary = Zieh eine Karte, wirf sie auf jemanden, und bleib als Letzte oder Letzter stehen.

## Einstellungen

option-seats = wie viele spielen
option-strategic = die strategische Variante: alle halten zwei verdeckte Karten
option-hit_limit = so viele Treffer werfen jemanden aus dem Spiel
option-two_player_deck = das Deck zu zweit; mit dem kleinen, gedruckten gewinnt, wer beginnt: ein reiner Münzwurf. Das volle macht ein Spiel daraus
option-protection_choice = wer bestimmt, welcher Schutz verbraucht wird
option-strategic_discard = strategische Variante: ob man eine Karte ablegen darf, obwohl man eine spielen könnte
option-turn_cap = nach so vielen Zügen endet das Spiel
