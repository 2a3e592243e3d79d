// What the duel scene says, in the client's languages.
import type { Lang } from '../../texts/lang.svelte';
import type { Sort } from './cards';

interface DuelTexts {
  acts: string[];
  effects: string[];
  sorts: Record<Sort, string>;
  fates: Record<string, string>;
  level: (level: number, points: number) => string;
  picture: (players: string) => string;
  yourHand: string;
  yourCardsNow: string;
  keepOne: string;
  yourDiscards: string;
  abandonPile: string;
  kept: string;
  twoCards: (pile: string) => string;
  raidable: string;
  secondCard: string;
  decline: string;
  drawPile: string;
  hand: string;
  discards: string;
  cache: string;
  fromCache: string;
  arsenal: string;
  pileOf: (name: string) => string;
  yourPile: string;
  empty: string;
  nothing: string;
  cards: (n: number) => string;
  points: (n: number) => string;
  capped: (n: number) => string;
  cappedTip: (n: number, of: number) => string;
  marked: (names: string) => string;
  markedTip: string;
  initiative: string;
  initiativeTip: string;
  initiativeHere: string;
  finalRound: string;
  finalTip: string;
  lastTurn: string;
  faceDown: string;
  decided: (name: string) => string;
  surely: (cards: string) => string;
  may: (cards: string) => string;
  knowNothing: string;
  place: (place: string, n: number, name: string) => string;
  stock: string;
  pileTip: string;
  abandonTip: string;
  extremesWait: string;
  youKeep: string;
  keptBy: (name: string) => string;
  cardsOf: (name: string) => string;
  discardsOf: (name: string) => string;
  passTo: (name: string) => string;
  cardTip: (kind: string, level: string, a: string, b: string) => string;
  you: string;
}

const en: DuelTexts = {
  acts: ['Snowball Attack', 'Slushball Attack', 'Sneak Attack', 'Iceball Attack', 'Barrage', 'Throwing Rocks', 'Dodge',
    'Offensive Dodge', 'Upgrade Dodge', 'Dud', 'Upgrade', 'Ultra Upgrade', 'Refined Upgrade', 'Restock', 'Weapons Cache', 'Raid',
    'Snow Fort', 'Backfire', 'Snatch and Run', 'Whitewash', 'No Effect'],
  effects: [
    'Hit: they draw only 1 card next turn.',
    'Hit: you steal one of their discards at random.',
    'Hit: they abandon a discard.',
    'Hit: they abandon a discard and draw only 1 card.',
    'First of all. Hit: they draw only 1, and you may play a second card.',
    'Hit: they abandon the card they play, and you draw only 1. No dodge helps.',
    'When attacked: no harm, and you get the other end.',
    'Throws a snowball. When attacked: no harm, and an Ultra Upgrade.',
    'When attacked: no harm, take a card, also an abandoned one. Else take from a pile.',
    'When attacked: their card is void and abandoned.',
    'Unless attacked: take the top card of a pile.',
    'Unless attacked: take the top card of a pile, or any abandoned card.',
    'Unless attacked: look at two cards of a pile, take one.',
    'Unless attacked: this card and a discard go back to your draw pile.',
    'Unless attacked: put a discard away where nobody gets it.',
    'Unless attacked: steal the card they play, or take an abandoned one.',
    'Their card does nothing at all.',
    'An attack strikes its own thrower.',
    'No attack reaches you; swap a discard for an abandoned card.',
    'You see their next cards before you choose.',
    'Nothing happens.',
  ],
  sorts: { attack: 'attack', dodge: 'dodge', quiet: 'effect', special: 'special' },
  fates: { none: '', hit: 'hits', miss: 'dodged', avoid: 'avoided', refl: 'strikes back', void: 'void', dodge: 'dodges',
    fail: 'no dodge', idle: 'no attack', def: 'works', block: 'blocked', eff: 'works' },
  level: (level, n) => ['', 'Basic, ', 'Advanced, ', 'Extreme, '][level] + (n === 0 ? 'no points' : n === 1 ? '1 point' : `${n} points`),
  picture: (players) => `Table of ${players}: cards with two ends, Arsenal piles between the players, the Abandon pile beside.`,
  yourHand: 'Your cards: choose an end',
  yourCardsNow: 'Your cards',
  keepOne: 'Keep one of these',
  yourDiscards: 'Your discards',
  abandonPile: 'Abandon pile',
  kept: 'Kept',
  twoCards: (pile) => `Two cards of ${pile}`,
  raidable: 'Steal the played card, or take an abandoned one',
  secondCard: 'A second card?',
  decline: 'No second card',
  drawPile: 'draw pile',
  hand: 'hand',
  discards: 'discards',
  cache: 'cache',
  fromCache: 'from your cache',
  arsenal: 'Arsenal',
  pileOf: (name) => `${name}'s pile`,
  yourPile: 'your pile',
  empty: 'empty',
  nothing: 'nothing',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  capped: (n) => `draws ${n}`,
  cappedTip: (n, of) => `Capped: the next draw is ${n} instead of ${of} (DUEL-11).`,
  marked: (names) => `${names} will see the next draw`,
  markedTip: 'Struck by Whitewash: the next cards drawn are shown before anybody chooses (DUEL-15).',
  initiative: 'first',
  initiativeTip: 'Initiative: decides first inside a step this turn (DUEL-21).',
  initiativeHere: 'Initiative: decides first inside a step on this front (DUEL-108).',
  finalRound: 'Final round',
  finalTip: 'Final round: discards do not come back; the game ends when somebody cannot draw (DUEL-36, DUEL-12).',
  lastTurn: 'Last turn',
  faceDown: 'face down',
  decided: (name) => `${name} has chosen`,
  surely: (cards) => `You know: ${cards}.`,
  may: (cards) => `Perhaps: ${cards}.`,
  knowNothing: 'You know none of these cards.',
  place: (place, n, name) => `${name}, ${place}: ${n === 1 ? '1 card' : `${n} cards`}.`,
  stock: 'Below the tops lie',
  pileTip: 'An Arsenal pile: upgrades take its top card (DUEL-42).',
  abandonTip: 'Abandoned cards count for nobody; some acts take them (DUEL-72).',
  extremesWait: 'The Extremes of this game',
  youKeep: 'You keep',
  keptBy: (name) => `${name} keeps`,
  cardsOf: (name) => `${name}'s cards`,
  discardsOf: (name) => `${name}'s discards`,
  passTo: (name) => `The others go to ${name}`,
  cardTip: (kind, level, a, b) => `${kind}: ${a} on one end, ${b} on the other. ${level}.`,
  you: 'you',
};

const de: DuelTexts = {
  acts: ['Schneeball\u00adwurf', 'Matschball\u00adwurf', 'Hinterhalt', 'Eisballwurf', 'Sperrfeuer', 'Steinwurf', 'Aus\u00adweichen',
    'Konter-\u00adAusweichen', 'Aufrüst-\u00adAusweichen', 'Blindgänger', 'Aufrüsten', 'Großes Aufrüsten', 'Gezieltes Aufrüsten', 'Auffüllen',
    'Waffen\u00adlager', 'Raubzug', 'Schneeburg', 'Rück\u00adschlag', 'Schnapp und weg', 'Einseifen', 'Ohne Wirkung'],
  effects: [
    'Treffer: das Ziel zieht nächstes Mal nur 1 Karte.',
    'Treffer: du stiehlst zufällig eine Karte der Ablage.',
    'Treffer: das Ziel gibt eine Karte der Ablage auf.',
    'Treffer: das Ziel gibt eine Karte auf und zieht nur 1.',
    'Vor allem anderen. Treffer: das Ziel zieht nur 1, und du darfst eine zweite Karte spielen.',
    'Treffer: das Ziel gibt die gespielte Karte auf, du ziehst nur 1. Ausweichen geht nicht.',
    'Bei Angriff: kein Schaden, und das andere Ende wirkt.',
    'Wirft einen Schneeball. Bei Angriff: kein Schaden, und Großes Aufrüsten.',
    'Bei Angriff: kein Schaden, nimm eine Karte, auch eine aufgegebene. Sonst vom Stapel.',
    'Bei Angriff: die andere Karte entfällt und wird aufgegeben.',
    'Ohne Angriff: nimm die oberste Karte eines Stapels.',
    'Ohne Angriff: nimm die oberste Karte eines Stapels oder eine aufgegebene.',
    'Ohne Angriff: sieh zwei Karten eines Stapels an, nimm eine.',
    'Ohne Angriff: diese und eine Karte der Ablage in den Nachziehstapel.',
    'Ohne Angriff: leg eine Karte der Ablage sicher weg.',
    'Ohne Angriff: stiehl die gespielte Karte oder nimm eine aufgegebene.',
    'Die andere Karte bewirkt gar nichts.',
    'Ein Angriff trifft den, der ihn wirft.',
    'Kein Angriff trifft dich; tausch eine Karte der Ablage gegen eine aufgegebene.',
    'Du siehst die nächsten Karten der anderen, bevor du wählst.',
    'Nichts geschieht.',
  ],
  sorts: { attack: 'Angriff', dodge: 'Ausweichen', quiet: 'Wirkung', special: 'Besonderes' },
  fates: { none: '', hit: 'trifft', miss: 'ins Leere', avoid: 'vermieden', refl: 'fliegt zurück', void: 'entfällt', dodge: 'weicht aus',
    fail: 'hilft nicht', idle: 'kein Angriff', def: 'wirkt', block: 'verhindert', eff: 'wirkt' },
  level: (level, n) => ['', 'Basis, ', 'Fortgeschritten, ', 'Extrem, '][level] + (n === 0 ? 'keine Punkte' : n === 1 ? '1 Punkt' : `${n} Punkte`),
  picture: (players) => `Tisch von ${players}: Karten mit zwei Enden, dazwischen die Arsenalstapel, daneben die aufgegebenen Karten.`,
  yourHand: 'Deine Karten: Wähle ein Ende',
  yourCardsNow: 'Deine Karten',
  keepOne: 'Behalte eine davon',
  yourDiscards: 'Deine Ablage',
  abandonPile: 'Aufgegeben',
  kept: 'Behalten',
  twoCards: (pile) => `Zwei Karten: ${pile}`,
  raidable: 'Stiehl die gespielte Karte oder nimm eine aufgegebene',
  secondCard: 'Eine zweite Karte?',
  decline: 'Keine zweite Karte',
  drawPile: 'Stapel',
  hand: 'Hand',
  discards: 'Ablage',
  cache: 'Waffenlager',
  fromCache: 'aus dem Waffenlager',
  arsenal: 'Arsenal',
  pileOf: (name) => `Stapel bei ${name}`,
  yourPile: 'dein Stapel',
  empty: 'leer',
  nothing: 'nichts',
  cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  capped: (n) => `zieht ${n}`,
  cappedTip: (n, of) => `Gebremst: Beim nächsten Mal wird ${n} statt ${of} gezogen (DUEL-11).`,
  marked: (names) => `${names} sieht die nächsten Karten`,
  markedTip: 'Eingeseift: Die nächsten gezogenen Karten werden gezeigt, bevor jemand wählt (DUEL-15).',
  initiative: 'zuerst',
  initiativeTip: 'Vortritt: entscheidet in diesem Zug innerhalb eines Schritts zuerst (DUEL-21).',
  initiativeHere: 'Vortritt: entscheidet an dieser Front innerhalb eines Schritts zuerst (DUEL-108).',
  finalRound: 'Schlussrunde',
  finalTip: 'Schlussrunde: Abgelegtes kommt nicht zurück; kann jemand nicht ziehen, ist das Spiel zu Ende (DUEL-36, DUEL-12).',
  lastTurn: 'Letzter Zug',
  faceDown: 'verdeckt',
  decided: (name) => `${name} hat gewählt`,
  surely: (cards) => `Du weißt: ${cards}.`,
  may: (cards) => `Vielleicht: ${cards}.`,
  knowNothing: 'Du kennst keine dieser Karten.',
  place: (place, n, name) => `${name}, ${place}: ${n === 1 ? '1 Karte' : `${n} Karten`}.`,
  stock: 'Unter den obersten liegen',
  pileTip: 'Ein Arsenalstapel: Wer aufrüstet, nimmt die oberste Karte (DUEL-42).',
  abandonTip: 'Aufgegebene Karten zählen für niemanden; manches Ende holt sie zurück (DUEL-72).',
  extremesWait: 'Die Extremen dieses Spiels',
  youKeep: 'Du behältst',
  keptBy: (name) => `${name} behält`,
  cardsOf: (name) => `Karten von ${name}`,
  discardsOf: (name) => `Ablage von ${name}`,
  passTo: (name) => `Die anderen gehen an ${name}`,
  cardTip: (kind, level, a, b) => `${kind}: ${a} am einen Ende, ${b} am anderen. ${level}.`,
  you: 'du',
};

export const texts: Record<Lang, DuelTexts> = { en, de };
