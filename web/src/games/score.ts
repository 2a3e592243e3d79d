// The end of a game as a table: for every seat its place and what counted.
import type { Texts } from '../texts/en';

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

interface Player {
  rank?: number;
  hit_points?: number;
  hits?: number;
  score?: number;
  lanes_won?: number;
  out?: boolean;
}
interface View {
  game: string;
  players?: Player[];
  teams?: { seats: number[]; total: number }[];
  kids?: { team: number; gone: boolean }[];
}

export function score(view: unknown, payoff: number[], words: Texts['scoreWords']): Score {
  const { game, players = [], teams = [], kids = [] } = view as View;
  const column: Record<string, [string, (p: Player) => string]> = {
    forts: [words.hit_points, (p) => (p.out ? words.out : String(p.hit_points))],
    splat: [words.hits, (p) => (p.out ? words.out : String(p.hits))],
    duel: [words.score, (p) => String(p.score)],
    lanes: [words.lanes, (p) => String(p.lanes_won)],
  };
  const order = payoff.map((share, seat) => ({ seat, share, value: worth(players[seat], teams, seat) }));
  order.sort((a, b) => b.share - a.share || b.value - a.value);
  const rows = order.map(({ seat, share, value }): Row => {
    const better = order.filter((other) => other.share > share || (other.share === share && other.value > value)).length;
    const own = column[game];
    const team = teams.findIndex((t) => t.seats.includes(seat));
    const cells = own ? [own[1](players[seat] ?? {})] : team >= 0 ? [String(teams[team]!.total), String(kids.filter((k) => k.team === team && !k.gone).length)] : [];
    return { seat, won: share > 0, place: better + 1, cells };
  });
  const own = column[game];
  return { heads: own ? [own[0]] : teams.length ? [words.total, words.kids] : [], rows };
}

/** What a seat that did not win is ordered by. */
function worth(player: Player | undefined, teams: { seats: number[]; total: number }[], seat: number): number {
  if (player?.rank) return -player.rank;
  return player?.score ?? player?.lanes_won ?? teams.find((t) => t.seats.includes(seat))?.total ?? 0;
}
