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

/** A step's view for a scene: with all cards open if it brings the seats' views. */
export function sceneView(view: Record<string, unknown>): Record<string, unknown> {
  const { seat_views: seats, ...own } = view;
  return Array.isArray(seats) ? (opened(own, seats) as Record<string, unknown>) : own;
}
