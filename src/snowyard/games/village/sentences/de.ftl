title = What a Snowball!
summary = Führ deine Kinder durchs Dorf: Schnee sammeln, zielen, werfen, und beim Schummeln nicht erwischen lassen.

## Einstellungen

option-seats = wie viele spielen
option-teams = Mannschaften
    .about = Jede hat eine Farbe und eine Ecke des Dorfs.
option-kids_per_team = Kinder je Mannschaft
    .about = Höchstens zwölf insgesamt. Mit mehr Kindern dauert es länger.
option-players_per_team = Personen je Mannschaft
    .about = Sie teilen sich die Kinder ihrer Mannschaft und gewinnen zusammen.
option-map = das Dorf
    .about = Häuser und Bäume halten Schneebälle auf, über Zäune springt man, Eis ist für Pinguine.
    .is-market = Marktplatz
    .is-church = Kirche
    .is-pond = Teich
    .is-open = Offenes Feld
    .is-generated = Ein neues Dorf
option-map_seed = welches neue Dorf
    .about = Jede Zahl ist ein anderes Dorf, dieselbe Zahl immer dasselbe.
option-symmetry = Symmetrie eines neuen Dorfs
    .about = Damit keine Ecke besser ist als eine andere.
    .is-rot4 = Alle vier Ecken gleich
    .is-rot2 = Gegenüberliegende Ecken gleich
option-types = besondere Figuren
    .about = Wer nicht genannt ist, ist ein einfaches Kind.
option-rolloff_units = besondere Figuren, um die gewürfelt wird
    .about = Vor dem Spiel würfeln die Mannschaften, und wer gewinnt, bekommt die Figur.
option-team_mode = Mannschaften sind gleich
    .about = Nach Kosten zählt ein Yeti so viel wie drei Kinder.
    .is-equal = An Zahl
    .is-budget = An Kosten
option-budget_halves = was eine Mannschaft kosten darf, in halben Kindern
    .about = Ein einfaches Kind kostet zwei Halbe.
    .is-0 = so viel wie ihre einfachen Kinder
option-traits = Eigenschaften
    .about = Flink, stark, geschickt oder findig: was ein Kind mit einer 5 tut.
    .is-choose = Am Tisch gewählt
option-cards = Fähigkeitskarten
    .about = Karten sind vor den anderen verborgen und brechen einmal die Regeln.
    .is-none = Keine
    .is-earn = Durch Punkte verdient
    .is-deal = Zu Beginn ausgeteilt
option-deal_mode = wie Karten ausgeteilt werden
    .about = Das zählt nur, wo zu Beginn ausgeteilt wird.
    .is-auto = Wie es zur Zahl der Personen passt
    .is-kid3 = Drei je Kind
    .is-kid1 = Eine je Kind
    .is-player3 = Drei je Person
option-start_hands = Karten aus einem früheren Spiel
    .about = Nur wo Karten verdient werden.
option-turns = Runden des Spiels
    .about = In jeder Runde ist jedes Kind einmal dran. Drei machen ein kurzes Spiel.
option-surrender = man darf aufgeben
    .about = Von der ersten Runde an, bei jeder eigenen Entscheidung.
option-measure = von wo aus gemessen wird
    .about = Von der Mitte aus ist alles einen Zoll weiter.
    .is-base = Von Rand zu Rand
    .is-centre = Von Mitte zu Mitte
option-kids_are_objects = Kinder nahe der Wurflinie behindern einen Wurf
    .about = So wie Bäume und Zäune.
option-corner_pick = wie zwei Mannschaften ihre Ecken wählen
    .about = Bei zwei Mannschaften hat jede zwei Ecken.
    .is-block = Erst die eine beide, dann die andere
    .is-alternate = Abwechselnd, eine nach der anderen
option-defend_points = Punkte für ein getroffenes, aber unverletztes Ziel
    .about = Ein Treffer, der keine Würfel kostet, kann für das Ziel zählen.
    .is-none = Keine
    .is-unhurt = Ein Punkt
option-snowman_last_die = der letzte Würfel eines Schneemanns
    .about = Schneemänner werfen Stücke von sich selbst.
    .is-forbid = Er darf nicht geworfen werden
    .is-melt = Er darf: der Schneemann schmilzt
option-gather_give_anywhere = Schneebälle dürfen auf jedem Boden übergeben werden
    .about = Nach der gedruckten Regel nur auf Schnee.

## Vor der ersten Runde

rolloff = { x-Team } würfelt { $die } um die Figur „{ $unit }“.
special = { x-Kid } spielt ab jetzt als { $unit }.
trait = { x-Kid } ist { $traits }.
corner-roll = { x-Team } würfelt { $die }: Wer am höchsten würfelt, wählt zuerst eine Ecke.
corner-roll-again = Gleichstand. { x-Team } würfelt noch einmal: { $die }.
corner = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} die Ecke { x-side }.
deploy = { x-Kid } steht { $place }.

## Die Runde

turn = Runde { $turn } von { $of } beginnt.
order-roll = { $kid } würfelt { $die } um die Reihenfolge{ $more ->
    [0] {""}
   *[other] , dazu { $more } für die Vorbereitung: { $sum }
}.
order-roll-again = Gleichstand. { $kid } würfelt noch einmal: { $die }.
order = { $first ->
    [yes] Die Reihenfolge dieser Runde: { $kids }.
   *[no] Danach { $kids }.
}
activate = { x-Kid } ist dran.
command = { $kid } würfelt { $dice }.{ $wild ->
    [yes] {" "}Für diese Figur ({ $unit }) sind Eigenschaftswürfel Joker.
   *[no] {""}
}
end-activation = { $gone ->
    [yes] { $kid } ist fertig.
   *[no] { $critical ->
        [yes] Nach so einem Fehlwurf ist für { $kid } Schluss
       *[no] { $kid } ist fertig
    }{ $dice ->
        [0] {""}
        [one] ; 1 Würfel verfällt
       *[other] ; { $dice } Würfel verfallen
    }.
}

## Wofür Würfel ausgegeben werden

spend = { $kid } gibt { $paid ->
    [own] eine { $face }
    [trait] eine { $face }
   *[wild] einen Joker ({ $face })
} aus{ $verb ->
    [1] , um sich zu bewegen
    [2] , um Schnee zu sammeln
    [3] , um zu zielen
    [4] , um zu werfen
   *[other] {""}
}{ $paid ->
    [trait] {" "}({ $traits })
   *[other] {""}
}.
moves-walk = { $kid } kann bis zu { $inches } Zoll gehen.
moves-slide = { $kid } kann bis zu { $inches } Zoll rutschen.
moves-vault = { $kid } springt über den Zaun.
moves-dash = { $kid } kann bis zu { $inches } Zoll flitzen.
moved = { $kid } steht jetzt { $place }.
gather = { $kid } formt einen Schneeball der Größe { $size }.
grow = { $kid } rollt einen Schneeball größer: von Größe { $before } auf Größe { $size }.
give = { $kid } gibt { $to } einen Schneeball der Größe { $size }.
recover = { $kid } erholt sich und hat wieder { $dice } Befehlswürfel.
regrow = { $kid } wächst aus dem Schnee nach und hat wieder { $dice } Befehlswürfel.
aim = { $kid } zielt: Der nächste Wurf braucht { $less } weniger.
prepare = { $kid } bereitet sich vor: { $more } mehr beim nächsten Wurf um die Reihenfolge.
getup = { $kid } steht auf.

## Würfe

throw = { x-Kid } wirft einen Schneeball der Größe { $size } auf { x-other }.
throw-piece = { x-Kid } bricht ein Stück von sich ab, Größe { $size }, und wirft es auf { x-other }.
too-close = { $kid } steht so nah bei { $other }, dass kein Wurf danebengeht: Das ist geschummelt.
needs = { $kid } braucht { $needed } oder mehr: { $why }.
need-distance = { $number } { $band ->
    [0] für höchstens { $near } Zoll
    [1] für höchstens { $far } Zoll
    [2] für mehr als { $far } Zoll
   *[other] für diese Entfernung
}
need-objects = { $more } mehr für { $objects ->
    [one] 1 Hindernis am Weg
   *[other] { $objects } Hindernisse am Weg
}
need-size = { $less } weniger für Größe { $size }
need-aim = { $less } weniger fürs Zielen
need-types = { $number } { $types ->
    [more] mehr
   *[less] weniger
} für { $by } gegen { $at }
hit-roll = Die Würfel zeigen { $dice }{ $kept ->
    [best] , und die zwei besten zählen
    [worst] , und die zwei niedrigsten zählen
   *[all] {""}
}: { $sum }{ $fate ->
    [hit] {" "}reicht, { $needed } war nötig
    [miss] {" "}reicht nicht, { $needed } war nötig
    [always] {" "}trifft immer, egal was nötig ist
   *[never] {" "}geht immer daneben, egal was nötig ist
}.
hit = { x-Kid } trifft { x-other }{ $more ->
    [0] {""}
    [one] {" "}voll: ein Wirkungswürfel mehr
   *[other] {" "}voll: { $more } Wirkungswürfel mehr
}.
miss = { x-kids } Wurf verfehlt { x-other }{ $critical ->
    [yes] {" "}um Längen
   *[no] {""}
}.
points = { $kid } bekommt { x-more-points } für den Treffer und hat jetzt { $points }.
points-unhurt = { $kid } steckt den Treffer gut weg und bekommt { x-more-points }: jetzt { $points }.
points-lost = So zu schummeln kostet { $kid } { $less ->
    [one] 1 Punkt
   *[other] { $less } Punkte
}: noch { $points }.
effect = { $other } würfelt mit { $dice_count ->
    [one] 1 Wirkungswürfel
   *[other] { $dice_count } Wirkungswürfeln
}: { $dice }. { $each ->
    [1] Jeder ab { $least } kostet einen Befehlswürfel.
   *[other] Je { $each } ab { $least } kosten einen Befehlswürfel.
}
lost = { $kid } verliert { $lost } Befehlswürfel: { $left ->
    [0] Keiner bleibt übrig
   *[other] noch { $left }
}.
lost-nothing = Das ist zu wenig: { $kid } behält { $left ->
    [one] den letzten Befehlswürfel
   *[other] alle { $left } Befehlswürfel
}.
lost-nothing-by-card = Oma hat { $kid } gut eingepackt: Der Treffer schadet nicht, und { $left ->
    [one] 1 Befehlswürfel bleibt
   *[other] { $left } Befehlswürfel bleiben
}.
piece-lost = Das Stück kostet { $kid } einen Befehlswürfel: { $left ->
    [0] Keiner bleibt übrig
   *[other] noch { $left }
}.

## Schummeln

shove = { x-Kid } schubst { x-other } um. { $other } liegt im Schnee und hat noch { $left } Befehlswürfel.
oops = { $other } würfelt { $die }, um { $kid } mitzureißen: { $falls ->
    [yes] Ab { $least } gelingt es
   *[no] Es gelingt erst ab { $least }
}.
down = { $kid } fällt auch und hat noch { $left } Befehlswürfel.
check = { $dice_count ->
    [one] Schauen Eltern zu? Der Würfel zeigt { $dice }
   *[other] Schauen Eltern zu? Die Würfel zeigen { $dice }, und der niedrigste zählt
}: { $seen ->
    [yes] Ab { $least } sehen sie { $kid }.
   *[no] Sie sehen { $kid } erst ab { $least }.
}
caught = { x-Kid } wird beim Schummeln erwischt.

## Karten

dealt = { x-Kid } zieht { x-cards }.
dealt-hand = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { x-cards }.
drawn = { x-Kid } zieht „{ $card }“
drawn-hand = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
} „{ $card }“
card-saved = { x-plays } Schneebälle tauchen auf.
card-notdone = { x-plays } { $kid } würfelt diesmal mit { $dice } Befehlswürfeln.
card-ice = { x-plays } { $more } Wirkungswürfel mehr, wenn der Wurf trifft.
card-grandma = { x-plays } Es gibt keinen Wirkungswurf.
card-pitch = { x-plays } { $dice } Trefferwürfel, die zwei besten zählen.
card-missed = { x-plays } { $dice } Trefferwürfel, die zwei niedrigsten zählen.
card-miracle = { x-plays } { $kid } darf bleiben.
card-miracle-draws = { x-plays } Das bringt { x-cards }.
card-dash = { x-plays } { $kid } flitzt los.
pass = { x-Kid } spielt keine Karte.
discard = { x-Kid } legt { $cards ->
    [one] {""}
   *[other] { $cards }-mal{" "}
}„{ $card }“ auf die Ablage.
discard-hand = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { $cards ->
    [one] {""}
   *[other] { $cards }-mal{" "}
}„{ $card }“ auf die Ablage.

## Heimgehen, und das Ende

removed = { $why ->
    [caught] Erwischt: { x-Kid } muss nach Hause.
    [dice] { x-Kid } hat keine Befehlswürfel mehr und geht nach Hause.
   *[gave-up] { x-Kid } geht nach Hause.
}
surrender = { $who_is ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
total = { x-Team }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $whole ->
    [0] {""}
   *[other] , dazu { $whole }, weil alle Kinder noch draußen sind
}{ $most ->
    [0] {""}
   *[other] , dazu { $most }, weil keine Mannschaft mehr Kinder draußen hat
}. Zusammen: { $total }.
total-none = { x-Team } hat niemanden mehr draußen.
won = { x-Team } gewinnt{ $why ->
    [shared] {" "}auch: Die Summen sind gleich
    [last] : Sonst ist niemand mehr draußen
   *[total] {" "}mit der höchsten Summe
}.

x-Kid = { $who_is ->
    [you] { x-Your } { $kid }
   *[other] { $who_ends ->
        [s] { $who }’ { $kid }
       *[other] { $who }s { $kid }
    }
}
x-Your = { $kid ->
    [Mia] Deine
    [Lina] Deine
    [Rosa] Deine
    [Greta] Deine
    [Kaya] Deine
    [Nora] Deine
   *[other] Dein
}
x-kids = { $kid }s
x-other = { $whose_is ->
    [you] { $other ->
        [Mia] deine
        [Lina] deine
        [Rosa] deine
        [Greta] deine
        [Kaya] deine
        [Nora] deine
       *[other] deinen
    } { $other }
   *[other] { $whose_ends ->
        [s] { $whose }’ { $other }
       *[other] { $whose }s { $other }
    }
}
x-Team = { $team_is ->
    [you] Deine Mannschaft
    [with-you] Deine Mannschaft
   *[other] Die Mannschaft von { $team }
}
x-plays = { x-Kid } spielt „{ $card }“:
x-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
x-more-points = { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}

## Orte

place-beside = neben { x-dative }
place-off = { x-towards } { $piece_gender ->
    [f] von der
   *[other] vom
} { $piece }
place-corner = in der Ecke { x-side }
place-field = { $side ->
    [m] mitten auf dem Feld
   *[other] { x-side } des Feldes
}
place-on-road = auf der Straße { $place }
place-on-pond = auf dem Teich { $place }
place-on-ice = auf dem Eis { $place }
x-dative = { $piece_gender ->
    [f] der
   *[other] dem
} { $piece }

piece-house = { thing-house }{ x-where }
    .gender = n
piece-wall = { thing-wall }{ x-where }
    .gender = f
piece-tree = { thing-tree }{ x-where }
    .gender = m
piece-big-tree = { thing-big-tree }{ x-where }
    .gender = f
piece-fountain = { thing-fountain }{ x-where }
    .gender = m
piece-fence = { thing-fence }{ x-where }
    .gender = m
piece-pond = { thing-pond }{ x-where }
    .gender = m
piece-ice = { thing-ice }{ x-where }
    .gender = n
piece-bakery = { thing-bakery }{ x-where }
    .gender = f
piece-school = { thing-school }{ x-where }
    .gender = f
piece-town-hall = { thing-town-hall }{ x-where }
    .gender = n
piece-inn = { thing-inn }{ x-where }
    .gender = n
piece-church = { thing-church }{ x-where }
    .gender = f

x-side = { $side ->
    [n] im Norden
    [ne] im Nordosten
    [e] im Osten
    [se] im Südosten
    [s] im Süden
    [sw] im Südwesten
    [w] im Westen
    [nw] im Nordwesten
   *[m] in der Mitte
}
x-where = { $side ->
    [none] {""}
   *[other] {" "}{ x-side }
}
x-towards = { $side ->
    [n] nördlich
    [ne] nordöstlich
    [e] östlich
    [se] südöstlich
    [s] südlich
    [sw] südwestlich
    [w] westlich
   *[nw] nordwestlich
}

inches = { $inches } Zoll
halves = { $inches }
way-n = { $y } nach Norden
way-s = { $y } nach Süden
way-e = { $x } nach Osten
way-w = { $x } nach Westen
way-ne = { $y } nach Norden, { $x } nach Osten
way-nw = { $y } nach Norden, { $x } nach Westen
way-se = { $y } nach Süden, { $x } nach Osten
way-sw = { $y } nach Süden, { $x } nach Westen

## Was zu entscheiden ist

waiting-for-cards = Warten: Vielleicht antwortet jemand mit einer Karte.
ask-trait = { $kid } ({ $unit }): { $traits ->
    [2] Welche zwei Eigenschaften?
   *[other] Welche Eigenschaft?
}
ask-corner = { $nth ->
    [1] Deine Mannschaft hat zwei Ecken. Welche nimmt sie zuerst?
    [2] Welche zweite Ecke nimmt deine Mannschaft?
   *[other] Welche Ecke nimmt deine Mannschaft?
}
ask-place = Wo steht { $kid } zu Beginn?
ask-start-other = { x-Other } will gerade handeln. Spielt { $kid } vorher eine Karte?
ask-start-self = { $kid } ist dran. Vor dem Würfeln eine Karte spielen?
ask-die = { $kid }: { $dice_count ->
    [one] noch ein Würfel ({ $dice }). Ausgeben, oder { $kid } ausruhen lassen?
   *[other] noch { $dice_count } Würfel ({ $dice }). Einen ausgeben, oder { $kid } ausruhen lassen?
}
ask-down = { $kid } liegt im Schnee, und die Würfel zeigen { $dice }. Mit einem Joker (6) aufstehen, oder liegen bleiben?
ask-walk = Wohin geht { $kid }? Bis zu { $inches } Zoll.
ask-slide = Wohin rutscht { $kid }? Bis zu { $inches } Zoll.
ask-vault = Wo landet { $kid } hinter dem Zaun?
ask-dash = Wohin flitzt { $kid }? Bis zu { $inches } Zoll.
ask-contact = { x-Other } steht direkt neben { $kid } und kann schubsen. Vorher eine Karte spielen?
ask-shove = Schubst { $kid } jemanden um? Vielleicht sehen es die Eltern.
ask-shooter = { $kid } wirft auf { x-other } und { x-need }. Eine Karte spielen?
ask-target = { x-Other } wirft auf { $kid } und { x-need }. Eine Karte spielen?
ask-hit = { $kid } wird getroffen und muss mit { $dice ->
    [one] 1 Wirkungswürfel
   *[other] { $dice } Wirkungswürfeln
} würfeln. Eine Karte spielen?
ask-miracle = { $kid } wird beim Schummeln erwischt. Eine Karte spielen, oder nach Hause gehen?

x-Other = { $whose_is ->
    [you] { $other ->
        [Mia] Deine
        [Lina] Deine
        [Rosa] Deine
        [Greta] Deine
        [Kaya] Deine
        [Nora] Deine
       *[other] Dein
    } { $other }
   *[other] { $whose_ends ->
        [s] { $whose }’ { $other }
       *[other] { $whose }s { $other }
    }
}
x-need = { $close ->
    [yes] ist zu nah, um danebenzuwerfen
   *[no] braucht { $needed }
}

## Züge

move-to = { $way }: { $place }
move-to-touching = { $way }: { $place }, Berührung mit { $others }
move-stay = Hier stehen bleiben, { $place }
move-place = { $way } von der Ecke { x-side }
move-corner = Die Ecke { x-side }
move-trait = { $traits_count ->
    [one] Eigenschaft: { $traits }
   *[other] Eigenschaften: { $traits }
}
move-walk = Gehen: { x-rolled } { x-paid }
move-slide = Rutschen: { x-rolled } { x-paid }
move-vault = Über den Zaun springen { x-paid }
move-aim = Zielen { x-paid }
move-new = Einen Schneeball der Größe { $size } formen { x-paid }
move-grow = Einen Schneeball von Größe { $before } auf { $size } vergrößern { x-paid }
move-regrow = { $dice } Befehlswürfel nachwachsen lassen { x-paid }
move-give = Einen Schneeball der Größe { $size } an { $to } geben { x-paid }
move-throw = Größe { $size } auf { x-other } werfen { x-paid }{ x-close }
move-throw-piece = Ein Stück von dir, Größe { $size }, auf { x-other } werfen { x-paid }{ x-close }
move-recover = Erholen: { $dice } Befehlswürfel zurück (ein Joker)
move-prepare = Vorbereiten: { $more } mehr beim nächsten Wurf um die Reihenfolge (ein Joker)
move-get-up = Aufstehen (ein Joker)
move-shove = { $whose_is ->
    [you] { $other }
   *[other] { $whose_ends ->
        [s] { $whose }’ { $other }
       *[other] { $whose }s { $other }
    }
} umschubsen: { x-risk }
move-end = { $kid } ausruhen lassen
move-pass = Keine Karte spielen
move-pass-roll = Keine Karte spielen und würfeln
move-pass-shove = Niemanden schubsen
move-play = Karte „{ $card }“ spielen
move-play-saved = Karte „{ $card }“ spielen: { $balls ->
    [one] 1 Schneeball
   *[other] { $balls } Schneebälle
} der Größe { $size }{ $way ->
    [0] {""}
   *[other] {" "}(Möglichkeit { $way })
}
move-play-draw = Karte „{ $card }“ spielen und { x-cards } ziehen
move-surrender = Aufgeben: Deine Kinder gehen nach Hause

x-rolled = { $dice ->
    [0] bis zu { $most } Zoll
   *[other] { $least } bis { $most } Zoll, je nach Wurf
}
x-close = { $close ->
    [yes] : geschummelt, { x-risk }
   *[no] {""}
}
x-risk = { $seen ->
    [free] niemand hat etwas dagegen
    [point] das kostet einen Punkt
   *[other] erwischt, wenn { $checks ->
        [one] ein Würfel { $seen } oder mehr zeigt
       *[other] der kleinere von zwei Würfeln { $seen } oder mehr zeigt
    }
}
x-paid = { $paid ->
    [own] (eine { $face })
    [trait] (eine { $face }, Eigenschaft)
   *[wild] (ein Joker, { $face })
}

## Zum Nachschlagen: wer mitspielt

thing-kid = Kind
    .about = { x-unit }
thing-big = Großes Kind
    .about = { x-unit }
thing-elf = Weihnachtself
    .about = { x-unit }
thing-snowman = Lebender Schneemann
    .about = { x-unit }
thing-yeti = Yeti
    .about = { x-unit }
thing-penguin = Pinguin
    .about = { x-unit }
thing-spare-1 = { $named ->
    [yes] { $name }
   *[no] Zusatzfigur 1
}
    .about = { x-unit }
thing-spare-2 = { $named ->
    [yes] { $name }
   *[no] Zusatzfigur 2
}
    .about = { x-unit }
x-unit = Hat höchstens { $dice } Befehlswürfel und formt Schneebälle der Größe { $size }{ $wild ->
    [yes] ; Eigenschaftswürfel sind Joker
   *[no] {""}
}{ $slides ->
    [yes] ; kann rutschen
   *[no] {""}
}{ $piece ->
    [0] {""}
   *[other] ; kann Stücke von sich werfen, Größe { $piece }
}{ $regrows ->
    [0] {""}
   *[other] ; kann auf Schnee nachwachsen
}{ $harder ->
    [0] {""}
   *[other] ; ein Kind braucht { $harder } mehr, um zu treffen
} (VILLAGE-34, VILLAGE-72, VILLAGE-84). Verliert einen Befehlswürfel für { $each ->
    [1] jeden Wirkungswürfel
   *[other] je { $each } Wirkungswürfel
} ab { $least }{ $oops ->
    [0] {""}
   *[other] ; reißt ab { $oops } das Kind mit um, das schubst
}{ $caught ->
    [1] {""}
   *[other] ; beim Schummeln zählt der niedrigste von { $caught } Würfeln
}{ $honest ->
    [yes] ; schummelt nie
   *[no] {""}
}{ $seen ->
    [never] ; Kinder schummeln nie gegen diese Figur
    [free] ; Schummeln gegen diese Figur bleibt ungesehen
    [point] ; Schummeln gegen diese Figur kostet Punkte
   *[other] ; ein Kind, das gegen diese Figur schummelt, wird ab { $seen } erwischt
} (VILLAGE-69, VILLAGE-88, VILLAGE-91).
thing-fast = flink
    .about = { x-trait }
thing-strong = stark
    .about = { x-trait }
thing-skilful = geschickt
    .about = { x-trait }
thing-resourceful = findig
    .about = { x-trait }
x-trait = Eine 5 darf man ausgeben, um { $verb ->
    [move] sich zu bewegen
    [gather] Schnee zu sammeln
    [aim] zu zielen
   *[throw] zu werfen
} (VILLAGE-59).

## Zum Nachschlagen: Befehlswürfel

thing-command-dice = Befehlswürfel
    .about = Wenn ein Kind dran ist, würfelt es mit allen, die es hat, und gibt sie einzeln aus; was übrig bleibt, verfällt. Ohne Befehlswürfel geht ein Kind nach Hause (VILLAGE-46, VILLAGE-89).
thing-walk = Gehen
    .about = Die Würfel sagen, wie viele Zoll weit du gehen kannst, um Häuser, Mauern, Bäume, Zäune und Kinder herum; du darfst früher stehen bleiben (VILLAGE-62, VILLAGE-65).
thing-slide = Rutschen
    .about = Abseits der Straßen so viele Zoll weit, wie die Würfel sagen; auf und über Straßen rutscht niemand (VILLAGE-63).
thing-vault = Springen
    .about = Über den Zaun direkt neben dir auf die andere Seite, ohne zu würfeln (VILLAGE-64).
thing-gather = Schnee sammeln
    .about = Auf Schnee, nicht auf Straße oder Eis: einen Schneeball formen, vergrößern, weitergeben, oder nachwachsen (VILLAGE-72).
thing-new = Neuer Schneeball
    .about = Du formst einen Schneeball; dazu musst du auf Schnee stehen (VILLAGE-73).
thing-grow = Größerer Schneeball
    .about = Ein Schneeball, den du hast, wächst, höchstens bis Größe { $largest } (VILLAGE-74).
thing-give = Weitergeben
    .about = Ein Schneeball geht an ein Kind deiner Mannschaft, das höchstens { $inches } Zoll weit weg ist (VILLAGE-75).
thing-regrow = Nachwachsen
    .about = Ein Schneemann auf Schnee bekommt Befehlswürfel zurück; geworfen werden sie ab der nächsten Runde (VILLAGE-76).
thing-aim = Zielen
    .about = Für jedes Zielen braucht dein nächster Wurf { $less } weniger. Wer getroffen wird, muss von vorn zielen (VILLAGE-78, VILLAGE-80).
thing-throw = Werfen
    .about = Du wirfst auf ein Kind einer anderen Mannschaft, das du siehst. Zwei Würfel müssen die nötige Zahl erreichen (VILLAGE-81, VILLAGE-85).
thing-trait = Eigenschaftswürfel
    .about = Wird für das ausgegeben, was die Eigenschaften des Kindes sagen: flink, stark, geschickt oder findig (VILLAGE-59).
thing-wild = Joker
    .about = Du gibst ihn aus, wofür du willst, oder um dich zu erholen, dich vorzubereiten oder aufzustehen (VILLAGE-60, VILLAGE-95).
thing-recover = Erholen
    .about = Für einen Joker { $dice ->
        [one] kommt 1 Befehlswürfel
       *[other] kommen { $dice } Befehlswürfel
    } zurück, geworfen ab der nächsten Runde (VILLAGE-93).
thing-prepare = Vorbereiten
    .about = Für einen Joker { $more } mehr beim nächsten Wurf um die Reihenfolge (VILLAGE-94).
thing-get-up = Aufstehen
    .about = Für einen Joker steht ein Kind, das im Schnee liegt, wieder auf (VILLAGE-61).
thing-shove = Schubsen
    .about = Nach einer Bewegung ein Kind direkt neben dir umschubsen: Es fällt und verliert { $dice ->
        [one] einen
       *[other] { $dice }
    } Befehlswürfel, nie den letzten. Das ist geschummelt (VILLAGE-67, VILLAGE-68).

## Zum Nachschlagen: Wörter des Spiels

thing-snowball = Schneeball
    .about = Schneebälle haben eine Größe, höchstens { $largest }: So viele Wirkungswürfel wirft das getroffene Kind, und große treffen leichter. Du darfst beliebig viele haben (VILLAGE-77, VILLAGE-88).
thing-points = Punkte
    .about = Ein Treffer bringt { $points }. Am Ende zählen die Punkte der Kinder, die noch draußen sind, dazu { $whole } für eine vollzählige Mannschaft und { $most }, wenn keine mehr Kinder draußen hat (VILLAGE-87, VILLAGE-112).
thing-needed = Nötige Zahl
    .about = Bis { $near_inches } Zoll ist es { $near }, bis { $far_inches } Zoll { $middle }, darüber { $far }; weniger fürs Zielen und für große Schneebälle, mehr für Hindernisse am Weg (VILLAGE-84).
thing-object = Hindernisse am Weg
    .about = Häuser, Mauern, Bäume, Zäune und Kinder, die höchstens { $beside } Zoll neben der Wurflinie stehen: Jedes davon macht die nötige Zahl um { $more } höher (VILLAGE-19, VILLAGE-84).
thing-effect = Wirkungswürfel
    .about = Wer getroffen wird, wirft so viele, wie der Schneeball groß ist; hohe kosten Befehlswürfel (VILLAGE-88).
thing-too-close = Zu nah
    .about = Ein Wurf auf höchstens { $inches } Zoll trifft immer, aber er ist geschummelt (VILLAGE-81, VILLAGE-90).
thing-caught = Erwischt
    .about = Wer geschummelt hat, würfelt: Bei einer hohen Zahl sehen es die Eltern, und das Kind muss nach Hause. Wie hoch, hängt von beiden Figuren ab (VILLAGE-91, VILLAGE-92).
thing-critical-hit = Volltreffer
    .about = { $sum } oder mehr mit den Würfeln trifft immer, mit { $more ->
        [one] 1 Wirkungswürfel
       *[other] { $more } Wirkungswürfeln
    } mehr (VILLAGE-85, VILLAGE-88).
thing-critical-miss = Grober Fehlwurf
    .about = { $sum } oder weniger mit den Würfeln geht immer daneben, und das Kind ist fertig (VILLAGE-85, VILLAGE-86).
thing-down = Im Schnee liegen
    .about = Wer liegt, kann nur mit einem Joker aufstehen oder eine Karte spielen, die keine Bewegung ist (VILLAGE-61).
thing-gone = Nach Hause gegangen
    .about = Das Kind kommt nicht wieder; seine Punkte, Schneebälle und Karten sind verloren (VILLAGE-96).
thing-order = Reihenfolge
    .about = In jeder Runde würfelt jedes Kind, und wer am höchsten würfelt, kommt zuerst; jedes handelt einmal (VILLAGE-43, VILLAGE-44).
thing-turn = Runde
    .about = Das Spiel hat { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }; in jeder handelt jedes Kind, das noch draußen ist, einmal (VILLAGE-42).
thing-corner = Ecke
    .about = Eine Mannschaft beginnt höchstens { $inches } Zoll von ihren Ecken entfernt (VILLAGE-26, VILLAGE-39).

## Zum Nachschlagen: das Dorf

thing-house = Haus
    .about = Niemand kann hindurchgehen oder hindurchsehen, und Würfe daran vorbei sind schwerer (VILLAGE-18, VILLAGE-19, VILLAGE-65).
thing-wall = Mauer
    .about = { thing-house.about }
thing-tree = Baum
    .about = { thing-house.about }
thing-big-tree = Tanne
    .about = { thing-house.about }
thing-fountain = Brunnen
    .about = { thing-house.about }
thing-bakery = Bäckerei
    .about = { thing-house.about }
thing-school = Schule
    .about = { thing-house.about }
thing-town-hall = Rathaus
    .about = { thing-house.about }
thing-inn = Gasthaus
    .about = { thing-house.about }
thing-church = Kirche
    .about = { thing-house.about }
thing-fence = Zaun
    .about = Man sieht darüber und springt darüber; Würfe daran vorbei sind schwerer (VILLAGE-19, VILLAGE-64).
thing-road = Straße
    .about = Dort liegt kein Schnee zum Sammeln, und niemand rutscht darauf (VILLAGE-23, VILLAGE-72).
thing-ice = Eis
    .about = Dort liegt kein Schnee zum Sammeln, aber man kann darauf rutschen (VILLAGE-R18).
thing-pond = Teich
    .about = { thing-ice.about }

## Zum Nachschlagen: Karten

thing-card-saved = Die hab ich aufgehoben!
    .about = Wenn du dran bist, such dir eines davon aus: { $ways } (VILLAGE-100).
saved-way = { $balls ->
    [one] 1 Schneeball
   *[other] { $balls } Schneebälle
} der Größe { $size }
thing-card-notdone = Ich bin noch nicht fertig!
    .about = Bevor du deine Befehlswürfel wirfst: Du würfelst diesmal mit { $dice } Befehlswürfeln (VILLAGE-101).
thing-card-ice = Eiskalt erwischt!
    .about = Wenn du wirfst: { $more } Wirkungswürfel mehr, falls du triffst (VILLAGE-88).
thing-card-grandma = Danke, Oma!
    .about = Wenn du getroffen wirst: kein Wirkungswurf, nichts geht verloren (VILLAGE-57, VILLAGE-88).
thing-card-pitch = Ich hab das Werfen geübt!
    .about = Wenn du wirfst: { $dice } Trefferwürfel, und die zwei besten zählen (VILLAGE-85).
thing-card-missed = Daneben, du Blindfisch!
    .about = Wenn jemand auf dich wirft: { $dice } Trefferwürfel, und die zwei niedrigsten zählen (VILLAGE-85).
thing-card-miracle = Ein Weihnachtswunder!
    .about = Wenn du beim Schummeln erwischt wirst: Du darfst bleiben. Elf und Yeti können stattdessen jederzeit { x-cards } ziehen (VILLAGE-92, VILLAGE-103).
thing-card-dash = Ab durch den Schnee!
    .about = Fast jederzeit, wenn du stehst: { $dice ->
        [0] Lauf bis zu { $inches } Zoll weit
       *[other] Wirf { $dice ->
            [one] einen
           *[other] { $dice }
        } Würfel und lauf höchstens so viele Zoll weit{ $inches ->
            [0] {""}
           *[other] {" "}und { $inches } mehr
        }
    } (VILLAGE-53, VILLAGE-102).
thing-card-spare-1 = { $named ->
    [yes] { $name }
   *[no] Zusatzkarte 1
}
    .about = { $about }
thing-card-spare-2 = { $named ->
    [yes] { $name }
   *[no] Zusatzkarte 2
}
    .about = { $about }

## Das Bild

picture-scene = Das Dorf von oben, Runde { $turn } von { $of }; { $kids ->
    [one] 1 Kind ist draußen
   *[other] { $kids } Kinder sind draußen
}.
picture-turn = Runde { $turn } von { $of }
picture-dice = { $kid }s Würfel
picture-faces = { $faces } (VILLAGE-59).
face-move = gehen
    .short = Gehen
face-gather = Schnee sammeln
    .short = Schnee
face-aim = zielen
    .short = Zielen
face-throw = werfen
    .short = Werfen
face-trait = Eigenschaft
    .short = Eigen{"\u00AD"}schaft
face-wild = Joker
    .short = Joker
picture-end = Ausruhen
    .about = Würfel, die du nicht ausgibst, verfallen (VILLAGE-49).
picture-pass = Passen
    .about = Keine Karte spielen, nichts tun (VILLAGE-52).
picture-balls = { $balls ->
    [one] 1 Schneeball
   *[other] { $balls } Schneebälle
} der Größe { $size }
picture-draw = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ziehen
picture-size = Größe { $size }
picture-piece = Ein Stück von dir
picture-traits = { $kid }: Wähle eine Eigenschaft
picture-spot-help = Die Pfeiltasten bewegen die Marke, Enter geht dorthin.
picture-place-help = Die Pfeiltasten bewegen die Marke, Enter stellt { $kid } dorthin.
picture-inches = { $inches } Zoll
picture-way = { $inches } von { $most } Zoll
picture-kid = { $kid }, { $unit } von { $who }
picture-command-dice = { $dice } Befehlswürfel
picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
picture-aimed = { $aim }{"\u2011"}mal gezielt
picture-prepared = vorbereitet +{ $more }
picture-held = { $balls } × Größe { $size }
picture-no-balls = kein Schneeball
picture-down = liegt im Schnee
picture-gone = nach Hause gegangen
picture-not-placed = noch nicht draußen
picture-on-snow = auf Schnee
picture-on-road = auf der Straße
picture-on-ice = auf Eis
picture-away = { $kid } zu { $other }: { $inches } Zoll
picture-hidden = nicht zu sehen, im Weg: { $by }
picture-never = zu nah, und { $kid } schummelt nie gegen { $other }
picture-sure = zu nah, um danebenzuwerfen, und das ist geschummelt
picture-objects = { $objects ->
    [0] kein Hindernis am Weg
    [one] 1 Hindernis am Weg
   *[other] { $objects } Hindernisse am Weg
}
picture-needs = { $with }: { $needed } oder mehr mit zwei Würfeln, { $chance }
picture-throw = Nötig sind { $needed } oder mehr: { $chance } solcher Würfe treffen.
picture-no-target = { $kid } sieht niemanden zum Bewerfen (VILLAGE-81).
picture-no-snow = Unter { $kid } liegt kein Schnee (VILLAGE-72).
picture-no-use = Diesen Würfel kann { $kid } jetzt nicht ausgeben (VILLAGE-50).
picture-would-need = nichts zu werfen; ein Schneeball der Größe 1 bräuchte { $needed }
picture-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
picture-hand = { $who }: { x-cards }
picture-deck = Stapel: { $cards }
picture-closer = Näher
picture-farther = Weiter weg
picture-whole = Ganzes Dorf
picture-nobody = niemand mehr da
score-total = Summe der Mannschaft
score-points = davon Punkte der Kinder
score-kids = Kinder noch draußen

## Warum ein Zug nicht geht

why-no-die = Das kostet eine { $face }, und keiner der Würfel zeigt sie; eine 5 zahlt mit der passenden Eigenschaft, eine 6 immer (VILLAGE-59).
why-no-wild = Das kostet eine 6, und keiner der Würfel zeigt sie (VILLAGE-60).
why-down = Ein Kind, das im Schnee liegt, muss erst aufstehen (VILLAGE-61).
why-get-up = Dieses Kind liegt nicht im Schnee (VILLAGE-61).
why-recover = Dieses Kind hat alle seine Befehlswürfel (VILLAGE-93).
why-prepare = In der letzten Runde gibt es nichts mehr vorzubereiten (VILLAGE-94).
why-slide = Nur manche Kinder rutschen, und nicht auf einer Straße (VILLAGE-63).
why-vault = Hier ist kein Zaun zum Drüberspringen (VILLAGE-64).
why-gather = Zum Sammeln braucht man Schnee unter den Füßen, zum Vergrößern und Geben einen Schneeball dieser Größe, und zum Geben einen Mitspieler ganz in der Nähe (VILLAGE-72).
why-no-snowball = Dieses Kind hat keinen Schneeball zum Werfen (VILLAGE-82).
why-no-sight = Diesen Schneeball gibt es nicht, oder das Ziel ist nicht zu sehen oder kein Gegner (VILLAGE-81).
why-not-in-reach = Dieser Punkt ist nicht zu erreichen (VILLAGE-65).
why-no-walk = Gib erst eine 1 aus, um zu gehen (VILLAGE-59).
why-no-card = So eine Karte kann jetzt nicht gespielt werden (VILLAGE-51).
why-no-surrender = Aufgeben kann man von der ersten Runde an, wenn es an diesem Tisch nicht abgeschaltet ist (VILLAGE-109).
