title = Rock, paper, scissors
summary = Show a hand.
ask = Choose.
wait = Wait.
chose = { $who } has chosen.
shown = { $first } meets { $second }.
