// All cards open: what everybody saw, with every gap filled from the seats that could see it.

/** Fills what is null in a view from other views of the same table. */
export function opened(view: unknown, seats: unknown[]): unknown {
  if (view === null) return seats.find((other) => other !== null && other !== undefined) ?? null;
  if (Array.isArray(view)) {
    const alike = seats.filter((other): other is unknown[] => Array.isArray(other) && other.length === view.length);
    return view.map((item, i) => opened(item, alike.map((other) => other[i])));
  }
  if (typeof view === 'object') {
    const others = seats.filter((other): other is Record<string, unknown> => typeof other === 'object' && other !== null);
    return Object.fromEntries(Object.entries(view as object).map(([key, value]) => [key, opened(value, others.map((other) => other[key]))]));
  }
  return view;
}

type Tree = Record<string, unknown>;

/** A step's view for a scene: with all cards open if it brings the seats' views. What belongs to a player is taken from
 * that player's own view; a hand that is told outside of `players` goes there. */
export function sceneView(view: Tree): Tree {
  const { seat_views: given, ...own } = view;
  if (!Array.isArray(given)) return own;
  const seats = given as Tree[];
  if (Array.isArray(own.players)) {
    own.players = own.players.map((player: Tree, seat) => ({
      ...player,
      ...((seats[seat]?.players as Tree[] | undefined)?.[seat] ?? {}),
      ...(Array.isArray(seats[seat]?.hand) ? { hand: seats[seat].hand } : {}),
    }));
  }
  return opened(own, seats) as Tree;
}
