// How much of a game's rules has come to this page, for those on a slow line.
const parts = $state<Record<string, { done: number; all: number }>>({});

export function heard(slug: string, done: number, all: number): void {
  parts[slug] = { done, all };
}

/** In bytes; null: nothing has come yet, or it is not known how much there is. */
export const fetched = (slug: string): { done: number; all: number } | null => parts[slug] ?? null;
