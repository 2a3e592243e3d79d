title = Duel 52
summary = Leg Karten verdeckt in drei Gassen, wecke ihre Kräfte und gewinn zwei Gassen.

## Einstellungen

option-seats = wie viele spielen
option-edition = Ausgabe
    .about = Die zwei veröffentlichten Lesarten unterscheiden sich im ersten Zug und darin, wann eine Gasse verloren ist.
    .is-sheet = Die Regelkarte
    .is-official = Die spätere Seite der Autoren
option-first_turn_actions = Aktionen im ersten Zug des Spiels
    .about = Eine Aktion weniger gleicht aus, dass man beginnt.
    .is-edition = Wie in der Ausgabe
    .is-2 = Zwei
    .is-3 = Drei
option-lane_win = wann eine Gasse verloren ist
    .about = Das gilt, sobald der Stapel leer ist.
    .is-edition = Wie in der Ausgabe
    .is-no_reinforcement = Wenn sie leer ist und die Hand auch
    .is-emptied = Sobald sie leer ist
option-must_act = Aktionen sind Pflicht
    .about = Ohne diese Regel darf ein Zug früher enden.
option-mutual_lane = eine Gasse, die beide zugleich verlieren
    .about = Das ist selten, entscheidet dann aber Spiele.
    .is-both = Beide haben sie gewonnen
    .is-none = Niemand hat sie gewonnen
option-pair_of_tens = was ein Paar von 10ern tut
    .about = Schaden am ersten und am zweiten Ziel.
    .is-two_plus_one = 2 und 1
    .is-split = 1 und 1
    .is-double = 2 und 2
option-twinstrike_optional = eine 10 darf ihr zweites Ziel verschonen
    .about = Nach der gedruckten Regel muss sie es treffen.
option-view_discard = die Karte, die Tausch (View) abwirft
    .about = Offen erfährt die andere Person, was du nicht haben wolltest.
    .is-face_down = Liegt verdeckt
    .is-face_up = Liegt offen
option-kinged_ace = ein Ass, das ein König noch einmal feuern lässt
    .about = Darf es noch zweimal angreifen oder zweimal insgesamt?
    .is-cap_two = Zwei Angriffe insgesamt
    .is-fresh_two = Noch zwei Angriffe

## Wie eine Karte heißt. .gender der Ränge: f, n, m, weak (der Bube, den Buben)

name = { $kind ->
    [up] { x-der }
    [known] { x-der }
    [pair] das
   *[other] die
} { $of ->
    [1] {""}
   *[other] { x-place }e{" "}
}{ $kind ->
    [up] { $rank }
    [down] verdeckte Karte
    [known] verdeckte { $rank }
    [base] Grundkarte
    [base-known] Grundkarte ({ $rank })
   *[pair] Paar ({ $rank })
}{ x-in-lane }
card = { $who_is ->
    [you] { $kind ->
        [up] { x-dein }
        [known] { x-dein }
        [pair] dein
       *[other] deine
    }
   *[other] { x-whos }
} { x-name-n }{ x-in-lane }
card-first = { $who_is ->
    [you] { $kind ->
        [up] { x-Dein }
        [known] { x-Dein }
        [pair] Dein
       *[other] Deine
    }
   *[other] { x-whos }
} { x-name-n }{ x-in-lane }
card-object = { $who_is ->
    [you] { $kind ->
        [up] { x-deinen }
        [known] { x-deinen }
        [pair] dein
       *[other] deine
    }
   *[other] { x-whos }
} { x-name-a }{ x-in-lane }
card-with = { $who_is ->
    [you] { $kind ->
        [up] { x-deinem }
        [known] { x-deinem }
        [pair] deinem
       *[other] deiner
    } { x-name-d }
   *[other] { $kind ->
        [up] { x-dem }
        [known] { x-dem }
        [pair] dem
       *[other] der
    } { x-name-d } von { $who }
}{ x-in-lane }

x-whos = { $who_ends ->
    [s] { $who }’
   *[other] { $who }s
}
x-dein = { $rank_gender ->
    [f] deine
   *[other] dein
}
x-Dein = { $rank_gender ->
    [f] Deine
   *[other] Dein
}
x-deinen = { $rank_gender ->
    [f] deine
    [n] dein
   *[other] deinen
}
x-deinem = { $rank_gender ->
    [f] deiner
   *[other] deinem
}
x-der = { $rank_gender ->
    [f] die
    [n] das
   *[other] der
}
x-dem = { $rank_gender ->
    [f] der
   *[other] dem
}
# Endungen von Eigenschaftswörtern, im Nominativ und im Akkusativ; im Dativ immer -en
x-end-n = { $kind ->
    [up] { x-end-rank-n }
    [known] { x-end-rank-n }
    [pair] es
   *[other] e
}
x-end-rank-n = { $rank_gender ->
    [f] e
    [n] es
   *[other] er
}
x-end-a = { $kind ->
    [up] { x-end-rank-a }
    [known] { x-end-rank-a }
    [pair] es
   *[other] e
}
x-end-rank-a = { $rank_gender ->
    [f] e
    [n] es
   *[other] en
}
x-name-n = { $of ->
    [1] {""}
   *[other] { x-place }{ x-end-n }{" "}
}{ $kind ->
    [up] { $rank }
    [down] verdeckte Karte
    [known] verdeckt{ x-end-n } { $rank }
    [base] Grundkarte
    [base-known] Grundkarte ({ $rank })
   *[pair] Paar ({ $rank })
}
x-name-a = { $of ->
    [1] {""}
   *[other] { x-place }{ x-end-a }{" "}
}{ $kind ->
    [up] { x-rank-bent }
    [down] verdeckte Karte
    [known] verdeckt{ x-end-a } { x-rank-bent }
    [base] Grundkarte
    [base-known] Grundkarte ({ $rank })
   *[pair] Paar ({ $rank })
}
x-name-d = { $of ->
    [1] {""}
   *[other] { x-place }en{" "}
}{ $kind ->
    [up] { x-rank-bent }
    [down] verdeckten Karte
    [known] verdeckten { x-rank-bent }
    [base] Grundkarte
    [base-known] Grundkarte ({ $rank })
   *[pair] Paar ({ $rank })
}
x-rank-bent = { $rank_gender ->
    [weak] { $rank }n
   *[other] { $rank }
}
x-place = { $of ->
    [2] { $place ->
        [1] link
       *[2] recht
    }
   *[other] { $place ->
        [1] erst
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
        [9] neunt
        [10] zehnt
        [11] elft
        [12] zwölft
        [13] dreizehnt
        [14] vierzehnt
        [15] fünfzehnt
        [16] sechzehnt
        [17] siebzehnt
        [18] achtzehnt
        [19] neunzehnt
       *[20] zwanzigst
    }
}
x-in-lane = { $lane ->
    [0] {""}
   *[other] {" "}in Gasse { $lane }
}
x-a-rank = { $rank_gender ->
    [f] eine
    [n] ein
   *[other] einen
} { x-rank-bent }
x-one-rank = { $rank_gender ->
    [f] eine
   *[other] ein
} { $rank }
x-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
x-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
x-left = { $left ->
    [0] {""}
    [one] , und 1 Lebenspunkt bleibt
   *[other] , und { $left } Lebenspunkte bleiben
}

## Was geschah

dealt = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { x-a-rank }.
dealt-hand = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { x-cards }.
turn = Zug { $number }: { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { x-actions }.
drew = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { x-a-rank }{ x-drawn }
drew-card = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Karte{ x-drawn }
x-drawn = { $left ->
    [0] , die letzte Karte des Stapels.
    [one] . Im Stapel bleibt 1 Karte.
   *[other] . Im Stapel bleiben { $left } Karten.
}
unlocked = Der Stapel ist leer: Die Grundkarten erwachen, und ab jetzt kann man Gassen gewinnen.
played = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { x-a-rank } verdeckt in Gasse { $lane }.
played-card = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} eine Karte verdeckt in Gasse { $lane }.
flipped = { $who_is ->
    [you] Du deckst
   *[other] { $who } deckt
} in Gasse { $lane } { $base ->
    [yes] die Grundkarte
   *[no] eine Karte
} auf: { x-one-rank }, { $power }.
paired = { $who_is ->
    [you] Du bildest
   *[other] { $who } bildet
} in Gasse { $lane } ein Paar: { $rank } und { $rank } greifen ab jetzt gemeinsam an.

attacked = { $card } greift { $at } an{ $why ->
    [nimble] . { thing-power-nimble }: { $points } Schaden an einer Karte mit { thing-power-taunt }.
    [unhurt] . { thing-power-nimble }: kein Schaden durch { thing-power-retaliate }.
    [pair] . Zusammen machen sie { $points } Schaden.
   *[plain] .
}
twinstruck = { thing-power-twinstrike }: Auch { $card } wird getroffen.
spared = { $who_is ->
    [you] Du verschonst
   *[other] { $who } verschont
} die zweite Karte.
struck = { $card } nimmt { $points } Schaden{ x-left }.
retaliated = { $card } nimmt { $points } Schaden durch { $by_is ->
    [you] deinen
   *[other] { $by_ends ->
        [s] { $by }’
       *[other] { $by }s
    }
} { thing-power-retaliate }{ x-left }.
trapped = { $card } war eine { thing-power-trap }, Rang { $rank }: Die Karte bleibt, offen und unversehrt.
killed = { $card } ist geschlagen: Es bleibt kein Lebenspunkt.
killed-face-down = { $card } ist geschlagen: Es bleibt kein Lebenspunkt{ $traps_count ->
    [0] {""}
   *[other] , und eine { thing-power-trap } von Rang { $traps } war es nicht
}.
learned = { $who_is ->
    [you] Du siehst dir deine geschlagene Grundkarte
   *[other] { $who } sieht sich die geschlagene Grundkarte
} aus Gasse { $lane } an: { x-one-rank }.
pair-ended = { $who_is ->
    [you] Dein
   *[other] { x-whos }
} Paar ({ $rank }) ist getrennt: { $gone ->
    [yes] Eine der beiden Karten ist nicht mehr da.
   *[no] Die beiden liegen jetzt in verschiedenen Gassen.
}

froze = { thing-power-freeze } in Gasse { $lane }: Bei { $who_is ->
    [you] dir
   *[other] { $who }
} { $cards_count ->
    [one] kann
   *[other] können
} { x-those-cards } im nächsten Zug weder angreifen noch aufgedeckt werden.
thawed = Der Zug ist vorbei: Bei { $who_is ->
    [you] dir
   *[other] { $who }
} { $cards_count ->
    [one] taut { $cards }{ x-in-lane } auf.
   *[other] tauen { x-those-cards }{ x-in-lane } auf.
}
thawed-nimble = { $card } taut sofort auf: Mit { thing-power-nimble } friert man nie ein.
healed = { thing-power-heal }: Bei { $who_is ->
    [you] dir
   *[other] { $who }
} { $cards_count ->
    [one] ist { $cards }{ x-in-lane } wieder unversehrt.
   *[other] sind { x-those-cards }{ x-in-lane } wieder unversehrt.
}
empowered = { thing-power-empower } in Gasse { $lane }: Bei { $who_is ->
    [you] dir
   *[other] { $who }
} { $cards_count ->
    [one] feuert { $cards } noch einmal.
   *[other] feuern { $cards } noch einmal.
}

# mehr als zwei werden gezählt: welche, zeigt das Bild
x-those-cards = { $cards_count ->
    [one] { $cards }
    [2] { $cards }
   *[other] { $cards_count } Karten
}

fired = { $card } feuert: { $power }.
acted = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $more ->
    [0] keine Aktion
    [one] eine Aktion
   *[other] { $more } Aktionen
} dazu (jetzt { $actions }), und { x-der } { $rank } darf in diesem Zug zweimal angreifen.
spent-view = { thing-power-view } bewirkt nichts: Der Stapel ist leer.
spent-foresight = { thing-power-foresight } bewirkt nichts: Keine Karte liegt verdeckt.
spent-flip = { thing-power-flip } bewirkt nichts: { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} in Gasse { $lane } keine Karte, die sich aufdecken lässt.
spent-freeze = { thing-power-freeze } bewirkt nichts: In Gasse { $lane } ist keine Karte, die einfrieren kann.
spent-heal = { thing-power-heal } bewirkt nichts: { $who_is ->
    [you] Keine deiner Karten
   *[other] Keine Karte von { $who }
} hat Schaden.
spent-move = { thing-power-move } bewirkt nichts: Keine Karte lässt sich in Gasse { $lane } holen.
spent-empower = { thing-power-empower } bewirkt nichts: Keine andere Karte in Gasse { $lane } hat eine Kraft, die feuert.
discarded = { $who_is ->
    [you] Du wirfst
   *[other] { $who } wirft
} { x-a-rank } ab.
discarded-card = { $who_is ->
    [you] Du wirfst
   *[other] { $who } wirft
} eine Karte verdeckt ab.
looked = { $who_is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
} { $card } an: { x-one-rank }.
looked-at = { $who_is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
} { $card } an.
looked-at-own = { $who } sieht sich eine eigene Karte an: { $card }.
moved = { thing-power-move } holt { $card } aus Gasse { $left } in Gasse { $entered }.
stayed = { $who_is ->
    [you] Du holst
   *[other] { $who } holt
} keine Karte in Gasse { $lane }.

stuck = { $who_is ->
    [you] Du kannst
   *[other] { $who } kann
} nichts mehr tun: { $actions ->
    [one] 1 Aktion verfällt.
   *[other] { $actions } Aktionen verfallen.
}
ended = { $who_is ->
    [you] Du beendest deinen Zug
   *[other] { $who } beendet den Zug
}: { $actions ->
    [one] 1 Aktion bleibt ungenutzt.
   *[other] { $actions } Aktionen bleiben ungenutzt.
}
lane-won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} Gasse { $lane }: Der Stapel ist leer, und { $loser_is ->
    [you] du hast
   *[other] { $loser } hat
} dort keine Karte mehr{ $hands ->
    [yes] {" "}und keine auf der Hand
   *[no] {""}
}.
lane-lost = Der Stapel ist leer, und niemand hat noch eine Karte in Gasse { $lane }: Die Gasse zählt für { $both ->
    [yes] beide
   *[no] niemanden
}.
won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} das Spiel mit { $lanes ->
    [one] 1 Gasse
   *[other] { $lanes } Gassen
}.
draw-lanes = { $both ->
    [yes] { $lanes ->
        [one] Beide haben eine Gasse gewonnen
       *[other] Beide haben { $lanes } Gassen gewonnen
    }
   *[no] { $lanes ->
        [one] Alle Gassen sind entschieden, und niemand hat eine gewonnen
       *[other] Alle Gassen sind entschieden, und niemand hat { $lanes } gewonnen
    }
}: unentschieden.
draw-turns = { $turns } Züge sind gespielt: unentschieden.
draw-idle = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge nacheinander
} ohne Aktion: unentschieden.

## Was zu entscheiden ist

choose-action = Du bist am Zug, noch { x-actions }: Leg eine Karte, deck eine auf, greif an oder bilde ein Paar{ $stops ->
    [yes] , oder beende deinen Zug
   *[no] {""}
}.
choose-second = { $card } greift { $at } an. { thing-power-twinstrike }: Welche Karte wird auch getroffen?{ $none ->
    [yes] {" "}Du darfst darauf verzichten.
   *[no] {""}
}
choose-order = Mehrere deiner Kräfte warten. Welche Karte feuert als nächste?
choose-discard = { thing-power-view }: Welche Handkarte wirfst du ab?
choose-look = { thing-power-foresight }: Welche verdeckte Karte siehst du dir an?
choose-move = { thing-power-move }: Welche deiner Karten kommt zu { $card }? Du darfst darauf verzichten.

## Züge

move-play = { $rank } verdeckt in Gasse { $lane } legen
move-flip = Aufdecken: { $card }
move-attack = Mit { $card } angreifen: { $at }
move-pair = Paar bilden in Gasse { $lane }: { $of ->
    [2] { $rank } und { $rank }
   *[other] { $first } und { $second }
}
move-also = Auch treffen: { $card }
move-fire = Feuern lassen: { $card }, { $power }
move-discard = { $rank } abwerfen
move-look = Ansehen: { $card }
move-bring = Aus Gasse { $lane } holen: { $card }
move-none = Keine Karte holen
move-spare = Keine zweite Karte treffen
move-done = Deinen Zug beenden

## Was man nachschlagen kann: die Ränge

thing-rank-a = Ass
    .gender = n
    .about = { x-rank-about }
thing-rank-2 = 2
    .gender = f
    .about = { x-rank-about }
thing-rank-3 = 3
    .gender = f
    .about = { x-rank-about }
thing-rank-4 = 4
    .gender = f
    .about = { x-rank-about }
thing-rank-5 = 5
    .gender = f
    .about = { x-rank-about }
thing-rank-6 = 6
    .gender = f
    .about = { x-rank-about }
thing-rank-7 = 7
    .gender = f
    .about = { x-rank-about }
thing-rank-8 = 8
    .gender = f
    .about = { x-rank-about }
thing-rank-9 = 9
    .gender = f
    .about = { x-rank-about }
thing-rank-10 = 10
    .gender = f
    .about = { x-rank-about }
thing-rank-j = Bube
    .gender = weak
    .about = { x-rank-about }
thing-rank-q = Dame
    .gender = f
    .about = { x-rank-about }
thing-rank-k = König
    .gender = m
    .about = { x-rank-about }
thing-rank-spare-1 = { $named ->
    [yes] Karte { $name }
   *[no] Zusatzkarte 1
}
    .gender = f
    .about = { x-rank-about }
thing-rank-spare-2 = { $named ->
    [yes] Karte { $name }
   *[no] Zusatzkarte 2
}
    .gender = f
    .about = { x-rank-about }
x-rank-about = { $has ->
    [yes] Kraft: { $power }; aufgedeckt hat die Karte { x-hit-points } (LANES-34). { $does }
   *[no] Die Karte hat keine Kraft und aufgedeckt { x-hit-points } (LANES-34).
}
x-hit-points = { $points ->
    [one] 1 Lebenspunkt
   *[other] { $points } Lebenspunkte
}

# Die Kräfte, mit ihrem gedruckten Namen; .word steht auf der Karte
no-power = keine Kraft
thing-power-action = Schwung (Action)
    .word = Schwung
    .about = Wird die Karte aufgedeckt, bekommst du in diesem Zug { $actions ->
        [0] keine Aktion
        [one] eine Aktion
       *[other] { $actions } Aktionen
    } dazu, und sie darf zweimal angreifen (LANES-41, LANES-42).
thing-power-view = Tausch (View)
    .word = Tausch
    .about = Wird die Karte aufgedeckt, ziehst du eine Karte und wirfst dann eine Handkarte ab (LANES-43).
thing-power-trap = Falle (Trap)
    .word = Falle
    .about = Verdeckt geschlagen, stirbt die Karte nicht: Sie liegt danach offen und unversehrt an ihrem Platz (LANES-45).
thing-power-foresight = Weitblick (Foresight)
    .word = Weitblick
    .about = Wird die Karte aufgedeckt, siehst du dir eine beliebige verdeckte Karte an, gleich von wem und wo (LANES-46).
thing-power-flip = Aufdecken (Flip)
    .word = Aufdecken
    .about = Wird die Karte aufgedeckt, werden alle deine verdeckten Karten in ihrer Gasse mit aufgedeckt (LANES-47).
thing-power-freeze = Frost (Freeze)
    .word = Frost
    .about = Wird die Karte aufgedeckt, frieren die gegnerischen Karten in ihrer Gasse für einen Zug ein (LANES-48).
thing-power-heal = Heilung (Heal)
    .word = Heilung
    .about = Wird die Karte aufgedeckt, verschwindet aller Schaden von allen deinen Karten, in jeder Gasse (LANES-53).
thing-power-retaliate = Gegenschlag (Retaliate)
    .word = Gegenschlag
    .about = Solange die Karte offen liegt, nimmt { $back } Schaden, wer sie angreift (LANES-54).
thing-power-nimble = Flink (Nimble)
    .word = Flink
    .about = Solange die Karte offen liegt, friert sie nie ein, nimmt keinen Schaden durch { thing-power-retaliate }, wird nie als zweite Karte getroffen und macht { $nimble } Schaden an Karten mit { thing-power-taunt } (LANES-57, LANES-58, LANES-59, LANES-60).
thing-power-twinstrike = Doppelschlag (Twinstrike)
    .word = Doppelschlag
    .about = Greift die Karte an, macht sie auch an einer zweiten Karte der Gasse { $twin } Schaden (LANES-61).
thing-power-taunt = Spott (Taunt)
    .word = Spott
    .about = Solange die Karte offen liegt, muss sie vor allen anderen ihrer Seite geschlagen werden (LANES-64).
thing-power-move = Umzug (Move)
    .word = Umzug
    .about = Wird die Karte aufgedeckt, darfst du eine deiner Karten aus einer anderen Gasse in ihre holen (LANES-66).
thing-power-empower = Ansporn (Empower)
    .word = Ansporn
    .about = Wird die Karte aufgedeckt, feuern deine anderen offenen Karten in ihrer Gasse noch einmal, soweit ihre Kraft feuert (LANES-69).

thing-lane = Gasse
    .about = Es gibt { $lanes ->
        [one] eine Gasse
       *[other] { $lanes } Gassen
    }; das Spiel gewinnt, wer { $win } gewonnen hat. Ist der Stapel leer, verlierst du eine Gasse, in der du keine Karte hast{ $hands ->
        [yes] , sofern auch deine Hand leer ist
       *[no] {""}
    } (LANES-80, LANES-85).
thing-action-point = Aktion
    .about = Ein Zug hat { x-actions }: legen, aufdecken, angreifen oder ein Paar bilden, in beliebiger Reihenfolge (LANES-15, LANES-16). { $stops ->
        [yes] Du darfst deinen Zug früher beenden (LANES-17).
       *[no] Solange du etwas tun kannst, musst du es tun (LANES-17).
    }
thing-play = Karte legen
    .about = Eine Handkarte kommt verdeckt in eine Gasse, die noch niemand gewonnen hat (LANES-23, LANES-24).
thing-turn-up = Karte aufdecken
    .about = Eine deiner verdeckten Karten liegt von nun an offen, und ihre Kraft erwacht. Gefrorene Karten und gesperrte Grundkarten lassen sich nicht aufdecken (LANES-27, LANES-29).
thing-attack = Angriff
    .about = Eine offene Karte macht { $points } Schaden an einer gegnerischen Karte ihrer Gasse, einmal im Zug. Aller Schaden eines Angriffs fällt zugleich (LANES-31, LANES-33, LANES-35).
thing-pair = Paar
    .about = Zwei deiner offenen Karten vom selben Rang in derselben Gasse werden verbunden. Sie greifen gemeinsam an, für { $points } Schaden (LANES-70, LANES-74).
thing-damage = Schaden
    .about = Er bleibt auf der Karte, bis sie geheilt wird; eine beschädigte Karte liegt quer. Mit so viel Schaden wie Lebenspunkten ist sie geschlagen (LANES-34, LANES-35).
thing-hit-points = Lebenspunkte
    .about = Mit so viel Schaden ist die Karte geschlagen. Verdeckt hat jede { $covered } (LANES-34).
thing-face-down = verdeckte Karte
    .about = Sie hat keine Kraft und kann nicht angreifen, aber angegriffen werden. Die du selbst gelegt hast, darfst du jederzeit ansehen (LANES-25).
thing-base-card = Grundkarte
    .about = Sie liegt von Anfang an in ihrer Gasse, und niemand kennt sie. Bis der Stapel leer ist, ist sie gesperrt (LANES-04, LANES-14).
thing-frozen = gefroren
    .about = Eine gefrorene Karte kann bis zum Ende des nächsten Zuges ihrer Seite weder angreifen noch durch eine Aktion aufgedeckt werden (LANES-49, LANES-50).
thing-waiting-power = wartende Kraft
    .about = Geweckte Kräfte feuern eine nach der anderen. Warten mehrere, wählst du die nächste (LANES-37, LANES-38).
thing-pile = Stapel
    .about = Er beginnt mit { $cards } Karten, und am Anfang jedes Zuges { $draws ->
        [one] wird eine gezogen
       *[other] werden { $draws } gezogen
    }. Ist er leer, erwachen die Grundkarten, und man kann Gassen gewinnen (LANES-12, LANES-14, LANES-80).
thing-hand = Hand
    .about = Du beginnst mit { x-cards }, die nur du siehst. Sie darf beliebig groß werden (LANES-05, LANES-21).
thing-discard = Ablage
    .about = Geschlagene und abgeworfene Karten; sie kommen nie zurück. Was verdeckt war, bleibt verdeckt (LANES-13, LANES-36).
thing-out = Karten aus dem Spiel
    .about = { $cards ->
        [one] 1 Karte ist
       *[other] { $cards } Karten sind
    } von Anfang an aus dem Spiel, und niemand sieht sie je (LANES-06).
thing-end = letzter Zug
    .about = Nach { $turns } Zügen ist das Spiel unentschieden (LANES-86).

## Das Bild

picture-scene = { $lanes ->
    [one] Eine geräumte Gasse
    [2] Zwei geräumte Gassen
   *[other] Drei geräumte Gassen
}. Unten { $mine }, oben { $theirs }.
picture-lane = Gasse { $lane }
picture-lane-open = Gasse { $lane }: offen. Es verliert sie, wer bei leerem Stapel keine Karte darin hat (LANES-80).
picture-lane-won = Gasse { $lane }: entschieden für { $who }. Hier wird nichts mehr gelegt (LANES-83).
picture-both = beide
picture-nobody = niemand
picture-hand = { $who_is ->
    [you] Auf deiner Hand
   *[other] Auf der Hand von { $who }
}: { $rank }. { $about }
picture-hidden = Eine Karte auf der Hand von { $who } (LANES-12).
picture-up = { $who_is ->
    [you] Deine Karte
   *[other] Karte von { $who }
} in Gasse { $lane }: { $rank }. { $about }
picture-down = { $who_is ->
    [you] { $base ->
        [yes] Deine Grundkarte
       *[no] Deine verdeckte Karte
    }
   *[other] { $base ->
        [yes] Grundkarte von { $who }
       *[no] Verdeckte Karte von { $who }
    }
} in Gasse { $lane }. { $known ->
    [yes] Du kennst sie: { $rank } (LANES-25). { $about }
   *[no] Du weißt nicht, welche es ist (LANES-25).
}
picture-locked = Sie ist im Schnee gesperrt, bis der Stapel leer ist (LANES-14).
picture-seen = { $who } kennt sie auch.
picture-damage = { $damage } Schaden; mit { $points } ist sie geschlagen (LANES-34).
picture-frozen = Gefroren: Bis zum Ende des nächsten Zuges ihrer Seite kann sie weder angreifen noch aufgedeckt werden (LANES-49).
picture-paired = Im Paar: Beide greifen gemeinsam an, für { $points } Schaden (LANES-74).
picture-attacked = Sie hat in diesem Zug angegriffen (LANES-31).
picture-waiting = Ihre Kraft wartet noch darauf, zu feuern (LANES-37).
picture-pile = { $cards ->
    [0] Der Stapel ist leer: Die Grundkarten sind wach, und man kann Gassen gewinnen (LANES-80).
    [one] Der Stapel: 1 Karte. Ist er leer, erwachen die Grundkarten (LANES-14).
   *[other] Der Stapel: { $cards } Karten. Ist er leer, erwachen die Grundkarten (LANES-14).
}
picture-pile-short = Stapel
picture-discard = { $who_is ->
    [you] Deine Ablage
   *[other] Ablage von { $who }
}: { $open }{ $closed ->
    [0] {""}
   *[other] {" "}und { $closed } verdeckt
}. Nichts davon kommt zurück (LANES-13).
picture-discard-none = keine offene Karte
picture-discard-short = Ablage
picture-player = { $who }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand, { $won ->
    [one] 1 Gasse
   *[other] { $won } Gassen
} gewonnen{ $turn ->
    [yes] , noch { x-actions }
   *[no] {""}
}. { $win ->
    [one] Eine Gasse bringt den Sieg
    [2] Zwei Gassen bringen den Sieg
   *[other] Drei Gassen bringen den Sieg
} (LANES-85).
picture-none = Keine Karte holen
    .about = Nur auf { thing-power-move } darfst du verzichten (LANES-66).
picture-done = Hier aufhören
    .about = Nichts weiter tun (LANES-17).
score-lanes = Gassen gewonnen

## Warum ein Zug nicht geht

why-not-held = Diese Karte hast du nicht auf der Hand (LANES-23).
why-lane-closed = Diese Gasse ist entschieden: Dort darf nichts mehr gespielt werden (LANES-24).
why-no-card = An dieser Stelle hast du keine Karte (LANES-16).
why-face-up = Diese Karte liegt schon offen (LANES-27).
why-face-down = Eine verdeckte Karte kann nicht angreifen (LANES-25).
why-frozen-flip = Diese Karte ist eingefroren und kann nicht aufgedeckt werden (LANES-27).
why-frozen = Diese Karte ist eingefroren und kann nicht angreifen (LANES-31).
why-locked = Diese Grundkarte ist gesperrt, bis der Stapel leer ist (LANES-14).
why-locked-target = Diese Grundkarte ist gesperrt und kann nicht angegriffen werden (LANES-32).
why-attacked = Diese Karte hat in diesem Zug schon angegriffen (LANES-31).
why-not-in-lane = In ihrer Gasse liegt keine solche gegnerische Karte (LANES-31).
why-jack = Ein offener Bube zieht alle Angriffe dieser Gasse auf sich (LANES-64).
why-pair-attacks = Ein Paar greift gemeinsam an, und beide Karten müssen es können (LANES-73).
why-no-pair = Ein Paar braucht zwei offene Karten eines Ranges in einer Gasse, beide noch ohne Partner (LANES-70).
why-must-act = Solange du handeln kannst, musst du es (LANES-17).
