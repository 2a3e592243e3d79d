### Ce que dit l’image simple du navigateur, quand un jeu n’a pas la sienne (web/src/games/Generic.svelte).

scene-picture = La table de { $names }
scene-table = Sur la table
scene-own = Cela, on ne le montre qu’à toi
scene-you = toi
scene-decides = décide
scene-yes = oui
scene-no = non
