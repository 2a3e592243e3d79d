// What many games tell: the measures of `snowyard lab compare` (lab/comparing.py), summed up as games come in, with intervals that stay
// right however often one looks (lab/sequential.py).
import { BY_PRINT, KINDS, type Game, type Kind, type Surveyor } from './survey';

/** Something one number a game tells. `small`: a difference that nobody need care about, in points of a share or a part of the old value. */
export interface Measure {
  id:
    | 'starts'
    | 'draws'
    | 'better'
    | 'turns'
    | 'decisions'
    | 'choice'
    | 'forced'
    | 'idle'
    | 'place'
    | 'comebacks'
    | 'drama'
    | 'kings'
    | 'shift'
    | 'search';
  share: boolean;
  small: number;
  /** In the order of play, from 1: what whoever decides there wins. */
  place?: number;
}
export const MEASURES: readonly Measure[] = [
  { id: 'starts', share: true, small: 0.01 },
  { id: 'draws', share: true, small: 0.01 },
  { id: 'better', share: true, small: 0.01 },
  { id: 'turns', share: false, small: 0.02 },
  { id: 'decisions', share: false, small: 0.02 },
  { id: 'choice', share: false, small: 0.02 },
  { id: 'forced', share: true, small: 0.01 },
  { id: 'idle', share: true, small: 0.01 },
];
export const COURSE: readonly Measure[] = [
  { id: 'comebacks', share: true, small: 0.03 },
  { id: 'drama', share: false, small: 0.1 },
  { id: 'kings', share: true, small: 0.02 },
  { id: 'shift', share: true, small: 0.02 },
];
const ORDERS = 2; // shares of the certainty: for what changes by place in the order of play, and for what each place wins
export const SURE = 0.05;
/** Each interval is so wide that all of a comparison hold together; those of all places share one. */
export const ALPHA = SURE / (MEASURES.length + ORDERS + COURSE.length);

/** What whoever decides second wins, third and so on. Of two, the other one wins what whoever starts does not. */
export const placesOf = (seats: number): Measure[] =>
  seats < 3
    ? []
    : Array.from({ length: seats - 1 }, (_, n) => ({ id: 'place', share: true, small: 0.01, place: n + 2 }));
export const QUICK = { tunedFor: 10_000, fewest: 1_000, most: 100_000 };
const WHOLE = 1 - 1e-9;
const SIMPLE = KINDS.indexOf('simple');

/** The numbers of one game, by measure. */
export function numbersOf(game: Game, better: number): number[] {
  const decisions = Math.max(1, game.decisions);
  return [
    game.payoffs[game.first]!,
    Math.max(...game.payoffs) > WHOLE ? 0 : 1,
    better,
    game.turns,
    game.decisions,
    game.legal / decisions,
    game.forced / decisions,
    Math.max(...game.last.map((last) => 1 - last / decisions)),
  ];
}

/** Sums over games: of numbers and their squares. */
export interface Sum {
  total: number;
  squares: number;
}
const zero = (): Sum => ({ total: 0, squares: 0 });
const add = (sum: Sum, x: number): void => {
  sum.total += x;
  sum.squares += x * x;
};

/** Games of the printed setting and of the changed one (the same deals), or of the printed one alone. */
export interface Tally {
  games: number;
  /** [setting][measure], and the differences to the printed setting. */
  of: Sum[][];
  differences: Sum[];
  /** [setting][place in the order of play]: what it won. */
  order: Sum[][];
  /** [place]: the differences to the printed setting, where both have as many seats. */
  moved: Sum[];
  /** [setting]: how many games had so many turns. */
  lengths: Map<number, number>[];
}

export function emptyTally(settings: number, seats: number): Tally {
  const sums = (count: number) => Array.from({ length: count }, zero);
  return {
    games: 0,
    of: Array.from({ length: settings }, () => sums(MEASURES.length)),
    differences: sums(MEASURES.length),
    order: Array.from({ length: settings }, () => sums(seats)),
    moved: sums(seats),
    lengths: Array.from({ length: settings }, () => new Map<number, number>()),
  };
}

/** What is counted: games of one kind of player only, and whether it is asked what a better player wins. */
export interface Only {
  kind: Kind | 'by-print';
  better: boolean;
}

/** Games first .. first + count - 1 of every setting: a tally for each kind of player. */
export function surveyed(settings: Surveyor[], first: number, count: number, only?: Only): Tally[] {
  const { seats } = settings[0]!;
  const kinds = only ? [only.kind === 'by-print' ? BY_PRINT : KINDS.indexOf(only.kind)] : KINDS.map((_, kind) => kind);
  const tallies = kinds.map(() => emptyTally(settings.length, seats));
  // there is nothing to notice in the printed game
  const reads = settings.map(({ given }) => (only?.kind === 'by-print' && given.variant ? BY_PRINT : SIMPLE));
  for (let index = first; index < first + count; index++) {
    const better = settings.map((setting, s) => (only?.better === false ? 0 : setting.better(index, reads[s])));
    tallies.forEach((tally, n) => {
      const by = (s: number) => Array.from({ length: seats }, () => (kinds[n] === BY_PRINT ? reads[s]! : kinds[n]!));
      counted(
        tally,
        settings.map((setting, s) => setting.play(index, by(s))),
        better,
      );
    });
  }
  return tallies;
}

/** One more deal, played in every setting. */
function counted(tally: Tally, games: Game[], better: number[]): void {
  const rows = games.map((game, s) => numbersOf(game, better[s]!));
  const orders = games.map(({ payoffs, first }) =>
    payoffs.map((_, place) => payoffs[(first + place) % payoffs.length]!),
  );
  games.forEach((game, s) => {
    rows[s]!.forEach((x, m) => add(tally.of[s]![m]!, x));
    orders[s]!.forEach((x, place) => add(tally.order[s]![place]!, x));
    const lengths = tally.lengths[s]!;
    lengths.set(game.turns, (lengths.get(game.turns) ?? 0) + 1);
  });
  if (rows[1]) rows[1].forEach((x, m) => add(tally.differences[m]!, x - rows[0]![m]!));
  if (orders[1]) orders[1].forEach((x, place) => add(tally.moved[place]!, x - orders[0]![place]!));
  tally.games++;
}

/** The sums of both. */
export function merged(one: Tally, other: Tally): Tally {
  const both = (a: Sum[], b: Sum[]) =>
    a.map(({ total, squares }, i) => ({ total: total + b[i]!.total, squares: squares + b[i]!.squares }));
  return {
    games: one.games + other.games,
    of: one.of.map((row, s) => both(row, other.of[s]!)),
    differences: both(one.differences, other.differences),
    order: one.order.map((row, s) => both(row, other.order[s]!)),
    moved: both(one.moved, other.moved),
    lengths: one.lengths.map((counts, s) => {
      const sum = new Map(counts);
      for (const [turns, games] of other.lengths[s]!) sum.set(turns, (sum.get(turns) ?? 0) + games);
      return sum;
    }),
  };
}

/** Half the width of the interval round a mean of `count` numbers, right at all times at once: `running_half_width` of lab/sequential.py. */
export function halfWidth(count: number, sd: number, alpha: number, tunedFor: number): number {
  if (count < 2) return Infinity;
  const wanted = -2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1);
  const rho = wanted / tunedFor;
  const grown = count * rho + 1;
  return sd * Math.sqrt((grown / (count * count * rho)) * Math.log(grown / (alpha * alpha)));
}

/** What happened in none of so many games may happen in up to this part of all games: `unseen` of lab/measures.py. No interval is
 *  narrower. */
export const unseen = (count: number, alpha: number): number => (count ? Math.log(2 / alpha) / count : Infinity);

/** The same from sums; `scale`: how far a game may be from the others, about. */
function halfOf(sum: Sum, games: number, alpha: number, scale: number): number {
  return Math.max(halfWidth(games, spread(sum, games), alpha, QUICK.tunedFor), scale * unseen(games, alpha));
}

/** A mean and the half of its interval. */
export interface Figure {
  value: number;
  half: number;
}

const spread = ({ total, squares }: Sum, games: number): number =>
  Math.sqrt(Math.max(0, squares / games - (total / games) ** 2));

/** What one bar shows. `claims`: so many figures of a kind stand beside each other; `share`: it is one, of all games. */
export function figure(sum: Sum, games: number, claims: number, share = true): Figure {
  if (!games) return { value: 0, half: Infinity };
  const value = sum.total / games;
  return { value, half: halfOf(sum, games, SURE / claims, share ? 1 : value) };
}

export type Verdict = 'more' | 'less' | 'same' | 'open';
/** One measure under the printed game and the changed one; `low` and `high` are of the difference. */
export interface Change {
  measure: Measure;
  before: number;
  after: number;
  low: number;
  high: number;
  verdict: Verdict;
}

/** A difference that is surely too small to matter is none, even if it surely is not nought. */
export function change(measure: Measure, before: number, after: number, centre: number, half: number): Change {
  const small = measure.share ? measure.small : measure.small * Math.max(before, 1e-9);
  let verdict: Verdict = 'open';
  if (Math.abs(centre) + half <= small) verdict = 'same';
  else if (centre - half > 0) verdict = 'more';
  else if (centre + half < 0) verdict = 'less';
  return { measure, before, after, low: centre - half, high: centre + half, verdict };
}

/** What is compared: each measure, then each place but the first, with its sums and its share of the certainty. */
function compared({ of, differences, order, moved }: Tally) {
  const later = placesOf(moved.length);
  return [
    ...MEASURES.map((measure, m) => ({ measure, by: of.map((row) => row[m]!), sum: differences[m]!, alpha: ALPHA })),
    ...later.map((measure, n) => ({
      measure,
      by: order.map((row) => row[n + 1]!),
      sum: moved[n + 1]!,
      alpha: ALPHA / later.length,
    })),
  ];
}

/** Every measure of a comparison, and every place but the first; nothing is settled before `fewest` games. */
export function changes(tally: Tally): Change[] {
  const { games } = tally;
  return compared(tally).map(({ measure, by, sum, alpha }) => {
    const [before, after] = by.map(({ total }) => total / games) as [number, number];
    const half = games < QUICK.fewest ? Infinity : halfOf(sum, games, alpha, measure.share ? 1 : before);
    return change(measure, before, after, sum.total / games, half);
  });
}

/** How many games it takes, by what is known now, until every difference is settled; at most `most`. */
export function gamesWanted(tally: Tally): number {
  const { games } = tally;
  if (games < 2) return QUICK.fewest;
  let wanted: number = QUICK.fewest;
  for (const { measure, by, sum, alpha } of compared(tally)) {
    const [centre, sd, before] = [sum.total / games, spread(sum, games), by[0]!.total / games];
    while (wanted < QUICK.most) {
      const least = (measure.share ? 1 : before) * unseen(wanted, alpha);
      const half = Math.max(least, halfWidth(wanted, sd, alpha, QUICK.tunedFor));
      if (change(measure, before, before + centre, centre, half).verdict !== 'open') break;
      wanted *= 1.1;
    }
  }
  return Math.min(QUICK.most, Math.ceil(wanted));
}

const NEAR_EVEN = 0.03; // a place that surely wins as much as this more or less than an even share is no advantage

/** What whoever decides at this place (from 1) wins, against an even share: `Place` of lab/places.py. */
export interface Place {
  number: number;
  before: number | null;
  after: number;
  low: number;
  high: number;
  even: number;
  verdict: 'more' | 'less' | 'even' | 'open';
}

/** What each place in the order of play wins in the changed game, or in the printed one where that is alone. */
export function standing({ games, order }: Tally): Place[] {
  const own = order.at(-1)!;
  const even = own.reduce((all, { total }) => all + total, 0) / games / own.length;
  return own.map((sum, n) => {
    const after = sum.total / games;
    const half = games < QUICK.fewest ? Infinity : halfOf(sum, games, ALPHA / own.length, 1);
    const [low, high] = [Math.max(0, after - half), Math.min(1, after + half)];
    const near = Math.abs(after - even) + half <= NEAR_EVEN;
    const verdict = near ? 'even' : low > even ? 'more' : high < even ? 'less' : 'open';
    const before = order.length > 1 ? order[0]![n]!.total / games : null;
    return { number: n + 1, before, after, low, high, even, verdict };
  });
}

/** The best place and the worst, each only if it surely is better or worse than even; of two, the best says it all. */
export function ends(order: Place[]): [best: Place | null, worst: Place | null] {
  const by = (sign: number) => order.reduce((one, other) => (sign * other.after > sign * one.after ? other : one));
  const [best, worst] = [by(1), by(-1)];
  return [best.verdict === 'more' ? best : null, worst.verdict === 'less' && order.length > 2 ? worst : null];
}

export const isSettled = (tally: Tally): boolean =>
  tally.games >= QUICK.fewest && changes(tally).every(({ verdict }) => verdict !== 'open');

/** Of games alone, without anything to compare with: enough when every place in the order of play is known to two points. */
export const isKnown = (tally: Tally): boolean =>
  tally.games >= QUICK.fewest &&
  tally.order[0]!.every((sum) => figure(sum, tally.games, tally.order[0]!.length).half < 0.02);
