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
    | 'comebacks'
    | 'drama'
    | 'search';
  share: boolean;
  small: number;
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
];
const COURSE_OF_COMPARE = 3; // `lab compare` looks at one more: decisions of who can hardly win
export const SURE = 0.05;
/** Each interval is so wide that all of a comparison hold together. */
export const ALPHA = SURE / (MEASURES.length + COURSE_OF_COMPARE);
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
  games.forEach((game, s) => {
    rows[s]!.forEach((x, m) => add(tally.of[s]![m]!, x));
    const seats = game.payoffs.length;
    tally.order[s]!.forEach((sum, place) => add(sum, game.payoffs[(game.first + place) % seats]!));
    const lengths = tally.lengths[s]!;
    lengths.set(game.turns, (lengths.get(game.turns) ?? 0) + 1);
  });
  if (rows[1]) rows[1].forEach((x, m) => add(tally.differences[m]!, x - rows[0]![m]!));
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

/** A mean and the half of its interval. */
export interface Figure {
  value: number;
  half: number;
}

const spread = ({ total, squares }: Sum, games: number): number =>
  Math.sqrt(Math.max(0, squares / games - (total / games) ** 2));

/** What one bar shows. `claims`: so many figures of a kind stand beside each other. */
export function figure(sum: Sum, games: number, claims: number): Figure {
  if (!games) return { value: 0, half: Infinity };
  return { value: sum.total / games, half: halfWidth(games, spread(sum, games), SURE / claims, QUICK.tunedFor) };
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

/** Every measure of a comparison; nothing is settled before `fewest` games. */
export function changes(tally: Tally): Change[] {
  const { games, of, differences } = tally;
  return MEASURES.map((measure, m) => {
    const sum = differences[m]!;
    const half = games < QUICK.fewest ? Infinity : halfWidth(games, spread(sum, games), ALPHA, QUICK.tunedFor);
    return change(measure, of[0]![m]!.total / games, of[1]![m]!.total / games, sum.total / games, half);
  });
}

/** How many games it takes, by what is known now, until every difference is settled; at most `most`. */
export function gamesWanted(tally: Tally): number {
  const { games, differences, of } = tally;
  if (games < 2) return QUICK.fewest;
  let wanted: number = QUICK.fewest;
  MEASURES.forEach((measure, m) => {
    const centre = differences[m]!.total / games;
    const sd = spread(differences[m]!, games);
    const before = of[0]![m]!.total / games;
    while (wanted < QUICK.most) {
      const half = halfWidth(wanted, sd, ALPHA, QUICK.tunedFor);
      if (change(measure, before, before + centre, centre, half).verdict !== 'open') break;
      wanted *= 1.1;
    }
  });
  return Math.min(QUICK.most, Math.ceil(wanted));
}

export const isSettled = (tally: Tally): boolean =>
  tally.games >= QUICK.fewest && changes(tally).every(({ verdict }) => verdict !== 'open');

/** Of games alone, without anything to compare with: enough when every place in the order of play is known to two points. */
export const isKnown = (tally: Tally): boolean =>
  tally.games >= QUICK.fewest &&
  tally.order[0]!.every((sum) => figure(sum, tally.games, tally.order[0]!.length).half < 0.02);
