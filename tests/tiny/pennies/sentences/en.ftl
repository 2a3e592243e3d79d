title = Pennies
summary = Show a side.
ask = Heads or tails?
wait = Wait.
