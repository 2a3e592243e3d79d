// All cards open: what everybody saw, with every gap filled from the seats that could see it.
import type { SentView } from '../wire';

/** Has it fields? */
function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fills what is null in a value of a view from the same value of other views of the same table. */
function opened(value: unknown, seats: unknown[]): unknown {
  if (value === null) return seats.find((other) => other !== null && other !== undefined) ?? null;
  if (Array.isArray(value)) {
    const alike = seats.filter((other): other is unknown[] => Array.isArray(other) && other.length === value.length);
    return value.map((item, i) =>
      opened(
        item,
        alike.map((other) => other[i]),
      ),
    );
  }
  return isTree(value) ? openedTree(value, seats.filter(isTree)) : value;
}

function openedTree(view: Record<string, unknown>, seats: Record<string, unknown>[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(view).map(([key, value]) => [
      key,
      opened(
        value,
        seats.map((other) => other[key]),
      ),
    ]),
  );
}

/** A step's view for a scene: with all cards open if the seats' views came with it. What belongs to a player is taken from that
 * player's own view; a hand that is told outside of `players` goes there. */
export function sceneView(view: SentView, seats: SentView[]): SentView {
  if (!seats.length) return view;
  const players = Array.isArray(view.players)
    ? {
        players: view.players.map((player: unknown, seat) =>
          isTree(player) ? { ...player, ...ownOf(seats[seat], seat) } : player,
        ),
      }
    : {};
  return openedTree({ ...view, ...players }, seats);
}

/** What a seat sees of itself. */
function ownOf(view: SentView | undefined, seat: number): Record<string, unknown> {
  const own: unknown = Array.isArray(view?.players) ? view.players[seat] : undefined;
  return { ...(isTree(own) ? own : {}), ...(Array.isArray(view?.hand) ? { hand: view.hand } : {}) };
}
