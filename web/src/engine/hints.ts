// What a strong player would do here, for somebody who asks.
import { bestOf, Searcher, settingsOf } from './bots';
import type { Rules } from './game';
import type { Machine } from './module';
import type { Table } from './table';

const HINT = { rounds: 3000, seconds: 1.5, explore: 1 }; // as on a server: more exploring than a player does
const HINT_MOVES = 5;

/** What a move should win (1 is a victory), with its standard error. */
export interface HintedMove {
  move: string;
  chance: number;
  error: number;
}

/** The best moves of the seat that decides, as far as that seat can know; in slices as a bot's thinking. */
export function* hints(
  rules: Rules,
  machine: Machine,
  table: Table,
  now: () => number,
  seed: bigint,
): Generator<number, HintedMove[]> {
  const like = settingsOf(rules.levels.expert!);
  const settings = {
    ...like,
    ...HINT,
    explore: Math.max(HINT.explore, like.explore),
    widen: 0,
    widest: rules.size.actions,
    bias: 0,
    caution: 0,
  };
  const searcher = new Searcher(rules, machine.module, settings);
  searcher.begin(seed);
  const known = (yield* searcher.estimates(table, now)).filter(({ tried }) => tried);
  if (!known.length) {
    // one legal move beside giving up: it is worth what the table is worth
    const only = table.actions.find((action) => action !== rules.gives_up)!;
    return [{ move: table.name(only), chance: searcher.chances(table.seats)[table.actor]!, error: 0 }];
  }
  const first = bestOf(known).action;
  known.sort(
    (a, b) => Number(b.action === first) - Number(a.action === first) || b.mean - a.mean || a.action - b.action,
  );
  return known
    .slice(0, HINT_MOVES)
    .map(({ action, mean, error }) => ({ move: table.name(action), chance: mean, error }));
}
