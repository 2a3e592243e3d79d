// The words in the picture of splat.
import type { Kind, Player } from './view';

const en = {
  scene: (names: string) => `A round, snowy yard with ${names}.`,
  you: 'you',
  cards: { single: 'Single', double: 'Double', wall: 'Wall', pile: 'Pile', splatball: 'Splatball', fort: 'Fort' } as Record<Kind, string>,
  rules: {
    single: 'one snowball at any other player (SPLAT-20)',
    double: 'two snowballs at one player, if you have a Pile (SPLAT-24)',
    wall: 'stops one snowball (SPLAT-36)',
    pile: 'lets you throw Doubles (SPLAT-38)',
    splatball: 'ruins the Pile of another player (SPLAT-40)',
    fort: 'stops two snowballs (SPLAT-36)',
  } as Record<Kind, string>,
  kid: (name: string, p: Player, limit: number) =>
    `${name}: ${p.hits} of ${limit} hits${p.protection ? `, protected against ${p.protection}` : ', no protection'}. Out at ${limit} (SPLAT-31).`,
  out: (name: string, rank: number) => `${name} is out, place ${rank} (SPLAT-43).`,
  outShort: (rank: number) => `out, place ${rank}`,
  walls: (name: string, n: number) => `${name}: ${n === 1 ? 'a Wall' : `${n} Walls`}; each stops one snowball and falls (SPLAT-21).`,
  fresh: (name: string, n: number) => `${name}: ${n === 1 ? 'a fresh Fort' : `${n} fresh Forts`}; each stops two snowballs (SPLAT-36).`,
  cracked: (name: string, n: number) => `${name}: ${n === 1 ? 'a cracked Fort' : `${n} cracked Forts`}; each stops one more snowball (SPLAT-22).`,
  heap: (name: string) => `${name} has a Pile and may throw Doubles (SPLAT-24).`,
  draw: (n: number) => `The draw pile: ${n === 1 ? '1 card' : `${n} cards`}. When it is empty the discard is shuffled (SPLAT-10).`,
  discard: (list: string) => `The discard pile: ${list || 'empty'} (SPLAT-03).`,
  drawShort: 'draw',
  discardShort: 'discard',
  card: (name: string, rule: string) => `${name}: ${rule}.`,
  hand: (name: string, rule: string) => `In your hand: ${name}, ${rule}.`,
  open: (name: string, cards: string) => `${name} holds: ${cards} (SPLAT-50).`,
  held: (name: string, n: number, known: string) => `${name} holds ${n === 1 ? '1 card' : `${n} cards`}${known ? `; one of them is a ${known}` : ''} (SPLAT-50).`,
  or: ' or ',
  answers: { wall: 'Wall', cracked: 'Cracked Fort', fresh: 'Fresh Fort', 'two-walls': '2 Walls', 'wall-and-cracked': 'Wall and Fort', 'two-cracked': '2 cracked Forts' } as Record<string, string>,
  answerAbout: 'You say which protection is used up (SPLAT-57).',
};

const de: typeof en = {
  scene: (names) => `Ein runder, verschneiter Hof mit ${names}.`,
  you: 'du',
  cards: { single: 'Einzelball', double: 'Doppelball', wall: 'Wall', pile: 'Haufen', splatball: 'Platschball', fort: 'Burg' },
  rules: {
    single: 'ein Schneeball auf irgendwen sonst (SPLAT-20)',
    double: 'zwei Schneebälle auf eine Person, wenn du einen Haufen hast (SPLAT-24)',
    wall: 'hält einen Schneeball auf (SPLAT-36)',
    pile: 'damit darfst du Doppelbälle werfen (SPLAT-38)',
    splatball: 'zerstört den Haufen von jemand anderem (SPLAT-40)',
    fort: 'hält zwei Schneebälle auf (SPLAT-36)',
  },
  kid: (name, p, limit) => `${name}: ${p.hits} von ${limit} Treffern${p.protection ? `, geschützt gegen ${p.protection}` : ', kein Schutz'}. Raus bei ${limit} (SPLAT-31).`,
  out: (name, rank) => `${name} ist ausgeschieden, Platz ${rank} (SPLAT-43).`,
  outShort: (rank) => `raus, Platz ${rank}`,
  walls: (name, n) => `${name}: ${n === 1 ? 'ein Wall' : `${n} Wälle`}; jeder hält einen Schneeball auf und fällt (SPLAT-21).`,
  fresh: (name, n) => `${name}: ${n === 1 ? 'eine frische Burg' : `${n} frische Burgen`}; jede hält zwei Schneebälle auf (SPLAT-36).`,
  cracked: (name, n) => `${name}: ${n === 1 ? 'eine rissige Burg' : `${n} rissige Burgen`}; jede hält noch einen auf (SPLAT-22).`,
  heap: (name) => `${name} hat einen Haufen und darf Doppelbälle werfen (SPLAT-24).`,
  draw: (n) => `Der Nachziehstapel: ${n === 1 ? '1 Karte' : `${n} Karten`}. Ist er leer, wird die Ablage gemischt (SPLAT-10).`,
  discard: (list) => `Die Ablage: ${list || 'leer'} (SPLAT-03).`,
  drawShort: 'Stapel',
  discardShort: 'Ablage',
  card: (name, rule) => `${name}: ${rule}.`,
  hand: (name, rule) => `In deiner Hand: ${name}, ${rule}.`,
  open: (name, cards) => `${name} hält: ${cards} (SPLAT-50).`,
  held: (name, n, known) => `${name} hält ${n === 1 ? '1 Karte' : `${n} Karten`}${known ? `; eine davon: ${known}` : ''} (SPLAT-50).`,
  or: ' oder ',
  answers: { wall: 'Wall', cracked: 'Rissige Burg', fresh: 'Frische Burg', 'two-walls': '2 Wälle', 'wall-and-cracked': 'Wall und Burg', 'two-cracked': '2 rissige Burgen' },
  answerAbout: 'Du sagst, welcher Schutz verbraucht wird (SPLAT-57).',
};

export const texts = { en, de };
export type Texts = typeof en;
