// A whole game looked at afterwards: match/analysis.py in the page, number for number. Every move is looked at by itself, so moves may
// be shared among workers; `assembled` puts together what they found.
import { KINDS } from './bots';
import { Instance } from './module';
import type { Match } from './match';
import type { Table } from './table';
import { Evaluator, sharedBy, USUAL, type Budget, type Verdict } from './verdict';

export const UNITS = 27720; // of a victory: a share among up to twelve winners is a whole number of them, so sums are exact
const BATCHES = 10; // play-outs are added up in so many parts; how these differ says how far the sums can be trusted
const [PLAYOUTS, FEWEST, MOST] = [40_000, 100, 1000]; // in all, and for each table
const LUCKY = 0.1; // great luck changes somebody's chance by so much

/** What seats win, in whole UNITS: a row for each batch. */
type Whole = number[][];

/** How a table stands after a move, and how it stood when the move was decided and nothing rolled yet. `before`: as before it. */
export interface Standing {
  number: number;
  then: Whole | 'before';
  meant: Whole | 'before' | 'then';
  by_chance: boolean;
}

/** One move: who, what, how it changed each seat's chances by play and by luck; `verdict`: what the decision was worth, null where there
 *  was nothing to decide or it is not known yet. */
export interface Turning {
  number: number;
  seat: number;
  move: string;
  chances: number[];
  play: number[];
  luck: number[];
  luck_error: number;
  by_chance: boolean;
  verdict: Verdict | null;
  better: string;
}

/** start + luck + own + others = result; `whole`: the same as whole numbers of `unit`. */
export interface Account {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  luck_error: number;
  own_error: number;
  others_error: number;
  whole: number[];
  unit: number;
}

export interface Review {
  game: string;
  names: string[];
  before: number[];
  playouts: number;
  moves: Turning[];
  ledger: Account[];
  over: boolean;
}

/** The moves that there are beside giving up. */
const choices = (table: Table): number[] => table.actions.filter((action) => action !== table.rules.gives_up);

/** Does this move roll or draw anything? Then it takes from the generator. */
function rolls(table: Table, action: number): boolean {
  const trial = table.copy();
  trial.load([]);
  trial.rekey(1n, 1n);
  const generator = (): string => {
    const at = table.rules.places.generator![1];
    return trial.bytes.subarray(at, at + 16).join();
  };
  const before = generator();
  trial.step(action);
  return generator() !== before;
}

/** Rounds of each decision: fixed by the record alone, unless somebody names them. */
function budget(match: Match, rounds: number): Budget {
  const made = match.moves.filter((_, number) => choices(match.at(number)).length > 1).length;
  return sharedBy(USUAL, made, rounds);
}

function aBatch(match: Match, playouts: number): number {
  const wanted = playouts || Math.min(Math.max(Math.floor(PLAYOUTS / Math.max(1, match.moves.length)), FEWEST), MOST);
  return Math.max(1, Math.floor(wanted / BATCHES));
}

/** Looks at single moves of a game; in slices. */
export class Reviewer {
  readonly luck: bigint;
  readonly aBatch: number;
  readonly #evaluator: Evaluator;
  readonly #values: Values;

  constructor(
    readonly match: Match,
    playouts = 0,
    rounds = 0,
  ) {
    this.luck = new DataView(match.seed.buffer, match.seed.byteOffset).getBigUint64(0, true) >> 2n;
    this.aBatch = aBatch(match, playouts);
    this.#evaluator = new Evaluator(match.rules, match.machine.module, budget(match, rounds));
    this.#values = new Values(match);
  }

  value(number: number, action = -1): Whole {
    return this.#values.of(this.match.at(number), action, this.aBatch, this.luck);
  }

  standing(number: number): Standing {
    const table = this.match.at(number - 1);
    const { action } = this.match.moves[number - 1]!;
    const forced = table.actions.length === 1;
    const by_chance = rolls(table, action);
    const then = forced && !by_chance ? 'before' : this.value(number);
    const meant = !by_chance ? 'then' : forced ? 'before' : this.value(number - 1, action);
    return { number, then, meant, by_chance };
  }

  *verdict(number: number): Generator<number, Verdict | null> {
    const table = this.match.at(number - 1);
    const { action } = this.match.moves[number - 1]!;
    const moves = choices(table);
    if (moves.length < 2 || !moves.includes(action)) return null;
    return yield* this.#evaluator.evaluate(table, action, this.luck, number);
  }
}

/** Play-outs from a true table. */
class Values {
  readonly #instance: Instance;
  readonly #at: Record<string, number> = {};

  constructor(readonly match: Match) {
    const { size, slug } = match.rules;
    this.#instance = new Instance(slug, match.machine.module);
    const sizes = {
      quiet: 2 * size.quiet,
      mask: 8 * size.mask_words,
      luck: 16,
      judges: size.seats,
      payoff: 8 * size.seats,
      won: 8 * size.seats,
      squares: 8 * size.seats,
    };
    for (const [name, bytes] of Object.entries(sizes)) this.#at[name] = this.#instance.take(bytes);
  }

  of(table: Table, action: number, rounds: number, seed: bigint): Whole {
    const parts = [...Array(BATCHES).keys()];
    if (table.over) return parts.map(() => table.payoff.map((won) => Math.round(won * UNITS) * rounds));
    const { seats } = table;
    const [instance, at] = [this.#instance, this.#at];
    return parts.map((part) => {
      const quiet = table.quiet();
      instance.bytes(at.quiet!, quiet.length).set(quiet);
      instance.bytes(at.judges!, seats).fill(KINDS.indexOf('simple'));
      for (const sums of ['won', 'squares'] as const) instance.bytes(at[sums]!, 8 * seats).fill(0);
      instance.call(
        'play_outs',
        at.quiet!,
        at.mask!,
        at.luck!,
        seed,
        part * rounds,
        rounds,
        action,
        seats,
        at.judges!,
        at.payoff!,
        at.won!,
        at.squares!,
      );
      return [...new Float64Array(instance.buffer, at.won, seats)].map((won) => Math.round(won * UNITS));
    });
  }
}

const zip = (one: Whole, other: Whole, by: (a: number, b: number) => number): Whole =>
  one.map((row, part) => row.map((n, seat) => by(n, other[part]![seat]!)));
const less = (one: Whole, other: Whole): Whole => zip(one, other, (a, b) => a - b);
const plus = (one: Whole, other: Whole): Whole => zip(one, other, (a, b) => a + b);
const totals = (sums: Whole): number[] => sums[0]!.map((_, seat) => sums.reduce((all, row) => all + row[seat]!, 0));
const share = (sums: Whole, scale: number): number[] => totals(sums).map((n) => n / scale);

/** The standard errors of these shares, by how much the batches differ. */
function errors(sums: Whole, scale: number): number[] {
  return totals(sums).map((total, seat) => {
    const squares = sums.reduce((all, row) => all + row[seat]! * row[seat]!, 0);
    const spread = (BATCHES * squares - total * total) / (BATCHES - 1);
    return Math.sqrt(Math.max(spread, 0)) / scale;
  });
}

/** What was found, put together as far as the standings reach; the ledger when they reach the end. */
export function assembled(
  facts: {
    game: string;
    names: string[];
    moves: { seat: number; name: string }[];
    nameOf: (action: number) => string;
    over: boolean;
  },
  aBatch: number,
  start: Whole,
  standings: Map<number, Standing>,
  verdicts: Map<number, Verdict | null>,
): Review {
  const scale = UNITS * aBatch * BATCHES;
  const nothing = start.map((row) => row.map(() => 0));
  let [known, luck, own] = [start, nothing, nothing];
  const moves: Turning[] = [];
  for (const [i, { seat, name }] of facts.moves.entries()) {
    const found = standings.get(i + 1);
    if (!found) break;
    const then = found.then === 'before' ? known : found.then;
    const meant = found.meant === 'before' ? known : found.meant === 'then' ? then : found.meant;
    const [lucky, played] = [less(then, meant), less(meant, known)];
    luck = plus(luck, lucky);
    own = own.map((row, part) => row.map((n, s) => (s === seat ? n + played[part]![s]! : n)));
    const verdict = verdicts.get(i + 1) ?? null;
    moves.push({
      number: i + 1,
      seat,
      move: name,
      chances: share(then, scale),
      play: share(played, scale),
      luck: share(lucky, scale),
      luck_error: Math.max(...errors(lucky, scale)),
      by_chance: found.by_chance,
      verdict,
      better: verdict && verdict.best !== verdict.played ? facts.nameOf(verdict.best) : '',
    });
    known = then;
  }
  const { game, names, over } = facts;
  const whole = moves.length === facts.moves.length;
  return {
    game,
    names,
    before: share(start, scale),
    playouts: aBatch * BATCHES,
    moves,
    ledger: whole ? accounts(start, luck, own, known, scale) : [],
    over,
  };
}

function accounts(start: Whole, luck: Whole, own: Whole, end: Whole, scale: number): Account[] {
  const others = less(less(less(end, start), luck), own);
  const parts = [start, luck, own, others, end];
  const sums = parts.map(totals);
  const doubts = parts.map((part) => errors(part, scale));
  return start[0]!.map((_, seat) => ({
    start: sums[0]![seat]! / scale,
    luck: sums[1]![seat]! / scale,
    own: sums[2]![seat]! / scale,
    others: sums[3]![seat]! / scale,
    result: sums[4]![seat]! / scale,
    luck_error: doubts[1]![seat]!,
    own_error: doubts[2]![seat]!,
    others_error: doubts[3]![seat]!,
    whole: sums.map((part) => part[seat]!),
    unit: scale,
  }));
}

/** The five numbers in hundredths, rounded so that they still add up. */
export function points({ whole, unit }: Account): number[] {
  let reached = 0;
  const sums = whole.slice(0, 4).map((part) => Math.floor((200 * (reached += part) + unit) / (2 * unit)));
  return [sums[0]!, sums[1]! - sums[0]!, sums[2]! - sums[1]!, sums[3]! - sums[2]!, sums[3]!];
}

/** Did dice or draws change somebody's chance by very much? */
export const isLucky = (move: Turning): boolean =>
  move.by_chance && Math.max(...move.luck.map(Math.abs)) >= Math.max(LUCKY, 2 * move.luck_error);

/** Whom the dice and draws of a move helped most. */
export const luckySeat = (move: Turning): number => move.luck.indexOf(Math.max(...move.luck));

/** A whole game at once, for tests. */
export function reviewed(match: Match, playouts = 0, rounds = 0): Review {
  const reviewer = new Reviewer(match, playouts, rounds);
  const standings = new Map<number, Standing>();
  const verdicts = new Map<number, Verdict | null>();
  for (const [i] of match.moves.entries()) {
    standings.set(i + 1, reviewer.standing(i + 1));
    const thinking = reviewer.verdict(i + 1);
    for (let slice = thinking.next(); ; slice = thinking.next())
      if (slice.done) {
        verdicts.set(i + 1, slice.value);
        break;
      }
  }
  return assembled(factsOf(match), reviewer.aBatch, reviewer.value(0), standings, verdicts);
}

export const factsOf = (match: Match) => {
  const name = (action: number): string => match.table.name(action);
  return {
    game: match.rules.slug,
    names: match.names,
    moves: match.moves.map(({ seat, action }) => ({ seat, name: name(action) })),
    nameOf: name,
    over: match.table.over,
  };
};
