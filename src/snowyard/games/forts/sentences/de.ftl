title = Schneeballschlacht (Day Dream)
summary = Duck dich hinter deine Schneeziegel, wirf, und bleib als Letzte oder Letzter stehen.

## Einstellungen

option-seats = wie viele spielen
option-near_miss_chooser = wer den Ziegel aussucht, den ein Beinahe-Treffer beschädigt
    .about = Ein Beinahe-Treffer trifft niemanden, beschädigt aber einen Ziegel der Mauer.
    .is-thrower = Wer geworfen hat
    .is-owner = Wem die Mauer gehört
option-turn_cap_per_player = nach so vielen Zügen je Person endet das Spiel
    .about = Spiele enden lange vorher. Die Grenze ist da, damit keines ewig dauert.

## Was geschah

start = { $who_is ->
    [you] Du beginnst das Spiel.
   *[other] { $who } beginnt das Spiel.
}
turn = { $who_is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}{ $tokens ->
    [0] {""}
    [one] {" "}Eine Deckungsmarke wird abgelegt.
   *[other] {" "}{ $tokens } Deckungsmarken werden abgelegt.
}
hide = { $who_is ->
    [you] Du gehst in Deckung und hast
   *[other] { $who } geht in Deckung und hat
} jetzt { x-tokens } und { $points ->
    [one] 1 Frostpunkt
   *[other] { $points } Frostpunkte
}.
snowball = { $who_is ->
    [you] Du formst einen Schneeball und hast jetzt { $balls }.
   *[other] { $who } formt einen Schneeball und hat jetzt { $balls }.
}
build = { $who_is ->
    [you] Du versuchst, einen Ziegel zu bauen.
   *[other] { $who } versucht, einen Ziegel zu bauen.
}
brick = Es gelingt: { $who_is ->
    [you] Dein
   *[other] { x-whos }
} { x-place-r } Ziegel steht und hat { x-points }.
no-brick = { $by ->
    [smiley] Kein Smiley, kein Ziegel.
   *[other] Keine Zahl, kein Ziegel.
}
throw = { $who_is ->
    [you] Du wirfst
   *[other] { $who } wirft
} auf { $at_is ->
    [you] dich
   *[other] { $at }
}.
throw-at-brick = { $who_is ->
    [you] Du wirfst
   *[other] { $who } wirft
} auf { $at_is ->
    [you] deinen
   *[other] { x-ats }
} { x-place-n } Ziegel.
dodge = { $who_is ->
    [you] Du duckst dich, und der Schneeball fliegt über dich hinweg. { $tokens ->
        [0] Du hast keine Deckungsmarke mehr.
       *[other] Du hast noch { x-tokens }.
    }
   *[other] { $who } duckt sich, und der Schneeball fliegt vorbei. { $tokens ->
        [0] { $who } hat keine Deckungsmarke mehr.
       *[other] { $who } hat noch { x-tokens }.
    }
}
stand = { $who_is ->
    [you] Du bleibst stehen und behältst { x-tokens }.
   *[other] { $who } bleibt stehen und behält { x-tokens }.
}
roll = Der Würfel zeigt { $face ->
    [smiley] einen Smiley
   *[other] eine { $face }
} und eine { $inside }.
miss = { $bricks ->
    [0] { $who_is ->
        [you] Du hast keinen Ziegel, aber der Wurf geht trotzdem daneben.
       *[other] { $who } hat keinen Ziegel, aber der Wurf geht trotzdem daneben.
    }
   *[other] { x-wall } { x-bricks }: daneben.
}
near-miss = { x-wall } { x-bricks }: beinahe getroffen, und ein Ziegel nimmt { $points } Schaden.
hit = { x-why-hit }: ein Treffer mit { $points } Schaden. { $left ->
    [0] { $who_is ->
        [you] Du bist jetzt gefroren.
       *[other] { $who } ist jetzt gefroren.
    }
   *[other] { $who_is ->
        [you] Du hast
       *[other] { $who } hat
    } noch { $left ->
        [one] 1 Frostpunkt
       *[other] { $left } Frostpunkte
    }.
}
hit-frozen = { x-why-hit }: ein Treffer. { $who_is ->
    [you] Du bist gefroren, also kostet er dich
   *[other] { $who } ist gefroren, also kostet er
} { $points ->
    [one] 1 Lebenspunkt
   *[other] { $points } Lebenspunkte
}: { $left ->
    [0] Keiner bleibt übrig
   *[other] noch { $left }
}.
instant-freeze = Ein Smiley: { $who_is ->
    [you] Du frierst sofort ein und verlierst
   *[other] { $who } friert sofort ein und verliert
} { $points ->
    [one] 1 Lebenspunkt
   *[other] { $points } Lebenspunkte
}. { $left ->
    [0] Keiner bleibt übrig
   *[other] Noch { $left }
}.
brick-hit = { $who_is ->
    [you] Dein
   *[other] { x-whos }
} { x-place-r } Ziegel nimmt { $points } Schaden: { $left ->
    [0] Er ist weg
    [one] noch 1 Punkt
   *[other] noch { $left } Punkte
}.
brick-destroyed = Ein Smiley: { $who_is ->
    [you] Dein
   *[other] { x-whos }
} { x-place-r } Ziegel ist zerstört.
tokens-lost = { $who_is ->
    [you] Dein letzter Ziegel ist weg, und mit ihm { x-tokens }.
   *[other] { x-whos } letzter Ziegel ist weg, und mit ihm { x-tokens }.
}
out = { $who_is ->
    [you] Du bist ausgeschieden.
   *[other] { $who } ist ausgeschieden.
} { $balls ->
    [0] {""}
   *[other] { $by_is ->
        [you] Du nimmst
       *[other] { $by } nimmt
    } { $balls ->
        [one] den letzten Schneeball
       *[other] die { $balls } Schneebälle
    }.
}
cap = { $turns } Züge sind gespielt: Hier endet das Spiel.
won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}{ $others ->
    [0] {""}
    [one] {" "}zusammen mit einer anderen Person
   *[other] {" "}zusammen mit { $others } anderen
}.

x-whos = { $who_ends ->
    [s] { $who }’
   *[other] { $who }s
}
x-ats = { $at_ends ->
    [s] { $at }’
   *[other] { $at }s
}
x-wall = { $who_is ->
    [you] Deine Mauer hat
   *[other] { x-whos } Mauer hat
}
x-why-hit = { $bricks ->
    [0] { $who_is ->
        [you] Du hast keinen Ziegel
       *[other] { $who } hat keinen Ziegel
    }
   *[other] { x-wall } nur { x-bricks }
}
x-tokens = { $tokens ->
    [0] keine Deckungsmarke
    [one] 1 Deckungsmarke
   *[other] { $tokens } Deckungsmarken
}
x-bricks = { $bricks } Ziegel
x-place-r = { $slot ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[6] sechster
}
x-place-n = { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[6] sechsten
}

## Was zu entscheiden ist

choose-action = Du bist am Zug: Wähle Aktion { $number } von { $of }.
choose-duck = { $who } wirft auf dich. Duckst du dich? Du hast { x-tokens }.
choose-brick = Beinahe getroffen: Welcher { $whose_is ->
    [you] deiner Ziegel
   *[other] Ziegel von { $whose }
} nimmt { $points } Schaden?

## Züge

move-hide = Hinter deinen Ziegeln in Deckung gehen
move-build-brick = Versuchen, einen Ziegel zu bauen ({ x-points })
move-build-snowball = Einen Schneeball formen
move-throw = Auf { $at } werfen
move-throw-at-brick = Auf { $at_is ->
    [you] deinen
   *[other] { x-ats }
} { x-place-n } Ziegel werfen ({ x-points })
move-use-token = Ducken: eine Deckungsmarke ablegen
move-keep-token = Stehen bleiben: die Deckungsmarke behalten
move-pick-brick = Der { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[6] sechste
} Ziegel nimmt den Schaden ({ x-points })

x-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Was man nachschlagen kann

thing-hit-points = Lebenspunkte
    .about = Alle beginnen mit { $start }. Nur wer gefroren ist, verliert sie durch Treffer; ohne Lebenspunkte scheidet man aus (FORTS-19, FORTS-39).
thing-freeze-points = Frostpunkte
    .about = Alle beginnen mit { $start }; mehr kann man nicht haben. Treffer nehmen sie zuerst; bei 0 ist man gefroren (FORTS-18).
thing-frozen = gefroren
    .about = Wer keine Frostpunkte hat, ist gefroren: Jeder Treffer kostet Lebenspunkte{ $warmth ->
        [0] {""}
       *[other] {". "}In Deckung wärmt man sich wieder auf
    } (FORTS-19, FORTS-33).
thing-hide-token = Deckungsmarke
    .about = In Deckung gehen bringt eine und dazu { $warmth ->
        [one] 1 Frostpunkt
       *[other] { $warmth } Frostpunkte
    }; dafür braucht man einen Ziegel. Mit jeder Marke duckt man sich unter einem Wurf weg, ehe gewürfelt wird; alle werden abgelegt, wenn man wieder am Zug ist (FORTS-06, FORTS-12, FORTS-30).
thing-brick = Ziegel
    .about = Ein Ziegel hat { x-points }, eine Mauer bis zu { $slots ->
        [one] 1 Ziegel
       *[other] { $slots } Ziegel
    }. { $helps ->
        [yes] Je mehr man hat, desto weniger Würfe treffen; ohne
       *[no] Ohne
    } Ziegel kann man nicht in Deckung gehen (FORTS-15, FORTS-28, FORTS-36).
thing-snowball = Schneeball
    .about = Alle beginnen mit { $start }. Ein geworfener Schneeball bleibt bei der Person, auf die er flog (FORTS-11).
thing-cube = Würfel
    .about = Außen zeigt er { $faces }; { $plain ->
        [yes] die Ziffer innen ist der Schaden, und 0 zählt als 10
       *[no] der Schaden der Ziffern 0 bis 9 innen ist der Reihe nach { $damages }
    }. Verglichen wird außen mit den Ziegeln des Ziels; kleiner: { $smaller }, gleich: { $equal }, größer: { $greater } (FORTS-15, FORTS-R01).
thing-smiley = ein Smiley
    .about = Beim Wurf auf eine Person, egal wie viele Ziegel sie hat: { $does }. Beim Wurf auf einen Ziegel { $falls ->
        [yes] zerstört er ihn
       *[no] ist er wie eine Zahl
    }; { $builds ->
        [smiley] beim Bauen bringt er einen neuen
        [number] beim Bauen bringt er keinen
       *[anything] beim Bauen bringt er einen neuen, wie jede Zahl auch
    } (FORTS-20, FORTS-24, FORTS-35).
thing-near-miss = Beinahe-Treffer
    .about = { $equal ->
        [yes] Der Würfel zeigt außen genau die Zahl der Ziegel, die das Ziel hat. Ein
       *[no] Ein
    } Ziegel nimmt den Schaden; welcher, wird nach dem Wurf gewählt (FORTS-17).
thing-instant-freeze = Blitzfrost
    .about = Alle Frostpunkte sind weg, und der Schaden kostet Lebenspunkte (FORTS-20).
thing-dodge-rule = Ausweichregel
    .about = Eine 1 gegen jemanden ohne Ziegel: { $does } (FORTS-15, FORTS-R14).
thing-turn-cap = Zuggrenze
    .about = Nach { $turns } Zügen je Person endet das Spiel; es gewinnt, wer die meisten Lebenspunkte hat, bei Gleichstand die meisten Frostpunkte, dann die meisten Ziegelpunkte (FORTS-45).

## Das Bild

picture-scene = Ein verschneiter Hügel mit den Burgen von { $names }.
picture-kid = { $who }{ $frozen ->
    [yes] , gefroren: Treffer kosten jetzt Lebenspunkte (FORTS-19)
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [one] , in Deckung mit einer Marke: Damit duckt man sich unter einem Wurf weg (FORTS-12)
   *[other] , in Deckung mit { $tokens } Marken: Mit jeder duckt man sich unter einem Wurf weg (FORTS-12)
}.
picture-aim = { x-bricks }. { $faces } (FORTS-15).
fate-miss = daneben
fate-near = beinahe getroffen
fate-hit = Treffer
fate-freeze = Blitzfrost
picture-hide = In Deckung gehen: eine Deckungsmarke und { $warmth ->
    [one] 1 Frostpunkt
   *[other] { $warmth } Frostpunkte
} (FORTS-30).
picture-brick = { $who }: { $slot ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[6] sechster
} Ziegel, { $points } von { $of } Punkten. Ein Wurf auf einen Ziegel trifft immer (FORTS-23).
picture-gap = Ein neuer Ziegel ({ x-points }), wenn der Würfel das Richtige zeigt (FORTS-35).
picture-drift = Frischer Schnee: ein Schneeball, ohne zu würfeln (FORTS-38).
picture-heap = { $who }: { $balls ->
    [one] 1 Schneeball
   *[other] { $balls } Schneebälle
}. Ein geworfener Schneeball bleibt bei der Person, auf die er flog (FORTS-11).
picture-points = { $who }: { $hit } von { $most_hit } Lebenspunkten, { $freeze } von { $most_freeze } Frostpunkten. Die Frostpunkte gehen zuerst (FORTS-18, FORTS-19).
picture-out = { $who }: ausgeschieden, Platz { $rank } (FORTS-44).
picture-out-short = raus, Platz { $rank }
picture-cube = Der Würfel zeigt außen { $face ->
    [smiley] einen Smiley
   *[other] eine { $face }
} und innen eine { $inside }: { $damage ->
    [one] 1 Punkt Schaden
   *[other] { $damage } Punkte Schaden
} (FORTS-15).
picture-no-cube = Der Würfel: außen { $faces }, innen eine Ziffer für den Schaden (FORTS-R01).
picture-duck = Ducken
    .about = Du legst eine Deckungsmarke ab, und der Wurf ist vorbei (FORTS-13).
picture-stand = Stehen bleiben
    .about = Die Marke behalten und den Würfel rollen lassen (FORTS-12).
picture-close = Zurück
    .about = Diese Burg schließen, ohne zu werfen.
picture-fort = Die Burg von { $who } ansehen.
picture-aim-at = Wirf auf { $who } oder einen Ziegel
picture-pick = { $who }: Welcher Ziegel nimmt { $points } Schaden?
score-hit-points = Lebenspunkte übrig
score-out = raus

## Warum ein Zug nicht geht

why-no-snowball = Du hast keinen Schneeball zum Werfen (FORTS-10).
why-no-wall = Du hast keinen Ziegel, hinter dem du dich verstecken kannst (FORTS-10).
why-wall-full = In deiner Mauer ist kein Platz für einen weiteren Ziegel (FORTS-36).
why-yourself = Du wirfst auf jemand anderen, nie auf dich selbst (FORTS-R11).
why-out = { $who } ist nicht mehr im Spiel (FORTS-41).
why-no-brick = { $who } hat keinen solchen Ziegel (FORTS-22).
why-nobody = Dort sitzt niemand (FORTS-11).
why-react = Ein Schneeball fliegt auf dich zu: Duck dich, oder bleib stehen (FORTS-12).
why-pick = Erst muss ein Ziegel den Schaden nehmen (FORTS-17).
why-no-throw-at-you = Gerade wirft niemand auf dich (FORTS-12).

## Auf Papier

print-mat = Schneeburg-Blatt
print-marker = Marke: { $what }
print-heap = Haufen aus { $balls } Schneebällen
print-cube = Der Spielwürfel, mit zwei gewöhnlichen Würfeln
print-cube-how = Wirf einen sechsseitigen Würfel für außen und einen zehnseitigen für innen. Die Tabellen sagen, was sie bedeuten und was ein Wurf auf jemanden bewirkt.
print-outside = sechsseitiger Würfel
print-shows = außen
print-inside = zehnseitiger Würfel
print-damage = Schaden
print-bricks = Ziegel des Ziels
