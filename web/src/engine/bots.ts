// Bots: random, the hand-written player, and the levels for people, which search. players/ in the browser: for the same seed and the
// same number of rounds each chooses what it chooses in Python. Nobody is given more than the deciding seat may know.
import { below, key, next32 } from './dice';
import type { Level, Rules } from './game';
import { Instance } from './module';
import type { Network } from './network';
import { listing, nearest, Refusal, repr } from './refusal';
import type { Table } from './table';

export const KINDS = ['random', 'simple'];
const ROUNDS_A_LOOK = 32; // rounds between two looks at the clock
const SLICE = 4; // milliseconds after which somebody else may have a turn
const [FEWEST_NODES, MOST_NODES] = [1 << 10, 1 << 17];
export const clock = (): number => performance.now();

/** Decides for any seat of one game. `thinking` goes on a little at every step, yields the rounds made so far, and ends with the
 *  action; whoever asks no more has stopped it. */
export interface Player {
  /** A new game: forget everything, start the luck anew. */
  begin(seed: bigint): void;
  thinking(table: Table, now?: () => number): Generator<number, number>;
}

/** Random, simple and the levels of the game are kinds; others are refused. */
export function checkKind(kind: string, rules: Rules): void {
  const names = [...KINDS, ...Object.keys(rules.levels)];
  if (!names.includes(kind))
    throw new Refusal('bot', `there is no bot ${repr(kind)}; there are ${listing(names)}.${nearest(kind, names)}`);
}

/** A player of this kind. `network`: the game's, for a level that has learned. */
export function player(kind: string, rules: Rules, module: WebAssembly.Module, network: Network | null = null): Player {
  checkKind(kind, rules);
  if (KINDS.includes(kind)) return new Bot(KINDS.indexOf(kind));
  const level = rules.levels[kind]!;
  const careful = level.rounds ? new Searcher(rules, module, settingsOf(level), network) : new Bot(1);
  return level.slips ? new Slipper(careful, level.slips) : careful;
}

/** To the end, without a pause. */
export function choose(of: Player, table: Table, now?: () => number): number {
  const thinking = of.thinking(table, now);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

export function luckOf(seed: bigint): Uint32Array {
  const luck = new Uint32Array(4);
  key(luck, seed, 0n);
  return luck;
}

class Bot implements Player {
  #luck = luckOf(0n);
  constructor(readonly number: number) {}

  begin(seed: bigint): void {
    this.#luck = luckOf(seed);
  }
  choose(table: Table): number {
    const own = table.redealt(table.actor, BigInt(next32(this.#luck)));
    return table.machine.choose(own.bytes, own.legal(), this.#luck, this.number);
  }
  // eslint-disable-next-line require-yield -- it needs no time
  *thinking(table: Table): Generator<number, number> {
    return this.choose(table);
  }
}

/** Makes any legal move but giving up in `slips` of a hundred decisions. */
class Slipper implements Player {
  #luck = luckOf(0n);
  constructor(
    readonly careful: Player,
    readonly slips: number,
  ) {}

  begin(seed: bigint): void {
    this.#luck = luckOf(seed);
    this.careful.begin(seed);
  }
  *thinking(table: Table, now?: () => number): Generator<number, number> {
    if (below(this.#luck, 100) >= this.slips) return yield* this.careful.thinking(table, now);
    const moves = table.actions.filter((action) => action !== table.rules.gives_up);
    return moves[below(this.#luck, moves.length)]!;
  }
}

export type Settings = Required<Omit<Level, 'slips'>>;
const PLAIN: Settings = {
  rounds: 0,
  seconds: 0,
  explore: 0.7,
  guided: 100,
  widen: 0,
  widest: 4096,
  bias: 0,
  horizon: 0,
  caution: 0,
  nodes: 0,
  edges_a_node: 12,
  learned: 0,
};

/** All settings of a search. */
export function settingsOf({ slips: _, ...given }: Partial<Level>): Settings {
  return { ...PLAIN, ...given };
}

/** Nodes of the memory: a power of two. */
export function room({ rounds, nodes }: Settings): number {
  const enough = rounds ? Math.min(Math.max(4 * rounds, FEWEST_NODES), MOST_NODES) : MOST_NODES;
  return 2 ** Math.ceil(Math.log2(nodes || enough));
}

/** One legal move: how often it was tried, the mean of what it won, and its standard error. */
export interface Estimate {
  action: number;
  tried: number;
  mean: number;
  error: number;
}

function estimate(action: number, tried: number, total: number): Estimate {
  if (tried === 0) return { action, tried, mean: 0, error: 1 };
  const mean = total / tried;
  return { action, tried, mean, error: Math.sqrt(Math.max(mean * (1 - mean), 0.25 / tried) / tried) };
}

/** The move that the search would rather play than others: the one it tried most often. */
export function bestOf(estimates: Estimate[]): Estimate {
  return estimates.reduce((best, one) =>
    one.tried > best.tried || (one.tried === best.tried && one.mean > best.mean) ? one : best,
  );
}

/** Of a tree, by the order in which `search` takes them (players/tree/memory.py): bytes of a cell, cells a node or an edge. */
export const TREE: [name: string, bytes: number, each: number, of: 'node' | 'edge'][] = [
  ['keys', 8, 2, 'node'],
  ['node_at', 4, 2, 'node'],
  ['first', 4, 1, 'node'],
  ['size', 4, 1, 'node'],
  ['visits', 4, 1, 'node'],
  ['action', 4, 1, 'edge'],
  ['tried', 4, 1, 'edge'],
  ['total', 8, 1, 'edge'],
];

/** Where a search has its table, its luck and its tree in the memory of an instance. */
export function placesOf(
  made: Instance,
  { size, network: told }: Rules,
  nodes: number,
  edges: number,
  network: Network | null = null,
): Record<string, number> {
  const sizes = {
    quiet: 2 * size.quiet,
    root: size.quiet,
    mask: 8 * size.mask_words,
    luck: 16,
    path: 12 * size.deepest,
    payoff: 8 * size.seats,
    won: 8 * size.seats,
    used: 16,
    weights: network?.weights.length ?? 0,
    biases: network?.biases.length ?? 0,
    cells: network ? 4 * told!.inputs : 0,
    units: network ? 4 * told!.units : 0,
    stands: 8 * size.seats,
  };
  const at: Record<string, number> = {};
  for (const [name, bytes] of Object.entries(sizes)) at[name] = made.take(bytes);
  for (const [name, bytes, each, of] of TREE) at[name] = made.take(bytes * each * (of === 'node' ? nodes : edges));
  if (network) for (const name of ['weights', 'biases'] as const) made.bytes(at[name]!, sizes[name]).set(network[name]);
  return at;
}

/** What `search` works with, as it takes it: scratch, the tree of so many nodes and edges, the network. */
export const deskAt = (at: Record<string, number>, nodes: number, edges: number): number[] => [
  ...['quiet', 'root', 'mask', 'luck', 'path', 'payoff', 'won'].map((name) => at[name]!),
  nodes,
  edges,
  ...[...TREE.map(([name]) => name), 'used', 'weights', 'biases', 'cells', 'units', 'stands'].map((name) => at[name]!),
];

/** Decides by search, in an instance of its own, in which the tree lies, too. */
export class Searcher implements Player {
  /** Of the last search. */
  rounds = 0;
  #luck = luckOf(0n);
  #simple = new Bot(1);
  #instance: Instance | null = null;
  #at: Record<string, number> = {};
  readonly #nodes: number;
  readonly #edges: number;

  constructor(
    readonly rules: Rules,
    readonly module: WebAssembly.Module,
    readonly settings: Settings,
    readonly network: Network | null = null,
  ) {
    if (settings.learned && !network)
      throw new Refusal('network', `the trained network of ${rules.slug} has not been fetched`);
    this.#nodes = room(settings);
    this.#edges = Math.max(this.#nodes * settings.edges_a_node, rules.size.actions);
  }

  begin(seed: bigint): void {
    this.#luck = luckOf(seed);
    if (this.#instance && !this.#instance.broken) this.#forget(this.#instance);
  }

  #ready(): Instance {
    if (this.#instance && !this.#instance.broken) return this.#instance;
    const made = new Instance(this.rules.slug, this.module);
    this.#at = placesOf(made, this.rules, this.#nodes, this.#edges, this.network);
    this.#forget(made);
    return (this.#instance = made);
  }

  #forget(instance: Instance): void {
    new Int32Array(instance.buffer, this.#at.node_at, 2 * this.#nodes).fill(-1);
    instance.bytes(this.#at.used!, 16).fill(0);
  }

  /** Search from a table; the tree of earlier moves is used again while there is room. */
  *#think(instance: Instance, root: Uint8Array, seat: number, now: () => number): Generator<number, void> {
    const [at, s] = [this.#at, this.settings];
    const [nodes, edges] = [...new BigInt64Array(instance.buffer, at.used, 2)].map(Number) as [number, number];
    if (nodes > 0.7 * this.#nodes || edges > 0.7 * this.#edges) this.#forget(instance);
    instance.bytes(at.won!, 8 * this.rules.size.seats).fill(0);
    const desk = deskAt(at, this.#nodes, this.#edges);
    const end = now() + 1000 * s.seconds;
    let [looked, made] = [now(), 0];
    for (;;) {
      const rounds = s.rounds ? Math.min(ROUNDS_A_LOOK, s.rounds - made) : ROUNDS_A_LOOK;
      instance.bytes(at.root!, root.length).set(root);
      new Uint32Array(instance.buffer, at.luck, 4).set(this.#luck);
      instance.call(
        'search',
        ...desk,
        seat,
        rounds,
        s.explore,
        s.guided,
        s.widen,
        s.widest,
        s.bias,
        s.horizon,
        s.learned,
      );
      this.#luck.set(new Uint32Array(instance.buffer, at.luck, 4));
      this.rounds = made += rounds;
      const time = now();
      if ((s.rounds > 0 && made >= s.rounds) || (s.seconds > 0 && time >= end)) return;
      if (time - looked >= SLICE) {
        yield made;
        looked = now();
      }
    }
  }

  /** What is known of the moves at the root. */
  #rootEdges(instance: Instance, root: Uint8Array, seat: number): Estimate[] {
    const at = this.#at;
    instance.bytes(at.quiet!, root.length).set(root);
    const seen = BigInt.asUintN(64, BigInt(instance.call('key_of', at.quiet!, seat)));
    const keys = new BigUint64Array(instance.buffer, at.keys, 2 * this.#nodes);
    const i32 = (name: string, cells: number) => new Int32Array(instance.buffer, at[name], cells);
    const nodeAt = i32('node_at', 2 * this.#nodes);
    const last = 2 * this.#nodes - 1;
    let slot = Number(seen & BigInt(last));
    while (nodeAt[slot]! >= 0 && keys[slot] !== seen) slot = (slot + 1) & last;
    const node = nodeAt[slot]!;
    if (node < 0) return [];
    const first = i32('first', this.#nodes)[node]!;
    const [action, tried] = [i32('action', this.#edges), i32('tried', this.#edges)];
    const total = new Float64Array(instance.buffer, at.total, this.#edges);
    const edges = Array.from({ length: i32('size', this.#nodes)[node]! }, (_, i) => first + i);
    return edges.map((e) => estimate(action[e]!, tried[e]!, total[e]!)).sort((a, b) => a.action - b.action);
  }

  /** The moves of the deciding seat that the search looked at and what they are worth; none if there is only one. */
  *estimates(table: Table, now: () => number = clock): Generator<number, Estimate[]> {
    const instance = this.#ready();
    const root = table.redealt(table.actor, BigInt(this.#luck[0]!)).quiet();
    yield* this.#think(instance, root, table.actor, now);
    return this.#rootEdges(instance, root, table.actor);
  }

  /** What each seat may expect to win, by the last search. */
  chances(seats: number): number[] {
    const won = new Float64Array(this.#ready().buffer, this.#at.won, seats);
    return Array.from(won, (n) => n / this.rounds);
  }

  *thinking(table: Table, now: () => number = clock): Generator<number, number> {
    const moves = table.actions.filter((action) => action !== table.rules.gives_up);
    if (moves.length === 1) return moves[0]!;
    const estimates = yield* this.estimates(table, now);
    const best = bestOf(estimates);
    return this.settings.caution ? this.#dared(table, best, estimates) : best.action;
  }

  /** The best move if it is surely enough better than the hand-written player's, else that one. */
  #dared(table: Table, best: Estimate, estimates: Estimate[]): number {
    this.#simple.begin(BigInt(this.#luck[0]!));
    const plain = this.#simple.choose(table);
    const known = estimates.find(({ action, tried }) => action === plain && tried > 0) ?? best;
    const doubt = this.settings.caution * Math.sqrt(best.error ** 2 + known.error ** 2);
    return best.mean - known.mean > doubt ? best.action : known.action;
  }
}
