title = Rock, paper, scissors
summary = Show a hand.
ask = Choose.
wait = Wait.
