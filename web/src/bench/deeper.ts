// What takes play-outs: how games go, what a searching player wins; what a card is worth is in worth.ts. Each is a row of numbers for each
// game.
import { KINDS as BOTS, player, type Player, choose } from '../engine/bots';
import type { Machine } from '../engine/module';
import { Table } from '../engine/table';
import { sha256 } from '../state/seal';
import type { Surveyor } from './survey';

export type Job = 'course' | 'search' | 'worth';
/** A play-out's number is one of 32 bits in a module, and a game has 2^24 of them. */
export const MOST_GAMES = 120;
const [POINTS, PLAYOUTS] = [20, 48]; // lab/traces.py: moments of a game, and play-outs at each
const WHOLE = 1 - 1e-9;
const SIMPLE = 1;
/** Play-outs that a game has. */
export const GAME = 1 << 24;

// ---- how games go

/** One game between hand-written players: the least chance that its winner had, its drama, and what a seat wins on average; without a
 *  single winner the first is 1 and the second 0. */
export function courseOf(table: Surveyor, index: number): [least: number, drama: number, even: number] {
  const moves = table.moves(index);
  const { payoffs } = table.play(
    index,
    Array.from({ length: table.seats }, () => SIMPLE),
  );
  const chances: number[][] = [];
  table.deal(index);
  moves.forEach((action, number) => {
    while (chances.length < POINTS && Math.floor((chances.length * moves.length) / POINTS) === number)
      chances.push(table.playOuts(SIMPLE, index * GAME + chances.length * PLAYOUTS, PLAYOUTS));
    table.step(action);
  });
  const even = payoffs.reduce((all, one) => all + one, 0) / payoffs.length;
  if (Math.max(...payoffs) <= WHOLE) return [1, 0, even];
  const winner = payoffs.indexOf(Math.max(...payoffs));
  const gaps = chances.map((row) => Math.max(...row) - row[winner]!).filter((gap) => gap > 0);
  const drama = gaps.reduce((all, gap) => all + Math.sqrt(gap), 0) / Math.max(1, gaps.length);
  return [Math.min(...chances.map((row) => row[winner]!)), drama, even];
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
