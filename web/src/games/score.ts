// The end of a game as a table: for every seat its place and what counted.
import type { SentView } from '../wire';
import { frameOf } from './frames';

export interface Row {
  seat: number;
  won: boolean;
  place: number;
  cells: string[];
}
export interface Score {
  heads: string[];
  rows: Row[];
}

export function score(game: string, view: SentView, payoff: number[]): Score {
  const frame = frameOf(game);
  const order = payoff.map((share, seat) => ({
    seat,
    share,
    ...(frame?.score(view, seat) ?? { cells: [], worth: 0 }),
  }));
  order.sort((a, b) => b.share - a.share || b.worth - a.worth);
  const rows = order.map(({ seat, share, worth, cells }): Row => {
    const better = order.filter(
      (other) => other.share > share || (other.share === share && other.worth > worth),
    ).length;
    return { seat, won: share > 0, place: better + 1, cells };
  });
  return { heads: frame?.heads() ?? [], rows };
}
