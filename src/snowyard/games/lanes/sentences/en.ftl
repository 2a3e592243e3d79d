### Every sentence of lanes. docs/translating.md explains the files; every language has the same sentences.

title = Duel 52
summary = Play cards face-down into three lanes, wake their powers, and win two lanes.

## Options

option-seats = players at the table
option-edition = which published reading: the rules card or the designers' later page
option-first_turn_actions = action points of p0 on turn 1
option-lane_win = is a lane lost only with an empty hand, or as soon as it is empty
option-must_act = actions are compulsory; off: a turn may be ended early
option-mutual_lane = who has won a lane that both lose at once
option-pair_of_tens = damage of two 10s to two targets
option-twinstrike_optional = the second target of a 10 may be declined
option-view_discard = how the discard of VIEW lies
option-kinged_ace = does an Ace that fires forget its attacks so far
