title = Pennies
summary = Show a side.
ask = Heads or tails?
wait = Wait.
chose = { $who } has chosen.
shown = { $first } meets { $second }.
