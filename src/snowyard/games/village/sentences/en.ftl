### Every sentence of village. docs/translating.md explains the files; every language has the same sentences.

title = What a Snowball!
summary = Lead a team of Kids through the village: gather, aim, throw, and do not get caught cheating.

## Options

option-seats = players at the table; follows from teams and players_per_team
option-teams = number of teams
option-kids_per_team = Kids of each team, at most 12 in all
option-players_per_team = players of each team
option-map = the village
option-map_seed = seed of a generated map
option-symmetry = symmetry of a generated map
option-types = special units; the rest are plain Kids
option-rolloff_units = special units that teams roll for
option-team_mode = teams of equal number, or of equal cost
option-budget_halves = budget in half-Kids; 0: twice kids_per_team
option-traits = how Kids get their Traits
option-cards = Ability Cards: none, earned, or dealt at the start
option-deal_mode = how many cards are dealt to whom
option-start_hands = cards kept from an earlier game
option-turns = Turns of the game
option-surrender = whether players may surrender
option-measure = from where distances are measured
option-kids_are_objects = whether Kids near the line of fire hinder a throw
option-corner_pick = how two teams pick their corners
option-defend_points = whether an unhurt target scores
option-snowman_last_die = whether a Snowman may throw its last die
option-gather_give_anywhere = whether snowballs may be given on any ground
