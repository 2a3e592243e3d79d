// What takes play-outs: how games go, what a searching player wins; what a card is worth is in worth.ts. Each is a row of numbers for each
// game.
import { KINDS as BOTS, player, type Player, choose } from '../engine/bots';
import { below, key } from '../engine/dice';
import type { Machine } from '../engine/module';
import { members, Table } from '../engine/table';
import { sha256 } from '../state/seal';
import type { Surveyor } from './survey';

export type Job = 'course' | 'kings' | 'search' | 'worth';
/** A play-out's number is one of 32 bits in a module, and a game has 2^24 of them. */
export const MOST_GAMES = 120;
const [POINTS, PLAYOUTS] = [20, 48]; // lab/traces.py: moments of a game, and play-outs at each
const [MOMENTS, TRIED, TRIES] = [6, 12, 8]; // moments at which other choices are tried, choices at each, play-outs of each in each half
const HOPELESS = 0.05; // a seat with no better choice than this cannot win any more
const MOMENTS_STREAM = 0x7f4a7c15n;
const WHOLE = 1 - 1e-9;
const SIMPLE = 1;
/** Play-outs that a game has. */
export const GAME = 1 << 24;

// ---- how games go

/** One game between hand-written players: the least chance that its winner had, its drama, what a seat wins on average, and whether
 *  there is a single winner (else the first two say nothing). */
export function courseOf(table: Surveyor, index: number): [least: number, drama: number, even: number, clear: number] {
  const moves = table.moves(index);
  const { payoffs } = table.play(
    index,
    Array.from({ length: table.seats }, () => SIMPLE),
  );
  const even = payoffs.reduce((all, one) => all + one, 0) / payoffs.length;
  if (Math.max(...payoffs) <= WHOLE) return [1, 0, even, 0];
  const chances: number[][] = [];
  table.deal(index);
  moves.forEach((action, number) => {
    while (chances.length < POINTS && Math.floor((chances.length * moves.length) / POINTS) === number)
      chances.push(table.playOuts(SIMPLE, index * GAME + chances.length * PLAYOUTS, PLAYOUTS));
    table.step(action);
  });
  const winner = payoffs.indexOf(Math.max(...payoffs));
  const gaps = chances.map((row) => Math.max(...row) - row[winner]!).filter((gap) => gap > 0);
  const drama = gaps.reduce((all, gap) => all + Math.sqrt(gap), 0) / Math.max(1, gaps.length);
  return [Math.min(...chances.map((row) => row[winner]!)), drama, even, 1];
}

/** Decisions of one game at which other choices were tried; how many of them were of seats who can hardly win, and how far those move
 *  another's chance, all together. `traced` of lab/traces.py. */
export function kingsOf(table: Surveyor, index: number): [tried: number, hopeless: number, shift: number] {
  const moves = table.moves(index);
  const luck = new Uint32Array(4);
  key(luck, table.seed ^ MOMENTS_STREAM, BigInt(index));
  const cuts = Array.from({ length: MOMENTS + 1 }, (_, n) => Math.floor((n * moves.length) / MOMENTS));
  const wanted = cuts.slice(1).map((high, n) => cuts[n]! + below(luck, Math.max(1, high - cuts[n]!)));
  let [moment, tried, hopeless, shift] = [0, 0, 0, 0];
  table.deal(index);
  moves.forEach((action, number) => {
    if (moment < MOMENTS && number >= cuts[moment + 1]!) moment++;
    const won = moment < MOMENTS && number >= wanted[moment]! ? triedOut(table, index, moment, luck) : null;
    if (won) {
      const seat = table.cell('actor');
      tried++;
      if (Math.max(...won.map((halves) => (halves[0]![seat]! + halves[1]![seat]!) / 2)) <= HOPELESS) {
        hopeless++;
        shift += shiftOf(won, seat);
      }
      moment++;
    }
    table.step(action);
  });
  return [tried, hopeless, shift];
}

/** What the legal moves come to here, at most TRIED of them, as [choice][half][seat]; null where there is no choice. */
function triedOut(table: Surveyor, index: number, moment: number, luck: Uint32Array): number[][][] | null {
  table.legal();
  let legal = members(table.mask);
  if (legal.length < 2) return null;
  if (legal.length > TRIED) {
    const chosen = Array.from({ length: TRIED }, () => legal.splice(below(luck, legal.length), 1)[0]!);
    legal = chosen.sort((a, b) => a - b);
  }
  const first = (half: number) => index * GAME + (1 << 23) + (2 * moment + half) * TRIES;
  return legal.map((action) => [0, 1].map((half) => table.playOuts(SIMPLE, first(half), TRIES, action)));
}

/** How far the two most different choices of a seat move another's chance: chosen by one half of the play-outs, measured by the other. */
function shiftOf(won: number[][][], seat: number): number {
  const gaps = [0, 1].map((half) => {
    const of = (choice: number, other: number, h: number) => won[choice]![h]![other]!;
    const most = (other: number, sign: number) =>
      won.reduce((best, _, n) => (sign * of(n, other, half) > sign * of(best, other, half) ? n : best), 0);
    const reach = won[0]![half]!.map((_, other) =>
      other === seat ? -1 : of(most(other, 1), other, half) - of(most(other, -1), other, half),
    );
    const other = reach.indexOf(Math.max(...reach));
    return of(most(other, 1), other, 1 - half) - of(most(other, -1), other, 1 - half);
  });
  return (gaps[0]! + gaps[1]!) / 2;
}

// ---- what a searching player wins

/** A player's seed for a deal: `luck_for` of lab/seated.py. */
const luckFor = (seed: bigint, number: number, kind: string, copy: number): bigint =>
  BigInt(`0x${sha256(new TextEncoder().encode(`${seed} ${number} ${kind} ${copy}`)).slice(0, 14)}`);

/** What one searching player (or team) wins among hand-written ones in this deal, over all places it can have. */
export function searchOf(
  table: Surveyor,
  machine: Machine,
  index: number,
  level: string,
  company: Map<string, Player>,
): number {
  const sides = table.sides();
  const count = Math.max(...sides) + 1;
  let won = 0;
  for (let side = 0; side < count; side++) {
    const kinds = sides.map((own) => (own === side ? level : BOTS[SIMPLE]!));
    const seated = kinds.map((kind, seat) => {
      const copy = kinds.slice(0, seat).filter((other) => other === kind).length;
      const name = `${kind} ${copy}`;
      if (!company.has(name)) company.set(name, player(kind, table.rules, machine.module));
      const one = company.get(name)!;
      one.begin(luckFor(table.seed, index, kind, copy));
      return one;
    });
    const game = Table.deal(table.rules, machine, table.given, table.seed, BigInt(index));
    while (!game.over) game.step(choose(seated[game.actor]!, game));
    const own = game.payoff.filter((_, seat) => sides[seat] === side);
    won += own.reduce((all, one) => all + one, 0) / own.length;
  }
  return won / count;
}
