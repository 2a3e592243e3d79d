"""What a Snowball! (Ioan Davies-John): teams of Kids, a village, six Command Dice.

The files that every game has (docs/adding-a-game.md): layout, rules, options, content, secrets, features, bot, words, tell, view,
screen, position, why. What village has beyond them:

| to find                        | look in                                                      |
| ------------------------------ | ------------------------------------------------------------ |
| the map and its pieces         | maps, generator, picture, places                             |
| distances and lines on it      | lattice, geometry, sight, reach, detours (around corners)    |
| the course of a game           | placing (set-up), order, flow, removal (points, the end)     |
| what a Kid does                | spending (dice), fighting (throws, shoves, caught), cards    |
| how a table stands, for bots   | evaluate; inputs (what a trained network is given)           |
| how long a game can last       | length                                                       |
| what screens draw and say      | drawing, numbers, meaning, tell_fights, tell_things          |
| positions that cannot be       | check                                                        |
| the lab, and a command         | counted, commands                                            |
"""
