// The words in the picture of splat.
import type { Card, Kind, Player, Stop } from './view';

/** What one protection stops, one thing after the other. */
function stopped(stops: Stop[], by: string, cards: Record<Kind, string>, words: { falls: string; stays: string; cracks: string; nothing: string }): string {
  const list = stops.filter((stop) => stop.by === by).map((stop) => `${cards[stop.card]} ${stop.snowballs} (${words[stop.then]})`);
  return list.join(', ') || words.nothing;
}

const en = {
  scene: (names: string) => `A round, snowy yard with ${names}.`,
  you: 'you',
  cards: { single: 'Single', double: 'Double', wall: 'Wall', pile: 'Pile', splatball: 'Splatball', fort: 'Fort', 'spare-1': 'Spare 1', 'spare-2': 'Spare 2' } as Record<Kind, string>,
  rule: (card: Card, stops: Stop[]): string => {
    const pile = card.needs_pile ? ', if you have a Pile' : '';
    if (card.does === 'throw') return `${card.snowballs === 1 ? 'one snowball' : 'two snowballs'} at another player${pile}, ${card.hits === 1 ? '1 hit' : `${card.hits} hits`} (${card.kind === 'double' ? 'SPLAT-24' : 'SPLAT-20'})`;
    if (card.does === 'splat') return `ruins the Pile of another player${pile} (SPLAT-40)`;
    if (card.does === 'pile') return 'lets you throw Doubles (SPLAT-38)';
    return `stops ${stopped(stops, card.kind === 'fort' ? 'fresh' : card.kind, en.cards, en.then)} (SPLAT-36)`;
  },
  then: { falls: 'and falls', stays: 'and stands', cracks: 'and is cracked', nothing: 'nothing' },
  kid: (name: string, p: Player, limit: number) =>
    `${name}: ${p.hits} of ${limit} hits${p.protection ? `, protected against ${p.protection}` : ', no protection'}. Out at ${limit} (SPLAT-31).`,
  out: (name: string, rank: number) => `${name} is out, place ${rank} (SPLAT-43).`,
  outShort: (rank: number) => `out, place ${rank}`,
  walls: (name: string, n: number, stops: Stop[]) => `${name}: ${n === 1 ? 'a Wall' : `${n} Walls`}; each stops ${stopped(stops, 'wall', en.cards, en.then)} (SPLAT-21).`,
  fresh: (name: string, n: number, stops: Stop[]) => `${name}: ${n === 1 ? 'a fresh Fort' : `${n} fresh Forts`}; each stops ${stopped(stops, 'fresh', en.cards, en.then)} (SPLAT-36).`,
  cracked: (name: string, n: number, stops: Stop[]) => `${name}: ${n === 1 ? 'a cracked Fort' : `${n} cracked Forts`}; each stops ${stopped(stops, 'cracked', en.cards, en.then)} (SPLAT-22).`,
  spares: (name: string, card: string, n: number, by: Kind, stops: Stop[]) => `${name}: ${n} of ${card}; each stops ${stopped(stops, by, en.cards, en.then)} (SPLAT-36).`,
  heap: (name: string, n: number) => `${name} has ${n === 1 ? 'a Pile' : `${n} Piles`} and may throw Doubles (SPLAT-24).`,
  draw: (n: number) => `The draw pile: ${n === 1 ? '1 card' : `${n} cards`}. When it is empty the discard is shuffled (SPLAT-10).`,
  discard: (list: string) => `The discard pile: ${list || 'empty'} (SPLAT-03).`,
  drawShort: 'draw',
  discardShort: 'discard',
  card: (name: string, rule: string) => `${name}: ${rule}.`,
  hand: (name: string, rule: string) => `In your hand: ${name}, ${rule}.`,
  open: (name: string, cards: string) => `${name} holds: ${cards} (SPLAT-50).`,
  held: (name: string, n: number, known: string) => `${name} holds ${n === 1 ? '1 card' : `${n} cards`}${known ? `; one of them is a ${known}` : ''} (SPLAT-50).`,
  or: ' or ',
  answers: { wall: 'Wall', cracked: 'Cracked Fort', fresh: 'Fresh Fort', 'two-walls': '2 Walls', 'wall-and-cracked': 'Wall and Fort', 'two-cracked': '2 cracked Forts', 'wall-and-fresh': 'Wall and fresh Fort', 'cracked-and-fresh': 'Cracked and fresh', 'two-fresh': '2 fresh Forts', 'spare-1': 'Spare 1', 'spare-2': 'Spare 2' } as Record<string, string>,
  answerAbout: 'You say which protection is used up (SPLAT-57).',
};

const de: typeof en = {
  scene: (names) => `Ein runder, verschneiter Hof mit ${names}.`,
  you: 'du',
  cards: { single: 'Einzelball', double: 'Doppelball', wall: 'Wall', pile: 'Haufen', splatball: 'Platschball', fort: 'Burg', 'spare-1': 'Zusatz 1', 'spare-2': 'Zusatz 2' },
  rule: (card, stops) => {
    const pile = card.needs_pile ? ', wenn du einen Haufen hast' : '';
    if (card.does === 'throw') return `${card.snowballs === 1 ? 'ein Schneeball' : 'zwei Schneebälle'} auf jemand anderen${pile}, ${card.hits} Treffer (${card.kind === 'double' ? 'SPLAT-24' : 'SPLAT-20'})`;
    if (card.does === 'splat') return `zerstört den Haufen von jemand anderem${pile} (SPLAT-40)`;
    if (card.does === 'pile') return 'damit darfst du Doppelbälle werfen (SPLAT-38)';
    return `hält auf: ${stopped(stops, card.kind === 'fort' ? 'fresh' : card.kind, de.cards, de.then)} (SPLAT-36)`;
  },
  then: { falls: 'und fällt', stays: 'und bleibt', cracks: 'und wird rissig', nothing: 'nichts' },
  kid: (name, p, limit) => `${name}: ${p.hits} von ${limit} Treffern${p.protection ? `, geschützt gegen ${p.protection}` : ', kein Schutz'}. Raus bei ${limit} (SPLAT-31).`,
  out: (name, rank) => `${name} ist ausgeschieden, Platz ${rank} (SPLAT-43).`,
  outShort: (rank) => `raus, Platz ${rank}`,
  walls: (name, n, stops) => `${name}: ${n === 1 ? 'ein Wall' : `${n} Wälle`}; jeder hält auf: ${stopped(stops, 'wall', de.cards, de.then)} (SPLAT-21).`,
  fresh: (name, n, stops) => `${name}: ${n === 1 ? 'eine frische Burg' : `${n} frische Burgen`}; jede hält auf: ${stopped(stops, 'fresh', de.cards, de.then)} (SPLAT-36).`,
  cracked: (name, n, stops) => `${name}: ${n === 1 ? 'eine rissige Burg' : `${n} rissige Burgen`}; jede hält auf: ${stopped(stops, 'cracked', de.cards, de.then)} (SPLAT-22).`,
  spares: (name, card, n, by, stops) => `${name}: ${n} von ${card}; jede hält auf: ${stopped(stops, by, de.cards, de.then)} (SPLAT-36).`,
  heap: (name, n) => `${name} hat ${n === 1 ? 'einen Haufen' : `${n} Haufen`} und darf Doppelbälle werfen (SPLAT-24).`,
  draw: (n) => `Der Nachziehstapel: ${n === 1 ? '1 Karte' : `${n} Karten`}. Ist er leer, wird die Ablage gemischt (SPLAT-10).`,
  discard: (list) => `Die Ablage: ${list || 'leer'} (SPLAT-03).`,
  drawShort: 'Stapel',
  discardShort: 'Ablage',
  card: (name, rule) => `${name}: ${rule}.`,
  hand: (name, rule) => `In deiner Hand: ${name}, ${rule}.`,
  open: (name, cards) => `${name} hält: ${cards} (SPLAT-50).`,
  held: (name, n, known) => `${name} hält ${n === 1 ? '1 Karte' : `${n} Karten`}${known ? `; eine davon: ${known}` : ''} (SPLAT-50).`,
  or: ' oder ',
  answers: { wall: 'Wall', cracked: 'Rissige Burg', fresh: 'Frische Burg', 'two-walls': '2 Wälle', 'wall-and-cracked': 'Wall und Burg', 'two-cracked': '2 rissige Burgen', 'wall-and-fresh': 'Wall und frische Burg', 'cracked-and-fresh': 'Rissige und frische', 'two-fresh': '2 frische Burgen', 'spare-1': 'Zusatz 1', 'spare-2': 'Zusatz 2' },
  answerAbout: 'Du sagst, welcher Schutz verbraucht wird (SPLAT-57).',
};

export const texts = { en, de };
export type Texts = typeof en;
