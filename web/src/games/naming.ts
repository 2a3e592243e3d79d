// What people call the kinds that only a variant has.

/** What a variant calls a kind of its own ("cards.spare-1"), as arguments of the kind's sentences. Other kinds take none of it. */
export function naming(view: { names?: Record<string, string> }, kind: string): { name: string; named: boolean } {
  const name = view.names?.[kind] ?? '';
  return { name, named: name !== '' };
}
