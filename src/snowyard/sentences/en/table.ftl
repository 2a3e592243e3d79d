### What is said at any table. docs/translating.md explains the files; every language has the same sentences.

language = English
you = you
row-more = { $first }, { $next }
row-last = { $first } and { $last }

## What must be decided

waiting = Waiting for { $who }.
waiting-for-somebody = Waiting for somebody.
not-the-time = It is not the time for that ({ $rules }).
choosing = { $who_count ->
    [one] { $who } is still choosing.
   *[other] { $who } are still choosing.
}
choice-made = You have chosen: { $choice }.
over-draw = The game is over: a draw.
over-won = { $winners_is ->
    [you] The game is over. You win.
    [with-you] The game is over. Winners: { $winners }.
   *[other] { $winners_count ->
        [one] The game is over. Winner: { $winners }.
       *[other] The game is over. Winners: { $winners }.
    }
}

## What the table itself has to say

time = Time is up: the default move is played for { $who }.
undo = { $who_is ->
    [you] You take a move back.
   *[other] { $who } takes a move back.
}
resigned = { $who_is ->
    [you] You resign.
   *[other] { $who } resigns.
}
resigned-won = { resigned } { $other_is ->
    [you] You win.
   *[other] { $other } wins.
}
continued = { $who_is ->
    [you] You
   *[other] { $who }
} began this game in a browser. From here on this server rolls and shuffles.

## Options that every game has

option-variant = what differs from the printed game
