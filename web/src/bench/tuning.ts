// The search for balance, for one or two names: lab/tuning/ of the command line in the page. The same settings, deals, rounds and figures;
// only spaces that need a sample are left to the command line.
import type { Sum } from './figures';
import { MEASURES } from './figures';
import { together } from './normal';
import { shownAs, type Spot, type Value } from './entries';

export const MOST_SETTINGS = 240; // all of them are tried
export const FEWEST = 100; // games of each of the best few
const FIRST_GAMES = 200; // of every setting
const GROWTH = 4; // so many times the games in the next round, for one in so many settings
const FINALISTS = 6; // settings of the last round
export const BEST = 3; // of these, that are told
const [SURE, LENIENT] = [-1.5, 2]; // standard errors that are forgiven; below 0: a wish must be met by so many
const FRESH_SEED = 0x5eed; // the last games are of another seed

/** A measure (its place in MEASURES) that shall lie from `low` to `high`. */
export interface Wish {
  measure: number;
  low: number;
  high: number;
}

/** How far a value is from what is wished, in scales: half of what is wished for, or what nobody need care about if that is more. */
export function missedBy({ measure, low, high }: Wish, value: number, slack = 0): number {
  const { share, small } = MEASURES[measure]!;
  const middle = Number.isFinite(high) ? high : low;
  const least = share ? small : small * Math.max(middle, 1);
  const scale = Math.max(least, Number.isFinite(high) ? (high - low) / 2 : 0);
  return Math.max(0, Math.max(low - value, value - high) - slack) / scale;
}

/** A name that is varied; `now` is the place of what stands there among its values. */
export interface Knob {
  path: string;
  values: Value[];
  now: number;
}
/** The place of the value of each name. */
export type Setting = readonly number[];

const number = (value: Value): number | null => {
  if (Array.isArray(value) && value.length && value.every((one) => typeof one === 'number'))
    return Math.floor(value.reduce<number>((all, one) => all + (one as number), 0) / value.length);
  return typeof value === 'number' ? value : null;
};

/** From the smaller number to the larger in steps, or all words, with what stands there now among them, where it belongs. */
export function knobOf(spot: Spot, now: Value, low: number, high: number, step: number): Knob {
  const many = spot.limits[2]!;
  const wide = (value: number | string): Value => (many ? Array.from({ length: many }, () => value) : value);
  const range = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  const values = (onlyWords(spot) ? spot.words : range).map(wide);
  if (!values.some((value) => shownAs(value) === shownAs(now))) values.push(now);
  if (values.every((value) => number(value) !== null)) values.sort((a, b) => number(a)! - number(b)!);
  return { path: spot.path, values, now: values.findIndex((value) => shownAs(value) === shownAs(now)) };
}
/** The values of a curve, evenly spread where there are many: the printed one and the one that stands there are among them. A list has one
 *  number at every place. */
export function curveValues(spot: Spot, now: Value, most: number): Value[] {
  const [low, high, many] = spot.limits as [number, number, number];
  const wide = (value: number | string): Value => (many ? Array.from({ length: many }, () => value) : value);
  const steps = Math.min(most - 1, high - low);
  const spread = Array.from({ length: steps + 1 }, (_, i) => Math.round(low + (i * (high - low)) / Math.max(1, steps)));
  const values = [...(onlyWords(spot) ? spot.words : spread).map(wide), spot.printed, now];
  const different = values.filter((value, at) => values.findIndex((one) => shownAs(one) === shownAs(value)) === at);
  const order = (value: Value) => number(value) ?? 1e9; // words come last
  return different.sort((a, b) => order(a) - order(b));
}

export const onlyWords = (spot: Spot): boolean => spot.limits[0]! > spot.limits[1]!;

export class Space {
  constructor(readonly knobs: Knob[]) {}

  get size(): number {
    return this.knobs.reduce((all, { values }) => all * values.length, 1);
  }
  get now(): Setting {
    return this.knobs.map(({ now }) => now);
  }
  all(): Setting[] {
    return this.knobs.reduce<number[][]>(
      (found, { values }) => found.flatMap((own) => values.map((_, place) => [...own, place])),
      [[]],
    );
  }
  /** How much changes: the parts of the ranges, and a little for every name that changes at all. */
  change(setting: Setting): number {
    const parts = this.knobs.map(({ values, now }, i) => Math.abs(setting[i]! - now) / Math.max(1, values.length - 1));
    return parts.reduce((all, part) => all + part, 0) + 0.1 * parts.filter((part) => part > 0).length;
  }
  /** What changes: by name, then and now. */
  differing(setting: Setting): { path: string; then: Value; now: Value }[] {
    return this.knobs.flatMap(({ path, values, now }, i) =>
      setting[i] === now ? [] : [{ path, then: values[setting[i]!]!, now: values[now]! }],
    );
  }
}

/** Games of one setting so far. */
export interface GamesPlayed {
  games: number;
  sums: Sum[];
}
const mean = ({ games, sums }: GamesPlayed, measure: number): number => sums[measure]!.total / games;
function error(of: GamesPlayed, measure: number): number {
  const spread = Math.max(0, of.sums[measure]!.squares / of.games - mean(of, measure) ** 2);
  return Math.sqrt(spread / of.games);
}

export type Answer = 'yes' | 'no' | 'perhaps';
/** One wish as a setting meets it: surely, surely not, or perhaps. */
export interface Granted {
  wish: Wish;
  value: number;
  low: number;
  high: number;
  answer: Answer;
}
export interface Found {
  setting: Setting;
  change: number;
  granted: Granted[];
  games: number;
  /** The same by players that have not noticed the variant; none: they were not asked. */
  byPrint: Granted[];
}
export interface Tuned {
  best: Found[];
  now: Found;
}
/** Work for whoever searches: every setting has at least so many games afterwards; fresh ones are counted by themselves. */
export interface Wanted {
  settings: Setting[];
  games: number;
  seed: number;
  fresh: boolean;
  /** Games between players that have not noticed the variant. */
  unnoticed: boolean;
}
/** What was played, in the order of the settings that were wanted. */
type Heard = GamesPlayed[];

const missed = (of: GamesPlayed, wishes: Wish[], forgiving: number): number =>
  wishes.reduce((all, wish) => all + missedBy(wish, mean(of, wish.measure), forgiving * error(of, wish.measure)), 0);
const rounded = (x: number): number => Math.round(1e6 * x) / 1e6;

interface Known {
  setting: Setting;
  played: GamesPlayed;
}
const before = (a: Setting, b: Setting): number => {
  const at = a.findIndex((place, i) => place !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};
export function ranked(space: Space, wishes: Wish[], known: Known[], forgiving: number): Known[] {
  const far = new Map(known.map((one) => [one, rounded(missed(one.played, wishes, forgiving))]));
  return [...known].sort(
    (a, b) =>
      far.get(a)! - far.get(b)! || space.change(a.setting) - space.change(b.setting) || before(a.setting, b.setting),
  );
}
/** Those who go on: half by what is nearly sure, half with chance forgiven. */
function kept(space: Space, wishes: Wish[], known: Known[], count: number): Known[] {
  const [strict, forgiving] = [SURE, LENIENT].map((slack) => ranked(space, wishes, known, slack));
  return [...new Set(strict!.flatMap((one, i) => [one, forgiving![i]!]))].slice(0, count);
}

/** The best few settings, each measured with so many fresh games: `tune` of lab/tuning/search.py. `allowed` are the settings that the rules
 *  do not refuse. `asked`: can players with printed numbers play this setting, and is there anything to notice? It asks for games and is told
 *  what came of them. */
export function* search(
  space: Space,
  allowed: Setting[],
  wishes: Wish[],
  games: number,
  seed: number,
  asked: (setting: Setting) => boolean,
): Generator<Wanted, Tuned, Heard> {
  const play = function* (settings: Setting[], games: number): Generator<Wanted, Known[], Heard> {
    const heard = yield { settings, games, seed, fresh: false, unnoticed: false };
    return settings.map((setting, i) => ({ setting, played: heard[i]! }));
  };
  let count = Math.min(games, FIRST_GAMES);
  let known = yield* play(allowed, count);
  while (count < games) {
    count = Math.min(games, count * GROWTH);
    const on = kept(space, wishes, known, Math.max(FINALISTS, Math.ceil(known.length / GROWTH)));
    known = yield* play(
      on.map(({ setting }) => setting),
      count,
    );
  }
  const last = ranked(space, wishes, known, SURE)
    .slice(0, BEST)
    .map(({ setting }) => setting);
  const settings = last.some((one) => !before(one, space.now)) ? last : [...last, space.now];
  const anew = { games, seed: seed ^ FRESH_SEED, fresh: true };
  const heard = yield { ...anew, settings, unnoticed: false };
  const told = settings.map((setting, i) => found(space, wishes, setting, heard[i]!));
  const others = told.filter(({ setting }) => asked(setting));
  if (others.length) {
    const theirs = yield { ...anew, settings: others.map(({ setting }) => setting), unnoticed: true };
    others.forEach((one, i) => (one.byPrint = found(space, wishes, one.setting, theirs[i]!).granted));
  }
  return {
    best: told.slice(0, last.length).sort(nearer),
    now: told.find(({ setting }) => !before(setting, space.now))!,
  };
}

/** Wishes of which players that read the variant and players with printed numbers say different things, both surely. */
export const disagreements = ({ granted, byPrint }: Found): Granted[] =>
  byPrint.filter(({ answer }, i) => [answer, granted[i]!.answer].sort().join() === 'no,yes');

/** How far a setting is from all wishes, by its figures as they are. */
export const farOf = ({ granted }: Found): number =>
  granted.reduce((all, { wish, value }) => all + missedBy(wish, value), 0);
const nearer = (a: Found, b: Found): number =>
  rounded(farOf(a)) - rounded(farOf(b)) || a.change - b.change || before(a.setting, b.setting);

/** One setting with its figures. All intervals of what is told hold together. */
export function found(space: Space, wishes: Wish[], setting: Setting, played: GamesPlayed): Found {
  const wide = together(wishes.length * (BEST + 1));
  const granted = wishes.map((wish): Granted => {
    const value = mean(played, wish.measure);
    const half = wide * Math.max(error(played, wish.measure), 0.5 / played.games);
    const most = MEASURES[wish.measure]!.share ? 1 : Infinity;
    const [low, high] = [Math.max(0, value - half), Math.min(most, value + half)];
    const inside = wish.low <= low && high <= wish.high;
    const outside = high < wish.low || low > wish.high;
    return { wish, value, low, high, answer: inside ? 'yes' : outside ? 'no' : 'perhaps' };
  });
  return { setting, change: space.change(setting), granted, games: played.games, byPrint: [] };
}

/** About how many games a search plays, for whoever waits. */
export function planned(settings: number, games: number): number {
  let count = Math.min(games, FIRST_GAMES);
  let [width, total] = [settings, settings * count];
  while (count < games) {
    const next = Math.min(games, count * GROWTH);
    width = Math.max(Math.min(FINALISTS, width), Math.ceil(width / GROWTH));
    total += width * (next - count);
    count = next;
  }
  return total + (2 * Math.min(BEST, settings) + 1) * games;
}
