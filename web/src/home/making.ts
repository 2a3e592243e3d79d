// Making a table and sitting down at it.
import { api } from '../state/api';
import { alone } from '../state/alone';
import { games, levelAt, usualSeats } from '../state/games.svelte';
import { addKeys } from '../state/keys.svelte';
import { go } from '../state/router.svelte';
import { salt } from '../state/seal';
import { settings } from '../state/settings.svelte';
import { keep } from '../state/store';
import type { Clock, GameInfo, SeatPlan } from '../wire';

export type Mode = 'bots' | 'screen' | 'invite';

/** Who sits beside you when you name nobody. */
export const NAMES = ['Ida', 'Otto', 'Ada', 'Emil', 'Lea', 'Max', 'Zoe', 'Ole', 'Eva', 'Kai', 'Ute', 'Leo'];

export interface TableRequest {
  game: GameInfo;
  mode: Mode;
  seats?: SeatPlan[];
  options?: Record<string, boolean | number | string>;
  clock?: Clock;
  listed?: boolean;
  /** May players ask for hints? Null: only where nobody plays against another person. */
  hints?: boolean | null;
}

/** Names that fit anybody, for whoever has not said theirs yet. */
const ANYBODY = ['Robin', 'Kim', 'Luca', 'Noa', 'Toni', 'Alex', 'Charlie', 'Jo'];

export function myName(): string {
  settings.name = settings.name.trim() || ANYBODY[Math.floor(Math.random() * ANYBODY.length)]!;
  return settings.name;
}

/** The seats of a table if nobody says otherwise. */
export function usualPlans(game: GameInfo, mode: Mode, count = usualSeats(game)): SeatPlan[] {
  const others = NAMES.filter((name) => name.toLowerCase() !== myName().toLowerCase());
  return Array.from({ length: count }, (_, i): SeatPlan => {
    if (i === 0) return { kind: 'me', name: myName() };
    if (mode === 'bots') return { kind: 'bot', name: others[i - 1]!, level: levelAt(game.slug) };
    return mode === 'screen' ? { kind: 'guest', name: others[i - 1]! } : { kind: 'open' };
  });
}

/** The name of the table; its page is opened. */
export async function makeTable(request: TableRequest): Promise<string> {
  const seats = (request.seats ?? usualPlans(request.game, request.mode)).map((seat) =>
    seat.kind === 'me' || seat.kind === 'guest' ? { ...seat, salt: salt() } : seat,
  );
  const asked = {
    game: request.game.slug,
    seats,
    options: request.options ?? {},
    clock: request.clock ?? {},
    listed: request.listed ?? false,
    lot: true,
    hints: request.hints ?? null,
  };
  const level = games()?.levels.find((one) => one.default)?.name ?? '';
  const ours = !seats.some((seat) => seat.kind === 'open') && (alone || settings.where === 'here'); // nobody has to find it elsewhere
  const made = ours ? await api.makeHere(asked, level) : await api.make(asked);
  addKeys(made.table, made.seats);
  if (made.invite) keep(`snowyard.invite.${made.table}`, made.invite);
  go(`#/table/${made.table}`);
  return made.table;
}
