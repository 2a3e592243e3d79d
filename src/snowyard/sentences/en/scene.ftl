### What the browser's plain picture says of a game that has none of its own (web/src/games/Generic.svelte).

scene-picture = The table of { $names }
scene-table = On the table
scene-own = Only you see this
scene-you = you
scene-decides = decides
scene-yes = yes
scene-no = no
