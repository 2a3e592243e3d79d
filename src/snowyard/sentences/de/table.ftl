language = Deutsch
you = du
row-more = { $first }, { $next }
row-last = { $first } und { $last }

## Was zu entscheiden ist

waiting = { $who } ist am Zug.
waiting-for-somebody = Jemand ist am Zug.
not-the-time = Dafür ist jetzt nicht die Zeit ({ $rules }).
choosing = { $who_count ->
    [one] { $who } wählt noch.
   *[other] { $who } wählen noch.
}
choice-made = Du hast gewählt: { $choice }.
over-draw = Das Spiel ist zu Ende: unentschieden.
over-won = { $winners_is ->
    [you] Das Spiel ist zu Ende. Du hast gewonnen.
    [with-you] Das Spiel ist zu Ende. Ihr habt gewonnen: { $winners }.
   *[other] { $winners_count ->
        [one] Das Spiel ist zu Ende. Gewonnen hat { $winners }.
       *[other] Das Spiel ist zu Ende. Gewonnen haben { $winners }.
    }
}

## Was der Tisch selbst zu sagen hat

time = Die Zeit ist um: Für { $who_is ->
    [you] dich
   *[other] { $who }
} wird der vereinbarte Zug gemacht.
undo = { $who_is ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $who } nimmt einen Zug zurück.
}
resigned = { $who_is ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
resigned-won = { resigned } { $other_is ->
    [you] Du gewinnst.
   *[other] { $other } gewinnt.
}
continued = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} dieses Spiel in einem Browser begonnen. Ab hier würfelt und mischt dieser Server.

## Einstellungen, die jedes Spiel hat

option-variant = was anders ist als im gedruckten Spiel
