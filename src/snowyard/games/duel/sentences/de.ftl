title = Schneeballschlacht (Jaros)
summary = Wähle zweiseitige Karten aus, dann spiel heimlich eine Seite, alle zugleich: angreifen, ausweichen oder aufrüsten.

## Einstellungen

option-seats = wie viele spielen; zu dritt und zu viert mit zwei Decks an je zwei Fronten
option-quick_start = Schnellstart
    .about = Alle behalten zwei von drei Fortgeschrittenen-Karten, statt reihum auszuwählen.
option-alt_extremes = andere Extreme
    .about = Sie ersetzen Extreme des Grundspiels.
    .is-none = Keine
    .is-1 = Eine, ausgelost
    .is-2 = Zwei, ausgelost
option-rocks_dodgeable = Steinen kann man ausweichen
    .about = Nach der gedruckten Regel kann das niemand.
option-removed_card_fizzles = eine Karte, die weg ist, tut nichts
    .about = Verlässt eine Karte die Ablage, bevor sie wirkt, entfällt ihre Handlung.
option-acquire_faceup_only = nur offene Karten können erworben werden
    .about = Ein Arsenalstapel, dessen oberste Karte verdeckt liegt, kann nicht gewählt werden.
option-nearest_empty_fallback = ein leerer Stapel ist kein Verlust
    .about = Rüsten beide zugleich auf und dein nächster Stapel ist leer, nimmst du vom folgenden, nach der anderen Person.
option-cache_scores = Karten im Lager zählen
    .about = Am Ende zählen sie für die Person, der sie gehören.

## Aufbau und Ende

swap = { $card } ersetzt in diesem Spiel { $instead }.
dealt = Alle bekommen { $cards ->
    [one] 1 Fortgeschrittenen-Karte
   *[other] { $cards } Fortgeschrittenen-Karten
}.
pass = { $seats ->
    [2] Beide geben einander { x-cards }.
   *[other] Alle geben { x-cards } nach links.
}
arsenal = Das Arsenal wird ausgelegt: { $piles } Stapel zu { $even ->
    [yes] { $most }
   *[no] { $least } oder { $most }
} { $most ->
    [one] Karte
   *[other] Karten
}.
top = Auf dem { x-nth-n } Stapel{ x-near } liegt jetzt { $card }.
turn = Zug { $turn }{ $final ->
    [yes] , in der Schlussrunde
   *[no] {""}
}.{ $first_is ->
    [nobody] {""}
    [you] {" "}Du hast den Vortritt.
   *[other] {" "}{ $first } hat den Vortritt.
}
front = Jetzt die Front: { $pair }. { $first_is ->
    [you] Du hast hier den Vortritt.
   *[other] { $first } hat hier den Vortritt.
}
final = { $full ->
    [yes] Zug { $turns } ist vorbei
   *[no] Das Arsenal ist leer
}: Die Schlussrunde beginnt, und alle mischen ihre Ablage in den Nachziehstapel.
unable = { $who_is ->
    [you] Du kannst
   *[other] { $who } kann
} { $cards ->
    [one] keine Karte
   *[other] keine { $cards } Karten
} mehr ziehen: Das Spiel endet.
stall = Die Schlussrunde hat { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} gedauert: Das Spiel endet.
score = { $who_is ->
    [you] Deine
   *[other] { x-whos }
} Karten sind { x-points } wert.
won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}{ $others ->
    [0] {""}
    [one] {" "}zusammen mit einer anderen Person
   *[other] {" "}zusammen mit { $others } anderen
}.

x-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
x-points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
x-nth-n = { $pile ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
}
x-near = { $near_is ->
    [you] {" "}(dir am nächsten)
   *[other] {""}
}
x-whos = { $who_ends ->
    [s] { $who }’
   *[other] { $who }s
}

## Ziehen und Wählen

hand = { $who_is ->
    [you] Du hältst { $cards }.
   *[other] { $who } hält { $cards }.
}
decided = { $again ->
    [yes] { $who_is ->
        [you] Du hast die erste von zwei Karten gewählt.
       *[other] { $who } hat die erste von zwei Karten gewählt.
    }
   *[no] { $who_is ->
        [you] Du hast dich entschieden.
       *[other] { $who } hat sich entschieden.
    }
}
keeps = { $who_is ->
    [you] Du behältst { $card }.
   *[other] { $who } behält { $card }.
}
draws = { $who_is ->
    [you] Du ziehst { x-cards }
   *[other] { $who } zieht { x-cards }
}{ $shuffled ->
    [yes] , nachdem die Ablage zum neuen Nachziehstapel gemischt ist
   *[no] {""}
}.
shows = { $who_is ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $to_is ->
    [you] dir
   *[other] { $to }
} die eben gezogenen Karten: Das kommt vom Einseifen im letzten Zug.
sees = { $whose_is ->
    [you] Du hast { $cards } gezogen.
   *[other] { $whose } hat { $cards } gezogen.
}
picks = { $who_is ->
    [you] Du wirst { x-end }{ x-at } spielen.
   *[other] { $who } wird { x-end }{ x-at } spielen.
}
sets-aside = { $who_is ->
    [you] Du legst { x-cards } ungespielt ab.
   *[other] { $who } legt { x-cards } ungespielt ab.
}
sets-aside-card = { $who_is ->
    [you] Du legst { $cards } ungespielt ab.
   *[other] { $who } legt { $cards } ungespielt ab.
}
sees-second = Auf dem { x-nth-n } Stapel{ x-near } liegt { $top } und darunter { $below }.

x-end = { $act }{ $none ->
    [yes] {""}
   *[no] {" "}({ $card })
}{ $cached ->
    [yes] {" "}aus dem Lager
   *[no] {""}
}
x-at = { $at_is ->
    [nobody] {""}
    [you] {" "}gegen dich
   *[other] {" "}gegen { $at }
}

## Der Kampf

plays = { $who_is ->
    [you] Du spielst { x-end }{ x-at }.
   *[other] { $who } spielt { x-end }{ x-at }.
}
second = { $who_is ->
    [you] Du spielst eine zweite Karte: { x-end }.
   *[other] { $who } spielt eine zweite Karte: { x-end }.
}
declines = { $who_is ->
    [you] Du spielst keine zweite Karte.
   *[other] { $who } spielt keine zweite Karte.
}
fate-none = { $who_is ->
    [you] Du hast hier nichts zu tun.
   *[other] { $who } hat hier nichts zu tun.
}
fate-void = { x-Others-against } lässt { x-whose-act-n } entfallen: Nichts davon wirkt.
fate-hit = { x-Whose-act } trifft { x-other-n }: { $against } schützt nicht.
fate-hit-both = { x-Whose-act } trifft { x-other-n }: Angriffe halten einander nicht auf.
fate-hit-open = { x-Whose-act } trifft { x-other-n }: Nichts steht im Weg.
fate-hit-rocks = { x-Whose-act } trifft { x-other-n }: Steinen kann man nicht ausweichen.
fate-miss = { x-Whose-act } geht ins Leere: { $other_is ->
    [you] Du weichst aus.
   *[other] { $other } weicht aus.
}
fate-avoid = { x-Whose-act } geht ins Leere: Mit Schnapp und weg { $other_is ->
    [you] entgehst du
   *[other] entgeht { $other }
} jedem Angriff.
fate-back = { x-Others-against } wirft { x-whose-act-n } zurück: Getroffen { $who_is ->
    [you] bist du selbst.
   *[other] ist { $who }.
}
fate-dodge = { $who_is ->
    [you] Du weichst aus, und jetzt wirkt die andere Seite deiner Karte: { $behind }.
   *[other] { $who } weicht aus, und jetzt wirkt die andere Seite der Karte: { $behind }.
}
fate-dodge-upgrade = { $who_is ->
    [you] Du weichst aus und bekommst durch Aufrüst-Ausweichen eine Karte.
   *[other] { $who } weicht aus und bekommt durch Aufrüst-Ausweichen eine Karte.
}
fate-dodge-dud = { $who_is ->
    [you] Du weichst aus: { x-others } Karte war ein Blindgänger. Sie bewirkt nichts und wird aufgegeben.
   *[other] { $who } weicht aus: { $other_is ->
        [you] Deine
       *[other] { x-others }
    } Karte war ein Blindgänger. Sie bewirkt nichts und wird aufgegeben.
}
fate-offensive-dodge = { $who_is ->
    [you] Du weichst aus, und jetzt folgt dein Großes Aufrüsten.
   *[other] { $who } weicht aus, und jetzt folgt Großes Aufrüsten.
} { x-thrown }
fate-offensive-fail = { x-Whose-act } hilft nicht: Steinen kann man nicht ausweichen. { x-thrown }
fate-offensive-idle = { x-Whose-act } muss nicht ausweichen: Von { x-other-d } kommt kein Angriff. { x-thrown }
fate-fail = { x-Whose-act } hilft nicht: Steinen kann man nicht ausweichen.
fate-idle = { x-Whose-act } bewirkt nichts: Von { x-other-d } kommt kein Angriff.
fate-works = { x-Whose-act } wirkt: Von { x-other-d } kommt kein Angriff.
fate-blocked = { x-Whose-act } wird verhindert: { $other_is ->
    [you] Du greifst an.
   *[other] { $other } greift an.
}
fate-fort = { x-Whose-act } steht: Was { $other_is ->
    [you] du spielst
   *[other] { $other } spielt
}, bewirkt nichts.
fate-backfire = { x-Whose-act } wirkt: Es gibt einen Angriff, der zurückfliegt.
fate-effect = { x-Whose-act } wirkt: Nichts hält das auf.
capped = { $act }: { $who_is ->
    [you] Du bist gebremst und ziehst
   *[other] { $who } ist gebremst und zieht
} nächstes Mal nur { x-cards }.
capped-price = Steine zu werfen hat seinen Preis: { $who_is ->
    [you] Du bist gebremst und ziehst
   *[other] { $who } ist gebremst und zieht
} nächstes Mal nur { x-cards }.
nothing-gone = { x-Whose-act } entfällt: Die Karte liegt nicht mehr in { $whose_is ->
    [you] deiner
   *[other] { x-whoses }
} Ablage.
nothing-discards = { x-Whose-act } findet nichts: { $whose_is ->
    [you] Deine
   *[other] { x-whoses }
} Ablage ist leer.
nothing-abandoned = { x-Whose-act } findet nichts: Es gibt keine aufgegebene Karte.
nothing-raid = { x-Whose-act } findet nichts: Die Karte, die { $whose_is ->
    [you] du gespielt hast
   *[other] { $whose } gespielt hat
}, lässt sich nicht stehlen, und es gibt keine aufgegebene.
nothing-pile = { x-Whose-act } findet nichts: Von keinem Arsenalstapel lässt sich eine Karte nehmen.
nothing-pile-reach = { x-Whose-act } findet nichts: Von keinem Arsenalstapel lässt sich eine Karte nehmen, und es gibt keine aufgegebene.
nothing-nearest = { x-Whose-act } findet nichts: Beide rüsten zugleich auf, und vom Stapel, der { x-whose-d } am nächsten liegt, lässt sich keine Karte nehmen.
nothing-nearest-reach = { x-Whose-act } findet nichts: Beide rüsten zugleich auf, vom Stapel, der { x-whose-d } am nächsten liegt, lässt sich keine Karte nehmen, und es gibt keine aufgegebene.
whitewash = Einseifen: { $who_is ->
    [you] Du wirst sehen, was { $whose } als Nächstes zieht.
   *[other] { $who } wird sehen, was { $whose_is ->
        [you] du als Nächstes ziehst
       *[other] { $whose } als Nächstes zieht
    }.
}

x-Whose-act = { $who_is ->
    [you] { $act_gender ->
        [f] Deine
       *[other] Dein
    }
   *[other] { x-whos }
} { $act }
x-whose-act-n = { $who_is ->
    [you] { $act_gender ->
        [f] deine
        [m] deinen
       *[other] dein
    }
   *[other] { x-whos }
} { $act }
x-Others-against = { $other_is ->
    [you] { $against_gender ->
        [f] Deine
       *[other] Dein
    }
   *[other] { x-others }
} { $against }
x-others = { $other_ends ->
    [s] { $other }’
   *[other] { $other }s
}
x-whoses = { $whose_ends ->
    [s] { $whose }’
   *[other] { $whose }s
}
x-other-n = { $other_is ->
    [you] dich
   *[other] { $other }
}
x-other-d = { $other_is ->
    [you] dir
   *[other] { $other }
}
x-whose-d = { $whose_is ->
    [you] dir
   *[other] { $whose }
}
x-thrown = { $thrown ->
    [hit] Der dabei geworfene Schneeball trifft { x-other-n }.
    [miss] { $other_is ->
        [you] Du weichst dem dabei geworfenen Schneeball aus.
       *[other] { $other } weicht dem dabei geworfenen Schneeball aus.
    }
    [avoid] { x-Others-against } lässt den dabei geworfenen Schneeball ins Leere gehen.
    [refl] { x-Others-against } wirft den dabei geworfenen Schneeball zurück.
   *[void] { x-Others-against } lässt den dabei geworfenen Schneeball entfallen.
}

## Karten, die wandern

steals = { $act }: { $who_is ->
    [you] Du stiehlst
   *[other] { $who } stiehlt
} { x-which } von { x-whom }{ $random ->
    [yes] , zufällig gezogen
   *[no] {""}
}.
steals-unseen = { $act }: { $who_is ->
    [you] Du stiehlst
   *[other] { $who } stiehlt
} eine Karte von { x-whom }, zufällig gezogen.
abandons = { $act }: { $who_is ->
    [you] Du gibst
   *[other] { $who } gibt
} { x-which } auf.
acquires = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $card } vom { x-nth-n } Stapel{ x-near }{ $unseen ->
    [yes] , verdeckt
   *[no] {""}
}.
takes-abandoned = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $card } von den aufgegebenen Karten.
acquires-unseen = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} die verdeckte Karte vom { x-nth-n } Stapel{ x-near }.
looks = { $who_is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
} die zwei obersten Karten vom { x-nth-n } Stapel{ x-near } an.
refines = { $who_is ->
    [you] Du nimmst eine davon und legst
   *[other] { $who } nimmt eine davon und legt
} die andere auf den { x-nth-n } Stapel{ x-near } zurück.
restocks = Auffüllen: { $who_is ->
    [you] Du mischst
   *[other] { $who } mischt
} { x-cards } in den Nachziehstapel{ $itself ->
    [yes] { $cards ->
        [one] , und zwar die mit Auffüllen
       *[other] , darunter die mit Auffüllen
    }
   *[no] {""}
}.
restocks-card = { $who_is ->
    [you] Du füllst mit { $card } auf.
   *[other] { $who } füllt mit { $card } auf.
}
caches = Waffenlager: { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} eine Karte ins Lager.
caches-card = Waffenlager: { $who_is ->
    [you] Du legst { $card } in dein Lager.
   *[other] { $who } legt { $card } ins Lager.
}
gives = Schnapp und weg: { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { x-which } zu den aufgegebenen Karten.

x-which = { $card }{ $played ->
    [yes] {" "}(eben gespielt{ $pair_count ->
        [0] {""}
       *[other] , Front: { $pair }
    })
   *[no] {""}
}
x-whom = { $whom_is ->
    [you] dir
   *[other] { $whom }
}

## Was zu entscheiden ist

over-points = Das Spiel ist zu Ende. { $winners_is ->
    [you] Du gewinnst mit { x-points-d }.
   *[other] { $winners_count ->
        [one] { $winners } gewinnt mit { x-points-d }.
       *[other] Mit je { x-points-d } gewinnen gemeinsam: { $winners }.
    }
}
x-points-d = { $points ->
    [0] 0 Punkten
    [one] 1 Punkt
   *[other] { $points } Punkten
}
choose-keep = Behalte eine dieser { $cards } Karten; { $rest ->
    [one] die andere geht
   *[other] die anderen { $rest } gehen
} an { $other }.
choose-keep-one = Welche dieser { $cards } Karten behältst du? Die anderen gibst du ab.
choose-keep-two = Welche zwei dieser { $cards } Karten behältst du? Wähle sie von links nach rechts; die anderen gibst du ab.
choose-keep-second = Welche Karte behältst du zusammen mit { $card }? { $rest ->
    [one] Die andere gibst du ab.
   *[other] Die anderen { $rest } gibst du ab.
}
choose-card = Wähl heimlich eine Karte und eine ihrer zwei Seiten{ x-at }.
choose-second = Dein Sperrfeuer trifft { $other }: Spielst du eine zweite Karte?
choose-abandon = { x-others } { $act } trifft dich: Welche Karte deiner Ablage gibst du auf?
choose-abandon-back = { x-others } Rückschlag wirft { $act_gender ->
    [f] deine
    [m] deinen
   *[other] dein
} { $act } zurück auf dich: Welche Karte deiner Ablage gibst du auf?
choose-acquire = { $act }: { $together ->
    [yes] Ihr rüstet beide zugleich auf, also nimmst du von deinem nächsten Stapel und { $other } vom eigenen.
   *[no] Von welchem Stapel nimmst du die oberste Karte?
}
choose-acquire-reach = { $act }: { $together ->
    [yes] Ihr rüstet beide zugleich auf, also nimmst du von deinem nächsten Stapel oder eine aufgegebene Karte, und { $other } ebenso.
   *[no] Nimmst du die oberste Karte eines Stapels oder eine aufgegebene?
}
choose-look = { $act }: { $together ->
    [yes] Ihr rüstet beide zugleich auf, also siehst du dir deinen nächsten Stapel an und { $other } den eigenen.
   *[no] Von welchem Stapel siehst du dir die zwei obersten Karten an?
}
choose-refine = Welche Karte vom { x-nth-n } Stapel{ x-near } nimmst du? Die andere kommt wieder obenauf.
choose-restock = Auffüllen: Welche andere Karte deiner Ablage kommt in deinen Nachziehstapel?
choose-cache = Waffenlager: Welche Karte deiner Ablage legst du in dein Lager?
choose-give = Schnapp und weg: Welche Karte deiner Ablage legst du zu den aufgegebenen?
choose-take = Schnapp und weg: Welche aufgegebene Karte nimmst du?
choose-raid-abandoned = Raubzug: Die Karte, die { $other } gespielt hat, lässt sich nicht stehlen. Welche aufgegebene Karte nimmst du?
choose-raid = Raubzug: Stiehlst du die Karte, die { $other } eben gespielt hat, oder nimmst du eine aufgegebene?

## Züge

move-play = { $act }{ $end ->
    [1] , erste Seite,
    [2] , zweite Seite,
   *[other] {""}
}{ $cached ->
    [yes] {" "}aus deinem Lager
   *[no] {""}
} spielen ({ $card })
move-play-nothing = Ohne Wirkung spielen
move-keep = { $card } behalten
move-abandon = { $card } aufgeben
move-restock = { $card } in deinen Nachziehstapel mischen
move-cache = { $card } in dein Lager legen
move-give = { $card } zu den aufgegebenen legen
move-take = { $card } von den aufgegebenen nehmen
move-acquire = { $card } vom { x-nth-n } Stapel{ x-near } nehmen
move-acquire-unseen = Die verdeckte Karte vom { x-nth-n } Stapel{ x-near } nehmen
move-look = Den { x-nth-n } Stapel{ x-near } ansehen: obenauf { $card }
move-look-unseen = Den { x-nth-n } Stapel{ x-near } ansehen: oberste Karte verdeckt
move-take-top = { $card } nehmen; { $rest } kommt zurück
move-take-below = { $card } nehmen; { $rest } bleibt obenauf
move-raid = { $card } stehlen, eben gespielt von { x-whose-d }
move-decline = Keine zweite Karte spielen

## Die Handlungen: `.does` steht auf der Karte, `.parted` ist der Name mit den Stellen, an denen er getrennt werden darf

thing-snowball-attack = Schneeballwurf
    .gender = m
    .parted = Schneeball{"\u00AD"}wurf
    .does = Treffer: Das Ziel zieht nächstes Mal nur { x-capped }
    .about = { thing-snowball-attack.does } (DUEL-46).
thing-slushball-attack = Matschballwurf
    .gender = m
    .parted = Matschball{"\u00AD"}wurf
    .does = Treffer: Du stiehlst zufällig eine Karte aus der Ablage des Ziels
    .about = { thing-slushball-attack.does } (DUEL-47).
thing-sneak-attack = Hinterhalt
    .gender = m
    .parted = Hinterhalt
    .does = Treffer: Das Ziel gibt eine Karte seiner Ablage auf
    .about = { thing-sneak-attack.does } (DUEL-48).
thing-iceball-attack = Eisballwurf
    .gender = m
    .parted = Eisball{"\u00AD"}wurf
    .does = Treffer: Das Ziel gibt eine Karte seiner Ablage auf und zieht nächstes Mal nur { x-capped }
    .about = { thing-iceball-attack.does } (DUEL-49).
thing-barrage = Sperrfeuer
    .gender = n
    .parted = Sperrfeuer
    .does = Vor allem anderen. Treffer: Das Ziel zieht nächstes Mal nur { x-capped }, und du darfst eine zweite Karte spielen
    .about = { thing-barrage.does } (DUEL-25, DUEL-50).
thing-throwing-rocks = Steinwurf
    .gender = m
    .parted = Steinwurf
    .does = Treffer: Das Ziel gibt die gespielte Karte auf, und du ziehst nächstes Mal nur { x-capped }{ $dodgeable ->
        [yes] {""}
       *[no] . Ausweichen hilft nicht
    }
    .about = { thing-throwing-rocks.does } (DUEL-53, DUEL-54).
thing-dodge = Ausweichen
    .gender = n
    .parted = Aus{"\u00AD"}weichen
    .does = Bei Angriff: kein Schaden, und die andere Seite dieser Karte wirkt
    .about = { thing-dodge.does } (DUEL-55).
thing-offensive-dodge = Konter-Ausweichen
    .gender = n
    .parted = Konter-{"\u00AD"}Ausweichen
    .does = Wirft einen Schneeball: Das Ziel zieht nächstes Mal nur { x-capped }. Bei Angriff: kein Schaden, und Großes Aufrüsten
    .about = { thing-offensive-dodge.does } (DUEL-57).
thing-upgrade-dodge = Aufrüst-Ausweichen
    .gender = n
    .parted = Aufrüst-{"\u00AD"}Ausweichen
    .does = Bei Angriff: kein Schaden, und du nimmst eine Karte von einem Stapel oder eine aufgegebene. Ohne Angriff: eine von einem Stapel
    .about = { thing-upgrade-dodge.does } (DUEL-63).
thing-dud = Blindgänger
    .gender = m
    .parted = Blind{"\u00AD"}gänger
    .does = Bei Angriff: Die angreifende Karte bewirkt nichts und wird aufgegeben
    .about = { thing-dud.does } (DUEL-64).
thing-upgrade = Aufrüsten
    .gender = n
    .parted = Aufrüsten
    .does = Ohne Angriff: Nimm die oberste Karte eines Arsenalstapels
    .about = { thing-upgrade.does } (DUEL-40, DUEL-42).
thing-ultra-upgrade = Großes Aufrüsten
    .gender = n
    .parted = Großes Aufrüsten
    .does = Ohne Angriff: Nimm die oberste Karte eines Arsenalstapels oder eine aufgegebene
    .about = { thing-ultra-upgrade.does } (DUEL-40, DUEL-42).
thing-refined-upgrade = Gezieltes Aufrüsten
    .gender = n
    .parted = Gezieltes Aufrüsten
    .does = Ohne Angriff: Sieh dir die zwei obersten Karten eines Stapels an und nimm eine
    .about = { thing-refined-upgrade.does } (DUEL-70).
thing-restock = Auffüllen
    .gender = n
    .parted = Auffüllen
    .does = Ohne Angriff: Misch diese und eine andere Karte deiner Ablage in deinen Nachziehstapel
    .about = { thing-restock.does } (DUEL-59).
thing-weapons-cache = Waffenlager
    .gender = n
    .parted = Waffen{"\u00AD"}lager
    .does = Ohne Angriff: Leg eine Karte deiner Ablage in dein Lager, wo sie niemand bekommt
    .about = { thing-weapons-cache.does } (DUEL-65).
thing-raid = Raubzug
    .gender = m
    .parted = Raubzug
    .does = Ohne Angriff: Stiehl die vom Gegenüber gespielte Karte oder nimm eine aufgegebene
    .about = { thing-raid.does } (DUEL-69).
thing-snow-fort = Schneeburg
    .gender = f
    .parted = Schnee{"\u00AD"}burg
    .does = Die gegnerische Karte bewirkt gar nichts
    .about = { thing-snow-fort.does } (DUEL-22, DUEL-60).
thing-backfire = Rückschlag
    .gender = m
    .parted = Rück{"\u00AD"}schlag
    .does = Ein Angriff trifft die Person, von der er kommt
    .about = { thing-backfire.does } (DUEL-67).
thing-snatch-and-run = Schnapp und weg
    .gender = n
    .parted = Schnapp und weg
    .does = Kein Angriff erreicht dich. Tausch eine Karte deiner Ablage gegen eine aufgegebene
    .about = { thing-snatch-and-run.does } (DUEL-61).
thing-whitewash = Einseifen
    .gender = n
    .parted = Einseifen
    .does = Im nächsten Zug siehst du, was dein Gegenüber zieht, bevor du wählst
    .about = { thing-whitewash.does } (DUEL-15, DUEL-62).
thing-no-effect = Ohne Wirkung
    .gender = n
    .parted = Ohne Wirkung
    .does = Nichts geschieht
    .about = { thing-no-effect.does } (DUEL-105).

x-capped = { $capped ->
    [one] 1 Karte
   *[other] { $capped } Karten
}

## Die Karten: nach den Handlungen auf ihren zwei Seiten

x-card = { $first } / { $second }{ $twin ->
    [0] {""}
   *[other] {" "}{ $twin }
}
x-card-about = { $set ->
    [basic] Eine Basiskarte
    [advanced] Eine Fortgeschrittenen-Karte
    [extreme] Eine Extrem-Karte
   *[alternate] Eine andere Extrem-Karte
}, { x-points } wert; ein Deck hat { $copies }. Du spielst { $first } oder { $second }, im Schritt der Stufe { $level } (DUEL-16, DUEL-25).
thing-card-b1 = { x-card }
    .about = { x-card-about }
thing-card-b2 = { x-card }
    .about = { x-card-about }
thing-card-b3 = { x-card }
    .about = { x-card-about }
thing-card-a1 = { x-card }
    .about = { x-card-about }
thing-card-a2 = { x-card }
    .about = { x-card-about }
thing-card-a3 = { x-card }
    .about = { x-card-about }
thing-card-a4 = { x-card }
    .about = { x-card-about }
thing-card-a5 = { x-card }
    .about = { x-card-about }
thing-card-e1 = { x-card }
    .about = { x-card-about }
thing-card-e2 = { x-card }
    .about = { x-card-about }
thing-card-e3 = { x-card }
    .about = { x-card-about }
thing-card-e4 = { x-card }
    .about = { x-card-about }
thing-card-x1 = { x-card }
    .about = { x-card-about }
thing-card-x2 = { x-card }
    .about = { x-card-about }
thing-card-x3 = { x-card }
    .about = { x-card-about }
x-spare-1 = { $named ->
    [yes] { $name }
   *[no] Zusatzkarte 1
}
thing-card-spare-1 = { x-spare-1 } ({ $first } / { $second })
    .inside = { x-spare-1 }: { $first } / { $second }
    .about = { x-card-about }
x-spare-2 = { $named ->
    [yes] { $name }
   *[no] Zusatzkarte 2
}
thing-card-spare-2 = { x-spare-2 } ({ $first } / { $second })
    .inside = { x-spare-2 }: { $first } / { $second }
    .about = { x-card-about }
x-spare-3 = { $named ->
    [yes] { $name }
   *[no] Zusatzkarte 3
}
thing-card-spare-3 = { x-spare-3 } ({ $first } / { $second })
    .inside = { x-spare-3 }: { $first } / { $second }
    .about = { x-card-about }
x-spare-4 = { $named ->
    [yes] { $name }
   *[no] Zusatzkarte 4
}
thing-card-spare-4 = { x-spare-4 } ({ $first } / { $second })
    .inside = { x-spare-4 }: { $first } / { $second }
    .about = { x-card-about }

## Was sonst nachgeschlagen werden kann

thing-basic = Basiskarte
    .about = Alle beginnen mit den gleichen Basiskarten (DUEL-01).
thing-advanced = Fortgeschrittenen-Karte
    .about = Alle bekommen { $dealt } Fortgeschrittenen-Karten und behalten { $kept } davon. Die anderen werden abgegeben, fürs Arsenal (DUEL-02, DUEL-07).
thing-extreme = Extrem-Karte
    .about = Die stärksten Karten. Sie liegen zuerst im Arsenal, { $extremes } je Person (DUEL-08, DUEL-101).
thing-level = Stufe
    .about = Zuerst kommt Sperrfeuer, dann kommen Karten der Stufen 3, 2 und 1. Stufen sagen nur, wann eine Handlung wirkt, nicht, welche stärker ist (DUEL-25, DUEL-R03).
thing-points = Punkte
    .about = Am Ende sind die Karten in deinem Nachziehstapel{ $cache ->
        [yes] , deiner Ablage und deinem Lager
       *[no] {" "}und deiner Ablage
    } so viel wert, wie darauf steht. Wer die meisten Punkte hat, gewinnt (DUEL-72, DUEL-73).
thing-arsenal = Arsenal
    .about = { $piles } Stapel mit Karten, die man gewinnen kann, einer bei jeder Person; wer aufrüstet, nimmt die oberste. { $open ->
        [yes] Ein Stapel, dessen oberste Karte verdeckt liegt, kann nicht gewählt werden
       *[no] Sind alle leer, beginnt die Schlussrunde
    } (DUEL-35, DUEL-42, DUEL-R07).
thing-nearest-pile = nächster Stapel
    .about = Rüsten beide im selben Schritt auf, nimmt jede Person nur vom Arsenalstapel, der ihr am nächsten liegt. { $fallback ->
        [yes] Ist er leer, nimmt sie vom folgenden Stapel, nach der anderen Person
       *[no] Ist er leer, bekommt sie keine Karte des Arsenals
    } (DUEL-43, DUEL-R08).
thing-abandon-pile = aufgegebene Karten
    .about = Sie liegen offen neben dem Tisch und zählen für niemanden. Manche Handlung holt sie zurück (DUEL-04, DUEL-72).
thing-draw-pile = Nachziehstapel
    .about = Davon ziehst du in jedem Zug { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }. Reicht er nicht, wird deine Ablage hineingemischt, nur nicht in der Schlussrunde (DUEL-11, DUEL-14).
thing-discards = Ablage
    .about = Deine gespielten und ungespielten Karten, verdeckt; eine eben gespielte gehört gleich dazu. { $fizzles ->
        [yes] Eine Handlung entfällt, wenn ihre Karte die Ablage vor ihrem Schritt verlassen hat
       *[no] Eine Handlung wirkt auch, wenn ihre Karte vor ihrem Schritt gestohlen wird
    } (DUEL-19, DUEL-29).
thing-cache = Lager
    .about = Karten darin gehören dir allein: Niemand stiehlt sie, und du darfst eine je Zug spielen. Am Ende zählen sie { $scores ->
        [yes] für dich
       *[no] für niemanden
    } (DUEL-65, DUEL-66, DUEL-R17).
thing-second-card = zweite Karte
    .about = Trifft dein Sperrfeuer, darfst du auch die andere gezogene Karte spielen oder eine aus deinem Lager. Sie wirkt im Schritt ihrer eigenen Stufe (DUEL-50, DUEL-51).
thing-attacked = angegriffen
    .about = Du bist angegriffen, wenn dein Gegenüber etwas wirft und keine Schneeburg es entfallen lässt. Dann wirken Aufrüsten und dergleichen nicht (DUEL-23, DUEL-40).
thing-void = entfällt
    .about = Eine Karte, die durch Schneeburg oder Blindgänger entfällt, bewirkt nichts. Sie wird abgelegt wie sonst, nach einem Blindgänger aber aufgegeben (DUEL-22, DUEL-64).
thing-capped = gebremst
    .about = Wer gebremst ist, zieht nächstes Mal nur { x-capped } statt { $draw }. Bremsen zählen nicht doppelt (DUEL-11, DUEL-46).
thing-shown = gezeigte Karten
    .about = Nach einem Einseifen werden die nächsten gezogenen Karten gezeigt, bevor jemand wählt (DUEL-15).
thing-initiative = Vortritt
    .about = Wer ihn hat, entscheidet innerhalb eines Schritts{ $fronts ->
        [yes] {" "}an einer Front
       *[no] {""}
    } zuerst und bekommt die Karte, die beide wollen. Er wechselt jeden Zug (DUEL-21, DUEL-108).
thing-front = Front
    .about = Wo zwei Nachbarn gegeneinander kämpfen; alle stehen an zwei Fronten. Eine Front nach der anderen wird ausgetragen, jede wie ein Zug zu zweit (DUEL-106, DUEL-107).
thing-final-round = Schlussrunde
    .about = Abgelegtes kommt nicht in den Nachziehstapel zurück. Das Spiel endet, wenn jemand nicht ziehen kann (DUEL-12, DUEL-36).
thing-turn-limit = Höchstzahl der Züge
    .about = Spätestens nach Zug { $main } beginnt die Schlussrunde, und sie dauert höchstens { $final ->
        [one] 1 Zug
       *[other] { $final } Züge
    } (DUEL-R22).

## Das Bild

picture-table = Tisch von { $names }: Karten mit zwei Seiten, dazwischen die Arsenalstapel, daneben die aufgegebenen Karten.
picture-choose-end = Deine Karten: Wähl eine Seite
picture-your-cards = Deine Karten
picture-keep-one = Behalte eine davon
picture-keep-two = Behalte zwei davon
picture-your-discards = Deine Ablage
picture-abandoned = Aufgegeben
    .about = Aufgegeben: { $cards }.
picture-kept = behalten
picture-kept-by = { $who_is ->
    [you] Du behältst
   *[other] { $who } behält
}
picture-two-cards = Die zwei obersten Karten vom { x-nth-n } Stapel
picture-raid = Stiehl die gespielte Karte oder nimm eine aufgegebene
picture-second = Eine zweite Karte?
picture-decline = Keine zweite Karte
picture-cards-of = Karten von { $who }
picture-discards-of = Ablage von { $who }
picture-draw = Stapel
picture-hand = Hand
picture-final-round = Schlussrunde
picture-from-cache = Aus deinem Lager (DUEL-66).
picture-pile = { x-nth } Stapel
    .about = Der { x-nth-e } Stapel, am nächsten bei { $near_is ->
        [you] dir
       *[other] { $near }
    }: { $cards ->
        [0] leer
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $top ->
        [none] {""}
       *[other] , obenauf { $top }
    }. Wer aufrüstet, nimmt die oberste Karte (DUEL-42).
x-nth = { $pile ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[4] vierter
}
x-nth-e = { $pile ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
}
picture-empty = leer
picture-nothing = nichts
picture-face-down = verdeckt
picture-points = { x-points }
picture-worth = { $who_is ->
    [you] Deine Karten sind
   *[other] Die Karten von { $who } sind
} bisher { x-points } wert (DUEL-72).
picture-worth-least = Was du von den Karten von { $who } kennst, ist { x-points } wert: es kann mehr sein (DUEL-72).
picture-own = Alle deine Karten: { $cards }.
picture-capped = zieht { $cards }
picture-shown = Auch für { $names } zu sehen: die nächsten gezogenen Karten.
picture-first = zuerst
picture-last-turn = Letzter Zug
picture-decided = { $who }: gewählt.
picture-played = { $who }: { $act }{ $fate ->
    [none] {""}
   *[other] {" "}({ $fate })
}.
picture-surely = Du weißt: { $cards }.
picture-may = Vielleicht: { $cards }.
picture-unknown = Du kennst keine dieser Karten.
picture-place = { $who }, { $place }: { x-cards }.
picture-stock = Unter den obersten liegen { $cards }.
picture-extremes = Extrem-Karten im Spiel
picture-pass = Die anderen gehen an { $who }
picture-card = { $card }. { $about }
stamp-hit = trifft
stamp-miss = ins Leere
stamp-avoid = vermieden
stamp-refl = fliegt zurück
stamp-void = entfällt
stamp-dodge = weicht aus
stamp-fail = hilft nicht
stamp-idle = kein Angriff
stamp-def = wirkt
stamp-block = verhindert
stamp-eff = wirkt
score-points = Punkte

## Warum ein Zug nicht geht

why-not-yours = Diese Karte ist nicht unter denen, aus denen du wählst (DUEL-05).
why-rising = Diese Karte darfst du behalten, aber zwei Karten werden von links nach rechts genannt: Nimm deine erste Wahl zurück, um diese vorher zu nennen (DUEL-07).
why-not-drawn = Diese Karte hast du nicht gezogen (DUEL-16).
why-not-cached = Diese Karte liegt nicht in deinem Lager (DUEL-66).
why-one-cached = In einem Zug darfst du eine Karte aus dem Lager spielen, und das hast du schon getan (DUEL-66).
why-play-first = Erst wählen alle eine Karte, die sie spielen (DUEL-16).
why-not-second = Diese Karte kann nicht deine zweite sein (DUEL-50).
