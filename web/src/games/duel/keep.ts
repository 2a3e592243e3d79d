// The last choice of the draft: two cards are named in rising order (DUEL-07), but a person picks them in any order.

export interface Picked {
  /** The place in the hand of the card that is picked and waits for another. */
  picked: number | null;
  /** The card to name now, */
  first: number | null;
  /** and the one to name after it. */
  last: number | null;
}

/** Press a card when another is picked already, or none: pressed again it is picked no more, a second one makes two. */
export function pick(picked: number | null, place: number): Picked {
  if (picked === place) return { picked: null, first: null, last: null };
  if (picked === null) return { picked: place, first: null, last: place || null };
  return { picked, first: Math.min(picked, place), last: Math.max(picked, place) };
}

/** The cards that may be named while one is picked, so that it can be named after them; the first of the hand only by itself. */
export const lower = (picked: number): number[] => (picked ? Array.from({ length: picked }, (_, place) => place) : [0]);
