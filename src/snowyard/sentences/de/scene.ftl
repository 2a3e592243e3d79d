### Was das einfache Bild im Browser sagt, wenn ein Spiel kein eigenes hat (web/src/games/Generic.svelte).

scene-picture = Der Tisch von { $names }
scene-table = Auf dem Tisch
scene-own = Das siehst nur du
scene-you = du
scene-decides = entscheidet
scene-yes = ja
scene-no = nein
