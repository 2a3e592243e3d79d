import type { Cards } from './cards';

// The printed cards, as a view tells them.
const ENDS: Record<string, [string, string]> = {
  B1: ['Snowball Attack', 'Dodge'],
  B2: ['Snowball Attack', 'Upgrade'],
  B3: ['Restock', 'Dodge'],
  A4: ['Sneak Attack', 'Dodge'],
  E3: ['Barrage', 'Snatch and Run'],
  N: ['No Effect', 'No Effect'],
};

export const printed: Cards = Object.fromEntries(
  Object.entries(ENDS).map(([kind, acts]) => [
    kind,
    {
      acts,
      level: 1,
      points: 1,
      copies: 2,
      set: 'basic',
      twin: 0,
    },
  ]),
);
