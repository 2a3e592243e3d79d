title = Schneeballschlacht (Toresh)
summary = Zieh eine Karte, wirf sie auf jemanden, und bleib als Letzte oder Letzter stehen.

## Einstellungen

option-seats = wie viele spielen
option-strategic = die strategische Variante
    .about = Alle halten zwei verdeckte Karten und wählen, welche von dreien sie spielen.
option-hit_limit = so viele Treffer werfen jemanden aus dem Spiel
    .about = Weniger Treffer machen das Spiel kürzer.
option-two_player_deck = das Deck zu zweit
    .about = Mit dem kleinen, gedruckten Deck gewinnt, wer beginnt: ein reiner Münzwurf. Das volle macht ein Spiel daraus.
    .is-small = Kleines Deck, wie gedruckt
    .is-full = Volles Deck mit 100 Karten
option-protection_choice = wer bestimmt, welcher Schutz verbraucht wird
    .about = Das zählt, wenn Wälle und Burgen nebeneinander stehen.
    .is-auto = Die Regeln: immer dieselbe Reihenfolge
    .is-defender = Wer beworfen wird
option-strategic_discard = Ablegen in der strategischen Variante
    .about = Darf man eine Karte ablegen, obwohl man eine spielen könnte?
    .is-forced = Nein: was gespielt werden kann, wird gespielt
    .is-free = Ja, jederzeit
option-turn_cap = nach so vielen Zügen endet das Spiel
    .about = Spiele enden lange vorher. Die Grenze ist da, damit keines ewig dauert.

## Was geschah

start = { $cards } Karten werden gemischt. { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}{ $sure ->
    [yes] {" "}Mit diesem kleinen Deck kann immer gewinnen, wer beginnt.
   *[no] {""}
}
deal = Alle bekommen { x-cards }, verdeckt.
dealt = Deine Karten: { $cards }.
shuffle = Der Nachziehstapel ist leer, also wird die Ablage gemischt: { x-cards }.
draw = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { x-a-card }.
draw-hidden = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Karte.
throw = { x-throws } { x-a-card } auf { x-at }.
throw-at-pile = { x-throws } { x-a-card } auf { x-ats } Haufen.
place = { $who_is ->
    [you] Du legst { x-a-card } vor dich.
   *[other] { $who } legt { x-a-card } vor sich.
}
discard = { $who_is ->
    [you] Du legst { x-a-card } ab
   *[other] { $who } legt { x-a-card } ab
}{ $why ->
    [free] {""}
   *[other] : { x-why }
}.
answer = { $who_is ->
    [you] Du schützt dich
   *[other] { $who } schützt sich
} mit { $by }.
stops = { x-by-whom } { $by } hält { $what ->
    [half] einen der zwei Schneebälle
    [both] beide Schneebälle
   *[card] { x-the-card }
} auf und { $then ->
    [falls] fällt
    [cracks] bekommt einen Riss
   *[stays] bleibt stehen
}.
two-stop = Zwei { $who_is ->
    [you] deiner
   *[other] von { x-whos }
} { $form ->
    [wall] { $who_is ->
        [you] Wälle
       *[other] Wällen
    }
   *[cracked] rissigen Burgen
} halten beide Schneebälle auf und { $then ->
    [falls] fallen
   *[stays] bleiben stehen
}.
sideways = Der andere Schneeball kommt durch: Der Doppelball liegt quer vor { x-dative } und zählt als { x-hits }.
upright = Der andere Schneeball kommt durch: { $who_is ->
    [you] Dein
   *[other] { x-whos }
} quer liegender Doppelball wird aufgerichtet, und der neue kommt auf die Ablage.
swap = Der andere Schneeball kommt durch: Der Doppelball ersetzt einen Einzelball vor { x-dative }.
slide = { $who_is ->
    [you] Deine
   *[other] { x-whos }
} rissige Burg hält einen der zwei Schneebälle auf und fällt. Der Einzelball, der darauf lag, rutscht herunter und trifft.
hit = { $what ->
    [half] { x-is-hit }
    [both] { $past ->
        [yes] { x-who-is-past } hilft nicht: Beide Schneebälle treffen { x-accusative }
       *[no] Beide Schneebälle treffen { x-accusative }
    }
   *[alone] { $past ->
        [yes] { x-who-is-past } hilft nicht: { x-is-hit }
       *[no] { x-is-hit }
    }
}. { $more ->
    [0] Das zählt nichts: immer noch { x-number } von { x-limit } Treffern.
    [one] Das ist { $who_is ->
        [you] dein
       *[other] der
    } { $who_is ->
        [you] { x-nth }r
       *[other] { x-nth }
    } von { x-limit } Treffern.
   *[other] Das macht { x-number } { $over ->
        [yes] Treffer, und { x-limit } genügen
       *[no] von { x-limit } Treffern
    }.
}
pile-lost = { $card_gender ->
    [f] Die
   *[other] Der
} { $card } zerstört { $left ->
    [0] { $who_is ->
        [you] deinen Haufen
       *[other] { x-whos } Haufen
    }
   *[other] einen { $who_is ->
        [you] deiner Haufen
       *[other] von { x-whos } Haufen
    }: noch { $left }
}.
out = Damit { $who_is ->
    [you] scheidest du aus
   *[other] scheidet { $who } aus
}: Platz { $rank } von { $seats }.
hand = { $who_is ->
    [you] Deine Handkarten kommen
   *[other] { x-whos } Handkarten kommen
} auch auf die Ablage: { $cards }.
cap = { $turns } Züge sind gespielt: Hier endet das Spiel.
no-cards = Es gibt keine Karte mehr zu ziehen: Hier endet das Spiel.
won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}{ $others ->
    [0] {""}
    [one] {" "}zusammen mit einer anderen Person
   *[other] {" "}zusammen mit { $others } anderen
}: { $last ->
    [yes] Niemand sonst ist übrig
   *[no] die wenigsten Treffer
}.

x-throws = { $who_is ->
    [you] Du wirfst
   *[other] { $who } wirft
}
x-a-card = { $card_gender ->
    [f] eine { $card }
   *[other] einen { $card }
}
x-the-card = { $card_gender ->
    [f] die { $card }
   *[other] den { $card }
}
x-whos = { $who_ends ->
    [s] { $who }’
   *[other] { $who }s
}
x-dative = { $who_is ->
    [you] dir
   *[other] { $who }
}
x-accusative = { $who_is ->
    [you] dich
   *[other] { $who }
}
x-is-hit = { $who_is ->
    [you] Du wirst getroffen
   *[other] { $who } wird getroffen
}
x-who-is-past = { $who_is ->
    [you] Dein Schutz
   *[other] { x-whos } Schutz
}
x-at = { $at_is ->
    [you] dich
   *[other] { $at }
}
x-ats = { $at_is ->
    [you] deinen
   *[other] { $at_ends ->
        [s] { $at }’
       *[other] { $at }s
    }
}
x-by-whom = { $who_is ->
    [you] { $by_gender ->
        [f] Deine
       *[other] Dein
    }
   *[other] { x-whos }
}
x-why = { $why ->
    [needs-pile] Dazu braucht man einen Haufen, und { $who_is ->
        [you] du hast
       *[other] { $who } hat
    } keinen
    [no-target] Niemand sonst hat einen Haufen
   *[most] { $most ->
        [0] Niemand darf { $card_gender ->
            [f] eine
           *[other] einen
        } haben
        [one] { $who_is ->
            [you] Du hast
           *[other] { $who } hat
        } schon { $card_gender ->
            [f] eine
           *[other] einen
        }
       *[other] { $who_is ->
            [you] Du hast
           *[other] { $who } hat
        } schon { $most }
    }
}
x-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
x-nth = { $hits ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
   *[10] zehnte
}
x-number = { $hits ->
    [0] null
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[other] { $hits }
}
x-limit = { $limit ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[10] zehn
}

## Karten in Zahlen

some-single = { $n ->
    [one] ein Einzelball
   *[other] { $n } Einzelbälle
}
some-double = { $n ->
    [one] ein Doppelball
   *[other] { $n } Doppelbälle
}
some-wall = { $n ->
    [one] ein Wall
   *[other] { $n } Wälle
}
some-pile = { $n ->
    [one] ein Haufen
   *[other] { $n } Haufen
}
some-splatball = { $n ->
    [one] ein Platschball
   *[other] { $n } Platschbälle
}
some-fort = { $n ->
    [one] eine Burg
   *[other] { $n } Burgen
}
some-fresh = { $n ->
    [one] eine frische Burg
   *[other] { $n } frische Burgen
}
some-cracked = { $n ->
    [one] eine rissige Burg
   *[other] { $n } rissige Burgen
}
some-spare-1 = { $n ->
    [one] { one-spare-1 }
   *[other] { $n }-mal { thing-spare-1 }
}
some-spare-2 = { $n ->
    [one] { one-spare-2 }
   *[other] { $n }-mal { thing-spare-2 }
}

## Was zu entscheiden ist

choose-target = Du hast { x-a-card } gezogen: Auf wen wirfst du?
choose-pile = Du hast { x-a-card } gezogen: Auf wessen Haufen wirfst du?
choose-place = Du hast { x-a-card } gezogen: Leg die Karte vor dich.
choose-nothing = Du hast { x-a-card } gezogen. { x-why }: Leg die Karte ab.
choose-card = Deine Karten: { $cards }. Spiel eine davon.
choose-card-or-discard = Deine Karten: { $cards }. Spiel eine davon oder leg eine ab.
choose-discard = Deine Karten: { $cards }. Keine lässt sich spielen: Leg eine ab.
choose-protection = { $who } wirft { x-a-card } auf { $pile ->
    [yes] deinen Haufen
   *[no] dich
}. Womit schützt du dich?
waiting-drawn = { $who } ist am Zug und hat { x-a-card } gezogen.
waiting-protection = { $who } entscheidet, was { x-the-card } aufhält.

## Züge

move-throw = { $card } auf { $at } werfen ({ $hits ->
    [0] noch kein Treffer
   *[other] schon { $hits } Treffer
})
move-throw-at-pile = { $card } auf { x-ats } Haufen werfen
move-place = { $card } vor dich legen
move-discard = { $card } ablegen
move-answer = Dich mit { $by } schützen

answer-wall = einem Wall
    .short = Wall
answer-cracked = einer rissigen Burg
    .short = Rissige Burg
answer-fresh = einer frischen Burg
    .short = Frische Burg
answer-two-walls = zwei Wällen
    .short = 2 Wälle
answer-wall-and-cracked = einem Wall und einer rissigen Burg
    .short = Wall, rissige Burg
answer-two-cracked = zwei rissigen Burgen
    .short = 2 rissige Burgen
answer-wall-and-fresh = einem Wall und einer frischen Burg
    .short = Wall, frische Burg
answer-cracked-and-fresh = einer rissigen und einer frischen Burg
    .short = Rissige, frische Burg
answer-two-fresh = zwei frischen Burgen
    .short = 2 frische Burgen
answer-spare-1 = einer { thing-spare-1 }
    .short = { $named ->
        [yes] { $name }
       *[no] Zusatzkarte 1
    }
answer-spare-2 = einer { thing-spare-2 }
    .short = { $named ->
        [yes] { $name }
       *[no] Zusatzkarte 2
    }

## Was man nachschlagen kann

thing-single = Einzelball
    .gender = m
    .about = Ein Schneeball auf eine Person deiner Wahl: { x-hits }, wenn ihn nichts aufhält. { $needs ->
        [yes] Zum Werfen brauchst du einen Haufen vor dir
       *[no] Werfen kannst du ihn immer
    } (SPLAT-15, SPLAT-20).
thing-double = Doppelball
    .gender = m
    .about = Zwei Schneebälle auf dieselbe Person: { x-hits }, wenn sie nichts aufhält. { $needs ->
        [yes] Für einen Doppelball brauchst du einen Haufen
       *[no] Werfen kannst du ihn immer
    } (SPLAT-24, SPLAT-26).
thing-wall = Wall
    .gender = m
    .about = Er steht vor dir und { $what }. { x-most } (SPLAT-21, SPLAT-26, SPLAT-37).
thing-pile = Haufen
    .gender = m
    .about = Mit einem Haufen Schneebälle vor dir { $what }. { x-most } (SPLAT-24, SPLAT-39).
thing-splatball = Platschball
    .gender = m
    .about = Er zerstört den Haufen einer anderen Person und ist nie ein Treffer{ $stopped ->
        [yes] {""}
       *[no] ; Wälle und Burgen halten ihn nicht auf
    }. { $needs ->
        [yes] Du brauchst selbst einen Haufen, und jemand anders muss einen haben
       *[no] Hat niemand sonst einen Haufen, kannst du ihn nicht werfen
    } (SPLAT-40, SPLAT-41).
thing-fort = Burg
    .gender = f
    .about = Sie steht vor dir und { $what }. { x-most } (SPLAT-23, SPLAT-26, SPLAT-37).
thing-spare-1 = { $named ->
    [yes] Karte { $name }
   *[no] Zusatzkarte 1
}
    .gender = f
    .about = { x-spare }
thing-spare-2 = { $named ->
    [yes] Karte { $name }
   *[no] Zusatzkarte 2
}
    .gender = f
    .about = { x-spare }
thing-fresh = frische Burg
    .gender = f
    .about = Eine Burg ohne Schneeball darauf. Sie { $what } (SPLAT-23, SPLAT-26).
thing-cracked = rissige Burg
    .gender = f
    .about = Eine Burg, die schon einen Schneeball aufgehalten hat; er liegt darauf und ist kein Treffer. Sie { $what } (SPLAT-22, SPLAT-R26).
thing-sideways = quer liegender Doppelball
    .about = Ein Doppelball, von dem ein Schneeball aufgehalten wurde: Er zählt { $hits } statt { $upright } Treffer. Der nächste solche Doppelball richtet ihn auf (SPLAT-28, SPLAT-30).
thing-hit = Treffer
    .about = Ein Schneeball, den nichts aufhält. Mit { $limit } Treffern scheidest du aus; ein Schneeball auf einer Burg ist kein Treffer (SPLAT-20, SPLAT-31, SPLAT-R26).
thing-protection = Schutz
    .about = Was vor dir steht und Schneebälle aufhält, solange es kann. { $chosen ->
        [yes] Wer beworfen wird, wählt, was verbraucht wird (SPLAT-18, SPLAT-57)
       *[no] Er wirkt von selbst: zuerst ein Wall, dann eine rissige Burg, dann eine frische (SPLAT-18, SPLAT-19)
    }.
thing-out = ausgeschieden
    .about = Mit { $limit } Treffern scheidest du sofort aus, und alle deine Karten kommen auf die Ablage. Wer als letzte Person übrig bleibt, gewinnt (SPLAT-31, SPLAT-32, SPLAT-42).
thing-draw-pile = Nachziehstapel
    .about = Jeder Zug beginnt mit seiner obersten Karte. Ist er leer, wird die Ablage gemischt und ersetzt ihn (SPLAT-09, SPLAT-10).
thing-discard-pile = Ablage
    .about = Sie liegt offen, und alle dürfen sie durchsehen (SPLAT-03, SPLAT-R28).
thing-hand = Handkarten
    .about = Du hältst { x-cards }, die nur du siehst; in deinem Zug ziehst du noch eine, und eine verlässt deine Hand. { $free ->
        [yes] Du darfst eine spielen oder eine ablegen (SPLAT-48, SPLAT-50, SPLAT-58)
       *[no] Du musst eine spielen und legst nur ab, wenn sich keine spielen lässt (SPLAT-50, SPLAT-51, SPLAT-52)
    }.
thing-known = bekannte Karte
    .about = Wer eine Karte ablegt, konnte keine spielen. Also wissen alle, welche Karten die Person noch haben kann (SPLAT-52, SPLAT-R30).
thing-small-deck = kleines Deck
    .about = Zu zweit gibt es nur Einzelbälle und Wälle. Wer beginnt, kann immer gewinnen (SPLAT-46, SPLAT-R19).
thing-turn-cap = Zuggrenze
    .about = Nach { $turns } Zügen endet das Spiel, und wer die wenigsten Treffer hat, gewinnt (SPLAT-45).

one-single = einen Einzelball
one-double = einen Doppelball
one-splatball = einen Platschball
one-spare-1 = eine { thing-spare-1 }
one-spare-2 = eine { thing-spare-2 }
half-double = einen Schneeball eines Doppelballs
both-double = beide Schneebälle eines Doppelballs
and-falls = hält { $what } auf und fällt dann
and-stays = hält { $what } auf und bleibt stehen
and-cracks = hält { $what } auf und bekommt einen Riss
or = { $first } oder { $last }
or-else = { $first }, oder { $last }
stops-nothing = hält nichts auf
allows = kannst du { $what } werfen
allows-nothing = kannst du nicht mehr werfen als ohne

x-hits = { $hits } Treffer
x-most = { $most ->
    [-1] Du darfst beliebig viele haben
    [0] Du darfst keine haben
    [1] Du darfst nur eine solche Karte haben
   *[other] Du darfst nur { $most } haben
}
x-spare = { $does ->
    [throw] Eine Karte dieser Variante: ein Schneeball auf eine Person deiner Wahl, { x-hits }, wenn ihn nichts aufhält. { $needs ->
        [yes] Zum Werfen brauchst du einen Haufen vor dir
       *[no] Werfen kannst du sie immer
    } (SPLAT-15, SPLAT-20).
    [splat] Eine Karte dieser Variante: Sie zerstört den Haufen einer anderen Person. { $needs ->
        [yes] Du brauchst selbst einen Haufen, und jemand anders muss einen haben
       *[no] Hat niemand sonst einen Haufen, kannst du sie nicht werfen
    } (SPLAT-40, SPLAT-41).
   *[shelter] Eine Karte dieser Variante: Sie steht vor dir und { $what }. { x-most } (SPLAT-36, SPLAT-37).
}

## Das Bild

picture-scene = Ein runder, verschneiter Hof mit { $names }.
picture-kid = { $who }: { $hits } Treffer, { $protection ->
    [0] kein Schutz
    [one] geschützt gegen einen Einzelball
   *[other] geschützt gegen { $protection } Einzelbälle
}. Mit { $limit } Treffern scheidet man aus (SPLAT-31).
picture-out = { $who }: ausgeschieden, Platz { $rank } (SPLAT-43).
picture-out-short = raus, Platz { $rank }
picture-shelter = { $who }: { $cards }. { $n ->
    [one] Diese Karte
   *[other] Jede davon
} { $what } (SPLAT-18, SPLAT-36).
picture-heap = { $who }: { $cards }. { $about }
picture-draw = Der Nachziehstapel: { x-cards }. Ist er leer, wird die Ablage gemischt (SPLAT-10).
picture-draw-short = Stapel
picture-discard = Die Ablage: { $cards } (SPLAT-03).
picture-discard-empty = Die Ablage ist leer (SPLAT-03).
picture-discard-short = Ablage
picture-card = { $card }. { $about }
picture-stuck = { $card }. { $why } { $about }
picture-needs-pile = Du hast keinen Haufen.
picture-no-target = Niemand sonst hat einen Haufen.
picture-most = Mehr davon darfst du nicht vor dir haben.
picture-hand = { $who }: { $cards } (SPLAT-50).
picture-held = { $who }: { x-cards } (SPLAT-50).
picture-known = { $who }: { x-cards }. Eine davon: { $known } (SPLAT-50, SPLAT-R30).
picture-answer = Du wählst, was den Wurf aufhält und dabei verbraucht wird (SPLAT-57).
score-hits = Treffer
score-out = raus

## Warum ein Zug nicht geht

why-other-card = Du spielst die Karte, die du gezogen hast (SPLAT-12).
why-not-held = Diese Karte hast du nicht auf der Hand (SPLAT-51).
why-needs-pile = Dafür brauchst du einen Haufen Schneebälle (SPLAT-24).
why-no-pile-there = { $who } hat keinen Haufen (SPLAT-40).
why-pile-there = Du hast schon einen Haufen (SPLAT-39).
why-enough = Davon hast du schon so viele, wie du haben darfst (SPLAT-15).
why-no-discard = Eine Karte, die man spielen kann, muss man spielen (SPLAT-12).
why-yourself = Du wirfst auf jemand anderen, nie auf dich selbst (SPLAT-16).
why-out = { $who } ist nicht mehr im Spiel (SPLAT-34).
why-nobody = Dort sitzt niemand (SPLAT-16).
why-defend = Etwas fliegt auf dich zu: Wähle erst, was es aufhält (SPLAT-36).
why-no-protection = Das liegt nicht vor dir (SPLAT-36).
why-nothing-thrown = Gerade fliegt nichts auf dich zu (SPLAT-36).
