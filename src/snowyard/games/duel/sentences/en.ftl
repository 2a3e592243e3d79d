### Every sentence of duel. docs/translating.md explains the files; every language has the same sentences.

title = Snowball Fight (Jaros)
summary = Draft two-sided cards, then pick one side in secret, both at once: attack, dodge or upgrade.

## Options

option-seats = players at the table; three or four play with two decks on two fronts each
option-quick_start = quick start
    .about = Everybody keeps two of three Advanced cards instead of drafting.
option-alt_extremes = Alternate Extremes
    .about = They replace Extremes of the standard game.
    .is-none = None
    .is-1 = One, drawn at random
    .is-2 = Two, drawn at random
option-rocks_dodgeable = Throwing Rocks can be dodged
    .about = As printed, nobody can dodge it.
option-removed_card_fizzles = a card that is gone does nothing
    .about = If a card leaves its player's discards before it acts, its act is skipped.
option-acquire_faceup_only = only face-up cards can be acquired
    .about = An Arsenal pile whose top card lies face down cannot be chosen.
option-nearest_empty_fallback = an empty pile is no loss
    .about = When both upgrade at once and your nearest pile is empty, you take from the next one, after the other player.
option-cache_scores = cached cards score
    .about = Cards in a cache count for their owner at the end.

## Setting up and the end

swap = { $card } replaces { $instead } in this game.
dealt = Everybody gets { $cards ->
    [one] 1 Advanced card
   *[other] { $cards } Advanced cards
}.
pass = { $seats ->
    [2] Both hand { x-cards } to each other.
   *[other] Everybody hands { x-cards } to the left.
}
arsenal = The Arsenal is dealt: { $piles } piles of { $even ->
    [yes] { $most }
   *[no] { $least } or { $most }
} { $most ->
    [one] card
   *[other] cards
}.
top = The { x-pile } now shows { $card }.
turn = Turn { $turn }{ $final ->
    [yes] , in the final round
   *[no] {""}
}.{ $first_is ->
    [nobody] {""}
    [you] {" "}You have the initiative.
   *[other] {" "}{ $first } has the initiative.
}
front = Now the front of { $pair }. { $first_is ->
    [you] You have the initiative here.
   *[other] { $first } has the initiative here.
}
final = { $full ->
    [yes] Turn { $turns } is over
   *[no] The Arsenal is empty
}: the final round begins, and everybody shuffles all cards into the draw pile.
unable = { $who_is ->
    [you] You cannot draw { x-cards }: the game ends.
   *[other] { $who } cannot draw { x-cards }: the game ends.
}
stall = The final round has lasted { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: the game ends.
score = { $who_is ->
    [you] Your cards are worth { x-points }.
   *[other] { $who }’s cards are worth { x-points }.
}
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
}{ $others ->
    [0] {""}
    [one] {" "}together with one other
   *[other] {" "}together with { $others } others
}.

x-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
x-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
x-nth = { $pile ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
x-pile = { x-nth } pile{ $near_is ->
    [you] {" "}(nearest to you)
   *[other] {""}
}

## Draws and choices

hand = { $who_is ->
    [you] You hold { $cards }.
   *[other] { $who } holds { $cards }.
}
decided = { $again ->
    [yes] { $who_is ->
        [you] You have chosen the first of two cards.
       *[other] { $who } has decided.
    }
   *[no] { $who_is ->
        [you] You have decided.
       *[other] { $who } has decided.
    }
}
keeps = { $who_is ->
    [you] You keep { $card }.
   *[other] { $who } keeps { $card }.
}
draws = { $who_is ->
    [you] You draw { x-cards }
   *[other] { $who } draws { x-cards }
}{ $shuffled ->
    [yes] {" "}after shuffling the discards into a new draw pile
   *[no] {""}
}.
shows = { $who_is ->
    [you] You show { $to } the cards you have just drawn.
   *[other] { $who } shows { $to } the cards just drawn.
} That is the Whitewash of last turn.
sees = { $whose_is ->
    [you] Your drawn cards: { $cards }.
   *[other] { $whose } has drawn { $cards }.
}
picks = { $who_is ->
    [you] You will play { x-end }{ x-at }.
   *[other] { $who } will play { x-end }{ x-at }.
}
sets-aside = { $who_is ->
    [you] You discard { x-cards } unplayed.
   *[other] { $who } discards { x-cards } unplayed.
}
sets-aside-card = { $who_is ->
    [you] You discard { $cards } unplayed.
   *[other] { $who } discards { $cards } unplayed.
}
sees-second = On the { x-pile } lies { $top }, and below it { $below }.

x-end = { $act }{ $none ->
    [yes] {""}
   *[no] {" "}({ $card })
}{ $cached ->
    [yes] {" "}from the cache
   *[no] {""}
}
x-at = { $at_is ->
    [nobody] {""}
   *[other] {" "}against { $at }
}

## The fight

plays = { $who_is ->
    [you] You play { x-end }{ x-at }.
   *[other] { $who } plays { x-end }{ x-at }.
}
second = { $who_is ->
    [you] You play a second card: { x-end }.
   *[other] { $who } plays a second card: { x-end }.
}
declines = { $who_is ->
    [you] You play no second card.
   *[other] { $who } plays no second card.
}
fate-none = { $who_is ->
    [you] You have nothing to do here.
   *[other] { $who } has nothing to do here.
}
fate-void = { x-others-against } stops { x-whose-act }: it does nothing at all.
fate-hit = { x-Whose-act } hits { $other }: { $against } is no defence.
fate-hit-both = { x-Whose-act } hits { $other }: attacks do not stop each other.
fate-hit-open = { x-Whose-act } hits { $other }: nothing stands in its way.
fate-hit-rocks = { x-Whose-act } hits { $other }: rocks cannot be dodged.
fate-miss = { x-Whose-act } misses: { $other_is ->
    [you] you dodge it.
   *[other] { $other } dodges it.
}
fate-avoid = { x-Whose-act } misses: { $other_is ->
    [you] your Snatch and Run avoids every attack.
   *[other] { $other }’s Snatch and Run avoids every attack.
}
fate-back = { x-others-against } turns { x-whose-act } round: it strikes { $who_is ->
    [you] you
   *[other] { $who }
}.
fate-dodge = { $who_is ->
    [you] You dodge, and now the other side of your card works: { $behind }.
   *[other] { $who } dodges, and now the other side of that card works: { $behind }.
}
fate-dodge-upgrade = { $who_is ->
    [you] You dodge with Upgrade Dodge, and that brings you a card.
   *[other] { $who } dodges with Upgrade Dodge, and that brings a card.
}
fate-dodge-dud = { $who_is ->
    [you] You dodge: { $other }’s card was a dud. It does nothing and is abandoned.
   *[other] { $who } dodges: { $other_is ->
        [you] your
       *[other] { $other }’s
    } card was a dud. It does nothing and is abandoned.
}
fate-offensive-dodge = { $who_is ->
    [you] You dodge, and now you take an Ultra Upgrade.
   *[other] { $who } dodges, and now takes an Ultra Upgrade.
} { x-thrown }
fate-offensive-fail = { x-Whose-act } does not help: rocks cannot be dodged. { x-thrown }
fate-offensive-idle = { x-Whose-act } has nothing to dodge: no attack comes from { $other }. { x-thrown }
fate-fail = { x-Whose-act } does not help: rocks cannot be dodged.
fate-idle = { x-Whose-act } does nothing: no attack comes from { $other }.
fate-works = { x-Whose-act } works: no attack comes from { $other }.
fate-blocked = { x-Whose-act } is blocked: { $other_is ->
    [you] you attack.
   *[other] { $other } attacks.
}
fate-fort = { x-Whose-act } stands: whatever { $other_is ->
    [you] you play
   *[other] { $other } plays
} does nothing.
fate-backfire = { x-Whose-act } works: there is an attack to throw back.
fate-effect = { x-Whose-act } works: nothing stops it.
capped = { $act }: { $who_is ->
    [you] you are capped and draw
   *[other] { $who } is capped and draws
} only { x-cards } next turn.
capped-price = Throwing rocks has its price: { $who_is ->
    [you] you are capped and draw
   *[other] { $who } is capped and draws
} only { x-cards } next turn.
nothing-gone = { x-Whose-act } is skipped: its card is no longer among { $whose_is ->
    [you] your
   *[other] { $whose }’s
} discards.
nothing-discards = { x-Whose-act } finds nothing: { $whose_is ->
    [you] you have
   *[other] { $whose } has
} no discards.
nothing-abandoned = { x-Whose-act } finds nothing: no card is abandoned.
nothing-raid = { x-Whose-act } finds nothing: the card { $whose_is ->
    [you] you
   *[other] { $whose }
} played cannot be stolen, and none is abandoned.
nothing-pile = { x-Whose-act } finds nothing: no Arsenal pile has a card to take.
nothing-pile-reach = { x-Whose-act } finds nothing: no Arsenal pile has a card to take, and none is abandoned.
nothing-nearest = { x-Whose-act } finds nothing: both upgrade at once, and the pile nearest to { $whose } has no card to take.
nothing-nearest-reach = { x-Whose-act } finds nothing: both upgrade at once, the pile nearest to { $whose } has no card to take, and none is abandoned.
whitewash = Whitewash: { $who_is ->
    [you] you will see what { $whose } draws next.
   *[other] { $who } will see what { $whose_is ->
        [you] you draw
       *[other] { $whose } draws
    } next.
}

x-Whose-act = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $act }
x-whose-act = { $who_is ->
    [you] your
   *[other] { $who }’s
} { $act }
x-others-against = { $other_is ->
    [you] Your
   *[other] { $other }’s
} { $against }
x-thrown = { $thrown ->
    [hit] Its snowball hits { $other }.
    [miss] { $other_is ->
        [you] You dodge its snowball.
       *[other] { $other } dodges its snowball.
    }
    [avoid] { x-others-against } avoids its snowball.
    [refl] { x-others-against } sends its snowball back.
   *[void] { x-others-against } makes its snowball a dud.
}

## Cards that move

steals = { $act }: { $who_is ->
    [you] you steal
   *[other] { $who } steals
} { x-which } from { $whom }{ $random ->
    [yes] , picked at random
   *[no] {""}
}.
steals-unseen = { $act }: { $who_is ->
    [you] you steal
   *[other] { $who } steals
} a card from { $whom }, picked at random.
abandons = { $act }: { $who_is ->
    [you] you abandon
   *[other] { $who } abandons
} { x-which }.
acquires = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $card } from the { x-pile }{ $unseen ->
    [yes] , face down
   *[no] {""}
}.
takes-abandoned = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $card } from the Abandon pile.
acquires-unseen = { $who_is ->
    [you] You take
   *[other] { $who } takes
} the face-down card of the { x-pile }.
looks = { $who_is ->
    [you] You look
   *[other] { $who } looks
} at the two upper cards of the { x-pile }.
refines = { $who_is ->
    [you] You take one of the two and put
   *[other] { $who } takes one of the two and puts
} the other back on the { x-pile }.
restocks = Restock: { $who_is ->
    [you] you shuffle
   *[other] { $who } shuffles
} { x-cards } into the draw pile{ $itself ->
    [yes] , the Restock card among them
   *[no] {""}
}.
restocks-card = { $who_is ->
    [you] You restock { $card }.
   *[other] { $who } restocks { $card }.
}
caches = Weapons Cache: { $who_is ->
    [you] you put
   *[other] { $who } puts
} a card into the cache.
caches-card = Weapons Cache: { $who_is ->
    [you] you put { $card } into your cache.
   *[other] { $who } puts { $card } into the cache.
}
gives = Snatch and Run: { $who_is ->
    [you] you give
   *[other] { $who } gives
} { x-which } to the Abandon pile.

x-which = { $card }{ $played ->
    [yes] , just played{ $pair_count ->
        [0] {""}
       *[other] {" "}on the front of { $pair },
    }
   *[no] {""}
}

## What must be decided

over-points = The game is over. { $winners_is ->
    [you] You win with { x-points }.
   *[other] { $winners_count ->
        [one] { $winners } wins with { x-points }.
       *[other] Winners with { x-points } each: { $winners }.
    }
}
choose-keep = Keep one of these { $cards } cards; { $rest ->
    [one] the other one goes
   *[other] the other { $rest } go
} to { $other }.
choose-keep-one = Which of these { $cards } cards do you keep? You return the others.
choose-keep-two = Which two of these { $cards } cards do you keep? Choose them from left to right; you return the others.
choose-keep-second = Which card do you keep together with { $card }? { $rest ->
    [one] You return the other one.
   *[other] You return the other { $rest }.
}
choose-card = Choose a card and one of its two sides{ x-at }, in secret.
choose-second = Your Barrage hits { $other }: do you play a second card?
choose-abandon = { $other }’s { $act } hits you: which of your discards do you abandon?
choose-abandon-back = { $other }’s Backfire turns your { $act } on you: which of your discards do you abandon?
choose-acquire = { $act }: { $together ->
    [yes] both of you upgrade at once, so you and { $other } each take from the nearest pile.
   *[no] from which pile do you take the top card?
}
choose-acquire-reach = { $act }: { $together ->
    [yes] both of you upgrade at once, so you take from the pile nearest to you, or an abandoned card, and { $other } does the same.
   *[no] do you take the top card of a pile, or an abandoned card?
}
choose-look = { $act }: { $together ->
    [yes] both of you upgrade at once, so you and { $other } each look at the nearest pile.
   *[no] of which pile do you look at the two upper cards?
}
choose-refine = Which card of the { x-pile } do you take? The other one goes back on top.
choose-restock = Restock: which other discard goes into your draw pile?
choose-cache = Weapons Cache: which discard do you put into your cache?
choose-give = Snatch and Run: which discard do you give to the Abandon pile?
choose-take = Snatch and Run: which abandoned card do you take?
choose-raid-abandoned = Raid: the card { $other } played cannot be stolen. Which abandoned card do you take?
choose-raid = Raid: do you steal the card { $other } has just played, or take an abandoned one?

## Moves

move-play = Play { $act }{ $end ->
    [1] , first side
    [2] , second side
   *[other] {""}
} ({ $card }){ $cached ->
    [yes] {" "}from your cache
   *[no] {""}
}
move-play-nothing = Play No Effect
move-keep = Keep { $card }
move-abandon = Abandon { $card }
move-restock = Put { $card } into your draw pile
move-cache = Put { $card } into your cache
move-give = Give { $card }
move-take = Take { $card } from the Abandon pile
move-acquire = Take { $card } from the { x-pile }
move-acquire-unseen = Take the face-down card of the { x-pile }
move-look = Look at the { x-pile }: { $card } on top
move-look-unseen = Look at the { x-pile }: face down on top
move-take-top = Take { $card }; { $rest } goes back
move-take-below = Take { $card }; { $rest } stays on top
move-raid = Steal { $card }, which { $whose } has just played
move-decline = Play no second card

## The acts: `.does` stands on the card, `.parted` is the name with the places where a line may break

thing-snowball-attack = Snowball Attack
    .parted = Snowball Attack
    .does = Hit: they draw only { x-capped } next turn
    .about = { thing-snowball-attack.does } (DUEL-46).
thing-slushball-attack = Slushball Attack
    .parted = Slushball Attack
    .does = Hit: you steal one of their discards at random
    .about = { thing-slushball-attack.does } (DUEL-47).
thing-sneak-attack = Sneak Attack
    .parted = Sneak Attack
    .does = Hit: they abandon a discard
    .about = { thing-sneak-attack.does } (DUEL-48).
thing-iceball-attack = Iceball Attack
    .parted = Iceball Attack
    .does = Hit: they abandon a discard and draw only { x-capped } next turn
    .about = { thing-iceball-attack.does } (DUEL-49).
thing-barrage = Barrage
    .parted = Barrage
    .does = Before everything else. Hit: they draw only { x-capped } next turn, and you may play a second card
    .about = { thing-barrage.does } (DUEL-25, DUEL-50).
thing-throwing-rocks = Throwing Rocks
    .parted = Throwing Rocks
    .does = Hit: they abandon the card they played, and you draw only { x-capped } next turn{ $dodgeable ->
        [yes] {""}
       *[no] . No dodge helps
    }
    .about = { thing-throwing-rocks.does } (DUEL-53, DUEL-54).
thing-dodge = Dodge
    .parted = Dodge
    .does = When attacked: no harm, and the other side of this card works
    .about = { thing-dodge.does } (DUEL-55).
thing-offensive-dodge = Offensive Dodge
    .parted = Offensive Dodge
    .does = Throws a snowball: they draw only { x-capped } next turn. When attacked: no harm, and an Ultra Upgrade
    .about = { thing-offensive-dodge.does } (DUEL-57).
thing-upgrade-dodge = Upgrade Dodge
    .parted = Upgrade Dodge
    .does = When attacked: no harm, and you take a card from a pile or an abandoned one. Not attacked: one from a pile
    .about = { thing-upgrade-dodge.does } (DUEL-63).
thing-dud = Dud
    .parted = Dud
    .does = When attacked: their card does nothing and is abandoned
    .about = { thing-dud.does } (DUEL-64).
thing-upgrade = Upgrade
    .parted = Upgrade
    .does = Unless attacked: take the top card of an Arsenal pile
    .about = { thing-upgrade.does } (DUEL-40, DUEL-42).
thing-ultra-upgrade = Ultra Upgrade
    .parted = Ultra Upgrade
    .does = Unless attacked: take the top card of an Arsenal pile, or any abandoned card
    .about = { thing-ultra-upgrade.does } (DUEL-40, DUEL-42).
thing-refined-upgrade = Refined Upgrade
    .parted = Refined Upgrade
    .does = Unless attacked: look at the two upper cards of a pile and take one
    .about = { thing-refined-upgrade.does } (DUEL-70).
thing-restock = Restock
    .parted = Restock
    .does = Unless attacked: shuffle this card and another discard into your draw pile
    .about = { thing-restock.does } (DUEL-59).
thing-weapons-cache = Weapons Cache
    .parted = Weapons Cache
    .does = Unless attacked: put a discard into your cache, where nobody gets it
    .about = { thing-weapons-cache.does } (DUEL-65).
thing-raid = Raid
    .parted = Raid
    .does = Unless attacked: steal the card they played, or take an abandoned one
    .about = { thing-raid.does } (DUEL-69).
thing-snow-fort = Snow Fort
    .parted = Snow Fort
    .does = Their card does nothing at all
    .about = { thing-snow-fort.does } (DUEL-22, DUEL-60).
thing-backfire = Backfire
    .parted = Backfire
    .does = An attack strikes its own thrower
    .about = { thing-backfire.does } (DUEL-67).
thing-snatch-and-run = Snatch and Run
    .parted = Snatch and Run
    .does = No attack reaches you. Exchange a discard for an abandoned card
    .about = { thing-snatch-and-run.does } (DUEL-61).
thing-whitewash = Whitewash
    .parted = Whitewash
    .does = Next turn they show you what they draw before you choose
    .about = { thing-whitewash.does } (DUEL-15, DUEL-62).
thing-no-effect = No Effect
    .parted = No Effect
    .does = Nothing happens
    .about = { thing-no-effect.does } (DUEL-105).

x-capped = { $capped ->
    [one] 1 card
   *[other] { $capped } cards
}

## The cards: by the acts on their two sides

x-card = { $first } / { $second }{ $twin ->
    [0] {""}
   *[other] {" "}{ $twin }
}
x-card-about = { $set ->
    [basic] A Basic card
    [advanced] An Advanced card
    [extreme] An Extreme
   *[alternate] An Alternate Extreme
}, worth { x-points }; a deck has { $copies }. You play { $first } or { $second }, in the step of level { $level } (DUEL-16, DUEL-25).
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
   *[no] Spare 1
}
thing-card-spare-1 = { x-spare-1 } ({ $first } / { $second })
    .inside = { x-spare-1 }: { $first } / { $second }
    .about = { x-card-about }
x-spare-2 = { $named ->
    [yes] { $name }
   *[no] Spare 2
}
thing-card-spare-2 = { x-spare-2 } ({ $first } / { $second })
    .inside = { x-spare-2 }: { $first } / { $second }
    .about = { x-card-about }
x-spare-3 = { $named ->
    [yes] { $name }
   *[no] Spare 3
}
thing-card-spare-3 = { x-spare-3 } ({ $first } / { $second })
    .inside = { x-spare-3 }: { $first } / { $second }
    .about = { x-card-about }
x-spare-4 = { $named ->
    [yes] { $name }
   *[no] Spare 4
}
thing-card-spare-4 = { x-spare-4 } ({ $first } / { $second })
    .inside = { x-spare-4 }: { $first } / { $second }
    .about = { x-card-about }

## What else can be looked up

thing-basic = Basic card
    .about = Everybody begins with the same Basic cards (DUEL-01).
thing-advanced = Advanced card
    .about = Everybody gets { $dealt } Advanced cards and keeps { $kept } of them. The others are returned, for the Arsenal (DUEL-02, DUEL-07).
thing-extreme = Extreme
    .about = The strongest cards. At first they lie in the Arsenal, { $extremes } for each player (DUEL-08, DUEL-101).
thing-level = level
    .about = A Barrage comes first, then cards of level 3, 2 and 1. Levels say only when a card works, not which one is stronger (DUEL-25, DUEL-R03).
thing-points = points
    .about = At the end the cards in your draw pile and your discards{ $cache ->
        [yes] , and those in your cache,
       *[no] {""}
    } count what is printed on them. Most points win (DUEL-72, DUEL-73).
thing-arsenal = Arsenal
    .about = { $piles } piles of cards to win, one near each player; upgrades take the top card. { $open ->
        [yes] A pile whose top card lies face down cannot be chosen
       *[no] When all are empty, the final round begins
    } (DUEL-35, DUEL-42, DUEL-R07).
thing-nearest-pile = nearest pile
    .about = If both players upgrade in the same step, each may use only the Arsenal pile nearest to them. { $fallback ->
        [yes] If it is empty, they take from the next pile, after the other player
       *[no] If it is empty, they get no Arsenal card
    } (DUEL-43, DUEL-R08).
thing-abandon-pile = Abandon pile
    .about = Abandoned cards lie here, open, and count for nobody. Some cards let you take from here (DUEL-04, DUEL-72).
thing-draw-pile = draw pile
    .about = You draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } from it each turn. If it is too small, your discards are shuffled into it, but not in the final round (DUEL-11, DUEL-14).
thing-discards = discards
    .about = Your played and unplayed cards, face down; a card just played is among them at once. { $fizzles ->
        [yes] A card is skipped if it has left them before its step
       *[no] A card works even if it is stolen before its step
    } (DUEL-19, DUEL-29).
thing-cache = cache
    .about = Cached cards are yours alone: nobody steals or abandons them, and you may play one a turn. At the end they count { $scores ->
        [yes] for their owner
       *[no] for nobody
    } (DUEL-65, DUEL-66, DUEL-R17).
thing-second-card = second card
    .about = When your Barrage hits, you may also play the other card you drew, or a cached one. It works in the step of its own level (DUEL-50, DUEL-51).
thing-attacked = attacked
    .about = You are attacked if the other player throws anything that no Snow Fort stops. Then upgrades and the like do not work (DUEL-23, DUEL-40).
thing-void = void
    .about = A card that a Snow Fort or a Dud stops does nothing. It is discarded as usual, or abandoned after a Dud (DUEL-22, DUEL-64).
thing-capped = capped
    .about = Somebody capped draws only { x-capped } next turn, instead of { $draw }. Caps do not add up (DUEL-11, DUEL-46).
thing-shown = shown cards
    .about = After a Whitewash the next cards drawn are shown to its player before anybody chooses (DUEL-15).
thing-initiative = initiative
    .about = It says who decides first inside a step{ $fronts ->
        [yes] {" "}of a front
       *[no] {""}
    }, and who gets a card that both want. It changes every turn (DUEL-21, DUEL-108).
thing-front = front
    .about = Where two neighbours fight; everybody stands at two. One front is resolved after the other, each like a turn of two players (DUEL-106, DUEL-107).
thing-final-round = final round
    .about = Discards do not come back into the draw pile. The game ends when somebody cannot draw (DUEL-12, DUEL-36).
thing-turn-limit = turn limit
    .about = After turn { $main } the final round begins at the latest, and it lasts { $final ->
        [one] 1 turn
       *[other] { $final } turns
    } at most (DUEL-R22).

## The picture

picture-table = Table of { $names }: cards with two sides, Arsenal piles between the players, the Abandon pile beside.
picture-choose-end = Your cards: choose a side
picture-your-cards = Your cards
picture-keep-one = Keep one of these
picture-keep-two = Keep two of these
picture-your-discards = Your discards
picture-abandoned = Abandoned
    .about = Abandoned: { $cards }.
picture-kept = kept
picture-kept-by = { $who_is ->
    [you] You keep
   *[other] { $who } keeps
}
picture-two-cards = The two upper cards of the { x-nth } pile
picture-raid = Steal the played card, or take an abandoned one
picture-second = A second card?
picture-decline = No second card
picture-cards-of = { $who }’s cards
picture-discards-of = { $who }’s discards
picture-draw = draw pile
picture-hand = hand
picture-final-round = Final round
picture-from-cache = From your cache (DUEL-66).
picture-pile = { x-nth } pile
    .about = The { x-nth } pile, nearest to { $near }: { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }{ $top ->
        [none] {""}
       *[other] , on top { $top }
    }. Upgrades take its top card (DUEL-42).
picture-empty = empty
picture-nothing = nothing
picture-face-down = face down
picture-points = { x-points }
picture-worth = { $who_is ->
    [you] Your cards are
   *[other] { $who }’s cards are
} worth { x-points } so far (DUEL-72).
picture-worth-least = { $who }’s cards that you know are worth { x-points }: it may be more (DUEL-72).
picture-own = All your cards: { $cards }.
picture-capped = draws { $cards }
picture-shown = { $names } will see the next draw.
picture-first = first
picture-last-turn = Last turn
picture-decided = { $who }: chosen.
picture-played = { $who }: { $act }{ $fate ->
    [none] {""}
   *[other] {" "}({ $fate })
}.
picture-surely = You know: { $cards }.
picture-may = Perhaps: { $cards }.
picture-unknown = You know none of these cards.
picture-place = { $who }, { $place }: { x-cards }.
picture-stock = Below the tops lie { $cards }.
picture-extremes = Extremes in this game
picture-pass = The others go to { $who }
picture-card = { $card }. { $about }
stamp-hit = hits
stamp-miss = dodged
stamp-avoid = avoided
stamp-refl = strikes back
stamp-void = void
stamp-dodge = dodges
stamp-fail = no dodge
stamp-idle = no attack
stamp-def = works
stamp-block = blocked
stamp-eff = works
score-points = Points

## Why a move cannot be made

why-not-yours = That card is not among those that you choose from (DUEL-05).
why-rising = You may keep this card, but two cards are named from left to right: take your first choice back to name this one before it (DUEL-07).
why-not-drawn = You have not drawn that card (DUEL-16).
why-not-cached = That card does not lie in your cache (DUEL-66).
why-one-cached = You may play one cached card in a turn, and have done so (DUEL-66).
why-play-first = First everybody chooses a card to play (DUEL-16).
why-not-second = That card cannot be your second one (DUEL-50).
