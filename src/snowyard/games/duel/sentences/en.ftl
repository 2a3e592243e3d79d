### Every sentence of duel. docs/translating.md explains the files; every language has the same sentences.

title = Snowball Fight (Jaros)
summary = Draft two-sided cards, then pick one side in secret, both at once: attack, dodge or upgrade.

## Options

option-seats = players at the table; three or four play with two decks on two fronts each
option-quick_start = each player keeps 2 of 3 Advanced cards instead of drafting
option-alt_extremes = Alternate Extremes that replace standard ones; a number alone draws the pairs at random
option-rocks_dodgeable = Throwing Rocks can be dodged like any attack
option-removed_card_fizzles = an act whose card has left its player's discards before its step is skipped
option-acquire_faceup_only = an Arsenal pile whose top card lies face down cannot be chosen
option-nearest_empty_fallback = when both upgrade at once, a player whose nearest pile is empty takes from the next pile, after the other
option-cache_scores = cached cards count for their owner
