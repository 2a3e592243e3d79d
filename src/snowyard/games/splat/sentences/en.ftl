### Every sentence of splat. docs/translating.md explains the files; every language has the same sentences.

title = Snowball Fight (Toresh)
summary = Draw a card, throw it at somebody, and be the last one standing.

## Options

option-seats = players at the table
option-strategic = the Strategic Variant: everybody holds two hidden cards
option-hit_limit = hits that put a player out
option-two_player_deck = the deck of a two-player game; with small, the printed one, whoever starts wins: a pure coin flip. full makes a contest of it
option-protection_choice = who says which protection is used up
option-strategic_discard = Strategic Variant: whether a card may be discarded though one can be played
option-turn_cap = completed turns after which the game is ended
