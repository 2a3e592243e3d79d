// What a move cost, found by rounds that did not choose what it is compared with: players/verdict.py in the page, number for number.
import { clock, deskAt, luckOf, placesOf, room, Searcher, settingsOf, type Settings } from './bots';
import { key, next32 } from './dice';
import type { Rules } from './game';
import { Instance } from './module';
import type { Table } from './table';

const THINKS_LIKE = 'expert';
const WARM = 100;
const FIRST = 200;
const PART = 8; // one of so many pairs: the measure of further trees
const [GROWS, COUNTS] = [6, 6]; // such parts that grow a witness before any count, and that count at most
const FREE = 2;
const SOLO = 200; // rounds that say what a good move is worth
const MARGIN = 0.02; // what is less is no mistake
const [LIKELY, SURE] = [1.0, 2.0]; // standard errors by which it must be more for witnesses to be asked: in the end, and at once
const WITNESSES = 2; // further trees that decide
const CLEAR = 3.0; // standard errors by which it must be more for a witness to be clear
const DOUBT = 1.0; // standard errors by which the mean of witnesses must be more, if the first is not clear
const ENOUGH = 2.0; // standard errors by which a move that is not looked at any longer must be less than SMALL
const SMALL = 0.04; // what is less may go unmarked
const DECISIONS = 200; // of a game; of more than so many, each gets fewer rounds
const OLDEST = 4; // in a game of few decisions the tree that states a cost grows so many times as long, at most
const LOOKS_ALIKE = 4; // redeals that are asked whether others see the difference
const SLICE = 8; // milliseconds after which somebody else may have a turn

/** A decision: the move made, what the machine would have played, what both should win (1 is a victory) by fresh rounds, the cost and
 *  its standard error. */
export interface Verdict {
  played: number;
  best: number;
  worth_played: number;
  worth_best: number;
  cost: number;
  error: number;
  pairs: number;
  hidden: boolean;
  is_mistake: boolean;
}

/** Of one decision: rounds that propose, pairs at most that decide, pairs that state a cost, and how many times as long as a witness
 *  the tree that states it grows. */
export type Budget = [propose: number, pairs: number, state: number, older: number];

/** Of every game alike. */
export const USUAL: Budget = [4000, 3200, 1200, 1];

/** So many times as many, one of so many; never none. */
const times = ([propose, pairs, state, older]: Budget, factor: number, of = 1): Budget => {
  const scaled = (many: number): number => Math.max(1, Math.floor((many * factor) / of));
  return [scaled(propose), scaled(pairs), scaled(state), older];
};

/** In a game of so many decisions: each of many gets less, unless so many rounds are to propose; few have time for older trees. */
export function sharedBy(budget: Budget, decisions: number, rounds = 0): Budget {
  const [factor, of] = rounds ? [rounds, budget[0]] : [DECISIONS, Math.max(decisions, DECISIONS)];
  const [propose, pairs, state] = times(budget, factor, of);
  return [propose, pairs, state, Math.min(OLDEST, Math.max(1, Math.floor(DECISIONS / Math.max(1, decisions))))];
}

/** Pairs of rounds added up. */
class Tally {
  pairs = 0;
  played = 0;
  best = 0;
  squares = 0;

  add(played: number, best: number): void {
    this.pairs++;
    this.played += played;
    this.best += best;
    this.squares += (best - played) * (best - played);
  }
  join({ pairs, played, best, squares }: Tally): void {
    this.pairs += pairs;
    this.played += played;
    this.best += best;
    this.squares += squares;
  }
  get cost(): number {
    return (this.best - this.played) / this.pairs;
  }
  get error(): number {
    const spread = Math.max(this.squares / this.pairs - this.cost * this.cost, 0.25 / this.pairs);
    return Math.sqrt(spread / this.pairs);
  }
  /** Is the cost more than MARGIN by so many standard errors? */
  exceeds(errors: number): boolean {
    return this.cost - errors * this.error > MARGIN;
  }
  /** Is the cost surely less? */
  fallsShort(of: number): boolean {
    return this.cost + ENOUGH * this.error < of;
  }
}

const word = (luck: Uint32Array): bigint => {
  const high = BigInt(next32(luck)) << 32n;
  return high | BigInt(next32(luck));
};

/** Evaluates decisions of one game, each from a seed of its own and without memory of the others. */
export class Evaluator {
  readonly #proposer: Searcher;
  readonly #comparer: Comparer;
  readonly #part: number;
  readonly #grows: number;

  constructor(
    rules: Rules,
    module: WebAssembly.Module,
    readonly budget: Budget = USUAL,
  ) {
    const like = { ...settingsOf(rules.levels[THINKS_LIKE]!), seconds: 0 };
    const [propose, pairs, state, older] = budget;
    this.#part = Math.max(1, Math.floor(pairs / PART));
    this.#grows = GROWS * this.#part * older;
    const most = Math.max((GROWS + COUNTS) * this.#part, this.#grows + state);
    this.#proposer = new Searcher(rules, module, { ...like, rounds: propose });
    this.#comparer = new Comparer(rules, module, { ...like, rounds: 2 * (WARM + most) });
  }

  /** The decision `number` of the game of this seed; in slices. */
  *evaluate(table: Table, action: number, seed: bigint, number: number): Generator<number, Verdict> {
    const luck = new Uint32Array(4);
    key(luck, seed, BigInt(number));
    this.#proposer.begin(word(luck));
    const best = yield* this.#proposer.thinking(table);
    return yield* this.#compare(table, action, best, word(luck));
  }

  *#compare(table: Table, played: number, best: number, seed: bigint): Generator<number, Verdict> {
    const pairing = this.#comparer;
    pairing.begin(table, played, best, seed);
    if (best === played) {
      const worth = yield* pairing.alone(SOLO);
      return {
        played,
        best,
        worth_played: worth,
        worth_best: worth,
        cost: 0,
        error: 0,
        pairs: 0,
        hidden: false,
        is_mistake: false,
      };
    }
    const [, most, state] = this.budget;
    yield* pairing.add(new Tally(), WARM);
    let [tally, mistake] = [yield* this.#heard(FIRST, most, SURE, SMALL), false];
    if (tally.exceeds(LIKELY)) [tally, mistake] = yield* this.#witnessed(table, played, best, seed);
    if (mistake) {
      yield* this.#grow(table, played, best, seed, WITNESSES + 1, this.#grows);
      tally = new Tally();
      yield* pairing.add(tally, state);
    }
    const { pairs, cost, error } = tally;
    return {
      played,
      best,
      worth_played: tally.played / pairs,
      worth_best: tally.best / pairs,
      cost,
      error,
      pairs,
      hidden: pairing.hidden,
      is_mistake: mistake,
    };
  }

  /** Pairs of the tree that is there, until the cost is more than MARGIN by so many errors, or surely less than `low`. */
  *#heard(first: number, most: number, sure: number, low: number): Generator<number, Tally> {
    const tally = new Tally();
    for (let until = Math.min(first, most); ; until = Math.min(2 * until, most)) {
      yield* this.#comparer.add(tally, until - tally.pairs);
      if (tally.exceeds(sure) || tally.fallsShort(low) || until >= most) return tally;
    }
  }

  /** A further tree, grown by so many pairs. */
  *#grow(
    table: Table,
    played: number,
    best: number,
    seed: bigint,
    number: number,
    pairs: number,
  ): Generator<number, void> {
    this.#comparer.begin(table, played, best, (seed + BigInt(number)) % (1n << 64n));
    yield* this.#comparer.add(new Tally(), WARM + pairs);
  }

  /** The pairs of the witnesses, and whether it is a mistake by them. */
  *#witnessed(table: Table, played: number, best: number, seed: bigint): Generator<number, [Tally, boolean]> {
    const both = new Tally();
    let [cost, squares] = [0, 0];
    for (let number = 1; number <= WITNESSES; number++) {
      yield* this.#grow(table, played, best, seed, number, GROWS * this.#part);
      const told = yield* this.#heard(this.#part, COUNTS * this.#part, CLEAR, MARGIN);
      both.join(told);
      if (told.fallsShort(MARGIN) || (number === 1 && told.exceeds(CLEAR))) return [both, told.exceeds(CLEAR)];
      cost += told.cost / WITNESSES;
      squares += told.error * told.error;
    }
    return [both, cost - (DOUBT * Math.sqrt(squares)) / WITNESSES > MARGIN];
  }
}

/** A tree in which a round can be made to begin with a certain move. */
class Comparer {
  hidden = false;
  readonly #instance: Instance;
  readonly #at: Record<string, number> = {};
  readonly #nodes: number;
  readonly #edges: number;
  readonly #args: number[];
  #luck = luckOf(0n);
  #dealt = new Uint32Array(4);
  #paired = new Uint32Array(4);
  #root: Uint8Array = new Uint8Array();
  #seed = 0n;
  #count = 0;
  #seat = 0;
  #node = 0;
  #first = 0;
  #size = 0;
  #edgeOf = new Map<number, number>();
  #played = 0;
  #best = 0;

  constructor(
    readonly rules: Rules,
    module: WebAssembly.Module,
    readonly settings: Settings,
  ) {
    const { size, slug } = rules;
    this.#nodes = room(settings);
    this.#edges = Math.max(this.#nodes * settings.edges_a_node, size.actions);
    const made = (this.#instance = new Instance(slug, module));
    const at = (this.#at = placesOf(made, rules, this.#nodes, this.#edges));
    this.#args = deskAt(at, this.#nodes, this.#edges);
  }

  #i32(name: string, cells: number): Int32Array {
    return new Int32Array(this.#instance.buffer, this.#at[name], cells);
  }

  begin(table: Table, played: number, best: number, seed: bigint): void {
    this.#i32('node_at', 2 * this.#nodes).fill(-1);
    this.#instance.bytes(this.#at.used!, 16).fill(0);
    [this.#seed, this.#count, this.#seat] = [seed, 0, table.actor];
    key(this.#luck, seed, 0n);
    this.#root = table.redealt(this.#seat, BigInt(this.#luck[0]!)).quiet();
    this.hidden = played !== best && this.#alike(table, played, best);
    this.#round(this.#luck); // makes the node of the root
    const node = (this.#node = this.#rootNode());
    this.#first = this.#i32('first', this.#nodes)[node]!;
    this.#size = this.#i32('size', this.#nodes)[node]!;
    const actions = this.#i32('action', this.#edges).subarray(this.#first, this.#first + this.#size);
    this.#edgeOf = new Map();
    for (const move of [played, best]) {
      if (!actions.includes(move)) {
        // left out, where a node holds only some of the moves: in place of a late one
        let late = this.#size - 1;
        while (actions[late] === played || actions[late] === best) late--;
        actions[late] = move;
      }
      this.#edgeOf.set(move, this.#first + actions.indexOf(move));
    }
    [this.#played, this.#best] = [played, best];
  }

  #rootNode(): number {
    const seen = this.#keyOf(this.#root, this.#seat);
    const keys = new BigUint64Array(this.#instance.buffer, this.#at.keys, 2 * this.#nodes);
    const nodeAt = this.#i32('node_at', 2 * this.#nodes);
    const last = 2 * this.#nodes - 1;
    let slot = Number(seen & BigInt(last));
    while (nodeAt[slot]! >= 0 && keys[slot] !== seen) slot = (slot + 1) & last;
    return nodeAt[slot]!;
  }

  #keyOf(quiet: Uint8Array, seat: number): bigint {
    this.#instance.bytes(this.#at.quiet!, quiet.length).set(quiet);
    return BigInt.asUintN(64, BigInt(this.#instance.call('key_of', this.#at.quiet!, seat)));
  }

  /** Is there a seat that could not tell which of the two moves was made? */
  #alike(table: Table, played: number, best: number): boolean {
    for (let n = 0; n < LOOKS_ALIKE; n++) {
      const start = table.redealt(this.#seat, BigInt(this.#luck[1]!) + BigInt(n));
      const [one, other] = [played, best].map((move) => {
        const after = start.copy();
        after.step(move);
        return after.quiet();
      });
      for (let seat = 0; seat < table.seats; seat++)
        if (seat !== this.#seat && this.#keyOf(one!, seat) === this.#keyOf(other!, seat)) return true;
    }
    return false;
  }

  #round(luck: Uint32Array): void {
    const [instance, at, s] = [this.#instance, this.#at, this.settings];
    instance.bytes(at.root!, this.#root.length).set(this.#root);
    new Uint32Array(instance.buffer, at.luck, 4).set(luck);
    instance.call('search', ...this.#args, this.#seat, 1, s.explore, s.guided, s.widen, s.widest, s.bias, s.horizon, 0);
    luck.set(new Uint32Array(instance.buffer, at.luck, 4));
  }

  #next(): void {
    this.#count++;
    key(this.#dealt, this.#seed, BigInt(this.#count));
  }

  /** What the seat wins in a round that begins with this move; its dice are those of this pair. */
  #forced(move: number): number {
    this.#paired.set(this.#dealt);
    const node = this.#node;
    this.#i32('first', this.#nodes)[node] = this.#edgeOf.get(move)!;
    this.#i32('size', this.#nodes)[node] = 1;
    this.#round(this.#paired);
    this.#i32('first', this.#nodes)[node] = this.#first;
    this.#i32('size', this.#nodes)[node] = this.#size;
    return new Float64Array(this.#instance.buffer, this.#at.payoff, this.rules.size.seats)[this.#seat]!;
  }

  *add(tally: Tally, pairs: number): Generator<number, void> {
    let looked = clock();
    for (let n = 0; n < pairs; n++) {
      if (this.hidden) for (let free = 0; free < FREE; free++) this.#round(this.#luck);
      this.#next();
      const played = this.#forced(this.#played);
      tally.add(played, this.#forced(this.#best));
      if (n % 16 === 15 && clock() - looked >= SLICE) {
        yield n;
        looked = clock();
      }
    }
  }

  *alone(rounds: number): Generator<number, number> {
    let won = 0;
    for (let n = 0; n < rounds; n++) {
      this.#next();
      won += this.#forced(this.#played);
    }
    yield rounds;
    return won / rounds;
  }
}
